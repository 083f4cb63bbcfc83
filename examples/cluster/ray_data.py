"""The verdict on each document, by Ray: python3 ray_data.py invoices verdicts

A line is a document. It needs `pint-ae[frames]` where Ray's workers run.
"""

import sys

import pyarrow
import ray
from pint_ae.frames import validate_arrow


def judge(table: pyarrow.Table) -> pyarrow.Table:
    batches = table.combine_chunks().to_batches()
    return pyarrow.Table.from_batches([validate_arrow(batch, "text") for batch in batches])


if __name__ == "__main__":
    documents, verdicts = sys.argv[1:]
    ray.data.read_text(documents).map_batches(judge, batch_format="pyarrow", batch_size=1024).write_parquet(verdicts)
