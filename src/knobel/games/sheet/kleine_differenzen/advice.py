"""What can be advised in Kleine Differenzen."""

from collections import Counter

from knobel.games.sheet.kleine_differenzen.grid import CIRCLE_AT, CORNERS, SQUARE_AT, Paper, loss, prospects
from knobel.games.sheet.kleine_differenzen.rules import THROWS, KleineDifferenzen, State
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.rules import AnyMove, Place, Seat, Secret, with_item


class KleineDifferenzenAdvice(Advice[KleineDifferenzen]):
    # All write the same numbers: what others have written is known, but not where.

    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        hidden = [
            Secret(self._scattered(state, seat, other, below), secret.seen_by)
            if secret is not None and is_unknown(secret)
            else secret
            for other, secret in enumerate(state.hidden)
        ]
        return state.but(hidden=tuple(hidden))

    def _scattered(self, state: State, seat: Seat, other: Seat, below: RandBelow) -> Paper:
        """What another seat has written, at any free places."""
        own, paper = self.rules.paper(state, seat), state.papers[other]
        squares, circles = Counter(filter(None, own.squares)), Counter(filter(None, own.circles))
        ahead = (seat in state.waiting) - (other in state.waiting)
        squares[state.total] += ahead
        circles[state.value] += ahead
        return Paper(_filled(paper.squares, squares, below), _filled(paper.circles, circles, below))

    # A place looks good if its square, and those that the circle touches, come near what their circles will hold.

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        if not isinstance(move, Place):
            return None
        square, circle = SQUARE_AT[move.cells[0]], CIRCLE_AT[move.cells[1]]
        expected = prospects(self.rules.paper(state, seat), state.value, THROWS - state.entered - 1)
        sum_there = expected.sums[square] + (expected.more if circle in CORNERS[square] else 0)
        return expected.gains[circle] - loss(state.total - sum_there)


def _filled(cells: tuple[int, ...], written: Counter[int], below: RandBelow) -> tuple[int, ...]:
    """Cells with all that has been written, and is not yet there, at any free places."""
    for number in (written - Counter(filter(None, cells))).elements():
        free = [place for place, value in enumerate(cells) if not value]
        cells = with_item(cells, free[below(len(free))], number)
    return cells
