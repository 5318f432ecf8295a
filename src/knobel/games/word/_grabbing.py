"""Grabbing dice by calling words: claims in the order in which they come, locks, passes, and challenges while play goes
on. One round of the grabbing game, from the throw to the last die or the last idea.
"""

from functools import lru_cache
from typing import Literal

from knobel.games.word._category_round import LONGEST_TERM, die_of, slot_of
from knobel.games.word._letters import JOKER
from knobel.games.word._vote import ACCEPT, CHALLENGE, REJECT, Issue, Word, WordVote, verdict_of
from knobel.parts.words import FEWEST_LETTERS, normalised
from knobel.writing.advice import is_unknown
from knobel.writing.face import Phrase, Term, Terms, Viewer
from knobel.writing.facts import Frozen
from knobel.writing.rules import AnyMove, Ask, Choices, Clock, Mark, Marks, Press, Seat, Secret, Words, Write

PASS = Press("pass")
# The slot of a claim that names no die.
ANY_DIE = "any"
# A claim can be challenged for so long while play goes on, and the vote on it lasts so long.
CHALLENGE_S, LIVE_VOTE_S = 5, 10

Refused = Literal["short", "used", "letter"]


class Times(Frozen, frozen=True):
    """How long everything lasts, in seconds."""

    round: int
    idle: int
    lock: int


class Claim(Frozen, frozen=True):
    """A word that has won a die. It is `open` to a challenge, then `voted` on, and in the end it stands or has fallen.

    The votes are secret until the vote is over; then the issue holds them all.
    """

    word: str
    text: str
    seat: Seat
    die: int
    status: Literal["open", "voted", "stands", "fallen"] = "open"
    issue: Issue | None = None
    ballots: tuple[Secret[bool | None], ...] = ()

    def waits_for(self, seat: Seat) -> bool:
        """Whether the vote of this seat is still missing."""
        if self.status != "voted" or seat == self.seat or self.issue is None or seat in self.issue.rejects:
            return False
        return self.ballots[seat].value is None

    def challenged(self, seat: Seat, seats: int) -> "Claim":
        """All who did not call the word vote on it, the challenger against it."""
        ballots: tuple[Secret[bool | None], ...] = tuple(Secret(None, (each,)) for each in range(seats))
        return self.but(status="voted", issue=Issue(self.word, rejects=(seat,)), ballots=ballots)._unless_all()

    def voted(self, seat: Seat, accept: bool) -> "Claim":
        """A vote is cast once, and the last one closes the vote."""
        ballots = (*self.ballots[:seat], Secret(accept, (seat,)), *self.ballots[seat + 1 :])
        return self.but(ballots=ballots)._unless_all()

    def imagined(self) -> "Claim":
        """With every vote that is not known taken for still missing."""
        ballots = tuple([Secret(None, b.seen_by) if is_unknown(b) else b for b in self.ballots])
        return self.but(ballots=ballots)

    def settled(self) -> "Claim":
        """Nobody may challenge the word any more, and the votes on it are counted."""
        if self.issue is None or self.status != "voted":
            return self.but(status="stands") if self.status == "open" else self
        issue = self.issue.with_votes({seat: ballot.value for seat, ballot in enumerate(self.ballots)})
        return self.but(status="fallen" if issue.falls else "stands", issue=issue, ballots=())

    def _unless_all(self) -> "Claim":
        return self if any(map(self.waits_for, range(len(self.ballots)))) else self.settled()

    def term(self, viewer: Viewer) -> Term:
        """The claim as this viewer sees it: while a vote is going on, with no other vote than their own."""
        status = STATUS[self.status]
        if self.issue is None:
            return Term(self.word, self.text, (self.seat,), status)
        own = None if viewer is None or not self.ballots else self.ballots[viewer].shown_to(viewer)
        issue = self.issue if viewer is None or own is None else self.issue.with_votes({viewer: own})
        return Term(self.word, self.text, (self.seat,), status, len(issue.accepts), len(issue.rejects))


STATUS: dict[str, Literal["open", "challenged", "valid", "rejected"]] = {
    "open": "open",
    "voted": "challenged",
    "stands": "valid",
    "fallen": "rejected",
}


class Grabbing(Frozen, frozen=True):
    """A round. `locks` number the wrong claim that has locked a seat, 0 for none; `passed` have nothing more to say.

    `live` challenges are made while play goes on. When it is `closing`, nothing can be claimed any more, and only open
    challenges are waited for; then `passed` are those who have none.
    """

    letters: str
    locks: tuple[int, ...]
    live: bool
    claims: tuple[Claim, ...] = ()
    passed: tuple[Seat, ...] = ()
    refusals: int = 0
    closing: bool = False

    # A round ends when no die is left, nobody has anything more to say, or time is up, and nothing can change any more.

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return (self.closing or not self._free_dice()) and not (self.live and any(map(_pending, self.claims)))

    @property
    def gone(self) -> frozenset[int]:
        """The dice that have been claimed and not come back."""
        return frozenset([claim.die for claim in self.claims if claim.status != "fallen"])

    def _free_dice(self) -> list[int]:
        gone = self.gone
        return [die for die, letter in enumerate(self.letters) if letter != JOKER and die not in gone]

    # Everybody may claim at any time, except those locked; whoever has passed is asked last.

    def stage(self, times: Times, tag: int) -> Ask:
        """The question to everybody, and the clocks that run. `tag` tells the clocks of this round from others."""
        if self.closing:
            choices = {seat: self._choices(seat) for seat in self._undecided()}
            return Ask(choices, tuple(self._claim_clocks(tag)))
        seats = range(len(self.locks))
        asked = [seat for seat in seats if seat not in self.passed]
        choices = {seat: self._choices(seat) for seat in (*asked, *self.passed)}
        fallen = len([claim for claim in self.claims if claim.status == "fallen"])
        clocks = [
            Clock(f"idle-{tag}-{len(self.claims) + fallen}", times.idle),
            Clock(f"round-{tag}", times.round),
            *(Clock(f"lock-{tag}-{number}", times.lock, seat) for seat, number in enumerate(self.locks) if number),
        ]
        return Ask(choices, (*clocks, *self._claim_clocks(tag)))

    def _choices(self, seat: Seat) -> Choices:
        letters = "" if self.closing or self.locks[seat] else self.letters
        return _to_grab(letters, self._to_challenge(seat), self._to_vote(seat))

    def _to_challenge(self, seat: Seat) -> tuple[str, ...]:
        if not self.live:
            return ()
        return tuple([claim.word for claim in self.claims if claim.status == "open" and claim.seat != seat])

    def _to_vote(self, seat: Seat) -> tuple[str, ...]:
        return tuple([claim.word for claim in self.claims if claim.waits_for(seat)]) if self.live else ()

    def _claim_clocks(self, tag: int) -> list[Clock]:
        if not self.live:
            return []
        return [
            Clock(f"challenge-{tag}-{number}", CHALLENGE_S)
            if claim.status == "open"
            else Clock(f"vote-{tag}-{number}", LIVE_VOTE_S)
            for number, claim in enumerate(self.claims)
            if _pending(claim)
        ]

    def after(self, seat: Seat, move: AnyMove, times: Times) -> "Grabbing":
        """Somebody claims a die, has nothing more to say, challenges a word or votes on it."""
        match move:
            case Write(slot, text):
                return self._claimed(seat, slot, text, times)
            case Mark(on, mark):
                return self._judged(seat, on, mark)._unless_decided()
            case _:
                return self._passed(seat)

    def expired(self, clock: str) -> "Grabbing":
        """A clock of the stage has run out."""
        kind, *_, number = clock.split("-")
        if kind == "lock":
            return self.but(locks=tuple([0 if lock == int(number) else lock for lock in self.locks]))
        if kind in ("challenge", "vote"):
            return self._with(int(number), self.claims[int(number)].settled())._unless_decided()
        return self._closing()

    # A claim needs a word of two letters that is new in this round and begins with the letter of a free die.

    def refused(self, text: str) -> Refused | None:
        """Why a claim wins nothing; None if it does."""
        word = normalised(text)
        if sum(map(str.isalpha, word)) < FEWEST_LETTERS:
            return "short"
        if any(claim.word == word for claim in self.claims):
            return "used"
        return None if any(self.letters[die] == word[0] for die in self._free_dice()) else "letter"

    def _claimed(self, seat: Seat, slot: str, text: str, times: Times) -> "Grabbing":
        """A claim takes back a pass, whether or not it wins anything; a wrong one locks its player for a moment."""
        passed = tuple([other for other in self.passed if other != seat])
        if self.refused(text):
            number = self.refusals + 1
            locks = tuple([number if other == seat and times.lock else lock for other, lock in enumerate(self.locks)])
            return self.but(passed=passed, locks=locks, refusals=number)
        claim = Claim(normalised(text), text, seat, self._won(slot, normalised(text)[0]))
        return self.but(passed=passed, claims=(*self.claims, claim))

    # The die that was tapped is won, if it is free and fits; otherwise the first free one of the letter.

    def _won(self, slot: str, letter: str) -> int:
        fitting = [die for die in self._free_dice() if self.letters[die] == letter]
        tapped = None if slot == ANY_DIE else die_of(slot)
        return tapped if tapped in fitting else fitting[0]

    def _judged(self, seat: Seat, on: str, mark: str) -> "Grabbing":
        number = next(number for number, claim in enumerate(self.claims) if claim.word == on)
        claim = self.claims[number]
        if mark == CHALLENGE:
            # In the end, a new vote calls back those who had no doubts of their own.
            asked = self.but(passed=()) if self.closing else self
            return asked._with(number, claim.challenged(seat, len(self.locks)))
        return self._with(number, claim.voted(seat, mark == ACCEPT))

    def _with(self, number: int, claim: Claim) -> "Grabbing":
        return self.but(claims=(*self.claims[:number], claim, *self.claims[number + 1 :]))

    # Whoever passes has nothing more to claim, or in the end nothing more to challenge.

    def _passed(self, seat: Seat) -> "Grabbing":
        passed = self.passed if seat in self.passed else (*self.passed, seat)
        if self.closing:
            return self.but(passed=passed)._unless_decided()
        return self._closing() if len(passed) == len(self.locks) else self.but(passed=passed)

    def _closing(self) -> "Grabbing":
        return self.but(closing=True, passed=(), locks=(0,) * len(self.locks))._unless_decided()

    def _undecided(self) -> list[Seat]:
        seats = [seat for seat in range(len(self.locks)) if seat not in self.passed]
        return [seat for seat in seats if self._to_challenge(seat) or self._to_vote(seat)]

    def _unless_decided(self) -> "Grabbing":
        """In the end nothing is waited for when nobody has anything left to challenge or to vote on."""
        if not self.closing or self._undecided():
            return self
        return self.but(claims=tuple([claim.settled() for claim in self.claims])) if self.live else self

    # What is seen and said, and what goes on to be reviewed.

    def words(self) -> tuple[Word, ...]:
        """The words that have won a die, in order of arrival."""
        return tuple([Word(claim.word, claim.text, (claim.seat,)) for claim in self.claims])

    def verdicts(self) -> WordVote:
        """What live challenges have come to, as a review that is over."""
        return WordVote(self.words(), "closed", tuple([claim.issue for claim in self.claims if claim.issue]))

    def terms(self, viewer: Viewer) -> tuple[Terms, ...]:
        """The words called so far."""
        return (Terms("terms", tuple(claim.term(viewer) for claim in self.claims)),) if self.claims else ()

    def told_since(self, before: "Grabbing") -> tuple[Phrase, ...]:
        """The votes that have ended since."""
        pairs = zip(before.claims, self.claims, strict=False)
        return tuple(
            verdict_of(claim.issue, claim.text)
            for then, claim in pairs
            if claim.issue is not None and _pending(then) and not _pending(claim)
        )


def grabbing(letters: str, seats: int, *, live: bool) -> Grabbing:
    """The beginning of a round: the dice have fallen."""
    return Grabbing(letters, (0,) * seats, live)


def _pending(claim: Claim) -> bool:
    return claim.status in ("open", "voted")


@lru_cache(maxsize=4096)
def _to_grab(letters: str, challenged: tuple[str, ...], voted: tuple[str, ...]) -> Choices:
    dice = [die for die, letter in enumerate(letters) if letter != JOKER]
    hints = ("", *letters.replace(JOKER, ""))
    words = (Words((ANY_DIE, *map(slot_of, dice)), LONGEST_TERM, hints),) if letters else ()
    challenges = (Marks(challenged, (CHALLENGE,)),) if challenged else ()
    return Choices(PASS, *words, *challenges, *((Marks(voted, (ACCEPT, REJECT)),) if voted else ()))
