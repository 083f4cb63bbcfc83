"""Python answers as Node.js does, on every document of the repository; in CI, on a fourth of those made of them."""

from __future__ import annotations

import json
import os
from pathlib import Path

from pint_ae.engine import call


def test_every_answer_is_that_of_node_byte_for_byte() -> None:
    lines = Path(__file__).with_name("node-answers.ndjson").read_text("utf-8").splitlines()
    calls = [json.loads(line) for line in lines]
    different = [(name, document[:200]) for name, document, answer in calls if call(name, document, "{}") != answer]
    assert different == []
    is_sample = "CI" in os.environ and "EVERY_TEST" not in os.environ
    assert len(calls) > (800 if is_sample else 2000)


def test_bytes_and_text_have_the_same_answer(invoice_text: str) -> None:
    assert call("validate", invoice_text.encode(), "{}") == call("validate", invoice_text, "{}")
