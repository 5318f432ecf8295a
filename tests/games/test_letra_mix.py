"""Letra Mix: its worked cases and rules."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Expired, Unseen
from knobel.core.moves import Lay, Mark, Press, Tile
from knobel.core.stages import Ask, Over, Throw
from knobel.core.widgets import Announcement, Crossword, Terms
from knobel.games.word._letters import LETTERS
from knobel.games.word.letra_mix import GAME as LETRA_MIX
from knobel.match.match import Match
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.mind import StrongMind
from knobel.words import own_lexicon
from tests.support.cases import case
from tests.support.table import Table

ID = "letra-mix"
# The words of the cases are in the list, and no others.
LISTED = own_lexicon("cases", "de", "HAUS SEE GARTEN TISCH TISCHE NUR ROSE TOR BAU FEE".split())


def fallen(letters: str, language: str = "de") -> tuple[int, ...]:
    """A throw of these letters, in whatever order the dice can show them."""
    kinds = LETTERS[language]

    def fitted(left: str, dice: tuple[int, ...]) -> dict[int, str] | None:
        if not left:
            return {}
        for die in dice:
            if left[0] in kinds[die]:
                rest = fitted(left[1:], tuple(other for other in dice if other != die))
                if rest is not None:
                    return {die: left[0], **rest}
        return None

    # The letters on the fewest dice look for a die first.
    order = "".join(sorted(letters.replace(" ", ""), key=lambda letter: sum(letter in kind for kind in kinds)))
    by_die = fitted(order, tuple(range(13)))
    assert by_die is not None, f"{letters} cannot fall"
    return tuple(ord(by_die[die]) for die in range(13))


def thrown(letters: str, seats: int = 2, **options: Any) -> Table:
    """A table at which the first player has thrown these letters."""
    agreed = options if "end_mode" in options else {"rounds": 1, **options}
    return Table(ID, seats, **{"lexicon": LISTED, **agreed}).throw(*fallen(letters))


def tiles(table: Table, *lines: str) -> tuple[Tile, ...]:
    """A layout as it is drawn: a full stop for an empty cell, a small letter for the joker that stands for it."""
    free = list(enumerate(table.game_state.letters))
    laid = []
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign != ".":
                die = next(die for die in free if die[1] == ("◆" if sign.islower() else sign))
                free.remove(die)
                laid.append(Tile(die[0], column, row, sign.upper()))
    return tuple(laid)


def lay(table: Table, *lines: str) -> Table:
    return table.do(Lay(tiles(table, *lines)))


def score(table: Table, seat: int = 0) -> int:
    """The turn ends; what it has brought."""
    before = table.game_state.totals[seat]
    table.do("press stop")
    return int(table.game_state.totals[seat] - before)


def clocks(table: Table) -> dict[str, int]:
    assert isinstance(table.stage, Ask)
    return {clock.name: clock.seconds for clock in table.stage.clocks}


def widgets(table: Table, kind: type[Any], viewer: int | None = None) -> list[Any]:
    return [each for each in table.game.scene(table.state, viewer).widgets if isinstance(each, kind)]


# The worked cases ----------------------------------------------------------------------------------------------------

GARTEN = ("GARTEN", "...I.U", "...S.R", "...C..", "...H..")


@case(f"{ID}:C1")
def test_a_die_in_two_words_counts_twice_and_what_is_left_costs(case_id: str) -> None:
    assert score(lay(thrown("HAUSEETNRBLI◆"), "HAUS", "...E", "...E")) == 8 - 9 == -1


@case(f"{ID}:C2")
def test_three_words_and_one_die_left(case_id: str) -> None:
    assert score(lay(thrown("GARTENISCHURB"), *GARTEN)) == 19 - 3 == 16


@case(f"{ID}:C3")
def test_using_all_thirteen_brings_no_bonus(case_id: str) -> None:
    assert score(lay(thrown("GARTENISCHURE"), *GARTEN, "...E..")) == 8 + 9 + 3 == 20


@case(f"{ID}:C4")
def test_the_joker_is_worth_nothing_and_has_one_letter_in_both_directions(case_id: str) -> None:
    table = lay(thrown("RO◆EEEDNTLBIH"), "ROsE", "..E.", "..E.")
    joker = table.game_state.tiles[2]
    assert not table.offers(Lay((joker, Tile(joker.die, 5, 5, "F")))), "a die lies once, with one letter"
    assert score(table) == 4 + 2 - 12 == -6
    as_f = lay(thrown("RO◆EEEDNTLBIH"), "ROfE", "..E.", "..E.")
    assert score(as_f) == 2 - 16, "then FEE is a word and ROFE is none"


@case(f"{ID}:C5")
def test_lines_that_are_no_words_join_nothing(case_id: str) -> None:
    assert score(lay(thrown("TORBAUEINSDLH"), "TOR", "BAU")) == 5 - 14 == -9


@case(f"{ID}:C6")
def test_a_throw_without_a_vowel_may_be_repeated_or_costs_everything(case_id: str) -> None:
    assert thrown("ZGKBPNYXLDMVJ").offers("press rethrow")
    assert score(thrown("ZGKBPNYXLDMVJ")) == -51


@case(f"{ID}:C7")
def test_a_die_alone_is_unused(case_id: str) -> None:
    alone = score(lay(thrown("HAUSEETNRBLI◆"), "H"))
    assert alone == score(thrown("HAUSEETNRBLI◆")) == -16
    assert score(lay(thrown("HAUSEETNRBLI◆"), "HAUS..B")) == 5 - 11


@case(f"{ID}:C8")
def test_the_joker_is_no_vowel(case_id: str) -> None:
    assert thrown("ZGKBPNCXLD◆VE").offers("press rethrow")
    assert thrown("ZGKBPNCXLDEVE").refuses("press rethrow") == "enough-vowels"


@case(f"{ID}:C9")
def test_the_round_in_which_the_target_is_reached_is_completed(case_id: str) -> None:
    def ended(second: int) -> Table:
        table = thrown("GARTENISCHURB", end_mode="target", target=200).set(totals=(187, second))
        assert score(lay(table, *GARTEN)) == 16
        assert table.game_state.totals[0] == 203
        assert isinstance(table.stage, Throw), "the second player still has a turn"
        assert score(lay(table.throw(*fallen("GARTENISCHURE")), *GARTEN, "...E.."), 1) == 20
        return table

    assert (ended(187).result.points, ended(187).result.winners) == ((203, 207), (1,))
    assert (ended(183).result.points, ended(183).result.places) == ((203, 203), (1, 1))


@case(f"{ID}:C10")
def test_at_the_deadline_the_last_stored_layout_counts(case_id: str) -> None:
    table = lay(lay(thrown("HAUSEETNRBLI◆"), "HAUS"), "HAUS", "...E", "...E")
    last = table.game_state.tiles
    table.expire("hourglass-1-0")
    assert table.game_state.tiles == last
    assert table.game_state.totals == (-1, 0)
    with pytest.raises(knobel.IllegalMove):
        table.apply(Did(0, Lay(())))


# Throwing and laying -------------------------------------------------------------------------------------------------


def test_all_thirteen_dice_are_thrown_again_and_the_layout_is_cleared() -> None:
    table = lay(thrown("ZGKBPNYXLDMVJ"), "ZG")
    glass = clocks(table)
    table.do("press rethrow")
    assert isinstance(table.stage, Throw)
    assert (table.thrower, len(table.stage.dice)) == (0, 13)
    table.throw(*fallen("ZGKBPNYXLDMVJ"))
    assert table.game_state.tiles == ()
    assert clocks(table) == glass == {"hourglass-1-0": 150}, "the same sand runs on"
    assert table.offers("press rethrow")


def test_throwing_again_can_be_limited_to_once_in_a_turn() -> None:
    table = thrown("ZGKBPNYXLDMVJ", max_rerolls=1).do("press rethrow").throw(*fallen("ZGKBPNYXLDMVJ"))
    assert table.refuses("press rethrow") == "rethrown"
    table.do("press stop").throw(*fallen("ZGKBPNYXLDMVJ"))
    assert table.offers("press rethrow"), "the next player has a turn of their own"


def test_a_die_can_be_laid_once_and_shows_its_letter() -> None:
    table = thrown("HAUSEETNRBLI◆")
    first = tiles(table, "H")[0]
    joker = tiles(table, "a")[0]
    assert table.offers(Lay((first,)))
    assert table.offers(Lay((joker, Tile(first.die, -12, 40, "H"))))
    for wrong in (
        (first, Tile(first.die, 1, 0, "H")),
        (first, Tile(joker.die, 0, 0, "A")),
        (Tile(first.die, 0, 0, "X"),),
        (Tile(joker.die, 0, 0, "Ä"),),
    ):
        assert not table.offers(Lay(wrong))


def test_words_can_be_taken_back() -> None:
    table = lay(thrown("HAUSEETNRBLI◆"), "HAUS").do(Lay(()))
    assert score(table) == -16


def test_short_words_can_be_left_out() -> None:
    short = own_lexicon("short", "de", ["HA", "HAUS"])
    assert score(lay(thrown("HAUSEETNRBLI◆", lexicon=short), "HA")) == 3 - 13
    assert score(lay(thrown("HAUSEETNRBLI◆", lexicon=short, min_word=3), "HA")) == -16


def test_the_same_word_may_be_laid_twice() -> None:
    table = lay(thrown("SEEEETNRBLI◆A"), "SEE", "E..", "E..")
    assert score(table) == 6 - sum((1, 1, 1, 3, 2, 1, 0, 1))


def test_the_hourglass_lasts_as_long_as_agreed() -> None:
    assert clocks(thrown("HAUSEETNRBLI◆", hourglass_s=60)) == {"hourglass-1-0": 60}


def test_everybody_watches() -> None:
    table = lay(thrown("HAUSEETNRBLI◆"), "HAUS")
    (crossword,) = widgets(table, Crossword)
    assert [tile.letter for tile in crossword.tiles] == list("HAUS")
    assert sum(crossword.values) == 16
    table.do("press stop")
    (crossword,) = widgets(table, Crossword)
    assert crossword.owner == 0, "the last turn stays in sight until the next throw"


def test_while_laying_validity_is_shown_only_where_agreed() -> None:
    def shown(**options: Any) -> list[str]:
        table = lay(thrown("TORBAUEINSDLH", **options), "TOR", "BAU")
        return [each.phrase.key for each in widgets(table, Announcement)]

    assert shown() == ["round-rounds"]
    assert shown(live_check=True)[1:] == ["run-valid"] * 2 + ["run-invalid"] * 3 + ["layout-worth"]


# Checking words ------------------------------------------------------------------------------------------------------


def test_on_trust_every_word_counts() -> None:
    assert score(lay(thrown("TORBAUEINSDLH", word_check="trust"), "TOR", "BAU")) == 2 * 9 - 10


def test_without_a_list_every_word_counts() -> None:
    table = Table(ID, 2, rounds=1)
    table.game = Match(LETRA_MIX, 2, {"starter": "first_seat", "rounds": 1})
    assert score(lay(table.throw(*fallen("TORBAUEINSDLH")), "TOR", "BAU")) == 2 * 9 - 10
    assert table.game.advice.heuristic(table.throw(*fallen("TORBAUEINSDLH")).game_state, 1, Press("stop")) is None


def test_the_list_of_the_house_knows_german() -> None:
    assert score(lay(thrown("GARTENISCHURE", lexicon=None), *GARTEN, "...E..")) == 20


def test_english_words_are_laid_with_english_dice() -> None:
    table = Table(ID, 1, dice_set="en", rounds=1).throw(*fallen("HOUSEATRINDLG", "en"))
    assert score(lay(table, "HOUSE")) == 8 - (1 + 1 + 1 + 1 + 1 + 2 + 1 + 3)


# What the list says stands in the log ------------------------------------------------------------------------------


def test_the_list_is_asked_when_the_layout_counts_and_never_before() -> None:
    table = thrown("TORBAUEINSDLH")
    layout = Did(0, Lay(tiles(table, "TOR", "BAU")))
    assert table.game.with_words(table.state, layout) == layout
    table.apply(layout)
    stopped = table.game.with_words(table.state, Did(0, Press("stop")))
    assert stopped == Did(0, Press("stop"), ("TOR", "BAU"))
    assert table.game.with_words(table.state, stopped) == stopped
    sand = table.game.with_words(table.state, Expired("hourglass-1-0"))
    assert sand == Expired("hourglass-1-0", ("TOR", "BAU"))


def test_where_all_see_what_is_a_word_the_list_is_asked_with_every_layout() -> None:
    table = thrown("TORBAUEINSDLH", live_check=True)
    layout = table.game.with_words(table.state, Did(0, Lay(tiles(table, "TOR", "BAU"))))
    assert layout == Did(0, Lay(tiles(table, "TOR", "BAU")), ("TOR", "BAU"))
    table.apply(layout)
    assert table.game.with_words(table.state, Did(0, Press("stop"))) == Did(0, Press("stop"))
    assert score(table) == 5 - 14


@pytest.mark.parametrize("check", ["vote", "trust"])
def test_a_table_without_a_list_asks_none(check: str) -> None:
    table = lay(thrown("TORBAUEINSDLH", word_check=check), "TOR")
    assert table.game.with_words(table.state, Did(0, Press("stop"))) == Did(0, Press("stop"))


def test_a_decision_clock_that_ends_the_turn_asks_too() -> None:
    table = lay(thrown("TORBAUEINSDLH", decision_seconds=10), "TOR", "BAU")
    clock = next(name for name in clocks(table) if name.startswith("decision"))
    settled = table.game.with_words(table.state, Expired(clock))
    assert settled == Expired(clock, ("TOR", "BAU"))
    assert table.apply(settled).game_state.totals[0] == 5 - 14


def test_the_answer_in_an_event_counts_whatever_the_list_says() -> None:
    def stopped(words: tuple[str, ...]) -> int:
        table = lay(thrown("TORBAUEINSDLH"), "TOR", "BAU").apply(Did(0, Press("stop"), words))
        return int(table.game_state.totals[0])

    assert stopped(()) == -19
    assert stopped(("TOR", "BAU", "TB", "OA", "RU")) == 2 * 9 - 10


def test_an_answer_to_what_nobody_asked_is_refused() -> None:
    for event in (Did(0, Press("stop"), ("HAUS",)), Expired("hourglass-1-0", ("HAUS",))):
        table = lay(thrown("TORBAUEINSDLH"), "TOR", "BAU")
        with pytest.raises(knobel.IllegalMove) as refused:
            table.apply(event)
        assert refused.value.code == "words-not-asked"
    plain = Table("die-boese-drei", 2).throw(1)
    with pytest.raises(knobel.IllegalMove):
        plain.apply(Did(0, Press("stop"), ("HAUS",)))


def voting(seats: int = 3, **options: Any) -> Table:
    table = thrown("TORBAUEINSDLH", seats, word_check="vote", **options)
    return lay(table, "TOR", "B..", "A..").do("press stop")


def test_the_others_vote_on_words() -> None:
    table = voting()
    assert {term.id for widget in widgets(table, Terms) for term in widget.terms} == {"TOR", "TBA"}
    assert clocks(table) == {"review-1-0": 30}
    assert table.refuses("mark TBA challenge", 0) == "own-word"
    table.do("mark TBA challenge", 1).expire("review-1-0")
    assert (table.asked, clocks(table)) == ((2,), {"vote-1-0": 15})
    table.do("mark TBA reject", 2)
    assert table.game_state.totals[0] == 4 - 15, "TBA has fallen"


def test_a_word_stands_in_a_tie_and_when_nobody_challenges_it() -> None:
    assert voting().expire("review-1-0").game_state.totals[0] == 4 + 5 - 11
    tied = voting().do("mark TBA challenge", 1).expire("review-1-0").do("mark TBA accept", 2)
    assert tied.game_state.totals[0] == 4 + 5 - 11


def test_with_two_players_the_opponents_rejection_stands() -> None:
    table = voting(2).do("mark TBA challenge", 1).expire("review-1-0")
    assert table.game_state.totals[0] == 4 - 15


def test_votes_are_secret_while_the_vote_goes_on() -> None:
    table = voting(4).do("mark TBA challenge", 1).expire("review-1-0")
    before = table.state
    table.do("mark TBA accept", 2)
    assert table.game.seen(before, Did(2, Mark("TBA", "accept")), 0) == Unseen(2)


def test_alone_and_without_words_there_is_no_review() -> None:
    alone = lay(thrown("TORBAUEINSDLH", 1, word_check="vote"), "TOR").do("press stop")
    assert alone.result.points == (4 - 15,)
    assert isinstance(thrown("TORBAUEINSDLH", word_check="vote").do("press stop").stage, Throw)


# Rounds and the end --------------------------------------------------------------------------------------------------


def skip(table: Table, turns: int = 1) -> Table:
    """Turns in which nothing is laid."""
    for _ in range(turns):
        table.throw(*fallen("HAUSEETNRBLI◆")).do("press stop")
    return table


def test_turns_go_round_and_the_starter_stays_the_same() -> None:
    table = Table(ID, 3, first=1, rounds=2)
    throwers = [skip(table).thrower for _ in range(5)]
    assert throwers == [2, 0, 1, 2, 0]
    assert isinstance(skip(table).stage, Over)


def test_a_game_for_a_target_ends_after_fifty_rounds() -> None:
    table = Table(ID, 2, end_mode="target").set(round=50)
    assert isinstance(skip(table, 2).stage, Over)
    assert table.result.points == (-16, -16)


def test_a_game_by_the_clock_completes_its_round() -> None:
    table = Table(ID, 2, end_mode="time", time_min=5).throw(*fallen("HAUSEETNRBLI◆"))
    assert clocks(table) == {"hourglass-1-0": 150, "time": 300}
    table.expire("time")
    assert clocks(table) == {"hourglass-1-0": 150}
    table.do("press stop")
    assert isinstance(table.stage, Throw)
    assert isinstance(skip(table).stage, Over)


def test_throwing_again_after_the_time_is_no_end() -> None:
    table = skip(Table(ID, 1, end_mode="time")).throw(*fallen("ZGKBPNYXLDMVJ")).expire("time")
    assert isinstance(table.do("press rethrow").stage, Throw)


def test_without_the_clock_running_out_a_timed_game_goes_on() -> None:
    assert isinstance(skip(Table(ID, 1, end_mode="time"), 30).stage, Throw)


# Bots ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("check", ["list", "vote", "trust"])
@pytest.mark.parametrize("mind", ["random", "greedy"])
def test_bots_come_to_an_end(mind: str, check: str) -> None:
    game = knobel.game(ID, 2, {"word_check": check, "rounds": 2})
    assert play(game, game.start(), minds_named([mind]), Chance(3)).count < 1000


def test_a_bot_that_looks_ahead_votes_though_it_knows_no_other_vote() -> None:
    table = voting(4).do("mark TBA challenge", 1).expire("review-1-0").do("mark TBA accept", 2)
    chance = Chance("vote")
    choices = table.game.choices(table.state, 3)
    assert choices is not None
    mind = StrongMind()
    assert mind.decide(view_for(table.game, table.state, 3, choices, mind, chance.below), chance.below) in choices


def test_to_a_bot_better_words_look_better_and_stopping_beats_changing_nothing() -> None:
    table = thrown("GARTENISCHURB")
    moves: list[Any] = [Lay(tiles(table, *GARTEN)), Lay(tiles(table, "NUR")), Press("stop"), Lay(tiles(table, "RUN"))]
    worth = [table.game.advice.heuristic(table.state.game_state, 0, move) or 0 for move in moves]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 4
    bad = thrown("ZGKBPNYXLDMVJ")
    assert (bad.game.advice.heuristic(bad.state.game_state, 0, Press("rethrow")) or 0) > (
        bad.game.advice.heuristic(bad.state.game_state, 0, Press("stop")) or 0
    )
