#!/usr/bin/env python3
"""Judges the strokes of a large NDJSON on a Spark cluster, and counts the verdicts by reason.

    spark-submit --files .build/strokecheck judge_strokes.py hdfs:///strokes.ndjson
    spark-submit --files .build/strokecheck judge_strokes.py --output hdfs:///verdicts \\
        hdfs:///strokes.ndjson --detector katz --tolerance 0.25

Each partition is piped through its own `strokecheck circle -f ndjson`, which answers every stroke
with a line. Options that this script does not know are passed on to it. Standard output has a line of
NDJSON for every kind of verdict, the most frequent first: how many, the detector, the verdict, and the reason.
With --output the verdicts themselves are kept as well, in the order of the strokes.

The number of a stroke in a verdict counts within its partition; give strokes an `id` to find them
again. A blank line is not a stroke and has no verdict. A cancelled stroke is skipped, and one that
cannot be read is an error.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections import Counter

from pyspark import SparkFiles
from pyspark.sql import SparkSession


class JudgingError(Exception):
    """strokecheck failed on a partition, so its verdicts cannot be trusted."""


def find_binary(name):
    """The program on this machine: what --files has shipped, or else what is installed."""
    shipped = SparkFiles.get(os.path.basename(name))
    if os.path.isfile(shipped):
        return shipped
    installed = shutil.which(name)
    if installed is None:
        raise JudgingError(f"{name} is neither shipped with --files nor on the path of a worker")
    return installed


def judge(lines, command):
    """Yields the verdict on each of the lines, as the command prints it.

    The lines go in from a thread of their own, so that neither side ever waits for the other to
    take what it has. The command must end well and have answered every stroke.
    """
    command = [find_binary(command[0]), *command[1:]]
    with tempfile.TemporaryFile() as complaints:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=complaints)
        asked, trouble = [0], []

        def feed():
            try:
                with process.stdin as sink:
                    for line in lines:
                        sink.write(line.encode() + b"\n")
                        asked[0] += bool(line.strip(" \t\r"))
            except BrokenPipeError:
                pass  # The program has ended; its status says why.
            except BaseException as error:  # Whatever the source of the lines raises, Spark must see.
                trouble.append(error)

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        try:
            last = None
            for line in process.stdout:
                last = line
                yield line.decode().rstrip("\n")
            status = process.wait()
            feeder.join()
        finally:
            # Reached early if Spark wants no more lines.
            process.kill()
            process.wait()
            process.stdout.close()
        if trouble:
            raise trouble[0]
        # Strokes are numbered. Status 2 says that some could not be read, each of which has its answer.
        answered = json.loads(last)["stroke"] if last else 0
        if status not in (0, 2) or answered != asked[0]:
            complaints.seek(0)
            raise JudgingError(
                f"{' '.join(command)} ended with status {status} after {answered} of "
                f"{asked[0]} strokes: {complaints.read().decode(errors='replace').strip()}")


def judge_partition(lines, command):
    """The verdicts on a partition; an empty one needs no program."""
    for first in lines:
        yield from judge(prepend(first, lines), command)


def prepend(first, rest):
    yield first
    yield from rest


def kind(line):
    """What a verdict is counted under."""
    finding = json.loads(line)
    reason = finding["reason"]
    if finding["verdict"] == "error":
        # Without the line and the column before it.
        reason = reason.split(": ", 1)[1]
    return finding["detector"], finding["verdict"], reason


def count_partition(lines):
    """The kinds of a partition, counted, so that no more than these travel."""
    return Counter(map(kind, lines)).items()


def read_lines(context, path, partitions):
    """The lines of a file or folder. Only a line feed ends a line, as NDJSON has it."""
    pairs = context.newAPIHadoopFile(
        path,
        "org.apache.hadoop.mapreduce.lib.input.TextInputFormat",
        "org.apache.hadoop.io.LongWritable",
        "org.apache.hadoop.io.Text",
        conf={
            "textinputformat.record.delimiter": "\n",
            "mapreduce.input.fileinputformat.input.dir.recursive": "true",
        })
    lines = pairs.values()
    return lines.repartition(partitions) if partitions else lines


def arguments():
    parser = argparse.ArgumentParser(
        description="Judge the strokes of an NDJSON on a Spark cluster.",
        epilog="All other options go to strokecheck circle: see strokecheck help circle.",
        allow_abbrev=False)
    parser.add_argument("input", help="an NDJSON or a folder of them, where all workers can read it")
    parser.add_argument(
        "--binary", default="strokecheck",
        help="the program: its name as shipped with --files or found on the path, or where it is")
    parser.add_argument("--output", help="a new folder for the verdicts")
    parser.add_argument(
        "--partitions", type=int, help="shuffle the lines into so many parts; their order is lost")
    return parser.parse_known_args()


def main():
    own, options = arguments()
    # Spark gives each partition a core, so strokecheck takes no more.
    command = [own.binary, "circle", "--input-format", "ndjson", "--format", "ndjson",
               "--exit-zero", "--jobs", "1", *options]
    context = SparkSession.builder.appName("strokecheck").getOrCreate().sparkContext
    lines = read_lines(context, own.input, own.partitions)
    verdicts = lines.mapPartitions(lambda part: judge_partition(part, command))
    if own.output:
        verdicts.saveAsTextFile(own.output)
        verdicts = context.textFile(own.output)
    kinds = verdicts.mapPartitions(count_partition).reduceByKey(lambda a, b: a + b).collect()
    for (detector, verdict, reason), count in sorted(kinds, key=lambda each: (-each[1], str(each[0]))):
        print(json.dumps({"count": count, "detector": detector, "verdict": verdict, "reason": reason}))
    context.stop()


if __name__ == "__main__":
    sys.exit(main())
