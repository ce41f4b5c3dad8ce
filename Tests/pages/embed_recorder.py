"""Assembles the recorder's page, Samples/recorder.html, and the Swift files that the program carries:
RecorderPage.swift with that page, and WebFile.swift with the WebAssembly module and its script, which
the report page carries too.

    python3 Tests/pages/embed_recorder.py            writes them
    python3 Tests/pages/embed_recorder.py --check    exits with 1 if one of them is out of date

The page is one file that opens from the disk, so its sources, the script of the detectors and the
WebAssembly module are put into it.
"""

import base64
import gzip
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Sources/StrokeReports/Recorder"
WEB = ROOT / "Samples/web"
PAGE = ROOT / "Samples/recorder.html"
SWIFT = FOLDER / "RecorderPage.swift"
WEB_SWIFT = ROOT / "Sources/StrokeReports/Page/WebFile.swift"

HEAD = """\
// Written by `make pages` from the files beside it and in Samples/web. Change those, not this.
// swift-format-ignore-file

"""
RECORDER = '''\
/// The recorder's page, one file that needs nothing else.
package enum RecorderPage {
  /// The bytes of the page, in UTF-8.
  package static var bytes: [UInt8] {
    parts.flatMap { UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount) }
  }

  private static var parts: [StaticString] {
    [
%s
    ]
  }
}
'''
FILES = '''\
/// A file that pages carry so that they can judge.
enum WebFile {
  /// The script that uses the module, as a part of a page's own script.
  case script
  /// The WebAssembly module, compressed, in Base64.
  case module

  /// What the file holds.
  var text: StaticString {
    switch self {
    case .script:
%s
    case .module:
%s
    }
  }

  /// The same as bytes, in UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
'''


def literal(text):
    return f'##"""\n{text}\n"""##'


def script():
    """The module's script as a part of a page's own script, which exports nothing."""
    text = (WEB / "strokecheck.js").read_text(encoding="utf-8")
    text = text.replace(' = new URL("judge.wasm", import.meta.url)', "")
    return re.sub(r"(?m)^export ", "", text).rstrip("\n")


def module():
    """The module in base64, compressed, as it is in the page if that is of the same bytes: compressing
    does not give the same everywhere."""
    wasm = (WEB / "judge.wasm").read_bytes()
    old = re.search(r'id="module">([^<]*)<', PAGE.read_text(encoding="utf-8")) if PAGE.exists() else None
    try:
        if old and gzip.decompress(base64.b64decode(old[1])) == wasm:
            return old[1]
    except (ValueError, OSError):
        pass
    return base64.b64encode(gzip.compress(wasm, 9, mtime=0)).decode()


def assemble():
    """The recorder's page and the two Swift files."""
    files = {"strokecheck.js": script(), "judge.wasm": module()}
    cases = {"strokecheck.js": "WebFile.script.text", "judge.wasm": "WebFile.module.text"}

    def part(match):
        own = FOLDER / match[1]
        return match[0] if match[1] in files else own.read_text(encoding="utf-8").rstrip("\n")

    page = (FOLDER / "recorder.html").read_text(encoding="utf-8")
    page = re.sub(r"\{\{([a-z.-]+)\}\}", part, page)
    pieces = re.split(r"\{\{([a-z.-]+)\}\}", page)
    whole = "".join(files[piece] if index % 2 else piece for index, piece in enumerate(pieces))
    parts = ",\n".join(cases[piece] if index % 2 else literal(piece) for index, piece in enumerate(pieces))
    return {
        PAGE: whole,
        SWIFT: HEAD + RECORDER % parts,
        WEB_SWIFT: HEAD + FILES % tuple(map(literal, files.values())),
    }


def main():
    files = assemble()
    if "--check" in sys.argv:
        stale = [path.name for path, text in files.items()
                 if not path.exists() or path.read_text(encoding="utf-8") != text]
        if stale:
            sys.exit(f"{' and '.join(stale)}: out of date; run `make pages`")
        return
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
