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
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict

from dressing import Dressed
from scenes import random_case
from syntaxes import SYNTAXES
from vocabulary import fold

BATCH = 250
# The kind of a message by its words. What has no kind is a difference. None: not about the reading of rows.
MESSAGES = [(kind, re.compile(words, re.I)) for kind, words in [
    (None, "^hint: it has no times|width of its view|pointer was cancelled|touch was cancelled|given twice|between 0 and 1"),
    (None, "time of the one before|no stroke in it|no strokes? in"),
    ("back", "times? goes? back"), ("long", "it lasts|look like milliseconds|looks? like ms"),
    ("lift-early", "before its last sample"), ("lift-untimed", "has no times, so the time at which it ended"),
    ("hover", "hover"), ("row-numbers", "numbers? (the )?(samples|rows)"), ("rarely", "changes at row"),
    ("time-like", "--fields t="), ("begins-within", "begins? within|began before"),
    ("moves-alone", "moves? alone|only moves"), ("no-lift", "without (a lift|an end|being lifted)|is not lifted|log ends|begins before it has ended|not seen lifting"),
]]  # fmt: skip
ERRORS = [(kind, re.compile(words, re.I)) for kind, words in [
    ("two-times", "two (times|names|columns)|both .*time"), ("restart", "starts? again|go(es)? back|several recordings"),
    ("moves-alone", "moves? alone|only moves|no stroke"), ("turns", "in turns|return"), ("changes", "as in the rows before|changes"),
    ("phase", "phase|began"), ("number", "expected|no (place|time|number)|missing"),
]]  # fmt: skip
CHECKED = {"restart", "turns", "two-times", "moves-alone"}


def kind_of(text, table):
    return next((kind for kind, words in table if words.search(text)), "other: " + re.sub(r"[\d.]+", "#", text)[:90])


class Answer:
    """What the program says of one file."""

    def __init__(self):
        self.outcomes, self.notes, self.messages, self.errors = [], set(), [], []
        # What other commands say of it that `circle` does not.
        self.other_commands = []


class Program:
    def __init__(self, binary, folder):
        self.binary, self.folder = os.path.abspath(binary), folder
        self.asks_all = False

    def run(self, *arguments, statuses=(0, 2)):
        done = subprocess.run([self.binary, *arguments], cwd=self.folder, capture_output=True, text=True, errors="replace")
        if done.returncode not in statuses:
            raise SystemExit(f"{arguments[0]}: status {done.returncode}: {done.stderr[-500:]}")
        return done.stdout.splitlines(), done.stderr.splitlines()

    def answers(self, files, options):
        """Asks `circle` which strokes each file has, and `convert` what they are."""
        verdicts, messages = self.run("circle", "-f", "ndjson", "--exit-zero", "-j1", "--include-cancelled", *options, *files)
        written, elsewhere = self.run("convert", "--to", "ndjson", "-j1", *options, *files)
        found = {file: Answer() for file in files}
        written = iter(written)
        for line in verdicts:
            verdict = json.loads(line)
            answer = found[verdict["file"]]
            if verdict["verdict"] == "error":
                answer.errors.append(verdict["reason"])
                answer.outcomes.append({"error": kind_of(verdict["reason"], ERRORS)})
                continue
            record = json.loads(next(written, '{"points": "nothing"}'))
            record["shown id"] = verdict["id"]
            answer.outcomes.append(record)
        rest = list(written)
        if rest:
            raise OverflowError(len(rest))
        for file, kind, text in self.read_messages(messages):
            if file in found:
                found[file].notes.add(kind)
                found[file].messages.append(text)
        commands = {"convert": elsewhere}
        if self.asks_all:
            for command in (["evaluate", "--detector", "ring"], ["compare", "--against", "--max-gap 9"]):
                commands[command[0]] = self.run(*command, "-j1", *options, *files, statuses=(0, 1, 2))[1]
        for command, said in commands.items():
            notes = defaultdict(set)
            for file, kind, _ in self.read_messages(said):
                notes[file].add(kind)
            for file, answer in found.items():
                if notes[file] != answer.notes:
                    answer.other_commands.append(f"{command} has the hints {sorted(notes[file])}")
        return found

    def read_messages(self, messages):
        """File, kind and text of what is said about reading."""
        for line in messages:
            if text := re.search(r"(warning|hint|notice): .*", line):
                kind = kind_of(text[0], MESSAGES)
                if kind:
                    yield re.match(r"[^:#]*", line)[0], kind, text[0]

    def answers_or_one_by_one(self, files, options):
        try:
            return self.answers(files, options)
        except OverflowError:
            if len(files) == 1:
                answer = Answer()
                answer.outcomes = [{"error": "other: circle and convert read different strokes"}]
                return {files[0]: answer}
            middle = len(files) // 2
            return self.answers_or_one_by_one(files[:middle], options) | self.answers_or_one_by_one(files[middle:], options)


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
    if len(points) != len(meant["points"]) or not isinstance(points, list):
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
                    with open(os.path.join(self.program.folder, name), "w", newline="") as file:
                        file.write(text)
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
                kind = self.follow(dressed, name, answer)
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
                wrong = [syntax for syntax, each in kinds.items() if each == kind]
                self.examples[kind] = (size, self.example(number, dressed, answers, wrong))

    def example(self, number, dressed, answers, wrong):
        case = dressed.case
        options = f", {' '.join(dressed.options)}" if dressed.options else ""
        text = [f"  case {number}{options}; wrong in {', '.join(wrong)}; right in {', '.join(set(answers) - set(wrong)) or 'none'}"]
        text.append(f"  meant: {case.refusal or ''} {short(dressed.outcomes)} notes {sorted(dressed.notes)}")
        for syntax, (name, answer) in answers.items():
            if syntax in wrong[:2] or syntax not in wrong and len(text) < 6:
                with open(os.path.join(self.program.folder, name), newline="") as file:
                    content = file.read()
                text.append(f"  {syntax} {'is wrong' if syntax in wrong else 'is right'}:")
                text += ["    | " + line for line in content.splitlines()[:40]]
                text.append(f"    said: {short(answer.outcomes)} {answer.errors} notes {sorted(answer.notes)} {answer.messages} {answer.other_commands}")
        return "\n".join(text)

    def follow(self, dressed, name, answer):
        """Runs again with each option that the program advises; what comes must be what the advice promised."""
        texts = answer.errors + answer.messages
        advised = re.findall(r"--fields (\w+)=([^\s,;`\"']+)", " ".join(texts))
        wanted = set(dressed.advice)
        if not wanted & {role for role, _ in advised}:
            if dressed.case.refusal in ("turns", "moves-alone"):
                return None
            return "no remedy"
        for role, value in advised:
            if role not in wanted:
                continue
            value = dressed.advice[role] if value == "NAME" else value
            after = self.program.answers_or_one_by_one([name], [*dressed.options, "--fields", f"{role}={value}"])[name]
            self.followed += 1
            sizes = [len(outcome.get("points", [])) for outcome in after.outcomes]
            if sizes != dressed.advised_sizes or role == "t" and any(len(point) < 3 for o in after.outcomes for point in o["points"]):
                return "remedy does not work"
        return None

    def report(self):
        for kind, count in self.kinds.most_common():
            syntaxes = ", ".join(f"{syntax} {many}" for syntax, many in self.by_syntax[kind].most_common(5) if many)
            print(f"{count:5} {kind} ({syntaxes}{', …' if len(+self.by_syntax[kind]) > 5 else ''})")
        for kind, _ in self.kinds.most_common(self.options.show):
            print(f"\nnot ok - {kind}\n{self.examples[kind][1]}")
        print(
            f"{self.cases} cases in {self.files} files, seed {self.options.seed}: {sum(self.kinds.values())} differences of "
            f"{len(self.kinds)} kinds; {self.refused / max(1, self.cases):.1%} have an error or a refusal; "
            f"{self.followed} advices followed"
        )
        return 1 if self.kinds else 0


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
