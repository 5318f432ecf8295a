"""An account from the settings page: made with a passkey, left, and found again with its games."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession

from proofs.processes import Node
from tests.browser.accessibility import violations
from tests.browser.people import Language, Person, device

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
# Browsers of a few years ago do not know passkeys as JSON.
AN_OLDER_BROWSER = """
delete PublicKeyCredential.parseCreationOptionsFromJSON;
delete PublicKeyCredential.parseRequestOptionsFromJSON;
delete PublicKeyCredential.prototype.toJSON;
"""
MY_TABLES = "() => fetch('/api/me/tables').then((answer) => answer.json()).then((rows) => rows.map((row) => row.id))"


class Member(Person):
    """Somebody whose device keeps passkeys."""

    def __init__(self, browser: Browser, base: str, language: Language = "de") -> None:
        super().__init__(device(browser, base, language=language), base, "Anna")
        self._line: CDPSession = self.context.new_cdp_session(self.page)
        self._line.send("WebAuthn.enable")
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._authenticator = {"authenticatorId": made["authenticatorId"]}

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        """The passkeys that this device keeps."""
        return list(self._line.send("WebAuthn.getCredentials", self._authenticator)["credentials"])

    def gets(self, passkey: dict[str, Any]) -> None:
        """A passkey comes from another device, as a cloud brings it."""
        self._line.send("WebAuthn.addCredential", {**self._authenticator, "credential": passkey})

    def loses_its_passkeys(self) -> None:
        self._line.send("WebAuthn.clearCredentials", self._authenticator)

    def presses(self, action: str, then: str) -> None:
        """Press a button of the account, and see what comes of it."""
        self.page.locator(f"[data-action={action}]").first.click()
        self.page.wait_for_selector(f"[data-account={then}] [role=status]:not(:empty)")

    @property
    def tables(self) -> list[str]:
        return list(self.page.evaluate(MY_TABLES))


@pytest.fixture
def base(house: Node) -> str:
    """The house under its name: passkeys are bound to names."""
    return house.base.replace("127.0.0.1", "localhost")


@pytest.fixture
def members(browser: Browser, base: str) -> Iterator[list[Member]]:
    people = [Member(browser, base, "de"), Member(browser, base, "en")]
    yield people
    for person in people:
        person.context.close()
    assert [person.grumbles() for person in people] == [[], []]


def test_an_account_is_made_left_and_found_again_with_its_games(members: list[Member]) -> None:
    first, second = members
    first.open()
    _likes(first, "chicago")
    first.page.locator("[data-action=play-bots]").first.click()
    first.page.wait_for_selector("[data-phase=playing]")
    first.open("/#/settings")
    first.presses("register", "member")
    assert first.page.locator("[data-passkey]").count() == 1
    assert not first.page.locator("[data-action=remove-passkey]").count()
    (played,) = first.tables
    first.presses("sign-out", "guest")
    first.presses("sign-in", "member")
    assert first.tables == [played]

    second.open()
    _likes(second, "craps")
    second.open("/#/settings")
    second.page.wait_for_selector("[data-account=guest]")
    assert second.tables == []
    second.gets(first.passkeys[0])
    second.presses("sign-in", "member")
    assert second.tables == [played]
    second.open()
    for game in ("chicago", "craps"):
        second.page.wait_for_selector(f"[data-shelf=favourites] [data-game={game}]")
    second.open("/#/settings")
    second.page.wait_for_selector("[data-account=member]")
    second.presses("sign-out-everywhere", "guest")
    assert second.tables == []
    first.page.reload()
    first.page.wait_for_selector("[data-account=guest]")


def _likes(person: Member, game: str) -> None:
    """Make a game a favourite, and see that the house has heard of it."""
    card = person.page.locator(f"[data-game={game}]").first
    card.locator(".top").click()
    with person.page.expect_response(lambda answer: answer.request.method == "PUT"):
        card.locator("[data-action=like]").click()
    person.page.wait_for_selector(f"[data-shelf=favourites] [data-game={game}]")


def test_a_further_passkey_is_made_and_one_removed_but_never_the_last(members: list[Member]) -> None:
    person = members[0]
    person.open("/#/settings")
    person.presses("register", "member")
    # An authenticator makes no second passkey of the same account: this stands for another one.
    person.loses_its_passkeys()
    person.presses("add-passkey", "member")
    person.page.wait_for_selector("[data-passkey] >> nth=1")
    assert violations(person.page) == []
    person.page.locator("[data-action=remove-passkey]").first.click()
    person.page.wait_for_selector("[data-passkey] >> nth=1", state="detached")
    assert person.page.locator("[data-passkey]").count() == 1
    assert not person.page.locator("[data-action=remove-passkey]").count()


def test_an_older_browser_makes_and_shows_passkeys_as_well(members: list[Member]) -> None:
    person = members[0]
    person.page.add_init_script(AN_OLDER_BROWSER)
    person.open("/#/settings")
    assert not person.page.evaluate("'toJSON' in PublicKeyCredential.prototype")
    person.presses("register", "member")
    person.presses("sign-out", "guest")
    person.presses("sign-in", "member")
    assert person.page.locator("[data-passkey]").count() == 1


def test_whoever_has_no_passkey_is_told_so_calmly(members: list[Member]) -> None:
    person = members[1]
    person.open("/#/settings")
    person.presses("sign-in", "guest")
    assert "Everything is as it was" in person.page.locator("[data-account] [role=status]").inner_text()


def test_without_a_certain_name_there_is_one_sentence_instead_of_buttons(browser: Browser, house: Node) -> None:
    person = Person(device(browser, house.base), house.base, "Anna").open("/#/settings")
    person.page.wait_for_selector("#account")
    assert "Namen" in person.page.locator("section:has(#account)").inner_text()
    assert not person.page.locator("section:has(#account) button").count()
    person.context.close()
    assert person.grumbles() == []
