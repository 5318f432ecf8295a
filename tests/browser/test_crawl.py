"""The crawl: every game of the box is played in the browser, by clicks alone, on the narrowest phone.

A control must be there for every legal move that the server offers; nothing may be refused, run over the edge, or
complain. After some moves a bot takes over, so that the end of every game is seen; with KNOBEL_CRAWL_MOVES=100000 all
moves are made by hand.
"""

import os
from collections.abc import Iterator
from zlib import crc32

import pytest
from playwright.sync_api import Browser

from knobel.games import registry
from knobel.proofs.processes import Node
from tests.browser.people import PHONE, Person, device
from tests.browser.tables import give_a_player, play_against_bots

# The moves that are made by hand; without a limit, the whole game is.
MOVES = int(os.environ.get("KNOBEL_CRAWL_MOVES", "14"))
END_PATIENCE_MS = 40_000


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
    players = registry.rules(game).info.players
    return max(players.least, min(2, players.most)) - 1


@pytest.mark.parametrize("game", registry.ids())
def test_a_browser_plays(game: str, player: Person) -> None:
    player.complaints.clear()
    play_against_bots(player, game, opponents(game))
    played = player.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": MOVES, "seed": crc32(game.encode())})
    assert played["stuck"] is None, played
    assert played["missing"] == [], "legal moves without a control"
    assert played["wide"] == [], "the page scrolls sideways"
    end = player.page.evaluate("(patience) => knobelPlayer.finish(patience)", END_PATIENCE_MS)
    assert end == {"wide": False, "phase": "over"}
    assert player.grumbles() == []


def test_the_whole_box_is_crawled() -> None:
    assert len(registry.ids()) >= 102
