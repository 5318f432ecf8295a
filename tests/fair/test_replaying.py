"""Every game of the box can be played again from its file, whoever reads it and whatever stayed hidden."""

import json

import pytest

from knobel import Press
from knobel.core.events import Unseen
from knobel.fair.verdicts import Verdict
from knobel.fair.verifier import verdict_on
from knobel.games import registry
from knobel.house.table import fairness
from knobel.house.table.entries import Began
from knobel.house.table.requests import Promise
from tests.fair.played import SEEDS, PlayedTable, played

HIDDEN = tuple(id for id in registry.ids() if registry.declared(id).info.hidden)


@pytest.mark.parametrize("id", registry.ids())
def test_the_dice_of_every_game_are_found_fair_by_players_and_by_those_who_watch(id: str) -> None:
    table = played(id, max(2, registry.players_of(id).least))
    for viewer in (0, None):
        report = verdict_on(table.bytes(viewer))
        assert report.verdict in (Verdict.FAIR, Verdict.PARTLY_SEALED), report
        assert (report.verdict is Verdict.PARTLY_SEALED) == (report.sealed > 0)
        assert "replay-stopped" not in [reason.code for reason in report.reasons]


@pytest.mark.parametrize("id", HIDDEN)
def test_what_stayed_hidden_does_not_keep_the_rest_from_being_checked(id: str) -> None:
    """With three at the table much stays hidden from one; the rules still say which dice had to fall."""
    for chance in (1, 3):
        table = played(id, 3, chance=chance)
        for viewer in (2, None):
            report = verdict_on(table.bytes(viewer))
            assert report.verdict in (Verdict.FAIR, Verdict.PARTLY_SEALED), report
            assert "replay-stopped" not in [reason.code for reason in report.reasons]


@pytest.mark.parametrize("id", HIDDEN)
def test_a_file_tells_nothing_that_its_reader_was_not_shown(id: str) -> None:
    """A sealed throw has no faces in the record either, and a secret decision is only told to have been made."""
    table = played(id, 3, chance=2)
    file = table.file(None)
    told = [line for line in file["record"].partition("\n\n")[2].split("\n") if line]
    steps = table.table.steps
    assert len(told) == len(steps)
    sealed = {throw["throw"] for throw in file["throws"] if throw["key"] is None}
    for line, step in zip(told, steps, strict=True):
        seen = table.table.game.seen(step.before, step.event, None)
        assert (line == "~ ?") == (step.throw in sealed)
        if isinstance(seen, Unseen) and step.throw is None:
            assert line == f"{seen.seat} ?"


def test_seedless_tables_and_unopened_seeds_are_told() -> None:
    seedless = verdict_on(played("chicago", seeds=("", "")).bytes(0))
    assert seedless.verdict is Verdict.NO_SEEDS
    kept = verdict_on(played("chicago", unopened=(1,)).bytes(0))
    assert kept.verdict is Verdict.FAIR
    assert [(reason.code, reason.place) for reason in kept.reasons if reason.code == "unopened"] == [("unopened", 1)]
    assert verdict_on(played("chicago", unopened=(0, 1)).bytes(0)).verdict is Verdict.NO_SEEDS


def test_a_game_whose_throws_all_stayed_hidden_proves_nothing() -> None:
    """Mäxchen in which everybody believes everything: whoever watches has seen no throw at all."""
    table = PlayedTable("maexchen", 2, {"starter": "first_seat"})
    table.begin()
    table.play(prefer=(Press("believe"),))
    report = verdict_on(table.bytes(None))
    assert (report.verdict, report.reasons[0].code) == (Verdict.NOTHING_TO_CHECK, "all-sealed")
    assert verdict_on(table.bytes(0)).verdict is Verdict.PARTLY_SEALED


def test_real_dice_leave_nothing_to_check() -> None:
    report = verdict_on(played("maexchen", dice="real").bytes(0))
    assert (report.verdict, report.reasons[0].code) == (Verdict.NOTHING_TO_CHECK, "no-throws")


def test_the_games_of_a_table_are_checked_each_for_itself() -> None:
    for games in (1, 2, 3):
        file = played("die-boese-drei", games=games).file(0)
        assert file["number"] == games - 1
        assert ("[First " in file["record"]) == (games > 1)
        assert verdict_on(json.dumps(file).encode()).verdict is Verdict.FAIR


def test_a_game_begun_before_there_were_headers_has_a_file_of_the_first_format() -> None:
    """Its dice took the version of the rules alone; nothing shows which dice had to fall."""
    table = PlayedTable("die-boese-drei", 2, {})
    for seat, (actor, seed) in enumerate(zip(table.actors, SEEDS, strict=False)):
        table.ask(actor, Promise(seat, fairness.promise(seed)))
    table.write(Began(0, SEEDS[:2]))
    table.play()
    file = table.file(0)
    assert (file["format"], file["record"]) == (1, None)
    report = verdict_on(table.bytes(0))
    assert (report.verdict, report.reasons[0].code) == (Verdict.NOT_COMPLETE, "no-record")
    file["throws"][0]["dice"][0].reverse()
    file["throws"][0]["faces"][0] = 7 - file["throws"][0]["faces"][0]
    assert verdict_on(json.dumps(file).encode()).verdict is Verdict.NOT_FAIR
