"""What the engines withstand: threads, forks, event loops, and documents that take too much."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import select
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import pytest

import pint_ae
from pint_ae import outside
from pint_ae.engine import _Engine

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _ordinary_limits() -> Iterator[None]:
    yield
    pint_ae.limit()


def test_threads_get_their_own_answers(invoice: dict[str, Any]) -> None:
    def number_of(index: int) -> str:
        xml = pint_ae.convert({**invoice, "invoiceNumber": f"INV-{index}"})["xml"] or ""
        return xml.split("<cbc:ID>")[1].split("<")[0]

    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(number_of, range(100))) == [f"INV-{index}" for index in range(100)]


def test_engines_are_opened_one_after_another(invoice_text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = _Engine.opened
    opening: list[int] = []
    most: list[int] = []

    def counted(megabytes: int) -> _Engine:
        opening.append(megabytes)
        most.append(len(opening))
        try:
            return opened(megabytes)
        finally:
            opening.pop()

    pint_ae.limit(threads=4)
    monkeypatch.setattr(_Engine, "opened", counted)
    with ThreadPoolExecutor(4) as threads:
        assert all(result["valid"] for result in threads.map(pint_ae.validate, [invoice_text] * 8))
    assert len(most) > 1
    assert set(most) == {1}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_forked_workers_answer_after_their_parent_did(invoice_text: str) -> None:
    assert pint_ae.validate(invoice_text)["valid"]
    with multiprocessing.get_context("fork").Pool(3) as workers:
        results = workers.map_async(pint_ae.validate, [invoice_text] * 9).get(timeout=60)
    assert all(result["valid"] for result in results)
    assert pint_ae.validate(invoice_text)["valid"]


def test_an_event_loop_neither_holds_nor_is_held(invoice_text: str) -> None:
    async def twice() -> list[bool]:
        here = pint_ae.validate(invoice_text)["valid"]
        there = await asyncio.to_thread(pint_ae.validate, invoice_text)
        return [here, there["valid"]]

    pint_ae.limit()
    assert asyncio.run(twice()) == [True, True]
    assert pint_ae.validate(invoice_text)["valid"]


def test_a_document_that_takes_too_long_is_ended_and_the_next_is_not(invoice: dict[str, Any]) -> None:
    pint_ae.limit(seconds=0.05)
    many = {**invoice, "lines": [{**invoice["lines"][0], "id": str(number)} for number in range(20_000)]}
    with pytest.raises(TimeoutError, match=r"more than 0\.05 s"):
        pint_ae.validate(many)
    pint_ae.limit()
    assert pint_ae.validate(invoice)["valid"]


def test_a_document_that_takes_too_much_memory_is_ended_and_the_next_is_not(invoice: dict[str, Any]) -> None:
    pint_ae.limit(megabytes=60)
    many = {**invoice, "lines": [{**invoice["lines"][0], "id": str(number)} for number in range(60_000)]}
    with pytest.raises(MemoryError, match="more than 60 MB"):
        pint_ae.validate(many)
    assert pint_ae.validate(invoice)["valid"]


def test_a_program_ends_by_itself(invoice_text: str) -> None:
    program = "import sys, pint_ae; print(pint_ae.validate(sys.stdin.read())['outcome'])"
    for _ in range(3):
        run = subprocess.run(
            [sys.executable, "-c", program],
            input=invoice_text,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        assert run.stdout == "valid\n"


def test_threads_that_began_before_the_first_engine_open_their_own(invoice_text: str) -> None:
    program = """if True:
        import sys, pint_ae
        from concurrent.futures import ThreadPoolExecutor
        from threading import Barrier

        text, began = sys.stdin.read(), Barrier(2)
        pint_ae.limit(threads=2)
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda _: began.wait(), range(2)))
            print({result["outcome"] for result in threads.map(pint_ae.validate, [text] * 8)})
    """
    run = subprocess.run(
        [sys.executable, "-c", program], input=invoice_text, capture_output=True, text=True, timeout=120
    )
    assert (run.returncode, run.stdout) == (0, "{'valid'}\n")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of addresses")
def test_a_host_whose_addresses_are_limited_keeps_its_limit_and_gets_the_same_answers(
    invoice: dict[str, Any], invoice_text: str
) -> None:
    # Odoo's own limit, in which V8 ends the process.
    program = f"""if True:
        import json, resource, sys, pint_ae
        resource.setrlimit(resource.RLIMIT_AS, ({2560 * 1024 * 1024}, resource.getrlimit(resource.RLIMIT_AS)[1]))
        text = sys.stdin.read()
        print(json.dumps(pint_ae.convert(text), default=str))
        pint_ae.limit(seconds=0.05)
        invoice = json.loads(text)
        many = {{**invoice, "lines": [invoice["lines"][0]] * 20_000}}
        try:
            pint_ae.validate(many)
        except TimeoutError as error:
            print(error)
        pint_ae.limit()
        print(pint_ae.validate(text)["outcome"])
        print(resource.getrlimit(resource.RLIMIT_AS)[0])
    """
    run = subprocess.run(
        [sys.executable, "-c", program], input=invoice_text, capture_output=True, text=True, timeout=120, check=True
    )
    answer, too_long, outcome, limit = run.stdout.splitlines()
    assert answer == json.dumps(pint_ae.convert(invoice_text), default=str)
    assert too_long == "the document took more than 0.05 s"
    assert (outcome, limit) == ("valid", str(2560 * 1024 * 1024))


def _processes_with(token: str) -> list[int]:
    """Gives the processes that have a token in their environment."""
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            if entry.name.isdigit() and token.encode() in (entry / "environ").read_bytes():
                found.append(int(entry.name))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="processes are counted in /proc")
@pytest.mark.parametrize("is_hard", [False, True])
def test_where_addresses_are_limited_an_engine_is_one_process_and_ends_with_its_parent(
    is_hard: bool, invoice_text: str, tmp_path: Path
) -> None:
    token = f"PINT_AE_TEST={uuid4()}"
    name, value = token.split("=")
    # Without a guard: a program that is imported by the processes that it starts would start them again.
    program = tmp_path / "program.py"
    program.write_text(f"""if True:
        import resource, sys, pint_ae
        limit = 4 * 2**30
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit if {is_hard} else hard))
        text = sys.stdin.readline()
        for _ in range(3):
            try:
                print(pint_ae.validate(text)["outcome"], flush=True)
            except MemoryError as error:
                print(error, flush=True)
        print("done", flush=True)
        sys.stdin.readline()
    """)
    parent = subprocess.Popen(
        [sys.executable, str(program)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, name: value},
    )
    assert parent.stdin
    assert parent.stdout
    parent.stdin.write(json.dumps(json.loads(invoice_text)) + "\n")
    parent.stdin.flush()
    answers = [parent.stdout.readline() for _ in range(4)]
    running = [each for each in _processes_with(token) if each != parent.pid]
    ends = [os.pidfd_open(each) for each in running]
    parent.kill()
    parent.communicate()
    if is_hard:
        assert all("raise the hard limit" in answer for answer in answers[:3])
        assert running == []
    else:
        assert answers == [*["valid\n"] * 3, "done\n"]
        assert len(running) == 1
    # A descriptor of a process can be read once the process has ended.
    assert all(select.select([end], [], [], 30)[0] for end in ends)
    assert _processes_with(token) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of addresses")
def test_a_process_of_an_engine_that_hangs_or_ends_is_told_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = outside.OutsideEngine(256)
    monkeypatch.setattr(outside, "grace", 0.1)
    os.kill(engine._process.pid, signal.SIGSTOP)
    with pytest.raises(TimeoutError, match="did not answer"):
        engine.answer("[]\n", 0.1)
    os.kill(engine._process.pid, signal.SIGKILL)
    with pytest.raises(MemoryError, match="ended"):
        engine.answer("[]\n", 0.1)
    engine.close()
