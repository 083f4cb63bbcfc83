"""Dask, Ray and Beam check every document once."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pyarrow.dataset
import pytest

REPOSITORY = Path(__file__).parents[2]
DOCUMENTS = 600


@pytest.fixture(scope="module")
def documents(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of files of lines; every tenth document has an unknown currency."""
    folder = tmp_path_factory.mktemp("documents")
    request = json.loads((REPOSITORY / "examples/standard-invoice.json").read_text("utf-8"))
    for part in range(4):
        lines = [
            json.dumps({**request, "invoiceNumber": f"INV-{number}", "currency": "AED" if number % 10 else "XXQ"})
            for number in range(part, DOCUMENTS, 4)
        ]
        (folder / f"{part}.ndjson").write_text("".join(f"{line}\n" for line in lines))
    return folder


def _run(job: str, documents: str, verdicts: Path) -> None:
    verdicts.mkdir()
    program = REPOSITORY / "examples/cluster" / job
    subprocess.run([sys.executable, str(program), documents, str(verdicts)], check=True, timeout=600)


def _assert_whole(verdicts: list[tuple[str, str]]) -> None:
    assert len({json.loads(document)["invoiceNumber"] for document, _ in verdicts}) == len(verdicts) == DOCUMENTS
    expected = {"valid": DOCUMENTS * 9 // 10, "invalid": DOCUMENTS // 10}
    assert Counter(outcome for _, outcome in verdicts) == expected


def test_ray_has_every_verdict_once(documents: Path, tmp_path: Path) -> None:
    _run("ray_data.py", str(documents), tmp_path / "verdicts")
    table = pyarrow.dataset.dataset(tmp_path / "verdicts", format="parquet").to_table(columns=["text", "outcome"])
    _assert_whole(list(zip(table["text"].to_pylist(), table["outcome"].to_pylist(), strict=True)))


@pytest.mark.parametrize("job", ["beam_map.py", "dask_bag.py"])
def test_beam_and_dask_have_every_verdict_once(documents: Path, tmp_path: Path, job: str) -> None:
    _run(job, f"{documents}/*.ndjson", tmp_path / "verdicts")
    parts = [part.read_text("utf-8").splitlines() for part in (tmp_path / "verdicts").glob("part-*")]
    verdicts = [json.loads(line) for lines in parts for line in lines]
    _assert_whole([(verdict["document"], verdict["outcome"]) for verdict in verdicts])
