"""Schocken of two from round to round: which tables there are, and what follows each.

What a round leaves behind depends on who has the lowest hand, the first player or the second, and on its price alone.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import Hand, State, Tally
from knobel.match.utility import utilities
from knobel.minds.experts.schocken.rounds import Endings
from knobel.minds.experts.schocken.steps import Steps, TurnOutcome, hand_of

# Who has the lowest hand, the first player or the second, and what that costs.
Kind = tuple[int, int | None]
# Hands of both in the order of play which end a round so.
Examples = Mapping[Kind, tuple[Hand, Hand]]


class Chain(NamedTuple):
    """Every table between two rounds with its number, and what follows it by the kind of end.

    What follows is the number of another table; or, where the game is over, what that is worth to the first seat.
    """

    numbers: dict[State, int]
    followers: tuple[dict[Kind, int | float], ...]

    def number(self, state: State) -> int | None:
        """The number of a table; None for one that no game of two comes to."""
        return self.numbers.get(plain(state))

    def stakes(self, number: int, values: Sequence[float]) -> dict[Kind, float]:
        """What every kind of end is worth to the first seat, if the tables are worth so much to it."""
        after = self.followers[number].items()
        return {kind: values[each] if isinstance(each, int) else each for kind, each in after}

    def solved(self, chances: Iterable[Mapping[Kind, float]]) -> list[float]:
        """What all tables are worth to the first seat, if their rounds end so often in which way."""
        import numpy

        matrix, constant = numpy.eye(len(self.followers)), numpy.zeros(len(self.followers))
        for number, (followers, likely) in enumerate(zip(self.followers, chances, strict=True)):
            for kind, chance in likely.items():
                after = followers[kind]
                if isinstance(after, int):
                    matrix[number, after] -= chance
                else:
                    constant[number] += chance * after
        return [float(value) for value in numpy.linalg.solve(matrix, constant)]


def explore_chain(rules: Schocken, examples: Mapping[bool, Examples]) -> Chain:
    """All tables of two, with the kinds of ends that rounds can have, loading ones and others."""
    waiting = [plain(rules.start(first)) for first in range(2)]
    numbers = {state: number for number, state in enumerate(waiting)}
    followers: list[dict[Kind, int | float]] = []
    for state in waiting:
        row: dict[Kind, int | float] = {}
        for kind, hands in examples[rules.loading(state.tally)].items():
            after = rules.settled(state.tally, _seated(hands, state))
            if after.tally.loser is not None:
                row[kind] = float(utilities(rules, rules.result(after))[0])
                continue
            if (follower := plain(after)) not in numbers:
                numbers[follower] = len(numbers)
                waiting.append(follower)
            row[kind] = numbers[follower]
        followers.append(row)
    return Chain(numbers, tuple(followers))


def examples(endings: Endings, steps: Callable[[int], Steps], throws: int) -> Examples:
    """Hands for every kind of end that a round can have, the first turn of which has so many throws at most."""
    ends = {limit: _outcomes(steps(limit)) for limit in range(1, throws + 1)}
    found: dict[Kind, tuple[Hand, Hand]] = {}
    for first in ends[throws]:
        for second in ends[first.throws]:
            found.setdefault(kind_of(endings, first, second), (hand_of(0, first), hand_of(1, second)))
    return dict(sorted(found.items(), key=lambda each: (each[0][0], each[0][1] or 0)))


def _outcomes(steps: Steps) -> tuple[TurnOutcome, ...]:
    """All that a turn can come to."""
    followers = [after for row in (*steps.chance.values(), *steps.choice.values()) for after in row]
    return tuple(dict.fromkeys(after for after in followers if isinstance(after, TurnOutcome)))


def kind_of(endings: Endings, first: TurnOutcome, second: TurnOutcome) -> Kind:
    """How a round ends with what both have come to."""
    _, worst, price = endings.of((first, second))
    return worst, price


def _seated(hands: tuple[Hand, Hand], state: State) -> tuple[Hand, ...]:
    pairs = zip(hands, state.order, strict=True)
    return tuple([Hand(seat, hand.faces, hand.out, hand.throws, hand.turned) for hand, seat in pairs])


def of_first(stakes: Mapping[Kind, float], state: State) -> dict[Kind, float]:
    """What ends are worth to whoever plays first, by what they are worth to the first seat."""
    return {kind: worth if state.order[0] == 0 else 1 - worth for kind, worth in stakes.items()}


def mirrored(state: State) -> State:
    """The same table with the seats of both exchanged."""
    tally = state.tally
    losers = tuple([1 - seat for seat in tally.half_losers])
    order = tuple([1 - seat for seat in state.order])
    return State(Tally(tally.supply, tally.discs[::-1], tally.half, tally.round, losers), order)


def plain(state: State) -> State:
    """The table without what no longer matters: how many rounds there were."""
    tally = state.tally
    return State(Tally(tally.supply, tally.discs, tally.half, min(tally.round, 2), tally.half_losers), state.order)
