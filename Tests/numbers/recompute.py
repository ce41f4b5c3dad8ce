"""Every number that evaluate, compare and tune print, computed a second time from the verdicts on single strokes and
compared with what is printed.

    python3 -B Tests/numbers/recompute.py STROKECHECK

LONG=1 tries more data, SEED=N other data."""

import json
import os
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import strokes
from checking import Checker
from evaluating import Evaluation

JUDGE = f"{sys.executable} -BSE {Path(__file__).resolve().with_name('judge.py')}"
BUILT_IN = ["cookbook", "lamarche", "katz", "ring"]


@dataclass(frozen=True)
class Stroke:
    file: str
    number: int
    id: str | None = None
    label: str | None = None
    subject: str | None = None

    @property
    def place(self):
        return self.file, self.number


@dataclass
class Data:
    """Strokes of some files in a folder, and what `circle` says of each."""

    folder: Path
    files: list
    strokes: list = field(default_factory=list)
    verdicts: dict = field(default_factory=dict)


def read(folder, files):
    data = Data(folder, files)
    for file in files:
        for index, line in enumerate((folder / file).read_text().splitlines()):
            made = json.loads(line)
            data.strokes.append(Stroke(file, index + 1, made.get("id"), made.get("label"), made.get("subject")))
    return data


def judge(checker, data, options):
    """What circle says of each stroke, by detector and place, and of judges what they answered."""
    printed, _ = checker.run(data.folder, "circle", "-f", "ndjson", "--explain", *options, *data.files)
    verdicts = {}
    for line in printed.splitlines():
        verdict = json.loads(line)
        verdicts.setdefault(verdict["detector"], {})[verdict["file"], verdict["stroke"]] = verdict
    return verdicts


def mixed(seed, folder):
    """Two files with all that recordings may have."""
    folder.mkdir()
    made = strokes.strokes(seed)
    strokes.write(folder / "a.ndjson", made[:70], unreadable=(5, 30))
    strokes.write(folder / "b.ndjson", made[70:], unreadable=(9,))
    return read(folder, ["a.ndjson", "b.ndjson"])


def options_of(chosen):
    """As they are written on the command line."""
    words = []
    for name in ("positive", "ignore"):
        for label in chosen.get(name, []):
            words += ["--positive" if name == "positive" else "--ignore-label", label]
    if "group" in chosen:
        words += ["--group", chosen["group"]]
    return words + [f"--{name}" for name in ("errors", "roc", "reliability") if chosen.get(name)]


def judges_for(case):
    """As options. The scores of the scorer are no probabilities, which ends a run that needs some."""
    kinds = ["classifier", "believer"] + ([] if case.get("reliability") else ["scorer"])
    return [f"--judge={kind}={JUDGE} {kind}" for kind in kinds]


def check_evaluate(checker, data):
    version = checker.run(data.folder, "--version")[0].split()[-1]
    cases = [
        {}, {"errors": True}, {"reliability": True}, {"roc": True}, {"group": "subject"}, {"group": "file", "errors": True},
        {"positive": ["polygon", "ellipse"], "group": "subject", "reliability": True}, {"ignore": ["arc", "line"]},
        {"group": "subject", "roc": True, "reliability": True, "errors": True, "ignore": ["spiral"]},
    ]  # fmt: skip
    for case in cases:
        judging = ["--jobs", "1", "--detector", "all", *judges_for(case), "--show-labels"]
        names = [word for label in case.get("positive", []) for word in ("--positive", label)]
        data.verdicts = judge(checker, data, judging + names)
        expected = Evaluation(data, list(data.verdicts), case)
        for format in ("json", "text", "csv"):
            extra = sum(bool(case.get(name)) for name in ("errors", "roc", "reliability"))
            if format != "json" and (extra > 1 or format == "csv" and extra and case.get("group")):
                continue
            printed, status = checker.run(
                data.folder, "evaluate", "-f", format, *judging, *options_of(case), *data.files)  # fmt: skip
            checker.same("exit status", status, 2 if expected.unreadable else 0)
            if format == "json":
                sort_json(printed_object := json.loads(printed))
                checker.same("", printed_object, expected.json(version, ["--show-labels"]))
            else:
                getattr(checker, format)(printed, getattr(expected, format)())


def sort_json(printed):
    """Puts what has no order of its own into that of names."""
    for detector in printed["detectors"]:
        detector["reasons"].sort(key=lambda row: row["code"])


def main():
    checker = Checker(str(Path(sys.argv[1]).resolve()))
    first = int(os.environ.get("SEED", "1"))
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + (12 if os.environ.get("LONG") else 2)):
            check_evaluate(checker, mixed(seed, Path(folder) / f"mixed{seed}"))
    print(f"{checker.compared} numbers compared, {len(checker.failures)} differ")
    return 1 if checker.failures else 0


if __name__ == "__main__":
    sys.exit(main())
