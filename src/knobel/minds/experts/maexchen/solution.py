"""Mäxchen as it is played: what to say, when to doubt, and what that is worth.

Two players play the equilibrium of the whole game. At a larger table everybody plays against the neighbour by the same
beliefs: the equilibrium of a single round, in which every chip counts the same.
"""

from typing import Any

from knobel.core.moves import AnyMove, Say
from knobel.core.stages import Over, Seat
from knobel.games.bluff.maexchen import BELIEVE, DOUBT, RANK, VALUES, Maexchen, State, rank
from knobel.match.match import Match
from knobel.match.state import MatchState
from knobel.match.utility import utilities
from knobel.minds.experts.maexchen.rounds import (
    EVEN,
    FREE,
    Rules,
    Standing,
    Step,
    Steps,
    rounds_from,
    rules_of,
    standings,
)
from knobel.solve.disk_cache import ValueTable, load_or_compute
from knobel.solve.solution import Ranked, Unit, Values
from knobel.solve.values_file import Key

# Raised whenever values worked out before must not be used any more.
EDITION = 1
# Chances and chips to so many binary places: a millionth of a millionth.
BITS = 40


class MaexchenSolution:
    """An equilibrium. Values are chances of winning for two, and chips of the present round for more."""

    def __init__(self, game: Match) -> None:
        assert isinstance(game.rules, Maexchen)
        self._game = game
        self._rules: Maexchen = game.rules
        self.rules = rules_of(game.rules.options)
        self.for_two = game.seats == 2
        self.exact = self.for_two
        self.unit: Unit = "chance" if self.for_two else "chips"
        self._total = 1.0 if self.for_two else 0.0
        self._rounds = rounds_of(self.rules, game.info.version, self.for_two)

    @property
    def states(self) -> int:
        """Announcements solved: standings times values to beat."""
        return len(VALUES) * (self.rules.out_at**2 if self.for_two else 1)

    def value(self, state: MatchState[Any]) -> Values:
        """What the state is worth to every seat when all play so; it knows the dice under the cup."""
        if state.game_state is None:
            return self._before_the_start()
        stage = self._game.stage(state)
        if isinstance(stage, Over):
            return utilities(self._game.rules, stage.result) if self.for_two else (0.0,) * self._game.seats
        thrower, receiver = self._sides(state.game_state)
        held = self._thrower_holds(state.game_state)
        values = [0.0] * self._game.seats
        values[thrower], values[receiver] = held, self._total - held
        return tuple(values)

    def moves(self, state: MatchState[Any], seat: Seat) -> Ranked:
        """Every move by what the seat knows, the best one first."""
        choices = self._game.choices(state, seat)
        if choices is None or state.game_state is None:
            return ()
        valued = [(move, self._worth(state.game_state, seat, move)) for move in choices.moves]
        return tuple(sorted(valued, key=lambda pair: -pair[1]))

    def policy(self, state: MatchState[Any], seat: Seat) -> Ranked:
        """How often to say what, or to doubt."""
        if self._game.choices(state, seat) is None or state.game_state is None:
            return ()
        inner, step = state.game_state, self._step(state.game_state)
        if inner.claim is not None:
            doubts = step.doubts[inner.claim - 1]
            return _often(((DOUBT, doubts), (BELIEVE, 1 - doubts)))
        row = step.says[_under_the_cup(inner)]
        return _often(tuple((Say(value), row[RANK[value] - 1]) for value in VALUES[inner.said :]))

    @property
    def exploitability(self) -> dict[str, float]:
        """What somebody who knows this play could gain: chips a round, and for two also chance of winning a game."""
        from knobel.minds.experts.maexchen.equilibrium import (
            WholeGame,
            as_solved,
            game_exploitability,
            round_exploitability,
        )

        version = self._game.info.version
        (for_chips,) = rounds_of(self.rules, version, for_two=False).values()
        gains = {"chips_a_round": round_exploitability(self.rules, as_solved(for_chips))}
        if not self.for_two:
            return gains
        rounds = {standing: as_solved(steps) for standing, steps in self._rounds.items()}
        values = {standing: steps[FREE].value for standing, steps in self._rounds.items()}
        return {**gains, "chance_a_game": game_exploitability(self.rules, WholeGame(rounds, values))}

    def _before_the_start(self) -> Values:
        return (self._total / 2,) * 2 if self.for_two else (0.0,) * self._game.seats

    def _worth(self, inner: State, seat: Seat, move: AnyMove) -> float:
        step = self._step(inner)
        if isinstance(move, Say):
            return step.offered(_under_the_cup(inner), RANK[move.value] - 1)
        assert inner.claim is not None
        claim = inner.claim - 1
        held = step.believed[claim] if move == BELIEVE else step.if_doubted(claim)
        return self._total - held

    def _thrower_holds(self, inner: State) -> float:
        """What the thrower can expect, with all dice known."""
        step = self._step(inner)
        if inner.cup is None:
            return step.value
        under = rank(inner.cup.value) - 1
        if inner.claim is not None:
            return step.offered(under, inner.claim - 1)
        return sum(often * step.offered(under, each) for each, often in enumerate(step.says[under]) if often)

    def _step(self, inner: State) -> Step:
        return self._round(inner)[inner.said - 1]

    def _round(self, inner: State) -> Steps:
        if not self.for_two:
            return self._rounds[EVEN]
        thrower, receiver = self._sides(inner)
        return self._rounds[inner.chips[thrower], inner.chips[receiver]]

    def _sides(self, inner: State) -> tuple[Seat, Seat]:
        following = ((inner.seat + step) % self._game.seats for step in range(1, self._game.seats))
        return inner.seat, next(seat for seat in following if seat not in inner.gone)

    @property
    def opening(self) -> float:
        """What opening the first round is worth."""
        return self._rounds[EVEN][FREE].value


def _under_the_cup(inner: State) -> int:
    """The rank under the thrower's own cup, from 0."""
    assert inner.cup is not None
    own = inner.cup.shown_to(inner.seat)
    assert own is not None
    return rank(own) - 1


def _often(moves: Ranked) -> Ranked:
    return tuple(sorted((pair for pair in moves if pair[1] > 0), key=lambda pair: -pair[1]))


def value_table(rules: Rules, version: int, for_two: bool) -> ValueTable:
    """The rounds of the whole game of two, or the one round that is played for chips; and how they are worked out."""
    costs = {"believe_maexchen_chips": rules.believing, "doubt_maexchen_chips": rules.doubting}
    if for_two:

        def make() -> list[float]:
            from knobel.minds.experts.maexchen.equilibrium import game_in_numbers

            return game_in_numbers(rules)

        return ValueTable(
            Key("maexchen", "game", version, EDITION, {"elimination_chips": rules.out_at, **costs}), BITS, make
        )

    def make_round() -> list[float]:
        from knobel.minds.experts.maexchen.equilibrium import round_for_chips, round_in_numbers

        return round_in_numbers(round_for_chips(rules))

    return ValueTable(Key("maexchen", "round", version, EDITION, costs), BITS, make_round)


def rounds_of(rules: Rules, version: int, for_two: bool) -> dict[Standing, Steps]:
    """How to play, by standing; where every chip counts the same, at all of them alike."""
    rounds = rounds_from(load_or_compute(value_table(rules, version, for_two)))
    return dict(zip(standings(rules) if for_two else (EVEN,), rounds, strict=True))
