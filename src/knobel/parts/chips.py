"""Chips: payments between players and onto the fields of a board, and turns among those who have any.

A stock is a tuple with one number per seat, a board one with a number per field. Nobody ever has fewer than none:
whoever owes more than they have pays what they have, and the rest lapses.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from knobel.core.phrases import Name, Phrase, say
from knobel.core.widgets import Pile, Piles
from knobel.parts.turns import clockwise

Chips = tuple[int, ...]


def changed(chips: Chips, at: int, by: int) -> Chips:
    """The same chips, more or fewer of them in one place."""
    row = list(chips)
    row[at] += by
    return tuple(row)


# Payments ------------------------------------------------------------------------------------------------------------


def paid(chips: Chips, payer: int, payee: int, owed: int) -> Chips:
    """One player pays another, as far as the chips go."""
    amount = min(owed, chips[payer])
    return changed(changed(chips, payer, -amount), payee, amount)


def collected(chips: Chips, payee: int, owed: Sequence[int]) -> Chips:
    """Every seat pays one player what it owes, as far as its chips go."""
    for payer, amount in enumerate(owed):
        chips = paid(chips, payer, payee, amount)
    return chips


@lru_cache(maxsize=4096)
def split_pot(pot: int, order: tuple[int, ...], winners: tuple[int, ...], seats: int) -> Chips:
    """What each seat gets when the winners share a pot: equal parts, and odd chips one by one in this order."""
    part, odd = divmod(pot, len(winners))
    shares = [0] * seats
    for position, seat in enumerate([seat for seat in order if seat in winners]):
        shares[seat] = part + (position < odd)
    return tuple(shares)


# Boards --------------------------------------------------------------------------------------------------------------


def paid_onto(chips: Chips, seat: int, board: Chips, field: int, owed: int) -> tuple[Chips, Chips]:
    """The stocks and the board when a player pays onto a field, as far as the chips go."""
    amount = min(owed, chips[seat])
    return changed(chips, seat, -amount), changed(board, field, amount)


def taken_from(chips: Chips, seat: int, board: Chips, field: int) -> tuple[Chips, Chips]:
    """The stocks and the board when a player takes all that lies on a field."""
    amount = board[field]
    return changed(chips, seat, amount), changed(board, field, -amount)


# Turns among those who have chips ------------------------------------------------------------------------------------


def next_holder(chips: Chips, seat: int) -> int:
    """The next seat clockwise that has chips; somebody must have some."""
    seats = len(chips)
    for following in clockwise((seat + 1) % seats, seats):
        if chips[following]:
            return following
    raise LookupError("nobody has chips")


def came_round(first: int, seat: int, following: int, seats: int) -> bool:
    """Whether the way clockwise from one seat to the next one leads to or past the seat that began."""
    return (following - first) % seats <= (seat - first) % seats


# On the table --------------------------------------------------------------------------------------------------------


def stocks(chips: Chips, label: Callable[[int], Phrase], *others: Pile, id: str = "chips") -> Piles:
    """Everybody's chips as piles, named by `label`, after others that lie there too."""
    held = (Pile(f"seat-{seat}", label(seat), count, seat) for seat, count in enumerate(chips))
    return Piles(id, (*others, *held))


def pot_pile(chips: int) -> Pile:
    """The pot as a pile."""
    return Pile("pot", say("pile-pot"), chips)


def plain_pile(seat: int) -> Phrase:
    """The usual label of a player's pile: whose it is."""
    return say("pile", who=Name(seat))
