"""The numbers of evaluate by scikit-learn, and how often the intervals of the bootstrap hold what they should. For
LONG=1; needs numpy and scikit-learn."""

import json
import math

import numpy
from formulas import FEWEST_PEOPLE, RESAMPLES, SEED, bootstrap, widened
from sklearn import metrics

ACCEPTED = ("circle", "accepted")


def check_library(checker, data, sources, positive):
    """Of the verdicts in the answer of evaluate, all that scikit-learn has a function for, equal to 1e-12."""
    words = ["evaluate", "-f", "json", "--roc", "--detector", "ring", *sources]
    for label in positive:
        words += ["--positive", label]
    printed, _ = checker.run(data.folder, *words, *data.files)
    answer = json.loads(printed)
    curves = {curve["detector"]: curve for curve in answer["roc"]}
    for said in answer["detectors"]:
        rows = [row for row in answer["verdicts"] if row["detector"] == said["detector"]]
        truth = [row["label"] in positive for row in rows]
        verdicts = [row["verdict"] in ACCEPTED for row in rows]
        (tn, fp), (fn, tp) = metrics.confusion_matrix(truth, verdicts)
        close(checker, said["detector"], [
            (said["truePositives"], tp), (said["falsePositives"], fp), (said["falseNegatives"], fn),
            (said["trueNegatives"], tn), (said["precision"], metrics.precision_score(truth, verdicts)),
            (said["tpr"], metrics.recall_score(truth, verdicts)), (said["f1"], metrics.f1_score(truth, verdicts)),
            (said["balanced"], metrics.balanced_accuracy_score(truth, verdicts)),
        ])  # fmt: skip
        if curve := curves.get(said["detector"]):
            scores = [row.get("margin", row.get("score")) for row in rows]
            least = min(scores) - 1
            # The confidence in a label that does not count says nothing more than that.
            scores = [score if row.get("answer", positive[0]) in positive else least for row, score in zip(rows, scores)]
            fpr, tpr, _ = metrics.roc_curve(truth, scores, drop_intermediate=False)
            # Where both errors are the same: both are straight between the points.
            level = numpy.interp(0, fpr + tpr - 1, fpr)
            close(checker, f"curve of {said['detector']}", [
                (curve["auc"], metrics.roc_auc_score(truth, scores)), (curve["eer"], level)])  # fmt: skip
        if answers := said.get("answers"):
            labels, given = [row["label"] for row in rows], [row["answer"] for row in rows]
            close(checker, f"labels of {said['detector']}", [
                (answers["accuracy"], metrics.accuracy_score(labels, given)),
                (answers["macroF1"], metrics.f1_score(labels, given, average="macro")),
            ])  # fmt: skip
            names = sorted({*labels, *given})
            checker.same("names of labels", [row["label"] for row in answers["labels"]], names)
            by_label = metrics.precision_recall_fscore_support(
                labels, given, labels=names, zero_division=math.nan)
            for row, *expected in zip(answers["labels"], *by_label[:3]):
                close(checker, f"label {row['label']} of {said['detector']}", [
                    (math.nan if value is None else value, number)
                    for value, number in zip((row["precision"], row["right"], row["f1"]), expected)
                ])  # fmt: skip


def close(checker, what, pairs):
    for printed, expected in pairs:
        checker.compared += 1
        are_missing = math.isnan(printed) and math.isnan(expected)
        if not are_missing and not math.isclose(printed, expected, rel_tol=1e-12, abs_tol=1e-12):
            checker.fail(what, printed, expected)


# Coverage

LABELS = 5
SHARES = [0.1, 0.3, 0.2, 0.25, 0.15]


def split_mix(count):
    with numpy.errstate(over="ignore"):
        state = numpy.uint64(SEED) + numpy.arange(1, count + 1, dtype=numpy.uint64) * numpy.uint64(0x9E3779B97F4A7C15)
        bits = (state ^ state >> numpy.uint64(30)) * numpy.uint64(0xBF58476D1CE4E5B9)
        bits = (bits ^ bits >> numpy.uint64(27)) * numpy.uint64(0x94D049BB133111EB)
    return (bits ^ bits >> numpy.uint64(31)) >> numpy.uint64(32)


def statistics(tables):
    """The accuracy and the mean F1 of tables of counts by label and given label."""
    right, either = numpy.einsum("...kk->...k", tables), tables.sum(-1) + tables.sum(-2)
    f1 = numpy.where(either > 0, 2 * right / numpy.maximum(either, 1e-300), numpy.nan)
    return right.sum(-1) / tables.sum((-1, -2)), numpy.nanmean(f1, -1)


def intervals(units):
    """Both intervals, from the table of each unit."""
    count = len(units)
    drawn = (split_mix(RESAMPLES * count) * numpy.uint64(count) >> numpy.uint64(32)).astype(int).reshape(RESAMPLES, count)
    times = numpy.array([numpy.bincount(row, minlength=count) for row in drawn])
    outside = RESAMPLES // 40
    found = []
    for values in statistics(numpy.tensordot(times, units, 1)):
        values = numpy.sort(values)
        found.append(widened(values[outside], values[-1 - outside], count))
    return found


def people(random, count, strokes):
    """A table of each person, some of whom draw better than others, and some labels better than others."""
    others = numpy.array([[i != j and 1 / (1 + abs(i - j)) for j in range(LABELS)] for i in range(LABELS)])
    others = others / others.sum(1, keepdims=True)
    skill = random.beta(6, 1.2, size=(count, 1)) * numpy.linspace(1, 0.75, LABELS)
    chances = others * (1 - skill)[..., None] + numpy.eye(LABELS) * skill[..., None]
    labels = random.multinomial(strokes, SHARES, size=count)
    return numpy.array([
        [random.multinomial(labels[person, label], chances[person, label]) for label in range(LABELS)]
        for person in range(count)
    ])  # fmt: skip


def check_coverage(checker, seed=20261127, rounds=1500):
    """The share of intervals that hold the value of the whole population, from simulated people and strokes."""
    random = numpy.random.default_rng(seed)
    population = people(random, 100_000, 15).sum(0)
    truth = statistics(population)
    chances = (population / population.sum()).ravel()

    def by_person():
        return people(random, 40, 15)

    def by_stroke():
        counts = random.multinomial(300, chances)
        return numpy.repeat(numpy.eye(LABELS * LABELS, dtype=int), counts, axis=0).reshape(-1, LABELS, LABELS)

    for name, draw in (("people", by_person), ("strokes", by_stroke)):
        held = numpy.zeros(2)
        for _ in range(rounds):
            held += [low <= value <= high for (low, high), value in zip(intervals(draw()), truth)]
        for what, share in zip(("accuracy", "macro F1"), held / rounds):
            checker.compared += 1
            print(f"coverage of the {what} over {name}: {100 * share:.1f} % of {rounds} intervals, seed {seed}")
            if not 0.93 <= share <= 0.97:
                checker.fail(f"coverage of the {what} over {name}", share, "0.93 to 0.97")


def check_draws(checker, seed=1):
    """The intervals above are those of the plain bootstrap, so that the coverage is of the same thing."""
    random = numpy.random.default_rng(seed)
    units = people(random, FEWEST_PEOPLE + 5, 8)
    strokes = [
        (f"{person:03}", str(label), str(given))
        for (person, label, given), count in numpy.ndenumerate(units)
        for _ in range(count)
    ]
    _, _, expected = bootstrap(tuple(strokes))
    close(checker, "bootstrap", [pair for found in zip(intervals(units), expected) for pair in zip(*found)])
