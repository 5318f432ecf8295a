"""Rulings between two games at a table: who begins the next one, and what it is."""

from knobel.house.table.rulings import (
    HOUSE,
    Actor,
    Begin,
    ChooseGame,
    Cover,
    Leave,
    Sit,
    Uncover,
)
from knobel.texts import texts
from tests.support.rulings import ANNA, BEN, EVE, Desk, over, play_out


def test_the_next_game_at_a_table_goes_on_with_the_next_throws() -> None:
    desk = over()
    thrown = desk.table.throws
    desk.ask(ANNA, Begin())
    assert (desk.table.games, desk.table.throws, desk.table.phase) == (2, thrown, "playing")


def test_whoever_sits_there_may_begin_the_next_game_where_the_host_is_a_screen() -> None:
    desk, cem = Desk(options={"starter": "first_seat", "lives": 1}), Actor("cem", (0,))
    desk.ask(cem, Sit(0, "Cem")).ask(BEN, Sit(1, "Ben"))
    assert desk.refuses(BEN, Begin()) == "not-allowed", "the first game is begun on the screen"
    play_out(desk.ask(ANNA, Begin()))
    assert desk.refuses(EVE, Begin()) == "not-allowed"
    assert desk.ask(BEN, Begin()).table.games == 2


def test_where_the_host_sits_at_the_table_nobody_else_begins_the_next_game() -> None:
    assert over().refuses(BEN, Begin()) == "not-allowed"


def test_whoever_sits_there_may_begin_the_next_game_while_a_bot_plays_for_the_host() -> None:
    desk = over().ask(HOUSE, Cover(0, "greedy"))
    assert desk.refuses(EVE, Begin()) == "not-allowed"
    assert desk.refuses(BEN, ChooseGame("maexchen")) == "not-allowed", "what is played stays the host's"
    back = over().ask(HOUSE, Cover(0, "greedy")).ask(ANNA, Uncover(0))
    assert back.refuses(BEN, Begin()) == "not-allowed", "the host is back"
    assert desk.ask(BEN, Begin()).table.games == 2


def test_in_the_next_game_the_start_passes_on_and_nobody_throws_for_it() -> None:
    desk = over(starter="highest_throw")
    began, rules = desk.table.state.first, desk.table.game.rules
    expected = rules.next_first(desk.table.state.game_state, began)
    assert expected == 1 - began
    desk.ask(ANNA, Begin())
    assert desk.table.state.game_state is not None, "it is known who begins"
    assert desk.table.state.first == expected


def test_the_host_chooses_what_is_played_next() -> None:
    desk = over()
    finished = desk.table.games
    assert desk.refuses(BEN, ChooseGame("maexchen")) == "not-allowed"
    assert desk.refuses(ANNA, ChooseGame("no-such-game")) == "unknown-game"
    assert desk.refuses(ANNA, ChooseGame("chicago", {"lives": 99})) == "bad-option-value"
    assert desk.refuses(ANNA, ChooseGame("chicago", {}, 99)) == "bad-seats"
    assert desk.refuses(ANNA, ChooseGame("schocken-turnier-regeln", {"discs": 9})) == "option-fixed"
    desk.ask(ANNA, ChooseGame("maexchen"))
    assert (desk.table.phase, desk.table.state, desk.table.game.info.id) == ("lobby", None, "maexchen")
    desk.ask(ANNA, Begin())
    assert (desk.table.games, desk.table.game.info.id) == (finished + 1, "maexchen")
    assert desk.refuses(ANNA, ChooseGame("chicago")) == "not-in-lobby"


def test_a_table_can_grow_and_shrink_between_games_but_nobody_loses_a_seat() -> None:
    desk = over().ask(ANNA, ChooseGame("chicago", {}, 3))
    assert desk.refuses(ANNA, Begin()) == "seats-open"
    desk.ask(Actor("eve"), Sit(2, "Eve"))
    assert desk.refuses(ANNA, ChooseGame("chicago", {}, 2)) == "seat-taken"
    desk.ask(ANNA, Leave(2)).ask(ANNA, ChooseGame("chicago", {}, 2)).ask(ANNA, Begin())
    assert desk.table.game.seats == 2


def test_the_next_game_is_told_by_the_name_that_the_table_has() -> None:
    desk = Desk("chicago").ask(ANNA, Sit(0, "Anna"))
    for game, name in (("zehntausend", "Als Nächstes: Zehntausend."), ("dreitausend", "Als Nächstes: Dreitausend.")):
        desk.ask(ANNA, ChooseGame(game, {}, 3))
        (note,) = desk.table.notes[-1].phrases
        assert texts("de").say(note, desk.table.setup.game) == name
