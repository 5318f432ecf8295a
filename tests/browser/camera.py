"""A camera for the gallery: one page in every size and both themes, once it has come to rest."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path

from tests.browser.people import SIZES, Person, Theme

THEMES: tuple[Theme, Theme] = ("light", "dark")
Sizes = Mapping[str, tuple[int, int]]
# What changes colour or size does so gently.
SETTLES_MS = 300


class Camera:
    """Takes pictures into a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder

    def picture(self, person: Person, name: str, sizes: Sizes = SIZES) -> None:
        """The page as it is now; what goes wrong is written down with the person."""
        for (size, (width, height)), theme in product(sizes.items(), THEMES):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.emulate_media(color_scheme=theme)
            person.page.wait_for_function("wanted => document.documentElement.dataset.theme === wanted", arg=theme)
            person.page.wait_for_timeout(SETTLES_MS)
            person.page.screenshot(path=self.folder / f"{name}-{size}-{theme}.png")
            if person.scrolls_sideways():
                person.complaints.append(f"{name} scrolls sideways at {width} px")
