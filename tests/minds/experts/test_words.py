"""Minds for word games: crosswords of real words, and real words for letters."""

import random
from collections import Counter

import pytest

import knobel
from knobel.core.events import Did
from knobel.core.moves import Lay, Mark, Write
from knobel.core.spaces import Words
from knobel.games.word._crossword import count, runs_of
from knobel.games.word._letters import JOKER, LETTERS, VALUES
from knobel.games.word._vote import DONE
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.experts.letra_mix.crosswords import best_layout, skill_of, spellable
from knobel.minds.experts.letra_mix.turns import USUAL_POINTS
from knobel.minds.experts.spelling import Spelling, any_word
from knobel.minds.mind import StrongMind
from knobel.words import own_lexicon, word_list


def throws(language: str, number: int) -> list[str]:
    chance = random.Random(language)
    return ["".join(map(chance.choice, LETTERS[language])) for _ in range(number)]


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_layout_counts_for_what_it_claims_and_uses_most_dice(language: str) -> None:
    words, values = word_list(language), VALUES[language]
    left, total = 0, 0
    weak = [best_layout(words, dice, values, 2, skill_of(0))[1] for dice in throws(language, 16)]
    assert sum(weak) / 16 == pytest.approx(USUAL_POINTS[language][0], abs=6)
    for dice in throws(language, 16):
        lay, points = best_layout(words, dice, values, 2)
        counted = count(lay.tiles, [values[letter] for letter in dice], words.__contains__)
        assert counted.points == points
        assert len({tile.die for tile in lay.tiles}) == len(lay.tiles)
        assert all(dice[tile.die] in (tile.letter, JOKER) for tile in lay.tiles)
        left += len(counted.unused)
        total += points
    assert left <= 16, "on average a die of thirteen may stay over"
    assert total / 16 == pytest.approx(USUAL_POINTS[language][1], abs=6)


def test_the_words_found_are_those_that_letters_spell() -> None:
    words, letters = word_list("de"), Counter("HAUSTIER")
    found = set(spellable(words, Counter(letters), 4))
    assert {"HAUS", "TIER", "STIER"} <= found
    assert all(not Counter(word) - letters and word in words for word in found)
    assert len(found) == sum(not Counter(word) - letters for word in words if len(word) >= 4)


def test_a_joker_is_laid_as_a_letter_and_counts_nothing() -> None:
    dice = "HAUSTIERNBG" + JOKER + "E"
    lay, points = best_layout(word_list("de"), dice, VALUES["de"], 2)
    assert points == count(lay.tiles, [VALUES["de"][each] for each in dice], word_list("de").__contains__).points


@pytest.mark.parametrize("own", [["en", "er", "es", "in", "an", "da", "tau", "ara"], []])
def test_words_are_laid_from_the_list_that_the_game_is_played_with(own: list[str]) -> None:
    lexicon = own_lexicon("own", "de", own)
    game = knobel.game("letra-mix", 1, {"rounds": 3}, lexicon=lexicon)
    played = play(game, game.start(), minds_named(["strong"]), Chance("own"), keep_events=True)
    laid = [event.move.tiles for event in played.events if isinstance(event, Did) and isinstance(event.move, Lay)]
    assert bool(laid) == bool(own)
    assert all(run.word in lexicon for tiles in laid for run in runs_of(tiles))


def test_a_turn_of_letra_mix_is_laid_and_then_stopped() -> None:
    game = knobel.game("letra-mix", 1, {"rounds": 1})
    played = play(game, game.start(), minds_named(["strong"]), Chance("letra"), keep_events=True)
    assert ((played.result.points or (0,))[0] or 0) > 0


def test_a_word_begins_with_the_letter_asked_for() -> None:
    below = Chance("initial").below
    for initial in "ABCDEFGHIJKLMNOPRSTUVWZ":
        word = any_word(word_list("de"), initial, below)
        assert word.startswith(initial)
        assert word in word_list("de")


def test_towns_and_rivers_that_no_list_has_look_like_words_and_random_letters_do_not() -> None:
    names = (
        "Zwickau",
        "Ljubljana",
        "Reykjavik",
        "Mississippi",
        "Kyoto",
        "Bangladesch",
        "Nürnberg",
        "Tschechien",
        "Oder",
    )
    assert [name for name in names if Spelling("de").looks_like_chance(name)] == []
    chance = random.Random("letters")
    drawn = ["".join(chance.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(5)) for _ in range(200)]
    assert sum(map(Spelling("de").looks_like_chance, drawn)) > 100


def test_what_is_no_word_is_challenged_and_what_could_be_one_is_not() -> None:
    game, chance = knobel.game("stadt-land-fluss-zeit", 2, {"category_choice": "random"}), Chance("slf")
    state, mind = game.start(), StrongMind()
    while not game.choices(state, 0):
        stage = game.stage(state)
        assert isinstance(stage, knobel.Throw)
        state = game.apply(state, chance.throw(stage.dice))
    choices = game.choices(state, 1)
    assert choices is not None
    (space,) = choices.open_spaces
    assert isinstance(space, Words)
    first, second = zip(space.slots[:2], space.hints[:2], strict=True)
    for slot, text in ((first[0], first[1] + "qxzk"), (second[0], second[1] + "anna")):
        state = game.apply(state, Did(1, Write(slot, text)))
    for seat in (0, 1):
        state = game.apply(state, Did(seat, DONE))
    said = []
    while DONE not in said:
        choices = game.choices(state, 0)
        assert choices is not None
        said.append(mind.decide(view_for(game, state, 0, choices, mind, chance.below), chance.below))
        state = game.apply(state, Did(0, said[-1]))
    assert said == [Mark(first[1] + "QXZK", "challenge"), DONE]
