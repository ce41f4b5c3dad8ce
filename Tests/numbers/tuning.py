"""What `tune` should print, from the verdicts on single strokes."""

import math
from fractions import Fraction

from formulas import balanced, mcnemar, mover

# The check of cookbook and lamarche that a limit belongs to, and its side.
CHECKS = {
    "min-points": ("points", "min"), "max-duration": ("duration", "max"), "max-inflections": ("inflections", "max"),
    "max-gap": ("closure", "max"), "min-transit": ("transit", "min"), "max-transit": ("transit", "max"),
}  # fmt: skip


class Goal:
    """What is to be best: balanced accuracy, most circles with a bounded false-positive rate, or least cost."""

    def __init__(self, max_fpr=None, cost=None):
        self.max_fpr, self.cost = max_fpr, cost

    @property
    def options(self):
        if self.max_fpr is not None:
            return ["--max-fpr", str(self.max_fpr)]
        return ["--cost", "miss={},false={}".format(*self.cost)] if self.cost else []

    @property
    def text(self):
        if self.max_fpr is not None:
            return f"most circles with at most {short(100 * self.max_fpr, 2)} % of the others accepted"
        if self.cost:
            return "least cost, {} per circle missed and {} per other accepted".format(*self.cost)
        return "balanced accuracy"

    def is_met(self, fp, others):
        return self.max_fpr is None or fp <= self.max_fpr * others

    def score(self, tp, circles, fp, others):
        """Greater is better. Any number of circles is worth nothing if the false-positive rate is too great."""
        if self.max_fpr is not None:
            return tp if self.is_met(fp, others) else -1
        if self.cost:
            return -self.cost[0] * (circles - tp) - self.cost[1] * fp
        return Fraction(tp, circles) - Fraction(fp, others)


def best_score(records, limits, goal):
    """The best score of all values that the limits can have: every limit at what is measured of some stroke, and as it
    is. The records are those of circle --explain, each with whether its stroke is a circle."""
    circles = sum(1 << index for index, (_, is_circle) in enumerate(records) if is_circle)
    count, total = circles.bit_count(), len(records)
    passing = 0
    for index, (record, _) in enumerate(records):
        own = {CHECKS[limit] for limit in limits}
        rest = (c for c in record["checks"] if not any((c["name"], side) in own for side in c["limit"]))
        passing |= all(check["outcome"] != "failed" for check in rest) << index
    masks = {passing}
    for limit in limits:
        name, side = CHECKS[limit]
        checks = [next(c for c in r["checks"] if c["name"] == name and side in c["limit"]) for r, _ in records]
        present = sum((check["outcome"] != "failed") << index for index, check in enumerate(checks))
        of_limit = {present}
        for value in {check["measured"] for check in checks}:
            of_limit.add(sum(
                (check["measured"] <= value if side == "max" else check["measured"] >= value) << index
                for index, check in enumerate(checks)
            ))  # fmt: skip
        masks = {mask & other for mask in masks for other in of_limit}
    # Rejecting everything is possible too.
    masks.add(0)
    found = ((mask & circles).bit_count() for mask in masks)
    return max(goal.score(tp, count, mask.bit_count() - tp, total - count) for mask, tp in zip(masks, found))


class Confusion:
    def __init__(self, verdicts):
        """Of pairs of whether a stroke is a circle and whether it is accepted."""
        self.tp = sum(is_circle and accepted for is_circle, accepted in verdicts)
        self.fp = sum(not is_circle and accepted for is_circle, accepted in verdicts)
        self.circles = sum(is_circle for is_circle, _ in verdicts)
        self.others = len(verdicts) - self.circles

    @property
    def counts(self):
        return self.tp, self.circles, self.fp, self.others

    @property
    def balanced(self):
        return balanced(self.tp / self.circles, self.fp / self.others)

    @property
    def interval(self):
        return mover(*self.counts)

    def cost(self, goal):
        return goal.cost[0] * (self.circles - self.tp) + goal.cost[1] * self.fp

    def json(self, goal):
        result = {
            "truePositives": self.tp, "falseNegatives": self.circles - self.tp,
            "falsePositives": self.fp, "trueNegatives": self.others - self.fp,
            "balanced": self.balanced, "balancedInterval": self.interval,
        }  # fmt: skip
        return result | ({"cost": self.cost(goal)} if goal.cost else {})

    def row(self, heading, goal):
        words = [heading, self.tp, self.circles - self.tp, self.fp, self.others - self.fp]
        words += [f"{self.balanced:.4f}", "{:.3f} to {:.3f}".format(*self.interval)]
        return words + ([short(self.cost(goal), 2)] if goal.cost else [])

    @property
    def cautious_error(self):
        """The standard error of the balanced accuracy, with one more of each kind of verdict than there are."""
        rates = [
            ((count + 1) / (total + 2), total + 2) for count, total in ((self.tp, self.circles), (self.fp, self.others))
        ]
        return math.sqrt(sum(rate * (1 - rate) / total for rate, total in rates)) / 2


class Tuning:
    """One run of tune. Each of the lists of verdicts holds, for each stroke, whether it is accepted. `changes` are the
    strokes that became wrong and right, of circles and of others."""

    def __init__(self, goal, is_circle, present, in_sample, left_out):
        self.goal = goal
        self.present, self.in_sample, self.left_out = (
            Confusion(list(zip(is_circle, verdicts))) for verdicts in (present, in_sample, left_out)
        )  # fmt: skip
        self.changes = {
            (kind, accepts == kind): sum(
                k == kind and was != now and now == accepts for k, was, now in zip(is_circle, present, left_out)
            )
            for kind in (True, False)
            for accepts in (True, False)
        }

    def change(self, is_better):
        return self.changes[True, is_better] + self.changes[False, is_better]

    @property
    def weights(self):
        """What a circle and another stroke that become right are worth."""
        if self.goal.max_fpr is not None:
            return (1, 0) if self.goal.is_met(self.present.fp, self.present.others) else (0, 1)
        return self.goal.cost or (0.5 / self.present.circles, 0.5 / self.present.others)

    @property
    def gain(self):
        parts = zip(self.weights, (True, False))
        return sum(weight * (self.changes[kind, True] - self.changes[kind, False]) for weight, kind in parts)

    @property
    def gain_error(self):
        """As if every verdict that changed were a coin toss, which is what McNemar's test asks."""
        parts = zip(self.weights, (True, False))
        return math.sqrt(
            sum(weight**2 * (self.changes[kind, True] + self.changes[kind, False]) for weight, kind in parts)
        )

    @property
    def learned(self):
        out = self.left_out
        chance = 1.6 * math.sqrt(1 / out.circles + 1 / out.others) / 2
        found = self.in_sample.tp + self.in_sample.fp > 0
        return found and out.balanced - 0.5 > max(3 * out.cautious_error, chance)

    @property
    def wins(self):
        if self.goal.max_fpr is None or not self.goal.is_met(self.present.fp, self.present.others):
            return self.gain > 0
        return self.gain > 0 and self.goal.is_met(self.left_out.fp, self.left_out.others)

    @property
    def p(self):
        return mcnemar(self.change(False), self.change(True))

    def notes(self, ungrouped):
        """The numbers in each of the notes that have some."""
        circles, others = self.present.circles, self.present.others
        notes = [f"{circles} {others} 10"] if min(circles, others) < 10 else []
        if ungrouped:
            notes.append(str(ungrouped))
        if not self.learned:
            return notes
        if self.wins and self.gain < 2 * self.gain_error:
            notes.append(f"{three_digits(self.gain)} {three_digits(self.gain_error)}")
        if not self.goal.is_met(self.left_out.fp, others):
            notes.append(f"{short(100 * (self.left_out.fp / others), 2)} {short(100 * self.goal.max_fpr, 2)}")
        return notes

    def json(self):
        return {
            "present": self.present.json(self.goal), "inSample": self.in_sample.json(self.goal),
            "heldOut": self.left_out.json(self.goal), "worse": self.change(False), "better": self.change(True),
            "p": self.p, "gain": self.gain, "gainError": self.gain_error, "learned": self.learned, "wins": self.wins,
        }  # fmt: skip


def short(value, decimals):
    """With at most so many decimals."""
    text = f"{value:.{decimals}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def three_digits(value):
    """With as many decimals as show three digits, from 1 to 8."""
    decimals, size = 1, abs(value)
    while size < 10 and decimals < 8:
        decimals, size = decimals + 1, size * 10
    return short(value, decimals)


def exact(value):
    return repr(value) if value != int(value) else str(int(value))
