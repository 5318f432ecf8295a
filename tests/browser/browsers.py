"""The browsers, which no package carries. `python -m tests.browser.browsers` fetches them where that is allowed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from knobel.core.frozen import Frozen

# A name that is not this machine's own: over plain HTTP such a page is not secure, as on any phone in a home network.
PLAIN_HOST = "knobel.test"
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1",
)
FIREFOX_SETTINGS: dict[str, str | float | bool] = {
    "network.dns.localDomains": PLAIN_HOST,
    # Playwright cannot ask a stock Firefox for less motion; its settings can.
    "ui.prefersReducedMotion": 1,
    "dom.security.https_first": False,
}
# Where nothing answers, nobody waits for ever; in seconds.
PATIENCE = 300


class Engine(Frozen, frozen=True):
    """A browser: what has to be there for it, and the Debian packages that bring it."""

    name: str
    # One of each of these.
    programs: tuple[tuple[str, ...], ...]
    packages: tuple[str, ...]

    @property
    def program(self) -> str:
        """Where the browser is, or its driver."""
        return found(self.programs[0]) or ""

    @property
    def missing(self) -> str | None:
        """Why its tests have to be skipped, if they have."""
        lacking = [" or ".join(names) for names in self.programs if found(names) is None]
        if not lacking:
            return None
        return (
            f"BROWSER TESTS SKIPPED: {self.name} needs {', '.join(lacking)} on the PATH."
            f" On Debian: apt install {' '.join(self.packages)} (as root, make browsers does it)"
        )


# The same browser without any window around its pages takes less than half of the processor's time, and is enough for
# nearly everything.
WINDOWLESS = "chromium-headless-shell"
WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM = Engine("Chromium", ((WINDOWLESS, *WITH_WINDOWS),), ("chromium", WINDOWLESS))
FIREFOX = Engine("Firefox", (("firefox-esr", "firefox"),), ("firefox-esr",))
WEBKIT = Engine("WebKit", (("WebKitWebDriver",), ("Xvfb",)), ("webkit2gtk-driver", "xvfb"))
ENGINES = (CHROMIUM, FIREFOX, WEBKIT)
# With these a window of our own can be as narrow as a phone.
SMALL_WINDOW = ("python3-gi", "gir1.2-webkit2-4.1")
SYSTEM_PYTHON = "/usr/bin/python3"
HAS_GTK = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"


def found(names: tuple[str, ...]) -> str | None:
    """Where the first of these programs is, if any of them is there."""
    return next((path for path in map(shutil.which, names) if path is not None), None)


def flags() -> list[str]:
    """How Chromium is started: silent towards the network, and without the sandbox that it refuses to root."""
    return [*QUIET, *(("--no-sandbox",) if _is_root() else ())]


def has_small_window() -> bool:
    """Whether the system's own Python can open a window of WebKit."""
    if not Path(SYSTEM_PYTHON).exists():
        return False
    return subprocess.run((SYSTEM_PYTHON, "-c", HAS_GTK), capture_output=True, check=False).returncode == 0


def install() -> None:
    """Install Debian's packages for whatever is missing, where we may."""
    if not _is_root() or shutil.which("apt-get") is None:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    # One package that cannot be had must not keep the others away.
    wanted = [engine.packages for engine in ENGINES if engine.missing]
    wanted += [CHROMIUM.packages] * (None in (found(WITH_WINDOWS), found((WINDOWLESS,))))
    wanted += [SMALL_WINDOW] * (not has_small_window())
    commands = [("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages) for packages in wanted]
    try:
        for command in [("apt-get", "update", "-qq"), *commands] if commands else ():
            subprocess.run(command, env=environment, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        print("The packages do not come; going on without them.", file=sys.stderr)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def main() -> None:
    """Fetch what is missing, and say what is still missing then."""
    install()
    for engine in ENGINES:
        if engine.missing:
            print(engine.missing, file=sys.stderr)
    if WEBKIT.missing is None and not has_small_window():
        packages = " ".join(SMALL_WINDOW)
        print(f"WebKit is tried in a wide window only. On Debian: apt install {packages}", file=sys.stderr)


if __name__ == "__main__":
    main()
