# Two commands do everything, on a machine with Python 3.11, pip, venv and make:
#   make play    opens the table in the browser
#   make test    runs all tests
# For who works on it: make t T=tests/kernel (some tests, at once), make dev (server and client, live), make check.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check --quiet
LOCK := $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --python-version 3.11 pyproject.toml
COMPILED := $(foreach list,$(wildcard src/gloaming/*/compiled.txt src/gloaming/games/*/compiled.txt),$(list) $(addprefix $(dir $(list)),$(shell cat $(list))))

CLIENT := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.json web/*.html web/*.ts web/*.js web/build.py docs/cards.md docs/play/*.md)

# What runs through compiled modules is tested uncompiled as well, with fewer examples of what anybody might do.
PURE := tests/kernel tests/rules tests/promises tests/bots tests/test_golden.py tests/test_records.py tests/test_old_records.py

.PHONY: play terminal test check t dev bench bench-table lock clean

play: $(VENV)/ready
	$(BIN)/gloaming serve --browser

terminal: $(VENV)/ready
	$(BIN)/gloaming play

# Half of these tests wait most of the time, for a terminal or a server to come to rest: four run at once.
test: check
	$(BIN)/python -m pytest -n 4 -m "not browser"
	$(BIN)/python -m pytest -n 2 -m browser
	GLOAMING_PURE=1 GLOAMING_HYPOTHESIS=quick $(BIN)/python -m pytest -n auto $(PURE)

check: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python web/build.py check
	$(BIN)/python web/build.py test

# One test or a few, from the sources as they are: nothing is compiled first.
t:
	@test -f $(VENV)/tested || $(MAKE) $(VENV)/tested
	GLOAMING_PURE=1 $(BIN)/python -m pytest $(T)

# The server and the browser client at http://localhost:5173, both from the sources and anew after every change.
dev:
	@test -f $(VENV)/tested || $(MAKE) $(VENV)/tested
	@trap 'kill 0' EXIT; \
	GLOAMING_PURE=1 $(BIN)/watchfiles --filter python "$(BIN)/gloaming serve" src & \
	$(BIN)/python web/build.py dev

bench: $(VENV)/tested
	$(BIN)/python -m bench

bench-table: $(VENV)/tested
	$(BIN)/python -m bench.table

lock: $(VENV)/tested
	$(PIP) "uv>=0.13,<0.14"
	$(LOCK) --all-extras --group build -o requirements/play.lock
	$(LOCK) --all-extras --group build --group test -o requirements/test.lock
	$(LOCK) --extra postgres --constraint requirements/play.lock -o requirements/serve.lock

clean:
	rm -rf $(VENV) build dist web/dist web/node_modules .bench .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete

$(VENV)/made:
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/locked: requirements/play.lock | $(VENV)/made
	$(PIP) --require-hashes -r requirements/play.lock
	touch $@

$(VENV)/ready: $(VENV)/locked pyproject.toml hatch_build.py native_frames.py $(COMPILED) $(CLIENT)
	$(PIP) --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/tested: requirements/test.lock $(VENV)/ready
	$(PIP) --require-hashes -r requirements/test.lock
	$(BIN)/python tests/browser/finding.py
	touch $@
