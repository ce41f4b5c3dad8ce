"""Assembles the recorder's page: Samples/recorder.html, and RecorderPage.swift, which holds its bytes.

    python3 Tests/pages/embed_recorder.py            writes both
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

TEMPLATE = '''\
// Written by `make pages` from the files beside it and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// The recorder's page, one file that needs nothing else.
package enum RecorderPage {
  /// The bytes of the page, in UTF-8.
  package static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private static let text: StaticString = ##"""
%s
"""##
}
'''


def script():
    """The module's script as a part of a page's own script, which exports nothing."""
    text = (WEB / "strokecheck.js").read_text(encoding="utf-8")
    text = text.replace(' = new URL("judge.wasm", import.meta.url)', "")
    return re.sub(r"(?m)^export ", "", text)


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
    def part(match):
        name = match[1]
        if name == "judge.wasm":
            return module()
        if name == "strokecheck.js":
            return script().rstrip("\n")
        return (FOLDER / name).read_text(encoding="utf-8").rstrip("\n")

    page = (FOLDER / "recorder.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{([a-z.-]+)\}\}", part, page)


def main():
    page = assemble()
    files = {PAGE: page, SWIFT: TEMPLATE % page}
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
