"""Worlds are imagined from what a seat knows, and the real state cannot be reached through a view."""

import gc
import pickle
from collections import Counter
from types import FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import pytest

import knobel
from knobel.core.secrets import Secret, comparable_view, is_unknown
from knobel.core.stages import Ask, Over
from knobel.games import registry
from knobel.match.match import Match
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.mind import View
from knobel.minds.worlds import every_world, known_to, seen_by_nobody
from tests.conformance.walks import Step, walk

HIDDEN = tuple(id for id in registry.ids() if registry.declared(id).info.hidden)
STEPS = 120


class Curious:
    """A mind that asks for all there is."""

    name = "curious"
    wants = frozenset({"scene", "heuristics", "worlds"})

    def decide(self, view: View, below: Any) -> Any:
        raise AssertionError("this mind only looks")


def steps(id: str, game: Match) -> list[Step]:
    return [step for seed in range(4) for step in walk(game, f"{id} {seed}")][:STEPS]


@pytest.mark.parametrize("id", HIDDEN)
def test_an_imagined_world_looks_to_the_seat_like_the_real_one(id: str) -> None:
    game, chance = knobel.game(id), Chance(id)
    for step in steps(id, game):
        for seat in range(game.seats):
            world = known_to(game, step.before, seat).imagine(chance.below)
            assert not any(map(is_unknown, secrets_in(world.state)))
            assert comparable_view(world.state, seat) == comparable_view(step.before, seat)
            assert world.game.scene(world.state, seat) == game.scene(step.before, seat)


@pytest.mark.parametrize("id", HIDDEN)
def test_an_imagined_world_can_be_played_to_its_end(id: str) -> None:
    game, chance = knobel.game(id), Chance(id)
    for step in steps(id, game)[::20]:
        world = known_to(game, step.before, 1).imagine(chance.below)
        assert play(world.game, world.state, minds_named(["random"]), chance).result.places


@pytest.mark.parametrize("id", HIDDEN)
def test_no_way_leads_from_a_view_to_the_real_secrets(id: str) -> None:
    game = knobel.game(id)
    met = 0
    for step in steps(id, game):
        for seat, choices in asked(step):
            hidden = [secret for secret in secrets_in(step.before) if seat not in secret.seen_by]
            view = view_for(game, step.before, seat, choices, Curious(), first)
            view.imagine(Chance("look").below)
            reached = reachable(view)
            assert not [secret for secret in hidden if id_of(secret) in reached]
            assert id_of(game) not in reached
            assert id_of(step.before) not in reached
            met += len(hidden)
    assert met or id not in HIDDEN_FROM_THE_ASKED


# In these games something is hidden, with usual options, from whoever is asked.
HIDDEN_FROM_THE_ASKED = {
    *("kleine-differenzen", "maexchen", "schocken", "stadt-land-fluss-zeit", "tarnkappe", "verdecktes-wuerfelpoker"),
}


def in_bytes(view: View) -> tuple[bytes, ...]:
    """A view byte for byte, part by part: whether two parts hold one text or two equal ones is no difference."""
    return tuple(map(pickle.dumps, msgspec.structs.astuple(view)))


@pytest.mark.parametrize("id", HIDDEN)
@pytest.mark.parametrize("name", ["greedy"])
def test_worlds_that_differ_in_hidden_dice_alone_give_the_same_view_and_the_same_decision(id: str, name: str) -> None:
    game, chance = knobel.game(id), Chance(id)
    (mind,) = minds_named([name])
    for step in steps(id, game)[::3]:
        for seat, choices in asked(step):
            other = known_to(game, step.before, seat).imagine(chance.below)
            twin = other.game.choices(other.state, seat)
            assert twin is not None
            views = [
                view_for(game, step.before, seat, choices, Curious(), first),
                view_for(other.game, other.state, seat, twin, Curious(), first),
            ]
            assert len({in_bytes(view) for view in views}) == 1
            assert len({mind.decide(view, Chance("same").below) for view in views}) == 1


def test_hidden_dice_fall_by_their_weights() -> None:
    game = knobel.game("maexchen", 2, {"starter": "first_seat"})
    state = game.apply(game.start(), knobel.Thrown((6, 6)))
    below = Chance("weights").below
    known = known_to(game, state, 1)
    seen = Counter(known.imagine(below).state.game_state.cup.value for _ in range(7200))
    assert len(seen) == 36
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 66  # chi square, 35 degrees, 0.1 %


def test_dice_laid_out_are_no_matter_of_imagination() -> None:
    game = knobel.game("schocken", 2, {"starter": "first_seat"})
    state = game.start()
    for event in (knobel.Thrown((1, 3, 4)), knobel.Did(0, knobel.Keep((0,))), knobel.Thrown((5, 5))):
        state = game.apply(state, event)
    below = Chance("laid out").below
    cups = {known_to(game, state, 1).imagine(below).state.game_state.turn.cup.value for _ in range(400)}
    assert {cup[0] for cup in cups} == {1}
    assert len(cups) == 36
    assert known_to(game, state, 0).imagine(below).state == state


def test_worlds_are_listed_with_their_chances_where_they_are_few() -> None:
    game = knobel.game("tarnkappe", 2, {"starter": "first_seat"})
    state = game.apply(game.start(), knobel.Thrown((5,)))
    worlds = every_world(game.advice, known_to(game, state, 1).state.game_state, 1)
    assert worlds is not None
    assert sorted(world.cup.value for world, _ in worlds) == [1, 2, 3, 4, 5, 6]
    assert {chance for _, chance in worlds} == {1 / 6}
    assert seen_by_nobody(state)


def test_worlds_that_are_too_many_or_drawn_until_they_fit_are_not_listed() -> None:
    game = knobel.game("schocken", 3, {"starter": "first_seat"})
    state = game.start()
    for event in (knobel.Thrown((6, 6, 2)), knobel.Did(0, knobel.Press("turn")), knobel.Did(0, knobel.Press("stand"))):
        state = game.apply(state, event)
    assert every_world(game.advice, known_to(game, state, 1).state.game_state, 1) is None
    assert not seen_by_nobody(state)


def first(limit: int) -> int:
    return 0


def asked(step: Step) -> list[tuple[int, Any]]:
    return list(step.stage.choices.items()) if isinstance(step.stage, Ask) else []


def secrets_in(value: Any) -> list[Secret[Any]]:
    """Every secret in a state."""
    found = [value] if isinstance(value, Secret) else []
    for part in parts_of(value):
        found += secrets_in(part)
    return found


def parts_of(value: Any) -> list[Any]:
    if isinstance(value, msgspec.Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    return list(value) if isinstance(value, tuple) else []


def id_of(thing: Any) -> int:
    return builtins_id(thing)


builtins_id = id
CODE = (type, ModuleType, FunctionType)


def reachable(root: Any) -> set[int]:
    """Everything that can be reached from something, by its fields and by what the collector knows of it.

    Code belongs to everybody and is not walked; values without the collector's help are walked by their fields.
    """
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if builtins_id(thing) in seen or isinstance(thing, CODE):
            continue
        seen.add(builtins_id(thing))
        waiting += parts_of(thing)
        waiting += [] if isinstance(thing, MethodType) else gc.get_referents(thing)
    return seen


def test_the_search_for_secrets_finds_one_that_is_there() -> None:
    game = knobel.game("maexchen", 2, {"starter": "first_seat"})
    state = game.apply(game.start(), knobel.Thrown((6, 6)))
    (cup,) = secrets_in(state)
    assert builtins_id(cup) in reachable([{"deep": (state,)}])
    assert not isinstance(game.stage(state), Over)
