"""The work on an analysis: from solved values at once, or sampled, coarsely first and finer as long as there is time.

A sampled analysis goes over the whole game again and again, each time with more effort, and stops when all is done or
its time is up. What was not looked at again keeps what was found before, with the error that goes with it.
"""

import time
from collections.abc import Callable, Generator, Iterator

from knobel.core.frozen import Frozen
from knobel.core.records import Record
from knobel.match import opening
from knobel.match.match import Match
from knobel.match.utility import unit_of
from knobel.minds.analysis import Analysis, Draft, Judged
from knobel.minds.judging import Evaluator
from knobel.minds.knowledge import SolutionValues
from knobel.minds.move_values import Loss
from knobel.minds.sampled import USUAL, Effort, Playouts, SampledValues, loss_by_search, worth_at_the_end
from knobel.minds.solutions import best_known
from knobel.solve import Solution

# Each time over the game costs this part of the usual effort; the last one costs all of it.
PARTS = (12, 3, 1)
FEWEST_GAMES, FEWEST_SIMULATIONS = 2, 16
# How many standard errors a loss must have to be counted that was found with less than the usual effort.
SHOWN = 3.0
# Errors in between cancel out, that of the start does not.
START_COUNTS = 4
# A mean of fewer games says nothing of its error.
ENOUGH = 2


class Limits(Frozen, frozen=True):
    """After how many seconds there is a first analysis, and the last one."""

    first: float = 2.0
    last: float = 15.0


class Progress(Frozen, frozen=True):
    """How far the work is, from 0 to 1. Once, on the way, it brings what can be said of the whole game so far."""

    done: float
    preliminary: Analysis | None = None


# A step for every piece of work; what is returned in the end is the analysis.
Steps = Generator[Progress, None, Analysis]
Clock = Callable[[], float]
# Told with every step that is done.
Told = Callable[[Progress], None]
LIMITS = Limits()


def analyse(record: Record, effort: Effort | None = None, told: Told = lambda _: None) -> Analysis:
    """The analysis of a finished game: exact where it is solved, else with this effort, or within the usual limits."""
    return _finished(analysis_steps(record) if effort is None else _with_effort(record, effort), told)


def analysis_steps(
    record: Record, usual: Effort = USUAL, limits: Limits = LIMITS, clock: Clock = time.monotonic
) -> Steps:
    """The same analysis piece by piece, for whoever has something else to do between two of them."""
    began = clock()
    game = opening.game_of(record)
    solution = _whole_solution(game)
    if solution is not None:
        return (yield from _events(game, record, SolutionValues(solution)))
    return (yield from _Refining(game, record, usual).within(limits, lambda: clock() - began))


def analysed(game: Match, record: Record, evaluator: Evaluator, told: Told = lambda _: None) -> Analysis:
    """The analysis of a finished game by these values."""
    return _finished(_events(game, record, evaluator), told)


def _with_effort(record: Record, effort: Effort) -> Steps:
    game = opening.game_of(record)
    solution = _whole_solution(game)
    return _events(game, record, SampledValues(game, effort) if solution is None else SolutionValues(solution))


def _whole_solution(game: Match) -> Solution | None:
    """A solution that accounts for a whole game, by what it is played for or by the points of every sheet.

    Of a match it would count every game by itself.
    """
    return best_known(game) if game.ground.games == 1 else None


def _finished(steps: Steps, told: Told) -> Analysis:
    while True:
        try:
            told(next(steps))
        except StopIteration as finished:
            analysis: Analysis = finished.value
            return analysis


def _events(game: Match, record: Record, evaluator: Evaluator) -> Steps:
    """Every event once."""
    draft = Draft(game, record)
    draft.worths[0] = evaluator.worth(draft.states[0])
    for number in range(1, len(draft.states)):
        if decision := draft.decisions.get(number):
            draft.judged[number] = Judged(*evaluator.judged(draft.states[number - 1], decision.seat, decision.move))
        draft.worths[number] = evaluator.worth(draft.states[number])
        yield Progress(number / len(record.events))
    return draft.analysis(evaluator.unit, exact=evaluator.exact)


class _Refining:
    """A sampled analysis while it is worked on."""

    def __init__(self, game: Match, record: Record, usual: Effort) -> None:
        self._game, self._usual = game, usual
        self._draft = Draft(game, record)
        last = len(self._draft.states) - 1
        self._playouts = {number: Playouts(game, self._draft.states[number], usual.seed) for number in range(last)}
        self._order = _spread_out(last + 1)
        ended = worth_at_the_end(game, self._draft.states[last])
        assert ended is not None
        self._draft.worths[last] = ended
        self._is_coarse = True

    def within(self, limits: Limits, elapsed: Clock) -> Steps:
        """Work until all is done or time is up."""
        pieces, told = self._pieces(), False
        for done, _ in enumerate(self._work(lambda: limits.last - elapsed()), 1):
            now, first = elapsed(), None
            if now >= limits.last and self._draft.can_be_told:
                break
            if not told and self._draft.can_be_told and (now >= limits.first or not self._is_coarse):
                told, first = True, self._analysis()
            yield Progress(min(1.0, max(done / pieces, now / limits.last)), first)
        return self._analysis()

    def _analysis(self) -> Analysis:
        return self._draft.analysis(unit_of(self._game.rules), exact=False)

    def _efforts(self) -> list[Effort]:
        games, simulations, seed = self._usual.games, self._usual.simulations, self._usual.seed
        return [
            Effort(max(FEWEST_GAMES, games // part), max(FEWEST_SIMULATIONS, simulations // part), seed)
            for part in PARTS
        ]

    def _pieces(self) -> int:
        """How many pieces of work there are in all."""
        games = self._efforts()[-1].games
        return games * (len(self._playouts) + START_COUNTS - 1) + len(PARTS) * len(self._draft.decisions)

    def _work(self, left: Clock) -> Iterator[None]:
        """All the work, a piece at a time; whoever stops in between has looked evenly at all parts of the game."""
        for effort in self._efforts():
            yield from self._play_on(0, START_COUNTS * effort.games)
            for number in self._order:
                if number in self._draft.decisions:
                    self._judge(number, effort, left)
                    yield
                yield from self._play_on(number, effort.games)
            self._is_coarse = False

    def _play_on(self, number: int, games: int) -> Iterator[None]:
        playouts = self._playouts.get(number)
        while playouts is not None and len(playouts) < games:
            playouts.play()
            if len(playouts) >= ENOUGH:
                self._draft.worths[number] = playouts.worth()
            yield

    def _judge(self, number: int, effort: Effort, left: Clock) -> None:
        decision, before = self._draft.decisions[number], self._draft.states[number - 1]
        best, loss = loss_by_search(self._game, before, decision, effort, max(0.0, left()))
        # A search that ran out of time has seen less than the one before it.
        if left() <= 0:
            return
        coarse = effort.simulations < self._usual.simulations
        if coarse and loss.value < SHOWN * loss.error:
            loss = Loss(0.0, loss.error)
        self._draft.judged[number] = Judged(best, loss, coarse)


def _spread_out(count: int) -> list[int]:
    """Numbers from 1 below count, so that any first few of them lie evenly: the bits of each, read backwards."""
    width = max(1, count - 1).bit_length()
    return sorted(range(1, count), key=lambda number: int(f"{number:0{width}b}"[::-1], 2))
