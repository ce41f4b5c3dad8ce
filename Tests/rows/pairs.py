#!/usr/bin/env python3
"""Two of a thing: what a command says of one does not depend on the other, and two sources of one fact have a rank.

    pairs.py BINARY [--rounds N] [--seed S]

Each law runs a command on one thing, on another and on both, in either order, once and twice, and compares.
"""

import argparse
import json
import math
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter

LABELS = ["circle", "circle", "square", "arc"]


class Lab:
    def __init__(self, binary, folder, rng):
        self.binary, self.folder, self.rng = os.path.abspath(binary), folder, rng
        self.compared, self.failures = 0, Counter()
        self.law = ""

    def run(self, *arguments, status=(0, 1)):
        done = subprocess.run([self.binary, *map(str, arguments)], cwd=self.folder, capture_output=True, text=True)
        if done.returncode not in status:
            self.same(f"status of {' '.join(map(str, arguments))}: {done.stderr[:300]}", done.returncode, status)
        return done.stdout

    def lines(self, *arguments, **options):
        return [json.loads(line) for line in self.run(*arguments, **options).splitlines()]

    def json(self, *arguments, **options):
        return json.loads(self.run(*arguments, **options) or "null")

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w") as file:
            file.write(text)
        return name

    def same(self, what, found, expected):
        self.compared += 1
        if found != expected:
            self.failures[self.law] += 1
            if self.failures[self.law] == 1:
                print(f"not ok - {self.law}\n  {what}\n  found    {short(found)}\n  expected {short(expected)}")


def short(value):
    text = json.dumps(value, default=str)
    return text if len(text) < 1200 else text[:1200] + "…"


def without(records, *names):
    return [{name: value for name, value in record.items() if name not in names} for record in records]


def sorted_records(records):
    return sorted(records, key=lambda record: json.dumps(record, sort_keys=True))


def stroke(rng, **members):
    """A loop, a square or an arc with a hand's noise, so that detectors disagree."""
    turns, size = rng.choice([1, 1, 1, 0.6]), rng.uniform(20, 90)
    corners = rng.random() < 0.3
    count, noise, pace = rng.randint(8, 40), rng.choice([0, 1, 4]), rng.choice([0.02, 0.03, 0.09])
    points = []
    for index in range(count):
        angle = 2 * math.pi * turns * index / (count - 1)
        x, y = math.cos(angle), math.sin(angle)
        scale = size / max(abs(x), abs(y)) if corners else size
        points.append(
            [round(160 + scale * x + rng.uniform(-noise, noise), 2), round(200 + scale * y, 2), round(index * pace, 3)]
        )
    return {**members, "points": points}


def strokes(rng, prefix, count):
    # One of each kind, so that there is something to measure.
    labels = (LABELS[1:3] + rng.choices(LABELS, k=count))[:count]
    return [
        stroke(rng, id=f"{prefix}{index}", label=label, subject=rng.choice("pq")) for index, label in enumerate(labels)
    ]


def ndjson(records):
    return "".join(json.dumps(record) + "\n" for record in records)


def two_files(lab):
    """Inputs are answered one after another, each as if it were alone."""
    one = lab.write("one.ndjson", ndjson(strokes(lab.rng, "a", 4)))
    two = lab.write("two.ndjson", ndjson(strokes(lab.rng, "b", 3)))
    commands = [["circle", "-f", "ndjson", "--explain"], ["circle", "-f", "ndjson", "--detector", "ring"]]
    for command in (*commands, ["circle", "-f", "csv"], ["convert", "--to", "ndjson"]):
        alone = [lab.run(*command, name).splitlines() for name in (one, two)]
        header = alone[0][:1] if "csv" in command else []
        alone = [lines[len(header) :] for lines in alone]
        lab.same(command, lab.run(*command, one, two).splitlines(), header + alone[0] + alone[1])
        lab.same(command, lab.run(*command, two, one).splitlines(), header + alone[1] + alone[0])
        lab.same(command, lab.run(*command, one, one).splitlines(), header + alone[0] * 2)
    found = [lab.lines("circle", "-f", "ndjson", name) for name in (one, two)]
    texts = [open(os.path.join(lab.folder, name)).read() for name in (one, two)]
    joined = lab.lines("circle", "-f", "ndjson", lab.write("both.ndjson", "".join(texts)))
    lab.same("in one file", without(joined, "file", "stroke"), without(found[0] + found[1], "file", "stroke"))
    lab.same("numbers", [line["stroke"] for line in joined], list(range(1, 8)))


def measured(lab, *arguments):
    """The counts and rates of each detector."""
    found = lab.json("evaluate", "-f", "json", "--detector", "all", *arguments)
    return {detector.pop("detector"): detector for detector in found["detectors"]}


COUNTS = ["truePositives", "falseNegatives", "falsePositives", "trueNegatives"]


def evaluation_adds_up(lab):
    """The order of inputs does not matter, counts of two are sums, and rates of doubled strokes are the same."""
    names = [lab.write(f"{name}.ndjson", ndjson(strokes(lab.rng, name, 6))) for name in "ab"]
    one, two, both = measured(lab, names[0]), measured(lab, names[1]), measured(lab, *names)
    turned, twice = measured(lab, *names[::-1]), measured(lab, names[0], names[0])
    for detector, found in both.items():
        for count in COUNTS:
            lab.same(f"{detector} {count}", found[count], one[detector][count] + two[detector][count])
            lab.same(f"{detector} {count} of twice the same", twice[detector][count], 2 * one[detector][count])
        for rate in ("tpr", "fpr", "balanced"):
            lab.same(f"{detector} {rate}", twice[detector][rate], one[detector][rate])
            lab.same(f"{detector} {rate} turned", turned[detector][rate], found[rate])
        for rows in ("mistakes", "labels", "reasons"):
            key = without(turned[detector].get(rows, []), "")
            lab.same(f"{detector} {rows}", sorted_records(key), sorted_records(found.get(rows, [])))


def equal_ids_in_two_files(lab):
    """Strokes of two files that have one id are two strokes, selected together and compared each with its own."""
    records = strokes(lab.rng, "s", 3)
    others = [{**record, "points": stroke(lab.rng)["points"]} for record in records]
    one, two = lab.write("one.ndjson", ndjson(records)), lab.write("two.ndjson", ndjson(others))
    command = ["circle", "-f", "ndjson", "--detector", "ring"]
    alone = lab.lines(*command, one) + lab.lines(*command, two)
    lab.same("both", lab.lines(*command, one, two), alone)
    lab.same("--id", lab.lines(*command, "--id", "s1", one, two), [each for each in alone if each["id"] == "s1"])
    written = lab.lines("convert", "--to", "ndjson", one, two)
    lab.same(
        "convert", written, lab.lines("convert", "--to", "ndjson", one) + lab.lines("convert", "--to", "ndjson", two)
    )
    before = lab.write("before.ndjson", lab.run(*command, one, two))
    after = lab.write("after.ndjson", lab.run(*command, two, one))
    lab.same("compare in another order", lab.json("compare", "-f", "json", before, after)["changed"], 0)
    flipped = [dict(each) for each in alone]
    index = lab.rng.randrange(len(flipped))
    was = flipped[index]["verdict"]
    flipped[index].update(verdict="rejected" if was == "circle" else "circle", reason=None, code=None, circle=None)
    found = lab.json("compare", "-f", "json", before, lab.write("after.ndjson", ndjson(flipped)))
    places = [(change["file"], change["stroke"], change["id"]) for change in found["changes"]]
    lab.same("compare", places, [(alone[index]["file"], alone[index]["stroke"], alone[index]["id"])])
    lab.same("compare", found["compared"], len(alone))


def one_stroke_twice(lab):
    """The same stroke twice in a file is two strokes, through every format."""
    record = strokes(lab.rng, "s", 1)[0]
    name = lab.write("twice.ndjson", ndjson([record, record]))
    for format in ("ndjson", "json", "csv"):
        written = lab.write(f"again.{format}", lab.run("convert", "--to", format, name))
        points = [each["points"] for each in lab.lines("convert", "--to", "ndjson", written)]
        lab.same(f"through {format}", points, [record["points"]] * 2)
        ids = [each.get("id") for each in lab.lines("convert", "--to", "ndjson", written)]
        lab.same(f"ids through {format}", ids, [record["id"]] * 2)
    found = lab.lines("circle", "-f", "ndjson", name)
    lab.same("verdicts", without(found[:1], "stroke"), without(found[1:], "stroke"))
    results = lab.write("results.ndjson", ndjson(found))
    again = lab.json("compare", "-f", "json", results, results)
    lab.same("compared with itself", [again["compared"], again["changed"]], [2, 0])


def two_detectors(lab):
    """Each detector says what it says alone, whatever the order in which they are named."""
    name = lab.write("strokes.ndjson", ndjson(strokes(lab.rng, "s", 4)))
    first, second = lab.rng.sample(["cookbook", "lamarche", "katz", "ring"], 2)

    def verdicts(detectors):
        return sorted_records(lab.lines("circle", "-f", "ndjson", "--explain", "--detector", detectors, name))

    together = verdicts(f"{first},{second}")
    lab.same("alone", together, sorted_records(verdicts(first) + verdicts(second)))
    lab.same("in the other order", verdicts(f"{second},{first}"), together)
    lab.same("evaluate", measured(lab, name)[first], measured(lab, name, "--detector", first).get(first))


def two_settings(lab):
    """compare --against finds what stored results show; turned around, what became better became worse."""
    name = lab.write("strokes.ndjson", ndjson(strokes(lab.rng, "s", 8)))
    limits = [["--max-inflections", "1"], ["--max-gap", "200"], ["--max-duration", "0.5"]]
    one, two = lab.rng.sample(limits, 2)
    stored = [
        lab.write(f"{i}.ndjson", lab.run("circle", "-f", "ndjson", *each, name))
        for i, each in enumerate((one, one + two))
    ]
    direct = lab.json("compare", "-f", "json", "--against", " ".join(two), *one, name)
    found = lab.json("compare", "-f", "json", *stored)
    back = lab.json("compare", "-f", "json", *stored[::-1])
    for count in ("compared", "changed", "toCircle", "toRejected"):
        lab.same(count, found[count], direct[count])
    lab.same(
        "turned around",
        [back["toCircle"], back["toRejected"], back["p"]],
        [found["toRejected"], found["toCircle"], found["p"]],
    )


def two_sources(lab):
    """Which of two sources of one fact wins does not depend on their order, and is the same in every command."""
    rng = lab.rng
    width = {
        "width": 300,
        "viewWidth": 310,
        "viewSize": [320, 9],
        "view": {"width": 330, "height": 9},
        "bounds": [0, 0, 340, 9],
    }
    value = dict(zip(width, (300, 310, 320, 330, 340)))
    chosen = rng.sample(list(width), 2)
    first = min(chosen, key=list(width).index)
    points = stroke(rng)["points"]
    milliseconds = [[x, y, round(t * 1000)] for x, y, t in points]
    rows = [{"x": x, "y": y, "t_ms": t} for x, y, t in milliseconds]
    # The member of the file says that the numbers are microseconds, the option that they are milliseconds.
    units = [{"timeUnit": "us"}, {"points": rows}]
    for turn in (1, -1):
        members = [{name: width[name]} for name in chosen[::turn]] + [{"points": points}]
        record = {name: given for each in members[::turn] for name, given in each.items()}
        name = lab.write("width.json", json.dumps(record))
        lab.same(record, lab.lines("convert", "--to", "ndjson", name)[0].get("width"), value[first])
        judged = lab.lines("circle", "-f", "ndjson", "--explain", "--view-width", "10", name, status=(0, 1))
        plain = lab.write("plain.json", json.dumps({"width": value[first], "points": points}))
        lab.same(
            "judged", without(judged, "file"), without(lab.lines("circle", "-f", "ndjson", "--explain", plain), "file")
        )
        record = {name: given for each in units[::turn] for name, given in each.items()}
        name = lab.write("unit.json", json.dumps(record))
        for options, scale in (((), 1e6), (("--time-unit", "s"), 1), (("--time-unit", "ms"), 1e3)):
            times = [point[2] for point in lab.lines("convert", "--to", "ndjson", *options, name)[0]["points"]]
            lab.same([record, options], [round(t, 9) for t in times], [round(t / scale, 9) for _, _, t in milliseconds])
    labelled = lab.write("label.json", json.dumps({"label": "arc", "points": points}))
    lab.same("--set", lab.lines("convert", "--to", "ndjson", "--set", "label=circle", labelled)[0]["label"], "circle")


GATES = [
    ["circle", "-f", "junit"], ["circle", "-f", "github"], ["circle", "--expect", "circle"], ["evaluate"],
    ["compare", "--against", "--max-gap 9"],
]  # fmt: skip


def one_without_strokes(lab):
    """A gate does not pass over a file without strokes because another has some."""
    good = lab.write("good.ndjson", ndjson(strokes(lab.rng, "a", 3)))
    empty = lab.write("empty.csv", "x,y,t\n")
    for command in GATES:
        for names in ([good, empty], [empty, good], [empty]):
            lab.run(*command, *names, status=(2,))
            lab.run(*command, "--allow-empty", *names, status=(0, 1))


def shape(rng):
    x, y, size = rng.randint(0, 200), rng.randint(0, 200), rng.randint(5, 40)
    return rng.choice([
        f"M{x} {y}h{size}v{size}h{-size}z", f"M{x},{y} q{size},{size} {2 * size},0 z",
        f"M{x} {y} l{size} {size // 2} v{size} z", f"M{x} {y}a{size} {size} 0 1 0 1 0z",
    ])  # fmt: skip


def rectangles(rng, count=12):
    return [
        f"{rng.randint(-20, 230)},{rng.randint(-20, 230)},{rng.randint(1, 30)},{rng.randint(1, 30)}"
        for _ in range(count)
    ]


def hits(lab, rects, *drawing):
    arguments = [word for rect in rects for word in ("--rect", rect)]
    return [answer["hit"] for answer in lab.lines("hittest", "-f", "ndjson", *drawing, *arguments)]


def two_subpaths(lab):
    """Under nonzero and one direction a second subpath adds what it paints; under evenodd the same twice is a hole."""
    rng = lab.rng
    one, two = shape(rng), shape(rng)
    rects = rectangles(rng)
    alone = [hits(lab, rects, "--d", each) for each in (one, two)]
    either = [a or b for a, b in zip(*alone)]
    far = two.replace("M", "M500,500M", 1)
    lab.same([one, far], hits(lab, rects, "--d", f"{one}{far}"), hits(lab, rects, "--d", f"{far}{one}"))
    lab.same(one, hits(lab, rects, "--d", one + one), alone[0])
    stroked = ["--fill", "none", "--stroke", "black", "--stroke-width", "3"]
    lines = [hits(lab, rects, "--d", each, *stroked) for each in (one, two)]
    lab.same([one, two], hits(lab, rects, "--d", one + two, *stroked), [a or b for a, b in zip(*lines)])
    lab.same([one, two], hits(lab, rects, "--d", two + one, *stroked), [a or b for a, b in zip(*lines)])
    lab.same("a hole", hits(lab, rects, "--d", one + one, "--fill-rule", "evenodd"), [False] * len(rects))
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg"><path d="{one}"/><path d="{two}"/></svg>'
    lab.same(drawing, hits(lab, rects, "--path", lab.write("two.svg", drawing)), either)
    lab.same("rectangles in another order", hits(lab, rects[::-1], "--d", one), alone[0][::-1])
    lab.same("rectangles twice", hits(lab, rects * 2, "--d", one), alone[0] * 2)


def two_questions(lab):
    """Of two rectangles or points each is answered as alone, in whatever form."""
    rng = lab.rng
    shapes = "".join(f'<path id="p{number}" d="{shape(rng)}"/>' for number in range(4))
    drawing = lab.write("map.svg", f'<svg xmlns="http://www.w3.org/2000/svg">{shapes}</svg>')
    rects = rectangles(rng, 2)
    points = [",".join(rect.split(",")[:2]) for rect in rectangles(rng, 2)]
    for kind, asked, options in (
        ("--rect", rects, []), ("--rect", rects, ["--each"]), ("--rect", rects, ["--hits"]),
        ("--rect", rects, ["--topmost"]), ("--rect", rects, ["--explain"]), ("--rect", rects, ["--rule", "center"]),
        ("--point", points, ["--each"]), ("--point", points, ["--each", "--radius", "12"]),
    ):  # fmt: skip
        for form in ("ndjson", "csv"):
            if form == "csv" and "--explain" in options:
                continue
            command = ["hittest", "--path", drawing, "-f", form, *options]
            header = int(form == "csv")
            alone = [lab.run(*command, f"{kind}={one}").splitlines()[header:] for one in asked]
            for order in ((0, 1), (1, 0), (0, 0)):
                words = [f"{kind}={asked[index]}" for index in order]
                both = lab.run(*command, *words).splitlines()[header:]
                lab.same([command, words], both, [line for index in order for line in alone[index]])


def used_twice(lab):
    """A shape that is used twice, elements with one id, and rules for one element."""
    rng = lab.rng
    d, rects = shape(rng), rectangles(rng)
    places = [(rng.randint(-60, 60), rng.randint(-60, 60)) for _ in range(2)]

    def drawing(uses, style=""):
        used = "".join(f'<use id="u" href="#p" x="{x}" y="{y}"/>' for x, y in uses)
        shape = f'{style}<defs><path id="p" class="a b" d="{d}"/></defs>{used}'
        return lab.write("used.svg", f'<svg xmlns="http://www.w3.org/2000/svg">{shape}</svg>')

    alone = [hits(lab, rects, "--path", drawing([place])) for place in places]
    both = [a or b for a, b in zip(*alone)]
    lab.same("two uses", hits(lab, rects, "--path", drawing(places)), both)
    lab.same("turned", hits(lab, rects, "--path", drawing(places[::-1])), both)
    lab.same("one use twice", hits(lab, rects, "--path", drawing(places[:1] * 2)), alone[0])
    one = lab.lines("path", "-f", "ndjson", drawing(places[:1]))
    twice = lab.lines("path", "-f", "ndjson", drawing(places[:1] * 2))
    lab.same("lines", without(twice, "element"), without(one * 2, "element"))
    lab.same("names", len({each["element"] for each in twice}), 2)
    arguments = [word for rect in rects for word in ("--rect", rect)]
    each = lab.lines("hittest", "-f", "ndjson", "--each", "--path", drawing(places), *arguments)
    lab.same("each", [a["hit"] for a in each], [hit for pair in zip(*alone) for hit in pair])
    for rules, is_painted in (
        (".a{fill:none}.b{fill:red}", True), (".b{fill:red}.a{fill:none}", False), ("#p{fill:none}.b{fill:red}", False),
        (".a{fill:none!important}.b{fill:red}", False), ("path{fill:none}.b{fill:red}", True),
    ):  # fmt: skip
        found = hits(lab, rects, "--path", drawing(places[:1], f"<style>{rules}</style>"))
        lab.same(rules, found, alone[0] if is_painted else [False] * len(rects))


LAWS = [
    two_files, evaluation_adds_up, equal_ids_in_two_files, one_stroke_twice, two_detectors, two_settings, two_sources,
    one_without_strokes, two_subpaths, two_questions, used_twice,
]  # fmt: skip


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        lab = Lab(options.binary, folder, None)
        for number in range(options.rounds):
            for law in LAWS:
                lab.law, lab.rng = law.__name__, random.Random(f"{options.seed}-{number}-{law.__name__}")
                law(lab)
    failed = sum(lab.failures.values())
    print(f"{options.rounds} rounds of {len(LAWS)} laws, {lab.compared} comparisons: {failed} failures")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
