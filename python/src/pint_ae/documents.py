"""JSON as the library takes and gives it, without a number that binary fractions have changed."""

from __future__ import annotations

import dataclasses
import json
import math
import re
from collections.abc import Mapping
from datetime import date, datetime, time
from decimal import Decimal
from enum import Enum
from numbers import Integral, Real
from typing import Any
from uuid import UUID

from .types import AMOUNTS

_AMOUNT = re.compile(r"-?[0-9]+(\.[0-9]+)?")


def text_of(document: object) -> str | bytes:
    """Gives a document as it is sent: a text or bytes as they are, anything else as JSON."""
    return document if isinstance(document, (str, bytes)) else json_of(document)


def json_of(value: object) -> str:
    """Writes JSON: a `Decimal` with the digits that it has, a `float` with those that Python shows."""
    match value:
        case Enum():
            return json_of(value.value)
        case None | bool() | str():
            return json.dumps(value, ensure_ascii=False)
        case Mapping():
            written = (f"{_name(name)}:{json_of(member)}" for name, member in value.items())
            return f"{{{','.join(written)}}}"
        case list() | tuple():
            return f"[{','.join(map(json_of, value))}]"
        case Decimal() | Real():
            return _number(value)
        case datetime():
            raise TypeError(f"{value!r} is a moment, and its day depends on a time zone: give a date or a time")
        case date() | time():
            return f'"{value.isoformat()}"'
        case UUID():
            return f'"{value}"'
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in dataclasses.fields(value)]
        return json_of({camel_case(name): getattr(value, name) for name in names})
    raise TypeError(f"{type(value).__name__} is not JSON: {value!r}")


def _name(name: object) -> str:
    if not isinstance(name, str):
        raise TypeError(f"{name!r} is not the name of a field")
    return json.dumps(name, ensure_ascii=False)


def _number(value: Decimal | Real) -> str:
    if not math.isfinite(value):
        raise ValueError(f"{value} is not a number in JSON")
    if isinstance(value, Integral):
        return str(int(value))
    return str(value) if isinstance(value, Decimal) else repr(float(value))


def camel_case(name: str) -> str:
    """Gives a name of Python the form that it has in JSON."""
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
