"""The verifier, written apart from the server, finds every throw fair, and every forged bit."""

import copy
from typing import Any

import msgspec
import pytest

from knobel import Press, Throw
from knobel.proofs.verifier import problems, sealed
from knobel.server.table import fairness
from knobel.server.table.entries import Closed, Committed, Entry, Opened
from knobel.server.table.fairness_file import DAY, fairness_file
from knobel.server.table.rulings import HOUSE, Act, Actor, Begin, Open, Promise, Request, Roll, Sit, rule
from knobel.server.table.table import Table

MASTER = bytes(range(32))
SEED = "ab" * 16


def finished_game(seeds: tuple[str, str] = (SEED, SEED), **setup: Any) -> Table:
    """A game of Mäxchen in which some throws were doubted and others believed."""
    table = Table("t1")

    def write(*entries: Entry) -> None:
        for entry in entries:
            table.fold(entry, 0)

    def ask(actor: Actor, request: Request) -> None:
        write(*rule(table, actor, request, MASTER, frozenset()))

    write(Opened("maexchen", 1, {"starter": "first_seat"}, 2, "a", **setup))
    write(Committed(0, fairness.block_root(MASTER, "t1", 0).hex()))
    anna, ben = Actor("a", (0,)), Actor("b", (1,))
    for number, actor in enumerate((anna, ben)):
        ask(actor, Sit(number, f"N{number}"))
        ask(actor, Promise(number, fairness.promise(seeds[number])))
    for number, actor in enumerate((anna, ben)):
        ask(actor, Open(number, seeds[number]))
    ask(anna, Begin())
    answers = 0
    while table.phase == "playing":
        stage = table.stage
        if isinstance(stage, Throw):
            ask(HOUSE, Roll(stage.seat or 0))
            continue
        (seat,) = stage.choices  # type: ignore[union-attr]
        choices = stage.choices[seat]  # type: ignore[union-attr]
        answers += Press("doubt") in choices
        ask(HOUSE, Act(seat, Press("doubt") if Press("doubt") in choices and answers % 2 else choices.mildest))
    return table


def file_of(table: Table, viewer: int | None, now: int = 0) -> dict[str, Any]:
    return dict(msgspec.json.decode(msgspec.json.encode(fairness_file(table, MASTER, viewer, now))))


def file_for(viewer: int | None, **setup: Any) -> dict[str, Any]:
    return file_of(finished_game(**setup), viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_fair_game_has_no_problems(viewer: int | None) -> None:
    assert problems(file_for(viewer)) == []


def test_what_was_never_doubted_stays_sealed_for_the_others() -> None:
    mine, watching = file_for(0), file_for(None)
    assert 0 < sealed(mine) < sealed(watching) < len(watching["throws"])
    assert sealed(file_for(None, unshown="open")) == 0


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda f: f["throws"][0]["faces"].reverse() or f["throws"][0]["faces"].append(1), "other faces"),
        (lambda f: f["roots"].update({"0": "00" * 32}), "published root"),
        (lambda f: f["seeds"].__setitem__(0, "cd" * 16), "another seed"),
        (lambda f: f["throws"].pop(1), "unbroken order"),
        (lambda f: f["throws"][0].update(seat=1), "other faces"),
        (lambda f: f.update(version=2), "other faces"),
        (lambda f: f.update(format=9), "not a fairness file"),
    ],
)
def test_a_forgery_is_found(change: Any, complaint: str) -> None:
    forged = copy.deepcopy(file_for(0))
    change(forged)
    assert any(complaint in problem for problem in problems(forged))


def test_a_flipped_bit_in_any_key_is_found() -> None:
    file = file_for(0)
    for throw in file["throws"]:
        if throw["key"] is not None:
            forged = copy.deepcopy(file)
            key = bytearray.fromhex(throw["key"])
            key[5] ^= 4
            forged["throws"][file["throws"].index(throw)]["key"] = key.hex()
            assert problems(forged)


def test_after_a_day_everything_is_opened_where_the_table_agreed_to_it() -> None:
    table = finished_game(unshown="after_a_day")
    assert sealed(file_of(table, None, DAY - 1)) > 0
    opened = file_of(table, None, DAY)
    assert (sealed(opened), problems(opened)) == (0, [])


@pytest.mark.parametrize("unshown", ["sealed", "after_a_day", "open"])
def test_closing_the_table_opens_nothing_that_was_not_agreed_on(unshown: str) -> None:
    table = finished_game(unshown=unshown)
    before = sealed(file_of(table, None))
    table.fold(Closed(), 0)
    assert sealed(file_of(table, None)) == before
    assert sealed(file_of(finished_game(unshown="sealed"), None, 100 * DAY)) > 0


def test_a_game_that_was_broken_off_stays_sealed() -> None:
    table = finished_game(unshown="after_a_day")
    last = table.steps.pop()
    table.state, table.phase = last.before, "closed"
    assert sealed(file_of(table, None, 100 * DAY)) > 0
