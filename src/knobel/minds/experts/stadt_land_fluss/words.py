"""Stadt-Land-Fluss: real words for the letters, and no mercy for what is no word in any category.

Nobody here knows a river from a film. So everything that could be a word stands, as it does at a friendly table; only
what looks like letters drawn by lot is challenged and voted down.
"""

from collections.abc import Iterator
from typing import Any

from knobel.core.moves import AnyMove, Mark, Write
from knobel.core.spaces import Marks, RandBelow, Words
from knobel.games.word._vote import ACCEPT, CHALLENGE, REJECT
from knobel.match.match import Match
from knobel.minds.experts.expert import Expert
from knobel.minds.experts.stadt_land_fluss.spelling import Spelling, any_word
from knobel.minds.heuristics import greedy_move
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View

# What it is worth to speak against a word that is none or to vote, and what to challenge one that is right.
WORTH_SAYING, NOT_WORTH_SAYING = 2.0, -1.0


class StadtLandFlussExpert(Expert):
    """Knows Stadt-Land-Fluss: words and judgements, by what the game and the spelling say that they are worth."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        self._spelling = Spelling(game.rules.options.dice_set)

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
        game, state = view.imagine(below)
        spelling = self._spelling
        judged = dict(_judged(view, state.game_state, spelling))
        moves = [*_written(view, spelling, below), greedy_move(game, state, view.seat, view.choices, below)]
        worth: dict[AnyMove, float] = {
            move: _worth(game, state, view.seat, move) for move in moves if not isinstance(move, Mark)
        }
        worth.update(judged)
        ranked = sorted(worth.items(), key=lambda item: -item[1])
        return tuple(MoveValue(move, value, EXACT, 1) for move, value in ranked) or None


def _written(view: View, spelling: Spelling, below: RandBelow) -> Iterator[AnyMove]:
    for space in view.choices.open_spaces:
        if isinstance(space, Words):
            for slot, letter in zip(space.slots, space.hints, strict=False):
                if letter:
                    yield Write(slot, any_word(spelling.words, letter, below).capitalize())


def _worth(game: Match, state: Any, seat: int, move: AnyMove) -> float:
    return game.advice.heuristic(state.game_state, seat, move) or 0.0


def _judged(view: View, inner: object, spelling: Spelling) -> Iterator[tuple[AnyMove, float]]:
    """What to say about single words. A vote that has been cast is not cast again."""
    cast = _cast(inner, view.seat)
    for space in view.choices.items:
        if isinstance(space, Marks):
            yield from (_judgement(space, on, spelling) for on in space.things if on not in cast and " " not in on)


def _judgement(space: Marks, on: str, spelling: Spelling) -> tuple[AnyMove, float]:
    bad = spelling.looks_like_chance(on)
    if CHALLENGE in space.marks:
        return Mark(on, CHALLENGE), WORTH_SAYING if bad else NOT_WORTH_SAYING
    return Mark(on, REJECT if bad else ACCEPT), WORTH_SAYING


def _cast(inner: object, seat: int) -> frozenset[str]:
    """The issues on which a seat has voted."""
    review = getattr(inner, "review", None)
    issues = () if review is None else review.issues
    return frozenset(issue.on for issue in issues if issue.votes and issue.votes[seat].value is not None)


EXPERT = StadtLandFlussExpert
