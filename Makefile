# `make play` and `make test` are all a fresh machine with Python 3.11 and make needs.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: help setup play test check bench records playthroughs soak format clean

help:            ## what can be made
	@grep -E '^[a-z]+: .*## |^[a-z]+: *##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

setup: $(READY)  ## a virtual environment in .venv with everything in it

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; set PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	@touch $(READY)

play: setup      ## a game against bots
	$(BIN)/stellwerk play europe

test: check      ## all checks and all tests
	$(BIN)/python -m pytest -n auto

check: setup     ## style and types only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: setup     ## speed, as ratios to a calibration loop
	$(BIN)/stellwerk bench

records: setup   ## play the stored records anew (after a rule change; review the diff)
	PYTHONPATH=tests $(BIN)/python -m records.stored

playthroughs: setup ## write the playthroughs anew (review the diff)
	PYTHONPATH=tests $(BIN)/python -m playthroughs.dump

soak: setup      ## a thousand random games of every variant, all invariants, all records
	PYTHONPATH=tests $(BIN)/python -m contract.soak 1000 2

format: setup    ## lay out the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:           ## remove what was made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
