"""What can be advised in Letra Mix."""

from knobel.games.word._crossword import count
from knobel.games.word._vote import DONE
from knobel.games.word._vote_advice import VoteAdvice
from knobel.games.word.letra_mix.rules import RETHROW, STOP, LetraMix, State
from knobel.writing.rules import AnyMove, Lay, Seat


class LetraMixAdvice(VoteAdvice[LetraMix]):
    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """What a layout would score by the word list; to stop or to throw again is better than to change nothing."""
        if state.review is not None:
            return float(move == DONE)
        if self.lexicon is None:
            return None
        tiles = move.tiles if isinstance(move, Lay) else state.tiles
        lexicon, shortest = self.lexicon, self.rules.options.min_word
        values = self.rules.values(state.letters)
        worth = count(tiles, values, lambda word: len(word) >= shortest and word in lexicon).points
        return worth + (0.5 if move == RETHROW and not tiles else 0.25 if move == STOP else 0.0)
