"""Who sits down to what: everything that is settled before a game begins."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from knobel.cli.names import game_id
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.core.options import Value
from knobel.games import registry
from knobel.match import opening
from knobel.match.match import Match
from knobel.minds.arena import minds_named
from knobel.minds.mind import Mind

LONGEST_NAME = 20


class Plan(NamedTuple):
    """A table. People have the first seats, bots the others."""

    game: Match
    names: tuple[str, ...]
    people: int
    mind: Mind
    seed: str | None = None
    real_dice: bool = False
    save: Path | None = None


def plan_table(
    id: str,
    voice: Voice,
    *,
    seats: int | None = None,
    people: int | None = None,
    names: Sequence[str] = (),
    mind: str = "greedy",
    options: Mapping[str, Value] | None = None,
    seed: str | None = None,
    real_dice: bool = False,
    save: Path | None = None,
) -> Plan:
    """A table with sensible defaults: one person against one bot, or as many people as there are names."""
    known = game_id(id)
    count = people if people is not None else max(len(names), 1)
    wanted = seats if seats is not None else seats_for(known, count)
    game = opening.game(known, wanted, options)
    if not 0 <= count <= wanted or len(names) > count:
        raise KnobelError("bad-people", people=max(count, len(names)), seats=wanted)
    (bot,) = minds_named([mind])
    return Plan(game, seat_names(names, count, wanted, voice), count, bot, seed, real_dice, save)


def seats_for(id: str, people: int) -> int:
    """How many seats so many people need: somebody alone gets an opponent where the game has room for one."""
    players = registry.players_of(id)
    return max(players.least, people, min(2, players.most))


def seat_names(given: Sequence[str], people: int, seats: int, voice: Voice) -> tuple[str, ...]:
    """A name for every seat; bots are called like regulars at a pub."""
    names = [_checked_name(name) for name in given]
    names += [voice.line("seat", number=number) for number in range(len(names) + 1, people + 1)]
    regulars = [name for name in voice.words("cli-bot-names") if name not in names]
    while len(regulars) < seats:
        regulars.append(voice.line("seat", number=len(regulars) + 1))
    return (*names, *regulars[: seats - people])


def _checked_name(name: str) -> str:
    if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME:
        raise KnobelError("bad-name", longest=LONGEST_NAME)
    return name
