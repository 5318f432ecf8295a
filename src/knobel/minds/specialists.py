"""Specialists: games that are played better by their own means than by search.

Turns on score sheets are looked through to their end. For Letra Mix a crossword is built from the dice; for
Stadt-Land-Fluss real words are written for the letters.
"""

from collections.abc import Callable

from knobel.core.moves import AnyMove, Press, Write
from knobel.core.spaces import Below, Words
from knobel.games.word.letra_mix import RETHROW, STOP, State
from knobel.minds.crosswords import best_layout
from knobel.minds.poker_deals import poker_deal
from knobel.minds.search import Valued
from knobel.minds.sheet_turns import sheet_turn
from knobel.minds.views import View
from knobel.parts.crossword import Tiles, count
from knobel.parts.letters import VALUES
from knobel.words import word_list
from knobel.words.lists import BEFORE_A, ENDS, LAST, LETTER, TARGET, WordList

# What a throw brings on average when it is laid out well; a test lays some out and compares.
USUAL_POINTS = {"de": 29.0, "en": 31.0}
EXACTLY = 0.0

Specialist = Callable[[View, Below], tuple[Valued, ...] | None]


def letra_mix(view: View, below: Below) -> tuple[Valued, ...] | None:
    """The points of this turn: by the best layout found, by what lies there, or by another throw."""
    world = view.imagine(below)
    state = world.state.inner
    if not isinstance(state, State) or state.review is not None:
        return None
    language, shortest = world.game.options["dice_set"], world.game.options["min_word"]
    lay, points = best_layout(word_list(language), state.letters, VALUES[language], shortest)
    lying = _points(state.tiles, state.letters, language)
    worth: dict[AnyMove, float] = {STOP: lying, lay: points}
    if RETHROW in view.choices:
        worth[RETHROW] = USUAL_POINTS[language]
    ranked = sorted(worth.items(), key=lambda item: (-item[1], item[0] != STOP))
    return tuple(Valued(move, value, EXACTLY, 1) for move, value in ranked)


def _points(tiles: Tiles, letters: str, language: str) -> int:
    values, words = VALUES[language], word_list(language)
    return count(tiles, [values[letter] for letter in letters], words.__contains__).points


def stadt_land_fluss(view: View, below: Below) -> tuple[Valued, ...] | None:
    """A real word for a letter, by what the game says that it is worth; else what else there is to do."""
    spaces = [space for space in view.choices.open_spaces if isinstance(space, Words) and space.hints]
    if not spaces:
        return None
    game, state = view.imagine(below)
    words = word_list(game.options["dice_set"])
    written = [
        Write(slot, any_word(words, letter, below).capitalize())
        for space in spaces
        for slot, letter in zip(space.slots, space.hints, strict=True)
        if letter
    ]
    moves: tuple[AnyMove, ...] = (*written, *(item for item in view.choices.items if isinstance(item, Press)))
    worth = [(move, game.merit(state, view.seat, move) or 0.0) for move in moves]
    return tuple(Valued(move, value, EXACTLY, 1) for move, value in sorted(worth, key=lambda item: -item[1]))


def any_word(words: WordList, initial: str, below: Below) -> str:
    """A word of the list that begins with this letter, by a walk through it."""
    at, word = 0, ""
    while True:
        arrows = [arrow for arrow in _leaving(words, at) if word or chr((arrow & LETTER) + BEFORE_A) == initial]
        arrow = arrows[below(len(arrows))]
        word += chr((arrow & LETTER) + BEFORE_A)
        at = arrow >> TARGET
        if arrow & ENDS and (not at or below(2)):
            return word


def _leaving(words: WordList, at: int) -> list[int]:
    arrows = [words.arrows[at]]
    while not arrows[-1] & LAST:
        at += 1
        arrows.append(words.arrows[at])
    return arrows


SPECIALISTS: dict[str, Specialist] = {
    "letra-mix": letra_mix,
    **dict.fromkeys(("kniffel", "dreispalten-kniffel", "escalero", "kniffel-extreme", "ohio"), sheet_turn),
    **dict.fromkeys(("offenes-wuerfelpoker", "joker-poker", "al-capone", "wuerfelpoker"), poker_deal),
    "stadt-land-fluss-zeit": stadt_land_fluss,
    "stadt-land-fluss-schnapp": stadt_land_fluss,
}
