"""Press your luck towards a limit: when to stop."""

from functools import cache
from itertools import product
from typing import Any, TypeVar

from knobel.games.luck._bust_round import BustRoundRules, BustRoundState, Hand, hand_key
from knobel.parts.rethrow import THROW
from knobel.writing.advice import Advice, Round
from knobel.writing.rules import AnyMove, DiceSet, Seat

R = TypeVar("R", bound=BustRoundRules[Any])
# A greedy player throws if the chance to stay within the limit is better than this: beaten by somebody who is done;
# not beaten, but with others to come or level with the best; last and ahead of all.
STOP_WHEN_BEATEN, STOP_WHEN_OPEN, STOP_WHEN_SURE = 0.4, 0.55, 2.0


class BustRoundAdvice(Advice[R]):
    """When to stop."""

    # Every round is for chips alone. How far somebody went over does not matter, nor in a play-off what it is for.

    def round_of(self, state: BustRoundState) -> Round[BustRoundState]:
        chips = (self.rules.options.start_chips,) * self.rules.seats
        return Round(state.round, state.chips, state.but(chips=chips, round=1))

    def canonical(self, state: BustRoundState) -> BustRoundState:
        playoff, over = state.playoff, Hand(self.rules.bust_limit + 1, 1, True)
        if playoff is None:
            return state.but(hands=tuple([over if self.rules.is_over(hand) else hand for hand in state.hands]))
        within = Hand(self.rules.bust_limit, 1, True)
        hands = tuple([over if self.rules.is_over(hand) else within for hand in state.hands])
        return state.but(hands=hands, playoff=playoff.canonical)

    def heuristic(self, state: BustRoundState, seat: Seat, move: AnyMove) -> float | None:
        """Throw while the chance to stay within the limit is good enough for how the round stands."""
        own = state.hands[seat]
        if move == THROW:
            return chance_within(self.rules.dice_of(own), self.rules.bust_limit - own.total)
        best = self._best_done(state)
        if best is not None and best > hand_key(own):
            return STOP_WHEN_BEATEN
        last = all(hand.done for other, hand in enumerate(state.hands) if other != seat)
        return STOP_WHEN_SURE if last and best != hand_key(own) else STOP_WHEN_OPEN

    def _best_done(self, state: BustRoundState) -> tuple[int, int] | None:
        """The best hand so far of those who throw no more."""
        keys = [hand_key(hand) for hand in state.hands if hand.done and not self.rules.is_over(hand)]
        return max(keys, default=None)


@cache
def chance_within(dice: DiceSet, room: int) -> float:
    """The chance that these dice show no more than so many pips."""
    throws = [sum(faces) for faces in product(range(1, 7), repeat=len(dice))]
    return sum(pips <= room for pips in throws) / len(throws)
