"""JSON as Python writes and reads it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timezone
from decimal import Decimal
from enum import Enum
from typing import Any
from uuid import UUID

import numpy
import pytest

from pint_ae.documents import json_of, value_of


class _Kind(Enum):
    INVOICE = "Invoice"


@dataclass
class _Line:
    line_id: str
    net_price: Decimal


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (Decimal("10.50"), "10.50"),
        (Decimal("1E+3"), "1E+3"),
        (12345678901234567890, "12345678901234567890"),
        (0.1 + 0.2, "0.30000000000000004"),
        (numpy.float64(2.5), "2.5"),
        (numpy.int64(7), "7"),
        (True, "true"),
        (date(2026, 11, 27), '"2026-11-27"'),
        (datetime(2026, 11, 27), '"2026-11-27"'),
        (datetime(2026, 11, 27, 9, 30), '"2026-11-27T09:30:00"'),
        (datetime(2026, 11, 27, tzinfo=timezone.utc), '"2026-11-27T00:00:00+00:00"'),
        (time(9, 30), '"09:30:00"'),
        (numpy.float32(0.1), "0.1"),
        (numpy.bool_(True), "true"),
        (numpy.array([{"a": 1}, {"a": None}]), '[{"a":1},{"a":null}]'),
        ("\ud800", '"\\ud800"'),
        (UUID(int=1), '"00000000-0000-0000-0000-000000000001"'),
        (_Kind.INVOICE, '"Invoice"'),
        ({"a": ["ع", None]}, '{"a":["ع",null]}'),
        (_Line("1", Decimal("2.00")), '{"lineId":"1","netPrice":2.00}'),
    ],
)
def test_values_are_written_with_their_own_digits(value: object, written: str) -> None:
    assert json_of(value) == written


@pytest.mark.parametrize("value", [float("nan"), float("inf"), Decimal("NaN"), Decimal("-Infinity")])
def test_what_is_no_number_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match="has no JSON"):
        json_of(value)


@pytest.mark.parametrize("value", [{1: "a"}, object(), {"a"}, _Line])
def test_what_has_no_json_is_refused(value: object) -> None:
    with pytest.raises(TypeError):
        json_of(value)


def test_amounts_are_read_as_decimals_and_counts_are_not() -> None:
    value: dict[str, Any] = value_of('{"quantity":2,"taxAmount":"5.00","count":2,"path":"5.00","price":null}')
    assert value == {
        "quantity": Decimal(2),
        "taxAmount": Decimal("5.00"),
        "count": 2,
        "path": "5.00",
        "price": None,
    }
    assert isinstance(value["quantity"], Decimal)
    assert isinstance(value["taxAmount"], Decimal)
