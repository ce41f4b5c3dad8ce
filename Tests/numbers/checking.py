"""Comparison of what is printed with what should be."""

import csv
import io
import json
import math
import re
import subprocess
from collections import Counter

NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e[-+]?\d+)?")


class Checker:
    """Runs the program, and counts the numbers of its answers that were compared, and those that differ."""

    def __init__(self, binary):
        self.binary = binary
        self.compared = 0
        self.failures = []
        self.place = ""

    def run(self, folder, *arguments):
        """Standard output and exit status."""
        done = subprocess.run([self.binary, *arguments], cwd=folder, capture_output=True, text=True)
        self.place = " ".join(arguments)
        if done.returncode not in (0, 1, 2) or not done.stdout:
            self.fail("", f"status {done.returncode}", done.stderr.strip())
        return done.stdout, done.returncode

    def fail(self, what, printed, expected):
        self.failures.append(self.place)
        print(f"not ok - {self.place}\n#   {what or 'the answer'}: printed {printed}, expected {expected}")

    def same(self, what, printed, expected):
        """Values of JSON: the same members, and numbers equal but for rounding in the last digits."""
        if isinstance(expected, dict) and isinstance(printed, dict):
            for name in expected.keys() | printed.keys():
                if name not in printed or name not in expected:
                    self.fail(f"{what}.{name}", printed.get(name, "nothing"), expected.get(name, "nothing"))
                else:
                    self.same(f"{what}.{name}", printed[name], expected[name])
        elif isinstance(expected, (list, tuple)) and isinstance(printed, list):
            if len(printed) != len(expected):
                self.fail(f"length of {what}", len(printed), len(expected))
            for index, (one, other) in enumerate(zip(printed, expected)):
                self.same(f"{what}[{index}]", one, other)
        elif isinstance(printed, (int, float)) and isinstance(expected, (int, float)):
            self.compared += 1
            whole = isinstance(expected, int) and isinstance(printed, int)
            close = math.isclose(printed, expected, rel_tol=1e-11, abs_tol=1e-14)
            if isinstance(printed, bool) != isinstance(expected, bool) or not (printed == expected if whole else close):
                self.fail(what, printed, expected)
        elif printed != expected:
            self.fail(what, printed, expected)

    def json(self, printed, expected):
        try:
            self.same("", json.loads(printed), expected)
        except ValueError as error:
            self.fail("", printed[:200], f"JSON: {error}")

    def csv(self, printed, expected):
        """Rows of cells; None is an empty one."""
        rows = list(csv.reader(io.StringIO(printed)))
        if len(rows) != len(expected):
            self.fail("number of rows", len(rows), len(expected))
        for number, (row, cells) in enumerate(zip(rows, expected)):
            values = [
                (float(cell) if NUMBER.fullmatch(cell) else cell) if isinstance(wanted, (int, float)) else cell
                for cell, wanted in zip(row, cells)
            ]
            cells = ["" if cell is None else cell for cell in cells]
            self.same(f"row {number + 1}", values + row[len(values) :], cells)

    def text(self, printed, expected):
        """Compares the blocks of lines between empty ones that have numbers, in order. All words count of an expected
        line that is a list, and the numbers of one that is a string. The order of lines in a block does not count."""
        blocks = [block.splitlines() for block in re.split(r"\n\n+", printed.strip("\n")) if NUMBER.search(block)]
        expected = [lines for lines in expected if NUMBER.search(str(lines))]
        if len(blocks) != len(expected):
            self.fail("number of blocks", len(blocks), len(expected))
        for block, lines in zip(blocks, expected):
            rows = Counter(words(" ".join(map(str, line))) for line in lines if isinstance(line, list))
            prose = Counter(tuple(NUMBER.findall(line)) for line in lines if isinstance(line, str))
            for line in block:
                numbers = tuple(NUMBER.findall(line))
                self.compared += len(numbers)
                if rows[words(line)]:
                    rows[words(line)] -= 1
                elif numbers and prose[numbers]:
                    prose[numbers] -= 1
                elif numbers:
                    self.fail("line", repr(line.strip()), "one of those that follow")
            for missing in [*(+rows), *(" ".join(numbers) for numbers in +prose if numbers)]:
                self.fail("line", "nothing like it", repr(missing))


def words(line):
    """A line with single spaces. Reasons with equal counts are in any order."""
    line = " ".join(line.split())
    head, colon, reasons = line.partition(" rejected: ")
    return head + colon + ", ".join(sorted(reasons.split(", "))) if colon and "#" not in head else line
