"""Random games over the whole box: every game, every number of players, options mixed at random."""

import os
import time
from collections import Counter
from typing import Any

from knobel.cli.progress import Advance, unseen
from knobel.core.frozen import Frozen
from knobel.core.options import OptionField, Value
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.games import registry
from knobel.match import opening
from knobel.match.match import MOST_THROWS, Match
from knobel.match.options import agreement, all_fields
from knobel.minds.arena import Chance, minds_named, play
from knobel.minds.processes import spread

# A match of several games is several games: here one at a time is enough.
FIXED: dict[str, Value] = {"games": 1}
# So many games of one kind in a row make a lot for one core.
LOT = 250


class Outcome(Frozen, frozen=True):
    """What came of some games of one kind: `stopped` by a bound of its own, or `cut_off` after 10,000 throws."""

    id: str
    games: int
    events: int
    stopped: int
    cut_off: int
    error: str | None = None


def boxful(games: int, seed: str, jobs: int | None = None, advance: Advance = unseen) -> dict[str, Any]:
    """Play so many games, spread evenly over the box, and count errors and games stopped by their limit.

    Unless so many jobs are wanted, every core has one. Interrupted, it is the report of what was finished.
    """
    began = time.perf_counter()
    ids = registry.ids()
    lots = []
    for number, id in enumerate(ids):
        share = games // len(ids) + (number < games % len(ids))
        lots += [(id, min(LOT, share - start), f"{seed}/{id}/{start}") for start in range(0, share, LOT)]
    outcomes, interrupted = [], False
    try:
        with spread(_play_lot, lots, jobs or os.cpu_count() or 1) as finished:
            for outcome in finished:
                outcomes.append(outcome)
                advance(outcome.games)
    except KeyboardInterrupt:
        interrupted = True
    outcomes.sort(key=lambda outcome: outcome.id)
    played: Counter[str] = Counter()
    stopped: Counter[str] = Counter()
    cut_off: Counter[str] = Counter()
    for outcome in outcomes:
        played[outcome.id] += outcome.games
        stopped[outcome.id] += outcome.stopped
        cut_off[outcome.id] += outcome.cut_off
    return {
        "games": sum(played.values()),
        "games_of_each": dict(played),
        "events": sum(outcome.events for outcome in outcomes),
        "seconds": time.perf_counter() - began,
        "seed": seed,
        "interrupted": interrupted,
        "errors": {outcome.id: outcome.error for outcome in outcomes if outcome.error is not None},
        "stopped": {id: count for id, count in stopped.items() if count},
        "cut_off": {id: count for id, count in cut_off.items() if count},
    }


def _play_lot(lot: tuple[str, int, str]) -> Outcome:
    id, games, seed = lot
    chance = Chance(seed)
    minds = minds_named(["random"])
    events = stopped = cut_off = 0
    for number in range(games):
        game = _mixed(id, chance)
        try:
            played = play(game, game.start(), minds, chance)
        except Exception as trouble:  # whatever goes wrong is what this is here to find
            error = f"{type(trouble).__name__}: {trouble} ({game.options})"
            return Outcome(id, number, events, stopped, cut_off, error)
        events += played.count
        if STOPPED_BY_LIMIT in played.result.flags:
            # Who has not seen so many events cannot have been stopped for throwing too often.
            stopped += played.count < MOST_THROWS
            cut_off += played.count >= MOST_THROWS
        if played.result.chips is not None and min(played.result.chips) < 0 and not _is_ledger(game):
            error = f"negative chips {played.result.chips} ({game.options})"
            return Outcome(id, number, events, stopped, cut_off, error)
    return Outcome(id, games, events, stopped, cut_off)


def _mixed(id: str, chance: Chance) -> Match:
    """A table with any number of seats and any options that can be agreed on together."""
    players, rules = registry.players_of(id), registry.declared(id)
    while True:
        seats = players.least + chance.below(players.most - players.least + 1)
        given = {field.name: FIXED.get(field.name, _any_value(field, chance)) for field in all_fields(rules)}
        agreed = agreement(rules, seats, given)
        if agreed.refusal is None:
            return opening.game(id, seats, agreed.options)


def _any_value(field: OptionField, chance: Chance) -> Value:
    """Half the time the usual value, else any."""
    if chance.below(2):
        return field.default
    values = field.samples()
    return values[chance.below(len(values))]


def _is_ledger(game: Match) -> bool:
    """Games whose chips are a ledger that starts at nothing and may go below it."""
    return game.rules.conserved(game.rules.start(0)) in (None, 0)
