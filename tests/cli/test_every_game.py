"""Every game of the box can be played at the terminal."""

import pytest

import knobel
from knobel.cli.screen import Screen
from knobel.cli.table.keyboard import Quit
from knobel.cli.table.plan import plan_table
from knobel.cli.table.table import Table
from knobel.cli.voice import Voice
from knobel.core.notation import write_move
from knobel.core.stages import Ask
from knobel.minds.arena import Chance

# Enough to meet every kind of stage that a game has.
MOST_LINES = 25


class Robot(Screen):
    """Types a legal move in the notation wherever somebody is asked, and Enter everywhere else."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.table: Table | None = None
        self.chance = Chance(seed)
        self.typed = 0

    def ask(self, prompt: str) -> str:
        assert self.table is not None
        self.typed += 1
        if self.typed > MOST_LINES:
            raise Quit
        stage = self.table.sitting.stage
        asked = (
            [seat for seat in stage.choices if prompt == self.table.voice.name(seat)] if isinstance(stage, Ask) else []
        )
        return write_move(stage.choices[asked[0]].sample(self.chance.below)) if isinstance(stage, Ask) and asked else ""


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("id", knobel.ids())
def test_a_game_is_played_by_people_and_bots(id: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = knobel.declared(id).info.players
    people = min(2, players.most)
    seats = min(max(players.least, 3), players.most)
    robot = Robot(f"{id} {language}")
    plan = plan_table(id, Voice(language), seats=seats, people=people, mind="random", seed="1")
    robot.table = Table(plan, robot, Voice(language))
    try:
        robot.table.play()
    except Quit:
        assert robot.typed > MOST_LINES
    out = capsys.readouterr().out
    assert "Traceback" not in out
    assert not any(robot.table.voice.line(key) in out for key in ("cli-not-understood", "error-not-a-choice"))
    game = robot.table.sitting.game
    events = [step.event for step in robot.table.sitting.steps]
    *_, (_, _, last) = knobel.replay(game, events, game.start())
    assert last == robot.table.sitting.state


@pytest.mark.parametrize("id", knobel.ids())
def test_the_rules_of_a_game_can_be_read_in_both_languages(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    from knobel.cli.commands.rules import show_rules

    for language in ("de", "en"):
        show_rules(id, Voice(language), {})
        assert Voice(language).texts.name(id) in capsys.readouterr().out
