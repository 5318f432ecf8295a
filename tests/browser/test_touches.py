"""A throw that is heard and felt where dice touch something, that a tap ends, and that needs no WebGL."""

from typing import Any

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import give_a_player, play_against_bots, until_asked
from tests.browser.test_dice_on_the_screen import LONGEST_FLIGHT_MS, flights, wait_for_busy
from tests.browser.waiting import until

# Writes down every knock of a die with whether it was called off, and every buzz in the hand. Nothing of it comes to be
# heard, so that whatever is not called off is still to come.
LISTEN = """(() => {
  window.heard = { knocks: [], buzzes: [], off: 0 };
  Object.defineProperty(BaseAudioContext.prototype, "currentTime", { get: () => 0 });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when, ...rest) {
    heard.knocks.push(when - this.context.currentTime);
    return start.call(this, when, ...rest);
  };
  const stop = AudioScheduledSourceNode.prototype.stop;
  AudioScheduledSourceNode.prototype.stop = function (...when) {
    if (this instanceof AudioBufferSourceNode) heard.off += 1;
    return stop.call(this, ...when);
  };
  navigator.vibrate = (pattern) => heard.buzzes.push(pattern) > 0;
})()"""
# A device that cannot draw in three dimensions, and says so whenever it is asked.
NO_WEBGL = """(() => {
  window.refused = 0;
  for (const each of [HTMLCanvasElement, OffscreenCanvas]) {
    const real = each.prototype.getContext;
    each.prototype.getContext = function (kind, ...rest) {
      if (!kind.startsWith("webgl")) return real.call(this, kind, ...rest);
      window.refused += 1;
      return null;
    };
  }
})()"""
DICE = 5
# Where nobody knows what dice touch, each is heard so often, and the hand feels one buzz.
PLAIN_KNOCKS, PLAIN_BUZZ = 4 * DICE, 30
BUZZ = 12


def about_to_throw(invite: Invite, *scripts: str) -> Person:
    """Somebody who is to throw in Kniffel, has touched the page, and sees motion."""
    anna = invite(motion=True)
    for script in (LISTEN, *scripts):
        anna.context.add_init_script(script)
    give_a_player(anna)
    anna.open()
    play_against_bots(anna, "kniffel", 1, options={"starter": "first_seat"})
    until_asked(anna)
    anna.page.locator("[data-action=met]").click()
    return anna


def throw(person: Person) -> dict[str, Any]:
    """Throw, and stop time while the dice fall; says what was heard and felt of it."""
    person.page.evaluate("heard.knocks.length = heard.buzzes.length = heard.off = 0")
    person.page.clock.install()
    person.page.clock.pause_at(person.page.evaluate("Date.now() / 1000 + 1"))
    person.page.locator("[data-throw]").dispatch_event("click")
    wait_for_busy(person.page)
    until(person.page, lambda: bool(person.page.evaluate("heard.buzzes.length")), "a throw is felt")
    heard: dict[str, Any] = person.page.evaluate("heard")
    return heard


def test_a_throw_is_heard_and_felt_by_its_touches_and_a_tap_ends_it(invite: Invite) -> None:
    anna = about_to_throw(invite)
    anna.page.wait_for_selector("canvas[data-ready=true]", state="attached")
    heard = throw(anna)
    assert flights(anna.page) == 1
    assert heard["off"] == 0
    # Every die touches the felt sooner or later, and no two of them at the same time all the way.
    assert len(heard["knocks"]) >= DICE
    assert len({round(knock, 3) for knock in heard["knocks"]}) > DICE
    (felt,) = heard["buzzes"]
    assert felt[::2] == [BUZZ] * (len(felt) // 2)

    def lies_after_a_tap() -> bool:
        anna.page.locator(".felt").dispatch_event("click")
        return anna.page.locator("[data-busy=false]").count() == 1

    # Time stands still, so that only the tap can end it.
    until(anna.page, lies_after_a_tap, "the dice lie")
    assert anna.page.locator(".felt [data-face]").count() == DICE
    assert anna.page.locator(".flown").count() == 0
    # And what lies is neither heard nor felt to fall any longer.
    told = anna.page.evaluate("heard")
    assert (told["off"], told["buzzes"]) == (len(heard["knocks"]), [felt, 0])


def test_without_webgl_dice_fall_in_the_plain_way(invite: Invite) -> None:
    anna = about_to_throw(invite, NO_WEBGL)
    anna.page.wait_for_function("() => window.refused > 0")
    heard = throw(anna)
    assert (len(heard["knocks"]), heard["buzzes"]) == (PLAIN_KNOCKS, [PLAIN_BUZZ])
    assert flights(anna.page) == 0
    assert anna.page.locator(".die.appears .cube").count() == DICE
    anna.page.clock.run_for(LONGEST_FLIGHT_MS)
    until(anna.page, lambda: anna.page.locator("[data-busy=false]").count() == 1, "the dice lie")
    assert anna.page.locator(".felt [data-face]").count() == DICE
