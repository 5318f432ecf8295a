"""The ground rules: who starts, matches, play-offs, the decision clock and the bound."""

from typing import Any

import pytest
from msgspec.structs import replace

import knobel
from knobel import Did, Expired, IllegalMove, Over, Press, Throw, Thrown
from knobel.core.results import Result
from knobel.core.stages import Stage
from knobel.core.widgets import Standings, Tray
from knobel.games.cup.chicago import GAME as CHICAGO
from knobel.match.match import MOST_THROWS, Match
from knobel.match.options import ground_fields
from knobel.match.scoring import match_result
from knobel.match.ties import broken
from knobel.minds.arena import Chance
from knobel.parts.playoff import PlayOff
from knobel.parts.ranking import best_wins, by_chips, last_loses, places
from tests.support.table import Table


def test_the_highest_throw_begins_and_ties_throw_again() -> None:
    game = knobel.game("chicago", 3)
    state = game.start()
    for face in (5, 2, 5, 3, 6):
        state = game.apply(state, Thrown((face,)))
    assert state.first == 2


def test_the_throw_for_the_start_goes_round_once_and_then_among_the_tied() -> None:
    game = knobel.game("chicago", 3)
    state = game.start()
    throwers = []
    for face in (6, 2, 6, 1, 1, 4, 3):
        stage = game.stage(state)
        assert isinstance(stage, Throw)
        throwers.append(stage.seat)
        state = game.apply(state, Thrown((face,)))
    assert throwers == [0, 1, 2, 0, 2, 0, 2]
    assert state.first == 0


def starting_dice(game: Match, state: Any) -> dict[int | None, tuple[int | None, ...]]:
    """Everybody's dice in the throw for the start, as somebody sees them who only watches."""
    trays = [widget for widget in game.scene(state, None).widgets if isinstance(widget, Tray)]
    assert [tray.id for tray in trays] == [f"start-{tray.owner}" for tray in trays]
    return {tray.owner: tuple(die.face for die in tray.dice) for tray in trays}


def test_everybody_has_a_die_in_the_throw_for_the_start_and_after_a_tie_only_the_tied() -> None:
    game = knobel.game("chicago", 3)
    state = game.start()
    assert starting_dice(game, state) == {0: (None,), 1: (None,), 2: (None,)}
    state = game.apply(state, Thrown((6,)))
    assert starting_dice(game, state) == {0: (6,), 1: (None,), 2: (None,)}
    for face in (2, 6):
        state = game.apply(state, Thrown((face,)))
    assert starting_dice(game, state) == {0: (None,), 2: (None,)}
    state = game.apply(state, Thrown((1,)))
    assert starting_dice(game, state) == {0: (1,), 2: (None,)}


def test_the_lot_can_decide_who_begins() -> None:
    game = knobel.game("chicago", 3, {"starter": "random"})
    state = game.apply(game.start(), Thrown((1,)))
    assert state.first == 1


def test_the_start_of_a_match_moves_on_one_seat_a_game() -> None:
    table = Table("zentavesta", 2, games=2)
    table.throw(2, 2, 2).throw(1, 1, 1)
    assert not isinstance(table.stage, Over)
    assert table.thrower == 1
    table.throw(1, 1, 1).throw(2, 2, 3)
    assert table.result.winners == (0,)
    assert table.result.points == (2, 0)


def test_a_decision_clock_plays_the_mildest_move() -> None:
    table = Table("chicago", 2, decision_seconds=10).throw(1, 1, 1)
    stage = table.stage
    assert isinstance(stage, knobel.Ask)
    (clock,) = stage.clocks
    assert (clock.seat, clock.seconds, clock.otherwise) == (0, 10, Press("stop"))
    table.expire(clock.name)
    assert table.game_state.scores[0].points == 300
    with pytest.raises(IllegalMove):
        table.expire(clock.name)


def test_a_new_decision_has_a_new_clock() -> None:
    table = Table("chicago", 2, decision_seconds=10).throw(1, 1, 2)
    first = table.stage.clocks[0].name  # type: ignore[union-attr]
    table.do("keep 0 1").throw(3)
    assert table.stage.clocks[0].name != first  # type: ignore[union-attr]


def test_a_game_without_a_clock_refuses_time() -> None:
    table = Table("chicago", 2).throw(1, 1, 2)
    with pytest.raises(IllegalMove) as refusal:
        table.game.apply(table.state, Expired("decision-0-0"))
    assert refusal.value.code == "no-such-clock"


def test_a_game_is_stopped_at_the_bound_and_ranked_as_it_stands() -> None:
    table = Table("chicago", 2).set(chips=(2, 1))
    table.state = replace(table.state, throws=MOST_THROWS)
    assert table.result.flags == ("stopped_by_limit",)
    assert table.result.places == (2, 1)
    with pytest.raises(IllegalMove):
        table.game.apply(table.state, Thrown((1, 1, 1)))
    with pytest.raises(IllegalMove):
        table.game.apply(table.state, Did(0, Press("stop")))


def test_a_match_goes_on_after_a_stopped_game() -> None:
    table = Table("pasch", 2, games=2)
    table.state = replace(table.state, throws=MOST_THROWS - 1)
    table.throw(1, 1, 1)
    assert len(table.state.finished) == 1
    assert table.thrower == 1


def test_a_tie_for_the_last_place_is_thrown_off_downwards() -> None:
    playoff = PlayOff((0, 2)).after((4,), lowest=True).after((4,), lowest=True)
    assert not playoff.decided
    playoff = playoff.after((2,), lowest=True).after((5,), lowest=True)
    assert playoff.winner == 0


def test_places_skip_after_a_tie() -> None:
    assert places([214, 214, 180]) == (1, 1, 3)
    assert places([3, 1, 3, 2], lowest_first=True) == (3, 1, 3, 2)


def test_if_all_are_equal_nobody_loses() -> None:
    assert last_loses([4, 4]).losers == ()
    assert last_loses([4, 7, 7], lowest_first=True).losers == (1, 2)


def test_matches_add_up_net_chips_or_wins() -> None:
    chips = [by_chips((10, 6), 8), by_chips((7, 9), 8)]
    assert match_result(chips, "chips", "wins").nets == (1, -1)
    wins = [best_wins([1, 2]), best_wins([3, 3])]
    assert match_result(wins, "winner", "wins").points == (1, 2)


def test_in_a_match_of_games_with_a_loser_everybody_else_gets_a_point() -> None:
    games = [Result((1, 3, 1), losers=(1,)), Result((3, 1, 1), losers=(0,)), Result((1, 3, 1), losers=(1,))]
    match = match_result(games, "loser", "wins")
    assert match == Result((2, 3, 1), winners=(2,), losers=(1,), points=(2, 1, 3))


def test_a_game_without_a_loser_gives_everybody_a_point_and_shared_matches_have_no_loser() -> None:
    assert match_result([Result((1, 1))], "loser", "wins") == Result((1, 1), winners=(0, 1), points=(1, 1))


def test_after_so_many_undecided_play_offs_the_place_is_shared() -> None:
    table = Table("beelzebub", 2, tie_break="throw_off", rounds=1).throws((1, 1, 1, 1), (1, 1, 1, 1))
    for _ in range(10):
        assert not isinstance(table.stage, Over)
        table.throws((6, 6, 6, 1), (6, 6, 6, 1))
    assert table.result.places == (1, 1)


def undecided_but_for_the_first(version: int) -> Result:
    """Three are level; in the first play-off the third one falls behind, and the others stay level until the bound."""
    game = knobel.game("beelzebub", 3, {"tie_break": "throw_off", "rounds": 1, "starter": "first_seat"}, version)
    state = game.start()
    level, low = (6, 6, 1, 1), (1, 1, 6, 6)
    for faces in (*[level] * 5, low, *[level] * 18):
        assert not isinstance(game.stage(state), Over)
        state = game.apply(state, Thrown(faces))
    stage = game.stage(state)
    assert isinstance(stage, Over)
    return stage.result


def test_whoever_was_thrown_out_of_a_play_off_does_not_share_the_place() -> None:
    shared = undecided_but_for_the_first(version=2)
    assert (shared.places, shared.winners) == ((1, 1, 3), (0, 1))


def test_games_that_began_under_the_first_rules_share_the_place_among_all_who_were_tied() -> None:
    assert undecided_but_for_the_first(version=1).winners == (0, 1, 2)


@pytest.mark.parametrize(
    ("left", "places"), [((1,), (1, 4, 2, 2)), ((1, 3), (1, 3, 2, 3)), ((1, 2, 3), (1, 2, 2, 2))], ids=str
)
def test_those_left_in_a_play_off_for_the_last_place_lose_together(
    left: tuple[int, ...], places: tuple[int, ...]
) -> None:
    level = Result((1, 2, 2, 2), winners=(0,), losers=(1, 2, 3))
    assert broken(level, left, "loser") == Result(places, winners=(0,), losers=left)


def test_games_of_four_dice_and_more_bound_their_play_offs() -> None:
    games = [knobel.declared(id) for id in knobel.ids()]
    large = [game for game in games if game.info.tie_break and len(game.info.dice) > 3]
    assert {game.info.id: game.rules.playoff_repeats for game in large} == {game.info.id: 10 for game in large}
    assert len(large) == 7


def test_the_standing_of_a_match_counts_wins_from_the_first_game_on() -> None:
    table = Table("zentavesta", 2, games=3)
    table.throw(6, 3, 1).throw(2, 2, 2)
    (match,) = [widget for widget in table.game.scene(table.state, None).widgets if widget.id == "match"]
    assert isinstance(match, Standings)
    assert [row.score for row in match.rows] == [1, 0]


# A game whose match usually has as many games as there are players.
EVERYBODY_BEGINS = CHICAGO._replace(info=replace(CHICAGO.info, matches=True, ground={"games": "seats"}))


def test_a_match_can_have_as_many_games_as_there_are_players() -> None:
    game = Match(EVERYBODY_BEGINS, 4, {})
    assert game.ground.games == 4
    assert game.options["games"] == "seats", "so that a record says what was agreed"
    assert Match(EVERYBODY_BEGINS, 4, {"games": 3}).ground.games == 3


def test_the_number_of_players_is_offered_only_where_it_is_usual() -> None:
    (games,) = [field for field in ground_fields(EVERYBODY_BEGINS.info) if field.name == "games"]
    assert (games.default, games.values, games.low, games.high) == ("seats", ("seats",), 1, 20)
    assert games.allows("seats")
    with pytest.raises(knobel.BadOption):
        knobel.game("chicago", 2, {"games": "seats"})


@pytest.mark.parametrize("options", [{}, {"tie_break": "throw_off"}, {"games": 2}], ids=str)
def test_what_happens_now_is_worked_out_once_an_event(
    options: dict[str, str | int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    for owner in (PlayOff, type(knobel.game("pasch", 3).rules)):
        _count_calls(owner, asked, monkeypatch)
    game, chance = knobel.game("pasch", 3, options), Chance(1)
    events = 0
    state = game.start()
    assert state.opening is not None
    while not isinstance(stage := game.stage(state), Over):
        assert isinstance(stage, Throw)
        state = game.apply(state, chance.throw(stage.dice))
        events += 1
    # Where a game ends, the next begins or its state is put away: one more each.
    assert len(asked) <= events + 1 + game.ground.games


def _count_calls(owner: Any, asked: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    stage = owner.stage

    def counted(self: object, *facts: Any) -> Stage:
        asked.append(self)
        found: Stage = stage(self, *facts)
        return found

    monkeypatch.setattr(owner, "stage", counted)
