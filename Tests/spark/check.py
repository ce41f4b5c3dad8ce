"""The cases of Tests/spark/run: each submits the job as a user would."""

import json
import math
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

SEED = 20260
JOB = Path(__file__).resolve().parents[2] / "Samples/spark/judge_strokes.py"
BAD_LINES = ["[[1,2", "", '{"points":"none"}', "[[0,0,0],[1,1,true]]"]


def stroke(source, number):
    """A circle, more or less, of which some are spoiled in one way or another."""
    count, radius = source.randint(2, 96), source.uniform(2, 120)
    turn = source.choice([2 * math.pi, source.uniform(3, 12)])
    jitter = source.choice([0, 0, radius / 40, radius / 3])
    seconds = source.uniform(0.3, 2.4)
    points = []
    for index in range(count):
        share = index / (count - 1)
        x = 160 + radius * math.cos(turn * share) + source.uniform(-jitter, jitter)
        y = 240 + radius * math.sin(turn * share) + source.uniform(-jitter, jitter)
        points.append([round(x, 2), round(y, 2), round(seconds * share, 4)])
    return json.dumps({"id": f"s{number}", "points": points}, separators=(",", ":"))


def strokes(count):
    """So many lines, one in a hundred of them bad."""
    source = random.Random(SEED)
    lines = [
        source.choice(BAD_LINES) if number % 100 == 50 else stroke(source, number)
        for number in range(count)
    ]
    return "".join(line + "\n" for line in lines)


def alike(verdict):
    """A verdict without the number of its stroke and the place of an error, which count within a partition."""
    verdict.pop("stroke")
    if verdict["verdict"] == "error":
        verdict["reason"] = verdict["reason"].split(": ", 1)[1]
    return verdict


class Suite:
    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder
        self.passed = self.failed = 0

    def check(self, name, *claims):
        """Counts a case as passed if all claims, pairs of what is and what should be, hold."""
        wrong = [(found, expected) for found, expected in claims if found != expected]
        self.failed += bool(wrong)
        self.passed += not wrong
        print(f"{'not ok' if wrong else 'ok'} - {name}", flush=True)
        for found, expected in wrong:
            print(f"# expected {str(expected)[:2000]}\n# found    {str(found)[-2000:]}")

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def single(self, path, *options):
        """The verdicts of one program over all lines."""
        with open(path, "rb") as lines:
            output = subprocess.run(
                [self.binary, "circle", "--input-format", "ndjson", "-f", "ndjson", *options], stdin=lines,
                capture_output=True)
        return [alike(json.loads(line)) for line in output.stdout.splitlines()]

    def submit(self, path, *options, master="local[2]", ships=True, settings=()):
        """What the job does: its status, its counts, and what it says on standard error."""
        command = [str(Path(sys.executable).with_name("spark-submit")), "--master", master]
        for setting in ("spark.ui.enabled=false", "spark.log.level=ERROR", *settings):
            command += ["--conf", setting]
        command += ["--files", self.binary] if ships else []
        environment = {
            **os.environ, "PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
        result = subprocess.run(
            [*command, str(JOB), str(path), *options], capture_output=True, text=True,
            timeout=100, cwd=self.folder, env=environment)
        # Spark itself talks on standard output, too, when it fails.
        lines = [line for line in result.stdout.splitlines() if line.startswith('{"count"')]
        rows = map(json.loads, lines)
        counts = {(row["verdict"], row["reason"]): row["count"] for row in rows}
        return result.returncode, counts, result.stderr


def counted(verdicts):
    return dict(Counter((each["verdict"], each["reason"]) for each in verdicts))


def compare(suite, name, path, *options, judging=(), **how):
    expected = counted(suite.single(path, *judging))
    status, counts, errors = suite.submit(path, *options, *judging, **how)
    suite.check(name, (counts, expected), (status, 0))
    if status:
        print(errors[-2000:])


def run(suite):
    many = suite.write("many.ndjson", strokes(6000))
    few = suite.write("few.ndjson", strokes(60))
    small = "spark.hadoop.mapreduce.input.fileinputformat.split.maxsize=1000000"
    compare(suite, "one partition for all of a file", few)
    compare(
        suite, "more partitions than lines, so that some are empty", few, "--partitions", "100")
    compare(suite, "no lines", suite.write("none.ndjson", ""))
    compare(
        suite, "two executors of a cluster, to whom the program is shipped", many,
        judging=["--detector", "lamarche"], master="local-cluster[2,1,1024]",
        settings=[small, "spark.executor.memory=512m"])

    output = suite.folder / "verdicts"
    status, counts, _ = suite.submit(many, "--output", str(output), settings=[small])
    parts = sorted(output.glob("part-*"))
    kept = [alike(json.loads(line)) for part in parts for line in part.read_text().splitlines()]
    expected = suite.single(many)
    suite.check(
        "verdicts are kept, in order, over several partitions", (status, 0),
        (counts, counted(expected)), (kept, expected), (len(parts) > 2, True))

    status, counts, errors = suite.submit(few, "--detector", "kats")
    suite.check(
        "a program that fails fails the job, and is quoted", (status != 0, True), (counts, {}),
        ("JudgingError" in errors and "status 64" in errors and "katz" in errors, True))
    status, counts, errors = suite.submit(few, "--binary", "no-such-strokecheck", ships=False)
    suite.check(
        "without the program the job fails", (status != 0, True), (counts, {}),
        ("no-such-strokecheck is neither shipped" in errors, True))


def main():
    print(f"# seed {SEED}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        suite = Suite(sys.argv[1], Path(folder))
        run(suite)
    print(f"{suite.passed} passed, {suite.failed} failed")
    return 1 if suite.failed else 0


if __name__ == "__main__":
    sys.exit(main())
