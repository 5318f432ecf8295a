"""Craps, as the dice box has it: the maker names a number and hits it at once, or must repeat the first throw in time.

Rulings followed: the number named wins on the first throw and loses on every later one; the first throw alone becomes
the lucky number; the others cover the stake chip by chip, clockwise (or as they like, each asked once, if agreed); what
they do not cover goes back to the maker, and a stake that nobody covers is not thrown for but counts as a turn.
"""

from fractions import Fraction
from functools import cache
from typing import Annotated, Literal

from knobel.core.widgets import BetMark
from knobel.games.bank._bets import next_bettor
from knobel.games.bank._makers import MakerAdvice, MakerFace, MakerOptions, MakerRules, MakerState, maker_info
from knobel.writing.face import CardTable, LastThrow, Name, Phrase, say
from knobel.writing.facts import Game, whole
from knobel.writing.rules import AnyMove, Bid, Bids, Bounds, Choices, Press, Seat, Stake, clockwise, up_to

NUMBERS = tuple(map(str, range(2, 13)))
AGAINST = "against"
# The maker's numbers win and lose together, and so do the others.
COLUMNS = {"maker": NUMBERS, "others": (AGAINST,)}
# In how many of 36 throws each sum falls.
WAYS = {pips: 6 - abs(pips - 7) for pips in range(2, 13)}
PASS = Press("pass")


class CrapsOptions(MakerOptions, frozen=True):
    start_chips: Annotated[int, whole(5, 100)] = 10
    max_stake: Annotated[int, whole(1, 50)] = 5
    rounds: Annotated[int, whole(1, 10)] = 2
    cover: Literal["equal", "free"] = "equal"


class State(MakerState, frozen=True):
    """`lucky` is the sum that the maker must repeat, once the first throw has made it."""

    lucky: int = 0


class Craps(MakerRules[State, CrapsOptions]):
    fields = NUMBERS

    def most(self, state: State) -> int:
        return min(self.options.max_stake, state.chips[state.maker])

    # The others cover the stake: one chip each in turn until it is covered, or as much as each of them likes.

    def announced(self, state: State) -> State:
        if self.options.cover == "free":
            return state.but(asked=next_bettor(state.chips, state.maker, state.maker))
        return self._covered(state)

    def _covered(self, state: State) -> State:
        shares = even_cover(state.chips, state.maker, state.unit)
        chips = [held - share for held, share in zip(state.chips, shares, strict=True)]
        chips[state.maker] -= sum(shares)
        return state.but(chips=tuple(chips), stakes=shares, covers=shares)

    def answers(self, state: State) -> Choices:
        return shares_up_to(min(self.uncovered(state), state.chips[state.asked]))

    def uncovered(self, state: State) -> int:
        return state.unit - sum(state.stakes)

    # Each is asked once, until nothing is left to cover; without any cover there is no throw.

    def answered(self, state: State) -> State:
        asked = next_bettor(state.chips, state.maker, state.asked)
        if asked != state.maker and self.uncovered(state):
            return state.but(asked=asked)
        if not any(state.stakes):
            return self.next_maker(state, state.chips)
        return state.but(asked=state.maker)

    def bounds(self) -> Bounds:
        return {**super().bounds(), "lucky": up_to(12)}

    # The first throw wins with the number named and else makes the lucky number; then whichever falls first decides.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        pips = faces[0] + faces[1]
        named = pips == int(state.field)
        if named or pips == state.lucky:
            return self.decided(state, not named or not state.lucky)
        return state.but(lucky=state.lucky or pips)


class CrapsFace(MakerFace[Craps]):
    def card(self) -> tuple[CardTable, ...]:
        """How likely the maker wins with each number."""
        rows = tuple((int(field), say("card-percent", percent=round(50 * (1 + edge(int(field)))))) for field in NUMBERS)
        return (CardTable(say("card-odds"), (say("card-number-named"), say("card-chance")), rows),)

    columns = COLUMNS
    # The seven lies in the middle, with the numbers below and above it; who holds against the maker lies across.
    rows = (NUMBERS[:4], NUMBERS[4:7], NUMBERS[7:], (AGAINST,))
    on_board = frozenset({"bet", "lucky", "uncovered"})

    def gain(self, field: str) -> int | None:
        return 1 if field == AGAINST else None

    # The number named wins with the first throw and loses with every later one; then the lucky number wins.

    def marks(self, state: State, last: LastThrow | None) -> dict[str, BetMark]:
        if not state.field:
            return {}
        if not state.lucky:
            return {state.field: BetMark(say("mark-named"), "wins")}
        named, lucky = BetMark(say("mark-too-late"), "loses"), BetMark(say("mark-lucky"), "wins")
        return {state.field: named, str(state.lucky): lucky}

    def caption(self, state: State) -> Phrase | None:
        if self.rules.over(state) or state.lucky or (state.field and state.asked != state.maker):
            return None
        maker = Name(state.maker)
        return say("caption-first", who=maker, field=say(f"field-{state.field}")) if state.field else say("caption")

    def against(self, field: str) -> str:
        return AGAINST

    def announcements(self, state: State) -> dict[str, Phrase]:
        told = super().announcements(state)
        if state.lucky:
            number = say(f"field-{state.field}")
            told["lucky"] = say("lucky", who=Name(state.maker), pips=state.lucky, field=number)
        elif state.field and state.asked != state.maker:
            told["uncovered"] = say("uncovered", chips=self.rules.uncovered(state))
        return told

    def told_announced(self, after: State) -> list[Phrase]:
        told = super().told_announced(after)
        return [*told, *self._told_lowered(after)] if after.asked == after.maker else told

    def told_answered(self, before: State, after: State) -> list[Phrase]:
        if not after.field:
            return [say("told-void", who=Name(before.maker))]
        return self._told_lowered(after) if after.asked == after.maker else []

    # What is not covered goes back, and the maker plays for less.

    def _told_lowered(self, after: State) -> list[Phrase]:
        covered = sum(after.stakes)
        return [say("told-lowered", who=Name(after.maker), chips=covered)] if covered < after.unit else []

    def told_throw(self, before: State, pips: int, after: State) -> list[Phrase]:
        if after.field:
            return [say("told-nothing" if before.lucky else "told-lucky", who=Name(before.maker), pips=pips)]
        named = pips == int(before.field)
        key = "told-repeated" if not named else "told-too-late" if before.lucky else "told-hit"
        return [say(key, who=Name(before.maker), pips=pips), *self.told_decided(before, after)]


class CrapsAdvice(MakerAdvice[Craps]):
    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """What a chip for or against the maker gains on average."""
        if isinstance(move, Stake):
            return edge(int(move.field)) * move.chips
        return -edge(int(state.field)) * move.amount if isinstance(move, Bid) else 0.0


def even_cover(chips: tuple[int, ...], maker: Seat, stake: int) -> tuple[int, ...]:
    """What each of the others gives when they cover a stake chip by chip, clockwise, as far as it goes."""
    shares = [0] * len(chips)
    order = clockwise(maker, len(chips))[1:]
    open_chips = min(stake, sum(chips) - chips[maker])
    while open_chips:
        for seat in order:
            if open_chips and shares[seat] < chips[seat]:
                shares[seat] += 1
                open_chips -= 1
    return tuple(shares)


@cache
def shares_up_to(most: int) -> Choices:
    """What one of the others may cover: nothing, or up to so many chips."""
    return Choices(PASS, Bids(1, most))


@cache
def chance(number: int) -> Fraction:
    """How likely the maker is to win with this number: at once, or by repeating the first throw before it falls."""
    at_once = Fraction(WAYS[number], 36)
    later = [Fraction(WAYS[lucky] ** 2, 36 * (WAYS[lucky] + WAYS[number])) for lucky in WAYS if lucky != number]
    return at_once + sum(later)


@cache
def edge(number: int) -> float:
    """What the maker gains on average for each chip on this number."""
    return float(2 * chance(number) - 1)


GAME = Game(maker_info("craps"), Craps, CrapsFace, CrapsAdvice)
