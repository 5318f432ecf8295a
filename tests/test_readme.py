"""The README is true: its example runs, and its links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEAVIEST_PICTURE = 60_000
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    played = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert sorted(map(int, re.findall(r"\d", played.stdout)))[0] == 1


def test_links_between_pages_lead_somewhere() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_pictures_are_there_described_and_light() -> None:
    pictures = re.findall(r'<img src="([^"]+)"[^>]* alt="([^"]{20,})"', README)
    assert len(pictures) == README.count("<img")
    for source, _ in pictures:
        assert (ROOT / source).stat().st_size <= HEAVIEST_PICTURE, source


def test_the_two_commands_and_the_trademarks_are_named() -> None:
    for words in ("make run", "make test", "not affiliated"):
        assert words in README
