"""Runs what `convert --to playwright` writes, for every stroke in Samples, on a page that records
pointer events. The recording must have the samples within a pixel, and the verdicts of all detectors.

A browser tells a page of no movement to where the finger is, so samples that stay in place are not
drawn; and a stroke without times is drawn at 60 samples a second. Both are counted, and compared with
the stroke as it is then.
"""

import concurrent.futures
import glob
import importlib.util
import json
import os
import queue
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

from chrome import binary as chromium
from test_recorder import ROOT, binary

PAGE = """<!doctype html><meta charset="utf-8">
<style>html, body { margin: 0; height: 100%; touch-action: none }</style>
<div id="surface" style="position: absolute; inset: 0"></div>
<script>
let events = [];
addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
  addEventListener(type, (event) => {
    const all = type === "pointermove" ? event.getCoalescedEvents() : [];
    for (const one of all.length ? all : [event]) {
      events.push({
        type, pointerId: event.pointerId, pointerType: event.pointerType, clientX: one.clientX,
        clientY: one.clientY, timeStamp: one.timeStamp, coalesced: all.length });
    }
  });
}
</script>
"""

TOLERANCE = 1.0
# The number of browsers that draw at the same time.
BROWSERS = 6


def strokecheck(*words, text=None):
    run = subprocess.run(
        [binary(), *words], input=text, capture_output=True, text=True, cwd=ROOT, check=False)
    if run.returncode not in (0, 1):
        raise RuntimeError(f"strokecheck {' '.join(words)}: {run.stderr}")
    return run.stdout


def files():
    """Every file of strokes in Samples, also those that a folder does not stand for."""
    endings = ("json", "ndjson", "csv", "xml", "inkml")
    named = [f for e in endings for f in glob.glob(f"{ROOT}/Samples/**/*.{e}", recursive=True)]
    found = [f for f in named if not any(f"/{folder}/" in f for folder in ("spark", "pictures", "web"))]
    found.append(f"{ROOT}/Samples/formats/touch.getevent.txt")
    return sorted(os.path.relpath(f, ROOT) for f in found)


def module(path):
    """The script as a module, as a test would import it."""
    specification = importlib.util.spec_from_file_location("strokes", path)
    strokes = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(strokes)
    return strokes


def moving(samples):
    """The samples without those that stay where the one before is."""
    kept = []
    for sample in samples:
        if not kept or sample[:2] != kept[-1][:2]:
            kept.append(sample)
    return kept


def verdicts(lines):
    """What each detector says of each stroke: the verdict and the reason's code."""
    out = strokecheck(
        "circle", "--detector", "all", "--include-cancelled", "--format", "ndjson", "-",
        text=lines)
    found = [json.loads(line) for line in out.splitlines()]
    return [[(v["detector"], v["verdict"], v["code"]) for v in found[i:i + 4]]
            for i in range(0, len(found), 4)]


def stroke_line(stroke, samples):
    record = {"id": stroke["id"], "points": samples, "ended": stroke["ended"]}
    if "width" in stroke:
        record["width"] = stroke["width"]
    return json.dumps(record)


class Totals:
    strokes = samples = coalesced = resting = untimed = 0
    farthest = 0.0
    latest = 0.0


class Job:
    """A stroke of a file that is to be drawn, and the events that its page recorded."""

    def __init__(self, path, replay, stroke, original):
        self.path, self.replay, self.stroke, self.original = path, replay, stroke, original
        self.events = None


def jobs(path, folder):
    """The strokes of a file, by the script that is written for it."""
    script = os.path.join(folder, path.replace("/", "-") + ".py")
    strokecheck("convert", path, "--to", "playwright", "-o", script)
    replay = module(script)
    originals = [json.loads(line) for line in strokecheck("convert", path, "--to", "ndjson").splitlines()]
    originals = [o for o in originals if o["points"]]
    assert len(originals) == len(replay.STROKES), path
    return [Job(path, replay, *both) for both in zip(replay.STROKES, originals)]


def draw(waiting, address):
    """Draws jobs in a browser of its own as long as there are any."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(has_touch=True, viewport={"width": 1600, "height": 1400})
        page.goto(f"file://{address}")
        while True:
            try:
                job = waiting.get_nowait()
            except queue.Empty:
                break
            page.evaluate("events = []")
            job.replay.draw(page, job.stroke, on="#surface")
            job.events = page.evaluate("events")
        browser.close()


def check(path, all_jobs, totals):
    """Returns what differs in the strokes of a file, in words."""
    problems, drawn, wanted = [], [], []
    for job in all_jobs:
        stroke, original, events = job.stroke, job.original, job.events
        expected = moving(stroke["samples"])
        places = [e for e in events if e["type"] in ("pointerdown", "pointermove")]
        totals.strokes += 1
        totals.samples += len(expected)
        totals.resting += len(stroke["samples"]) - len(expected)
        totals.coalesced += sum(e["coalesced"] > 1 for e in places)
        totals.untimed += len(original["points"][0]) < 3 and len(expected) > 1
        if len(places) != len(expected) or {e["pointerType"] for e in events} != {"touch"}:
            problems.append(f"{stroke['id']}: {len(places)} samples, not {len(expected)}")
            continue
        start = events[0]["timeStamp"]
        for event, (x, y, seconds) in zip(places, expected):
            distance = max(abs(event["clientX"] - x), abs(event["clientY"] - y))
            totals.farthest = max(totals.farthest, distance)
            totals.latest = max(totals.latest, abs((event["timeStamp"] - start) / 1e3 - seconds))
            if distance > TOLERANCE:
                problems.append(f"{stroke['id']}: {distance} pixels from {x}, {y}")
        end = "pointercancel" if stroke.get("cancelled") else "pointerup"
        if events[-1]["type"] != end:
            problems.append(f"{stroke['id']}: it ends in {events[-1]['type']}")
        samples = [[e["clientX"], e["clientY"], (e["timeStamp"] - start) / 1e3] for e in places]
        drawn.append(stroke_line(
            stroke | {"ended": (events[-1]["timeStamp"] - start) / 1e3}, samples))
        wanted.append(stroke_line(stroke, expected))
        if len(expected) == len(original["points"]) and len(original["points"][0]) == 3:
            # Nothing but the place in time has changed.
            wanted[-1] = json.dumps(original | {"id": stroke["id"]})
    for line, here, there in zip(drawn, verdicts("\n".join(drawn)), verdicts("\n".join(wanted))):
        if here != there:
            problems.append(f"{json.loads(line)['id']}: {here}, not {there}")
    return [f"{path}: {problem}" for problem in problems]


def main():
    totals, problems, waiting = Totals(), [], queue.SimpleQueue()
    with tempfile.TemporaryDirectory() as folder:
        # A page that is no file of its own is no secure context, and so has no coalesced events.
        address = os.path.join(folder, "page.html")
        with open(address, "w", encoding="utf-8") as file:
            file.write(PAGE)
        by_file = {path: jobs(path, folder) for path in files()}
        # The longest come first, so that none is left over at the end.
        every = [job for several in by_file.values() for job in several]
        for job in sorted(every, key=lambda job: -job.stroke["ended"]):
            waiting.put(job)
        # Drawing is mostly waiting, because it takes as long as it took a hand. A touch carries the time
        # that it is meant for, so that a browser that is late records the same.
        with concurrent.futures.ThreadPoolExecutor(BROWSERS) as pool:
            for browser in [pool.submit(draw, waiting, address) for _ in range(BROWSERS)]:
                browser.result()
        for path, several in by_file.items():
            problems += check(path, several, totals)
    print(
        f"Playwright drew {totals.strokes} strokes with {totals.samples} samples: at most "
        f"{totals.farthest:.5f} pixels and {totals.latest * 1e3:.2f} ms off; {totals.coalesced} came "
        f"together with others in a frame; {totals.resting} stay in place and are not drawn; "
        f"{totals.untimed} strokes have no times and are drawn at 60 samples a second")
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
