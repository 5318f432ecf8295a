"""Rock & Roll: dice roulette with poker dice; bets on the colour and on the value that most of the dice show.

Rulings followed: four dice judge colours and values apart, and one clear leader wins; of several leaders the stakes go
back (or lose, or win, as agreed), and a field is paid once however many dice match; three chips come back for one on a
colour and five on a value, stake included; jack and queen are blue; a bet is accepted only if the bank could pay all
returns of every possible throw; a throw without bets counts; the banker is not asked about announcing an end that would
come as soon anyway. Where the bank goes round, everybody begins with as many chips as a bank has, the throws are
counted for the whole table, and a broken bank goes at once to the next player with chips, for a full term.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from operator import itemgetter, sub
from typing import Annotated, Literal, NamedTuple

from knobel.games.bank._bets import Bet, Gains, enumerated
from knobel.games.bank._open_bank import LAST, BetSeconds, OpenBank, OpenBankOptions, OpenBankState
from knobel.games.bank._open_bank_face import OpenBankAdvice, OpenBankFace
from knobel.parts.chips import Chips, next_holder
from knobel.writing.face import CardDice, CardTable, Phrase, say
from knobel.writing.facts import Family, Game, Info, Players, only, when, whole
from knobel.writing.rules import AnyMove, DiceSet, Seat, Stake, poker_dice

FOUR_DICE, ONE_DIE = poker_dice(4), poker_dice(1)
COLOURS = ("black", "red", "blue")
VALUES = ("9", "10", "J", "Q", "K", "A")
FIELDS = (*COLOURS, *VALUES)
NUMBER = {field: number for number, field in enumerate(FIELDS)}
COLUMNS = {"black": ("black", "9", "A"), "red": ("red", "10", "K"), "blue": ("blue", "J", "Q")}
COLOUR_OF = {value: colour for colour, values in COLUMNS.items() for value in values[1:]}
# What the bank adds to a chip that wins.
PROFIT = {field: 2 if field in COLOURS else 4 for field in FIELDS}


class RockAndRollOptions(OpenBankOptions, frozen=True):
    match_rule: Literal["majority", "any", "single_die"] = "majority"
    tied_leaders: Literal["push", "lose", "win"] = "push"
    max_throws: Annotated[int, whole(6, 100)] = 20
    rotate_bank: Literal["never", 5, 10] = "never"
    bet_seconds: BetSeconds = 30

    depends = (
        only("tied_leaders", when(match_rule="majority")),
        only("start_chips", when(rotate_bank="never")),
        only("max_throws", when(rotate_bank="never")),
    )


class State(OpenBankState, frozen=True):
    """`term` counts the throws of this banker where the bank goes round."""

    term: int = 0


class Judgement(NamedTuple):
    """How a table judges its dice."""

    dice: int
    any_counts: bool
    tied: str

    @property
    def level(self) -> int | None:
        """How often a chip comes back from fields that are level; None where more than one colour or value can win."""
        if self.any_counts or (self.dice > 1 and self.tied == "win"):
            return None
        return 0 if self.dice == 1 or self.tied == "lose" else 1

    def gains(self, faces: tuple[int, ...]) -> Gains:
        """What every field gains per chip when these faces fall."""
        return gains(self, tuple(sorted(faces)))


INFO = Info(
    id="rock-and-roll",
    family=Family.BANK,
    players=Players(3, 6),
    dice=("poker",) * 4,
    codes=("wrong-amount", "bank-limit"),
)


class RockAndRoll(OpenBank[State, RockAndRollOptions]):
    ranks = "chips"
    fields = FIELDS

    def prepare(self) -> None:
        self.rotates = self.options.rotate_bank != "never"
        self.announces = not self.rotates
        rule = self.options.match_rule
        self.judgement = Judgement(1 if rule == "single_die" else 4, rule == "any", self.options.tied_leaders)
        self.level = self.judgement.level
        super().prepare()

    def dice(self) -> DiceSet:
        return ONE_DIE if self.judgement.dice == 1 else FOUR_DICE

    def gains(self, faces: tuple[int, ...]) -> Gains:
        return self.judgement.gains(faces)

    def rooms(self, bank: int, bets: tuple[Bet, ...]) -> tuple[int, ...]:
        return rooms(self.judgement, bank, bets) if self.level is None else rooms_of_leaders(bank, bets, self.level)

    # Where the bank goes round, all begin alike, and nobody announces the end.

    def throws_agreed(self) -> int:
        return self.seats * int(self.options.rotate_bank) if self.rotates else self.options.max_throws

    def start_chips(self, banker: Seat) -> Chips:
        return (self.options.bank_chips,) * self.seats if self.rotates else super().start_chips(banker)

    # The bank goes to the left after so many throws, and at once when it is broken.

    def passed_on(self, state: State) -> State:
        if not self.rotates:
            return state
        term = state.term + 1
        if term < int(self.options.rotate_bank) and state.chips[state.banker]:
            return state.but(term=term)
        return state.but(banker=next_holder(state.chips, state.banker), term=0)


class RockAndRollFace(OpenBankFace[RockAndRoll]):
    columns = COLUMNS

    def card(self) -> tuple[CardTable, ...]:
        """Which values are of which colour, and what comes back for a chip on either."""
        heads = (say("card-colour"), say("card-for-one"), say("card-values"), say("card-for-one"))
        rows = tuple((say(f"field-{colour}"), back(colour), _values_of(colour), back(VALUES[0])) for colour in COLOURS)
        return (CardTable(say("card-pays"), heads, rows),)

    def announcements(self, state: State) -> dict[str, Phrase]:
        layout = say("layout", colour=back(COLOURS[0]), value=back(VALUES[0]))
        told = {**super().announcements(state), "layout": layout}
        if self.rules.rotates and not self.rules.over(state):
            told["term"] = say("term", left=int(self.rules.options.rotate_bank) - state.term)
        return told

    def told_faces(self, faces: tuple[int, ...]) -> list[Phrase]:
        worth = self.rules.gains(faces)
        return [_told_kind("colour", COLOURS, worth), _told_kind("value", VALUES, worth)]


class RockAndRollAdvice(OpenBankAdvice[RockAndRoll]):
    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """What a stake gains on average; a banker who loses by that announces the end."""
        if isinstance(move, Stake):
            return move.chips * average(self.rules.judgement, move.field)
        return average(self.rules.judgement, COLOURS[0]) if move == LAST else 0.0


def back(field: str) -> int:
    """How many chips come back for one on a field that wins, the stake included."""
    return PROFIT[field] + 1


def _values_of(colour: str) -> CardDice:
    _, *values = COLUMNS[colour]
    return CardDice.alike("poker", tuple(VALUES.index(value) + 1 for value in values))


@cache
def gains(judgement: Judgement, faces: tuple[int, ...]) -> Gains:
    """What every field gains per chip when these faces, in ascending order, have fallen."""
    values = [VALUES[face - 1] for face in faces]
    return {**_judged(judgement, VALUES, values), **_judged(judgement, COLOURS, [COLOUR_OF[each] for each in values])}


# A field wins if it alone is shown by most dice; or by any of them, where that is agreed.


def _judged(judgement: Judgement, fields: tuple[str, ...], shown: list[str]) -> dict[str, int]:
    counts = {field: shown.count(field) for field in fields}
    least = 1 if judgement.any_counts else max(counts.values())
    leaders = [field for field in fields if counts[field] >= least]
    shared = len(leaders) > 1 and not judgement.any_counts
    return {field: _gain(field, judgement.tied if shared else "win") if field in leaders else -1 for field in fields}


def _gain(field: str, verdict: str) -> int:
    return {"win": PROFIT[field], "push": 0, "lose": -1}[verdict]


# The bank must be able to pay whatever falls.


class Exposure(NamedTuple):
    """The worst that can fall: for each field what it gains in each of these throws, and what picks those it wins."""

    gains: dict[str, tuple[int, ...]]
    wins: dict[str, Callable[[tuple[int, ...]], tuple[int, ...]]]


@cache
def exposure(judgement: Judgement) -> Exposure:
    """The throws that cost the bank most; one that pays no field better than another throw needs no look."""
    throws = combinations_with_replacement(range(1, 7), judgement.dice)
    rows = {tuple(gain or 0 for gain in _row(judgement, faces)) for faces in throws}
    worst = sorted(row for row in rows if not any(_dominates(other, row) for other in rows))
    columns = dict(zip(FIELDS, zip(*worst, strict=True), strict=True))
    wins = {field: [n for n, gain in enumerate(column) if gain > 0] for field, column in columns.items()}
    # The first stands there twice: of a single one no tuple would be made.
    return Exposure(columns, {field: itemgetter(at[0], *at) for field, at in wins.items()})


def _row(judgement: Judgement, faces: tuple[int, ...]) -> tuple[int | None, ...]:
    worth = gains(judgement, faces)
    return tuple(worth[field] for field in FIELDS)


def _dominates(other: tuple[int, ...], row: tuple[int, ...]) -> bool:
    return other != row and all(here >= there for here, there in zip(other, row, strict=True))


def rooms(judgement: Judgement, bank: int, bets: tuple[Bet, ...]) -> tuple[int, ...]:
    """How many chips each field can still take while the bank can pay every throw."""
    if judgement.level is not None:
        return rooms_of_leaders(bank, bets, judgement.level)
    left, wins = _left(judgement, bank, bets), exposure(judgement).wins
    return tuple([min(wins[field](left)) // PROFIT[field] for field in FIELDS])


# Where one leader wins, the worst throws are known. With a colour leads one of its two values, or four are level:
# both of its own, and one of either other colour. With a value leads its colour, or that is level with another one.
# A chip comes back three-fold from a colour, five-fold from a value, and `level` times from fields that are level.


def rooms_of_leaders(bank: int, bets: tuple[Bet, ...], level: int) -> tuple[int, ...]:
    """How many chips each field can still take where one leader wins, and what is level comes back so often."""
    if not bets:
        return (bank // 2,) * len(COLOURS) + (bank // 4,) * len(VALUES)
    lying, chips = [0] * len(FIELDS), bank
    for bet in bets:
        stake = bet.chips
        lying[NUMBER[bet.field]] += stake
        chips += stake
    black, red, blue, nine, ten, jack, queen, king, ace = lying
    of_black = nine if nine > ace else ace
    of_red = ten if ten > king else king
    of_blue = jack if jack > queen else queen
    beside_black = level * (nine + ace + of_red + of_blue)
    beside_red = level * (ten + king + of_black + of_blue)
    beside_blue = level * (jack + queen + of_black + of_red)
    any_colour = black if black > red else red
    any_colour = level * (blue if blue > any_colour else any_colour)
    after_black, after_red, after_blue = chips - 3 * black, chips - 3 * red, chips - 3 * blue
    with_black = after_black if 2 * black > any_colour else chips - black - any_colour
    with_red = after_red if 2 * red > any_colour else chips - red - any_colour
    with_blue = after_blue if 2 * blue > any_colour else chips - blue - any_colour
    return (
        (after_black - (5 * of_black if 5 * of_black > beside_black else beside_black)) // 2,
        (after_red - (5 * of_red if 5 * of_red > beside_red else beside_red)) // 2,
        (after_blue - (5 * of_blue if 5 * of_blue > beside_blue else beside_blue)) // 2,
        (with_black - 5 * nine) // 4,
        (with_red - 5 * ten) // 4,
        (with_blue - 5 * jack) // 4,
        (with_blue - 5 * queen) // 4,
        (with_red - 5 * king) // 4,
        (with_black - 5 * ace) // 4,
    )


# Bets are put down one after the other, so that the table without the last of them has been looked at before.


@lru_cache(maxsize=8192)
def _left(judgement: Judgement, bank: int, bets: tuple[Bet, ...]) -> tuple[int, ...]:
    """What the bank would have left after each of the worst throws."""
    if not bets:
        return (bank,) * len(exposure(judgement).gains[FIELDS[0]])
    last = bets[-1]
    return tuple(map(sub, _left(judgement, bank, bets[:-1]), _paid(judgement, last.field, last.chips)))


@cache
def _paid(judgement: Judgement, field: str, chips: int) -> tuple[int, ...]:
    """What the bank pays, in each of the worst throws, for so many chips on a field."""
    return tuple([chips * gain for gain in exposure(judgement).gains[field]])


@cache
def average(judgement: Judgement, field: str) -> float:
    """What a chip on this field gains on average."""
    dice = poker_dice(judgement.dice)
    return float(sum(chance * (judgement.gains(faces)[field] or 0) for faces, chance in dice.outcomes()))


def _told_kind(kind: str, fields: tuple[str, ...], worth: Gains) -> Phrase:
    """Which colours, or values, win or are given back."""
    for key, gain in (("wins", PROFIT[fields[0]]), ("pushed", 0)):
        names = [say(f"field-{field}") for field in fields if worth[field] == gain]
        if names:
            return say(f"told-{kind}-{key}", fields=enumerated(names), count=len(names))
    return say(f"told-{kind}-none")


GAME = Game(INFO, RockAndRoll, RockAndRollFace, RockAndRollAdvice)
