"""Search: the better move is found, in the same way for the same seed, from the seat's view alone."""

import pickle
from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Event, Unseen
from knobel.core.spaces import RandBelow
from knobel.match.match import Match
from knobel.minds import search, valuing
from knobel.minds.arena import Chance, minds_named, view_for
from knobel.minds.hints import hints
from knobel.minds.knowledge import Knowledge
from knobel.minds.mind import StrongMind
from knobel.minds.search import Budget, search_moves
from knobel.minds.views import View
from knobel.minds.worlds import known_to
from tests.minds.test_worlds import HIDDEN, asked, steps

FEW = Budget(seconds=None, simulations=64)
SOME = Budget(seconds=None, simulations=200)
MANY = Budget(seconds=None, simulations=2000)
FIRST = {"starter": "first_seat"}


def after(game: Match, *events: Event) -> Any:
    state = game.start()
    for event in events:
        state = game.apply(state, event)
    return state


def decision(game: Match, state: Any, seat: int, budget: Budget, seed: int = 1) -> Any:
    choices = game.choices(state, seat)
    assert choices is not None
    mind, below = StrongMind(budget), Chance(seed).below
    return mind.decide(view_for(game, state, seat, choices, mind, below), below)


def test_whoever_has_won_by_stopping_stops() -> None:
    game = knobel.game("die-boese-drei", 2, FIRST)
    state = after(game, knobel.Thrown((3,)), knobel.Thrown((6,)))
    assert decision(game, state, 1, MANY) == knobel.Press("stop")


def test_whoever_has_lost_by_stopping_throws_on() -> None:
    game = knobel.game("die-boese-drei", 2, FIRST)
    throw = knobel.Did(0, knobel.Press("throw"))
    state = after(game, knobel.Thrown((6,)), throw, knobel.Thrown((6,)), knobel.Did(0, knobel.Press("stop")))
    state = game.apply(state, knobel.Thrown((2,)))
    assert decision(game, state, 1, MANY) == knobel.Press("throw")


def test_the_same_seed_gives_the_same_values() -> None:
    game = knobel.game("chicago", 2, FIRST)
    state = after(game, knobel.Thrown((1, 5, 4)))
    choices = game.choices(state, 0)
    assert choices is not None
    found = []
    for _ in range(2):
        below = Chance("again").below
        found.append(search_moves(view_for(game, state, 0, choices, StrongMind(), below), FEW, below))
    assert found[0] == found[1]
    assert sum(move.visits for move in found[0]) <= 64


@pytest.mark.parametrize("id", sorted(set(HIDDEN) - {"stadt-land-fluss-schnapp", "stadt-land-fluss-zeit"}))
def test_a_strong_decision_does_not_depend_on_hidden_dice(id: str) -> None:
    game, chance = knobel.game(id), Chance(id)
    budget = Budget(seconds=None, simulations=24)
    for step in steps(id, game)[::30]:
        for seat, _ in asked(step):
            other = known_to(game, step.before, seat).imagine(chance.below)
            decisions = [decision(game, step.before, seat, budget), decision(other.game, other.state, seat, budget)]
            assert len(set(map(pickle.dumps, decisions))) == 1


def test_nodes_are_told_apart_only_by_what_the_seat_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others write in secret is no part of a node's key: whoever thinks does not know it."""
    keys, child = [], search._child

    def noted(node: Any, key: Any, path: Any, seats: int) -> Any:
        keys.append(key)
        return child(node, key, path, seats)

    monkeypatch.setattr(search, "_child", noted)
    game, chance = knobel.game("kleine-differenzen"), Chance("seen")
    state = next(step.before for step in steps("kleine-differenzen", game) if len(asked(step)) > 1)
    stage = game.stage(state)
    assert isinstance(stage, knobel.Ask)
    assert stage.secret
    seat = next(iter(stage.choices))
    search_moves(view_for(game, state, seat, stage.choices[seat], StrongMind(), chance.below), SOME, chance.below)
    others = [key for key in keys if isinstance(key, Did | Unseen) and key.seat != seat]
    assert others
    assert not any(isinstance(key, Did) for key in others)


@pytest.mark.parametrize("name", ["strong", "strength-100", "strength-50", "hint"])
def test_minds_and_hints_search_within_the_budget_of_whoever_lets_them_think(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Budget] = []

    def searched(view: View, budget: Budget, below: RandBelow) -> Any:
        found.append(budget)
        return search_moves(view, FEW, below)

    monkeypatch.setattr(valuing, "search_moves", searched)
    game, below = knobel.game("chicago", 2, FIRST), Chance("a device").below
    knowledge = pickle.loads(pickle.dumps(Knowledge(Budget(seconds=0.07))))
    state = after(game, knobel.Thrown((1, 5, 4)))
    choices = game.choices(state, 0)
    assert choices is not None
    if name == "hint":
        hints(game, state, 0, below, knowledge=knowledge)
    else:
        (mind,) = minds_named([name], knowledge)
        mind.decide(view_for(game, state, 0, choices, mind, below), below)
    assert [budget.seconds for budget in found] == [0.07]
