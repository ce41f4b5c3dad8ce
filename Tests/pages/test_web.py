"""Uses the module of Samples/web in a real browser: compares verdicts with strokecheck's."""

import functools
import http.server
import json
import math
import os
import subprocess
import tempfile
import threading
import unittest

from browser import Browser
from test_recorder import ROOT, binary, circle

DATA = os.path.join(ROOT, "..", "shared", "data")
SETS = ["strokes-dollar1", "strokes-quickdraw", "strokes-mmg", "hands/unipen", "hands/unipen-coarse",
        "hands/omniglot"]


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *_):
        pass


class WebTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Quiet, directory=os.path.join(ROOT, "Samples/web"))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.__exit__)
        cls.browser.open(f"http://127.0.0.1:{server.server_port}/index.html")

    def test_the_sample_page_judges(self):
        self.browser.run("""new Promise((done) => {
          const look = () => hint.textContent.startsWith("Draw") ? done() : setTimeout(look, 5);
          look();
        })""")
        left, top = self.browser.run("(() => { const b = paper.getBoundingClientRect(); return [b.x, b.y]; })()")
        for points, wanted in ((circle(200, 200, 80), "✓ A circle of radius 80."),
                               ([(100 + 5 * i, 200) for i in range(30)], "✗ Not a loop.")):
            places = [(left + x, top + y) for x, y in points]
            self.browser.mouse("pressed", *places[0])
            for place in places[1:]:
                self.browser.mouse("moved", *place)
            self.browser.mouse("released", *places[-1])
            self.assertEqual(self.browser.run("verdicts.lastElementChild.textContent"), wanted)
            self.assertEqual(self.browser.run("[...verdicts.querySelectorAll('dt')].map((e) => e.textContent)"),
                             ["cookbook", "ring"])
        self.assertEqual(self.browser.complaints, [])

    def test_wrong_use_is_named(self):
        said = self.browser.run("""import("./strokecheck.js")
          .then(async (checks) => {
            const checked = await checks.load();
            const judge = checked.judge("ring"), freed = checked.judge("ring"), live = judge.live();
            const stroke = checked.stroke([[0, 0], [1, 1]]);
            const other = await checks.load(), foreign = other.stroke([[0, 0], [1, 1]]);
            freed.free();
            stroke.free();
            live.free();
            const uses = {
              "has been freed": [
                () => freed.code([[0, 0]]), () => freed.explain([[0, 0]]), () => freed.live(),
                () => freed.set("turns", 1), () => judge.code(stroke), () => stroke.measure(),
                () => stroke.measures, () => live.began(0, 0), () => live.state],
              "must be a finite number": [
                () => judge.code([[0, 0], [1, 1, 2]]), () => judge.code([[0, 0, 1], [1, 1]]),
                () => judge.code([[0, NaN]])],
              "must be a number": [
                () => judge.code([[0, 0]], { width: "abc" }), () => judge.code([[0, 0]], { width: 0 }),
                () => checked.judge("cookbook", { "max-gap": "far" }), () => judge.set("max-turns", true),
                () => judge.set("max-turns", ""), () => judge.set("max-turns", []), () => judge.set("max-turns", 9)],
              "must be a whole number": [() => checked.judge("cookbook", { "max-inflections": 2.5 })],
              "settings of ring can have strictness": [() => checked.judge("ring", { maxTurns: 2 })],
              "can have width, lift": [() => judge.code([[0, 0]], { viewWidth: 3 })],
              "must be [x, y]": [
                () => judge.code([{ x: 1, y: 2 }]), () => judge.code([1, 2, 3, 4]), () => judge.code([null])],
              "must be an array": [() => judge.code(), () => judge.code("points")],
              "takes numbers": [() => checked.judge("ring").live().began("1", 2)],
              "omit() takes a check": [() => judge.omit("durations")],
              "no published code": [() => checked.judge("ring", {}, { asPublished: true })],
              "of another module": [
                () => judge.code(foreign), () => judge.explain(foreign),
                () => other.judge("ring").code(checked.stroke([[0, 0]]))],
            };
            return Object.entries(uses).flatMap(([part, list]) => list.map((use) => {
              try { return `${use}: ${use()}`; } catch (error) {
                return error.message.includes(part) ? "" : `${use}: ${error.message}`;
              }
            })).filter(Boolean);
          })""")
        self.assertEqual(said, [])

    def rows(self, *names):
        if not os.path.isdir(DATA):
            self.skipTest("there is no shared/data beside the checkout")
        found = []
        for name in names:
            with open(os.path.join(DATA, name + ".ndjson"), encoding="utf-8") as file:
                found += map(json.loads, file)
        return found

    def test_verdicts_are_those_of_strokecheck(self):
        if not os.path.isdir(DATA):
            self.skipTest("there is no shared/data beside the checkout")
        self.browser.run("""import("./strokecheck.js").then(async ({ load }) => {
          globalThis.checked = await load();
        })""")
        judged = 0
        for name in SETS:
            path = os.path.join(DATA, name + ".ndjson")
            with open(path, encoding="utf-8") as file:
                lines = [json.loads(line)["points"] for line in file]
            step = 1 if os.environ.get("LONG") else max(len(lines) // 300, 1)
            lines = lines[::step]
            with tempfile.NamedTemporaryFile("w", suffix=".ndjson") as file:
                file.writelines(json.dumps({"points": points}) + "\n" for points in lines)
                file.flush()
                for published in (False, True):
                    judged += self.compare(name, lines, file.name, published)
        print(f"\n{judged} verdicts compared")

    def compare(self, name, lines, path, published):
        detectors = ["cookbook", "lamarche", "katz"] + ([] if published else ["ring"])
        options = [word for each in detectors for word in ("--detector", each)]
        run = subprocess.run(
            [binary(), "circle", "-f", "ndjson", *options, *(["--as-published"] if published else []), path],
            capture_output=True, text=True)
        said = {}
        for line in run.stdout.splitlines():
            finding = json.loads(line)
            found = finding["circle"]
            said[finding["stroke"] - 1, finding["detector"]] = (
                finding["code"], found and (*found["center"], found["radius"]))
        script = f"""(() => {{
          const lines = {json.dumps(lines)};
          return {json.dumps(detectors)}.map((name) => {{
            const judge = checked.judge(name, {{}}, {{ asPublished: {json.dumps(published)} }});
            const answers = lines.map((points) => {{
              const {{ code, circle }} = judge.explain(points);
              return [code, code ? null : [...circle.center, circle.radius]];
            }});
            judge.free();
            return answers;
          }});
        }})()"""
        for detector, answers in zip(detectors, self.browser.run(script)):
            for index, (reason, found) in enumerate(answers):
                code, circle_said = said[index, detector]
                place = (name, index, detector, published)
                self.assertEqual(reason, code, place)
                if found:
                    for mine, other in zip(found, circle_said):
                        self.assertTrue(math.isclose(mine, other, rel_tol=1e-9, abs_tol=1e-9), place)
        return len(lines) * len(detectors)

    def test_what_if_is_that_of_strokecheck(self):
        step, compared = (8 if os.environ.get("LONG") else 70), 0
        rows = self.rows(*SETS[:3])[::step] + [{"points": points} for points in ([], [[1, 2]], [[3, 3, 1]] * 9)]
        ways = [{}, {"max-gap": 20, "max-inflections": 2, "tolerance": 0.05, "strictness": 0.8, "max-turns": 1.2},
                {"turns": 0.5, "radius-variance": 5, "view-width": 100}]
        with tempfile.NamedTemporaryFile("w", suffix=".ndjson") as file:
            file.writelines(json.dumps({"points": row["points"]}) + "\n" for row in rows)
            file.flush()
            for settings in ways:
                for detector in ("cookbook", "lamarche", "katz", "ring"):
                    compared += self.compare_what_if(rows, file.name, detector, settings)
        print(f"\n{compared} changes of limits compared")

    def compare_what_if(self, rows, path, detector, settings):
        found = self.browser.run(f"""import("./strokecheck.js").then(async ({{ load }}) => {{
          const checked = await load();
          const names = checked.detectors.find(({{ name }}) => name === "{detector}").settings.map(({{ name }}) => name);
          const own = Object.entries({json.dumps(settings)}).filter(([name]) => names.includes(name));
          const judge = checked.judge("{detector}", Object.fromEntries(own));
          const before = JSON.stringify(judge.settings);
          const said = {json.dumps([row["points"] for row in rows])}.map((points) => judge.whatIf(points));
          if (JSON.stringify(judge.settings) !== before) throw new Error("the settings are not as they were");
          return {{ own, said }};
        }})""")
        options = [word for name, value in found["own"] for word in (f"--{name}", str(value))]
        run = subprocess.run([binary(), "circle", "-f", "ndjson", "--what-if", "--detector", detector, *options, path],
                             capture_output=True, text=True)
        wanted = [json.loads(line) for line in run.stdout.splitlines()]
        self.assertEqual(len(wanted), len(rows))
        for index, (finding, said) in enumerate(zip(wanted, found["said"])):
            wanted = finding["whatIf"].get("limits") if finding["verdict"] == "rejected" else None
            if detector == "ring" and said:
                closest = finding["whatIf"]["closest"]
                wanted = (closest["name"], closest["measured"], closest["reason"])
                said = (said["name"], said["measured"], said["reason"])
            self.assertEqual(said, wanted, (detector, options, index))
        return len(rows)


if __name__ == "__main__":
    unittest.main()
