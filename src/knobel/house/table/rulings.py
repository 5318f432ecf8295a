"""Rulings: what follows from what somebody asks of a table. Either entries for the log, or a refusal by code.

Nothing is changed here. A ruling looks at a table and answers with entries; whoever asked writes them down first and
folds them afterwards. Where an event of the game is among them, the ruling holds the state after it as well: the rules
are asked once. This file holds the rulings on the game itself; seats and tables have files of their own.
"""

from collections.abc import Callable
from typing import Any

from knobel.core.dice import DiceSet
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.frozen import Frozen
from knobel.core.stages import Ask, Throw
from knobel.house.table import day_dice, fairness, knock_rulings, seat_rulings, table_rulings
from knobel.house.table.entries import Advised, Entry, Happened, Hurried, TookBack
from knobel.house.table.permissions import Refused, own_seat, playing
from knobel.house.table.real_dice import is_anybodys, is_drawn
from knobel.house.table.requests import (
    HOUSE,
    TABLE,
    Act,
    Actor,
    Advise,
    Begin,
    ChangeSettings,
    ChooseGame,
    ClientRequest,
    Close,
    Cover,
    Expire,
    HandOver,
    Hurry,
    Knock,
    Leave,
    Mute,
    Nod,
    Promise,
    Request,
    RevealSeed,
    Roll,
    Sit,
    TakeBack,
    Uncover,
)
from knobel.house.table.table import Table
from knobel.house.table.taking_back import taken_back

__all__ = [
    "CODES",
    "HOUSE",
    "TABLE",
    "Act",
    "Actor",
    "Advise",
    "Begin",
    "ChangeSettings",
    "ChooseGame",
    "ClientRequest",
    "Close",
    "Cover",
    "Expire",
    "HandOver",
    "Hurry",
    "Knock",
    "Leave",
    "Mute",
    "Nod",
    "Promise",
    "Refused",
    "Request",
    "RevealSeed",
    "Roll",
    "Ruling",
    "Sit",
    "TakeBack",
    "Uncover",
    "rule",
    "throw_faces",
]

# The codes with which a table refuses; games and the engine have theirs.
CODES = (
    "not-allowed",
    "seat-taken",
    "already-seated",
    "nod-needed",
    "no-knock-needed",
    "no-such-knock",
    "too-many-knocks",
    "no-such-seat",
    "seat-empty",
    "not-in-lobby",
    "not-playing",
    "seats-open",
    "stale",
    "too-late",
    "too-early",
    "bad-seed",
    "bad-wait",
    "nothing-to-take-back",
    "nothing-to-decide",
    "hints-off",
    "not-luck",
    "table-closed",
    "unknown-mind",
    "bad-name",
    "real-dice",
    "digital-dice",
)


class Ruling(Frozen, frozen=True):
    """The entries that follow from a request; `after` is the state of the game after the event among them, if any."""

    entries: tuple[Entry, ...]
    after: Any = None


def rule(table: Table, actor: Actor, request: Request, master: bytes, minds: frozenset[str]) -> Ruling:
    """What follows from a request."""
    if table.phase == "closed":
        raise Refused("table-closed")
    seat = getattr(request, "seat", 0)
    if not 0 <= seat < table.setup.seats and not (isinstance(request, Roll) and seat == TABLE):
        raise Refused("no-such-seat", seat=seat)
    ruled = _RULINGS[type(request)](table, actor, request, master, minds)
    return ruled if isinstance(ruled, Ruling) else Ruling(ruled)


def _act(table: Table, actor: Actor, request: Act, master: bytes, minds: frozenset[str]) -> Ruling:
    playing(table)
    if not actor.house:
        own_seat(actor, request.seat)
    _not_stale(table, request.seat, request.seq)
    return _happened(table, Did(request.seat, request.move))


def _roll(table: Table, actor: Actor, request: Roll, master: bytes, minds: frozenset[str]) -> Ruling:
    playing(table)
    if not actor.house and not (actor.seats if is_anybodys(table, request.seat) else request.seat in actor.seats):
        raise Refused("not-allowed")
    _not_stale(table, request.seat, request.seq)
    stage = table.stage
    if not isinstance(stage, Throw):
        return _happened(table, Thrown(request.faces or ()))
    thrower = TABLE if stage.seat is None else stage.seat
    if request.seat != thrower:
        raise Refused("not-allowed")
    if table.setup.dice == "real":
        if is_drawn(table, stage) and not actor.house:
            raise Refused("not-allowed")
        if request.faces is None:
            raise Refused("real-dice")
        return _happened(table, Thrown(request.faces))
    if request.faces is not None:
        raise Refused("digital-dice")
    fallen = Thrown(throw_faces(table, stage.dice, thrower, master))
    return _happened(table, fallen, None if table.setup.day else table.throws)


def throw_faces(table: Table, dice: DiceSet, seat: int, master: bytes) -> tuple[int, ...]:
    """What the table's dice show in its next throw; asked twice, they show the same."""
    if table.setup.day:
        sides = [die.kind.faces for die in dice.dice]
        return day_dice.faces(master, table.setup.day, seat, day_dice.throws_before(table, seat), sides)
    key = fairness.throw_key(master, table.throws)
    sides = [die.kind.faces for die in dice.dice]
    return fairness.faces(key, table.dice_name, table.throws, seat, table.seeds, table.agreed, sides)


def _expire(table: Table, actor: Actor, request: Expire, master: bytes, minds: frozenset[str]) -> Ruling:
    playing(table)
    if not actor.house:
        raise Refused("not-allowed")
    if table.deadlines.get(request.clock) != request.due:
        # Another node has let it run out, or somebody was quicker.
        return Ruling(())
    return _happened(table, Expired(request.clock))


def _take_back(
    table: Table, actor: Actor, request: TakeBack, master: bytes, minds: frozenset[str]
) -> tuple[Entry, ...]:
    """Whoever may take the last event back may do so at once."""
    own_seat(actor, request.seat)
    if taken_back(table, actor.seats, request.seat) is None:
        raise Refused("nothing-to-take-back")
    return (TookBack(request.seat, table.steps[-1].seq),)


def _advise(table: Table, actor: Actor, request: Advise, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    playing(table)
    own_seat(actor, request.seat)
    if not table.setup.hints:
        raise Refused("hints-off")
    stage = table.stage
    if not isinstance(stage, Ask) or request.seat not in stage.choices:
        raise Refused("nothing-to-decide")
    if not request.coach:
        return (Advised(request.seat),)
    if any(place.kind != "bot" for seat, place in table.places.items() if seat != request.seat):
        raise Refused("not-allowed")
    return ()


def _hurry(table: Table, actor: Actor, request: Hurry, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    playing(table)
    if not actor.seats and not table.is_host(actor.device):
        raise Refused("not-allowed")
    return () if table.hurried else (Hurried(),)


def _happened(table: Table, event: Event, throw: int | None = None) -> Ruling:
    """An event that the rules allow, with what a word list says to it; they refuse any other."""
    settled = table.game.with_words(table.state, event)
    return Ruling((Happened(settled, throw),), table.game.apply(table.state, settled))


def _not_stale(table: Table, seat: int, seq: int | None) -> None:
    """An answer counts only for the question that the seat has now; a question that has ended takes none."""
    if seq is not None and seq < table.question_since.get(seat, table.seq):
        raise Refused("stale", seq=table.seq)


_RULINGS: dict[type, Callable[[Table, Actor, Any, bytes, frozenset[str]], Ruling | tuple[Entry, ...]]] = {
    Sit: seat_rulings.sit,
    Leave: seat_rulings.leave,
    Knock: knock_rulings.knock,
    Nod: knock_rulings.nod,
    HandOver: seat_rulings.hand_over,
    Cover: seat_rulings.cover,
    Uncover: seat_rulings.uncover,
    Mute: seat_rulings.mute,
    Promise: seat_rulings.promise,
    RevealSeed: seat_rulings.reveal_seed,
    Begin: table_rulings.begin,
    ChooseGame: table_rulings.choose_game,
    ChangeSettings: table_rulings.change_settings,
    Close: table_rulings.close,
    Act: _act,
    Roll: _roll,
    Expire: _expire,
    TakeBack: _take_back,
    Advise: _advise,
    Hurry: _hurry,
}
