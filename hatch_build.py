"""A package that people install holds the built web app and the files of a pocket; without them none is built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SERVER = Path("src/knobel/server")
# What has to be there, what it is called, and the command that builds it.
BUILT = (
    (SERVER / "web_app" / "index.html", "The web app is", "make web"),
    (SERVER / "pocket_app" / "manifest.json", "The files of a pocket are", "make pocket"),
)


class NeedsWhatIsBuilt(BuildHookInterface[Any]):
    """Refuses to build a package in which something is missing; an editable install may do without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is built."""
        for path, name, command in BUILT:
            if version != "editable" and not (Path(self.root) / path).is_file():
                sys.exit(f"{name} missing from the package. Build it first: {command}")
