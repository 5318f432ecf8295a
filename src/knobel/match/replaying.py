"""Replaying: the events of a record give every state again."""

from collections.abc import Iterable, Iterator

from knobel.core.errors import BadRecord, IllegalMove
from knobel.core.events import Event
from knobel.core.notation import write_event
from knobel.match.match import Match
from knobel.match.state import AnyState


def replay(game: Match, events: Iterable[Event], start: AnyState) -> Iterator[tuple[AnyState, Event, AnyState]]:
    """Every step of a game: the state before, the event, and the state after."""
    state = start
    for number, event in enumerate(events, start=1):
        try:
            event = game.with_words(state, event)
            after = game.apply(state, event)
        except IllegalMove as refused:
            raise BadRecord("illegal-event", number=number, event=write_event(event), reason=refused.code) from refused
        yield state, event, after
        state = after
