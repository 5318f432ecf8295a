"""What a tournament's rules demand of people: said before they sign up, accepted, and written down."""

import msgspec
import pytest

from knobel.core.phrases import Phrase
from knobel.desk.actions import AcceptRules, Create, Describe, ReplacePlayer, SignUp, Undo
from knobel.desk.desk import Desk
from knobel.desk.format_options import KnockOut, League, PointsRounds, RoundRobin
from knobel.desk.log_lines import log_lines
from knobel.desk.model import Tournament
from knobel.desk.options import DeskOptions
from knobel.desk.pages import DeskPage, page
from knobel.desk.player_pages import PlayerPage
from knobel.desk.refusal import DeskRefused
from knobel.desk.roles import must_be_allowed
from knobel.desk.rule_sheet import RuleSheet, rule_sheet
from knobel.desk.simulating import registered
from knobel.desk.undoing import undoable
from knobel.texts import texts
from tests.desk.hall import Hall


def sheet_of(game: str = "schocken", **options: object) -> RuleSheet:
    return rule_sheet(Tournament("x", game, msgspec.convert(options, DeskOptions)))


def all_phrases(sheet: RuleSheet) -> list[Phrase]:
    return [*sheet.short, *(line for section in sheet.whole for line in (section.title, *section.lines))]


def said(sheet: RuleSheet, language: str = "de") -> str:
    words = texts(language)
    return "\n".join(words.say(phrase, "", ()) for phrase in all_phrases(sheet))


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_rules_are_made_from_what_was_agreed_on(language: str) -> None:
    told = said(sheet_of(chips_stage=3, chips_final=5, sharp_after_min=25), language)
    assert all(number in told for number in ("3 Chips", "5 Chips", "25 Minuten")) or language == "en"
    assert all(number in told.lower() for number in ("3 chips", "5 chips", "25 minute"))
    assert "desk-rules" not in told


def test_rules_name_the_game_in_every_format() -> None:
    for kind in (None, PointsRounds(), KnockOut(), RoundRobin(), League()):
        sheet = rule_sheet(registered(7, game="filzlaus", kind=kind).tournament)
        assert "Gespielt wird Filzlaus" in said(RuleSheet(sheet.short, (), "", {}))


def test_nobody_is_told_of_halves_or_cups_that_there_are_not() -> None:
    assert "scharf" in said(sheet_of())
    assert "scharf" not in said(sheet_of(sharp_after_min=0))
    assert "Hälfte" not in said(sheet_of("filzlaus"))
    assert "Würfelbecher" in said(sheet_of())
    assert "Würfelbecher" not in said(sheet_of(venue="online"))
    keys = {phrase.key for phrase in all_phrases(sheet_of(draw="avoid_rematch", sharp_in_final=True))}
    assert {"desk-sheet-draw-avoid-rematch", "desk-sheet-sharp-final-also"} <= keys
    assert sheet_of().card == "schocken-turnier-regeln"


def test_whoever_signs_up_alone_says_that_rules_and_referees_count() -> None:
    with pytest.raises(DeskRefused) as refused:
        must_be_allowed("entry", None, SignUp("Anna"))
    assert refused.value.code == "desk-accept-rules"
    must_be_allowed("entry", None, SignUp("Anna", accepted=True))
    must_be_allowed("referee", None, SignUp("Anna"))


def test_the_desk_or_the_player_writes_down_what_was_said_on_paper() -> None:
    hall = Hall("AB")
    hall.do(SignUp("C", accepted=True, late=True))
    assert log_lines(hall.desk, frozenset())[0].line.key == "desk-log-sign-up-accepted"
    assert offered(hall) == {"A", "B"}
    entry = hall.do(AcceptRules(hall.id("A")))
    assert (offered(hall), hall.player("A").accepted) == ({"B"}, True)
    own = page(hall.desk, "player", hall.id("B"), hall.now)
    assert isinstance(own, PlayerPage)
    assert AcceptRules(hall.id("B")) in [offer.request for offer in own.offers]
    assert own.rules == rule_sheet(hall.tournament)
    assert entry in undoable(hall.tournament, hall.desk.rows)
    hall.do(Undo(entry))
    assert offered(hall) == {"A", "B"}


def offered(hall: Hall) -> set[str]:
    """Of whom the desk is asked whether they accept."""
    shown = page(hall.desk, "referee", None, hall.now)
    assert isinstance(shown, DeskPage)
    asks = [offer.request for each in shown.players for offer in each.offers]
    return {hall.tournament.players[each.player].name for each in asks if isinstance(each, AcceptRules)}


def test_another_person_has_not_accepted_anything_yet() -> None:
    hall = Hall("AB")
    hall.do(AcceptRules(hall.id("A")))
    hall.do(ReplacePlayer(hall.id("A"), "Zoe"))
    assert not hall.player("Zoe").accepted


def test_club_and_place_are_written_otherwise_at_any_time_and_stand_in_the_file() -> None:
    desk = Desk.opened(Create("Cup", 0, club="Skatverein", location="Anker"), 0)
    assert (desk.tournament.club, desk.tournament.location) == ("Skatverein", "Anker")
    desk.do(Describe("Knobelclub", "Zur Post"), 1)
    assert Desk.read(desk.export()).tournament == desk.tournament
    with pytest.raises(DeskRefused):
        desk.do(Describe("x" * 61, ""), 2)


def test_logs_from_before_know_nothing_of_it_and_are_read() -> None:
    hall = Hall("ABCDEF").draw("ABC", "DEF").start()
    text = msgspec.json.decode(hall.desk.export())
    for row in text["rows"]:
        for field in ("accepted", "club", "location"):
            row["entry"]["action"].pop(field, None)
    again = Desk.read(msgspec.json.encode(text))
    assert again.tournament == hall.tournament
