"""The crawl of the whole box in both ways: `make crawl`, or `python -m tests.browser.crawl --worker` for one of them.

With `make test` every game is crawled once, half of them in either way; this is for all of them. Other words go to
pytest, as `-k kniffel`.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from zlib import crc32

from playwright.sync_api import Browser

from knobel.games import registry
from knobel.server.site.writing import write_site
from tests.browser.accessibility import violations
from tests.browser.people import PHONE, Person, device
from tests.browser.pockets import SUBFOLDER, keep_the_box
from tests.browser.tables import give_a_player, play_against_bots, until_asked
from tests.support.static_host import StaticHost

# Who answers: a server, or the worker of a pocket while there is no server.
Way = Literal["server", "worker"]
WAYS: tuple[Way, ...] = ("worker", "server")
# Names the ways in which all games are crawled.
ALL_IN = "KNOBEL_CRAWL"
# The server of the tests has bots that think in no time; those of a pocket are asked to.
PACE: dict[Way, dict[str, str]] = {"server": {}, "worker": {"pace": "instant"}}
# Where the page looks for a newer box, as it may in vain. Nothing else may be asked of a host that is gone.
NEWER_BOX = ("/app-files.json)", "/app-digests.json)", "/pocket/manifest.json)")
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


def wanted() -> list[tuple[Way, str]]:
    """Which game is crawled in which way: by turns, or all in the ways that are asked for. One way after the other."""
    asked = os.environ.get(ALL_IN, "").split()
    return [
        (way, game)
        for turn, way in enumerate(WAYS)
        for place, game in enumerate(registry.ids())
        if (way in asked if asked else place % len(WAYS) == turn)
    ]


@contextmanager
def at_a_server(browser: Browser, base: str) -> Iterator[Person]:
    """One device for all games, as people use it."""
    person = Person(device(browser, base, size=PHONE), base, "Anna")
    give_a_player(person)
    person.open()
    yield person
    person.context.close()


@contextmanager
def without_a_server(browser: Browser, folder: Path) -> Iterator[Person]:
    """One device that has kept the whole box of a site, whose host is gone: one page, with a worker that stays warm."""
    write_site(folder / "web" / SUBFOLDER, "")
    host = StaticHost(folder / "web", folder / "visits.log").start()
    base = f"{host.base}/{SUBFOLDER}/"
    person = Person(device(browser, base, size=PHONE, keeps=True), base, "Anna")
    give_a_player(person)
    keep_the_box(person.page)
    host.kill()
    person.page.goto("#/")
    person.page.reload()
    with person.expecting(*NEWER_BOX):
        yield person
    person.context.close()


def crawl(player: Person, way: Way, game: str) -> None:
    """Play a game to its end, and look at everything on the way."""
    player.complaints.clear()
    seed = crc32(game.encode())
    player.page.emulate_media(color_scheme="dark" if seed % 2 else "light")
    play_against_bots(player, game, _opponents(game), options=SHORT.get(game, {}), **PACE[way])
    _play(player, FIRST_MOVES, seed)
    until_asked(player)
    assert (found := violations(player.page)) == [], found
    assert _play(player, MOST_MOVES, seed + 1)["over"]
    assert player.page.locator("[data-phase]").get_attribute("data-phase") == "over"
    assert player.grumbles() == [], player.grumbles()


def _opponents(game: str) -> int:
    """As few as the game is played with."""
    players = registry.declared(game).info.players
    return max(players.least, min(2, players.most)) - 1


def _play(player: Person, moves: int, seed: int) -> dict[str, Any]:
    """Let some moves be made; what happened on the way must have been in order."""
    played: dict[str, Any] = player.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": moves, "seed": seed})
    assert played["stuck"] is None, played
    assert played["missing"] == [], f"legal moves without a control: {played}"
    assert played["wide"] == [], f"the page is larger than the screen: {played}"
    return played


def main(words: Sequence[str]) -> int:
    """Crawl all games as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.crawl", description=__doc__)
    for way in WAYS:
        parser.add_argument(f"--{way}", dest="ways", action="append_const", const=way)
    known, others = parser.parse_known_args(words)
    command = (sys.executable, "-m", "pytest", str(Path(__file__).with_name("test_crawl.py")), *others)
    return subprocess.call(command, env=os.environ | {ALL_IN: " ".join(known.ways or WAYS)})


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
