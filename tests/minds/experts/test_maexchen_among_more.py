"""Mäxchen among more than two: nobody gains by playing otherwise, told by plain play and by the engine itself."""

from functools import cache
from typing import Any

import numpy as np
import pytest

import knobel
from knobel.core.events import Did, Thrown
from knobel.core.moves import AnyMove, Say
from knobel.core.stages import Ask, Over, Seat, Throw
from knobel.games.bluff.maexchen.rules import MAEXCHEN, TWO_DICE, Maexchen, State
from knobel.match.match import Match
from knobel.match.state import AnyState, MatchState
from knobel.match.utility import utilities
from knobel.minds.arena import Chance, view_for
from knobel.minds.experts.maexchen.among_more import Play, Ring, Round, Standings
from knobel.minds.experts.maexchen.equilibrium import chances, whole_game
from knobel.minds.experts.maexchen.rounds import Rules
from knobel.minds.experts.maexchen.solution_among_more import SolutionAmongMore
from knobel.minds.knowledge import Knowledge
from knobel.minds.strong import StrongMind
from knobel.minds.value_files import value_tables
from knobel.solve.chance import merged_throws
from knobel.solve.solution import Ranked

CLAIMS = range(MAEXCHEN)
TOP = MAEXCHEN - 1


class Deviating:
    """What one seat wins of whole games by the best answer to what all others do, or by doing the same."""

    def __init__(self, rules: Rules, rounds: dict[Ring, Round], *, best: bool) -> None:
        self.rules, self.rounds, self.best = rules, rounds, best
        self.opened = cache(self._opened)

    def _opened(self, ring: Ring, own: int) -> float:
        """A round that the first of a ring opens."""
        seats, later = len(ring), dict[tuple[int, int], float]()
        for said in range(TOP - 1, -2, -1):
            for thrower in range(seats) if said >= 0 else (0,):
                later[thrower, said] = self._announced(ring, own, thrower, said, later)
        return later[0, -1]

    def _announced(self, ring: Ring, own: int, thrower: int, said: int, later: dict[tuple[int, int], float]) -> float:
        play, receiver = self.rounds[ring][thrower, said], (thrower + 1) % len(ring)
        claims = range(said + 1, MAEXCHEN)
        doubting = [self.rules.doubting if claim == TOP else 1 for claim in claims]
        top = self._paid(ring, own, receiver, self.rules.believing, receiver)
        believed = np.array([top if claim == TOP else later[receiver, claim] for claim in claims])
        honest = np.array([self._paid(ring, own, receiver, chips, thrower) for chips in doubting])
        caught = np.array([self._paid(ring, own, thrower, chips, receiver) for chips in doubting])
        shown = np.where(np.array(CLAIMS)[:, None] >= np.array(claims), honest, caught)
        says, doubts = play.says[:, said + 1 :], play.doubts[said + 1 :]
        offered = (1 - doubts) * believed + doubts * shown
        if self.best and own == thrower:
            return float(chances() @ offered.max(axis=1))
        likely = chances()[:, None] * says
        if self.best and own == receiver:
            return float(np.maximum((likely * believed).sum(axis=0), (likely * shown).sum(axis=0)).sum())
        return float((likely * offered).sum())

    def _paid(self, ring: Ring, own: int, payer: int, chips: int, opener: int) -> float:
        held = [each + chips if seat == payer else each for seat, each in enumerate(ring)]
        order = [(opener + step) % len(ring) for step in range(len(ring))]
        left = [seat for seat in order if held[seat] < self.rules.out_at]
        if own not in left:
            return 0.0
        return self.opened(tuple(held[seat] for seat in left), left.index(own)) if len(left) > 1 else 1.0


class Rounds(dict[Ring, Round]):
    """How the rounds of all standings are played."""

    def __init__(self, rules: Rules, doubts: float | None = None) -> None:
        self.standings, self.doubts = Standings(rules), doubts

    def __missing__(self, ring: Ring) -> Round:
        played = self.standings.round(ring)
        self[ring] = {where: self._answered(play) for where, play in played.items()}
        return self[ring]

    def _answered(self, play: Play) -> Play:
        return play if self.doubts is None else play._replace(doubts=np.full(MAEXCHEN, self.doubts))


@pytest.mark.parametrize("rules", [Rules(5, 1, 2), Rules(3, 2, 1), Rules(4, 1, 3)], ids=str)
def test_between_two_it_is_the_equilibrium_of_two(rules: Rules) -> None:
    standings, known = Standings(rules), whole_game(rules).values
    for ring, value in known.items():
        assert standings.values(ring) == pytest.approx([value, 1 - value], abs=1e-9)


@pytest.mark.parametrize(
    ("seats", "rules"),
    [(3, Rules(5, 1, 2)), (3, Rules(2, 2, 3)), (4, Rules(2, 1, 2))],
    ids=str,
)
def test_nobody_gains_by_playing_otherwise_anywhere_in_a_game(seats: int, rules: Rules) -> None:
    rounds, start = Rounds(rules), (0,) * seats
    alike, best = Deviating(rules, rounds, best=False), Deviating(rules, rounds, best=True)
    for own in range(seats):
        known = rounds.standings.values(start)[own]
        assert alike.opened(start, own) == pytest.approx(known, abs=1e-9)
        assert best.opened(start, own) == pytest.approx(known, abs=1e-9)


def test_a_table_that_always_believes_is_found_out() -> None:
    """The best answer can win something: a lie that nobody doubts."""
    rules, start = Rules(2, 1, 2), (0, 0, 0)
    rounds = Rounds(rules, doubts=0.0)
    alike, best = Deviating(rules, rounds, best=False), Deviating(rules, rounds, best=True)
    assert best.opened(start, 0) > alike.opened(start, 0) + 0.1


# By the rules themselves ----------------------------------------------------------------------------------------------


def among(seats: int, **options: Any) -> tuple[Match, SolutionAmongMore]:
    game = knobel.game("maexchen", seats, {"starter": "first_seat", **options})
    return game, SolutionAmongMore(game)


class Table:
    """What a seat makes of a state before a throw, by the rules; all play by the solution, or all others."""

    def __init__(self, game: Match, solution: SolutionAmongMore, seat: Seat, *, best: bool) -> None:
        assert isinstance(game.rules, Maexchen)
        self.rules, self.solution, self.seat, self.best = game.rules, solution, seat, best
        self.value = cache(self._value)

    def _value(self, state: State) -> float:
        stage = self.rules.stage(state)
        if isinstance(stage, Over):
            return utilities(self.rules, stage.result)[self.seat]
        assert isinstance(stage, Throw)
        under = [(self.rules.thrown(state, event.faces), chance) for event, chance in merged_throws(stage.dice)]
        if self.best and state.seat == self.seat:
            return sum(chance * max(self._heard([(said, 1.0)]) for said in self._sayings(cup)) for cup, chance in under)
        heard: dict[AnyMove, list[tuple[State, float]]] = {}
        for cup, chance in under:
            for move, often in self.policy(cup):
                heard.setdefault(move, []).append((self.rules.did(cup, state.seat, move), chance * often))
        return sum(map(self._heard, heard.values()))

    def _sayings(self, cup: State) -> list[State]:
        seat, moves = self._asked(cup)
        return [self.rules.did(cup, seat, move) for move in moves]

    def _heard(self, states: list[tuple[State, float]]) -> float:
        """An announcement, with every throw that it may have been made of."""
        seat, moves = self._asked(states[0][0])
        worth = {move: sum(share * self._after(state, seat, move) for state, share in states) for move in moves}
        if self.best and seat == self.seat:
            return max(worth.values())
        return sum(often * worth[move] for move, often in self.policy(states[0][0]))

    def _after(self, state: State, seat: Seat, move: AnyMove) -> float:
        after = self.rules.did(state, seat, move)
        return self.value(State(after.seat, after.chips, after.gone, said=after.said))

    def _asked(self, state: State) -> tuple[Seat, tuple[AnyMove, ...]]:
        stage = self.rules.stage(state)
        assert isinstance(stage, Ask)
        ((seat, choices),) = stage.choices.items()
        return seat, choices.moves

    def policy(self, state: State) -> Ranked:
        return self.solution.policy(MatchState(0, None, state), self._asked(state)[0])


def test_walking_through_the_rules_gives_the_values_and_no_answer_beats_them() -> None:
    """Whoever pays goes out and has lost, and two go on."""
    game, solution = among(3, elimination_chips=2)
    start = State(0, (1, 1, 1))
    known = solution.value(MatchState(0, None, start))
    assert sum(known) == pytest.approx(1)
    assert Table(game, solution, 0, best=False).value(start) == pytest.approx(known[0], abs=1e-9)
    assert Table(game, solution, 1, best=True).value(start) == pytest.approx(known[1], abs=1e-9)


def test_what_has_been_thrown_said_and_answered_is_worth_on_average_what_was_there_before() -> None:
    game, solution = among(4)
    before: AnyState = MatchState(0, None, State(2, (1, 0, 3, 0), gone=(1,), said=4))
    after = np.zeros(4)
    for event, chance in merged_throws(TWO_DICE):
        cup = game.apply(before, event)
        said = np.zeros(4)
        for move, often in solution.policy(cup, 2):
            claimed = game.apply(cup, Did(2, move))
            answered = [
                each * np.array(solution.value(game.apply(claimed, Did(3, answer))))
                for answer, each in solution.policy(claimed, 3)
            ]
            assert sum(answered) == pytest.approx(solution.value(claimed))
            said += often * np.array(solution.value(claimed))
        assert said == pytest.approx(solution.value(cup))
        after += chance * said
    assert after == pytest.approx(solution.value(before))
    assert after[1] == 0, "who is out cannot be left over"


def test_moves_in_use_are_worth_the_same_and_others_no_more() -> None:
    """Announcements as they are made, and answers to these and to one that nobody makes who plays so."""
    game, solution = among(3)
    for faces in ((3, 1), (5, 2), (6, 5), (4, 4)):
        cup = game.apply(game.start(), Thrown(faces))
        assert_nothing_is_better(solution, cup, 0)
        for move, _ in solution.policy(cup, 0):
            assert_nothing_is_better(solution, game.apply(cup, Did(0, move)), 1)
        assert_nothing_is_better(solution, game.apply(cup, Did(0, Say("62"))), 1)


def assert_nothing_is_better(solution: SolutionAmongMore, state: Any, seat: Seat) -> None:
    ranked, policy = dict(solution.moves(state, seat)), solution.policy(state, seat)
    assert sum(often for _, often in policy) == pytest.approx(1)
    assert all(ranked[move] == pytest.approx(max(ranked.values()), abs=1e-9) for move, _ in policy)


def test_an_answer_does_not_depend_on_the_dice_under_the_cup() -> None:
    game, solution = among(3)
    told = []
    for faces in ((3, 1), (6, 6)):
        state = game.apply(game.apply(game.start(), Thrown(faces)), Did(0, Say("62")))
        told.append((solution.moves(state, 1), solution.policy(state, 1)))
    assert told[0] == told[1]


def test_before_it_is_known_who_begins_all_stand_alike() -> None:
    game = knobel.game("maexchen", 3)
    assert SolutionAmongMore(game).value(game.start()) == pytest.approx([1 / 3] * 3)


def test_strong_plays_it_once_it_has_been_prepared_and_no_file_is_kept_of_it() -> None:
    game, knowledge = knobel.game("maexchen", 3, {"starter": "first_seat"}), Knowledge()
    assert value_tables(game) == ()
    state = game.apply(game.start(), Thrown((3, 1)))
    choices = game.choices(state, 0)
    assert choices is not None
    mind = StrongMind(knowledge=knowledge)
    view = view_for(game, state, 0, choices, mind, Chance("view").below)
    assert mind.policy(view) is None, "no move waits for it"
    solution = knowledge.prepare(game)
    assert isinstance(solution, SolutionAmongMore)
    assert mind.policy(view) == solution.policy(state, 0)
