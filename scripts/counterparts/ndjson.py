"""Lets Schemathesis send lines of JSON, as a module of hooks."""

import json

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(_, value):
    each = value if isinstance(value, list) else [value]
    return "\n".join(map(json.dumps, each)).encode()
