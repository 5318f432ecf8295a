"""The program as a process of its own."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from cyclopts import App

import knobel
from knobel.cli.app import build_app
from knobel.cli.voice import Voice
from tests.support.waiting import PATIENCE

ENVIRONMENT = {**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "100", "PYTHONUTF8": "1"}


def knobel_process(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "knobel", *words]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=ENVIRONMENT,
        check=False,
        timeout=PATIENCE,
    )


def test_the_version_is_that_of_the_library() -> None:
    assert knobel_process("--version").stdout == f"{knobel.__version__}\n"


def test_help_lists_every_command_without_opening_a_game() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "knobel", "--help"]
    told = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=ENVIRONMENT, check=True)
    for name in ("lobby", "play", "games", "rules", "simulate", "replay", "bench"):
        assert f" {name} " in told.stdout
    assert "knobel.games.cup.chicago" not in told.stderr
    assert "knobel.cli.commands" not in told.stderr


def told_commands(app: App, called: str) -> Iterator[tuple[str, str]]:
    """Every command as it is called, with how its help begins."""
    yield called, str(app.usage)
    for name in (each for each in app if not each.startswith("-")):
        yield from told_commands(app[name], f"{called} {name}")


@pytest.mark.parametrize(("language", "begun"), [("de", "Aufruf"), ("en", "Usage")])
def test_every_command_says_how_it_is_called_in_the_language_asked_for(language: str, begun: str) -> None:
    commands = dict(told_commands(build_app(Voice(language)), "knobel"))
    assert {"knobel values list", "knobel bench pocket", "knobel desk import"} <= commands.keys()
    assert {name: usage for name, usage in commands.items() if not usage.startswith(f"{begun}: {name}")} == {}


@pytest.mark.parametrize("words", [("games", "--players", "4"), ("rules", "schocken-am-mond")], ids=" ".join)
def test_games_are_listed_and_searched_for_without_opening_one(words: tuple[str, ...]) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "knobel", *words]
    told = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=ENVIRONMENT, check=False)
    assert "knobel.games.registry" in told.stderr
    assert not re.findall(r"knobel\.games\.(?!registry|catalogue)\w+\.\w+", told.stderr)


def test_wrong_input_is_one_line_and_no_traceback() -> None:
    told = knobel_process("play", "chicago", "--seats", "99")
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert "Traceback" not in told.stderr


def test_a_game_played_by_a_script_ends_and_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    told = knobel_process("play", "chicago", "--seed", "3", "--save", str(file), typed="1\n\n" * 300)
    assert told.returncode == 0
    assert "The game is over." in told.stdout
    assert knobel_process("replay", str(file)).returncode == 0


def test_bytes_that_are_no_text_are_only_nonsense() -> None:
    command = [sys.executable, "-m", "knobel", "play", "chicago", "--seed", "3"]
    told = subprocess.run(
        command, input=b"\xff\xfe\n\n", capture_output=True, env=ENVIRONMENT, check=False, timeout=PATIENCE
    )
    assert told.returncode == 0
    assert b"Traceback" not in told.stderr


def test_a_terminal_without_the_characters_gets_others_instead() -> None:
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "knobel", "rules", "chicago", "--lang", "de"]
    told = subprocess.run(command, capture_output=True, env=environment, check=False, timeout=PATIENCE)
    assert (told.returncode, told.stderr) == (0, b"")


@pytest.mark.parametrize("words", ["rules chicago", "simulate chicago --games 2 --json", "--help"])
def test_a_reader_that_has_gone_away_is_no_error(words: str) -> None:
    command = f"{sys.executable} -m knobel {words} | true"
    told = subprocess.run(
        command, shell=True, capture_output=True, text=True, env=ENVIRONMENT, check=False, timeout=PATIENCE
    )
    assert told.stderr == ""


def test_interrupting_ends_politely_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.knobel"
    command = [sys.executable, "-m", "knobel", "play", "chicago", "--set", "starter=first_seat", "--save", str(file)]
    pipe = subprocess.PIPE
    # Where the tests run in the background, the interrupt may be ignored, and children inherit that.
    heeded = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=ENVIRONMENT, preexec_fn=heeded) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
        # The second prompt is that of the first decision; by then the dice have fallen.
        shown = b""
        while "Player 1 ›".encode() not in shown:
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "See you soon" in err.decode()
    assert "Traceback" not in err.decode()
    assert len(knobel.read_record(file.read_text(encoding="utf-8")).events) == 1


def test_json_is_the_only_thing_on_standard_output() -> None:
    told = knobel_process("simulate", "chicago", "--games", "3", "--seed", "1", "--json")
    assert json.loads(told.stdout)["games"] == 3
    assert told.stderr == ""
