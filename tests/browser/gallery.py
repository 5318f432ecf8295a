"""The gallery: the app as people see it, to be looked at. `python -m tests.browser.gallery FOLDER [WORD …]`.

With words, only pages whose names hold one of them are shown again.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from proofs.node import NodeSettings
from proofs.processes import Node, free_port
from tests.browser import browsers
from tests.browser.camera import Camera
from tests.browser.club_gallery import ClubGallery
from tests.browser.desk_gallery import DeskGallery
from tests.browser.gallery_scenes import IN_ENGLISH, Show, scenes
from tests.browser.gallery_screens import show_screens
from tests.browser.people import AT_HOME, Language, Person, device
from tests.browser.tables import give_a_player

# Where people live who look at them: the house's days end at midnight there.
ZONE = "Europe/Berlin"
# So that a lost line can be shown.
SCISSORS = """(() => {
  const Real = window.WebSocket, lines = [];
  window.WebSocket = class extends Real { constructor(...address) { super(...address); lines.push(this); } };
  window.cutTheLine = () => lines.forEach((line) => line.close());
})()"""


@contextmanager
def stage() -> Iterator[tuple[Browser, Node]]:
    """A browser and a house whose bots think in no time."""
    if browsers.CHROMIUM.missing:
        sys.exit(browsers.CHROMIUM.missing)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        node = Node(NodeSettings(free_port(), data, pace=0.001))
        node.start()
        browser = playwright.chromium.launch(executable_path=browsers.CHROMIUM.program, args=browsers.flags())
        yield browser, node
        browser.close()
        node.stop()


def take(browser: Browser, base: str, camera: Camera, name: str, show: Show, language: Language = "de") -> None:
    """One picture, by somebody who has just come."""
    person = Person(device(browser, base, language=language, zone=ZONE), base, "Anna").reaches(AT_HOME)
    person.context.add_init_script(SCISSORS)
    give_a_player(person)
    try:
        show(person)
        camera.picture(person, name)
    except Error as trouble:
        # The other pictures are worth having all the same.
        person.complaints.append(f"no picture: {trouble.message}")
    person.context.close()
    print(name, *person.grumbles(), sep="\n  ", flush=True)


def main(folder: Path, words: list[str]) -> None:
    """Take the pictures."""
    camera, known = Camera(folder), scenes()
    wanted: list[tuple[str, Show, Language]] = [(name, show, "de") for name, show in known.items()]
    wanted += [(f"en-{name}", known[name], "en") for name in IN_ENGLISH]
    with stage() as (browser, node):
        for name, show, language in wanted:
            if not words or any(word in name for word in words):
                take(browser, node.base, camera, name, show, language)
        show_screens(browser, node.base, camera, words)
        if not words or "desk" in words:
            DeskGallery(browser, node.base, folder, [word for word in words if word != "desk"]).show()
        if not words or any(word in "en-desk" for word in words):
            DeskGallery(browser, node.base, folder, [], "en").show_wall("playing")
        if not words or "club" in words:
            ClubGallery(browser, node.base, folder, []).show()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
