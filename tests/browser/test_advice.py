"""Advice on the page: a first guess says that it is one, and gives way to the advice."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP
from tests.browser.tables import give_a_player, play_against_bots, settle

MOVE = {"type": "phrase", "key": "named-keep-none", "facts": {}}
GUESS = {"type": "phrase", "key": "hint-first", "facts": {"move": MOVE}}


@pytest.mark.parametrize("size", [(360, 640), DESKTOP], ids=["phone", "desktop"])
def test_a_first_guess_gives_way_to_the_advice(invite: Invite, size: tuple[int, int]) -> None:
    anna = invite("Anna", size=size)
    held: list[Callable[[], None]] = []

    def between(page: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] == "advice":
                guess = heard["hints"][0] | {"value": 0.0, "why": GUESS}
                page.send(json.dumps(heard | {"first": True, "hints": [guess]}))
                held.append(lambda: page.send(message))
            else:
                page.send(message)

        page.connect_to_server().on_message(told)

    anna.context.route_web_socket(re.compile("/api/socket"), between)
    give_a_player(anna)
    anna.open("/")
    play_against_bots(anna, "kniffel", 1, "greedy", hints=True, options={"starter": "first_seat"})
    anna.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": 1, "seed": 7})
    settle(anna)
    anna.page.locator("[data-advise]").click()
    first = anna.page.locator("[data-advice=first]")
    first.wait_for()
    assert first.locator("li").count() == 1
    assert first.locator("li span").count() == 0
    assert "Auf den ersten Blick" in first.locator("li p").inner_text()
    assert violations(anna.page) == []
    assert not anna.scrolls_sideways()
    held.pop()()
    last = anna.page.locator("[data-advice=last]")
    last.wait_for()
    assert last.locator("li span").count() == last.locator("li").count() > 0
    assert "Auf den ersten Blick" not in last.inner_text()
