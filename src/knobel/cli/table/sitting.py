"""A game as it goes on: every step kept, so that it can be told, taken back and saved."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from knobel.core.events import Did, Event, Thrown
from knobel.core.phrases import Phrase
from knobel.core.records import Record
from knobel.core.secrets import Secret, Viewer
from knobel.core.stages import Stage
from knobel.match.match import Match
from knobel.match.state import AnyState


class Step(NamedTuple):
    """What happened, and the states around it."""

    before: AnyState
    event: Event
    after: AnyState


class Sitting:
    """A running game."""

    def __init__(self, game: Match) -> None:
        self.game = game
        self.state: AnyState = game.start()
        self.steps: list[Step] = []

    @property
    def stage(self) -> Stage:
        """What happens now."""
        return self.game.stage(self.state)

    def apply(self, event: Event) -> None:
        """Go on with an event; refuses, without any effect, what the stage does not allow."""
        settled = self.game.with_words(self.state, event)
        after = self.game.apply(self.state, settled)
        self.steps.append(Step(self.state, settled, after))
        self.state = after

    def told(self, since: int, viewer: Viewer) -> Iterator[Phrase]:
        """What this viewer is told of everything from a step on."""
        for before, event, after in self.steps[since:]:
            yield from self.game.tell(before, event, after, viewer)

    def take_back(self, seat: int) -> bool:
        """Take back a seat's own last decision: never past a throw, somebody else's decision or anything revealed."""
        if not self.steps:
            return False
        before, event, after = self.steps[-1]
        if not isinstance(event, Did) or event.seat != seat:
            return False
        if list(_unseen(before, seat)) != list(_unseen(after, seat)):
            # The decision has uncovered something: whoever has seen it must stand by it.
            return False
        self._pop()
        return True

    def take_back_throw(self) -> bool:
        """Take back the last throw, if nothing has followed it."""
        if not self.steps or not isinstance(self.steps[-1].event, Thrown):
            return False
        self._pop()
        return True

    def record(self, names: tuple[str, ...]) -> Record:
        """The game so far."""
        events = tuple(step.event for step in self.steps)
        game = self.game
        return Record(game.info.id, game.version, names, game.options, events, words=game.advice.words)

    def _pop(self) -> None:
        self.state = self.steps.pop().before


def _unseen(value: Any, seat: int) -> Iterator[Secret[Any]]:
    """Everything in a state that a seat may not know."""
    if isinstance(value, Secret):
        if seat not in value.seen_by:
            yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _unseen(getattr(value, name), seat)
    elif isinstance(value, tuple):
        for item in value:
            yield from _unseen(item, seat)
