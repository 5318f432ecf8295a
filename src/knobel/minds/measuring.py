"""How long a game takes, and whether anybody has to decide anything: measured by playing it.

`python -m knobel.minds.measuring` writes `texts/measured_lengths.py` anew.
"""

import sys
from pathlib import Path
from statistics import median

import msgspec

from knobel.core.events import Event, Thrown
from knobel.core.frozen import Frozen
from knobel.core.stages import Ask, Clock
from knobel.games import registry
from knobel.match import opening
from knobel.match.match import Match
from knobel.minds.arena import Chance, play
from knobel.minds.league import decides
from knobel.minds.simple import GreedyMind
from knobel.texts import measured_lengths

GAMES = 60
# At a table of people a throw takes about so many seconds, a decision so many, and this share of a clock is used up.
THROW, DECISION, OF_A_CLOCK = 4, 6, 0.7
USUAL_PLAYERS = 4
PAGE = Path(measured_lengths.__file__)


class Length(Frozen, frozen=True):
    """A typical game: how many events, about how many minutes, and whether anybody has anything to decide."""

    events: int
    minutes: int
    decides: bool


def measured(id: str, games: int = GAMES) -> Length:
    """The typical length of a game with its usual options, played by greedy minds."""
    players = registry.players_of(id)
    seats = max(players.least, min(USUAL_PLAYERS, players.most))
    game = opening.game(id, seats)
    minds = (GreedyMind(),)
    chance = Chance(f"length of {id}")
    played = [play(game, game.start(), minds, chance, keep_events=True).events for _ in range(games)]
    seconds = median(seconds_of(game, events) for events in played)
    return Length(round(median(map(len, played))), max(1, round(seconds / 60)), decides(game))


def seconds_of(game: Match, events: tuple[Event, ...]) -> float:
    """How long these events take at a table of people."""
    total, state, running = 0.0, game.start(), frozenset[Clock]()
    for event in events:
        stage = game.stage(state)
        clocks = frozenset(stage.clocks) if isinstance(stage, Ask) else frozenset()
        # Whoever can be done before the time is up takes as long as any decision does.
        clocks = frozenset(clock for clock in clocks if clock.otherwise is None)
        total += OF_A_CLOCK * sum(clock.seconds for clock in clocks - running)
        if not clocks:
            total += THROW if isinstance(event, Thrown) else DECISION
        running = clocks
        state = game.apply(state, event)
    return total


def page() -> str:
    """The source of `texts/measured_lengths.py`."""
    rows = "".join(f'    "{id}": {msgspec.structs.astuple(length)},\n' for id, length in _all().items())
    return (
        '"""Typical games with usual options, by simulation: events, minutes, and whether anything is decided.\n\n'
        'Written by `python -m knobel.minds.measuring`; do not edit.\n"""\n\n'
        f"LENGTHS: dict[str, tuple[int, int, bool]] = {{\n{rows}}}\n"
    )


def _all() -> dict[str, Length]:
    return {id: measured(id) for id in sorted((*registry.ids(), *registry.presets()))}


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{len(registry.ids())} games measured\n")
