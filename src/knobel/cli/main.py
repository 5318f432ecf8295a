"""The way in. Nothing here needs more than the package itself: what an extra brings may be missing."""

import os
import sys
from collections.abc import Sequence

from knobel import __version__
from knobel.cli.exits import WRONG_INPUT
from knobel.cli.extras import missing_extra
from knobel.cli.language import language_of
from knobel.core.errors import KnobelError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == ["--version"]:
        # Scripts ask for nothing more often than this: it needs none of the rest.
        print(__version__)
        return 0
    try:
        from knobel.cli.run import run

        return run(words)
    except ModuleNotFoundError as missing:
        trouble = missing_extra(missing)
        if trouble is None:
            raise
        return refuse(words, trouble)


def refuse(words: Sequence[str], trouble: KnobelError) -> int:
    """Say in one line why a command cannot be run."""
    from knobel.cli.voice import Voice

    print(Voice(language_of(words, os.environ)).trouble(trouble), file=sys.stderr)
    return WRONG_INPUT
