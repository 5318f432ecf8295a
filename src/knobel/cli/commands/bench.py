"""`knobel bench engine`: how many events per second, beside OpenSpiel in the same run where it is installed."""

import json
import random
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from statistics import mean, median
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.core.events import Did
from knobel.core.stages import Ask, Throw
from knobel.games import registry
from knobel.match import opening
from knobel.minds.arena import Chance

# Machines are noisy: everybody is measured in turn, in many short slices of processor time, and the median slice
# counts. Those that we compare with have their turn after every few games, so that they meet the same noise.
SLICES = 20
GAMES_BETWEEN = 8
# The clock is looked at after so many events: on some machines looking takes as long as a hundred of them.
EVENTS_BETWEEN = 2000
# OpenSpiel's games written in Python, as ours are, and games of its own that are written in C++ and driven by Python.
IN_PYTHON = ("python_kuhn_poker", "python_liars_poker")
IN_CPP = ("liars_dice", "pig", "kuhn_poker")
DICE_IN_CPP = "liars_dice"
# Plays one game by chance and says how many events it had.
Playout = Callable[[], int]


def bench_engine(voice: Voice, *, seconds: float, as_json: bool) -> None:
    """Measure every game, and print the rates."""
    if not 0 < seconds <= 600:
        raise KnobelError("bad-seconds", seconds=str(seconds))
    report = measured(seconds)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _show(report, voice)


def measured(seconds: float) -> dict[str, Any]:
    """Events per second of each game; with OpenSpiel also of its games, and how ours compare."""
    ours = {id: _our_playout(id) for id in registry.ids()}
    theirs = {name: _their_playout(name) for name in (*IN_PYTHON, *IN_CPP)} if _has_open_spiel() else {}
    rates = _rates(ours, theirs, seconds / SLICES)
    own = {id: rates[id] for id in ours}
    return {
        "events_per_second": {id: round(rate) for id, rate in own.items()},
        "median": round(median(own.values())),
        "open_spiel": {name: round(rates[name]) for name in theirs} or None,
        "compared": _compared(own, rates) if theirs else None,
    }


def _compared(own: Mapping[str, float], rates: Mapping[str, float]) -> dict[str, Any]:
    """The three figures: our median and our slowest game beside the games in Python, and who is ahead of C++."""
    in_python = mean(rates[name] for name in IN_PYTHON)
    slowest = min(own, key=lambda id: own[id])
    return {
        "median": round(median(own.values()) / in_python, 2),
        "slowest": round(own[slowest] / in_python, 2),
        "slowest_game": slowest,
        "ahead_of_cpp": sum(rate > rates[DICE_IN_CPP] for rate in own.values()),
        "games": len(own),
        "times": {id: round(rate / in_python, 2) for id, rate in own.items()},
    }


def _rates(ours: Mapping[str, Playout], theirs: Mapping[str, Playout], slice_seconds: float) -> dict[str, float]:
    playouts = {**ours, **theirs}
    slices: dict[str, list[float]] = {name: [] for name in playouts}
    for playout in playouts.values():
        playout()  # The first game fills the caches of its rules.
    for _ in range(SLICES):
        for number, name in enumerate(ours):
            for each in (name, *theirs) if number % GAMES_BETWEEN == 0 else (name,):
                slices[each].append(_rate(playouts[each], slice_seconds))
    return {name: median(rates) for name, rates in slices.items()}


def _rate(playout: Playout, seconds: float) -> float:
    events, spent, began = 0, 0.0, time.process_time()
    while spent < seconds:
        enough = events + EVENTS_BETWEEN
        while events < enough:
            events += playout()
        spent = time.process_time() - began
    return events / spent


def _our_playout(id: str) -> Playout:
    """Random games with nobody thinking: the same as is done for the games that we compare with."""
    game = opening.game(id)
    chance = Chance(1)

    def playout() -> int:
        state, events = game.start(), 0
        while True:
            stage = game.stage(state)
            if type(stage) is Throw:
                state = game.apply(state, chance.throw(stage.dice))
            elif type(stage) is Ask:
                state = game.apply(state, _answer(stage, chance))
            else:
                return events
            events += 1

    return playout


def _answer(stage: Ask, chance: Chance) -> Did:
    seats = tuple(stage.choices)
    seat = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
    return Did(seat, stage.choices[seat].sample(chance.below))


def _has_open_spiel() -> bool:
    return find_spec("pyspiel") is not None and find_spec("open_spiel") is not None


def _their_playout(name: str) -> Playout:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (registers the Python games)

    game = pyspiel.load_game(name)
    source = random.Random(1)

    def playout() -> int:
        state = game.new_initial_state()
        events = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, chances)[0])
            else:
                state.apply_action(source.choice(state.legal_actions()))
            events += 1
        return events

    return playout


def _show(report: dict[str, Any], voice: Voice) -> None:
    screen, compared = Screen(), report["compared"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    table.add_column(voice.line("cli-column-game"))
    table.add_column(voice.line("cli-column-rate"), justify="right")
    if compared is not None:
        table.add_column(voice.line("cli-column-times"), justify="right")
    for id, rate in report["events_per_second"].items():
        times = () if compared is None else (voice.number(compared["times"][id], 2),)
        table.add_row(Text(voice.texts.name(id)), voice.number(rate), *times)
    table.add_section()
    table.add_row(Text(voice.line("cli-median")), Text(voice.number(report["median"]), "brass"))
    for name, rate in (report["open_spiel"] or {}).items():
        table.add_row(Text(f"OpenSpiel {name}"), voice.number(rate))
    screen.show(table)
    if compared is None:
        screen.note(voice.line("cli-no-open-spiel"))
        return
    slowest = voice.texts.name(compared["slowest_game"])
    screen.note(voice.line("cli-ratio", ratio=voice.number(compared["median"], 2)), "kept")
    screen.note(voice.line("cli-ratio-slowest", ratio=voice.number(compared["slowest"], 2), game=slowest), "kept")
    ahead = {"ahead": compared["ahead_of_cpp"], "games": compared["games"], "name": DICE_IN_CPP}
    screen.note(voice.line("cli-ahead-of-cpp", **ahead), "kept")
