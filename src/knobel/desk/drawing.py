"""The draw: who plays the next stage, who pauses, and who sits with whom."""

from collections.abc import Sequence

from knobel.core.frozen import Frozen
from knobel.desk.actions import Draw, DrawMode, Drawn, PlayerId, Round, Seating
from knobel.desk.leaving import finalists
from knobel.desk.lots import Lots
from knobel.desk.model import FINALISTS, Tournament
from knobel.desk.refusal import DeskRefused
from knobel.desk.rematches import apart, cut, meetings
from knobel.desk.splitting import LEFT_AT_A_TABLE, split

# Regularly a tournament needs so many players; with fewer, somebody has to confirm it.
ENOUGH = 6

Group = tuple[Round, tuple[PlayerId, ...]]


class Due(Frozen, frozen=True):
    """What is to be drawn: the number of the stage, and the players of each round."""

    stage: int
    groups: tuple[Group, ...]


def due(tournament: Tournament) -> Due:
    """The next stage; refused while there is none."""
    if tournament.phase not in ("registration", "between"):
        raise DeskRefused("desk-is-over" if tournament.over else "desk-stage-running")
    number = len(tournament.stages) + 1
    if number == 1:
        return Due(number, (_opening(tournament),))
    groups: list[Group] = []
    if not tournament.main_closed:
        groups.append(("main", _ids(tournament, "main")))
    consolation = _ids(tournament, "consolation")
    # With two or fewer the consolation round waits for those who drop out of the main round.
    if len(consolation) > LEFT_AT_A_TABLE:
        groups.append(("consolation", consolation))
    return Due(number, tuple(groups) or (("final", finalists(tournament)),))


# With four, nobody could drop out before the final: it is played at once.


def _opening(tournament: Tournament) -> Group:
    players = tuple(player.id for player in tournament.with_status("checked_in"))
    return ("final" if len(players) <= FINALISTS else "first"), players


def _ids(tournament: Tournament, kind: Round) -> tuple[PlayerId, ...]:
    return tuple(player.id for player in tournament.of(kind, "waiting"))


def drawn(tournament: Tournament, request: Draw, at: int) -> Drawn:
    """The draw that was asked for."""
    stage = due(tournament)
    _check_time_and_number(tournament, stage, request, at)
    mode = tournament.options.draw
    if request.tables:
        return Drawn(stage.stage, "manual", request.seed, request.tables, _left_over(stage, request.tables))
    if mode == "manual":
        raise DeskRefused("desk-draw-by-hand")
    lots = Lots(f"{request.seed}/{stage.stage}")
    tables: list[Seating] = []
    byes: tuple[PlayerId, ...] = ()
    for kind, players in stage.groups:
        seated, paused = _byes(tournament, kind, players, lots)
        byes += paused
        tables += [Seating(kind, each) for each in _seated(tournament, kind, seated, mode, lots)]
    return Drawn(stage.stage, mode, request.seed, tuple(tables), byes)


def _check_time_and_number(tournament: Tournament, stage: Due, request: Draw, at: int) -> None:
    if stage.stage > 1:
        return
    players = len(stage.groups[0][1])
    if at < tournament.registration_close:
        raise DeskRefused("desk-too-early")
    if players < LEFT_AT_A_TABLE:
        raise DeskRefused("desk-too-few-players", players=players)
    if players < ENOUGH and not request.confirmed:
        raise DeskRefused("desk-confirm-few", players=players)


def sizes_for(kind: Round, players: Sequence[PlayerId]) -> tuple[int, ...]:
    """The sizes of a round's tables; the grand final is one table."""
    return (len(players),) if kind == "final" else split(len(players)).sizes


def byes_for(kind: Round, players: Sequence[PlayerId]) -> int:
    """How many of a round pause."""
    return 0 if kind == "final" else split(len(players)).byes


# Five cannot be split: two of those who have paused least pause, by lot.


def _byes(
    tournament: Tournament, kind: Round, players: tuple[PlayerId, ...], lots: Lots
) -> tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]]:
    count = byes_for(kind, players)
    order = sorted(lots.shuffled(players), key=lambda player: tournament.players[player].byes)
    return tuple(order[count:]), tuple(order[:count])


def _seated(
    tournament: Tournament, kind: Round, players: tuple[PlayerId, ...], mode: DrawMode, lots: Lots
) -> list[tuple[PlayerId, ...]]:
    sizes = sizes_for(kind, players)
    if mode == "avoid_rematch":
        return apart(players, sizes, meetings(tournament), lots)
    return cut(lots.shuffled(players), sizes)


# Checking ------------------------------------------------------------------------------------------------------------


def _left_over(stage: Due, tables: Sequence[Seating]) -> tuple[PlayerId, ...]:
    seated = {player for table in tables for player in table.players}
    return tuple(player for _, players in stage.groups for player in players if player not in seated)


def check_draw(tournament: Tournament, draw: Drawn) -> None:
    """Whether a draw seats everybody who is due, once, at tables of the right sizes."""
    stage = due(tournament)
    seated = [player for table in draw.tables for player in table.players]
    wanted = sorted(player for _, players in stage.groups for player in players)
    if stage.stage != draw.stage or sorted((*seated, *draw.byes)) != wanted:
        raise DeskRefused("desk-bad-draw")
    for kind, players in stage.groups:
        sizes = sizes_for(kind, players)
        tables = [table.players for table in draw.tables if table.round == kind]
        belongs = all(player in players for table in tables for player in table)
        if not belongs or sorted(map(len, tables), reverse=True) != list(sizes):
            raise DeskRefused("desk-bad-draw")
