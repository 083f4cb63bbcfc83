"""The apps for Odoo and ERPNext without their hosts; `try.sh` beside each tries the rest in them."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pint_ae import types

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("system", ["odoo", "erpnext"])
@pytest.mark.skipif(not EXAMPLES.exists(), reason="the sdist has no examples")
def test_fields_are_named_for_members_that_requests_have(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "frappe", ModuleType("frappe"))
    table: dict[str, Any] = runpy.run_path(str(EXAMPLES / system / "pint_ae_invoice/fields_of_paths.py"))
    of_parties = [path.removeprefix("address.") for path in table["OF_PARTIES"]] + [*table.get("OF_ADDRESSES", {})]
    party = {**types.Party.__annotations__, **types.Address.__annotations__}
    assert set(table["FIELDS"]) <= set(types.DocumentRequest.__annotations__)
    assert set(table["OF_LINES"]) <= set(types.Line.__annotations__)
    assert set(of_parties) <= set(party)
