"""Links are capabilities: whoever shows one acts in its role. They come from the desk's master and are not stored."""

import hmac
from typing import Literal

from knobel.core.frozen import Frozen
from knobel.desk.actions import PlayerId, Role
from knobel.desk.model import Player, Tournament
from knobel.house.table.seats import TOKEN_BYTES, same

SharedRole = Literal["organiser", "referee", "projector", "entry"]
LOT_BYTES = 8
SHARED: tuple[SharedRole, ...] = ("organiser", "referee", "projector", "entry")


class Holder(Frozen, frozen=True):
    """Somebody who holds a link: the role, for a player which one, and the entry that the link belongs to."""

    role: Role
    player: PlayerId | None = None
    since: int = 0


def role_link(master: bytes, role: SharedRole) -> str:
    """The link of a role."""
    return _made(master, f"desk/{role}")


def shared_links(master: bytes) -> dict[str, str]:
    """The links of all roles that several people may share."""
    return {role: role_link(master, role) for role in SHARED}


def links_for(master: bytes, role: Role) -> dict[str, str]:
    """The links that a role passes on: the organiser all of them, referees the one to look at, which stands on the
    cards of tables, the wall the one to sign up."""
    passing: dict[Role, tuple[SharedRole, ...]] = {
        "organiser": SHARED,
        "referee": ("projector",),
        "projector": ("entry",),
    }
    passed = passing.get(role, ())
    return {each: role_link(master, each) for each in passed}


def player_link(master: bytes, player: Player) -> str:
    """A player's own link. It belongs to one sign-up: if that is undone, the next player of the same number gets
    another, and so does another person who takes a player's place."""
    taken_over = f"/{player.person}" if player.person else ""
    return _made(master, f"desk/player/{player.id}/{player.since}{taken_over}")


def lot(master: bytes, number: int) -> str:
    """The lot of a desk's draw with this number: it is there before anybody asks for it, so that a preview shows the
    tables that will be drawn, and nobody can look for better ones by asking again."""
    return hmac.digest(master, f"desk/lot/{number}".encode(), "sha256")[:LOT_BYTES].hex()


def holder_of(master: bytes, tournament: Tournament, token: str) -> Holder | None:
    """Who holds this link."""
    for role in SHARED:
        if same(role_link(master, role), token):
            return Holder(role)
    for player in tournament.players:
        if same(player_link(master, player), token):
            return Holder("player", player.id, player.person or player.since)
    return None


def still_holds(tournament: Tournament, holder: Holder) -> bool:
    """Whether a link that was shown before is good for something still."""
    if holder.player is None:
        return True
    if holder.player >= len(tournament.players):
        return False
    player = tournament.players[holder.player]
    return holder.since == (player.person or player.since)


def _made(master: bytes, what: str) -> str:
    return hmac.digest(master, what.encode(), "sha256")[:TOKEN_BYTES].hex()
