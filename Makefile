# The whole self-check; CI runs the same.
PYTHON ?= .venv/bin/python
OPDSL = $(PYTHON) -m opdsl.cli.main

.PHONY: all check build compile lint types test

all: build compile

build:
	$(OPDSL) build

compile:
	$(OPDSL) compile

lint:
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .

types:
	$(PYTHON) -m mypy opdsl operators tests stubs
	$(PYTHON) -m basedpyright --pythonpath $(PYTHON)

test:
	$(PYTHON) -m pytest -q

check: lint types
	$(OPDSL) build --check
	$(OPDSL) compile
	$(PYTHON) -m pytest -q
