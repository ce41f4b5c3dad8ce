"""Writes PageFile.swift: the files of the report page as string literals.

    python3 Tests/pages/embed.py FOLDER     the folder of page*.html, .css and .js

The program carries its page in its own bytes, so that it stays one file. The page's sources are
files of their own, which tools for HTML, CSS and JavaScript can read.
"""

import pathlib
import sys

HEAD = """\
// Written by `make pages` from the files beside it. Change those, not this.
// swift-format-ignore-file

/// A file of the report page.
enum PageFile: String, CaseIterable {
"""
MIDDLE = """
  /// What the file holds.
  var text: String {
    switch self {
"""
TAIL = """\
    }
  }
}
"""


def case(file):
    """The name of a file's case: `css`, or `dataJS` for page-data.js."""
    kind, words = file.suffix[1:], file.stem.split("-")[1:]
    return words[0] + "".join(map(str.capitalize, words[1:])) + kind.upper() if words else kind


def literal(text):
    """A raw literal of several lines, with as many `#` as the text asks for."""
    fence = "#"
    while '"""' + fence in text or "\\" + fence in text:
        fence += "#"
    return f'{fence}"""\n{text}\n"""{fence}'


def main():
    folder = pathlib.Path(sys.argv[1])
    kinds = (".html", ".css", ".js")
    files = sorted(file for file in folder.glob("page*") if file.suffix in kinds)
    lines = [f'  case {case(file)} = "{file.name}"\n' for file in files]
    texts = [f"    case .{case(file)}:\n{literal(file.read_bytes().decode())}\n" for file in files]
    swift = HEAD + "".join(lines) + MIDDLE + "".join(texts) + TAIL
    (folder / "PageFile.swift").write_bytes(swift.encode())


if __name__ == "__main__":
    main()
