"""Whether an entry stands: what a club writes down, each refusal with its code."""

import re
from calendar import monthrange

from knobel.club.actions import (
    AddMember,
    AnyClubAction,
    Appoint,
    Booked,
    ChangeFormula,
    Found,
    LeaveClub,
    MemberId,
    OpenSeason,
    Prices,
    RecordEvening,
    RenameClub,
    RenameMember,
    RenewLink,
    ReturnToClub,
    SetPrices,
)
from knobel.club.formula import Formula
from knobel.club.model import Club, Member
from knobel.club.refusal import ClubRefused

MOST_MEMBERS = 500
MOST_EVENINGS = 2_000
MOST_BOOKINGS = 20_000
# As long as the name of a guest at a tournament can be.
LONGEST_NAME = 48
LONGEST_NOTE = 120
# A thousand euros: more than that is a slip of the finger.
MOST_CENTS = 100_000
MOST_MARKS = 100
_DATE = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


def check(club: Club, action: AnyClubAction) -> None:
    """Refuse what cannot be written down now."""
    match action:
        case Found(name, season, formula, prices):
            _check_name(name)
            _check_name(season)
            _check_formula(formula)
            _check_prices(prices)
        case RenameClub(name):
            _check_name(name)
        case SetPrices(prices):
            _check_prices(prices)
        case OpenSeason(name, formula):
            _check_season(club, name, formula)
        case ChangeFormula(season, formula):
            if not 0 <= season < len(club.seasons):
                raise ClubRefused("club-no-such-season")
            _check_formula(formula)
        case AddMember(name):
            if len(club.members) >= MOST_MEMBERS:
                raise ClubRefused("club-full", most=MOST_MEMBERS)
            _check_new_name(club, name)
        case RenameMember() | Appoint() | LeaveClub() | ReturnToClub() | RenewLink():
            _check_change(club, action)
        case RecordEvening():
            _check_evening(club, action)
        case Booked():
            _check_booking(club, action)
        case _:
            pass


def member_of(club: Club, member: MemberId) -> Member:
    """A member by number."""
    if not 0 <= member < len(club.members):
        raise ClubRefused("club-no-such-member")
    return club.members[member]


# Names ----------------------------------------------------------------------------------------------------------------


def _check_name(name: str) -> None:
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise ClubRefused("club-bad-name", longest=LONGEST_NAME)


def _check_new_name(club: Club, name: str, besides: MemberId | None = None) -> None:
    _check_name(name)
    if any(each.name.casefold() == name.casefold() and each.id != besides for each in club.members):
        raise ClubRefused("club-name-taken", name=name)


def _check_text(text: str) -> None:
    if len(text) > LONGEST_NOTE or not text.isprintable():
        raise ClubRefused("club-text-too-long", longest=LONGEST_NOTE)


# The club -------------------------------------------------------------------------------------------------------------


def _check_formula(formula: Formula) -> None:
    if not formula.sound:
        raise ClubRefused("club-bad-formula")


def _check_prices(prices: Prices) -> None:
    if not all(0 <= price <= MOST_CENTS for price in (prices.round, prices.chip, prices.fee)):
        raise ClubRefused("club-bad-amount", most=MOST_CENTS // 100)


def _check_season(club: Club, name: str, formula: Formula) -> None:
    _check_name(name)
    _check_formula(formula)
    if any(season.name.casefold() == name.casefold() for season in club.seasons):
        raise ClubRefused("club-name-taken", name=name)


def _check_change(club: Club, action: RenameMember | Appoint | LeaveClub | ReturnToClub | RenewLink) -> None:
    member = member_of(club, action.member)
    if isinstance(action, RenameMember):
        _check_new_name(club, action.name, besides=member.id)
    if isinstance(action, ReturnToClub) != member.gone and not isinstance(action, RenameMember):
        raise ClubRefused("club-member-gone" if member.gone else "club-member-here", name=member.name)


# Evenings and money ---------------------------------------------------------------------------------------------------


def _check_evening(club: Club, action: RecordEvening) -> None:
    _check_text(action.title)
    _check_text(action.source)
    if len(club.evenings) >= MOST_EVENINGS:
        raise ClubRefused("club-full", most=MOST_EVENINGS)
    if not _is_date(action.date):
        raise ClubRefused("club-bad-date")
    if action.source and any(evening.source == action.source for evening in club.evenings):
        raise ClubRefused("club-evening-known")
    members = [each.member for each in action.places]
    for member in members:
        member_of(club, member)
    if not members or len(set(members)) < len(members) or not _is_ranking([each.place for each in action.places]):
        raise ClubRefused("club-bad-places")


def _is_date(text: str) -> bool:
    if not _DATE.fullmatch(text):
        return False
    year, month, day = map(int, text.split("-"))
    return year >= 1 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]


def _is_ranking(places: list[int]) -> bool:
    """Whether everybody's place is one more than the number of those ahead."""
    return all(place == 1 + sum(other < place for other in places) for place in places)


def _check_booking(club: Club, action: Booked) -> None:
    member_of(club, action.member)
    _check_text(action.note)
    if len(club.bookings) >= MOST_BOOKINGS:
        raise ClubRefused("club-full", most=MOST_BOOKINGS)
    if not 1 <= action.count <= MOST_MARKS:
        raise ClubRefused("club-bad-count", most=MOST_MARKS)
    if action.cents == 0 and action.kind in ("prize", "paid"):
        raise ClubRefused("club-nothing-owed")
    if abs(action.cents) > MOST_CENTS * MOST_MARKS or (action.kind not in ("prize", "paid") and action.cents < 0):
        raise ClubRefused("club-bad-amount", most=MOST_CENTS // 100)
