"""The statistics of `strokecheck help evaluation`, written from their definitions."""

import math
from collections import Counter
from fractions import Fraction
from functools import cache
from statistics import NormalDist

Z = NormalDist().inv_cdf(0.975)


def share(count, total):
    return count / total if total else None


def wilson(count, total):
    """Wilson's score interval: the rates from which the observed one is no more than Z standard errors away."""
    if not total:
        return [0, 1]
    rate, z = count / total, Z * Z / total
    middle, half = rate + z / 2, math.sqrt(z * (rate * (1 - rate) + z / 4))
    low, high = (middle - half) / (1 + z), (middle + half) / (1 + z)
    return [0 if count == 0 else low, 1 if count == total else high]


def balanced(tpr, fpr):
    return None if tpr is None or fpr is None else (tpr + 1 - fpr) / 2


def mover(found, circles, accepted, others):
    """Of the balanced accuracy, from the two Wilson intervals."""
    tpr, fpr = found / circles, accepted / others
    (tpr_low, tpr_high), (fpr_low, fpr_high) = wilson(found, circles), wilson(accepted, others)
    middle = balanced(tpr, fpr)
    return [
        max(0, middle - math.hypot(tpr - tpr_low, fpr_high - fpr) / 2),
        min(1, middle + math.hypot(tpr_high - tpr, fpr - fpr_low) / 2),
    ]


def mcnemar(one, other):
    """The probability that of so many fair coins as many or more lie to one side, whichever."""
    count = one + other
    tail = sum(math.comb(count, index) for index in range(min(one, other) + 1))
    return float(min(1, Fraction(2 * tail, 2**count)))


def area(circles, others):
    """The probability that a circle has a greater margin than another stroke; ties count half."""
    wins = sum(Fraction(circle > other) + Fraction(circle == other, 2) for circle in circles for other in others)
    return float(wins / (len(circles) * len(others)))


def curve(circles, others):
    """The threshold, TPR and FPR for each margin, the greatest first, without those that lie on the way straight up
    or straight across from the point before to the one after."""
    points = []
    for threshold in sorted(set(circles + others), reverse=True):
        found, accepted = (sum(margin >= threshold for margin in part) for part in (circles, others))
        points.append((threshold, found / len(circles), accepted / len(others)))
    return [
        point
        for index, point in enumerate(points)
        if index in (0, len(points) - 1)
        or not any(points[index - 1][axis] == point[axis] == points[index + 1][axis] for axis in (1, 2))
    ]


def equal_error_rate(points):
    """Where the line through the points meets the diagonal on which as many are missed as accepted."""
    corners = [(0, 0)] + [(fpr, tpr) for _, tpr, fpr in points]
    for (x, y), (next_x, next_y) in zip(corners, corners[1:]):
        if next_x + next_y >= 1:
            rise = (next_x - x) + (next_y - y)
            return x + (1 - x - y) / rise * (next_x - x)
    return None


def accuracy(pairs):
    """The share of pairs of a label and the label given that are the same."""
    return sum(label == given for label, given in pairs) / len(pairs)


def macro_f1(pairs):
    """The mean of F1 over the labels that occur on either side."""
    right = Counter(label for label, given in pairs if label == given)
    either = Counter(name for pair in pairs for name in pair)
    return sum(2 * right[name] / either[name] for name in sorted(either)) / len(either)


def split_mix(state):
    """The numbers of SplitMix64, of which only the upper 32 bits are used."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        bits = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EB % 2**64
        yield (bits ^ bits >> 31) >> 32


FEWEST_PEOPLE, RESAMPLES, SEED = 30, 1000, 1


def widened(low, high, count):
    """An interval from resamples of so many units, about as wide as Student's t would have it; None for a point."""
    if low == high:
        return None
    factor = math.sqrt(count / (count - 1)) * (1 + (Z * Z + 1) / (4 * (count - 1)))
    middle, half = (low + high) / 2, (high - low) / 2 * factor
    return [max(0, middle - half), min(1, middle + half)]


@cache
def bootstrap(strokes):
    """The units, and the intervals of the accuracy and of the mean F1, from the person, label and given label of each
    stroke. Units are people, in the order of their names, or strokes, in the order of their labels."""
    people = {}
    for person, *pair in strokes:
        people.setdefault(person, []).append(pair)
    by_person = None not in people and len(people) >= FEWEST_PEOPLE
    units = [people[name] for name in sorted(people)] if by_person else sorted([pair] for _, *pair in strokes)
    numbers = split_mix(SEED)
    values = []
    for _ in range(RESAMPLES):
        drawn = [pair for _ in units for pair in units[next(numbers) * len(units) >> 32]]
        values.append((accuracy(drawn), macro_f1(drawn)))
    outside = RESAMPLES // 40
    ordered = [sorted(column) for column in zip(*values)]
    return by_person, len(units), [widened(column[outside], column[-1 - outside], len(units)) for column in ordered]


def reliability(stated):
    """Brier score, proportion of circles, and for each tenth of the probability the mean that was stated, the circles
    and the strokes, from pairs of a probability and whether it was a circle."""
    brier = math.fsum((p - is_circle) ** 2 for p, is_circle in stated) / len(stated)
    bins = []
    for tenth in range(10):
        own = [(p, is_circle) for p, is_circle in stated if min(math.floor(p * 10), 9) == tenth]
        # Added up in the order of the strokes, so that a mean between two decimals is rounded to the same one.
        mean = sum(p for p, _ in own) / len(own) if own else None
        bins.append((tenth / 10, mean, sum(is_circle for _, is_circle in own), len(own)))
    return brier, sum(is_circle for _, is_circle in stated) / len(stated), bins


def ring_limits(verdicts):
    """The limits of ring's checks by name and side. The one that fails because all checks together use more is printed
    with what the others leave it, so the usual one counts."""
    seen = {}
    for verdict in verdicts:
        for check in verdict.get("checks", []):
            for side, limit in (check["limit"] or {}).items():
                seen.setdefault((check["name"], side), Counter())[limit] += 1
    return {key: limits.most_common(1)[0][0] for key, limits in seen.items()}


def ring_margin(checks, limits):
    """1 - together, from what is measured; no less than -10."""
    used = []
    for check in checks:
        if check["name"] == "points" or check["measured"] is None:
            continue
        ideal = 1 if check["name"] in ("area", "aspect", "turns") else 0
        for side in check["limit"]:
            limit = limits[check["name"], side]
            used.append(max(0, (check["measured"] - ideal) / (limit - ideal)))
    # A stroke that is too sparse has no measures.
    if not used:
        return -10.0
    samples = next(check for check in checks if check["name"] == "points")
    if samples["measured"] < samples["limit"]["min"]:
        used.append(samples["limit"]["min"] / samples["measured"])
    most = max(used)
    together = most * sum((value / most) ** 6 for value in used) ** (1 / 6) if most else 0.0
    return max(-10.0, 1 - together)


def ring_probability(margin, samples):
    slope = 15 if margin < 0 else max(0, min(samples - 5, 10.5))
    return 0.0 if margin <= -1 else 1 / (1 + math.exp(-slope * margin))


def fingerprint(words):
    """FNV-1a of 64 bits over the code or "circle" of each stroke, the label that was given, and a 0."""
    value = 0xCBF29CE484222325
    for word in words:
        for byte in word.encode() + b"\0":
            value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:x}"
