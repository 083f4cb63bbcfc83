"""An engine in a separate process, for machines that limit the address space (`ulimit -v`, Odoo's `limit_memory_hard`).

V8 reserves a terabyte of addresses, whatever it uses; with fewer, it ends its process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from multiprocessing import connection, spawn
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

try:
    import resource
except ImportError:  # Windows has no such limit.
    resource = None  # type: ignore[assignment]

grace = 30.0
"""Seconds beyond the limit of a document, or for the start, after which a process counts as hanging."""

_errors = {error.__name__: error for error in (TimeoutError, MemoryError, RuntimeError)}


def is_needed() -> bool:
    """Tells whether this process may not reserve the addresses that V8 needs."""
    return resource is not None and resource.getrlimit(resource.RLIMIT_AS)[0] != resource.RLIM_INFINITY


class OutsideEngine:
    """An engine in another process, for one caller at a time."""

    def __init__(self, megabytes: int) -> None:
        # Without `site`, nothing of the caller runs in it; only the module paths are the same.
        program = f"import sys; sys.path[:] = {sys.path!r}; from pint_ae.engine import serve; serve({megabytes})"
        self._process = subprocess.Popen(
            [spawn.get_executable(), "-I", "-S", "-c", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # If V8 cannot reserve its addresses, it prints its stack and ends the process.
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            if self._line(grace) is None:
                raise MemoryError(
                    "V8 could not reserve its addresses: raise the hard limit of the address space "
                    "(`ulimit -Hv unlimited`, `LimitAS=infinity`), or run pint-ae where there is none"
                )
        except BaseException:
            self.close()
            raise

    def answer(self, sent: str, seconds: float) -> str:
        """Returns the library's answer.

        Raises:
            TimeoutError, MemoryError: as an engine in this process does.
        """
        stdin = self._process.stdin
        assert stdin
        try:
            stdin.write(json.dumps([sent, seconds]).encode() + b"\n")
            stdin.flush()
        except BrokenPipeError:
            line = None
        else:
            line = self._line(seconds + grace)
        if line is None:
            raise MemoryError(f"the process of the engine ended ({self._process.wait()}): may it reserve addresses?")
        error, text = json.loads(line)
        if error is not None:
            raise _errors[error](text)
        answered: str = text
        return answered

    def close(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.communicate()

    def _line(self, seconds: float) -> bytes | None:
        """Reads the next line; None if the process has ended."""
        stdout = self._process.stdout
        assert stdout
        if not connection.wait([stdout.fileno()], seconds):
            raise TimeoutError(f"the process of the engine did not answer in {seconds:g} s")
        return stdout.readline() or None


def answer_lines(call: Callable[[str, float], str]) -> None:
    """Answers each line of standard input with a line of standard output, and ends the process after the input."""
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
    lines: SimpleQueue[bytes] = SimpleQueue()
    # The input ends when the parent process ends, which may be killed while a document is checked here.
    Thread(target=_read_lines, args=(lines,), daemon=True).start()
    call('["version",false,{},[]]\n', grace)
    answered: object = "ready"
    while True:
        sys.stdout.buffer.write(json.dumps(answered).encode() + b"\n")
        sys.stdout.buffer.flush()
        sent, seconds = json.loads(lines.get())
        try:
            answered = [None, call(sent, seconds)]
        except (TimeoutError, MemoryError) as error:
            answered = [type(error).__name__, str(error)]
        except Exception as error:
            answered = ["RuntimeError", str(error)]


def _read_lines(lines: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)
