"""The strong mind of another revision plays along, with its own package, and is told what happens."""

import shutil
from pathlib import Path

import pytest

from tools.former import decided_games, main
from tools.modules import ROOT

# What a former mind does there: the first move of the list, whatever it is worth.
MILD = "from knobel.minds.views import View\n\n\nclass StrongMind:\n    name, wants = 'strong', frozenset()\n\n"
MILD += "    def __init__(self, budget, knowledge): pass\n\n"
MILD += "    def decide(self, view: View, below): return view.choices.mildest\n"


def told(capsys: pytest.CaptureFixture[str], checkout: Path, *words: str) -> str:
    main([str(checkout), *words])
    return capsys.readouterr().out


def test_against_itself_nothing_is_won(capsys: pytest.CaptureFixture[str]) -> None:
    """Both play by the same file, and the dice are the same."""
    assert told(capsys, ROOT, "kniffel", "--games", "4") == "kniffel, 4 games: +0.0 % (+0.0 % … +0.0 %)\n"


def test_the_package_of_the_other_tree_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever makes the first move of the list there loses nearly everything to somebody who thinks a little."""
    left_out = shutil.ignore_patterns("__pycache__", "server", "cli", "*.words", "*.values")
    shutil.copytree(ROOT / "src" / "knobel", tmp_path / "src" / "knobel", ignore=left_out)
    (tmp_path / "src" / "knobel" / "minds" / "strong.py").write_text(MILD, encoding="utf-8")
    line = told(capsys, tmp_path, "neunundneunzig", "--seats", "3", "--alone", "--games", "6", "--thinking", "10")
    lead = float(line.split(" games: ")[1].split(" ")[0])
    assert lead > 30


def test_several_processes_and_a_limit_of_time_count_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Samples are shared out; of those that were played in time, all before the first missing one count."""
    words = ("maexchen", "--thinking", "2")
    alone = told(capsys, ROOT, *words, "--games", "6")
    assert alone.startswith("maexchen, 6 games: ")
    assert told(capsys, ROOT, *words, "--games", "6", "--jobs", "2") == alone
    in_time = told(capsys, ROOT, *words, "--games", "1000", "--seconds", "0", "--jobs", "2")
    assert in_time == told(capsys, ROOT, *words, "--games", "4")


def test_all_games_in_which_four_decide_make_a_line_of_a_table_each(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [*decided_games(4)]
    assert {"kniffel", "schocken", "maexchen", "die-boese-drei"} <= {*found}
    # Nobody decides, nobody wins, words, too few seats.
    assert not {"abseits", "wuerfelstapel", "letra-mix"} & {*found}
    assert "al-capone" in found
    assert "al-capone" not in decided_games(9)
    monkeypatch.setattr("tools.former.decided_games", lambda _: iter(["kniffel", "maexchen"]))
    lines = told(capsys, ROOT, "--all", "--seats", "4", "--alone", "--games", "8", "--thinking", "1").splitlines()
    assert [line.split("`")[1] for line in lines] == ["kniffel", "maexchen"]
    assert all(line.endswith(" | 8 |") for line in lines)


def test_a_folder_without_the_package_and_a_game_of_words_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no working tree"):
        main([str(tmp_path), "chicago"])
    with pytest.raises(SystemExit, match="words"):
        main([str(ROOT), "letra-mix"])
