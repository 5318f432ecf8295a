"""Rulings on the table as a whole: what is played, how things go, when it begins and when it closes."""

import msgspec

from knobel.house.table import permissions
from knobel.house.table.entries import Arranged, Began, Changed, Closed, Entry
from knobel.house.table.luck import may_be_quick
from knobel.house.table.other_names import asked_for_by, still_called
from knobel.house.table.permissions import Refused
from knobel.house.table.record_text import record_text
from knobel.house.table.requests import Actor, Begin, ChangeSettings, ChooseGame, Close
from knobel.house.table.table import Table
from knobel.match import opening

# How long a bot may wait before it plays for somebody absent, in seconds; 0 is never.
SHORTEST_WAIT, LONGEST_WAIT = 10, 3600


def begin(table: Table, actor: Actor, request: Begin, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Begin a game. In the next one of the same kind the start passes on, as in a match; nobody throws for it again."""
    permissions.beginner(table, actor)
    permissions.not_playing(table)
    if table.games:
        permissions.no_day(table)
    if not table.is_full():
        raise Refused("seats-open")
    seeds = tuple(table.places[seat].seed or "" for seat in range(table.setup.seats))
    first = table.game.rules.next_first(table.state.game_state, table.state.first) if table.state is not None else None
    return (Began(table.games, seeds, first, table.game.advice.words, record_text(table, first)),)


def choose_game(
    table: Table, actor: Actor, request: ChooseGame, master: bytes, minds: frozenset[str]
) -> tuple[Entry, ...]:
    """Choose what is played next; a seat that goes away must be empty."""
    permissions.host_only(table, actor)
    permissions.no_day(table)
    permissions.not_playing(table)
    seats = table.setup.seats if request.seats is None else request.seats
    open_game = opening.pad_game if table.setup.dice == "pad" else opening.game
    play = open_game(request.game, seats, request.options)
    taken = [seat for seat in table.places if seat >= seats]
    if taken:
        raise Refused("seat-taken", seat=taken[0])
    called = asked_for_by(request.called, request.game, play) or still_called(table.setup.called, play)
    return (Changed(play.info.id, play.info.version, dict(play.options), seats, seeds_void=True, called=called),)


def change_settings(
    table: Table, actor: Actor, request: ChangeSettings, master: bytes, minds: frozenset[str]
) -> tuple[Entry, ...]:
    """Change how things go. Whether advice is given is agreed on before a game, not in the middle of it."""
    if request != ChangeSettings(quick=request.quick) or not (table.is_hosted_by_a_screen() and actor.seats):
        permissions.host_only(table, actor)
    if request.quick and not may_be_quick(table):
        raise Refused("not-luck")
    if request.hints is not None or request.cover_after is not None:
        permissions.no_day(table)
    if request.hints is not None:
        permissions.not_playing(table)
    if request.cover_after is not None:
        waits_well(request.cover_after)
    seat = min(actor.seats, default=None) if request.quick else None
    return (Arranged(**msgspec.structs.asdict(request), quick_by=seat),)


def waits_well(seconds: int) -> None:
    """Whether a bot may wait so long for somebody absent."""
    if seconds != 0 and not SHORTEST_WAIT <= seconds <= LONGEST_WAIT:
        raise Refused("bad-wait", least=SHORTEST_WAIT, most=LONGEST_WAIT)


def close(table: Table, actor: Actor, request: Close, master: bytes, minds: frozenset[str]) -> tuple[Entry, ...]:
    """Close the table."""
    permissions.host_or_house(table, actor)
    return (Closed(),)
