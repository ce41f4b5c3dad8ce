"""Asks the program what strokes many files have, and what there is to say of each."""

import json
import os
import re
import subprocess
from collections import defaultdict

# Seconds for a batch.
LONGEST_RUN = 120
# The kind of a message by its words. What has no kind is a difference. None: not about the reading of rows.
MESSAGES = [(kind, re.compile(words, re.I)) for kind, words in [
    (None, "has no times, so its duration|width of its view|(pointer|touch) was cancelled|given twice|between 0 and 1"),
    (None, r"jumps \d+ points|pauses [\d.]+ s at row|lines? with positions (is|are) skipped"),
    (None, r"time of the one before|no strokes? in|recorded at \d+ samples a second"),
    ("back", "times? goe?s? back"), ("long", "lasts .* s;|look like"),
    ("lift-early", "before its last sample"), ("lift-untimed", "has no times, so the time at which it ended"),
    ("hover", "hover|rows? between touches (is|are) skipped"), ("events", "events? of other kinds"), ("row-numbers", "numbers the (samples|rows)"), ("rarely", "changes at row"),
    ("time-like", "--fields t="), ("begins-within", "begins within a touch"),
    ("moves-alone", "neither the beginning nor the end"),
    ("no-lift", "before it has ended|ends within a touch|while another is still down"),
]]  # fmt: skip
ERRORS = [(kind, re.compile(words, re.I)) for kind, words in [
    ("two-times", "expected one time"), ("restart", "times that start again"), ("moves-alone", "only moves"),
    ("turns", "in turns|after another stroke"), ("changes", "(in column|under) .*as in the rows before"),
    ("phase", "expected a phase"), ("number", "expected"),
]]  # fmt: skip


def kind_of(text, table):
    return next((kind for kind, words in table if words.search(text)), "other: " + re.sub(r"[\d.]+", "#", text)[:90])


class Answer:
    """What the program says of one file."""

    def __init__(self):
        self.outcomes, self.notes, self.messages, self.errors = [], set(), [], []
        # What other commands say of it that `circle` does not.
        self.other_commands = []

    def everything(self):
        return [*self.errors, *self.messages, *self.other_commands]


class Failed(Exception):
    """The program ended as it never should, did not end, or said something of strokes that nobody can match."""


class Program:
    def __init__(self, binary, folder):
        self.binary, self.folder = os.path.abspath(binary), folder
        self.asks_all = False

    def run(self, *arguments, statuses=(0, 2)):
        command = [self.binary, *arguments]
        try:
            done = subprocess.run(
                command, cwd=self.folder, capture_output=True, text=True, errors="replace", timeout=LONGEST_RUN
            )
        except subprocess.TimeoutExpired:
            raise Failed(f"{arguments[0]} does not end") from None
        if done.returncode not in statuses:
            raise Failed(f"{arguments[0]} ends with status {done.returncode} {done.stderr[-300:]}")
        return done.stdout.splitlines(), done.stderr.splitlines()

    def answers(self, files, options):
        """Asks `circle` which strokes each file has, and `convert` what they are."""
        verdicts, messages = self.run(
            "circle", "-f", "ndjson", "--exit-zero", "-j1", "--include-cancelled", *options, *files
        )
        written, elsewhere = self.run("convert", "--to", "ndjson", "-j1", *options, *files)
        found = {file: Answer() for file in files}
        verdicts = [json.loads(line) for line in verdicts]
        if sum(verdict["verdict"] != "error" for verdict in verdicts) != len(written):
            raise Failed("circle and convert read different strokes")
        written = iter(written)
        for verdict in verdicts:
            answer = found[verdict["file"]]
            if verdict["verdict"] == "error":
                answer.errors.append(verdict["reason"])
                answer.outcomes.append({"error": kind_of(verdict["reason"], ERRORS)})
                continue
            answer.outcomes.append(json.loads(next(written)))
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
        except Failed as failure:
            if len(files) == 1:
                answer = Answer()
                answer.outcomes, answer.errors = [{"error": "failed"}], [str(failure)]
                return {files[0]: answer}
            middle = len(files) // 2
            return self.answers_or_one_by_one(files[:middle], options) | self.answers_or_one_by_one(
                files[middle:], options
            )
