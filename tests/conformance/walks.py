"""Random walks through a game, and the settings in which to take them."""

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import knobel
from knobel.core.events import Event
from knobel.core.frozen import Frozen
from knobel.core.options import OptionField, Value
from knobel.core.stages import Ask, Over, Stage, Throw
from knobel.games.registry import players_of
from knobel.match.match import Match
from knobel.match.options import agreement, all_fields
from knobel.minds.arena import Chance
from knobel.minds.mind import RandomMind, View

# A match of twenty games shows nothing that one of two does not.
SHORTER = {"games": (1, 2)}
# A range of up to so many numbers is tried number by number; of a wider one its ends and its default.
NARROW = 8


class Step(Frozen, frozen=True):
    """One step of a walk."""

    before: Any
    stage: Any
    event: Any
    after: Any


def walk(game: Match, seed: int | str) -> Iterator[Step]:
    """Every step of one random game. A question with a clock is sometimes left to the clock."""
    chance = Chance(seed)
    state = game.start()
    while not isinstance(stage := game.stage(state), Over):
        event = _thought_of(game, state, stage, chance) or random_event(stage, chance)
        after = game.apply(state, event)
        yield Step(state, stage, event, after)
        state = after


def _thought_of(game: Match, state: Any, stage: Stage, chance: Chance) -> Event | None:
    """Where moves cannot be listed, now and then one that makes sense, so that the game gets on."""
    if not isinstance(stage, Ask) or state.game_state is None:
        return None
    seat, choices = next(iter(stage.choices.items()))
    proposals = game.advice.proposals(state.game_state, seat) if choices.open_spaces else None
    return knobel.Did(seat, proposals[chance.below(len(proposals))]) if proposals and chance.below(2) else None


def random_event(stage: Stage, chance: Chance) -> Event:
    """Something that may happen now."""
    if isinstance(stage, Throw):
        return chance.throw(stage.dice)
    assert isinstance(stage, Ask)
    if stage.clocks and chance.below(10) == 0:
        return knobel.Expired(stage.clocks[chance.below(len(stage.clocks))].name)
    seats = tuple(stage.choices)
    seat = seats[chance.below(len(seats))]
    return knobel.Did(seat, RandomMind().decide(View(seat, stage.choices[seat]), chance.below))


def values_of(field: OptionField) -> tuple[Value, ...]:
    """The values of an option that are worth trying."""
    if field.name in SHORTER:
        return SHORTER[field.name]
    if field.low is not None and field.high is not None and field.high - field.low < NARROW:
        return tuple(dict.fromkeys((field.default, *field.values, *range(field.low, field.high + 1))))
    return field.samples()


class Setting(NamedTuple):
    """A number of seats, and options that such a table can agree on."""

    seats: int
    options: dict[str, Value]


def settings(id: str) -> list[Setting]:
    """Tables in which every pair of values of two options occurs at least once, where both can be agreed on.

    Numbers of seats follow one another; where one does not go with the options, the next one is tried.
    """
    rules, counts = knobel.declared(id), list(seat_counts(id))
    fields = all_fields(rules)
    found = []
    for number, row in enumerate(pairwise([values_of(field) for field in fields])):
        given = {field.name: value for field, value in zip(fields, row, strict=True)}
        tries = (counts[(number + more) % len(counts)] for more in range(len(counts)))
        tables = ((seats, agreement(rules, seats, given)) for seats in tries)
        fitting = (Setting(seats, agreed.options) for seats, agreed in tables if agreed.refusal is None)
        found += list(itertools.islice(fitting, 1))
    return found


def pairwise(columns: list[tuple[Value, ...]]) -> list[tuple[Value, ...]]:
    """Rows of values, one from each column, that together hold every pair; all of them where they are few."""
    product_size = 1
    for column in columns:
        product_size *= len(column)
    if product_size <= 24:
        return list(itertools.product(*columns))
    missing = {
        ((i, a), (j, b))
        for i, j in itertools.combinations(range(len(columns)), 2)
        for a in range(len(columns[i]))
        for b in range(len(columns[j]))
    }
    rows = []
    while missing:
        row = _fullest_row(columns, missing)
        missing -= set(itertools.combinations(enumerate(row), 2))
        rows.append(tuple(columns[i][position] for i, position in enumerate(row)))
    return rows


def _fullest_row(columns: list[tuple[Value, ...]], missing: set[Any]) -> list[int]:
    """A row built from one missing pair, each further place filled with what covers most of the others."""
    (i, a), (j, b) = min(missing)
    chosen = {i: a, j: b}
    for k in range(len(columns)):
        if k not in chosen:
            chosen[k] = max(
                range(len(columns[k])),
                key=lambda p, k=k: sum(  # type: ignore[misc]
                    tuple(sorted(((k, p), other))) in missing for other in chosen.items()
                ),
            )
    return [chosen[k] for k in range(len(columns))]


def seat_counts(id: str) -> range:
    """Every number of players that a game allows."""
    players = players_of(id)
    return range(players.least, players.most + 1)
