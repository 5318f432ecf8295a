"""Rounds of two turns of which the first stays covered: best answers, and equilibria.

Whoever plays first ends with a hand and a sign, which is what the other sees of that turn; the sign says which turn the
other then has. After that both hands are compared. Histories that leave the same step are one, so such a round is a
pair of small graphs, however many ways lead through them, and an equilibrium takes a moment.

Where the hands behind a sign fell by chance alone, what the second player believes does not hang on how the first one
plays; there the best answer is found at once.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from knobel.solve.turn_graph import Step, Turn, TurnGraph

Sign = Hashable
Hand = Hashable
# An end of the first turn: what is seen of it, and what it has come to.
Ending = tuple[Any, Any]


class CoveredTurns(NamedTuple):
    """A round: the first turn, whose ends are signs with hands; the second one by the sign, whose ends are hands."""

    first: Turn
    second: Callable[[Any], Turn]


class Play(NamedTuple):
    """How both play: the chances of the first turn's edges, and those of the second one's, group by group."""

    first: Any
    seconds: tuple[Any, ...]


class Meeting(NamedTuple):
    """What both come to: how likely which hand is behind each sign, and which follows it, group by group."""

    behind: tuple[Any, ...]
    after: tuple[Any, ...]


class Group(NamedTuple):
    """Signs after which the second turn is the same; a column each. `settled` where chance alone made the hands.

    `first_hands` and `second_hands` are the hands that can meet there; `ends` are the ends of the first turn, each with
    its column and its row among these hands, `second_ends` those of the second turn; `fallen` is how likely chance
    alone makes which hand.
    """

    graph: TurnGraph
    signs: dict[Sign, int]
    first_hands: Any
    second_hands: Any
    ends: Any
    columns: Any
    rows: Any
    second_ends: Any
    settled: bool
    fallen: Any


class CoveredRound:
    """A round of two turns in rows. What hands are worth against each other is told with every question (`worth`).

    `worth[i, j]` is what hand i of the first player against hand j of the second is worth to the first one; the second
    one has as much less. Hands are numbered as in `hands`.
    """

    def __init__(self, turns: CoveredTurns) -> None:
        import numpy as np

        self._np = np
        self.first = TurnGraph(turns.first)
        signs = dict.fromkeys(sign for sign, _ in self._endings())
        seconds: dict[Sign, Turn] = {sign: turns.second(sign) for sign in signs}
        graphs = {number: TurnGraph(turn) for number, turn in {id(turn): turn for turn in seconds.values()}.items()}
        own = dict.fromkeys(hand for _, hand in self._endings())
        others = dict.fromkeys(hand for graph in graphs.values() for hand in graph.ends)
        self.hands: tuple[tuple[Hand, ...], tuple[Hand, ...]] = tuple(own), tuple(others)
        fallen = self._fallen(turns.first)
        groups: dict[tuple[int, bool], list[Sign]] = {}
        for sign, turn in seconds.items():
            groups.setdefault((id(turn), sign in fallen), []).append(sign)
        self.groups = tuple(self._group(graphs[key], of, fallen) for (key, _), of in groups.items())

    def _endings(self) -> list[Ending]:
        return [end for end in self.first.ends if isinstance(end, tuple)]

    def _fallen(self, turn: Turn) -> dict[Sign, dict[Hand, float]]:
        """The signs whose hands come from one throw that always ends the turn, and how likely each then is."""
        sources: dict[Sign, set[Step]] = {}
        for step, after in self.first.edges:
            if not turn.followers(after):
                assert isinstance(after, tuple)
                sources.setdefault(after[0], set()).add(step)
        alone = {sign: next(iter(steps)) for sign, steps in sources.items() if len(steps) == 1}
        return {
            sign: {hand: chance for (_, hand), chance in turn.chance[step].items()}
            for sign, step in alone.items()
            if step in turn.chance and all(not turn.followers(after) for after in turn.followers(step))
        }

    def _group(self, graph: TurnGraph, signs: list[Sign], fallen: Mapping[Sign, Mapping[Hand, float]]) -> Group:
        np = self._np
        columns = {sign: column for column, sign in enumerate(signs)}
        first, second = ({hand: number for number, hand in enumerate(row)} for row in self.hands)
        behind = [end for end in self._endings() if end[0] in columns]
        hands = sorted({first[hand] for _, hand in behind})
        ends = [(self.first.numbers[end], columns[end[0]], hands.index(first[end[1]])) for end in behind]
        at, column_of, row_of = np.array(ends, dtype=int).T
        likely = np.zeros((len(hands), len(signs)))
        for sign, column in columns.items():
            for hand, chance in fallen.get(sign, {}).items():
                likely[hands.index(first[hand]), column] += chance
        return Group(
            graph,
            columns,
            np.array(hands, dtype=int),
            np.array([second[hand] for hand in graph.ends], dtype=int),
            at,
            column_of,
            row_of,
            np.array([graph.numbers[hand] for hand in graph.ends], dtype=int),
            signs[0] in fallen,
            likely,
        )

    # What comes of play -----------------------------------------------------------------------------------------------

    def behind(self, play: Any) -> tuple[Any, ...]:
        """How likely which hand is behind each sign, if the first turn is played so."""
        reach, groups = self.first.reach(play), []
        for group in self.groups:
            likely = self._np.zeros((len(group.first_hands), len(group.signs)))
            likely[group.rows, group.columns] = reach[group.ends, 0]
            groups.append(likely)
        return tuple(groups)

    def meeting(self, play: Play) -> Meeting:
        """What both come to."""
        pairs = zip(self.groups, play.seconds, strict=True)
        return Meeting(self.behind(play.first), tuple(after_sign(group, each) for group, each in pairs))

    def ends(self, meeting: Meeting) -> Any:
        """How likely which hands meet."""
        likely = self._np.zeros((len(self.hands[0]), len(self.hands[1])))
        for group, behind, after in zip(self.groups, *meeting, strict=True):
            likely[group.first_hands[:, None], group.second_hands] += self.product(behind, after.T)
        return likely

    # Answers ----------------------------------------------------------------------------------------------------------

    def first_worth(self, worth: Any, after: tuple[Any, ...]) -> Any:
        """What the ends of the first turn are worth, against what follows each sign."""
        values = self._np.zeros((len(self.first.steps), 1))
        for group, likely in zip(self.groups, after, strict=True):
            values[group.ends, 0] = self.product(_met(worth, group), likely)[group.rows, group.columns]
        return values

    def second_worth(self, group: Group, worth: Any, behind: Any) -> Any:
        """What the ends of the second turn are worth to the second player, sign by sign, against such hands."""
        values = self._np.zeros((len(group.graph.steps), len(group.signs)))
        values[group.second_ends] = -self.product(_met(worth, group).T, behind)
        return values

    def product(self, left: Any, right: Any) -> Any:
        """The product of matrices, which are too small for threads."""
        return self._np.einsum("ij,jk->ik", left, right)

    def first_values(self, worth: Any, meeting: Meeting) -> Any:
        """What every step of the first turn is worth to its player, who plays as well as can be from there."""
        return self.first.best(self.first_worth(worth, meeting.after))

    def second_values(self, worth: Any, meeting: Meeting) -> tuple[Any, ...]:
        """The same for the second turn, sign by sign, times how often each sign is given; group by group."""
        pairs = zip(self.groups, meeting.behind, strict=True)
        return tuple(group.graph.best(self.second_worth(group, worth, behind)) for group, behind in pairs)

    def answered(self, worth: Any, meeting: Meeting, position: int) -> Meeting:
        """What both come to if the one in this position plays the best answer to the other."""
        if position == 0:
            first = self.first.best_play(self.first_values(worth, meeting))
            return Meeting(self.behind(first), meeting.after)
        values = zip(self.groups, self.second_values(worth, meeting), strict=True)
        return Meeting(meeting.behind, tuple(after_sign(group, group.graph.best_play(each)) for group, each in values))

    def gains(self, worth: Any, meeting: Meeting) -> tuple[float, float]:
        """What best answers win, the first player's and the second's; together nothing if nobody can be answered."""
        first = float(self.first_values(worth, meeting)[0, 0])
        return first, sum(float(each[0].sum()) for each in self.second_values(worth, meeting))


def after_sign(group: Group, play: Any) -> Any:
    """How likely the second player has what in the end, sign by sign."""
    return group.graph.reach(play)[group.second_ends]


def _met(worth: Any, group: Group) -> Any:
    """What the hands that can meet are worth to the first player."""
    return worth[group.first_hands[:, None], group.second_hands]
