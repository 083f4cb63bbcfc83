"""What each function answers, and what it raises."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from dataclasses import make_dataclass
from datetime import date
from decimal import Decimal
from fractions import Fraction
from importlib.metadata import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy
import pandas
import pytest

import pint_ae
from pint_ae import options
from pint_ae.documents import camel_case
from pint_ae.engine import call

from .conftest import EXAMPLES

if TYPE_CHECKING:
    from collections.abc import Callable


def test_an_invoice_is_valid_in_every_form(invoice: dict[str, Any], invoice_text: str) -> None:
    fields = [
        (re.sub("[A-Z]", lambda capital: f"_{capital[0].lower()}", name), value) for name, value in invoice.items()
    ]
    as_dataclass = make_dataclass("Invoice", [name for name, _ in fields])(**dict(fields))
    xml = pint_ae.convert(invoice)["xml"]
    assert xml is not None
    forms = [
        invoice,
        invoice_text,
        invoice_text.encode(),
        as_dataclass,
        xml,
        xml.encode(),
        xml.encode("utf-16"),
    ]
    assert [pint_ae.validate(form)["outcome"] for form in forms] == ["valid"] * len(forms)
    assert [result["outcome"] for result in pint_ae.validate_many(forms)] == ["valid"] * len(forms)


def test_totals_are_decimals(invoice: dict[str, Any]) -> None:
    totals = pint_ae.validate(invoice)["totals"]
    assert totals is not None
    assert (totals["taxAmount"], totals["payableAmount"]) == (Decimal("529.80"), Decimal("11125.80"))
    assert totals["breakdown"][0]["vatPercent"] == Decimal(5)
    assert totals["prepaidAmount"] is None


def test_a_decimal_has_all_its_digits_and_a_warning_says_to_round_it(invoice: dict[str, Any]) -> None:
    third = Decimal(100) / Decimal(3)
    open_line = {**invoice["lines"][0], "quantity": 3, "unitPrice": third, "lineExtensionAmount": None}
    result = pint_ae.convert({**invoice, "lines": [open_line], "legalMonetaryTotal": None, "taxTotal": None})
    assert result["valid"]
    assert f">{third}</cbc:PriceAmount>" in result["xml"]
    assert [issue["path"] for issue in result["warnings"] if issue["rule"] == "pint-ae-number-digits"] == [
        "lines[0].unitPrice"
    ]
    assert pint_ae.compute({**invoice, "lines": [open_line]})["lines"][0]["lineExtensionAmount"] == 100


MISSING = [float("nan"), float("inf"), Decimal("NaN"), pandas.NaT, pandas.NA, numpy.float64("nan"), Fraction(1, 3)]


@pytest.mark.parametrize("value", MISSING)
def test_a_missing_value_is_refused_at_its_place(value: object, invoice: dict[str, Any]) -> None:
    def of_line(field: str) -> dict[str, Any]:
        return {**invoice, "lines": [{**invoice["lines"][0], field: value}, *invoice["lines"][1:]]}

    for field in ("unitPrice", "quantity", "description", "unitCode", "lineExtensionAmount"):
        result = pint_ae.validate(of_line(field), strict=True, checks="rules-only")
        assert (result["outcome"], result["issues"][0]["path"]) == ("malformed", f"lines[0].{field}")
        assert pint_ae.convert(of_line(field)) == {**pint_ae.validate(of_line(field)), "xml": None}
        with pytest.raises(pint_ae.MalformedError, match=field):
            pint_ae.compute(of_line(field))


def test_documents_of_a_list_are_answered_whatever_the_others_are(invoice: dict[str, Any]) -> None:
    halved = {**invoice, "invoiceNumber": "A\ud800"}
    moment = {**invoice, "issueDate": pandas.Timestamp("2026-11-27 10:30")}
    day = {**invoice, "issueDate": pandas.Timestamp(invoice["issueDate"])}
    of_numpy = {**invoice, "transactionType": {"export": numpy.bool_(False)}}
    documents = [*MISSING, None, "", "\ud800", halved, moment, day, of_numpy, invoice]
    results = pint_ae.validate_many(documents)
    assert [result["outcome"] for result in results] == [
        *["malformed"] * len(MISSING),
        *["malformed"] * 3,
        "invalid",
        "malformed",
        *["valid"] * 3,
    ]
    assert [pint_ae.validate(document) for document in documents] == results


def test_compute_gives_the_totals_of_validate_and_the_lines(invoice: dict[str, Any]) -> None:
    computed = pint_ae.compute(invoice)
    assert computed["totals"] == pint_ae.validate(invoice)["totals"]
    assert sum(line["lineExtensionAmount"] for line in computed["lines"]) == computed["totals"]["lineExtensionAmount"]
    with pytest.raises(pint_ae.MalformedError) as raised:
        pint_ae.compute({**invoice, "issueDate": "tomorrow"})
    assert raised.value.issues[0]["path"] == "issueDate"


def test_ubl_is_read_back_into_a_request(invoice: dict[str, Any]) -> None:
    xml = pint_ae.convert(invoice)["xml"]
    assert xml is not None
    assert pint_ae.validate_ubl(xml, checks="rules-only")["valid"]
    read = pint_ae.read(xml.encode())
    assert read["unmapped"] == []
    quantities = [line["quantity"] for line in read["request"]["lines"]]
    assert quantities == [Decimal(str(line["quantity"])) for line in invoice["lines"]]
    assert all(isinstance(quantity, Decimal) for quantity in quantities)


def test_a_line_is_credited(invoice: dict[str, Any]) -> None:
    facts: dict[str, Any] = {"number": "CN-1", "issue_date": date(2026, 11, 27), "reason_code": "DL8.61.1.D"}
    line = invoice["lines"][0]
    credited = pint_ae.credit(invoice, **facts, lines=[{"id": line["id"], "quantity": 1}])
    assert credited["request"]["documentType"] == "CreditNote"
    assert pint_ae.validate(credited["request"])["valid"]
    with pytest.raises(pint_ae.CreditNoteError) as raised:
        pint_ae.credit(invoice, **facts, lines=[{"id": "none", "quantity": 1}])
    assert raised.value.refusal["reason"] == "unknownLine"


def test_a_page_is_in_both_languages(invoice: dict[str, Any]) -> None:
    html = pint_ae.render(invoice, language="both")
    assert html is not None
    assert html.startswith("<!doctype html>")
    assert "فاتورة ضريبية" in html


def test_messages_are_in_arabic(invoice: dict[str, Any]) -> None:
    issue = pint_ae.validate({**invoice, "currency": "XXQ"}, language="ar")["issues"][0]
    assert re.search("[\u0600-\u06ff]", issue["message"])


def test_the_company_fills_in_what_the_request_leaves_open(invoice: dict[str, Any]) -> None:
    seller = invoice["seller"]
    left_open = {**dict.fromkeys(seller), "name": seller["name"], "address": dict.fromkeys(seller["address"])}
    invoice["seller"] = left_open
    assert pint_ae.validate(invoice)["outcome"] == "invalid"
    assert pint_ae.validate(invoice, company=seller, today=date(2026, 11, 27))["valid"]


def test_mistakes_of_the_caller_are_errors_of_python(invoice: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="strickt"):
        pint_ae.validate(invoice, strickt=True)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="language"):
        pint_ae.validate(invoice, language="fr")  # type: ignore[arg-type]


def test_limits_have_the_names_of_python() -> None:
    assert pint_ae.validate(b"{}", limits={"max_bytes": 1})["issues"][0]["rule"] == "pint-ae-too-large"
    with pytest.raises(TypeError, match="write it inside limits"):
        pint_ae.validate("{}", max_bytes=1)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("name", "of_python", "left_out"),
    [
        (
            "validate",
            options.ValidateOptions,
            {"specification", "engine", "ruleSets", "format"},
        ),
        ("validateUbl", options.UblOptions, {"specification", "engine", "ruleSets"}),
    ],
)
def test_every_option_of_the_library_is_one_of_python(name: str, of_python: type, left_out: set[str]) -> None:
    with pytest.raises(TypeError) as raised:
        call(name, "{}", '{"noSuchOption": 1}')
    known = set(re.findall(r"\b[a-z][A-Za-z]+\b", str(raised.value).split("there are")[-1]))
    ours = {camel_case(option) for option in of_python.__annotations__}
    assert ours <= known
    assert known - ours - left_out == set()


def test_every_function_has_a_docstring_with_an_example() -> None:
    for name in pint_ae.__all__:
        member = getattr(pint_ae, name)
        if inspect.isfunction(member):
            assert inspect.getdoc(member)


def test_the_program_of_the_guide_tells_the_verdict() -> None:
    program = EXAMPLES / "clients/in_process.py"
    command = [sys.executable, str(program), str(EXAMPLES / "standard-invoice.json")]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    assert told.startswith("valid\n<?xml ")


def test_the_package_carries_its_licence_and_those_of_what_it_inlines() -> None:
    licences = {path.name: path.read_text() for path in files("pint-ae") or [] if "licenses" in path.parts}
    assert "MIT License" in licences["LICENSE"]
    assert "decimal.js" in licences["LICENSES-OF-BUNDLE.txt"]


def test_a_mistake_names_the_function_that_was_called(invoice: dict[str, Any]) -> None:
    calls: dict[str, Callable[..., object]] = {
        "validate": pint_ae.validate,
        "validate_ubl": pint_ae.validate_ubl,
        "convert": pint_ae.convert,
        "render": pint_ae.render,
        "read": pint_ae.read,
    }
    for name, function in calls.items():
        with pytest.raises(TypeError, match=f"^{name}: there is no option lang "):
            function(json.dumps(invoice), lang="ar")
    many: Callable[..., object] = pint_ae.validate_many
    with pytest.raises(TypeError, match=r"^validate_many: there is no option lang "):
        many([invoice], lang="ar")


def test_one_document_is_not_a_list_of_documents(invoice: dict[str, Any]) -> None:
    for document in (invoice, json.dumps(invoice), json.dumps(invoice).encode()):
        with pytest.raises(TypeError, match=r"^validate_many takes a list of documents; for one, call validate$"):
            pint_ae.validate_many(document)


def test_a_path_is_not_its_content() -> None:
    with pytest.raises(TypeError, match=r"is the name of a file: send its content, path\.read_bytes\(\)$"):
        pint_ae.validate(Path("invoice.json"))
