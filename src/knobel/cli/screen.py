"""The screen and the keyboard: one place that prints, clears and asks."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

# Warm light on oak: brass for what matters, pencil for what is said in passing.
THEME = Theme(
    {
        "brass": "bold dark_goldenrod",
        "pencil": "grey58",
        "ivory": "bold cornsilk1",
        "kept": "bold gold3",
        "covered": "grey50",
        "good": "green3",
        "signal": "bold red3",
        "own": "bold",
    }
)
# More than anybody types on purpose.
LONGEST_LINE = 500
HOME_AND_CLEAR = "\033[H\033[2J"
FORGET_SCROLLBACK = "\033[3J"


class Screen:
    """Where a session is seen and typed. Everything typed comes without its surrounding spaces."""

    def __init__(self) -> None:
        self.console = Console(theme=THEME, highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """How many columns there are to write on."""
        return self.console.width

    def room_beside(self, lines: int, usual: range) -> int:
        """How many more lines fit on the screen beside so many; on paper there is always room."""
        if not self.console.is_terminal:
            return sys.maxsize
        return min(max(self.console.height - lines, usual.start), usual.stop - 1)

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other."""
        for thing in things:
            self.console.print(thing)

    def note(self, line: str, style: str = "pencil") -> None:
        """Print one line in a style."""
        self.console.print(Text(line, style))

    def ask(self, prompt: str) -> str:
        """A line from the keyboard; raises EOFError when there is nobody left to type."""
        self.console.print(Text(f"{prompt} › ", "brass"), end="")
        try:
            typed = input()[:LONGEST_LINE].strip()
        except (EOFError, KeyboardInterrupt):
            # The prompt waits on an open line; what follows starts on one of its own.
            self.console.print()
            raise
        if not sys.stdin.isatty():
            # Nobody's keyboard has put the answer on the screen.
            self.console.print(Text(typed))
        return typed

    def fresh(self) -> None:
        """Start with an empty screen; what was on it may stay in the scroll-back."""
        self._control(HOME_AND_CLEAR)

    def wipe(self) -> None:
        """Empty the screen and its scroll-back, so that the next person finds nothing."""
        self._control(HOME_AND_CLEAR + FORGET_SCROLLBACK)

    @contextmanager
    def apart(self) -> Iterator[None]:
        """A screen of its own, which leaves no trace when it is left."""
        switched = self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if switched:
                self.wipe()
                self.console.set_alt_screen(False)

    def _control(self, sequence: str) -> None:
        if self.console.is_terminal:
            self.console.file.write(sequence)
            self.console.file.flush()
