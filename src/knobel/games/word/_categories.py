"""The category of a round: proposed in turn, voted for among three drawn by lot, or left to the lot.

Rulings followed: a proposal falls when at least half of the others object, and silence is consent; a proposal that
falls or does not come in time may be made once more, then the lot decides; a tied vote goes to the lot among the tied;
a category comes up once in a game, unless the whole list has been used.
"""

from functools import lru_cache
from typing import Literal

from knobel.parts.words import normalised
from knobel.writing.facts import Frozen
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Choices,
    Clock,
    Press,
    Say,
    Seat,
    Throw,
    Words,
    Write,
    lot,
    throw,
    with_item,
)

# Ids are German words that compare equal to the German names, so that a listed category typed in is still the same.
LISTED = (
    *("stadt", "land", "fluss", "tier", "pflanze", "beruf", "vorname", "essen-und-trinken", "sportart"),
    *("haushaltsgegenstand", "film-oder-serie", "beruehmte-person"),
)
_BY_NAME = {normalised(id): id for id in LISTED}
CATEGORY_SLOT = "category"
LONGEST = 40
SECONDS = 20
CANDIDATES = 3
PROPOSALS = 2

CONSENT, OBJECT, ABSTAIN = Press("consent"), Press("object"), Press("abstain")
ANSWERS = Choices(CONSENT, OBJECT)

Way = Literal["rotate", "vote", "random"]


class CategoryChoice(Frozen, frozen=True):
    """How the choice of this round stands. `used` are the categories of earlier rounds.

    `proposal` waits for the others' `answers`; `candidates` are voted for, the answers being the votes. The lot falls
    `among` some: `to_draw` of them become candidates, and with none to draw it decides. `chosen` ends the choice.
    """

    proposer: Seat
    answers: tuple[str | None, ...]
    used: tuple[str, ...] = ()
    attempt: int = 1
    proposal: str | None = None
    candidates: tuple[str, ...] = ()
    among: tuple[str, ...] = ()
    to_draw: int = 0
    chosen: str | None = None

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return len(self.used) + 1

    def closed(self) -> tuple[str, ...]:
        """The categories used when the round is over."""
        assert self.chosen is not None
        return (*self.used, self.chosen)

    def stage(self) -> Throw | Ask:
        """What happens now, as long as nothing is chosen."""
        if self.among:
            return throw(None, lot(len(self.among)))
        if self.candidates:
            clocks = _clocks("category", self.round, self.attempt)
            return Ask(dict.fromkeys(self._silent(), _votes(self.candidates)), clocks)
        if self.proposal is None:
            return Ask({self.proposer: _proposals(self.used)}, _clocks("proposal", self.round, self.attempt))
        return _objections(self._silent(), self.round, self.attempt)

    def after_lot(self, number: int) -> "CategoryChoice":
        """The lot has fallen: on a further candidate, or on the category. A single candidate needs no vote."""
        drawn, left = self.among[number], self.to_draw - 1
        if not self.to_draw or not (left or self.candidates):
            return self._decided(drawn)
        among = tuple([each for each in self.among if each != drawn]) if left else ()
        return self.but(candidates=(*self.candidates, drawn), among=among, to_draw=left)

    def after(self, seat: Seat, move: AnyMove) -> "CategoryChoice":
        """Somebody proposes, answers or votes."""
        if self.candidates:
            voted = self._answered(seat, move.value if isinstance(move, Say) else ABSTAIN.button)
            return voted if voted._silent() else voted._most_votes()
        if type(move) is Press:
            return self._answered(seat, move.button)._weighed(time_up=False)
        proposal = self.meant(move)
        return self if proposal is None else self.but(proposal=proposal)

    def timed_out(self) -> "CategoryChoice":
        """The votes are counted, silence is consent, and a proposal that has not come has fallen."""
        if self.candidates:
            return self._most_votes()
        return self._fallen() if self.proposal is None else self._weighed(time_up=True)

    def _answered(self, seat: Seat, answer: str) -> "CategoryChoice":
        return self.but(answers=with_item(self.answers, seat, answer))

    def _silent(self) -> tuple[Seat, ...]:
        """Those whose answer is waited for; nobody answers their own proposal."""
        return _without_answer(self.answers, None if self.proposal is None else self.proposer)

    # A category can come up again only when the whole list has been used.

    def meant(self, move: AnyMove) -> str | None:
        """The category that a proposal names; None if it names none, or one that is used up."""
        if type(move) is Say:
            return move.value
        assert isinstance(move, Write)
        compared = normalised(move.text)
        barred = {normalised(each) for each in self.used} if set(LISTED) - set(self.used) else set()
        return _BY_NAME.get(compared, move.text) if compared and compared not in barred else None

    # A proposal falls when at least half of the others object; the answer is certain as soon as that is, or cannot be.

    def _weighed(self, *, time_up: bool) -> "CategoryChoice":
        assert self.proposal is not None
        others = len(self.answers) - 1
        if 2 * self.answers.count(OBJECT.button) >= others:
            return self._fallen()
        if time_up or 2 * self.answers.count(CONSENT.button) > others:
            return self._decided(self.proposal)
        return self

    # It may be made once more, then the lot decides.

    def _fallen(self) -> "CategoryChoice":
        cleared = self.but(proposal=None, answers=(None,) * len(self.answers))
        if self.attempt < PROPOSALS:
            return cleared.but(attempt=self.attempt + 1)
        return cleared.but(among=unused(self.used))

    # Most votes choose, and the lot decides among the tied.

    def _most_votes(self) -> "CategoryChoice":
        votes = [self.answers.count(candidate) for candidate in self.candidates]
        best = tuple([each for each, count in zip(self.candidates, votes, strict=True) if count == max(votes)])
        return self._decided(best[0]) if len(best) == 1 else self.but(among=best)

    def _decided(self, category: str) -> "CategoryChoice":
        return CategoryChoice(self.proposer, (None,) * len(self.answers), self.used, chosen=category)


def choose_category(way: Way, proposer: Seat, seats: int, used: tuple[str, ...] = ()) -> CategoryChoice:
    """The beginning of a choice."""
    choice = CategoryChoice(proposer, (None,) * seats, used)
    if way == "rotate":
        return choice
    among = unused(used)
    return choice.but(among=among, to_draw=min(CANDIDATES, len(among)) if way == "vote" else 0)


@lru_cache(maxsize=1024)
def _clocks(name: str, number: int, attempt: int) -> tuple[Clock, ...]:
    return (Clock(f"{name}-{number}-{attempt}", SECONDS),)


@lru_cache(maxsize=1024)
def _without_answer(answers: tuple[str | None, ...], own: Seat | None) -> tuple[Seat, ...]:
    return tuple([seat for seat, answer in enumerate(answers) if answer is None and seat != own])


def unused(used: tuple[str, ...]) -> tuple[str, ...]:
    """The listed categories that may come up: those not used yet, or all of them when none is left."""
    return tuple([each for each in LISTED if each not in used]) or LISTED


@lru_cache(maxsize=4096)
def _proposals(used: tuple[str, ...]) -> Choices:
    return _proposals_of(unused(used))


# What is left of the list recurs far more than the order in which the others were used.


@lru_cache(maxsize=4096)
def _proposals_of(listed: tuple[str, ...]) -> Choices:
    return Choices(*map(Say, listed), Words((CATEGORY_SLOT,), LONGEST))


@lru_cache(maxsize=1024)
def _objections(silent: tuple[Seat, ...], number: int, attempt: int) -> Ask:
    return Ask(dict.fromkeys(silent, ANSWERS), _clocks("objections", number, attempt))


@lru_cache(maxsize=4096)
def _votes(candidates: tuple[str, ...]) -> Choices:
    return Choices(ABSTAIN, *map(Say, candidates))
