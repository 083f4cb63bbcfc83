"""An engine in a process of its own, where address space is limited (`ulimit -v`, Odoo's `limit_memory_hard`).

V8 reserves a terabyte of addresses, whatever it uses; with less it ends the process that it is in.
"""

from __future__ import annotations

import json
import select
import subprocess
import sys

try:
    import resource
except ImportError:  # Windows has no such limit.
    resource = None  # type: ignore[assignment]

grace = 30.0
"""Seconds beyond the limit of a document after which its process is taken to hang."""

_errors = {error.__name__: error for error in (TimeoutError, MemoryError, RuntimeError)}


def is_needed() -> bool:
    """Whether this process may not reserve what V8 does."""
    return resource is not None and resource.getrlimit(resource.RLIMIT_AS)[0] != resource.RLIM_INFINITY


class OutsideEngine:
    """An engine in another process, for one caller at a time."""

    def __init__(self, megabytes: int) -> None:
        program = f"import sys; sys.path[:] = {sys.path!r}; from pint_ae.outside import serve; serve({megabytes})"
        self._process = subprocess.Popen(
            [sys.executable, "-c", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def answer(self, sent: str, seconds: float) -> str:
        """Gives what the library answers.

        Raises:
            TimeoutError, MemoryError: as an engine in this process does.
        """
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin
        assert stdout
        try:
            stdin.write(json.dumps([sent, seconds]).encode() + b"\n")
            stdin.flush()
        except BrokenPipeError:
            line = b""
        else:
            ready, _, _ = select.select([stdout], [], [], seconds + grace)
            if not ready:
                raise TimeoutError(f"the process of the engine did not answer in {seconds + grace:g} s")
            line = stdout.readline()
        if not line:
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


def serve(megabytes: int) -> None:
    """Answers line by line what the process that started this one sends."""
    from pint_ae.engine import Engines

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
    engines = Engines(megabytes=megabytes, most=1)
    for line in sys.stdin.buffer:
        sent, seconds = json.loads(line)
        try:
            answered = [None, engines.call(sent, seconds)]
        except (TimeoutError, MemoryError) as error:
            answered = [type(error).__name__, str(error)]
        except Exception as error:
            answered = ["RuntimeError", str(error)]
        sys.stdout.buffer.write(json.dumps(answered).encode() + b"\n")
        sys.stdout.buffer.flush()
