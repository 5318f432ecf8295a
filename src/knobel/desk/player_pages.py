"""The page of a player: where do I sit, what have I left, when do I play."""

from functools import cached_property

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
from knobel.desk.forecast import Expected
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


class InCommon:
    """What the pages of all players say alike: worked out once for all of them, and only what is asked for."""

    def __init__(self, tournament: Tournament, now: int) -> None:
        self.tournament = tournament
        self.now = now
        self.format = format_of(tournament)

    @cached_property
    def places(self) -> dict[PlayerId, int | None]:
        return places_of(self.tournament)

    @cached_property
    def ranking(self) -> tuple[RankRow, ...]:
        return rank_rows(self.tournament) if self.tournament.over else ()

    @cached_property
    def counted(self) -> dict[PlayerId, DeskStanding]:
        return {each.player: each for each in self.format.standings(self.tournament)}

    @cached_property
    def standings(self) -> tuple[WholeStanding, ...]:
        return whole_standing(self.tournament, tuple(self.counted.values()), self.now)

    @cached_property
    def teams(self) -> tuple[DeskTeam, ...]:
        return self.format.teams(self.tournament)

    @cached_property
    def headline(self) -> Phrase:
        return headline(self.tournament, self.now)

    @cached_property
    def forecast(self) -> tuple[Expected, ...]:
        return self.format.forecast(self.tournament, self.now)


def player_page(tournament: Tournament, player: PlayerId, now: int, common: InCommon | None = None) -> PlayerPage:
    """The page of a player at this time; whoever draws many hands in what they have in common."""
    common = common or InCommon(tournament, now)
    someone, sits = tournament.players[player], tournament.table_of(player)
    at = _plays_at(common, player)
    me = player_row(tournament, someone, sits, now, common.places.get(player))
    game = None if sits is None else sits.game
    return PlayerPage(
        role="player",
        seq=tournament.seq,
        now=now,
        name=tournament.name,
        game=tournament.game,
        phase=tournament.phase,
        headline=common.headline,
        announcement=tournament.announcement,
        start=tournament.start,
        clock=clock_row(tournament, now),
        me=me,
        table=_own_table(tournament, sits),
        where=_where(tournament, player, sits, now),
        when=_when(common, player),
        at=at,
        room="" if game is None else game.room,
        seat=None if game is None else seat_in_room(sits, game, player),
        offers=offers(tournament, "player", player, now, *_of_a_player(tournament, player)),
        ranking=common.ranking,
        took_part=sum(map(took_part, tournament.players)),
        format=format_of(tournament).id,
        measure=format_of(tournament).measure(tournament),
        standings=common.standings,
        teams=common.teams,
        standing=common.counted.get(player),
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


def _when(common: InCommon, player: PlayerId) -> Phrase:
    """When do I play?"""
    tournament, now = common.tournament, common.now
    someone = tournament.players[player]
    status = tournament.status(someone, now)
    if status in ("registered", "checked_in", "no_show", "qualified"):
        return say(f"desk-when-{status.replace('_', '-')}")
    if status == "withdrawn" and not tournament.over:
        return say("desk-when-withdrawn")
    if someone.gone:
        won = status == "ranked" and common.places.get(player) == 1
        return say("desk-when-won" if won else "desk-when-never")
    sits = tournament.table_of(player)
    if sits is not None:
        if tournament.phase == "playing" and tournament.waits(sits):
            return say("desk-when-wave")
        return say("desk-when-now" if tournament.phase == "playing" else _before(tournament, now))
    return say("desk-when-later")


def _before(tournament: Tournament, now: int) -> str:
    return "desk-when-drawn" if tournament.is_early(now) else "desk-when-soon"


def _plays_at(common: InCommon, player: PlayerId) -> int | None:
    """When a player who waits is expected to play again: at the beginning of the next stage, or of the final."""
    tournament = common.tournament
    if tournament.players[player].gone or tournament.table_of(player) is not None:
        return None
    coming = [each for each in common.forecast if each.stage > len(tournament.stages)]
    if tournament.players[player].status == "qualified":
        coming = [each for each in coming if each.final]
    return coming[0].begins if coming else None
