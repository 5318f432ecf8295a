"""Running a command, and turning whatever goes wrong into one line and an exit code."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from knobel.cli.app import build_app
from knobel.cli.exits import INTERRUPTED, WRONG_INPUT
from knobel.cli.language import language_of
from knobel.cli.log_lines import log_lines
from knobel.cli.usage import usage_trouble
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError


def run(words: Sequence[str]) -> int:
    """Run a command line and give its exit code."""
    voice = Voice(language_of(words, os.environ))
    return answer(build_app(voice), voice, words)


def answer(app: App, voice: Voice, words: Sequence[str]) -> int:
    """Let these commands answer a command line, and give the exit code."""
    _be_lenient_with_letters()
    try:
        with log_lines(voice):
            app(list(words), exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except KnobelError as trouble:
        return _refuse(voice.trouble(trouble))
    except CycloptsError as trouble:
        return _refuse(voice.trouble(usage_trouble(trouble)))
    except KeyboardInterrupt:
        print(f"\n{voice.line('cli-bye')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; what is still to be flushed goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _refuse(line: str) -> int:
    print(line, file=sys.stderr)
    return WRONG_INPUT


def _be_lenient_with_letters() -> None:
    """A terminal that lacks a character gets a stand-in; nothing typed can break the reading."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
