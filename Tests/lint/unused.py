"""Lists the declarations in Sources that nothing in Sources uses.

    unused.py [BUILD]    BUILD is the folder of a debug build: .build/debug by default

Reads the index that `swift build --enable-index-store` writes, so that overloads and members of the same name
are told apart. A declaration is used if something outside of it refers to it. What is public, what a
protocol requires, and the cases of an enum that are made from a list or from text need no user. The status
is 1 if something is unused.
"""

import ctypes
import os
import re
import shutil
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Roles of an occurrence, and of its relations, as the interface's header numbers them.
DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
CHILD_OF, BASE_OF, OVERRIDE_OF, CALLED_BY, ACCESSOR_OF, CONTAINED_BY = (
    1 << bit for bit in (9, 10, 11, 13, 15, 16))
# Kinds of symbols.
PROTOCOL, EXTENSION, ENUM_CASE, DESTRUCTOR, PARAMETER = 8, 9, 15, 23, 25
CASE_ITERABLE = "s:s12CaseIterableP"


class Text(ctypes.Structure):
    """A string of the interface."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class Index:
    """The C interface of the toolchain's libIndexStore, on one store."""

    def __init__(self, store):
        folder = Path(os.path.realpath(shutil.which("swift"))).parents[1] / "lib"
        names = ["libIndexStore.so", "libIndexStore.dylib"]
        self.library = ctypes.CDLL(str(next(folder / name for name in names if (folder / name).exists())))
        self.store = self.get("store_create", str(store).encode(), None)
        if not self.store:
            sys.exit(f"no index in {store}: run `swift build` first")

    def get(self, name, *arguments, kind=ctypes.c_void_p):
        function = getattr(self.library, f"indexstore_{name}")
        function.restype = kind
        return function(*[ctypes.c_void_p(a) if isinstance(a, int) else a for a in arguments])

    def text(self, name, item):
        return str(self.get(name, item, kind=Text))

    def number(self, name, item):
        return self.get(name, item, kind=ctypes.c_uint64)

    def each(self, name, item, visit, *between, kind=ctypes.c_void_p):
        """Calls `visit` with each item of one of the `apply` functions, while the item is there."""
        call = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, kind)

        def next_item(_, item):
            visit(item)
            return True

        self.get(name, item, *between, None, call(next_item), kind=ctypes.c_bool)

    def records(self):
        """The names of the records of the files in Sources."""
        records = {}

        def add_dependency(item):
            path = self.text("unit_dependency_get_filepath", item)
            if path.startswith(f"{ROOT}/Sources/") and os.path.exists(path):
                records[self.text("unit_dependency_get_name", item)] = path

        def add_unit(name):
            reader = self.get("unit_reader_create", self.store, str(name).encode(), None)
            self.each("unit_reader_dependencies_apply_f", reader, add_dependency)
            self.get("unit_reader_dispose", reader)

        self.each("store_units_apply_f", self.store, add_unit, ctypes.c_uint(0), kind=Text)
        return {name: path for name, path in records.items() if name.split("-")[0].endswith(".swift")}


class Uses:
    """What is declared in Sources, and what each declaration is referred to from."""

    def __init__(self, index):
        self.index = index
        self.declared = {}
        self.parents = defaultdict(set)
        self.users = defaultdict(set)
        # Witnesses of requirements and accessors of properties.
        self.needs_no_user = set()
        # Enums with a raw value or a list of all cases.
        self.has_listed_cases = set()
        for record, self.path in index.records().items():
            reader = index.get("record_reader_create", index.store, record.encode(), None)
            index.each("record_reader_occurrences_apply_f", reader, self.add)
            index.get("record_reader_dispose", reader)

    def add(self, occurrence):
        roles = self.index.number("occurrence_get_roles", occurrence)
        symbol = self.index.get("occurrence_get_symbol", occurrence)
        name = self.index.text("symbol_get_usr", symbol)
        relations = self.relations(occurrence)
        if roles & DEFINITION:
            text = self.index.text("symbol_get_name", symbol)
            if text and not roles & IMPLICIT:
                self.declared[name] = (self.path, self.line(occurrence), self.kind(symbol), text)
            self.parents[name] |= {other for role, other in relations if role & (CHILD_OF | ACCESSOR_OF)}
            if any(role & (OVERRIDE_OF | ACCESSOR_OF) for role, _ in relations):
                self.needs_no_user.add(name)
        if roles & REFERENCE:
            if self.kind(symbol) != PROTOCOL or name == CASE_ITERABLE:
                self.has_listed_cases |= {other for role, other in relations if role & BASE_OF}
            users = {other for role, other in relations if role & (CALLED_BY | CONTAINED_BY | CHILD_OF)}
            self.users[name] |= users or {self.path}

    def relations(self, occurrence):
        found = []

        def add(relation):
            other = self.index.get("symbol_relation_get_symbol", relation)
            found.append((self.index.number("symbol_relation_get_roles", relation),
                          self.index.text("symbol_get_usr", other)))

        self.index.each("occurrence_relations_apply_f", occurrence, add)
        return found

    def line(self, occurrence):
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self.index.get("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column), kind=None)
        return line.value

    def kind(self, symbol):
        return self.index.number("symbol_get_kind", symbol) & 0xFF

    def is_inside(self, name, outer):
        """True if `name` is `outer` or declared in it."""
        seen, queue = set(), [name]
        while queue:
            one = queue.pop()
            if one == outer:
                return True
            if one not in seen:
                seen.add(one)
                queue += self.parents[one]
        return False

    def unused(self):
        """The path, line and name of each declaration without a user."""
        kinds = {name: kind for name, (_, _, kind, _) in self.declared.items()}
        for name, (path, line, kind, text) in sorted(self.declared.items(), key=lambda item: item[1]):
            parents = self.parents[name]
            if (kind in (EXTENSION, DESTRUCTOR, PARAMETER) or name in self.needs_no_user
                    or any(kinds.get(parent) == PROTOCOL for parent in parents)
                    or kind == ENUM_CASE and parents & self.has_listed_cases or is_public(path, line)):
                continue
            if all(self.is_inside(user, name) for user in self.users[name]):
                yield path, line, text


def is_public(path, line):
    """True if the declaration on that line, or one of its attributes before, says public or open."""
    with open(path) as file:
        lines = file.read().split("\n")[:line]
    return re.search(r"\b(public|open|@_expose|@_cdecl)\b", lines[-1]) is not None


def main():
    build = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build/debug"
    found = list(Uses(Index(build / "index/store")).unused())
    for path, line, text in found:
        print(f"{os.path.relpath(path, ROOT)}:{line}: unused: {text}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
