"""Rulings: who may do what at a table, and what follows; a refusal changes nothing."""

import pytest
from msgspec import UNSET

from knobel import Throw, Thrown
from knobel.core.dice import lot
from knobel.core.moves import Keep, Lay, Mark, Press, Tile, Write
from knobel.core.stages import throw
from knobel.house.live.views import views
from knobel.house.table.rulings import (
    HOUSE,
    TABLE,
    Act,
    Actor,
    Advise,
    Begin,
    ChangeSettings,
    ChooseGame,
    Close,
    Cover,
    Expire,
    Hurry,
    Leave,
    Mute,
    Roll,
    Sit,
    TakeBack,
    Uncover,
    rule,
)
from knobel.house.table.table import Table
from knobel.texts import texts
from tests.support.rulings import ANNA, BEN, EVE, MASTER, MINDS, Desk, playing


def test_a_table_is_the_fold_of_its_log() -> None:
    desk = playing().ask(ANNA, Roll(0)).ask(ANNA, Act(0, Press("stop"))).ask(BEN, Roll(1))
    again = Table("t")
    for entry in desk.log:
        again.fold(entry, desk.now)
    assert again.state == desk.table.state
    assert again.places == desk.table.places


def test_a_throw_asked_for_twice_shows_the_same_dice() -> None:
    desk = playing()
    assert rule(desk.table, ANNA, Roll(0), MASTER, MINDS) == rule(desk.table, ANNA, Roll(0), MASTER, MINDS)


def test_a_taken_seat_is_refused() -> None:
    assert Desk().ask(ANNA, Sit(0, "Anna")).refuses(BEN, Sit(0, "Ben")) == "seat-taken"
    assert Desk().refuses(BEN, Sit(7, "Ben")) == "no-such-seat"


def test_only_the_host_seats_bots_and_begins() -> None:
    desk = Desk().ask(ANNA, Sit(0, "Anna"))
    assert desk.refuses(BEN, Sit(1, "Bot", "bot", "greedy")) == "not-allowed"
    assert desk.refuses(ANNA, Sit(1, "Bot", "bot", "clever")) == "unknown-mind"
    desk.ask(ANNA, Sit(1, "Bot", "bot", "greedy"))
    assert desk.refuses(BEN, Begin()) == "not-allowed"
    desk.ask(ANNA, Begin())
    assert desk.table.phase == "playing"


def test_a_game_begins_when_all_seats_are_taken() -> None:
    assert Desk().ask(ANNA, Sit(0, "Anna")).refuses(ANNA, Begin()) == "seats-open"


@pytest.mark.parametrize("actor", [BEN, EVE, Actor(None), Actor("anna")])
def test_only_a_seat_itself_throws_and_decides(actor: Actor) -> None:
    desk = playing()
    assert desk.refuses(actor, Roll(0)) == "not-allowed"
    desk.ask(ANNA, Roll(0))
    assert desk.refuses(actor, Act(0, Press("stop"))) == "not-allowed"


def test_the_rules_refuse_with_their_own_codes() -> None:
    desk = playing()
    assert desk.refuses(ANNA, Act(0, Press("stop"))) == "throw-expected"
    desk.ask(ANNA, Roll(0))
    assert desk.refuses(BEN, Act(1, Press("stop"))) == "not-asked"
    assert desk.refuses(ANNA, Act(0, Keep((0, 1, 2)))) == "not-a-choice"


def test_an_answer_to_an_older_question_is_stale() -> None:
    desk = playing().ask(ANNA, Roll(0))
    asked = desk.table.seq
    desk.ask(ANNA, Act(0, Keep((0,)), asked)).ask(ANNA, Roll(0))
    assert desk.refuses(ANNA, Act(0, Press("stop"), asked)) == "stale"
    desk.ask(ANNA, Act(0, Press("stop"), desk.table.seq))


def test_an_answer_to_a_question_that_has_ended_is_stale_too() -> None:
    # The second of two taps, or one that a clock was quicker than: nobody is blamed for it.
    desk = playing()
    to_throw = desk.table.seq
    desk.ask(ANNA, Roll(0, seq=to_throw))
    assert desk.refuses(ANNA, Roll(0, seq=to_throw)) == "stale"
    asked = desk.table.seq
    desk.ask(ANNA, Act(0, Press("stop"), asked))
    assert desk.refuses(ANNA, Act(0, Press("stop"), asked)) == "stale"
    assert desk.refuses(ANNA, Roll(0, seq=to_throw)) == "stale"
    # Whoever has seen all that happened is told whose turn it is.
    assert desk.refuses(ANNA, Roll(0, seq=desk.table.seq)) == "not-allowed"


def test_a_question_stands_while_others_come_and_go() -> None:
    desk = playing().ask(ANNA, Roll(0))
    asked = desk.table.seq
    desk.ask(HOUSE, Cover(1, "greedy"))
    desk.ask(ANNA, Act(0, Press("stop"), asked))


def test_dice_cannot_be_typed_in_at_a_digital_table_and_must_be_at_a_real_one() -> None:
    assert playing().refuses(ANNA, Roll(0, (6, 6, 6))) == "digital-dice"
    real = playing(dice="real")
    assert real.refuses(ANNA, Roll(0)) == "real-dice"
    assert real.refuses(ANNA, Roll(0, (6, 6, 7))) == "wrong-dice"
    real.ask(ANNA, Roll(0, (6, 6, 6)))
    assert real.table.state.game_state.turn.faces == (6, 6, 6)


def test_whoever_sits_there_types_in_what_fell_for_a_bot_which_has_no_hands() -> None:
    desk = playing(dice="real").ask(ANNA, Roll(0, (6, 6, 6))).ask(ANNA, Act(0, Press("stop")))
    assert desk.refuses(ANNA, Roll(1, (2, 2, 1))) == "not-allowed", "Ben is here, and throws himself"
    desk.ask(HOUSE, Cover(1, "greedy"))
    assert desk.refuses(EVE, Roll(1, (2, 2, 1))) == "not-allowed"
    desk.ask(ANNA, Roll(1, (2, 2, 1)))
    assert desk.table.steps[-1].event == Thrown((2, 2, 1))
    digital = playing().ask(HOUSE, Cover(0, "greedy"))
    assert digital.refuses(BEN, Roll(0)) == "not-allowed", "there the house throws for a bot"


def test_what_lies_under_the_cup_of_a_bot_is_drawn_by_the_house_and_known_to_nobody() -> None:
    desk = playing("maexchen", dice="real").ask(HOUSE, Cover(0, "greedy"))
    stage = desk.table.stage
    assert isinstance(stage, Throw)
    assert (stage.seat, stage.seen_by) == (0, (0,))
    assert desk.refuses(BEN, Roll(0, (2, 1))) == "not-allowed", "Ben would know what he has typed in"
    desk.ask(HOUSE, Roll(0, (2, 1)))
    assert offers(desk) == {}, "nobody has the bot throw again"


def test_a_lot_is_not_taken_back() -> None:
    desk = playing(dice="real", options={"starter": "random"})
    assert desk.table.stage == throw(None, lot(2))
    desk.ask(HOUSE, Roll(TABLE, (1,)))
    assert offers(desk) == {}


def offers(desk: Desk) -> dict[int | None, object]:
    """Who is told that they may take something back, and what."""
    told = views(desk.table, (*range(desk.table.setup.seats), None), None)
    return {view.viewer: view.take_back for view in told if view.take_back is not UNSET}


def test_a_throw_typed_in_can_be_taken_back_before_the_next_decision() -> None:
    desk = playing(dice="real").ask(ANNA, Roll(0, (6, 6, 6)))
    assert offers(desk) == {0: "throw", 1: "throw"}
    desk.ask(ANNA, TakeBack(0)).ask(ANNA, Roll(0, (1, 1, 1)))
    assert desk.table.state.game_state.turn.faces == (1, 1, 1)


def test_a_pad_is_written_in_any_order_and_rubbed_out_for_everybody_at_the_device() -> None:
    desk = Desk("kniffel", dice="pad")
    desk.ask(ANNA, Sit(0, "Anna")).ask(ANNA, Sit(1, "Ben", "local")).ask(ANNA, Begin())
    both = Actor("anna", (0, 1))
    desk.ask(both, Act(1, Write("sixes", "24"))).ask(both, Act(1, Write("chance", "20")))
    assert desk.refuses(both, Act(0, Write("sixes", "25"))) == "not-on-pad"
    assert desk.refuses(Actor("ben"), Act(1, Write("ones", "1"))) == "not-allowed"
    assert offers(desk) == {0: "decision", 1: "decision"}
    desk.ask(both, TakeBack(0))
    assert [(each.cell, each.value) for each in desk.table.state.written] == [("sixes", 24)]
    again = Table("t")
    for entry in desk.log:
        again.fold(entry, desk.now)
    assert again.state == desk.table.state


def test_a_decision_can_be_taken_back_but_never_a_throw() -> None:
    desk = playing().ask(ANNA, Roll(0))
    assert desk.refuses(ANNA, TakeBack(0)) == "nothing-to-take-back"
    assert offers(desk) == {}
    desk.ask(ANNA, Act(0, Keep((0,))))
    assert offers(desk) == {0: "decision"}
    assert desk.refuses(BEN, TakeBack(1)) == "nothing-to-take-back"
    before = desk.table.steps[-1].before
    desk.ask(ANNA, TakeBack(0))
    assert desk.table.state == before
    assert desk.table.throws == 1, "the next throw is a new one all the same"


def test_leaving_a_running_game_hands_the_seat_to_a_bot_for_good() -> None:
    desk = playing().ask(BEN, Leave(1))
    assert desk.table.places[1].kind == "bot"
    assert desk.refuses(BEN, Sit(1, "Ben")) == "not-in-lobby"


def test_the_host_can_ask_somebody_to_leave() -> None:
    desk = Desk().ask(ANNA, Sit(0, "Anna")).ask(BEN, Sit(1, "Ben"))
    assert desk.refuses(BEN, Leave(0)) == "not-allowed"
    desk.ask(ANNA, Leave(1))
    assert 1 not in desk.table.places


def test_a_bot_covers_an_absent_seat_and_hands_it_back() -> None:
    desk = playing().ask(HOUSE, Cover(1, "random"))
    assert desk.table.places[1].played_by == "random"
    assert desk.refuses(ANNA, Uncover(1)) == "not-allowed"
    desk.ask(BEN, Uncover(1))
    assert desk.table.places[1].played_by is None


def test_a_clock_keeps_its_deadline_until_it_is_another_one() -> None:
    desk = playing(options={"starter": "first_seat", "decision_seconds": 30}).ask(ANNA, Roll(0))
    ((name, due),) = desk.table.deadlines.items()
    assert due == desk.now + 30_000
    desk.now += 5_000
    desk.ask(HOUSE, Cover(1, "random"))
    assert desk.table.deadlines == {name: due}
    assert desk.refuses(ANNA, Expire(name, due)) == "not-allowed"
    desk.ask(HOUSE, Expire(name, due - 1))
    assert desk.table.deadlines == {name: due}, "a clock that was due at another time has been dealt with"
    desk.ask(HOUSE, Expire(name, due))
    assert desk.table.state.game_state.scores[0] is not None
    assert desk.table.deadlines == {}


def test_a_closed_table_refuses_everything() -> None:
    desk = playing()
    assert desk.refuses(BEN, Close()) == "not-allowed"
    desk.ask(ANNA, Close())
    assert desk.refuses(ANNA, Roll(0)) == "table-closed"


def test_how_things_go_is_the_hosts_to_say() -> None:
    desk = playing()
    assert desk.refuses(BEN, ChangeSettings(pace="instant")) == "not-allowed"
    desk.ask(ANNA, ChangeSettings(pace="instant", cover_after=30))
    assert (desk.table.setup.pace, desk.table.setup.cover_after, desk.table.setup.chat) == ("instant", 30, "on")
    assert desk.refuses(ANNA, ChangeSettings(cover_after=3)) == "bad-wait"
    assert desk.refuses(ANNA, ChangeSettings(hints=True)) == "not-in-lobby"


def test_whoever_is_muted_stays_so_on_another_seat() -> None:
    desk = Desk(seats=3).ask(ANNA, Sit(0, "Anna")).ask(BEN, Sit(1, "Ben"))
    assert desk.refuses(BEN, Mute(0)) == "not-allowed"
    assert desk.refuses(ANNA, Mute(2)) == "seat-empty"
    desk.ask(ANNA, Mute(1)).ask(BEN, Leave(1)).ask(BEN, Sit(2, "Ben"))
    assert desk.table.is_muted(2)
    assert not desk.table.is_muted(0)
    desk.ask(ANNA, Mute(2, muted=False))
    assert not desk.table.is_muted(2)


def test_asking_for_advice_is_told_to_everybody() -> None:
    assert playing().ask(ANNA, Roll(0)).refuses(ANNA, Advise(0)) == "hints-off"
    desk = playing(hints=True)
    assert desk.refuses(ANNA, Advise(0)) == "nothing-to-decide"
    desk.ask(ANNA, Roll(0))
    assert desk.refuses(BEN, Advise(0)) == "not-allowed"
    desk.ask(ANNA, Advise(0))
    assert desk.table.places[0].advised == 1
    (note,) = desk.table.notes[-1].phrases
    assert texts("de").say(note, "chicago", ("Anna", "Ben")) == "Anna hat um Rat gefragt."


def test_a_coach_asks_for_somebody_alone_with_bots_and_nobody_is_told() -> None:
    assert playing(hints=True).ask(ANNA, Roll(0)).refuses(ANNA, Advise(0, coach=True)) == "not-allowed"
    desk = Desk(hints=True).ask(ANNA, Sit(0, "Anna")).ask(ANNA, Sit(1, "Bo", "bot", "greedy"))
    desk.ask(ANNA, Begin()).ask(ANNA, Roll(0))
    before = desk.table.seq
    desk.ask(ANNA, Advise(0, coach=True))
    assert (desk.table.seq, desk.table.places[0].advised) == (before, 0)
    assert desk.refuses(BEN, Advise(0, coach=True)) == "not-allowed"


def test_advice_does_not_outlive_its_game() -> None:
    desk = playing(hints=True, options={"starter": "first_seat", "lives": 1}).ask(ANNA, Roll(0)).ask(ANNA, Advise(0))
    while desk.table.phase == "playing":
        stage = desk.table.stage
        seat = desk.table.state.game_state.seat
        desk.ask(HOUSE, Roll(seat) if isinstance(stage, Throw) else Act(seat, Press("stop")))
    assert desk.table.places[0].advised == 1
    desk.ask(ANNA, Begin())
    assert desk.table.places[0].advised == 0


def test_bots_hurry_until_a_person_has_decided() -> None:
    desk = playing()
    assert desk.refuses(EVE, Hurry()) == "not-allowed"
    desk.ask(BEN, Hurry())
    assert desk.table.hurried
    assert rule(desk.table, ANNA, Hurry(), MASTER, MINDS).entries == ()
    desk.ask(ANNA, Roll(0))
    assert not desk.table.hurried


def test_a_bots_move_does_not_end_the_hurry() -> None:
    desk = Desk().ask(ANNA, Sit(1, "Anna")).ask(ANNA, Sit(0, "Bot", "bot", "greedy")).ask(ANNA, Begin())
    desk.ask(Actor("anna", (1,)), Hurry()).ask(HOUSE, Roll(0)).ask(HOUSE, Act(0, Press("stop")))
    assert desk.table.hurried


def test_a_seat_covered_by_its_own_player_is_not_handed_back_by_itself() -> None:
    desk = playing().ask(BEN, Cover(1, "random"))
    assert not desk.table.places[1].until_return
    desk = playing().ask(ANNA, Cover(1, "random"))
    assert desk.table.places[1].until_return


def test_a_clock_runs_on_through_a_throw() -> None:
    """The hourglass of a turn is not stopped by throwing again."""
    desk = playing("letra-mix", options={"starter": "first_seat"}, dice="real")
    no_vowels = tuple(map(ord, "ZGKBPNYXLDMVJ"))
    desk.ask(ANNA, Roll(0, no_vowels))
    before = dict(desk.table.deadlines)
    assert before
    desk.now += 5_000
    desk.ask(ANNA, Act(0, Press("rethrow"))).ask(ANNA, Roll(0, no_vowels))
    assert desk.table.deadlines == before


def test_a_table_goes_on_by_the_rules_that_it_was_opened_with_until_something_else_is_chosen() -> None:
    desk = Desk("tausend", seats=3)
    assert desk.table.game.version == 1
    desk.ask(ANNA, ChooseGame("tausend", {}, 3))
    assert desk.table.game.version == 2


def test_a_secret_vote_cannot_be_taken_back_once_all_votes_lie_open() -> None:
    cara = Actor("cara", (2,))
    desk = Desk("letra-mix", seats=3, options={"starter": "first_seat", "word_check": "vote"}, dice="real")
    desk.ask(ANNA, Sit(0, "Anna")).ask(BEN, Sit(1, "Ben")).ask(cara, Sit(2, "Cara")).ask(ANNA, Begin())
    desk.ask(ANNA, Roll(0, tuple(map(ord, "SAKBANYXFEMEJ"))))
    desk.ask(ANNA, Act(0, Lay((Tile(0, 0, 0, "S"), Tile(1, 1, 0, "A"))))).ask(ANNA, Act(0, Press("stop")))
    desk.ask(BEN, Act(1, Mark("SA", "challenge")))
    for actor in (ANNA, BEN, cara):
        desk.ask(actor, Act(actor.seats[0], Press("done")))
    assert not desk.table.game.info.hidden, "the game itself is open; its votes are not"
    desk.ask(cara, Act(2, Mark("SA", "accept")))
    assert offers(desk) == {}, "nobody is offered what would be refused"
    assert desk.refuses(cara, TakeBack(2)) == "nothing-to-take-back"
