"""The board: the tournament as everybody may see it. Nothing of a tournament is hidden, so all roles share it."""

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import PlayerId, Round
from knobel.desk.forecast import Expected
from knobel.desk.format_rows import DeskFormat, format_row
from knobel.desk.formats.registry import format_of
from knobel.desk.model import DeskTable, Phase, Player, Status, Tournament
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.ranking import took_part
from knobel.desk.rule_sheet import RuleSheet, rule_sheet
from knobel.desk.standing_rows import DeskStanding, DeskTeam
from knobel.desk.table_rows import StageRow, stage_row, where_seated
from knobel.desk.whereabouts import where_told


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
    accepted: bool


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
    club: str
    location: str
    rules: RuleSheet


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
        club=tournament.club,
        location=tournament.location,
        rules=rule_sheet(tournament),
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
        kind = format_of(tournament)
        winners = [each for each in kind.ranking(tournament) if each.place == 1]
        if not winners:
            return say("desk-headline-cancelled", format=kind.id)
        if len(winners) > 1:
            return say("desk-headline-shared", names=", ".join(_name(tournament, each.player) for each in winners))
        return say("desk-headline-over", name=_name(tournament, winners[0].player), format=kind.id)
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
        accepted=player.accepted,
    )


def whereabouts(tournament: Tournament, player: Player, table: DeskTable | None, now: int) -> Phrase:
    """Where a player is, in words."""
    if table is not None:
        return where_seated(tournament, table)
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


# The clock -----------------------------------------------------------------------------------------------------------


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
