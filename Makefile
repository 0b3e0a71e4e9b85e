# Everything needs only Python >= 3.11 and make; the rest is installed into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help setup run play test test-all lint bench clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

setup: $(READY)  ## make .venv with the package and its tools

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Caravanserai needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV): a minute the first time."
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV) || \
		{ rm -rf $(VENV); echo "Python cannot make virtual environments here. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --disable-pip-version-check --editable '.[dev]'
	@touch $@

run: setup  ## serve on a free port, and open a browser at it
	@$(BIN)/caravanserai serve --port 0 --open

play: setup  ## play in the terminal
	@$(BIN)/caravanserai play dunhuang

lint: setup  ## formatting, style and types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

test: lint  ## lint and all tests but the slow ones
	@$(BIN)/pytest -n auto --dist loadfile -m "not slow"

test-all: lint  ## everything, with full counts
	@$(BIN)/pytest -n auto --dist loadfile

bench: setup  ## speed, beside peers in the same run
	@for extra in bench-openspiel bench-catanatron; do \
		test -e $(VENV)/.$$extra || { \
			$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[$$extra]" && touch $(VENV)/.$$extra; \
		} || echo "!!! $$extra could not be installed: its rows will be SKIPPED"; \
	done
	@$(BIN)/python benchmarks/run.py
	@$(BIN)/python benchmarks/tables/run.py

clean:  ## remove what setup made
	rm -rf $(VENV)
