"""The four pages under axe-core: the report, the recorder, the page of a comparison, and the page of Samples/web
that people copy; on a screen, on a phone and enlarged to 200 %, and the contrast of colours also dark and with forced
colours. Run by an interpreter with axe-playwright-python, which carries axe-core."""

import functools
import http.server
import importlib.util
import json
import pathlib
import subprocess
import tempfile
import threading

import chrome
from report_test import ROOT, TOOL, report
from test_recorder import circle

AXE = next(pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent.glob("axe*.js")).read_text()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def violations(page, *rules):
    """The rules that the page breaks, of all or of some, each with the element that does."""
    some = f"runOnly: {json.dumps(rules)}, " if rules else ""
    return page.value("axe.run({ " + some + """resultTypes: ["violations"] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) =>
        `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`)))""")


# As many strokes as have each kind of element: axe-core looks at all of them again and again.
SAMPLES = sorted(map(str, (ROOT / "Samples").glob("*.json")))
SCREEN, PHONE, ENLARGED = (1280, 800), (390, 844), (640, 400, 2)
# The size decides what is there and where, and the scheme its colours.
VIEWS = [(SCREEN, "light", "none"), (PHONE, "light", "none"), (ENLARGED, "light", "none"),
         (SCREEN, "dark", "none", "color-contrast"), (PHONE, "dark", "none", "color-contrast"),
         (SCREEN, "light", "active", "color-contrast"), (PHONE, "dark", "active", "color-contrast")]


def check(page, name, *states):
    """What is wrong with a page as it is and in each state that a script brings it to."""
    page.value(AXE)
    found = []
    for state in ("0", *states):
        page.value(state)
        for size, scheme, forced, *rules in VIEWS:
            page.resize(*size)
            page.prefer(scheme, forced)
            wrong = violations(page, *rules)
            if page.value("document.documentElement.scrollWidth > innerWidth"):
                wrong.append("it is wider than the window")
            found += [f"{name}, {size}, {scheme}, forced colours {forced}, {state}: {what}" for what in wrong]
    page.resize(*SCREEN)
    return found


def draw(page, selector):
    """Draws a circle on an element, as a mouse does."""
    x, y = page.value(f"(() => {{ const b = document.querySelector('{selector}').getBoundingClientRect();"
                      " return [b.x + b.width / 2, b.y + b.height / 2]; })()")
    places = circle(x, y, 90)
    page.mouse("mousePressed", *places[0])
    for place in places[1:]:
        page.mouse("mouseMoved", *place)
    page.mouse("mouseReleased", *places[-1], buttons=0)
    page.settle()


def main():
    serve = functools.partial(Quiet, directory=ROOT / "Samples/web")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as folder, chrome.Chrome() as browser:
        opened = "document.querySelector('.tile button').click()"
        shared = "document.querySelector('#sharing').showPopover()"
        moving = ("document.querySelector('#sharing').hidePopover(); document.querySelector('#limits').click();"
                  " document.querySelector('#statistics').open = true")
        found = check(browser.open(report(folder, *SAMPLES).as_uri()), "report", shared, moving, opened)
        file = pathlib.Path(folder) / "compared.html"
        subprocess.run([TOOL, "compare", "--against", "--max-inflections 0", *SAMPLES, "-o", str(file)],
                       cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
        found += check(browser.open(file.as_uri()), "comparison")
        page = browser.open((ROOT / "Samples/recorder.html").as_uri())
        page.value("isReady.then(() => 0)")
        found += check(page, "recorder")
        draw(page, "#surface")
        found += check(page, "recorder", "document.querySelector('.detector').open = true")
        page = browser.open(f"http://127.0.0.1:{server.server_port}/index.html")
        page.wait("!document.body.textContent.includes('Loading')")
        draw(page, "canvas")
        found += check(page, "Samples/web")
    server.shutdown()
    assert found == [], "\n".join(found)
    print("axe-core has nothing against any page")


if __name__ == "__main__":
    main()
