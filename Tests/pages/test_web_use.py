"""Uses Samples/web as web developers do: in a bundle of esbuild, in Node, in a worker, on a page with a
Content-Security-Policy, from TypeScript, and by recording strokes."""

import functools
import http.server
import json
import math
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading
import unittest

import accessible
from browser import Browser
from test_recorder import ROOT, binary, circle

WEB = pathlib.Path(ROOT, "Samples/web")
POLICY = "default-src 'none'; img-src data:; connect-src 'self'; style-src 'unsafe-inline'; script-src 'self'"
ENTRY = """
import { load } from "%s/strokecheck.js";
const points = JSON.parse('%s');
const say = (text) => typeof document === "object" ? document.title = text
  : typeof postMessage === "function" ? postMessage(text) : console.log(text);
try {
  const judge = (await load()).judge("cookbook");
  say(judge.explain(points).sentence);
} catch (error) { say(error.message); }
"""


def missing(*names):
    """The tools that are not here; `run` installs them if it can."""
    return ", ".join(name for name in names if not shutil.which(name))


class Folder(http.server.SimpleHTTPRequestHandler):
    """Serves a folder. Below /strict/ pages have a policy, below /closed/ one without WebAssembly."""

    extensions_map = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm"}

    def end_headers(self):
        if self.path.startswith(("/strict/", "/closed/")):
            allowed = " 'wasm-unsafe-eval'" if self.path.startswith("/strict/") else ""
            self.send_header("Content-Security-Policy", POLICY + allowed)
        super().end_headers()

    def log_message(self, *_):
        pass


class WebUseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="web-use-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        shutil.copytree(WEB, cls.folder / "web")
        cls.points = [[x, y, index / 60] for index, (x, y) in enumerate(circle(200, 200, 80))]
        run = subprocess.run([binary(), "circle"], input=json.dumps(cls.points), capture_output=True, text=True)
        cls.said = run.stdout.strip().removeprefix("-#1: ")
        cls.assertIn(cls(), "circle, centre", cls.said)
        handler = functools.partial(Folder, directory=str(cls.folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.address = f"http://127.0.0.1:{server.server_port}"
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.__exit__)

    def runTest(self):
        """So that the class can assert in its setup."""

    def write(self, name, text):
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def entry(self, place):
        return ENTRY % (place, json.dumps(self.points))

    def page(self, name, script):
        """The title that a page's script gives it."""
        self.write(f"{name}.html", f'<!doctype html><title>wait</title><link rel="icon" href="data:,"><script type="module" src="{script}"></script>')
        self.browser.complaints.clear()
        self.browser.open(f"{self.address}/{name}.html")
        return self.browser.run("""new Promise((done) => {
          const look = () => document.title === "wait" ? setTimeout(look, 5) : done(document.title);
          look();
        })""")

    def node(self, script, *options):
        run = subprocess.run(
            ["node", *options, "--input-type=module", "-e", script], capture_output=True, text=True, cwd=self.folder)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout.strip()

    # In pages, bundles, workers and Node.

    def test_a_page_without_tools(self):
        self.write("plain.js", self.entry("./web"))
        self.assertEqual(self.page("plain", "plain.js"), self.said)
        self.assertEqual(self.browser.complaints, [])

    def bundle(self, name, source, *options):
        self.write(f"{name}/entry.js", source)
        subprocess.run(
            ["esbuild", "--bundle", "--format=esm", "--minify", "--log-level=warning", *options,
             f"--outfile={name}/out/app.js", f"{name}/entry.js"], check=True, cwd=self.folder)

    @unittest.skipIf(missing("esbuild"), f"there is no {missing('esbuild')}")
    def test_a_bundle_beside_the_modules(self):
        self.bundle("beside", self.entry("../web"))
        shutil.copy(WEB / "judge.wasm", self.folder / "beside/out")
        self.assertEqual(self.page("beside/out/page", "app.js"), self.said)
        # Bundlers that copy files look for this expression.
        self.assertIn('new URL("./judge.wasm", import.meta.url)', (WEB / "strokecheck.js").read_text())

    @unittest.skipIf(missing("esbuild"), f"there is no {missing('esbuild')}")
    def test_a_bundle_with_modules_as_files(self):
        source = self.entry("strokecheck").replace("strokecheck/strokecheck.js", "strokecheck")
        source = 'import judgeFile from "strokecheck/judge.wasm";\n' \
            + source.replace("await load()", "await load(new URL(judgeFile, import.meta.url))")
        shutil.copytree(WEB, self.folder / "files/node_modules/strokecheck")
        self.bundle("files", source, "--loader:.wasm=file")
        self.assertEqual(self.page("files/out/page", "app.js"), self.said)

    def test_a_worker(self):
        self.write("worker.js", self.entry("./web"))
        self.write("starts.js", """new Worker("worker.js", { type: "module" }).onmessage = ({ data }) => {
          document.title = data;
        };""")
        self.assertEqual(self.page("starts", "starts.js"), self.said)
        # Compiled once, and handed to a worker.
        self.write("given.js", """import { load } from "./web/strokecheck.js";
          onmessage = async ({ data }) => postMessage((await load(data)).judge("ring").code([[0, 0]]));""")
        self.write("gives.js", """const worker = new Worker("given.js", { type: "module" });
          worker.onmessage = ({ data }) => { document.title = data; };
          worker.postMessage(await WebAssembly.compileStreaming(fetch("web/judge.wasm")));""")
        self.assertEqual(self.page("gives", "gives.js"), "too-sparse")

    @unittest.skipIf(missing("node"), f"there is no {missing('node')}")
    def test_node(self):
        self.assertEqual(self.node(self.entry("./web")), self.said)

    def test_a_page_with_a_policy(self):
        for policy in ("strict", "closed"):
            shutil.copytree(WEB, self.folder / policy / "web")
            self.write(f"{policy}/entry.js", self.entry("./web"))
        self.assertEqual(self.page("strict/page", "entry.js"), self.said)
        self.assertEqual(self.browser.complaints, [])
        said = self.page("closed/page", "entry.js")
        self.assertIn("must allow 'wasm-unsafe-eval' in script-src", said)

    def test_what_is_no_module_is_named(self):
        self.write("app/index.html", "<!doctype html><html>")
        cases = {
            '"/nowhere.wasm"': "/nowhere.wasm answered 404",
            '"/app/index.html"': 'index.html is not judge.wasm: it begins with "<!doctype html><html>"',
            "new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])": "what was given is another module than judge.wasm",
            'fetch("/nowhere.wasm")': "answered 404",
            '"http://127.0.0.1:9/judge.wasm"': "judge.wasm cannot be loaded",
            "new Uint8Array(0)": 'it begins with ""',
            "new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1])": "It may be cut off",
            **{value: "load() takes an address, a response, bytes or a compiled module"
               for value in ("null", "7", "{}", "[]", "true")},
        }
        self.page("plain", "plain.js") if (self.folder / "plain.js").exists() else self.test_a_page_without_tools()
        for source, part in cases.items():
            said = self.browser.run(f"""import("{self.address}/web/strokecheck.js")
              .then(({{ load }}) => load({source})).then(() => "loaded", (error) => error.message)""")
            self.assertIn(part, said, source)
            self.assertTrue(said.startswith("strokecheck: "), said)

    # Types.

    def types(self, files):
        """What the TypeScript compiler says of files beside the types."""
        with tempfile.TemporaryDirectory() as folder:
            for file in [*WEB.glob("*.d.ts"), WEB / "package.json"]:
                shutil.copy(file, folder)
            for name, text in files.items():
                pathlib.Path(folder, name).write_text(text, encoding="utf-8")
            run = subprocess.run(
                ["tsc", "--strict", "--noEmit", "--target", "es2022", "--module", "esnext", "--moduleResolution",
                 "node", "--lib", "es2022,dom,dom.iterable", *files], cwd=folder, capture_output=True, text=True)
            return run.stdout.strip()

    @unittest.skipIf(missing("tsc"), f"there is no {missing('tsc')}")
    def test_the_examples_of_the_documentation_have_types(self):
        given = ("declare const events: PointerEvent[], moves: PointerEvent[], up: PointerEvent, paper: Element;\n"
                 "declare function accepts(points: number[][]): boolean;\n")
        files = {}
        for page in (pathlib.Path(ROOT, "README.md"), WEB / "README.md"):
            for number, block in enumerate(re.findall(r"```js\n(.*?)```", page.read_text("utf-8"), re.S)):
                # The second example of a page goes on with the points of the first.
                more = "" if "const points" in block else \
                    "const points = events.map((e) => [e.clientX, e.clientY, e.timeStamp / 1000]);\n"
                files[f"{page.parent.name}{number}.ts"] = given + more + block
        self.assertGreaterEqual(len(files), 2)
        self.assertEqual(self.types(files), "")

    @unittest.skipIf(missing("tsc"), f"there is no {missing('tsc')}")
    def test_types_refuse_what_the_scripts_refuse(self):
        lines = [
            'judge("ring", { maxTurns: 2 })', 'judge("ring", { "max-turns": "2" })', 'judge("ring", { "max-gap": 2 })',
            'judge("rings")', 'judge("cookbook", { "max-duration": null })', 'judge("ring").set("turns", null)',
            'judge("ring", {}, { aspublished: true })', 'judge("ring").explain([{ x: 1, y: 2 }])',
            'judge("ring").explain([1, 2, 3, 4])', 'judge("ring").explain([[1, 2]], { viewWidth: 3 })',
            'judge("ring").live().began("1", 2)',
        ]
        head = 'import { load } from "./strokecheck.js";\nconst { judge } = await load();\n'
        said = self.types({"wrong.ts": head + "\n".join(f"{line};" for line in lines)})
        wrong = {int(number) - 3 for number in re.findall(r"^wrong\.ts\((\d+),", said, re.M)}
        self.assertEqual([line for at, line in enumerate(lines) if at not in wrong], [])

    @unittest.skipIf(missing("tsc", "node"), f"there is no {missing('tsc', 'node')}")
    def test_types_have_the_names_of_the_settings(self):
        detectors = json.loads(self.node("""import { load } from "./web/strokecheck.js";
          console.log(JSON.stringify((await load()).detectors));"""))
        self.assertEqual(len(detectors), 4)
        text = 'import type { DetectorName, Settings } from "./strokecheck.js";\n' \
            "type Same<A, B> = [A] extends [B] ? [B] extends [A] ? true : false : false;\n"

        def same(mine, names):
            return f"export const a{len(text)}: Same<{mine}, {' | '.join(map(json.dumps, names))}> = true;\n"
        text += same("DetectorName", [detector["name"] for detector in detectors])
        for detector in detectors:
            settings = f'Settings["{detector["name"]}"]'
            text += same(f"keyof {settings}", [setting["name"] for setting in detector["settings"]])
            for setting in detector["settings"]:
                unset = str(bool(setting["canBeUnset"])).lower()
                text += f"export const b{len(text)}: null extends {settings}[{json.dumps(setting['name'])}] " \
                    f"? true : false = {unset};\n"
        self.assertEqual(self.types({"same.ts": text}), "")

    # Live touches.

    @unittest.skipIf(missing("node"), f"there is no {missing('node')}")
    def test_a_live_touch_has_a_width_and_a_lift(self):
        said = json.loads(self.node("""import { load } from "./web/strokecheck.js";
          const judge = (await load()).judge("cookbook"), said = {};
          const arc = Array.from({ length: 60 }, (_, i) =>
            [200 + 100 * Math.cos(i * 0.0943), 200 + 100 * Math.sin(i * 0.0943), i === 0 ? null : null]);
          for (const width of [null, 390, 150]) {
            const live = judge.live({ width });
            arc.forEach(([x, y], at) => live[at ? "moved" : "began"](x, y, at / 60));
            live.ended();
            const { name, check } = live.state;
            said[width] = [check?.code ?? name, judge.code(arc.map(([x, y], at) => [x, y, at / 60]), { width })];
            live.reset();
            arc.forEach(([x, y], at) => live[at ? "moved" : "began"](x, y, at / 60));
            live.ended(6);
            said[`${width} lifted late`] = [live.state.check?.code];
            live.free();
          }
          console.log(JSON.stringify(said));"""))
        far = "start-too-far-from-end"
        self.assertEqual(said, {
            "null": ["ended", None], "390": ["ended", None], "150": [far, far],
            **{f"{width} lifted late": ["excessive-duration"] for width in ("null", "390", "150")}})

    # The recorder.

    def test_the_recorder_writes_what_is_drawn(self):
        self.write("recorder.html", """<!doctype html><title>recorder</title><link rel="icon" href="data:,"><style>body { margin: 40px }
          div { width: 400px; height: 400px; border: 5px solid; touch-action: none }</style><div></div>
          <script type="module">import { StrokeRecorder } from "./web/recorder.js";
          globalThis.heard = [];
          globalThis.recorder = new StrokeRecorder(document.querySelector("div"),
            { label: "circle", subject: "anna", onStroke: (stroke) => heard.push(stroke.id),
              judge: ({ points }) => points.length > 9
                ? { verdict: "circle", score: 0.1 + 0.2, recognizer: "app-2", note: 1 }
                : { verdict: "rejected", reason: "Too short", score: 0, recognizer: "app-2" } });</script>""")
        self.browser.complaints.clear()
        self.browser.open(f"{self.address}/recorder.html")
        self.browser.run('new Promise((done) => { const f = () => globalThis.recorder ? done() : setTimeout(f, 5); f(); })')
        places = [(x + 45, y + 45) for x, y in circle(200, 200, 80)]
        self.browser.mouse("pressed", *places[0])
        for place in places[1:]:
            self.browser.mouse("moved", *place)
        self.browser.mouse("released", *places[-1])
        self.browser.run("recorder.label = 'tap', recorder.subject = undefined")
        self.browser.touch("start", (1, 100, 100), (2, 200, 200))
        self.browser.touch("move", (1, 101, 100), (2, 201, 200))
        self.browser.touch("end")
        self.browser.touch("start", (3, 100, 100))
        self.browser.touch("cancel")
        text = self.browser.run("recorder.text")
        strokes = [json.loads(line) for line in text.splitlines()]
        self.assertEqual([s.get("label") for s in strokes], ["circle", "tap", "tap", "tap"])
        self.assertEqual([s.get("subject") for s in strokes], ["anna", None, None, None])
        self.assertEqual([s.get("cancelled") for s in strokes], [None, None, None, True])
        self.assertEqual(["ended" in s for s in strokes], [True, True, True, False])
        self.assertEqual({s["width"] for s in strokes}, {400})
        members = ("verdict", "predicted", "reason", "score", "recognizer", "note")
        short = {"verdict": "rejected", "reason": "Too short", "score": 0, "recognizer": "app-2"}
        self.assertEqual(
            [{name: s[name] for name in members if name in s} for s in strokes],
            [{"verdict": "circle", "score": 0.1 + 0.2, "recognizer": "app-2"}, short, short, {}])
        evaluated = subprocess.run(
            [binary(), "evaluate", "--detector", "recorded"], input=text, capture_output=True, text=True)
        self.assertRegex(evaluated.stdout, r"\napp-2 +1 +0 +0 +2 ")
        self.assertIn("app-2 rejected: Too short 2", evaluated.stdout)
        self.assertEqual(self.browser.run("heard"), [s["id"] for s in strokes])
        drawn = [(x - 45, y - 45) for x, y in places]
        self.assertEqual(len(strokes[0]["points"]), len(drawn))
        for (x, y, _), place in zip(strokes[0]["points"], drawn):
            self.assertLess(math.dist((x, y), place), 1e-3)
        run = subprocess.run(
            [binary(), "circle", "--detector", "ring"], input=text, capture_output=True, text=True)
        self.assertIn("#1: circle, centre 200.0,200.0 radius 80", run.stdout)
        self.assertIn("cancelled", run.stderr)
        self.assertNotIn("error", run.stderr)
        # A recognizer that fails does not lose the stroke it failed on.
        for judge in ("() => { throw new Error('mine') }", "async () => ({ verdict: 'accepted' })",
                      "() => ({ verdict: 'accepted', score: 0.5, reason: undefined })"):
            self.browser.run(f"recorder.judge = {judge}, 0")
            self.browser.mouse("pressed", *places[0])
            self.browser.mouse("released", *places[0])
        strokes = [json.loads(line) for line in self.browser.run("recorder.text").splitlines()]
        self.assertEqual([s.get("verdict") for s in strokes[4:]], [None, None, "accepted"])
        self.assertEqual(strokes[6]["score"], 0.5)
        self.assertEqual(["mine" in c or "at once" in c for c in map(str, self.browser.complaints)], [True, True])
        self.browser.complaints.clear()
        del strokes[4:]
        self.browser.run("recorder.lines.splice(4), recorder.stop()")
        self.browser.mouse("pressed", *places[0])
        self.browser.mouse("released", *places[0])
        self.assertEqual(self.browser.run("recorder.lines.length"), 4)
        self.assertEqual(self.browser.complaints, [])

    # The page that people copy.

    def open_sample(self, address):
        self.browser.complaints.clear()
        self.browser.open(address)
        return self.browser.run("""new Promise((done) => {
          const look = () => hint.textContent === "Loading…" ? setTimeout(look, 5) : done(hint.textContent);
          look();
        })""")

    def test_the_sample_page_says_why_it_cannot_judge(self):
        self.assertIn("serve this folder", self.open_sample(str(WEB / "index.html")))
        shutil.copytree(WEB, self.folder / "without")
        (self.folder / "without/judge.wasm").unlink()
        self.assertRegex(self.open_sample(f"{self.address}/without/index.html"), "judge.wasm answered 404")

    def test_the_sample_page_is_sharp_and_has_one_pointer(self):
        self.browser.resize(800, 900, scale=2.5)
        self.assertEqual(self.open_sample(f"{self.address}/web/index.html"), "Draw a circle with a mouse, a pen or a finger.")
        left, top = self.browser.run("(() => { const b = paper.getBoundingClientRect(); return [b.x, b.y]; })()")
        points = [(left + x, top + y) for x, y in circle(200, 200, 80)]
        self.browser.mouse("pressed", *points[0])
        for index, place in enumerate(points[1:]):
            self.browser.mouse("moved", *place)
            # Another pointer touches, draws and lifts in the meantime.
            kind = {9: "pointerdown", 19: "pointerup"}.get(index, "pointermove" if 9 < index < 19 else None)
            if kind:
                self.browser.run(f"""void paper.dispatchEvent(new PointerEvent(
                  "{kind}", {{ pointerId: 77, button: 0, clientX: {left + 9 + index}, clientY: {top + 9} }}))""")
        self.browser.mouse("released", *points[-1])
        self.assertEqual(self.browser.run("verdicts.lastElementChild.textContent"), "✓ A circle of radius 80.")
        self.assertEqual(self.browser.run("[paper.width / paper.clientWidth, paper.height / paper.clientHeight]"), [2.5, 2.5])
        for scheme in ("light", "dark"):
            self.browser.prefer(scheme)
            self.assertEqual(self.browser.run(accessible.SCRIPT), [])
        self.browser.prefer("light")
        self.browser.resize(1200, 800)
        self.assertEqual(self.browser.complaints, [])


if __name__ == "__main__":
    unittest.main()
