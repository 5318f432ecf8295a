"""The first load: small, whole, and from nowhere else."""

import re
from pathlib import Path

from knobel.server.built import INDEX
from knobel.server.built import WEB_APP as FOLDER
from tests.browser.conftest import Invite

LARGEST_FIRST_LOAD = 120_000


def packed_size(name: str) -> int:
    """How much of a script or style goes over the wire."""
    path = FOLDER / name
    packed = path.with_name(f"{path.name}.gz")
    return (packed if packed.exists() else path).stat().st_size


def test_script_and_style_of_the_first_load_weigh_at_most_120_kilobytes(invite: Invite) -> None:
    person = invite()
    loaded: list[str] = []
    person.page.on("request", lambda request: loaded.append(request.url.removeprefix(person.base).lstrip("/")))
    person.open()
    person.page.wait_for_load_state("networkidle")
    weighty = {name for name in loaded if name.endswith((".js", ".css"))}
    assert len(weighty) >= 2
    assert sum(map(packed_size, weighty)) <= LARGEST_FIRST_LOAD, sorted(weighty)


def test_the_page_names_no_foreign_host_and_holds_nothing_inline() -> None:
    page = (FOLDER / INDEX).read_text(encoding="utf-8")
    assert not re.findall(r"(?:src|href)=\"(?:https?:)?//", page)
    assert not re.findall(r"<script(?![^>]*\bsrc=)", page)
    assert not re.findall(r"<style|\sstyle=|\son\w+=", page)


def test_fonts_come_from_the_house(invite: Invite) -> None:
    person = invite().open()
    person.page.wait_for_load_state("networkidle")
    families = person.page.evaluate("[...document.fonts].filter(font => font.status === 'loaded').map(f => f.family)")
    assert families, "no font of our own is used"
    assert all(Path(path).suffix == ".woff2" for path in FOLDER.rglob("*.woff*"))
