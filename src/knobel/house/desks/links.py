"""Links are capabilities: whoever shows one acts in its role. They come from the desk's master and are not stored."""

import hmac

from knobel.core.frozen import Frozen
from knobel.desk.actions import PlayerId, Role
from knobel.desk.link_book import SHARED, SharedRole, link_named, player_link_of, shared_link_list
from knobel.desk.model import DeskLink, Player, Tournament
from knobel.house.table.seats import TOKEN_BYTES, same

LOT_BYTES = 8


class Holder(Frozen, frozen=True):
    """Somebody who holds a link: the role, for a player which one, which link it is, and the entry that it belongs to.
    The house itself holds none."""

    role: Role
    player: PlayerId | None = None
    link: str = ""
    since: int = 0


def shared_links(master: bytes, tournament: Tournament) -> dict[str, str]:
    """The links of all roles that several people may share, and of everybody who was given one of their own."""
    links = (each for each in shared_link_list(tournament) if not each.revoked)
    return {each.id: _token(master, each) for each in links}


def links_for(master: bytes, tournament: Tournament, role: Role) -> dict[str, str]:
    """The links that a role passes on: the organiser all of them, referees the one to look at, which stands on the
    cards of tables, the wall the one to sign up."""
    passing: dict[Role, tuple[SharedRole, ...]] = {"referee": ("projector",), "projector": ("entry",)}
    links = shared_links(master, tournament)
    return links if role == "organiser" else {each: links[each] for each in passing.get(role, ()) if each in links}


def player_link(master: bytes, tournament: Tournament, player: Player) -> str:
    """A player's own link. It belongs to one sign-up: if that is undone, the next player of the same number gets
    another, and so does another person who takes a player's place."""
    return _token(master, player_link_of(tournament, player.id), player)


def lot(master: bytes, number: int) -> str:
    """The lot of a desk's draw with this number: it is there before anybody asks for it, so that a preview shows the
    tables that will be drawn, and nobody can look for better ones by asking again."""
    return hmac.digest(master, f"desk/lot/{number}".encode(), "sha256")[:LOT_BYTES].hex()


def holder_of(master: bytes, tournament: Tournament, token: str) -> Holder | None:
    """Who holds this link."""
    for link in shared_link_list(tournament):
        if not link.revoked and same(_token(master, link), token):
            return Holder(link.role, None, link.id, link.since)
    for player in tournament.players:
        link = player_link_of(tournament, player.id)
        if not link.revoked and same(_token(master, link, player), token):
            return Holder("player", player.id, link.id, link.since)
    return None


def token_of(master: bytes, tournament: Tournament, link: str) -> str:
    """What a link says, if there is such a one."""
    known = link_named(tournament, link)
    return "" if known is None or known.role == "player" else _token(master, known)


def still_holds(tournament: Tournament, holder: Holder) -> bool:
    """Whether a link that was shown before is good for something still."""
    if not holder.link:
        return True
    link = link_named(tournament, holder.link)
    return link is not None and not link.revoked and link.since == holder.since


def _token(master: bytes, link: DeskLink, player: Player | None = None) -> str:
    """A role's first link is as old as the desk, a player's as their sign-up; whatever was given later goes by the
    entry that gave it."""
    if player is not None and link.since == player.since:
        return _made(master, f"desk/player/{player.id}/{player.since}")
    if link.id in SHARED and not link.since:
        return _made(master, f"desk/{link.id}")
    return _made(master, f"desk/link/{link.id}/{link.since}")


def _made(master: bytes, what: str) -> str:
    return hmac.digest(master, what.encode(), "sha256")[:TOKEN_BYTES].hex()
