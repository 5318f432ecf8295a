"""What the word vote asks: the review of the words, then the vote on what is at issue."""

from collections.abc import Sequence

from knobel.core.choices import Choices
from knobel.core.spaces import Links
from knobel.core.stages import Ask, Clock, Seat
from knobel.games.word._vote import ACCEPT, CHALLENGE, DONE, REJECT, Issue, Word, WordVote, marks

# What tells the clocks of one review from those of others.
Tag = int | str


class VoteQuestions:
    """The questions of a game's word votes. Where there is `merging`, two words may be declared one and the same.

    What is asked changes with a challenge, but not when two words are to be merged, nor with a vote, nor when somebody
    is done: everybody's latest choices are kept, with what they came from.
    """

    def __init__(self, seats: int, review_s: int, vote_s: int, *, merging: bool = False) -> None:
        self.seats = seats
        self.review_s = review_s
        self.vote_s = vote_s
        self.merging = merging
        self._latest_review: tuple[tuple[Word, ...], Sequence[Issue], dict[Seat, Choices]] = ((), (), {})
        self._latest_vote: tuple[Sequence[Issue], dict[Seat, Choices]] = ((), {})

    def stage(self, vote: WordVote, tag: Tag) -> Ask:
        """The question to everybody who is not done yet."""
        if vote.phase == "review":
            return Ask(self._reviewing(vote), (Clock(f"review-{tag}", self.review_s),))
        return Ask(self._voting(vote), (Clock(f"vote-{tag}", self.vote_s),), secret=True)

    # In review: whoever did not write a word may challenge it, and anybody may ask for two words to be merged.

    def _reviewing(self, vote: WordVote) -> dict[Seat, Choices]:
        challenges = [issue for issue in vote.issues if issue.rejects]
        words, before, choices = self._latest_review
        if words is not vote.words or before != challenges:
            choices = {}
            self._latest_review = (vote.words, challenges, choices)
        asked = {}
        for seat in range(self.seats):
            if seat not in vote.done:
                if seat not in choices:
                    choices[seat] = self._to_review(vote.words, challenges, seat)
                asked[seat] = choices[seat]
        return asked

    def _to_review(self, words: tuple[Word, ...], challenges: Sequence[Issue], seat: Seat) -> Choices:
        challenged = [issue.one for issue in challenges if seat in issue.rejects]
        others = [word.id for word in words if seat not in word.authors and word.id not in challenged]
        links = (Links(tuple([word.id for word in words])),) if self.merging and len(words) > 1 else ()
        return Choices(DONE, *marks(others, CHALLENGE), *links)

    # In the vote: accept or reject words, and pairs of them, or be done.

    def _voting(self, vote: WordVote) -> dict[Seat, Choices]:
        before, choices = self._latest_vote
        if not _are_the_same(before, vote.issues):
            choices = {seat: _to_vote(vote.issues, seat) for seat in range(self.seats)}
        self._latest_vote = (vote.issues, choices)
        return {seat: choices[seat] for seat in range(self.seats) if seat not in vote.done}


def _to_vote(issues: Sequence[Issue], seat: Seat) -> Choices:
    mine = [issue for issue in issues if issue.may_vote(seat)]
    on_words = marks([issue.on for issue in mine if not issue.other], ACCEPT, REJECT)
    return Choices(DONE, *on_words, *marks([issue.on for issue in mine if issue.other], ACCEPT, REJECT))


def _are_the_same(some: Sequence[Issue], others: Sequence[Issue]) -> bool:
    """Whether these issues are the same, whatever has been voted on them."""
    if len(some) != len(others):
        return False
    # A loop, because nearly all are the very same, and this is asked before every vote.
    for one, other in zip(some, others, strict=True):
        if one is not other and one.but(votes=()) != other.but(votes=()):
            return False
    return True
