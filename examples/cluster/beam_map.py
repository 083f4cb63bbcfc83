"""The verdict on each document, by Beam: python3 beam_map.py 'invoices/*.ndjson' verdicts

A line is a document. It needs `pint-ae` where Beam's workers run.
"""

import json
import sys
from collections.abc import Iterator

import apache_beam as beam
import pint_ae


def judge(documents: list[str]) -> Iterator[str]:
    for document, result in zip(documents, pint_ae.validate_many(documents), strict=True):
        yield json.dumps({"document": document, "outcome": result["outcome"]})


if __name__ == "__main__":
    documents, verdicts = sys.argv[1:]
    with beam.Pipeline() as pipeline:
        lines = pipeline | beam.io.ReadFromText(documents) | beam.BatchElements(64, 64)
        lines | beam.FlatMap(judge) | beam.io.WriteToText(f"{verdicts}/part")
