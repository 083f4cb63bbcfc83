"""V8 engines that run the library's own bundle: one for each thread that calls at the same time."""

from __future__ import annotations

import atexit
import json
import os
from contextlib import suppress
from importlib.resources import files
from threading import Condition, Lock, Thread
from typing import TYPE_CHECKING, Any

from py_mini_racer import DEFAULT_V8_FLAGS, JSEvalException, JSTimeoutException, MiniRacer, init_mini_racer

from pint_ae.outside import OutsideEngine, answer_lines, is_needed

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from pint_ae.documents import Places

    OpenEngine: TypeAlias = "Callable[[int], _Engine | OutsideEngine]"

# With the processor's memory keys, V8's code ends the process when a thread opens an engine that began before V8 did.
_FLAGS = (*DEFAULT_V8_FLAGS, "--no-memory-protection-keys")


class _Engine:
    """One instance of V8 with the bundle, for one caller at a time."""

    def __init__(self, megabytes: int) -> None:
        self.megabytes = megabytes
        init_mini_racer(flags=_FLAGS, ignore_duplicate_init=True)
        self.racer = MiniRacer()
        self.racer.set_hard_memory_limit(megabytes * 1_000_000)
        self.racer.eval(files(__package__).joinpath("bundle.js").read_text("utf-8"))
        self.run: Callable[..., Any] = self.racer.eval("pintAe")  # type: ignore[assignment]

    @classmethod
    def opened(cls, megabytes: int) -> _Engine:
        """Opens an engine in another thread: in an event loop, V8's answers would wait for that loop."""
        made: list[_Engine | BaseException] = []

        def make() -> None:
            try:
                made.append(cls(megabytes))
            except BaseException as error:
                made.append(error)

        thread = Thread(target=make)
        thread.start()
        thread.join()
        if isinstance(made[0], BaseException):
            raise made[0]
        return made[0]

    def answer(self, sent: str, seconds: float) -> str:
        """Returns the library's answer; raises `TimeoutError` or `MemoryError`."""
        try:
            answer: str = self.run(sent, timeout_sec=seconds)
        except JSTimeoutException:
            raise TimeoutError(f"the document took more than {seconds:g} s") from None
        except JSEvalException:
            if self.racer.was_hard_memory_limit_reached():
                raise MemoryError(f"the document took more than {self.megabytes} MB") from None
            raise
        return answer

    def close(self) -> None:
        """Closes V8 once it is idle, because a stopped call may still be ending."""
        del self.run
        with suppress(JSEvalException):
            self.racer.eval("0")
        self.racer.close()


def _open(megabytes: int) -> _Engine | OutsideEngine:
    """Opens an engine here or, if addresses are limited, in a separate process."""
    return OutsideEngine(megabytes) if is_needed() else _Engine.opened(megabytes)


class Engines:
    """Idle and busy engines. None survives a fork, because V8's threads stay in the parent."""

    def __init__(self, open_engine: OpenEngine = _open, *, megabytes: int = 512, most: int | None = None) -> None:
        self._open = open_engine
        self.seconds = 30.0
        self.megabytes = megabytes
        self.most = most or os.cpu_count() or 1
        self._idle: list[_Engine | OutsideEngine] = []
        self._opened = 0
        self._changed = Condition()
        self._opening = Lock()

    def call(self, sent: str, seconds: float) -> str:
        """Lets an engine answer, and waits for one if all are busy."""
        engine = self._take()
        try:
            answer = engine.answer(sent, seconds)
        except BaseException:
            self._drop(engine)
            raise
        self._give_back(engine)
        return answer

    def close(self) -> None:
        """Closes all engines, busy ones after their document; later calls open new ones."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._idle) == self._opened)
            while self._idle:
                self._idle.pop().close()
                self._opened -= 1

    def _take(self) -> _Engine | OutsideEngine:
        with self._changed:
            self._changed.wait_for(lambda: self._idle or self._opened < self.most)
            if self._idle:
                return self._idle.pop()
            self._opened += 1
        try:
            # The first engine starts V8 itself; starting it twice at once would end the process.
            with self._opening:
                return self._open(self.megabytes)
        except BaseException:
            with self._changed:
                self._opened -= 1
                self._changed.notify_all()
            raise

    def _give_back(self, engine: _Engine | OutsideEngine) -> None:
        with self._changed:
            self._idle.append(engine)
            self._changed.notify_all()

    def _drop(self, engine: _Engine | OutsideEngine) -> None:
        engine.close()
        with self._changed:
            self._opened -= 1
            self._changed.notify_all()


_engines = Engines()
# When the interpreter ends, closing V8 would wait for a thread that no longer exists.
atexit.register(_engines.close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_engines.close)


def limit(*, seconds: float = 30, megabytes: int = 512, threads: int | None = None) -> None:
    """Sets the limits of one document, and the number of threads; default: one for each processor.

    A document that takes longer raises `TimeoutError`, one that needs more memory `MemoryError`.

    >>> limit(seconds=10, megabytes=256)
    """
    _engines.seconds = seconds
    _engines.megabytes = megabytes
    _engines.most = threads or os.cpu_count() or 1
    _engines.close()


def serve(megabytes: int) -> None:
    """Answers the parent process, in the process of an engine; ends when the parent closes the input.

    The engine is opened here whatever the limits are, so that such a process never starts another.
    """
    answer_lines(Engines(_Engine.opened, megabytes=megabytes, most=1).call)


def call(name: str, document: str | bytes, options: str, missing: Places | None = None, documents: int = 1) -> str:
    """Calls a function of the library with options in JSON; its answer is JSON.

    Raises:
        TypeError: the library has no such option.
        ValueError: an option has a value that is not allowed.
        TimeoutError, MemoryError: see `limit`.
    """
    is_bytes = isinstance(document, bytes)
    text = document.decode("latin-1") if isinstance(document, bytes) else document
    sent = f'["{name}",{json.dumps(is_bytes)},{options},{json.dumps(missing or [])}]\n{text}'
    answer = _engines.call(sent, _engines.seconds * max(documents, 1))
    if answer.startswith('{"mistake":'):
        mistake = json.loads(answer)["mistake"]
        raise (ValueError if mistake["code"] == "wrong-option" else TypeError)(mistake["message"])
    return answer
