"""The log of a club: everything that was written down, one entry after another.

As at a tournament desk, nothing is ever taken out: an undo is an entry of its own, which names those that are void.
Money is in cents. What somebody owes is positive; what the club owes somebody is negative.
"""

import re
from typing import Literal, NewType

from knobel.club.formula import Formula
from knobel.core.frozen import Frozen

MemberId = NewType("MemberId", int)
EveningId = NewType("EveningId", int)
SeasonId = NewType("SeasonId", int)
Office = Literal["member", "scribe", "keeper"]
Role = Literal["keeper", "scribe", "member", "guest", "public"]
# The links that several people may share: everything, joining, looking.
SharedRole = Literal["keeper", "guest", "public"]
# What can be marked against somebody, at a price that the club agrees on.
Mark = Literal["round", "chip", "fee"]
Kind = Literal["round", "chip", "fee", "prize", "paid"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class ClubAction(Frozen, frozen=True, tag_field="type", tag=_snake):
    """Something written down; in JSON its type is the name in small letters, `record_evening`."""


# The club -------------------------------------------------------------------------------------------------------------


class Prices(Frozen, frozen=True):
    """What a mark costs, in cents: a lost round, a chip that was lost, the fee of an evening."""

    round: int = 50
    chip: int = 10
    fee: int = 0

    def of(self, mark: Mark) -> int:
        """The price of one mark."""
        return {"round": self.round, "chip": self.chip, "fee": self.fee}[mark]


class Found(ClubAction, frozen=True):
    """A club is founded, with its first season."""

    name: str
    season: str
    formula: Formula = Formula()
    prices: Prices = Prices()


class RenameClub(ClubAction, frozen=True):
    """The club has another name."""

    name: str


class SetPrices(ClubAction, frozen=True):
    """Marks cost something else from now on; what is written down stays."""

    prices: Prices


class SetPublic(ClubAction, frozen=True):
    """Whether strangers with the club's code see its table and records. They never see who owes what."""

    public: bool


class OpenSeason(ClubAction, frozen=True):
    """A new season; evenings belong to the latest one."""

    name: str
    formula: Formula


class ChangeFormula(ClubAction, frozen=True):
    """A season is counted otherwise, from its first evening on."""

    season: SeasonId
    formula: Formula


# Members --------------------------------------------------------------------------------------------------------------


class AddMember(ClubAction, frozen=True):
    """Somebody joins."""

    name: str


class RenameMember(ClubAction, frozen=True):
    """Somebody is called otherwise."""

    member: MemberId
    name: str


class Appoint(ClubAction, frozen=True):
    """What somebody may do: look, write down, or everything."""

    member: MemberId
    office: Office


class LeaveClub(ClubAction, frozen=True):
    """Somebody leaves the club; what was stays."""

    member: MemberId


class ReturnToClub(ClubAction, frozen=True):
    """Somebody who has left is back."""

    member: MemberId


class RenewLink(ClubAction, frozen=True):
    """The link that somebody had does not hold any more; they get another."""

    member: MemberId


class RenewShared(ClubAction, frozen=True):
    """A link that several people shared does not hold any more; there is another."""

    role: SharedRole


# Evenings -------------------------------------------------------------------------------------------------------------


class PlaceTaken(Frozen, frozen=True):
    """Who came to which place; equal ones share it."""

    member: MemberId
    place: int


class RecordEvening(ClubAction, frozen=True):
    """An evening was played. `date` is 2026-11-15; `source` is the tournament that it is taken from, if it is."""

    date: str
    title: str
    game: str
    places: tuple[PlaceTaken, ...]
    source: str = ""


# What everybody owes --------------------------------------------------------------------------------------------------


class Booked(ClubAction, frozen=True):
    """Something that somebody owes, or has paid. `count` is how often it was marked; `cents` is what it comes to."""

    member: MemberId
    kind: Kind
    count: int
    cents: int
    note: str = ""


class Undone(ClubAction, frozen=True):
    """An entry is undone."""

    entry: int


AnyClubAction = (
    Found
    | RenameClub
    | SetPrices
    | SetPublic
    | OpenSeason
    | ChangeFormula
    | AddMember
    | RenameMember
    | Appoint
    | LeaveClub
    | ReturnToClub
    | RenewLink
    | RenewShared
    | RecordEvening
    | Booked
    | Undone
)


class ClubEntry(Frozen, frozen=True):
    """An action in the log, with who wrote it down."""

    action: AnyClubAction
    by: str = ""


class ClubRow(Frozen, frozen=True):
    """An entry with its number and the time at which it was written, in milliseconds."""

    seq: int
    at: int
    entry: ClubEntry


# What is asked for ----------------------------------------------------------------------------------------------------


class MarkMember(ClubAction, frozen=True):
    """Mark something against somebody, at today's price."""

    member: MemberId
    mark: Mark
    count: int = 1
    note: str = ""


class GivePrize(ClubAction, frozen=True):
    """Somebody has won money, which the club owes them."""

    member: MemberId
    cents: int
    note: str = ""


class Pay(ClubAction, frozen=True):
    """Somebody has paid; without an amount, all that they owe (or they are paid all that the club owes them). `owed`
    is what whoever settles has read: where it has become another amount meanwhile, nothing is written down."""

    member: MemberId
    cents: int | None = None
    note: str = ""
    owed: int | None = None


class UndoEntry(ClubAction, frozen=True):
    """Undo an entry."""

    entry: int


ClubRequest = (
    RenameClub
    | SetPrices
    | SetPublic
    | OpenSeason
    | ChangeFormula
    | AddMember
    | RenameMember
    | Appoint
    | LeaveClub
    | ReturnToClub
    | RenewLink
    | RenewShared
    | RecordEvening
    | MarkMember
    | GivePrize
    | Pay
    | UndoEntry
)
