"""Which dice and options each game of the box has: what can be said of a file without playing the game again.

`python -m knobel.fair.box` writes it down for the web app, which has no rules.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from knobel.core.conditions import Only
from knobel.core.dice import D6, POKER
from knobel.core.errors import KnobelError
from knobel.games import registry
from knobel.games.word._letters import LETTERS, letter_dice
from knobel.match import opening
from knobel.match.options import all_fields, depends_of
from knobel.match.steps import KINDS

WEB = Path(__file__).parents[3] / "web" / "src" / "lib" / "fair" / "box-dice.json"
LETTER = "letter"
TABLE = -1
# Games in which people can agree on more dice than usual: a tower grows by a die in each of up to twenty rounds.
MOST = {"wuerfelstapel": 20}


@cache
def kinds() -> dict[str, tuple[tuple[int, ...], ...]]:
    """The sides of every kind of die; letter dice come in many."""
    letters = tuple(die.kind.faces for language in LETTERS for die in letter_dice(language).dice)
    return {name: (kind.faces,) for name, kind in KINDS.items()} | {LETTER: letters}


@cache
def dice_of(id: str, version: int) -> dict[str, Any] | None:
    """A game's kinds of dice, how many it throws at most, whether some are hidden, and all that can be agreed on; None
    for one not in the box.
    """
    try:
        info = registry.declared(id).info
        game = opening.game(id, info.players.least, version=version)
    except KnobelError:
        return None
    starting = POKER if POKER.name in info.dice else D6
    return {
        "kinds": sorted({*info.dice, starting.name}),
        "most": MOST.get(id, len(info.dice)),
        "hidden": info.hidden,
        "players": [info.players.least, info.players.most],
        "words": game.advice.words is not None,
        "options": options_of(id),
    }


def options_of(id: str) -> dict[str, dict[str, Any]]:
    """What can be agreed on, in the order in which a header names it: values, or numbers from … to … in steps. What is
    there only together with something else may be missing.
    """
    game = registry.declared(id)
    depending = {each.option for each in depends_of(game) if isinstance(each, Only)}
    return {
        field.name: {
            **({"values": list(field.values)} if field.values else {}),
            **({"range": [field.low, field.high, field.step]} if field.low is not None else {}),
            **({"depends": True} if field.name in depending else {}),
        }
        for field in all_fields(game)
    }


def is_thrown_in(game: dict[str, Any], seat: int, dice: Sequence[tuple[int, ...]]) -> bool:
    """Whether a game has such dice at all. Lots are drawn by the table, one at a time."""
    if seat == TABLE and len(dice) == 1 and dice[0] == tuple(range(len(dice[0]))):
        return True
    known = {sides for name in game["kinds"] for sides in kinds()[name]}
    return 1 <= len(dice) <= game["most"] and known.issuperset(dice)


def box_text() -> str:
    """The kinds, the word lists and the games, as the web app reads them."""
    games = {id: _versions(id) for id in registry.ids()}
    rows = [f"    {json.dumps(id)}: {json.dumps(versions)}" for id, versions in games.items()]
    sides = [f"    {json.dumps(name)}: {json.dumps(each)}" for name, each in kinds().items()]
    lists = json.dumps(opening.word_lists())
    joined = {"sides": ",\n".join(sides), "lists": lists, "rows": ",\n".join(rows)}
    return '{{\n  "kinds": {{\n{sides}\n  }},\n  "words": {lists},\n  "games": {{\n{rows}\n  }}\n}}\n'.format(**joined)


def _versions(id: str) -> dict[str, Any]:
    return {str(version): dice_of(id, version) for version in range(1, registry.declared(id).info.version + 1)}


if __name__ == "__main__":
    WEB.write_text(box_text(), encoding="utf-8")
