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
from knobel.core.stages import Ask, Over, Throw
from knobel.games import registry
from knobel.match import opening
from knobel.minds.arena import Chance

# Machines are noisy: everybody is measured in turn, in several short slices, and the median slice counts.
SLICES = 5
COMPARED = ("python_kuhn_poker", "python_liars_poker")
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
    """Events per second of each game; with OpenSpiel also of its games, and the ratio."""
    ours = {id: _our_playout(id) for id in registry.ids()}
    theirs = {name: _their_playout(name) for name in COMPARED} if _has_open_spiel() else {}
    rates = _rates({**ours, **theirs}, seconds / SLICES)
    middle = median(rates[id] for id in ours)
    report: dict[str, Any] = {
        "events_per_second": {id: round(rates[id]) for id in ours},
        "median": round(middle),
        "open_spiel": {name: round(rates[name]) for name in theirs} or None,
        "ratio": round(middle / mean(rates[name] for name in theirs), 2) if theirs else None,
    }
    return report


def _rates(playouts: Mapping[str, Playout], slice_seconds: float) -> dict[str, float]:
    slices: dict[str, list[float]] = {name: [] for name in playouts}
    for playout in playouts.values():
        playout()  # The first game fills the caches of its rules.
    for _ in range(SLICES):
        for name, playout in playouts.items():
            slices[name].append(_rate(playout, slice_seconds))
    return {name: median(rates) for name, rates in slices.items()}


def _rate(playout: Playout, seconds: float) -> float:
    events = 0
    began = now = time.perf_counter()
    while now - began < seconds:
        events += playout()
        now = time.perf_counter()
    return events / (now - began)


def _our_playout(id: str) -> Playout:
    """Random games with nobody thinking: the same as is done for the games that we compare with."""
    game = opening.game(id)
    chance = Chance(1)

    def playout() -> int:
        state = game.start()
        events = 0
        while not isinstance(stage := game.stage(state), Over):
            state = game.apply(state, chance.throw(stage.dice) if isinstance(stage, Throw) else _answer(stage, chance))
            events += 1
        return events

    return playout


def _answer(stage: Ask, chance: Chance) -> Did:
    seats = tuple(stage.choices)
    seat = seats[chance.below(len(seats))]
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
    screen = Screen()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    table.add_column(voice.line("cli-column-game"))
    table.add_column(voice.line("cli-column-rate"), justify="right")
    for id, rate in report["events_per_second"].items():
        table.add_row(Text(voice.texts.name(id)), voice.number(rate))
    table.add_section()
    table.add_row(Text(voice.line("cli-median")), Text(voice.number(report["median"]), "brass"))
    for name, rate in (report["open_spiel"] or {}).items():
        table.add_row(Text(f"OpenSpiel {name}"), voice.number(rate))
    screen.show(table)
    if report["ratio"] is None:
        screen.note(voice.line("cli-no-open-spiel"))
    else:
        screen.note(voice.line("cli-ratio", ratio=voice.number(report["ratio"], 2)), "kept")
