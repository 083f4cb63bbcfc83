"""Options of the functions, as keywords of Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from .documents import camel_case, json_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date, time
    from uuid import UUID

    #: Values of the seller that requests leave out, or those of several sellers.
    Company = Mapping[str, Any] | Sequence[Mapping[str, Any]]


class TextOptions(TypedDict, total=False):
    """How results are worded."""

    #: Language of messages and hints; default: English.
    language: Literal["en", "ar"]
    #: Address before which a link to the page of each rule begins.
    docs_url: str


class Limits(TypedDict, total=False):
    """Limits of a document and of its findings."""

    max_bytes: int
    max_characters: int
    max_lines: int
    max_nesting: int
    max_attributes: int
    max_nodes: int
    #: Findings that are listed, and those of one rule.
    max_findings: int
    max_findings_per_rule: int


class JudgeOptions(TextOptions, total=False):
    """How a document is judged."""

    #: Turns every warning about something derived, defaulted or left out into an error.
    strict: bool
    #: The day on which the document is judged; without it, dates are not compared with today.
    today: str | date
    #: Ids of advice to leave out, such as `pint-ae-advice-due-before-issue`.
    ignore_advice: Sequence[str]
    #: Units of your own system, with the code that each stands for.
    units: Mapping[str, str]
    #: The most that a document may hold, and that is listed of its findings.
    limits: Limits
    #: The release of PINT-AE to check by, such as `1.0.3`; of several, the one that applies on the issue date.
    release: str | Sequence[str]


class RequestOptions(TypedDict, total=False):
    """What fills in or changes a request before it is judged."""

    #: Type of documents that do not say theirs.
    document_type: str
    #: The UUID and the time of issue to write, where the request has none.
    uuid: str | UUID
    issue_time: str | time
    #: Reason of credit notes that do not say theirs.
    credit_note_reason_code: str
    company: Company
    #: Splits allowances and charges without a VAT category over the categories of the lines.
    split_discounts: bool
    #: Whether the sent VAT is of each category, or was rounded on each line.
    vat_rounding: Literal["per-category", "per-line"]
    #: Writes the amounts of a credit note that is negative throughout without their signs.
    turn_negative: bool
    #: Fields of your own system that are not to be warned of.
    ignore_fields: Sequence[str]


class UblOptions(JudgeOptions, total=False):
    """How a UBL document is judged."""

    #: `rules-only` leaves out checks and advice; default: `all`.
    checks: Literal["all", "rules-only"]
    #: The profile to judge by; default: the one that the document names.
    profile: Literal["billing", "selfbilling"]
    #: `off` judges by the rules alone, without the structure of UBL 2.1; default: `on`.
    structure: Literal["on", "off"]
    #: Counts the rules that applied to the document, passed and failed.
    coverage: bool


class ValidateOptions(RequestOptions, UblOptions, total=False):
    """How a document of either form is judged."""


class RenderOptions(RequestOptions, total=False):
    """How a document is shown."""

    #: Language of the page; default: English.
    language: Literal["en", "ar", "both"]
    strict: bool
    today: str | date

    #: Size of the paper; default: A4.
    paper: Literal["A4", "Letter"]
    #: What your company adds to its invoices: logo, colour, footer and others.
    look: Mapping[str, Any]


def options_of(options: Mapping[str, Any]) -> str:
    """Writes options with the names of the library, as JSON; one that is None is not given."""
    given = {camel_case(name): value for name, value in options.items() if value is not None}
    if isinstance(given.get("limits"), Mapping):
        given["limits"] = {camel_case(name): value for name, value in given["limits"].items() if value is not None}
    return json_of(given)
