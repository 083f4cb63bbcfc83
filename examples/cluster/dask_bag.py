"""The verdict on each document, by Dask: python3 dask_bag.py 'invoices/*.ndjson' verdicts

A line is a document. It needs `pint-ae` where Dask's workers run.
"""

import json
import sys
from collections.abc import Iterable, Iterator

import dask.bag
import pint_ae


def judge(lines: Iterable[str]) -> Iterator[str]:
    documents = [line.rstrip("\n") for line in lines]
    for start in range(0, len(documents), 64):
        part = documents[start : start + 64]
        for document, result in zip(part, pint_ae.validate_many(part), strict=True):
            yield json.dumps({"document": document, "outcome": result["outcome"]})


if __name__ == "__main__":
    documents, verdicts = sys.argv[1:]
    dask.bag.read_text(documents).map_partitions(judge).to_textfiles(f"{verdicts}/part-*.ndjson")
