"""Boards that can be read: how they are drawn, what fields mean just now, and where it is explained."""

import knobel
from knobel.core.events import Did, Thrown
from knobel.core.moves import Stake
from knobel.core.widgets import Announcement, Bets, Tray
from knobel.match.match import Match
from knobel.match.state import AnyState


def board_of(game: Match, state: AnyState) -> Bets:
    (board,) = (widget for widget in game.scene(state, 0).widgets if isinstance(widget, Bets))
    return board


def marks_of(board: Bets) -> dict[str, tuple[str, str]]:
    return {field.id: (field.mark.label.key, field.mark.tone) for field in board.fields if field.mark is not None}


def test_the_seven_lies_across_the_two_columns() -> None:
    game = knobel.game("lustige-sieben", 3, {"starter": "first_seat"})
    board = board_of(game, game.start())
    assert board.rows == (("7",), ("2", "3"), ("4", "5"), ("6", "8"), ("9", "10"), ("11", "12"))
    notes = {field.id: field.note for field in board.fields if field.note is not None}
    assert [(id, note.facts["gain"]) for id, note in notes.items()] == [("7", 2)]


def test_every_field_of_a_drawn_board_has_its_place() -> None:
    for id in ("lustige-sieben", "craps"):
        game = knobel.game(id, options={"starter": "first_seat"})
        board = board_of(game, game.start())
        assert sorted(field for row in board.rows for field in row) == sorted(field.id for field in board.fields)


def test_the_number_thrown_last_is_marked() -> None:
    game = knobel.game("lustige-sieben", 3, {"starter": "first_seat"})
    state = game.start()
    for seat in (1, 2):
        state = game.apply(state, Did(seat, Stake("3", 1)))
    assert marks_of(board_of(game, game.apply(state, Thrown((2, 3))))) == {"5": ("mark-thrown", "plain")}


def test_craps_marks_what_wins_and_loses_now() -> None:
    game = knobel.game("craps", 3, {"starter": "first_seat"})
    state = game.apply(game.start(), Did(0, Stake("12", 2)))
    assert marks_of(board_of(game, state)) == {"12": ("mark-named", "wins")}
    state = game.apply(state, Thrown((3, 1)))
    assert marks_of(board_of(game, state)) == {"4": ("mark-lucky", "wins"), "12": ("mark-too-late", "loses")}
    # What is said of the board stands beside it.
    told = {each.id: each.at for each in game.scene(state, 0).widgets if isinstance(each, Announcement)}
    assert told == {"round": None, "bet": "bets", "lucky": "bets"}


def test_the_tower_stands_and_is_taken_apart_before_everybody() -> None:
    game = knobel.game("wuerfelstapel", 2)
    state = game.start()
    (choice,) = game.choices(state, 0).moves  # type: ignore[union-attr]
    state = game.apply(game.apply(state, Did(0, choice)), Thrown((5, 1, 6)))
    state = game.apply(state, Thrown((3,)))
    (tower,) = (widget for widget in game.scene(state, 0).widgets if isinstance(widget, Tray))
    assert tower.stacked
    assert [die.face for die in tower.dice] == [3, None, None, None]
