"""A table: goes on from stage to stage, asking dice, bots and people."""

from collections.abc import Iterator
from contextlib import nullcontext

from knobel.cli.screen import Screen
from knobel.cli.table.bots import Bots
from knobel.cli.table.chance import chance_for
from knobel.cli.table.eyes import Eyes
from knobel.cli.table.keyboard import Keyboard
from knobel.cli.table.people import People
from knobel.cli.table.plan import Plan
from knobel.cli.table.sitting import Sitting
from knobel.cli.table.stopwatch import Stopwatch
from knobel.cli.table.throws import Throws
from knobel.cli.voice import Voice
from knobel.core.events import Event
from knobel.core.phrases import Names
from knobel.core.results import Result
from knobel.core.stages import Ask, Over, Throw


class Table:
    """People at one keyboard, bots at the other seats."""

    def __init__(self, plan: Plan, screen: Screen, voice: Voice, stopwatch: Stopwatch | None = None) -> None:
        self.plan = plan
        self.screen = screen
        # Several people at one screen are called by their names: "you" would be somebody else for each of them.
        self.voice = voice.at(plan.game.info.id, plan.names, 0 if plan.people == 1 else None)
        self.sitting = Sitting(plan.game)
        chance = chance_for(plan.seed)
        self.eyes = Eyes(self.sitting, screen, self.voice, plan.people)
        self.eyes.welcome = tuple(self._welcome())
        self.keyboard = Keyboard(self.sitting, self.eyes, real_dice=plan.real_dice, save=plan.save)
        self.throws = Throws(self.eyes, self.keyboard, chance, real_dice=plan.real_dice)
        self.bots = Bots(self.sitting, plan.mind, chance, plan.people)
        self.people = People(self.eyes, self.keyboard, stopwatch or Stopwatch())

    def play(self) -> None:
        """Play to the end and show it. Raises Quit or EOFError where people leave before; the record is kept anyway."""
        try:
            with self.screen.apart() if self.eyes.covering else nullcontext():
                result = self._play()
            self.eyes.end(result)
        finally:
            self.eyes.close()
            self.keyboard.keep_record()

    def _play(self) -> Result:
        while True:
            stage = self.sitting.stage
            if isinstance(stage, Over):
                if self.throws.stand():
                    return stage.result
                continue
            event = self.throws.next(stage) if isinstance(stage, Throw) else self._decision(stage)
            if event is not None:
                self.sitting.apply(event)
                self.bots.notice(event)

    def _decision(self, stage: Ask) -> Event | None:
        if self.bots.are_asked(stage):
            return self.bots.next(stage) if self.throws.stand() else None
        self.throws.settle()
        return self.people.next(stage)

    def _welcome(self) -> Iterator[str]:
        yield self.voice.line("line")
        if self.plan.people < self.plan.game.seats:
            bots = tuple(range(self.plan.people, self.plan.game.seats))
            yield self.voice.line("cli-bots", who=Names(bots), count=len(bots))
        yield self.voice.line("cli-keys")
