"""Votes on words: what somebody says who is sure of some words, and leaves the others to the people at the table."""

from collections.abc import Callable, Iterator

from knobel.core.moves import AnyMove, Mark
from knobel.core.spaces import Marks
from knobel.games.word._vote import ACCEPT, CHALLENGE, REJECT, WordVote
from knobel.minds.views import View

# Says of a word that it is right or wrong; None where one cannot be sure.
Verdict = Callable[[str], bool | None]


def judgements(view: View, review: WordVote | None, verdict: Verdict) -> Iterator[AnyMove]:
    """Challenges of words that are wrong, and votes on words of which one is sure. No vote is cast twice.

    Whether two words are one and the same is left to others.
    """
    cast = _cast(review, view.seat)
    for space in view.choices.items:
        if isinstance(space, Marks):
            for on in space.things:
                mark = None if on in cast or " " in on else _mark(space, verdict(on))
                if mark is not None:
                    yield Mark(on, mark)


def _mark(space: Marks, is_right: bool | None) -> str | None:
    """What to put on a word: nothing where one is not sure, and no challenge on a word that is right."""
    if is_right is None:
        return None
    if CHALLENGE in space.marks:
        return None if is_right else CHALLENGE
    return ACCEPT if is_right else REJECT


def _cast(review: WordVote | None, seat: int) -> frozenset[str]:
    """The issues on which a seat has voted."""
    issues = () if review is None else review.issues
    return frozenset(issue.on for issue in issues if issue.votes and issue.votes[seat].value is not None)
