"""Documents that the tests share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def invoice_text() -> str:
    """A valid invoice of 10,596.00 AED and 529.80 VAT, as JSON."""
    return (EXAMPLES / "standard-invoice.json").read_text("utf-8")


@pytest.fixture
def invoice(invoice_text: str) -> dict[str, Any]:
    """The same as a mapping."""
    request: dict[str, Any] = json.loads(invoice_text)
    return request
