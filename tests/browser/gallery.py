"""The gallery: the app as people see it, to be looked at. `python -m tests.browser.gallery FOLDER [WORD …]`.

With words, only pages whose names hold one of them are shown again.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from knobel.proofs.node import NodeSettings
from knobel.proofs.processes import Node, free_port
from tests.browser import chromium
from tests.browser.desk_gallery import DeskGallery
from tests.browser.kinds import seats_for, telling_games
from tests.browser.people import SIZES, Person, device
from tests.browser.tables import give_a_player, play_against_bots, settle

THEMES = ("light", "dark")
MOVES = 7
Show = Callable[[Person], None]


def pages() -> dict[str, Show]:
    """Every picture's name, and how to get there."""
    places: dict[str, Show] = {
        "start": _page("/"),
        "set-up": _page("/#/set/schocken/friends"),
        "settings": _page("/#/settings"),
        "end": _end,
    }
    return places | {f"table-{game}": _table(game) for game in telling_games()}


def _page(path: str) -> Show:
    def show(person: Person) -> None:
        person.open(path).page.wait_for_load_state("networkidle")

    return show


def _table(game: str) -> Show:
    def show(person: Person) -> None:
        person.open("/")
        play_against_bots(person, game, seats_for(game) - 1, "greedy")
        person.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": MOVES, "seed": 7})
        settle(person)

    return show


def _end(person: Person) -> None:
    person.open("/")
    play_against_bots(person, "chicago", 3, "greedy")
    person.page.evaluate("knobelPlayer.finish(40000)")


@contextmanager
def _stage() -> Iterator[tuple[Browser, Node]]:
    path = chromium.find()
    if path is None:
        sys.exit(chromium.MISSING)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        node = Node(NodeSettings(free_port(), data, pace=0.001))
        node.start()
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield browser, node
        browser.close()
        node.stop()


def main(folder: Path, words: list[str]) -> None:
    """Take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with _stage() as (browser, node):
        for name, show in pages().items():
            if words and not any(word in name for word in words):
                continue
            person = Person(device(browser, node.base), node.base, "Anna")
            give_a_player(person)
            show(person)
            for (size, (width, height)), theme in product(SIZES.items(), THEMES):
                person.page.set_viewport_size({"width": width, "height": height})
                person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                person.page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
            person.context.close()
            print(name, *person.grumbles(), sep="\n  ")
        if not words or "desk" in words:
            DeskGallery(browser, node.base, folder).show()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
