"""Rulings on seats: who sits where, who plays for whom, who may talk, and the seeds that seats promise."""

from knobel.house.table import fairness, permissions
from knobel.house.table.entries import Covered, Entry, Left, Muted, Promised, Sat, Seeded, Uncovered
from knobel.house.table.permissions import Refused
from knobel.house.table.requests import Actor, Cover, HandOver, Leave, Mute, Promise, RevealSeed, Sit, Uncover
from knobel.house.table.table import Table

# Who plays on for somebody who has left or is absent.
STAND_IN = "greedy"


def sit(table: Table, actor: Actor, request: Sit, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Take a seat."""
    permissions.not_playing(table)
    if request.seat in table.places:
        raise Refused("seat-taken", seat=request.seat)
    if request.kind == "bot":
        permissions.host_only(table, actor)
        return (Sat(request.seat, "bot", request.name, None, permissions.known_mind(request.mind, minds)),)
    if actor.device is None or actor.device in table.turned_away:
        raise Refused("not-allowed")
    if table.needs_nod(actor.device):
        raise Refused("nod-needed")
    if request.kind == "local":
        permissions.host_only(table, actor)
    elif any(place.device == actor.device and place.kind == "person" for place in table.places.values()):
        raise Refused("already-seated")
    return (Sat(request.seat, request.kind, request.name, actor.device, None, request.token),)


def leave(table: Table, actor: Actor, request: Leave, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Give up a seat, or be asked to."""
    permissions.seated(table, request.seat)
    own = request.seat in actor.seats
    if not own:
        permissions.host_only(table, actor)
    if table.phase == "playing":
        # A game that has begun needs its seat: a bot plays on, and neither seat nor name belong to anybody any more.
        place = table.places[request.seat]
        mind = place.mind or place.covered_by or (STAND_IN if STAND_IN in minds else min(minds))
        return (Left(request.seat, kicked=not own), Sat(request.seat, "bot", f"Bot {request.seat + 1}", None, mind))
    return (Left(request.seat, kicked=not own),)


def hand_over(table: Table, actor: Actor, request: HandOver, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """A person's seat goes to another device of theirs, also in the middle of a game."""
    permissions.seated(table, request.seat)
    if not actor.house or table.places[request.seat].kind == "bot":
        raise Refused("not-allowed")
    if any(place.device == request.device and place.kind == "person" for place in table.places.values()):
        raise Refused("already-seated")
    return Left(request.seat, kicked=False), Sat(request.seat, "person", request.name, request.device)


def cover(table: Table, actor: Actor, request: Cover, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Let a bot play for a seat. Whoever was absent has it back on return; whoever asked for it says when."""
    permissions.no_day(table)
    permissions.seated(table, request.seat)
    own = request.seat in actor.seats
    if not own:
        permissions.host_or_house(table, actor)
    mind = permissions.known_mind(request.mind, minds)
    place = table.places[request.seat]
    return () if place.played_by else (Covered(request.seat, mind, until_return=not own),)


def uncover(table: Table, actor: Actor, request: Uncover, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Have the seat back."""
    permissions.seated(table, request.seat)
    if not actor.house:
        permissions.own_seat(actor, request.seat)
    return (Uncovered(request.seat),) if table.places[request.seat].covered_by else ()


def mute(table: Table, actor: Actor, request: Mute, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Keep somebody from talking, or let them again."""
    permissions.seated(table, request.seat)
    permissions.host_only(table, actor)
    return () if table.is_muted(request.seat) == request.muted else (Muted(request.seat, request.muted),)


def promise(table: Table, actor: Actor, request: Promise, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Promise a seed. Once one has been opened it is too late: whoever knows a seed must not choose one any more."""
    permissions.seated(table, request.seat)
    permissions.own_seat(actor, request.seat)
    permissions.not_playing(table)
    if any(place.seed is not None for place in table.places.values()):
        raise Refused("too-late")
    if not _is_hex(request.promise, 32):
        raise Refused("bad-seed")
    return (Promised(request.seat, request.promise),)


def reveal_seed(
    table: Table, actor: Actor, request: RevealSeed, master: bytes, minds: frozenset[str]
) -> tuple[Entry, ...]:
    """Open the promised seed, once every device at the table has promised one: nobody locks others out.

    A seed stays as it was opened, and a game that has begun without it goes on without it.
    """
    permissions.seated(table, request.seat)
    permissions.own_seat(actor, request.seat)
    place = table.places[request.seat]
    if not _is_hex(request.seed, 16) or place.promise is None or fairness.promise(request.seed) != place.promise:
        raise Refused("bad-seed")
    if not table.is_full():
        raise Refused("seats-open")
    waiting = [seat for seat in sorted(table.places) if _is_yet_to_promise(table, seat, actor.present)]
    if waiting:
        raise Refused("too-early", seat=waiting[0])
    return () if place.seed is not None else (Seeded(request.seat, request.seed),)


def _is_yet_to_promise(table: Table, seat: int, present: frozenset[int] | None) -> bool:
    """Whether a person's device is at the table and has promised nothing. Nobody waits for one that is away."""
    place = table.places[seat]
    return place.device is not None and place.promise is None and (present is None or seat in present)


def _is_hex(text: str, length: int) -> bool:
    """Small letters only: dice depend on how a seed is written, and so it can be written in one way only."""
    try:
        meant = bytes.fromhex(text)
    except ValueError:
        return False
    return len(meant) == length and meant.hex() == text
