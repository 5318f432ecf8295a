"""`knobel play`: a person at the keyboard."""

from pathlib import Path

import pytest

import knobel
from knobel.cli.voice import Voice
from knobel.core.events import Did, Thrown
from knobel.minds.arena import Chance
from knobel.minds.hints import hints
from tests.cli.conftest import Run

# At every prompt the first thing on offer; where a throw is due, the line before is refused and Enter throws.
FIRST_CHOICE_ALWAYS = "1\n\n" * 400
CHICAGO = ("play", "chicago", "--names", "Anna", "--set", "starter=first_seat")


def saved(path: Path) -> knobel.Record:
    return knobel.read_record(path.read_text(encoding="utf-8"))


def test_a_game_is_played_to_its_end_and_its_record_replays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    outcome = run(*CHICAGO, "--seed", "4", "--save", str(file), typed=FIRST_CHOICE_ALWAYS)
    assert outcome.code == 0
    record = saved(file)
    game = knobel.game_of(record)
    *_, (_, _, last) = knobel.replay(game, record.events, game.start())
    stage = game.stage(last)
    assert isinstance(stage, knobel.Over)
    assert record.seats[0] == "Anna"
    winner = record.seats[stage.result.winners[0]]
    assert f"{winner} wins." in outcome.out
    assert "1." in outcome.out.splitlines()[-4]


def test_the_same_seed_and_the_same_keys_give_the_same_game(run: Run) -> None:
    first, second = (run(*CHICAGO, "--seed", "9", typed=FIRST_CHOICE_ALWAYS).out for _ in range(2))
    assert first == second
    assert first != run(*CHICAGO, "--seed", "10", typed=FIRST_CHOICE_ALWAYS).out


def test_without_a_seed_no_two_games_are_alike(run: Run) -> None:
    first, second = (run(*CHICAGO, typed=FIRST_CHOICE_ALWAYS).out for _ in range(2))
    assert first != second


@pytest.mark.parametrize(
    "nonsense", ["what?", "99", "-1", "keep 7", "keep x", "say 12", "1 2 3 4 5", "🎲", "\x00", ";;"]
)
def test_nonsense_gets_a_friendly_line_and_changes_nothing(run: Run, nonsense: str) -> None:
    outcome = run(*CHICAGO, "--real-dice", typed=f"1 2 3\n{nonsense}\npress stop\n")
    assert outcome.code == 0
    assert any(told in outcome.out for told in ("I did not understand that.", "That is not possible now."))
    assert "105 in one throw" in outcome.out


def test_the_notation_of_records_is_understood(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    run(*CHICAGO, "--real-dice", "--save", str(file), typed="6 2 1\nkeep 0 2\n3\n")
    assert [knobel.core.notation.write_event(event) for event in saved(file).events[:3]] == [
        "~ 6 2 1",
        "0 keep 0 2",
        "~ 3",
    ]


def test_whoever_keeps_dice_has_said_to_throw_the_others(run: Run, tmp_path: Path) -> None:
    """Enter throws first; from then on the decision to throw again is enough."""
    file = tmp_path / "game.knobel"
    outcome = run(*CHICAGO, "--seed", "1", "--save", str(file), typed="\nkeep 0\nkeep 0\n")
    ours = [type(event).__name__ for event in saved(file).events[:5]]
    assert ours == ["Thrown", "Did", "Thrown", "Did", "Thrown"]
    assert outcome.out.count("Anna: Enter throws") == 2, "the second time it is a new round"


def test_a_choice_can_be_named_instead_of_numbered(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    run(*CHICAGO, "--real-dice", "--save", str(file), typed="6 2 1\nstop\n")
    assert saved(file).events[1] == Did(0, knobel.Press("stop"))


def test_dice_that_look_alike_are_offered_once(run: Run) -> None:
    out = run(*CHICAGO, "--real-dice", typed="6 6 1\n").out
    assert out.count("Keep: 6 1") == 1
    assert out.count("Keep: 6 6") == 1


# Undo ---------------------------------------------------------------------------------------------------------------


def test_undo_takes_back_a_decision_before_the_dice_fall(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    outcome = run(*CHICAGO, "--real-dice", "--save", str(file), typed="6 2 1\nkeep 0\nu\npress stop\n")
    assert "Taken back." in outcome.out
    assert saved(file).events == (Thrown((6, 2, 1)), Did(0, knobel.Press("stop")))


def test_undo_never_goes_past_a_throw(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    outcome = run(*CHICAGO, "--seed", "1", "--save", str(file), typed="\nkeep\nu\nu\n")
    assert "There is nothing to take back" in outcome.out
    assert "Taken back." not in outcome.out
    assert len(saved(file).events) == 3


def test_undo_never_goes_past_a_decision_of_somebody_else(run: Run) -> None:
    people = ("play", "chicago", "--names", "Anna,Ben", "--set", "starter=first_seat", "--seed", "1")
    outcome = run(*people, typed="\npress stop\nu\n")
    assert "Ben: Enter throws" in outcome.out
    assert "There is nothing to take back" in outcome.out


def test_undo_never_goes_past_a_decision_of_a_bot(run: Run) -> None:
    outcome = run(*CHICAGO, "--seed", "4", typed="\npress stop\nu\n")
    assert "Erna throws" in outcome.out
    assert "There is nothing to take back" in outcome.out


def test_several_decisions_in_a_row_are_taken_back_one_by_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    two_sixes = ("--set", "starter=first_seat", "two_sixes_rule=on")
    typed = "6 6 2\npress turn\nkeep 0\nu\nu\nu\npress stop\n"
    outcome = run("play", "chicago", *two_sixes, "--real-dice", "--save", str(file), typed=typed)
    assert outcome.out.count("Taken back.") == 2
    assert outcome.out.count("There is nothing to take back") == 1
    assert saved(file).events == (Thrown((6, 6, 2)), Did(0, knobel.Press("stop")))


# Keys and ends ------------------------------------------------------------------------------------------------------


def test_quitting_is_asked_twice_and_offers_to_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "later.knobel"
    outcome = run(*CHICAGO, "--seed", "1", typed=f"\nq\nn\nq\ny\n/nowhere/x\n{file}\n")
    assert outcome.code == 0
    assert outcome.out.count("Really quit?") == 2
    assert "/nowhere/x cannot be written: there is no such folder." in outcome.out
    assert len(saved(file).events) == 1


def test_the_end_of_input_ends_the_game_politely_and_keeps_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    outcome = run(*CHICAGO, "--save", str(file), typed="\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert "See you soon" in outcome.out
    assert len(saved(file).events) == 1


def test_help_rules_and_log_are_a_key_away(run: Run) -> None:
    out = run(*CHICAGO, "--set", "lives=7", "--seed", "1", typed="?\nr\n\nl\n").out
    assert "Dice count as drawn" in out
    assert "lives=7" in out


def test_a_hint_is_a_key_away_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    alone = ("play", "kniffel", "--seats", "1", "--real-dice", "--save", str(file))
    out = run(*alone, typed="h\n2 2 3 5 6\nh\nkeep 0 1\n").out
    assert "nothing to decide" in out
    game = knobel.game("kniffel", 1)
    state = game.apply(game.start(), knobel.Thrown((2, 2, 3, 5, 6)))
    best, *_ = hints(game, state, 0, Chance("hint").below)
    assert " ".join(Voice("en").at("kniffel").say(best.why).split()) in " ".join(out.split())
    assert len(saved(file).events) == 2


def test_a_game_without_an_id_is_picked_from_the_list(run: Run) -> None:
    assert "Chicago" in run("play", typed="chicago\n").out


@pytest.mark.parametrize("language", ["de", "en"])
def test_everything_is_said_in_the_language_asked_for(run: Run, language: str) -> None:
    out = run(*CHICAGO, "--lang", language, "--seed", "2", typed=FIRST_CHOICE_ALWAYS).out
    assert ("Anna: Enter wirft" in out) == (language == "de")
    assert ("Anna: Enter throws" in out) == (language == "en")


# Real dice ----------------------------------------------------------------------------------------------------------


def test_real_dice_are_typed_and_checked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    outcome = run(*CHICAGO, "--real-dice", "--save", str(file), typed="1 2\n1 2 7\n162\n")
    assert "3 dice were thrown, you typed 2 faces." in outcome.out
    assert 'This die has no "7".' in outcome.out
    assert saved(file).events == (Thrown((1, 6, 2)),)


def test_a_typed_throw_can_be_corrected_before_the_next_decision(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    outcome = run(*CHICAGO, "--real-dice", "--save", str(file), typed="1 2 3\nc\n6 6 6\npress stop\nc\n")
    assert "The throw is taken back." in outcome.out
    assert "There is no throw that could still be corrected." in outcome.out
    assert saved(file).events == (Thrown((6, 6, 6)), Did(0, knobel.Press("stop")))


def test_a_bot_builds_on_a_typed_throw_only_when_it_is_confirmed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    typed = "1 1 1\npress stop\n2 2 2\nc\n4 4 4\n"
    outcome = run(*CHICAGO, "--set", "lives=1", "--real-dice", "--save", str(file), typed=typed)
    assert "Is the throw right?" in outcome.out
    assert saved(file).events[-1] == Thrown((4, 4, 4))


def test_keys_for_real_dice_mean_nothing_without_them(run: Run) -> None:
    assert "corrects the throw" not in run(*CHICAGO, typed="?\n").out
    assert "corrects the throw" in run(*CHICAGO, "--real-dice", typed="?\n").out
