"""What somebody takes along of a tournament is their own part of it, as the tournament has it."""

from knobel.desk.ranking import ranking
from knobel.desk.taking_part import taken_part
from tests.desk.test_forgetting import played_online


def test_a_player_takes_along_how_it_went() -> None:
    hall = played_online()
    (anna,) = taken_part(hall.desk.rows, ("phone", "laptop"))
    player = hall.player("Anna")
    places = {each.player: each.place for each in ranking(hall.tournament)}
    assert (anna.number, anna.name, anna.place) == (player.id + 1, "Anna", places[player.id])
    assert (anna.status, anna.stage, anna.chips_lost) == (player.status, player.stage, player.lost)
    assert anna.signed_up == hall.desk.rows[player.since].at


def test_somebody_who_goes_on_elsewhere_is_not_taken_along_by_the_first_device() -> None:
    hall = played_online()
    assert taken_part(hall.desk.rows, ("phone",)) == ()
    assert taken_part(hall.desk.rows, ("nobodys",)) == ()
    assert [each.name for each in taken_part(hall.desk.rows, ("laptop", "bens"))] == ["Anna", "Ben"]
