"""The way in."""

import sys
from collections.abc import Sequence

from knobel import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == ["--version"]:
        # Scripts ask for nothing more often than this: it needs none of the rest.
        print(__version__)
        return 0
    from knobel.cli.run import run

    return run(words)
