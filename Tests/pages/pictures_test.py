"""Renders the golden pictures by other programs, a browser and librsvg, in both themes.

    python3 Tests/pages/pictures_test.py [FOLDER]     keeps what they drew in FOLDER
"""

import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

import chrome

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = sorted((ROOT / "Tests/strokecheckTests/Golden").glob("*.svg")) + sorted(
    (ROOT / "Samples/pictures").glob("*.svg"))
LIGHT, DARK = (0xF3, 0xF4, 0xF6), (0x0D, 0x11, 0x17)


def pixels(file):
    """The rows of a PNG of 8 bits a sample, as width, height and a list of (r, g, b)."""
    data = pathlib.Path(file).read_bytes()
    place, packed = 8, b""
    while place < len(data):
        size, kind = struct.unpack(">I4s", data[place:place + 8])
        body = data[place + 8:place + 8 + size]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            packed += body
        place += size + 12
    assert depth == 8 and color in (2, 6), (depth, color)
    step = 3 if color == 2 else 4
    raw, rows, last = zlib.decompress(packed), [], bytearray(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        kind, line = raw[start], bytearray(raw[start + 1:start + 1 + width * step])
        for x in range(len(line)):
            left = line[x - step] if x >= step else 0
            corner = last[x - step] if x >= step else 0
            if kind == 1:
                line[x] = (line[x] + left) & 255
            elif kind == 2:
                line[x] = (line[x] + last[x]) & 255
            elif kind == 3:
                line[x] = (line[x] + (left + last[x]) // 2) & 255
            elif kind == 4:
                guess = left + last[x] - corner
                near = min((abs(guess - left), 0, left), (abs(guess - last[x]), 1, last[x]),
                           (abs(guess - corner), 2, corner))
                line[x] = (line[x] + near[2]) & 255
        rows.append(line)
        last = line
    return width, height, {tuple(row[x:x + 3]) for row in rows for x in range(0, len(row), step)}


def check(name, drawn, page):
    width, height, colors = pixels(drawn)
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
