"""Eyes on the table: what is on the screen is always what the person in front of it may see."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from knobel.cli.asking.question import Entry, Question
from knobel.cli.cells import own_cells
from knobel.cli.drawing.result import result_table
from knobel.cli.drawing.scene import Typing, draw_scene
from knobel.cli.screen import Screen
from knobel.cli.table.sitting import Sitting
from knobel.cli.voice import Voice
from knobel.core.moves import Take
from knobel.core.results import Result
from knobel.core.scenes import Scene
from knobel.core.stages import Ask

# Lines of the log that fit above a table; `l` shows them all.
LOG_LINES = range(5, 15)
LINES_OF_A_TABLE = 22


class Eyes:
    """Shows the table to one person after the other.

    Where something is hidden and several people share the keyboard, the screen is covered and wiped between them, and
    each is told what happened since that person last looked.
    """

    def __init__(self, sitting: Sitting, screen: Screen, voice: Voice, people: int) -> None:
        self.sitting = sitting
        self.screen = screen
        self.voice = voice
        self.people = people
        self.covering = people > 1 and sitting.game.info.hidden
        self.welcome: tuple[str, ...] = ()
        self._holder: int | None = None
        self._told: dict[int | None, int] = {}

    def look(self, seat: int | None) -> None:
        """Let a person look at the table: what happened, then what lies there."""
        self._hand_over(seat)
        self.screen.fresh()
        self._header()
        self._log(seat)
        scene = self.sitting.game.scene(self.sitting.state, seat)
        self.screen.note(f"\n{self.voice.say(scene.headline)}", "brass")
        self.screen.show(*draw_scene(scene, self.voice, self.screen.width, typing_of(scene, self.voice)))

    def offer(self, question: Question) -> None:
        """The menu, as far as its entries do not stand on a sheet already, and how to type what is not in it."""
        on_sheets = own_cells(question.scene)
        entries = [entry for entry in question.entries if _cell(entry) not in on_sheets]
        if entries:
            self.screen.show(menu(entries))
        if len(entries) < len(question.entries):
            self.screen.note(self.voice.line("cli-type-cells"), "")
        for hint in question.hints():
            self.screen.note(hint, "")

    def whole_log(self, seat: int | None) -> None:
        """Everything that this person has been told since the beginning."""
        self._print_log(map(self.voice.say, self.sitting.told(0, seat)))

    def complain(self, line: str) -> None:
        """Say that something did not work, in a way that is seen."""
        self.screen.note(line, "signal")

    def end(self, result: Result) -> None:
        """The end, for everybody in the room."""
        viewer = 0 if self.people == 1 else None
        self.close()
        self.screen.fresh()
        self._header()
        self._log(viewer)
        scene = self.sitting.game.scene(self.sitting.state, viewer)
        self.screen.show(*draw_scene(scene, self.voice, self.screen.width))
        self.screen.show(Rule(self.voice.say(scene.headline), style="brass"), result_table(result, self.voice))

    def close(self) -> None:
        """Leave nothing behind that was meant for one person."""
        if self.covering and self._holder is not None:
            self.screen.wipe()
            self._holder = None

    def _hand_over(self, seat: int | None) -> None:
        stage = self.sitting.stage
        if self.people > 1 and isinstance(stage, Ask) and stage.secret:
            self.covering = True
        if self.covering and seat is not None and seat != self._holder:
            name = self.voice.name(seat)
            self.screen.wipe()
            self.screen.show(Rule(style="brass"), Padding(Text(self.voice.line("cli-cover", who=name)), (1, 2)))
            self.screen.ask(self.voice.line("cli-press-enter"))
            self.screen.wipe()
        self._holder = seat

    def _header(self) -> None:
        self.screen.show(Rule(self.voice.line("name"), style="brass"))
        for line in self.welcome:
            self.screen.note(line)
        self.welcome = ()

    def _log(self, seat: int | None) -> None:
        # One screen for all has been read by all; behind a cover everybody reads alone.
        reader = seat if self.covering else None
        since = min(self._told.get(reader, self._told.get(None, 0)), len(self.sitting.steps))
        lines = [self.voice.say(phrase) for phrase in self.sitting.told(since, seat)]
        self._told[reader] = len(self.sitting.steps)
        room = self.screen.room_beside(LINES_OF_A_TABLE, LOG_LINES)
        if len(lines) > room:
            self.screen.note(self.voice.line("cli-earlier", count=len(lines) - room))
        self._print_log(lines[-room:])

    def _print_log(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.note(f"  {line}", "")


def typing_of(scene: Scene, voice: Voice) -> Typing:
    """What the viewer may type at things on the table."""
    question = Question(scene, voice)
    cells = {entry.move.cell: entry.key for entry in question.entries if isinstance(entry.move, Take)}
    return Typing(None if question.tray is None else question.tray.id, cells)


def _cell(entry: Entry) -> str | None:
    return entry.move.cell if isinstance(entry.move, Take) else None


def menu(entries: Iterable[Entry]) -> Columns:
    """The menu in as many columns as fit."""
    lines = [Text.assemble((f"{entry.key:>3}) ", "brass"), entry.label) for entry in entries]
    return Columns(lines, padding=(0, 3), column_first=True)
