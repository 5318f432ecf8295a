"""What a person reads in a notebook or a traceback."""

import pytest

import knobel
from knobel import Did, Keep, Press, Thrown

GAME = knobel.game("chicago", 3, {"starter": "first_seat", "lives": 2})
ASKED = GAME.apply(GAME.start(), Thrown((1, 4, 2)))


def test_a_game_tells_its_seats_and_what_is_not_as_usual() -> None:
    assert repr(GAME) == "<chicago, 3 seats, lives=2, starter=first_seat>"
    assert repr(GAME.rules) == "<Chicago, 3 seats, lives=2>"
    assert repr(knobel.game("kniffel", 1)) == "<kniffel, 1 seat>"
    assert repr(knobel.game("tausend", 4, version=1)) == "<tausend, 4 seats, version=1>"
    assert repr(knobel.declared("chicago")) == "<Game chicago>"


@pytest.mark.parametrize("id", knobel.ids())
def test_the_usual_game_is_its_id_and_its_seats(id: str) -> None:
    game = knobel.game(id)
    assert repr(game) == f"<{id}, {game.seats} seats>".replace("1 seats", "1 seat")


def test_a_refusal_names_what_was_tried_and_what_may_be_done() -> None:
    with pytest.raises(knobel.IllegalMove, match=r"^not-a-choice") as caught:
        GAME.apply(ASKED, Did(0, Keep((0, 7))))
    (note,) = caught.value.__notes__
    assert "Keep(dice=(0, 7))" in note
    assert "seat 0 may press stop | Keeps(" in note
    with pytest.raises(knobel.IllegalMove, match=r"^not-asked \(seat=1, asked=seat 0\)"):
        GAME.apply(ASKED, Did(1, Press("stop")))
    with pytest.raises(knobel.IllegalMove, match=r"^wrong-dice \(dice=3, faces=7 7\)") as caught:
        GAME.apply(GAME.start(), Thrown((7, 7)))
    assert "seat 0 is to throw DiceSet(" in caught.value.__notes__[0]


def test_nobody_is_told_what_another_seat_may_do() -> None:
    with pytest.raises(knobel.IllegalMove) as caught:
        GAME.apply(ASKED, Did(1, Press("stop")))
    assert "Keeps" not in caught.value.__notes__[0]


def test_a_refusal_has_its_note_where_the_start_or_a_place_is_thrown_for_too() -> None:
    game = knobel.game("chicago", 3)
    with pytest.raises(knobel.IllegalMove, match=r"^wrong-dice") as caught:
        game.apply(game.start(), Thrown((7,)))
    assert "Thrown(faces=(7,)" in caught.value.__notes__[0]
    assert "seat 0 is to throw DiceSet(" in caught.value.__notes__[0]
    tied = knobel.read_position("pasch/2/seat=0,thrown=((),()),first=0/first=0,tie=(seats=(1,0))/tie_break=throw_off")
    with pytest.raises(knobel.IllegalMove, match=r"^throw-expected") as caught:
        tied.game.apply(tied.state, Did(1, Press("stop")))
    (note,) = caught.value.__notes__
    assert "seat 1 is to throw DiceSet(" in note
