"""The crawl: every game of the box is played in the browser to its end, by clicks alone, on the narrowest phone.

A control must be there for every legal move that the house offers; nothing may be refused, run over the edge, or
complain. On the way axe-core looks at every table once, half of them in the dark. Every second game is played with the
worker of a pocket, while there is no server; `make crawl` plays all of them in both ways.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from knobel.games import registry
from knobel.server.built import MANIFEST, built_files
from proofs.processes import Node
from tests.browser.crawl import ALL_IN, WAYS, Way, at_a_server, crawl, wanted, without_a_server
from tests.browser.people import Person


@pytest.fixture(scope="module")
def server(browser: Browser, house: Node) -> Iterator[Person]:
    with at_a_server(browser, house.base) as person:
        yield person


@pytest.fixture(scope="module")
def worker(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    if MANIFEST not in built_files():
        pytest.skip("BROWSER TESTS SKIPPED: the files of a pocket are not built (make pocket)")
    with without_a_server(browser, tmp_path_factory.mktemp("site")) as person:
        yield person


@pytest.mark.parametrize(("way", "game"), wanted())
def test_a_browser_plays(way: Way, game: str, request: pytest.FixtureRequest) -> None:
    crawl(request.getfixturevalue(way), way, game)


def test_the_whole_box_is_crawled_half_of_it_without_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ALL_IN, raising=False)
    assert sorted(game for _, game in wanted()) == sorted(registry.ids())
    assert len(registry.ids()) >= 102
    for way in WAYS:
        assert len([told for told, _ in wanted() if told == way]) == len(registry.ids()) // 2
