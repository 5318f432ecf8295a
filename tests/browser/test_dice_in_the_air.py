"""Dice that are seen to fall: with motion as most devices have it."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from knobel.server.http.web_app import WebApp
from proofs.processes import Node
from tests.browser.conftest import Invite
from tests.browser.people import Person, device
from tests.browser.tables import give_a_player, play_against_bots
from tests.browser.test_dice_on_the_screen import flights, wait_for_busy
from tests.browser.waiting import until

# What is fetched to see dice fall, packed.
HEAVIEST = 80_000
# How much is seen of a die that lies there, when it is shown in the air from now on.
WITNESS = """() => {
  window.seenThrough = [];
  new MutationObserver((changes) => {
    for (const { target } of changes)
      for (const die of [target, ...target.querySelectorAll(".die")])
        if (die.matches(".die.flown")) window.seenThrough.push(getComputedStyle(die).opacity);
  }).observe(document.querySelector(".felt"), { subtree: true, childList: true, attributeFilter: ["class"] });
}"""


@pytest.fixture
def page(browser: Browser, calm_house: Node) -> Iterator[Page]:
    """A table at which somebody is to throw, on a phone that shows motion."""
    context = device(browser, calm_house.base, motion=True)
    page = context.new_page()
    page.goto("/#/set/kniffel/bots")
    page.click("[data-action=start]")
    page.wait_for_selector("canvas[data-ready=true]", state="attached")
    yield page
    context.close()


def test_dice_fly_before_anything_is_told_and_then_lie_where_the_server_says(page: Page) -> None:
    told: list[str] = []
    page.on("pageerror", lambda error: told.append(str(error)))
    flights = int(page.get_attribute("canvas", "data-flights") or 0)
    page.click("[data-throw]:not([disabled])")
    page.wait_for_function(
        "(flights) => Number(document.querySelector('canvas').dataset.flights) > flights", arg=flights
    )
    # A bot may throw at once: then its dice are in the air as well.
    page.wait_for_function("() => document.querySelector('[data-busy=false]') && !document.querySelector('.flown')")
    assert told == []


def test_what_has_fallen_is_not_seen_before_the_dice_rest(page: Page) -> None:
    page.wait_for_selector("[data-throw]:not([disabled])")
    page.evaluate(WITNESS)
    page.click("[data-throw]")
    page.wait_for_function("() => window.seenThrough.length >= 1")
    assert set(page.evaluate("seenThrough")) == {"0"}


def test_a_fling_over_the_felt_throws(page: Page) -> None:
    page.wait_for_selector("[data-throw]:not([disabled])")
    flights = int(page.get_attribute("canvas", "data-flights") or 0)
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    middle = felt["x"] + felt["width"] / 2
    page.mouse.move(middle, felt["y"] + felt["height"] - 30)
    page.mouse.down()
    page.mouse.move(middle + 60, felt["y"] + felt["height"] - 160)
    page.mouse.up()
    page.wait_for_function(
        "(flights) => Number(document.querySelector('canvas').dataset.flights) > flights", arg=flights
    )


# How far to the right every die is drawn, picture after picture.
WHERE_DRAWN = """(() => {
  window.drawn = [];
  const names = new Map();
  const { getUniformLocation, uniform3fv } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getUniformLocation = function (program, name) {
    const place = getUniformLocation.call(this, program, name);
    if (place) names.set(place, name);
    return place;
  };
  WebGL2RenderingContext.prototype.uniform3fv = function (place, value) {
    if (names.get(place) === "at") window.drawn.push(value[0]);
    return uniform3fv.call(this, place, value);
  };
})()"""
DICE = 5


@pytest.mark.parametrize("across", [-120, 120], ids=["left", "right"])
def test_dice_fly_where_a_finger_has_flung_them(across: int, invite: Invite) -> None:
    anna = invite(motion=True)
    anna.context.add_init_script(WHERE_DRAWN)
    give_a_player(anna)
    anna.open()
    play_against_bots(anna, "kniffel", 1, options={"starter": "first_seat"})
    anna.page.locator("[data-action=met]").tap()
    anna.page.wait_for_selector("canvas[data-ready=true]", state="attached")
    anna.page.wait_for_selector("[data-throw]:enabled")
    felt = anna.page.locator(".felt").bounding_box()
    assert felt is not None
    anna.page.clock.install()
    anna.page.clock.pause_at(anna.page.evaluate("Date.now() / 1000 + 1"))
    x, y = felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] - 12
    fling(anna, (x, y), (x + across, y - 90))
    wait_for_busy(anna.page)
    until(anna.page, lambda: flights(anna.page) == 1, "dice fly")
    anna.page.clock.run_for(100)
    drawn = anna.page.evaluate("drawn")
    first, last = sum(drawn[:DICE]), sum(drawn[-DICE:])
    assert (last - first) * across > 0, (first, last)


def fling(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger goes over the screen."""
    finger = person.context.new_cdp_session(person.page)
    steps = [tuple(a + (b - a) * step / 5 for a, b in zip(start, end, strict=True)) for step in range(6)]
    for kind, place in zip(["touchStart", *["touchMove"] * 5], steps, strict=True):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": place[0], "y": place[1]}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def test_what_flying_dice_need_is_not_heavy(page: Page) -> None:
    fetched = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    names = {urlsplit(name).path.removeprefix("/") for name in fetched}
    heavy = {name for name in names if "DiceInTheAir" in name or name.endswith(".bin")}
    assert {name.rsplit(".", 1)[1] for name in heavy} >= {"js", "bin"}
    folder = WebApp().folder
    packed = {name: (folder / f"{name}.gz") for name in heavy}
    sizes = [path.stat().st_size if path.exists() else (folder / name).stat().st_size for name, path in packed.items()]
    assert sum(sizes) <= HEAVIEST
