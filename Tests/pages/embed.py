"""Writes what the program's pages are made of: PageFile.swift with each file as a string literal.

    python3 Tests/pages/embed.py            writes it
    python3 Tests/pages/embed.py --check    exits with 1 if it is out of date

The program carries its pages in its own bytes, so that it stays one file. Their sources are files of
their own, which tools for HTML, CSS and JavaScript can read: those in Page/files, the script that runs
the WebAssembly module, and the module.
"""

import base64
import gzip
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Sources/StrokeReports/Page"
SWIFT = FOLDER / "PageFile.swift"
WEB = ROOT / "Samples/web"
TEMPLATE = '''\
// Written by `make pages` from the files in Page/files and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// A file that the report's page or the recorder's is made of.
enum PageFile: String, CaseIterable {
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
    text = "".join((WEB / name).read_text(encoding="utf-8") for name in ("module.js", "strokecheck.js"))
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


def assemble():
    """What the Swift file should hold."""
    names = sorted(file.name for file in (FOLDER / "files").iterdir())
    files = {name: (FOLDER / "files" / name).read_text(encoding="utf-8") for name in names}
    files |= {"strokecheck.js": script(), "judge.wasm": module()}
    cases = "".join(f'  case {case(name)} = "{name}"\n' for name in files)
    texts = "".join(f"    case .{case(name)}:\n{literal(text)}\n" for name, text in files.items())
    return TEMPLATE % (cases, texts)


def main():
    text = assemble()
    if "--check" in sys.argv:
        if SWIFT.read_text(encoding="utf-8") != text:
            sys.exit(f"{SWIFT.name}: out of date; run `make pages`")
        return
    SWIFT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
