"""The category of a round: proposed in turn, voted for among three drawn by lot, or left to the lot.

Rulings followed: a proposal falls when at least half of the others object, and silence is consent; a proposal that
falls or does not come in time may be made once more, then the lot decides; a tied vote goes to the lot among the tied;
a category comes up once in a game, unless the whole list has been used.
"""

from functools import lru_cache
from typing import Literal

from knobel.core.choices import Choices
from knobel.core.dice import lot
from knobel.core.events import Did, Event, Expired
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove, Press, Say, Write
from knobel.core.phrases import Name, Names, Phrase, say
from knobel.core.spaces import Words
from knobel.core.stages import Ask, Clock, Seat, Throw, throw
from knobel.core.widgets import Announcement
from knobel.parts.words import normalised

# Ids are German words that compare equal to the German names, so that a listed category typed in is still the same.
LISTED = (
    "stadt",
    "land",
    "fluss",
    "tier",
    "pflanze",
    "beruf",
    "vorname",
    "essen-und-trinken",
    "sportart",
    "haushaltsgegenstand",
    "film-oder-serie",
    "beruehmte-person",
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
            return Ask(dict.fromkeys(self._silent(), _votes(self.candidates)), (self._clock("category"),))
        if self.proposal is None:
            return Ask({self.proposer: _proposals(unused(self.used))}, (self._clock("proposal"),))
        return Ask(dict.fromkeys(self._silent(), ANSWERS), (self._clock("objections"),))

    def after_lot(self, number: int) -> "CategoryChoice":
        """The lot has fallen: on a further candidate, or on the category."""
        drawn = self.among[number]
        if not self.to_draw:
            return self._decided(drawn)
        candidates, left = (*self.candidates, drawn), self.to_draw - 1
        among = tuple(each for each in self.among if each != drawn) if left else ()
        if len(candidates) == 1 and not left:
            return self._decided(drawn)
        return self.but(candidates=candidates, among=among, to_draw=left)

    def after(self, seat: Seat, move: AnyMove) -> "CategoryChoice":
        """Somebody proposes, answers or votes."""
        if self.candidates:
            answered = self._answered(seat, move.value if isinstance(move, Say) else ABSTAIN.button)
            return answered._most_votes() if not answered._silent() else answered
        if isinstance(move, Press):
            return self._answered(seat, move.button)._weighed(time_up=False)
        proposal = self._meant(move)
        return self if proposal is None else self.but(proposal=proposal)

    def timed_out(self) -> "CategoryChoice":
        """The votes are counted, silence is consent, and a proposal that has not come has fallen."""
        if self.candidates:
            return self._most_votes()
        return self._fallen() if self.proposal is None else self._weighed(time_up=True)

    # A category can come up again only when the whole list has been used.

    def _meant(self, move: AnyMove) -> str | None:
        """The category that a proposal names; None if it names none, or one that is used up."""
        if isinstance(move, Say):
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

    def _fallen(self) -> "CategoryChoice":
        cleared = self.but(proposal=None, answers=(None,) * len(self.answers))
        if self.attempt < PROPOSALS:
            return cleared.but(attempt=self.attempt + 1)
        return cleared.but(among=unused(self.used))

    def _most_votes(self) -> "CategoryChoice":
        votes = [self.answers.count(candidate) for candidate in self.candidates]
        best = tuple(each for each, count in zip(self.candidates, votes, strict=True) if count == max(votes))
        return self._decided(best[0]) if len(best) == 1 else self.but(among=best)

    def _decided(self, category: str) -> "CategoryChoice":
        return CategoryChoice(self.proposer, (None,) * len(self.answers), self.used, chosen=category)

    def _answered(self, seat: Seat, answer: str) -> "CategoryChoice":
        return self.but(answers=(*self.answers[:seat], answer, *self.answers[seat + 1 :]))

    def _silent(self) -> tuple[Seat, ...]:
        """Those whose answer is waited for; nobody answers their own proposal."""
        own = None if self.proposal is None else self.proposer
        return tuple(seat for seat, answer in enumerate(self.answers) if answer is None and seat != own)

    def _clock(self, name: str) -> Clock:
        return Clock(f"{name}-{self.round}-{self.attempt}", SECONDS)

    # What is seen and said.

    def headline(self) -> Phrase:
        """One line: how far the choice is."""
        if self.among:
            return say("headline-category-lot")
        if self.candidates:
            return say("headline-category-vote")
        return say(f"headline-{'proposal' if self.proposal is None else 'objections'}", who=Name(self.proposer))

    def announcements(self) -> tuple[Announcement, ...]:
        """What lies on the table of the choice."""
        if self.proposal is not None:
            who = {"who": Name(self.proposer)}
            told = [Announcement("proposal", say("category-proposed", **who, category=category_name(self.proposal)))]
            objecting = tuple(seat for seat, answer in enumerate(self.answers) if answer == OBJECT.button)
            if objecting:
                told.append(Announcement("objections", say("category-objections", who=Names(objecting))))
            return tuple(told)
        return tuple(
            Announcement(
                f"candidate-{each}",
                say("category-candidate", category=category_name(each), votes=self.answers.count(each)),
            )
            for each in self.candidates
        )

    def told(self, event: Event) -> tuple[Phrase, ...]:
        """What somebody has said or pressed; the fall of the lot speaks by what comes of it."""
        match event:
            case Did(seat, Press(button)):
                return (say(f"told-press-{button}", who=Name(seat)),)
            case Did(seat, Say(value)) if self.candidates:
                return (say("told-category-vote", who=Name(seat), category=category_name(value)),)
            case Did(seat, move):
                meant = self._meant(move)
                if meant is None:
                    return (say("told-category-refused", who=Name(seat)),)
                return (say("told-category-proposed", who=Name(seat), category=category_name(meant)),)
            case Expired():
                return (say("told-expired"),)
            case _:
                return ()

    def told_since(self, before: "CategoryChoice") -> tuple[Phrase, ...]:
        """What has come of the choice since."""
        if self.chosen is not None:
            return (say("told-category-chosen", category=category_name(self.chosen)),)
        if len(self.candidates) > len(before.candidates):
            return (say("told-category-drawn", category=category_name(self.candidates[-1])),)
        if self.attempt > before.attempt:
            return (say("told-category-again", who=Name(self.proposer)),)
        if self.among and not before.among:
            return (say("told-category-lot"),)
        return ()


def choose_category(way: Way, proposer: Seat, seats: int, used: tuple[str, ...] = ()) -> CategoryChoice:
    """The beginning of a choice."""
    choice = CategoryChoice(proposer, (None,) * seats, used)
    if way == "rotate":
        return choice
    among = unused(used)
    return choice.but(among=among, to_draw=min(CANDIDATES, len(among)) if way == "vote" else 0)


@lru_cache(maxsize=4096)
def unused(used: tuple[str, ...]) -> tuple[str, ...]:
    """The listed categories that may come up: those not used yet, or all of them when none is left."""
    return tuple(each for each in LISTED if each not in used) or LISTED


def category_name(category: str) -> Phrase:
    """A category as it is called: a listed one by its name, any other as it was typed."""
    return say(f"category-{category}") if category in LISTED else say("category-own", text=category)


@lru_cache(maxsize=4096)
def _proposals(listed: tuple[str, ...]) -> Choices:
    return Choices(*map(Say, listed), Words((CATEGORY_SLOT,), LONGEST))


@lru_cache(maxsize=4096)
def _votes(candidates: tuple[str, ...]) -> Choices:
    return Choices(ABSTAIN, *map(Say, candidates))
