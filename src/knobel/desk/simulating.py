"""A whole tournament with losers or results by lot, from a seed: for trying things out, for forecasts and for tests."""

from collections.abc import Callable

from knobel.desk.actions import CheckIn, Create, Draw, PlayerId, RecordLoss, SignUp, StartStage
from knobel.desk.desk import Desk
from knobel.desk.format_options import AnyFormat
from knobel.desk.lots import Lots
from knobel.desk.model import DeskTable, Tournament
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.simulating_results import result_by_lot

# The tournament starts at five in the afternoon of the first day there is.
FIVE = 17 * 60 * MINUTE
GAME = 4 * MINUTE
Happening = Callable[[Desk, int], None]


def numbered(number: int) -> str:
    """What players are called who have no names."""
    return f"Spieler {number}"


def registered(
    players: int,
    options: DeskOptions | None = None,
    game: str = "schocken",
    name: str = "Turnier",
    called: Callable[[int], str] = numbered,
    kind: AnyFormat | None = None,
) -> Desk:
    """A tournament for which so many have signed up and are here; `called` names them by their numbers, from 1."""
    desk = Desk.opened(Create(name, FIVE, game, options or DeskOptions(), kind), 0)
    at = desk.tournament.checkin_open
    for number in range(players):
        desk.do(SignUp(called(number + 1), team=_team(kind, number, players)), at)
        desk.do(CheckIn(PlayerId(number)), at)
    return desk


def _team(kind: AnyFormat | None, number: int, players: int) -> str:
    """Teams are as full as they can be."""
    size = 0 if kind is None else kind.team_size
    return f"Team {1 + number % -(-players // size)}" if size else ""


def played(desk: Desk, seed: str, meanwhile: Happening | None = None) -> Desk:
    """Play on to the end. `meanwhile` may do something after every game."""
    lots, at = Lots(f"losers/{seed}"), max(desk.tournament.start, desk.tournament.at)
    while not desk.tournament.over:
        if desk.tournament.phase in ("registration", "between"):
            desk.do(Draw(f"{seed}/{len(desk.tournament.stages) + 1}", confirmed=True), at)
        elif desk.tournament.phase == "drawn":
            desk.do(StartStage(), at)
        else:
            at = _one_game_everywhere(desk, lots, at, meanwhile)
    return desk


def _one_game_everywhere(desk: Desk, lots: Lots, at: int, meanwhile: Happening | None) -> int:
    stage = desk.tournament.stage
    assert stage is not None
    for number in range(1, len(stage.tables) + 1):
        at += GAME // len(stage.tables)
        table = _open_table(desk.tournament, number)
        if table is not None:
            if desk.tournament.format is None:
                loser = table.players[lots.below(len(table.players))]
                desk.do(RecordLoss(number, len(table.games), loser), at)
            else:
                desk.do(result_by_lot(desk.tournament, table, lots), at)
            if meanwhile is not None:
                meanwhile(desk, at)
    return at


def _open_table(tournament: Tournament, number: int) -> DeskTable | None:
    """A table at which a game runs; something done meanwhile may have ended it, or the whole stage."""
    stage = tournament.stage
    if stage is None or tournament.phase != "playing" or number > len(stage.tables):
        return None
    table = stage.tables[number - 1]
    return None if table.over or table.game is None else table
