"""Validates UAE e-invoices (PINT-AE) and writes their UBL 2.1 XML, with the JavaScript library in V8.

>>> import pint_ae
>>> result = pint_ae.validate({"documentType": "Invoice", "invoiceNumber": "INV-1"})
>>> result["outcome"], result["issues"][0]["path"]
('malformed', 'issueDate')
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .documents import json_of, text_of, value_of
from .engine import call, limit
from .options import options_of
from .version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from typing_extensions import Unpack

    from .options import RenderOptions, RequestOptions, TextOptions, UblOptions, ValidateOptions
    from .types import (
        ComputedAmounts,
        ConversionResult,
        CreditNote,
        DocumentRequest,
        DocumentResult,
        Issue,
        ReadRequest,
    )

    #: A document request: JSON as text or bytes, a mapping, or a dataclass with JSON or Python names.
    #: Amounts are `Decimal`, `int`, or `float` with the digits that Python shows.
    Request = str | bytes | Mapping[str, Any] | DocumentRequest | object

__all__ = [
    "CreditNoteError",
    "MalformedError",
    "__version__",
    "compute",
    "convert",
    "credit",
    "limit",
    "read",
    "render",
    "validate",
    "validate_many",
    "validate_ubl",
]


class MalformedError(ValueError):
    """A document that cannot be read; `issues` has the mistakes and their places."""

    def __init__(self, issues: Sequence[Issue]) -> None:
        """Stores the issues; the first is the message."""
        super().__init__(": ".join(part for part in (issues[0]["path"], issues[0]["message"]) if part))
        self.issues = issues


class CreditNoteError(ValueError):
    """An invoice that cannot be credited in this way; `refusal` has the reason, and the line."""

    def __init__(self, refusal: Mapping[str, Any]) -> None:
        """Stores the refusal, which is also the message."""
        super().__init__(", ".join(f"{name}: {value}" for name, value in refusal.items()))
        self.refusal = refusal


def validate(document: Request, **options: Unpack[ValidateOptions]) -> DocumentResult:
    """Checks a document; the result has its errors, with places and fixes. Wrong documents never raise.

    Args:
        document: a document request, or UBL as text or bytes.
        **options: see `pint_ae.options`.

    Raises:
        TypeError: an unknown option, or a value that is not JSON.
        ValueError: an option with a value that is not allowed, or a number that is not finite.
        TimeoutError, MemoryError: see `limit`.

    >>> validate('{"documentType": "Invoice"}', strict=True)["valid"]
    False
    """
    result: DocumentResult = _called("validate", document, options)
    return result


def validate_many(documents: Iterable[Request], **options: Unpack[ValidateOptions]) -> list[DocumentResult]:
    """Validates documents in one call, which is faster than one call for each.

    Results are in the order of the documents.

    >>> [result["outcome"] for result in validate_many([{}, "{"])]
    ['malformed', 'malformed']
    """
    if isinstance(documents, (str, bytes, Mapping)):
        raise TypeError("validate_many takes a list of documents; for one, call validate")
    written = [text_of(document) for document in documents]
    sent = json_of(
        [
            (text if isinstance(text, str) else text.decode("latin-1"), isinstance(text, bytes), missing)
            for text, missing in written
        ]
    )
    results: list[DocumentResult] = value_of(call("validateMany", sent, options_of(options), documents=len(written)))
    return results


def convert(request: Request, **options: Unpack[ValidateOptions]) -> ConversionResult:
    """Validates a request and writes its UBL 2.1 into `xml`; None if the request is malformed.

    Send the XML only if the request is valid.

    >>> convert({"documentType": "Invoice"})["xml"] is None
    True
    """
    result: ConversionResult = _called("convert", request, options)
    return result


def validate_ubl(xml: str | bytes, **options: Unpack[UblOptions]) -> DocumentResult:
    """Checks UBL by the official rules; other problems are in `warnings`.

    >>> validate_ubl("<Invoice/>")["valid"]
    False
    """
    result: DocumentResult = _called("validateUbl", xml, options)
    return result


def compute(request: Request, **options: Unpack[RequestOptions]) -> ComputedAmounts:
    """Computes the `totals` of a request and the amounts of its `lines`, without checking it.

    Raises:
        MalformedError: a field is missing or has another shape.

    >>> compute({"documentType": "Invoice"})
    Traceback (most recent call last):
    pint_ae.MalformedError: ...
    """
    amounts: ComputedAmounts = _unless_refused(_called("compute", request, options))
    return amounts


def read(xml: str | bytes, **options: Unpack[TextOptions]) -> ReadRequest:
    """Reads UBL back into a `request`. `unmapped` lists the values that the request cannot hold unchanged.

    Raises:
        MalformedError: the document is not a UBL invoice or credit note.

    >>> read("<Invoice/>")
    Traceback (most recent call last):
    pint_ae.MalformedError: ...
    """
    result: ReadRequest = _unless_refused(_called("read", xml, options))
    return result


def render(document: Request, **options: Unpack[RenderOptions]) -> str | None:
    """Shows a document to people, as one HTML page without scripts; None for an unreadable document.

    >>> render("<Invoice/>") is None
    True
    """
    html: str | None = _called("render", document, options)["html"]
    return html


def credit(
    invoice: Request,
    *,
    number: str,
    issue_date: str | date,
    reason_code: str,
    lines: Sequence[Mapping[str, Any]] | None = None,
) -> CreditNote:
    """Makes the `request` of a credit note for an invoice, whole or for some of its lines (`id`, `quantity`).

    `leftOut` lists the parts of the invoice if it is not clear how much of them is credited.

    Raises:
        MalformedError: the invoice is malformed.
        CreditNoteError: the document is not an invoice, or has no such line or quantity.
    """
    facts = {"number": number, "issue_date": issue_date, "reason_code": reason_code, "lines": lines}
    credited: CreditNote = _unless_refused(_called("credit", invoice, facts))
    return credited


def _called(name: str, document: Request, options: Mapping[str, Any]) -> Any:
    text, missing = text_of(document)
    return value_of(call(name, text, options_of(options), missing))


def _unless_refused(answer: Mapping[str, Any]) -> Any:
    if answer["ok"]:
        return answer["value"]
    failure = answer["failure"]
    raise MalformedError(failure) if isinstance(failure, list) else CreditNoteError(failure)
