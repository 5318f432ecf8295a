"""What the rules say of options with "only", "at most", "default … for": each sentence with a case of its own.

A case is a table, and what must be there, or not be there, be the default, or be refused.
"""

from typing import Any, NamedTuple

import pytest

import knobel
from knobel.core.conditions import Only, Refused, Usually
from knobel.core.options import Value
from knobel.games import registry
from knobel.match.match import all_values
from knobel.match.options import all_fields


class Case(NamedTuple):
    """A sentence of the rules, and a table on which it can be seen."""

    game: str
    sentence: str
    there: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    default: dict[str, Value] = {}  # noqa: RUF012 - a case is never changed
    refused: str | None = None
    given: dict[str, Value] = {}  # noqa: RUF012
    seats: int | None = None


def case(game: str, sentence: str, seats: int | None = None, **said: Any) -> Case:
    """A case; what is not said of the table but of its options stands in `there`, `absent`, `default`, `refused`."""
    names = ("there", "absent", "default", "refused")
    facts = {name: said.pop(name) for name in names if name in said}
    for name in ("there", "absent"):
        if isinstance(facts.get(name), str):
            facts[name] = tuple(facts[name].split())
    return Case(game, sentence, given=said, seats=seats, **facts)


ELIMINATION = ("doppeltes-lottchen", "siamesische-zwillinge", "faule-sechs")
OPEN = "nothing_rank min_stake max_stake raise_timing rethrow_all"
COVERED = "truth_test challenge_seconds challenge_mode tie reveal_after_deal"
WITHOUT_MATCHES = (
    "die-sonne",
    "dufte-hundert",
    "teilen",
    "unter-oder-ueber-sieben",
    "einfacher-pasch",
    "craps",
    "wieviel-augen",
    "blaue-augen",
    "einundzwanzig",
    "chicago",
    "chicago-hoch-tief",
    "turmblaeser",
    "zehnerspiel",
    "eins-bis-sechzehn",
)
WITH_MATCHES = (
    "gestrichene-zwoelf",
    "schluck-hansel",
    "teure-sieben",
    "sequenzen",
    "kleeblatt",
    "tausend",
    "zentavesta",
)
FIXED: dict[str, Any] = {
    "starter": "random",
    "discs": 9,
    "max_throws": 2,
    "lay_out": "any",
    "jule": True,
    "pippi": True,
    "street_single_throw": False,
    "general_single_throw": False,
    "six_turn": "leaflet",
    "loading_round": "off",
    "final_starter": "loser_half_2",
}
OPEN_IN_PRESET: dict[str, Any] = {
    "throw_count_tiebreak": "schock",
    "six_turn_keeps_ones": False,
    "halves": 1,
    "final_mode": "single_round",
    "schock_out_scope": "game",
    "take_back": False,
    "supply_shortfall": "from_winner",
}

CASES = (
    # Sheets, words and Schocken
    case("kleine-differenzen", "one clock: for entering …", entry_seconds=60, absent="decision_seconds"),
    case("kleine-differenzen", "… or for every decision", there="decision_seconds"),
    case("kniffel", "the condition is for joker and extra points", there="kniffel_box_condition"),
    case("kniffel", "… for the joker alone", extra_points=False, there="kniffel_box_condition"),
    case("kniffel", "… for extra points alone", joker=False, there="kniffel_box_condition"),
    case("kniffel", "plain play has neither", joker=False, extra_points=False, absent="kniffel_box_condition"),
    case("letra-mix", "rounds with end_mode rounds", there="rounds", absent="target time_min"),
    case("letra-mix", "target with end_mode target", end_mode="target", there="target", absent="rounds time_min"),
    case("letra-mix", "time_min with end_mode time", end_mode="time", there="time_min", absent="rounds target"),
    case("letra-mix", "a list shows validity while laying", there="live_check", absent="review_s vote_s"),
    case("letra-mix", "the others vote", word_check="vote", there="review_s vote_s", absent="live_check"),
    case("letra-mix", "words are trusted", word_check="trust", absent="review_s vote_s live_check"),
    case("stadt-land-fluss-schnapp", "reviewed after the round", there="review_s vote_s"),
    case("stadt-land-fluss-schnapp", "challenged live: 5 and 10 seconds", challenge="live", absent="review_s vote_s"),
    case("schocken", "six_turn_keeps_ones only with six_turn tournament", absent="six_turn_keeps_ones"),
    case("schocken", "… and off is not tournament", six_turn="off", absent="six_turn_keeps_ones"),
    case("schocken", "… there with tournament", six_turn="tournament", there="six_turn_keeps_ones"),
    case("schocken", "two halves may have a final", there="final_mode final_starter schock_out_scope"),
    case("schocken", "one half has no final", halves=1, absent="final_mode final_starter schock_out_scope"),
    # One die, and the first games with two
    case("die-boese-eins", "out_for only relevant for rounds > 1", absent="out_for"),
    case("die-boese-eins", "… and relevant with two", rounds=2, there="out_for"),
    case("die-boese-drei", "games: default = number of players", seats=5, default={"games": "seats"}),
    case("laeuse-wuerfeln", "each number once: six can play", seats=6, unique_numbers=True, there="unique_numbers"),
    case("laeuse-wuerfeln", "… at most six", seats=7, unique_numbers=True, refused="numbers-run-out"),
    case("laeuse-wuerfeln", "… twelve share numbers", seats=12, there="unique_numbers"),
    case("hohe-hausnummern", "match_scoring wins only", games=2, absent="match_scoring"),
    case("abseits", "the option value, if the limit is agreed", there="limit", default={"limit": 40}),
    case("abseits", "named by the starter", limit_choice="starter_names", absent="limit"),
    case("abseits", "drawn", limit_choice="random", absent="limit"),
    case("todessprung", "games: default 5 for single_loser", there="next_namer", default={"games": 5}),
    case("todessprung", "games: default 1 for elimination", mode="elimination", default={"games": 1}, there="games"),
    case("todessprung", "next_namer (single_loser only)", mode="elimination", absent="next_namer"),
    # Two and three dice
    case("gestrichene-zwoelf", "tie_break only relevant with full_circuit", absent="tie_break"),
    case("gestrichene-zwoelf", "… there with it", finish="full_circuit", there="tie_break"),
    case("die-sonne", "start_chips only for stack", absent="start_chips"),
    case("die-sonne", "… there with it", payment_mode="stack", there="start_chips", default={"start_chips": 40}),
    case("dufte-hundert", "claim_seconds only with schikane", absent="claim_seconds schikane_thrower"),
    case("dufte-hundert", "… there with it", schikane="on", there="claim_seconds schikane_thrower"),
    case("wieviel-augen", "rounds for player_magician", absent="rounds answer_seconds", there="show_steps"),
    case(
        "wieviel-augen",
        "no steps are prompted for players",
        mode="player_magician",
        there="rounds answer_seconds",
        absent="show_steps",
    ),
    *(case(id, "games: loser game, single_loser only", there="games") for id in ELIMINATION),
    *(case(id, "… not with elimination", mode="elimination", absent="games") for id in ELIMINATION),
    case("eins-bis-sechzehn", "the 16 again, to begin the way back", there="top_number"),
    case("eins-bis-sechzehn", "… of which there is none", passes=1, absent="top_number"),
    case("eins-bis-sechzehn", "claim_seconds for manual", assist="manual", there="claim_seconds"),
    case("eins-bis-sechzehn", "… not for auto", assist="auto", absent="claim_seconds"),
    *(case(id, "a match only where listed", there="games", default={"games": 1}) for id in WITH_MATCHES),
    *(case(id, "a match only where listed", absent="games") for id in WITHOUT_MATCHES),
    # Four dice to poker dice
    case("wuerfelstapel", "rounds, answer_seconds, dice_per_round (contest)", there="dice"),
    case("wuerfelstapel", "… not in the trick", absent="rounds answer_seconds dice_per_round"),
    case("wuerfelstapel", "… in the contest", mode="contest", there="dice rounds answer_seconds dice_per_round"),
    case("wuerfelstapel", "round r uses r + 1 dice", mode="contest", dice_per_round="growing", absent="dice"),
    case("va-banque", "two_player_mode is for two", seats=2, there="two_player_mode"),
    case("va-banque", "… and not for three", seats=3, absent="two_player_mode"),
    case("wuerfelpoker", "max_stake and raise_timing with raising", raising=True, there="max_stake raise_timing"),
    case("wuerfelpoker", "… not without", absent="max_stake raise_timing"),
    case("wuerfelpoker", "no raising, no highest stake", raising=True, raise_timing="none", absent="max_stake"),
    case("wuerfelpoker", "max_stake from the stake on", raising=True, stake=4, max_stake=3, refused="stakes-crossed"),
    case("neunundneunzig", "after a joker was taken", there="after_joker_take"),
    case("neunundneunzig", "… of which there are none", jokers_each=0, absent="after_joker_take"),
    case("dreitausend", "set_aside (only remaining)", absent="set_aside"),
    case("dreitausend", "… there with it", rethrow="remaining", there="set_aside hot_dice"),
    case("dreitausend", "hot_dice (only remaining)", absent="hot_dice"),
    case("dreitausend", "bank_minimum (only lose_turn)", absent="bank_minimum"),
    case("dreitausend", "… there with it", bust="lose_turn", there="bank_minimum"),
    case("zehntausend", "the preset has all of them", there="set_aside hot_dice bank_minimum"),
    case("offenes-wuerfelpoker", "max_stake: min_stake–20", min_stake=3, max_stake=2, refused="stakes-crossed"),
    case("offenes-wuerfelpoker", "… min_stake itself included", min_stake=3, max_stake=3, there="max_stake"),
    case("offenes-wuerfelpoker", "no raising, no highest stake", raise_timing="none", absent="max_stake"),
    case("verdecktes-wuerfelpoker", "seconds for timed doubts", there="challenge_seconds"),
    case("verdecktes-wuerfelpoker", "… not in turn", challenge_mode="sequential", absent="challenge_seconds"),
    case("joker-poker", "all options of the open game", there=OPEN, absent=COVERED),
    case("joker-poker", "… resp. of the covered one", base_game="covered", there=COVERED, absent=OPEN),
    case("joker-poker", "start_chips of the open game 6–100", start_chips=5, refused="too-few-chips"),
    case("joker-poker", "… of the covered one 4–100", base_game="covered", start_chips=4, there="start_chips"),
    case("joker-poker", "max_stake: min_stake–20", min_stake=3, max_stake=2, refused="stakes-crossed"),
    case("al-capone", "max_stake: min_stake–20", min_stake=5, max_stake=4, refused="stakes-crossed"),
    case("al-capone", "no raising, no highest stake", raise_timing="none", absent="max_stake"),
    case("rock-and-roll", "tied_leaders (majority)", there="tied_leaders start_chips max_throws"),
    case("rock-and-roll", "… not with any", match_rule="any", absent="tied_leaders"),
    case("rock-and-roll", "… not with a single die", match_rule="single_die", absent="tied_leaders"),
    case("rock-and-roll", "then everybody starts with bank_chips", rotate_bank=5, absent="start_chips"),
    case("rock-and-roll", "players × that many throws", rotate_bank=10, absent="max_throws"),
    case("escalero", "any_full_throw needs rethrow_all", absent="served_scope"),
    case("escalero", "… there with it", rethrow_all=True, there="served_scope"),
    case("escalero", "points_per_chip for the settlement", there="points_per_chip"),
    case("escalero", "… of which there is none", payout="none", absent="points_per_chip"),
    # The preset
    *(case("schocken-turnier-regeln", "fixed", refused="option-fixed", **{name: FIXED[name]}) for name in FIXED),
    *(case("schocken-turnier-regeln", "open", there=name, **{name: OPEN_IN_PRESET[name]}) for name in OPEN_IN_PRESET),
    case("schocken-turnier-regeln", "scharf: one half", halves=1, absent="final_mode final_starter"),
    case("schocken-turnier-regeln", "discs 13, fixed", discs=13, there="discs"),
)


def _id(each: Case) -> str:
    given = ",".join(f"{name}={value}" for name, value in each.given.items())
    return f"{each.game}:{each.sentence} [{given}]".replace(" ", "-")


@pytest.mark.parametrize("each", CASES, ids=map(_id, CASES))
def test_what_the_rules_say_of_an_option_is_so(each: Case) -> None:
    if each.refused is not None:
        with pytest.raises(knobel.BadOption) as trouble:
            knobel.game(each.game, each.seats, each.given)
        assert trouble.value.code == each.refused
        return
    game = knobel.game(each.game, each.seats, each.given)
    assert set(each.there) <= set(game.options)
    assert not set(each.absent) & set(game.options)
    assert {name: game.options[name] for name in each.default} == each.default
    for name in each.absent:
        _is_not_there(each, name, all_values(game).get(name))


def _is_not_there(each: Case, name: str, value: Value | None) -> None:
    """Neither can it be changed; but who names it with the value that it has anyway changes nothing."""
    fields = {field.name: field for field in all_fields(registry.declared(knobel.game(each.game).info.id))}
    samples = fields[name].samples() if name in fields else (1, 2)
    for other in (sample for sample in samples if sample != value):
        with pytest.raises(knobel.BadOption) as trouble:
            knobel.game(each.game, each.seats, {**each.given, name: other})
        assert trouble.value.code in ("option-not-there", "option-fixed", "unknown-option")
    if value is not None:
        assert name not in knobel.game(each.game, each.seats, {**each.given, name: value}).options


def test_no_option_depends_on_others_without_a_sentence() -> None:
    """Every statement in the box has its case here."""
    absent = {(each.game, name) for each in CASES for name in each.absent}
    refused = {(each.game, each.refused) for each in CASES}
    usual = {(each.game, name) for each in CASES for name in each.default}
    for id in knobel.ids():
        for each in knobel.declared(id).options_type.depends:
            match each:
                case Only(option):
                    assert (id, option) in absent
                case Usually(option):
                    assert (id, option) in usual
                case Refused(code):
                    assert (id, code) in refused
        if not knobel.declared(id).info.matches:
            assert (id, "games") in absent


@pytest.mark.parametrize("id", knobel.ids())
def test_whoever_asks_for_an_unknown_option_is_told_of_those_that_there_are(id: str) -> None:
    with pytest.raises(knobel.BadOption) as trouble:
        knobel.game(id, options={"colour_of_the_cup": "red"})
    known = trouble.value.facts["known"].split(", ")
    assert known == [field.name for field in all_fields(knobel.declared(id))]
