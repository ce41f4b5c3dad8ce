"""Renders the golden pictures by other programs, a browser and librsvg, in both themes.

    python3 Tests/pages/pictures_test.py [FOLDER]     keeps what they drew in FOLDER
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

import chrome
import png

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = sorted((ROOT / "Tests/strokecheckTests/Golden").glob("*.svg")) + sorted(
    (ROOT / "Samples/pictures").glob("*.svg"))
LIGHT, DARK = (0xFF, 0xFF, 0xFF), (0x16, 0x1B, 0x22)


def check(name, drawn, page):
    rows, step = png.pixels(drawn.read_bytes())
    width, height = len(rows[0]) // step, len(rows)
    colors = {tuple(row[x:x + 3]) for row in rows for x in range(0, len(row), step)}
    assert width > 100 and height > 100, (name, width, height)
    assert page in colors, (name, "the page's colour is missing")
    assert len(colors) > 40, (name, len(colors), "there is nothing but the page")


def size(file):
    head = file.read_text()[:200]
    return [int(float(head.split(f'{side}="')[1].split('"')[0])) for side in ("width", "height")]


def theme(file):
    text = file.read_text()
    if "prefers-color-scheme" in text:
        return "auto"
    return "dark" if "#0d1117" in text else "light"


def main():
    keep = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory() as scratch:
        folder = keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        assert len(PICTURES) > 8
        if shutil.which("rsvg-convert"):
            for file in PICTURES:
                drawn = folder / f"{file.stem}-rsvg.png"
                subprocess.run(["rsvg-convert", file, "-o", drawn], check=True)
                check(file.name, drawn, DARK if theme(file) == "dark" else LIGHT)
            print(f"pictures: {len(PICTURES)} drawn by librsvg")
        else:
            print("skipped: no rsvg-convert here")
        if not chrome.binary():
            print("skipped: no chromium here")
            return
        with chrome.Chrome() as browser:
            for file in PICTURES:
                page = browser.open(file.as_uri())
                width, height = size(file)
                page.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                          deviceScaleFactor=1, mobile=False)
                for scheme in ("light", "dark"):
                    page.prefer(scheme)
                    drawn = folder / f"{file.stem}-{scheme}.png"
                    page.picture(str(drawn))
                    shown = scheme if theme(file) == "auto" else theme(file)
                    check(file.name, drawn, DARK if shown == "dark" else LIGHT)
                page.check_quiet()
        print(f"pictures: {len(PICTURES)} drawn by a browser, light and dark")


if __name__ == "__main__":
    main()
