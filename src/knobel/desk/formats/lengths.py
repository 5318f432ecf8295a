"""How long formats that count will last: stage after stage, from measured lengths at tonight's pace."""

from collections.abc import Iterator

from knobel.desk.forecast import Expected
from knobel.desk.formats.counting import CountingFormat
from knobel.desk.model import DeskTable, Stage, Tournament
from knobel.desk.pace import SECOND, Pace, pace_of

# Tables at which one wins.
LAST = ("final", "third")
# A stage to come: its players, the sizes of its tables, and whether it is the final.
Coming = tuple[int, tuple[int, ...], bool]


def stage_length(
    kind: CountingFormat, tournament: Tournament, pace: Pace, sizes: tuple[int, ...], final: bool = False
) -> int:
    """How long tables of these sizes take, one wave after the other."""
    assert tournament.format is not None
    at_once = tournament.format.tables or len(sizes) or 1
    waves = -(-len(sizes) // at_once)
    return waves * max((_table_length(kind, tournament, pace, size, final) for size in sizes), default=0)


def _table_length(kind: CountingFormat, tournament: Tournament, pace: Pace, size: int, last: bool) -> int:
    games = kind.games_at_a_table(tournament, size, last)
    return games * SECOND * pace.seconds(tournament.game, False, size)


def running(kind: CountingFormat, tournament: Tournament, pace: Pace, stage: Stage, now: int) -> Expected:
    """The stage that is drawn or played."""
    began = stage.clock.started
    left: dict[int, int] = {}
    for table in stage.tables:
        left[table.stands_at] = left.get(table.stands_at, 0) + _left_at(kind, tournament, pace, table, now)
    players = len(stage.byes) + sum(len(table.seats) for table in stage.tables)
    begins = max(now, tournament.start) if began is None and stage.number == 1 else now
    begun = begins if began is None else began
    return Expected(
        stage.number, stage.final, players, 0, len(stage.tables), begun, begins + max(left.values(), default=0)
    )


def _left_at(kind: CountingFormat, tournament: Tournament, pace: Pace, table: DeskTable, now: int) -> int:
    """How long a table still takes. A game that lasts longer than usual is expected to end now."""
    if table.over:
        return 0
    games = max(1, kind.games_at_a_table(tournament, len(table.seats), table.round in LAST) - len(table.counted))
    length = SECOND * pace.seconds(tournament.game, False, len(table.seats))
    played = 0 if table.game is None else min(length, max(0, now - table.game.began))
    return games * length - played


def expected_players(tournament: Tournament, now: int) -> int:
    """How many will play the next stage, as far as one can tell."""
    if tournament.stages:
        seated = sum(len(table.players) for stage in tournament.stages[-1:] for table in stage.tables if not table.over)
        return seated + len(tournament.with_status("waiting", "qualified"))
    here = len(tournament.with_status("checked_in"))
    return here if now > tournament.registration_close else here + len(tournament.with_status("registered"))


def stages_to_come(
    kind: CountingFormat, tournament: Tournament, now: int, coming: Iterator[Coming]
) -> tuple[Expected, ...]:
    """The running stage and those to come."""
    if tournament.over:
        return ()
    pace, stage, found = pace_of(tournament), tournament.stage, []
    begins = max(now, tournament.start) if stage is None else now + pace.pause
    if stage is not None and not stage.over:
        found.append(running(kind, tournament, pace, stage, now))
        begins = found[-1].ends + pace.pause
    for number, (players, sizes, final) in enumerate(coming, start=len(tournament.stages) + 1):
        begins = max(begins, kind.earliest(tournament, number))
        ends = begins + stage_length(kind, tournament, pace, sizes, final)
        found.append(Expected(number, final, players, 0, len(sizes), begins, ends))
        begins = ends + pace.pause
    return tuple(found)


def rounds_to_come(kind: CountingFormat, tournament: Tournament, now: int, rounds_left: int) -> tuple[Expected, ...]:
    """So many more rounds with everybody."""
    players = expected_players(tournament, now)
    sizes = kind.usual_sizes(tournament, players)
    coming = iter([(players, sizes, False)] * rounds_left if sizes else [])
    return stages_to_come(kind, tournament, now, coming)
