"""Leaving a table: what becomes of a player without chips, of the table, and of the rounds at the end of a stage."""

from typing import Literal

from msgspec.structs import replace

from knobel.desk.actions import PlayerId
from knobel.desk.model import BANDS, FINALISTS, DeskTable, Game, Player, Stage, Tournament
from knobel.desk.ranking import best_eliminated
from knobel.desk.splitting import LEFT_AT_A_TABLE

Cause = Literal["beaten", "withdrawn", "disqualified"]
Fate = Literal["ranked", "eliminated", "consolation"]
# Whoever goes out without sitting at a table ranks behind those who left one.
NO_TABLE = 9


def lose_chip(tournament: Tournament, player: PlayerId, at: int) -> Tournament:
    """A player hands in a chip; whoever has none left leaves the table."""
    chips, lost = tournament.players[player].chips - 1, tournament.players[player].lost + 1
    tournament = tournament.with_player(player, chips=chips, lost=lost)
    return tournament if chips else leave(tournament, player, "beaten", at)


def leave(tournament: Tournament, player: PlayerId, cause: Cause, at: int) -> Tournament:
    """A player leaves where they sit or wait. A game that runs at their table is annulled."""
    table, stage = tournament.table_of(player), tournament.stage
    remaining = NO_TABLE if table is None else len(table.players) - 1
    tournament = _fate(tournament, player, cause, 0 if stage is None else stage.number, remaining)
    if table is not None:
        tournament = _without(tournament, table, player, at)
    return at_the_boundary(tournament)


# First band cut: on to the consolation round. Second: out. In the grand final bands do not matter any more.


def fate_of(player: Player) -> Fate:
    """What becomes of a player who hands in the last chip."""
    if player.round == "final":
        return "ranked"
    return "eliminated" if player.bands < BANDS else "consolation"


def _fate(tournament: Tournament, player: PlayerId, cause: Cause, stage: int, remaining: int) -> Tournament:
    someone = tournament.players[player]
    gone = {"chips": 0, "stage": stage, "remaining": remaining}
    if cause != "beaten":
        # Both bands at once; nobody who leaves is moved to the consolation round.
        return tournament.with_player(player, status=cause, bands=0, **gone)
    match fate_of(someone):
        case "ranked":
            return tournament.with_player(player, status="ranked", **gone)
        case "eliminated":
            return tournament.with_player(player, status="eliminated", bands=0, **gone)
        case "consolation":
            bands = someone.bands - 1
            return tournament.with_player(player, status="waiting", round="consolation", bands=bands, chips=0)


def _without(tournament: Tournament, table: DeskTable, player: PlayerId, at: int) -> Tournament:
    games = tuple(game if game.settled else replace(game, ended=at) for game in table.games)
    table = replace(table, out=(*table.out, player), games=games)
    tournament = tournament.with_table(table.number, out=table.out, games=games)
    if table.over:
        return _ended(tournament, table)
    return next_game(tournament, table.number, at)


# The two who are left go on, whatever chips they hold; they hand them back. The last one of the final has won.


def _ended(tournament: Tournament, table: DeskTable) -> Tournament:
    if table.round == "final":
        stage = len(tournament.stages)
        won = tournament.with_players(table.players, status="ranked", chips=0, stage=stage, remaining=0)
        return replace(won, over=True)
    on = "consolation" if table.round == "consolation" else "main"
    return tournament.with_players(table.players, status="waiting", round=on, chips=0)


def next_game(tournament: Tournament, number: int, at: int) -> Tournament:
    """The next game begins at a table, if play has begun at all; whether it is scharf, its beginning decides."""
    stage = tournament.stage
    assert stage is not None
    table = stage.tables[number - 1]
    if stage.clock.started is None or table.over or table.game is not None or tournament.waits(table):
        return tournament
    game = Game(len(table.games) + 1, at, tournament.sharp(at))
    return tournament.with_table(number, games=(*table.games, game))


def at_the_boundary(tournament: Tournament) -> Tournament:
    """When every table of a stage has ended: which rounds are closed, and whether anybody is left for a final."""
    stage = tournament.stage
    if stage is None or stage.final or not stage.over or tournament.over:
        return tournament
    main = tournament.of("main", "waiting")
    if len(main) <= LEFT_AT_A_TABLE:
        tournament = tournament.with_players((player.id for player in main), status="qualified")
        tournament = replace(tournament, main_closed=True)
    return _close_consolation(tournament, stage) if tournament.main_closed else tournament


# The consolation round waits for the main round; then two or fewer are through. A single finalist has won.


def _close_consolation(tournament: Tournament, stage: Stage) -> Tournament:
    waiting = tournament.of("consolation", "waiting")
    if len(waiting) > LEFT_AT_A_TABLE:
        return tournament
    tournament = tournament.with_players((player.id for player in waiting), status="qualified")
    through = finalists(tournament)
    if len(through) >= LEFT_AT_A_TABLE:
        return tournament
    won = tournament.with_players(through, status="ranked", round="final", stage=stage.number + 1)
    return replace(won, over=True)


def finalists(tournament: Tournament) -> tuple[PlayerId, ...]:
    """Who plays the grand final: those who are qualified, and where the table agreed so, the best of the others."""
    qualified = tuple(player.id for player in tournament.with_status("qualified"))
    if not tournament.options.fill_vacancies:
        return qualified
    return (*qualified, *best_eliminated(tournament)[: max(0, FINALISTS - len(qualified))])
