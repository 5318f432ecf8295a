"""The board: the tournament as everybody may see it. Nothing of a tournament is hidden, so all roles share it."""

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import DrawMode, PlayerId, Round
from knobel.desk.forecast import Expected
from knobel.desk.format_rows import DeskFormat, format_row
from knobel.desk.formats.registry import format_of
from knobel.desk.formats.standings import totals
from knobel.desk.model import FINALISTS, DeskTable, Phase, Player, Stage, Status, Tournament
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.playable import has_halves
from knobel.desk.ranking import took_part
from knobel.desk.standing_rows import DeskStanding, DeskTeam
from knobel.desk.whereabouts import PLAIN, where_told


class PlayerRow(Frozen, frozen=True):
    """A player: start number, where they are, chips and bands, and the place once they have one."""

    player: PlayerId
    number: int
    name: str
    status: Status
    round: Round
    chips: int
    bands: int
    lost: int
    stage: int
    table: int | None
    place: int | None
    bot: bool
    line: Phrase
    team: str


class SeatRow(Frozen, frozen=True):
    """A player at a table; whoever is `out` has left it. `line` says what has become of those who do not play on, and
    `score` what they have got there in formats that count."""

    player: PlayerId
    name: str
    chips: int
    bands: int
    out: bool
    line: Phrase | None
    score: int | None
    team: str


class TableRow(Frozen, frozen=True):
    """A table: who sits there, which game runs, and whether it is scharf. `place` is where in the hall it stands, and
    `place_name` what that is called; with too few tables it is played in a later `wave`, and `waits` until then."""

    number: int
    round: Round
    title: Phrase
    seats: tuple[SeatRow, ...]
    over: bool
    final_table: bool
    game: int | None
    sharp: bool
    began: int | None
    room: str
    line: Phrase
    place: int
    place_name: str
    wave: int
    waits: bool


class StageRow(Frozen, frozen=True):
    """A stage in the bracket: its tables, who pauses, and how it was drawn; in a league also on which evening."""

    number: int
    final: bool
    title: Phrase
    tables: tuple[TableRow, ...]
    byes: tuple[str, ...]
    mode: DrawMode
    seed: str
    over: bool
    evening: int


class ClockRow(Frozen, frozen=True):
    """The stage clock at the time of the view, in milliseconds; it goes on by itself while it is `running`."""

    shows: int
    running: bool
    sharp_at: int | None
    sharp: bool
    line: Phrase


class RankRow(Frozen, frozen=True):
    """A line of the final list."""

    place: int | None
    player: PlayerId
    name: str
    line: Phrase


class ExpectedRow(Frozen, frozen=True):
    """A stage in the forecast, with its title."""

    title: Phrase
    expected: Expected


class DeskBoard(Frozen, frozen=True):
    """Everything that everybody may see, at time `now`."""

    seq: int
    now: int
    name: str
    game: str
    options: DeskOptions
    phase: Phase
    start: int
    checkin_open: int
    registration_close: int
    headline: Phrase
    announcement: str
    clock: ClockRow | None
    stage: StageRow | None
    stages: tuple[StageRow, ...]
    players: tuple[PlayerRow, ...]
    counts: dict[str, int]
    took_part: int
    ranking: tuple[RankRow, ...]
    forecast: tuple[ExpectedRow, ...]
    format: DeskFormat
    standings: tuple[DeskStanding, ...]
    teams: tuple[DeskTeam, ...]
    table_names: dict[int, str]


def board(tournament: Tournament, now: int) -> DeskBoard:
    """The board at this time."""
    stages = tuple(stage_row(tournament, stage) for stage in tournament.stages)
    places, tables, kind = places_of(tournament), tournament.tables, format_of(tournament)
    return DeskBoard(
        seq=tournament.seq,
        now=now,
        name=tournament.name,
        game=tournament.game,
        options=tournament.options,
        phase=tournament.phase,
        start=tournament.start,
        checkin_open=tournament.checkin_open,
        registration_close=tournament.registration_close,
        headline=headline(tournament, now),
        announcement=tournament.announcement,
        clock=clock_row(tournament, now),
        stage=stages[-1] if stages else None,
        stages=stages,
        players=tuple(
            player_row(tournament, each, tables.get(each.id), now, places.get(each.id)) for each in tournament.players
        ),
        counts=counts(tournament, now),
        took_part=sum(map(took_part, tournament.players)),
        ranking=rank_rows(tournament),
        forecast=tuple(
            ExpectedRow(kind.title(tournament, each.stage, each.final), each) for each in kind.forecast(tournament, now)
        ),
        format=format_row(tournament),
        standings=kind.standings(tournament),
        teams=kind.teams(tournament),
        table_names=dict(tournament.table_names),
    )


def rank_rows(tournament: Tournament) -> tuple[RankRow, ...]:
    """The final list, as far as it is known. Whoever has not played is not out, and stands there in the end only."""
    reasons = format_of(tournament).reasons(tournament)
    return tuple(
        RankRow(each.place, each.player, _name(tournament, each.player), reasons[each.player])
        for each in format_of(tournament).ranking(tournament)
        if tournament.over or took_part(tournament.players[each.player])
    )


def places_of(tournament: Tournament) -> dict[PlayerId, int | None]:
    """The place of everybody who has one."""
    return {each.player: each.place for each in format_of(tournament).ranking(tournament)}


def headline(tournament: Tournament, now: int) -> Phrase:
    """What is going on, in one line."""
    stage = tournament.stage
    if tournament.over:
        winners = [each for each in format_of(tournament).ranking(tournament) if each.place == 1]
        if not winners:
            return say("desk-headline-cancelled")
        if len(winners) > 1:
            return say("desk-headline-shared", names=", ".join(_name(tournament, each.player) for each in winners))
        return say("desk-headline-over", name=_name(tournament, winners[0].player))
    if stage is None:
        return _registration(tournament, now)
    early = "-early" if tournament.is_early(now) else ""
    title = format_of(tournament).title(tournament, stage.number, stage.final)
    return say(f"desk-headline-{tournament.phase}{early}", stage=title)


def _registration(tournament: Tournament, now: int) -> Phrase:
    here = len(tournament.with_status("checked_in"))
    if now < tournament.checkin_open:
        return say("desk-headline-signup", players=len(tournament.players))
    if now <= tournament.registration_close:
        return say("desk-headline-checkin", here=here, players=len(tournament.players))
    return say("desk-headline-closed", here=here)


def counts(tournament: Tournament, now: int) -> dict[str, int]:
    """How many players are in which state, and in which round of those still playing."""
    found: dict[str, int] = {}
    for player in tournament.players:
        status = tournament.status(player, now)
        found[status] = found.get(status, 0) + 1
        if status in ("seated", "waiting", "qualified"):
            found[f"in_{player.round}"] = found.get(f"in_{player.round}", 0) + 1
    return found


# Players -------------------------------------------------------------------------------------------------------------


def player_row(
    tournament: Tournament, player: Player, table: DeskTable | None, now: int, place: int | None
) -> PlayerRow:
    """A player on the list."""
    return PlayerRow(
        player=player.id,
        number=player.id + 1,
        name=player.name,
        status=tournament.status(player, now),
        round=player.round,
        chips=player.chips,
        bands=player.bands,
        lost=player.lost,
        stage=player.stage,
        table=None if table is None else table.number,
        place=place,
        bot=player.bot,
        team=player.team,
        line=whereabouts(tournament, player, table, now),
    )


def whereabouts(tournament: Tournament, player: Player, table: DeskTable | None, now: int) -> Phrase:
    """Where a player is, in words."""
    if table is not None:
        return _where_seated(tournament, table)
    status = tournament.status(player, now)
    if pauses(tournament, player):
        return where_told("bye", player.round)
    if status in ("waiting", "qualified"):
        return where_told(status, player.round)
    return say(f"desk-status-{status.replace('_', '-')}")


def pauses(tournament: Tournament, player: Player) -> bool:
    """Whether a player has a bye in the stage that is played now."""
    stage = tournament.stage
    return player.status == "waiting" and stage is not None and not stage.over and player.bye == stage.number


def _name(tournament: Tournament, player: PlayerId) -> str:
    return tournament.players[player].name


# Stages and tables ---------------------------------------------------------------------------------------------------


def stage_row(tournament: Tournament, stage: Stage) -> StageRow:
    """A stage of the bracket."""
    latest = stage.number == len(tournament.stages)
    return StageRow(
        number=stage.number,
        final=stage.final,
        title=format_of(tournament).title(tournament, stage.number, stage.final),
        tables=tuple(table_row(tournament, stage, table, latest) for table in stage.tables),
        byes=tuple(_name(tournament, player) for player in stage.byes),
        mode=stage.mode,
        seed=stage.seed,
        over=stage.over,
        evening=format_of(tournament).evening(tournament, stage.number),
    )


def table_row(tournament: Tournament, stage: Stage, table: DeskTable, latest: bool) -> TableRow:
    """A table of a stage; chips and bands are those of now, and only the latest stage has any."""
    game = table.game
    return TableRow(
        number=table.number,
        round=table.round,
        title=_table_title(tournament, stage, table),
        seats=tuple(_seat(tournament, table, player, latest) for player in table.seats),
        over=table.over,
        final_table=_is_final_table(stage, table),
        game=None if game is None else game.number,
        sharp=game is not None and game.sharp,
        began=None if game is None else game.began,
        room="" if game is None else game.room,
        line=_table_line(tournament, stage, table),
        place=table.stands_at,
        place_name=place_name(tournament, table),
        wave=table.wave,
        waits=latest and not table.over and tournament.waits(table),
    )


def place_name(tournament: Tournament, table: DeskTable) -> str:
    """What the place is called at which a table stands, if it has a name."""
    return dict(tournament.table_names).get(table.stands_at, "")


def _table_title(tournament: Tournament, stage: Stage, table: DeskTable) -> Phrase:
    key = "desk-title-final-table" if _is_final_table(stage, table) else "desk-title-table"
    name = place_name(tournament, table)
    if table.round in ("open", "knockout"):
        return (
            say("desk-title-table-named", name=name) if name else say("desk-title-table-plain", number=table.stands_at)
        )
    kind = say(f"desk-round-{table.round}")
    return say(f"{key}-at", name=name, round=kind) if name else say(key, number=table.stands_at, round=kind)


def _where_seated(tournament: Tournament, table: DeskTable) -> Phrase:
    """At which table somebody sits; the round is told where it has a name."""
    name = place_name(tournament, table)
    if table.round in PLAIN:
        return say("desk-where-at", name=name) if name else say("desk-where-seated-plain", table=table.stands_at)
    kind = say(f"desk-round-{table.round}")
    if name:
        return say("desk-where-at-round", name=name, round=kind)
    return say("desk-where-seated", table=table.stands_at, round=kind)


def _seat(tournament: Tournament, table: DeskTable, player: PlayerId, latest: bool) -> SeatRow:
    someone, out = tournament.players[player], player in table.out
    line = _became(tournament, table, player) if latest else None
    chips, score = someone.chips if latest and not out else 0, totals(table).get(player)
    return SeatRow(player, someone.name, chips, someone.bands, out, line, score, someone.team)


def _became(tournament: Tournament, table: DeskTable, player: PlayerId) -> Phrase | None:
    if table.round == "open" and player not in table.out:
        return None
    if player not in table.out:
        won = "won" if table.round == "final" else "through"
        return say(f"desk-seat-{won}") if table.over or player in table.through else None
    status = tournament.players[player].status
    if status in ("withdrawn", "disqualified"):
        return say(f"desk-status-{status}")
    beaten = status in ("eliminated", "ranked")
    return say("desk-seat-out" if beaten else "desk-seat-consolation")


# The last table of the main round, and that of the consolation round once the main round is closed.


def _is_final_table(stage: Stage, table: DeskTable) -> bool:
    rounds = [each.round for each in stage.tables]
    alone = rounds.count(table.round) == 1 and len(table.seats) <= FINALISTS and not stage.byes
    return alone and (table.round == "main" or (table.round == "consolation" and "main" not in rounds))


def _table_line(tournament: Tournament, stage: Stage, table: DeskTable) -> Phrase:
    if table.over:
        return _over_line(tournament, table)
    if stage.clock.started is None:
        return say("desk-table-waits")
    if tournament.waits(table):
        return say("desk-table-wave", wave=table.wave)
    game = table.game
    assert game is not None
    if tournament.format is not None or not has_halves(tournament.game):
        return say("desk-table-plays-plain", game=game.number)
    return say("desk-table-sharp" if game.sharp else "desk-table-plays", game=game.number)


def _over_line(tournament: Tournament, table: DeskTable) -> Phrase:
    if table.round == "open":
        return say("desk-table-done")
    names = ", ".join(_name(tournament, player) for player in (*table.through, *table.players))
    return say("desk-table-won" if table.round in ("final", "third") else "desk-table-over", names=names)


def clock_row(tournament: Tournament, now: int) -> ClockRow | None:
    """The clock of the running stage."""
    stage, after = tournament.stage, tournament.options.sharp_after_min
    if stage is None or stage.clock.started is None or stage.over:
        return None
    never = not after or not tournament.knows_sharp or (stage.final and not tournament.options.sharp_in_final)
    sharp, paused = tournament.sharp(now), stage.clock.paused is not None
    key = "paused" if paused else "sharp" if sharp else "runs"
    return ClockRow(
        stage.clock.shows(now), not paused, None if never else after * MINUTE, sharp, say(f"desk-clock-{key}")
    )
