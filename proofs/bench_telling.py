"""`python -m proofs bench`: a load of idle and playing people on one core, beside the naive server."""

import asyncio

import msgspec
from rich import box
from rich.table import Table

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from proofs.tables_bench import Load, TablesReport, bench_tables

LONGEST = 3600


def bench_and_tell(
    voice: Voice, idle: int, playing: int, seconds: float, commit_milliseconds: float, *, as_json: bool
) -> None:
    """Measure both servers, and print the figures side by side."""
    if not 0 < seconds <= LONGEST:
        raise KnobelError("bad-parameter", parameter="--seconds", value=f"{seconds:g}")
    if idle < 0 or playing < 2:
        raise KnobelError("bad-load", idle=idle, playing=playing)
    report = asyncio.run(bench_tables(idle, playing, seconds, commit_milliseconds))
    if as_json:
        print(msgspec.json.encode({**msgspec.structs.asdict(report), "ratio": report.ratio}).decode())
    else:
        _show(report, voice)


def _show(report: TablesReport, voice: Voice) -> None:
    screen = Screen()
    screen.note(voice.line("cli-load", idle=report.idle, playing=report.active, seconds=voice.number(report.seconds)))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    table.add_column("")
    for column in ("server", "naive", "times"):
        table.add_column(voice.line(f"cli-load-{column}"), justify="right")
    for name in Load.__struct_fields__:
        usual, naive = getattr(report.usual, name), getattr(report.naive, name)
        ratio = voice.number(naive / usual, 2) if usual else "–"
        table.add_row(
            voice.line(f"cli-load-{name.replace('_', '-')}"), _figure(voice, usual), _figure(voice, naive), ratio
        )
    screen.show(table)
    screen.note(voice.line("cli-load-ratio", ratio=voice.number(report.ratio, 1)), "kept")


def _figure(voice: Voice, value: float) -> str:
    return voice.number(value, 0 if isinstance(value, int) else 2)
