"""Raising: everybody pays an ante, and whoever likes their dice may make staying in more expensive.

The part keeps the chips of a table through one deal. The game says when somebody may raise (`with_right` after a turn,
`with_auction` after all turns); the part asks, takes the chips, and tells who is still in. Nobody can be raised beyond
what the poorest player still in could pay, so there is one pot and never a second one beside it.
"""

from functools import cache, lru_cache
from typing import Literal

from knobel.parts.chips import changed, split_pot
from knobel.writing.facts import Frozen
from knobel.writing.rules import AnyMove, Ask, Bid, Bids, Choices, Press, Seat, around, ask

Mode = Literal["none", "right", "answers", "auction"]
CHECK, CALL, FOLD = Press("check"), Press("call"), Press("fold")


class Betting(Frozen, frozen=True):
    """The chips in hand and those paid into the pot by every seat, and the level that everybody still in has to reach.

    `order` are the seats dealt in, in throwing order, `inside` those that have not folded; `asked` must still speak,
    in this order: about raising (`right`), about somebody's raise (`answers`), or both in turn (`auction`).
    """

    chips: tuple[int, ...]
    paid: tuple[int, ...]
    order: tuple[Seat, ...]
    inside: tuple[Seat, ...]
    level: int
    asked: tuple[Seat, ...] = ()
    mode: Mode = "none"

    @property
    def pot(self) -> int:
        """All that has been paid in this deal."""
        return sum(self.paid)

    @property
    def total(self) -> int:
        """All chips of the table."""
        return sum(self.chips) + sum(self.paid)

    @property
    def decided(self) -> bool:
        """Whether all others have folded."""
        return len(self.inside) == 1

    def cap(self, most: int) -> int:
        """The highest level possible: `most` by agreement, or all that the poorest player still in has."""
        return min(most, *[self.paid[seat] + self.chips[seat] for seat in self.inside])

    # Asking ----------------------------------------------------------------------------------------------------------

    def with_right(self, seat: Seat, most: int) -> "Betting":
        """The seat that has just thrown may raise, if there is room; nobody asks whether to check."""
        room = self.cap(most) > self.level
        return self.but(asked=(seat,) if room else (), mode="right")

    def with_auction(self, most: int) -> "Betting":
        """All who are still in may speak in throwing order, if there is room to raise."""
        room = self.cap(most) > self.level
        return self.but(asked=self.inside if room else (), mode="auction")

    def stage(self, most: int) -> Ask:
        """The question to whoever must speak next."""
        seat = self.asked[0]
        may_raise = self.mode != "answers"
        return ask(seat, _choices(self.paid[seat] < self.level, self.level, self.cap(most) if may_raise else 0))

    def after(self, move: AnyMove) -> "Betting":
        """The table after what the next seat to speak has said."""
        seat, waiting = self.asked[0], self.asked[1:]
        if move == FOLD:
            inside = tuple(other for other in self.inside if other != seat)
            return self.but(inside=inside, asked=waiting if len(inside) > 1 else ())
        if isinstance(move, Bid):
            mode: Mode = "auction" if self.mode == "auction" else "answers"
            return self._with_paid(seat, move.amount, self._others(seat), mode)
        return self._with_paid(seat, self.level, waiting, self.mode)

    def with_payment(self, seat: Seat, chips: int) -> "Betting":
        """The seat pays so many chips into the pot, which no one else has to match; at most all it has."""
        due = min(chips, self.chips[seat])
        return self.but(chips=changed(self.chips, seat, -due), paid=changed(self.paid, seat, due))

    def _others(self, seat: Seat) -> tuple[Seat, ...]:
        """The others still in, clockwise from this seat."""
        return around(seat, len(self.chips), self.inside)[1:]

    def _with_paid(self, seat: Seat, level: int, asked: tuple[Seat, ...], mode: Mode) -> "Betting":
        """The seat pays up to the level, and these seats must speak next."""
        due = level - self.paid[seat]
        chips, paid = changed(self.chips, seat, -due), changed(self.paid, seat, due)
        return self.but(chips=chips, paid=paid, level=level, asked=asked, mode=mode)

    # The end of a deal -----------------------------------------------------------------------------------------------

    def shares(self, winners: tuple[Seat, ...]) -> tuple[int, ...]:
        """What each seat gets of the pot, odd chips going to the earlier throwers."""
        return split_pot(self.pot, self.order, winners, len(self.chips))


@lru_cache(maxsize=4096)
def opened(chips: tuple[int, ...], starter: Seat, ante: int) -> Betting:
    """A new deal: whoever can pays the ante, the starter first; whoever cannot is left out."""
    able = tuple(seat for seat, held in enumerate(chips) if held >= ante)
    order = around(starter, len(chips), able)
    left = tuple(held - ante if held >= ante else held for held in chips)
    paid = tuple(ante if held >= ante else 0 for held in chips)
    return Betting(left, paid, order, order, ante)


def closed(chips: tuple[int, ...]) -> Betting:
    """No deal: the chips as they are when the game has ended."""
    return Betting(chips, (0,) * len(chips), (), (), 0)


def can_play(chips: tuple[int, ...], ante: int) -> bool:
    """Whether at least two can pay the ante."""
    return sum([held >= ante for held in chips]) >= 2


@cache
def _choices(behind: bool, level: int, cap: int) -> Choices:
    """Fold or call where others have paid more, else check; and raise where there is room."""
    answers = (FOLD, CALL) if behind else (CHECK,)
    return Choices(*answers, Bids(level + 1, cap)) if cap > level else Choices(*answers)
