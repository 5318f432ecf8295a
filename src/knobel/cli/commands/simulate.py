"""`knobel simulate`: minds against each other, game after game."""

import json
import secrets
import sys
import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import to_builtins
from rich import box
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from knobel.cli.boxful import boxful
from knobel.cli.names import game_id
from knobel.cli.progress import progress
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.options import Value
from knobel.match import opening
from knobel.match.match import Match
from knobel.minds import simulating


def simulate(
    id: str,
    voice: Voice,
    *,
    games: int,
    minds: Sequence[str],
    seats: int | None,
    seed: str | None,
    options: Mapping[str, Value],
    jobs: int | None,
    as_json: bool,
) -> None:
    """Play so many games of one kind and print what came of them; interrupted, of those that were finished."""
    simulating.check_numbers(games, jobs)
    table = opening.game(game_id(id), seats, options)
    used = seed if seed is not None else secrets.token_hex(4)
    report = simulated(table, games, minds, used, jobs)
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show(report, voice.at(table.info.id))
    _end(report, voice)


def _end(report: Mapping[str, Any], voice: Voice) -> None:
    """Whoever interrupted it is told so, and by the exit code too."""
    if report["interrupted"]:
        print(voice.line("cli-simulate-interrupted", games=report["games"]), file=sys.stderr)
        raise KeyboardInterrupt


def simulated(game: Match, games: int, names: Sequence[str], seed: str, jobs: int | None = None) -> dict[str, Any]:
    """The report of a simulation: of one stream of dice, or by so many processes, with a stream for every lot."""
    began = time.perf_counter()
    with progress(games) as advance:
        simulation = simulating.simulate(game, games, names, seed=seed, jobs=jobs, advance=advance)
    seconds = time.perf_counter() - began
    told: dict[str, Any] = to_builtins(simulation)
    interrupted = told.pop("interrupted")
    rate = round(simulation.events / seconds) if seconds else None
    return {**told, "seconds": round(seconds, 3), "events_per_second": rate, "interrupted": interrupted}


_COLUMNS = ("games", "wins", "win_rate", "mean_place", "mean_points", "mean_chips", "mean_net")


def _show(report: dict[str, Any], voice: Voice) -> None:
    screen = Screen()
    screen.show(Rule(voice.line("name"), style="brass"))
    rows = [*report["minds"].items()]
    rows += [(voice.line("seat", number=seat + 1), summary) for seat, summary in enumerate(report["by_seat"])]
    screen.show(_table(rows, voice, len(report["minds"])))
    facts = {name: report[name] for name in ("games", "seats", "seed", "events", "seconds", "stopped_by_limit")}
    screen.note(voice.line("cli-simulated", **facts, rate=report["events_per_second"] or 0))


def _table(rows: Sequence[tuple[str, dict[str, Any]]], voice: Voice, minds: int) -> Table:
    columns = [column for column in _COLUMNS if any(summary[column] is not None for _, summary in rows)]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    table.add_column("")
    for column in columns:
        table.add_column(voice.line(f"cli-column-{column.replace('_', '-')}"), justify="right")
    for number, (name, summary) in enumerate(rows, start=1):
        table.add_row(
            Text(name), *(Text(_told(summary[column], voice)) for column in columns), end_section=number == minds
        )
    return table


def _told(value: float | int | None, voice: Voice) -> str:
    if value is None:
        return "–"
    return voice.number(value, 0 if isinstance(value, int) else 3)


def simulate_all(voice: Voice, *, games: int, seed: str | None, jobs: int | None, as_json: bool) -> None:
    """Play so many random games over the whole box, with all options mixed, on every core; say what came of them."""
    simulating.check_numbers(games, jobs)
    with progress(games) as advance:
        report = boxful(games, seed if seed is not None else secrets.token_hex(4), jobs, advance)
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show_all(report, voice)
    _end(report, voice)
    if report["errors"]:
        raise SystemExit(1)


def _show_all(report: dict[str, Any], voice: Voice) -> None:
    screen = Screen()
    for id, trouble in report["errors"].items():
        screen.note(f"{id}: {trouble}", "signal")
    for id, count in report["stopped"].items():
        screen.note(voice.line("cli-boxful-stopped", game=voice.texts.name(id), count=count))
    for id, count in report["cut_off"].items():
        screen.note(voice.line("cli-boxful-cut-off", game=voice.texts.name(id), count=count))
    facts = {name: report[name] for name in ("games", "events")}
    screen.note(
        voice.line("cli-boxful", **facts, seconds=f"{report['seconds']:.0f}", errors=len(report["errors"])), "brass"
    )
