"""`knobel site` in a subfolder of the plainest host: kept on a device, it plays to the end when the host is gone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from knobel.server.built import INDEX, MANIFEST, built_files
from knobel.server.site.writing import write_site
from tests.browser import browsers
from tests.browser.pockets import SUBFOLDER, installed, keep_the_box, look_back, play, set_up
from tests.support.static_host import StaticHost

pytestmark = [
    pytest.mark.skipif(browsers.CHROMIUM.missing is not None, reason=str(browsers.CHROMIUM.missing)),
    pytest.mark.skipif(not {INDEX, MANIFEST} <= built_files().keys(), reason="no site here: make web pocket"),
]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    """A host with a site in a subfolder, and nothing else."""
    write_site(tmp_path / "web" / SUBFOLDER, "")
    host = StaticHost(tmp_path / "web", tmp_path / "visits.log").start()
    yield host
    host.kill()


def test_a_site_in_a_subfolder_is_kept_and_plays_kniffel_to_the_end_without_its_host(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    base, profile = f"{host.base}/{SUBFOLDER}/", tmp_path / "profile"
    with installed(playwright, base, profile) as context:
        keep_the_box(context.new_page())
    visits = host.visits()
    assert len(visits) > 50, "the whole box"
    assert [path for path, _ in visits if not path.startswith(f"/{SUBFOLDER}/")] == [], "nothing beside the folder"
    assert [(path, status) for path, status in visits if status not in (200, 304)] == []
    host.kill()

    with installed(playwright, base, profile) as context:
        page = context.new_page()
        troubles: list[str] = []
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto("#/set/kniffel/bots")
        set_up(page)
        play(page, 5, 1)
        assert page.evaluate("knobelPlayer.finish(120000)") == {"wide": False, "phase": "over"}
        page.goto("#/")
        look_back(page, "kniffel")
        assert troubles == []
