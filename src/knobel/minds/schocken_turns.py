"""Schocken: a turn looked through to its end, for what the round leaves to its player.

What a hand is worth depends on the hands of the others: those under cups are as likely as they were to fall and their
owners to stand with them, those still to be thrown are played by looks. Against all of these a turn is solved exactly,
with everything that the rules allow. A player who begins knows that the others will have as many throws.
"""

from typing import Any

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.games.cup.schocken.advice import SchockenAdvice
from knobel.games.cup.schocken.state import State
from knobel.match.utility import utilities
from knobel.minds.beliefs import likelihood
from knobel.minds.schocken_halves import Halves, halves
from knobel.minds.schocken_rounds import Hands, Rounds, endings_of, lifted, together
from knobel.minds.schocken_steps import Came, Comes, Step, came, comes_to, step_to, steps
from knobel.minds.search import Valued
from knobel.minds.views import View
from knobel.solve import can_solve

EXACTLY = 0.0
# Where several others had to be imagined, a difference below this says less about the move than about them.
TELLING = 0.01


def schocken_turn(view: View, below: RandBelow) -> tuple[Valued, ...] | None:
    """Every move by the chance not to lose the game."""
    assert view.known is not None
    advice, inner = view.known.game.advice, view.known.state.game_state
    if not isinstance(advice, SchockenAdvice) or inner is None or view.known.game.ground.games > 1:
        return None
    before = [under_cup(advice, inner, number) for number in range(len(inner.stood))]
    turn = _Turn(advice, view.imagine(below).state.game_state, before, below)
    looks = dict(zip(view.moves, view.merits, strict=True))
    valued = [Valued(move, turn.worth(move), EXACTLY, 1) for move in view.choices.moves]
    as_good = max(each.value for each in valued) - turn.telling
    looks_best = max((looks.get(each.move) or 0.0 for each in valued if each.value >= as_good), default=0.0)
    return tuple(sorted(valued, key=lambda each: _order(each, looks.get(each.move), as_good, looks_best)))


def _order(each: Valued, looks: float | None, as_good: float, looks_best: float) -> tuple[bool, float]:
    """Of all that is hardly worse than the best, what looks best goes first; the others follow by their values."""
    return not (each.value >= as_good and looks == looks_best), -each.value


class _Turn:
    """The turn of a seat, against all that others may have or get; in the state, they have any of it."""

    def __init__(self, advice: SchockenAdvice, state: State, before: list[Comes], below: RandBelow) -> None:
        rules = advice.rules
        self._advice = advice
        self._rules, self._state, self._seat, self._below = rules, state, state.seat, below
        self._position, self._before = len(state.stood), before
        self._loading = rules.loading(state.tally)
        self._steps = steps(rules.options, self._loading, rules.limit(state))
        self._endings = endings_of(rules.options)
        self._rounds: dict[int, Rounds] = {}
        self._values: dict[Step, float] = {}
        self._worths: dict[Came, float] = {}
        self._left: dict[Any, float] = {}
        self._halves: Halves | None = halves(rules.options) if rules.seats == 2 and can_solve() else None
        self.telling = 0.0 if len(state.order) == 2 else TELLING

    def worth(self, move: AnyMove) -> float:
        """What a move is worth, with the turn played as well as can be from there."""
        return self._value(step_to(self._rules, self._state, self._rules.did(self._state, self._seat, move)))

    def _value(self, step: Step) -> float:
        if isinstance(step, Came):
            return self._worth(step)
        if step not in self._values:
            if step in self._steps.choice:
                self._values[step] = max(map(self._value, self._steps.choice[step]))
            else:
                followers = self._steps.chance[step].items()
                self._values[step] = sum(chance * self._value(each) for each, chance in followers)
        return self._values[step]

    def _worth(self, came: Came) -> float:
        """What a hand leaves to its player, on average over what the others have and will have."""
        if came not in self._worths:
            rounds = self._rounds_with(came.throws).items()
            own = ((self._seat, came),)
            self._worths[came] = sum(chance * self._leaves(before + own + after) for (before, after), chance in rounds)
        return self._worths[came]

    def _leaves(self, hands: Hands) -> float:
        """The chance not to lose after such a round, by who has the best and the lowest hand, and the price."""
        best, worst, price = self._endings.of(tuple([came for _, came in hands]))
        key = hands[best][0], hands[worst][0], price
        if key not in self._left:
            self._left[key] = self._safe(self._rules.settled(self._state.tally, lifted(hands)))
        return self._left[key]

    def _safe(self, state: State) -> float:
        if state.tally.loser is not None:
            return utilities(self._rules, self._rules.result(state))[self._seat]
        known = None if self._halves is None else self._halves.safe(state, self._seat)
        if known is not None:
            return known
        outlook = self._advice.estimate(state)
        assert outlook is not None
        return outlook[self._seat]

    def _rounds_with(self, throws: int) -> Rounds:
        """What the others have at the end of the round; a beginner's throws are the limit for all."""
        limit = throws if not self._position else self._rules.limit(self._state)
        if limit not in self._rounds:
            order, later = self._state.order, comes_to(self._rules.options, self._loading, limit)
            others = [*zip(order, self._before, strict=False), *((seat, later) for seat in order[self._position + 1 :])]
            self._rounds[limit] = together(self._endings, others, self._position, self._below)
        return self._rounds[limit]


def under_cup(advice: SchockenAdvice, state: State, number: int) -> Comes:
    """What somebody has who stood: by how likely it was to fall, and its owner to stand with it."""
    rules = advice.rules
    seat, comes, stood = state.order[number], Comes(), state.stood
    for turn, chance in advice.possible(stood[number]):
        world = State(state.tally, state.order, (*stood[:number], turn, *stood[number + 1 :]), state.turn)
        for then, who, move in advice.hidden_decisions(world):
            if who == seat:
                chance *= likelihood(advice, then, who, move)
        hand = came(rules, rules.lifted(seat, turn, state.tally))
        comes[hand] = comes.get(hand, 0.0) + chance
    total = sum(comes.values())
    return {hand: chance / total for hand, chance in comes.items()}
