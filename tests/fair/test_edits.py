"""Every edit to a fairness file is caught, or what is left of the verdict says what it does not cover."""

import json

import pytest

from knobel.fair.verifier import verdict_on
from tests.fair.edit_kinds import FAIR, PARTLY, UNREADABLE, Edit, lines
from tests.fair.edits import EDITS, TABLE, TEXT_EDITS, UNEDITED, base, bases, differences, edited, table_text

FAIR_ENOUGH = (FAIR, PARTLY)


@pytest.mark.parametrize("name", UNEDITED)
def test_a_file_as_the_server_hands_it_out_is_fair(name: str) -> None:
    assert verdict_on(bases()[name]).verdict == UNEDITED[name][0]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_an_edit_gets_its_verdict(edit: Edit) -> None:
    assert verdict_on(json.dumps(edited(edit)).encode()).verdict == edit.verdict


@pytest.mark.parametrize(("name", "file", "old", "new"), TEXT_EDITS, ids=lambda each: str(each)[:30])
def test_a_text_that_can_be_read_in_two_ways_is_not_read(name: str, file: str, old: str, new: str) -> None:
    text = bases()[file].decode()
    assert old in text
    assert verdict_on(text.replace(old, new, 1).encode()).verdict == UNREADABLE


def test_there_are_many_edits_of_many_games_and_each_changes_something() -> None:
    assert len({edit.name for edit in EDITS}) == len(EDITS) >= 60
    assert {edit.base for edit in EDITS} == set(bases())
    for edit in EDITS:
        assert differences(base(edit.base), edited(edit)), edit.name


def test_no_edit_is_called_fair_but_one_of_decisions_which_the_verdict_says_it_does_not_check() -> None:
    for edit in EDITS:
        file, original = edited(edit), base(edit.base)
        report = verdict_on(json.dumps(file).encode())
        if report.verdict in FAIR_ENOUGH:
            assert "decisions" in [reason.code for reason in report.reasons], edit.name
            assert [way for way, *_ in differences(original, file)] == [["record"]], edit.name
            assert thrown(file["record"]) == thrown(original["record"]), edit.name


def thrown(record: str) -> list[str]:
    """A record without what people decided."""
    return [text for text in record.split("\n") if not text[:1].isdigit()]


def test_what_the_page_cannot_find_is_found_by_the_rules() -> None:
    """The page says of these that only the rules could tell; each is either caught by them or explained."""
    missed = [edit for edit in EDITS if edit.without == UNEDITED[edit.base][1]]
    assert missed
    for edit in missed:
        caught = edit.verdict not in FAIR_ENOUGH
        assert caught or thrown(edited(edit)["record"]) == thrown(base(edit.base)["record"]), edit.name


def test_the_web_app_runs_the_same_edits() -> None:
    assert TABLE.read_text(encoding="utf-8") == table_text(), "python -m tests.fair.edits"


def test_records_have_decisions_to_edit_but_for_a_game_of_luck() -> None:
    """Without decisions any dice make a game: there nothing but the header and the seeds speaks against others."""
    without = [name for name in bases() if not any(text[0].isdigit() or text[0] == "!" for text in lines(base(name)))]
    assert without == ["luck"]
