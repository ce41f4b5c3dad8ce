#!/usr/bin/env python3
"""Everything about rows, one after another: the laws, the forms of strangers, live answers and pairs.

all.py BINARY    LONG=1 in the environment tries all of the random cases
"""

import os
import subprocess
import sys
from pathlib import Path

IS_LONG = os.environ.get("LONG", "") not in ("", "0")
TESTS = [
    ["law.py", "--cases", "20000" if IS_LONG else "2000"], ["forms.py"],
    ["prefixes.py", "--cases", "60" if IS_LONG else "12"], ["pairs.py", "--rounds", "60" if IS_LONG else "8"],
]  # fmt: skip


def main():
    failed = []
    for name, *options in TESTS:
        print(f"== {name}", flush=True)
        command = [sys.executable, "-B", Path(__file__).with_name(name), sys.argv[1], *options]
        if subprocess.run(command).returncode:
            failed.append(name)
    print(f"== failed: {', '.join(failed) or 'none'}")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
