"""Unter oder über Sieben: the maker says under or over, all others hold against it, and a seven doubles the stakes.

Rulings followed: the maker stakes the same unit against each opponent and covers their stakes one to one; a maker with
fewer chips than opponents plays for single chips against the first ones to the left; nobody may decline; on a seven
both sides double, in turn and as far as both have chips (or only the maker does, if agreed), and the dice fall again.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.games.bank._bets import next_bettor
from knobel.games.bank._makers import MakerAdvice, MakerFace, MakerOptions, MakerRules, MakerState, maker_info
from knobel.writing.face import CardTable, Item, Name, Phrase, say
from knobel.writing.facts import Game, whole
from knobel.writing.rules import AnyMove, Bid, Bids, Choices, Seat, Stake, Stakes, clockwise

SEVEN = 7
UNDER, OVER = "unter", "ueber"
OTHER = {UNDER: OVER, OVER: UNDER}
COLUMNS = {UNDER: (UNDER,), OVER: (OVER,)}
# Where only the maker doubles, a chip held against the maker gains so much on average: sevens make the prize grow.
HOLDER_GAINS = 1 / 8


class UnterOderUeberSiebenOptions(MakerOptions, frozen=True):
    start_chips: Annotated[int, whole(5, 100)] = 10
    max_stake: Annotated[int, whole(1, 20)] = 3
    rounds: Annotated[int, whole(1, 10)] = 1
    opponent_stake: Literal["match", "free"] = "match"
    seven_rule: Literal["both_double", "maker_doubles"] = "both_double"


class UnterOderUeberSieben(MakerRules[MakerState, UnterOderUeberSiebenOptions]):
    fields = (UNDER, OVER)

    # The unit must do against everybody with chips; with too few for that the maker still plays for one.

    def most(self, state: MakerState) -> int:
        share = state.chips[state.maker] // opponents(state.chips, state.maker)
        return max(1, min(self.options.max_stake, share))

    # The others hold the same, or as much of it as they like where that is agreed; whoever has less holds all of it.

    def announced(self, state: MakerState) -> MakerState:
        if self.options.opponent_stake == "free":
            return state.but(asked=next_bettor(state.chips, state.maker, state.maker))
        return self._held(state)

    def _held(self, state: MakerState) -> MakerState:
        chips, stakes = list(state.chips), [0] * self.seats
        for seat in clockwise(state.maker, self.seats)[1:]:
            stake = min(state.unit, chips[seat], chips[state.maker])
            stakes[seat] = stake
            chips[seat] -= stake
            chips[state.maker] -= stake
        lying = tuple(stakes)
        return state.but(chips=tuple(chips), stakes=lying, covers=lying)

    def answers(self, state: MakerState) -> Choices:
        return holdings(min(state.unit, state.chips[state.asked]))

    def answered(self, state: MakerState) -> MakerState:
        if not state.chips[state.maker]:
            return state.but(asked=state.maker)
        return state.but(asked=next_bettor(state.chips, state.maker, state.asked))

    def thrown(self, state: MakerState, faces: tuple[int, ...]) -> MakerState:
        pips = faces[0] + faces[1]
        if pips == SEVEN:
            return self._doubled(state)
        return self.decided(state, fallen_field(pips) == state.field)

    # On a seven the stakes double, clockwise, as far as both sides have the chips.

    def _doubled(self, state: MakerState) -> MakerState:
        chips, stakes, covers = list(state.chips), list(state.stakes), list(state.covers)
        for seat in clockwise(state.maker, self.seats)[1:]:
            more = min(covers[seat], chips[state.maker])
            if self.options.seven_rule == "both_double":
                more = min(more, chips[seat])
                chips[seat] -= more
                stakes[seat] += more
            chips[state.maker] -= more
            covers[seat] += more
        return state.but(chips=tuple(chips), stakes=tuple(stakes), covers=tuple(covers))


class UnterOderUeberSiebenFace(MakerFace[UnterOderUeberSieben]):
    columns = COLUMNS

    def card(self) -> tuple[CardTable, ...]:
        """Who takes the stakes with each call, and what a seven does."""
        seven = say(f"value-seven_rule-{self.rules.options.seven_rule}")
        rows = (
            (say("card-range", low=2, high=SEVEN - 1), *_takers(UNDER)),
            (say("card-numbers", numbers=str(SEVEN)), seven, seven),
            (say("card-range", low=SEVEN + 1, high=12), *_takers(OVER)),
        )
        calls = tuple(say("card-called", field=say(f"field-{field}")) for field in COLUMNS)
        return (CardTable(say("card-stakes"), (say("card-fallen"), *calls), rows),)

    def against(self, field: str) -> str:
        return OTHER[field]

    def label(self, state: MakerState, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Stakes):
            return say("space-stakes", high=item.high, others=opponents(state.chips, seat))
        return super().label(state, seat, item)

    def told_throw(self, before: MakerState, pips: int, after: MakerState) -> list[Phrase]:
        if pips != SEVEN:
            return [
                say("told-fell", pips=pips, field=say(f"field-{fallen_field(pips)}")),
                *self.told_decided(before, after),
            ]
        return [say("told-seven"), *self._told_doubled(before, after)]

    def _told_doubled(self, before: MakerState, after: MakerState) -> list[Phrase]:
        more = sum(after.covers) - sum(before.covers)
        if not more:
            return [say("told-nothing-added")]
        added = [now - then for now, then in zip(after.stakes, before.stakes, strict=True)]
        told = [
            say("told-adds", who=Name(seat), chips=added[seat])
            for seat in clockwise(before.maker, self.rules.seats)
            if added[seat]
        ]
        return [*told, say("told-adds", who=Name(before.maker), chips=more)]


class UnterOderUeberSiebenAdvice(MakerAdvice[UnterOderUeberSieben]):
    def heuristic(self, state: MakerState, seat: Seat, move: AnyMove) -> float | None:
        """A fair bet, unless only the maker doubles."""
        if self.rules.options.seven_rule == "both_double":
            return 0.0
        if isinstance(move, Stake):
            return -HOLDER_GAINS * move.chips
        return HOLDER_GAINS * move.amount if isinstance(move, Bid) else None


def fallen_field(pips: int) -> str | None:
    """Which call a sum makes right; a seven makes none."""
    return None if pips == SEVEN else UNDER if pips < SEVEN else OVER


def _takers(fallen: str) -> tuple[Phrase, ...]:
    """To whom the stakes go, for each call, when this has fallen."""
    return tuple(say("card-to-maker" if call == fallen else "card-to-others") for call in COLUMNS)


def opponents(chips: tuple[int, ...], maker: Seat) -> int:
    """How many others have chips."""
    return len(chips) - chips.count(0) - (chips[maker] > 0)


@cache
def holdings(most: int) -> Choices:
    """What an opponent may hold: at least one chip."""
    return Choices(Bids(1, most))


GAME = Game(
    maker_info("unter-oder-ueber-sieben"), UnterOderUeberSieben, UnterOderUeberSiebenFace, UnterOderUeberSiebenAdvice
)
