"""The expert of Letra Mix: a crossword is built from the dice, of the list that the game is played with."""

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.games.word._crossword import Tiles, count
from knobel.games.word._letters import VALUES
from knobel.games.word.letra_mix.rules import RETHROW, STOP, State
from knobel.match.match import Match
from knobel.minds.experts.expert import Expert
from knobel.minds.experts.letra_mix.crosswords import best_layout
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View
from knobel.words import WordList, automaton_of, word_list

# What a throw brings on average when it is laid out well; a test lays some out and compares.
USUAL_POINTS = {"de": 29.0, "en": 31.0}


class LetraMixExpert(Expert):
    """Knows Letra Mix: the points of a turn, by the best layout found, by what lies there, or by another throw."""

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
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
        return tuple(MoveValue(move, value, EXACT, 1) for move, value in ranked)


def _words(game: Match, language: str) -> WordList:
    """The words of the list that the game is played with; without one, those of the house."""
    return word_list(language) if game.advice.lexicon is None else automaton_of(game.advice.lexicon)


def _points(tiles: Tiles, letters: str, language: str, words: WordList) -> int:
    values = VALUES[language]
    return count(tiles, [values[letter] for letter in letters], words.__contains__).points


EXPERT = LetraMixExpert
