"""Rulings: what follows from what somebody asks of a table. Either entries for the log, or a refusal by code.

Nothing is changed here. A ruling looks at a table and answers with entries; whoever asked writes them down first and
folds them afterwards.
"""

from collections.abc import Callable
from typing import Any, Literal

from knobel.core.dice import DiceSet
from knobel.core.errors import KnobelError
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.frozen import Frozen, Tagged
from knobel.core.moves import AnyMove
from knobel.core.stages import Throw
from knobel.server.table import fairness
from knobel.server.table.entries import (
    Began,
    Closed,
    Covered,
    Entry,
    Happened,
    Left,
    Promised,
    Sat,
    Seeded,
    TookBack,
    Uncovered,
)
from knobel.server.table.table import Table

TABLE = -1  # the seat named in a throw that nobody in particular makes


class Refused(KnobelError):
    """A request that the table does not grant. Nothing has changed."""


class Actor(Frozen, frozen=True):
    """Who asks: a device and the seats for which it has shown the tokens. The server itself asks as `HOUSE`."""

    device: str | None
    seats: tuple[int, ...] = ()
    house: bool = False


HOUSE = Actor(None, house=True)


class Sit(Tagged, frozen=True):
    """Take a seat, or put a bot or somebody at one's own device on it."""

    seat: int
    name: str
    kind: Literal["person", "local", "bot"] = "person"
    mind: str | None = None
    token: str | None = None


class Leave(Tagged, frozen=True):
    """Give up a seat, or (as host) ask somebody to leave it."""

    seat: int


class Promise(Tagged, frozen=True):
    """Promise a seed for the next game."""

    seat: int
    promise: str


class Open(Tagged, frozen=True):
    """Open the promised seed."""

    seat: int
    seed: str


class Begin(Tagged, frozen=True):
    """Start the game, or the next one."""


class Act(Tagged, frozen=True):
    """Decide. `seq` is the number of the entry that the move answers."""

    seat: int
    move: AnyMove
    seq: int | None = None


class Roll(Tagged, frozen=True):
    """Throw the dice that are due; with real dice, say what fell."""

    seat: int
    faces: tuple[int, ...] | None = None
    seq: int | None = None


class Expire(Tagged, frozen=True):
    """A clock has run out, which was `due` then. Only the house says so."""

    clock: str
    due: int


class TakeBack(Tagged, frozen=True):
    """Take back the last decision, or the last throw typed in."""

    seat: int


class Cover(Tagged, frozen=True):
    """Let a bot play for somebody absent."""

    seat: int
    mind: str


class Uncover(Tagged, frozen=True):
    """Take the seat back from the bot."""

    seat: int


class Close(Tagged, frozen=True):
    """Close the table."""


Request = Sit | Leave | Promise | Open | Begin | Act | Roll | Expire | TakeBack | Cover | Uncover | Close

# The codes with which a table refuses; games and the engine have theirs.
CODES = (
    "not-allowed",
    "seat-taken",
    "already-seated",
    "no-such-seat",
    "seat-empty",
    "not-in-lobby",
    "not-playing",
    "seats-open",
    "stale",
    "too-late",
    "bad-seed",
    "nothing-to-take-back",
    "table-closed",
    "unknown-mind",
    "bad-name",
    "real-dice",
    "digital-dice",
)


def rule(table: Table, actor: Actor, request: Request, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """The entries that follow from a request."""
    if table.phase == "closed":
        raise Refused("table-closed")
    seat = getattr(request, "seat", 0)
    if not 0 <= seat < table.setup.seats and not (isinstance(request, Roll) and seat == TABLE):
        raise Refused("no-such-seat", seat=seat)
    return _RULINGS[type(request)](table, actor, request, master, minds)


# Seats ---------------------------------------------------------------------------------------------------------------


def _sit(table: Table, actor: Actor, request: Sit, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    if table.phase == "playing":
        raise Refused("not-in-lobby")
    if request.seat in table.places:
        raise Refused("seat-taken", seat=request.seat)
    if request.kind == "bot":
        _host_only(table, actor)
        if request.mind not in minds:
            raise Refused("unknown-mind", mind=str(request.mind), known=", ".join(sorted(minds)))
        return (Sat(request.seat, "bot", request.name, None, request.mind),)
    if actor.device is None or actor.device in table.turned_away:
        raise Refused("not-allowed")
    if request.kind == "local":
        _host_only(table, actor)
    elif any(place.device == actor.device and place.kind == "person" for place in table.places.values()):
        raise Refused("already-seated")
    return (Sat(request.seat, request.kind, request.name, actor.device, None, request.token),)


def _leave(table: Table, actor: Actor, request: Leave, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    _seated(table, request.seat)
    own = request.seat in actor.seats
    if not own:
        _host_only(table, actor)
    if table.phase == "playing":
        # A game that has begun needs its seat: a bot plays on, and neither seat nor name belong to anybody any more.
        place = table.places[request.seat]
        mind = place.mind or place.covered_by or sorted(minds)[0]
        return (Left(request.seat, kicked=not own), Sat(request.seat, "bot", f"Bot {request.seat + 1}", None, mind))
    return (Left(request.seat, kicked=not own),)


def _cover(table: Table, actor: Actor, request: Cover, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    _seated(table, request.seat)
    if request.seat not in actor.seats and not actor.house:
        _host_only(table, actor)
    if request.mind not in minds:
        raise Refused("unknown-mind", mind=request.mind, known=", ".join(sorted(minds)))
    place = table.places[request.seat]
    return () if place.kind == "bot" or place.covered_by else (Covered(request.seat, request.mind),)


def _uncover(table: Table, actor: Actor, request: Uncover, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    _seated(table, request.seat)
    _own_seat(actor, request.seat)
    return (Uncovered(request.seat),) if table.places[request.seat].covered_by else ()


# Seeds and the start -------------------------------------------------------------------------------------------------


def _promise(table: Table, actor: Actor, request: Promise, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    _seated(table, request.seat)
    _own_seat(actor, request.seat)
    if table.phase == "playing":
        raise Refused("not-in-lobby")
    if any(place.seed is not None for place in table.places.values()):
        # Whoever has seen a seed must not choose one any more.
        raise Refused("too-late")
    if not _is_hex(request.promise, 32):
        raise Refused("bad-seed")
    return (Promised(request.seat, request.promise),)


def _open(table: Table, actor: Actor, request: Open, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    _seated(table, request.seat)
    _own_seat(actor, request.seat)
    promised = table.places[request.seat].promise
    if not _is_hex(request.seed, 16) or promised is None or fairness.promise(request.seed) != promised:
        raise Refused("bad-seed")
    return (Seeded(request.seat, request.seed),)


def _begin(table: Table, actor: Actor, request: Begin, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    if not actor.house:
        _host_only(table, actor)
    if table.phase == "playing":
        raise Refused("not-in-lobby")
    if not table.is_full():
        raise Refused("seats-open")
    seeds = tuple(table.places[seat].seed or "" for seat in range(table.setup.seats))
    return (Began(table.games, seeds),)


# The game ------------------------------------------------------------------------------------------------------------


def _act(table: Table, actor: Actor, request: Act, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    _playing(table)
    if not actor.house:
        _own_seat(actor, request.seat)
    _not_stale(table, request.seat, request.seq)
    return _happened(table, Did(request.seat, request.move))


def _roll(table: Table, actor: Actor, request: Roll, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    _playing(table)
    if not actor.house and not (actor.seats if request.seat == TABLE else request.seat in actor.seats):
        raise Refused("not-allowed")
    stage = table.stage
    if not isinstance(stage, Throw):
        return _happened(table, Thrown(request.faces or ()))
    thrower = TABLE if stage.seat is None else stage.seat
    if request.seat != thrower:
        raise Refused("not-allowed")
    _not_stale(table, thrower, request.seq)
    if table.setup.dice == "real":
        if request.faces is None:
            raise Refused("real-dice")
        return _happened(table, Thrown(request.faces))
    if request.faces is not None:
        raise Refused("digital-dice")
    fallen = Thrown(fall(table, stage.dice, thrower, master))
    table.game.apply(table.state, fallen)
    return (Happened(fallen, table.throws),)


def fall(table: Table, dice: DiceSet, seat: int, master: bytes) -> tuple[int, ...]:
    """What the table's dice show in its next throw; asked twice, they show the same."""
    key = fairness.throw_key(master, table.throws)
    sides = [die.kind.faces for die in dice.dice]
    return fairness.faces(key, table.id, table.throws, seat, table.seeds, table.setup.version, sides)


def _expire(table: Table, actor: Actor, request: Expire, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    _playing(table)
    if not actor.house:
        raise Refused("not-allowed")
    if table.deadlines.get(request.clock) != request.due:
        # Another node has let it run out, or somebody was quicker.
        return ()
    return _happened(table, Expired(request.clock))


def _take_back(
    table: Table, actor: Actor, request: TakeBack, master: bytes, minds: frozenset[str]
) -> tuple[Entry, ...]:
    """Only the last event can be taken back: a person's own decision, or a throw that was typed in."""
    _own_seat(actor, request.seat)
    last = table.steps[-1] if table.steps and table.phase == "playing" else None
    own_decision = last is not None and isinstance(last.event, Did) and last.event.seat == request.seat
    typed_throw = last is not None and isinstance(last.event, Thrown) and table.setup.dice == "real"
    if last is None or not (own_decision or typed_throw):
        raise Refused("nothing-to-take-back")
    if own_decision and table.game.info.hidden:
        # What others may have learnt from a decision cannot be unlearnt.
        raise Refused("nothing-to-take-back")
    return (TookBack(request.seat, last.seq),)


def _close(table: Table, actor: Actor, request: Close, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    if not actor.house:
        _host_only(table, actor)
    return (Closed(),)


def _happened(table: Table, event: Event) -> tuple[Entry, ...]:
    """The entry of an event that the rules allow; they refuse any other."""
    table.game.apply(table.state, event)
    return (Happened(event),)


# Who may -------------------------------------------------------------------------------------------------------------


def _host_only(table: Table, actor: Actor) -> None:
    if not table.is_host(actor.device):
        raise Refused("not-allowed")


def _own_seat(actor: Actor, seat: int) -> None:
    if seat not in actor.seats:
        raise Refused("not-allowed")


def _seated(table: Table, seat: int) -> None:
    if seat not in table.places:
        raise Refused("seat-empty", seat=seat)


def _playing(table: Table) -> None:
    if table.phase != "playing":
        raise Refused("not-playing")


def _not_stale(table: Table, seat: int, seq: int | None) -> None:
    """An answer counts only for the question that the seat has now."""
    if seq is not None and seat in table.posed and seq < table.posed[seat]:
        raise Refused("stale", seq=table.seq)


def _is_hex(text: str, length: int) -> bool:
    try:
        return len(bytes.fromhex(text)) == length and len(text) == 2 * length
    except ValueError:
        return False


_RULINGS: dict[type, Callable[[Table, Actor, Any, bytes, frozenset[str]], tuple[Entry, ...]]] = {
    Sit: _sit,
    Leave: _leave,
    Promise: _promise,
    Open: _open,
    Begin: _begin,
    Act: _act,
    Roll: _roll,
    Expire: _expire,
    TakeBack: _take_back,
    Cover: _cover,
    Uncover: _uncover,
    Close: _close,
}
