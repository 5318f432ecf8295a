"""The worked cases of the rules, told by whatever Python runs this: every verdict, and every state on the way to it."""

import hashlib
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.events import Event
from knobel.core.notation import write_event
from knobel.desk.desk import Desk
from knobel.desk.model import Tournament
from knobel.match.match import Match
from knobel.match.position import write_position
from knobel.match.state import AnyState

TESTS = Path(__file__).parent.parent
CASE = "case_id"


class Trace:
    """What the engine has done since the last case."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forget everything; the next case begins."""
        self.count, self._digest = 0, hashlib.sha256()

    def add(self, line: str) -> None:
        """One thing more that happened."""
        self.count += 1
        self._digest.update(line.encode())

    def __str__(self) -> str:
        return f"{self.count} {self._digest.hexdigest()}"


def told_cases(folders: tuple[str, ...] = ("games", "desk")) -> Iterator[str]:
    """A line for each worked case: its name, its verdict, how much happened, and a hash of what."""
    trace = Trace()
    with _watched(trace):
        for folder in folders:
            for file in sorted((TESTS / folder).glob("test_*.py")):
                if f"{CASE}:" in file.read_text(encoding="utf-8"):
                    yield from _told_by(import_module(f"tests.{folder}.{file.stem}"), trace)


def _told_by(module: ModuleType, trace: Trace) -> Iterator[str]:
    for name, test in list(vars(module).items()):
        if (
            name.startswith("test_")
            and test.__module__ == module.__name__
            and CASE in inspect.signature(test).parameters
        ):
            for given in _given(test):
                trace.clear()
                yield f"{given[CASE]} {name} {_verdict(test, given)} {trace}"


def _given(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """Every set of arguments that a test's marks ask for."""
    marks = [mark.args for mark in vars(test)["pytestmark"] if mark.name == "parametrize"]
    for chosen in product(*(values for _, values in marks)):
        given: dict[str, Any] = {}
        for (names, _), values in zip(marks, chosen, strict=True):
            split = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
            given.update(zip(split, values if len(split) > 1 else (values,), strict=True))
        yield given


def _verdict(test: Callable[..., None], given: dict[str, Any]) -> str:
    try:
        test(**given)
    except Exception as trouble:
        return f"{type(trouble).__name__}: {trouble}".replace("\n", " ")
    return "passed"


@contextmanager
def _watched(trace: Trace) -> Iterator[None]:
    """Whatever a match or a desk does, or refuses, is in the trace."""
    apply, add = Match.apply, Desk.add

    def watched_apply(match: Match, state: AnyState, event: Event) -> AnyState:
        try:
            after = apply(match, state, event)
        except KnobelError as refusal:
            trace.add(f"{write_event(event)} {refusal!r}")
            raise
        trace.add(f"{write_event(event)} {write_position(match, after)}")
        return after

    def watched_add(desk: Desk, row: Any, after: Tournament | None = None) -> None:
        add(desk, row, after)
        trace.add(msgspec.json.encode(desk.tournament, order="deterministic").decode())

    Match.apply, Desk.add = watched_apply, watched_add  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        Match.apply, Desk.add = apply, add  # type: ignore[method-assign]
