"""Schocken of two as a whole: what every table is worth if all rounds are played best, and how far play is from that.

Rounds are played for what they leave behind, and what they leave behind is what tables are then worth: both are worked
out in turn until nothing changes. A table at which the seats have changed places is the same for whoever plays first.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from knobel.games.cup.schocken.state import State
from knobel.minds.experts.schocken.chain import mirrored, of_first
from knobel.minds.experts.schocken.round_play import Duel
from knobel.minds.experts.schocken.tables import Tables
from knobel.solve.covered_equilibrium import equilibrium
from knobel.solve.covered_turns import Meeting

# Tables whose worth changes less are at rest; so often it is tried.
REST, SWEEPS = 1e-8, 12

Advance = Callable[[int], None]
# A round: its table's number, the rules of such rounds, and what hands are worth to the first player.
Round = tuple[int, Duel, Any]


def equilibrium_values(tables: Tables, advance: Advance = lambda _: None) -> list[float]:
    """The chance of the first seat not to lose, table by table, if all rounds are played best."""
    values = list(tables.halves.chances)
    for _ in range(SWEEPS):
        values, change = _valued(tables, values, played_rounds(tables, values, advance))
        if change < REST:
            break
    return values


def played_rounds(tables: Tables, values: Sequence[float], advance: Advance = lambda _: None) -> list[Meeting]:
    """What both come to in the round of every table, who play it best for what tables are worth to the first seat."""
    played: list[Meeting] = []
    for number, state in enumerate(tables.chain.numbers):
        same = tables.chain.numbers[mirrored(state)]
        if same < number:
            played.append(played[same])
        else:
            _, duel, worth = round_at(tables, number, state, values)
            played.append(duel.round.meeting(equilibrium(duel.round, worth)))
        advance(1)
    return played


def best_answers(tables: Tables, played: Sequence[Meeting], advance: Advance = lambda _: None) -> tuple[float, float]:
    """The chance not to lose of somebody who knows how every table is played, as the beginner and as the second."""
    values = list(tables.halves.chances)
    for _ in range(SWEEPS):
        values, change = _valued(tables, values, list(_answers(tables, played, values, advance)))
        if change < REST:
            break
    first, second = (values[tables.chain.numbers[state]] for state in list(tables.chain.numbers)[:2])
    return first, second


def _answers(tables: Tables, played: Sequence[Meeting], values: Sequence[float], advance: Advance) -> Iterator[Meeting]:
    """What both come to at every table if the first seat plays the best answer."""
    for number, state in enumerate(tables.chain.numbers):
        _, duel, worth = round_at(tables, number, state, values)
        yield duel.round.answered(worth, played[number], state.order.index(0))
        advance(1)


def round_at(tables: Tables, number: int, state: State, values: Sequence[float]) -> Round:
    """The round of a table, if tables are worth so much to the first seat."""
    duel = tables.duel(tables.rules.loading(state.tally))
    return number, duel, duel.worth(of_first(tables.chain.stakes(number, values), state))


def _valued(tables: Tables, values: Sequence[float], played: Sequence[Meeting]) -> tuple[list[float], float]:
    """What tables are worth to the first seat if they are played so, and by how much that differs at most."""
    rules, states = tables.rules, zip(tables.chain.numbers, played, strict=True)
    after = tables.chain.solved(tables.duel(rules.loading(state.tally)).ends(each) for state, each in states)
    return after, max(abs(one - other) for one, other in zip(values, after, strict=True))
