"""Compares strokes of paths written relative with what Chromium and resvg paint.

    python3 Tests/svg/relative.py STROKECHECK

200 random closed paths at decimals like people's, whose last relative command leads back to the start. A pixel
that strokecheck does not paint, or of which it paints nine points about the middle, must be so in both renderers: a
corner at the end that is none, with the miter on it, would show.
"""

import concurrent.futures
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "pages"))

import png  # noqa: E402
import table  # noqa: E402

COUNT, STEP, SLACK = 200, 3, 48
PIXELS = [(x, y) for y in range(0, table.SIZE, STEP) for x in range(0, table.SIZE, STEP)]


def drawing(generator):
    places = generator.choice([1, 1, 2, 3])
    unit = 10 ** places
    text = lambda units: f"{units / unit:.{places}f}"
    point = lambda: [generator.randint(6 * unit, 34 * unit) for _ in "xy"]
    start = here = point()
    data = "M" + " ".join(map(text, start))
    for index in range(generator.randint(2, 5)):
        letter = generator.choice("hvllcsqta")
        end = point()
        if letter in "hv":
            axis = "hv".index(letter)
            end[1 - axis] = here[1 - axis]
            data += letter + text(end[axis] - here[axis])
        else:
            if letter == "a":
                data += f"a{generator.randint(2, 9)} {generator.randint(2, 9)} 30 0 1 "
            else:
                data += letter
            points = [point() for _ in range({"c": 2, "s": 1, "q": 1}.get(letter, 0))] + [end]
            data += " ".join(",".join(text(a - b) for a, b in zip(p, here)) for p in points)
        here = end
    data += "l" + " ".join(text(a - b) for a, b in zip(start, here)) + "z"
    join = generator.choice(["miter", "bevel", "round"])
    return (f'{table.HEAD}<path d="{data}" fill="none" stroke="black" stroke-linejoin="{join}" '
            f'stroke-width="{generator.randint(5, 40) / 10}"/></svg>')


def ours(tool, file):
    """Of each pixel, whether it is painted at all, and whether nine points about its middle are."""
    dots = [(dx, dy) for dy in (0.25, 0.5, 0.75) for dx in (0.25, 0.5, 0.75)]
    with tempfile.TemporaryDirectory() as folder:
        path, rects = pathlib.Path(folder, "path.svg"), pathlib.Path(folder, "rects.csv")
        path.write_text(file)
        rects.write_text("".join(
            f"{x},{y},1,1\n" + "".join(f"{x + dx - 0.01},{y + dy - 0.01},0.02,0.02\n" for dx, dy in dots)
            for x, y in PIXELS))
        run = subprocess.run(
            [tool, "hittest", "--path", path, "--viewport", "80,80", "--rects", rects, "--format", "csv",
             "--exit-zero"], capture_output=True, text=True, check=True)
    hits = [line.split(",")[5] == "true" for line in run.stdout.splitlines()[1:]]
    step = 1 + len(dots)
    return [(hits[at], all(hits[at + 1:at + step])) for at in range(0, len(hits), step)]


def resvg(file):
    alpha = png.alpha(bytes(table.resvg_py.svg_to_bytes(svg_string=file, width=table.SIZE, height=table.SIZE)))
    return [alpha[y][x] for x, y in PIXELS]


def main():
    generator = random.Random(28)
    files = [drawing(generator) for _ in range(COUNT)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        own = list(pool.map(lambda file: ours(sys.argv[1], file), files))
        second = list(pool.map(resvg, files))
    first = [[rows[y][x] for x, y in PIXELS] for rows in table.alpha_in_browser(files)]
    wrong = 0
    for file, mine, *others in zip(files, own, first, second):
        assert len(mine) == len(PIXELS)
        for renderer, alpha in zip(("chromium", "resvg"), others):
            different = [(pixel, whole, middle, found)
                         for pixel, (whole, middle), found in zip(PIXELS, mine, alpha)
                         if not whole and found > SLACK or middle and found < SLACK]
            if different:
                wrong += 1
                print(f"{renderer} differs at {different[:4]}\n   {file}")
    print(f"{COUNT} relative paths: {wrong} differences from a renderer")
    sys.exit(bool(wrong))


main()
