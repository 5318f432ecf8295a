"""What can be advised in dice poker, open or covered: what hands and chips promise, and what may lie under a cup."""

from typing import Any, TypeVar

from knobel.games.poker._betting import FOLD, Betting
from knobel.games.poker._covered import DOUBT, CoveredRules, CoveredState
from knobel.games.poker._deal import PokerRules, owned
from knobel.games.poker._hands import defining, lowest_of_hand, promise, share_below
from knobel.parts.rethrow import STOP
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.rules import AnyMove, Bid, Faces, Keep, Say, Seat, Secret

# A turn of so many throws with the best dice kept is about as good as the best of so many single throws.
TURN_IS_WORTH = {1: 1, 2: 3, 3: 5}
# Whoever knows no better doubts a hand that fewer than one throw in six could show.
DOUBTFUL_BELOW = 1 / 6

R = TypeVar("R", bound=PokerRules[Any, Any])
C = TypeVar("C", bound=CoveredRules[Any])


class PokerAdvice(Advice[R]):
    """What looks good in dice poker."""

    # Between two deals everybody is worth the chips that they have.

    def estimate(self, state: Any) -> tuple[float, ...] | None:
        if not self.rules.between_deals(state) or not state.betting.inside:
            return None
        return tuple([float(held - self.rules.options.start_chips) for held in owned(state.betting)])

    # A move looks as good as the chips, or the hand, that it promises. -----------------------------------------------

    def heuristic(self, state: Any, seat: Seat, move: AnyMove) -> float | None:
        if isinstance(move, Keep):
            kept = tuple(state.turn.faces[index] for index in move.dice)
            left = self.rules.limit(state) - state.turn.throws
            return promise(self.rules.table.ranking, kept, left, self.rules.table.least_kept)
        if move == STOP:
            return share_below(self.rules.table.ranking, self.rules.key(state.turn.faces))
        return self._expected(state, seat, move)

    def _expected(self, state: Any, seat: Seat, move: AnyMove) -> float:
        """The chips that a seat can expect of what it says, if all others then go along."""
        if move == FOLD:
            return 0.0
        betting: Betting = state.betting
        level = move.amount if isinstance(move, Bid) else betting.level
        others = sum(level - betting.paid[other] for other in betting.inside if isinstance(move, Bid))
        due = level - betting.paid[seat]
        return self._chance(state, seat) * (betting.pot + max(due, others)) - due

    def _chance(self, state: Any, seat: Seat) -> float:
        """About how likely a seat is to win the pot, seen from the hands that lie open."""
        hands, inside, worth = state.hands, state.betting.inside, TURN_IS_WORTH[self.rules.table.throws]
        others = [self.rules.key(hands[other]) for other in inside if hands[other] and other != seat]
        waiting = sum(not hands[other] for other in inside)
        if not hands[seat]:
            best = max(others, default=(0,))
            return (1 - share_below(self.rules.table.ranking, best) ** worth) / waiting
        own = self.rules.key(hands[seat])
        if others and max(others) > own:
            return 0.0
        return float(share_below(self.rules.table.ranking, own) ** (worth * waiting)) / (1 + others.count(own))


class CoveredAdvice(PokerAdvice[C]):
    """What looks good where hands are announced, and what may lie under a cup."""

    def sample_hidden(self, state: CoveredState, seat: Seat, below: RandBelow) -> CoveredState:
        return state.but(cups=tuple([self._sample_cup(cup, below) for cup in state.cups]))

    def _sample_cup(self, cup: Secret[Faces] | None, below: RandBelow) -> Secret[Faces] | None:
        if cup is None or not is_unknown(cup):
            return cup
        return Secret(self.rules.table.dice.sample(below), cup.seen_by)

    # Dead dice do not matter, nor does what lies under a cup once its announcement stands or has been tried.

    def canonical(self, state: CoveredState) -> CoveredState:
        if state.tied or not state.cups:
            return state
        open_claim = len(state.cups) > len(state.claims) or bool(state.waiting)
        settled = len(state.cups) - open_claim
        under = [None if number < settled else self._plain_cup(cup) for number, cup in enumerate(state.cups)]
        return state.but(cups=tuple(under), hands=((),) * self.rules.seats)

    def _plain_cup(self, cup: Secret[Faces] | None) -> Secret[Faces] | None:
        """The same hand with the lowest dead dice. With jokers it matters which dice can be called what else."""
        if cup is None or is_unknown(cup) or self.rules.hands.aces_wild:
            return cup
        return Secret(lowest_of_hand(self.rules.hands, defining(self.rules.key(cup.value))), cup.seen_by)

    # What was announced over a cup that has not been lifted. Dice under a cup have no order.

    def hidden_decisions(self, state: CoveredState) -> tuple[tuple[CoveredState, Seat, AnyMove], ...]:
        if state.tied:
            return ()
        made = zip(state.betting.order, state.cups, state.claims, strict=False)
        return tuple(
            [
                (self._before_claim(state, number, cup), seat, Say(self.rules.names[claim]))
                for number, (seat, cup, claim) in enumerate(made)
                if cup is not None
            ]
        )

    def _before_claim(self, state: CoveredState, number: int, cup: Secret[Faces]) -> CoveredState:
        seat = state.betting.order[number]
        faces = cup if is_unknown(cup) else Secret(tuple(sorted(cup.value)), cup.seen_by)
        return state.but(seat=seat, cups=(*state.cups[:number], faces), claims=state.claims[:number], waiting=())

    # Say the truth if it leads, else the least that would; doubt what hardly anybody throws.

    def heuristic(self, state: CoveredState, seat: Seat, move: AnyMove) -> float | None:
        if not isinstance(move, Say):
            likely = 1 - share_below(self.rules.hands, state.claims[-1])
            return float((likely < DOUBTFUL_BELOW) == (move == DOUBT))
        cup = state.cups[-1]
        assert cup is not None
        claim = self.rules.called[move.value]
        leads = claim > max(state.claims, default=())
        if claim == defining(self.rules.key(cup.value)):
            return 3.0 if leads else 1.0
        return 1.0 + (1.0 - share_below(self.rules.hands, claim)) if leads else 0.0
