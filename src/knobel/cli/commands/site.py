"""`knobel site`: the whole box as plain files."""

from pathlib import Path

from knobel.cli.language import LANGUAGES
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.server.site.writing import write_site


def write_static_site(voice: Voice, folder: Path) -> None:
    """Write it, and say how to look at it."""
    readme = "\n\n".join(Voice(language).line("cli-site-readme") for language in LANGUAGES) + "\n"
    site = write_site(folder, readme)
    megabytes = round(site.bytes / 1e6, 1)
    screen = Screen()
    told = "cli-site-replaced" if site.replaced else "cli-site-written"
    screen.note(voice.line(told, folder=str(folder), files=site.files, megabytes=megabytes), "good")
    screen.note(voice.line("cli-site-try", command=f"python3 -m http.server --directory {folder}"))
