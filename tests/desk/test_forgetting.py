"""A person who is forgotten is nowhere in the log any more, and the tournament is what it was."""

from knobel.desk.actions import Arrive, CheckIn, Row, SignUp
from knobel.desk.desk import Desk
from knobel.desk.forgetting import forgotten, players_at
from knobel.desk.ranking import ranking
from tests.desk.hall import Hall


def played_online() -> Hall:
    """Anna plays with two devices one after the other, Ben with his own; Anna has checked herself in."""
    hall = Hall("CDEF", venue="online")
    for name, devices in (("Anna", ("phone", "laptop")), ("Ben", ("bens",))):
        hall.do(SignUp(name))
        player = hall.id(name)
        hall.desk.do(CheckIn(player), hall.now, name)
        for device in devices:
            hall.do(Arrive(player, device))
    return hall.play_all()


def without(desk: Desk, *devices: str) -> Desk:
    changed: dict[int, Row] = {row.seq: row for row in forgotten(desk.rows, devices, "–")}
    return Desk(changed.get(row.seq, row) for row in desk.rows)


def test_neither_name_nor_device_is_left() -> None:
    hall = played_online()
    after = without(hall.desk, "phone", "laptop")
    assert b"Anna" in hall.desk.export()
    assert b"Anna" not in after.export()
    told = repr(after.rows)
    assert "phone" not in told
    assert "laptop" not in told
    assert after.tournament.players[hall.id("Anna")].name == "– 5"


def test_everything_else_stays_and_the_file_can_still_be_read() -> None:
    hall = played_online()
    after = without(hall.desk, "phone", "laptop")
    assert ranking(after.tournament) == ranking(hall.tournament)
    assert after.tournament.players[hall.id("Ben")] == hall.player("Ben")
    assert Desk.read(after.export()).tournament.players[4].name == "– 5"
    two = without(after, "bens")
    assert [player.name for player in Desk.read(two.export()).tournament.players] == [*"CDEF", "– 5", "– 6"]


def test_a_device_at_which_somebody_else_plays_on_takes_no_name_with_it() -> None:
    hall = played_online()
    assert players_at(hall.desk.rows, ("phone",)) == ()
    after = without(hall.desk, "phone")
    assert after.tournament.players[hall.id("Anna")].name == "Anna"
    assert "phone" not in repr(after.rows)
