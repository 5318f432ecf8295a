"""`knobel bench pocket`: how much and how fast a house in a browser is, each figure beside its goal."""

import json
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.server.built import INDEX, MANIFEST, built_files

MEASURING = Path(__file__).parents[4] / "bench" / "pocket" / "measuring.py"
MEGABYTE = 1e6
MOST, MOST_SECONDS = 100, 600


class Row(Frozen, frozen=True):
    """A figure, what it is measured in, and what it should be: at most so much, or at least."""

    name: str
    unit: str
    goal: float
    least: bool = False


ROWS = (
    Row("first_load", "bytes", 0),
    Row("whole_box", "megabytes", 7),
    Row("cold_ms", "milliseconds", 2000),
    Row("warm_ms", "milliseconds", 100),
    Row("bot_median_ms", "milliseconds", 50),
    Row("bot_most_ms", "milliseconds", 300),
    Row("ratio", "ratio", 0.5, least=True),
    Row("memory", "megabytes", 200),
)


def bench_pocket(voice: Voice, *, games: int, taps: int, seconds: float, as_json: bool) -> None:
    """Measure, and print every figure beside its goal."""
    if not (0 < games <= MOST and 0 < taps <= MOST and 0 < seconds <= MOST_SECONDS):
        raise KnobelError("bench-bad-counts", most=MOST, most_seconds=MOST_SECONDS)
    if not {INDEX, MANIFEST} <= built_files().keys():
        raise KnobelError("site-not-built")
    if find_spec("playwright") is None or not MEASURING.exists():
        raise KnobelError("bench-no-browser")
    report = figures(_module().measured(games, taps, seconds))
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _show(report, voice)


def figures(told: dict[str, Any]) -> dict[str, Any]:
    """What was measured, in the units of the table, and the ratio to this Python."""
    scaled = {
        **told,
        "whole_box": told["whole_box"] / MEGABYTE,
        "beside": told["beside"] / MEGABYTE,
        "memory": told["memory"] / MEGABYTE,
        "ratio": told["events"] / told["events_here"],
    }
    rounded = {name: round(each, 2) if isinstance(each, float) else each for name, each in scaled.items()}
    return rounded | {"start": {step: round(each) for step, each in told["start"].items()}}


def is_reached(row: Row, value: float) -> bool:
    """Whether a figure is as it should be."""
    return value >= row.goal if row.least else value <= row.goal


def _module() -> Any:
    """What measures, from the project's folder."""
    spec = spec_from_file_location("pocket_measuring", MEASURING)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _show(report: dict[str, Any], voice: Voice) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    table.add_column(voice.line("cli-bench-pocket-column"))
    for column in ("measured", "goal"):
        table.add_column(voice.line(f"cli-bench-pocket-{column}"), justify="right")
    for row in ROWS:
        value, sign = report[row.name], "≥" if row.least else "≤"
        told = Text(_figure(row, value, voice), "good" if is_reached(row, value) else "signal")
        table.add_row(Text(voice.line(f"cli-bench-pocket-{row.name}")), told, f"{sign} {_figure(row, row.goal, voice)}")
    screen = Screen()
    screen.show(table)
    for note in _notes(report, voice):
        screen.note(note)


def _notes(report: dict[str, Any], voice: Voice) -> list[str]:
    """What the figures are made of, and how busy the machine was meanwhile."""
    rates = {name: voice.number(round(report[name])) for name in ("events", "events_here")}
    beside = voice.line("cli-bench-pocket-beside", size=voice.number(report["beside"], 2))
    notes = [beside, voice.line("cli-bench-pocket-events", **rates)]
    if report["start"]:
        steps = (
            f"{voice.line(f'cli-bench-pocket-step-{name}')} {voice.number(ms)} ms"
            for name, ms in report["start"].items()
        )
        notes.append(voice.line("cli-bench-pocket-start", steps=", ".join(steps)))
    if report["load"] is not None:
        load = voice.number(report["load"], 1)
        notes.append(voice.line("cli-bench-pocket-machine", cores=report["cores"], load=load))
    return notes


def _figure(row: Row, value: float, voice: Voice) -> str:
    decimals = {"megabytes": 2, "ratio": 2}.get(row.unit, 0)
    sign = {"bytes": " B", "megabytes": " MB", "milliseconds": " ms"}.get(row.unit, "")
    return voice.number(value if decimals else round(value), decimals) + sign
