"""Bots of every strength at Letra Mix: they lay words of the list, stop in time, and vote for what is right."""

import random
from itertools import pairwise
from typing import Any

import pytest

import knobel
from knobel.core.events import Did
from knobel.core.moves import Lay, Mark, Tile
from knobel.games.word._crossword import runs_of
from knobel.games.word._letters import LETTERS, VALUES
from knobel.games.word._vote import ACCEPT, CHALLENGE, DONE, REJECT
from knobel.games.word.letra_mix.rules import STOP
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.experts.letra_mix.crosswords import best_layout, skill_of
from knobel.minds.experts.letra_mix.unsaid import is_unsaid
from knobel.minds.mind import MINDS
from knobel.words import word_list

ID = "letra-mix"
LETTERS_LAID = "SAKBANYXFEMEJ"


def decided(game: Any, state: Any, seat: int, name: str) -> Any:
    (mind,), chance = minds_named([name]), Chance(name)
    return mind.decide(view_for(game, state, seat, game.choices(state, seat), mind, chance.below), chance.below)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", MINDS)
def test_at_every_strength_every_line_is_a_word_and_no_layout_is_changed_for_nothing(name: str, language: str) -> None:
    game = knobel.game(ID, 1, {"rounds": 2, "dice_set": language})
    events = play(game, game.start(), minds_named([name]), Chance("letra"), keep_events=True).events
    moves = [event.move if isinstance(event, Did) else None for event in events]
    laid = [move for move in moves if isinstance(move, Lay)]
    assert laid
    assert all(run.word in word_list(language) for move in laid for run in runs_of(move.tiles))
    assert not any(isinstance(move, Lay) and isinstance(after, Lay) for move, after in pairwise(moves))


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_stronger_lay_out_more_points(language: str) -> None:
    chance, values = random.Random(f"{language} bots"), VALUES[language]
    throws = ["".join(map(chance.choice, LETTERS[language])) for _ in range(8)]
    means = [
        sum(best_layout(word_list(language), dice, values, 2, skill_of(strength))[1] for dice in throws) / len(throws)
        for strength in (0, 20, 50, 100)
    ]
    assert means == sorted(means)
    assert means[0] > 0
    assert means[1] < means[2] - 5
    assert means[2] < means[3]


def laid_and_stopped(text: str, seats: int = 3) -> tuple[Any, Any]:
    """A table that votes, on a word that the first seat has laid with its first dice, whatever they show."""
    game = knobel.game(ID, seats, {"starter": "first_seat", "word_check": "vote", "rounds": 1})
    state = game.apply(game.start(), knobel.Thrown(tuple(map(ord, LETTERS_LAID))))
    dice = [LETTERS_LAID.index(letter) for letter in text]
    tiles = tuple(Tile(die, column, 0, letter) for column, (die, letter) in enumerate(zip(dice, text, strict=True)))
    state = game.apply(state, Did(0, Lay(tiles)))
    return game, game.apply(state, Did(0, STOP))


@pytest.mark.parametrize("name", ["random", "strength-20", "greedy", "strong"])
@pytest.mark.parametrize(("word", "first"), [("NAB", DONE), ("SAFE", DONE), ("XKYB", Mark("XKYB", CHALLENGE))])
def test_only_what_is_no_word_at_all_is_challenged(word: str, first: Any, name: str) -> None:
    game, state = laid_and_stopped(word)
    assert decided(game, state, 1, name) == first


@pytest.mark.parametrize("name", ["random", "strength-20", "greedy", "strong"])
@pytest.mark.parametrize(("word", "vote"), [("MEAN", None), ("XKYB", REJECT), ("NASE", ACCEPT)])
def test_words_of_the_list_are_voted_for_and_what_is_none_against(word: str, vote: str | None, name: str) -> None:
    game, state = laid_and_stopped(word)
    state = game.apply(state, Did(2, Mark(word, CHALLENGE)))
    for seat in range(3):
        state = game.apply(state, Did(seat, DONE))
    assert decided(game, state, 1, name) == (DONE if vote is None else Mark(word, vote))


@pytest.mark.parametrize("language", ["de", "en"])
def test_bots_lay_no_word_that_hurts_somebody_at_the_table(language: str) -> None:
    values = VALUES[language]
    unsaid = [word for word in word_list(language) if is_unsaid(word) and len(word) <= 8 and values.keys() >= set(word)]
    assert len(unsaid) > 20
    for dice in unsaid:
        lay, _ = best_layout(word_list(language), dice, values, 2)
        assert not any(is_unsaid(run.word) for run in runs_of(lay.tiles)), dice
