#!/usr/bin/env python3
"""Judges the strokes of a large NDJSON on a Spark cluster, and counts the verdicts by reason.

    spark-submit --files .build/strokecheck judge_strokes.py hdfs:///strokes.ndjson
    spark-submit --files .build/strokecheck judge_strokes.py --output hdfs:///verdicts \\
        hdfs:///strokes.ndjson --detector katz --max-fit-error 12

Each partition goes through a `strokecheck filter` of its own, a line out for every line in. What
this script does not know is an option of that. On standard output comes a line of NDJSON for every
kind of verdict, the most frequent first: how many, the verdict, and the reason. With --output the
verdicts themselves are kept as well, in the order of the strokes.

Lines in a verdict are counted within its partition; strokes that should be found again have an
`id`.
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


class FilterError(Exception):
    """The filter of a partition failed, so that there is no trusting in its verdicts."""


def find_binary(name):
    """The program on this machine: what --files has shipped, or else what is installed."""
    shipped = SparkFiles.get(os.path.basename(name))
    if os.path.isfile(shipped):
        return shipped
    installed = shutil.which(name)
    if installed is None:
        raise FilterError(f"{name} is neither shipped with --files nor on the path of a worker")
    return installed


def judge(lines, command):
    """Yields the verdict on each of the lines, by the command's filter.

    The lines go in from a thread of their own, so that neither side ever waits for the other to
    take what it has. The status of the filter is looked at, and that it has answered every line.
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
                        asked[0] += 1
            except BrokenPipeError:
                pass  # The filter has ended; its status says why.
            except BaseException as error:  # Whatever the source of the lines raises, Spark must see.
                trouble.append(error)

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        try:
            answered = 0
            for line in process.stdout:
                answered += 1
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
        if status != 0 or answered != asked[0]:
            complaints.seek(0)
            raise FilterError(
                f"{' '.join(command)} ended with status {status} after {answered} answers to "
                f"{asked[0]} lines: {complaints.read().decode(errors='replace').strip()}")


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
    return finding["verdict"], finding["reason"]


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
        epilog="All other options go to strokecheck filter: see strokecheck help filter.",
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
    # Spark gives each partition a core, so the filter takes no more.
    command = [own.binary, "filter", "--jobs", "1", *options]
    context = SparkSession.builder.appName("strokecheck").getOrCreate().sparkContext
    lines = read_lines(context, own.input, own.partitions)
    verdicts = lines.mapPartitions(lambda part: judge_partition(part, command))
    if own.output:
        verdicts.saveAsTextFile(own.output)
        verdicts = context.textFile(own.output)
    kinds = verdicts.mapPartitions(count_partition).reduceByKey(lambda a, b: a + b).collect()
    for (verdict, reason), count in sorted(kinds, key=lambda each: (-each[1], str(each[0]))):
        print(json.dumps({"count": count, "verdict": verdict, "reason": reason}))
    context.stop()


if __name__ == "__main__":
    sys.exit(main())
