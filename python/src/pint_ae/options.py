"""Options of the functions, as Python keywords."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from .documents import camel_case, json_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date, time
    from uuid import UUID

    #: Values of the seller that requests leave out; several sellers are allowed.
    Company = Mapping[str, Any] | Sequence[Mapping[str, Any]]


class TextOptions(TypedDict, total=False):
    """Options for the wording of results."""

    #: Language of messages and hints; default: English.
    language: Literal["en", "ar"]
    #: Address of the documentation, for links to the page of each rule.
    docs_url: str


class Limits(TypedDict, total=False):
    """Limits of a document and of its findings."""

    max_bytes: int
    max_characters: int
    max_lines: int
    max_nesting: int
    max_attributes: int
    max_nodes: int
    #: The most findings to list, in all and of one rule.
    max_findings: int
    max_findings_per_rule: int


class JudgeOptions(TextOptions, total=False):
    """Options for checking a document."""

    #: Turns every warning about a derived, defaulted or ignored value into an error.
    strict: bool
    #: The day on which the document is checked; without it, dates are not compared with today.
    today: str | date
    #: Ids of advice to switch off, such as `pint-ae-advice-due-before-issue`.
    ignore_advice: Sequence[str]
    #: Units of your own system, with the code that each stands for.
    units: Mapping[str, str]
    #: Limits of a document and of its listed findings.
    limits: Limits
    #: The release of PINT-AE to check by, such as `1.0.3`; if there are several, the issue date decides.
    release: str | Sequence[str]


class RequestOptions(TypedDict, total=False):
    """Options that fill in or change a request before it is checked."""

    #: Type of documents that do not state it.
    document_type: str
    #: The UUID and the issue time to write if the request has none.
    uuid: str | UUID
    issue_time: str | time
    #: Reason of credit notes that do not state it.
    credit_note_reason_code: str
    company: Company
    #: Splits allowances and charges without a VAT category over the categories of the lines.
    split_discounts: bool
    #: Rounding of the sent VAT: per category, or on each line.
    vat_rounding: Literal["per-category", "per-line"]
    #: Writes the amounts of a fully negative credit note without their signs.
    turn_negative: bool
    #: Fields of your own system that need no warning.
    ignore_fields: Sequence[str]


class UblOptions(JudgeOptions, total=False):
    """Options for checking a UBL document."""

    #: `rules-only` skips checks and advice; default: `all`.
    checks: Literal["all", "rules-only"]
    #: The profile to check; default: the one that the document names.
    profile: Literal["billing", "selfbilling"]
    #: `off` checks only the rules, not the structure of UBL 2.1; default: `on`.
    structure: Literal["on", "off"]
    #: Counts the rules that applied to the document.
    coverage: bool


class ValidateOptions(RequestOptions, UblOptions, total=False):
    """Options for checking a document of either form."""


class RenderOptions(RequestOptions, total=False):
    """Options for showing a document."""

    #: Language of the page; default: English.
    language: Literal["en", "ar", "both"]
    strict: bool
    today: str | date

    #: Size of the paper; default: A4.
    paper: Literal["A4", "Letter"]
    #: Additions of your company to its invoices: logo, colour, footer and others.
    look: Mapping[str, Any]


def options_of(options: Mapping[str, Any]) -> str:
    """Writes options with the library's names, as JSON; an option that is None is left out."""
    given = {camel_case(name): value for name, value in options.items() if value is not None}
    if isinstance(given.get("limits"), Mapping):
        given["limits"] = {camel_case(name): value for name, value in given["limits"].items() if value is not None}
    return json_of(given)
