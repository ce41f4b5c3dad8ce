"""Times the whole program, beside what it is measured against, and checks the answers it times.

    bench.py STROKECHECK LIBRARYCALLS [PEERS]

First come the detectors and hit tests as LIBRARYCALLS times them in process; then the program as it
is run. PEERS is a folder with the programs and inputs of other libraries; whatever is missing there
is left out. Commands that are compared take turns, and the best of a few rounds counts. The status
is 1 if an answer was wrong.
"""

import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 7
SCENES = ["poly_stroke", "poly_fill", "cubic_stroke", "cubic_fill"]
STROKES = 20_000


class Table:
    """The rows, and whether all answers so far were right."""

    def __init__(self):
        self.is_right, self.values = True, {}

    def add(self, name, value, unit, note="", is_right=True):
        self.is_right &= is_right
        self.values[name] = value
        digits = max(0, 2 - math.floor(math.log10(value))) if 0 < value < 100 else 0
        wrong = "" if is_right else "WRONG ANSWER; "
        print(f"{name:<52}{value:>12.{min(digits, 3)}f} {unit:<12} {wrong}{note}".rstrip(), flush=True)

    def add_calls(self, command, prefix="", file=None):
        """Adds the rows that a run of LIBRARYCALLS prints."""
        with open(file or os.devnull) as cases:
            run = subprocess.run(command, stdin=cases, capture_output=True, text=True)
        for row in run.stdout.splitlines():
            name, figure, unit, note, verdict = row.split("\t")
            self.add(f"{prefix}{name}", float(figure), unit, note, verdict == "right")
        self.is_right &= run.returncode == 0


class Run:
    """What one run of a command took and gave."""

    def __init__(self, command, keeps_output=False):
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            start = time.perf_counter()
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stderr=errors,
                stdout=output if keeps_output else subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            self.seconds = time.perf_counter() - start
            process.returncode = self.status = os.waitstatus_to_exitcode(status)
            self.processor_seconds = usage.ru_utime + usage.ru_stime
            output.seek(0)
            errors.seek(0)
            self.output, self.errors = output.read(), errors.read().decode(errors="replace")


def race(commands, rounds=ROUNDS):
    """The best time of each command, in seconds by the wall and of processors."""
    best = [(math.inf, math.inf)] * len(commands)
    for _ in range(rounds):
        for index, command in enumerate(commands):
            run = Run(command)
            best[index] = (
                min(best[index][0], run.seconds), min(best[index][1], run.processor_seconds))
    return best


def times(ours, others):
    return f"{ours / others:.2f} times that" if others else ""


def bench_start(table, binary, folder):
    """The shortest runs that users make, each beside a program in C that prints one line."""
    samples = Path(__file__).resolve().parents[2] / "Samples"
    line = folder / "line.ndjson"
    line.write_text("[[0,0],[9,9]]\n")
    runs = {
        "circle, one file": (
            [binary, "circle", str(samples / "circle.json")], ": circle, centre 160.0,239.9 radius 80.0\n"),
        "hittest, one rectangle": (
            [binary, "hittest", "--path", str(samples / "map.svg"), "--rect", "60,60,44,44"],
            "60,60,44,44: hit\n"),
        "circle -f ndjson, one line": (
            ["sh", "-c", 'exec "$0" circle -f ndjson < "$1"', binary, str(line)],
            '"reason":"Transit too short"'),
    }
    commands = [command for command, _ in runs.values()]
    compiler = shutil.which("cc")
    if compiler:
        source, hello = folder / "hello.c", str(folder / "hello")
        source.write_text('#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n')
        subprocess.run([compiler, "-O2", str(source), "-o", hello], check=True)
        # The shell opens the pipe's input; so it does for the program that it is measured by.
        commands += [[hello], ["sh", "-c", 'exec "$0"', hello]]
    best = race(commands, rounds=100)
    if compiler:
        table.add("start-up, hello world in C", best[3][0] * 1e3, "ms")
    for (name, (command, expected)), (seconds, _) in zip(runs.items(), best):
        answer = Run(command, keeps_output=True).output.decode()
        hello = best[4 if command[0] == "sh" else 3][0] if compiler else None
        table.add(
            f"start-up, {name}", seconds * 1e3, "ms", times(seconds, hello), expected in answer)


def samples(stroke):
    """A circle of 64 points with a wobble of its own, in the numbers that recorders write."""
    for index in range(64):
        angle = 2 * math.pi * index / 63
        radius = 80 + stroke % 17 / 2 * math.cos(3 * angle)
        x, y = 160 + radius * math.cos(angle), 240 + radius * math.sin(angle)
        yield f"{x:.2f}", f"{y:.2f}", f"{index / 60:.4f}"


def make_strokes(folder):
    with open(folder / "strokes.ndjson", "w") as lines, open(folder / "strokes.csv", "w") as rows:
        rows.write("stroke,x,y,t\n")
        for stroke in range(STROKES):
            points = [",".join(sample) for sample in samples(stroke)]
            lines.write(f'{{"id":"s{stroke}","points":[[{"],[".join(points)}]]}}\n')
            rows.writelines(f"s{stroke},{point}\n" for point in points)


def bench_shapes(table, binary, folder):
    """The other shapes of JSON, on one thread."""
    def bare(stroke):
        return "[[" + "],[".join(",".join(sample) for sample in samples(stroke)) + "]]"

    def varying(stroke):
        rows = ", ".join(f"[{float(x)!r}, {float(y)!r}, {float(t)!r}]" for x, y, t in samples(stroke))
        return f'{{"id": "s{stroke}", "points": [{rows}]}}'

    def objects(stroke):
        rows = ", ".join(f'{{"x": {x}, "y": {y}, "t": {t}}}' for x, y, t in samples(stroke))
        return f'{{"id": "s{stroke}", "points": [{rows}]}}'

    files = {
        "a JSON array": ("[" + ",\n".join(map(bare, range(STROKES))) + "]\n", "array.json"),
        "NDJSON of varying digits": (
            "".join(varying(stroke) + "\n" for stroke in range(STROKES)), "varying.ndjson"),
        "NDJSON of point objects": (
            "".join(objects(stroke) + "\n" for stroke in range(STROKES)), "objects.ndjson"),
    }
    commands = []
    for text, name in files.values():
        (folder / name).write_text(text)
        commands.append([*judge(binary, 1), str(folder / name)])
    for name, command, (seconds, _) in zip(files, commands, race(commands)):
        lines = Run(command, keeps_output=True).output.count(b"\n")
        table.add(f"{name}, --jobs 1", seconds * 1e9 / STROKES, "ns/stroke", "", lines == STROKES)


def bench_path_data(table, binary, folder):
    """Path data of 100,000 segments, absolute and relative."""
    count = 100_000
    words = ["M0 0"]
    for index in range(count):
        x, y = index * 7919 % 100_000 / 100, index * 104_729 % 100_000 / 100
        words.append(f"L{x} {y}" if index % 2 == 0 else f"c{y},{x} -{x} {y},1e1-.5")
    path = folder / "segments.path"
    path.write_text("".join(words))
    command = [binary, "path", str(path)]
    [(seconds, _)] = race([command], rounds=3)
    answer = Run(command, keeps_output=True).output.decode()
    table.add(
        "path data", seconds * 1e9 / count, "ns/segment", f"{path.stat().st_size / seconds / 1e6:.0f} MB/s",
        f" {count + 1} segments" in answer)


def verdicts(binary, path, jobs):
    """What the program prints of a file, without the file's name."""
    run = Run([*judge(binary, jobs), str(path)], keeps_output=True)
    return run.status in (0, 1), run.output.replace(str(path).encode(), b"")


def judge(binary, jobs):
    return [binary, "circle", "--detector", "cookbook", "--format", "text", "--jobs", str(jobs)]


def bench_whole(table, binary, folder, peer):
    """NDJSON and CSV from one end to the other, on one thread and on all."""
    files = [folder / "strokes.ndjson", folder / "strokes.csv"]
    threads = sorted({1, os.cpu_count() or 1})
    cases = [(file, jobs) for file in files for jobs in threads]
    commands = [[*judge(binary, jobs), str(file)] for file, jobs in cases]
    if peer:
        commands.append([str(peer), str(files[0]), "q"])
    best = race(commands)
    expected = verdicts(binary, files[0], 1)
    circles = expected[1].count(b": circle,")
    strokes = expected[1].count(b"\n")
    peer_time = None
    if peer:
        peer_time, peer_processor = best[-1]
        count = re.search(r"(\d+) strokes, (\d+) circles", Run(commands[-1]).errors)
        table.add(
            "NDJSON, simdjson in C++", peer_time * 1e9 / strokes, "ns/stroke",
            f"{peer_processor * 1e9 / strokes:.0f} ns of processors; "
            + (count[0] if count else "no count"),
            bool(count) and (int(count[1]), int(count[2])) == (strokes, circles))
    for (file, jobs), (seconds, processor) in zip(cases, best):
        note = f"{processor * 1e9 / strokes:.0f} ns of processors; {strokes} strokes, {circles} circles"
        if peer_time:
            note = f"{times(seconds, peer_time)}; {note}"
        name = f"{file.suffix[1:].upper()}, --jobs {jobs}"
        table.add(
            name, seconds * 1e9 / strokes, "ns/stroke", note,
            strokes > 0 and verdicts(binary, file, jobs) == expected)
    for file in files:
        peak = max(most_memory(judge(binary, jobs) + [str(file)]) for jobs in threads)
        if peak:
            table.add(
                f"{file.suffix[1:].upper()}, most memory", peak / 1024, "MiB",
                f"for {file.stat().st_size / 1e6:.0f} MB")


def most_memory(command):
    """The most kilobytes that a command held at once; 0 where there is no GNU time to tell. To us
    the system would tell our own size, which a new process has until it is the program."""
    timer = shutil.which("time")
    run = Run([timer, "-f", "%M", *command]) if timer else None
    found = run and re.search(r"(\d+)\n$", run.errors)
    return int(found[1]) if found else 0


def bench_small_files(table, binary, folder):
    files = folder / "files"
    count = 10_000
    for index in range(count):
        place = files / str(index // 1000)
        place.mkdir(parents=True, exist_ok=True)
        points = "],[".join(",".join(sample) for sample in samples(index))
        (place / f"{index}.json").write_text(f'{{"points":[[{points}]]}}\n')
    ours = [binary, "circle", str(files)]
    cat = ["sh", "-c", f"find '{files}' -type f -print0 | xargs -0 cat >/dev/null"]
    best = race([ours, cat])
    output = Run(ours, keeps_output=True).output
    table.add("small files, find | xargs cat", best[1][0] * 1e6 / count, "µs/file")
    table.add(
        "small files, one stroke each", best[0][0] * 1e6 / count, "µs/file",
        times(best[0][0], best[1][0]), output.count(b"\n") == count)


def make_scene(kind, count):
    """A path of `count` segments and two hundred fingers, half of them near it, as LIBRARYCALLS reads
    them: a round outline with a rough edge, or a curve that fills a square with its loops."""
    segments = []
    if kind.startswith("poly"):
        for index in range(count):
            turn = 2 * math.pi * index / count
            radius = 400 + 30 * math.sin(37 * turn) + 4 * math.sin(1.7 * index)
            x, y = 500 + radius * math.cos(turn), 500 + radius * math.sin(turn)
            segments.append(("M" if index == 0 else "L", [x, y]))
        segments.append(("Z", []))
    else:
        a, b = (3, 4) if count <= 10 else (31, 37) if count <= 1000 else (101, 103)
        third = 2 * math.pi / count / 3

        def place(index):
            x, y = a * 3 * third * index + 0.3, b * 3 * third * index
            return (500 + 450 * math.sin(x), 500 + 450 * math.sin(y),
                    450 * a * math.cos(x) * third, 450 * b * math.cos(y) * third)

        segments.append(("M", place(0)[:2]))
        for index in range(count):
            (x0, y0, u0, v0), (x1, y1, u1, v1) = place(index), place(index + 1)
            segments.append(("C", [x0 + u0, y0 + v0, x1 - u1, y1 - v1, x1, y1]))
    ends = [numbers[-2:] for _, numbers in segments if numbers]
    filled = int(kind.endswith("fill"))
    lines = [f"P {len(segments)} {filled} 0 {0 if filled else 2} 1 1 4 200"]
    lines += [" ".join([letter, *map(repr, numbers)]) for letter, numbers in segments]
    for index in range(200):
        x, y = index * 7919 % 1000, index * 104_729 % 1000
        if index % 2:
            end = ends[index * 7919 % len(ends)]
            x, y = end[0] + x / 20 - 25, end[1] + y / 20 - 25
        lines.append(f"R {x - 10} {y - 10} 20 20 -1")
    return "\n".join(lines) + "\n"


def bench_calls(table, calls, peers, folder):
    """Detectors and hit tests in process. The scenes are those of the peers where they are there."""
    table.add_calls([calls, "detectors"])
    if peers and (peers / "mix.txt").exists():
        table.add_calls([calls, "hits"], "mixed, ", peers / "mix.txt")
    for kind in SCENES:
        for count in (10, 1000, 100_000):
            scene = peers / f"sc_{kind}_{count}.txt" if peers else None
            if not scene or not scene.exists():
                scene = folder / "scene.txt"
                scene.write_text(make_scene(kind, count))
            table.add_calls([calls, "hits"], f"{kind}, {count} segments, ", scene)


def bench_hit_peers(table, folder):
    """What cairo and Qt take for the hit tests that LIBRARYCALLS has timed."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    peers = [("hittest_cairo", ["1"], "AA cold"), ("hittest_qt", [], "intersects cold"),
             ("hittest_qt", [], "intersects hot")]
    scenes = [("mixed, one rectangle a path", "mix.txt")] + [
        (f"{kind}, {count} segments, cold", f"sc_{kind}_{count}.txt")
        for kind in SCENES for count in (10, 1000)]
    for name, file in scenes:
        for peer, options, what in peers:
            program, path = folder / peer, folder / file
            if not program.exists() or not path.exists():
                continue
            output = subprocess.run(
                [str(program), str(path), *options, "3e8"], capture_output=True, text=True,
                env=environment).stdout
            found = re.search(rf" {re.escape(what)}[^:]*: (\d+) ns/test", output)
            ours = table.values.get(name if "hot" not in what else name.replace("cold", "prepared"))
            if found and ours:
                table.add(
                    f"{name.removesuffix(', cold')}: {peer[8:]} {what}", float(found[1]), "ns/test",
                    f"{float(found[1]) / ours:.1f} times ours")


def bench_map(table, binary, peers, folder):
    """Drawings of many elements under many rectangles, beside shapely's index and queries and Expat's
    parse, which is what one would take instead."""
    script = next((place for place in [peers / "map_shapely.py", ROOT.parent / "shared/peers/map_shapely.py"]
                   if place.exists()), None)
    python = peers / "venv/bin/python"
    if not script or not python.exists() or not (peers / "map_rects.csv").exists():
        return
    loop = folder / "loop.json"
    loop.write_text("[[2000,2000],[8000,2500],[7500,8000],[2500,7000]]\n")
    rows = rf"(\d+) elements x (\d+) rectangles: shapely ([\d.]+) s.* (\d+) hit; expat ([\d.]+) s"
    output = subprocess.run([str(python), str(script)], capture_output=True, text=True, cwd=peers).stdout
    for count, rects, shapely, hit, expat in re.findall(rows, output):
        shapely, expat, path = float(shapely), float(expat), str(peers / f"map_{count}.svg")
        name = f"map, {int(count):,} elements"
        ask = [binary, "hittest", "--path", path]
        many = [*ask, "--rects", str(peers / "map_rects.csv"), "--format", "csv"]
        circled = [binary, "circle", str(loop), "--path", path, "--format", "csv"]
        best = [seconds for seconds, _ in race([[*ask, "--rect", "0,0,1,1"], many, [*many, "--hits"], circled])]
        table.add(f"{name}: Expat's parse", expat * 1e3, "ms")
        table.add(f"{name}: shapely's index and queries", shapely * 1e3, "ms", f"{int(rects):,} rectangles")
        table.add(f"{name}: read, one rectangle", best[0] * 1e3, "ms", times(best[0], expat))
        for what, command, seconds in [("", many, best[1]), (", --hits", [*many, "--hits"], best[2])]:
            answers = Run(command, keeps_output=True).output.decode().splitlines()[1:]
            found = {answer.rsplit(",", 3)[0] for answer in answers if ",true," in answer}
            # The outlines that shapely sees are flattened.
            table.add(
                f"{name}: all rectangles{what}", seconds * 1e3, "ms",
                f"{times(seconds, shapely + expat)} with Expat; {len(found)} hit, shapely {hit}",
                abs(len(found) - int(hit)) <= 2 + int(hit) // 1000)
        table.add(f"{name}: circle --path around a third of them", best[3] * 1e3, "ms")


def bench_instructions(table, binary, folder):
    """What runs cost without the noise of a clock: instructions, which valgrind counts where it is there."""
    if not shutil.which("valgrind"):
        return
    data = ROOT.parent / "shared"
    runs = {
        "circle, one file": (["circle", str(ROOT / "Samples/circle.json")], 0.9),
        "hittest, one rectangle": (
            ["hittest", "--path", str(ROOT / "Samples/gear.svg"), "--rect", "10,20,44,44"], 1.3),
    }
    if (data / "peers/make_strokes.py").exists():
        strokes = folder / "first.ndjson"
        make = [sys.executable, str(data / "peers/make_strokes.py"), "3000"]
        strokes.write_bytes(subprocess.run(make, capture_output=True, check=True).stdout)
        runs["circle, 3,000 strokes"] = (["circle", "--jobs", "1", "-q", str(strokes)], 43)
    drawn = data / "data/strokes-quickdraw.ndjson"
    if drawn.exists():
        runs["evaluate, Quick, Draw!"] = (["evaluate", "--jobs", "1", "-q", str(drawn)], 105)
    for name, (words, target) in runs.items():
        run = Run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", binary, *words])
        count = re.search(r"Collected : (\d+)", run.errors)
        table.add(
            f"counted: {name}", int(count[1]) / 1e6 if count else 0, "M instr.",
            f"target {target}", bool(count) and run.status in (0, 1))


def main():
    binary, calls = sys.argv[1:3]
    peers = Path(sys.argv[3]).resolve() if len(sys.argv) > 3 else None
    table = Table()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bench_calls(table, calls, peers, folder)
        if peers:
            bench_hit_peers(table, peers)
        bench_start(table, binary, folder)
        bench_instructions(table, binary, folder)
        has_strokes = peers and all((peers / f"strokes.{end}").exists() for end in ("ndjson", "csv"))
        if not has_strokes:
            make_strokes(folder)
        peer = peers / "simdjson_cookbook" if peers else None
        bench_whole(
            table, binary, peers if has_strokes else folder,
            peer if peer and peer.exists() else None)
        bench_shapes(table, binary, folder)
        bench_path_data(table, binary, folder)
        bench_small_files(table, binary, folder)
        if peers:
            bench_map(table, binary, peers, folder)
    print("all answers are right" if table.is_right else "SOME ANSWERS ARE WRONG")
    return 0 if table.is_right else 1


if __name__ == "__main__":
    sys.exit(main())
