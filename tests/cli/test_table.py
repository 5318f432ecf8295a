"""A table at one keyboard: people, bots, time and secrets."""

from collections import deque
from collections.abc import Callable

import pytest

import knobel
from knobel.cli.screen import Screen
from knobel.cli.table.plan import Plan
from knobel.cli.table.stopwatch import Stopwatch
from knobel.cli.table.table import Table
from knobel.cli.voice import Voice
from knobel.core.events import Did, Expired
from knobel.core.game import Game
from knobel.minds.mind import RandomMind
from tests.cli.games import DONE, STOP, TOGETHER, UNDER_THE_CUP, at_table


class Typist(Screen):
    """A screen at which these lines are typed. Before each, something may happen, such as time going by."""

    def __init__(self, *lines: str, before: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self.lines = deque(lines)
        self.prompts: list[str] = []
        self.before = before

    def ask(self, prompt: str) -> str:
        self.before()
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.popleft()


class Time:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> Callable[[], None]:
        def tick() -> None:
            self.now += seconds

        return tick


def sit_down(game: Game, people: int, seats: int, screen: Screen, time: Time | None = None) -> Table:
    names = ("Anna", "Ben", "Cem", "Dora")[:seats]
    plan = Plan(at_table(game, seats), names, people, RandomMind(), seed="1")
    return Table(plan, screen, Voice("en"), Stopwatch(time or Time()))


def events(table: Table) -> list[object]:
    return [step.event for step in table.sitting.steps]


def test_people_who_are_asked_at_once_answer_one_after_the_other() -> None:
    screen = Typist("", "stop", "done", "", "done")
    table = sit_down(TOGETHER, 2, 2, screen)
    table.play()
    assert events(table) == [Did(0, STOP), Did(0, DONE), Did(1, DONE)]
    assert screen.prompts == ["Go on with Enter", "Anna", "Anna", "Go on with Enter", "Ben"]


def test_secret_answers_are_covered_even_in_a_game_without_hidden_dice(capsys: pytest.CaptureFixture[str]) -> None:
    table = sit_down(TOGETHER, 2, 2, Typist("", "done", "", "done"))
    assert not table.eyes.covering
    table.play()
    assert "Pass the keyboard to Ben." in capsys.readouterr().out


def test_bots_answer_beside_people_without_going_on_for_ever() -> None:
    table = sit_down(TOGETHER, 1, 3, Typist(*["stop"] * 40, "done"))
    table.play()
    bots = [event for event in events(table) if isinstance(event, Did) and event.seat > 0]
    assert bots
    assert len(bots) <= 2 * 42


def test_bots_among_themselves_come_to_an_end() -> None:
    table = sit_down(TOGETHER, 0, 3, Typist())
    table.play()
    assert events(table)


# Time -----------------------------------------------------------------------------------------------------------------


def test_an_answer_in_time_counts() -> None:
    time = Time()
    table = sit_down(TOGETHER, 1, 1, Typist("stop", "done", before=time.pass_by(14)), time)
    table.play()
    assert events(table) == [Did(0, STOP), Did(0, DONE)]


def test_an_answer_too_late_is_time_running_out() -> None:
    time = Time()
    table = sit_down(TOGETHER, 1, 1, Typist("stop", "stop", "stop", before=time.pass_by(14)), time)
    table.play()
    assert events(table) == [Did(0, STOP), Did(0, STOP), Expired("glass")]


def test_a_clock_for_all_runs_for_each_person_alone(capsys: pytest.CaptureFixture[str]) -> None:
    time = Time()
    table = sit_down(TOGETHER, 2, 2, Typist("", "stop", "done", "", "done", before=time.pass_by(14)), time)
    table.play()
    # Anna has used 28 seconds of 30 when it is Ben's turn, who still has them all; handing over costs nobody time.
    assert events(table) == [Did(0, STOP), Did(0, DONE), Did(1, DONE)]
    left = [line for line in capsys.readouterr().out.splitlines() if "seconds left" in line]
    assert left == ["⏳ 30 seconds left", "⏳ 16 seconds left", "⏳ 30 seconds left"]


def test_the_table_waits_for_everybody_before_a_clock_for_all_has_run_out() -> None:
    time = Time()
    slow = Typist("", "stop", "", "done", before=time.pass_by(31))
    table = sit_down(TOGETHER, 2, 2, slow, time)
    table.play()
    assert slow.prompts == ["Go on with Enter", "Anna", "Go on with Enter", "Ben"]
    assert events(table) == [Expired("glass")]


def test_whoever_lets_the_decision_clock_run_out_makes_the_mildest_move() -> None:
    time = Time()
    game = knobel.game("chicago", 2, {"starter": "first_seat", "decision_seconds": 10})
    plan = Plan(game, ("Anna", "Ben"), 2, RandomMind(), seed="1")
    table = Table(plan, Typist("", "keep", before=time.pass_by(11)), Voice("en"), Stopwatch(time))
    with pytest.raises(EOFError):
        table.play()
    assert events(table)[1:] == [Expired("decision-0-0")]
    assert game.scene(table.sitting.state, None).turn == (1,), "Anna has stopped"


# Secrets --------------------------------------------------------------------------------------------------------------


def screens(out: str) -> list[str]:
    return out.split("Pass the keyboard to ")


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_everybody_sees_only_the_own_dice(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(at_table(UNDER_THE_CUP, 3), ("Anna", "Ben", "Cem"), 3, RandomMind(), seed=seed)
    Table(plan, Typist(*["", "", "stop"] * 3), Voice("en")).play()
    before, *shown = screens(capsys.readouterr().out)
    assert "●" not in before
    assert [screen.split(".")[0] for screen in shown] == ["Anna", "Ben", "Cem"]
    for screen, other in zip(shown, ("Ben", "Cem", "Anna"), strict=True):
        own = screen.split("Everybody else looks away.")[1]
        assert f"{other} throws 1" not in own
        assert own.count(" throws under the cup.") + own.count(" throws ") >= 1


def test_nothing_that_is_hidden_is_told_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(at_table(UNDER_THE_CUP, 2), ("Anna", "Ben"), 2, RandomMind(), seed="5")
    Table(plan, Typist(*["", "", "stop"] * 2), Voice("en")).play()
    end = capsys.readouterr().out.rsplit("Chicago", 1)[1]
    assert "●" not in end
    assert "throws under the cup." in end


def test_a_decision_can_be_taken_back_while_it_has_shown_nothing_new() -> None:
    screen = Typist("", "", "stop", "", "u")
    table = sit_down(UNDER_THE_CUP, 2, 2, screen)
    with pytest.raises(EOFError):
        table.play()
    assert [type(event).__name__ for event in events(table)] == ["Thrown", "Did"]
