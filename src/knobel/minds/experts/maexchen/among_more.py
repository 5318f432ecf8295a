"""Mäxchen among any number, solved: an equilibrium of the whole game, played until one is left.

Only the one who announces and the one who answers decide anything, and others may gain by what both lose. Somebody pays
in every round, and whoever goes out stays out, so what standings are worth is worked out from the end; within a round
announcements only grow, so they are solved from the highest down, whoever has the cup.
"""

from typing import NamedTuple

import numpy as np

from knobel.minds.experts.maexchen.announcing import Real, solved_announcement
from knobel.minds.experts.maexchen.equilibrium import chances
from knobel.minds.experts.maexchen.rounds import FREE, TOP, Rules
from knobel.solve.compiling import compiled

# The chips of all who are in, from one of them round the table.
Ring = tuple[int, ...]


class Play(NamedTuple):
    """One announcement: `says[r, a]` how often rank r is announced as a, `doubts[a]` how often a is doubted.

    What follows is worth to everybody in the ring: `believed[a]`, `honest[a]` (doubted, and the dice hold it) and
    `caught[a]`; `value` is what all of it is worth to them before the throw.
    """

    says: Real
    doubts: Real
    believed: Real
    honest: Real
    caught: Real
    value: Real


# How a round is played, by who in the ring has the cup and the value to beat.
Round = dict[tuple[int, int], Play]


class Standings:
    """What opening a round is worth, by the chips of all who are in."""

    def __init__(self, rules: Rules) -> None:
        assert rules.believing, "a round in which nobody pays could lead back to where it began"
        self._rules = rules
        self._values: dict[Ring, Real] = {}

    def values(self, ring: Ring) -> Real:
        """The chances of being left over, from whoever opens the round."""
        if ring not in self._values:
            self._keep(ring, self.round(ring))
        return self._values[ring]

    def __len__(self) -> int:
        """How many have been worked out."""
        return len(self._values)

    def _keep(self, ring: Ring, played: Round) -> None:
        """How a round goes on does not depend on who has opened it."""
        for opener in range(len(ring)):
            self._values[turned(ring, opener)] = np.roll(played[opener, FREE].value, -opener)

    def round(self, ring: Ring) -> Round:
        """How the rounds of a standing are played, whoever opens them."""
        seats = len(ring)
        plays: Round = {}
        ends = [self._ends(ring, thrower) for thrower in range(seats)]
        worth = np.zeros((seats, TOP, seats))
        for said in range(TOP - 1, FREE - 1, -1):
            for thrower, (passed, honest, caught) in enumerate(ends):
                receiver = (thrower + 1) % seats
                believed = np.vstack([worth[receiver], passed])
                says, doubts, value = _played(said + 1, chances(), thrower, receiver, believed, honest, caught)
                plays[thrower, said] = Play(says, doubts, believed, honest, caught, value)
            if said > FREE:
                for thrower in range(seats):
                    worth[thrower, said] = plays[thrower, said].value
        return plays

    def _ends(self, ring: Ring, thrower: int) -> tuple[Real, Real, Real]:
        """What it is worth to believe a Mäxchen, to doubt what is true and to doubt a lie; a Mäxchen costs more."""
        receiver = (thrower + 1) % len(ring)
        honest, caught = (
            [self._paid(ring, payer, 1, opener)] * TOP + [self._paid(ring, payer, self._rules.doubting, opener)]
            for payer, opener in ((receiver, thrower), (thrower, receiver))
        )
        return self._paid(ring, receiver, self._rules.believing, receiver), np.array(honest), np.array(caught)

    def _paid(self, ring: Ring, payer: int, chips: int, opener: int) -> Real:
        """What everybody has when one has paid and another opens the next round; the next one, if that one is out."""
        held = [each + chips * (seat == payer) for seat, each in enumerate(ring)]
        left = [seat for seat in turned(tuple(range(len(ring))), opener) if held[seat] < self._rules.out_at]
        worth = np.zeros(len(ring))
        worth[left] = self.values(tuple([held[seat] for seat in left])) if len(left) > 1 else 1.0
        return worth


def turned(ring: Ring, first: int) -> Ring:
    """The ring from another one on."""
    return ring[first:] + ring[:first]


@compiled
def _played(
    lowest: int, chances: Real, thrower: int, receiver: int, believed: Real, honest: Real, caught: Real
) -> tuple[Real, Real, Real]:
    """An announcement as two of the ring make and answer it, and what that is worth to everybody."""
    says, doubts = solved_announcement(
        lowest,
        chances,
        believed[:, thrower].copy(),
        honest[:, thrower].copy(),
        caught[:, thrower].copy(),
        believed[:, receiver].copy(),
        honest[:, receiver].copy(),
        caught[:, receiver].copy(),
    )
    value = np.zeros(believed.shape[1])
    for rank in range(len(chances)):
        for each in range(lowest, len(chances)):
            share = chances[rank] * says[rank, each]
            if share > 0:
                shown = honest[each] if rank >= each else caught[each]
                value += share * ((1 - doubts[each]) * believed[each] + doubts[each] * shown)
    return says, doubts, value
