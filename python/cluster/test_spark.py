"""Spark checks every document once, even if an executor is killed half way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import IO

import pyarrow.compute
import pyarrow.dataset
import pyspark
import pytest

REPOSITORY = Path(__file__).parents[2]
JOBS = REPOSITORY / "examples/cluster"
DOCUMENTS = int(os.environ.get("PINT_AE_DOCUMENTS", "20000"))


@pytest.fixture(scope="session")
def documents(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of files of lines; every tenth document has an unknown currency."""
    folder = tmp_path_factory.mktemp("documents")
    request = json.loads((REPOSITORY / "examples/standard-invoice.json").read_text("utf-8"))
    files = [(folder / f"{number}.ndjson").open("w") for number in range(16)]
    for number in range(DOCUMENTS):
        currency = "XXQ" if number % 10 == 0 else "AED"
        line = json.dumps({**request, "invoiceNumber": f"INV-{number}", "currency": currency})
        files[number % len(files)].write(f"{line}\n")
    for file in files:
        file.close()
    return folder


def _start(job: str, master: str, documents: Path, verdicts: Path, log: IO[str]) -> subprocess.Popen[str]:
    home = Path(pyspark.__file__).parent
    command = verdicts.parent / "bin/pint-ae"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec node {REPOSITORY / "dist/cli.js"} "$@"\n')
    command.chmod(0o755)
    path = f"{command.parent}:{os.environ['PATH']}"
    environment = {**os.environ, "SPARK_HOME": str(home), "PYSPARK_PYTHON": sys.executable, "PATH": path}
    # One executor for each processor; small splits, so that some are done when one is killed.
    settings = ["--master", master, "--conf", "spark.sql.files.maxPartitionBytes=1000000"]
    words = [str(home / "bin/spark-submit"), *settings, str(JOBS / job), f"{documents}/*.ndjson", str(verdicts)]
    return subprocess.Popen(words, env=environment, stdout=log, stderr=subprocess.STDOUT, text=True)


def _kill_an_executor(log: Path) -> int:
    """Kills an executor once three tasks are done, and returns its process."""
    while log.read_text("utf-8").count("Finished task") < 3:
        time.sleep(0.2)
    found = subprocess.run(["pgrep", "-f", "CoarseGrainedExecutorBackend"], capture_output=True, text=True, check=True)
    executor = int(found.stdout.split()[0])
    os.kill(executor, signal.SIGKILL)
    return executor


def test_every_document_has_one_verdict_after_an_executor_was_killed(documents: Path, tmp_path: Path) -> None:
    log = tmp_path / "spark.log"
    with log.open("w") as written:
        job = _start("spark_arrow.py", "local-cluster[2,1,1024]", documents, tmp_path / "verdicts", written)
        _kill_an_executor(log)
        assert job.wait(timeout=1800) == 0
    assert "ExecutorLostFailure" in log.read_text("utf-8") or "Lost executor" in log.read_text("utf-8")
    table = pyarrow.dataset.dataset(tmp_path / "verdicts", partitioning="hive").to_table()
    numbers = Counter(json.loads(document)["invoiceNumber"] for document in table["document"].to_pylist())
    assert set(numbers.values()) == {1}
    assert len(numbers) == DOCUMENTS
    assert Counter(table["outcome"].to_pylist()) == {"valid": DOCUMENTS * 9 // 10, "invalid": DOCUMENTS // 10}
    assert table.filter(pyarrow.compute.field("failed") == "true").num_rows == DOCUMENTS // 10


def test_the_command_judges_the_same(documents: Path, tmp_path: Path) -> None:
    with (tmp_path / "spark.log").open("w") as written:
        assert (
            _start("spark_pipe.py", "local-cluster[2,1,1024]", documents, tmp_path / "verdicts", written).wait(
                timeout=1800
            )
            == 0
        )
    lines = [line for part in (tmp_path / "verdicts").glob("part-*") for line in part.read_text("utf-8").splitlines()]
    assert Counter(json.loads(line)["outcome"] for line in lines) == {
        "valid": DOCUMENTS * 9 // 10,
        "invalid": DOCUMENTS // 10,
    }
