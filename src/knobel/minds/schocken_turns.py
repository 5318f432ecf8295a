"""Schocken: a turn looked through to its end, for what the round leaves to its player.

What a hand is worth depends on the hands of the others: those under cups are imagined by how likely their owners were
to stand with them, those still to be thrown are played by looks. Against all of these a turn is solved exactly, with
everything that the rules allow. A player who begins knows that the others will have as many throws.
"""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from knobel.core.dice import Faces
from knobel.core.moves import AnyMove
from knobel.core.secrets import Secret
from knobel.core.spaces import Below
from knobel.core.stages import Ask, Throw
from knobel.games.cup._schocken_state import Hand, SchockenOptions, State, Tally, Turn
from knobel.games.cup.schocken import Schocken
from knobel.minds.beliefs import Beliefs
from knobel.minds.currency import utilities
from knobel.minds.looks import by_looks
from knobel.minds.search import Valued
from knobel.minds.views import View

EXACTLY = 0.0
# A difference below this says less about the move than about the others as they are imagined.
TELLING = 0.01
# So many rounds are imagined, and so many turns are played by looks to see what others come to.
ROUNDS, TURNS = 120, 240


class Came(NamedTuple):
    """What a turn has come to: the dice, whether they fell in several throws, and how many there were."""

    faces: Faces
    several: bool
    throws: int


# How far a turn has got; and what can follow, by chance or by choice.
Step = Came | tuple[Any, ...]
Steps = dict[Step, dict[Step, float] | tuple[Step, ...]]


def schocken_turn(view: View, below: Below) -> tuple[Valued, ...] | None:
    """Every move by the chance not to lose the game."""
    assert view.known is not None
    rules, inner = view.known.game.rules, view.known.state.inner
    if not isinstance(rules, Schocken) or inner is None or view.known.game.ground.games > 1:
        return None
    beliefs = Beliefs(view.known, below)
    worlds = [beliefs.imagine(below).state.inner for _ in range(ROUNDS if inner.stood else 1)]
    turn = _Turn(rules, worlds, view.seat, below)
    looks = dict(zip(view.moves, view.merits, strict=True))
    valued = [Valued(move, turn.worth(move), EXACTLY, 1) for move in view.choices.moves]
    best = max(each.value for each in valued)
    looks_best = max((looks.get(each.move) or 0.0 for each in valued if each.value > best - TELLING), default=0.0)
    return tuple(sorted(valued, key=lambda each: _order(each, looks.get(each.move), best, looks_best)))


def _order(each: Valued, looks: float | None, best: float, looks_best: float) -> tuple[bool, float]:
    """Of all that is hardly worse than the best, what looks best goes first; the others follow by their values."""
    return not (each.value > best - TELLING and looks == looks_best), -each.value


class _Turn:
    """The turn of a seat, in worlds that differ only in what others have under their cups."""

    def __init__(self, rules: Schocken, worlds: list[State], seat: int, below: Below) -> None:
        self._rules, self._seat, self._below = rules, seat, below
        self._state = worlds[0]
        self._position = len(worlds[0].stood)
        self._before = [self._hands(world) for world in worlds]
        self._rounds: dict[int, Counter[tuple[Hand, ...]]] = {}
        self._steps = _steps(rules.options, rules.loading(self._state.tally), rules.limit(self._state))
        self._values: dict[Any, float] = {}
        self._worths: dict[Any, float] = {}

    def worth(self, move: AnyMove) -> float:
        """What a move is worth, with the turn played as well as can be from there."""
        return self._value(_step_to(self._rules, self._state, self._rules.did(self._state, self._seat, move)))

    def _value(self, step: Step) -> float:
        if isinstance(step, Came):
            return self._worth(_hand(self._seat, step))
        if step not in self._values:
            followers = self._steps[step]
            if isinstance(followers, dict):
                self._values[step] = sum(chance * self._value(each) for each, chance in followers.items())
            else:
                self._values[step] = max(map(self._value, followers))
        return self._values[step]

    def _worth(self, hand: Hand) -> float:
        """What a hand leaves to its player, on average over what the others have and will have."""
        key = (self._rules.rank(hand), hand.throws)
        if key not in self._worths:
            rounds = self._rounds_with(hand.throws)
            total = sum(
                count * self._settled((*others[: self._position], hand, *others[self._position :]))
                for others, count in rounds.items()
            )
            self._worths[key] = total / rounds.total()
        return self._worths[key]

    def _settled(self, hands: tuple[Hand, ...]) -> float:
        state = self._rules.settled(self._state.tally, hands)
        outlook = self._rules.outlook(state) or utilities(self._rules.result(state), self._rules.info.ranks)
        return outlook[self._seat]

    def _rounds_with(self, throws: int) -> Counter[tuple[Hand, ...]]:
        """What the others have at the end of the round; a beginner's throws are the limit for all."""
        limit = throws if not self._position else self._rules.limit(self._state)
        if limit not in self._rounds:
            later = self._state.order[self._position + 1 :]
            came = _comes_to(self._rules.options, self._rules.loading(self._state.tally), limit) if later else ()
            self._rounds[limit] = Counter(
                (*before, *(_hand(seat, came[self._below(len(came))]) for seat in later))
                for before in (self._before if len(self._before) > 1 else self._before * ROUNDS)
            )
        return self._rounds[limit]

    def _hands(self, world: State) -> tuple[Hand, ...]:
        pairs = zip(world.order, world.stood, strict=False)
        return tuple(_alike(self._rules.lifted(seat, turn, world.tally)) for seat, turn in pairs)


def _alike(hand: Hand) -> Hand:
    return _hand(hand.seat, _came(hand))


def _came(hand: Hand) -> Came:
    return Came(tuple(sorted(hand.faces)), bool(hand.out), hand.throws)


def _hand(seat: int, came: Came) -> Hand:
    return Hand(seat, came.faces, (0,) if came.several else (), came.throws)


# How a turn can go, whatever it is played for ------------------------------------------------------------------------


def _step_to(rules: Schocken, before: State, after: State) -> Step:
    """Where a turn has got to: dice have no order, so what is laid out, what has fallen and what was turned make it."""
    position, seat = len(before.stood), before.seat
    if after.tally is not before.tally:
        assert after.tally.last is not None
        return _came(after.tally.last.hands[position])
    if len(after.stood) > position:
        return _came(rules.lifted(seat, after.stood[position], after.tally))
    turn = after.turn
    faces = turn.shown if turn.cup is None else turn.cup.value
    out = tuple(sorted(faces[index] for index in turn.out))
    fallen = tuple(sorted(face for index, face in enumerate(faces) if index not in turn.out))
    forced = tuple(sorted(faces[index] for index in turn.forced))
    return turn.throws, turn.cup is None, out, fallen, turn.turned is not None, forced


@lru_cache(maxsize=64)
def _steps(options: SchockenOptions, loading: bool, limit: int) -> Steps:
    """Every step of a turn of so many throws with what can follow: by chance, or by choice."""
    rules = Schocken(2, options)
    steps: Steps = {}
    waiting = [_begun(options, loading, limit)]
    while waiting:
        state = waiting.pop()
        step = _step_to(rules, state, state)
        if step in steps:
            continue
        stage = rules.stage(state)
        if isinstance(stage, Throw):
            fallen = [(rules.thrown(state, faces), float(chance)) for faces, chance in stage.dice.merged_outcomes()]
            chances: Counter[Step] = Counter()
            for after, chance in fallen:
                chances[_step_to(rules, state, after)] += chance  # type: ignore[assignment]
            steps[step], followers = dict(chances), [after for after, _ in fallen]
        else:
            assert isinstance(stage, Ask)
            followers = [rules.did(state, 1, move) for move in stage.choices[1].moves]
            steps[step] = tuple({_step_to(rules, state, after) for after in followers})
        waiting.extend(after for after in followers if after.tally is state.tally and len(after.stood) == 1)
    return steps


def _begun(options: SchockenOptions, loading: bool, limit: int) -> State:
    """The second player's turn, after a first one of so many throws."""
    tally = Tally(options.discs, (0, 0), round=1 if loading else 2)
    return State(tally, (0, 1), (Turn(limit, cup=Secret((1, 2, 3), (0,))),))


@lru_cache(maxsize=64)
def _comes_to(options: SchockenOptions, loading: bool, limit: int) -> tuple[Came, ...]:
    """What turns of so many throws come to when they are played by looks."""
    rules, below = Schocken(2, options), Random(limit).randrange
    return tuple(_come_to(rules, _begun(options, loading, limit), below) for _ in range(TURNS))


def _come_to(rules: Schocken, state: State, below: Below) -> Came:
    tally = state.tally
    while state.tally is tally:
        stage = rules.stage(state)
        if isinstance(stage, Throw):
            state = rules.thrown(state, stage.dice.sample(below))
        else:
            assert isinstance(stage, Ask)
            state = rules.did(state, 1, by_looks(rules, state, 1, stage.choices[1], below))
    assert state.tally.last is not None
    return _came(state.tally.last.hands[1])
