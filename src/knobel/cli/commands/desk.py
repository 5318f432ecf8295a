"""`knobel desk`: tournaments in the terminal, simulated or kept in a file."""

import json
import secrets
import time
from collections.abc import Mapping
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from rich import box
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from knobel.cli.screen import Screen
from knobel.cli.settings import file_text
from knobel.cli.voice import Voice, printable
from knobel.core.errors import KnobelError
from knobel.core.options import Value, checked, fields_of
from knobel.core.phrases import Phrase
from knobel.desk.actions import Create, SignUp
from knobel.desk.board import DeskBoard, board
from knobel.desk.checks import MOST_PLAYERS
from knobel.desk.desk import Desk
from knobel.desk.formats.registry import OPTIONS, check_format, format_named
from knobel.desk.lists import names_in
from knobel.desk.model import Tournament
from knobel.desk.options import DeskOptions
from knobel.desk.results import results
from knobel.desk.simulating import played, registered
from knobel.desk.table_rows import SeatRow
from knobel.house.desks.result_files import results_csv

LEAST_PLAYERS = 2


def desk_options(given: Mapping[str, Value]) -> DeskOptions:
    """The options of a tournament, once every name and value has been found allowed."""
    return DeskOptions(**checked(fields_of(DeskOptions), dict(given)))  # type: ignore[arg-type]


# Simulating ----------------------------------------------------------------------------------------------------------


def simulate_tournament(
    voice: Voice,
    *,
    players: int,
    seed: str | None,
    game: str,
    options: Mapping[str, Value],
    online: bool,
    as_json: bool,
    kind: str = "",
) -> None:
    """A whole tournament: with losers or results by lot, or played by bots at real tables."""
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        raise KnobelError("bad-players", players=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
    own, of_format = _divided(kind, options)
    chosen_format = format_named(kind, of_format)
    check_format(Create("", 0, game, format=chosen_format))
    # At real tables the house draws the lots itself, and writes them down.
    used = None if online else seed if seed is not None else secrets.token_hex(4)
    began = time.perf_counter()
    chosen = desk_options({**own, "venue": "online"} if online else own)
    if used is None:
        from knobel.cli.commands.desk_online import play_online

        desk = play_online(players, game, chosen, chosen_format)
    else:
        name = voice.line("cli-desk-name")
        called = partial(_seat_name, voice)
        signed_up = registered(players, chosen, game, name, called, chosen_format)
        desk = played(signed_up, used)
    report = {**report_of(desk), "seed": used, "seconds": round(time.perf_counter() - began, 3)}
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show_report(voice, desk.tournament, report)


def _divided(kind: str, options: Mapping[str, Value]) -> tuple[dict[str, Value], dict[str, Value]]:
    """The options of every tournament, and those of its format."""
    of_format = {field.name for field in fields_of(OPTIONS[kind])} if kind in OPTIONS else set()
    return (
        {name: value for name, value in options.items() if name not in of_format},
        {name: value for name, value in options.items() if name in of_format},
    )


def _seat_name(voice: Voice, number: int) -> str:
    return voice.line("seat", number=number)


def report_of(desk: Desk) -> dict[str, Any]:
    """How a tournament went: its stages, its finalists, and everybody's place."""
    tournament = desk.tournament
    finals = [table for stage in tournament.stages for table in stage.tables if table.round == "final"]
    return {
        **results(tournament),
        "entries": len(desk.rows),
        "games": sum(stage.games_recorded for stage in tournament.stages),
        "field": [_stage_report(tournament, number) for number in range(len(tournament.stages))],
        "finalists": {
            "main": sum(tournament.players[player].bands == 2 for final in finals for player in final.seats),
            "consolation": sum(tournament.players[player].bands == 1 for final in finals for player in final.seats),
        },
    }


def _stage_report(tournament: Tournament, number: int) -> dict[str, Any]:
    stage = tournament.stages[number]
    return {
        "stage": stage.number,
        "final": stage.final,
        "tables": [{"round": table.round, "seats": len(table.seats)} for table in stage.tables],
        "byes": len(stage.byes),
        "games": stage.games_recorded,
        "seed": stage.seed,
    }


def _show_report(voice: Voice, tournament: Tournament, report: dict[str, Any]) -> None:
    screen = Screen()
    _show_board(screen, voice, board(tournament, tournament.at))
    facts = {name: report[name] for name in ("players", "stages", "games", "seconds")}
    screen.note(voice.line("cli-desk-simulated", **facts, seed=report["seed"] or "–"))


# A tournament in a file ----------------------------------------------------------------------------------------------


def new_tournament(
    voice: Voice, path: Path, name: str, start: str, game: str, options: Mapping[str, Value], kind: str = ""
) -> None:
    """Set up a tournament in a new file."""
    own, of_format = _divided(kind, options)
    create = Create(name or path.stem, _start(start), game, desk_options(own), format_named(kind, of_format))
    desk = Desk.opened(create, _now())
    path.write_bytes(desk.export())
    Screen().note(voice.line("cli-desk-new", file=str(path)))


def show_tournament(voice: Voice, path: Path) -> None:
    """How a tournament stands."""
    _show_board(Screen(), voice, board(_read(path).tournament, _now()))


def export_results(path: Path, *, as_json: bool) -> None:
    """The results, as CSV or JSON."""
    tournament = _read(path).tournament
    if as_json:
        print(json.dumps(results(tournament), ensure_ascii=False, indent=2))
    else:
        print(results_csv(tournament), end="")


def import_players(voice: Voice, path: Path, players: Path) -> None:
    """Sign up everybody on a list."""
    desk = _read(path)
    names = names_in(file_text(players))
    late = _now() > desk.tournament.registration_close
    for name in names:
        desk.do(SignUp(name, late=late), _now())
    path.write_bytes(desk.export())
    Screen().note(voice.line("cli-desk-imported", players=len(names)))


def _read(path: Path) -> Desk:
    return Desk.read(file_text(path).encode())


def _start(text: str) -> int:
    """When it starts: a time of today, or a date and a time."""
    today = datetime.now().astimezone()
    try:
        if len(text) <= len("17:00"):
            clock = datetime.strptime(text, "%H:%M").replace(tzinfo=today.tzinfo)
            moment = today.replace(hour=clock.hour, minute=clock.minute, second=0, microsecond=0)
        else:
            moment = datetime.fromisoformat(text).astimezone()
    except ValueError as trouble:
        raise KnobelError("bad-time", time=text) from trouble
    return int(moment.timestamp() * 1000)


def _now() -> int:
    return time.time_ns() // 1_000_000


# Drawing -------------------------------------------------------------------------------------------------------------


def _show_board(screen: Screen, voice: Voice, shown: DeskBoard) -> None:
    screen.show(Rule(Text(printable(shown.name)), style="brass"))
    screen.note(voice.say(shown.headline))
    if shown.stage is not None and shown.phase != "over":
        for row in shown.stage.tables:
            seats = ", ".join(_seat(seat) for seat in row.seats if not seat.out)
            screen.note(printable(f"{voice.say(row.title)}: {seats} – {voice.say(row.line)}"))
    for expected in shown.forecast:
        until = datetime.fromtimestamp(expected.expected.ends / 1000).astimezone()
        screen.note(voice.line("cli-desk-expected", stage=voice.say(expected.title), time=f"{until:%H:%M}"))
    if shown.ranking:
        screen.show(_ranking(voice, shown))


def _seat(seat: SeatRow) -> str:
    """A name with its chips, or with what was entered."""
    number = seat.chips or seat.score
    return seat.name if number is None else f"{seat.name} ({number})"


def _ranking(voice: Voice, shown: DeskBoard) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    for column, side in (("place", "right"), ("name", "left"), ("how", "left")):
        table.add_column(voice.line(f"cli-desk-column-{column}"), justify=side)  # type: ignore[arg-type]
    for row in shown.ranking:
        place = "–" if row.place is None else str(row.place)
        table.add_row(Text(place), Text(printable(row.name)), Text(_said(voice, row.line)))
    return table


def _said(voice: Voice, phrase: Phrase) -> str:
    return printable(voice.say(phrase))
