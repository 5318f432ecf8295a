"""Chromium, which no package carries. `python -m tests.browser.chromium` fetches it where that is allowed."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "BROWSER TESTS SKIPPED: there is no Chromium on the PATH (looked for "
    + ", ".join(NAMES)
    + "). On Debian: apt install chromium"
)
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
)
# Where nothing answers, nobody waits for ever; in seconds.
PATIENCE = 300
INSTALL = (
    ("apt-get", "update", "-qq"),
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"),
)


def find() -> str | None:
    """Where Chromium is, if there is one."""
    return next((path for path in map(shutil.which, NAMES) if path is not None), None)


def flags() -> list[str]:
    """How it is started: silent towards the network, and without the sandbox that it refuses to set up for root."""
    return [*QUIET, *(("--no-sandbox",) if _is_root() else ())]


def install() -> bool:
    """Install Debian's package, where we may."""
    if not _is_root() or shutil.which("apt-get") is None:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        for command in INSTALL:
            subprocess.run(command, env=environment, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return False
    return find() is not None


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


if __name__ == "__main__":
    if find() is None and not install():
        print(MISSING, file=sys.stderr)
