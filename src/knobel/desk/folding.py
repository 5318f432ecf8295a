"""Folding: the tournament after one more entry. What may be done at all, `checks` says."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from knobel.desk.actions import (
    AcceptRules,
    AddDeskLink,
    Announce,
    AnnulGame,
    AnyAction,
    Arrive,
    CheckIn,
    Correct,
    Create,
    CutBand,
    Describe,
    Dispute,
    DisputeResult,
    Disqualify,
    Drawn,
    NameTable,
    PauseClock,
    PlanEvening,
    PlayerId,
    RecordLoss,
    RecordResult,
    Reinstate,
    RenamePlayer,
    RenewDeskLink,
    ReplacePlayer,
    Reschedule,
    ResumeClock,
    RevokeDeskLink,
    Row,
    SetRecovery,
    SignUp,
    StartGame,
    StartStage,
    SwapSeats,
    TakeChip,
    Undone,
    Withdraw,
)
from knobel.desk.checks import check
from knobel.desk.formats.registry import format_of
from knobel.desk.leaving import at_the_boundary, leave, lose_chip, next_game
from knobel.desk.link_book import linked
from knobel.desk.model import Clock, OtherReport, Player, Status, Tournament, Trace
from knobel.desk.options import MINUTE

T = TypeVar("T", int, str)
OfPlayer = AcceptRules | Arrive | CheckIn | Reinstate | RenamePlayer | ReplacePlayer


def folded(rows: Iterable[Row], *, checking: bool = False) -> Tournament:
    """The tournament of a whole log. What was undone is left out; `checking` refuses a log in which something does
    not stand any more."""
    tournament = Tournament()
    for row in standing(rows):
        if checking:
            check(tournament, row.entry.action, row.at)
        tournament = fold(tournament, row)
    return tournament


def standing(rows: Iterable[Row]) -> tuple[Row, ...]:
    """The entries of a log that were not undone."""
    rows = tuple(rows)
    void = {seq for row in rows if isinstance(row.entry.action, Undone) for seq in row.entry.action.void}
    return tuple(row for row in rows if row.seq not in void)


def fold(tournament: Tournament, row: Row) -> Tournament:
    """One more entry. An undo changes nothing here: it takes a new fold of the whole log."""
    action = row.entry.action
    trace = _trace(tournament, row.seq, action)
    after = _done(tournament, action, row)
    return replace(after, seq=row.seq, at=row.at, traces=(*after.traces, trace))


def _done(tournament: Tournament, action: AnyAction, row: Row) -> Tournament:
    match action:
        case Create():
            return _created(action)
        case Describe(club, location):
            return replace(tournament, club=club, location=location)
        case Reschedule(start, checkin_open, close):
            return replace(tournament, start=start, checkin_open=checkin_open, registration_close=close)
        case SignUp():
            return _signed_up(tournament, action, row.seq)
        case AcceptRules() | Arrive() | CheckIn() | Reinstate() | RenamePlayer() | ReplacePlayer():
            return _of_player(tournament, action, row.seq)
        case Drawn():
            return format_of(tournament).drawn(tournament, action, row.seq)
        case SwapSeats(one, other):
            return _swapped(tournament, one, other)
        case StartStage() | PauseClock() | ResumeClock():
            return _clocked(tournament, action, row.at)
        case StartGame() | AnnulGame() | RecordLoss():
            return _played(tournament, action, row)
        case RecordResult():
            return format_of(tournament).recorded(tournament, action, row)
        case Dispute() | DisputeResult():
            return _disputed(tournament, action, row)
        case TakeChip(player):
            return lose_chip(tournament, player, row.at)
        case CutBand(player):
            return leave(tournament, player, "beaten", row.at)
        case Withdraw(player):
            return format_of(tournament).left(tournament, player, "withdrawn", row.at)
        case Disqualify(player):
            return format_of(tournament).left(tournament, player, "disqualified", row.at)
        case _:
            return _noted(tournament, action, row.seq)


def _of_player(tournament: Tournament, action: OfPlayer, seq: int) -> Tournament:
    """Who somebody is, and that they are here."""
    match action:
        case AcceptRules(player):
            return tournament.with_player(player, accepted=True)
        case Arrive(player, device):
            return tournament.with_player(player, device=device)
        case CheckIn(player) | Reinstate(player):
            return _is_here(tournament, player)
        case RenamePlayer(player, name):
            return tournament.with_player(player, name=name)
        case ReplacePlayer(player, name):
            return tournament.with_player(player, name=name, person=seq, device="", bot=False, accepted=False)


def _noted(tournament: Tournament, action: AnyAction, seq: int) -> Tournament:
    """What is done around the tables. An undo changes nothing here."""
    match action:
        case AddDeskLink() | RenewDeskLink() | RevokeDeskLink() | SetRecovery():
            return linked(tournament, action, seq)
        case NameTable(table, name):
            return replace(tournament, table_names=_with_pair(tournament.table_names, table, name))
        case PlanEvening(evening, start):
            return replace(tournament, evenings=_with_pair(tournament.evenings, evening, start))
        case Announce(text):
            return replace(tournament, announcement=text)
        case Correct(player, place):
            kept = tuple(each for each in tournament.corrections if each[0] != player)
            return replace(tournament, corrections=(*kept, (player, place)))
        case _:
            return tournament


# Registration --------------------------------------------------------------------------------------------------------


def _created(action: Create) -> Tournament:
    options = action.options
    return Tournament(
        action.name,
        action.game,
        options,
        action.start,
        action.start - options.checkin_minutes * MINUTE,
        action.start - options.close_minutes * MINUTE,
        format=action.format,
        club=action.club,
        location=action.location,
    )


def _signed_up(tournament: Tournament, action: SignUp, seq: int) -> Tournament:
    number = PlayerId(len(tournament.players))
    status: Status = "checked_in" if action.late else "registered"
    player = Player(number, action.name, status, bot=action.bot, since=seq, team=action.team, accepted=action.accepted)
    tournament = replace(tournament, players=(*tournament.players, player))
    return _is_here(tournament, number) if action.late else tournament


def _is_here(tournament: Tournament, player: PlayerId) -> Tournament:
    """Whoever comes after the first draw is drawn with the next stage."""
    if not tournament.stages:
        return tournament.with_player(player, status="checked_in")
    return tournament.with_player(player, status="waiting", round="open", entered=len(tournament.stages) + 1)


def _with_pair(pairs: tuple[tuple[int, T], ...], number: int, value: T) -> tuple[tuple[int, T], ...]:
    """The same with another value for a number; an empty one takes it away."""
    kept = {**dict(pairs), number: value}
    return tuple(sorted((each, what) for each, what in kept.items() if what))


# Stages --------------------------------------------------------------------------------------------------------------


def _swapped(tournament: Tournament, one: PlayerId, other: PlayerId) -> Tournament:
    stage = tournament.stage
    assert stage is not None
    names = {one: other, other: one}
    tables = (replace(table, seats=tuple(names.get(p, p) for p in table.seats)) for table in stage.tables)
    return tournament.with_stage(tables=tuple(tables))


def _clocked(tournament: Tournament, action: StartStage | PauseClock | ResumeClock, at: int) -> Tournament:
    stage = tournament.stage
    assert stage is not None
    clock = stage.clock
    if isinstance(action, PauseClock):
        return tournament.with_stage(clock=replace(clock, paused=at))
    if isinstance(action, ResumeClock):
        paused = at if clock.paused is None else clock.paused
        return tournament.with_stage(clock=replace(clock, paused=None, stood=clock.stood + at - paused))
    tournament = tournament.with_stage(clock=Clock(at))
    for table in stage.tables:
        tournament = next_game(tournament, table.number, at)
    return tournament


# Games ---------------------------------------------------------------------------------------------------------------


def _played(tournament: Tournament, action: StartGame | AnnulGame | RecordLoss, row: Row) -> Tournament:
    stage, at = tournament.stage, row.at
    assert stage is not None
    table = stage.tables[action.table - 1]
    *before, game = table.games
    if isinstance(action, StartGame):
        begun = replace(game, began=at, sharp=tournament.sharp(at), room=action.room or game.room)
        return tournament.with_table(table.number, games=(*before, begun))
    loser = action.player if isinstance(action, RecordLoss) else None
    over = replace(game, loser=loser, ended=at, by=row.entry.by)
    tournament = tournament.with_table(table.number, games=(*before, over))
    if loser is not None:
        tournament = lose_chip(tournament, loser, at)
    return at_the_boundary(next_game(tournament, table.number, at))


def _disputed(tournament: Tournament, action: Dispute | DisputeResult, row: Row) -> Tournament:
    stage = tournament.stage
    assert stage is not None
    loser, scores = (action.player, ()) if isinstance(action, Dispute) else (None, action.scores)
    other = OtherReport(row.seq, action.game, loser, row.entry.by, scores)
    return tournament.with_table(action.table, disputes=(*stage.tables[action.table - 1].disputes, other))


# Traces --------------------------------------------------------------------------------------------------------------


def _trace(tournament: Tournament, seq: int, action: AnyAction) -> Trace:
    """Where an entry belongs. A draw belongs to the stage before it, whose end it follows from."""
    kind = str(action.__struct_config__.tag)
    return Trace(seq, kind, len(tournament.stages), _tables(tournament, action))


def _tables(tournament: Tournament, action: AnyAction) -> tuple[int, ...]:
    match action:
        case StartGame(table) | AnnulGame(table) | RecordLoss(table) | Dispute(table):
            return (table,)
        case RecordResult(table) | DisputeResult(table):
            return (table,)
        case TakeChip(player) | CutBand(player) | Withdraw(player) | Disqualify(player):
            return _table_numbers(tournament, player)
        case SwapSeats(one, other):
            return (*_table_numbers(tournament, one), *_table_numbers(tournament, other))
        case _:
            return ()


def _table_numbers(tournament: Tournament, player: PlayerId) -> tuple[int, ...]:
    table = tournament.table_of(player)
    return () if table is None else (table.number,)
