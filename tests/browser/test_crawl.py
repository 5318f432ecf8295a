"""The crawl: every game of the box is played in the browser to its end, by clicks alone, on the narrowest phone.

A control must be there for every legal move that the server offers; nothing may be refused, run over the edge, or
complain. On the way axe-core looks at every table once, half of them in the dark.
"""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser

from knobel.games import registry
from proofs.processes import Node
from tests.browser.accessibility import violations
from tests.browser.people import PHONE, Person, device
from tests.browser.tables import give_a_player, play_against_bots, until_asked

# By then there is something to see at the table.
FIRST_MOVES = 5
# No game is so long with these options that somebody who clicks at random would need more.
MOST_MOVES = 400
SHORT: dict[str, dict[str, Any]] = {
    "dreispalten-kniffel": {"columns": 2},
    # Whoever combines taps a hundred keys a lap: that is for test_formulas.
    "eins-bis-sechzehn": {"max_laps": 20, "assist": "auto"},
    "einundzwanzig": {"max_rounds": 8},
    "marathon": {"target_ones": 10},
    "quinze": {"max_rounds": 8},
    "schocken": {"discs": 9, "halves": 1},
    "tarnkappe": {"target": 3, "floor_zero": True},
}


@pytest.fixture(scope="module")
def player(browser: Browser, house: Node) -> Iterator[Person]:
    """One device for all games, as people use it."""
    person = Person(device(browser, house.base, size=PHONE), house.base, "Anna")
    give_a_player(person)
    person.open()
    yield person
    person.context.close()


def opponents(game: str) -> int:
    """As few as the game is played with."""
    players = registry.declared(game).info.players
    return max(players.least, min(2, players.most)) - 1


def plays(player: Person, moves: int, seed: int) -> dict[str, Any]:
    """Let some moves be made; what happened on the way must have been in order."""
    played: dict[str, Any] = player.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": moves, "seed": seed})
    assert played["stuck"] is None, played
    assert played["missing"] == [], "legal moves without a control"
    assert played["wide"] == [], "the page is larger than the screen"
    return played


@pytest.mark.parametrize("game", registry.ids())
def test_a_browser_plays(game: str, player: Person) -> None:
    player.complaints.clear()
    seed = crc32(game.encode())
    player.page.emulate_media(color_scheme="dark" if seed % 2 else "light")
    play_against_bots(player, game, opponents(game), options=SHORT.get(game, {}))
    plays(player, FIRST_MOVES, seed)
    until_asked(player)
    assert violations(player.page) == []
    assert plays(player, MOST_MOVES, seed + 1)["over"]
    assert player.page.locator("[data-phase]").get_attribute("data-phase") == "over"
    assert player.grumbles() == []


def test_the_whole_box_is_crawled() -> None:
    assert len(registry.ids()) >= 102
