# The commands of Prestol; `make help` lists them. Each sets up what it needs (scripts/ready) and says so.

BIN := .venv/bin
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
ARGS ?=
PYTEST := $(BIN)/python -m pytest -q --dist worksteal -n $(JOBS)
# most tests of the whole wait for servers and databases rather than for a core
PYTEST_WAITING := $(BIN)/python -m pytest -q --dist worksteal -n $(shell expr 2 \* $(JOBS))
CODE := src tests benchmarks scripts setup.py
RULES := tests/engine tests/games tests/properties tests/bots/test_search.py
BENCH := $(BIN)/python -m benchmarks

.DEFAULT_GOAL := help
.PHONY: help play terminal web packages test test-fast check format rules bench bench-compare bench-gate bench-server crash-test \
    fuzz sbom audit mutants clean ready compiled

help: ## list the commands
	@echo "make COMMAND, where COMMAND is one of:"
	@sed -n 's/^\([a-z-]*\):.* ## \(.*\)/  \1 \2/p' Makefile | while read verb text; do printf "  %-14s %s\n" "$$verb" "$$text"; done

play: web ready ## play in the browser: serve the tables and open them (ARGS="--port 8090" is passed on)
	@$(BIN)/prestol serve --open $(ARGS)

terminal: ready ## play in the terminal (ARGS="--seats 5" is passed on)
	@$(BIN)/prestol play $(ARGS)

web: ## build the web client that the server serves
	@scripts/ready web

packages: ready ## build a source package and a wheel into dist, the wheel tagged for other Linux systems too
	@$(BIN)/python -m scripts.packages

test: web ready ## run all tests: web client, rules interpreted with branch coverage, everything compiled, browser
	@$(BIN)/python -m tests.browser.chromium
	@echo "Prestol: testing the web client ..."
	@scripts/ready npm test
	@echo "Prestol: testing engine and rules in the interpreted form ..."
	@PYTHONPATH=src $(PYTEST) --cov --cov-report= $(RULES) $(ARGS)
	@$(BIN)/python scripts/branches.py 95 prestol.engine prestol.games
	@scripts/ready compiled; case $$? in \
	    0) echo "Prestol: testing everything in the compiled form ..." && $(PYTEST_WAITING) -m "not once" --ignore tests/browser $(ARGS);; \
	    2) echo "Prestol: no C compiler here: testing the rest in the interpreted form ..." \
	        && $(PYTEST) --ignore tests/browser $(RULES:%=--ignore %) $(ARGS);; \
	    *) exit 1;; \
	esac
	@echo "Prestol: testing the table in a real browser ..."
	@$(PYTEST) tests/browser $(ARGS)

test-fast: ready ## run the quick tests on the installed form
	@$(PYTEST) -m "not slow" --ignore tests/browser $(ARGS)

check: ready ## lint, format, types, layers, duplicates
	@$(BIN)/ruff check --output-format concise $(CODE)
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(BIN)/pylint --jobs $(JOBS) $(CODE)
	@scripts/ready npm check
	@scripts/ready npm lint

format: ready ## format the code
	@$(BIN)/ruff check --fix $(CODE)
	@$(BIN)/ruff format $(CODE)

rules: ready ## list which rules are covered by tests
	@$(BIN)/prestol rules --coverage $(ARGS)

bench: compiled ## measure speed and memory beside other engines (OUT=file.json)
	@scripts/ready peers
	@$(BENCH) run $(if $(OUT),--out $(OUT)) $(ARGS)

bench-compare: ready ## compare two measurements (A=old.json B=new.json)
	$(if $(and $(A),$(B)),,$(error Say which two: make bench-compare A=old.json B=new.json))
	@$(BENCH) compare $(A) $(B)

bench-gate: compiled ## count instructions, fail above the stored figures by 5% (ACCEPT=1 stores new ones)
	@$(BENCH) gate $(if $(ACCEPT),--accept)

bench-server: web compiled ## measure the server under live tables, on both databases and with several processes (OUT=file.json)
	@$(BENCH) server $(if $(OUT),--out $(OUT)) $(ARGS)

crash-test: ready ## kill server, bots and database KILLS times on each database, and prove that nothing was lost or doubled
	@$(BIN)/python -m tests.server.crash $(if $(KILLS),--kills $(KILLS)) $(ARGS)

fuzz: ready ## send the server a million broken messages and calls (COUNT=1000 for fewer), and see that it stands
	@$(BIN)/python -m tests.server.fuzz --count $(or $(COUNT),1000000) $(ARGS)

sbom: ready ## write lists of all packages that Prestol is made of into dist (CycloneDX)
	@$(BIN)/python -m scripts.supply sbom

audit: ready ## compare the locked packages with the published lists of known vulnerabilities
	@$(BIN)/python -m scripts.supply audit

mutants: ready ## change the rules of Tsar in small ways and list the changes that no test notices
	@scripts/ready mutants
	@$(BIN)/python scripts/mutants.py $(ARGS)

clean: ## remove everything that was built or fetched
	@rm -rf .venv .uv .node .bench .build .wheels .mutants .learn web/node_modules src/prestol/server/web build dist src/*.egg-info \
	    .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +
	@echo "Prestol: clean."

ready:
	@scripts/ready

compiled:
	@scripts/ready compiled || { echo "Prestol: this command also measures the compiled form, so a C compiler is needed." >&2; exit 1; }
