"""The laws of the ground rules, over every game in the box, and faults that they must catch."""

import itertools
from collections.abc import Iterable, Iterator

import pytest
from msgspec.structs import replace

import knobel
from knobel.core.options import Value
from knobel.core.results import Result
from knobel.games import registry
from knobel.games.total.faule_sechs import GAME as FAULE_SECHS
from knobel.match.match import Match
from knobel.match.options import agreement, all_fields
from knobel.match.state import AnyState
from tests.conformance import ground_laws
from tests.conformance.walks import Step, seat_counts, settings, walk

IDS = knobel.ids()
TIED = tuple(id for id in IDS if knobel.declared(id).info.tie_break)
MATCHES = tuple(id for id in IDS if "games" in {field.name for field in all_fields(knobel.declared(id))})
# Games in which the start moves on within a game, with options that leave many ties after such a round.
MOVING: dict[str, dict[str, Value]] = {
    "die-boese-eins": {"rounds": 2, "throws": 3},
    "die-sonne": {"deals": 2},
    "einundzwanzig": {"start_chips": 4},
    "fuenf-finger-spiel": {"max_throws": 3, "goal": "any_five"},
    "sequenzen": {"keep_two": "on"},
    "tausend": {"all_bust": "replay"},
    "zehnerspiel": {"start_chips": 5, "max_stake": 5, "rounds": 2},
}
# The same over more rounds, which not everybody lives to see.
LONGER: dict[str, dict[str, Value]] = {
    "die-boese-eins": {"rounds": 4},
    "die-sonne": {"payment_mode": "stack", "start_chips": 10, "stroke_payment": "theirs"},
}
TRIES, MOST_TRIES = 40, 1000
# Games in which such tables are never even, and where ties come from instead.
NEVER_TIED = {"die-sonne": "nobody is tied in hundreds of them; after two deals, as in `MOVING`, some are"}
moving = pytest.mark.parametrize("id", MOVING)


def tables(id: str, version: int | None = None, **fixed: Value) -> Iterator[Match]:
    """Tables of a game with these options and all sorts of others, for two to four."""
    rows = [row for _, row in settings(id) if all(row.get(name) == value for name, value in fixed.items())]
    counts = [seats for seats in seat_counts(id) if seats <= 4]
    for number, row in enumerate(rows):
        seats = counts[number % len(counts)]
        yield knobel.game(id, seats, agreement(knobel.declared(id), seats, row).options, version)


def walks(games: Iterable[Match], tries: int) -> Iterator[tuple[Match, Iterator[Step]]]:
    """Every table in turn, in games that are mostly even and in others."""
    for number, game in enumerate(itertools.islice(itertools.cycle(games), tries)):
        yield game, (ground_laws.even_walk if number % 3 else walk)(game, f"law/{number}")


@pytest.mark.parametrize("id", TIED)
def test_a_play_off_goes_by_the_turn_order_of_the_last_round(id: str) -> None:
    """In so many games, and then until there was a tie: a law about nothing is none."""
    ties = 0
    for number, walked in enumerate(walks(tables(id, tie_break="throw_off"), MOST_TRIES)):
        if number >= TRIES and (ties or id in NEVER_TIED):
            break
        for moved in ground_laws.play_offs_go_by_the_round(*walked):
            assert not moved or id in MOVING
            ties += 1
    assert bool(ties) != (id in NEVER_TIED)


@moving
def test_a_play_off_goes_by_the_last_round_where_another_seat_has_begun_it(id: str) -> None:
    assert has_moved(id)


@moving
def test_a_play_off_of_many_goes_by_the_last_round_also_where_some_are_out_of_it(id: str) -> None:
    """Rounds of those who are left: whoever would have begun one may be out, and still be tied with others."""
    options = {**MOVING[id], **LONGER.get(id, {}), "starter": "first_seat", "tie_break": "throw_off"}
    games = walks([knobel.game(id, registry.players_of(id).most, options)], 300)
    assert sum(len(list(ground_laws.play_offs_go_by_the_round(*walked))) for walked in games)


def has_moved(id: str, version: int | None = None) -> bool:
    """Match until a tie is thrown for in another order than that of the whole game."""
    game = knobel.game(id, 4, {**MOVING[id], "starter": "first_seat", "tie_break": "throw_off"}, version)
    return any(any(ground_laws.play_offs_go_by_the_round(*walked)) for walked in walks([game], 1000))


@pytest.mark.parametrize("id", MATCHES)
def test_the_left_neighbour_of_whoever_began_a_game_begins_the_next(id: str) -> None:
    assert sum(ground_laws.the_start_moves_on(game, steps) for game, steps in walks(tables(id, games=2), 8))


@pytest.mark.parametrize("id", MATCHES)
def test_a_match_is_worth_what_its_games_are(id: str) -> None:
    for game, steps in walks(tables(id, games=2), 8):
        ground_laws.a_match_is_worth_its_games(game, steps)


# Planted faults ------------------------------------------------------------------------------------------------------


@moving
def test_a_play_off_that_goes_by_the_start_of_the_game_is_caught(id: str) -> None:
    with pytest.raises(AssertionError, match="began the round"):
        has_moved(id, version=1)


def test_a_game_that_goes_on_from_before_it_was_played_again_is_caught() -> None:
    older = walks(tables("fuenf-finger-spiel", version=1, games=2), 400)
    with pytest.raises(AssertionError, match="is to begin the next game"):
        sum(ground_laws.the_start_moves_on(game, steps) for game, steps in older)


class LostGames(Match):
    """Counts the games that were lost, and names nobody winner."""

    def _final(self, state: AnyState, last: Result) -> Result:
        result = super()._final(state, last)
        lost = tuple(self.ground.games - (points or 0) for points in result.points or ())
        return replace(result, points=lost, winners=())


class NobodyWins(Match):
    """Counts right, and still names nobody winner."""

    def _final(self, state: AnyState, last: Result) -> Result:
        return replace(super()._final(state, last), winners=())


@pytest.mark.parametrize(("rules", "complaint"), [(LostGames, "the match counts"), (NobodyWins, "have most")])
def test_a_match_that_is_not_won_by_points_is_caught(rules: type[Match], complaint: str) -> None:
    game = rules(FAULE_SECHS, 3, {"games": 3})
    with pytest.raises(AssertionError, match=complaint):
        ground_laws.a_match_is_worth_its_games(game, walk(game, 1))
