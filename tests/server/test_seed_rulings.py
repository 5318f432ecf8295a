"""Rulings on seeds: when they are promised and opened, and what the dice depend on."""

import msgspec

from knobel.house.table import fairness
from knobel.house.table.entries import Began, Changed, Promised, Seeded
from knobel.house.table.rulings import (
    Begin,
    ChooseGame,
    Promise,
    RevealSeed,
    Roll,
    Sit,
)
from tests.support.rulings import ANNA, BEN, Desk, playing


def test_seeds_are_promised_before_they_are_opened() -> None:
    seed = "ab" * 16
    desk = Desk().ask(ANNA, Sit(0, "Anna")).ask(BEN, Sit(1, "Ben"))
    assert desk.refuses(ANNA, RevealSeed(0, seed)) == "bad-seed"
    desk.ask(ANNA, Promise(0, fairness.promise(seed)))
    assert desk.refuses(ANNA, RevealSeed(0, "cd" * 16)) == "bad-seed"
    assert desk.refuses(ANNA, RevealSeed(0, "xyz")) == "bad-seed"
    assert desk.refuses(ANNA, RevealSeed(0, seed.upper())) == "bad-seed", "one seed, one way to write it: one throw"
    assert desk.refuses(BEN, Promise(1, fairness.promise(seed).upper())) == "bad-seed"
    assert desk.refuses(BEN, Promise(0, fairness.promise(seed))) == "not-allowed"
    desk.ask(BEN, Promise(1, fairness.promise(seed)))
    desk.ask(ANNA, RevealSeed(0, seed)).ask(BEN, RevealSeed(1, seed)).ask(ANNA, Begin())
    assert desk.table.seeds == (seed, seed)


def test_nobody_opens_a_seed_before_every_device_at_the_table_has_promised_one() -> None:
    """Else whoever opens first would lock the others out, for none can be promised once one is open."""
    seed = "ab" * 16
    both = msgspec.structs.replace(ANNA, present=frozenset({0, 1}))
    desk = Desk().ask(ANNA, Sit(0, "Anna")).ask(ANNA, Promise(0, fairness.promise(seed)))
    assert desk.refuses(both, RevealSeed(0, seed)) == "seats-open"
    desk.ask(BEN, Sit(1, "Ben"))
    assert desk.refuses(both, RevealSeed(0, seed)) == "too-early"
    assert desk.refuses(ANNA, RevealSeed(0, seed)) == "too-early", "where nobody knows who is there, all are waited for"
    desk.ask(BEN, Promise(1, fairness.promise(seed))).ask(both, RevealSeed(0, seed))
    assert desk.refuses(BEN, Promise(1, fairness.promise("cd" * 16))) == "too-late"


def test_nobody_waits_for_the_seed_of_a_device_that_is_away_or_of_a_bot() -> None:
    seed = "ab" * 16
    alone = msgspec.structs.replace(ANNA, present=frozenset({0}))
    desk = Desk().ask(ANNA, Sit(0, "Anna")).ask(BEN, Sit(1, "Ben")).ask(ANNA, Promise(0, fairness.promise(seed)))
    desk.ask(alone, RevealSeed(0, seed)).ask(ANNA, Begin())
    assert (desk.table.seeds, desk.table.unopened) == ((seed, ""), ())


def test_whoever_promised_and_did_not_open_is_named_and_stops_nobody() -> None:
    seed = "ab" * 16
    desk = Desk().ask(ANNA, Sit(0, "Anna")).ask(BEN, Sit(1, "Ben"))
    desk.ask(ANNA, Promise(0, fairness.promise(seed))).ask(BEN, Promise(1, fairness.promise(seed)))
    desk.ask(ANNA, RevealSeed(0, seed)).ask(ANNA, Begin())
    assert (desk.table.seeds, desk.table.unopened) == ((seed, ""), (1,))
    assert desk.refuses(BEN, RevealSeed(1, seed)) == "bad-seed", "it is no part of a game that has begun without it"


def test_another_game_wants_other_seeds() -> None:
    """The dice depend on what is played: whoever knows the seeds must not choose it any more."""
    seed = "ab" * 16
    alone = msgspec.structs.replace(ANNA, present=frozenset({0}))
    desk = Desk().ask(ANNA, Sit(0, "Anna")).ask(BEN, Sit(1, "Ben")).ask(ANNA, Promise(0, fairness.promise(seed)))
    desk.ask(alone, RevealSeed(0, seed)).ask(ANNA, ChooseGame("kniffel", {}, 2))
    assert [(place.promise, place.seed) for place in desk.table.places.values()] == [(None, None)] * 2


def test_in_a_log_from_before_the_seeds_stay_when_another_game_is_chosen() -> None:
    """Its games began with them, and their files must hold the promises."""
    seed, table = "ab" * 16, Desk().ask(ANNA, Sit(0, "Anna")).ask(BEN, Sit(1, "Ben")).table
    for entry in (Promised(0, fairness.promise(seed)), Seeded(0, seed), Changed("kniffel", 1, {}, 2)):
        table.fold(entry, 0)
    table.fold(Began(0, (seed, "")), 0)
    assert (table.seeds, table.promises) == ((seed, ""), (fairness.promise(seed), None))
    assert table.agreed == "1"


def test_the_dice_depend_on_what_was_agreed_on() -> None:
    """Same table, same keys, same seeds: another option, and other dice fall."""
    falls = [
        playing(options={"starter": "first_seat", "lives": lives}).ask(ANNA, Roll(0)).table.steps[-1].event
        for lives in (3, 4, 3)
    ]
    assert falls[0] == falls[2] != falls[1]
