"""`knobel analyse`: what was luck in a recorded game, and what was decided away."""

from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from knobel.cli.commands.replay import record_in
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.phrases import Name, say
from knobel.minds.analysis import Analysis, Grade
from knobel.minds.analysis_steps import analyse
from knobel.minds.hints import amount
from knobel.minds.sampled import Effort


def analyse_file(file: Path, voice: Voice, effort: Effort | None, *, as_json: bool) -> None:
    """Analyse the record in a file and print the account of every seat and the costliest decisions."""
    record = record_in(file)
    with _progress() as progress:
        steps = progress.add_task(voice.line("cli-analysing"), total=1.0)
        analysis = analyse(record, effort, lambda step: progress.update(steps, completed=step.done))
    if as_json:
        print(msgspec.json.encode(analysis).decode())
        return
    _show(analysis, voice.at(analysis.game, record.seats))


def _progress() -> Progress:
    """How far the work is, for whoever watches; it leaves nothing behind on the screen, nor in a file."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _show(analysis: Analysis, voice: Voice) -> None:
    screen = Screen()
    screen.show(Rule(voice.line("name"), style="brass"))
    screen.show(_accounts(analysis, voice))
    for grade in analysis.costliest:
        screen.show(Text(_told(grade, analysis, voice)))
    if not analysis.costliest:
        screen.note(voice.line("analysis-nothing-lost"))
    screen.note(voice.line("analysis-exact" if analysis.exact else "analysis-sampled"))


def _accounts(analysis: Analysis, voice: Voice) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    table.add_column("")
    for column in ("start", "luck", "losses", "result", "error"):
        table.add_column(voice.line(f"cli-column-{column}"), justify="right")
    for account in analysis.accounts:
        cells = (account.start, account.luck, -account.losses, account.result, account.error)
        table.add_row(Text(account.name), *(voice.say(amount(cell, analysis.unit)) for cell in cells))
    return table


def _told(grade: Grade, analysis: Analysis, voice: Voice) -> str:
    loss = amount(grade.loss, analysis.unit)
    told = {"made": grade.made, "better": grade.better, "loss": loss}
    return voice.say(say("analysis-costly", number=grade.number, who=Name(grade.seat), **told))
