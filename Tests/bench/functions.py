"""Counts the functions of the program that some commands run, without noise.

    functions.py STROKECHECK

STROKECHECK is a debug build, which valgrind runs under callgrind. A function counts once, and its file too, if it is
one of Sources: closures, accessors, thunks and whatever else the compiler writes by itself are left out. The status is
1 if a command runs more functions, or in more files, than its target.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINE = '{"id":"a","points":[[1,2,0],[3,4,1]]}\n'
LABELLED = (
    '{"label":"circle","points":[[0,0,0],[9,0,1],[9,9,2],[0,9,3],[0,0,4]]}\n'
    '{"label":"line","points":[[0,0,0],[9,1,1],[19,2,2]]}\n')
DRAWING = "<svg><style>.a{fill:red}</style><path class='a' d='M0 0h9v9z'/></svg>\n"
# A name, words, the input's name and text, and the most functions and files.
RUNS = [
    ("circle, one line of NDJSON", ["circle", "one.ndjson"], ("one.ndjson", LINE), 240, 90),
    ("evaluate, two strokes", ["evaluate", "two.ndjson"], ("two.ndjson", LABELLED), 320, None),
    ("hittest, one <path class>", ["hittest", "--path", "a.svg", "--rect", "1,1,2,2"],
     ("a.svg", DRAWING), 330, None),
]
# What is no function of its own: in demangled names.
OTHERS = re.compile(
    r"closure #|__allocating_init|\$defer|\bgetter\b|\bsetter\b|\.modify|\.read\b|\bthunk\b|outlined |default argument|deinit\b|deallocating"
    r"|witness|merged |unsafeMutableAddressor|unsafeAddressor|metadata|one-time initialization|variable initialization"
    r"|accessor|implicit closure|init\(rawValue|lazy|_modify|coroutine|value operations|__derived_|\.hash\(into:"
    r"|resolver|coro|partial apply|isa override|static property initializer")


def functions(binary, words, folder):
    """The functions that a run enters, as pairs of a file and a mangled name."""
    output = Path(folder, "callgrind.out")
    subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", "--compress-strings=no",
         "--compress-pos=no", binary, *words],
        cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    found, file = set(), ""
    for line in output.read_text(errors="replace").splitlines():
        if line.startswith(("fl=", "fi=", "fe=")):
            kind, _, name = line.partition("=")
            file = name if kind == "fl" else file
        elif line.startswith("fn="):
            found.add((file, line[3:].split("'")[0]))
    return found


def demangled(names):
    run = subprocess.run(
        ["swift", "demangle", "--compact"], input="\n".join(names), capture_output=True, text=True,
        check=True)
    return dict(zip(names, run.stdout.splitlines()))


def main(binary):
    is_right = True
    sources = str(ROOT / "Sources")
    for name, words, (file, text), most, most_files in RUNS:
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, file).write_text(text)
            found = functions(str(Path(binary).resolve()), words, folder)
        own = {(file, function) for file, function in found if file.startswith(sources)}
        names = demangled(sorted({function for _, function in own}))
        counted = {(file, names[function]) for file, function in own
                   if not OTHERS.search(names[function])}
        files = {file for file, _ in counted}
        is_right &= len(counted) <= most and len(files) <= (most_files or len(files))
        target = f"at most {most}" + (f" in {most_files}" if most_files else "")
        print(f"{name:<40}{len(counted):>5} functions in {len(files):>3} files ({target})")
        if "--list" in sys.argv:
            for file, function in sorted(counted):
                print(f"    {file.removeprefix(sources)}: {function}")
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
