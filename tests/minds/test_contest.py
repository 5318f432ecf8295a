"""Contests: a difference that is there is shown, one that is not is hardly ever, and a game without choices says so."""

import random

import pytest

import knobel
from knobel.cli.commands.arena import BEGIN, BEGIN_ALONE, END, END_ALONE, with_league
from knobel.cli.thinking import SIMULATIONS
from knobel.minds.arena import minds_named
from knobel.minds.contest import FIRST_LOOK, Sample, orders_of, paired
from knobel.minds.knowledge import Knowledge
from knobel.minds.league import RANKED, Row, Terms, decides, matters, most_games, row_of, usual_game
from knobel.solve import missing_libraries


def first_shown(values: list[float]) -> int | None:
    """When a contest with these differences would stop."""
    sample, look, next_look = Sample(), 0, FIRST_LOOK
    for value in values:
        sample.add(value)
        if sample.count == next_look:
            if sample.sure(look):
                return sample.count
            look, next_look = look + 1, next_look * 2
    return None


def test_equal_minds_are_shown_to_differ_less_than_once_in_a_hundred_contests() -> None:
    chance = random.Random(7)
    contests = [[float(chance.choice((-1, 1))) for _ in range(640)] for _ in range(1500)]
    wrong = sum(first_shown(contest) is not None for contest in contests)
    assert wrong <= 15


def test_a_clear_difference_is_shown_at_the_first_look() -> None:
    assert first_shown([1.0] * 20) == 20
    assert first_shown([1.0] * 15 + [-1.0] * 5 + [1.0] * 15 + [-1.0] * 5) is not None
    assert first_shown([-1.0] * 640) is None


def test_greedy_beats_random_where_skill_counts() -> None:
    game = knobel.game("chicago", 2)
    greedy, careless = minds_named(["greedy", "random"])
    pair = paired(game, greedy, careless, 60, "contest")
    assert pair.shown
    assert pair.low > 0
    assert pair.wins[0] > pair.wins[1]
    assert paired(game, greedy, careless, 60, "contest") == pair
    assert not paired(game, careless, greedy, 60, "contest").shown


@pytest.mark.parametrize(("seats", "most"), [(2, 1.0), (3, 0.75), (4, 0.5)])
@pytest.mark.parametrize("games", [2, 6])
def test_the_bounds_of_a_difference_stay_within_what_is_possible(seats: int, most: float, games: int) -> None:
    """After few games the doubt is large, but nobody wins more than every game, or loses more than that."""
    game = knobel.game("chicago", seats)
    greedy, careless = minds_named(["greedy", "random"])
    pair = paired(game, greedy, careless, games, "contest")
    assert -most <= pair.low <= pair.difference <= pair.high <= most
    assert (pair.low, pair.high) == (-most, most) or games > 2, "one pair alone proves nothing"


def test_one_alone_sits_on_every_seat_once_with_the_same_luck() -> None:
    assert orders_of(4, alone=True) == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))
    assert orders_of(3) == ((0, 1, 0), (1, 0, 1))
    game = knobel.game("chicago", 4)
    greedy, careless = minds_named(["greedy", "random"])
    pair = paired(game, greedy, careless, 80, "alone", alone=True)
    assert (pair.shown, pair.games) == (True, 80)
    # Whoever is alone wins every game at the most, and three can be ahead of it by a third each.
    few = paired(game, greedy, careless, 4, "alone", alone=True)
    assert (few.low, few.high) == (-1 / 3, 1.0)


def test_a_mind_alone_among_its_like_is_no_better() -> None:
    """The dice are the same on every seat: what is left is what the seats themselves are worth, and that cancels."""
    game = knobel.game("hohe-hausnummern", 4)
    (greedy,) = minds_named(["greedy"])
    assert not paired(game, greedy, greedy, 400, "alike", alone=True).shown


@pytest.mark.parametrize(("id", "expected"), [("hoch-gewinnt", False), ("auf-und-ab", False), ("marathon", True)])
def test_whether_a_game_leaves_a_choice_is_seen_in_play(id: str, expected: bool) -> None:
    assert decides(usual_game(id)) is expected


def test_a_game_without_choices_has_no_pairs() -> None:
    assert row_of(usual_game("hoch-gewinnt"), ["greedy", "random"], Terms()) == Row("hoch-gewinnt", 2, "no-decisions")


@pytest.mark.skipif(bool(missing_libraries()), reason="solving needs its numeric libraries")
def test_a_game_in_which_every_move_is_worth_the_same_says_so() -> None:
    assert row_of(usual_game("kombinierte-filzlaus"), RANKED, Terms()) == Row("kombinierte-filzlaus", 2, "all-alike")
    game = usual_game("todessprung")
    solution = Knowledge().prepare(game)
    assert solution is not None
    assert matters(game, solution)


def test_the_more_there_is_to_think_about_the_fewer_games_are_played() -> None:
    terms = Terms()
    short, long = (most_games(usual_game(id), terms, thinks=True) for id in ("tausend", "kniffel"))
    assert terms.fewest <= long < short <= terms.quick_games
    assert most_games(usual_game("kniffel"), terms, thinks=False) == terms.quick_games
    assert most_games(usual_game("kniffel"), Terms(games=7), thinks=True) == 7


def test_one_mind_alone_cannot_be_compared() -> None:
    with pytest.raises(knobel.KnobelError) as refused:
        row_of(usual_game("chicago"), ["greedy"], Terms(games=5))
    assert refused.value.code == "too-few-minds"


def test_the_league_goes_between_its_marks_on_the_page() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    written = with_league(page, [Row("hoch-gewinnt", 2, "no-decisions")], Terms(games=5, thinking=9, seed="s"))
    assert "old" not in written
    assert written.startswith("before\n")
    assert written.endswith("after\n")
    assert "Made by `knobel arena --all --games 5 --thinking 9 --seed s`" in written
    assert "| `hoch-gewinnt` | 2 | no decisions | – | no decisions | – |" in written


def test_the_table_of_one_alone_leaves_out_what_nobody_decides() -> None:
    page = f"{BEGIN}\nleague\n{END}\n{BEGIN_ALONE}\nold\n{END_ALONE}\n"
    greedy, careless = minds_named(["greedy", "random"])
    pair = paired(knobel.game("chicago", 4), greedy, careless, 80, "alone", alone=True)
    rows = [Row("hoch-gewinnt", 4, "no-decisions"), Row("chicago", 4, pairs=(pair,))]
    written = with_league(page, rows, Terms(alone=True))
    assert "league" in written
    assert "old" not in written
    assert "Made by `knobel arena --all --alone`" in written
    assert "hoch-gewinnt" not in written
    assert "| `chicago` | 4 | +" in written


def test_the_command_thinks_as_long_as_the_league() -> None:
    assert Terms().thinking == SIMULATIONS
