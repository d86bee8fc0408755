# The targets people use carry a sentence behind `##`; `make` alone prints them.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= $(shell tools/find-python)
VENV   := .venv
BIN    := $(VENV)/bin
# The whole closure is pinned and hashed, so pip has nothing to resolve.
LOCKED := $(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps
# The Node.js that `tools/setup-node` found or installed.
NPM    := PATH="$(CURDIR)/$(BIN):$(CURDIR)/$(VENV)/node:$$PATH" npm
CLIENT := $(wildcard client/package.json)

.PHONY: help
help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# --- What must be there first -------------------------------------------------------------------------------

.PHONY: setup
setup: $(VENV)/.dev $(VENV)/.project $(if $(CLIENT),client/node_modules/.installed) ## Install everything needed to play and to develop

# Where there is no Python, `tools/find-python` has said so.
$(VENV)/.made:
	@test -n '$(PYTHON)'
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: requirements/run.txt requirements/build.txt | $(VENV)/.made
	$(LOCKED) -r requirements/run.txt -r requirements/build.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.made
	$(LOCKED) -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	$(LOCKED) -r requirements/bench.txt
	@touch $@

$(VENV)/.project: pyproject.toml $(VENV)/.run
	$(BIN)/python -m pip install -qq --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.node: requirements/node.txt | $(VENV)/.made
	tools/setup-node
	@touch $@

client/node_modules/.installed: client/package.json client/package-lock.json | $(VENV)/.node
	cd client && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

HOT := $(shell find src/adyton/engine src/adyton/games src/adyton/bots src/adyton/envs src/adyton/store src/adyton/tables src/adyton/web -name '*.py')

# The compiled package, beside the one that runs from the sources: to use it, put it first on the path.
build/compiled/.made: tools/package.py pyproject.toml $(HOT) $(VENV)/.bench
	rm -rf build/compiled build/wheel
	ADYTON_COMPILE=1 $(BIN)/python -m hatchling build --target wheel --directory build/wheel
	$(BIN)/python -m zipfile --extract build/wheel/*.whl build/compiled
	@touch $@

# What is not compiled may have changed since.
.PHONY: compiled
compiled: build/compiled/.made
	@cp -R src/adyton build/compiled/

# --- Play ---------------------------------------------------------------------------------------------------

.PHONY: play
play: play-browser ## Build the site and serve it; the address to open is printed

.PHONY: play-terminal
play-terminal: $(VENV)/.project ## Play Oracle against bots in this terminal
	@$(BIN)/adyton play oracle

.PHONY: play-browser
play-browser: $(VENV)/.project client-build
	@$(BIN)/adyton serve

.PHONY: package
package: $(VENV)/.project client-build ## Build the package with the site in it, into dist; pip installs it anywhere
	$(BIN)/python -m hatchling build --target wheel --directory dist

.PHONY: wheels
wheels: $(VENV)/.project $(VENV)/.bench client-build ## Build a compiled wheel for this platform, and the pure one, into dist
	$(BIN)/python -m hatchling build --target wheel --directory dist
	ADYTON_COMPILE=1 $(BIN)/python -m hatchling build --target wheel --directory dist

# --- Test ---------------------------------------------------------------------------------------------------

# Two jobs at a time, in this order, from the first installation to the last test: where one waits, the other uses the
# cores. Two pips at once could meet in one file, so the others have run before. The browser tests take longest: they
# print as they go, everything else when it ends.
.PHONY: test
test: $(VENV)/.project $(if $(CLIENT),$(VENV)/.node) ## Check and test everything, as the continuous integration does
	$(MAKE) --jobs=2 $(SYNCED) $(if $(CLIENT),client-build demo) check $(if $(CLIENT),test-units) test-python $(if $(CLIENT),test-pages)

SYNCED   := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
UNSYNCED := $(if $(SYNCED),--output-sync=none)

.PHONY: check
check: check-python $(if $(CLIENT),check-client) ## Lint, format, types and layers

.PHONY: check-python
check-python: $(VENV)/.dev $(VENV)/.project
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

.PHONY: check-client
check-client: client/node_modules/.installed
	cd client && $(NPM) run --silent lint

.PHONY: test-python
test-python: $(VENV)/.dev $(VENV)/.project $(VENV)/.node ## The Python tests; the rules must be covered completely
	postgres="$$(tools/find-postgres)" && ADYTON_POSTGRES="$$postgres" $(BIN)/pytest --cov --cov-report=
	$(BIN)/coverage report --skip-covered --fail-under=100 --include='src/adyton/engine/*,src/adyton/games/*.py,src/adyton/games/*/rules/*,src/adyton/games/*/practice.py'

.PHONY: test-browsers
test-browsers: $(VENV)/.project client-build ## Play each game in Firefox and WebKit (Debian: firefox-esr webkit2gtk-driver xvfb)
	@$(BIN)/python tools/smoke_browsers.py

.PHONY: test-compiled
test-compiled: compiled $(VENV)/.dev $(VENV)/.project ## All Python tests, on the compiled build
	postgres="$$(tools/find-postgres)" && ADYTON_POSTGRES="$$postgres" PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/pytest

# They have packages of their own: PyTorch is large, and RLlib wants an older Gymnasium.
build/recipes/.installed: requirements/recipes.txt
	$(PYTHON) -m venv build/recipes
	build/recipes/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps -r $<
	@touch $@

.PHONY: test-recipes
test-recipes: build/recipes/.installed ## The examples for RLlib and TorchRL; pip must find PyTorch's CPU wheel (1.7 GB on the disk)
	PYTHONPATH=src build/recipes/bin/python -m pytest -n1 tests/envs/test_recipes.py

.PHONY: fresh
fresh: ## Prove on a clean Debian 12 that `make play` and `make test` work, as root (FRESH=play, FRESH=test: only one)
	tools/fresh $(FRESH)

.PHONY: test-image
test-image: $(VENV)/.dev ## Prove on a clean Debian that the Dockerfile and the compose file work, as root
	PYTHON=$(BIN)/python tools/test-image

.PHONY: test-client
test-client: test-units test-pages ## The client's types, units, build and browser tests

.PHONY: test-units
test-units: $(VENV)/.node client/node_modules/.installed
	cd client && $(NPM) run check
	cd client && $(NPM) run test

.PHONY: test-pages
test-pages: $(VENV)/.project client-build demo
	$(MAKE) $(UNSYNCED) pages

.PHONY: pages
pages:
	whole="$$(tools/find-chromium)" && shell="$$(tools/find-chromium shell)" && \
		free="$$($(BIN)/python tools/free_port.py 2)" && set -- $$free && cd client && \
		CHROMIUM="$$whole" CHROMIUM_SHELL="$$shell" ADYTON_E2E_PORT="$$1" ADYTON_E2E_TUTORIAL_PORT="$$2" $(NPM) run e2e

.PHONY: client-build
client-build: client/dist/.built

CLIENT_SOURCES := $(shell find client/src client/public client/*.* -type f 2>/dev/null) $(shell find src -name '*.ftl') \
	tools/offline_pack.py \
	$(shell find src/adyton/{engine,games,bots,local} -name '*.py' -o -name '*.toml' 2>/dev/null)

client/dist/.built: client/node_modules/.installed $(CLIENT_SOURCES) | $(VENV)/.node
	cd client && $(NPM) run build
	@$(PYTHON) tools/offline_pack.py client/dist
	@touch $@

.PHONY: demo
demo: build/demo/.built ## Build the site that needs no server, into build/demo; any static host can serve it, from any path

build/demo/.built: client/node_modules/.installed $(CLIENT_SOURCES) tools/demo.py $(VENV)/.project | $(VENV)/.node
	cd client && $(NPM) run build -- --mode demo --base ./ --outDir ../build/demo --emptyOutDir
	@$(BIN)/python tools/demo.py build/demo
	@$(BIN)/python tools/offline_pack.py build/demo
	@touch $@

# --- Longer runs ---------------------------------------------------------------------------------------------

.PHONY: bench
bench: compiled $(VENV)/.project ## How fast random games are played, interpreted and compiled
	@$(BIN)/adyton bench --compiled build/compiled
	@PYTHONPATH=. $(BIN)/python tools/bench_sight.py
	@$(BIN)/python tools/bench_delphi.py
	@PYTHONPATH=build/compiled $(BIN)/python tools/bench_budget.py
	@$(BIN)/python tools/bench_reviews.py
	@PYTHONPATH=build/compiled $(BIN)/python tools/bench_envs.py
	@$(MAKE) --no-print-directory bench-server
	$(if $(CLIENT),@$(MAKE) --no-print-directory bench-client)

.PHONY: bench-commits
bench-commits: $(VENV)/.project ## Compare the rules' speed of two commits or builds in one run (BEFORE=v0.2.0 AFTER=HEAD LAPS=7)
	@$(BIN)/python tools/bench_commits.py $(BEFORE) $(or $(AFTER),HEAD) --laps $(or $(LAPS),7)

.PHONY: bench-server
bench-server: $(VENV)/.project tools/boardgame/node_modules/.installed build/bare/.installed ## Load on the server, as Markdown, in 10 minutes (PARTS="closed open memory workers" LAPS=3 SECONDS=8)
	@PATH="$(CURDIR)/$(BIN):$(CURDIR)/$(VENV)/node:$$PATH" PYTHONPATH=. ADYTON_POSTGRES="$$(tools/find-postgres)" \
		$(BIN)/python tools/bench_server.py $(PARTS) --laps $(or $(LAPS),3) --seconds $(or $(SECONDS),8) | tee build/bench-server.md

.PHONY: bench-move
bench-move: $(VENV)/.project build/bare/.installed ## Processor time of a move, beside other builds (BESIDE="FOLDER…" LAPS=3)
	@PYTHONPATH=. $(BIN)/python tools/bench_move.py $(BESIDE) --laps $(or $(LAPS),3)

.PHONY: soak
soak: $(VENV)/.project ## Play for half an hour and say what each game leaves in the memory (MINUTES=30)
	@PYTHONPATH=. $(BIN)/python tools/soak.py --minutes $(or $(MINUTES),30)

# The yardstick has packages of its own, so that it does not move with ours.
build/bare/.installed: tools/bare/requirements.txt
	$(PYTHON) -m venv build/bare
	build/bare/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps -r $<
	@touch $@

tools/boardgame/node_modules/.installed: tools/boardgame/package.json tools/boardgame/package-lock.json | $(VENV)/.node
	cd tools/boardgame && $(NPM) ci --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@

.PHONY: bench-views
bench-views: $(VENV)/.project ## Processor time of views and their changes, by game, beside other builds (BESIDE="FOLDER…" LAPS=5)
	@$(BIN)/python tools/bench_views.py $(BESIDE) --laps $(or $(LAPS),5)

.PHONY: bench-client
bench-client: $(VENV)/.project client-build ## How heavy the first visit is, and how soon it can be used
	@chromium="$$(tools/find-chromium)" && cd client && CHROMIUM="$$chromium" $(NPM) run --silent bench

.PHONY: fuzz
fuzz: compiled $(VENV)/.dev $(VENV)/.project ## Repeat the scales of docs/promises.md, for hours (GAMES PAIRS INPUTS KILLS SEEDS: how many)
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python -m adyton.testing.fuzz --games $(or $(GAMES),1000) --seed $(or $(SEED),1)
	@ADYTON_TABLES=$(or $(TABLES),2000) $(BIN)/pytest -q tests/games/oraklos/test_sight.py -k random_tables
	@PYTHONPATH="$(CURDIR)/build/compiled:." $(BIN)/python -m tests.support.leak_pairs --pairs $(or $(PAIRS),1000000)
	@ADYTON_LEAK_PAIRS=200 $(BIN)/pytest -q tests/web/test_leaks.py
	@PYTHONPATH="$(CURDIR)/build/compiled:." $(BIN)/python -m tests.support.hostile.run --inputs $(or $(INPUTS),10000000)
	@PYTHONPATH=. $(BIN)/python -m tests.support.crash --kills $(or $(KILLS),1000)
	@postgres="$$(tools/find-postgres)" && ADYTON_POSTGRES="$$postgres" PYTHONPATH=. $(BIN)/python -m tests.support.crash --kills $(or $(KILLS),1000) --workers 3 --postgres
	@postgres="$$(tools/find-postgres)" && ADYTON_POSTGRES="$$postgres" PYTHONPATH=. $(BIN)/python -m tests.support.recovery
	@PYTHONPATH=. $(BIN)/python -m tests.support.slow_clients
	@ADYTON_FIRST_SEED=$(or $(FIRST_SEED),1) ADYTON_SEEDS=$(or $(SEEDS),20000) $(BIN)/pytest -q tests/simulation
	@ADYTON_LONG=1 $(BIN)/pytest -q tests/envs/test_spiel.py -k contract

.PHONY: verify-puzzles
verify-puzzles: $(VENV)/.dev $(VENV)/.project ## Let the strongest bots solve every puzzle that ships, with several seeds
	@ADYTON_LONG=1 $(BIN)/pytest -q tests/games/test_shipped_puzzles.py

.PHONY: verify-records
verify-records: compiled $(VENV)/.dev $(VENV)/.project $(VENV)/.node ## Let both verifiers judge many records, honest and forged (RECORDS=10000)
	@PYTHONPATH="$(CURDIR)/build/compiled:." $(BIN)/python -m tests.support.verifiers --records $(or $(RECORDS),10000)
	$(if $(CLIENT),@ADYTON_SAME=$(or $(SAME),1000) $(BIN)/pytest -q tests/local/test_same_truth.py)

.PHONY: strength
strength: compiled $(VENV)/.project ## Let the bots play each other, and write docs/strength.md (GAMES=400 SECONDS=75)
	@PYTHONPATH=build/compiled $(BIN)/python tools/strength.py --games $(or $(GAMES),400) --seconds $(or $(SECONDS),75)

.PHONY: strength-page
strength-page: $(VENV)/.project ## Write docs/strength.md from what `make strength` has played so far
	@$(BIN)/python tools/strength.py --tell

.PHONY: tune
tune: compiled $(VENV)/.project ## Look for better parameters of a level's search at equal time (GAME=keltis PLAYERS=2 LEVEL=hard)
	@PYTHONPATH=build/compiled $(BIN)/python tools/tune.py $(GAME) --players $(PLAYERS) --level $(or $(LEVEL),hard)

.PHONY: throw-report
throw-report: $(VENV)/.dev $(VENV)/.project ## Count what throws of Oraklos hold, and write docs/oraklos-throw.md
	@PYTHONPATH=. $(BIN)/python tools/throw_report.py

.PHONY: pace-report
pace-report: $(VENV)/.dev $(VENV)/.project ## Measure how soon Oraklos' bots find something, and write docs/oraklos-pace.md
	@PYTHONPATH=. $(BIN)/python tools/pace_report.py

.PHONY: prophecy-report
prophecy-report: compiled $(VENV)/.project ## Tell how often strong bots choose each prophecy of Oracle and what it pays (ROUNDS=1000)
	@PYTHONPATH=build/compiled $(BIN)/python tools/prophecy_report.py --rounds $(or $(ROUNDS),1000)

.PHONY: prophecy-points
prophecy-points: compiled $(VENV)/.dev $(VENV)/.project ## Find points at which strong bots choose Oracle's prophecies neither too seldom nor too often
	@PYTHONPATH=build/compiled $(BIN)/python tools/prophecy_points.py

# --- Upkeep -------------------------------------------------------------------------------------------------

.PHONY: format
format: $(VENV)/.dev $(if $(CLIENT),client/node_modules/.installed) ## Put the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(if $(CLIENT),cd client && $(NPM) run --silent format)

.PHONY: lock
lock: $(VENV)/.lock ## Pin and hash the dependencies that pyproject.toml declares (UPGRADE=1: the newest ones)
	tools/lock $(if $(UPGRADE),--upgrade)

$(VENV)/.lock: | $(VENV)/.made
	$(BIN)/python -m pip install -qq --disable-pip-version-check 'uv==0.13.7'
	@touch $@

.PHONY: clean
clean: ## Remove everything that the other targets made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.*
	rm -rf client/node_modules client/dist src/adyton/web/static
