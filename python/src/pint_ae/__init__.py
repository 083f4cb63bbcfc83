"""Validates UAE e-invoices (PINT-AE) and writes their UBL 2.1 XML: the library itself, in V8, in Python.

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

    #: A document request: JSON as text or bytes, a mapping, or a dataclass with the names of JSON or those of
    #: Python. Amounts are `Decimal`, `int`, or `float` with the digits that Python shows.
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
    """A document of which nothing can be made; `issues` says what is wrong, and where."""

    def __init__(self, issues: Sequence[Issue]) -> None:
        """Keeps the issues; the first is the message."""
        super().__init__(": ".join(part for part in (issues[0]["path"], issues[0]["message"]) if part))
        self.issues = issues


class CreditNoteError(ValueError):
    """An invoice that cannot be credited so; `refusal` has the reason, and the line."""

    def __init__(self, refusal: Mapping[str, Any]) -> None:
        """Keeps the refusal, which is the message too."""
        super().__init__(", ".join(f"{name}: {value}" for name, value in refusal.items()))
        self.refusal = refusal


def validate(document: Request, **options: Unpack[ValidateOptions]) -> DocumentResult:
    """Says whether a document is valid and, if not, what to fix and where. Wrong documents never raise.

    Args:
        document: a document request, or UBL as text or bytes.
        **options: see `pint_ae.options`.

    Raises:
        TypeError: an unknown option, or a value that is not JSON.
        ValueError: an option with a value that it does not take, or a number that is not finite.
        TimeoutError, MemoryError: see `limit`.

    >>> validate('{"documentType": "Invoice"}', strict=True)["valid"]
    False
    """
    result: DocumentResult = _called("validate", document, options)
    return result


def validate_many(documents: Iterable[Request], **options: Unpack[ValidateOptions]) -> list[DocumentResult]:
    """Validates documents in one call, which is quicker than one call for each.

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
    """Validates a request and writes its UBL 2.1 into `xml`, which is None if it is malformed.

    Send it only if the request is valid.

    >>> convert({"documentType": "Invoice"})["xml"] is None
    True
    """
    result: ConversionResult = _called("convert", request, options)
    return result


def validate_ubl(xml: str | bytes, **options: Unpack[UblOptions]) -> DocumentResult:
    """Says whether UBL is valid by the official rules; what else is wrong with it is in `warnings`.

    >>> validate_ubl("<Invoice/>")["valid"]
    False
    """
    result: DocumentResult = _called("validateUbl", xml, options)
    return result


def compute(request: Request, **options: Unpack[RequestOptions]) -> ComputedAmounts:
    """Computes the `totals` of a request and the amounts of its `lines`, without judging it.

    Raises:
        MalformedError: a field is missing or has another shape.

    >>> compute({"documentType": "Invoice"})
    Traceback (most recent call last):
    pint_ae.MalformedError: ...
    """
    amounts: ComputedAmounts = _unless_refused(_called("compute", request, options))
    return amounts


def read(xml: str | bytes, **options: Unpack[TextOptions]) -> ReadRequest:
    """Reads UBL back into a `request`. What it does not hold as the document does is in `unmapped`.

    Raises:
        MalformedError: the document is no UBL invoice or credit note.

    >>> read("<Invoice/>")
    Traceback (most recent call last):
    pint_ae.MalformedError: ...
    """
    result: ReadRequest = _unless_refused(_called("read", xml, options))
    return result


def render(document: Request, **options: Unpack[RenderOptions]) -> str | None:
    """Shows a document as people read it, as one HTML page without scripts; None for what cannot be read.

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

    What of the invoice nobody said which part is credited is in `leftOut`.

    Raises:
        MalformedError: the invoice is malformed.
        CreditNoteError: it is no invoice, or has no such line or quantity.
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
