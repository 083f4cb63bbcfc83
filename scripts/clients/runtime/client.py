from __future__ import annotations

import json
import re
import uuid
from dataclasses import dataclass, field
from decimal import Decimal
from http.client import HTTPException
from typing import Any, ClassVar, Literal, Mapping, Sequence, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

_Self = TypeVar("_Self", bound="Model")
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?")


class Model:
    """An object of the interface. Members of its JSON that have no attribute here are kept in `extra`."""

    #: For each attribute the name in JSON, what its value is read as, and whether it is null rather than left out.
    _members: ClassVar[Mapping[str, tuple[str, Any, bool]]] = {}
    #: The headers of the answer, by lower-case name, where this is one.
    headers: Mapping[str, str] = {}
    extra: dict[str, Any]

    @classmethod
    def from_json(cls: type[_Self], text: str | bytes) -> _Self:
        """Reads JSON; its numbers stay exact, as Decimal."""
        return _read(_parsed(text), cls)

    @classmethod
    def from_dict(cls: type[_Self], data: Mapping[str, Any]) -> _Self:
        """Reads a mapping as `json.loads` gives it. What has not the described shape is kept as it is."""
        model = cls.__new__(cls)
        members = {name: (attribute, shape) for attribute, (name, shape, _) in cls._members.items()}
        for attribute in cls._members:
            setattr(model, attribute, None)
        model.extra = {}
        for name, value in data.items():
            if name in members:
                attribute, shape = members[name]
                setattr(model, attribute, _read(value, shape))
            else:
                model.extra[name] = value
        return model

    def to_dict(self) -> dict[str, Any]:
        """The members of its JSON; an attribute that is None is left out, or null where it must be there."""
        own = {
            name: getattr(self, attribute)
            for attribute, (name, _, is_written) in self._members.items()
            if is_written or getattr(self, attribute) is not None
        }
        return {**own, **self.extra}

    def to_json(self) -> str:
        """Its JSON; a Decimal is written with the digits that it has."""
        return _written(self)


class ProblemError(Exception):
    """The server refused the request or failed: `problem` says why, where it said so."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body
        self.problem = _problem_of(headers, body)
        told = [getattr(self.problem, name, None) for name in ("title", "detail")]
        super().__init__(" ".join([str(status), *(text for text in told if isinstance(text, str))]))

    @property
    def retry_after(self) -> int | None:
        """Seconds after which to try again, where the server named them."""
        named = self.headers.get("retry-after", "")
        return int(named) if named.isascii() and named.isdigit() else None


def _parsed(text: str | bytes) -> Any:
    return json.loads(text, parse_float=Decimal, parse_constant=_refused, object_pairs_hook=_members_once)


def _refused(constant: str) -> Any:
    raise ValueError(f"{constant} is not JSON")


def _members_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("an object of the JSON has two members of one name")
    return members


def _read(value: Any, shape: Any) -> Any:
    if isinstance(shape, str):
        shape = globals()[shape]
    if isinstance(shape, list):
        return [_read(entry, shape[0]) for entry in value] if isinstance(value, list) else value
    if shape is Decimal:
        return Decimal(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if isinstance(shape, type) and isinstance(value, Mapping):
        return shape.from_dict(value)
    return value


def _written(value: Any) -> str:
    if isinstance(value, Model):
        value = value.to_dict()
    if isinstance(value, Mapping):
        return "{%s}" % ",".join(f"{json.dumps(str(name))}:{_written(of)}" for name, of in value.items())
    if isinstance(value, (list, tuple)):
        return "[%s]" % ",".join(map(_written, value))
    if isinstance(value, Decimal):
        if not _NUMBER.fullmatch(str(value)):
            raise ValueError(f"{value} is not a number in JSON")
        return str(value)
    if isinstance(value, float):
        raise TypeError(f"{value} is a binary fraction and may not be the amount that was meant: use Decimal")
    return json.dumps(value)


def _document(body: Any) -> bytes:
    """A body of JSON: text is sent as it is."""
    if isinstance(body, bytes):
        return body
    return (body if isinstance(body, str) else _written(body)).encode()


def _line(document: Any) -> bytes:
    """One line of JSON; a line break in its text stands between values, where a blank says the same."""
    return _document(document).replace(b"\r", b" ").replace(b"\n", b" ")


def _text(value: Any) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def _joined(value: Any) -> str:
    return ",".join(map(_text, value)) if isinstance(value, (list, tuple)) else _text(value)


def _problem_of(headers: Mapping[str, str], body: bytes) -> Any:
    if PROBLEM is None or "json" not in headers.get("content-type", ""):
        return None
    try:
        return _read(_parsed(body), PROBLEM)
    except ValueError:
        return None


class _NoRedirects(HTTPRedirectHandler):
    """A key is sent to the server that was named, and to no other."""

    def redirect_request(self, *_: Any) -> None:
        return None


class _Caller:
    """Sends requests and reads answers."""

    def __init__(self, base_url: str, keys: Mapping[str, str | None], timeout: float) -> None:
        self._base_url = base_url.rstrip("/")
        self._keys = keys
        self._timeout = timeout
        self._opener = build_opener(_NoRedirects)

    def _call(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any],
        headers: Mapping[str, Any],
        keys: Sequence[str] = (),
        body: bytes | None = None,
        accept: str = "*/*",
        read: Literal["json", "lines", "text", "bytes", "none"],
        shape: Any = None,
    ) -> Any:
        values = urlencode(
            [
                (name, _text(one))
                for name, value in query.items()
                if value is not None
                for one in (value if isinstance(value, (list, tuple)) else [value])
            ]
        )
        sent = {name: _joined(value) for name, value in headers.items() if value is not None}
        own = {name: value for name, value in self._keys.items() if name in keys and value is not None}
        url = self._base_url + path + (f"?{values}" if values else "")
        request = Request(url, body, {"Accept": accept, **sent, **own}, method=method)
        try:
            try:
                answer = self._opener.open(request, timeout=self._timeout)
            except HTTPError as error:
                answer = error
            with answer:
                content = answer.read()
        except URLError:
            raise
        except (HTTPException, OSError) as error:
            raise URLError(f"There is no whole answer of {url}: {error!r}") from error
        got = {name.lower(): value for name, value in answer.headers.items()}
        if not 200 <= answer.status <= 299:
            raise ProblemError(answer.status, got, content)
        return _answer(content, got, read, shape)


def _answer(content: bytes, headers: Mapping[str, str], read: str, shape: Any) -> Any:
    if read == "none":
        return None
    if read == "bytes":
        return content
    if read == "text":
        return content.decode("utf-8")
    if read == "lines":
        return [_read(_parsed(line), shape) for line in content.split(b"\n") if line.strip()]
    answer = _read(_parsed(content), shape)
    if isinstance(answer, Model):
        answer.headers = headers
    return answer
