"""Analysis: luck and losses add up, and the dearest decisions are the ones that cost most."""

import json
from pathlib import Path
from typing import Any

import pytest

import knobel
from knobel.cli.main import main
from knobel.core.records import Record, write_record
from knobel.match import opening
from knobel.minds.analysis import Analysis
from knobel.minds.analysis_steps import analyse, analysed
from knobel.minds.arena import Chance, minds_named, play
from knobel.minds.sampled import Effort, SampledValues

QUICK = Effort(games=4, simulations=16)


def recorded(id: str, seats: int = 2, mind: str = "random", **options: Any) -> Record:
    game = knobel.game(id, seats, options)
    played = play(game, game.start(), minds_named([mind]), Chance(f"{id} {mind}"), keep_events=True)
    names = tuple(f"P{seat}" for seat in range(seats))
    return Record(id, game.info.version, names, options, played.events)


def sampled(record: Record, effort: Effort = QUICK) -> Analysis:
    game = opening.game_of(record)
    return analysed(game, record, SampledValues(game, effort))


def assert_adds_up(analysis: Analysis) -> None:
    for account in analysis.accounts:
        assert account.result == pytest.approx(account.start + account.luck - account.losses)
        assert account.losses >= 0


@pytest.mark.parametrize("id", ["die-boese-drei", "maexchen", "al-capone", "sequenzen"])
def test_result_is_start_plus_luck_minus_losses(id: str) -> None:
    analysis = sampled(recorded(id))
    assert_adds_up(analysis)
    assert len(analysis.curve) == 1 + len(recorded(id).events)
    assert analysis.grades
    assert all(point.number == number for number, point in enumerate(analysis.curve))


def test_the_costliest_decisions_are_named_dearest_first() -> None:
    analysis = sampled(recorded("chicago"), Effort(games=2, simulations=150))
    losses = [grade.loss for grade in analysis.costliest]
    assert losses
    assert losses == sorted((grade.loss for grade in analysis.grades), reverse=True)[: len(losses)]
    assert all(grade.move != grade.best for grade in analysis.costliest)


def test_the_result_of_a_game_is_what_it_was() -> None:
    record = recorded("maexchen")
    game = knobel.game("maexchen", 2)
    state = game.start()
    for event in record.events:
        state = game.apply(state, event)
    winners = game.result(state).winners
    results = [account.result for account in sampled(record).accounts]
    assert results == [float(seat in winners) for seat in range(2)]


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    record = recorded("chicago")
    with pytest.raises(knobel.KnobelError) as refused:
        sampled(Record(record.game, record.version, record.seats, record.options, record.events[:-1]))
    assert refused.value.code == "game-not-over"


def test_the_command_prints_the_account_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_record(recorded("die-boese-drei")), encoding="utf-8")
    assert main(["analyse", str(file), "--thinking", "16", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    # What was given away is printed below nought: it is added.
    assert "Am Ende = am Anfang + Glück + verschenkt." in " ".join(told.split())
    assert main(["analyse", str(file), "--thinking", "16", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["curve"]) == 1 + len(recorded("die-boese-drei").events)
    assert len(told["accounts"]) == 2


def test_every_step_that_is_done_is_told() -> None:
    record, told = recorded("die-boese-drei"), []
    analyse(record, QUICK, lambda step: told.append(step.done))
    assert told == [number / len(record.events) for number in range(1, len(record.events) + 1)]


def test_kniffel_alone_is_accounted_for_exactly_in_points() -> None:
    """What the greedy mind lost is what the kernel says, and what is left is luck."""
    analysis = analyse(recorded("kniffel", 1, "greedy"))
    assert (analysis.exact, analysis.unit) == (True, "points")
    (account,) = analysis.accounts
    assert account.start == pytest.approx(248.2068, abs=1e-4)
    assert account.error == 0.0
    assert_adds_up(analysis)
    assert account.losses > 0


def test_kniffel_extreme_alone_is_accounted_for_in_points() -> None:
    """Not by a chance to win, which is certain and would leave neither luck nor losses."""
    analysis = analyse(recorded("kniffel-extreme", 1))
    assert analysis.unit == "points"
    (account,) = analysis.accounts
    assert account.start > account.result > 0
    assert account.losses > 0
    assert account.luck != 0
    assert_adds_up(analysis)


def test_a_game_that_is_not_solved_by_some_options_is_sampled_by_these() -> None:
    """At a table of three where believing is free, Mäxchen has no solution: the chance to be left over is sampled."""
    analysis = analyse(recorded("maexchen", 3, elimination_chips=2, believe_maexchen_chips=0), QUICK)
    assert (analysis.exact, analysis.unit) == (False, "chance")
    assert sorted(account.result for account in analysis.accounts) == [0.0, 0.0, 1.0]
