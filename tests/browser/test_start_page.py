"""The start page: the box of games."""

import re

import pytest
from playwright.sync_api import Request, Route, expect

from knobel.games import registry
from tests.browser.conftest import Invite
from tests.browser.waiting import until

# One of something that is said as if there were several.
ONE_OF_MANY = re.compile(r"\b1 (?:players|minutes|dice|games|points|seats|tables)\b")


def test_a_rule_card_spans_the_phone_and_can_be_closed(invite: Invite) -> None:
    person = invite(size=(390, 844))
    person.open()
    page = person.page
    card = page.locator("[data-game=chicago]")
    card.locator(".top").click()
    card.locator("[data-action=rules]").click()
    sheet = page.locator("[role=dialog]")
    sheet.wait_for()
    page.wait_for_function("() => document.querySelector('[role=dialog]').textContent.length > 300")
    box = sheet.bounding_box()
    assert box
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 390, 844)
    sheet.get_by_role("button", name="Schließen").click()
    page.wait_for_selector("[role=dialog]", state="detached")


def test_a_rule_card_shows_its_facts_and_dice_on_a_small_phone_and_goes_with_escape(invite: Invite) -> None:
    """A game that is asked for by another name has that name, and its own length, on its card; and so has its table."""
    person = invite(size=(360, 640))
    person.open("#/set/zehntausend/bots")
    page = person.page
    page.locator("[data-action=rules]").first.click()
    head = page.locator("[data-part=card-head]")
    head.wait_for()
    assert head.text_content() == "2 bis 12 Spieler · sechs Würfel · etwa 33 Minuten"
    sheet = page.get_by_role("dialog", name="Regeln: Zehntausend")
    assert sheet.get_by_role("table").count() == 2
    six_ones = sheet.get_by_role("img", name="1 1 1 1 1 1", exact=True)
    six_ones.scroll_into_view_if_needed()
    assert six_ones.locator("circle").count() == 6
    widths = sheet.locator(".inside").evaluate("inside => [inside.scrollWidth, inside.clientWidth]")
    assert widths[0] == widths[1] == 360
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")
    page.locator("[data-action=start]").click()
    expect(page).to_have_title(re.compile("Zehntausend$"))


# How wide the spaces of a heading are, in its own letters.
SPACES = """(heading) => {
  const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  const at = text.data.indexOf(" ");
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().width / parseFloat(getComputedStyle(heading).fontSize);
}"""


def test_the_words_of_a_heading_stand_apart(invite: Invite) -> None:
    person = invite(size=(390, 844))
    person.open()
    heading = person.page.locator("h2", has_text="Jetzt spielen")
    heading.wait_for()
    person.page.evaluate("document.fonts.ready")
    assert heading.evaluate(SPACES) >= 0.22


def test_a_name_and_what_explains_it_stand_on_lines_of_their_own(invite: Invite) -> None:
    page = invite(size=(360, 740)).open().page
    for action, help_text in (("play-tv", "Fernseher als Tisch"), ("play-pad", "Echte Würfel")):
        lines = page.locator(f".screen[data-action={action}]").inner_text().splitlines()
        assert lines[1].startswith(help_text)


def test_the_box_finds_what_is_mistyped_and_keeps_what_is_liked(invite: Invite) -> None:
    person = invite(size=(390, 844))
    person.open()
    page = person.page
    page.wait_for_selector("[data-shelf=trick] [data-game]")
    assert page.locator("[data-shelf]").count() == 12
    page.locator("[data-field=search]").fill("kniffl")
    page.wait_for_function("() => document.querySelectorAll('[data-game]').length < 10")
    found = page.locator("[data-game]").first
    assert found.get_attribute("data-game") == "kniffel"
    # Above the keyboard, which takes the lower half of a phone.
    box = found.bounding_box()
    assert box
    assert box["y"] + 60 < 844 / 2
    found.locator(".top").click()
    found.locator("[data-action=like]").click()
    # Whoever asks by another name sees that this is the one.
    page.locator("[data-field=search]").fill("meier")
    page.wait_for_selector("[data-game=maexchen]:has-text('Heißt auch Meier')")
    page.locator("[data-field=search]").fill("mäx")
    page.wait_for_selector("[data-game=maexchen]:not(:has-text('Heißt auch'))")
    page.locator("[data-action=clear-filters]").click()
    page.wait_for_selector("[data-shelf=favourites] [data-game=kniffel]")
    # For tonight: eight people, quiet.
    page.locator("[data-filter=players]").select_option("8")
    page.locator("[data-filter=quiet]").click()
    page.wait_for_selector("[data-game=maexchen]", state="detached")
    assert page.locator("[data-game]").count() > 0
    page.reload()
    page.wait_for_selector("[data-shelf=favourites] [data-game=kniffel]")
    assert not person.scrolls_sideways()


def test_what_was_played_last_stands_first_and_the_evening_may_be_short(invite: Invite) -> None:
    person = invite()
    page = person.open("/#/set/graue-augen/bots").page
    page.locator("[data-action=start]").click()
    page.wait_for_selector("[data-phase=playing], [data-phase=over]")
    person.open("/").page.wait_for_selector("[data-shelf=recent] [data-game=graue-augen]")
    page.wait_for_selector("[data-shelf=sheet] [data-game=kniffel]")
    page.locator("[data-filter=minutes]").select_option("2")
    page.wait_for_selector("[data-game=kniffel]", state="detached")
    facts = page.locator("[data-game] .facts").all_inner_texts()
    assert facts
    assert all(int(found[1]) <= 2 for found in (re.search(r"(\d+) Min", fact) for fact in facts) if found)


def test_a_single_find_lies_above_the_keyboard_of_a_small_phone(invite: Invite) -> None:
    page = invite(size=(360, 640)).open().page
    page.wait_for_selector("[data-shelf=trick] [data-game]")
    page.locator("[data-field=search]").fill("zehntausent")
    expect(page.locator("[data-game]")).to_have_count(1)
    box = page.locator("[data-game=zehntausend]").bounding_box()
    assert box
    assert box["y"] + 60 < 640 / 2


# What a browser opens slowly when it is first used: formats of numbers and the alphabet of a language.
SLOW = """window.slow = [];
for (const [owner, name] of [[Intl, "NumberFormat"], [Intl, "Collator"], [String.prototype, "localeCompare"]]) {
  owner[name] = new Proxy(owner[name], {
    apply: (real, self, told) => (slow.push(name), Reflect.apply(real, self, told)),
    construct: (real, told) => (slow.push(name), Reflect.construct(real, told)),
  });
}"""


def test_nothing_moves_when_the_catalogue_comes_and_nothing_keeps_the_page_busy(invite: Invite) -> None:
    person = invite(size=(1366, 768), touch=False)
    person.context.add_init_script(
        "window.shifts = []; new PerformanceObserver((list) => shifts.push(...list.getEntries().map((e) => e.value)))"
        ".observe({ type: 'layout-shift', buffered: true });"
    )
    person.context.add_init_script(SLOW)
    person.open()
    # All of them come by themselves, one after the other.
    expect(person.page.locator("[data-game]")).to_have_count(len(registry.ids()))
    assert person.page.evaluate("slow") == []
    person.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert sum(person.page.evaluate("shifts")) < 0.05


def test_a_table_open_to_all_is_listed_as_long_as_somebody_is_there(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben", language="en")
    anna.open("/#/set/chicago/friends")
    anna.page.locator("[data-more] > summary").tap()
    anna.page.locator("[data-pick=public] input").nth(1).check(force=True)
    anna.page.locator("[data-action=start]").tap()
    anna.page.wait_for_selector("[data-phase=lobby]")
    table = next(frame["table"]["id"] for frame in anna.frames if frame["type"] == "welcome")
    listed = ben.open().page.locator(f"[data-action=join-public][data-table='{table}']")
    listed.wait_for()
    # Whatever is counted on this page, one of it is one.
    ben.page.wait_for_selector("[data-game]")
    assert "1 player" in ben.page.inner_text("body")
    assert ONE_OF_MANY.findall(ben.page.inner_text("body")) == []
    anna.page.goto("about:blank")

    def is_gone() -> bool:
        ben.page.reload()
        ben.page.wait_for_selector("[data-game=kniffel]")
        ben.page.wait_for_function(
            "() => performance.getEntriesByType('resource')"
            ".some((each) => each.name.endsWith('/api/tables') && each.responseEnd > 0)"
        )
        return listed.count() == 0

    until(ben.page, is_gone, "a table without anybody is no longer listed")


@pytest.mark.parametrize(("game", "seats"), [("lustige-sieben", 3), ("kleeblatt", 3), ("kniffel", 2)])
def test_whoever_taps_before_the_catalogue_has_come_gets_a_table_with_enough_players(
    invite: Invite, game: str, seats: int
) -> None:
    person = invite()
    person.context.add_init_script(f"localStorage.setItem('knobel.game', '\"{game}\"')")
    held: list[Route] = []
    person.context.route("**/api/games", lambda route: held.append(route))
    person.open()
    person.page.locator("section [data-action=play-bots]").first.click()
    # Kniffel does not wait for it.
    if game != "kniffel":
        until(person.page, lambda: bool(held), "the catalogue is asked for")
        held.pop().continue_()
    person.page.wait_for_selector("[data-phase=playing], [data-phase=over]")
    table = next(frame["table"] for frame in person.frames if frame["type"] == "welcome")
    assert (table["game"], len(table["seats"])) == (game, seats)
    person.context.unroute("**/api/games")


# Whoever is quick taps in the moment in which the button is there, before anything has been shown.
TAPS_AT_ONCE = """new MutationObserver((_, looking) => {
  const button = document.querySelector("[data-action=play-bots]");
  if (!button) return;
  looking.disconnect();
  button.click();
}).observe(document, { childList: true, subtree: true });"""
# So many pictures that the box would have been asked for, and begun.
PICTURES = """async () => {
  for (let shown = 0; shown < 20; shown++) await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
}"""


def test_a_page_that_answers_a_tap_draws_no_box_meanwhile_and_does_if_there_is_no_table(invite: Invite) -> None:
    person = invite()
    asked: list[Route] = []
    catalogues: list[Request] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/games"):
            catalogues.append(request)

    person.context.on("request", note)

    def hold(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(route)
        else:
            route.continue_()

    person.context.route("**/api/tables", hold)
    person.context.add_init_script(TAPS_AT_ONCE)
    with person.expecting("Failed to load resource"):
        with person.page.expect_request("**/api/tables"):
            person.open()
        person.page.evaluate(PICTURES)
        assert (len(catalogues), person.page.locator("#box").count()) == (0, 0)
        asked.pop().fulfill(status=422, json={"code": "too-many-tables", "facts": {}})
        person.page.wait_for_selector("[data-game=kniffel]")
        assert person.page.locator("main > [role=alert]").count() == 1, "why there is none stands there still"
