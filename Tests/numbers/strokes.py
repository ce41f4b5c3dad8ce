"""Labelled strokes from a seed: round ones and others, drawn well and badly by some subjects, with what recordings
have besides: ids that are missing or repeated, strokes without a label or a subject, cancelled and unreadable ones."""

import json
import math
import random

# Strokes of each label. No two counts are equal, so that a number in the wrong row is noticed.
COUNTS = {"circle": 37, "ellipse": 16, "arc": 19, "polygon": 23, "spiral": 11, "line": 5, None: 6}
SUBJECTS = {"ann": 9, "bob": 7, "cy": 5, "dee": 3, None: 1}
# How badly each subject draws, so that their shares differ.
CARE = {"ann": 0.5, "bob": 1.5, "cy": 1.0, "dee": 2.2, None: 1.2}


def outline(shape, random):
    """Places along a shape about (0, 0), of about unit size."""
    count = random.randint(16, 60)
    shares = [index / (count - 1) for index in range(count)]
    direction = random.choice((-1, 1))
    start = random.uniform(0, 2 * math.pi)
    if shape == "circle":
        turns, aspect, growth = random.gauss(1, 0.1), random.uniform(0.75, 1), random.gauss(0, 0.12)
    elif shape == "ellipse":
        turns, aspect, growth = random.gauss(1, 0.05), random.uniform(0.2, 0.75), random.gauss(0, 0.05)
    elif shape == "arc":
        turns, aspect, growth = random.uniform(0.25, 0.97), random.uniform(0.8, 1), 0
    elif shape == "spiral":
        turns, aspect, growth = random.uniform(1.1, 2.5), 1, random.uniform(-0.8, 0.8)
    elif shape == "polygon":
        corners = random.randint(3, 9)
        ends = [start + direction * 2 * math.pi * corner / corners for corner in range(corners + 1)]
        places = []
        for share in shares:
            side = min(int(share * corners), corners - 1)
            part = share * corners - side
            places.append(tuple((1 - part) * f(ends[side]) + part * f(ends[side + 1]) for f in (math.cos, math.sin)))
        return places
    else:
        return [((share - 0.5) * 2, 0.2 * math.sin(9 * share)) for share in shares]
    places = []
    for share in shares:
        angle, radius = start + direction * 2 * math.pi * turns * share, 1 + growth * (share - 0.5)
        places.append((radius * math.cos(angle), radius * aspect * math.sin(angle)))
    return places


def stroke(shape, subject, random):
    """The samples of one, with times."""
    radius, x, y = random.uniform(30, 120), random.uniform(120, 200), random.uniform(150, 300)
    noise = CARE[subject] * random.uniform(0, 0.035) * radius
    step = random.choice((0.01, 0.0165, 0.03, 0.06))
    return [
        [
            round(x + radius * a + random.gauss(0, noise), 2),
            round(y + radius * b + random.gauss(0, noise), 2),
            round(index * step, 4),
        ]
        for index, (a, b) in enumerate(outline(shape, random))
    ]


def strokes(seed, counts=COUNTS, is_plain=False):
    """As members of JSON, in the order in which they are written. A plain one has ids, labels and subjects only."""
    source = random.Random(seed)
    made = []
    for label, count in counts.items():
        for _ in range(count):
            subject = source.choices(list(SUBJECTS), SUBJECTS.values())[0]
            if is_plain and subject is None:
                subject = "ann"
            # A label says what was meant, and sometimes that was another shape.
            shape = label if source.random() < 0.9 else source.choice(("circle", "arc", "spiral"))
            members = {"label": label, "subject": subject, "points": stroke(shape or "circle", subject, source)}
            if source.random() < 0.5:
                members["width"] = source.choice((250, 320, 375))
            made.append({name: value for name, value in members.items() if value is not None})
    source.shuffle(made)
    for number, members in enumerate(made):
        if is_plain or source.random() < 0.8:
            members["id"] = f"s{number + 1}"
        if not is_plain and source.random() < 0.06:
            members["cancelled"] = True
    if not is_plain:
        # The ids of these stand for two strokes each.
        for first, second in ((3, 40), (11, 60), (20, 21)):
            made[first]["id"] = made[second]["id"] = f"twice{first}"
    return made


def write(path, made, unreadable=()):
    """One per line, and after the lines of the given numbers one that is no stroke."""
    with open(path, "w") as file:
        for number, members in enumerate(made):
            file.write(json.dumps(members) + "\n")
            if number in unreadable:
                file.write('{"label":"circle","points":[[1,2,0],[3,"x",1]]}\n')
