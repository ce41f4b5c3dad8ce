"""Checks that Sources use nothing newer than the Apple systems that Package.swift declares. Linux only: on a
Mac the compiler itself checks this.

    availability.py    prints a line for each find; the status is 1 if there is one

The compiler of this machine is made to judge sources as it does when it builds for a Mac. It needs a standard
library for the Mac, and there is none here; but the interfaces in the toolchain say of every declaration
since when each of Apple's systems has it. They are copied with the Mac as their target and without the bodies
of functions. So the compiler finds what it finds on a Mac: uses of declarations, members, conformances and
features of the language, outside of `@available` and `if #available`. The C library stays the one of this
machine.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# What is made here is kept from run to run, because it takes some seconds.
MADE = ROOT / ".build/availability"
SWIFT = os.environ.get("SWIFT", "swift")
SYSTEMS = {"macOS": "13.0", "iOS": "16.0", "tvOS": "16.0", "watchOS": "9.0", "visionOS": "1.0"}
# Lines of Swift with what the compiler must find too new in each; None where it must find nothing.
PLANTED = [
    ("import Synchronization", None),
    ("func member(_ values: [Int]) -> Int { values.span[0] }", "'span'"),
    ("func slice(_ values: ArraySlice<Int>) -> Int { values.span[0] }", None),
    ("let type = Mutex(0)", "'Mutex'"),
    ("func parameter(_ value: borrowing Atomic<Int>) {}", "'Atomic'"),
    ("func sugar(_ value: InlineArray<2, Int>) {}", "'InlineArray'"),
    ("struct Pack<each Value> {}", "parameter packs in generic types"),
    ("func conformance(_ v: [Int]) -> Int { v.enumerated().count }", "conformance of"),
    ("func inherited(_ v: DiscontiguousSlice<[Int]>.Index) {}", "'DiscontiguousSlice'"),
    ("func runtime(_ value: Any) -> Bool { value is any Collection<Int> }", None),
    ("func old() -> ContinuousClock.Instant { .now }", None),
    ("@MainActor func backDeployed() { MainActor.assumeIsolated {} }", None),
    ("@available(macOS 26, *) func marked(_ v: [Int]) -> Int { v.span[0] }", None),
    ("func asked(_ v: [Int]) { if #available(macOS 26, *) { _ = v.span } }", None),
]

found = 0


def report(text):
    global found
    found += 1
    print(text)


def run(*arguments):
    result = subprocess.run([SWIFT, *arguments], cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"swift {' '.join(arguments)}: {result.stderr}")
    return json.loads(result.stdout)


def version(text):
    numbers = [int(number) for number in text.split(".")]
    return (numbers + [0, 0])[:3]


def sources(manifest):
    """The targets in Sources, each after those that it depends on."""
    targets = {target["name"]: target for target in manifest["targets"]}
    order = []

    def add(target):
        if (target.get("path") or "Sources/").startswith("Sources/") and target["type"] != "test":
            if target not in order:
                for dependency in target["dependencies"]:
                    if name := next(iter(dependency.values()))[0]:
                        add(targets[name])
                order.append(target)

    for target in manifest["targets"]:
        add(target)
    return order


class MacCompiler:
    def __init__(self, package):
        info = run("-print-target-info")
        target, resources = info["target"], Path(info["paths"]["runtimeResourcePath"])
        self.package = package
        self.architecture = "arm64" if target["arch"] == "aarch64" else target["arch"]
        self.triple = f"{self.architecture}-apple-macosx{SYSTEMS['macOS']}"
        # Where Debian has the headers that depend on the processor.
        self.headers = ["-I", f"/usr/include/{target['arch']}-linux-gnu"]
        self.interfaces = {
            folder.name: (folder / f"{target['moduleTriple']}.swiftinterface").read_text()
            for folder in (resources / target["platform"]).glob("*.swiftmodule")
            if (folder / f"{target['moduleTriple']}.swiftinterface").exists()}
        if not {"Swift.swiftmodule", "_Concurrency.swiftmodule"} <= set(self.interfaces):
            sys.exit(f"the toolchain has no interface of the standard library: {resources}")
        # The compiler's own headers, where it will look for them.
        (MADE / "resources").mkdir(parents=True, exist_ok=True)
        (MADE / "modules").mkdir(exist_ok=True)
        for name in ["shims", "clang", "apinotes"]:
            link = MADE / "resources" / name
            link.unlink(missing_ok=True)
            link.symlink_to(resources / name)
        # The C library's module, without two things that a compiler for a Mac cannot read in it.
        header = (resources / target["platform"] / target["arch"] / "SwiftGlibc.h").read_text()
        write(MADE / "headers/SwiftGlibc.h", "#undef __nonnull\n#define _TGMATH_H 1\n" + header)
        write(MADE / "headers/module.modulemap",
              'module SwiftGlibc [system] { header "SwiftGlibc.h" export * }\n')
        for module, text in self.interfaces.items():
            name = f"resources/macosx/{module}/{self.architecture}-apple-macos.swiftinterface"
            write(MADE / name, self.retargeted(text))

    def retargeted(self, interface):
        """An interface as one of a module for the Mac. The types of the C library come from one module, and
        what is back-deployed is there since its own `@available`, as everything else."""
        lines = []
        for line in interface.split("\n"):
            if line.startswith("import SwiftOverlayShims") or "@backDeployed(" in line:
                continue
            if line.startswith("// swift-module-flags:"):
                line = re.sub(r"-target [^ ]+", f"-target {self.triple}", line)
                line += " -disable-availability-checking -experimental-skip-all-function-bodies"
            lines.append(line)
        return "\n".join(lines).replace("SwiftOverlayShims.", "SwiftGlibc.")

    def errors(self, files, module, *action):
        result = subprocess.run(
            [SWIFT, "-frontend", *(action or ["-typecheck"]), "-module-name", module, "-target", self.triple,
             *self.headers, "-resource-dir", MADE / "resources", "-module-cache-path", MADE / "cache",
             "-I", MADE / "headers", "-I", MADE / "modules", "-disable-objc-interop", "-swift-version", "6",
             "-package-name", self.package, "-suppress-warnings", "-diagnostic-style", "llvm", *files],
            cwd=ROOT, capture_output=True, text=True)
        errors = [line for line in result.stderr.split("\n") if " error: " in line]
        if result.returncode != 0 and not errors:
            sys.exit(f"the compiler gave up on {module}: {result.stderr}")
        return errors


def write(file, text):
    """Writes a file if it would change: the compiler keeps what it made of the files it knows."""
    if not file.exists() or file.read_text() != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def check_planted(compiler):
    file = MADE / "Planted.swift"
    write(file, "\n".join(code for code, _ in PLANTED))
    errors = compiler.errors([file], "Planted")
    for number, (code, newer) in enumerate(PLANTED, 1):
        here = [error for error in errors if f"Planted.swift:{number}:" in error]
        is_right = (
            any(newer in error and "only available in macOS" in error for error in here) if newer else not here)
        if not is_right:
            report(f"the check itself is wrong of `{code}`: {here}")


def check_other_systems(compiler):
    """The compiler is asked about macOS only. That is enough as long as the other declared systems have
    all that the declared macOS has."""
    asked = 0
    for module, text in compiler.interfaces.items():
        for line in text.split("\n"):
            if "@available(" not in line:
                continue
            asked += 1
            missing = {
                name for name, first in re.findall(r"(\w+OS)(?:, introduced:)? ([0-9]+(?:\.[0-9]+)*)", line)
                if name in SYSTEMS and version(first) > version(SYSTEMS[name])}
            if missing and "macOS" not in missing:
                report(f"{module}: macOS has what {', '.join(sorted(missing))} lacks: {line}")
    if asked < 1_000:
        report(f"only {asked} declarations with @available were found in the interfaces")


def main():
    if sys.platform != "linux":
        return 0
    # Not where the tests are built, because a test run may hold the lock on that folder.
    manifest = run("package", "--scratch-path", str(MADE / "package"), "dump-package")
    declared = {platform["platformName"]: platform["version"] for platform in manifest["platforms"]}
    if declared != {name.lower(): number for name, number in SYSTEMS.items()}:
        report(f"Package.swift declares other platforms than this check: {declared}")
    compiler = MacCompiler(manifest["name"])
    targets = sources(manifest)
    for target in targets:
        name = target["name"]
        files = sorted((ROOT / "Sources" / name).rglob("*.swift"))
        if target["type"] == "regular":
            for error in compiler.errors(
                    files, name, "-emit-module", "-experimental-skip-all-function-bodies", "-o",
                    MADE / f"modules/{name}.swiftmodule"):
                report(error)
        for error in compiler.errors(files, name):
            report(error)
    check_planted(compiler)
    check_other_systems(compiler)
    print(f"{', '.join(target['name'] for target in targets)}: checked for {compiler.triple}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
