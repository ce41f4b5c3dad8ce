#!/usr/bin/env python3
"""Live is batch: what a pipe is answered after each line is what a file that is cut there says of its complete strokes.

    prefixes.py BINARY [--cases N] [--seed S] [--format NAME]

Recordings in each format of lines are fed line by line, and a short one byte by byte. Nothing that is printed may be
taken back, a complete stroke is answered at its last line, and the end is the file's, however the bytes come. An
interrupt after any line answers what came before it.
"""

import argparse
import array
import fcntl
import json
import os
import pathlib
import random
import select
import signal
import subprocess
import sys
import tempfile
import termios
import time
from collections import Counter

from dressing import Dressed
from scenes import random_case
from syntaxes import SYNTAXES

CIRCLE = ["circle", "-f", "ndjson", "--exit-zero", "--include-cancelled"]
MAP = str(pathlib.Path(__file__).resolve().parents[2] / "Samples/map.svg")
COMMANDS = [CIRCLE, ["convert", "--to", "ndjson"], [*CIRCLE, "--jobs", "4"], [*CIRCLE, "--path", MAP]]
SCENES = ["keyed", "text_returns", "phases", "fingers_with_phases", "plain"]
PATIENCE = 20


class Calm(random.Random):
    """Writes everything in the plainest way, so that each row is one line."""

    def random(self):
        return 0.999

    def choice(self, values):
        return values[0]


class Recording:
    """Lines, and for each stroke the index of the line after which it must be answered; None for the end."""

    def __init__(self, name, text, complete):
        self.name, self.lines, self.complete = name, text.encode().splitlines(keepends=True), complete

    def answered(self, count):
        """The number of strokes that are complete in so many lines."""
        return sum(line is not None and line < count for line in self.complete)


def of_rows(rng, format):
    """A random case in one of the syntaxes of lines."""
    while True:
        case = random_case(rng, SCENES)
        dressed = Dressed(case)
        if dressed.options or case.refusal:
            continue
        if not case.phases and dressed.around.get("id"):
            continue
        dressed.rng = Calm()
        if text := SYNTAXES[{"rows": "rows.ndjson", "table": "comma.csv", "log": "equals.log"}[format]](dressed):
            break
    header = int(format == "table")
    complete = []
    for index, stroke in enumerate(case.strokes):
        line = stroke.lift
        finger = case.rows[stroke.rows[0]]["finger"]
        if case.phases and line is None:
            after = range(stroke.rows[-1] + 1, len(case.rows))
            line = next(
                (i for i in after if case.rows[i]["finger"] == finger and case.rows[i]["phase"] == "begin"), None
            )
        elif not case.phases and index + 1 < len(case.strokes):
            line = case.strokes[index + 1].rows[0]
            if len(stroke.rows) == 1:
                # Strokes of one row may be rows in turns, until one has a second row.
                longer = (other.rows[1] for other in case.strokes[index + 1 :] if len(other.rows) > 1)
                line = next(longer, None)
        complete.append(None if line is None else line + header)
    return Recording(f"{format}, {case.scene}", text, complete)


def of_strokes(rng, _):
    text = []
    for index in range(rng.randint(2, 5)):
        points = [[rng.randint(0, 300), rng.randint(0, 300), round(i * 0.02, 3)] for i in range(rng.randint(1, 9))]
        text.append(json.dumps({"id": f"s{index}", "points": points}) + "\n")
    return Recording("strokes", "".join(text), list(range(len(text))))


def of_drawings(rng, _):
    """Drawings of Quick, Draw!, whose strokes are answered with their line."""
    text, complete = [], []
    for index in range(rng.randint(2, 4)):
        drawing = []
        for _ in range(rng.randint(1, 3)):
            count = rng.randint(1, 9)
            drawing.append([[rng.randint(0, 255) for _ in range(count)] for _ in "xy"] + [[i * 20 for i in range(count)]])
            complete.append(index)
        text.append(json.dumps({"key_id": f"d{index}", "word": "ring", "drawing": drawing}) + "\n")
    return Recording("drawings", "".join(text), complete)


def of_device(rng, _):
    """What `getevent -lt` prints, with two fingers in their slots."""
    text, complete, slot, ids, ms = [], [], 0, {}, 12_000

    def event(name, value):
        kind = "EV_SYN" if name.startswith("SYN") else "EV_ABS"
        text.append(f"[ {ms / 1000:14.6f}] /dev/input/event1: {kind}       {name:20} {value & 0xFFFFFFFF:08x}\n")

    if rng.random() < 0.3:
        # The finger was down before the log began.
        ids[0] = 0
        for _ in range(2):
            event("ABS_MT_POSITION_X", rng.randint(10, 500))
            event("ABS_MT_POSITION_Y", rng.randint(10, 500))
            event("SYN_REPORT", 0)
            ms += 10
    for _ in range(rng.randint(6, 14)):
        other = rng.choice([0, 0, 1])
        if other != slot:
            event("ABS_MT_SLOT", other)
            slot = other
        if slot in ids and rng.random() < 0.3:
            event("ABS_MT_TRACKING_ID", -1)
            del ids[slot]
            complete.append(len(text))
        else:
            if slot not in ids:
                ids[slot] = len(text)
                event("ABS_MT_TRACKING_ID", len(text))
            event("ABS_MT_POSITION_X", rng.randint(10, 500))
            event("ABS_MT_POSITION_Y", rng.randint(10, 500))
        event("SYN_REPORT", 0)
        ms += rng.randint(8, 20)
    return Recording("getevent", "".join(text), complete + [None] * len(ids))


FORMATS = {
    "strokes": of_strokes, "drawings": of_drawings, "rows": of_rows, "table": of_rows, "log": of_rows, "getevent": of_device,
}  # fmt: skip


class Pipe:
    """The program with a pipe for its input."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.output = b""

    def feed(self, data):
        os.write(self.process.stdin.fileno(), data)

    def wait_until_read(self):
        """Waits until the program has taken everything out of the pipe."""
        unread, deadline = array.array("i", [1]), time.monotonic() + PATIENCE
        while unread[0] and time.monotonic() < deadline:
            fcntl.ioctl(self.process.stdin.fileno(), termios.FIONREAD, unread)

    def lines(self, count, patience):
        """What has been printed, as soon as it is so many lines."""
        deadline = time.monotonic() + patience
        while True:
            left = deadline - time.monotonic() if self.output.count(b"\n") < count else 0
            if not select.select([self.process.stdout], [], [], max(0, left))[0]:
                return self.output.splitlines()
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            if not data:
                return self.output.splitlines()
            self.output += data

    def end(self, by=None):
        if by:
            self.process.send_signal(by)
        else:
            self.process.stdin.close()
        os.set_blocking(self.process.stdout.fileno(), True)
        self.output += self.process.stdout.read()
        self.process.stderr.read()
        status = self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()
        return self.output.splitlines(), status


def without_file(printed):
    """Results without the name of standard input."""
    return [line.replace(b'"file":"-",', b"") for line in printed]


class Prefixes:
    def __init__(self, binary, folder):
        self.binary, self.folder = os.path.abspath(binary), folder
        self.failures, self.fed, self.cut = Counter(), 0, 0

    def fail(self, recording, what, *details):
        kind = f"{recording.name}: {what}"
        self.failures[kind] += 1
        if self.failures[kind] == 1:
            print(f"not ok - {kind}")
            for detail in details:
                print(f"  {detail}")
            print("".join(f"  | {line}\n" for line in b"".join(recording.lines).decode().splitlines()[:60]))

    def of_files(self, texts, command):
        """What the command prints of each text, read as a file of its own."""
        texts = list(dict.fromkeys(texts))
        printed = {}
        # What `convert` prints does not name its file, so each is a run of its own there.
        size = len(texts) if command[0] == "circle" else 1
        for start in range(0, len(texts), size):
            names = [f"cut{start + index}.txt" for index in range(len(texts[start : start + size]))]
            for name, text in zip(names, texts[start:]):
                with open(os.path.join(self.folder, name), "wb") as file:
                    file.write(text)
            done = subprocess.run([self.binary, *command, *names], cwd=self.folder, capture_output=True)
            self.cut += len(names)
            lines = done.stdout.splitlines()
            for name, text in zip(names, texts[start:]):
                own = f'"file":{json.dumps(name)},'.encode()
                printed[text] = lines if size == 1 else [line.replace(own, b"") for line in lines if own in line]
        return printed

    def live(self, recording, command, rng):
        """Line by line; and an interrupt after some line."""
        whole = b"".join(recording.lines)
        counts = range(1, len(recording.lines) + 1)
        if command[0] == "convert":
            counts = sorted(rng.sample(list(counts), min(3, len(counts))))
        prefixes = {count: b"".join(recording.lines[:count]) for count in counts}
        files = self.of_files([whole, *prefixes.values()], command)
        full, pipe, before = files[whole], Pipe([self.binary, *command]), []
        self.fed += 1
        if len(full) < len(recording.complete):
            self.fail(recording, "too few strokes", f"{len(full)} of {len(recording.complete)}")
            pipe.end()
            return
        for count, line in enumerate(recording.lines, 1):
            pipe.feed(line)
            answered = recording.answered(count)
            # Where one was not answered, others need not be waited for.
            now = without_file(pipe.lines(answered, 1 if self.failures else PATIENCE))
            place = f"{' '.join(command)}, after line {count}"
            if len(now) < answered:
                self.fail(recording, "a complete stroke is not answered", place, f"{len(now)} of {answered} lines")
                break
            if now[: len(before)] != before or full[: len(now)] != now:
                self.fail(recording, "what was printed is taken back", place, now, full)
                break
            if count in prefixes and files[prefixes[count]][: len(now)] != now:
                self.fail(
                    recording, "the file that is cut here says something else", place, now, files[prefixes[count]]
                )
                break
            before = now
        else:
            printed, _ = pipe.end()
            if without_file(printed) != full:
                self.fail(recording, "a pipe and a file differ", " ".join(command), printed, full)
            self.interrupt(recording, command, rng.choice(list(counts)), files, prefixes)
            return
        pipe.end()

    def interrupt(self, recording, command, count, files, prefixes):
        pipe = Pipe([self.binary, *command])
        # A program that has taken its first bytes also heeds signals.
        for line in recording.lines[:count]:
            pipe.feed(line)
            pipe.wait_until_read()
        printed, status = pipe.end(signal.SIGINT)
        place = f"{' '.join(command)}, interrupted after line {count}"
        if status not in (128 + signal.SIGINT, -signal.SIGINT):
            self.fail(recording, "the status of an interrupt", place, status)
        if without_file(printed) != files[prefixes[count]]:
            self.fail(recording, "an interrupt loses strokes", place, printed, files[prefixes[count]])

    def bytes(self, recording, command, rng):
        """Every byte as the end of a file, and as the end of a write."""
        whole = b"".join(recording.lines)
        prefixes = [whole[:count] for count in range(1, len(whole) + 1)]
        files = self.of_files(prefixes, command)
        full = files[whole]
        for prefix in prefixes:
            answered = recording.answered(prefix.count(b"\n"))
            if files[prefix][:answered] != full[:answered]:
                self.fail(recording, "a cut within a line changes strokes before it", prefix[-60:], files[prefix], full)
                return
        for sizes in ([1], [2, 1, 3], [rng.randint(1, 40) for _ in range(9)]):
            pipe, start, turn = Pipe([self.binary, *command]), 0, 0
            self.fed += 1
            while start < len(whole):
                size = sizes[turn % len(sizes)]
                pipe.feed(whole[start : start + size])
                pipe.wait_until_read()
                start, turn = start + size, turn + 1
            printed, _ = pipe.end()
            if without_file(printed) != full:
                self.fail(recording, "the cuts between writes matter", sizes, printed, full)


def main():
    # A shell ignores interrupts in what it runs in the background, and an ignored signal stays ignored.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--cases", type=int, default=12, help="recordings of each format")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--format", choices=list(FORMATS), action="append")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        prefixes = Prefixes(options.binary, folder)
        for format in options.format or FORMATS:
            for number in range(options.cases):
                rng = random.Random(f"{options.seed}-{format}-{number}")
                recording = FORMATS[format](rng, format)
                prefixes.live(recording, COMMANDS[0], rng)
                if number % 3 == 0:
                    for command in COMMANDS[1:]:
                        prefixes.live(recording, command, rng)
                if number % 6 == 0:
                    # A file per byte, so a short one.
                    choices = [FORMATS[format](rng, format) for _ in range(20)]
                    shortest = min(choices, key=lambda choice: (len(choice.lines) < 6, sum(map(len, choice.lines))))
                    prefixes.bytes(shortest, COMMANDS[0], rng)
    failed = sum(prefixes.failures.values())
    print(f"{prefixes.fed} pipes fed, {prefixes.cut} files cut: {failed} failures of {len(prefixes.failures)} kinds")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
