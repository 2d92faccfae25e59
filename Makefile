# Two commands do everything: `make lab` to learn and play, `make test` to check a change.
# Only make and Python 3.11 or newer are needed; `make help` lists the rest.

PYTHON ?=
VENV ?= .venv
OPEN ?= tutorials
LAB_OPTIONS ?=
SOAK_OPTIONS ?= --jobs 2
FUZZ_OPTIONS ?=
LOAD_OPTIONS ?=

BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip --disable-pip-version-check -q
PYTEST := $(PY) -m pytest -p no:nbval
FRONTEND := femkort_widgets/frontend
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix $(FRONTEND)
AS_ROOT := $(shell [ "$$(id -u)" = 0 ] && echo --allow-root)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help lab test env lint format static picture site docs clean bench soak load quiz nbgrader fuzz coverage mutations \
	check-python check-units check-frontend check-notebooks check-wheel check-docs check-browser \
	node browser notebooks

help: ## list these commands
	@echo 'make lab and make test do everything; both need only make and Python 3.11 or newer.'
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name does; do \
		printf '  make %-16s %s\n' "$$name" "$$does"; done
	@echo
	@echo '  PYTHON=python3.12     the Python to build the environment with'
	@echo '  OPEN=tutorials/fr     what make lab opens'
	@echo '  LAB_OPTIONS=...       more options for JupyterLab, such as --no-browser'
	@echo '  SOAK_OPTIONS=...      such as --matches 300 --game femkamp --seed 2 --jobs 2'
	@echo '  FUZZ_OPTIONS=...      such as --seconds 60 --runs 20000 --seed 2'
	@echo '  LOAD_OPTIONS=...      such as --kernels 31 --pages 5'
	@echo '  FEMKORT_CHROMIUM=...  the browser for the browser tests'
	@echo '  FEMKORT_NO_BROWSER=1  leave the browser tests out'

lab: $(VENV)/.lab ## open JupyterLab on the tutorials
	@$(PY) -m jupyterlab --ServerApp.root_dir="$(CURDIR)" --LabApp.default_url=/lab/tree/$(OPEN) $(AS_ROOT) $(LAB_OPTIONS)

test: env browser check-python check-units check-frontend check-notebooks check-wheel check-docs check-browser ## install what the tests need and run them all

env: $(VENV)/.dev ## make the environment for working on the project

$(PY):
	@python=$$(sh scripts/find_python.sh "$(PYTHON)") && echo "Making $(VENV) with $$python." && "$$python" -m venv $(VENV)
	@$(PIP) install --upgrade pip

$(VENV)/.lab: pyproject.toml | $(PY)
	@echo 'Installing JupyterLab and femkort-widgets into $(VENV) (once; it takes about a minute).'
	@$(PIP) install -e '.[lab]'
	@touch $@

$(VENV)/.dev: pyproject.toml | $(PY)
	@echo 'Installing what the tests need into $(VENV).'
	@$(PIP) install -e '.[lab,dev]'
	@touch $@ $(VENV)/.lab

lint: check-python $(FRONTEND)/node_modules/.package-lock.json ## format check, lint and types, Python and TypeScript
	$(NPM) run typecheck
	$(NPM) run lint

format: env $(FRONTEND)/node_modules/.package-lock.json ## format the sources
	$(PY) -m ruff check --fix-only --quiet .
	$(PY) -m ruff format .
	$(NPM) run format

check-python: env ## Python: format, lint, spelling, types
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(BIN)/codespell
	$(PY) -m mypy

check-units: env ## Python: unit and property tests, doctests; the analysis once more without numba
	$(PYTEST) -n 2 --dist worksteal -m 'not browser and not notebook'
	$(PYTEST) -n 2 --dist worksteal -p tests.analysis.without_numba --doctest-ignore-import-errors \
		tests/analysis femkort_widgets/analysis

check-frontend: $(FRONTEND)/node_modules/.package-lock.json ## TypeScript: types, lint, tests, and the committed bundle is what the sources make
	$(NPM) run typecheck
	$(NPM) run lint
	$(NPM) test
	$(NPM) run check

check-notebooks: env ## run every notebook and compare with its saved outputs
	$(PYTEST) -m notebook tests/notebooks
	$(PY) -m pytest --nbval --nbval-cell-timeout=120 notebooks tutorials

check-wheel: env ## build the wheel, install it without Node in a clean environment, import it
	$(PY) -m scripts.check_wheel

docs: env ## build the documentation in dist/docs; a link that leads nowhere fails
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet

check-docs: docs ## the same

check-browser: env node browser ## drive the widgets in a real JupyterLab
	$(PYTEST) -m browser tests/browser

browser: env
	@$(PY) -m scripts.browser

node: | $(PY)
	@sh scripts/need_node.sh $(BIN)

$(FRONTEND)/node_modules/.package-lock.json: $(FRONTEND)/package-lock.json | node
	$(NPM) ci --no-audit --no-fund
	@touch $@

static: $(FRONTEND)/node_modules/.package-lock.json ## rebuild the front-end that is committed in femkort_widgets/static
	$(NPM) run build

notebooks: env ## execute the notebooks again and save their outputs
	$(PY) -m scripts.run_notebooks

coverage: env ## write docs/coverage.md: which test holds to which statement of the rules
	$(PY) -m scripts.coverage

mutations: env ## break each rule, number, option, variant and ruling in a copy: a test must notice
	$(PY) -m scripts.mutations

$(VENV)/.fuzz: pyproject.toml | $(VENV)/.dev
	@$(PIP) install --only-binary atheris -e '.[fuzz]' || { \
		echo 'There is no atheris for this Python and system: its wheels are for CPython 3.11 to 3.14 on Linux, x86-64.'; \
		echo 'The tests in tests/fuzz do the same without it, for a few inputs.'; exit 1; }
	@touch $@

fuzz: env $(VENV)/.fuzz ## search for texts that the readers cannot bear, ten minutes and 200,000 inputs at least
	$(PY) -m scripts.fuzz $(FUZZ_OPTIONS)

$(VENV)/.bench: $(VENV)/.dev
	@$(PIP) install -e '.[bench]'
	@touch $@

bench: env browser $(VENV)/.bench $(FRONTEND)/node_modules/.package-lock.json ## print each measured goal with its figure
	$(PY) -m bench

soak: env ## play ten thousand whole matches of each game and hold them to the rules
	$(PY) -m scripts.soak $(SOAK_OPTIONS)

load: env browser ## open JupyterLab and Voila for a class at once: seconds to the first card, memory, pupils in 24 GiB
	$(PY) -m scripts.load $(LOAD_OPTIONS)

quiz: env ## draw a thousand questions of each type and hold them to a second reading of the rules
	$(PY) -m scripts.quiz_soak

nbgrader: | $(PY) ## take an exercise through nbgrader, in an environment of its own
	$(PY) -m venv build/class
	build/class/bin/python -m pip install -q -e '.[class]' pytest hypothesis
	build/class/bin/python -m pytest -p no:nbval -p no:cacheprovider -m notebook \
		tests/classroom/test_nbgrader.py

site: env node ## build the site in dist/site on which nothing has to be installed
	$(PY) -m scripts.site

picture: env browser ## take the pictures of the README again
	$(PY) -m scripts.picture

clean: ## remove the environment and everything built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis test-results $(FRONTEND)/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
