"""Specialists: games that are played better by their own means than by search.

Turns on score sheets and deals of open poker are looked through to their end. For Letra Mix a crossword is built from
the dice; for Stadt-Land-Fluss real words are written for the letters.
"""

from collections.abc import Callable

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.games.race.eins_bis_sechzehn import EinsBisSechzehnAdvice
from knobel.games.sheet._factors import FactorAdvice, FactorRules
from knobel.games.word._crossword import Tiles, count
from knobel.games.word._letters import VALUES
from knobel.games.word.letra_mix import RETHROW, STOP, State
from knobel.match.match import Match
from knobel.minds.categories import stadt_land_fluss
from knobel.minds.crosswords import best_layout
from knobel.minds.poker_deals import poker_deal
from knobel.minds.schocken_turns import schocken_turn
from knobel.minds.search import Valued
from knobel.minds.sheet_turns import sheet_turn
from knobel.minds.views import View
from knobel.words import WordList, automaton_of, word_list

# What a throw brings on average when it is laid out well; a test lays some out and compares.
USUAL_POINTS = {"de": 29.0, "en": 31.0}
EXACTLY = 0.0

Specialist = Callable[[View, RandBelow], tuple[Valued, ...] | None]


def letra_mix(view: View, below: RandBelow) -> tuple[Valued, ...] | None:
    """The points of this turn: by the best layout found, by what lies there, or by another throw."""
    world = view.imagine(below)
    state = world.state.game_state
    if not isinstance(state, State) or state.review is not None:
        return None
    options = world.game.rules.options
    language, shortest = options.dice_set, options.min_word
    words = _words(world.game, language)
    lay, points = best_layout(words, state.letters, VALUES[language], shortest)
    lying = _points(state.tiles, state.letters, language, words)
    worth: dict[AnyMove, float] = {STOP: lying, lay: points}
    if RETHROW in view.choices:
        worth[RETHROW] = USUAL_POINTS[language]
    ranked = sorted(worth.items(), key=lambda item: (-item[1], item[0] != STOP))
    return tuple(Valued(move, value, EXACTLY, 1) for move, value in ranked)


def _words(game: Match, language: str) -> WordList:
    """The words of the list that the game is played with; without one, those of the house."""
    return word_list(language) if game.advice.lexicon is None else automaton_of(game.advice.lexicon)


def _points(tiles: Tiles, letters: str, language: str, words: WordList) -> int:
    values = VALUES[language]
    return count(tiles, [values[letter] for letter in letters], words.__contains__).points


def factor_rows(view: View, below: RandBelow) -> tuple[Valued, ...]:
    """The rows of a sheet by what the whole of it then comes to on average, filled as well as can be."""
    game, state = view.imagine(below)
    rules, advice = game.rules, game.advice
    assert isinstance(rules, FactorRules)
    assert isinstance(advice, FactorAdvice)
    entries, faces = state.game_state.sheets[view.seat], state.game_state.faces
    sign = -1 if rules.lowest_wins() else 1
    worth = {move: sign * advice.prospect(rules.written(entries, faces, move)) for move in view.choices.moves}
    ranked = sorted(worth.items(), key=lambda item: -item[1])
    return tuple(Valued(move, value, EXACTLY, 1) for move, value in ranked)


def eins_bis_sechzehn(view: View, below: RandBelow) -> tuple[Valued, ...]:
    """As many numbers as this throw can still tick are worth more than to be done; nothing is gained by leaving one."""
    game, state = view.imagine(below)
    advice = game.advice
    assert isinstance(advice, EinsBisSechzehnAdvice)
    ticks = float(advice.ticks_left(state.game_state))
    right = advice.proposals(state.game_state, view.seat) or ()
    return (*(Valued(move, ticks, EXACTLY, 1) for move in right), Valued(view.choices.mildest, 0.0, EXACTLY, 1))


SPECIALISTS: dict[str, Specialist] = {
    "eins-bis-sechzehn": eins_bis_sechzehn,
    "letra-mix": letra_mix,
    **dict.fromkeys(("kniffel", "dreispalten-kniffel", "escalero", "kniffel-extreme", "ohio"), sheet_turn),
    **dict.fromkeys(("offenes-wuerfelpoker", "joker-poker", "al-capone", "wuerfelpoker"), poker_deal),
    **dict.fromkeys(("rentmeister", "sechserspiel"), factor_rows),
    "schocken": schocken_turn,
    "stadt-land-fluss-zeit": stadt_land_fluss,
    "stadt-land-fluss-schnapp": stadt_land_fluss,
}
# Those whose values are what the game is played for; those of all others are points.
FOR_THE_GAME = frozenset({"schocken", "offenes-wuerfelpoker", "joker-poker", "al-capone", "wuerfelpoker"})
