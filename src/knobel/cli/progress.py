"""How far something has got: a bar on the error output, where somebody looks at it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

Advance = Callable[[int], None]


def unseen(more: int) -> None:
    """Nobody looks."""


@contextmanager
def progress(total: int) -> Iterator[Advance]:
    """Say how much more has been done, and a terminal shows it; the bar is gone afterwards."""
    if not sys.stderr.isatty():
        yield unseen
        return
    columns = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda more: bar.advance(task, more)
