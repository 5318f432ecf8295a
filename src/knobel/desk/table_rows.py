"""The tables of a stage as everybody may see them: who sits there, what runs, and what has become of whom."""

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import DrawMode, PlayerId, Round
from knobel.desk.formats.outcomes import totals
from knobel.desk.formats.registry import format_of
from knobel.desk.hall_places import place_name
from knobel.desk.model import FINALISTS, DeskTable, Stage, Tournament
from knobel.desk.playable import has_halves
from knobel.desk.whereabouts import PLAIN


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


# Stages and tables ---------------------------------------------------------------------------------------------------


def stage_row(tournament: Tournament, stage: Stage) -> StageRow:
    """A stage of the bracket."""
    latest = stage.number == len(tournament.stages)
    return StageRow(
        number=stage.number,
        final=stage.final,
        title=format_of(tournament).title(tournament, stage.number, stage.final),
        tables=tuple(table_row(tournament, stage, table, latest) for table in stage.tables),
        byes=tuple(tournament.players[player].name for player in stage.byes),
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
        place_name=place_name(tournament, table.number),
        wave=table.wave,
        waits=latest and not table.over and tournament.waits(table),
    )


def _table_title(tournament: Tournament, stage: Stage, table: DeskTable) -> Phrase:
    key = "desk-title-final-table" if _is_final_table(stage, table) else "desk-title-table"
    name = place_name(tournament, table.number)
    if table.round in ("open", "knockout"):
        return (
            say("desk-title-table-named", name=name) if name else say("desk-title-table-plain", number=table.stands_at)
        )
    kind = say(f"desk-round-{table.round}")
    return say(f"{key}-at", name=name, round=kind) if name else say(key, number=table.stands_at, round=kind)


def where_seated(tournament: Tournament, table: DeskTable) -> Phrase:
    """At which table somebody sits; the round is told where it has a name."""
    name = place_name(tournament, table.number)
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
    names = ", ".join(tournament.players[player].name for player in (*table.through, *table.players))
    return say("desk-table-won" if table.round in ("final", "third") else "desk-table-over", names=names)
