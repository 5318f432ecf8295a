"""The work on an analysis: a first result before it is refined, an end in time, and honest errors all the way."""

import pytest

from knobel.match import opening
from knobel.match.replaying import replay
from knobel.minds.analysis import Analysis
from knobel.minds.analysis_steps import Limits, Progress, Steps, analysis_steps
from knobel.minds.sampled import Effort
from tests.minds.test_analysis import assert_adds_up, recorded

QUICK = Effort(games=4, simulations=32)
PLENTY = Limits(first=1e9, last=1e9)
# Games of which nobody has the solution.
SAMPLED = ["al-capone", "chicago"]


class Clock:
    """A clock on which a second passes whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def worked_out(id: str, limits: Limits) -> tuple[list[Progress], Analysis]:
    """All that is told on the way, and the analysis, if every piece of work takes a few seconds."""
    return finished(analysis_steps(recorded(id), QUICK, limits, Clock()))


def finished(steps: Steps) -> tuple[list[Progress], Analysis]:
    told: list[Progress] = []
    while True:
        try:
            told.append(next(steps))
        except StopIteration as end:
            return told, end.value


def first_of(told: list[Progress]) -> tuple[int, Analysis]:
    """The one analysis that came on the way, and after how many steps."""
    ((number, found),) = [(number, step.preliminary) for number, step in enumerate(told) if step.preliminary]
    return number, found


@pytest.mark.parametrize("id", SAMPLED)
def test_a_first_result_comes_once_the_whole_game_was_looked_at_coarsely(id: str) -> None:
    told, last = worked_out(id, PLENTY)
    number, first = first_of(told)
    assert number < len(told) - 1
    assert len(first.grades) == len(last.grades) == sum(account.decisions for account in last.accounts)
    assert len(first.curve) == len(last.curve)


@pytest.mark.parametrize("id", SAMPLED)
def test_a_first_result_comes_in_time_even_if_not_all_was_looked_at(id: str) -> None:
    told, last = worked_out(id, Limits(first=60, last=1e9))
    number, first = first_of(told)
    assert number < 60
    assert len(first.grades) < len(last.grades)
    assert len(first.curve) == len(last.curve)


@pytest.mark.parametrize("id", SAMPLED)
@pytest.mark.parametrize("last", [1, 40, 200])
def test_the_work_ends_in_time_however_long_the_game_was(id: str, last: int) -> None:
    told, found = worked_out(id, Limits(first=20, last=last))
    # Two playouts of the start are needed to say anything at all.
    assert len(told) <= max(2, last)
    assert_adds_up(found)
    assert len(found.curve) == 1 + len(recorded(id).events)


@pytest.mark.parametrize("id", SAMPLED)
def test_first_and_last_add_up_and_the_last_is_more_certain(id: str) -> None:
    told, last = worked_out(id, Limits(first=60, last=1e9))
    _, first = first_of(told)
    for analysis in (first, last):
        assert_adds_up(analysis)
        assert not analysis.exact
    assert [account.result for account in first.accounts] == [account.result for account in last.accounts]
    assert all(late.error < early.error for early, late in zip(first.accounts, last.accounts, strict=True))


def test_what_was_not_looked_at_again_keeps_what_was_found_before() -> None:
    """Stopped somewhere on its second way through the game, it knows of every decision, and says how little of some."""
    told, last = worked_out("chicago", PLENTY)
    _, first = first_of(told)
    clock = Clock()
    for step in analysis_steps(recorded("chicago"), QUICK, PLENTY, clock):
        if step.preliminary:
            break
    _, stopped = worked_out("chicago", Limits(first=1e9, last=clock.now + 40))
    assert len(stopped.grades) == len(last.grades)
    grades = tuple(zip(stopped.grades, first.grades, last.grades, strict=True))
    assert any(now == before != end for now, before, end in grades)
    assert all(now.error > end.error for now, end in zip(stopped.accounts, last.accounts, strict=True))


def test_progress_goes_up_to_one_by_what_is_done_or_by_the_time_that_has_passed() -> None:
    for limits in (PLENTY, Limits(first=20, last=100)):
        done = [step.done for step in worked_out("chicago", limits)[0]]
        assert done == sorted(done)
        assert 0 < done[0] < 0.1
        assert done[-1] == pytest.approx(1, abs=0.05)


def test_a_solved_game_needs_no_first_result() -> None:
    told, analysis = finished(analysis_steps(recorded("kniffel", 1, "greedy")))
    assert analysis.exact
    assert not any(step.preliminary for step in told)
    assert told[-1].done == 1


def test_a_few_games_that_ended_alike_are_no_proof() -> None:
    """The start is known from two games, both of which one seat has won."""
    _, found = worked_out("chicago", Limits(first=1, last=3))
    assert len(found.grades) == 0
    assert all(account.error > 0.5 for account in found.accounts)


def test_a_sheet_alone_that_nobody_has_solved_is_sampled_in_points() -> None:
    """Not by a chance to win, which is certain and would leave neither luck nor losses."""
    record = recorded("dreispalten-kniffel", 1)
    _, analysis = finished(analysis_steps(record, QUICK, Limits(first=1, last=60), Clock()))
    assert (analysis.exact, analysis.unit) == (False, "points")
    (account,) = analysis.accounts
    game = opening.game_of(record)
    *_, (_, _, end) = replay(game, record.events, opening.start_of(record))
    assert (account.result,) == game.result(end).points
    assert account.start > account.result > 1
    assert account.error > 0
    assert_adds_up(analysis)
