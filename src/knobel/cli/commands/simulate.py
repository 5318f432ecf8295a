"""`knobel simulate`: minds against each other, game after game."""

import json
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from knobel.cli.boxful import boxful
from knobel.cli.names import game_id
from knobel.cli.screen import Screen
from knobel.cli.table.chance import chance_for
from knobel.cli.tally import Tally
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.core.options import Value
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.match import opening
from knobel.match.match import Match
from knobel.minds.arena import minds_named, play
from knobel.minds.mind import MINDS

MOST_GAMES = 10_000_000


def simulate(
    id: str,
    voice: Voice,
    *,
    games: int,
    minds: Sequence[str],
    seats: int | None,
    seed: str | None,
    options: Mapping[str, Value],
    as_json: bool,
) -> None:
    """Match so many games of one kind and print what came of them."""
    if not 1 <= games <= MOST_GAMES:
        raise KnobelError("bad-games", games=games, most=MOST_GAMES)
    table = opening.game(game_id(id), seats, options)
    used = seed if seed is not None else secrets.token_hex(4)
    report = simulated(table, games, minds, used)
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show(report, voice.at(table.info.id))


def simulated(game: Match, games: int, names: Sequence[str], seed: str) -> dict[str, Any]:
    """The report of a simulation. From game to game the minds move on one seat, so that none profits from its seat."""
    minds = minds_named(names)
    if not minds:
        raise KnobelError("unknown-mind", mind="", known=", ".join(MINDS))
    by_mind = {name: Tally() for name in names}
    by_seat = [Tally() for _ in range(game.seats)]
    chance = chance_for(seed)
    events = stopped = 0
    began = time.perf_counter()
    for number in range(games):
        order = [(seat + number) % len(minds) for seat in range(game.seats)]
        played = play(game, game.start(), [minds[mind] for mind in order], chance)
        events += played.count
        stopped += STOPPED_BY_LIMIT in played.result.flags
        for seat, mind in enumerate(order):
            by_mind[names[mind]].add(played.result, seat)
            by_seat[seat].add(played.result, seat)
    seconds = time.perf_counter() - began
    return {
        "game": game.info.id,
        "seats": game.seats,
        "options": game.options,
        "seed": seed,
        "games": games,
        "minds": {name: tally.summary() for name, tally in by_mind.items()},
        "by_seat": [tally.summary() for tally in by_seat],
        "events": events,
        "stopped_by_limit": stopped,
        "seconds": round(seconds, 3),
        "events_per_second": round(events / seconds) if seconds else None,
    }


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


def simulate_all(voice: Voice, *, games: int, seed: str | None, as_json: bool) -> None:
    """Match so many random games over the whole box, with all options mixed, on every core; say what came of them."""
    if not 1 <= games <= MOST_GAMES:
        raise KnobelError("bad-games", games=games, most=MOST_GAMES)
    report = boxful(games, seed if seed is not None else secrets.token_hex(4))
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show_all(report, voice)
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
