"""Ties of devices to clubs: by which links somebody has come, so that the house knows which clubs are theirs.

Only the name of a link is kept, from which the club's master makes it. One that was renewed, or whose member has left,
opens nothing any more; so a tie never opens more than its link does.
"""

from collections.abc import Iterable, Sequence

from knobel.club.actions import Role
from knobel.club.model import Member
from knobel.core.frozen import Frozen
from knobel.house.clubs.links import link_of, name_of_link
from knobel.house.clubs.live_club import LiveClub


class MyClub(Frozen, frozen=True):
    """A club of mine: by which link, in which role and, where I am a member, under which name and what I owe."""

    club: str
    name: str
    role: Role
    token: str
    member: str = ""
    owes: int | None = None


class OwnClub(Frozen, frozen=True):
    """A club that one person has founded, or stands in under a name."""

    club: str
    name: str
    created: int
    founded: bool = True
    members: tuple[str, ...] = ()


def opened_by(live: LiveClub, link: str) -> MyClub | None:
    """A club as whoever comes by this link has it; None where it holds no more."""
    token = link_of(live.master, link)
    holder = live.holder(token)
    if holder is None:
        return None
    if holder.member is None:
        return MyClub(live.id, live.club.name, holder.role, token)
    member = live.club.members[holder.member]
    return MyClub(live.id, live.club.name, holder.role, token, member.name, live.club.balance(member.id))


def best_of(clubs: Iterable[MyClub]) -> tuple[MyClub, ...]:
    """Each club once: as the member that somebody is rather than by a link that several share."""
    known: dict[str, MyClub] = {}
    for each in clubs:
        if each.club not in known or (each.member and not known[each.club].member):
            known[each.club] = each
    return tuple(known.values())


def tied_members(live: LiveClub, ties: Sequence[tuple[str, str]]) -> dict[str, Member]:
    """Which device is which member, as far as its link still holds."""
    by_link = {name_of_link(live.club, member.id): member for member in live.club.members if not member.gone}
    return {device: by_link[link] for device, link in ties if link in by_link}
