"""The keyboard of a table: lines typed, and the keys that work at every prompt."""

from collections.abc import Callable
from pathlib import Path

from knobel.cli.rules_text import rules_page
from knobel.cli.screen import Screen
from knobel.cli.settings import new_file, write_new
from knobel.cli.table.chance import SystemChance
from knobel.cli.table.eyes import Eyes
from knobel.cli.table.sitting import Sitting
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.core.file_errors import cannot_write
from knobel.core.records import write_record
from knobel.minds.hints import hints
from knobel.minds.knowledge import Knowledge

# What a key did: True where the table has to be shown anew.
Key = Callable[[int | None], bool]


class Quit(Exception):
    """Somebody wants to leave, and has said so twice."""


class Keyboard:
    """Reads what people type. `save` is where the game goes when it ends, in whatever way."""

    def __init__(self, sitting: Sitting, eyes: Eyes, *, real_dice: bool, save: Path | None) -> None:
        self.sitting = sitting
        self.eyes = eyes
        self.screen: Screen = eyes.screen
        self.voice: Voice = eyes.voice
        self.save = save
        self._knowledge = Knowledge()
        self._keys: dict[str, Key] = {
            "?": self._help,
            "h": self._hint,
            "l": self._log,
            "r": self._rules,
            "u": self._undo,
            "q": self._quit,
        }
        if real_dice:
            self._keys["c"] = self._correct

    def line(self, seat: int | None, prompt: str) -> str | None:
        """A line that is no key; None where a key has changed what there is to see."""
        while True:
            text = self.screen.ask(prompt)
            key = self._keys.get(text.lower())
            if key is None:
                return text
            if key(seat):
                return None

    def keep_record(self) -> None:
        """Write the game to its file, if it is to have one; ask for another file where that fails."""
        while self.save is not None and self.sitting.steps:
            try:
                write_new(self.save, write_record(self.sitting.record(self.voice.names)))
                self.screen.note(self.voice.line("cli-saved", file=str(self.save)))
                return
            except KnobelError as trouble:
                self.screen.note(self.voice.trouble(trouble), "signal")
                self._ask_for_file()

    def _help(self, seat: int | None) -> bool:
        for line in self.voice.line("cli-help").splitlines():
            self.screen.note(line)
        if "c" in self._keys:
            self.screen.note(self.voice.line("cli-help-real-dice"))
        return False

    def _hint(self, seat: int | None) -> bool:
        """What whoever is asked could do, by what that seat may see."""
        game, state, below = self.sitting.game, self.sitting.state, SystemChance().below
        found = () if seat is None else hints(game, state, seat, below, knowledge=self._knowledge)
        for hint in found:
            self.screen.note(self.voice.say(hint.why), "kept")
        if not found:
            self.screen.note(self.voice.line("cli-no-hint"))
        return False

    def _log(self, seat: int | None) -> bool:
        self.eyes.whole_log(seat)
        return False

    def _rules(self, seat: int | None) -> bool:
        self.screen.show(*rules_page(self.sitting.game, self.voice, self.screen.width))
        self.screen.ask(self.voice.line("cli-press-enter"))
        return True

    def _undo(self, seat: int | None) -> bool:
        undone = seat is not None and self.sitting.take_back(seat)
        self._say(undone, "cli-undone", "cli-nothing-to-undo")
        return undone

    def _correct(self, seat: int | None) -> bool:
        corrected = self.sitting.take_back_throw()
        self._say(corrected, "cli-corrected", "cli-nothing-to-correct")
        return corrected

    def _say(self, done: bool, yes: str, no: str) -> None:
        line = self.voice.line(yes if done else no)
        if done:
            self.eyes.welcome = (line,)
        else:
            self.screen.note(line, "signal")

    def _quit(self, seat: int | None) -> bool:
        if self.screen.ask(self.voice.line("cli-really-quit")).lower() not in self.voice.words("cli-words-yes"):
            return False
        if self.save is None and self.sitting.steps:
            self._ask_for_file()
        raise Quit

    def _ask_for_file(self) -> None:
        while True:
            typed = self.screen.ask(self.voice.line("cli-save-where"))
            try:
                self.save = new_file(Path(typed).expanduser()) if typed else None
                return
            except (KnobelError, RuntimeError, ValueError) as trouble:
                known = trouble if isinstance(trouble, KnobelError) else cannot_write(typed, trouble)
                self.screen.note(self.voice.trouble(known), "signal")
