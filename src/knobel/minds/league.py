"""The league: the minds in pairs, in every game of the box, each with its usual options."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Literal

from msgspec.structs import replace

from knobel.core.errors import KnobelError
from knobel.core.events import Did, Event, Expired
from knobel.core.frozen import Frozen
from knobel.core.stages import Ask, Over, Stage, Throw
from knobel.games import registry
from knobel.match import opening
from knobel.match.match import Match
from knobel.match.utility import utilities
from knobel.minds.arena import Chance, minds_named, play
from knobel.minds.contest import NOTHING, Pairing, paired, worked_out
from knobel.minds.exact_contests import POLICIES, exact_pairings
from knobel.minds.heuristics import best_by_heuristic
from knobel.minds.kept import Findings, Subject, subject
from knobel.minds.knowledge import Knowledge, solved_moves
from knobel.minds.mind import STRENGTHS, DialledMind, GreedyMind, Mind, SkilledMind, StrongMind
from knobel.minds.processes import worked_off
from knobel.minds.rounds import rank_by_gain
from knobel.minds.search import Budget
from knobel.solve import Solution
from knobel.solve.solution import Ranked
from knobel.solve.solving import ExactSolution
from knobel.solve.walks import walk

RANKED = ("strong", "greedy", "random")
# Whom one meets alone at a table of so many.
AMONG, FOUR = ("strong", "greedy"), 4
# So many random games are watched for a decision, the one of a rare kind included.
WATCHED = 40
# Of games that are looked through round by round, every decision of so many.
WATCHED_BY_ROUNDS = 6
# So many games say how long a game is.
MEASURED = 10


class Terms(Frozen, frozen=True):
    """What a contest may cost: the most games of a pair, and the simulations that a strong mind has for a move.

    Where `games` is not given, pairs that look things up or calculate play up to `quick_games`, and those of which one
    has to search as many as make about `thought` simulated events, though never fewer than `fewest` nor more than
    the quick ones. `alone` seats the first of a pair by itself among the second ones.
    """

    games: int | None = None
    quick_games: int = 20_000
    thought: int = 60_000_000
    fewest: int = 640
    thinking: int = 60
    seed: str = "arena"
    alone: bool = False


# Played; or why not: nobody is ever asked, nobody ever wins, or all moves are worth the same, by the solution of the
# whole game or of each of its rounds.
Verdict = Literal["played", "no-decisions", "no-winner", "all-alike", "rounds-all-alike"]


class Row(Frozen, frozen=True):
    """A game in the league. Without pairs, its verdict says why."""

    game: str
    seats: int
    verdict: Verdict = "played"
    pairs: tuple[Pairing, ...] = ()


def decides(game: Match, games: int = WATCHED) -> bool:
    """Whether anybody was ever asked with more than one choice, in so many random games."""
    chance = Chance("decides")
    return any(_asks(game, chance) for _ in range(games))


def _asks(game: Match, chance: Chance) -> bool:
    return any(
        choices.size > 1 or choices.open_spaces
        for _, stage in random_game(game, chance)
        if isinstance(stage, Ask)
        for choices in stage.choices.values()
    )


def matters(game: Match, solution: Solution, games: int = WATCHED) -> bool:
    """Whether any decision of so many random games had moves of different worth, by the exact values."""
    chance = Chance("matters")
    return any(
        moves[0].value - moves[-1].value > NOTHING
        for _ in range(games)
        for state, stage in random_game(game, chance)
        if isinstance(stage, Ask)
        for seat in stage.choices
        if (moves := solved_moves(solution, state, seat))
    )


def contested(game: Match, games: int = WATCHED) -> bool:
    """Whether any of so many random games ended better for one seat than for another."""
    chance, minds = Chance("contested"), minds_named(["random"])
    results = (play(game, game.start(), minds, chance).result for _ in range(games))
    return any(len({*utilities(game.rules, result)}) > 1 for result in results)


class RoundFindings(Frozen, frozen=True):
    """What was seen of the rounds of a few random games: whether any move was worth more than another, and whether one
    of those that look best was ever worth less than the best."""

    matters: bool
    looks_mislead: bool


def watched_rounds(game: Match, games: int = WATCHED_BY_ROUNDS) -> RoundFindings | None:
    """The decisions of random games judged by what they win in their round; None where that cannot be told."""
    chance, matters, misled = Chance("rounds"), False, False
    for _ in range(games):
        for state, stage in random_game(game, chance):
            for seat, choices in stage.choices.items() if isinstance(stage, Ask) else ():
                won = rank_by_gain(game, state.game_state, seat, choices.moves)
                if won is None:
                    return None
                matters = matters or won[0][1] - won[-1][1] > NOTHING
                misled = misled or _mislead(game, state.game_state, seat, won)
    return RoundFindings(matters, misled)


def _mislead(game: Match, game_state: Any, seat: int, won: Ranked) -> bool:
    """Whether a move that looks best wins less than the best one."""
    look_best = best_by_heuristic(game.advice, game_state, seat, [move for move, _ in won])
    return won[0][1] - min(value for move, value in won if move in look_best) > NOTHING


def random_game(game: Match, chance: Chance) -> Iterator[tuple[Any, Stage]]:
    """The states of one random game, with their stages."""
    steps = walk(game, game.start(), lambda _, stage: _any_event(stage, chance))
    return ((step.state, step.stage) for step in steps if step.event is not None)


def _any_event(stage: Stage, chance: Chance) -> Event | None:
    if isinstance(stage, Over):
        return None
    if isinstance(stage, Throw):
        return chance.throw(stage.dice)
    if stage.clocks and not chance.below(2):
        return Expired(stage.clocks[0].name)
    seat, choices = next(iter(stage.choices.items()))
    return Did(seat, choices.sample(chance.below))


def row_of(game: Match, names: Sequence[str], terms: Terms) -> Row:
    """Every mind against the next one in the list."""
    if len(names) < 2:
        raise KnobelError("too-few-minds", count=len(names))
    knowledge = Knowledge()
    minds = [_mind(name, terms, knowledge) for name in names]
    row = Row(game.info.id, game.seats)
    if not decides(game):
        return replace(row, verdict="no-decisions")
    if not contested(game):
        return replace(row, verdict="no-winner")
    if not any(map(_values_moves, minds)):
        return replace(row, pairs=_played(game, minds, terms, knowledge))
    solution = knowledge.prepare(game)
    if solution is not None and not matters(game, solution):
        return replace(row, verdict="all-alike")
    if isinstance(solution, ExactSolution) and {*names} <= {*POLICIES}:
        return replace(row, pairs=exact_pairings(game, solution, tuple(pairwise(names)), alone=terms.alone))
    if solution is None:
        return _by_rounds(game, row, minds, terms, knowledge)
    return replace(row, pairs=_played(game, minds, terms, knowledge))


def _by_rounds(game: Match, row: Row, minds: Sequence[Mind], terms: Terms, knowledge: Knowledge) -> Row:
    """A game whose rounds can be looked through one by one needs no play where that shows all there is to show."""
    seen = None if _looked_through(game, knowledge) else watched_rounds(game)
    if seen is not None and not seen.matters:
        return replace(row, verdict="rounds-all-alike")
    suffice = seen is not None and not seen.looks_mislead
    return replace(row, pairs=_played(game, minds, terms, knowledge, looks_suffice=suffice))


def _played(
    game: Match, minds: Sequence[Mind], terms: Terms, knowledge: Knowledge, *, looks_suffice: bool = False
) -> tuple[Pairing, ...]:
    seed = f"{terms.seed} {game.info.id}"
    pairs = []
    for stronger, weaker in pairwise(minds):
        if looks_suffice and (stronger.name, weaker.name) == (StrongMind.name, GreedyMind.name):
            pairs.append(worked_out(game, stronger.name, weaker.name, 0.0, "rounds"))
            continue
        thinks = _has_to_think(game, knowledge) and (_values_moves(stronger) or _values_moves(weaker))
        most = most_games(game, terms, thinks=thinks)
        pairs.append(paired(game, stronger, weaker, most, seed, alone=terms.alone))
    return tuple(pairs)


def most_games(game: Match, terms: Terms, *, thinks: bool) -> int:
    """How many games a pair may play; fewer the more there is to think about in each."""
    if terms.games is not None or not thinks:
        return terms.games or terms.quick_games
    events, asked = _length(game)
    simulated = max(1, asked * terms.thinking * events // 4)
    return max(terms.fewest, min(terms.quick_games, terms.thought // simulated))


def _length(game: Match) -> tuple[int, int]:
    """About how many events a random game has, and how many of them are decisions with a choice."""
    chance = Chance("length")
    stages = [stage for _ in range(MEASURED) for _, stage in random_game(game, chance)]
    asked = [stage for stage in stages if isinstance(stage, Ask) and any(c.size != 1 for c in stage.choices.values())]
    return len(stages) // MEASURED, len(asked) // MEASURED


def _has_to_think(game: Match, knowledge: Knowledge) -> bool:
    """Whether a strong mind searches for its moves at the table, and does not look them up or calculate them."""
    expert = knowledge.expert(game)
    calculates = expert is not None and expert.values_moves
    return knowledge.solution(game) is None and not _looked_through(game, knowledge) and not calculates


def _looked_through(game: Match, knowledge: Knowledge) -> bool:
    """Whether the rounds of a game, or the turns of a round, have been looked through in advance."""
    return knowledge.round_solution(game) is not None or knowledge.duels(game) is not None


def _mind(name: str, terms: Terms, knowledge: Knowledge) -> Mind:
    """The mind of this name; those that search think by simulations, so that the same seed gives the same games."""
    (mind,), budget = minds_named([name], knowledge), Budget(seconds=None, simulations=terms.thinking)
    if not _values_moves(mind):
        return mind
    strength = STRENGTHS[name]
    strong = name == StrongMind.name
    thinking = StrongMind(budget, knowledge) if strong else DialledMind(strength, knowledge, budget)
    return SkilledMind(thinking, strength, knowledge)


def _values_moves(mind: Mind) -> bool:
    """Whether a mind goes by what moves are worth, and not by their looks alone."""
    return "worlds" in mind.wants


def allows(id: str, seats: int) -> bool:
    """Whether so many can play."""
    players = registry.players_of(id)
    return players.least <= seats <= players.most


def usual_game(id: str) -> Match:
    """A game for a contest: with its usual options, and as few seats as two minds can share."""
    players = registry.players_of(id)
    return opening.game(id, max(2, players.least) if players.most >= 2 else players.most)


def league(terms: Terms, jobs: int = 1, findings: Findings | None = None) -> Iterator[Row]:
    """Every game of the box, in the order of the alphabet; one alone meets three, where four can play.

    Rows that were found before are not measured again, and others are kept as soon as they are finished.
    """
    kept = findings or Findings()
    ids = [id for id in registry.ids() if not terms.alone or allows(id, FOUR)]
    about = {id: _subject_of(*_contest_of(id, terms), terms) for id in ids}
    rows = {id: row for id in ids if (row := kept.get(about[id], Row)) is not None}
    with worked_off(partial(_row_by_id, terms=terms), [id for id in ids if id not in rows], jobs) as finished:
        for id in ids:
            while id not in rows:
                row = next(finished)
                kept.add(about[row.game], row)
                rows[row.game] = row
            yield rows[id]


def kept_row(game: Match, names: Sequence[str], terms: Terms, kept: Findings) -> Row:
    """Every mind against the next one in the list, as it was found before, or measured now and kept."""
    about = _subject_of(game, names, terms)
    row = kept.get(about, Row)
    if row is None:
        row = row_of(game, names, terms)
        kept.add(about, row)
    return row


def _subject_of(game: Match, names: Sequence[str], terms: Terms) -> Subject:
    return subject("row", game, minds=names, terms=terms)


def _row_by_id(id: str, terms: Terms) -> Row:
    return row_of(*_contest_of(id, terms), terms)


def _contest_of(id: str, terms: Terms) -> tuple[Match, Sequence[str]]:
    """Who meets at which table in the league."""
    return (opening.game(id, FOUR), AMONG) if terms.alone else (usual_game(id), RANKED)
