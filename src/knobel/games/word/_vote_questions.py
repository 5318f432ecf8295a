"""What the word vote asks: the review of the words, then the vote on what is at issue."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from operator import is_not

from knobel.core.choices import Choices
from knobel.core.spaces import Links, Marks
from knobel.core.stages import Ask, Clock, Seat
from knobel.games.word._vote import ACCEPT, CHALLENGE, DONE, REJECT, Issue, Word, WordVote, marks

# What tells the clocks of one review from those of others.
Tag = int | str
Seats = tuple[Seat, ...]
Issues = tuple[Issue, ...]
Words = tuple[Word, ...]
Ids = tuple[str, ...]
NOT_ASKED = Ask({})
ONLY_CHALLENGE, ONLY_DONE = (CHALLENGE,), Choices(DONE)


class VoteQuestions:
    """The questions of a game's word votes. Where there is `merging`, two words may be declared one and the same.

    What is asked changes when somebody is done, and with a challenge for whoever challenges, but not when two words are
    to be merged, nor with a vote: the latest question is kept, and what everybody may do, with what they came from.
    """

    def __init__(self, seats: int, review_s: int, vote_s: int, *, merging: bool = False) -> None:
        self.everybody = tuple(range(seats))
        self.review_s = review_s
        self.vote_s = vote_s
        self.merging = merging
        self._latest_review: tuple[Words, Issues, Seats, Tag, Ask] = ((), (), (), 0, NOT_ASKED)
        self._latest_reviewed: tuple[Words, dict[tuple[Seat, Ids], Choices]] = ((), {})
        self._latest_vote: tuple[Issues, Seats, Tag, Ask] = ((), (), 0, NOT_ASKED)
        self._latest_votes: tuple[Issues, dict[Seat, Choices]] = ((), {})

    def stage(self, vote: WordVote, tag: Tag) -> Ask:
        """The question to everybody who is not done yet."""
        if vote.phase != "review":
            return self._vote(vote, tag)
        words, issues, done, their_tag, ask = self._latest_review
        if (
            words is not vote.words
            or done != vote.done
            or tag != their_tag
            or not (issues is vote.issues or _challenge_the_same(issues, vote.issues))
        ):
            ask = Ask(self._reviewing(vote), _clocks("review", tag, self.review_s))
        self._latest_review = (vote.words, vote.issues, vote.done, tag, ask)
        return ask

    # In review: whoever did not write a word may challenge it, and anybody may ask for two words to be merged.

    def _reviewing(self, vote: WordVote) -> dict[Seat, Choices]:
        challenges = [issue for issue in vote.issues if issue.rejects] if vote.issues else ()
        words, reviewed = self._latest_reviewed
        if words is not vote.words:
            reviewed = {}
            self._latest_reviewed = (vote.words, reviewed)
        asked = {}
        for seat in self.everybody:
            if seat not in vote.done:
                challenged = tuple([issue.one for issue in challenges if seat in issue.rejects]) if challenges else ()
                choices = reviewed.get((seat, challenged))
                if choices is None:
                    choices = reviewed[seat, challenged] = self._to_review(vote.words, seat, challenged)
                asked[seat] = choices
        return asked

    def _to_review(self, words: Words, seat: Seat, challenged: Ids) -> Choices:
        others = tuple([word.id for word in words if seat not in word.authors and word.id not in challenged])
        if self.merging and len(words) > 1:
            return Choices(DONE, *marks(others, CHALLENGE), Links(tuple([word.id for word in words])))
        return Choices(DONE, Marks(others, ONLY_CHALLENGE)) if others else ONLY_DONE

    # In the vote: accept or reject words, and pairs of them, or be done.

    def _vote(self, vote: WordVote, tag: Tag) -> Ask:
        before, done, their_tag, ask = self._latest_vote
        if done != vote.done or tag != their_tag or not _are_the_same(before, vote.issues):
            choices = self._votes(vote.issues)
            asked = {seat: choices[seat] for seat in self.everybody if seat not in vote.done}
            ask = Ask(asked, _clocks("vote", tag, self.vote_s), secret=True)
        self._latest_vote = (vote.issues, vote.done, tag, ask)
        return ask

    def _votes(self, issues: Issues) -> dict[Seat, Choices]:
        before, choices = self._latest_votes
        if not _are_the_same(before, issues):
            choices = {seat: _to_vote(issues, seat) for seat in self.everybody}
            self._latest_votes = (issues, choices)
        return choices


@lru_cache(maxsize=64)
def _clocks(name: str, tag: Tag, seconds: int) -> tuple[Clock, ...]:
    return (Clock(f"{name}-{tag}", seconds),)


def _to_vote(issues: Issues, seat: Seat) -> Choices:
    mine = [issue for issue in issues if issue.may_vote(seat)]
    on_words = marks([issue.on for issue in mine if not issue.other], ACCEPT, REJECT)
    return Choices(DONE, *on_words, *marks([issue.on for issue in mine if issue.other], ACCEPT, REJECT))


def _challenge_the_same(some: Issues, others: Issues) -> bool:
    """Whether what has been raised since, or once more, is only that words are to be merged."""
    for issue in others[len(some) :] or some[len(others) :]:
        if issue.rejects:
            return False
    for number in _changed(some, others):  # noqa: SIM110 - asked before every decision
        if some[number].rejects or others[number].rejects:
            return False
    return True


def _are_the_same(some: Issues, others: Issues) -> bool:
    """Whether these issues are the same, whatever has been voted on them."""
    if len(some) != len(others):
        return False
    for number in _changed(some, others):  # noqa: SIM110 - asked before every vote
        if some[number].but(votes=()) != others[number].but(votes=()):
            return False
    return True


def _changed(some: Issues, others: Issues) -> Iterable[int]:
    """The numbers of the issues that are not the very same, as nearly all are."""
    return compress(range(len(some)), map(is_not, some, others))
