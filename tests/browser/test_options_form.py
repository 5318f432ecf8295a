"""The set-up form: options come and go with others, defaults follow, and what cannot be agreed on is said before."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Language, Person

FIXED = ("discs", "jule", "lay_out", "six_turn", "loading_round")


def row(name: str) -> str:
    return f"[data-option={name}]"


def unfold(person: Person) -> None:
    """Show all options, once they are there."""
    person.page.locator("[data-more-options] > summary").tap()


def options_sent(person: Person) -> dict[str, object]:
    """What the table was opened with, as its own page is told."""
    person.page.wait_for_selector("[data-phase]")
    return dict(next(update["table"] for update in person.updates if update["table"])["options"])


def test_the_number_of_games_follows_the_mode_until_somebody_changes_it(invite: Invite) -> None:
    person = invite()
    person.open("/#/set/todessprung/bots")
    unfold(person)
    games, namer = person.page.locator(f"{row('games')} output"), person.page.locator(row("next_namer"))
    expect(games).to_have_text("5")
    expect(namer).to_be_visible()
    mode = person.page.locator(f"{row('mode')} select")
    mode.select_option("elimination")
    expect(games).to_have_text("1")
    expect(namer).to_have_count(0)
    person.page.locator(f"{row('games')} [data-step='1']").tap()
    expect(games).to_have_text("2")
    mode.select_option("single_loser")
    expect(games).to_have_text("2")
    expect(namer).to_be_visible()
    person.page.locator(f"{row('games')} [data-action=reset]").tap()
    expect(games).to_have_text("5")
    mode.select_option("elimination")
    person.page.locator("[data-action=start]").tap()
    sent = options_sent(person)
    assert (sent["mode"], sent["games"]) == ("elimination", 1)
    assert "next_namer" not in sent


@pytest.mark.parametrize(("language", "words"), [("de", "höchstens sechs"), ("en", "at most six")])
def test_seven_cannot_have_a_lucky_number_each_and_are_told_so(invite: Invite, language: Language, words: str) -> None:
    person = invite(language=language)
    person.open("/#/set/laeuse-wuerfeln/friends")
    start, refusal = person.page.locator("[data-action=start]"), person.page.locator("[data-refusal]")
    person.page.locator("[data-heads='7']").tap()
    person.page.locator(f"{row('unique_numbers')} input").check()
    expect(refusal).to_contain_text(words)
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description(refusal.inner_text())
    person.page.locator("[data-heads='6']").tap()
    expect(refusal).to_have_count(0)
    expect(start).to_be_enabled()
    start.tap()
    assert options_sent(person)["unique_numbers"] is True


@pytest.mark.parametrize("game", ["schocken", "kniffel"])
def test_numbers_of_players_stay_round_and_stand_in_even_rows_from_edge_to_edge(invite: Invite, game: str) -> None:
    person = invite(size=(360, 740))
    person.open(f"/#/set/{game}/friends").page.wait_for_selector("[data-heads]")
    boxes = [number.bounding_box() for number in person.page.locator("[data-heads]").all()]
    placed = [box for box in boxes if box]
    assert {(round(box["width"]), round(box["height"])) for box in placed} == {(44, 44)}
    row = person.page.locator(".heads").bounding_box()
    assert row
    assert min(box["x"] for box in placed) == pytest.approx(row["x"], abs=1)
    assert max(box["x"] + 44 for box in placed) == pytest.approx(row["x"] + row["width"], abs=1)
    assert len({box["y"] for box in placed}) == 2


def test_what_a_preset_lays_down_cannot_be_changed(invite: Invite) -> None:
    person = invite()
    person.open("/#/set/schocken/friends")
    expect(person.page.locator(f"{row('discs')} [data-step='1']")).to_be_enabled()
    person.page.locator("[data-heads='8']").tap()
    person.page.locator("[data-preset=schocken-turnier-regeln]").tap()
    expect(person.page.locator("[data-heads='5']")).to_have_count(0)
    unfold(person)
    for name in FIXED:
        expect(person.page.locator(f"{row(name)}[data-fixed]")).to_be_visible()
        expect(person.page.locator(f"{row(name)} :is(button, input, select)")).to_have_count(0)
    expect(person.page.locator(row("discs"))).to_contain_text("13")
    # What the sheet leaves open can be agreed on.
    person.page.locator(f"{row('throw_count_tiebreak')} select").select_option("schock")
    person.page.locator(f"{row('halves')} [data-step='-1']").tap()
    expect(person.page.locator(row("final_mode"))).to_have_count(0)
    person.page.locator("[data-action=start]").tap()
    sent = options_sent(person)
    assert (sent["discs"], sent["jule"], sent["throw_count_tiebreak"], sent["halves"]) == (13, False, "schock", 1)
