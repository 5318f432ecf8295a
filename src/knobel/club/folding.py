"""Folding: the club after one more entry. What may be written down at all, `checks` says."""

from collections.abc import Iterable

from msgspec.structs import replace

from knobel.club.actions import (
    AddMember,
    AnyClubAction,
    Appoint,
    Booked,
    ChangeFormula,
    ClubRow,
    EveningId,
    Found,
    LeaveClub,
    MemberId,
    OpenSeason,
    RecordEvening,
    RenameClub,
    RenameMember,
    RenewLink,
    RenewShared,
    ReturnToClub,
    SeasonId,
    SetPrices,
    SetPublic,
    Undone,
)
from knobel.club.checks import check
from knobel.club.model import Booking, Club, Evening, Member, Season
from knobel.core.tuples import with_item


def folded(rows: Iterable[ClubRow], *, checking: bool = False) -> Club:
    """The club of a whole log. What was undone is left out; `checking` refuses a log in which something does not stand
    any more."""
    club = Club()
    for row in standing(rows):
        if checking:
            check(club, row.entry.action)
        club = fold(club, row)
    return club


def standing(rows: Iterable[ClubRow]) -> tuple[ClubRow, ...]:
    """The entries of a log that were not undone."""
    rows = tuple(rows)
    void = {row.entry.action.entry for row in rows if isinstance(row.entry.action, Undone)}
    return tuple(row for row in rows if row.seq not in void)


def fold(club: Club, row: ClubRow) -> Club:
    """One more entry. An undo changes nothing here: it takes a new fold of the whole log."""
    return replace(_done(club, row.entry.action, row), seq=row.seq, at=row.at)


def _done(club: Club, action: AnyClubAction, row: ClubRow) -> Club:
    match action:
        case Found(name, season, formula, prices):
            return Club(name, prices, seasons=(Season(SeasonId(0), season, formula),))
        case RenameClub(name):
            return replace(club, name=name)
        case SetPrices(prices):
            return replace(club, prices=prices)
        case SetPublic(public):
            return replace(club, public=public)
        case OpenSeason(name, formula):
            return replace(club, seasons=(*club.seasons, Season(SeasonId(len(club.seasons)), name, formula)))
        case ChangeFormula(season, formula):
            changed = replace(club.seasons[season], formula=formula)
            return replace(club, seasons=with_item(club.seasons, season, changed))
        case AddMember(name):
            member = Member(MemberId(len(club.members)), name, row.seq)
            return replace(club, members=(*club.members, member))
        case RecordEvening():
            return replace(club, evenings=(*club.evenings, _evening(club, action, EveningId(row.seq))))
        case Booked(member, kind, count, cents, note):
            booking = Booking(row.seq, row.at, row.entry.by, member, kind, count, cents, note)
            return replace(club, bookings=(*club.bookings, booking))
        case RenewShared(role):
            return replace(club, renewed=(*club.renewed, role))
        case Undone():
            return club
        case _:
            return club.with_member(_changed(club.members[action.member], action))


def _changed(member: Member, action: RenameMember | Appoint | LeaveClub | ReturnToClub | RenewLink) -> Member:
    match action:
        case RenameMember(_, name):
            return replace(member, name=name)
        case Appoint(_, office):
            return replace(member, office=office)
        case LeaveClub():
            # Whoever has left does not get in by an old link; who comes back gets a new one.
            return replace(member, gone=True, office="member", links=member.links + 1)
        case ReturnToClub():
            return replace(member, gone=False)
        case RenewLink():
            return replace(member, links=member.links + 1)


def _evening(club: Club, action: RecordEvening, id: EveningId) -> Evening:
    season = club.season.id
    return Evening(id, season, action.date, action.title, action.game, action.places, action.source)
