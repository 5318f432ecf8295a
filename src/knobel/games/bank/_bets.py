"""Bank and bets: players put chips on fields against one of them who holds the bank.

Chips on the table belong to nobody until the bets are settled. What a field is worth then is its gain per chip: -1 and
the bank takes the stake, 0 and it goes back, more and the bank adds so much for every chip, None and it stays there.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from knobel.core.widgets import BetField, BetMark, Bets, BetStake
from knobel.parts.chips import Chips, stocks
from knobel.writing.face import Announcement, Face, LastThrow, Name, Phrase, Tray, Viewer, Widget, say, views_of
from knobel.writing.facts import Frozen
from knobel.writing.rules import DiceSet, Rules, Seat, clockwise, with_item

Gains = Mapping[str, int | None]
R = TypeVar("R", bound=Rules[Any, Any])


class Bet(Frozen, frozen=True):
    """Somebody's chips on a field."""

    seat: Seat
    field: str
    chips: int


class Settlement(Frozen, frozen=True):
    """What a throw has made of the bets: the stocks, the bets that stay, and what every seat lost, won and was due."""

    chips: Chips
    bets: tuple[Bet, ...]
    lost: Chips
    won: Chips
    due: Chips


def next_bettor(chips: Chips, banker: int, seat: int) -> int:
    """The next seat clockwise that can bet, or the banker once all have been asked."""
    following = (seat + 1) % len(chips)
    while following != banker and not chips[following]:
        following = (following + 1) % len(chips)
    return following


def has_bet(bets: tuple[Bet, ...], seat: int) -> bool:
    """Whether a player has chips on the table."""
    for bet in bets:  # noqa: SIM110 - asked before every bet
        if bet.seat == seat:
            return True
    return False


def placed(bets: tuple[Bet, ...], seat: int, field: str, chips: int) -> tuple[Bet, ...]:
    """The bets with these chips put down; chips join those that the player already has on the field."""
    for bet in bets:
        if bet.field == field and bet.seat == seat:
            return with_item(bets, bets.index(bet), bet.but(chips=bet.chips + chips))
    return (*bets, Bet(seat, field, chips))


def settled(chips: Chips, banker: int, bets: Iterable[Bet], gains: Gains) -> Settlement:
    """The bank first collects; what did not lose goes back; then wins are paid clockwise until the bank is empty."""
    hands = list(chips)
    lost, won, due = [0] * len(chips), [0] * len(chips), [0] * len(chips)
    standing = []
    for bet in bets:
        gain, stake = gains[bet.field], bet.chips
        if gain is None:
            standing.append(bet)
        elif gain < 0:
            hands[banker] += stake
            lost[bet.seat] += stake
        else:
            hands[bet.seat] += stake
            due[bet.seat] += gain * stake
    if any(due):
        for seat in clockwise(banker, len(chips)):
            if due[seat]:
                won[seat] = min(due[seat], hands[banker])
                hands[banker] -= won[seat]
                hands[seat] += won[seat]
    return Settlement(tuple(hands), tuple(standing), tuple(lost), tuple(won), tuple(due))


def returned(chips: Chips, bets: Iterable[Bet]) -> Chips:
    """The stocks when all chips on the table go back to their owners."""
    hands = list(chips)
    for bet in bets:
        hands[bet.seat] += bet.chips
    return tuple(hands)


class BankFace(Face[R]):
    """The dice, what is to be said of the bank, the fields with their chips, and everybody's stock."""

    columns: Mapping[str, tuple[str, ...]]
    # The fields row by row, where the board is drawn so.
    rows: tuple[tuple[str, ...], ...] = ()
    # What is said of the board itself.
    on_board: ClassVar[frozenset[str]] = frozenset()
    # How the pile of whoever holds the bank is called.
    holder_pile = "pile-bank"

    def dice(self) -> DiceSet:
        """The dice of a throw."""
        raise NotImplementedError

    def holder(self, state: Any) -> int | None:
        """Who holds the bank, as long as the game goes on."""
        raise NotImplementedError

    def bets(self, state: Any) -> tuple[Bet, ...]:
        """What lies on the fields."""
        bets: tuple[Bet, ...] = state.bets
        return bets

    def gain(self, field: str) -> int | None:
        """What a chip on a field wins at best, where the board says so."""
        return None

    def marks(self, state: Any, last: LastThrow | None) -> Mapping[str, BetMark]:
        """What fields mean just now."""
        return {}

    def caption(self, state: Any) -> Phrase | None:
        """How the board is read."""
        return None

    def beside(self, state: Any, viewer: Viewer) -> tuple[Widget, ...]:
        told = self.announcements(state).items()
        return tuple(Announcement(id, phrase, "bets" if id in self.on_board else None) for id, phrase in told)

    def below(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        holder = self.holder(state)
        piles = stocks(state.chips, lambda seat: say(self.holder_pile if seat == holder else "pile", who=Name(seat)))
        return self._layout(state, last), piles

    def _layout(self, state: Any, last: LastThrow | None) -> Bets:
        board, marks = layout(self.columns, self.bets(state)), self.marks(state, last)
        fields = tuple(field.but(note=self._note(field.id), mark=marks.get(field.id)) for field in board.fields)
        return board.but(fields=fields, rows=self.rows, caption=self.caption(state))

    def _note(self, field: str) -> Phrase | None:
        gain = self.gain(field)
        return None if gain is None else say("pays", gain=gain)

    # The dice lie there before the first throw, too.

    def trays(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        thrower, faces = (None, None) if last is None else (last.seat, last.faces)
        return (Tray("tray", thrower, views_of(self.dice(), faces)),)


def told_stake(gain: int | None) -> Phrase:
    """What becomes of a stake, in the words of a rule card."""
    if gain is None:
        return say("card-stays")
    return say("card-back", times=gain + 1) if gain > 0 else say("card-lost")


def layout(columns: Mapping[str, tuple[str, ...]], bets: tuple[Bet, ...]) -> Bets:
    """The betting layout: the fields of each column, with the chips that lie there."""
    return Bets(
        "bets",
        tuple(
            BetField(field, say(f"field-{field}"), column, _stakes_on(field, bets))
            for column, fields in columns.items()
            for field in fields
        ),
    )


def _stakes_on(field: str, bets: tuple[Bet, ...]) -> tuple[BetStake, ...]:
    return tuple(BetStake(bet.seat, bet.chips) for bet in bets if bet.field == field)


def told_settlement(settlement: Settlement, banker: int) -> list[Phrase]:
    """What everybody's stakes have lost and won, clockwise from the bank."""
    told = []
    for seat in clockwise(banker, len(settlement.chips)):
        lost, won, due = settlement.lost[seat], settlement.won[seat], settlement.due[seat]
        if lost:
            told.append(say("told-loses", who=Name(seat), chips=lost))
        if due:
            told.append(say("told-wins-short" if won < due else "told-wins", who=Name(seat), chips=won, due=due))
    return told


def enumerated(phrases: Sequence[Phrase]) -> Phrase:
    """Several phrases as one enumeration."""
    result = phrases[0]
    for phrase in phrases[1:]:
        result = say("list-pair", first=result, second=phrase)
    return result
