"""Columns of documents from pandas and Arrow. Needs `pip install pint-ae[frames]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas
import pyarrow

from . import validate, validate_many

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from typing_extensions import Unpack

    from .options import ValidateOptions
    from .types import DocumentResult

#: Documents that go to V8 in one call.
CHUNK = 64

#: Columns of results: totals are null for UBL, and for unreadable documents.
SCHEMA = pyarrow.schema(
    [
        ("outcome", pyarrow.string()),
        ("errors", pyarrow.list_(pyarrow.struct([(name, pyarrow.string()) for name in ("rule", "path", "message")]))),
        ("warnings", pyarrow.int32()),
        ("currency", pyarrow.string()),
        ("tax_exclusive_amount", pyarrow.decimal128(38, 2)),
        ("tax_amount", pyarrow.decimal128(38, 2)),
        ("tax_inclusive_amount", pyarrow.decimal128(38, 2)),
        ("payable_amount", pyarrow.decimal128(38, 2)),
    ]
)


def validate_arrow(batch: pyarrow.RecordBatch, column: str, **options: Unpack[ValidateOptions]) -> pyarrow.RecordBatch:
    """Validates the documents in a column of a batch; returns the batch with the columns of `SCHEMA` after it.

    >>> batch = pyarrow.RecordBatch.from_pydict({"document": ["{}"]})
    >>> validate_arrow(batch, "document").column("outcome").to_pylist()
    ['malformed']
    """
    documents = batch.column(column).to_pylist()
    rows = [_row(result) for part in _chunks(documents) for result in _results(part, options)]
    results = pyarrow.RecordBatch.from_pylist(rows, schema=SCHEMA)
    return pyarrow.RecordBatch.from_arrays(
        [*batch.columns, *results.columns], schema=pyarrow.schema([*batch.schema, *SCHEMA])
    )


def validate_frame(frame: pandas.DataFrame, column: str, **options: Unpack[ValidateOptions]) -> pandas.DataFrame:
    """Validates the documents in a column of a frame; returns the columns of `SCHEMA` with the frame's index.

    >>> validate_frame(pandas.DataFrame({"document": ["{}"]}), "document")["outcome"].tolist()
    ['malformed']
    """
    rows = [_row(result) for part in _chunks(frame[column].tolist()) for result in _results(part, options)]
    return pandas.DataFrame(rows, columns=SCHEMA.names, index=frame.index)


def _chunks(documents: Sequence[Any]) -> Iterator[Sequence[Any]]:
    return (documents[start : start + CHUNK] for start in range(0, len(documents), CHUNK))


def _results(documents: Sequence[Any], options: ValidateOptions) -> list[DocumentResult | str]:
    """Returns the results of documents; a document over a limit is reported, and does not affect the others."""
    try:
        return [*validate_many(documents, **options)]
    except (TimeoutError, MemoryError):
        return [_one(document, options) for document in documents]


def _one(document: Any, options: ValidateOptions) -> DocumentResult | str:
    try:
        return validate(document, **options)
    except (TimeoutError, MemoryError) as error:
        return str(error)


def _row(result: DocumentResult | str) -> dict[str, Any]:
    if isinstance(result, str):
        error = {"rule": "pint-ae-not-judged", "path": "", "message": result}
        return {"outcome": "not-judged", "errors": [error], "warnings": 0, **_totals(None)}
    return {
        "outcome": result["outcome"],
        "errors": [{name: issue[name] for name in ("rule", "path", "message")} for issue in result["issues"]],
        "warnings": len(result["warnings"]),
        **_totals(result["totals"]),
    }


def _totals(totals: Any) -> dict[str, Any]:
    members = {
        "currency": "currency",
        "tax_exclusive_amount": "taxExclusiveAmount",
        "tax_amount": "taxAmount",
        "tax_inclusive_amount": "taxInclusiveAmount",
        "payable_amount": "payableAmount",
    }
    return {name: None if totals is None else totals[member] for name, member in members.items()}
