# strokecheck: build, test, install. `make run` and `make test` need nothing done before them.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
BINARY := .build/strokecheck

# On Linux the binary is linked with everything it needs: it starts as fast as a C program and runs
# on any machine of the same kind. Elsewhere only the Swift library is linked in, where that is
# possible.
ifeq ($(shell uname -s),Linux)
STATIC := -Xswiftc -static-executable -Xswiftc -use-ld=lld
else
STATIC :=
endif

.PHONY: all build run test test-pages lint format bench install clean

all: build

build:
	$(SWIFT) build -c release --product strokecheck $(STATIC)
	cp "$$($(SWIFT) build -c release $(STATIC) --show-bin-path)/strokecheck" $(BINARY)
	strip $(BINARY)

run: build
	$(BINARY) circle --exit-zero Samples

test: build
	$(SWIFT) test

# The pages and pictures in a real browser, where there is one: Debian's chromium and librsvg2-bin.
test-pages: build
	for test in Tests/pages/*_test.py; do python3 $$test || exit 1; done

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

bench: build
	$(SWIFT) run -c release $(STATIC) strokebench

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/strokecheck"

clean:
	$(SWIFT) package clean
	rm -f $(BINARY)
