"""Checks the reports by their schemas, and counts what is in them.

validate.py ANT.xsd JENKINS.xsd... SARIF.json FOLDER
"""

import json
import pathlib
import re
import sys
import xml.etree.ElementTree

import jsonschema
import xmlschema
import yaml

*xsds, sarif_path, folder = map(pathlib.Path, sys.argv[1:])
schemas = [xmlschema.XMLSchema(str(path)) for path in xsds]
sarif_schema = json.loads(sarif_path.read_text())
jsonschema.Draft7Validator.check_schema(sarif_schema)
sarif = jsonschema.Draft7Validator(
    sarif_schema, format_checker=jsonschema.Draft7Validator.FORMAT_CHECKER
)
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

for path in sorted(folder.glob("sarif*")):
    log = json.loads(path.read_text())
    sarif.validate(log)
    [run] = log["runs"]
    rules = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
    assert all(result["ruleId"] in rules for result in run["results"])
    _, failures, errors, skipped = cases[path.name.removeprefix("sarif")]
    assert len(run["results"]) == failures + errors + skipped, path
    assert sum("suppressions" in result for result in run["results"]) == skipped, path
print(f"{len(cases)} SARIF logs are valid by the schema of 2.1.0")

command = re.compile(r"::(?:error|notice) (?:[a-z]+=[^,:\r\n]*)(?:,[a-z]+=[^,:\r\n]*)*::[^\r\n]+")
for path in sorted(folder.glob("github*")):
    lines = path.read_bytes().decode().removesuffix("\n").split("\n")
    lines = [line for line in lines if line]
    assert all(command.fullmatch(line) for line in lines), path
    _, failures, errors, skipped = cases[path.name.removeprefix("github")]
    assert len(lines) == failures + errors + skipped, path
    assert sum(line.startswith("::notice ") for line in lines) == skipped, path
print(f"{len(cases)} lists of GitHub commands are well-formed")

for path in sorted(folder.glob("tap*")):
    text = path.read_bytes().decode()
    blocks = re.findall(r"^  ---\n((?:  .*\n)*?)  \.\.\.$", text, re.M)
    assert all(yaml.safe_load(block)["message"] for block in blocks), path
    tests, failures, errors, skipped = cases[path.name.removeprefix("tap")]
    assert len(re.findall(r"^ok - .* # SKIP ", text, re.M)) == skipped, path
    assert len(blocks) == failures + errors and text.endswith(f"\n1..{tests}\n"), path
print(f"{len(cases)} TAP reports hold YAML")
