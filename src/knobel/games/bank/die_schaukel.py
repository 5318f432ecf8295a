"""Die Schaukel: bets on the faces of one poker die; the top one is paid, the bottom one lost, and all else stays.

Rulings followed: opposite faces are nine and ace, ten and king, jack and queen; a win comes back double, stake
included; the bank may pay out of what it takes with the same throw; a bet is accepted (and, where stakes may be taken
back, so is that) only while what the two fields of each pair differ by is covered by the bank, all pairs added up, and
then the bank can always pay; at the end, and when the bank is broken, standing stakes go home; the banker is not asked
about announcing an end that would come as soon anyway.
"""

from typing import Annotated

from knobel.games.bank._bets import Bet, Gains, placed, told_stake
from knobel.games.bank._open_bank import BetSeconds, OpenBank, OpenBankOptions, OpenBankState
from knobel.games.bank._open_bank_face import OpenBankAdvice, OpenBankFace
from knobel.parts.chips import changed
from knobel.writing.face import CardDice, CardTable, Phrase, say
from knobel.writing.facts import Family, Game, Info, Players, whole
from knobel.writing.rules import AnyMove, DiceSet, IllegalMove, Seat, Take, poker_dice

ONE_DIE = poker_dice(1)
# The fields in the order of the faces: each lies opposite the one as far from the other end.
FIELDS = ("9", "10", "J", "Q", "K", "A")
COLUMNS = {"9-A": ("9", "A"), "10-K": ("10", "K"), "J-Q": ("J", "Q")}
GAINS: tuple[Gains, ...] = tuple(
    {field: +1 if field == top else -1 if field == bottom else None for field in FIELDS}
    for top, bottom in zip(FIELDS, reversed(FIELDS), strict=True)
)


class DieSchaukelOptions(OpenBankOptions, frozen=True):
    withdraw: bool = False
    max_throws: Annotated[int, whole(6, 200)] = 30
    bet_seconds: BetSeconds = 20


INFO = Info(
    id="die-schaukel",
    family=Family.BANK,
    players=Players(3, 6),
    dice=("poker",),
    codes=("wrong-amount", "bank-limit", "no-withdrawal"),
)


class DieSchaukel(OpenBank[OpenBankState, DieSchaukelOptions]):
    ranks = "chips"
    fields = FIELDS

    def prepare(self) -> None:
        super().prepare()
        self.withdraws = self.options.withdraw

    def dice(self) -> DiceSet:
        return ONE_DIE

    def gains(self, faces: tuple[int, ...]) -> Gains:
        return GAINS[faces[0] - 1]

    def rooms(self, bank: int, bets: tuple[Bet, ...]) -> tuple[int, ...]:
        return rooms(bank, bets)

    # Where it is agreed, stakes can be taken back chip by chip, as long as the bank still covers the rest.

    def takeable(self, state: OpenBankState, seat: Seat) -> tuple[str, ...]:
        if not self.withdraws:
            return ()
        free = rooms(state.chips[state.banker], state.bets)
        own = {bet.field for bet in state.bets if bet.seat == seat}
        # Taking a chip from a field leans the swing as putting one on the opposite field does.
        return tuple(field for field, room in zip(FIELDS, reversed(free), strict=True) if field in own and room)

    def did(self, state: OpenBankState, seat: Seat, move: AnyMove) -> OpenBankState:
        if not isinstance(move, Take):
            return super().did(state, seat, move)
        return state.but(chips=changed(state.chips, seat, 1), bets=_taken(state.bets, seat, move.cell))

    def refusal(self, state: OpenBankState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not isinstance(move, Take) or move.cell not in FIELDS or seat == state.banker:
            return super().refusal(state, seat, move)
        return None if self.withdraws else IllegalMove("no-withdrawal")


class DieSchaukelFace(OpenBankFace[DieSchaukel]):
    columns = COLUMNS

    def card(self) -> tuple[CardTable, ...]:
        """Which faces win, lose and stay with each throw."""
        places = {+1: "top", -1: "bottom", None: "sides"}
        heads = tuple(say(f"card-{place}", stake=told_stake(gain)) for gain, place in places.items())
        rows = tuple(tuple(_faces_of(gains, gain) for gain in places) for gains in GAINS)
        return (CardTable(say("card-stakes"), heads, rows),)

    def told_faces(self, faces: tuple[int, ...]) -> list[Phrase]:
        top, bottom = FIELDS[faces[0] - 1], FIELDS[-faces[0]]
        return [say("told-swing", top=say(f"field-{top}"), bottom=say(f"field-{bottom}"))]


def _faces_of(gains: Gains, gain: int | None) -> CardDice:
    """The faces whose fields gain so much."""
    return CardDice.alike("poker", tuple(face for face, field in enumerate(FIELDS, start=1) if gains[field] == gain))


def rooms(bank: int, bets: tuple[Bet, ...]) -> tuple[int, ...]:
    """How many chips each field can still take before the swing leans further than the bank can pay."""
    stakes = dict.fromkeys(FIELDS, 0)
    for bet in bets:
        stakes[bet.field] += bet.chips
    low, middle, high = stakes["9"] - stakes["A"], stakes["10"] - stakes["K"], stakes["J"] - stakes["Q"]
    free = bank - abs(low) - abs(middle) - abs(high)
    leans = (low, middle, high, -high, -middle, -low)
    return tuple([free + abs(lean) - lean for lean in leans])


def _taken(bets: tuple[Bet, ...], seat: Seat, field: str) -> tuple[Bet, ...]:
    """The bets with one chip less of a player on a field."""
    return tuple(bet for bet in placed(bets, seat, field, -1) if bet.chips)


GAME = Game(INFO, DieSchaukel, DieSchaukelFace, OpenBankAdvice)
