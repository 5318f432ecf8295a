"""The library as its page shows it: every example runs, says what it says, and has its types."""

import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import knobel
from knobel.match.match import Match
from knobel.minds import knowledge, solutions
from knobel.minds.arena import Chance
from knobel.minds.mind import RandomMind
from knobel.solve.solution import Solution, TooBig

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
EXAMPLES = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.S))
HIDDEN = "import sys\nfor name in {packages!r}:\n    sys.modules[name] = None\n"


def python(code: str) -> str:
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_the_examples_run_without_any_extra_and_print_what_they_say() -> None:
    printed = python(HIDDEN.format(packages=["numpy", "numba", "rich", "cyclopts", "litestar"]) + EXAMPLES)
    promised = [line.split("#")[1].strip() for line in EXAMPLES.splitlines() if "print(" in line and "#" in line]
    said = [words for words in promised if words in printed]
    assert said == [words for words in promised if words != "what the result is worth to every seat"]


def test_the_examples_have_their_types(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(EXAMPLES, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path), str(script)]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


def test_opening_the_library_opens_neither_minds_nor_games_nor_more_than_msgspec() -> None:
    opened = python("import sys, knobel; print(*sorted(sys.modules))").split()
    rooms = {name.split(".")[1] for name in opened if name.startswith("knobel.")}
    assert rooms <= {"core", "games", "match", "parts", "words"}
    assert not [name for name in opened if name.startswith("knobel.games.") and name.count(".") > 2]
    assert not {"numpy", "numba", "rich", "fluent", "multiprocessing", "random"} & set(opened)


def test_everything_that_is_public_is_there_and_listed() -> None:
    for name in knobel.__all__:
        assert getattr(knobel, name) is not None
        assert name in dir(knobel)
    with pytest.raises(AttributeError, match="no attribute 'no_such_thing'"):
        knobel.no_such_thing  # noqa: B018


@pytest.mark.parametrize("data", [b"nonsense", b"{}", b'{"first": "Anna"}', b"\xff"])
def test_what_is_no_state_is_refused_as_everything_else(data: bytes) -> None:
    with pytest.raises(knobel.KnobelError) as refused:
        knobel.game("chicago", 2).decode(data)
    assert (refused.value.code, refused.value.facts["id"]) == ("unreadable-state", "chicago")


@pytest.mark.parametrize("seats", ["3", 2.0, True, 99])
def test_what_is_no_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(knobel.BadOption, match="bad-seats"):
        knobel.game("chicago", seats)


def test_a_number_or_a_move_that_choices_do_not_have_is_refused_as_by_a_list() -> None:
    game = knobel.game("chicago", 2)
    state = game.apply(game.start(0, decided=True), knobel.Thrown((1, 4, 2)))
    offered = game.choices(state, 0)
    assert offered is not None
    for number in (-1, offered.size):
        with pytest.raises(IndexError):
            offered.nth(number)
    with pytest.raises(ValueError, match="not among these choices"):
        offered.index(knobel.Press("nonsense"))


def test_whoever_looks_for_solve_is_told_of_solution() -> None:
    told = python("import knobel\ntry: knobel.solve\nexcept AttributeError as trouble: print(trouble)")
    assert "knobel.solution" in told
    assert "Subgame" in python("from knobel.solve import subgame; print(*dir(subgame))")


@pytest.mark.parametrize("game", ["chicago", "kniffel", "maexchen", "schocken", "stadt-land-fluss-zeit"])
def test_what_a_game_is_has_at_most_twenty_public_names(game: str) -> None:
    names = [name for name in dir(knobel.game(game, 3)) if not name.startswith("_")]
    assert len(names) <= 20, names


def test_a_game_is_played_the_same_by_its_seed_from_any_state() -> None:
    game = knobel.game("chicago", 2)
    one, other = (knobel.play(game, ["greedy", RandomMind()], seed=3) for _ in range(2))
    assert one == other
    assert one != knobel.play(game, ["greedy", RandomMind()], seed=4)
    *_, (before, _, _) = knobel.replay(game, one.events, game.start())
    rest = knobel.play(game, ["random"], seed=Chance(5), state=before)
    assert rest.result.places == one.result.places or len(rest.events) > 1


def test_a_simulation_counts_the_same_games_however_many_processes_play() -> None:
    game = knobel.game("die-boese-drei", 3)
    one, other = (knobel.simulate(game, 20, ["random", "greedy"], seed="x", jobs=jobs) for jobs in (1, 2))
    assert one == other
    assert one.games == sum(seat.games for seat in one.by_seat) / 3 == 20


def test_a_name_alone_is_that_mind_for_every_seat() -> None:
    game = knobel.game("chicago", 2)
    assert knobel.play(game, "greedy", seed=2) == knobel.play(game, ["greedy"], seed=2)
    assert knobel.simulate(game, 3, "greedy", seed=2) == knobel.simulate(game, 3, ["greedy"], seed=2)


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("bad-games", lambda game: knobel.simulate(game, 0)),
        ("bad-jobs", lambda game: knobel.simulate(game, 3, jobs=0)),
        ("bad-first", lambda game: game.start(2)),
        ("bad-first", lambda game: game.start(-1, decided=True)),
        ("unknown-language", lambda game: knobel.Speech(game, "fr")),
        ("unknown-game", lambda game: knobel.game(game.seats)),
    ],
)
def test_what_cannot_be_is_refused_by_its_code(code: str, wrong: Callable[[Match], Any]) -> None:
    with pytest.raises(knobel.KnobelError) as refused:
        wrong(knobel.game("chicago", 2))
    assert refused.value.code == code


@pytest.mark.parametrize("language", ["de", "en"])
def test_speech_says_what_each_seat_may_know_and_nothing_more(language: str) -> None:
    game = knobel.game("maexchen", 2, {"starter": "first_seat"})
    speech = knobel.Speech(game, language, ("Anna", "Ben"))
    before = game.start()
    event = knobel.Thrown((6, 5))
    after = game.apply(before, event)
    own, other, everybody = ("\n".join(speech.scene(after, viewer)) for viewer in (0, 1, None))
    assert "6 5" in own
    assert "6 5" not in other + everybody
    assert (
        speech.told(before, event, after, 0)
        != speech.told(before, event, after)
        == speech.told(before, event, after, 1)
    )
    assert "Anna" in everybody
    assert len(speech.rules()) > 200
    assert pickle.loads(pickle.dumps(speech)).scene(after, 0) == speech.scene(after, 0)


def test_nobody_can_play_without_a_mind() -> None:
    with pytest.raises(knobel.KnobelError, match="unknown-mind"):
        knobel.play(knobel.game("chicago"), [])
    with pytest.raises(knobel.KnobelError, match="unknown-mind"):
        knobel.simulate(knobel.game("chicago"), 3, ["clever"])


def test_a_solution_by_hand_needs_no_libraries_and_the_solver_says_which() -> None:
    hidden = HIDDEN.format(packages=["numpy", "numba"])
    code = """
import knobel
game = knobel.game("kniffel", 1)
print(round(knobel.solution(game).value(game.start())[0], 2))
try:
    knobel.solution(knobel.game("die-boese-drei", 2))
except knobel.KnobelError as trouble:
    print(trouble.code, trouble.facts["extra"])
"""
    assert python(hidden + code).split() == ["248.21", "extra-missing", "solve"]


def test_a_game_that_is_too_big_says_so() -> None:
    found = knobel.solution(knobel.game("chicago", 3), limit_states=100)
    assert isinstance(found, TooBig)


def test_advice_is_the_best_move_and_never_for_who_is_not_asked() -> None:
    game = knobel.game("kniffel", 1)
    asked = game.apply(game.start(), knobel.Thrown((6, 6, 6, 2, 1)))
    assert knobel.advise(game, asked)[0].move == knobel.Keep((0, 1, 2))
    assert knobel.advise(game, game.start()) == ()
    assert knobel.advise(game, asked, 3) == ()


def test_an_adviser_works_a_game_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game, worked_out = knobel.game("kniffel", 1), []

    def best_known(game: Match) -> Solution | None:
        worked_out.append(game)
        return usual(game)

    usual = solutions.best_known
    monkeypatch.setattr(knowledge, "best_known", best_known)
    asked, adviser = game.apply(game.start(), knobel.Thrown((6, 6, 6, 2, 1))), knobel.Adviser()
    assert adviser.advise(game, asked) == adviser.advise(game, asked)
    assert len(worked_out) == 1
    assert knobel.advise(game, asked) == adviser.advise(game, asked)
    assert len(worked_out) == 2
