"""Wherever the throws of a turn are limited, the table says which of how many a throw is."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

import knobel
from knobel.core.stages import Throw
from knobel.core.widgets import Tray
from knobel.match.match import Match, all_values
from knobel.texts import texts
from tests.conformance.walks import Step, walk

SEEDS = ("one", "two", "three")
# Longer games show nothing more.
STEPS = 400
# How cards limit the throws of a turn.
LIMITED = re.compile(
    r"[Uu]p to \w+ (open )?throws|(has|have|makes?) \w+ throws|may throw (again )?twice|twice more"
    r"|(\w+ times|twice) (in a row|at most)"
)
# One throw in parts: three dice and the fourth, which is counted through the game; a tower and the die on top; five
# dice one by one, for which five places lie on the table.
IN_PARTS = {"kleine-differenzen", "wuerfelstapel", "va-banque"}


def thrown(game: Match, seed: str) -> Iterator[Step]:
    """The throws of a random game, without those for the start or for a tie."""
    for step in islice(walk(game, seed), STEPS):
        playing = step.before.game_state is not None and step.after.game_state is not None
        if playing and step.before.tie is None and isinstance(step.stage, Throw):
            yield step


def said(game: Match, step: Step) -> set[tuple[int, int]]:
    """Which throw of how many the table says has been made."""
    trays = (each for each in game.scene(step.after, None).widgets if isinstance(each, Tray))
    return {(tray.throws, tray.allowed) for tray in trays if tray.throws is not None and tray.allowed is not None}


def turns(game: Match, seed: str) -> list[list[Step]]:
    """The throws of each turn; the last one may be broken off."""
    found: list[list[Step]] = []
    for step in thrown(game, seed):
        if not found or found[-1][-1].stage.seat != step.stage.seat:
            found.append([])
        found[-1].append(step)
    return found[:-1]


def table(id: str) -> Match:
    players = knobel.declared(id).info.players
    return knobel.game(id, min(max(3, players.least), players.most))


@pytest.mark.parametrize("id", knobel.ids())
def test_a_turn_of_so_many_throws_says_which_one_it_is(id: str) -> None:
    game = table(id)
    found = [turn for seed in SEEDS for turn in turns(game, seed)]
    lengths = {len(turn) for turn in found}
    if id in IN_PARTS or len(lengths) != 1 or lengths == {1}:
        return
    for turn in found:
        for number, step in enumerate(turn, start=1):
            counts = said(game, step)
            assert counts, f"throw {number} of {len(turn)}"
            assert all(made == number for made, allowed in counts if allowed == len(turn))


@pytest.mark.parametrize("id", knobel.ids())
def test_where_the_card_limits_throws_the_table_counts_them(id: str) -> None:
    game = table(id)
    if LIMITED.search(" ".join(texts("en").rules(id, all_values(game), game.seats).split())):
        assert any(said(game, step) for seed in SEEDS for step in thrown(game, seed))
        assert all(
            made <= allowed for seed in SEEDS for step in thrown(game, seed) for made, allowed in said(game, step)
        )


def test_a_house_number_is_counted_throw_by_throw() -> None:
    game = knobel.game("hohe-hausnummern", 2, {"starter": "first_seat"})
    first = turns(game, "one")[0]
    assert [said(game, step) for step in first] == [{(1, 3)}, {(2, 3)}, {(3, 3)}]
