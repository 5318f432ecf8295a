"""The log of a club in words: each entry as a phrase."""

from collections.abc import Sequence

from knobel.club.actions import (
    AddMember,
    AnyClubAction,
    Appoint,
    Booked,
    ChangeFormula,
    ClubRow,
    Found,
    OpenSeason,
    RecordEvening,
    RenameClub,
    RenameMember,
    RenewShared,
    SetPrices,
    SetPublic,
    Undone,
)
from knobel.club.folding import standing
from knobel.club.model import Club
from knobel.core.phrases import Phrase, say


def told(club: Club, rows: Sequence[ClubRow], action: AnyClubAction) -> Phrase:
    """An entry of the log in words; `rows` are all of them, for one that takes another back says which."""
    key = f"club-log-{str(action.__struct_config__.tag).replace('_', '-')}"
    match action:
        case Found(name) | RenameClub(name) | OpenSeason(name) | AddMember(name):
            return say(key, name=name)
        case SetPrices():
            return say(key)
        case SetPublic(public):
            return say(f"{key}-{'on' if public else 'off'}")
        case ChangeFormula(season):
            return say(key, name=club.seasons[season].name if season < len(club.seasons) else "")
        case RenameMember(_, name):
            return say(key, before=_name_before(rows, action), name=name)
        case Appoint(member, office):
            return say(f"{key}-{office}", name=_name(club, member))
        case RenewShared(role):
            return say(f"{key}-{role}")
        case RecordEvening():
            titled = f"{key}-titled" if action.title else key
            # A day in its parts, each language sets them together in its own way.
            year, month, day = map(int, action.date.split("-"))
            named, title, players = say(f"club-month-{month}"), action.title, len(action.places)
            return say(titled, day=day, month=named, year=str(year), title=title, players=players)
        case Booked(member, kind, count, cents):
            # Money in two parts, each language sets them together in its own way.
            euros, rest = str(abs(cents) // 100), f"{abs(cents) % 100:02d}"
            return say(f"{key}-{kind}", name=_name(club, member), count=count, euros=euros, cents=rest)
        case Undone(entry):
            return say(key, what=told(club, rows, rows[entry].entry.action))
        case _:
            return say(key, name=_name(club, action.member))


def _name_before(rows: Sequence[ClubRow], action: RenameMember) -> str:
    """What somebody was called until they were called otherwise."""
    renamed = next(row.seq for row in rows if row.entry.action is action)
    earlier = [row.entry.action for row in standing(rows) if row.seq < renamed]
    joined = [each.name for each in earlier if isinstance(each, AddMember)]
    called = [each.name for each in earlier if isinstance(each, RenameMember) and each.member == action.member]
    names = [*joined[action.member : action.member + 1], *called]
    return names[-1] if names else _number(action.member)


def _name(club: Club, member: int) -> str:
    """A member's name as it is now; one whose joining was undone has only the number left."""
    return club.members[member].name if member < len(club.members) else _number(member)


def _number(member: int) -> str:
    return f"#{member + 1}"
