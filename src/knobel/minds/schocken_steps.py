"""How a turn of Schocken can go, whatever it is played for; and what it comes to when it is played by looks."""

from collections import Counter
from functools import cache, lru_cache
from typing import Any, NamedTuple

from knobel.core.dice import Faces
from knobel.core.secrets import Secret
from knobel.core.stages import Ask, Stage, Throw
from knobel.games.cup.schocken.advice import SchockenAdvice
from knobel.games.cup.schocken.ranks import Customs, Rank, ranking
from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import Hand, SchockenOptions, State, Tally, Turn


class Came(NamedTuple):
    """What a turn has come to: the dice, whether they fell in several throws, and how many there were.

    Of all that rank alike, one stands for the others.
    """

    faces: Faces
    several: bool
    throws: int


# How far a turn has got.
Step = Came | tuple[Any, ...]
Chances = dict[Step, float]
# How likely it is to come to what.
Comes = dict[Came, float]


class Steps(NamedTuple):
    """Every step of a turn with what can follow, by chance or by choice; and how likely each is chosen by looks."""

    first: Step
    chance: dict[Step, Chances]
    choice: dict[Step, tuple[Step, ...]]
    by_looks: dict[Step, Chances]


def came(rules: Schocken, hand: Hand) -> Came:
    faces, several = _alike(rules.customs)[rules.rank(hand)]
    return Came(faces, several, hand.throws)


@cache
def _alike(customs: Customs) -> dict[Rank, tuple[Faces, bool]]:
    return {rank: (faces, not single) for (faces, single), rank in ranking(customs).items()}


def hand_of(seat: int, came: Came) -> Hand:
    return Hand(seat, came.faces, (0,) if came.several else (), came.throws)


def step_to(rules: Schocken, before: State, after: State) -> Step:
    """Where a turn has got to: dice have no order, so what is laid out, what has fallen and what was turned make it."""
    position, seat = len(before.stood), before.seat
    if after.tally is not before.tally:
        assert after.tally.last is not None
        return came(rules, after.tally.last.hands[position])
    if len(after.stood) > position:
        return came(rules, rules.lifted(seat, after.stood[position], after.tally))
    turn = after.turn
    faces = turn.shown if turn.cup is None else turn.cup.value
    out = tuple(sorted(faces[index] for index in turn.out))
    fallen = tuple(sorted(face for index, face in enumerate(faces) if index not in turn.out))
    forced = tuple(sorted(faces[index] for index in turn.forced))
    return turn.throws, turn.cup is None, out, fallen, turn.turned is not None, forced


@lru_cache(maxsize=64)
def steps(options: SchockenOptions, loading: bool, limit: int) -> Steps:
    """The steps of a turn of at most so many throws."""
    advice, begun = SchockenAdvice(Schocken(2, options)), _begun(options, loading, limit)
    rules = advice.rules
    found = Steps(step_to(rules, begun, begun), {}, {}, {})
    waiting = [begun]
    while waiting:
        state = waiting.pop()
        step = step_to(rules, state, state)
        if step not in found.chance and step not in found.choice:
            followers = _followed(advice, state, step, found)
            waiting.extend(after for after in followers if after.tally is state.tally and len(after.stood) == 1)
    return found


def _followed(advice: SchockenAdvice, state: State, step: Step, found: Steps) -> list[State]:
    """Write down what can follow this step, and give the states in which it ends."""
    rules = advice.rules
    stage: Stage = rules.stage(state)
    if isinstance(stage, Throw):
        fallen = [(rules.thrown(state, faces), float(chance)) for faces, chance in stage.dice.merged_outcomes()]
        found.chance[step] = _summed((step_to(rules, state, after), chance) for after, chance in fallen)
        return [after for after, _ in fallen]
    assert isinstance(stage, Ask)
    moves = stage.choices[1].moves
    merits = [advice.heuristic(state, 1, move) or 0.0 for move in moves]
    followers = [rules.did(state, 1, move) for move in moves]
    reached = [step_to(rules, state, after) for after in followers]
    found.choice[step] = tuple(dict.fromkeys(reached))
    equals = merits.count(max(merits))
    found.by_looks[step] = _summed(
        (after, 1 / equals) for after, merit in zip(reached, merits, strict=True) if merit == max(merits)
    )
    return followers


def _summed(chances: Any) -> Chances:
    total: Chances = {}
    for step, chance in chances:
        total[step] = total.get(step, 0.0) + chance
    return total


def _begun(options: SchockenOptions, loading: bool, limit: int) -> State:
    """The second player's turn, after a first one of so many throws."""
    tally = Tally(options.discs, (0, 0), round=1 if loading else 2)
    return State(tally, (0, 1), (Turn(limit, cup=Secret((1, 2, 3), (0,))),))


@lru_cache(maxsize=64)
def comes_to(options: SchockenOptions, loading: bool, limit: int) -> Comes:
    """What turns of at most so many throws come to when they are played by looks, exactly."""
    found = steps(options, loading, limit)
    known: dict[Step, Comes] = {}

    def from_here(step: Step) -> Comes:
        if isinstance(step, Came):
            return {step: 1.0}
        if step not in known:
            total: Counter[Came] = Counter()
            for after, chance in (found.chance.get(step) or found.by_looks[step]).items():
                for each, likely in from_here(after).items():
                    total[each] += chance * likely  # type: ignore[assignment]
            known[step] = dict(total)
        return known[step]

    return from_here(found.first)
