#!/bin/sh
# Prints the Python that make builds the environment with: $1 if given, else the first
# one on this machine that is at least 3.11 and can make virtual environments.
set -u

fits='import sys; sys.exit(sys.version_info < (3, 11))'
complete='import ensurepip, venv'

if [ -n "${1:-}" ]; then candidates=$1; else candidates='python3 python3.14 python3.13 python3.12 python3.11 python'; fi

incomplete=
seen=
for candidate in $candidates; do
    command -v "$candidate" >/dev/null 2>&1 || continue
    version=$("$candidate" -c 'import platform; print(platform.python_version())' 2>/dev/null) || continue
    if ! "$candidate" -c "$fits" 2>/dev/null; then
        seen="${seen:+$seen,} $candidate is $version"
    elif ! "$candidate" -c "$complete" 2>/dev/null; then
        incomplete=$candidate
    else
        echo "$candidate"
        exit 0
    fi
done

if [ -n "$incomplete" ]; then
    echo "$incomplete cannot make virtual environments: install its venv package (Debian, Ubuntu: apt install python3-venv) and run make again." >&2
else
    echo "Python 3.11 or newer is needed (found:${seen:- none}); install one from https://www.python.org/downloads/ or name it: make lab PYTHON=/path/to/python3.12" >&2
fi
exit 1
