"""JSON as the library takes and returns it, without numbers that binary fractions have changed."""

from __future__ import annotations

import dataclasses
import json
import os
import re
from collections.abc import Mapping
from datetime import date, datetime, time
from decimal import Decimal
from enum import Enum
from numbers import Real
from typing import Any, Protocol, TypeGuard
from uuid import UUID

from .types import AMOUNTS


class OfNumpy(Protocol):
    """A NumPy array, or a NumPy scalar."""

    ndim: int

    def tolist(self) -> object: ...


_AMOUNT = re.compile(r"-?[0-9]+(\.[0-9]+)?")


Places = list[list[str | int]]
"""Places of missing values, such as NaN: JSON has none, so the library gets them beside the text."""

_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?")
_SURROGATE = re.compile("[\ud800-\udfff]")


def text_of(document: object) -> tuple[str | bytes, Places]:
    """Returns a document as sent: a text or bytes unchanged, anything else as JSON, with its missing values."""
    if isinstance(document, bytes):
        return document, []
    if isinstance(document, str):
        # A text with half a character cannot be UTF-8; the library reports the bytes that come nearest.
        return (document.encode("utf-8", "surrogatepass") if _SURROGATE.search(document) else document), []
    writer = _Writer()
    return writer.json(document), writer.missing


def json_of(value: object) -> str:
    """Writes JSON: a `Decimal` with its own digits, a `float` with the digits that Python shows."""
    writer = _Writer()
    text = writer.json(value)
    if writer.missing:
        raise ValueError("a number that is missing (NaN) or infinite has no JSON")
    return text


class _Writer:
    """Writes one value, and records the places of missing values in it."""

    def __init__(self) -> None:
        self.missing: Places = []
        self._steps: list[str | int] = []

    def json(self, value: object) -> str:
        match value:
            case Enum():
                return self.json(value.value)
            case None | bool():
                return json.dumps(value)
            case str():
                return _text(value)
            case Mapping():
                return f"{{{','.join(f'{_name(name)}:{self._inside(name, each)}' for name, each in value.items())}}}"
            case list() | tuple():
                return f"[{','.join(self._inside(index, each) for index, each in enumerate(value))}]"
        if _is_of_numpy(value) and value.ndim > 0:
            return self.json(value.tolist())
        if _is_missing(value):
            return self._missing()
        match value:
            case Decimal() | Real():
                text = str(value)
                return text if _NUMBER.fullmatch(text) else self._missing()
            case datetime():
                # Tables store days as moments at midnight; the day of any other moment depends on a time zone.
                is_day = value.tzinfo is None and value.time() == time()
                return f'"{value.date().isoformat() if is_day else value.isoformat()}"'
            case date() | time():
                return f'"{value.isoformat()}"'
            case UUID():
                return f'"{value}"'
        if _is_of_numpy(value):
            return self.json(value.tolist())
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            names = [field.name for field in dataclasses.fields(value)]
            return self.json({camel_case(name): getattr(value, name) for name in names})
        if isinstance(value, os.PathLike):
            raise TypeError(f"{value!r} is the name of a file: send its content, path.read_bytes()")
        raise TypeError(f"{type(value).__name__} is not JSON: {value!r}")

    def _inside(self, step: str | int, value: object) -> str:
        self._steps.append(step)
        text = self.json(value)
        self._steps.pop()
        return text

    def _missing(self) -> str:
        self.missing.append([*self._steps])
        return "null"


def _is_of_numpy(value: object) -> TypeGuard[OfNumpy]:
    return hasattr(value, "tolist") and hasattr(value, "ndim")


def _is_missing(value: object) -> bool:
    """Tells whether a value does not equal itself: NaN, pandas' NaT, and pandas' NA, whose comparison is NA."""
    try:
        return not value == value  # noqa: SIM201
    except TypeError:
        return True


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=_SURROGATE.search(value) is not None)


def _name(name: object) -> str:
    if not isinstance(name, str):
        raise TypeError(f"{name!r} is not the name of a field")
    return _text(name)


def camel_case(name: str) -> str:
    """Converts a Python name to its form in JSON."""
    first, *others = name.split("_")
    return first + "".join(other[:1].upper() + other[1:] for other in others)


def value_of(text: str) -> Any:
    """Reads JSON: every amount, quantity, price and rate is a `Decimal`."""
    return json.loads(text, parse_float=Decimal, object_hook=_with_decimals)


def _with_decimals(members: dict[str, Any]) -> dict[str, Any]:
    for name in AMOUNTS & members.keys():
        value = members[name]
        if type(value) is int or (isinstance(value, str) and _AMOUNT.fullmatch(value)):
            members[name] = Decimal(value)
    return members
