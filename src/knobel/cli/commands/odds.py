"""`knobel odds`: exact distributions as tables with bars."""

import json
from collections.abc import Mapping
from typing import Any

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from knobel.cli.commands.solve import PLAIN
from knobel.cli.extras import need
from knobel.cli.names import game_id
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.options import Value
from knobel.match import opening
from knobel.match.match import Match
from knobel.solve.odds import throw_odds, turn_odds
from knobel.solve.solution import TooBig

# The longest bar, and the most rows of one table: beyond them, neighbouring scores are drawn together.
LONGEST, MOST_ROWS = 40, 24


def show_odds(id: str, voice: Voice, *, seats: int | None, options: Mapping[str, Value], as_json: bool) -> None:
    """Print the odds of a game's first throw and first turn."""
    need("solve")
    game = opening.game(game_id(id), seats, {**PLAIN, **options})
    report = odds_of(game)
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show(report, voice.at(game.info.id))


def odds_of(game: Match) -> dict[str, Any]:
    """The report: chances of throws as fractions, of turns as numbers."""
    throw, turn = throw_odds(game), turn_odds(game)
    report: dict[str, Any] = {"game": game.info.id, "seats": game.seats, "throw": None, "turn": None, "too_big": None}
    if throw is not None:
        sums = None if throw.sums is None else [[key, str(chance)] for key, chance in throw.sums.items()]
        equal = [[key, str(chance)] for key, chance in throw.equal.items()]
        report["throw"] = {"dice": throw.dice, "sums": sums, "equal": equal}
    if isinstance(turn, TooBig):
        return {**report, "too_big": {"reason": turn.reason, "estimate": turn.estimate, "limit": turn.limit}}
    spread = [[score, chance] for score, chance in turn.spread.items()]
    return {**report, "turn": {"decided": turn.decided, "mean": turn.mean, "spread": spread}}


def _show(report: dict[str, Any], voice: Voice) -> None:
    screen = Screen()
    screen.show(Rule(voice.line("name"), style="brass"))
    throw, turn = report["throw"], report["turn"]
    if throw is None:
        screen.note(voice.line("cli-odds-no-throw"))
    else:
        if throw["sums"] is not None:
            _draw(screen, voice, voice.line("cli-odds-sums", dice=throw["dice"]), throw["sums"])
        if throw["dice"] > 1:
            _draw(screen, voice, voice.line("cli-odds-equal"), throw["equal"])
    if turn is None:
        facts = {name: voice.number(report["too_big"][name]) for name in ("estimate", "limit")}
        screen.note(voice.line(f"cli-too-big-{report['too_big']['reason']}", **facts))
        return
    kind = "turn" if turn["decided"] else "chance"
    title = voice.line(f"cli-odds-{kind}", mean=voice.number(turn["mean"], 3))
    _draw(screen, voice, title, turn["spread"])


def _draw(screen: Screen, voice: Voice, title: str, spread: list[list[Any]]) -> None:
    screen.note(title, "brass")
    rows = _gathered([(float(key), _chance(chance), chance) for key, chance in spread])
    longest = max(share for _, share, _ in rows)
    table = Table(box=None, pad_edge=False, show_header=False)
    for justify in ("right", "right", "right", "left"):
        table.add_column(justify=justify)
    for told, share, exact in rows:
        bar = "█" * round(LONGEST * share / longest) or "▏"
        table.add_row(Text(told), Text(exact), Text(f"{voice.number(100 * share, 3)} %"), Text(bar, "brass"))
    screen.show(table)


def _chance(told: Any) -> float:
    if isinstance(told, str):
        above, _, below = told.partition("/")
        return int(above) / int(below or 1)
    return float(told)


def _gathered(rows: list[tuple[float, float, Any]]) -> list[tuple[str, float, str]]:
    """Few rows as they are; many as ranges of equally many scores."""
    size = -(-len(rows) // MOST_ROWS)
    parts = [rows[first : first + size] for first in range(0, len(rows), size)]
    return [
        (
            f"{part[0][0]:g}" if len(part) == 1 else f"{part[0][0]:g}–{part[-1][0]:g}",
            sum(share for _, share, _ in part),
            part[0][2] if len(part) == 1 and isinstance(part[0][2], str) else "",
        )
        for part in parts
    ]
