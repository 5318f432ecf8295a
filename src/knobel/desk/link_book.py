"""The links of a tournament: which there are, whose, since which entry, and which open nothing any more. What a link
says is the house's secret; the log knows it by its name."""

from typing import Literal

from msgspec.structs import replace

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import AddDeskLink, PlayerId, RenewDeskLink, RevokeDeskLink, Role, SetRecovery
from knobel.desk.model import DeskLink, Tournament
from knobel.desk.offers import DeskOffer
from knobel.desk.refusal import DeskRefused

SharedRole = Literal["organiser", "referee", "projector", "entry"]
SHARED: tuple[SharedRole, ...] = ("organiser", "referee", "projector", "entry")
OF_A_PLAYER = "player/"
MOST_LINKS = 24
LONGEST_HOLDER = 48


class LinkRow(Frozen, frozen=True):
    """A link on the organiser's page, with what may be done about it; `since` tells when it was renewed."""

    link: str
    role: Role
    name: str
    recovered: bool
    since: int
    revoked: bool
    offers: tuple[DeskOffer, ...]


# Reading -------------------------------------------------------------------------------------------------------------


def shared_link_list(tournament: Tournament) -> tuple[DeskLink, ...]:
    """The links of all roles that are no player's: one of each, and those that were added."""
    known = {link.id: link for link in tournament.links}
    first = (known.pop(role, DeskLink(role, role)) for role in SHARED)
    return (*first, *(link for link in known.values() if link.role != "player"))


def player_link_of(tournament: Tournament, player: PlayerId) -> DeskLink:
    """A player's link. It belongs to one sign-up and to one person."""
    id, someone = f"{OF_A_PLAYER}{player}", tournament.players[player]
    came = someone.person or someone.since
    known = next((link for link in tournament.links if link.id == id), DeskLink(id, "player"))
    return replace(known, since=came, revoked=False) if came > known.since else known


def link_named(tournament: Tournament, id: str) -> DeskLink | None:
    """A link by its name."""
    if id.startswith(OF_A_PLAYER):
        number = id.removeprefix(OF_A_PLAYER)
        known = number.isascii() and number.isdigit() and int(number) < len(tournament.players)
        return player_link_of(tournament, PlayerId(int(number))) if known and str(int(number)) == number else None
    return next((link for link in shared_link_list(tournament) if link.id == id), None)


def link_rows(tournament: Tournament) -> tuple[LinkRow, ...]:
    """All links that are no player's, for the organiser."""
    return tuple(
        LinkRow(each.id, each.role, each.name, each.recovered, each.since, each.revoked, _offers(tournament, each))
        for each in shared_link_list(tournament)
    )


def _offers(tournament: Tournament, link: DeskLink) -> tuple[DeskOffer, ...]:
    renew = DeskOffer(say("desk-do-renew-link"), RenewDeskLink(link.id), grave=True)
    revoke = DeskOffer(say("desk-do-revoke-link"), RevokeDeskLink(link.id), grave=True)
    return (renew,) if link.revoked or _is_last_organiser(tournament, link) else (renew, revoke)


def _is_last_organiser(tournament: Tournament, link: DeskLink) -> bool:
    others = (each for each in shared_link_list(tournament) if each.role == "organiser" and each.id != link.id)
    return link.role == "organiser" and all(each.revoked for each in others)


# Changing ------------------------------------------------------------------------------------------------------------


def check_link(
    tournament: Tournament, action: AddDeskLink | RenewDeskLink | RevokeDeskLink | SetRecovery, at: int
) -> None:
    """Refuse what cannot be done about links; a tournament never stays without an organiser."""
    match action:
        case AddDeskLink(_, name, recovered):
            if len(name) > LONGEST_HOLDER or not name.isprintable() or not (name.strip() or recovered):
                raise DeskRefused("desk-bad-name", longest=LONGEST_HOLDER)
            if len(tournament.links) >= MOST_LINKS + len(tournament.players):
                raise DeskRefused("desk-too-many-links", most=MOST_LINKS)
        case RenewDeskLink(id) | RevokeDeskLink(id):
            link = link_named(tournament, id)
            if link is None or (link.revoked and isinstance(action, RevokeDeskLink)):
                raise DeskRefused("desk-no-such-link")
            if isinstance(action, RevokeDeskLink) and _is_last_organiser(tournament, link):
                raise DeskRefused("desk-last-organiser")
        case SetRecovery(digest):
            if len(digest) > 64 or not digest.isascii():
                raise DeskRefused("desk-no-such-link")


def linked(
    tournament: Tournament, action: AddDeskLink | RenewDeskLink | RevokeDeskLink | SetRecovery, seq: int
) -> Tournament:
    """The tournament after something was done about its links."""
    match action:
        case AddDeskLink(role, name, recovered):
            return _with(tournament, DeskLink(f"link/{seq}", role, name, seq, recovered=recovered))
        case SetRecovery(digest):
            return replace(tournament, recovery=digest)
        case RenewDeskLink(id) | RevokeDeskLink(id):
            link = link_named(tournament, id)
            assert link is not None
            renewed = isinstance(action, RenewDeskLink)
            return _with(tournament, replace(link, since=seq if renewed else link.since, revoked=not renewed))


def _with(tournament: Tournament, link: DeskLink) -> Tournament:
    kept = tuple(each for each in tournament.links if each.id != link.id)
    return replace(tournament, links=(*kept, link))


# In words ------------------------------------------------------------------------------------------------------------


def whose(tournament: Tournament, id: str) -> Phrase:
    """Whose link that is."""
    link = link_named(tournament, id)
    if link is None:
        return say("desk-link-gone")
    if link.role == "player":
        return say("desk-link-player", name=tournament.players[int(id.removeprefix(OF_A_PLAYER))].name)
    return say(f"desk-link-{link.role}", name=link.name or "–") if link.name else say(f"desk-link-any-{link.role}")


def changed_links(before: Tournament, after: Tournament) -> tuple[str, ...]:
    """The links about which something was done. That another person has another link goes without saying."""
    was, now = ({link.id: link for link in each.links} for each in (before, after))
    return tuple(id for id in dict.fromkeys((*was, *now)) if was.get(id) != now.get(id))


def told_link(before: Tournament, after: Tournament, id: str) -> Phrase:
    """What becomes of a link."""
    was, now = link_named(before, id), link_named(after, id)
    key = "added" if was is None else "revoked" if now is None or now.revoked else "renewed"
    return say(f"desk-change-link-{key}", whose=whose(after if now is not None else before, id))
