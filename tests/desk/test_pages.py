"""Pages: complete, in words in both languages, and offering only what the desk grants."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knobel.core.options import fields_of
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import (
    Announce,
    CheckIn,
    Correct,
    CutBand,
    Dispute,
    Draw,
    PauseClock,
    PlayerId,
    RecordLoss,
    Reinstate,
    Reschedule,
    ResumeClock,
    Role,
    SignUp,
    StartGame,
    SwapSeats,
    TakeChip,
    Undo,
)
from knobel.desk.board import board
from knobel.desk.desk_offers import table_offers
from knobel.desk.offers import DeskOffer
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.pages import DeskPage, page
from knobel.desk.player_pages import PlayerPage
from knobel.desk.preview import preview
from knobel.desk.refusal import CODES, DeskRefused
from knobel.desk.roles import must_be_allowed
from knobel.texts import LANGUAGES, texts
from tests.desk.hall import Hall

ROLES: tuple[Role, ...] = ("organiser", "referee", "player", "projector", "entry")


def phrases(thing: Any) -> Iterator[Phrase]:
    """Every phrase in a value."""
    if isinstance(thing, Phrase):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from phrases(getattr(thing, name))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from phrases(each)


def eventful() -> Iterator[Hall]:
    """A tournament in which everything happens, looked at after every entry."""
    hall = Hall(11).at("16:00")
    yield hall
    hall.at("16:40").do(SignUp("Nora"))
    hall.do(SignUp("Quin"))
    hall.do(Reschedule(hall.tournament.start, hall.tournament.checkin_open, hall.tournament.registration_close))
    yield hall
    hall.at("16:50").do(Reinstate(PlayerId(11)))
    hall.do(SignUp("Otto", late=True))
    yield hall
    hall.draw().do(SwapSeats(hall.table(1).seats[0], hall.table(2).seats[0]))
    yield hall
    hall.start().do(PauseClock())
    hall.do(Announce("Pause!"))
    yield hall
    hall.do(ResumeClock())
    hall.do(StartGame(1, 1))
    hall.annul()
    hall.do(TakeChip(hall.table(2).players[0]))
    loser, other, *_ = hall.table(3).players
    hall.do(RecordLoss(3, 1, loser))
    hall.do(Dispute(3, 1, other))
    yield hall
    hall.do(CutBand(hall.table(2).players[0]))
    hall.disqualify("P1")
    hall.withdraw("P2")
    yield hall
    hall.play_stage()
    hall.undo(hall.tournament.seq)
    yield hall
    hall.play_stage().draw().start()
    hall.at(hall.now + 20 * MINUTE).annul()
    yield hall
    while not hall.tournament.over:
        hall.play_stage()
        yield hall
    hall.do(Correct(PlayerId(5), None))
    hall.do(Correct(PlayerId(4), 3))
    yield hall


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read_out(language: str) -> None:
    said = texts(language)
    seen = set()
    for hall in eventful():
        for role in ROLES:
            players = (each.id for each in hall.tournament.players)
            for player in players if role == "player" else (None,):
                for phrase in phrases(page(hall.desk, role, player, hall.now)):
                    assert said.say(phrase)
                    seen.add(phrase.key)
    assert {"desk-log-undone", "desk-log-correct", "desk-where-qualified", "desk-table-sharp"} <= seen
    assert {"desk-report-dispute", "desk-report-record-loss", "desk-report-annul-game"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_option_has_words(language: str) -> None:
    said = texts(language)
    assert all(said.has(f"error-{code}") for code in CODES)
    for option in fields_of(DeskOptions):
        assert said.has(f"desk-option-{option.name}")
        assert all(said.has(f"desk-value-{option.name}-{v}") for v in option.values if isinstance(v, str))


def _another_game(offer: DeskOffer) -> DeskOffer:
    """The same by somebody who has been asked whether it is meant."""
    assert isinstance(offer.request, RecordLoss)
    return replace(offer, request=replace(offer.request, confirmed=True))


def _written(offer: DeskOffer) -> DeskOffer:
    """The offer after somebody has written what it asks for."""
    return replace(offer, request=replace(offer.request, **{offer.fill: "Zoe"})) if offer.fill else offer


def test_whatever_is_offered_is_granted() -> None:
    for hall in eventful():
        for role in ("organiser", "referee"):
            shown = page(hall.desk, role, None, hall.now)
            assert isinstance(shown, DeskPage)
            offers = [*shown.offers]
            offers += [offer for table in shown.tables for offer in table.others]
            offers += [_another_game(offer) for table in shown.tables for offer in table.losses]
            offers += [offer for row in shown.reports for dispute in row.disputes for offer in dispute.offers]
            offers += [offer for player in shown.players for offer in player.offers]
            for offer in map(_written, offers):
                must_be_allowed(role, None, offer.request)
                hall.desk.would_be(offer.request, hall.now)
                preview(hall.desk, offer.request, hall.now)


def test_an_undo_that_is_offered_is_granted_and_one_of_the_last_entry_is_offered() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("A", "B")
    hall.loses("E", table=2)
    shown = page(hall.desk, "referee", None, hall.now)
    assert isinstance(shown, DeskPage)
    offered = [line.undo for line in shown.log if line.undo is not None and line.at == hall.now]
    assert Undo(hall.tournament.seq) in offered
    losses = [line for line in shown.log if line.line.key == "desk-log-record-loss"]
    assert [line.undo is not None for line in losses] == [True, True, False]
    for line in losses[:2]:
        assert line.undo is not None
        preview(hall.desk, line.undo, hall.now)


def test_a_player_may_come_and_go_and_nothing_else() -> None:
    hall = Hall("ABCDEF")
    own, other = hall.id("A"), hall.id("B")
    for role, request in (("player", CheckIn(other)), ("player", TakeChip(other)), ("projector", Draw("x"))):
        with pytest.raises(DeskRefused) as refusal:
            must_be_allowed(role, own, request)  # type: ignore[arg-type]
        assert refusal.value.code == "desk-not-allowed"
    must_be_allowed("player", own, CheckIn(own))


def test_a_player_sees_table_seat_and_when() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    shown = page(hall.desk, "player", hall.id("F"), hall.now)
    assert isinstance(shown, PlayerPage)
    assert (shown.me.table, shown.seat, shown.when.key) == (2, 1, "desk-when-now")
    hall.loses("F", "F", table=2)
    shown = page(hall.desk, "player", hall.id("F"), hall.now)
    assert isinstance(shown, PlayerPage)
    assert shown.when.key == "desk-when-later"
    assert shown.at is not None
    assert shown.at > hall.now


def test_a_player_is_told_apart_from_what_others_are_told() -> None:
    hall = Hall("ABCDE")
    hall.do(SignUp("F"))

    def mine(name: str) -> tuple[str, str]:
        shown = page(hall.desk, "player", hall.id(name), hall.now)
        assert isinstance(shown, PlayerPage)
        return shown.where.key, shown.when.key

    assert mine("A") == ("desk-mine-checked-in", "desk-when-checked-in")
    assert mine("F") == ("desk-mine-registered", "desk-when-registered")
    hall.at("16:50")
    assert mine("F") == ("desk-mine-no-show", "desk-when-no-show")
    hall.play_all()
    winner = next(player.name for player in hall.tournament.players[:5] if hall.place(player.name) == 1)
    assert mine(winner) == ("desk-mine-ranked", "desk-when-won")


def test_a_loss_says_what_it_costs() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()

    def costs(name: str) -> object:
        table = hall.tournament.tables[hall.id(name)]
        (offers,) = (each for each in table_offers(hall.tournament, hall.now) if each.table == table.number)
        return offers.losses[table.players.index(hall.id(name))].label.facts["then"]

    assert costs("A") == "chip"
    hall.loses("A")
    assert costs("A") == "consolation"
    hall.loses("A")
    seat = board(hall.tournament, hall.now).stages[0].tables[0].seats[0]
    assert (seat.name, seat.line) == ("A", say("desk-seat-consolation"))
    hall.loses("B", "B")
    hall.loses("E", "E", "F", "F", table=2)
    hall.draw().start()
    beaten = next(name for name in "ABEF" if hall.id(name) in hall.tournament.tables)
    hall.loses(beaten, table=hall.tournament.tables[hall.id(beaten)].number)
    assert costs(beaten) == "eliminated"


def test_a_draw_by_hand_is_told_what_to_fill() -> None:
    hall = Hall("ABCDEFG", draw="manual").at("17:00")
    shown = page(hall.desk, "organiser", None, hall.now)
    assert isinstance(shown, DeskPage)
    (row,) = shown.due
    assert (row.round, row.sizes, row.byes, len(row.players)) == ("first", (4, 3), 0, 7)
    assert not any(isinstance(offer.request, Draw) for offer in shown.offers)
    hall.draw("ABCD", "EFG")
    shown = page(hall.desk, "organiser", None, hall.now)
    assert isinstance(shown, DeskPage)
    assert shown.due == ()


def test_nobody_is_offered_to_stop_the_clock_of_a_stage_that_is_over() -> None:
    hall = Hall(13).play_all()
    shown = page(hall.desk, "organiser", None, hall.now)
    assert isinstance(shown, DeskPage)
    assert shown.offers == ()
    assert hall.refuses(PauseClock()) == "desk-not-started"
