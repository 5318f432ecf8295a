"""The page of a player: where do I sit, what have I left, when do I play."""

from knobel.core.frozen import Tagged
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import AcceptRules, CheckIn, PlayerId, Request, Role, Withdraw
from knobel.desk.board import (
    ClockRow,
    PlayerRow,
    RankRow,
    clock_row,
    headline,
    pauses,
    places_of,
    player_row,
    rank_rows,
)
from knobel.desk.desk_offers import offers
from knobel.desk.formats.registry import format_of
from knobel.desk.hall_places import place_name
from knobel.desk.measures import Measure
from knobel.desk.model import DeskTable, Phase, Tournament
from knobel.desk.offers import DeskOffer
from knobel.desk.ranking import took_part
from knobel.desk.rule_sheet import RuleSheet, rule_sheet
from knobel.desk.seating import seat_in_room
from knobel.desk.standing_rows import DeskStanding, DeskTeam
from knobel.desk.table_rows import TableRow, table_row
from knobel.desk.whereabouts import mine_told
from knobel.desk.whole_standing import WholeStanding, whole_standing


class PlayerPage(Tagged, frozen=True):
    """The page of a player: where do I sit, what have I left, when do I play. Small, for phones with bad reception.

    `at` is when somebody who waits is expected to play again; `room` and `seat` are those of an online table. The rules
    are there until the draw; `standings` are everybody's while it goes on, `ranking` in the end.
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
    standings: tuple[WholeStanding, ...]
    teams: tuple[DeskTeam, ...]
    standing: DeskStanding | None
    format: str
    measure: Measure
    club: str
    location: str
    rules: RuleSheet | None


def player_page(tournament: Tournament, player: PlayerId, now: int) -> PlayerPage:
    """The page of a player at this time."""
    someone, sits = tournament.players[player], tournament.table_of(player)
    at = _plays_at(tournament, player, now)
    me = player_row(tournament, someone, sits, now, places_of(tournament).get(player))
    game = None if sits is None else sits.game
    counted = format_of(tournament).standings(tournament)
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
        offers=offers(tournament, "player", player, now, *_of_a_player(tournament, player)),
        ranking=rank_rows(tournament) if tournament.over else (),
        took_part=sum(map(took_part, tournament.players)),
        format=format_of(tournament).id,
        measure=format_of(tournament).measure(tournament),
        standings=whole_standing(tournament, counted, now),
        teams=format_of(tournament).teams(tournament),
        standing=next((each for each in counted if each.player == player), None),
        club=tournament.club,
        location=tournament.location,
        rules=None if tournament.stages else rule_sheet(tournament),
    )


def _of_a_player(tournament: Tournament, player: PlayerId) -> tuple[tuple[str, Request, bool], ...]:
    usual = ("i-am-here", CheckIn(player), False), ("leave", Withdraw(player), True)
    if tournament.players[player].accepted or tournament.stages:
        return usual
    return ("i-accept-rules", AcceptRules(player), False), *usual


def _own_table(tournament: Tournament, table: DeskTable | None) -> TableRow | None:
    stage = tournament.stage
    return None if table is None or stage is None else table_row(tournament, stage, table, latest=True)


def _where(tournament: Tournament, player: PlayerId, sits: DeskTable | None, now: int) -> Phrase:
    """Where am I?"""
    if sits is not None:
        name = place_name(tournament, sits.number)
        return say("desk-mine-at", name=name) if name else say("desk-mine-seated", table=sits.stands_at)
    someone = tournament.players[player]
    status = "bye" if pauses(tournament, someone) else tournament.status(someone, now).replace("_", "-")
    return mine_told(status, someone.round)


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
    sits = tournament.table_of(player)
    if sits is not None:
        if tournament.phase == "playing" and tournament.waits(sits):
            return say("desk-when-wave")
        return say("desk-when-now" if tournament.phase == "playing" else _before(tournament, now))
    return say("desk-when-later")


def _before(tournament: Tournament, now: int) -> str:
    return "desk-when-drawn" if tournament.is_early(now) else "desk-when-soon"


def _plays_at(tournament: Tournament, player: PlayerId, now: int) -> int | None:
    """When a player who waits is expected to play again: at the beginning of the next stage, or of the final."""
    if tournament.players[player].gone or tournament.table_of(player) is not None:
        return None
    coming = [each for each in format_of(tournament).forecast(tournament, now) if each.stage > len(tournament.stages)]
    if tournament.players[player].status == "qualified":
        coming = [each for each in coming if each.final]
    return coming[0].begins if coming else None
