"""The decision clock: whoever lets it run out has made the mildest move."""

from typing import Any

from knobel.core.events import Did, Event, Expired
from knobel.core.rules import Rules
from knobel.core.stages import Ask, Clock, Seat
from knobel.match.options import GroundOptions
from knobel.match.state import AnyState


def with_clocks(rules: Rules[Any, Any], ground: GroundOptions, state: AnyState, stage: Ask) -> Ask:
    """A question with a clock for every seat that is asked."""
    clocks = tuple(
        Clock(_clock_name(seat, state), ground.decision_seconds, seat, rules.otherwise(state.game_state, seat))
        for seat in stage.choices
    )
    return Ask(stage.choices, (*stage.clocks, *clocks), stage.secret)


def answered(rules: Rules[Any, Any], state: AnyState, event: Event) -> Event:
    """A decision clock that has run out stands for the seat's mildest move."""
    if isinstance(event, Expired):
        stage = rules.stage(state.game_state)
        for seat in stage.choices if isinstance(stage, Ask) else ():
            if event.clock == _clock_name(seat, state):
                return Did(seat, rules.otherwise(state.game_state, seat), event.words)
    return event


def _clock_name(seat: Seat, state: AnyState) -> str:
    return f"decision-{seat}-{state.answers[seat]}"
