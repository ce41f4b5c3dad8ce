"""The three ways in which verdicts come from elsewhere - recorded with the strokes, from a file, and by a program that is
asked - say the same, to the byte, of all strokes that there are; and the verdicts of ring are ring's, whichever way they
come.

    python3 -B Tests/numbers/ways.py STROKECHECK

FEW=1, for the tests in Swift, takes the strokes of one sample."""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared" / "data"
MEMBERS = ("verdict", "reason", "code")
COMMANDS = [
    ["evaluate", "-f", "json"], ["evaluate", "--group", "subject", "--errors"], ["evaluate", "-f", "csv"],
    ["compare", "--against", "--detector katz"], ["compare", "-f", "json", "--against", "--detector cookbook"],
    ["compare", "--errors", "-f", "junit", "--against", "--detector lamarche"], ["report"],
]  # fmt: skip


def main(binary):
    environment = os.environ | {"PATH": f"{Path(binary).parent}:{os.environ['PATH']}", "SOURCE_DATE_EPOCH": "0"}
    failures, compared = [], 0

    def run(folder, *words):
        done = subprocess.run(
            [binary, *words], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode > 1 or "error" in done.stderr:
            failures.append(f"{words[:4]}: status {done.returncode}, {done.stderr[:300]}")
        return done.stdout

    with tempfile.TemporaryDirectory() as scratch:
        plain, recorded = Path(scratch, "plain"), Path(scratch, "recorded")
        files = sorted(SHARED.glob("strokes-*.ndjson")) + sorted((SHARED / "hands").glob("*.ndjson"))
        if os.environ.get("FEW") or not files:
            files = [ROOT / "Samples/gestures.ndjson"]
        names = [file.name for file in files]
        for folder in (plain, recorded):
            folder.mkdir()
        for file in files:
            (plain / file.name).write_bytes(file.read_bytes())
        found = list(map(json.loads, run(plain, "circle", "-f", "ndjson", "--exit-zero", "--detector", "ring", *names).splitlines()))
        answers = [{name: row[name] for name in MEMBERS if row[name]} for row in found]
        rows = iter(answers)
        for file in files:
            strokes = map(json.loads, file.read_text().splitlines())
            (recorded / file.name).write_text("".join(json.dumps(stroke | next(rows)) + "\n" for stroke in strokes))
        verdicts, replies = Path(scratch, "verdicts.ndjson"), Path(scratch, "replies.ndjson")
        places = ({"file": row["file"], "stroke": row["stroke"]} for row in found)
        verdicts.write_text("".join(json.dumps(place | answer) + "\n" for place, answer in zip(places, answers)))
        replies.write_text("".join(json.dumps(answer) + "\n" for answer in answers))
        replay = "import sys\nfor _, answer in zip(sys.stdin, open(sys.argv[1])): print(answer, end='')"
        program = shlex.join([sys.executable, "-c", replay, str(replies)])
        for command, *options in COMMANDS:
            first = run(recorded, command, "--detector", "recorded", *options, *names)
            others = {
                "--verdicts": run(plain, command, "--verdicts", f"recorded={verdicts}", *options, *names),
                "--judge": run(plain, command, "--judge", f"recorded={program}", *options, *names),
            }
            if command != "report":
                # Another name makes columns wider.
                others["ring"] = run(plain, command, "--detector", "ring", *options, *names)
            for way, said in others.items():
                compared += 1
                if way == "ring":
                    said, first = (re.sub(r" +", " ", text.replace("ring", "recorded")) for text in (said, first))
                if command == "report":
                    # It repeats the options of its source in its commands.
                    said, first = (re.sub(r'"sources":\[("(\\.|[^"\\])*",?)*\]', "", text) for text in (said, first))
                if not first or said != first:
                    failures.append(f"{[command, *options]}: {way} says something else than what is recorded")
        for detector in ("cookbook", "lamarche", "katz", "ring"):
            compared += 1
            asked = f"mine=strokecheck circle --detector {detector} --exit-zero -f ndjson -"
            own = run(plain, "evaluate", "-f", "json", "--detector", detector, *names)
            if run(plain, "evaluate", "-f", "json", "--judge", asked, *names) != own.replace(f'"{detector}"', '"mine"'):
                failures.append(f"{detector} as a judge says something else than as a detector")
            # What circle and evaluate store in each of their formats is verdicts, too.
            stored = [["circle", "--exit-zero", "-f", form] for form in ("ndjson", "json", "csv")]
            for number, words in enumerate([*stored, ["evaluate", "-f", "json"]]):
                compared += 2
                file = Path(scratch, f"stored{number}")
                file.write_text(run(plain, *words, "--detector", detector, *names).replace(detector, "mine"))
                renamed = own.replace(f'"{detector}"', '"mine"')
                if run(plain, "evaluate", "-f", "json", "--verdicts", str(file), *names) != renamed:
                    failures.append(f"{detector} as {words[0]} stores it says something else than as a detector")
                change = run(plain, "compare", "-f", "json", "--detector", detector, "--against", f"--verdicts {file}", *names)
                if '"changed":0,' not in change:
                    failures.append(f"{detector} as {words[0]} stores it is compared as another")
    for failure in failures:
        print(f"not ok - {failure}")
    print(f"{len(answers)} strokes, {compared} outputs compared, {len(failures)} differ")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(str(Path(sys.argv[1]).resolve())))
