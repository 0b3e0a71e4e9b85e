# Everything needs only Python >= 3.11 and make; the rest is installed into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

CLIENT := src/caravanserai/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/package-lock.json web/build_client.py -type f)
BROWSER := $(VENV)/.browser

.PHONY: help setup run play test test-all lint format audit bench screenshots measure types clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

setup: $(READY) $(CLIENT)  ## make .venv with the package and its tools, and build the browser client

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Caravanserai needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV): a minute the first time."
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV) || \
		{ rm -rf $(VENV); echo "Python cannot make virtual environments here. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip uninstall -qq --yes --disable-pip-version-check caravanserai  # our name before, and a stranger's
	@CARAVANSERAI_NO_CLIENT=1 $(BIN)/python -m pip install --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) | $(READY)
	@echo "Building the browser client."
	@$(BIN)/python web/build_client.py build
	@touch $@

# The browser that the tests drive, and a font for Korean.
$(BROWSER): | $(READY)
	@if ! command -v chromium-headless-shell >/dev/null || ! fc-list :lang=ko 2>/dev/null | grep -q .; then \
		if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
			export DEBIAN_FRONTEND=noninteractive; \
			apt-get update -qq && apt-get install -y -qq fontconfig fonts-noto-cjk && \
			{ apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; }; \
		elif ! command -v chromium >/dev/null; then \
			echo "The browser tests need Chromium and a Korean font. On Debian: sudo apt-get install chromium-headless-shell fontconfig fonts-noto-cjk"; exit 1; \
		fi; \
	fi
	@touch $@

run: setup  ## serve on a free port, and open a browser at it
	@$(BIN)/caravanserai serve --port 0 --open

play: setup  ## play in the terminal
	@$(BIN)/caravanserai play dunhuang

lint: setup  ## formatting, style, types and known insecure ways
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/bandit --quiet --configfile pyproject.toml --recursive src
	@$(BIN)/mypy
	@$(BIN)/python web/build_client.py check

format: setup  ## write Python, TypeScript and Svelte as lint wants them
	@$(BIN)/ruff format .
	@$(BIN)/python web/build_client.py format

# Not part of lint: it asks a database on the internet, and what that says tomorrow is no fault of a commit.
audit: setup  ## known holes of the packages we use
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	@$(BIN)/pip-audit --skip-editable

test: lint $(BROWSER)  ## lint and all tests but the slow ones
	@$(BIN)/python web/build_client.py test
	@$(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder -m "not slow"

test-all: lint $(BROWSER)  ## everything, with full counts
	@test -e $(VENV)/.training || { \
		CARAVANSERAI_NO_CLIENT=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[training]' && touch $(VENV)/.training; \
	} || echo "!!! PyTorch could not be installed: the test of training will be SKIPPED"
	@$(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder

bench: setup  ## speed, beside peers in the same run
	@for extra in bench-openspiel bench-catanatron bench-pettingzoo bench-pgx; do \
		test -e $(VENV)/.$$extra || { \
			CARAVANSERAI_NO_CLIENT=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[$$extra]" && touch $(VENV)/.$$extra; \
		} || echo "!!! $$extra could not be installed: its rows will be SKIPPED"; \
	done
	@$(BIN)/python benchmarks/run.py
	@$(BIN)/python benchmarks/tables/run.py
	@$(BIN)/python benchmarks/research.py

screenshots: setup $(BROWSER)  ## make the pictures of the docs anew
	@$(BIN)/python docs/screenshots.py

measure: setup $(BROWSER)  ## size and speed of the browser client
	@$(BIN)/python benchmarks/client.py

types: setup  ## the types of the client, after a change of wire types, records or facts
	@$(BIN)/python -m caravanserai.server.typescript web/src

clean:  ## remove what setup made
	rm -rf $(VENV) web/node_modules src/caravanserai/server/static
