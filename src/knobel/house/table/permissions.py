"""Who may: the questions that every ruling asks first."""

from knobel.core.errors import KnobelError
from knobel.house.table.requests import Actor
from knobel.house.table.table import Table


class Refused(KnobelError):
    """A request that the table does not grant. Nothing has changed."""


def host_only(table: Table, actor: Actor) -> None:
    """Only whoever set the table up."""
    if not table.is_host(actor.device):
        raise Refused("not-allowed")


def host_or_house(table: Table, actor: Actor) -> None:
    """The host, or the server itself."""
    if not actor.house:
        host_only(table, actor)


def beginner(table: Table, actor: Actor) -> None:
    """The host or the house; for a further game anybody seated, where the host is a screen across the room or away."""
    leaderless = table.is_hosted_by_a_screen() or table.is_host_stood_in_for()
    if not (table.phase == "over" and leaderless and actor.seats):
        host_or_house(table, actor)


def no_day(table: Table) -> None:
    """Not at a table with the dice of the day: everybody plays them alike, alone and once."""
    if table.setup.day:
        raise Refused("not-allowed")


def own_seat(actor: Actor, seat: int) -> None:
    """Only whoever has shown the token of this seat."""
    if seat not in actor.seats:
        raise Refused("not-allowed")


def seated(table: Table, seat: int) -> None:
    """Somebody must sit there."""
    if seat not in table.places:
        raise Refused("seat-empty", seat=seat)


def playing(table: Table) -> None:
    """Only while a game is going on."""
    if table.phase != "playing":
        raise Refused("not-playing")


def not_playing(table: Table) -> None:
    """Only before a game or after it."""
    if table.phase == "playing":
        raise Refused("not-in-lobby")


def known_mind(mind: str | None, minds: frozenset[str]) -> str:
    """The name of a mind that there is."""
    if mind is None or mind not in minds:
        raise Refused("unknown-mind", mind=str(mind), known=", ".join(sorted(minds)))
    return mind
