"""Runs a peer in Python: takes and prints what Phive.java does."""

import json
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

begun = time.perf_counter()


def run(judge: Callable[[str], set[str]]) -> None:
    """`judge` returns the rules that a document breaks."""
    seconds, folder = float(sys.argv[2]), Path(sys.argv[3])
    documents = sorted(folder.glob("*.xml"))
    first = documents[0].read_text()
    judge(first)
    cold = time.perf_counter() - begun
    for document in documents:
        try:
            rules = " ".join(sorted(judge(document.read_text())))
        except Exception:
            rules = "stopped"
        print(document.name, rules)
    pace(judge, first, seconds / 2)
    figures = {"cold": cold, **pace(judge, first, seconds)}
    print(json.dumps({**figures, "kilobytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}))


def pace(judge: Callable[[str], set[str]], text: str, seconds: float) -> dict[str, float]:
    start, processor, count = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - start < seconds:
        judge(text)
        count += 1
    clock = time.perf_counter() - start
    return {
        "bySecond": count / clock,
        "byProcessorSecond": count / (time.process_time() - processor),
    }
