"""Links to a club are capabilities. They come from the club's master and are not stored; a renewed one is another."""

import hmac

from knobel.club.actions import MemberId, Role, SharedRole
from knobel.club.model import Club, Member
from knobel.core.frozen import Frozen
from knobel.house.table.seats import TOKEN_BYTES, same

# The names of members' links begin so, then comes the number of the member.
OF_MEMBERS = "club/member/"
SHARED: tuple[SharedRole, ...] = ("keeper", "guest", "public")


class ClubHolder(Frozen, frozen=True):
    """Somebody who holds a link: the role, and for a member which one."""

    role: Role
    member: MemberId | None = None


def shared_link(master: bytes, club: Club, role: SharedRole) -> str:
    """The link of a role that several people may share."""
    return link_of(master, _shared_name(club, role))


def member_link(master: bytes, member: Member) -> str:
    """A member's own link. It belongs to one joining, and holds until it is renewed or they leave."""
    return link_of(master, _member_name(member))


def name_of_link(club: Club, member: MemberId | None) -> str:
    """The name of a member's own link or, without one, of the link that keepers share."""
    return _shared_name(club, "keeper") if member is None else _member_name(club.members[member])


def link_of(master: bytes, name: str) -> str:
    """The link of this name."""
    return hmac.digest(master, name.encode(), "sha256")[:TOKEN_BYTES].hex()


def _shared_name(club: Club, role: SharedRole) -> str:
    return f"club/{role}/{club.renewed.count(role)}"


def _member_name(member: Member) -> str:
    return f"{OF_MEMBERS}{member.id}/{member.since}/{member.links}"


def links_for(master: bytes, club: Club, holder: ClubHolder) -> dict[str, str]:
    """The links that a role passes on: keepers all that are shared, members the one to look, where there is one."""
    passed: tuple[SharedRole, ...] = ()
    if holder.role == "keeper":
        passed = SHARED
    elif holder.role in ("scribe", "member"):
        passed = ("guest", "public") if holder.role == "scribe" else ("public",)
    return {role: shared_link(master, club, role) for role in passed if role != "public" or club.public}


def holder_of(master: bytes, club: Club, token: str) -> ClubHolder | None:
    """Who holds this link. Strangers get in only while the club wants to be seen."""
    for role in SHARED:
        if same(shared_link(master, club, role), token) and (role != "public" or club.public):
            return ClubHolder(role)
    for member in club.members:
        if not member.gone and same(member_link(master, member), token):
            return ClubHolder(member.office, member.id)
    return None
