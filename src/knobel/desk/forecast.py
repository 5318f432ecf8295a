"""The forecast: when each stage and the grand final will end.

Every game has an expected length, by the number of players at the table and the pace of the evening; any of them may
lose it, all alike. From that follows, exactly, how likely a table ends at which time, and when the last table of a
stage does.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import lru_cache

from knobel.core.frozen import Frozen
from knobel.desk.actions import Round
from knobel.desk.model import FINALISTS, DeskTable, Stage, Tournament
from knobel.desk.options import DeskOptions
from knobel.desk.pace import SECOND, Pace, pace_of
from knobel.desk.splitting import LEFT_AT_A_TABLE, split

# So many tables in so many states are remembered: those of a large tournament with all that can follow.
REMEMBERED = 2**16
# How likely something ends at which second.
Ends = dict[int, float]


class Expected(Frozen, frozen=True):
    """A stage: how many players of each round, at how many tables, and when it begins and ends."""

    stage: int
    final: bool
    main: int
    consolation: int
    tables: int
    begins: int
    ends: int


def forecast(tournament: Tournament, now: int) -> tuple[Expected, ...]:
    """All stages from the one that is due or running to the grand final."""
    if tournament.over:
        return ()
    return tuple(_stages(tournament, pace_of(tournament), now))


def _stages(tournament: Tournament, pace: Pace, now: int) -> Iterable[Expected]:
    if tournament.stage is None:
        here = len(tournament.with_status("checked_in"))
        players = here if now > tournament.registration_close else here + len(tournament.with_status("registered"))
        return _from_the_start(tournament, pace, players, max(now, tournament.start))
    stage = tournament.stage
    if stage.over:
        main, consolation = _waiting(tournament)
        return _rest(tournament, pace, stage.number + 1, main, consolation, now + pace.pause)
    running = _running(tournament, pace, stage, now)
    if stage.final:
        return (running,)
    main, consolation = _after(tournament, stage)
    return (running, *_rest(tournament, pace, stage.number + 1, main, consolation, running.ends + pace.pause))


def _from_the_start(tournament: Tournament, pace: Pace, players: int, begins: int) -> tuple[Expected, ...]:
    if players < LEFT_AT_A_TABLE:
        return ()
    if players <= FINALISTS:
        return (_final(tournament, pace, 1, 0, players, begins),)
    first = split(players)
    ends = begins + _stage_length(tournament, pace, first.sizes)
    dropped = players - first.survivors
    opening = Expected(1, False, players, 0, first.tables, begins, ends)
    return (opening, *_rest(tournament, pace, 2, first.survivors, dropped, ends + pace.pause))


def _rest(
    tournament: Tournament, pace: Pace, number: int, main: int, consolation: int, begins: int
) -> Iterable[Expected]:
    """The stages to come, as the numbers of players alone decide."""
    while main > LEFT_AT_A_TABLE or consolation > LEFT_AT_A_TABLE:
        upper, lower = split(main), split(consolation)
        ends = begins + _stage_length(tournament, pace, (*upper.sizes, *lower.sizes))
        yield Expected(number, False, main, consolation, upper.tables + lower.tables, begins, ends)
        main, consolation = upper.survivors, lower.survivors + main - upper.survivors
        number, begins = number + 1, ends + pace.pause
    if main + consolation >= LEFT_AT_A_TABLE:
        yield _final(tournament, pace, number, main, consolation, begins)


def _final(tournament: Tournament, pace: Pace, number: int, main: int, consolation: int, begins: int) -> Expected:
    chips = (tournament.options.chips_final,) * (main + consolation)
    length = table_ends(tournament.game, pace, chips, 0, "final", _sharp_from(tournament.options, "final"))
    return Expected(number, True, main, consolation, 1, begins, begins + SECOND * round(mean_end(length)))


def _waiting(tournament: Tournament) -> tuple[int, int]:
    return (
        len(tournament.of("main", "waiting", "qualified")),
        len(tournament.of("consolation", "waiting", "qualified")),
    )


def _after(tournament: Tournament, stage: Stage) -> tuple[int, int]:
    """How many will be in each round when every table has come to its two."""
    main, consolation = _waiting(tournament)
    for table in stage.tables:
        if table.over:
            continue
        out = len(table.players) - LEFT_AT_A_TABLE
        if table.round == "consolation":
            consolation += LEFT_AT_A_TABLE
        else:
            main, consolation = main + LEFT_AT_A_TABLE, consolation + out
    return main, consolation


# The running stage ---------------------------------------------------------------------------------------------------


def _running(tournament: Tournament, pace: Pace, stage: Stage, now: int) -> Expected:
    began = stage.clock.started
    # Nobody begins before the start, however early the first stage is drawn.
    begins = max(now, tournament.start) if began is None and stage.number == 1 else now
    clock = stage.clock.shows(now)
    open_tables = [table for table in stage.tables if not table.over]
    ends = last_end(_ends_of(tournament, pace, stage, table, clock) for table in open_tables)
    left = max(0, SECOND * round(mean_end(ends)) - clock)
    counts = {kind: sum(len(table.seats) for table in stage.tables if table.round == kind) for kind in _ROUNDS}
    main = counts["first"] + counts["main"]
    return Expected(
        stage.number,
        stage.final,
        main or counts["final"],
        counts["consolation"],
        len(stage.tables),
        begins if began is None else began,
        begins + left,
    )


_ROUNDS: tuple[Round, ...] = ("first", "main", "consolation", "final")


def _ends_of(tournament: Tournament, pace: Pace, stage: Stage, table: DeskTable, clock: int) -> Ends:
    """When a table ends on the stage clock. A game that lasts longer than usual is expected to end now."""
    chips = tuple(sorted(tournament.players[player].chips for player in table.players))
    game = table.game
    began = 0
    if game is not None and stage.clock.started is not None:
        began = max(0, game.began - stage.clock.started - stage.clock.stood)
    length = pace.seconds(tournament.game, game is not None and game.sharp, len(chips))
    at = max(round(began / SECOND), clock // SECOND - length)
    sharp = _sharp_from(tournament.options, table.round)
    return table_ends(tournament.game, pace, chips, at, table.round, sharp)


def _sharp_from(options: DeskOptions, kind: Round) -> int | None:
    """From which second on games are scharf."""
    off = not options.sharp_after_min or (kind == "final" and not options.sharp_in_final)
    return None if off else options.sharp_after_min * 60


# Tables --------------------------------------------------------------------------------------------------------------


def _stage_length(tournament: Tournament, pace: Pace, sizes: tuple[int, ...]) -> int:
    options = tournament.options
    ends = last_end(
        table_ends(tournament.game, pace, (options.chips_stage,) * size, 0, "main", _sharp_from(options, "main"))
        for size in sizes
    )
    return SECOND * round(mean_end(ends))


@lru_cache(REMEMBERED)
def table_ends(game: str, pace: Pace, chips: tuple[int, ...], at: int, kind: Round, sharp_from: int | None) -> Ends:
    """How likely a table with these chips, whose game begins at this second, ends when."""
    if len(chips) <= (1 if kind == "final" else LEFT_AT_A_TABLE):
        return {at: 1.0}
    sharp = sharp_from is not None and at >= sharp_from
    then = at + pace.seconds(game, sharp, len(chips))
    ends: defaultdict[int, float] = defaultdict(float)
    for loser in range(len(chips)):
        left = tuple(sorted(count - (seat == loser) for seat, count in enumerate(chips)))
        rest = tuple(count for count in left if count)
        for end, likely in table_ends(game, pace, rest, then, kind, sharp_from).items():
            ends[end] += likely / len(chips)
    return dict(ends)


def last_end(tables: Iterable[Ends]) -> Ends:
    """When the last of several tables ends, each going its own way."""
    alike = Counter(tuple(ends.items()) for ends in tables)
    before, last = 0.0, {}
    for time in sorted({time for ends in alike for time, _ in ends}):
        all_over = 1.0
        for ends, count in alike.items():
            all_over *= sum(likely for end, likely in ends if end <= time) ** count
        last[time], before = all_over - before, all_over
    return last or {0: 1.0}


def mean_end(ends: Ends) -> float:
    """The expected time."""
    return sum(time * likely for time, likely in ends.items())
