"""`knobel completion`: what a shell can complete."""

import shutil
import subprocess

import pytest

import knobel
from tests.cli.conftest import Run

# Asks bash what it would complete the last of these words to.
ASK = """
eval "$SCRIPT"
COMP_WORDS=($LINE) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
COMP_LINE="$LINE" COMP_POINT=${#LINE}
function=$(complete -p knobel | sed 's/.*-F \\([^ ]*\\).*/\\1/')
"$function" knobel "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_names_every_game_and_command(run: Run, shell: str) -> None:
    told = run("completion", shell)
    assert (told.code, told.err) == (0, "")
    for word in (*knobel.ids(), "simulate", "strength-10"):
        assert word in told.out


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash on this machine")
@pytest.mark.parametrize(("line", "expected"), [("knobel play schock", "schocken"), ("knobel sim", "simulate")])
def test_bash_completes_games_and_commands(run: Run, line: str, expected: str) -> None:
    script = run("completion", "bash").out
    told = subprocess.run(
        ["bash", "-c", ASK],
        env={"SCRIPT": script, "LINE": line, "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert expected in [word.strip() for word in told.stdout.splitlines()], told.stderr


def test_the_choices_of_a_shell_bind_nobody(run: Run) -> None:
    run("completion", "bash")
    assert run("rules", "Mäxchen").code == 0


def test_another_shell_is_refused(run: Run) -> None:
    told = run("completion", "tcsh")
    assert told.code == 2
    assert "bash, zsh, fish" in told.err
