#!/usr/bin/env python3
"""The law of rows: the same rows mean the same in every syntax, and what the one who recorded them meant.

    law.py BINARY [--cases N] [--seed S] [--only KIND] [--scene NAME]... [--show N]

Random recordings are written as tables, JSON and printed lines, and read by the program. Each difference from what was
recorded is counted by its kind, and the smallest example of each is shown.
"""

import argparse
import json
import os
import random
import re
import sys
import tempfile
from collections import Counter, defaultdict

from dressing import Dressed
from program import Program
from scenes import random_case
from syntaxes import SYNTAXES
from vocabulary import fold

BATCH = 250
MOST_REFUSED = 0.05
# What can be read in more than one way, so that the refusal must name an option, or what to sort by.
CHECKED = {"restart", "turns", "two-times"}


def plain_number(value):
    """A number, also one in quotes or with a decimal comma; text as it is."""
    if isinstance(value, bool) or value is None:
        return value
    try:
        return float(str(value).replace(",", "."))
    except ValueError:
        return value


def differs(meant, said):
    """In what a stroke that was read is not what was meant; None if it is."""
    if ("error" in meant) != ("error" in said):
        return "strokes"
    if "error" in meant:
        return None if meant["error"] == said["error"] else "errors"
    points = said["points"]
    if len(points) != len(meant["points"]):
        return "strokes"
    for one, other in zip(points, meant["points"]):
        if len(one) != len(other):
            return "times"
        if any(abs(a - b) > 1e-6 for a, b in zip(one[:2], other)):
            return "points"
        if len(one) > 2 and abs(one[2] - other[2]) > max(1e-6, abs(other[2]) * 1e-14):
            return "times"
    if bool(said.get("cancelled")) != meant["cancelled"]:
        return "cancelled"
    # An id may be a number in one syntax and the same in quotes in another.
    if plain_number(said.get("id")) != plain_number(meant["id"]):
        return "ids"
    if said.get("label") != meant["label"]:
        return "labels"
    if plain_number(said.get("width")) != meant["width"]:
        return "width"
    if meant["lift"] is not None and not meant["cancelled"]:
        lift = said.get("ended", points[-1][2] if len(points[-1]) > 2 else None)
        if lift is None or abs(plain_number(lift) - meant["lift"]) > max(1e-6, abs(meant["lift"]) * 1e-14):
            return "lifts"
    members = {fold(name): plain_number(value) for name, value in said.items()}
    if any(members.get(name) != plain_number(value) for name, value in meant["members"].items()):
        return "members"
    return None


def compare(dressed, answer):
    """The kind of the first difference; None if there is none."""
    case = dressed.case
    if {"error": "failed"} in answer.outcomes:
        return answer.errors[0][:60]
    if case.refusal:
        errors = {outcome["error"] for outcome in answer.outcomes if "error" in outcome}
        if not errors:
            return "not refused"
        if case.refusal not in errors:
            return "errors"
        strokes = [outcome for outcome in answer.outcomes if "error" not in outcome]
        # What was complete before stands; nothing else does.
        if any(differs(meant, said) for meant, said in zip(dressed.outcomes, strokes)):
            return "fragments"
        return None
    if len(answer.outcomes) != len(dressed.outcomes):
        return "refused" if answer.errors else "strokes"
    for meant, said in zip(dressed.outcomes, answer.outcomes):
        if kind := differs(meant, said):
            return "refused" if kind == "strokes" and "error" in said else kind
    if any("error" in outcome for outcome in dressed.outcomes):
        return None
    if answer.notes != dressed.notes:
        return "hints"
    return "hints of other commands" if answer.other_commands else None


class Law:
    def __init__(self, program, options):
        self.program, self.options = program, options
        self.kinds, self.examples = Counter(), {}
        self.cases = self.refused = self.files = self.followed = 0
        self.by_syntax = defaultdict(Counter)

    def batch(self, first, count):
        groups = defaultdict(list)
        for number in range(first, first + count):
            rng = random.Random(f"{self.options.seed}-{number}")
            case = random_case(rng, self.options.scene)
            dressed = Dressed(case)
            self.cases += 1
            files = {}
            for syntax, write in SYNTAXES.items():
                if self.options.syntax and syntax not in self.options.syntax:
                    continue
                text = write(dressed)
                if text is not None:
                    name = f"{number}-{syntax}"
                    self.write(name, text)
                    files[syntax] = name
            groups[tuple(dressed.options)].append((number, dressed, files))
        # One batch in four, because most of what they do is not reading.
        self.program.asks_all = first // BATCH % 4 == 0
        for options, members in groups.items():
            names = [name for _, _, files in members for name in files.values()]
            if names:
                found = self.program.answers_or_one_by_one(names, options)
                for number, dressed, files in members:
                    self.judge(number, dressed, {syntax: (name, found[name]) for syntax, name in files.items()})
        for name in os.listdir(self.program.folder):
            os.remove(os.path.join(self.program.folder, name))

    def judge(self, number, dressed, answers):
        self.files += len(answers)
        kinds = {}
        for syntax, (name, answer) in answers.items():
            kind = compare(dressed, answer)
            if kind is None and (dressed.case.refusal in CHECKED or dressed.advice):
                kind = self.follow(dressed, syntax, name, answer)
            if kind:
                kinds[syntax] = f"{dressed.case.scene}: {kind}"
        said = [answer for _, answer in answers.values()]
        self.refused += any(answer.errors for answer in said)
        for kind in {*kinds.values()}:
            if self.options.only and not kind.endswith(self.options.only):
                continue
            self.kinds[kind] += 1
            for syntax, each in kinds.items():
                self.by_syntax[kind][syntax] += each == kind
            size = len(dressed.rows) * 20 + len(dressed.order)
            if kind not in self.examples or size < self.examples[kind][0]:
                self.examples[kind] = (size, self.example(number, dressed, answers, kinds, kind))

    def example(self, number, dressed, answers, kinds, kind):
        """The files of two syntaxes that are wrong and of one that is right, and what was said of each."""
        wrong, right = [syntax for syntax in answers if kinds.get(syntax) == kind], [
            syntax for syntax in answers if syntax not in kinds
        ]
        text = [
            f"  case {number} {' '.join(dressed.options)}; wrong in {', '.join(wrong)}",
            f"  right in {', '.join(right) or 'none'}",
            f"  meant {dressed.case.refusal or ''} {short(dressed.outcomes)} with {sorted(dressed.notes)}",
        ]
        for syntax in wrong[:2] + right[:1]:
            name, answer = answers[syntax]
            with open(os.path.join(self.program.folder, name), newline="") as file:
                content = file.read().splitlines()[:40]
            text += [
                f"  {syntax} is {'wrong' if syntax in wrong else 'right'}:",
                *("    | " + line for line in content),
            ]
            text += [f"    read {short(answer.outcomes)}", *("    said " + message for message in answer.everything())]
        return "\n".join(text)

    def follow(self, dressed, syntax, name, answer):
        """Does what the program advises; what comes of it must be what the advice promised."""
        text = " ".join(answer.errors + answer.messages)
        if dressed.case.refusal == "turns":
            if not (found := re.search(r"sort the rows by (\w+)", text)) or fold(found[1]) not in map(
                fold, dressed.key_names
            ):
                return "no remedy"
            self.write(f"sorted-{name}", SYNTAXES[syntax](dressed.sorted_by_key()))
            return self.works(dressed, f"sorted-{name}", [])
        if dressed.case.refusal == "restart" and syntax.endswith("sv"):
            if "blank line" not in text:
                return "no remedy"
            self.write(f"parted-{name}", SYNTAXES[syntax](dressed.with_blank_lines()))
            if kind := self.works(dressed, f"parted-{name}", []):
                return kind
        advised = ["".join(found) for found in re.findall(r"--fields (?:'([^']+)'|\"([^\"]+)\"|([^\s;`]+))", text)]
        advised = [dict(part.split("=", 1) for part in each.rstrip(",.").split(",")) for each in advised]
        advised = [roles for roles in advised if set(roles) & set(dressed.advice)]
        if not advised:
            return "no remedy"
        for roles in advised:
            roles = {role: dressed.advice[role] if value == "NAME" else value for role, value in roles.items()}
            if kind := self.works(dressed, name, ["--fields", ",".join(map("=".join, roles.items()))]):
                return kind
        return None

    def works(self, dressed, name, options):
        after = self.program.answers_or_one_by_one([name], [*dressed.options, *options])[name]
        self.followed += 1
        points = [outcome.get("points", []) for outcome in after.outcomes]
        is_timed = all(len(point) == 3 for stroke in points for point in stroke)
        return (
            None if [len(stroke) for stroke in points] == dressed.advised_sizes and is_timed else "remedy does not work"
        )

    def write(self, name, text):
        with open(os.path.join(self.program.folder, name), "w", newline="") as file:
            file.write(text)

    def report(self):
        for kind, count in self.kinds.most_common():
            syntaxes = ", ".join(f"{syntax} {many}" for syntax, many in self.by_syntax[kind].most_common(5) if many)
            print(f"{count:5} {kind} ({syntaxes}{', …' if len(+self.by_syntax[kind]) > 5 else ''})")
        for kind, _ in self.kinds.most_common(self.options.show):
            print(f"\nnot ok - {kind}\n{self.examples[kind][1]}")
        refusals = sum(count for kind, count in self.kinds.items() if kind.endswith(": refused"))
        silent, share = sum(self.kinds.values()) - refusals, self.refused / max(1, self.cases)
        print(
            f"{self.cases} cases in {self.files} files, seed {self.options.seed}: {silent} silent differences and "
            f"{refusals} wrong refusals of {len(self.kinds)} kinds; {share:.1%} are refused or have an error; "
            f"{self.followed} remedies followed"
        )
        return int(bool(self.kinds) or share > MOST_REFUSED and not self.options.scene)


def short(outcomes):
    text = json.dumps([{k: v for k, v in o.items() if v not in (None, False, {})} for o in outcomes])
    return text if len(text) < 900 else text[:900] + "…"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--cases", type=int, default=1500)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", help="only differences of this kind, such as strokes, ids or hints")
    parser.add_argument("--scene", action="append", help="only cases of this scene")
    parser.add_argument("--syntax", action="append", help="only this syntax")
    parser.add_argument("--show", type=int, default=12)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        law = Law(Program(options.binary, folder), options)
        for first in range(options.first, options.first + options.cases, BATCH):
            law.batch(first, min(BATCH, options.first + options.cases - first))
        return law.report()


if __name__ == "__main__":
    sys.exit(main())
