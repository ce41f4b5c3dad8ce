"""Compares what strokecheck reads of small SVG files with what Chromium and resvg paint.

    python3 Tests/svg/table.py STROKECHECK [--record] [NAME]

cases.txt has the files: a name, whose first word is the feature; the reasons why a renderer differs
by the specification, after a !; the file, or what stands inside one of 40 by 40 units; and after --
what is painted: the centres of 10 by 10 cells of the file in 80 by 80 pixels. --record writes that
from the browser, or from strokecheck where the browser differs.
"""

import base64
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "pages"))

import chrome  # noqa: E402
import png  # noqa: E402
import resvg_py  # noqa: E402

CASES = HERE / "cases.txt"
SIZE, CELLS = 80, 10
# The middles of pixels, so that all ask the same.
CENTRES = [(2 * i + 1) * SIZE / CELLS / 2 + 0.5 for i in range(CELLS)]
HEAD = ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'width="80" height="80" viewBox="0 0 40 40">')


class Case:
    def __init__(self, block):
        lines = block.rstrip("\n").split("\n")
        self.name, self.reasons, self.rows = lines[0], {}, []
        body = lines[1:]
        if "--" in body:
            self.rows = body[body.index("--") + 1:]
            body = body[:body.index("--")]
        self.notes = [line for line in body if line.startswith("! ")]
        for note in self.notes:
            renderer, _, reason = note[2:].partition(": ")
            self.reasons[renderer] = reason
        self.body = "\n".join(line for line in body if not line.startswith("! "))
        whole = self.body.startswith(("<svg xmlns", "<!DOCTYPE", "<?xml"))
        self.file = self.body if whole else HEAD + self.body + "</svg>"

    def text(self):
        return "\n".join(["== " + self.name, *self.notes, self.body, "--", *self.rows]) + "\n"


def rows(is_painted):
    return ["".join("#" if is_painted(x, y) else "." for x in CENTRES) for y in CENTRES]


def alpha_in_browser(files):
    """The alpha of every pixel that Chromium paints of each file, row by row; None where it refuses one."""
    files = [base64.b64encode(file.encode()).decode() for file in files]
    with chrome.Chrome() as window:
        page = window.open("about:blank")
        drawn = page.value("""(async (files) => {
          const results = [];
          for (const file of files) {
            const image = new Image();
            image.src = "data:image/svg+xml;base64," + file;
            try { await image.decode(); } catch { results.push(null); continue; }
            const canvas = document.createElement("canvas");
            canvas.width = canvas.height = 80;
            const pen = canvas.getContext("2d");
            pen.drawImage(image, 0, 0, 80, 80);
            const data = pen.getImageData(0, 0, 80, 80).data;
            results.push(btoa(String.fromCharCode(...data.filter((_, index) => index %% 4 === 3))));
          }
          return results;
        })(%s)""" % json.dumps(files))
    grids = [alpha and base64.b64decode(alpha) for alpha in drawn]
    return [alpha and [alpha[y * SIZE:(y + 1) * SIZE] for y in range(SIZE)] for alpha in grids]


def browser(cases):
    """The rows that Chromium paints, for each case; None where it refuses the file."""
    drawn = alpha_in_browser([case.file for case in cases])
    return [alpha and rows(lambda x, y: alpha[int(y)][int(x)] > 127) for alpha in drawn]


def resvg(case):
    """The rows that resvg paints; None where it refuses the file."""
    try:
        drawn = resvg_py.svg_to_bytes(svg_string=case.file, width=SIZE, height=SIZE)
    except ValueError:
        return None
    alpha = png.alpha(bytes(drawn))
    return rows(lambda x, y: alpha[int(y)][int(x)] > 127)


def ours(tool, case):
    with tempfile.NamedTemporaryFile(suffix=".svg") as file:
        file.write(case.file.encode())
        file.flush()
        points = [f"--point={x},{y}" for y in CENTRES for x in CENTRES]
        run = subprocess.run(
            [tool, "hittest", "--path", file.name, "--viewport", "80,80", "--exit-zero", *points],
            capture_output=True, text=True)
    hits = [line.endswith(": hit") for line in run.stdout.splitlines()]
    if run.returncode or len(hits) != CELLS * CELLS:
        return ["refused: " + run.stderr.strip()]
    return ["".join("#" if hit else "." for hit in hits[i:i + CELLS])
            for i in range(0, len(hits), CELLS)]


def main():
    arguments = [word for word in sys.argv[1:] if word != "--record"]
    tool, wanted = arguments[0], "".join(arguments[1:])
    blocks = CASES.read_text().split("== ")[1:]
    cases = [Case(block) for block in blocks]
    chosen = [case for case in cases if wanted in case.name]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        own = list(pool.map(lambda case: ours(tool, case), chosen))
        second = list(pool.map(resvg, chosen))
    first = browser(chosen)
    wrong = different = 0
    for case, mine, chromium, other in zip(chosen, own, first, second):
        if "--record" in sys.argv:
            case.rows = mine if "chromium" in case.reasons else chromium
        problems = []
        if mine != case.rows:
            problems.append(("strokecheck", mine))
        for renderer, painted in (("chromium", chromium), ("resvg", other)):
            if painted != case.rows and renderer not in case.reasons:
                problems.append((renderer, painted))
            different += painted != case.rows
        wrong += bool(problems)
        for renderer, painted in problems:
            print(f"{case.name}: {renderer} differs")
            print("   " + case.body)
            for expected, found in zip(case.rows or [], painted or ["refused"]):
                print(f"   {expected}   {found}")
    if "--record" in sys.argv:
        CASES.write_text("".join(case.text() for case in cases))
    print(f"{len(chosen)} files: {len(chosen) - wrong} agree as expected, {wrong} do not; "
          f"{different} differences of a renderer are explained" if not wrong else
          f"{len(chosen)} files: {wrong} do not agree")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
