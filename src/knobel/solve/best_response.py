"""The best answer to somebody's play in a round with hidden dice, found by walking through all that can happen.

A seat is led by what it knows: at every decision it has a set of worlds, each as likely as dice and the other's play
make it, and takes the move that is best over all of them. States are those of the rules, told apart by what still
matters (`Advice.canonical`); what a seat knows of one is the state redacted for it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from knobel.core.moves import AnyMove
from knobel.core.rules import Rules
from knobel.core.secrets import redacted
from knobel.core.stages import Ask, Over, Seat, Throw
from knobel.solve.chance import merged_throws
from knobel.solve.solution import Ranked
from knobel.solve.state_graph import Unsolvable, check_throw, decider
from knobel.solve.subgame import Canonical, Leaf

# States that may be looked at, each as often as it is come to.
LIMIT = 6_000_000
# Worlds whose chances differ by less are the same set of worlds.
PLACES = 12

# States that could be the real one, with their chances.
Worlds = dict[Any, float]
# How somebody plays in a state, of which they know what is not hidden from them: moves with their chances.
Play = Callable[[Any, Seat], Ranked]
# The moves of a state that an answer may have.
Tried = Callable[[Any, Seat], tuple[AnyMove, ...]]
# What a seat does, by what it knows.
Strategy = dict[Any, AnyMove]


class HiddenRound(NamedTuple):
    """A round of a game with hidden dice: where it starts, when it is over, and which states are told apart."""

    rules: Rules[Any, Any]
    start: Any
    leaf: Leaf
    canonical: Canonical

    def stage(self, state: Any) -> Throw | Ask:
        """What happens in a state of the round; refuses what cannot be looked through."""
        stage = self.rules.stage(state)
        assert not isinstance(stage, Over)
        if isinstance(stage, Throw):
            check_throw(stage, self.rules.seats, hidden_too=True)
        return stage

    def ends(self, state: Any) -> tuple[float, ...] | None:
        """What a state is worth to every seat if the round is over with it."""
        return self.leaf(state, self.rules.stage(state))


class BestResponse:
    """The best answer of a seat to the play of all others. `strategy` fills while it is worked out."""

    def __init__(
        self, played: HiddenRound, seat: Seat, play: Play, tried: Tried | None = None, limit: int = LIMIT
    ) -> None:
        self._round, self._seat, self._play = played, seat, play
        self._tried = tried
        self._left = limit
        self._values: dict[Any, float] = {}
        self.strategy: Strategy = {}

    def value(self) -> float:
        """What the best answer is worth to its seat."""
        return self._value({self._round.canonical(self._round.start): 1.0})

    def move(self, state: Any) -> AnyMove:
        """What the seat does in a state, by what it knows of it."""
        return self.strategy[redacted(state, self._seat)]

    def _value(self, worlds: Worlds) -> float:
        """What the worlds are worth, each by its chance: by the sum of these for a whole."""
        total = sum(worlds.values())
        key = frozenset((state, round(chance / total, PLACES)) for state, chance in worlds.items())
        if key not in self._values:
            self._values[key] = self._worked_out(worlds) / total
        return total * self._values[key]

    def _worked_out(self, worlds: Worlds) -> float:
        first = next(iter(worlds))
        stage = self._round.stage(first)
        if isinstance(stage, Ask) and decider(stage) == self._seat:
            moves = stage.choices[self._seat].moves if self._tried is None else self._tried(first, self._seat)
            valued = [(self._after(self._moved(worlds, move)), move) for move in moves]
            best, move = max(valued, key=lambda pair: pair[0])
            self.strategy[redacted(first, self._seat)] = move
            return best
        return self._after(
            (follower, chance * likely)
            for state, chance in worlds.items()
            for follower, likely in followers(self._round, state, self._play)
        )

    def _moved(self, worlds: Worlds, move: AnyMove) -> Iterator[tuple[Any, float]]:
        return ((self._round.rules.did(state, self._seat, move), chance) for state, chance in worlds.items())

    def _after(self, states: Iterable[tuple[Any, float]]) -> float:
        """What these states are worth: those that the seat cannot tell apart go on together."""
        ended, worlds = 0.0, Worlds()
        for state, chance in states:
            self._left -= 1
            end = self._round.ends(state)
            if end is not None:
                ended += chance * end[self._seat]
            elif chance:
                merged = self._round.canonical(state)
                worlds[merged] = worlds.get(merged, 0.0) + chance
        if self._left < 0:
            raise Unsolvable("states")
        return ended + sum(map(self._value, self._told_apart(worlds)))

    def _told_apart(self, worlds: Worlds) -> Iterable[Worlds]:
        if len(worlds) < 2:
            return (worlds,) if worlds else ()
        known = defaultdict[Any, Worlds](dict)
        for state, chance in worlds.items():
            known[redacted(state, self._seat)][state] = chance
        return known.values()


class Playout:
    """What states are worth to everybody when all play in a given way."""

    def __init__(self, played: HiddenRound, play: Play) -> None:
        self._round, self._play = played, play
        self._values: dict[Any, tuple[float, ...]] = {}

    def value(self, state: Any) -> tuple[float, ...]:
        """What a state of the round is worth to every seat."""
        merged = self._round.canonical(state)
        if merged not in self._values:
            sums = [0.0] * self._round.rules.seats
            for follower, chance in followers(self._round, merged, self._play):
                worth = self._round.ends(follower) or self.value(follower)
                sums = [total + chance * each for total, each in zip(sums, worth, strict=True)]
            self._values[merged] = tuple(sums)
        return self._values[merged]


def followers(played: HiddenRound, state: Any, play: Play) -> Iterator[tuple[Any, float]]:
    """What can follow a state, by dice or by how it is played."""
    stage = played.stage(state)
    if isinstance(stage, Throw):
        for event, chance in merged_throws(stage.dice):
            yield played.rules.thrown(state, event.faces), chance
        return
    seat = decider(stage)
    for move, chance in play(state, seat):
        yield played.rules.did(state, seat, move), chance
