"""Schocken: a turn looked through to its end, for what the round leaves to its player.

What a hand is worth depends on the hands of the others: those under cups are as likely as they were to fall and their
owners to stand with them, those still to be thrown are played greedily. Against all of these a turn is solved exactly,
with everything that the rules allow. A player who begins knows that the others will have as many throws.
"""

from typing import Any

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.core.tuples import with_item
from knobel.games.cup.schocken.advice import SchockenAdvice
from knobel.games.cup.schocken.state import State
from knobel.match.utility import utilities
from knobel.minds.beliefs import likelihood
from knobel.minds.experts.schocken.halves import Halves
from knobel.minds.experts.schocken.rounds import Hands, Rounds, lift_all, sample_rounds
from knobel.minds.experts.schocken.steps import OutcomeDistribution, Step, TurnOutcome, outcome_of, step_to
from knobel.minds.experts.schocken.tables import Tables
from knobel.solve import can_solve

# Where several others had to be imagined, a difference below this says less about the move than about them.
TELLING = 0.01


class SchockenTurn:
    """The turn of a seat, against all that others may have or get; in the state, they have any of it."""

    def __init__(
        self,
        advice: SchockenAdvice,
        tables: Tables,
        state: State,
        before: list[OutcomeDistribution],
        below: RandBelow,
    ) -> None:
        rules = advice.rules
        self._advice, self._tables = advice, tables
        self._rules, self._state, self._seat, self._below = rules, state, state.seat, below
        self._position, self._before = len(state.stood), before
        self._loading = rules.loading(state.tally)
        self._steps = tables.steps(self._loading, rules.limit(state))
        self._endings = tables.endings
        self._rounds: dict[int, Rounds] = {}
        self._values: dict[Step, float] = {}
        self._worths: dict[TurnOutcome, float] = {}
        self._left: dict[Any, float] = {}
        self._halves: Halves | None = tables.halves if rules.seats == 2 and can_solve() else None
        self.telling = 0.0 if len(state.order) == 2 else TELLING

    def worth(self, move: AnyMove) -> float:
        """What a move is worth, with the turn played as well as can be from there."""
        return self._value(step_to(self._rules, self._state, self._rules.did(self._state, self._seat, move)))

    def _value(self, step: Step) -> float:
        if isinstance(step, TurnOutcome):
            return self._worth(step)
        if step not in self._values:
            if step in self._steps.choice:
                self._values[step] = max(map(self._value, self._steps.choice[step]))
            else:
                followers = self._steps.chance[step].items()
                self._values[step] = sum(chance * self._value(each) for each, chance in followers)
        return self._values[step]

    def _worth(self, outcome: TurnOutcome) -> float:
        """What a hand leaves to its player, on average over what the others have and will have."""
        if outcome not in self._worths:
            rounds = self._rounds_with(outcome.throws).items()
            own = ((self._seat, outcome),)
            self._worths[outcome] = sum(
                chance * self._leaves(before + own + after) for (before, after), chance in rounds
            )
        return self._worths[outcome]

    def _leaves(self, hands: Hands) -> float:
        """The chance not to lose after such a round, by who has the best and the lowest hand, and the price."""
        best, worst, price = self._endings.of(tuple([outcome for _, outcome in hands]))
        key = hands[best][0], hands[worst][0], price
        if key not in self._left:
            self._left[key] = self._safe(self._rules.settled(self._state.tally, lift_all(hands)))
        return self._left[key]

    def _safe(self, state: State) -> float:
        if state.tally.loser is not None:
            return utilities(self._rules, self._rules.result(state))[self._seat]
        known = None if self._halves is None else self._halves.safe(state, self._seat)
        if known is not None:
            return known
        estimate = self._advice.estimate(state)
        assert estimate is not None
        return estimate[self._seat]

    def _rounds_with(self, throws: int) -> Rounds:
        """What the others have at the end of the round; a beginner's throws are the limit for all."""
        limit = throws if not self._position else self._rules.limit(self._state)
        if limit not in self._rounds:
            order, later = self._state.order, self._tables.outcomes(self._loading, limit)
            others = [*zip(order, self._before, strict=False), *((seat, later) for seat in order[self._position + 1 :])]
            self._rounds[limit] = sample_rounds(self._endings, others, self._position, self._below)
        return self._rounds[limit]


def under_cup(advice: SchockenAdvice, state: State, number: int) -> OutcomeDistribution:
    """What somebody has who stood: by how likely it was to fall, and its owner to stand with it."""
    rules = advice.rules
    seat, stood = state.order[number], state.stood
    outcomes: OutcomeDistribution = {}
    for turn, chance in advice.possible(stood[number]):
        world = State(state.tally, state.order, with_item(stood, number, turn), state.turn)
        for then, who, move in advice.hidden_decisions(world):
            if who == seat:
                chance *= likelihood(advice, then, who, move)
        hand = outcome_of(rules, rules.lifted(seat, turn, state.tally))
        outcomes[hand] = outcomes.get(hand, 0.0) + chance
    total = sum(outcomes.values())
    return {hand: chance / total for hand, chance in outcomes.items()}
