"""Standings of open rounds: what everybody has got, round by round, and who is ahead by which tie-break."""

from collections.abc import Callable, Iterator, Sequence

from knobel.core.frozen import Frozen
from knobel.desk.actions import PlayerId
from knobel.desk.format_options import FormatOptions, PointsRounds, RoundRobin, TieBreak
from knobel.desk.lots import Lots
from knobel.desk.model import DeskTable, Stage, Tournament

# What a win and a draw bring where everybody meets everybody.
WIN, DRAW = 2, 1
LEFT = ("withdrawn", "disqualified")
HIGHEST_LOT = 10_000
Lines = list["Line"]


class Line(Frozen, frozen=True):
    """What somebody has got so far: `value` is what the place goes by."""

    player: PlayerId
    value: int
    played: int
    wins: int
    points: int
    rounds: tuple[int | None, ...]
    best_round: int


class Outcome(Frozen, frozen=True):
    """What a round has brought somebody: points, the place at the table, and with how many."""

    points: int
    place: int
    shared: bool


# Tables --------------------------------------------------------------------------------------------------------------


def totals(table: DeskTable) -> dict[PlayerId, int]:
    """What everybody has got at a table in all its games."""
    found: dict[PlayerId, int] = {}
    for game in table.counted:
        for player, score in game.scores:
            found[player] = found.get(player, 0) + score
    return found


def outcomes(table: DeskTable, lowest_wins: bool) -> dict[PlayerId, Outcome]:
    """Points and places at a table. Whoever has left it is in nobody's way."""
    found = totals(table)
    stayed = [points for player, points in found.items() if player not in table.out]
    return {
        player: Outcome(
            points, 1 + sum(_is_better(each, points, lowest_wins) for each in stayed), stayed.count(points) > 1
        )
        for player, points in found.items()
    }


def _is_better(one: int, other: int, lowest_wins: bool) -> bool:
    return one < other if lowest_wins else one > other


def _counting(tournament: Tournament, stage: Stage) -> Iterator[DeskTable]:
    """The tables of a round that count: all that are over. Where everybody meets everybody, what was played against
    somebody who has left counts for nobody."""
    for table in stage.tables:
        gone = any(tournament.players[player].status in LEFT for player in table.seats)
        if table.over and table.counted and not (gone and isinstance(tournament.format, RoundRobin)):
            yield table


# Rounds --------------------------------------------------------------------------------------------------------------


def _worth(options: FormatOptions, outcome: Outcome) -> int:
    """What the place goes by."""
    if isinstance(options, PointsRounds):
        if options.ranked_by == "points":
            return outcome.points
        return options.table_size + 1 - outcome.place if options.ranked_by == "places" else int(outcome.place == 1)
    return (DRAW if outcome.shared else WIN) if outcome.place == 1 else 0


# Whoever pauses gets what a round brings on average: its mean, the middle place, or a win. Where few points are good,
# whoever was not there has as many as the one who had most.


def _without_playing(tournament: Tournament, stage: Stage, player: PlayerId, worths: Sequence[int]) -> int | None:
    options, someone = tournament.format, tournament.players[player]
    if not isinstance(options, PointsRounds) or not stage.over or not worths:
        return None
    if _pauses(stage, player):
        return {
            "points": sum(worths) // len(worths),
            "places": 1 + options.table_size // 2,
            "wins": 1,
        }[options.ranked_by]
    missed = someone.entered > stage.number or someone.status in LEFT
    return max(worths) if missed and options.lowest_wins and options.ranked_by == "points" else None


def _pauses(stage: Stage, player: PlayerId) -> bool:
    """Whether somebody pauses in a stage: by the draw, or because everybody else has left the table."""
    return player in stage.byes or any(table.players == (player,) and not table.counted for table in stage.tables)


def lines(tournament: Tournament) -> tuple[Line, ...]:
    """What everybody who takes part has got so far, in the order of their numbers."""
    options = tournament.format
    assert options is not None
    players = [player.id for player in tournament.players if player.entered]
    found: dict[PlayerId, list[Outcome]] = {player: [] for player in players}
    rounds: dict[PlayerId, list[int | None]] = {player: [] for player in players}
    for stage in tournament.stages:
        results: dict[PlayerId, Outcome] = {}
        for table in _counting(tournament, stage):
            results |= outcomes(table, options.lowest_wins)
        worths = [_worth(options, each) for each in results.values()]
        for player in players:
            if player in results:
                found[player].append(results[player])
                rounds[player].append(_worth(options, results[player]))
            else:
                rounds[player].append(_without_playing(tournament, stage, player, worths))
    return tuple(_line(options, player, found[player], tuple(rounds[player])) for player in players)


def _line(options: FormatOptions, player: PlayerId, played: Sequence[Outcome], rounds: tuple[int | None, ...]) -> Line:
    wins = sum(each.place == 1 and (isinstance(options, PointsRounds) or not each.shared) for each in played)
    points = [each.points for each in played]
    best = (min if options.lowest_wins else max)(points, default=0)
    return Line(player, sum(each or 0 for each in rounds), len(played), wins, sum(points), rounds, best)


# Places --------------------------------------------------------------------------------------------------------------


def tie_breaks(tournament: Tournament) -> tuple[TieBreak, ...]:
    """The tie-breaks that were agreed on, in their order."""
    options = tournament.format
    assert isinstance(options, PointsRounds | RoundRobin)
    chosen = (options.tie_break, options.second_tie_break, options.third_tie_break)
    return tuple(dict.fromkeys(each for each in chosen if each != "none"))


def placed_lines(tournament: Tournament) -> tuple[tuple[int | None, Line], ...]:
    """Everybody with the place, best first; equal ones share it. Whoever has left comes after all who stayed, and
    whoever was sent out has no place."""
    of_all = lines(tournament)
    stayed, left, sent_out = (
        [line for line in of_all if status_of(tournament, line) in kinds]
        for kinds in (("stayed",), ("withdrawn",), ("disqualified",))
    )
    placed: list[tuple[int | None, Line]] = []
    for group in (*_ordered(tournament, stayed), *_ordered(tournament, left)):
        place = len(placed) + 1
        placed += [(place, line) for line in group]
    return (*placed, *((None, line) for line in sent_out))


def status_of(tournament: Tournament, line: Line) -> str:
    """Whether somebody is still there."""
    status = tournament.players[line.player].status
    return status if status in LEFT else "stayed"


def _ordered(tournament: Tournament, group: Lines) -> list[Lines]:
    """Groups of equals, best first."""
    groups = _divided(group, lambda line: _first_key(tournament, line)) if group else []
    for tie_break in tie_breaks(tournament):
        divided: list[Lines] = []
        for equal in groups:
            alone = len(equal) == 1
            divided += [equal] if alone else _divided(equal, tie_key(tournament, tie_break, equal))
        groups = divided
    return groups


def _divided(group: Lines, key: Callable[[Line], int]) -> list[Lines]:
    """Those with the same key together, the highest first."""
    keys = sorted({key(line) for line in group}, reverse=True)
    return [[line for line in group if key(line) == each] for each in keys]


def _first_key(tournament: Tournament, line: Line) -> int:
    return -line.value if few_are_good(tournament) else line.value


def few_are_good(tournament: Tournament) -> bool:
    """Whether the place goes by points of which few are good."""
    options = tournament.format
    return isinstance(options, PointsRounds) and options.lowest_wins and options.ranked_by == "points"


def tie_key(tournament: Tournament, tie_break: TieBreak, group: Lines) -> Callable[[Line], int]:
    """What tells equals apart; more is better."""
    assert tournament.format is not None
    sign = -1 if tournament.format.lowest_wins else 1
    match tie_break:
        case "wins":
            return lambda line: line.wins
        case "points":
            return lambda line: sign * line.points
        case "best_round":
            return lambda line: sign * line.best_round
        case "head_to_head":
            between = head_to_head(tournament, [line.player for line in group])
            return lambda line: between[line.player]
        case _:
            return lambda line: -lot_of(tournament, line.player)


def head_to_head(tournament: Tournament, group: Sequence[PlayerId]) -> dict[PlayerId, int]:
    """What those who are equal have got against each other: two for being ahead at a table, one for being level."""
    assert tournament.format is not None
    among, found = frozenset(group), dict.fromkeys(group, 0)
    for stage in tournament.stages:
        for table in _counting(tournament, stage):
            places = {p: each.place for p, each in outcomes(table, tournament.format.lowest_wins).items() if p in among}
            for one, place in places.items():
                others = [other for player, other in places.items() if player != one]
                found[one] += sum(WIN if place < other else DRAW if place == other else 0 for other in others)
    return found


def lot_of(tournament: Tournament, player: PlayerId) -> int:
    """The lot of a player, which follows from the first draw; the lower one is ahead."""
    seed = tournament.stages[0].seed if tournament.stages else ""
    return 1 + Lots(f"{seed}/tie/{player}").below(HIGHEST_LOT)
