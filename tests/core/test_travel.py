"""Values travel: a copy of one is the value itself, and what was pickled is the same in another process."""

import copy
import pickle
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import knobel
from knobel.core.choices import Choices
from knobel.core.dice import d6, dice_set, poker_dice
from knobel.core.secrets import UNKNOWN, Secret, is_unknown, redacted
from knobel.core.spaces import Keeps
from knobel.core.stages import Ask
from knobel.games.registry import presets
from knobel.match.match import all_values
from knobel.match.options import agreement
from knobel.minds.arena import Chance, answer, minds_named, view_for
from knobel.minds.mind import MINDS
from knobel.words.lexicons import own_lexicon
from tests.conformance.walks import walk

CHICAGO = knobel.game("chicago", 3, {"lives": 2})
VALUES: list[Any] = [
    CHICAGO,
    CHICAGO.rules,
    CHICAGO.face,
    CHICAGO.advice,
    CHICAGO.options and CHICAGO.ground,
    CHICAGO.info,
    CHICAGO.start(),
    CHICAGO.stage(CHICAGO.start()),
    CHICAGO.scene(CHICAGO.start(), None),
    Secret((6, 2), (0,)),
    UNKNOWN,
    d6(3),
    Choices(knobel.Press("stop"), Keeps((0, 1), 0, 2)),
    knobel.Keep((0, 2)),
    knobel.Did(1, knobel.Say("63")),
]

# Reads what another process has written, goes on with every game, and says how many it was.
OTHER_PROCESS = """
import pickle, sys
from knobel.minds.arena import Chance, play
games, minds = pickle.load(open(sys.argv[1], "rb"))
for game, state, encoded, told in games:
    assert game.encode(state) == encoded, game
    assert repr(game) == told
    assert game.decode(encoded) == state
    play(game, state, [minds["random"]], Chance("other process"))
assert all(name == mind.name for name, mind in minds.items())
print(len(games), len(minds))
"""


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_copy_of_a_value_is_the_value(value: Any) -> None:
    assert copy.copy(value) is value
    assert copy.deepcopy(value) is value
    assert copy.deepcopy([value])[0] is value


def test_every_game_mid_game_and_every_mind_goes_on_in_another_process(tmp_path: Path) -> None:
    games = []
    for id in knobel.ids():
        game = knobel.game(id)
        *_, step = islice(walk(game, id), 25)
        games.append((game, step.after, game.encode(step.after), repr(game)))
    file = tmp_path / "games.pickle"
    file.write_bytes(pickle.dumps((games, {name: make() for name, make in MINDS.items()})))
    command = [sys.executable, "-c", OTHER_PROCESS, str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.stdout.split() == [str(len(knobel.ids())), str(len(MINDS))], told.stderr


@pytest.mark.parametrize("id", [*knobel.ids(), *presets()])
def test_a_game_comes_back_with_all_that_was_agreed_on(id: str) -> None:
    game = knobel.game(id)
    again = pickle.loads(pickle.dumps(game))
    assert (repr(again), again.options, again.ground) == (repr(game), game.options, game.ground)
    assert all_values(again) == all_values(game)
    assert pickle.loads(pickle.dumps(game.rules)).options == game.rules.options


@pytest.mark.parametrize("name", [*knobel.ids(), *presets()])
def test_every_option_is_told_also_those_that_do_not_matter(name: str) -> None:
    game = knobel.game(name)
    agreed = agreement(knobel.declared(game.info.id), game.seats, game.options)
    assert all_values(game) == agreed.values


def test_a_game_comes_back_with_the_version_and_the_words_that_it_is_played_by() -> None:
    own = own_lexicon("mine", "de", ["Haus", "See"])
    game = knobel.game("letra-mix", lexicon=own)
    again = pickle.loads(pickle.dumps(game))
    assert again.advice.lexicon.title == own.title
    assert "HAUS" in again.advice.lexicon
    assert "BAUM" not in again.advice.lexicon


def test_what_nobody_knows_is_still_unknown_elsewhere() -> None:
    hidden = redacted(Secret((6, 2), (0,)), 1)
    assert is_unknown(pickle.loads(pickle.dumps(hidden)))


def test_the_same_dice_are_one_set_elsewhere() -> None:
    for dice in (d6(3), poker_dice(5), dice_set(*d6(2).dice[1:])):
        assert pickle.loads(pickle.dumps(dice)) is dice


@pytest.mark.parametrize("name", ["greedy", "strong", "strength-70"])
def test_a_mind_that_has_played_decides_elsewhere_as_here(name: str) -> None:
    # Values of Kniffel lie in a file: what is searched for depends on how fast a place is.
    game, (mind,) = knobel.game("kniffel"), minds_named([name])
    asked = (step for step in walk(game, 3) if isinstance(step.stage, Ask))
    step = next(asked)
    answer(game, step.before, step.stage, [mind], Chance(1))
    again = pickle.loads(pickle.dumps(mind))
    seat, choices = next(iter(step.stage.choices.items()))
    views = [view_for(game, step.before, seat, choices, each, Chance(2).below) for each in (mind, again)]
    assert mind.decide(views[0], Chance(5).below) == again.decide(pickle.loads(pickle.dumps(views[1])), Chance(5).below)


def test_errors_come_back_with_their_code_and_facts() -> None:
    with pytest.raises(knobel.BadOption) as caught:
        knobel.game("chicago", options={"lives": 0})
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.code, again.facts, str(again)) == (caught.value.code, caught.value.facts, str(caught.value))
