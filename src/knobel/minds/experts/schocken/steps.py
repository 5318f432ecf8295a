"""How a turn of Schocken can go, whatever it is played for; and what it comes to when it is played greedily."""

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from knobel.core.dice import Faces
from knobel.core.secrets import Secret
from knobel.core.stages import Ask, Stage, Throw
from knobel.games.cup.schocken.advice import SchockenAdvice
from knobel.games.cup.schocken.ranks import Customs, Rank, ranking
from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import Hand, SchockenOptions, State, Tally, Turn
from knobel.minds.heuristics import best_by_heuristic


class TurnOutcome(NamedTuple):
    """What a turn has come to: the dice, whether they fell in several throws, and how many there were.

    Of all that rank alike, one stands for the others.
    """

    faces: Faces
    several: bool
    throws: int


# How far a turn has got.
Step = TurnOutcome | tuple[Any, ...]
Chances = dict[Step, float]
# How likely it is to come to what.
OutcomeDistribution = dict[TurnOutcome, float]


class Steps(NamedTuple):
    """Every step of a turn with what can follow, by chance or by choice; and how likely each is chosen greedily."""

    first: Step
    chance: dict[Step, Chances]
    choice: dict[Step, tuple[Step, ...]]
    greedy: dict[Step, Chances]


def outcome_of(rules: Schocken, hand: Hand) -> TurnOutcome:
    """What a turn that left this hand has come to."""
    faces, several = _alike(rules.customs)[rules.rank(hand)]
    return TurnOutcome(faces, several, hand.throws)


@cache
def _alike(customs: Customs) -> dict[Rank, tuple[Faces, bool]]:
    return {rank: (faces, not single) for (faces, single), rank in ranking(customs).items()}


def hand_of(seat: int, outcome: TurnOutcome) -> Hand:
    """A hand that such a turn leaves."""
    return Hand(seat, outcome.faces, (0,) if outcome.several else (), outcome.throws)


def step_to(rules: Schocken, before: State, after: State, fallen: Turn | None = None) -> Step:
    """Where a turn has got to: dice have no order, so what is laid out, what has fallen and what was turned make it.

    Dice about to be thrown again are as good as any. A throw has made the turn what has `fallen`.
    """
    position, seat = len(before.stood), before.seat
    if after.tally is not before.tally:
        return outcome_of(rules, rules.lifted(seat, before.turn if fallen is None else fallen, before.tally))
    if len(after.stood) > position:
        return outcome_of(rules, rules.lifted(seat, after.stood[position], after.tally))
    turn = after.turn
    faces = turn.shown if turn.cup is None else turn.cup.value
    out = tuple(sorted(faces[index] for index in turn.out))
    thrown_again = turn.cup is None and not turn.forced
    loose = () if thrown_again else tuple(sorted(face for index, face in enumerate(faces) if index not in turn.out))
    forced = tuple(sorted(faces[index] for index in turn.forced))
    return turn.throws, turn.cup is None, out, loose, turn.turned is not None, forced


def explore_turn(options: SchockenOptions, loading: bool, limit: int) -> Steps:
    """The steps of a turn of at most so many throws."""
    advice, begun = SchockenAdvice(Schocken(2, options)), _second_turn(options, loading, limit)
    rules = advice.rules
    found = Steps(step_to(rules, begun, begun), {}, {}, {})
    waiting = [begun]
    while waiting:
        state = waiting.pop()
        step = step_to(rules, state, state)
        if step not in found.chance and step not in found.choice:
            followers = _add_followers(advice, state, step, found)
            waiting.extend(after for after in followers if after.tally is state.tally and len(after.stood) == 1)
    return found


def _add_followers(advice: SchockenAdvice, state: State, step: Step, found: Steps) -> list[State]:
    """Write down what can follow this step, and give the states in which it ends."""
    rules = advice.rules
    stage: Stage = rules.stage(state)
    if isinstance(stage, Throw):
        outcomes = stage.dice.merged_outcomes()
        thrown = [(faces, rules.thrown(state, faces), float(chance)) for faces, chance in outcomes]
        found.chance[step] = _sum_up(
            (step_to(rules, state, after, rules.fallen(state, faces)), chance) for faces, after, chance in thrown
        )
        return [after for _, after, _ in thrown]
    assert isinstance(stage, Ask)
    moves = stage.choices[1].moves
    followers = [rules.did(state, 1, move) for move in moves]
    reached = [step_to(rules, state, after) for after in followers]
    found.choice[step] = tuple(dict.fromkeys(reached))
    best = best_by_heuristic(advice, state, 1, moves)
    found.greedy[step] = _sum_up(
        (after, 1 / len(best)) for move, after in zip(moves, reached, strict=True) if move in best
    )
    return followers


def _sum_up(chances: Any) -> Chances:
    total: Chances = {}
    for step, chance in chances:
        total[step] = total.get(step, 0.0) + chance
    return total


def _second_turn(options: SchockenOptions, loading: bool, limit: int) -> State:
    """The second player's turn, after a first one of so many throws."""
    tally = Tally(options.discs, (0, 0), round=1 if loading else 2)
    return State(tally, (0, 1), (Turn(limit, cup=Secret((1, 2, 3), (0,))),))


def outcome_distribution(found: Steps) -> OutcomeDistribution:
    """What turns with these steps come to when they are played greedily, exactly."""
    known: dict[Step, OutcomeDistribution] = {}

    def from_here(step: Step) -> OutcomeDistribution:
        if isinstance(step, TurnOutcome):
            return {step: 1.0}
        if step not in known:
            total: Counter[TurnOutcome] = Counter()
            for after, chance in (found.chance.get(step) or found.greedy[step]).items():
                for each, likely in from_here(after).items():
                    total[each] += chance * likely  # type: ignore[assignment]
            known[step] = dict(total)
        return known[step]

    return from_here(found.first)
