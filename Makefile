# Everything needs only Python >= 3.11 and make; the rest is installed into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

CLIENT := src/caravanserai/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/package-lock.json web/build_client.py -type f)
BROWSER := $(VENV)/.browser
POSTGRES := $(VENV)/.postgres
BESIDE := $(MAKE) --no-print-directory --jobs=2

# Tests start Python many times over: each start is quicker if modules are compiled only once.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup fetched debian run play test test-all lint lint-python lint-client format audit bench screenshots measure types clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

setup: | $(BIN)/pip  ## make .venv with the package and its tools, and build the browser client
	@$(BESIDE) $(READY) $(CLIENT)

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Caravanserai needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV): a minute the first time."
	@$(PYTHON) -m venv --clear $(VENV) || \
		{ rm -rf $(VENV); echo "Python cannot make virtual environments here. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }

$(READY): pyproject.toml | $(BIN)/pip
	@$(BIN)/python -m pip uninstall -qq --yes --disable-pip-version-check caravanserai  # our name before, and a stranger's
	@CARAVANSERAI_NO_CLIENT=1 $(BIN)/python -m pip install --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) | $(BIN)/pip
	@echo "Building the browser client."
	@$(BIN)/python web/build_client.py build
	@touch $@

# The browser that the tests drive, and fonts: one for Korean.
$(BROWSER): | $(BIN)/pip
	@if ! command -v chromium-headless-shell >/dev/null || ! fc-list :lang=ko 2>/dev/null | grep -q .; then \
		if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
			export DEBIAN_FRONTEND=noninteractive; \
			install="apt-get install -y -qq --no-install-recommends"; \
			apt-get update -qq && $$install fontconfig fonts-liberation fonts-noto-cjk && \
			{ $$install chromium-headless-shell || $$install chromium; }; \
		elif ! command -v chromium >/dev/null; then \
			echo "The browser tests need Chromium and a Korean font. On Debian: sudo apt-get install chromium-headless-shell fontconfig fonts-liberation fonts-noto-cjk"; exit 1; \
		fi; \
	fi
	@touch $@

# The database server that some tests start for themselves.
$(POSTGRES): | $(BIN)/pip
	@if ! command -v initdb >/dev/null && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then \
		if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
			export DEBIAN_FRONTEND=noninteractive; \
			{ apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } || \
				echo "!!! PostgreSQL could not be installed: its tests will be SKIPPED"; \
		else \
			echo "!!! PostgreSQL is not installed: its tests will be SKIPPED. On Debian: sudo apt-get install postgresql"; \
		fi; \
	fi
	@touch $@

# All that tests need. Debian's packages are installed one after the other.
fetched: | $(BIN)/pip
	@$(BESIDE) $(READY) $(CLIENT) debian

debian:
	@$(MAKE) --no-print-directory --jobs=1 $(BROWSER) $(POSTGRES)

run: setup  ## serve on a free port, and open a browser
	@$(BIN)/caravanserai serve --port 0 --open

play: setup  ## play in the terminal
	@$(BIN)/caravanserai play dunhuang

lint: setup  ## formatting, style, types and insecure patterns
	@$(BESIDE) --output-sync lint-python lint-client

lint-python:
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/bandit --quiet --configfile pyproject.toml --recursive src
	@$(BIN)/mypy

lint-client:
	@$(BIN)/python web/build_client.py check

format: setup  ## format Python, TypeScript and Svelte as lint wants them
	@$(BIN)/ruff format .
	@$(BIN)/python web/build_client.py format

# Not part of lint: it asks a database on the internet, and what that says tomorrow is no fault of a commit.
audit: setup  ## known vulnerabilities in the packages we use
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	@$(BIN)/pip-audit --skip-editable

test: fetched lint  ## lint and all tests except the slow ones
	@$(BIN)/python web/build_client.py test
	@$(BIN)/pytest -n auto --no-loadscope-reorder -m "not slow"

test-all: fetched lint  ## everything, with full counts
	@test -e $(VENV)/.training || { \
		CARAVANSERAI_NO_CLIENT=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[training]' && touch $(VENV)/.training; \
	} || echo "!!! PyTorch could not be installed: the test of training will be SKIPPED"
	@$(BIN)/pytest -n auto --no-loadscope-reorder

bench: setup  ## speed, compared with peers in the same run
	@for extra in bench-openspiel bench-catanatron bench-pettingzoo bench-pgx; do \
		test -e $(VENV)/.$$extra || { \
			CARAVANSERAI_NO_CLIENT=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[$$extra]" && touch $(VENV)/.$$extra; \
		} || echo "!!! $$extra could not be installed: its rows will be SKIPPED"; \
	done
	@$(BIN)/python benchmarks/run.py
	@$(BIN)/python benchmarks/tables/run.py
	@$(BIN)/python benchmarks/research.py

screenshots: setup $(BROWSER)  ## retake the pictures in the docs
	@$(BIN)/python docs/screenshots.py

measure: setup $(BROWSER)  ## size and speed of the browser client
	@$(BIN)/python benchmarks/client.py

types: setup  ## update the client's types, after changing wire types, records or facts
	@$(BIN)/python -m caravanserai.server.typescript web/src

clean:  ## remove what setup made
	rm -rf $(VENV) web/node_modules src/caravanserai/server/static
