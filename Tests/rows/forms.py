#!/usr/bin/env python3
"""Recordings as strangers brought them: each is read right or refused with a remedy that works, never wrong in silence.

    forms.py BINARY [FOLDER]    FOLDER holds the recordings and truth.ndjson; without it the test is skipped

At least RIGHT of those with a meaning must be read right without any option.
"""

import gzip
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

RIGHT = 65
MOST_TRIES = 400
SHARED = Path(__file__).resolve().parents[3] / "shared/data/forms"


class Form:
    def __init__(self, binary, folder, truth):
        self.binary, self.folder, self.truth = binary, folder, truth
        self.strokes, self.messages, self.has_errors = self.read(truth["file"])

    def read(self, file, *options):
        """The strokes, and what is said of them in any command."""
        written = self.run("convert", "--to", "ndjson", *options, str(file))
        judged = self.run("circle", "--exit-zero", "-q", *options, str(file))
        strokes = [json.loads(line)["points"] for line in written.stdout.decode().splitlines()]
        messages = judged.stderr.decode(errors="replace").splitlines()
        # What is written may lack more than times, which says nothing about reading.
        messages = [text for text in messages if "has no times, so its duration" not in text]
        return strokes, messages, bool(written.returncode or judged.returncode)

    def run(self, *arguments):
        return subprocess.run([self.binary, *arguments], cwd=self.folder, capture_output=True, timeout=60)

    def is_right(self, strokes, scale=1):
        wanted = self.truth["strokes"]
        if wanted is None or [len(stroke) for stroke in strokes] != [len(stroke) for stroke in wanted]:
            return False
        start = strokes[0][0][2] if len(strokes[0][0]) > 2 else 0
        for point, expected in zip(itertools.chain(*strokes), itertools.chain(*wanted)):
            if len(point) != len(expected) or any(abs(a - b) > 0.011 for a, b in zip(point[:2], expected)):
                return False
            if len(point) > 2 and abs((point[2] - start) / scale - expected[2]) > 0.0015:
                return False
        return True

    def result(self):
        # A file that could be read in part has errors as well as strokes.
        is_wrong = not self.is_right(self.strokes)
        if not is_wrong and not self.has_errors:
            return "right"
        hints = [text for text in self.messages if re.search("milliseconds|--time-unit", text)]
        if self.truth.get("seconds_with_hint") and hints and self.is_right(self.strokes, 1000):
            return "right"
        if self.truth["strokes"] is None:
            return "right" if self.has_errors or self.messages else "wrong in silence"
        if self.remedy_works():
            return "refused, and the remedy works" if self.has_errors else "read with a hint, and its remedy works"
        if self.has_errors:
            return (
                "refused, with a remedy in words"
                if re.search("; |first|as rows", " ".join(self.messages))
                else "refused"
            )
        return "wrong, with a hint that does not help" if self.messages else "wrong in silence"

    def remedy_works(self):
        text = "\n".join(self.messages[:12])
        return any(self.is_right(self.read(*command)[0]) for command in self.remedies(text))

    def remedies(self, text):
        """File and options of each command that the messages advise."""
        file = self.truth["file"]
        if "gunzip" in text:
            yield (self.copy(gzip.decompress(Path(self.folder, file).read_bytes())),)
        if found := re.search(r"iconv -f (\S+)", text):
            yield (self.copy(Path(self.folder, file).read_bytes().decode(found[1]).encode()),)
        if found := re.search(r"the header is line (\d+)", text):
            yield (self.copy(b"\n".join(Path(self.folder, file).read_bytes().splitlines()[int(found[1]) - 1 :])),)
        options = dict.fromkeys(re.findall(r"(--(?:time-unit|input-format|screen|flip-y|set))[ =]([^\s,;]+)", text))
        for option in options:
            yield file, *option
        fields = re.findall(
            r"--fields (?:'([^']+)'|\"([^\"]+)\"|((?:\w+=(?:\"[^\"]*\"|'[^']*'|[^\s,;\"']+),?)+))", text
        )
        fields = dict.fromkeys("".join(found) for found in fields)
        names = list(dict.fromkeys(re.findall(r'"([^"]+)"', text)))
        for given in fields:
            roles = [part.partition("=")[::2] for part in re.findall(r"\w+=(?:\"[^\"]*\"|'[^']*'|[^,]+)", given)]
            blanks = sum(value == "NAME" for _, value in roles)
            for chosen in itertools.islice(itertools.permutations(names, blanks), MOST_TRIES):
                values = iter(chosen)
                filled = [(role, next(values) if value == "NAME" else value.strip("\"'")) for role, value in roles]
                both = ",".join(f"{role}={value}" for role, value in filled)
                yield file, "--fields", both
                for option in options:
                    yield file, "--fields", both, *option
                # A time that nobody has need not be named.
                if chosen and roles[-1] == ("t", "NAME"):
                    yield file, "--fields", both.rpartition(",")[0]

    def copy(self, content):
        with tempfile.NamedTemporaryFile(delete=False, suffix=Path(self.truth["file"]).name) as file:
            file.write(content)
        self.made = file.name
        return file.name


def main():
    binary = os.path.abspath(sys.argv[1])
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else SHARED
    if not (folder / "truth.ndjson").exists():
        print(f"skipped: {folder} is not here")
        return 0
    results = {}
    for line in (folder / "truth.ndjson").read_text().splitlines():
        form = Form(binary, folder, json.loads(line))
        results.setdefault(form.result(), []).append(form)
        if hasattr(form, "made"):
            os.remove(form.made)
    for result, forms in sorted(results.items()):
        print(f"{len(forms)} {result}")
        for form in forms if result != "right" else []:
            said = form.messages[0][:200] if form.messages else "nothing was said"
            print(f"  {form.truth['file']}: {said}")
    right = sum(form.truth["strokes"] is not None for form in results.get("right", []))
    meant = sum(form.truth["strokes"] is not None for forms in results.values() for form in forms)
    silent = len(results.get("wrong in silence", []))
    print(f"{right} of {meant} recordings with a meaning are read right, {silent} of all wrong in silence")
    return int(silent > 0 or right < RIGHT)


if __name__ == "__main__":
    sys.exit(main())
