"""What mypy knows of a result after its outcome is known, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "import pint_ae\nresult = pint_ae.validate({})\nconverted = pint_ae.convert({})\n"

ACCEPTED = """
if result["valid"]:
    reveal_type(result["outcome"])
    print(result["ruleSet"]["version"])
if converted["outcome"] == "malformed":
    reveal_type(converted["totals"])
elif converted["valid"]:
    print(converted["totals"]["payableAmount"] + 1, converted["typeCode"].upper(), converted["xml"].encode())
else:
    print(converted["xml"].encode(), len(converted["issues"]))
"""


def _mypy(program: str, folder: Path) -> str:
    file = folder / "program.py"
    file.write_text(HEAD + program)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder.parent / "cache"), str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder).stdout


def test_a_result_narrows_after_valid_and_outcome(tmp_path: Path) -> None:
    output = _mypy(ACCEPTED, tmp_path)
    assert "error:" not in output
    assert "Revealed type is \"Literal['valid']\"" in output
    assert 'Revealed type is "None"' in output


@pytest.mark.parametrize(
    "access",
    [
        'result["ruleSet"]["version"]',
        'converted["totals"]["payableAmount"]',
        'converted["xml"].encode()',
        'result["outcome"] == "correct"',
        'result["xml"]',
    ],
)
def test_an_access_that_some_outcome_does_not_allow_is_refused(access: str, tmp_path: Path) -> None:
    assert "error:" in _mypy(f"print({access})\n", tmp_path)
