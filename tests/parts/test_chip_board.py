"""Chip boards: fields, payments, who is out and who takes the board."""

from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.core.dice import d6
from knobel.core.events import Thrown
from knobel.core.options import whole
from knobel.core.phrases import Name, Phrase, say
from knobel.core.stages import Over, throw
from knobel.core.widgets import Announcement, Board, Piles
from knobel.games.chips._chip_board import BoardState, ChipBoardOptions, OneChipBoard, OneChipBoardFace, field_label


class PocketOptions(ChipBoardOptions, frozen=True):
    start_chips: Annotated[int, whole(1, 9)] = 2
    safety_circuits: Annotated[int, whole(1, 9)] | None = None


class Pocket(OneChipBoard[PocketOptions]):
    """A board with the fields 1 to 6 on which the 6 only grows."""

    dice = d6(1)
    fields = (1, 2, 3, 4, 5, 6)
    keeper = 6


class PocketFace(OneChipBoardFace[Pocket]):
    art = "pocket"


class Leftovers(Pocket):
    """The same, but what lies on the board at the end stays there."""

    last_takes_board = False


class Reverse(Pocket):
    """The same, but whoever is first rid of all chips has won."""

    last_wins = False
    last_takes_board = False


def board(kind: type[Pocket] = Pocket, seats: int = 3, **options: Any) -> Pocket:
    return kind(seats, PocketOptions(**options))


def after(game: Pocket, *faces: int, first: int = 0) -> BoardState:
    """The state after these throws."""
    state = game.start(first)
    for face in faces:
        state = game.apply(state, Thrown((face,)))
    return state


def told(game: Pocket, state: BoardState, face: int) -> list[Phrase]:
    """What there is to say of a throw."""
    event = Thrown((face,))
    return list(PocketFace(game).consequences(state, event, game.apply(state, event), None))


def test_everybody_begins_with_the_agreed_chips_and_the_board_is_empty() -> None:
    state = board(start_chips=5).start(1)
    assert (state.chips, state.board) == ((5, 5, 5), (0,) * 6)
    assert board().stage(state) == throw(1, d6(1))


def test_a_chip_goes_onto_an_empty_field_and_comes_off_a_full_one() -> None:
    game = board()
    assert after(game, 4).board == (0, 0, 0, 1, 0, 0)
    assert after(game, 4, 4).board == (0,) * 6
    assert after(game, 4, 4).chips == (1, 3, 2)


def test_the_keeper_only_grows() -> None:
    assert after(board(), 6, 6, 6).board == (0, 0, 0, 0, 0, 3)


def test_the_last_one_left_takes_the_board() -> None:
    state = after(board(seats=2), 6, 1, 6)
    assert (state.chips, state.board, state.gone) == ((0, 4), (0,) * 6, (0,))


def test_or_leaves_it_where_the_rules_say_so() -> None:
    state = after(board(Leftovers, 2), 6, 1, 6)
    assert (state.chips, state.board, state.gone) == ((0, 1), (1, 0, 0, 0, 0, 2), (0,))


def test_whoever_is_out_is_skipped_and_ranked_by_how_long_they_lasted() -> None:
    game = board(seats=4)
    state = after(game, 6, 1, 2, 3, 6)
    assert state.gone == (0,)
    assert game.result(state).places == (4, 1, 1, 1)
    for face in (1, 6, 6):
        state = game.apply(state, Thrown((face,)))
    assert state.gone == (0, 2, 3)
    stage = game.stage(state)
    assert isinstance(stage, Over)
    assert stage.result.places == (4, 1, 3, 2)
    assert stage.result.nets == (-2, 6, -2, -2)


def test_in_the_reverse_game_the_first_without_chips_ends_it() -> None:
    game = board(Reverse)
    state = after(game, 6, 1, 2, 6)
    assert isinstance(game.stage(state), Over)
    assert game.decided(state)
    assert state.chips == (0, 1, 1)


def test_circuits_are_counted_only_where_they_are_bounded() -> None:
    assert after(board(), 1, 2, 3).circuit == 1
    game = board(safety_circuits=2)
    assert after(game, 1, 2, 3).circuit == 2
    assert after(game, 1, 2, 3, first=1).circuit == 2
    assert not game.ended(after(game, 1, 2, 3, 1, 2))


def test_a_game_with_too_many_circuits_is_stopped_and_the_board_is_nobodys() -> None:
    game = board(safety_circuits=2)
    state = after(game, 1, 2, 3, 1, 2, 6)
    assert state.gone == (2,)
    stage = game.stage(state)
    assert isinstance(stage, Over)
    assert stage.result.flags == ("stopped_by_limit",)
    assert stage.result.chips == (2, 2, 0)
    assert stage.result.places == (1, 1, 3)


def test_a_game_decided_with_its_last_circuit_was_not_stopped() -> None:
    game = board(seats=2, safety_circuits=2)
    state = after(game, 1, 6, 1, 6)
    assert game.decided(state)
    assert game.result(state).flags == ()


def test_what_a_throw_does_is_told() -> None:
    game = board(seats=2)
    first, second = Name(0), Name(1)
    assert told(game, after(game), 1) == [say("told-lays", who=first, field=1, left=1)]
    assert told(game, after(game, 1), 1) == [say("told-picks", who=second, field=1, left=3)]
    assert told(game, after(game, 1), 6) == [say("told-keeper", who=second, field=6, left=1)]
    assert told(game, after(game, 1, 1), 2) == [
        say("told-lays", who=first, field=2, left=0),
        say("told-out", who=first),
        say("told-board", who=second, chips=4),
    ]


def test_nobody_is_called_out_who_has_won() -> None:
    game = board(Reverse)
    assert told(game, after(game, 1, 2, 3), 6) == [say("told-keeper", who=Name(0), field=6, left=0)]


def test_the_table_shows_every_field_and_every_stock() -> None:
    game = board(safety_circuits=3)
    widgets = PocketFace(game).draw(after(game, 4, 6, 1, 6), None, None)
    (drawn,) = (widget for widget in widgets if isinstance(widget, Board))
    assert drawn.art == "pocket"
    assert [(field.id, field.chips) for field in drawn.fields] == list(zip("123456", (1, 0, 0, 1, 0, 2), strict=True))
    (piles,) = (widget for widget in widgets if isinstance(widget, Piles))
    assert [pile.label.key for pile in piles.piles] == ["pile-gone", "pile", "pile"]
    assert Announcement("circuit", say("circuit", number=2, most=3)) in widgets


def test_the_keeper_has_a_name_of_its_own() -> None:
    assert field_label(6, 6) == say("board-keeper", number=6)
    assert field_label(5, 6) == say("board-field", number=5)


@pytest.mark.parametrize("kind", [Pocket, Leftovers, Reverse])
@given(faces=st.lists(st.integers(1, 6), max_size=60), seats=st.integers(2, 5))
def test_chips_are_conserved_and_a_field_holds_one_at_most(kind: type[Pocket], faces: list[int], seats: int) -> None:
    game = board(kind, seats)
    state = game.start(0)
    for face in faces:
        if isinstance(game.stage(state), Over):
            break
        state = game.apply(state, Thrown((face,)))
        assert game.conserved(state) == 2 * seats
        assert min(state.chips) >= 0
        assert max(state.board[:5]) <= 1
