"""Positions: games rebuilt from what has happened in them, and kept for the next question about the same table."""

from collections import OrderedDict
from typing import Any

from knobel.core.frozen import Frozen
from knobel.house.work.tasks import Position, Rules
from knobel.match import opening
from knobel.match.match import Match

# So many tables are kept in mind.
MOST_KEPT = 256


def play_of(rules: Rules) -> Match:
    """The game of these rules."""
    return opening.stored_game(rules.game, rules.seats, rules.options, rules.version, rules.words)


class RebuiltPosition(Frozen, frozen=True):
    """A position with the game that it belongs to and the state that it leads to."""

    position: Position
    play: Match
    state: Any


class Positions:
    """The latest position of every table asked about.

    A server asks from several threads. Each step on the dictionary is one of its own, and the worst that two who ask
    about the same table can do to each other is that a position is played from its start once more.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, RebuiltPosition] = OrderedDict()

    def rebuilt(self, position: Position) -> RebuiltPosition:
        """The game and its state; only what has happened since the last question is played."""
        known = self._kept.pop(position.table, None)
        built = _gone_on(known, position) or _from_the_start(position)
        self._kept[position.table] = built
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return built


def _from_the_start(position: Position) -> RebuiltPosition:
    play = play_of(position.rules)
    start = play.start() if position.first is None else play.start(position.first, decided=True)
    return _played_on(play, start, position, 0)


def _gone_on(known: RebuiltPosition | None, position: Position) -> RebuiltPosition | None:
    """What was known, gone on; None where it is another game, or something was taken back."""
    if known is None or (known.position.rules, known.position.first) != (position.rules, position.first):
        return None
    count = len(known.position.events)
    if known.position.events != position.events[:count]:
        return None
    return _played_on(known.play, known.state, position, count)


def _played_on(play: Match, state: Any, position: Position, count: int) -> RebuiltPosition:
    for event in position.events[count:]:
        state = play.apply(state, event)
    return RebuiltPosition(position, play, state)
