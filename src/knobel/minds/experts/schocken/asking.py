"""How somebody plays the first round of Schocken between two, who is asked at every step of it; and what answers win.

Whoever is asked must go by what is seen alone: all that leads to the same step, after the same sign, is asked about
once.
"""

from typing import Any, NamedTuple

from knobel.core.stages import Ask, Throw
from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import State
from knobel.minds.experts.schocken.chain import of_first
from knobel.minds.experts.schocken.round_play import Duel, Sign, sign_of, without_sign
from knobel.minds.experts.schocken.steps import Step, step_to
from knobel.minds.experts.schocken.tables import Tables
from knobel.solve import best_response
from knobel.solve.covered_turns import Play
from knobel.solve.solution import Ranked, Values
from knobel.solve.turn_graph import TurnGraph

# What is chosen at a step, and how often; and a state after every sign that a turn can end with.
Chosen = dict[Step, dict[Step, float]]


class _Turn(NamedTuple):
    chosen: Chosen
    signs: dict[Sign, State]


def best_answers_to(tables: Tables, play: best_response.Play) -> Values:
    """What the best answers to this play bring to the beginner of a game and to the second: chances not to lose."""
    state = next(iter(tables.chain.numbers))
    duel = tables.duel(tables.rules.loading(state.tally))
    worth = duel.worth(of_first(tables.chain.stakes(tables.chain.numbers[state], tables.halves.chances), state))
    first, second = duel.round.gains(worth, duel.round.meeting(asked_play(duel, tables.rules, state, play)))
    return first, 1 + second


def asked_play(duel: Duel, rules: Schocken, state: State, play: best_response.Play) -> Play:
    """How both turns of a round are played by somebody who is asked."""
    first = _walked(rules, state, play)
    after: dict[Any, Chosen] = {sign: _walked(rules, then, play).chosen for sign, then in first.signs.items()}
    wishes = _wishes(duel.round.first, [first.chosen])
    seconds = [_wishes(group.graph, [after[sign] for sign in group.signs]) for group in duel.round.groups]
    groups = zip(duel.round.groups, seconds, strict=True)
    return Play(duel.round.first.play(wishes), tuple(group.graph.play(each) for group, each in groups))


def _walked(rules: Schocken, begun: State, play: best_response.Play) -> _Turn:
    """One turn, in which every choice is asked about once."""
    turn, met, waiting = _Turn({}, {}), set[Step](), [begun]
    while waiting:
        state = waiting.pop()
        step = step_to(rules, state, state)
        if step in met:
            continue
        met.add(step)
        for after in _followers(rules, state, step, play, turn.chosen):
            if len(after.stood) == len(begun.stood) and after.tally is begun.tally:
                waiting.append(after)
            elif after.stood:
                turn.signs.setdefault(sign_of(after.stood[-1]), after)
    return turn


def _followers(rules: Schocken, state: State, step: Step, play: best_response.Play, chosen: Chosen) -> list[State]:
    stage = rules.stage(state)
    if isinstance(stage, Throw):
        return [rules.thrown(state, faces) for faces, _ in stage.dice.merged_outcomes()]
    assert isinstance(stage, Ask)
    chosen[step] = _summed(rules, state, play(state, state.seat))
    return [rules.did(state, state.seat, move) for move in stage.choices[state.seat].moves]


def _summed(rules: Schocken, state: State, policy: Ranked) -> dict[Step, float]:
    """How often a policy goes on to which step."""
    after: dict[Step, float] = {}
    for move, chance in policy:
        step = step_to(rules, state, rules.did(state, state.seat, move))
        after[step] = after.get(step, 0.0) + chance
    return after


def _wishes(graph: TurnGraph, chosen: list[Chosen]) -> Any:
    """Chances of the edges of a turn, a column for each way to play it."""
    import numpy as np

    edges: list[tuple[Any, Step]] = [(step, without_sign(after)) for step, after in graph.edges]
    return np.array([[each.get(step, {}).get(after, 0.0) for each in chosen] for step, after in edges])
