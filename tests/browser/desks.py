"""A tournament through its pages: what an organiser, referees and guests do with their fingers."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Route

from knobel.house.desks.patching import PatchStep, patched
from tests.browser.people import Person

# A tournament of 13 has about sixty games; whoever needs more has run in circles.
MOST_STEPS = 400


def agree(organiser: Person, own: dict[str, int], **options: int) -> None:
    """Whatever tournament this person sets up has these options beside those of the form; `own` are its format's."""

    def add(route: Route) -> None:
        wish: dict[str, Any] = route.request.post_data_json or {}
        added = {"options": wish["options"] | options, "format_options": wish["format_options"] | own}
        route.continue_(post_data=json.dumps(wish | added))

    organiser.page.route("**/api/desks", add)


def announce(organiser: Person, name: str, **options: int) -> None:
    """From the start page to a new tournament, with these options beside the usual ones."""
    page = organiser.open().page
    agree(organiser, {}, **options)
    page.locator("[data-action=tournament]").click()
    page.locator("[data-field=desk-name]").fill(name)
    page.locator("[data-action=create-desk]").click()
    page.wait_for_selector("[data-view=run]")


def view(organiser: Person, name: str) -> None:
    """Turn to another part of the organiser's page."""
    organiser.page.locator(f"[data-view={name}]").click()


def add_players(organiser: Person, text: str, expected: int) -> None:
    """Paste a list, and see that everybody stands on it."""
    view(organiser, "players")
    organiser.page.locator("[data-field=players]").fill(text)
    organiser.page.locator("[data-action=add-players]").click()
    organiser.page.wait_for_function("n => document.querySelectorAll('[data-player]').length === n", arg=expected)


def link_of(organiser: Person, role: str) -> str:
    """The link of a shared role, as it is copied; without the address of the house."""
    view(organiser, "links")
    # There is nothing to copy before the page knows the addresses of the house.
    copied = organiser.page.locator(f"[data-action=copy-{role}][data-link]").get_attribute("data-link")
    href = organiser.page.locator(f"[data-open={role}]").get_attribute("href")
    assert copied == f"{organiser.base}/{href}"
    return copied.removeprefix(organiser.base)


def everybody_is_here(organiser: Person, players: int) -> None:
    """Open the door, tick everybody off, close the sign-up."""
    view(organiser, "run")
    organiser.page.locator("[data-action=open-now]").click()
    view(organiser, "players")
    organiser.page.locator("[data-action=check-in-all]").click()
    organiser.page.wait_for_selector("[data-offer=check_in]", state="detached")
    assert seen(organiser)["board"]["counts"] == {"checked_in": players}
    view(organiser, "run")
    organiser.page.locator("[data-action=close-now]").click()
    organiser.page.wait_for_selector("[data-offer=draw]")


def seen(person: Person) -> dict[str, Any]:
    """The newest page that has reached this device: the latest whole one, and every change since."""
    last = max(index for index, frame in enumerate(person.frames) if frame["type"] == "page")
    page = person.frames[last]["page"]
    for frame in person.frames[last + 1 :]:
        if frame["type"] == "changes":
            page = patched(page, msgspec.convert(frame["patch"], tuple[PatchStep, ...]))
    return dict(page)


def keep_up(*people: Person) -> None:
    """Everybody's page shows all that any of them shows."""
    seq = max(int(person.page.locator("[data-seq]").get_attribute("data-seq") or 0) for person in people)
    for person in people:
        person.page.wait_for_function("seq => +document.querySelector('[data-seq]').dataset.seq >= seq", arg=seq)


def draw_and_start(organiser: Person) -> None:
    """The next stage: draw it, see the lot, start it."""
    organiser.page.locator("[data-offer=draw]").click()
    organiser.page.locator("[data-offer=start_stage]").click()
    organiser.page.wait_for_selector("[data-desk-phase=playing]")
    assert organiser.page.locator("[data-seed]").inner_text() == seen(organiser)["board"]["stage"]["seed"]


def report(referee: Person, table: int, loser: int) -> None:
    """Tap the loser of the running game, and wait until it is settled."""
    card = f"[data-table='{table}']"
    game = referee.page.locator(card).get_attribute("data-game")
    referee.page.locator(f"{card} [data-loser='{loser}']").tap()
    asked = referee.page.locator("[data-meant='0']")
    settled = referee.page.locator(f"[data-referee]:not(:has({card}[data-game='{game}']))")
    asked.or_(settled).first.wait_for()
    # Nobody plays as fast as this referee reports, so the desk asks.
    if asked.count():
        asked.tap()
        settled.wait_for()


def undo_latest(referee: Person) -> list[str]:
    """Take the latest entry back; says what was announced to change."""
    referee.page.locator("[data-undo]").first.tap()
    referee.page.wait_for_selector("[data-preview]")
    lines = referee.page.locator("[data-preview] li").all_inner_texts()
    referee.page.locator("[data-action=yes]").tap()
    referee.page.wait_for_selector("dialog", state="detached")
    return lines


def open_tables(referee: Person) -> list[tuple[int, list[int]]]:
    """The tables that still play, with those who can lose there, as this phone shows them."""
    cards = referee.page.locator("[data-table][data-game]").evaluate_all(
        "cards => cards.map(card => [+card.dataset.table,"
        " [...card.querySelectorAll('[data-loser]')].map(each => +each.dataset.loser)])"
    )
    return [(int(table), list(losers)) for table, losers in cards]


def play_on(organiser: Person, referees: list[Person], chance: Random) -> None:
    """One round of reports: every open table by one of the referees; between stages the next one is drawn."""
    phase = organiser.page.locator("[data-desk-phase]").get_attribute("data-desk-phase")
    if phase == "between":
        organiser.page.wait_for_selector("[data-offer=draw]")
        draw_and_start(organiser)
        for referee in referees:
            stage = seen(organiser)["board"]["stage"]["number"]
            referee.page.wait_for_function(
                "() => document.querySelector('[data-table][data-game] [data-loser]') !== null"
            )
            assert seen(referee)["board"]["stage"]["number"] == stage
    for table, losers in open_tables(referees[0]):
        report(referees[table % len(referees)], table, chance.choice(losers))


def play_to_the_end(organiser: Person, referees: list[Person], chance: Random) -> None:
    """Until somebody has won."""
    for _ in range(MOST_STEPS):
        if seen(organiser)["board"]["phase"] == "over":
            return
        play_on(organiser, referees, chance)
    raise AssertionError("the tournament does not end")


def download(person: Person, selector: str) -> bytes:
    """What a button gives as a file."""
    with person.page.expect_download() as coming:
        person.page.locator(selector).click()
    return Path(coming.value.path()).read_bytes()


def ranking_on(person: Person) -> list[tuple[int, str]]:
    """The final list as this page shows it."""
    rows = person.page.locator("[data-rank]").evaluate_all(
        "rows => rows.map(row => [+row.dataset.rank, row.querySelector('[data-name]').textContent])"
    )
    return [(int(place), str(name)) for place, name in rows]
