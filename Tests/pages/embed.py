"""Writes what the program carries: for each folder of files a Swift file with each of them as a string literal.

    python3 Tests/pages/embed.py            writes them
    python3 Tests/pages/embed.py --check    exits with 1 if one is out of date

The program carries its pages, its help and the scripts that it writes in its own bytes, so that it stays
one file. Their sources are files of their own, which tools for their languages can read. With those of
pages go the script that runs the WebAssembly module, and the module.
"""

import base64
import gzip
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Sources"
# Where the files are, and what each of them is.
PAGES = ("StrokeReports/Page", "PageFile", "A file that the report's page or the recorder's is made of.")
OTHERS = [
    ("StrokeFormats/Tools", "ToolFile", "A script that draws strokes again, with a blank for them."),
    ("strokecheck/Flags", "HelpFile", "A topic of help, a script of completions, or the names that are gone."),
]
SWIFT = SOURCES / PAGES[0] / "PageFile.swift"
WEB = ROOT / "Samples/web"
TEMPLATE = '''\
// Written by `make pages` from the files in %s. Change those, not this.
// swift-format-ignore-file

/// %s
enum %s: String, CaseIterable {
%s
  /// What the file holds.
  var text: StaticString {
    switch self {
%s\
    }
  }
}
'''


def case(name):
    """The name of a file's case: `reportCSS`, `reportDataJS`, `judgeModule`."""
    stem, kind = name.split(".")
    first, *words = stem.split("-")
    return first + "".join(map(str.capitalize, words)) + ("Module" if kind == "wasm" else kind.upper())


def literal(text):
    """A raw literal of several lines, with as many `#` as the text asks for."""
    fence = "#"
    while '"""' + fence in text or "\\" + fence in text:
        fence += "#"
    return f'{fence}"""\n{text}\n"""{fence}'


def script():
    """The module's script as a part of a page's own script, which imports and exports nothing."""
    text = "".join((WEB / name).read_text(encoding="utf-8") for name in ("module.js", "what-if.js", "strokecheck.js"))
    text = text.replace(' = new URL("./judge.wasm", import.meta.url)', "")
    return re.sub(r"(?m)^export ", "", re.sub(r"(?m)^import .*\n", "", text))


def module():
    """The module in base64, compressed, as it is in the Swift file if that is of the same bytes: compressing
    does not give the same everywhere."""
    wasm = (WEB / "judge.wasm").read_bytes()
    text = SWIFT.read_text(encoding="utf-8") if SWIFT.exists() else ""
    old = re.search(r'(?s)case \.judgeModule:\n#"""\n([^\n"]*)\n', text)
    try:
        if old and gzip.decompress(base64.b64decode(old[1])) == wasm:
            return old[1] + "\n"
    except (ValueError, OSError):
        pass
    return base64.b64encode(gzip.compress(wasm, 9, mtime=0)).decode() + "\n"


def assemble(folder, enum, meaning, others=None):
    """What the Swift file of a folder should hold."""
    sources = sorted((SOURCES / folder / "files").iterdir())
    files = {file.name: file.read_text(encoding="utf-8") for file in sources} | (others or {})
    place = f"{pathlib.Path(folder).name}/files" + (" and in Samples/web" if others else "")
    cases = "".join(f'  case {case(name)} = "{name}"\n' for name in files)
    texts = "".join(f"    case .{case(name)}:\n{literal(text)}\n" for name, text in files.items())
    return SOURCES / folder / f"{enum}.swift", TEMPLATE % (place, meaning, enum, cases, texts)


def main():
    web = {"strokecheck.js": script(), "judge.wasm": module()}
    for swift, text in [assemble(*PAGES, web)] + [assemble(*other) for other in OTHERS]:
        # A file that is as it should be is left alone, so that nothing is compiled again for it.
        if swift.exists() and swift.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"{swift.name}: out of date; run `make pages`")
        swift.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
