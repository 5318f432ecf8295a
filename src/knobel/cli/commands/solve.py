"""`knobel solve`: what a game is worth to every seat when all play as well as can be."""

import json
import time
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from itertools import product
from typing import Any

from rich import box
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from knobel.cli.extras import need
from knobel.cli.names import game_id
from knobel.cli.progress import progress
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.core.options import Value, fields_of
from knobel.games import registry
from knobel.match import opening
from knobel.match.match import Match
from knobel.match.options import agreement
from knobel.minds.experts import expert_for
from knobel.minds.solutions import best_solution, values_are_stored
from knobel.solve import Solution, TooBig, missing_libraries
from knobel.solve.solving import LIMIT_STATES

MOST_STATES, MOST_SETS = 50_000_000, 64
# Who begins is settled, and one game is played, unless somebody wants it otherwise.
PLAIN: Mapping[str, Value] = {"starter": "first_seat", "games": 1}


def solve_and_tell(
    id: str,
    voice: Voice,
    *,
    seats: int | None,
    options: Mapping[str, Value],
    every_set: bool,
    limit: int | None,
    from_scratch: bool,
    as_json: bool,
) -> None:
    """Solve a game, or all its sets of switches, and print what came of it."""
    most = LIMIT_STATES if limit is None else limit
    if not 1 <= most <= MOST_STATES:
        raise KnobelError("bad-limit", limit=most, most=MOST_STATES)
    chosen = game_id(id)
    sets = list(_sets(chosen, seats, options)) if every_set else [dict(options)]
    if len(sets) > MOST_SETS:
        raise KnobelError("too-many-sets", id=chosen, sets=len(sets), most=MOST_SETS)
    games = [opening.game(chosen, seats, {**PLAIN, **each}) for each in sets]
    work = solved_from_scratch if from_scratch else solved
    reports = [work(game, each, most) for game, each in zip(games, sets, strict=True)]
    if as_json:
        print(json.dumps(reports if every_set else reports[0], ensure_ascii=False, indent=2))
    else:
        _show(reports, voice.at(reports[0]["game"]))


def _sets(id: str, seats: int | None, given: Mapping[str, Value]) -> Iterator[dict[str, Value]]:
    """Every set of the game's own switches that is not settled by what is given, and can be agreed on."""
    own_id, preset = registry.presets().get(id, (id, None))
    game, count = registry.declared(own_id), registry.usual_seats(id) if seats is None else seats
    own = {field.name: field for field in fields_of(game.options_type)}
    fixed = () if preset is None else preset.fixed
    free = [field for field in own.values() if field.name not in given and field.name not in fixed]
    told = set()
    for values in product(*(field.values or (field.default,) for field in free)):
        chosen = {field.name: value for field, value in zip(free, values, strict=True)}
        agreed = agreement(game, count, {**chosen, **given})
        there = {name: value for name, value in agreed.options.items() if name in own} | dict(given)
        if agreed.refusal is None and tuple(there.items()) not in told:
            told.add(tuple(there.items()))
            yield there


def solved(game: Match, options: Mapping[str, Value], limit: int) -> dict[str, Any]:
    """The report of solving one game."""
    if not values_are_stored(expert_for(game)):
        need("solve")
    began = time.perf_counter()
    found = best_solution(game, limit_states=limit)
    report: dict[str, Any] = {"game": game.info.id, "seats": game.seats, "options": dict(options)}
    if isinstance(found, TooBig):
        return {**report, "too_big": {"reason": found.reason, "estimate": found.estimate, "limit": found.limit}}
    return {**report, **_facts(found, game), "seconds": round(time.perf_counter() - began, 3)}


def solved_from_scratch(game: Match, options: Mapping[str, Value], limit: int) -> dict[str, Any]:
    """The report of solving one game without any values that are stored. What is small is always solved so."""
    expert, began = expert_for(game), time.perf_counter()
    if expert is None or not expert.has_values:
        return solved(game, options, limit)
    if find_spec("cupy") is None:
        need("solve")
    solution, worth = expert.handwritten_solution(), expert.solve_from_scratch(progress)
    if solution is None or worth is None:
        raise KnobelError("not-from-scratch", id=game.info.id)
    facts = {**_facts(solution, game), "values": [worth] * game.seats}
    seconds = round(time.perf_counter() - began, 3)
    return {"game": game.info.id, "seats": game.seats, "options": dict(options), **facts, "seconds": seconds}


def _facts(solution: Solution, game: Match) -> dict[str, Any]:
    return {
        "unit": solution.unit,
        "values": [float(value) for value in solution.value(game.start())],
        "states": solution.states,
        "exact": solution.exact,
        "out_of_reach": _out_of_reach(solution),
        # It is worked out by playing against the solution, which takes the libraries.
        "exploitability": None if missing_libraries() else getattr(solution, "exploitability", None),
        "loss": getattr(solution, "loss", None),
    }


def _out_of_reach(solution: Solution) -> dict[str, int] | None:
    """The bound that stops a game which will not end, and after how much of it any game is over."""
    uncounted = getattr(solution, "uncounted", None)
    return None if uncounted is None or uncounted.most is None else {"most": uncounted.most, "after": uncounted.after}


def _show(reports: list[dict[str, Any]], voice: Voice) -> None:
    screen = Screen()
    screen.show(Rule(voice.line("name"), style="brass"))
    done = [report for report in reports if "too_big" not in report]
    if done:
        screen.show(_table(done, voice))
        _remarks(done[0], voice, screen)
    for trouble in {json.dumps(report["too_big"]) for report in reports if "too_big" in report}:
        facts = json.loads(trouble)
        told = {name: voice.number(facts[name]) for name in ("estimate", "limit")}
        screen.note(voice.line(f"cli-too-big-{facts['reason']}", **told), "signal")


def _table(reports: list[dict[str, Any]], voice: Voice) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    several = len(reports) > 1
    if several:
        table.add_column(voice.line("cli-solve-column-set"))
    seats = range(reports[0]["seats"])
    for column in (*(voice.name(seat) for seat in seats), *map(voice.line, _COLUMNS)):
        table.add_column(column, justify="right")
    for report in reports:
        digits = 4 if report["unit"] == "points" else 6
        values = [voice.number(value, digits) for value in report["values"]]
        row = [*values, voice.number(report["states"]), voice.number(report["seconds"], 2)]
        table.add_row(*map(Text, [_told(report["options"]), *row] if several else row))
    return table


_COLUMNS = ("cli-solve-column-states", "cli-solve-column-seconds")


def _told(options: Mapping[str, Value]) -> str:
    return " ".join(f"{name}={str(value).lower()}" for name, value in options.items())


def _remarks(report: dict[str, Any], voice: Voice, screen: Screen) -> None:
    screen.note(voice.line(f"cli-solve-unit-{report['unit']}"))
    screen.note(voice.line("cli-solve-exact" if report["exact"] else "cli-solve-own"))
    if report["out_of_reach"] is not None:
        rounds = {name: voice.number(count) for name, count in report["out_of_reach"].items()}
        screen.note(voice.line("cli-solve-out-of-reach", **rounds))
    if report["loss"] is not None:
        screen.note(voice.line("cli-solve-loss", loss=voice.number(report["loss"], 3)), "kept")
    for name, gain in (report["exploitability"] or {}).items():
        told = f"{gain:.1e}"
        screen.note(voice.line(f"cli-solve-exploitability-{name.split('_')[0]}", gain=told), "kept")
