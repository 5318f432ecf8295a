"""The big screen's felt: a phone throws, and the dice fall there before anything is told of them."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP
from tests.browser.test_secrets import begin_on_the_screen, come_with_phones, open_on_a_screen
from tests.browser.waiting import until

LONGEST_FLIGHT_MS = 4000
# What a screen or a phone tells of a throw: its faces, also to whoever has them read out, the line of what happened,
# sums that this throw would give.
TOLD = """() => ({
  faces: document.querySelectorAll('[data-face]').length,
  read: [...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)
    .filter((label) => /^Würfel [0-9]+: /.test(label)),
  words: [...document.querySelectorAll('.happened, .headline, .turn p')].map((p) => p.textContent).join('').trim(),
  drawn: document.querySelector('canvas')?.style.opacity === '1',
})"""


@contextmanager
def standing_still(*pages: Page) -> Iterator[None]:
    """Time stands still on these pages; afterwards it has gone on until every die lies."""
    for page in pages:
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    yield
    for page in pages:
        page.clock.run_for(LONGEST_FLIGHT_MS)


def flights(page: Page) -> int:
    """How often dice have been seen to fly on this page."""
    return int(page.evaluate("document.querySelector('canvas')?.dataset.flights ?? 0"))


def wait_for_busy(page: Page) -> None:
    """Until the page waits for dice to lie."""
    until(page, lambda: page.locator("[data-busy=true]").count() == 1, "the page waits for the dice")


def test_the_dice_of_a_phone_fly_on_the_screen_and_nobody_is_told_before_they_lie(invite: Invite) -> None:
    screen = invite("Fernseher", size=DESKTOP, touch=False, motion=True)
    phones = [invite(name, motion=True) for name in ("Anna", "Ben")]
    table, invitation = open_on_a_screen(screen, "kniffel", len(phones))
    come_with_phones(phones, table, invitation)
    begin_on_the_screen(screen, phones)
    pages = [screen.page, *(phone.page for phone in phones)]
    for page in pages:
        page.wait_for_selector("canvas[data-ready=true]", state="attached")
        page.wait_for_selector("[data-busy=false]")
    thrower = next(page for page in pages[1:] if page.locator("[data-action=throw]").count())
    seen = [flights(page) for page in pages]

    with standing_still(*pages):
        thrower.locator("[data-action=throw]").dispatch_event("click")
        until(thrower, lambda: flights(screen.page) > seen[0], "dice fly on the screen")
        for page in pages:
            wait_for_busy(page)
            assert page.evaluate(TOLD)["faces"] == 0
            assert page.evaluate(TOLD)["read"] == []
            assert page.evaluate(TOLD)["words"] == ""
        assert screen.page.evaluate(TOLD)["drawn"]

    until(thrower, lambda: all(page.locator("[data-busy=false]").count() for page in pages), "all dice lie")
    assert screen.page.evaluate(TOLD)["faces"] > 0
    assert len(screen.page.evaluate(TOLD)["read"]) > 0
    assert screen.page.evaluate(TOLD)["words"] != ""
