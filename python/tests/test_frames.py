"""Columns of documents."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pandas
import pyarrow
import pytest

import pint_ae
from pint_ae.frames import CHUNK, SCHEMA, validate_arrow, validate_frame

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def _little_memory() -> Iterator[None]:
    pint_ae.limit(megabytes=60)
    yield
    pint_ae.limit()


def test_a_frame_gets_outcome_errors_and_totals(invoice_text: str) -> None:
    frame = pandas.DataFrame({"document": [invoice_text, "{}"], "id": [7, 8]}, index=[3, 5])
    results = validate_frame(frame, "document")
    assert results.index.tolist() == [3, 5]
    assert results["outcome"].tolist() == ["valid", "malformed"]
    assert results["payable_amount"].tolist()[0] == Decimal("11125.80")
    assert results["errors"].tolist()[1][0]["path"] == "documentType"


def test_an_empty_cell_is_a_malformed_document(invoice: dict[str, Any]) -> None:
    frame = pandas.DataFrame({"document": [None, float("nan"), pandas.NaT, "", invoice]})
    assert validate_frame(frame, "document")["outcome"].tolist() == [*["malformed"] * 4, "valid"]


def test_a_batch_keeps_its_columns(invoice_text: str) -> None:
    documents = [invoice_text] * (CHUNK + 1)
    batch = pyarrow.RecordBatch.from_pydict({"n": list(range(CHUNK + 1)), "document": documents})
    results = validate_arrow(batch, "document")
    assert results.schema.names == ["n", "document", *SCHEMA.names]
    assert results.column("outcome").to_pylist() == ["valid"] * (CHUNK + 1)
    assert results.column("tax_amount").to_pylist()[0] == Decimal("529.80")


@pytest.mark.usefixtures("_little_memory")
def test_a_document_that_takes_too_much_memory_costs_no_other_its_result(invoice: dict[str, Any]) -> None:
    many = {**invoice, "lines": [{**invoice["lines"][0], "id": str(number)} for number in range(60_000)]}
    frame = pandas.DataFrame({"document": [invoice, many, invoice]})
    results = validate_frame(frame, "document")
    assert results["outcome"].tolist() == ["valid", "not-judged", "valid"]
    assert "more than" in results["errors"].tolist()[1][0]["message"]
