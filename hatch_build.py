"""A package that people install holds the built web app; without it no package is built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB_APP = Path("src/knobel/server/web_app/index.html")


class NeedsTheWebApp(BuildHookInterface[Any]):
    """Refuses to build a package in which the web app is missing; an editable install may do without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is built."""
        if version != "editable" and not (Path(self.root) / WEB_APP).is_file():
            sys.exit("The web app is missing from the package. Build it first: make web")
