"""The word vote: the words of a round lie open, and the table itself decides what counts.

Rulings followed: whoever did not write a word may challenge it; a word that is not challenged stands. All who did not
write it vote, the challenger against it; it falls if more are against it than for it, so a tie keeps it. Two words may
be declared one and the same; on that everybody votes, the requester for it, and it takes more for than against.
Silence is abstention. Votes are secret until all have been cast or time is up; then they lie open.
A word that falls takes nobody along: its authors count as authors of nothing else, whatever it was merged with.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from knobel.core.choices import Choices, Item
from knobel.core.events import Did, SeenEvent, Unseen
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove, Link, Mark, Press
from knobel.core.phrases import Fact, Name, Names, Phrase, say
from knobel.core.secrets import Secret, Viewer, is_unknown
from knobel.core.spaces import Links, Marks
from knobel.core.stages import Ask, Clock, Seat, Stage
from knobel.core.widgets import Term, Terms
from knobel.core.wording import telling_of

DONE = Press("done")
CHALLENGE, ACCEPT, REJECT = "challenge", "accept", "reject"

# A seat's votes, one for each issue: for it, against it, or none.
Ballot = tuple[bool | None, ...]


class Word(Frozen, frozen=True):
    """A word under review. The id is the form in which words are compared, so equal words are one word."""

    id: str
    text: str
    authors: tuple[Seat, ...]


class Issue(Frozen, frozen=True):
    """Something to vote on: whether one word stands, or whether it is the same as the other one.

    Until the vote is over only the votes of those who raised it are counted here.
    """

    one: str
    other: str = ""
    accepts: tuple[Seat, ...] = ()
    rejects: tuple[Seat, ...] = ()

    @property
    def on(self) -> str:
        """The id of the issue. A compared word has no blanks, so one that joins two words is unmistakable."""
        return f"{self.one} {self.other}" if self.other else self.one

    def with_votes(self, votes: Mapping[Seat, bool | None]) -> "Issue":
        """The issue with these votes added to those of the seats that raised it."""
        accepts = [seat for seat, vote in votes.items() if vote is True]
        rejects = [seat for seat, vote in votes.items() if vote is False]
        return Issue(self.one, self.other, (*self.accepts, *accepts), (*self.rejects, *rejects))

    @property
    def falls(self) -> bool:
        """Whether a challenged word is rejected."""
        return not self.other and len(self.rejects) > len(self.accepts)

    @property
    def merges(self) -> bool:
        """Whether two words have become one."""
        return bool(self.other) and len(self.accepts) > len(self.rejects)


class WordVote(Frozen, frozen=True):
    """The words, what is at issue, and who is done with the phase that is going on."""

    words: tuple[Word, ...]
    phase: Literal["review", "vote", "closed"]
    issues: tuple[Issue, ...] = ()
    done: tuple[Seat, ...] = ()
    ballots: tuple[Secret[Ballot], ...] = ()

    def stage(self, seats: int, review_s: int, vote_s: int, tag: int | str, *, merging: bool = True) -> Ask:
        """The question to everybody who is not done yet. `tag` tells the clocks of this review from others."""
        asked = [seat for seat in range(seats) if seat not in self.done]
        if self.phase == "review":
            linked = tuple([word.id for word in self.words]) if merging else ()
            choices = {seat: _to_review(self._to_challenge(seat), linked) for seat in asked}
            return Ask(choices, (Clock(f"review-{tag}", review_s),))
        return Ask({seat: self._to_vote(seat) for seat in asked}, (Clock(f"vote-{tag}", vote_s),), secret=True)

    def after(self, seat: Seat, move: AnyMove, seats: int) -> "WordVote":
        """Somebody challenges a word, asks to merge two, votes, or is done."""
        match move:
            case Mark(on, mark) if mark == CHALLENGE:
                return self._raised(Issue(on, rejects=(seat,)))
            case Link(one, other):
                return self._raised(Issue(one, other, accepts=(seat,)))
            case Mark(on, mark):
                return self._voted(seat, on, mark == ACCEPT, seats)
            case _:
                return self._done(seat, seats)

    def ended(self, seats: int) -> "WordVote":
        """The next phase: everybody is done, or time is up."""
        if self.phase == "vote":
            return WordVote(self.words, "closed", tuple(map(self._counted, self.issues, range(len(self.issues)))))
        if not self.issues:
            return WordVote(self.words, "closed")
        return self._opened(seats)

    # In review: whoever did not write a word may challenge it, and anybody may ask for two words to be merged.

    def _to_challenge(self, seat: Seat) -> tuple[str, ...]:
        challenged = [issue.one for issue in self.issues if seat in issue.rejects]
        return tuple([word.id for word in self.words if seat not in word.authors and word.id not in challenged])

    def _raised(self, issue: Issue) -> "WordVote":
        """An issue that was raised before has gained a vote, unless it was the same player."""
        if all(issue.on != raised.on for raised in self.issues):
            return self.but(issues=(*self.issues, issue))
        return self.but(issues=tuple(_joined(raised, issue) for raised in self.issues))

    # In the vote: those who raised an issue have voted already, and nobody votes on a word of their own.

    def _opened(self, seats: int) -> "WordVote":
        blank: Ballot = (None,) * len(self.issues)
        ballots = tuple(Secret(blank, (seat,)) for seat in range(seats))
        silent = tuple(seat for seat in range(seats) if not self._to_vote_on(seat))
        vote = WordVote(self.words, "vote", self.issues, silent, ballots)
        return vote if len(silent) < seats else vote.ended(seats)

    def may_vote(self, seat: Seat, issue: Issue) -> bool:
        """Whether a seat votes on an issue in the vote."""
        if seat in issue.accepts or seat in issue.rejects:
            return False
        return bool(issue.other) or seat not in self.word(issue.one).authors

    def _to_vote(self, seat: Seat) -> Choices:
        mine = self._to_vote_on(seat)
        on_words = tuple([issue.on for issue in mine if not issue.other])
        on_merges = tuple([issue.on for issue in mine if issue.other])
        return _to_vote(on_words, on_merges)

    def _to_vote_on(self, seat: Seat) -> list[Issue]:
        return [issue for issue in self.issues if self.may_vote(seat, issue)]

    # Whoever has a single vote is done with it; with several of them they may be changed until the voter is done.

    def _voted(self, seat: Seat, on: str, accept: bool, seats: int) -> "WordVote":
        votes = zip(self.issues, self.ballots[seat].value, strict=True)
        ballot = tuple(accept if issue.on == on else vote for issue, vote in votes)
        ballots = (*self.ballots[:seat], Secret(ballot, (seat,)), *self.ballots[seat + 1 :])
        voted = self.but(ballots=ballots)
        return voted._done(seat, seats) if len(self._to_vote_on(seat)) == 1 else voted

    def _counted(self, issue: Issue, number: int) -> Issue:
        return issue.with_votes({seat: ballot.value[number] for seat, ballot in enumerate(self.ballots)})

    def _done(self, seat: Seat, seats: int) -> "WordVote":
        done = (*self.done, seat)
        return self.ended(seats) if len(done) == seats else self.but(done=done)

    def imagined(self) -> "WordVote":
        """With everybody whose votes are not known taken to abstain."""
        blank: Ballot = (None,) * len(self.issues)
        return self.but(ballots=tuple([Secret(blank, b.seen_by) if is_unknown(b) else b for b in self.ballots]))

    # What has come of it.

    def word(self, id: str) -> Word:
        """The word with this id."""
        return next(word for word in self.words if word.id == id)

    def rejected(self) -> frozenset[str]:
        """The ids of the words that have fallen."""
        return frozenset(issue.one for issue in self.issues if issue.falls)

    def groups(self) -> tuple[tuple[Word, ...], ...]:
        """The words that stand, each together with those that are the same."""
        names = {word.id: word.id for word in self.words}
        for issue in self.issues:
            if issue.merges:
                old, new = names[issue.other], names[issue.one]
                names = {id: new if name == old else name for id, name in names.items()}
        rejected = self.rejected()
        groups: dict[str, list[Word]] = {}
        for word in self.words:
            if word.id not in rejected:
                groups.setdefault(names[word.id], []).append(word)
        return tuple(map(tuple, groups.values()))

    # What is seen and said. Requests to merge lie beside the words, so that votes can be set on them as well.

    def widgets(self, worth: Mapping[str, int], viewer: Viewer) -> tuple[Terms, ...]:
        """The words, and the words that may be the same. `worth` tells what a word has earned each author."""
        issues = self._seen_by(viewer)
        challenges = {issue.one: issue for issue in issues if not issue.other}
        words = tuple(
            self._term(word.id, word.text, word.authors, challenges.get(word.id), worth.get(word.id))
            for word in self.words
        )
        merges = tuple(
            self._term(issue.on, self.text_of(issue.on), issue.accepts[:1], issue, None)
            for issue in issues
            if issue.other
        )
        return (Terms("terms", words), *((Terms("merges", merges),) if merges else ()))

    def _seen_by(self, viewer: Viewer) -> tuple[Issue, ...]:
        """The issues with the votes that a viewer knows of: while the vote is going on, their own."""
        own = None if viewer is None or not self.ballots else self.ballots[viewer].shown_to(viewer)
        if viewer is None or own is None:
            return self.issues
        return tuple(issue.with_votes({viewer: vote}) for issue, vote in zip(self.issues, own, strict=True))

    def _term(self, id: str, text: str, authors: tuple[Seat, ...], issue: Issue | None, points: int | None) -> Term:
        if issue is None:
            return Term(id, text, authors, "valid" if self.phase == "closed" else "open", points=points)
        status: Literal["challenged", "rejected", "valid"] = "challenged"
        if self.phase == "closed":
            status = "valid" if (issue.merges if issue.other else not issue.falls) else "rejected"
        return Term(id, text, authors, status, len(issue.accepts), len(issue.rejects), points)

    def text_of(self, on: str) -> str:
        """A word as it was written, or two that may be the same."""
        return " = ".join(self.word(id).text for id in on.split())

    def told(self, stage: Stage, event: SeenEvent) -> tuple[Phrase, ...]:
        """What somebody has done."""
        match event:
            case Did(seat, Mark(on, mark)):
                return (say(f"told-{mark}", who=Name(seat), word=self.text_of(on)),)
            case Did(seat, Link(one, other)):
                return (say("told-merge", who=Name(seat), one=self.text_of(one), other=self.text_of(other)),)
            case Unseen(int() as seat):
                return (say("told-voted", who=Name(seat)),)
            case _:
                return telling_of(stage, event)

    def told_since(self, before: "WordVote") -> tuple[Phrase, ...]:
        """What has come of the review since."""
        if self.phase == before.phase:
            return ()
        if self.phase == "vote":
            return (say("told-vote-opens", count=len(self.issues)),)
        return tuple(verdict_of(issue, self.text_of(issue.on)) for issue in self.issues)


def verdict_of(issue: Issue, text: str) -> Phrase:
    """What has come of an issue about this word, or these two."""
    key = ("merged" if issue.merges else "apart") if issue.other else ("fallen" if issue.falls else "stands")
    return say(f"told-word-{key}", word=text, accepts=_who(issue.accepts), rejects=_who(issue.rejects))


def review_of(words: tuple[Word, ...]) -> WordVote:
    """The review of these words, which is over at once when there are none."""
    return WordVote(words, "review" if words else "closed")


@lru_cache(maxsize=4096)
def _to_review(challenged: tuple[str, ...], linked: tuple[str, ...]) -> Choices:
    marks = (Marks(challenged, (CHALLENGE,)),) if challenged else ()
    links = (Links(linked),) if len(linked) > 1 else ()
    return Choices(DONE, *marks, *links)


@lru_cache(maxsize=4096)
def _to_vote(on_words: tuple[str, ...], on_merges: tuple[str, ...]) -> Choices:
    return Choices(DONE, *(Marks(things, (ACCEPT, REJECT)) for things in (on_words, on_merges) if things))


def label_in_vote(item: Item) -> Phrase | None:
    """What to call a choice of the review or the vote, where it needs a word of its own."""
    if isinstance(item, Links):
        return say("space-merge")
    if not isinstance(item, Marks):
        return None
    if CHALLENGE in item.marks:
        return say("space-challenge")
    return say("space-vote-merges" if is_on_merges(item) else "space-vote-words")


def is_on_merges(item: Item) -> bool:
    """Whether a choice is a vote on words that may be the same."""
    return isinstance(item, Marks) and " " in item.things[0]


def _joined(raised: Issue, issue: Issue) -> Issue:
    if raised.on != issue.on:
        return raised
    accepts = tuple(dict.fromkeys((*raised.accepts, *issue.accepts)))
    rejects = tuple(dict.fromkeys((*raised.rejects, *issue.rejects)))
    return Issue(raised.one, raised.other, accepts, rejects)


def _who(seats: tuple[Seat, ...]) -> Fact:
    return Names(seats) if seats else say("nobody")
