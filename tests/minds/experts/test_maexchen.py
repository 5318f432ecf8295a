"""Mäxchen for two: nobody gains by playing otherwise, told by the engine itself."""

from functools import cache
from typing import Any

import pytest

import knobel
from knobel.core.dice import d6
from knobel.core.events import Did, Thrown
from knobel.core.stages import Over, Throw
from knobel.match.match import Match
from knobel.minds.arena import Chance, view_for
from knobel.minds.experts.maexchen.announcing import announcing
from knobel.minds.experts.maexchen.equilibrium import (
    chances,
    game_exploitability,
    round_exploitability,
    round_for_chips,
    whole_game,
)
from knobel.minds.experts.maexchen.rounds import FREE, Rules
from knobel.minds.experts.maexchen.solution import MaexchenSolution
from knobel.minds.knowledge import Knowledge
from knobel.minds.search import Budget
from knobel.minds.strong import StrongMind
from knobel.minds.value_files import value_tables
from knobel.minds.valuing import value_moves

THROWS = [Thrown(faces) for faces, _ in d6(2).outcomes()]


def for_two(**options: int) -> tuple[Match, MaexchenSolution]:
    game = knobel.game("maexchen", seats=2, options={"starter": "first_seat", **options})
    return game, MaexchenSolution(game)


def tidy(state: Any) -> Any:
    """A state between rounds without what only lies on the table."""
    at = state.game_state
    return type(state)(0, None, type(at)(at.seat, at.chips, at.gone, said=at.said))


class Table:
    """Exact values by walking through the engine: one seat may play against the solution as well as it can."""

    def __init__(self, game: Match, solution: MaexchenSolution, answering: int | None) -> None:
        self.game, self.solution, self.answering = game, solution, answering
        self.value = cache(self._value)

    def _value(self, state: Any) -> float:
        """What a state before a throw is worth to the first seat, or to the answering one."""
        stage = self.game.stage(state)
        eye = self.answering or 0
        if isinstance(stage, Over):
            return float(eye in stage.result.winners)
        assert isinstance(stage, Throw)
        under = [self.game.apply(state, event) for event in THROWS]
        if stage.seat == self.answering:
            return sum(max(self._said(cup, move) for move in self._moves(cup)) for cup in under) / len(under)
        return self._heard(under)

    def _moves(self, state: Any) -> list[Any]:
        return [move for move, _ in self.solution.moves(state, self._asked(state))]

    def _asked(self, state: Any) -> int:
        stage = self.game.stage(state)
        assert isinstance(stage, knobel.Ask)
        return next(iter(stage.choices))

    def _said(self, cup: Any, move: Any) -> float:
        """An announcement to somebody who answers by the solution."""
        state = self.game.apply(cup, Did(self._asked(cup), move))
        return sum(
            often * self._after(state, answer) for answer, often in self.solution.policy(state, self._asked(state))
        )

    def _after(self, state: Any, answer: Any) -> float:
        return self.value(tidy(self.game.apply(state, Did(self._asked(state), answer))))

    def _heard(self, under: list[Any]) -> float:
        """Announcements by the solution, answered by it too, or as well as can be by somebody who hears only them."""
        heard: dict[Any, list[tuple[Any, float]]] = {}
        for cup in under:
            for move, often in self.solution.policy(cup, self._asked(cup)):
                state = self.game.apply(cup, Did(self._asked(cup), move))
                heard.setdefault(move, []).append((state, often / len(under)))
        total = 0.0
        for states in heard.values():
            if self._asked(states[0][0]) == self.answering:
                answers = self._moves(states[0][0])
                total += max(sum(p * self._after(state, answer) for state, p in states) for answer in answers)
            else:
                for state, p in states:
                    policy = self.solution.policy(state, self._asked(state))
                    total += p * sum(often * self._after(state, answer) for answer, often in policy)
        return total


@pytest.mark.parametrize(
    "options", [{"elimination_chips": 2}, {"elimination_chips": 3, "doubt_maexchen_chips": 3}], ids=str
)
def test_walking_through_the_engine_gives_the_value_and_no_answer_beats_it(options: dict[str, int]) -> None:
    game, solution = for_two(**options)
    start = tidy(game.start())
    first, second = solution.value(game.start())
    assert Table(game, solution, None).value(start) == pytest.approx(first, abs=1e-9)
    assert Table(game, solution, 0).value(start) == pytest.approx(first, abs=1e-9)
    assert Table(game, solution, 1).value(start) == pytest.approx(second, abs=1e-9)


@pytest.mark.parametrize("believing", [0, 1, 2])
@pytest.mark.parametrize("doubting", [1, 2, 3])
def test_whoever_knows_the_play_gains_nothing(believing: int, doubting: int) -> None:
    rules = Rules(4, believing, doubting)
    assert round_exploitability(rules, round_for_chips(rules)) < 1e-9
    assert game_exploitability(rules, whole_game(rules)) < 1e-9


def test_a_play_that_always_believes_is_found_out() -> None:
    """The measure of exploitability can fail: a receiver who never doubts gives away more than half a chip."""
    rules = Rules(5, 1, 2)
    play = round_for_chips(rules)
    gullible = {said: step._replace(doubts=0 * step.doubts) for said, step in play.items()}
    assert round_exploitability(rules, gullible) > 0.5


def test_both_bounds_of_an_announcement_meet() -> None:
    """An announcement is worth at least what the thrower can force and at most what the receiver must concede."""
    step = round_for_chips(Rules(5, 1, 2))[6]
    assert step.high - step.low < 1e-12
    assert announcing(6, chances(), step.believed, step.honest, step.caught).value == step.value


def test_moves_in_use_are_worth_the_same_and_others_no_more() -> None:
    game, solution = for_two()
    state = game.apply(game.start(), Thrown((3, 1)))
    ranked, policy = dict(solution.moves(state, 0)), solution.policy(state, 0)
    best = max(ranked.values())
    assert len(policy) > 3  # the lowest throw must lie, and in more ways than one
    assert all(ranked[move] == pytest.approx(best, abs=1e-9) for move, _ in policy)


def test_an_answer_does_not_depend_on_the_dice_under_the_cup() -> None:
    game, solution = for_two()
    told = []
    for faces in ((3, 1), (6, 6)):
        state = game.apply(game.apply(game.start(), Thrown(faces)), Did(0, knobel.Say("62")))
        told.append((solution.moves(state, 1), solution.policy(state, 1)))
    assert told[0] == told[1]


def test_a_round_for_chips_alone_is_worth_so_much_to_its_opener() -> None:
    assert round_for_chips(Rules(5, 1, 2))[FREE].value == pytest.approx(0.29785429635)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (8, {}),
        (3, {"elimination_chips": 6}),
        (3, {"play_until": "first_out"}),
        (3, {"believe_maexchen_chips": 0}),
    ],
    ids=str,
)
def test_where_no_equilibrium_among_more_than_two_is_at_hand_strong_searches(
    seats: int, options: dict[str, Any]
) -> None:
    """With announcements that cannot be solved so, an end with the first one out, or rounds that may cost nobody."""
    game = knobel.game("maexchen", seats, {"starter": "first_seat", **options})
    assert value_tables(game) == ()
    knowledge = Knowledge()
    assert knowledge.prepare(game) is None
    state = game.apply(game.start(), Thrown((3, 1)))
    choices = game.choices(state, 0)
    assert choices is not None
    view = view_for(game, state, 0, choices, StrongMind(), Chance("view").below)
    assert StrongMind(knowledge=knowledge).policy(view) is None
    found = value_moves(view, Budget(seconds=None, simulations=8), Chance("search").below, knowledge)
    assert found.unit == "chance"
    assert all(move.visits for move in found.moves), "values are those of worlds that were tried"
