# The whole self-check; CI runs the same.
PYTHON ?= .venv/bin/python
OPDSL = $(PYTHON) -m opdsl.cli.main

.PHONY: all check lint types stale compile test

all: compile

check: lint types stale compile test

lint:
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .

types:
	$(PYTHON) -m mypy opdsl operators tests stubs
	$(PYTHON) -m basedpyright --pythonpath $(PYTHON)

# What's committed of generated/ and stubs/ must be what the declarations say.
stale:
	$(OPDSL) build --check

compile:
	$(OPDSL) compile

test:
	$(PYTHON) -m pytest -q -n auto --dist loadfile
