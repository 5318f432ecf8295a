"""Tausend: three throws of three dice, each read as a three-digit number; come as near to a thousand as you can.

Rulings followed: all three dice are used and a written number is final; one throw a lap, so that everybody can answer
to what the others have; a thousand exactly does not end the game; nobody may stop after two throws, and whoever is over
throws no more; a game that is played again because all were over is begun by the left neighbour. Whoever lets the time
run out writes the smallest number, and in the last lap the largest one that still fits.
"""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from typing import Annotated, Literal

from knobel.games.sheet._placing import PlacingFace, PlacingRules, PlacingState
from knobel.games.sheet._printed import Entries
from knobel.parts.paper import Entry
from knobel.writing.advice import Advice
from knobel.writing.face import Event, Item, LastThrow, Name, Phrase, Tray, Viewer, say
from knobel.writing.facts import Family, Game, Info, Options, whole
from knobel.writing.rules import (
    AnyMove,
    Bid,
    Bounds,
    Choices,
    Faces,
    IllegalMove,
    Result,
    Seat,
    best_wins,
    d6,
    no_winner,
    up_to,
    with_item,
)

LAPS = 3
MOST_REPLAYS = 20
WRONG_DIGITS = "wrong-digits"


class TausendOptions(Options, frozen=True):
    target: Annotated[int, whole(700, 1500)] = 1000
    all_bust: Literal["draw", "least_over", "replay"] = "draw"


class TausendState(PlacingState, frozen=True):
    """`first` began the present three laps; `replays` counts how often all were over and began anew."""

    first: Seat = 0
    replays: int = 0


@cache
def numbers(faces: Faces) -> tuple[int, ...]:
    """Every number that can be written with these dice, the smallest first."""
    return tuple(sorted({100 * a + 10 * b + c for a, b, c in permutations(faces)}))


@cache
def every_number() -> frozenset[int]:
    """Every number that can be written at all."""
    return frozenset(100 * a + 10 * b + c for a, b, c in product(range(1, 7), repeat=3))


@cache
def choices(first: int, every: tuple[int, ...]) -> Choices:
    """Write one of these numbers; `first` is the mildest."""
    return Choices(Bid(first), *(Bid(number) for number in every if number != first))


class Tausend(PlacingRules[TausendState, TausendOptions]):
    dice = d6(3)
    scores = True
    rows = tuple(str(lap) for lap in range(1, LAPS + 1))

    def bounds(self) -> Bounds:
        return {"sheets.*.*": every_number(), "replays": up_to(MOST_REPLAYS)}

    def start(self, first: Seat) -> TausendState:
        return super().start(first).but(first=first)

    # Any order of the three digits.

    def ways(self, entries: Entries, faces: Faces) -> Choices:
        every = numbers(faces)
        if entries.count(None) > 1:
            return choices(every[0], every)
        room = self.options.target - self.total(entries)
        fitting = [number for number in every if number <= room]
        return choices(fitting[-1] if fitting else every[0], every)

    def written(self, entries: Entries, faces: Faces, move: AnyMove) -> Entries:
        assert isinstance(move, Bid)
        return with_item(entries, entries.index(None), move.amount)

    def total(self, entries: Entries) -> int:
        return sum(filter(None, entries))

    # Over the target means out.

    def over(self, entries: Entries) -> bool:
        """Whether a sheet has gone over the target."""
        return self.total(entries) > self.options.target

    def finished(self, entries: Entries) -> bool:
        return None not in entries or self.over(entries)

    # If all are over, the table may have agreed to play again, begun by the left neighbour.

    def entered(self, state: TausendState, faces: Faces, move: AnyMove) -> TausendState:
        after = super().entered(state, faces, move)
        if self.options.all_bust != "replay" or state.replays == MOST_REPLAYS or not all(map(self.over, after.sheets)):
            return after
        again = self.start(self.next_first(state, state.first))
        return again.but(replays=state.replays + 1)

    # Whoever began the last three laps begins a play-off (since version 2), and the next game goes on from there.

    def round_first(self, state: TausendState, first: Seat) -> Seat:
        return state.first if self.version > 1 else first

    def next_first(self, state: TausendState, first: Seat) -> Seat:
        return (state.first + 1) % self.seats

    # The highest total up to the target wins; those over it come behind, all alike or by how far they are over.

    def result(self, state: TausendState) -> Result:
        totals = tuple(map(self.total, state.sheets))
        target, by_excess = self.options.target, self.options.all_bust == "least_over"
        if not by_excess and all(total > target for total in totals):
            return no_winner(self.seats, points=totals)
        keys = [(1, total) if total <= target else (0, -total * by_excess) for total in totals]
        return best_wins(keys, points=totals)

    def refusal(self, state: TausendState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        return IllegalMove(WRONG_DIGITS, number=move.amount) if isinstance(move, Bid) else None


class TausendFace(PlacingFace[Tausend]):
    # When all play again, the dice lie ready as at the beginning.

    def trays(self, state: TausendState, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        begun = state.faces or any(entries[0] is not None for entries in state.sheets)
        return super().trays(state, viewer, last if begun else None)

    # On paper the next number stands in the topmost open row.

    def entries(self, state: TausendState, seat: Seat) -> Iterator[Entry]:
        entries = state.sheets[seat]
        for move in self.rules.ways(entries, state.faces).moves:
            assert isinstance(move, Bid)
            yield Entry(self.rules.rows[entries.index(None)], move.amount, move)

    def announcements(self, state: TausendState) -> dict[str, Phrase]:
        target = say("target", target=self.rules.options.target, attempt=state.replays + 1)
        out = (seat for seat, entries in enumerate(state.sheets) if self.rules.over(entries))
        return {"target": target, **{f"over-{seat}": say("is-over", who=Name(seat)) for seat in out}}

    def label(self, state: TausendState, seat: Seat, item: Item) -> Phrase:
        assert isinstance(item, Bid)
        total = self.rules.total(state.sheets[seat]) + item.amount
        key = "move-write" if total <= self.rules.options.target else "move-write-over"
        return say(key, number=item.amount, total=total)

    def consequences(
        self, before: TausendState, event: Event, after: TausendState, viewer: Viewer
    ) -> tuple[Phrase, ...]:
        told = super().consequences(before, event, after, viewer)
        if after.replays == before.replays:
            return told
        return (*told, say("told-replay", number=after.replays, who=Name(after.seat)))

    def told(self, seat: Seat, old: Entries, new: Entries, *, forced: bool) -> Iterator[Phrase]:
        total = self.rules.total(new)
        number = total - self.rules.total(old)
        yield say("told-forced" if forced else "told-entry", who=Name(seat), number=number, total=total)
        if self.rules.over(new):
            yield say("told-over", who=Name(seat), excess=total - self.rules.options.target)
        elif None not in new:
            yield say("told-finished", who=Name(seat), short=self.rules.options.target - total)


class TausendAdvice(Advice[Tausend]):
    # A number looks good if it keeps pace with an even share of the target, and at the end if it comes near.

    def heuristic(self, state: TausendState, seat: Seat, move: AnyMove) -> float | None:
        assert isinstance(move, Bid)
        entries = state.sheets[seat]
        total, laps = self.rules.total(entries) + move.amount, LAPS + 1 - entries.count(None)
        if laps == LAPS:
            return float(total if total <= self.rules.options.target else -total)
        return -abs(float(total - self.rules.options.target * laps / LAPS))


INFO = Info(id="tausend", family=Family.SHEET, dice=("d6",) * 3, tie_break=True, codes=(WRONG_DIGITS,), version=2)
GAME = Game(INFO, Tausend, TausendFace, TausendAdvice)
