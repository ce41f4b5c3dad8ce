"""Draws on Samples/recorder.html in a real browser and has the download judged by strokecheck."""

import glob
import json
import math
import os
import subprocess
import tempfile
import time
import unittest

import accessible
from browser import Browser

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
PICTURES = os.path.join(ROOT, ".build", "pages")


def binary():
    """The program as it was built last."""
    built = [os.environ.get("STROKECHECK_BINARY", ""), ".build/strokecheck", ".build/debug/strokecheck"]
    paths = [os.path.join(ROOT, path) for path in built if path]
    return max((p for p in paths if os.path.exists(p)), key=os.path.getmtime)


def circle(cx, cy, radius, count=48):
    """A circle as a hand draws it: closed, and begun at the top."""
    turns = [2 * math.pi * index / (count - 1) for index in range(count)]
    return [(cx + radius * math.sin(a), cy - radius * math.cos(a)) for a in turns]


class RecorderTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.__exit__)

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.browser.run("onbeforeunload = null; typeof isSaved === 'undefined' || (isSaved = true)")
        self.browser.open(os.path.join(ROOT, "Samples/recorder.html"))
        self.browser.run("isReady")
        self.browser.save_downloads(self.folder.name)
        self.box = self.browser.run(
            "(() => { const b = surface.getBoundingClientRect();"
            " return [b.x + surface.clientLeft, b.y + surface.clientTop, surface.clientWidth]; })()")

    def tearDown(self):
        self.assertEqual(self.browser.complaints, [])
        self.assertTrue(all(u.startswith(("file:", "data:", "blob:", "about:")) for u in self.browser.requests))

    # What the tests do again and again.

    def on_surface(self, points):
        return [(self.box[0] + x, self.box[1] + y) for x, y in points]

    def draw(self, points, pointer="mouse"):
        places = self.on_surface(points)
        self.browser.mouse("pressed", *places[0], pointer)
        for place in places[1:]:
            self.browser.mouse("moved", *place, pointer)
            time.sleep(0.008)
        self.browser.mouse("released", *places[-1], pointer)

    def draw_with_fingers(self, *strokes, ending="end"):
        paths = [self.on_surface(points) for points in strokes]
        for index in range(max(map(len, paths))):
            fingers = [(n, *path[min(index, len(path) - 1)]) for n, path in enumerate(paths)]
            self.browser.touch("move" if index else "start", *fingers)
            time.sleep(0.008)
        self.browser.touch(ending)

    def strokes(self):
        return self.browser.run("strokes")

    def download(self):
        """Clicks and returns the downloaded file's path."""
        self.browser.click("#download")
        for _ in range(200):
            files = glob.glob(os.path.join(self.folder.name, "*.ndjson"))
            if files and not glob.glob(os.path.join(self.folder.name, "*.crdownload")):
                return files[0]
            time.sleep(0.02)
        self.fail("nothing was downloaded")

    def judge(self, *arguments):
        run = subprocess.run([binary(), "circle", "--format", "ndjson", *arguments],
                             capture_output=True, text=True)
        return [json.loads(line) for line in run.stdout.splitlines()], run.stderr

    # The tests.

    def test_what_is_drawn_is_judged(self):
        self.browser.click("#label")
        self.browser.type("circle")
        self.draw(circle(300, 280, 90))
        self.draw(circle(300, 280, 60), "pen")
        self.browser.run("document.getElementById('label').value = 'line'")
        self.draw([(100 + 8 * i, 500 + i) for i in range(40)])
        path = self.download()
        findings, errors = self.judge(path)
        self.assertEqual(errors, "")
        self.assertEqual([f["verdict"] for f in findings], ["circle", "circle", "rejected"])
        self.assertAlmostEqual(findings[0]["circle"]["radius"], 90, delta=2)
        for number, wanted in zip(findings[0]["circle"]["center"], (300, 280)):
            self.assertAlmostEqual(number, wanted, delta=2)
        with open(path, encoding="utf-8") as file:
            records = [json.loads(line) for line in file]
        self.assertEqual([r["label"] for r in records], ["circle", "circle", "line"])
        self.assertEqual([r["pointerType"] for r in records], ["mouse", "pen", "mouse"])
        self.assertEqual({r["width"] for r in records}, {self.box[2]})
        self.assertEqual(len({r["id"] for r in records}), 3)
        for record in records:
            times = [point[2] for point in record["points"]]
            self.assertEqual(times[0], 0)
            self.assertEqual(times, sorted(times))
            self.assertTrue(0.1 < times[-1] < 20)

    def test_the_page_judges_as_strokecheck_does(self):
        self.draw(circle(300, 280, 90))
        self.draw(circle(300, 280, 60), "pen")
        self.draw_with_fingers([(500 + 3 * i, 300 + 40 * math.sin(i / 4)) for i in range(48)])
        self.draw_with_fingers(circle(250, 300, 70)[:36])
        shown = self.browser.run(
            "strokes.map((s) => [...verdictsOn(s)].map(([name, v]) => [name, v.isCircle ? null : v.text, v.circle]))")
        findings, _ = self.judge("--detector", "all", self.download())
        said = {(f["stroke"], f["detector"]): f for f in findings}
        self.assertEqual(len(said), 16)
        for index, verdicts in enumerate(shown):
            for name, reason, found in verdicts:
                finding = said[index + 1, name]
                self.assertEqual(reason, finding.get("reason"), (index, name))
                if reason is None:
                    self.assertAlmostEqual(found["radius"], finding["circle"]["radius"], delta=0.01)
        rows = self.browser.run("[...document.querySelectorAll('.detector summary')].map((e) => e.innerText)")
        self.assertEqual(len(rows), 4)
        marks = self.browser.run("document.querySelectorAll('#list .marks span').length")
        self.assertEqual(marks, 16)

    def test_it_says_what_is_wrong_while_a_finger_moves(self):
        places = self.on_surface([(100 + 6 * i, 200 + 40 * (i % 2)) for i in range(30)])
        self.browser.mouse("pressed", *places[0])
        for place in places[1:]:
            self.browser.mouse("moved", *place)
        self.assertRegex(self.browser.run("document.getElementById('live').textContent"),
                         "cookbook: (excessive inflections|transit too long) already")
        self.browser.mouse("released", *places[-1])
        self.assertTrue(self.browser.run("document.getElementById('live').hidden"))

    def test_a_moved_limit_judges_all_strokes_again(self):
        self.draw(circle(300, 280, 90)[:43])
        self.draw(circle(300, 280, 90))
        panel = "document.querySelector('[data-name=lamarche]')"
        field = panel + ".querySelector('[aria-label=\"lamarche max-gap\"]')"
        marks = ("[...document.querySelectorAll('#list .marks')].map((m) => m.children[1].className)")
        self.assertEqual(self.browser.run(marks), ["rejected", "circle"])
        self.browser.run(f"{panel}.open = true; {field}.value = 200;"
                         f" {field}.dispatchEvent(new Event('change'));"
                         " new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
        self.assertEqual(self.browser.run(marks), ["circle", "circle"])
        options = self.browser.run(f"{panel}.querySelector('.options').textContent")
        self.assertEqual(options, "--detector lamarche --max-gap 200")
        findings, _ = self.judge(*options.split(), self.download())
        self.assertEqual([f["verdict"] for f in findings], ["circle", "circle"])
        self.browser.run(f"{panel}.querySelector('.buttons button:last-child').click();"
                         " new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
        self.assertEqual(self.browser.run(marks), ["rejected", "circle"])
        self.browser.run(f"{field}.value = -1; {field}.dispatchEvent(new Event('change'))")
        self.assertIn("cannot be -1", self.browser.run(f"{field}.validationMessage"))
        shapes = self.browser.run("document.querySelectorAll('#surface .evidence > *').length")
        self.assertGreater(shapes, 1)

    def test_coalesced_samples_are_all_judged(self):
        self.browser.run("""(() => {
          const box = surface.getBoundingClientRect();
          const event = (type, index, coalescedEvents = []) => {
            const angle = 2 * Math.PI * index / 999;
            return new PointerEvent(type, { pointerId: 7, pointerType: "touch", bubbles: true, coalescedEvents,
              clientX: box.x + 300 + 90 * Math.sin(angle), clientY: box.y + 280 - 90 * Math.cos(angle) });
          };
          surface.dispatchEvent(event("pointerdown", 0));
          for (let at = 1; at < 999; at += 8) {
            const all = Array.from({ length: Math.min(8, 999 - at) }, (_, i) => event("pointermove", at + i));
            surface.dispatchEvent(event("pointermove", at + all.length - 1, all));
          }
          surface.dispatchEvent(event("pointerup", 999));
        })()""")
        stroke = self.strokes()[0]
        self.assertGreater(len(stroke["points"]), 990)
        times = self.browser.run("""Array.from({ length: 9 }, () => {
          kept.delete(strokes[0].points); verdictsOn(strokes[0]); return judgedIn;
        })""")
        print(f"\n{len(stroke['points'])} samples by four detectors: {min(times):.2f} ms;"
              f" the detectors were ready after {self.browser.run('readyIn'):.0f} ms")
        self.assertLess(min(times), 20)

    def test_everything_has_a_name_and_can_be_reached(self):
        self.draw(circle(300, 280, 90))
        nameless = self.browser.run("""[...document.querySelectorAll("button, input, summary, ol, [role]")]
          .filter((e) => !(e.getAttribute("aria-label") || e.labels?.length || e.textContent.trim()
            || document.getElementById(e.getAttribute("aria-labelledby")) || e.getAttribute("role") === "status"))
          .map((e) => e.outerHTML)""")
        self.assertEqual(nameless, [])
        self.assertIn("ring: circle", self.browser.run("document.getElementById('news').textContent"))
        self.browser.run("document.querySelector('[data-name=katz] summary').focus()")
        self.assertTrue(self.browser.run("!!surface.querySelector('.evidence .fitted-circle')"))
        self.browser.key("Enter", text="\r")
        self.assertTrue(self.browser.run("document.querySelector('[data-name=katz]').open"))
        self.browser.key("Tab")
        self.assertEqual(self.browser.run("document.activeElement.getAttribute('aria-label')"),
                         "katz tolerance, slider")

    def test_nobody_is_left_out(self):
        self.draw(circle(300, 280, 90))
        self.draw([(100 + 8 * i, 500 + i) for i in range(40)])
        for scheme in ("light", "dark"):
            self.browser.prefer(scheme)
            for is_open in ("false", "true"):
                self.browser.run(f"document.querySelector('[data-name=ring]').open = {is_open}")
                self.assertEqual(self.browser.run(accessible.SCRIPT), [])
        self.browser.prefer("light")

    def test_two_fingers_are_two_strokes(self):
        self.draw_with_fingers(circle(250, 300, 80), [(500, 200 + 5 * i) for i in range(48)])
        strokes = self.strokes()
        self.assertEqual([s["pointer"] for s in strokes], ["touch", "touch"])
        self.assertTrue(all(len(s["points"]) > 30 for s in strokes))
        findings, _ = self.judge(self.download())
        self.assertEqual(sorted(f["verdict"] for f in findings), ["circle", "rejected"])

    def test_a_cancelled_pointer_is_marked_and_not_judged(self):
        self.draw_with_fingers(circle(250, 300, 80), ending="cancel")
        self.draw(circle(300, 280, 90))
        self.assertEqual([s["cancelled"] for s in self.strokes()], [True, False])
        path = self.download()
        findings, errors = self.judge(path)
        self.assertEqual([(f["stroke"], f["verdict"]) for f in findings], [(2, "circle")])
        self.assertIn("its pointer was cancelled", errors)
        self.assertEqual(len(self.judge("--include-cancelled", path)[0]), 2)

    def test_delete_undo_and_clear(self):
        for x in (100, 300, 500):
            self.draw([(x, 100), (x + 50, 200)])
        ids = [s["id"] for s in self.strokes()]
        self.browser.click("#list li:nth-child(2) button")
        self.assertEqual([s["id"] for s in self.strokes()], [ids[0], ids[2]])
        self.assertEqual(self.browser.run("surface.querySelectorAll('g:not(.evidence)').length"), 2)
        self.browser.click("#undo")
        self.assertEqual([s["id"] for s in self.strokes()], ids)
        self.browser.click("#clear")
        self.assertEqual(self.strokes(), [])
        self.assertFalse(self.browser.run("document.getElementById('hint').hidden"))
        self.assertTrue(self.browser.run("document.getElementById('download').disabled"))
        self.browser.run("document.activeElement.blur()")
        self.browser.key("z", "KeyZ", modifiers=2)
        self.assertEqual([s["id"] for s in self.strokes()], ids)

    def test_the_keyboard_does_what_the_mouse_does(self):
        self.draw([(100, 100), (150, 200)])
        self.draw([(300, 100), (350, 200)])
        self.browser.run("document.activeElement.blur()")
        reached = []
        for _ in range(20):
            self.browser.key("Tab")
            reached.append(self.browser.run(
                "document.activeElement.id || document.activeElement.getAttribute('aria-label') || ''"))
        for name in ("label", "undo", "clear", "download"):
            self.assertIn(name, reached)
        self.assertEqual(sum(name.startswith("Label of") for name in set(reached)), 2)
        self.browser.run("list.querySelector('input').focus()")
        self.browser.type("first")
        self.browser.key("Enter", text="\r")
        self.assertEqual(self.strokes()[0]["label"], "first")
        self.browser.run("list.querySelector('button').focus()")
        self.browser.key("Enter", text="\r")
        self.assertEqual(len(self.strokes()), 1)
        self.assertEqual(self.browser.run("document.activeElement.tagName"), "BUTTON")
        self.assertEqual(self.browser.run("document.getElementById('news').textContent"), "Stroke deleted")

    def test_it_fits_and_shows_in_both_schemes(self):
        self.draw(circle(250, 260, 120))
        self.browser.run("document.getElementById('label').value = 'check'")
        self.draw([(450 + 4 * i, 330 + abs(i - 12) * -6 + 72) for i in range(40)], "pen")
        self.draw_with_fingers([(200 + 12 * i, 560 + 30 * math.sin(i / 4)) for i in range(36)], ending="cancel")
        for scheme in ("light", "dark"):
            self.browser.prefer(scheme)
            for width, height in ((1200, 800), (390, 844)):
                self.browser.resize(width, height)
                self.browser.picture(os.path.join(PICTURES, f"recorder-{scheme}-{width}.png"))
                self.assertLessEqual(
                    self.browser.run("document.documentElement.scrollWidth"), width)
                self.browser.run("document.querySelector('[data-name=ring]').open = true")
                self.browser.picture(os.path.join(PICTURES, f"recorder-{scheme}-{width}-open.png"))
                self.browser.run("document.querySelector('[data-name=ring]').open = false")
                for selector in ("header", "#surface", "aside"):
                    bottom = self.browser.run(
                        f"document.querySelector('{selector}').getBoundingClientRect().bottom")
                    self.assertLessEqual(bottom, height)
        self.browser.prefer("light")
        self.browser.resize(1200, 800)


if __name__ == "__main__":
    unittest.main()
