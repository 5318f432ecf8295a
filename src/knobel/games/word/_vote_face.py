"""What is seen and told of a word vote. Requests to merge lie beside the words, for votes can be set on them too."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from knobel.core.face import R
from knobel.core.moves import Link
from knobel.core.spaces import Links
from knobel.core.wording import telling_of
from knobel.games.word._vote import CHALLENGE, Issue, Word, WordVote
from knobel.writing.face import (
    Event,
    Face,
    Fact,
    Item,
    Name,
    Names,
    Phrase,
    SeenEvent,
    Term,
    Terms,
    Unseen,
    Viewer,
    say,
)
from knobel.writing.rules import Did, Mark, Marks, Press, Seat, Stage


class VoteFace(Face[R]):
    """The face of games in which words are voted on, and a state has a `review` or none."""

    # What is told, with their number, when the words lie open.
    terms_open: ClassVar[str]

    # That somebody is done is no secret, whatever they voted.

    def seen(self, state: Any, event: Event, viewer: Viewer) -> SeenEvent:
        return event if isinstance(event, Did) and isinstance(event.move, Press) else super().seen(state, event, viewer)

    def label(self, state: Any, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Links):
            return say("space-merge")
        if not isinstance(item, Marks):
            return super().label(state, seat, item)
        if CHALLENGE in item.marks:
            return say("space-challenge")
        return say("space-vote-merges" if _is_on_merges(item) else "space-vote-words")

    def widget_of(self, item: Item) -> str | None:
        return "merges" if isinstance(item, Marks) and _is_on_merges(item) else super().widget_of(item)

    def tell(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        told = self.told(before, self.seen(before, event, viewer))
        return (*told, *self.consequences(before, event, after, viewer))

    def told(self, state: Any, seen: SeenEvent) -> tuple[Phrase, ...]:
        """What has happened, as somebody has seen it."""
        stage = self.rules.stage(state)
        return telling_of(stage, seen) if state.review is None else told_in_vote(state.review, stage, seen)

    def told_of_review(self, before: Any, after: Any) -> tuple[Phrase, ...]:
        """What has come of a review, from the moment that the words lie open."""
        review = after.review
        if review is None:
            return ()
        if before.review is None:
            return (say(self.terms_open, count=len(review.words) - len(review.rejected())),)
        return _told_since(before.review, review)


def _is_on_merges(item: Marks) -> bool:
    return " " in item.things[0]


def terms_of(vote: WordVote, worth: Mapping[str, int], viewer: Viewer) -> tuple[Terms, ...]:
    """The words, and the words that may be the same. `worth` tells what a word has earned each author."""
    closed, challenges = vote.phase == "closed", {issue.one: issue for issue in vote.issues if not issue.other}
    words = [term_of(word, challenges.get(word.id), viewer, worth.get(word.id), closed=closed) for word in vote.words]
    merges = [
        term_of(Word(issue.on, text_of(vote, issue.on), issue.accepts[:1]), issue, viewer, closed=closed)
        for issue in vote.issues
        if issue.other
    ]
    return (Terms("terms", tuple(words)), *((Terms("merges", tuple(merges)),) if merges else ()))


def term_of(word: Word, issue: Issue | None, viewer: Viewer, points: int | None = None, *, closed: bool) -> Term:
    """A word as this viewer sees it: while a vote on it is going on, with no other secret vote than their own."""
    if issue is None:
        return Term(word.id, word.text, word.authors, "valid" if closed else "open", points=points)
    known, stands = issue.known_to(viewer), issue.merges if issue.other else not issue.falls
    status: Literal["challenged", "valid", "rejected"] = "challenged"
    if closed:
        status = "valid" if stands else "rejected"
    return Term(word.id, word.text, word.authors, status, len(known.accepts), len(known.rejects), points)


def text_of(vote: WordVote, on: str) -> str:
    """A word as it was written, or two that may be the same."""
    return " = ".join(vote.word(id).text for id in on.split())


def told_in_vote(vote: WordVote, stage: Stage, event: SeenEvent) -> tuple[Phrase, ...]:
    """What somebody has done in a review or a vote."""
    match event:
        case Did(seat, Mark(on, mark)):
            return (say(f"told-{mark}", who=Name(seat), word=text_of(vote, on)),)
        case Did(seat, Link(one, other)):
            return (say("told-merge", who=Name(seat), one=text_of(vote, one), other=text_of(vote, other)),)
        case Unseen(int() as seat):
            return (say("told-voted", who=Name(seat)),)
        case _:
            return telling_of(stage, event)


def _told_since(before: WordVote, after: WordVote) -> tuple[Phrase, ...]:
    if after.phase == before.phase:
        return ()
    if after.phase == "vote":
        return (say("told-vote-opens", count=len(after.issues)),)
    return tuple(verdict(issue, text_of(after, issue.on)) for issue in after.issues)


def verdict(issue: Issue, text: str) -> Phrase:
    """What has come of an issue about this word, or these two."""
    key = ("merged" if issue.merges else "apart") if issue.other else ("fallen" if issue.falls else "stands")
    return say(f"told-word-{key}", word=text, accepts=_who(issue.accepts), rejects=_who(issue.rejects))


def _who(seats: tuple[Seat, ...]) -> Fact:
    return Names(seats) if seats else say("nobody")
