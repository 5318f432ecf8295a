"""A round of Schocken between two, as two turns of which the first stays covered; and how it is played best.

The second player sees how often the first one threw, what was laid out, and whether a six was turned. What was thrown
before and given up no longer matters to anybody.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from knobel.core.dice import Faces
from knobel.games.cup.schocken.state import Turn as CoveredTurn
from knobel.minds.experts.schocken.chain import Kind, kind_of
from knobel.minds.experts.schocken.rounds import Endings
from knobel.minds.experts.schocken.steps import Step, Steps, TurnOutcome
from knobel.solve.covered_equilibrium import equilibrium
from knobel.solve.covered_turns import CoveredRound, CoveredTurns, Meeting
from knobel.solve.turn_graph import Turn, TurnGraph

# A sign that is given less often tells nothing of what is behind it.
NEVER = 1e-12


class Sign(NamedTuple):
    """What everybody sees of a turn that is over, as long as its cup stands."""

    throws: int
    out: Faces
    turned: bool


def sign_of(turn: CoveredTurn) -> Sign:
    """What everybody sees of this turn."""
    return Sign(turn.throws, tuple(sorted(turn.shown[index] for index in turn.out)), turn.turned is not None)


class Duel:
    """The rounds of two, loading ones or others: which hands can meet, and how that ends."""

    def __init__(self, steps: Callable[[int], Steps], throws: int, endings: Endings) -> None:
        import numpy as np

        self._np = np
        turns = {limit: Turn(*steps(limit)[:3]) for limit in range(1, throws + 1)}
        self.round = CoveredRound(CoveredTurns(first_turn(steps(throws)), lambda sign: turns[sign.throws]))
        met = [
            [kind_of(endings, *_outcomes(first, second)) for second in self.round.hands[1]]
            for first in self.round.hands[0]
        ]
        self.kinds = tuple(dict.fromkeys(kind for row in met for kind in row))
        number = {kind: place for place, kind in enumerate(self.kinds)}
        self._met = np.array([[number[kind] for kind in row] for row in met])
        self.groups = {sign: place for place, group in enumerate(self.round.groups) for sign in group.signs}

    def worth(self, stakes: Mapping[Kind, float]) -> Any:
        """What hands are worth to the first player, by what every kind of end is worth to that one."""
        return self._np.array([stakes.get(kind, 0.0) for kind in self.kinds])[self._met]

    def ends(self, meeting: Meeting) -> dict[Kind, float]:
        """How likely a round is to end in which way."""
        likely = self._np.bincount(self._met.ravel(), self.round.ends(meeting).ravel(), len(self.kinds))
        return {kind: float(chance) for kind, chance in zip(self.kinds, likely, strict=True) if chance}


class RoundPlay:
    """How a round is played between two for what it leaves behind, and what every step of it is then worth."""

    def __init__(self, duel: Duel, stakes: Mapping[Kind, float]) -> None:
        self._duel, self._worth = duel, duel.worth(stakes)
        self.play = equilibrium(duel.round, self._worth)
        self.meeting = duel.round.meeting(self.play)

    def policy(self, sign: Sign | None, step: Step) -> dict[Step, float]:
        """How often to go on to which step: as the first player, or as the second one after a sign."""
        if sign is None:
            rows = self.play.first[:, 0]
        else:
            place = self._duel.groups[sign]
            rows = self.play.seconds[place][:, self._duel.round.groups[place].signs[sign]]
        followers = [(row, after) for (before, after), row in self._graph(sign).edges.items() if before == step]
        return {without_sign(after): float(rows[row]) for row, after in followers}

    def values(self, sign: Sign | None) -> dict[Step, float] | None:
        """What every step is worth to whoever plays it, as well as can be; None after a sign that nobody gives."""
        if sign is None:
            worth = self._duel.round.first_values(self._worth, self.meeting)[:, 0]
        else:
            place = self._duel.groups[sign]
            column = self._duel.round.groups[place].signs[sign]
            often = float(self.meeting.behind[place][:, column].sum())
            if often < NEVER:
                return None
            worth = 1 + self._duel.round.second_values(self._worth, self.meeting)[place][:, column] / often
        return {without_sign(step): float(worth[number]) for step, number in self._graph(sign).numbers.items()}

    def _graph(self, sign: Sign | None) -> TurnGraph:
        played = self._duel.round
        return played.first if sign is None else played.groups[self._duel.groups[sign]].graph


def without_sign(step: Any) -> Step:
    """A step without the sign that goes with the end of a first turn."""
    outcome: Step = step[1] if isinstance(step[0], Sign) else step
    return outcome


def _outcomes(first: Any, second: Any) -> tuple[TurnOutcome, TurnOutcome]:
    return first, second


def first_turn(steps: Steps) -> Turn:
    """A turn whose ends are what others see of it, and what it has come to."""

    def ended(step: Step, after: Step) -> Any:
        return (_sign_after(step, step in steps.chance), after) if isinstance(after, TurnOutcome) else after

    chance = {step: {ended(step, each): p for each, p in after.items()} for step, after in steps.chance.items()}
    choice = {step: tuple([ended(step, each) for each in after]) for step, after in steps.choice.items()}
    return Turn(steps.first, chance, choice)


def _sign_after(step: Any, by_chance: bool) -> Sign:
    """After the last throw a player stands; else the one who stood chose to."""
    throws, _, out, _, turned, _ = step
    return Sign(throws + 1, out, False) if by_chance else Sign(throws, out, turned)
