"""People who decide, one after the other at one keyboard, within their time."""

from rich.text import Text

from knobel.cli.asking.not_understood import NotUnderstood
from knobel.cli.asking.parts import Part
from knobel.cli.asking.question import Question
from knobel.cli.table.eyes import Eyes
from knobel.cli.table.keyboard import Keyboard
from knobel.cli.table.stopwatch import Stopwatch, clocks_for
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Expired
from knobel.core.stages import Ask


class People:
    """The people at the table."""

    def __init__(self, eyes: Eyes, keyboard: Keyboard, stopwatch: Stopwatch) -> None:
        self.eyes = eyes
        self.voice = eyes.voice
        self.keyboard = keyboard
        self.stopwatch = stopwatch
        self._asked_last = 0

    def asked(self, stage: Ask) -> tuple[int, ...]:
        """The people whom a stage asks."""
        return tuple(seat for seat in stage.choices if seat < self.eyes.people)

    def next(self, stage: Ask) -> Did | Expired | None:
        """What somebody decides, or that time is up; None where the table has to be looked at anew."""
        seat = self._turn(stage)
        if seat is None:
            return self._all_late(stage)
        self._asked_last = seat
        return self._decision(stage, seat)

    def _turn(self, stage: Ask) -> int | None:
        """Whoever answered last goes on; then one after the other. None when nobody has time left."""
        ready = [seat for seat in self.asked(stage) if self.stopwatch.run_out(stage, seat) is None]
        if self._asked_last in ready:
            return self._asked_last
        return ready[0] if ready else None

    def _decision(self, stage: Ask, seat: int) -> Did | Expired | None:
        sitting = self.eyes.sitting
        self.eyes.look(seat)
        question = Question(sitting.game.scene(sitting.state, seat), self.voice)
        self.eyes.offer(question)
        for clock in clocks_for(stage, seat):
            self.eyes.screen.note(self.voice.line("cli-clock", seconds=self.stopwatch.left(clock, seat)), "kept")
        self.stopwatch.start()
        while (text := self.keyboard.line(seat, self.voice.name(seat))) is not None:
            decided = self._decided(question, text, seat)
            self.stopwatch.stop(stage, seat)
            if self.stopwatch.run_out(stage, seat) is not None:
                return self._late(stage, seat)
            if decided is not None:
                return decided
        self.stopwatch.stop(stage, seat)
        return None

    def _decided(self, question: Question, text: str, seat: int) -> Did | None:
        sitting = self.eyes.sitting
        try:
            event = Did(seat, question.read(text, self._ask_part))
            sitting.game.apply(sitting.state, event)
        except NotUnderstood as trouble:
            self.eyes.complain(str(trouble))
        except IllegalMove as refused:
            self.eyes.complain(self.voice.trouble(refused))
        else:
            return event
        return None

    def _ask_part(self, part: Part) -> str:
        if part.things:
            self.eyes.screen.show(Text("  ".join(part.names), "pencil"))
        typed = self.eyes.screen.ask(part.question)
        if part.things and not typed:
            raise NotUnderstood(self.voice.line("cli-back"))
        return typed

    def _late(self, stage: Ask, seat: int) -> Expired | None:
        """A clock of the whole table has run out only when it has for everybody who is asked at this keyboard."""
        clock = self.stopwatch.run_out(stage, seat)
        assert clock is not None
        self.eyes.complain(self.voice.line("told-expired"))
        return None if clock.seat is None and self._turn(stage) is not None else Expired(clock.name)

    def _all_late(self, stage: Ask) -> Expired:
        run_out = (self.stopwatch.run_out(stage, seat) for seat in self.asked(stage))
        return Expired(next(clock.name for clock in run_out if clock is not None))
