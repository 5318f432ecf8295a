"""Draw the app's icons from `public/icon.svg`: `python web/scripts/icons.py` (needs playwright and Chromium)."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
WOOD = "#5b3a21"


def draw() -> None:
    """A plain icon in two sizes, one for the home screen of iOS, and one that may be cut to any shape."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share, ground in (
            ("icon-192", 192, 1.0, "transparent"),
            ("icon-512", 512, 1.0, "transparent"),
            ("icon-apple-180", 180, 1.0, WOOD),
            ("icon-maskable-512", 512, 0.8, WOOD),
        ):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>html{{background:{ground}}}body{{margin:0;height:100vh;display:grid;place-items:center}}"
                f"svg{{width:{size * share}px}}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()
