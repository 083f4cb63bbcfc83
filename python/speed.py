"""Validates documents, one a call, and prints what a call takes, and the memory half way and at the end.

Takes a file, a JSON list of texts, and how many calls: `npm run tool -- python --speed`.
"""

import json
import sys
from itertools import cycle, islice
from pathlib import Path
from time import process_time

import pint_ae


def resident() -> int:
    """Gives the bytes of memory that the process holds."""
    pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    return int(pages) * 4096


def main() -> None:
    """Warms up by a tenth as many calls before it measures."""
    documents = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    calls = int(sys.argv[2])
    for document in islice(cycle(documents), calls // 10):
        pint_ae.validate(document)
    halves = []
    began = process_time()
    for _ in range(2):
        for document in islice(cycle(documents), calls // 2):
            pint_ae.validate(document)
        halves.append(resident())
    seconds = process_time() - began
    print(json.dumps({"seconds": seconds / calls, "bytes": halves}))


main()
