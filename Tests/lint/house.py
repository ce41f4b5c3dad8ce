"""Checks what holds the house together: who may know whom, what is documented, and how long things get.

    house.py    prints a line for each find; the status is 1 if there is one
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIBC = {"Glibc", "Musl", "Android", "Darwin"}
# Of each target: the modules that it may import, the files that may import the C library, and its folders,
# each of which may name only its own types and those of the folders before it.
TARGETS = {
    "StrokeCore": ([], None, ["Geometry", "Kernels", "Strokes", "Detectors", "Recognition", "Evaluation"]),
    "StrokePaths": (["StrokeCore"], None, ["Paths", "HitTesting"]),
    "StrokeWeb": (["StrokeCore"], None, ["Runtime", "Values", "Exports"]),
    "StrokeFormats": (
        ["StrokeCore", "StrokePaths"], "Scanning/Memory.swift",
        ["Scanning", "JSON", "Tables", "XML", "SVG", "Strokes", "Tools", "Rows", "Stream"]),
    "StrokeReports": (["StrokeCore", "StrokePaths", "StrokeFormats"], None, ["Reports", "Pictures", "Page"]),
    "StrokeTesting": (["StrokeCore", "StrokeReports", "Testing", "XCTest"], None, [""]),
    "strokecheck": (
        ["StrokeCore", "StrokePaths", "StrokeFormats", "StrokeReports"], "System/Platform",
        ["System", "Flags", "Run", "Commands", ""]),
}
EMBEDDED = ["StrokeCore", "StrokeWeb"]
TOP_LEVEL = {"Package.swift", "Sources", "Tests", "Samples", "Makefile", "README.md"}
# What a protocol documents need not be documented again where it is fulfilled.
DOCUMENTED_BY_PROTOCOLS = {
    "name", "citation", "settings", "reasons", "runChecks", "earlyFailure", "omittedChecks", "construction",
    "opening", "separator", "closing", "append", "description", "next", "makeIterator", "hash", "==",
}
LONGEST_FUNCTION = 40
# In two halves, so that they are not found here.
MACHINE_PATHS = [first + second for first, second in [
    ("/wo", "rk/"), ("/tm", "p/wt"), ("/ho", "me/"), ("/ro", "ot/"), ("/Use", "rs/")]]
TYPE = re.compile(
    r"(?:@\w+(?:\([^)]*\))? )*(?:public |package |final |indirect )*"
    r"(?:struct|enum|class|protocol|actor|typealias) (\w+)")
FUNCTION = re.compile(r'( *)[^/"]*?\b(?:func ([^ (<]+)|(init\b)|var (\w+))')

found = 0


def report(place, text):
    global found
    found += 1
    print(f"{place}: {text}")


class Source:
    """A Swift file: its lines, and its code without comments and quoted text."""

    def __init__(self, file):
        self.path = file.relative_to(ROOT)
        self.lines = file.read_text().split("\n")
        self.is_generated = "Written by `make " in self.lines[0]
        self.code, is_text = [], False
        for line in self.lines:
            if '"""' in line:
                is_text = not is_text
            is_comment = line.lstrip().startswith("//")
            self.code.append("" if is_text or is_comment else re.sub(r'"(?:[^"\\]|\\.)*"', "", line))

    @property
    def folder(self):
        parts = self.path.parts
        return parts[2] if len(parts) > 3 else ""

    def functions(self):
        """The names of functions, initializers and computed properties, with the lines of each, from its
        first to its closing brace, which the formatter puts under the first word."""
        for start, line in enumerate(self.lines):
            match = FUNCTION.match(line)
            if not match or match[4] and not line.endswith("{"):
                continue
            opening = next(
                (index for index in range(start, min(start + 12, len(self.lines)))
                 if self.lines[index].endswith("{")), None)
            if opening is None or any(line.endswith("}") for line in self.lines[start:opening]):
                continue
            closing = next(
                (index for index in range(opening, len(self.lines))
                 if self.lines[index].startswith(match[1] + "}")), None)
            if closing is not None:
                yield match[2] or match[3] or match[4], closing - start + 1


def sources(target):
    return [Source(file) for file in sorted((ROOT / "Sources" / target).rglob("*.swift"))]


def check_imports(target, files):
    modules, door, _ = TARGETS[target]
    for file in files:
        allowed = set(modules)
        if door and str(file.path).startswith(f"Sources/{target}/{door}"):
            allowed |= LIBC
        for number, line in enumerate([] if file.is_generated else file.code, 1):
            words = [word for word in line.split() if not word.startswith("@") and word != "public"]
            if words[:1] == ["import"] and words[-1] not in allowed:
                report(f"{file.path}:{number}", f"{target} may not import {words[-1]}")


def check_folders(target, files):
    folders = TARGETS[target][2]
    owners = {}
    for file in files:
        if file.folder not in folders:
            report(file.path, f"{file.folder} is none of the folders of {target}")
            return
        for line in file.code:
            if match := TYPE.match(line):
                owners[match[1]] = folders.index(file.folder)
    for file in files:
        for number, line in enumerate(file.code, 1):
            for word in re.findall(r"\w+", line):
                if owners.get(word, -1) > folders.index(file.folder):
                    report(f"{file.path}:{number}", f"{file.folder} names {word} of a later folder")


def check_documentation(files):
    for file in files:
        for index, line in enumerate(file.lines):
            words = re.split(r"[ (:<]+", line.strip())
            if words[0] != "public" or DOCUMENTED_BY_PROTOCOLS & set(words):
                continue
            before = next((line for line in reversed(file.lines[:index]) if not line.lstrip().startswith("@")), "")
            if not before.lstrip().startswith("///"):
                report(f"{file.path}:{index + 1}", "public, and not documented")


def check_lengths(files):
    for file in files:
        for name, count in [] if file.is_generated else file.functions():
            if count > LONGEST_FUNCTION:
                report(file.path, f"{name} has {count} lines, more than {LONGEST_FUNCTION}")


def check_embedded(files):
    """What Embedded Swift does not have; `make web` would find the rest."""
    for file in files:
        for number, line in enumerate(file.code, 1):
            words = re.split(r"[^\w\\.?!]+", line)
            if any(word.startswith("\\.") or word in ("any", "as?", "is") for word in words):
                report(f"{file.path}:{number}", "a key path, an any or a cast, which Embedded Swift lacks")


def check_tree():
    """What lies at the top, and that no file names a folder of a machine."""
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True,
        check=True, text=True).stdout.split("\0")
    names = [name for name in names if name and (ROOT / name).is_file()]
    for name in sorted({name.split("/")[0] for name in names} - TOP_LEVEL):
        if not name.startswith("."):
            report(name, "does not belong at the top")
    for name in names:
        if name.startswith("."):
            continue
        data = (ROOT / name).read_bytes()
        for path in MACHINE_PATHS:
            if path.encode() in data:
                report(name, f"names a machine's folder, {path}")
    return len(names)


def main():
    total = 0
    for target in TARGETS:
        files = sources(target)
        total += len(files)
        if not files:
            report(f"Sources/{target}", "has no files")
        check_imports(target, files)
        check_folders(target, files)
        check_documentation(files)
        check_lengths(files)
        if target in EMBEDDED:
            check_embedded(files)
    for target in sorted(set(os.listdir(ROOT / "Sources")) - set(TARGETS)):
        report(f"Sources/{target}", "is no target of house.py")
    print(f"{total} files of Sources and {check_tree()} files of the project checked")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
