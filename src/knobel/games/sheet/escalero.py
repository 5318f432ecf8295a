"""Escalero: poker dice on a score sheet, with a premium for what is served in the first throw.

Rulings followed: between two throws one to four dice stay (none only with `rethrow_all`), chosen afresh each time;
served means complete in the first throw and entered without another one, or in any throw of all five dice if the table
agreed on that; the rows of the faces are open to every throw unless the table keeps combinations out of them; a Poker
needs a different fifth die unless five equal ones are allowed; a served Fünfling fits either of its rows, any other
only the first. At the end the others pay the winner their difference into a ledger that may go below zero; several
winners share, the odd chip going to the earlier one from the starter on. A match is ranked by that ledger.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, ClassVar, Literal, NamedTuple

from knobel.games.sheet._printed import Entries, ScoreSheet
from knobel.games.sheet._score_sheet import CODES, SheetAdvice, SheetFace, SheetRules, SheetState
from knobel.parts.chips import split_pot
from knobel.parts.patterns import Formula, Pattern, either, fixed_if, groups, pips_of, run
from knobel.parts.rethrow import Rethrow
from knobel.writing.face import CardTable, Event, Name, Phrase, Standing, Standings, Viewer, Widget, say
from knobel.writing.facts import Family, Game, Info, Options, Players, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    Faces,
    IllegalMove,
    Keep,
    Keeps,
    Result,
    Seat,
    by_points,
    clockwise,
    poker_dice,
)

DICE = 5
FACE_ROWS = ("nines", "tens", "jacks", "queens", "kings", "aces")
QUINT, FULL_HAND, POKER, FIVE = run(5), groups(3, 2), groups(4, 1), groups(5)
COMBINATION = either(either(QUINT, FULL_HAND), groups(4))
KEEP_COUNT = "keep-count"


class Price(NamedTuple):
    """What a combination brings, and what it brings when it is served."""

    usual: int
    served: int


PRICES = {
    "quint": Price(25, 30),
    "full_hand": Price(30, 35),
    "poker": Price(40, 45),
    "five": Price(50, 50),
    "five_served": Price(0, 100),
}


class EscaleroOptions(Options, frozen=True):
    max_throws: Annotated[int, whole(1, 3)] = 3
    rethrow_all: bool = False
    served_scope: Literal["first_throw", "any_full_throw"] = "first_throw"
    face_rows: Literal["always", "no_combination_only"] = "always"
    fuenfling_as_poker: bool = False
    points_per_chip: Annotated[int, whole(1, 50)] = 1
    payout: Literal["to_winner", "none"] = "to_winner"

    depends = (
        only("served_scope", when(rethrow_all=True)),
        only("points_per_chip", when(payout="to_winner")),
    )


class State(SheetState, frozen=True):
    """`first` began the game."""

    first: Seat = 0


@cache
def printed(served: bool, faces_always: bool, five_is_poker: bool) -> ScoreSheet:
    """The sheet of eleven rows, with the prices of a served throw or of any other."""
    patterns: dict[str, Pattern] = {
        "quint": QUINT,
        "full_hand": FULL_HAND,
        "poker": either(POKER, FIVE) if five_is_poker else POKER,
        "five": FIVE,
        "five_served": FIVE,
    }
    faces = {row: pips_of(face) if faces_always else no_combination(face) for face, row in enumerate(FACE_ROWS, 1)}
    combinations = {row: fixed_if(PRICES[row][served], pattern) for row, pattern in patterns.items()}
    return ScoreSheet(poker_dice(DICE), {**faces, **combinations})


def no_combination(face: int) -> Formula:
    """The points of a face, where the dice are no combination."""
    points = pips_of(face)
    return lambda faces: 0 if COMBINATION(faces) else points(faces)


def ledger(points: tuple[int, ...], first: Seat, points_per_chip: int) -> tuple[int, ...]:
    """What everybody gains or pays: the others owe the best their difference, rounded down to whole chips."""
    best = max(points)
    owed = [(best - each) // points_per_chip for each in points]
    order = clockwise(first, len(points))
    winners = tuple(seat for seat in order if points[seat] == best)
    shares = split_pot(sum(owed), order, winners, len(points))
    return tuple(share - debt for share, debt in zip(shares, owed, strict=True))


INFO = Info(
    id="escalero",
    family=Family.SHEET,
    players=Players(3, 5),
    dice=("poker",) * DICE,
    codes=(*CODES, KEEP_COUNT),
)


class Escalero(SheetRules[State, EscaleroOptions]):
    def prepare(self) -> None:
        super().prepare()
        self.served_sheet = self._printed(served=True)
        # Between two throws one to four dice stay, or none if the table agreed on that.
        self.any_dice = Keeps(self.any_dice.free, 0 if self.options.rethrow_all else 1, DICE - 1)
        # The ledger goes on through a match, which is ranked by it; without chips by games won.
        self.match_ranks = "winner" if self.options.payout == "none" else "chips"

    def printed(self) -> ScoreSheet:
        return self._printed(served=False)

    def _printed(self, served: bool) -> ScoreSheet:
        return printed(served, self.options.face_rows == "always", self.options.fuenfling_as_poker)

    def start(self, first: Seat) -> State:
        return super().start(first).but(first=first)

    def possible(self) -> tuple[frozenset[int], ...]:
        return tuple(one | other for one, other in zip(self.sheet.possible, self.served_sheet.possible, strict=True))

    # Served: all five dice of the first throw, or of any throw of all five if the table agreed on that.

    def served(self, turn: Rethrow) -> bool:
        """Whether the dice on the table count as served."""
        return turn.throws == 1 or (self.keeps_count() and not turn.kept)

    def keeps_count(self) -> bool:
        return self.options.served_scope == "any_full_throw"

    def worth(self, entries: Entries, turn: Rethrow) -> tuple[int, ...]:
        return (self.served_sheet if self.served(turn) else self.sheet).worth(turn.faces)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        refused = super().refusal(state, seat, move)
        if refused is None and isinstance(move, Keep):
            return IllegalMove(KEEP_COUNT, least=self.any_dice.least)
        return refused

    # The most points win, and the others pay for it.

    def result(self, state: State) -> Result:
        points = tuple(self.total(state, seat) for seat in range(self.seats))
        if self.options.payout == "none":
            return by_points(points)
        return by_points(points).but(nets=ledger(points, state.first, self.options.points_per_chip))


class EscaleroFace(SheetFace[Escalero]):
    examples: ClassVar[Mapping[str, Faces]] = {
        "aces": (6, 6, 6, 2, 1),
        "quint": (2, 3, 4, 5, 6),
        "full_hand": (6, 6, 6, 1, 1),
        "poker": (5, 5, 5, 5, 3),
        "five": (4, 4, 4, 4, 4),
        "five_served": (4, 4, 4, 4, 4),
    }

    def card(self) -> tuple[CardTable, ...]:
        """What a row pays, and what it pays for dice that are served; with a single throw they always are."""
        (table,) = super().card()
        served = [self.rules.served_sheet.worth(faces)[self.rows.index(row)] for row, faces in self.examples.items()]
        if self.rules.options.max_throws == 1:
            only_served = tuple((*row[:-1], points) for row, points in zip(table.rows, served, strict=True))
            return (CardTable(table.title, table.heads, only_served),)
        rows = tuple((*row, points) for row, points in zip(table.rows, served, strict=True))
        return (CardTable(table.title, (*table.heads, say("card-served")), rows),)

    def sections(self) -> Mapping[str, tuple[str, ...]]:
        return {"faces": FACE_ROWS, "combinations": tuple(PRICES)}

    def announcements(self, state: State) -> dict[str, Phrase]:
        faces: Faces = state.turn.faces
        counts = not state.turn.due and self.rules.served(state.turn) and COMBINATION(faces)
        return {"served": say("served")} if counts else {}

    # The ledger lies under the sheet, and is read out, once the game is over.

    def _settled(self, state: State) -> tuple[int, ...]:
        """What everybody gains or pays, once that is certain."""
        return self.rules.result(state).nets or () if self.rules.over(state) else ()

    def beneath(self, state: State) -> tuple[Widget, ...]:
        rows = tuple(Standing(seat, net) for seat, net in enumerate(self._settled(state)))
        return (Standings("ledger", "chips", rows),) if rows else ()

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = super().consequences(before, event, after, viewer)
        return (*told, *(_settlement(seat, net) for seat, net in enumerate(self._settled(after)) if net))


def _settlement(seat: Seat, net: int) -> Phrase:
    return say("told-gains" if net > 0 else "told-pays", who=Name(seat), chips=abs(net))


GAME = Game(INFO, Escalero, EscaleroFace, SheetAdvice)
