"""Search: moves are valued by playing on from them in worlds that could be the real one.

Every simulation imagines a world, makes one of the moves in it and plays on to the end of the game, or of the round
where the game can say how things stand then. Near the beginning decisions are searched as a tree that grows where it
pays, first along the moves that look best (`heuristic`); further on everybody plays greedily. Moves are compared in the
same worlds and with the same seeds, so that luck cancels out; the worse half is dropped again and again. Where nothing
shows that another move is better, the one that looks best is played.
"""

import time
from math import isqrt, log, sqrt
from random import Random
from typing import Any

from knobel.core.advice import Advice
from knobel.core.choices import Choices
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.core.stages import Ask, Over, Throw
from knobel.match.match import Match
from knobel.match.utility import utilities
from knobel.minds.beliefs import Beliefs
from knobel.minds.heuristics import candidates, greedy_move, order_moves
from knobel.minds.move_values import Loss, MoveValue
from knobel.minds.views import View

# In a world with clocks time runs out once in so many decisions, as at a table of people who think.
EXPIRES_ONE_IN = 12
# A simulation that goes on for longer is ranked as it stands.
MOST_EVENTS = 2000
# A node lets a further move in whenever its visits have grown by a square of this many.
WIDENS_EVERY = 16
EXPLORATION = 0.7
FIRST_ROUND = 8
# A simulation looks at the clock whenever so many events have happened.
LOOKS_AT_THE_CLOCK = 16
# How many standard errors better a move must be to be preferred to the one that looks best, and to stop at once.
PREFERRED, DECIDED = 2.0, 4.0
# How many standard errors a loss must have to be counted.
COUNTED = 1.0
SEEDS = 2**31


class Budget(Frozen, frozen=True):
    """How much may be thought about one decision: by the clock, or by simulations, or both."""

    seconds: float | None = 0.2
    simulations: int = 100_000


class Node:
    """A decision, or what follows a throw: how often it was met, and what came of it for every seat."""

    __slots__ = ("children", "moves", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.totals = [0.0] * seats
        self.children: dict[Any, Node] = {}
        self.moves: tuple[AnyMove, ...] | None = None


class Arm:
    """A move at the root, the tree behind it, and its values in the worlds in which it was tried."""

    def __init__(self, move: AnyMove, seats: int) -> None:
        self.move = move
        self.node = Node(seats)
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def valued(self) -> MoveValue:
        return MoveValue(self.move, self.mean, _error(self.values), len(self.values))


class Search:
    """One decision, thought about."""

    def __init__(self, view: View, budget: Budget, below: RandBelow) -> None:
        assert view.known is not None
        self._view, self._budget = view, budget
        self._game: Match = view.known.game
        self._seat = view.seat
        # Where dice are hidden, others cannot be led along one tree: each of them knows what we do not.
        self._others_search = not self._game.info.hidden
        self._by_rounds = (
            self._game.ground.games == 1
            and self._game.ground.tie_break == "shared"
            and type(self._game.advice).estimate is not Advice.estimate
        )
        self._seeds = Random(below(SEEDS))
        self._random = Random(0)
        self._deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self._beliefs = Beliefs(view.known, self._seeds.randrange)
        self._left = budget.simulations
        self._spread = 0.0

    def best(self) -> tuple[MoveValue, ...]:
        """The moves worth looking at, the one to make first."""
        arms = self._arms(candidates(self._view, self._below))
        self._narrow(arms, (arms[0],))
        return _ranked(arms, arms[0])

    def loss(self, made: AnyMove) -> tuple[MoveValue, Loss]:
        """The move to make, and what was lost by making this one: nothing, unless it shows that another is better.

        Whatever wins a comparison of many has had luck in it. So the loss is measured in worlds of its own, which half
        of the budget is kept for.
        """
        moves = candidates(self._view, self._below)
        arms = self._arms((*moves, made) if made not in moves else moves)
        looks_best, chosen = arms[0], next(arm for arm in arms if arm.move == made)
        kept = self._left // 2
        self._left -= kept
        self._narrow(arms, (looks_best, chosen))
        best = next(arm for arm in arms if arm.move == _ranked(arms, looks_best)[0].move)
        if best is chosen:
            return best.valued(), Loss(0.0, 0.0)
        self._left = kept
        again = self._arms((best.move, made))
        self._try(again, max(2, kept // 2))
        return again[0].valued(), _loss(*again)

    def _arms(self, moves: tuple[AnyMove, ...]) -> list[Arm]:
        return [Arm(move, self._game.seats) for move in moves]

    def _narrow(self, arms: list[Arm], always: tuple[Arm, ...]) -> None:
        """Try arms, drop the worse half, and try the others again, until it is decided or the budget is spent."""
        worlds = FIRST_ROUND
        while len(arms) > 1 and self._try(arms, worlds):
            if len(arms) == 2 and abs(_gap(*arms)) > DECIDED:
                break
            arms = _better_half(arms, always)
            worlds *= 2

    def _try(self, arms: list[Arm], worlds: int) -> bool:
        """Try every arm in so many worlds; False once the budget is spent."""
        for _ in range(worlds):
            if self._left < len(arms):
                return False
            seed = self._seeds.randrange(SEEDS)
            for arm in arms:
                self._random.seed(seed)
                values = self._simulate(arm)
                if values is None:
                    return False
                arm.values.append(values[self._seat])
            self._left -= len(arms)
        return True

    def _time_is_up(self) -> bool:
        return self._deadline is not None and time.perf_counter() > self._deadline

    # One simulation ---------------------------------------------------------------------------------------------------

    def _below(self, limit: int) -> int:
        return int(self._random.random() * limit)

    def _simulate(self, arm: Arm) -> tuple[float, ...] | None:
        """What every seat makes of one game with this move; None if time is up before it is over."""
        game, state = self._beliefs.imagine(self._below)
        state = game.apply(state, Did(self._seat, arm.move))
        path = [arm.node]
        node: Node | None = arm.node if arm.node.visits else None
        values = None
        for number in range(MOST_EVENTS):
            if (
                self._by_rounds
                and state.game_state is not None
                and (values := game.advice.estimate(state.game_state)) is not None
            ):
                break
            stage = game.stage(state)
            if type(stage) is Over:
                break
            if not number % LOOKS_AT_THE_CLOCK and self._time_is_up():
                return None
            if type(stage) is Throw:
                event: Event = self._throw(stage)
            else:
                assert isinstance(stage, Ask)
                event = self._decide(game, state, stage, node)
            if node is not None:
                # Nodes that differed in more than the seat learns would let it play by what it cannot know.
                node = _child(node, game.seen(state, event, self._seat), path, game.seats)
            state = game.apply(state, event)
        if values is None:
            values = utilities(game.rules, game.result(state))
        for met in path:
            met.visits += 1
            met.totals = [total + value for total, value in zip(met.totals, values, strict=True)]
        self._spread = max(self._spread, *map(abs, values))
        return values

    def _throw(self, stage: Throw) -> Thrown:
        dice = stage.dice
        if dice.thrown:
            return dice.thrown[int(self._random.random() * dice.size)]
        return Thrown(dice.sample(self._below))

    def _decide(self, game: Match, state: Any, stage: Ask, node: Node | None) -> Event:
        if stage.clocks and self._below(EXPIRES_ONE_IN) == 0:
            return Expired(stage.clocks[self._below(len(stage.clocks))].name)
        seats = tuple(stage.choices)
        seat = seats[self._below(len(seats))] if len(seats) > 1 else seats[0]
        choices = stage.choices[seat]
        if node is not None and (seat == self._seat or (self._others_search and not stage.secret)):
            return Did(seat, self._search_node(game, state, seat, choices, node))
        return Did(seat, greedy_move(game, state, seat, choices, self._below))

    def _search_node(self, game: Match, state: Any, seat: int, choices: Choices, node: Node) -> AnyMove:
        """The move of a node: one that has not been tried yet, or the most promising of those let in."""
        if node.moves is None:
            node.moves = order_moves(game, state, seat, choices, self._below)
        let_in = node.moves[: 1 + isqrt(node.visits // WIDENS_EVERY)]
        bonus = EXPLORATION * self._spread
        met = log(node.visits + 1)

        def promise(move: AnyMove) -> float:
            child = node.children.get(Did(seat, move))
            if child is None or not child.visits:
                return float("inf")
            return child.totals[seat] / child.visits + bonus * sqrt(met / child.visits)

        chosen = max(let_in, key=promise)
        return chosen if chosen in choices else greedy_move(game, state, seat, choices, self._below)


def _child(node: Node, key: Any, path: list[Node], seats: int) -> Node | None:
    """The node that follows; a new one ends the tree, and is met as a leaf."""
    child = node.children.get(key)
    if child is None:
        child = node.children[key] = Node(seats)
    path.append(child)
    return child if child.visits else None


def _error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return float("inf")
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _gap(one: Arm, other: Arm) -> float:
    """By how many standard errors one arm is better, in the worlds in which both were tried."""
    differences = [a - b for a, b in zip(one.values, other.values, strict=False)]
    if not any(differences):
        return 0.0
    error = _error(differences)
    return sum(differences) / len(differences) / error if error else float("inf")


def _better_half(arms: list[Arm], always: tuple[Arm, ...]) -> list[Arm]:
    """The better half, and those that stay in any case."""
    ranked = sorted(arms, key=lambda arm: -arm.mean)
    kept = ranked[: max(1, len(arms) // 2)]
    return [*kept, *(arm for arm in dict.fromkeys(always) if arm not in kept)]


def _loss(best: Arm, chosen: Arm) -> Loss:
    differences = [a - b for a, b in zip(best.values, chosen.values, strict=False)]
    if len(differences) < 2:
        return Loss(0.0, 0.0)
    mean, error = sum(differences) / len(differences), _error(differences)
    return Loss(mean, error) if mean >= COUNTED * error else Loss(0.0, error)


def _ranked(arms: list[Arm], looks_best: Arm) -> tuple[MoveValue, ...]:
    """Arms by their values, those tried longest first; the favourite in front."""
    tried = sorted(arms, key=lambda arm: (-len(arm.values), -arm.mean))
    longest = [arm for arm in tried if len(arm.values) == len(tried[0].values)]
    best = max(longest, key=lambda arm: arm.mean)
    favourite = best if best is not looks_best and _gap(best, looks_best) >= PREFERRED else looks_best
    others = sorted((arm for arm in arms if arm is not favourite), key=lambda arm: -arm.mean)
    return tuple(arm.valued() for arm in (favourite, *others))


def search_moves(view: View, budget: Budget, below: RandBelow) -> tuple[MoveValue, ...]:
    """The moves worth looking at, valued by search; the one to make stands first."""
    return Search(view, budget, below).best()
