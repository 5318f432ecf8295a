"""Pages: what each role is shown beyond the board. Whatever somebody may do comes as a request ready to be sent, so
that a page needs no rule of its own."""

from collections.abc import Iterator, Set

from knobel.core.frozen import Frozen, Tagged
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import (
    AnnulGame,
    CheckIn,
    CutBand,
    Disqualify,
    Draw,
    PauseClock,
    PlayerId,
    RecordLoss,
    Reinstate,
    Request,
    ResumeClock,
    Role,
    Round,
    StartGame,
    StartStage,
    TakeChip,
    Undo,
    Withdraw,
)
from knobel.desk.board import (
    ClockRow,
    DeskBoard,
    PlayerRow,
    RankRow,
    TableRow,
    board,
    clock_row,
    headline,
    pauses,
    places_of,
    player_row,
    rank_rows,
    table_row,
)
from knobel.desk.checks import check
from knobel.desk.desk import Desk
from knobel.desk.drawing import ENOUGH, byes_for, due, sizes_for
from knobel.desk.forecast import forecast
from knobel.desk.leaving import fate_of
from knobel.desk.log_lines import LogLine, log_lines
from knobel.desk.model import DeskTable, Phase, Tournament, Trace
from knobel.desk.offers import DeskOffer
from knobel.desk.ranking import took_part
from knobel.desk.refusal import DeskRefused
from knobel.desk.report_rows import ReportRow, report_rows
from knobel.desk.roles import must_be_allowed
from knobel.desk.seating import seat_in_room
from knobel.desk.undoing import undoable


class TableOffers(Frozen, frozen=True):
    """What a referee may do at a table: one big button a player, and the smaller ones."""

    table: int
    game: int
    losses: tuple[DeskOffer, ...]
    others: tuple[DeskOffer, ...]


class PlayerOffers(Frozen, frozen=True):
    """What may be done about a player."""

    player: PlayerId
    offers: tuple[DeskOffer, ...]


class DueRow(Frozen, frozen=True):
    """A round that is to be drawn: its players, the sizes of its tables, and how many pause."""

    round: Round
    title: Phrase
    players: tuple[PlayerId, ...]
    sizes: tuple[int, ...]
    byes: int


class DeskPage(Tagged, frozen=True):
    """The page of an organiser or a referee."""

    role: Role
    board: DeskBoard
    due: tuple[DueRow, ...]
    offers: tuple[DeskOffer, ...]
    tables: tuple[TableOffers, ...]
    reports: tuple[ReportRow, ...]
    players: tuple[PlayerOffers, ...]
    log: tuple[LogLine, ...]


class PlayerPage(Tagged, frozen=True):
    """The page of a player: where do I sit, what have I left, when do I play. Small, for phones with bad reception.

    `at` is when somebody who waits is expected to play again; `room` and `seat` are those of an online table.
    """

    role: Role
    seq: int
    now: int
    name: str
    game: str
    phase: Phase
    headline: Phrase
    announcement: str
    start: int
    clock: ClockRow | None
    me: PlayerRow
    table: TableRow | None
    where: Phrase
    when: Phrase
    at: int | None
    room: str
    seat: int | None
    offers: tuple[DeskOffer, ...]
    ranking: tuple[RankRow, ...]
    took_part: int


class ProjectorPage(Tagged, frozen=True):
    """The page on the wall, and for whoever comes to sign up: the board alone."""

    role: Role
    board: DeskBoard


Page = DeskPage | PlayerPage | ProjectorPage


def page(desk: Desk, role: Role, player: PlayerId | None, now: int) -> Page:
    """The page of a role at this time."""
    tournament = desk.tournament
    if role in ("organiser", "referee"):
        may_be_undone = undoable(tournament, desk.rows)
        return DeskPage(
            role,
            board(tournament, now),
            _due(tournament, now),
            stage_offers(tournament, role, now),
            table_offers(tournament, now),
            report_rows(desk, may_be_undone),
            player_offers(desk, role, now, may_be_undone),
            log_lines(desk, may_be_undone),
        )
    if role == "player" and player is not None and player < len(tournament.players):
        return _player_page(tournament, player, now)
    return ProjectorPage(role, board(tournament, now))


# What may be done ----------------------------------------------------------------------------------------------------


def _possible(tournament: Tournament, role: Role, own: PlayerId | None, request: Request, now: int) -> bool:
    try:
        must_be_allowed(role, own, request)
        if isinstance(request, Draw):
            return bool(_due(tournament, now)) and tournament.options.draw != "manual"
        check(tournament, request, now)  # type: ignore[arg-type]
    except DeskRefused:
        return False
    return True


def _offers(
    tournament: Tournament, role: Role, own: PlayerId | None, now: int, *offered: tuple[str, Request, bool]
) -> tuple[DeskOffer, ...]:
    return tuple(
        DeskOffer(say(f"desk-do-{key}"), request, grave)
        for key, request, grave in offered
        if _possible(tournament, role, own, request, now)
    )


def _due(tournament: Tournament, now: int) -> tuple[DueRow, ...]:
    """What can be drawn now, if anything."""
    if tournament.phase not in ("registration", "between"):
        return ()
    if tournament.stage is None and now < tournament.registration_close:
        return ()
    return tuple(
        DueRow(kind, say(f"desk-round-{kind}"), players, sizes_for(kind, players), byes_for(kind, players))
        for kind, players in due(tournament).groups
        if len(players) > 1
    )


def stage_offers(tournament: Tournament, role: Role, now: int) -> tuple[DeskOffer, ...]:
    """What may be done for all tables together."""
    here = len(tournament.with_status("checked_in"))
    few = tournament.stage is None and here < ENOUGH
    return _offers(
        tournament,
        role,
        None,
        now,
        ("draw-few" if few else "draw", Draw(confirmed=few), few),
        ("start-stage", StartStage(), False),
        ("pause-clock", PauseClock(), False),
        ("resume-clock", ResumeClock(), False),
    )


def table_offers(tournament: Tournament, now: int) -> tuple[TableOffers, ...]:
    """What may be done at each table that is still played at."""
    stage = tournament.stage
    if stage is None or tournament.phase != "playing":
        return ()
    found = []
    for table in stage.tables:
        game = len(table.games)
        if not table.over:
            losses = (DeskOffer(_lost(tournament, p), RecordLoss(table.number, game, p)) for p in table.players)
            others = _offers(
                tournament,
                "referee",
                None,
                now,
                ("start-game", StartGame(table.number, game), False),
                ("annul-game", AnnulGame(table.number, game), True),
            )
            found.append(TableOffers(table.number, game, tuple(losses), others))
    return tuple(found)


def _lost(tournament: Tournament, player: PlayerId) -> Phrase:
    someone = tournament.players[player]
    return say("desk-do-record-loss", then=fate_of(someone) if someone.chips == 1 else "chip")


def player_offers(desk: Desk, role: Role, now: int, may_be_undone: Set[int]) -> tuple[PlayerOffers, ...]:
    """What may be done about each player. Whoever has left can be brought back as long as that can be undone."""
    tournament = desk.tournament
    back = {player: trace for player, trace in _leavings(desk) if trace.seq in may_be_undone}
    found = (
        PlayerOffers(player.id, _about(tournament, role, player.id, now) + _way_back(back.get(player.id)))
        for player in tournament.players
    )
    return tuple(each for each in found if each.offers)


def _leavings(desk: Desk) -> Iterator[tuple[PlayerId, Trace]]:
    """Who has left or was sent out, and with which entry."""
    for trace in desk.tournament.traces:
        action = desk.rows[trace.seq].entry.action
        if isinstance(action, Withdraw | Disqualify):
            yield action.player, trace


def _way_back(trace: Trace | None) -> tuple[DeskOffer, ...]:
    return () if trace is None else (DeskOffer(say(f"desk-do-undo-{trace.kind}"), Undo(trace.seq), grave=True),)


def _about(tournament: Tournament, role: Role, player: PlayerId, now: int) -> tuple[DeskOffer, ...]:
    return _offers(
        tournament,
        role,
        player,
        now,
        ("check-in", CheckIn(player), False),
        ("reinstate", Reinstate(player), False),
        ("take-chip", TakeChip(player), True),
        ("cut-band", CutBand(player), True),
        ("withdraw", Withdraw(player), True),
        ("disqualify", Disqualify(player), True),
    )


# A player ------------------------------------------------------------------------------------------------------------


def _player_page(tournament: Tournament, player: PlayerId, now: int) -> PlayerPage:
    someone, sits = tournament.players[player], tournament.table_of(player)
    at = _plays_at(tournament, player, now)
    me = player_row(tournament, someone, sits, now, places_of(tournament).get(player))
    game = None if sits is None else sits.game
    return PlayerPage(
        role="player",
        seq=tournament.seq,
        now=now,
        name=tournament.name,
        game=tournament.game,
        phase=tournament.phase,
        headline=headline(tournament, now),
        announcement=tournament.announcement,
        start=tournament.start,
        clock=clock_row(tournament, now),
        me=me,
        table=_own_table(tournament, sits),
        where=_where(tournament, player, sits, now),
        when=_when(tournament, player, at, now),
        at=at,
        room="" if game is None else game.room,
        seat=None if game is None else seat_in_room(sits, game, player),
        offers=_offers(tournament, "player", player, now, *_of_a_player(player)),
        ranking=rank_rows(tournament) if tournament.over else (),
        took_part=sum(map(took_part, tournament.players)),
    )


def _of_a_player(player: PlayerId) -> tuple[tuple[str, Request, bool], ...]:
    return ("i-am-here", CheckIn(player), False), ("leave", Withdraw(player), True)


def _own_table(tournament: Tournament, table: DeskTable | None) -> TableRow | None:
    stage = tournament.stage
    return None if table is None or stage is None else table_row(tournament, stage, table, latest=True)


def _where(tournament: Tournament, player: PlayerId, sits: DeskTable | None, now: int) -> Phrase:
    """Where am I?"""
    if sits is not None:
        return say("desk-mine-seated", table=sits.number)
    someone = tournament.players[player]
    status = "bye" if pauses(tournament, someone) else tournament.status(someone, now).replace("_", "-")
    return say(f"desk-mine-{status}", round=say(f"desk-round-{someone.round}"))


def _when(tournament: Tournament, player: PlayerId, at: int | None, now: int) -> Phrase:
    """When do I play?"""
    someone = tournament.players[player]
    status = tournament.status(someone, now)
    if status in ("registered", "checked_in", "no_show", "qualified"):
        return say(f"desk-when-{status.replace('_', '-')}")
    if status == "withdrawn" and not tournament.over:
        return say("desk-when-withdrawn")
    if someone.gone:
        won = status == "ranked" and places_of(tournament).get(player) == 1
        return say("desk-when-won" if won else "desk-when-never")
    if tournament.table_of(player) is not None:
        return say("desk-when-now" if tournament.phase == "playing" else _before(tournament, now))
    return say("desk-when-later")


def _before(tournament: Tournament, now: int) -> str:
    return "desk-when-drawn" if tournament.is_early(now) else "desk-when-soon"


def _plays_at(tournament: Tournament, player: PlayerId, now: int) -> int | None:
    """When a player who waits is expected to play again: at the beginning of the next stage, or of the final."""
    if tournament.players[player].gone or tournament.table_of(player) is not None:
        return None
    coming = [each for each in forecast(tournament, now) if each.stage > len(tournament.stages)]
    if tournament.players[player].status == "qualified":
        coming = [each for each in coming if each.final]
    return coming[0].begins if coming else None
