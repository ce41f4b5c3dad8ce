"""Checks the reports by their schemas, and counts what is in them.

validate.py ANT.xsd JENKINS.xsd... FOLDER
"""

import pathlib
import re
import sys
import xml.etree.ElementTree

import xmlschema

*xsds, folder = map(pathlib.Path, sys.argv[1:])
schemas = [xmlschema.XMLSchema(str(path)) for path in xsds]
cases = {}

for path in sorted(folder.glob("junit*")):
    for schema in schemas:
        schema.validate(str(path))
    suite = xml.etree.ElementTree.parse(path).getroot().find("testsuite")
    found = [len(suite.findall(f".//{name}")) for name in ("testcase", "failure", "error", "skipped")]
    stated = [int(suite.get(name)) for name in ("tests", "failures", "errors", "skipped")]
    assert found == stated, (path, found, stated)
    cases[path.name.removeprefix("junit")] = found
print(f"{len(cases)} JUnit reports are valid by {len(schemas)} schemas")

command = re.compile(r"::(?:error|notice) (?:[a-z]+=[^,:\r\n]*)(?:,[a-z]+=[^,:\r\n]*)*::[^\r\n]+")
for path in sorted(folder.glob("github*")):
    lines = path.read_bytes().decode().removesuffix("\n").split("\n")
    lines = [line for line in lines if line]
    assert all(command.fullmatch(line) for line in lines), path
    _, failures, errors, skipped = cases[path.name.removeprefix("github")]
    assert len(lines) == failures + errors + skipped, path
    assert sum(line.startswith("::notice ") for line in lines) == skipped, path
print(f"{len(cases)} lists of GitHub commands are well-formed")
