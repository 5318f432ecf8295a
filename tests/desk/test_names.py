"""Names: written otherwise at any time, taken over by somebody else, and kept whole."""

from knobel.desk.actions import Arrive, RenamePlayer, RenewDeskLink, ReplacePlayer, RevokeDeskLink, Row, SignUp, Undo
from knobel.desk.desk import Desk
from knobel.desk.forgetting import forgotten, names_at
from knobel.desk.log_lines import log_lines
from knobel.desk.pages import DeskPage, page
from knobel.desk.preview import preview
from knobel.desk.ranking import ranking
from knobel.desk.undoing import undoable
from tests.desk.hall import Hall

LONG = "Maximilian-Alexander von und zu Hohenstein-Brück"


def test_a_name_can_be_written_otherwise_at_any_time_and_nothing_else_changes() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("A")
    before = hall.tournament
    hall.do(RenamePlayer(hall.id("A"), "Änne"))
    assert hall.tournament.stages == before.stages
    assert (hall.player("Änne").chips, hall.player("Änne").person) == (1, 0)
    hall.play_all()
    place = hall.place("Änne")
    hall.do(RenamePlayer(hall.id("Änne"), LONG))
    assert hall.place(LONG) == place
    assert Desk.read(hall.desk.export()).tournament == hall.tournament


def test_somebody_else_takes_the_place_with_all_that_was_played() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("A", "B", "A")
    was = hall.player("A")
    entry = hall.do(ReplacePlayer(hall.id("A"), "Zoe"))
    now = hall.player("Zoe")
    assert (now.id, now.bands, now.lost, now.status) == (was.id, was.bands, was.lost, was.status)
    assert now.person == entry
    line = log_lines(hall.desk, frozenset())[0].line
    assert (line.key, line.facts) == ("desk-log-replace-player", {"name": "Zoe", "before": "A"})


def test_nobody_takes_the_place_of_somebody_for_whom_it_is_over() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.withdraw("A")
    assert hall.refuses(ReplacePlayer(hall.id("A"), "Zoe")) == "desk-player-gone"
    hall.play_all()
    assert hall.refuses(ReplacePlayer(ranking(hall.tournament)[0].player, "Zoe")) == "desk-player-gone"


def test_a_name_is_nobody_elses_and_never_too_long() -> None:
    hall = Hall("AB")
    assert hall.refuses(RenamePlayer(hall.id("A"), "b")) == "desk-name-taken"
    assert hall.refuses(ReplacePlayer(hall.id("A"), "b")) == "desk-name-taken"
    assert hall.refuses(RenamePlayer(hall.id("A"), LONG + "x")) == "desk-bad-name"
    hall.do(RenamePlayer(hall.id("A"), "a"))
    assert hall.player("a").id == 0


def test_a_name_comes_back_by_undo_unless_somebody_else_has_it_now() -> None:
    hall = Hall("AB")
    first = hall.do(RenamePlayer(hall.id("A"), "C"))
    second = hall.do(RenamePlayer(hall.id("C"), "D"))
    assert hall.refuses(Undo(first)) == "desk-undo-later-first"
    assert first not in undoable(hall.tournament, hall.desk.rows)
    hall.undo(second)
    assert hall.player("C").id == 0
    hall.undo(first)
    taken = hall.do(RenamePlayer(hall.id("A"), "E"))
    hall.do(SignUp("A"))
    assert hall.refuses(Undo(taken)) == "desk-undo-later-first"
    assert taken not in undoable(hall.tournament, hall.desk.rows)


def test_a_preview_names_both() -> None:
    hall = Hall("AB")
    shown = preview(hall.desk, ReplacePlayer(hall.id("A"), "Zoe"), hall.now)
    assert [(each.before, each.after, each.another) for each in shown.renamed] == [("A", "Zoe", True)]
    assert [line.key for line in shown.lines] == ["desk-change-replaced"]
    shown = preview(hall.desk, RenamePlayer(hall.id("A"), "Aa"), hall.now)
    assert [line.key for line in shown.lines] == ["desk-change-renamed"]


def test_the_page_offers_a_field_for_the_name() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH")
    shown = page(hall.desk, "referee", None, hall.now)
    assert isinstance(shown, DeskPage)
    filled = [offer for offer in shown.players[0].offers if offer.fill]
    assert [(offer.request, offer.grave) for offer in filled] == [
        (RenamePlayer(hall.id("A"), "A"), False),
        (ReplacePlayer(hall.id("A"), ""), True),
    ]


def test_a_players_link_is_shut_until_it_is_renewed() -> None:
    hall = Hall("AB")

    def offered() -> list[object]:
        shown = page(hall.desk, "organiser", None, hall.now)
        assert isinstance(shown, DeskPage)
        offers = shown.players[0].offers
        return [offer.request for offer in offers if isinstance(offer.request, RenewDeskLink | RevokeDeskLink)]

    renew, revoke = RenewDeskLink("player/0"), RevokeDeskLink("player/0")
    assert offered() == [renew, revoke]
    hall.do(revoke)
    assert offered() == [renew]
    hall.do(renew)
    assert offered() == [renew, revoke]


def online() -> Hall:
    """Anna is at her phone, is called Änne, gives her place to Zoe, and another Anna signs up later."""
    hall = Hall("BCDEF", venue="online")
    hall.do(SignUp("Anna"))
    anna = hall.id("Anna")
    hall.do(Arrive(anna, "phone"))
    hall.do(RenamePlayer(anna, "Änne"))
    hall.undo(hall.do(RenamePlayer(anna, "Annegret")))
    hall.do(ReplacePlayer(anna, "Zoe"))
    hall.do(Arrive(anna, "zoes"))
    hall.do(SignUp("Anna"))
    return hall


def without(desk: Desk, *devices: str) -> Desk:
    changed: dict[int, Row] = {row.seq: row for row in forgotten(desk.rows, devices, "–")}
    return Desk(changed.get(row.seq, row) for row in desk.rows)


def test_whoever_gave_the_place_away_is_forgotten_with_every_name_and_nobody_else_is() -> None:
    hall = online()
    assert names_at(hall.desk.rows, ("phone",)) == ("Anna", "Änne", "Annegret")
    after = without(hall.desk, "phone")
    assert [player.name for player in after.tournament.players] == [*"BCDEF", "Zoe", "Anna"]
    assert after.export().decode().count("Anna") == 1
    assert not any(name in after.export().decode() for name in ("Änne", "Annegret"))
    assert Desk.read(after.export()).tournament.players[5].name == "Zoe"


def test_whoever_took_the_place_is_forgotten_alone() -> None:
    after = without(online().desk, "zoes")
    assert [player.name for player in after.tournament.players] == [*"BCDEF", "– 6′", "Anna"]
    assert "Zoe" not in after.export().decode()
    both = without(after, "phone")
    assert [player.name for player in Desk.read(both.export()).tournament.players] == [*"BCDEF", "– 6′", "Anna"]
