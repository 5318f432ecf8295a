"""Throws: drawn by chance, or typed in where people throw real dice."""

from knobel.cli.asking.faces import faces_told, read_faces
from knobel.cli.asking.not_understood import NotUnderstood
from knobel.cli.table.eyes import Eyes
from knobel.cli.table.keyboard import Keyboard
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Thrown
from knobel.core.moves import Keep, Press
from knobel.core.stages import Throw
from knobel.minds.arena import Chance


class Throws:
    """Lets the dice fall. A throw typed in can be corrected as long as nothing has been built on it."""

    def __init__(self, eyes: Eyes, keyboard: Keyboard, chance: Chance, *, real_dice: bool) -> None:
        self.eyes = eyes
        self.voice = eyes.voice
        self.keyboard = keyboard
        self.chance = chance
        self.real_dice = real_dice and eyes.people > 0
        self._typist = 0
        self._to_confirm = False

    def next(self, stage: Throw) -> Thrown | None:
        """What falls; None where the table has to be looked at anew."""
        if self._is_typed(stage):
            return self._typed(stage)
        return self._by_hand(stage) if self._is_person(stage.seat) else self.chance.throw(stage.dice)

    def stand(self) -> bool:
        """Whether the last throw may be built on: before a bot or the end does so, whoever typed it is asked."""
        sitting = self.eyes.sitting
        while self._to_confirm:
            steps = len(sitting.steps)
            self.eyes.look(self._typist)
            answer = self.keyboard.line(self._typist, self.voice.line("cli-throw-right"))
            self._to_confirm = answer is None and len(sitting.steps) == steps
            if len(sitting.steps) < steps:
                return False
        return True

    def settle(self) -> None:
        """Somebody decides on the last throw, so that it is right."""
        self._to_confirm = False

    def _by_hand(self, stage: Throw) -> Thrown | None:
        if self._was_decided(stage):
            return self.chance.throw(stage.dice)
        self.eyes.look(stage.seat)
        prompt = self._prompt("cli-throw", stage)
        while (text := self.keyboard.line(stage.seat, prompt)) is not None:
            if not text or text.lower() in self.voice.words("cli-words-throw"):
                return self.chance.throw(stage.dice)
            self.eyes.complain(self.voice.line("cli-throw-how"))
        return None

    def _was_decided(self, stage: Throw) -> bool:
        """Whoever has just said to throw again need not say so twice."""
        event = self.eyes.sitting.steps[-1].event if self.eyes.sitting.steps else None
        return isinstance(event, Did) and event.seat == stage.seat and isinstance(event.move, Keep | Press)

    def _is_typed(self, stage: Throw) -> bool:
        """Not lots, which are no dice; and not what a bot alone may see, since nobody could look at it for the bot."""
        is_lot = any(die.kind.name == "lot" for die in stage.dice.dice)
        seen_by_people = stage.seen_by is None or any(map(self._is_person, stage.seen_by))
        return self.real_dice and not is_lot and seen_by_people

    def _typed(self, stage: Throw) -> Thrown | None:
        self._typist = stage.seat if stage.seat is not None and self._is_person(stage.seat) else self._typist
        self.eyes.look(self._typist)
        faces = {faces_told(die, self.voice): None for die in stage.dice.dice}
        self.eyes.screen.note(self.voice.line("cli-real-dice", faces=" | ".join(faces)))
        prompt = self._prompt("cli-real-throw", stage)
        while (text := self.keyboard.line(self._typist, prompt)) is not None:
            event = self._checked(text, stage)
            if event is not None:
                self._to_confirm = True
                return event
        return None

    def _checked(self, text: str, stage: Throw) -> Thrown | None:
        sitting = self.eyes.sitting
        try:
            event = Thrown(read_faces(text, stage.dice, self.voice))
            sitting.game.apply(sitting.state, event)
        except NotUnderstood as trouble:
            self.eyes.complain(str(trouble))
        except IllegalMove as refused:
            self.eyes.complain(self.voice.trouble(refused))
        else:
            return event
        return None

    def _is_person(self, seat: int | None) -> bool:
        return seat is not None and seat < self.eyes.people

    def _prompt(self, key: str, stage: Throw) -> str:
        who = self.voice.line("the-table") if stage.seat is None else self.voice.name(stage.seat)
        return self.voice.line(key, who=who, dice=len(stage.dice))
