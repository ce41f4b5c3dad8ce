"""Checks that documents and pages are what they are made of: links, examples, lists of types, embedded files.

    documents.py    prints a line for each find; the status is 1 if there is one
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ["README.md", "Samples/README.md", "Sources/StrokeCore/StrokeCore.docc/ChoosingLimits.md"]
# The files whose parts the documents show, because the tests compile and run them.
EXAMPLES = [
    "Tests/strokecheckTests/House/ReadmeExamples.swift",
    "Tests/StrokeTestingTests/Examples/StrokeTestingExample.swift",
]
LIBRARIES = ["StrokeCore", "StrokePaths", "StrokeFormats", "StrokeTesting"]
LONGEST_README = 220
# Of a page's files, which people read where they stand.
LONGEST_PAGE, WIDEST_LINE = 400, 100
DECLARATION = re.compile(r"public (?:final |indirect )*(?:struct|class|enum|protocol|func) (?:final )?(\w+)")

found = 0


def report(place, text):
    global found
    found += 1
    print(f"{place}: {text}")


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def anchors(text):
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"(?m)^#+ +(.*)$", text)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def check_links(path):
    text = read(path)
    if "../shared" in text:
        report(path, "names a folder beside the checkout, which readers do not have")
    for link in re.findall(r"\]\(([^)]*)\)", text):
        if link.startswith("http"):
            continue
        name, _, anchor = link.partition("#")
        target = (ROOT / path).parent / name if name else ROOT / path
        if not target.exists():
            report(path, f"{link} leads nowhere")
        elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
            report(path, f"{link} names no heading")


def unindented(text):
    return "\n".join(line.lstrip() for line in text.split("\n") if line.strip())


def check_examples(path, compiled):
    """Every example in Swift stands, but for its indentation, in a file that the tests compile."""
    blocks = re.findall(r"(?ms)^```swift\n(.*?)^```$", read(path))
    for block in blocks:
        if unindented(block) not in compiled:
            report(path, f"an example is not compiled: {block[:60]!r}")
    return len(blocks)


def check_library(library):
    """The page of a library begins with an example, and names all its public types."""
    path = f"Sources/{library}/{library}.docc/{library}.md"
    page = read(path)
    if f"```swift\n{read(f'Tests/StrokeTestingTests/Examples/{library}Example.swift')}```\n" not in page:
        report(path, f"does not show {library}Example.swift as it is")
    topics = re.findall(r"(?m)^- ``(\w+)", page)
    declared = set()
    for file in (ROOT / "Sources" / library).rglob("*.swift"):
        for line in file.read_text(encoding="utf-8").split("\n"):
            # Nested types have no place of their own; those of StrokeTesting stand in an `#if`.
            match = DECLARATION.match(line.lstrip() if library == "StrokeTesting" else line)
            if match:
                declared.add(match[1])
    for name in sorted(declared ^ set(topics)):
        report(path, f"{name} is public and not listed, or listed and not public")
    if len(topics) != len(set(topics)):
        report(path, "lists something twice")


def check_article():
    path = "Sources/StrokeCore/StrokeCore.docc/WritingADetector.md"
    example = re.search(r"(?ms)^```swift\n(.*?)```", read(path))[1]
    if len(example) < 1000 or example not in read("Tests/StrokeCoreTests/Detectors/SampleDetectorTests.swift"):
        report(path, "its detector is not the one of SampleDetectorTests.swift")


def check_pages():
    files = sorted((ROOT / "Sources/StrokeReports/Page/files").iterdir())
    for file in files:
        text = file.read_text(encoding="utf-8")
        lines = text.split("\n")
        if not text.endswith("\n") or text.endswith("\n\n") or len(lines) > LONGEST_PAGE:
            report(file.name, f"one line's end at the end, and at most {LONGEST_PAGE} lines")
        for number, line in enumerate(lines, 1):
            is_wide = file.suffix != ".html" and len(line) > WIDEST_LINE
            if line.endswith(" ") or "\t" in line or "\r" in line or is_wide:
                report(f"{file.name}:{number}", "a tab, a space at the end, or a line that is too long")
    embed = subprocess.run(
        [sys.executable, "-B", ROOT / "Tests/pages/embed.py", "--check"], capture_output=True, text=True)
    if embed.returncode:
        report("Tests/pages/embed.py", embed.stderr.strip())
    return len(files)


def main():
    compiled = unindented("".join(read(path) for path in EXAMPLES))
    examples = 0
    for path in DOCUMENTS:
        check_links(path)
        examples += check_examples(path, compiled)
    if read("README.md").count("\n") > LONGEST_README:
        report("README.md", f"more than {LONGEST_README} lines")
    for library in LIBRARIES:
        check_library(library)
    check_article()
    print(f"{examples} examples, {len(LIBRARIES)} libraries and {check_pages()} files of pages checked")
    return 1 if found or not examples else 0


if __name__ == "__main__":
    sys.exit(main())
