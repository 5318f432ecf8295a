"""The expert of Letra Mix: a crossword is built from the dice, of the list that the game is played with.

Nobody lays what is in no list, at whatever strength, nor changes a layout for one that is worth no more.
"""

from collections.abc import Iterator
from functools import cached_property

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.games.word._crossword import Tiles, count
from knobel.games.word._letters import VALUES
from knobel.games.word.letra_mix.rules import RETHROW, STOP, State
from knobel.match.match import Match
from knobel.minds.experts.expert import Expert
from knobel.minds.experts.letra_mix.crosswords import STRONGEST, best_layout, skill_of
from knobel.minds.experts.spelling import Spelling
from knobel.minds.experts.word_votes import judgements
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View
from knobel.minds.worlds import World
from knobel.words import WordList, automaton_of, word_list

# What a throw brings on average at strength 0, and when it is laid out well; a test lays some out and compares.
USUAL_POINTS = {"de": (11.0, 33.0), "en": (8.0, 35.0)}
# What it is worth to vote on a word of which one is sure.
WORTH_SAYING = 1.0


class LetraMixExpert(Expert):
    """Knows Letra Mix: the points of a turn, by the best layout found, by what lies there, or by another throw."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        self._language: str = game.rules.options.dice_set

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
        return self._valued(view, view.imagine(below), STRONGEST)

    def decide(self, view: View, strength: int, below: RandBelow) -> AnyMove | None:
        valued = self._valued(view, view.imagine(below), strength)
        return None if valued is None else valued[0].move

    def _valued(self, view: View, world: World, strength: int) -> tuple[MoveValue, ...] | None:
        state, words = world.state.game_state, _words(world.game, self._language)
        if not isinstance(state, State):
            return None
        if state.review is None:
            worth = self._turn(view, state, words, strength)
        else:
            worth = dict.fromkeys(self._judged(view, state, words), WORTH_SAYING) | {view.choices.mildest: 0.0}
        ranked = sorted(worth.items(), key=lambda item: (-item[1], item[0] != STOP))
        return tuple(MoveValue(move, value, EXACT, 1) for move, value in ranked)

    def _turn(self, view: View, state: State, words: WordList, strength: int) -> dict[AnyMove, float]:
        """What it is worth to stop, to lay as well as one can, and to throw again."""
        values, shortest = VALUES[self._language], self.game.rules.options.min_word
        lay, points = best_layout(words, state.letters, values, shortest, skill_of(strength))
        worth: dict[AnyMove, float] = {STOP: _points(state.tiles, state.letters, values, words), lay: points}
        if RETHROW in view.choices:
            weakest, strongest = USUAL_POINTS[self._language]
            worth[RETHROW] = weakest + (strongest - weakest) * strength / STRONGEST
        return worth

    def _judged(self, view: View, state: State, words: WordList) -> Iterator[AnyMove]:
        """What to say about words of which one is sure, where the table votes."""

        def verdict(word: str) -> bool | None:
            if word in words:
                return True
            return False if self._spelling.looks_like_chance(word) else None

        return judgements(view, state.review, verdict)

    @cached_property
    def _spelling(self) -> Spelling:
        return Spelling(self._language)


def _words(game: Match, language: str) -> WordList:
    """The words of the list that the game is played with; without one, those of the house."""
    return word_list(language) if game.advice.lexicon is None else automaton_of(game.advice.lexicon)


def _points(tiles: Tiles, letters: str, values: dict[str, int], words: WordList) -> int:
    return count(tiles, [values[letter] for letter in letters], words.__contains__).points


EXPERT = LetraMixExpert
