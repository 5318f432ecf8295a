"""Whose part in the dice is missing is said where people look: before a game begins, and at the table."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_friends import join_by_code, opened_by
from tests.browser.waiting import until


def never_says(person: Person, request: str) -> None:
    """Let this device keep requests of one kind to itself."""

    def pass_on(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def speak(message: str | bytes) -> None:
            said: dict[str, Any] = json.loads(message)
            if (said.get("request") or {}).get("type") != request:
                house.send(message)

        line.on_message(speak)

    person.page.route_web_socket("**/api/socket", pass_on)


def has_promised(person: Person, seat: int) -> bool:
    """Whether this device has been told that somebody has promised a seed."""
    tables = [frame["table"] for frame in person.frames if frame.get("table")]
    return bool(tables[-1]["seats"][seat]["promised"])


def test_the_lobby_says_whose_device_is_waited_for(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    never_says(ben, "promise")
    join_by_code(ben, opened_by(anna, "chicago", 2))
    awaited = anna.page.locator("[data-seeds-awaited]", has_text="Ben")
    awaited.wait_for()
    assert "Anna" not in awaited.inner_text()
    assert violations(anna.page) == []


def test_the_table_names_who_promised_a_seed_and_did_not_open_it(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    never_says(ben, "open")
    join_by_code(ben, opened_by(anna, "chicago", 2))
    until(anna.page, lambda: has_promised(anna, 1), "Ben has promised")
    anna.page.locator("[data-action=start]").tap()
    anna.page.wait_for_selector("[data-phase=playing]")
    for person in (anna, ben):
        person.page.locator("[data-unopened='1']", has_text="Ben").wait_for()
        assert person.page.locator("[data-unopened]").count() == 1
        assert not person.scrolls_sideways()
    assert violations(anna.page) == []
    anna.page.locator("[data-action=understood]").tap()
    anna.page.wait_for_selector("[data-unopened]", state="detached")
