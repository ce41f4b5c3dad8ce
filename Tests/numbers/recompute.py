"""Every number that evaluate, compare and tune print, computed a second time from the verdicts on single strokes and
compared with what is printed.

    python3 -B Tests/numbers/recompute.py STROKECHECK

LONG=1 tries more data, SEED=N other data."""

import json
import os
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import strokes
from checking import Checker
from comparing import Comparison, read_junit
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
    folder.mkdir(parents=True)
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


def flat(data, verdicts, group=None):
    """Verdicts of circle as compare has them, with the label and group of each stroke, in the order of the strokes."""
    strokes = {stroke.place: stroke for stroke in data.strokes}
    places = list(next(iter(verdicts.values())))
    rows = []
    for place in places:
        for detector in verdicts:
            row, stroke = dict(verdicts[detector][place]), strokes[place]
            row["label"] = stroke.label
            row["group"] = {None: None, "subject": stroke.subject, "file": stroke.file}[group]
            rows.append(row)
    return rows


def check_comparison(checker, expected, folder, *arguments):
    for format in ("json", "text", "junit"):
        printed, status = checker.run(folder, "compare", "-f", format, *arguments)
        checker.same("exit status", status, expected.status)
        if format == "junit":
            totals, cases, errors = read_junit(printed)
            checker.same("junit", [totals, cases], list(expected.junit()))
            checker.same("errors", [int(message.split()[0]) for message in errors], [expected.unreadable] * len(errors))
        else:
            getattr(checker, format)(printed, getattr(expected, format)())


def check_compare(checker, data):
    """One set of strokes under two settings."""
    judges = [f"--judge=classifier={JUDGE} {kind}" for kind in ("classifier", "reclassifier")]
    scorer = f"--judge=scorer={JUDGE} scorer"
    cases = [
        (["--detector", "cookbook"], ["--max-inflections", "9", "--max-duration", "1.2"], {"group": "subject"}),
        (["--detector", "all"], ["--max-gap", "30", "--strictness", "0.7", "--tolerance", "0.15"], {"group": "file"}),
        (["--detector", "katz"], ["--detector", "ring"], {"positive": ["polygon", "ellipse"]}),
        (["--show-labels", judges[0]], [judges[1]], {"group": "subject"}),
        (["--show-labels", scorer], [f"--judge=believer={JUDGE} believer"], {}),
    ]  # fmt: skip
    for before, after, case in cases:
        detector = [] if any(word.startswith(("--detector", "--judge")) for word in after) else before[:2]
        labels = ["--show-labels"] if "--show-labels" in before else []
        sides = [judge(checker, data, before), judge(checker, data, labels + detector + after)]
        unreadable = sum(v["verdict"] == "error" for v in next(iter(sides[0].values())).values())
        sides = [flat(data, side, case.get("group")) for side in sides]
        sides = [[v for v in side if v["verdict"] not in ("error", "skipped")] for side in sides]
        expected = Comparison(*sides, case.get("positive", ["circle"]), unreadable)
        words = " ".join(f"'{word}'" for word in after)
        check_comparison(checker, expected, data.folder, *before, "--against", words, *options_of(case), *data.files)


def check_stored(checker, seed, folder):
    """Two stored results, of strokes of which some were changed, added, removed, moved or spoilt in between."""
    source = random.Random(seed)
    made = strokes.strokes(seed)
    sets = [mixed(seed, folder / "before"), Data(folder / "after", ["a.ndjson", "b.ndjson"])]
    sets[1].folder.mkdir()
    others = strokes.strokes(seed + 1000)
    changed = []
    for members, other in zip(made, others):
        fate = source.random()
        if fate < 0.05:
            continue
        if fate < 0.1:
            members = members | {"points": other["points"]}
        elif fate < 0.14:
            members = {name: value for name, value in members.items() if name != "id"}
        elif fate < 0.18:
            members = members | {"cancelled": not members.get("cancelled", False)}
        elif fate < 0.21:
            changed.append(other | {"id": f"new{len(changed)}"})
        changed.append(members)
    middle = changed[40:60]
    source.shuffle(middle)
    changed[40:60] = middle
    strokes.write(sets[1].folder / "a.ndjson", changed[:72], unreadable=(5, 33, 50))
    strokes.write(sets[1].folder / "b.ndjson", changed[72:], unreadable=(4,))
    options = [["--detector", "cookbook,ring"], ["--detector", "cookbook,ring", "--max-inflections", "8", "--strictness", "0.8"]]
    results = {}
    for number, (data, chosen) in enumerate(zip(sets, options)):
        for kind, words in (("circle", ["circle", "-f", "ndjson"]), ("evaluate", ["evaluate", "-f", "json", "--group", "subject"])):
            printed, _ = checker.run(data.folder, *words, *chosen, *data.files)
            (folder / f"{number}{kind}").write_text(printed)
            lines = [json.loads(line) for line in printed.splitlines()] if kind == "circle" else json.loads(printed)["verdicts"]
            results[f"{number}{kind}"] = lines
    for before, after in (("0circle", "1circle"), ("0evaluate", "1evaluate"), ("0circle", "1evaluate"), ("0evaluate", "1circle")):
        check_comparison(checker, Comparison(results[before], results[after]), folder, before, after)


def sort_json(printed):
    """Puts what has no order of its own into that of names."""
    for detector in printed["detectors"]:
        detector["reasons"].sort(key=lambda row: row["code"])


def main():
    checker = Checker(str(Path(sys.argv[1]).resolve()))
    first = int(os.environ.get("SEED", "1"))
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + (12 if os.environ.get("LONG") else 2)):
            data = mixed(seed, Path(folder) / f"mixed{seed}")
            if not os.environ.get("X"): check_evaluate(checker, data)
            check_compare(checker, data)
            check_stored(checker, seed, Path(folder) / f"stored{seed}")
    print(f"{checker.compared} numbers compared, {len(checker.failures)} differ")
    return 1 if checker.failures else 0


if __name__ == "__main__":
    sys.exit(main())
