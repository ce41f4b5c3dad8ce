#!/usr/bin/env python3
"""The $1 recognizer as a judge: it predicts the label of the template that a stroke is most like.

Written from its description: Wobbrock, Wilson and Li, "Gestures without libraries, toolkits or
training: a $1 recognizer for user interface prototypes", UIST 2007.

    strokecheck evaluate --judge "dollar=python3 dollar.py templates.ndjson" --positive triangle ...
    strokecheck convert ... | python3 dollar.py templates.ndjson > dollar.ndjson       # for --verdicts dollar.ndjson
"""

import json
import math
import sys

COUNT = 64  # points after resampling
SIDE = 250.0  # side of the square that strokes are scaled to
ANGLE, PRECISION = math.radians(45), math.radians(2)  # how far and how finely a rotation is sought
GOLDEN = (math.sqrt(5) - 1) / 2


def resample(points):
    """COUNT points at equal distances along the path."""
    step = sum(map(math.dist, points, points[1:])) / (COUNT - 1)
    if step == 0:
        return [points[0]] * COUNT
    result, left, last = [points[0]], step, points[0]
    for point in points[1:]:
        distance = math.dist(last, point)
        while distance >= left and distance > 0:
            share = left / distance
            last = (last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1]))
            result.append(last)
            distance, left = distance - left, step
        left, last = left - distance, point
    # Rounding may leave out the last point, or add one.
    return (result + [points[-1]])[:COUNT]


def centroid(points):
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def rotate(points, angle):
    (cx, cy), cos, sin = centroid(points), math.cos(angle), math.sin(angle)
    return [((x - cx) * cos - (y - cy) * sin + cx, (x - cx) * sin + (y - cy) * cos + cy)
            for x, y in points]


def normalize(points):
    """The stroke resampled, rotated to its indicative angle, scaled to a square and moved to 0, 0."""
    points = resample(points)
    cx, cy = centroid(points)
    points = rotate(points, -math.atan2(cy - points[0][1], cx - points[0][0]))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    # A straight line has no height or width to scale.
    width, height = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    points = [(x * SIDE / width, y * SIDE / height) for x, y in points]
    cx, cy = centroid(points)
    return [(x - cx, y - cy) for x, y in points]


def distance_at(points, template, angle):
    return sum(map(math.dist, rotate(points, angle), template)) / COUNT


def distance(points, template):
    """The least mean distance over rotations, by golden section search."""
    low, high = -ANGLE, ANGLE
    a, b = GOLDEN * low + (1 - GOLDEN) * high, (1 - GOLDEN) * low + GOLDEN * high
    at_a, at_b = distance_at(points, template, a), distance_at(points, template, b)
    while high - low > PRECISION:
        if at_a < at_b:
            high, b, at_b = b, a, at_a
            a = GOLDEN * low + (1 - GOLDEN) * high
            at_a = distance_at(points, template, a)
        else:
            low, a, at_a = a, b, at_b
            b = (1 - GOLDEN) * low + GOLDEN * high
            at_b = distance_at(points, template, b)
    return min(at_a, at_b)


def read(line):
    stroke = json.loads(line)
    return stroke, [(point[0], point[1]) for point in stroke["points"]]


def main(path):
    with open(path) as file:
        templates = [(stroke["label"], normalize(points)) for stroke, points in map(read, file)]
    for line in sys.stdin:
        stroke, points = read(line)
        answer = {name: stroke[name] for name in ("id", "stroke") if name in stroke}
        if points:
            points = normalize(points)
            best, label = min((distance(points, template), label) for label, template in templates)
            answer["predicted"] = label
            answer["score"] = 1 - best / (math.hypot(SIDE, SIDE) / 2)
        else:
            answer.update(verdict="rejected", reason="No points")
        print(json.dumps(answer), flush=True)


if len(sys.argv) != 2:
    sys.exit("usage: dollar.py TEMPLATES.ndjson")
main(sys.argv[1])
