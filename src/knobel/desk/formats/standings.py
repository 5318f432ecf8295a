"""Standings of open rounds: what everybody has got, round by round, and who is ahead by which tie-break."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import permutations

from knobel.core.frozen import Frozen
from knobel.desk.actions import PlayerId
from knobel.desk.format_options import FormatOptions, PointsRounds, RoundRobin, TieBreak
from knobel.desk.formats.outcomes import LEFT, Outcome, Outcomes, counting, outcomes
from knobel.desk.lots import Lots
from knobel.desk.model import Stage, Tournament

# What a win and a draw bring where everybody meets everybody.
WIN, DRAW = 2, 1
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


class Standings:
    """How everybody stands. Places, reasons, tie-breaks and teams ask for it: what the tables have brought is worked
    out once for all of them."""

    def __init__(self, tournament: Tournament) -> None:
        assert tournament.format is not None
        self.tournament = tournament
        self.options = tournament.format

    @cached_property
    def outcomes(self) -> tuple[tuple[Outcomes, ...], ...]:
        """What the tables that count have brought, stage by stage."""
        lowest_wins = self.options.lowest_wins
        return tuple(
            tuple(outcomes(table, lowest_wins) for table in counting(self.tournament, stage))
            for stage in self.tournament.stages
        )

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """What everybody who takes part has got so far, in the order of their numbers."""
        players = [player.id for player in self.tournament.players if player.entered]
        found: dict[PlayerId, list[Outcome]] = {player: [] for player in players}
        rounds: dict[PlayerId, list[int | None]] = {player: [] for player in players}
        for stage, tables in zip(self.tournament.stages, self.outcomes, strict=True):
            results = {player: outcome for table in tables for player, outcome in table.items()}
            worths = {player: _worth(self.options, outcome) for player, outcome in results.items()}
            for player in players:
                if player in results:
                    found[player].append(results[player])
                    rounds[player].append(worths[player])
                else:
                    missed = _without_playing(self.tournament, stage, player, tuple(worths.values()))
                    rounds[player].append(missed)
        return tuple(_line(self.options, player, found[player], tuple(rounds[player])) for player in players)

    @cached_property
    def placed(self) -> tuple[tuple[int | None, Line], ...]:
        """Everybody with the place, best first; equal ones share it. Whoever has left comes after all who stayed, and
        whoever was sent out has no place."""
        stayed, left, sent_out = (
            [line for line in self.lines if status_of(self.tournament, line) == kind]
            for kind in ("stayed", "withdrawn", "disqualified")
        )
        placed: list[tuple[int | None, Line]] = []
        for group in (*self._ordered(stayed), *self._ordered(left)):
            place = len(placed) + 1
            placed += [(place, line) for line in group]
        return (*placed, *((None, line) for line in sent_out))

    def _ordered(self, group: Lines) -> list[Lines]:
        """Groups of equals, best first."""
        sign = -1 if few_are_good(self.tournament) else 1
        groups = _divided(group, lambda line: sign * line.value)
        for tie_break in tie_breaks(self.tournament):
            divided: list[Lines] = []
            for equal in groups:
                alone = len(equal) == 1
                divided += [equal] if alone else _divided(equal, self.tie_key(tie_break, equal))
            groups = divided
        return groups

    def tie_key(self, tie_break: TieBreak, group: Lines) -> Callable[[Line], int]:
        """What tells equals apart; more is better."""
        sign = -1 if self.options.lowest_wins else 1
        match tie_break:
            case "wins":
                return lambda line: line.wins
            case "points":
                return lambda line: sign * line.points
            case "best_round":
                return lambda line: sign * line.best_round
            case "head_to_head":
                between = self.head_to_head([line.player for line in group])
                return lambda line: between[line.player]
            case _:
                return lambda line: -lot_of(self.tournament, line.player)

    def head_to_head(self, group: Sequence[PlayerId]) -> dict[PlayerId, int]:
        """What those who are equal have got against each other: two for being ahead at a table, one for being level."""
        return {one: sum(self._against[one, other] for other in group) for one in group}

    @cached_property
    def _against(self) -> Counter[tuple[PlayerId, PlayerId]]:
        """What the first of two has got against the second, at all tables at which both sat."""
        found: Counter[tuple[PlayerId, PlayerId]] = Counter()
        for tables in self.outcomes:
            for table in tables:
                for one, other in permutations(table, 2):
                    ahead, level = table[one].place < table[other].place, table[one].place == table[other].place
                    found[one, other] += WIN if ahead else DRAW if level else 0
        return found


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


def status_of(tournament: Tournament, line: Line) -> str:
    """Whether somebody is still there."""
    status = tournament.players[line.player].status
    return status if status in LEFT else "stayed"


def _divided(group: Lines, key: Callable[[Line], int]) -> list[Lines]:
    """Those with the same key together, the highest first."""
    found: dict[int, Lines] = {}
    for line in group:
        found.setdefault(key(line), []).append(line)
    return [found[each] for each in sorted(found, reverse=True)]


def few_are_good(tournament: Tournament) -> bool:
    """Whether the place goes by points of which few are good."""
    options = tournament.format
    return isinstance(options, PointsRounds) and options.lowest_wins and options.ranked_by == "points"


def lot_of(tournament: Tournament, player: PlayerId) -> int:
    """The lot of a player, which follows from the first draw; the lower one is ahead."""
    seed = tournament.stages[0].seed if tournament.stages else ""
    return 1 + Lots(f"{seed}/tie/{player}").below(HIGHEST_LOT)
