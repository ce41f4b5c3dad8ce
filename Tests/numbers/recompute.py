"""Every number that evaluate, compare and tune print, computed a second time from the verdicts on single strokes and
compared with what is printed.

    python3 -B Tests/numbers/recompute.py STROKECHECK

LONG=1 tries more data, also by scikit-learn, and takes the coverage of the bootstrap; SEED=N tries other data. FEW=1,
for the tests in Swift, tries less, and tunes only on few strokes."""

import json
import math
import os
import random
import sys
import tempfile
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import strokes
from judge import answer as answer_of
from checking import NUMBER, Checker
from comparing import Comparison, read_junit
from evaluating import Evaluation
from tuning import Confusion, Goal, Tuning, best_score, exact, short

IS_LONG = bool(os.environ.get("LONG"))
IS_SHORT = bool(os.environ.get("FEW"))
if IS_LONG:
    from library import check_coverage, check_draws, check_library

JUDGE = f"{sys.executable} -BSE {Path(__file__).resolve().with_name('judge.py')}"


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
    """The strokes of some files in a folder."""

    folder: Path
    files: list
    strokes: list = field(default_factory=list)
    # The samples of each stroke that has some, by its place.
    points: dict = field(default_factory=dict)


def read(folder, files):
    data = Data(folder, files)
    for file in files:
        for index, line in enumerate((folder / file).read_text().splitlines()):
            made = json.loads(line)
            data.strokes.append(Stroke(file, index + 1, made.get("id"), made.get("label"), made.get("subject")))
            data.points[file, index + 1] = made.get("points")
    return data


def judge(checker, data, options):
    """What circle says of each stroke, by detector and place."""
    printed, _ = checker.run(data.folder, "circle", "-f", "ndjson", "--explain", *options, *data.files)
    verdicts = {}
    for line in printed.splitlines():
        verdict = json.loads(line)
        verdicts.setdefault(verdict["detector"], {})[verdict["file"], verdict["stroke"]] = verdict
    return verdicts


def answers(data, found, kind, positive):
    """What a judge of a kind says of each stroke that circle reads and judges, as evaluate has it."""
    verdicts = {}
    for place, record in found.items():
        if record["verdict"] in ("error", "skipped"):
            verdicts[place] = record
            continue
        made = answer_of(kind, data.points[place])
        if label := made.pop("predicted", None):
            accepts = label in positive
            made |= {"answer": label, "verdict": "accepted" if accepts else "rejected"}
            if not accepts:
                made |= {"reason": f"taken for {label}", "code": label}
        verdicts[place] = {**{name: record[name] for name in ("file", "stroke", "id")}, "detector": kind, "reason": None, "code": None} | made
    return verdicts


def source(data, found, kind, is_asked):
    """The option by which verdicts of a kind come: from a program that is asked, or from a file."""
    if is_asked:
        return f"--judge={kind}={JUDGE} {kind}"
    lines = [
        {"file": file, "stroke": stroke} | answer_of(kind, data.points[file, stroke])
        for (file, stroke), record in found.items()
        if record["verdict"] != "error"
    ]
    path = data.folder / f"{kind}.verdicts"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return f"--verdicts={kind}={path}"


def mixed(seed, folder):
    """Two files with all that recordings may have."""
    folder.mkdir(parents=True)
    made = strokes.strokes(seed)
    strokes.write(folder / "a.ndjson", made[:70], unreadable=(5, 30))
    strokes.write(folder / "b.ndjson", made[70:], unreadable=(9,))
    return read(folder, ["a.ndjson", "b.ndjson"])


def small(seed, folder):
    """Too few strokes for limits that can be trusted, all of them with a subject."""
    folder.mkdir()
    counts = {"circle": 8, "arc": 5, "polygon": 6, "line": 3}
    strokes.write(folder / "few.ndjson", strokes.strokes(seed, counts, is_plain=True))
    return read(folder, ["few.ndjson"])


def crowd(seed, folder):
    """Strokes of more people than there are in a class, so that a person is drawn again and not a stroke."""
    folder.mkdir()
    made = strokes.strokes(seed, is_plain=True)
    for number, members in enumerate(made):
        members["subject"] = f"w{number * number % 37}-{number % 3}"
    strokes.write(folder / "crowd.ndjson", [members for members in made if "label" in members])
    return read(folder, ["crowd.ndjson"])


def check_by_library(checker, data, positive):
    found = judge(checker, data, [])["cookbook"]
    check_library(checker, data, [source(data, found, kind, False) for kind in ("classifier", "scorer")], positive)


def options_of(chosen):
    """As they are written on the command line."""
    words = []
    for name in ("positive", "ignore"):
        for label in chosen.get(name, []):
            words += ["--positive" if name == "positive" else "--ignore-label", label]
    if "group" in chosen:
        words += ["--group", chosen["group"]]
    return words + [f"--{name}" for name in ("errors", "roc", "reliability") if chosen.get(name)]


EVALUATE_CASES = [
    {}, {"errors": True}, {"reliability": True}, {"roc": True}, {"roc": True, "reliability": True}, {"group": "subject"}, {"group": "file", "errors": True},
    {"positive": ["polygon", "ellipse"], "group": "subject", "reliability": True}, {"ignore": ["arc", "line"]},
    {"group": "subject", "roc": True, "reliability": True, "errors": True, "ignore": ["spiral"]},
]  # fmt: skip


def check_evaluation(checker, answer, expected, version, settings):
    for detector in answer["detectors"]:
        # Equal counts are in any order.
        detector["reasons"].sort(key=lambda row: row["code"])
    checker.same("", answer, expected.json(version, settings))


def check_evaluate(checker, data, case):
    judging = ["--jobs", "1", "--detector", "all"]
    version = checker.run(data.folder, "--version")[0].split()[-1]
    verdicts = judge(checker, data, judging)
    found = dict(verdicts["cookbook"])
    # The scores of the scorer are no probabilities, which ends a run that needs some.
    for kind in ["classifier"] + ([] if case.get("reliability") else ["scorer"]) + ["believer"]:
        judging.append(source(data, found, kind, kind != "believer"))
        verdicts[kind] = answers(data, found, kind, case.get("positive", ["circle"]))
    expected = Evaluation(data.strokes, verdicts, case)
    extra = sum(bool(case.get(name)) for name in ("errors", "roc", "reliability"))
    # CSV has one table, and text no room for groups and mistakes beside a curve.
    has_room = not case.get("roc") or not (case.get("errors") or "group" in case)
    formats = ["json"] + ["text"] * has_room + ["csv"] * (extra < 2 and not (extra and "group" in case))
    for format in formats:
        printed, status = checker.run(data.folder, "evaluate", "-f", format, *judging, *options_of(case), *data.files)
        checker.same("exit status", status, 2 if expected.unreadable else 0)
        if format == "json":
            check_evaluation(checker, json.loads(printed), expected, version, [])
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
        printed, status = checker.run(folder, "compare", "--errors", "-f", format, *arguments)
        checker.same("exit status", status, expected.status)
        if format == "junit":
            totals, cases, errors = read_junit(printed)
            checker.same("junit", [totals, cases], list(expected.junit()))
            checker.same("errors", [int(message.split()[0]) for message in errors], [expected.unreadable] * len(errors))
        else:
            getattr(checker, format)(printed, getattr(expected, format)())


COMPARE_CASES = [
    (["--detector", "cookbook"], ["--max-inflections", "9", "--max-duration", "1.2"], {"group": "subject"}),
    (["--detector", "all"], ["--max-gap", "30", "--strictness", "0.7", "--tolerance", "0.15"], {"group": "file"}),
    (["--detector", "katz"], ["--detector", "ring"], {"positive": ["polygon", "ellipse"]}),
    ("classifier", "reclassifier", {"group": "subject"}),
    ("scorer", "believer", {}),
]  # fmt: skip


def check_compare(checker, data, case):
    """One set of strokes under two settings."""
    before, after, chosen = case
    if isinstance(before, str):
        found = judge(checker, data, [])["cookbook"]
        positive = chosen.get("positive", ["circle"])
        sides = [{kind: answers(data, found, kind, positive)} for kind in (before, after)]
        before, after = ([source(data, found, kind, kind != "believer")] for kind in (before, after))
    else:
        # What the second run does not say is as in the first.
        second = [] if after[0] == "--detector" else before
        sides = [judge(checker, data, before), judge(checker, data, second + after)]
    unreadable = sum(v["verdict"] == "error" for v in next(iter(sides[0].values())).values())
    sides = [flat(data, side, chosen.get("group")) for side in sides]
    sides = [[v for v in side if v["verdict"] not in ("error", "skipped")] for side in sides]
    expected = Comparison(*sides, chosen.get("positive", ["circle"]), unreadable)
    words = " ".join(f"'{word}'" for word in after)
    check_comparison(checker, expected, data.folder, *before, "--against", words, *options_of(chosen), *data.files)


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
    options = [
        ["--detector", "cookbook,ring"],
        ["--detector", "cookbook,ring", "--max-inflections", "8", "--strictness", "0.8"],
    ]
    results = {}
    for number, (data, chosen) in enumerate(zip(sets, options)):
        for kind, words in (
            ("circle", ["circle", "-f", "ndjson"]),
            ("evaluate", ["evaluate", "-f", "json", "--group", "subject"]),
        ):
            printed, _ = checker.run(data.folder, *words, *chosen, *data.files)
            (folder / f"{number}{kind}").write_text(printed)
            lines = (
                [json.loads(line) for line in printed.splitlines()]
                if kind == "circle"
                else json.loads(printed)["verdicts"]
            )
            results[f"{number}{kind}"] = lines
    for before, after in (
        ("0circle", "1circle"),
        ("0evaluate", "1evaluate"),
        ("0circle", "1evaluate"),
        ("0evaluate", "1circle"),
    ):
        check_comparison(checker, Comparison(results[before], results[after]), folder, before, after)


@dataclass
class TuneCase:
    limits: list
    goal: Goal
    group: str | None = None
    detector: str = "cookbook"
    present: list = field(default_factory=list)
    # Where limits are not compared with one measured value: sets of them to try.
    trials: list = field(default_factory=list)


def trials(name, values):
    return [[f"--{name}", exact(value)] for value in values]


TOLERANCES = trials("tolerance", (n / 50 for n in range(1, 50)))
STRICTNESSES = trials("strictness", (n / 40 for n in range(41)))
TUNE_CASES = [
    TuneCase(["max-inflections"], Goal(), "subject"),
    TuneCase(["max-gap"], Goal(max_fpr=0.125), "file"),
    TuneCase(["max-duration", "max-inflections"], Goal(), "subject", present=["--max-inflections", "2"]),
    TuneCase(["max-inflections", "max-duration"], Goal(cost=(3, 2)), "file", present=["--max-duration", "1.5"]),
    TuneCase(["min-transit", "max-inflections"], Goal(max_fpr=0.3), "subject", present=["--max-inflections", "3"]),
    TuneCase(["max-inflections", "max-duration", "min-transit"], Goal(), "subject"),
    TuneCase(["max-inflections", "max-duration", "max-gap"], Goal(cost=(2.5, 1)), "file"),
    TuneCase(["min-points", "max-transit", "max-inflections"], Goal(max_fpr=0.2)),
    TuneCase(["max-inflections", "max-duration"], Goal()),
    TuneCase(["max-gap", "max-duration"], Goal(cost=(7, 3)), "subject", "lamarche", ["--max-gap", "12"]),
    TuneCase(["max-gap"], Goal(), None, "lamarche", ["--max-gap", "12"]),
    TuneCase(["radius-variance"], Goal(), "subject", "lamarche", trials=trials("radius-variance", range(2, 100, 3))),
    TuneCase(["tolerance"], Goal(max_fpr=0.25), "file", "katz", trials=TOLERANCES),
    TuneCase(["strictness"], Goal(), "subject", "ring", trials=STRICTNESSES),
    TuneCase(["strictness"], Goal(cost=(1, 4)), None, "ring", ["--strictness", "0.1"], STRICTNESSES),
    # Of these two together, the program tries only such steps.
    TuneCase(["min-aspect", "max-turns"], Goal(), "file", "ring", trials=[
        ["--min-aspect", exact(a / 100), "--max-turns", exact(t / 100)]
        for a in range(44, 90, 6) for t in range(105, 170, 15)
    ]),
]  # fmt: skip
FEW_CASES = [
    TuneCase(["max-duration", "max-inflections"], Goal(), "subject", present=["--max-inflections", "2"]),
    TuneCase(["max-inflections", "max-gap"], Goal(cost=(5, 1))),
]
# What `strokecheck help detectors` gives as values.
PRESENT = {
    "min-points": {"cookbook": 2}, "max-duration": {"cookbook": 2, "lamarche": 2}, "max-inflections": {"cookbook": 5},
    "max-gap": {"lamarche": 50}, "min-transit": {"cookbook": 1.75 * math.pi}, "max-transit": {"cookbook": 3 * math.pi},
    "radius-variance": {"lamarche": 25}, "tolerance": {"katz": 0.2}, "strictness": {"ring": 0.5},
}  # fmt: skip
# What stands for the present value in text where none is set.
MEANINGS = {"max-gap": "view width / 3, 106.67 at 320", "min-aspect": "0.48", "max-turns": "1.4"}
TYPES = {"cookbook": "Cookbook", "lamarche": "LaMarche", "katz": "Katz", "ring": "Ring"}


def check_tune(checker, data, case):
    detecting = ["--detector", case.detector, *case.present]

    def accepted(options, whole=data):
        """The records of circle for the labelled strokes, in their order."""
        records = judge(checker, whole, options)[case.detector]
        return [records[stroke.place] for stroke in labelled if stroke.place in records]

    records = judge(checker, data, detecting)[case.detector]
    labelled = [s for s in data.strokes if s.label and records[s.place]["verdict"] in ("circle", "rejected")]
    is_circle = [stroke.label == "circle" for stroke in labelled]
    present_records = [records[stroke.place] for stroke in labelled]
    present = [record["verdict"] == "circle" for record in present_records]
    unreadable = any(record["verdict"] == "error" for record in records.values())

    # What is printed of the values. They are right if they give the best score, which follows.
    command = ["tune", "--limits", ",".join(case.limits), *case.goal.options, *detecting]
    printed, status = checker.run(
        data.folder, *command, *(["--group", case.group] if case.group else []), "-f", "json", *data.files
    )
    checker.same("exit status", status, 2 if unreadable else 0)
    answer = json.loads(printed)
    place = checker.place
    tuned = {name: answer["limits"][name]["tuned"] for name in case.limits}
    in_sample = accepts_by(accepted, detecting, tuned)

    group_of = {None: lambda s: None, "subject": lambda s: s.subject, "file": lambda s: s.file}[case.group]
    groups = {group_of(stroke) for stroke in labelled}
    if case.group:
        left_out = hold_out(checker, data, case, labelled, group_of, present)
        folds, count = len(groups), len(groups - {None})
        ungrouped = sum(group_of(stroke) is None for stroke in labelled)
    else:
        folds, count, ungrouped = min(10, sum(is_circle), len(is_circle) - sum(is_circle)), None, 0
        left_out = told(answer, case.goal, is_circle, present)
    checker.place = place
    if left_out is None:
        checker.fail("heldOut", answer["heldOut"], "counts that agree with worse, better and gainError")
        return
    expected = Tuning(case.goal, is_circle, present, in_sample, left_out)
    check_best(checker, case, data, expected, list(zip(present_records, is_circle)), detecting)
    checker.place = place

    given = dict(zip(case.present[::2], map(float, case.present[1::2])))
    before = {name: given.get(f"--{name}", PRESENT.get(name, {}).get(case.detector)) for name in case.limits}
    values = tuned if expected.learned and expected.wins else before
    values = {name: v for name, v in values.items() if v is not None and v != PRESENT.get(name, {}).get(case.detector)}
    options = " ".join([f"--detector {case.detector}", *(f"--{name} {exact(value)}" for name, value in values.items())])
    notes = [line for note in answer.pop("notes") if (line := " ".join(NUMBER.findall(note)))]
    checker.same("notes", notes, expected.notes(ungrouped))
    checker.compared += len(NUMBER.findall(" ".join(notes)))
    checker.same("", answer, expected.json() | {
        "detector": case.detector, "goal": case.goal.text, "options": options, "folds": folds, "group": case.group,
        "limits": {name: {"present": before[name], "tuned": tuned[name]} for name in case.limits}, "groups": count,
    })  # fmt: skip

    # The options that are printed give the score that is printed.
    words = answer["options"].split()
    rates = Evaluation(data.strokes, judge(checker, data, words), {})
    printed, _ = checker.run(data.folder, "evaluate", "-f", "json", *words, *data.files)
    evaluated = json.loads(printed)
    settings = [" ".join(pair) for pair in zip(words[2::2], words[3::2])]
    check_evaluation(checker, evaluated, rates, evaluated["version"], settings)
    row = evaluated["detectors"][0]
    wanted = answer["inSample" if expected.learned and expected.wins else "present"]
    names = ("truePositives", "falseNegatives", "falsePositives", "trueNegatives")
    checker.same("counts by the options", {name: row[name] for name in names}, {name: wanted[name] for name in names})

    group = ["--group", case.group] if case.group else []
    printed, _ = checker.run(data.folder, *command, *group, *data.files)
    checker.text(printed, tune_text(case, expected, before, tuned, folds, count, ungrouped, options))
    printed, _ = checker.run(data.folder, *command, *group, "-f", "swift", *data.files)
    names = {name: "".join(word.capitalize() for word in name.split("-")) for name in values}
    lines = [[f"var detector = {TYPES[case.detector]}Detector()"]]
    lines += [
        [f"detector.{names[name][0].lower() + names[name][1:]} = {exact(value)}"] for name, value in values.items()
    ]
    checker.text(printed, [lines])


def accepts_by(accepted, detecting, tuned, *data):
    """The verdicts with tuned limits; where none are found, everything is rejected."""
    if all(value is None for value in tuned.values()):
        return [False] * len(accepted(detecting, *data))
    words = dict(zip(detecting[::2], detecting[1::2]))
    words |= {f"--{name}": exact(value) for name, value in tuned.items() if value is not None}
    return [r["verdict"] == "circle" for r in accepted([word for pair in words.items() for word in pair], *data)]


def hold_out(checker, data, case, labelled, group_of, present):
    """The verdicts on each group by limits tuned on the others; as they are where none are found."""
    verdicts = list(present)
    lines = {file: (data.folder / file).read_text().splitlines() for file in data.files}
    detecting = ["--detector", case.detector, *case.present]
    for group in sorted({group_of(stroke) for stroke in labelled}, key=str):
        (data.folder / "others.ndjson").write_text(
            "".join(lines[s.file][s.number - 1] + "\n" for s in labelled if group_of(s) != group)
        )
        printed, _ = checker.run(
            data.folder, "tune", "--limits", ",".join(case.limits), *case.goal.options, *detecting, "-f", "json",
            "others.ndjson")  # fmt: skip
        limits = json.loads(printed)["limits"]
        words = dict(zip(detecting[::2], detecting[1::2]))
        words |= {f"--{name}": exact(limit["tuned"]) for name, limit in limits.items() if limit["tuned"] is not None}
        if all(limit["tuned"] is None for limit in limits.values()):
            continue
        records = judge(checker, data, [word for pair in words.items() for word in pair])[case.detector]
        for index, stroke in enumerate(labelled):
            if group_of(stroke) == group:
                verdicts[index] = records[stroke.place]["verdict"] == "circle"
    return verdicts


def told(answer, goal, is_circle, present):
    """Verdicts on held-out strokes that agree with the counts that are printed: which strokes are held out together is
    decided by a hash, so that they cannot be told. None if no verdicts agree."""
    out = answer["heldOut"]
    now = Confusion(list(zip(is_circle, present)))
    for better in range(answer["better"] + 1):
        worse = better - out["truePositives"] + now.tp
        # Of circles and of others, how many became wrong and right.
        left = {True: [worse, better], False: [answer["worse"] - worse, answer["better"] - better]}
        verdicts = []
        for kind, was in zip(is_circle, present):
            changes = left[kind][was != kind] > 0
            left[kind][was != kind] -= changes
            verdicts.append(was != changes)
        agrees = left == {True: [0, 0], False: [0, 0]}
        agrees = agrees and Confusion(list(zip(is_circle, verdicts))).fp == out["falsePositives"]
        error = Tuning(goal, is_circle, present, present, verdicts).gain_error
        if agrees and math.isclose(error, answer["gainError"], rel_tol=1e-11, abs_tol=1e-14):
            return verdicts
    return None


def check_best(checker, case, data, expected, records, detecting):
    """No values of the limits have a better score on the strokes that they are fitted to."""
    counts = expected.in_sample.counts
    score = case.goal.score(*counts)
    checker.compared += 1
    if not case.trials:
        best = best_score(records, case.limits, case.goal)
        if score != best:
            checker.fail("score of the tuned limits", score, best)
        return
    words = dict(zip(detecting[::2], detecting[1::2]))
    for trial in case.trials:
        chosen = words | dict(zip(trial[::2], trial[1::2]))
        found = judge(checker, data, [word for pair in chosen.items() for word in pair])[case.detector]
        verdicts = [(is_circle, found[r["file"], r["stroke"]]["verdict"] == "circle") for r, is_circle in records]
        other = case.goal.score(*Confusion(verdicts).counts)
        if other > score:
            checker.fail("score of the tuned limits", score, f"{other} with {' '.join(trial)}")


def tune_text(case, expected, before, tuned, folds, count, ungrouped, options):
    total = expected.present.circles + expected.present.others
    head = [f"{len(case.limits)} {total} {expected.present.circles} {expected.present.others} {case.goal.text}"]
    rows = ["95", expected.present.row("current", case.goal), expected.in_sample.row("tuned, same strokes", case.goal)]
    rows.append(expected.left_out.row("tuned, held-out strokes", case.goal))
    parts = [] if count == folds else [folds]
    parts += [folds - 1] if folds > 2 else []
    held_out = [" ".join(map(str, parts)), f"{expected.change(False)} {expected.change(True)} {short(expected.p, 6)}"]
    limits = []
    for name in case.limits:
        was = MEANINGS[name] if before[name] is None else short(before[name], 4)
        moved = tuned[name] is not None and tuned[name] != before[name]
        change = f" → {exact(tuned[name])}" if moved else ", unchanged"
        if moved and folds > 1 and not (expected.learned and expected.wins):
            change = f" stays; {exact(tuned[name])} fits these strokes best"
        limits.append([f"{name}: {was}{change}"])
    blocks = [head, rows, held_out, limits]
    notes = expected.notes(ungrouped)
    has_notes = notes or not expected.learned or not expected.wins
    if has_notes:
        blocks.append(notes)
    if expected.learned and expected.wins:
        blocks.append([[options]])
    return blocks


def telling(checker, seed, folder):
    """The first of the seeds derived from one with which, of each detector, no two of the four counts are equal and
    none is 0, so that a number in the place of another is noticed."""
    for attempt in range(1000 * seed, 1000 * seed + 1000):
        data = mixed(attempt, folder / str(attempt))
        verdicts = judge(checker, data, ["--detector", "all"])
        rates = Evaluation(data.strokes, verdicts, {})
        counts = [list(rates.rates(detector, rates.strokes).values()) for detector in verdicts]
        four = [[count for count in row if isinstance(count, int)] for row in counts]
        if all(len({0, *row}) == 5 for row in four):
            return attempt
    raise ValueError(f"no data from seed {seed} tells all counts apart")


def checks(checker, seed, folder):
    """Everything that is checked of one seed, as functions of a checker."""
    seed = telling(checker, seed, folder)
    data, few, many = mixed(seed, folder / "mixed"), small(seed, folder / "small"), crowd(seed, folder / "crowd")
    (folder / "stored").mkdir()
    yield from (partial(check_evaluate, data=data, case=case) for case in EVALUATE_CASES)
    yield from (partial(check_evaluate, data=many, case=case) for case in ({}, {"group": "subject"}))
    yield partial(check_evaluate, data=few, case={"positive": ["polygon"]})
    if IS_LONG:
        yield from (partial(check_by_library, data=data, positive=labels) for labels in (["circle"], ["polygon", "arc"]))
    yield from (partial(check_compare, data=data, case=case) for case in COMPARE_CASES)
    yield partial(check_stored, seed=seed, folder=folder / "stored")
    yield from (partial(check_tune, data=data, case=case) for case in TUNE_CASES if not IS_SHORT)
    yield from (partial(check_tune, data=few, case=case) for case in FEW_CASES)


def main():
    checker = Checker(str(Path(sys.argv[1]).resolve()))
    first = int(os.environ.get("SEED", "1"))
    for seed in range(first, first + (12 if IS_LONG else 1 if IS_SHORT else 2)):
        with tempfile.TemporaryDirectory() as folder:
            for check in checks(checker, seed, Path(folder)):
                try:
                    check(checker)
                except (ValueError, TypeError, LookupError, ArithmeticError, StopIteration) as error:
                    checker.fail("", f"what cannot be checked, {error!r}", "the usual members")
    if IS_LONG:
        check_draws(checker)
        check_coverage(checker)
    print(f"{checker.compared} numbers compared, {len(checker.failures)} differ")
    return 1 if checker.failures else 0


if __name__ == "__main__":
    sys.exit(main())
