"""The word vote: the words of a round lie open, and the table itself decides what counts.

Rulings followed: whoever did not write a word may challenge it; a word that is not challenged stands. All who did not
write it vote, the challenger against it; it falls if more are against it than for it, so a tie keeps it. Two words may
be declared one and the same; on that everybody votes, the requester for it, and it takes more for than against.
Silence is abstention. Votes are secret until all have been cast or time is up; then they lie open.
A word that falls takes nobody along: its authors count as authors of nothing else, whatever it was merged with.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

from knobel.core.errors import IllegalMove
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove, Link, Mark, Press
from knobel.core.secrets import Secret, Viewer, is_unknown
from knobel.core.spaces import Marks
from knobel.core.stages import Seat
from knobel.core.tuples import with_item

DONE = Press("done")
CHALLENGE, ACCEPT, REJECT = "challenge", "accept", "reject"


class Word(Frozen, frozen=True):
    """A word under review. The id is the form in which words are compared, so equal words are one word."""

    id: str
    text: str
    authors: tuple[Seat, ...]


class Issue(Frozen, frozen=True):
    """Something to vote on: whether one word stands, or whether it is the same as the other one.

    `accepts` and `rejects` are the open votes: those of whoever raised it, and in the end all of them. While the vote
    is going on, `votes` are those of all seats. The `authors` of a word that is challenged have none.
    """

    one: str
    other: str = ""
    accepts: tuple[Seat, ...] = ()
    rejects: tuple[Seat, ...] = ()
    authors: tuple[Seat, ...] = ()
    votes: tuple[Secret[bool | None], ...] = ()

    @property
    def on(self) -> str:
        """The id of the issue. A compared word has no blanks, so one that joins two words is unmistakable."""
        return f"{self.one} {self.other}" if self.other else self.one

    @property
    def falls(self) -> bool:
        """Whether a challenged word is rejected."""
        return not self.other and len(self.rejects) > len(self.accepts)

    @property
    def merges(self) -> bool:
        """Whether two words have become one."""
        return bool(self.other) and len(self.accepts) > len(self.rejects)

    def joined(self, again: "Issue") -> "Issue":
        """The issue, raised once more: by somebody else, whose vote it gains, or by the same player."""
        accepts, rejects = _with(self.accepts, again.accepts), _with(self.rejects, again.rejects)
        return (
            self if accepts is self.accepts and rejects is self.rejects else self.but(accepts=accepts, rejects=rejects)
        )

    # Those who raised an issue have voted already, and nobody votes on a word of their own.

    def may_vote(self, seat: Seat) -> bool:
        """Whether a seat votes on this in the vote."""
        return seat not in self.rejects and seat not in self.accepts and seat not in self.authors

    def waits_for(self, seat: Seat) -> bool:
        """Whether the vote of a seat is still missing."""
        return bool(self.votes) and self.may_vote(seat) and self.votes[seat].value is None

    def opened(self, seats: int) -> "Issue":
        """The vote begins."""
        return self.but(votes=_no_votes(seats))

    def voted(self, seat: Seat, accept: bool) -> "Issue":
        """A seat votes, or votes otherwise than before."""
        return self.but(votes=with_item(self.votes, seat, Secret(accept, (seat,))))

    def counted(self) -> "Issue":
        """The vote is over, and all votes lie open."""
        return self._with_votes([(seat, vote.value) for seat, vote in enumerate(self.votes)], votes=())

    def known_to(self, viewer: Viewer) -> "Issue":
        """The issue with the votes that a viewer knows of: while the vote is going on, their own."""
        if viewer is None or not self.votes:
            return self
        return self._with_votes([(viewer, self.votes[viewer].shown_to(viewer))], self.votes)

    def _with_votes(self, known: Iterable[tuple[Seat, bool | None]], votes: tuple[Secret[bool | None], ...]) -> "Issue":
        accepts, rejects = self.accepts, self.rejects
        for seat, vote in known:
            # A vote may also be missing, or not be known.
            if vote is True:
                accepts += (seat,)
            elif vote is False:
                rejects += (seat,)
        return self.but(accepts=accepts, rejects=rejects, votes=votes)

    def sample_hidden(self) -> "Issue":
        """With everybody whose vote is not known taken to abstain."""
        return self.but(votes=tuple([Secret(None, vote.seen_by) if is_unknown(vote) else vote for vote in self.votes]))


class WordVote(Frozen, frozen=True):
    """The words, what is at issue, and who is done with the phase that is going on."""

    words: tuple[Word, ...]
    phase: Literal["review", "vote", "closed"]
    issues: tuple[Issue, ...] = ()
    done: tuple[Seat, ...] = ()

    def after(self, seat: Seat, move: AnyMove, seats: int) -> "WordVote":
        """Somebody challenges a word, asks to merge two, votes, or is done."""
        if type(move) is Link:
            return self._raised(Issue(move.one, move.other, accepts=(seat,)))
        if type(move) is not Mark:
            return self._done(seat, seats)
        if move.mark == CHALLENGE:
            return self._raised(challenge(self.word(move.on), seat))
        return self._voted(seat, move.on, move.mark == ACCEPT, seats)

    def _done(self, seat: Seat, seats: int) -> "WordVote":
        done = (*self.done, seat)
        return self.ended(seats) if len(done) == seats else self.but(done=done)

    def ended(self, seats: int) -> "WordVote":
        """The next phase: everybody is done, or time is up."""
        if self.phase == "review" and self.issues:
            return self._opened(seats)
        return WordVote(self.words, "closed", tuple([issue.counted() for issue in self.issues]))

    # In review: whoever did not write a word may challenge it, and anybody may ask for two words to be merged.

    def _raised(self, issue: Issue) -> "WordVote":
        number = self._number_of(issue.one, issue.other)
        if number is None:
            return self.but(issues=(*self.issues, issue))
        raised = self.issues[number]
        joined = raised.joined(issue)
        return self if joined is raised else self.but(issues=with_item(self.issues, number, joined))

    def _number_of(self, one: str, other: str) -> int | None:
        """Where the issue about this word, or these two, stands among all."""
        for issue in self.issues:
            if issue.one == one and issue.other == other:
                return self.issues.index(issue)
        return None

    def refusal(self, seat: Seat, move: AnyMove) -> IllegalMove | None:
        """Nobody judges a word of their own."""
        if not isinstance(move, Mark):
            return None
        own = [word.text for word in self.words if word.id == move.on and seat in word.authors]
        return IllegalMove("own-word", word=own[0]) if own else None

    # In the vote: whoever has nothing to vote on is done with it, and without voters it is over.

    def _opened(self, seats: int) -> "WordVote":
        silent = tuple([seat for seat in range(seats) if not self._may_vote(seat)])
        if len(silent) == seats:
            return WordVote(self.words, "closed", self.issues)
        return WordVote(self.words, "vote", tuple([issue.opened(seats) for issue in self.issues]), silent)

    def _may_vote(self, seat: Seat, *, but_on: int | None = None) -> bool:
        """Whether a seat votes on anything, apart from the issue with this number."""
        for number, issue in enumerate(self.issues):  # noqa: SIM110 - asked with every vote
            if issue.may_vote(seat) and number != but_on:
                return True
        return False

    # Whoever has a single vote is done with it; with several of them they may be changed until the voter is done.

    def _voted(self, seat: Seat, on: str, accept: bool, seats: int) -> "WordVote":
        one, _, other = on.partition(" ")
        number = self._number_of(one, other)
        assert number is not None
        voted = self.but(issues=with_item(self.issues, number, self.issues[number].voted(seat, accept)))
        return voted if self._may_vote(seat, but_on=number) else voted._done(seat, seats)

    def sample_hidden(self) -> "WordVote":
        """With everybody whose votes are not known taken to abstain."""
        return self.but(issues=tuple([issue.sample_hidden() for issue in self.issues]))

    # What has come of it.

    def word(self, id: str) -> Word:
        """The word with this id."""
        for word in self.words:
            if word.id == id:
                return word
        raise LookupError(id)

    def rejected(self) -> frozenset[str]:
        """The ids of the words that have fallen."""
        return frozenset([issue.one for issue in self.issues if not issue.other and issue.falls])

    def groups(self) -> tuple[tuple[Word, ...], ...]:
        """The words that stand, each together with those that are the same."""
        rejected = self.rejected() if self.issues else frozenset()
        merging = [issue for issue in self.issues if issue.other and issue.merges]
        if not merging:
            return tuple([(word,) for word in self.words if word.id not in rejected])
        names = {word.id: word.id for word in self.words}
        for issue in merging:
            old, new = names[issue.other], names[issue.one]
            if old != new:
                names = {id: new if name == old else name for id, name in names.items()}
        groups: dict[str, list[Word]] = {}
        for word in self.words:
            if word.id not in rejected:
                groups.setdefault(names[word.id], []).append(word)
        return tuple(map(tuple, groups.values()))


def challenge(word: Word, seat: Seat) -> Issue:
    """Somebody challenges a word, and so is against it."""
    return Issue(word.id, rejects=(seat,), authors=word.authors)


def marks(things: Sequence[str], *kinds: str) -> tuple[Marks, ...]:
    """These marks on these words or issues, where there are any."""
    return (Marks(tuple(things), kinds),) if things else ()


@cache
def _no_votes(seats: int) -> tuple[Secret[bool | None], ...]:
    return tuple([Secret(None, (seat,)) for seat in range(seats)])


def _with(seats: tuple[Seat, ...], others: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """These seats, and those of the others that are not among them."""
    for seat in others:
        if seat not in seats:
            seats += (seat,)
    return seats


def review_of(words: tuple[Word, ...]) -> WordVote:
    """The review of these words, which is over at once when there are none."""
    return WordVote(words, "review" if words else "closed")
