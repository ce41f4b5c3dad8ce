# strokecheck: build, test, install. `make run` and `make test` need nothing done before them.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
LONG ?=
BINARY := .build/strokecheck

# On Linux the binary is linked with all that it needs, so that it runs on any machine of the same kind.
# Elsewhere the system brings the Swift library.
ifeq ($(shell uname -s),Linux)
STATIC := -Xswiftc -static-executable
endif
# A folder of its own, so that it can be built while the tests are.
RELEASE := -c release --scratch-path .build/static $(STATIC)

.PHONY: all build run meanwhile test test-binary record pages web test-shell test-pages test-svg test-numbers test-rows test-corpus test-spark test-dist dist fuzz sanitize mutants lint unused format docs bench install clean

all: build

# The symbols stay beside the program, for a debugger and for the addresses of a backtrace.
build:
	$(SWIFT) build $(RELEASE) --product strokecheck
	cp "$$($(SWIFT) build $(RELEASE) --show-bin-path)/strokecheck" $(BINARY).symbols
	strip -o $(BINARY) $(BINARY).symbols

FIRST_LOOK := $(foreach name,circle hesitant-circle slow-circle arc,Samples/$(name).json)

run: meanwhile build
	@echo
	@$(BINARY) circle --exit-zero $(FIRST_LOOK)
	@echo
	@echo 'Now a stroke of your own: download it from Samples/recorder.html, or use any file of x, y, t. Then ask why:'
	@echo '  $(BINARY) circle --explain --what-if FILE'
	@echo 'make install PREFIX=$$HOME/.local puts strokecheck on your PATH; strokecheck --help lists the commands.'

meanwhile:
	@echo 'Building strokecheck, which takes some minutes the first time. Samples/recorder.html needs no build: open'
	@echo 'it in a browser meanwhile, draw with a mouse or a finger, and see what each detector makes of it.'

# Builds once, for debugging, and tests that program. LONG=1 tries all of the random cases, not the first of them.
test:
	LONG=$(LONG) $(SWIFT) test

# The same tests, where those that start the program start the one that ships.
test-binary: build
	STROKECHECK_BINARY=$(BINARY) $(MAKE) test

# Writes what the tests found into the files that say what they should find, and fails, so that
# nobody takes that for a passed test. The change is then to be looked at.
record:
	RECORD=1 $(SWIFT) test --filter strokecheckTests

# Writes the files of pages, help and scripts into the Swift files that the program is built from, and with
# that program the recorder's page into Samples. `make lint` fails when that is left out.
pages:
	python3 -B Tests/pages/embed.py
	$(SWIFT) run strokecheck record -o Samples/recorder.html

# Builds the WebAssembly module of the detectors, and the pages anew that carry it. A test fails when that is
# left out after a change to the core.
web:
	Tests/web/build Samples/web
	$(MAKE) pages

# Runs the completions in real shells, the manual through its readers, and the reports through their
# schemas and consumers. What is missing for that is installed if root asks.
test-shell: build
	Tests/shell/run $(BINARY)

# The pages in a real browser: Chromium, which is installed if it is missing.
test-pages: build
	Tests/pages/run

# Small SVG files against what Chromium and resvg paint; both are installed if they are missing.
test-svg: build
	Tests/svg/run $(BINARY)

# Every number of evaluate, tune and compare, computed a second time in Python, and the three ways in for verdicts.
# LONG=1 tries more data, also by scikit-learn, which must be there.
test-numbers: build
	python3 -B Tests/numbers/ways.py $(BINARY)
	LONG=$(LONG) python3 -B Tests/numbers/recompute.py $(BINARY)

# Random recordings in every syntax of rows, recordings of strangers, live answers, and two of everything. LONG=1
# tries 20,000 recordings, in some minutes.
test-rows: build
	LONG=$(LONG) python3 -B Tests/rows/all.py $(BINARY)

# Runs the Spark job in Samples against a Spark from PyPI. Needs Java 8 to 17, or root to install it.
test-spark: build
	Tests/spark/run $(BINARY)

# Packs what people install without building: an archive, a wheel for pip, an npm package of Samples/web and
# their checksums, in .build/dist.
dist: build
	python3 -B Tests/dist/pack $(BINARY) .build/dist

# Installs each package in a clean place and runs it.
test-dist: dist
	Tests/dist/run .build/dist

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	python3 -B Tests/lint/house.py
	python3 -B Tests/lint/documents.py
	python3 -B Tests/lint/availability.py

# Lists what is declared in Sources and not used there, by the index that the compiler writes beside the build
# of the tests.
unused:
	$(SWIFT) build --build-tests --enable-index-store
	python3 -B Tests/lint/unused.py

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

# Builds the documentation of the libraries into .build/docs.
docs:
	Tests/docs/run

# What fuzzing ever found, and COPIES broken copies of each, by a build as optimized as the one that ships.
COPIES ?= 200
test-corpus:
	$(SWIFT) build $(RELEASE) --product corpuscheck
	"$$($(SWIFT) build $(RELEASE) --show-bin-path)/corpuscheck" $(COPIES) Tests/Corpus/*/*

# Looks for bytes for which a promise does not hold: SECONDS for each of the targets. Linux only.
SECONDS ?= 60
fuzz:
	Tests/fuzz/run $(SECONDS)

# The tests under the sanitizers of addresses and threads, each built in a folder of its own, with the
# program of the same kind. Tests of memory are skipped, because limits of it mean nothing there. There are
# no tests for XCTest, which leaks, and known-leaks.txt names what else leaks that is not ours.
sanitize:
	SANITIZED=1 LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/known-leaks.txt \
	  STROKECHECK_BINARY=.build/address/debug/strokecheck \
	  $(SWIFT) test --disable-xctest --sanitize address --scratch-path .build/address
	SANITIZED=1 STROKECHECK_BINARY=.build/thread/debug/strokecheck \
	  $(SWIFT) test --disable-xctest --sanitize thread --scratch-path .build/thread

# Puts small mistakes into a copy of the project, one at a time, and tells which of them no test notices.
# Takes most of an hour. Tests/mutants/mutants.txt holds them.
mutants:
	Tests/mutants/run

# Times the program and what only callers of the libraries see, and checks the answers. PEERS=FOLDER puts
# beside them the programs of other libraries that are built there.
bench: build
	$(SWIFT) build $(RELEASE) --product librarycalls
	python3 Tests/bench/bench.py $(BINARY) \
	  "$$($(SWIFT) build $(RELEASE) --show-bin-path)/librarycalls" $(PEERS)

SHARED := bash-completion/completions zsh/site-functions fish/vendor_completions.d man/man1

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/strokecheck"
	install -d $(foreach folder,$(SHARED),"$(DESTDIR)$(PREFIX)/share/$(folder)")
	$(BINARY) completions bash > "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/strokecheck"
	$(BINARY) completions zsh > "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_strokecheck"
	$(BINARY) completions fish > "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/strokecheck.fish"
	$(BINARY) man > "$(DESTDIR)$(PREFIX)/share/man/man1/strokecheck.1"

clean:
	$(SWIFT) package clean
	rm -rf $(BINARY) $(BINARY).symbols .build/static
