"""What a position refuses, over all games: no number of any state can be replaced by one below or beyond what it can
be, and every number that may fall below nothing is declared."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import knobel
from knobel.core.bounds import SIGNED, Bounds, bound_at, up_to, written
from knobel.core.errors import BadPosition
from knobel.match.position import read_position, write_position
from knobel.match.position_values import AROUND
from tests.conformance.walks import walk

HUGE = 999_999
# States worth trying: the first ones, and some further on.
TRIED = (0, 1, 2, 4, 9, 30, 90)
Path = tuple[str | int, ...]


def numbers(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every number in a value, with the way to it."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield path, value
    elif isinstance(value, tuple):
        for at, each in enumerate(value):
            yield from numbers(each, (*path, at))
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from numbers(getattr(value, name), (*path, name))


def replaced(value: Any, path: Path, new: int) -> Any:
    """The value with another number at the end of this way."""
    if not path:
        return new
    step, *rest = path
    if isinstance(step, int):
        return (*value[:step], replaced(value[step], tuple(rest), new), *value[step + 1 :])
    return msgspec.structs.replace(value, **{step: replaced(getattr(value, step), tuple(rest), new)})


def place_of(path: Path) -> str:
    own = path[0] == "game_state"
    return ".".join(map(str, ("state", *path[1:]) if own else ("match", *path)))


def may_be_negative(game: Any, path: Path) -> bool:
    """Whether the rules, or those around them, declare that."""
    own = path[0] == "game_state"
    bounds = game.rules.bounds() if own else AROUND
    return -1 in bound_at(bounds, ".".join(map(str, path[1:] if own else path)))


def one_of_each(state: Any) -> Iterator[tuple[Path, int]]:
    """The numbers of a state, of several in a row the first."""
    seen = set()
    for path, number in numbers(state):
        kind = tuple("*" if isinstance(step, int) else step for step in path)
        if kind not in seen:
            seen.add(kind)
            yield path, number


@pytest.mark.parametrize("id", knobel.ids())
def test_a_number_below_or_beyond_what_can_be_is_refused_with_its_place(id: str) -> None:
    game = knobel.game(id)
    states = [step.after for number, step in enumerate(islice(walk(game, id), TRIED[-1] + 1)) if number in TRIED]
    for state in states:
        assert read_position(write_position(game, state)).state == state
        for path, number in one_of_each(state):
            for new in (-1 - abs(number), HUGE):
                if new < 0 and may_be_negative(game, path):
                    continue
                with pytest.raises(BadPosition) as caught:
                    read_position(write_position(game, replaced(state, path, new)))
                assert place_of(path).startswith(str(caught.value.facts["place"])), (path, new, caught.value.facts)


def test_few_numbers_are_declared_to_fall_below_nothing() -> None:
    """Whoever declares one has a reason in the rules: balances, points that are lost, throws that count against one."""
    signed = {id for id in knobel.ids() if any(bound == SIGNED for bound in knobel.game(id).rules.bounds().values())}
    assert signed == {"die-sonne", "faule-sechs", "letra-mix", "tarnkappe", "va-banque"}


def test_a_bound_is_found_by_the_first_name_that_fits() -> None:
    bounds: Bounds = {"sheets.*.0": frozenset({0, 25}), "sheets.*.*": up_to(6), "turn.throws": up_to(3)}
    assert bound_at(bounds, "sheets.1.0") == frozenset({0, 25})
    assert bound_at(bounds, "sheets.1.4") == up_to(6)
    assert -1 not in bound_at(bounds, "turn.kept.0")
    assert (written(up_to(3)), written(frozenset({25, 0})), written(range(0, 101, 50))) == (
        "0–3",
        "0, 25",
        "0, 50, 100",
    )
