"""The table of dice poker: the facts of a game, the state of a deal, and all that is seen and said of it."""

from collections.abc import Iterator
from operator import add
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from knobel.core.choices import Item
from knobel.core.dice import DiceSet, Faces
from knobel.core.events import Did, Event, Thrown
from knobel.core.face import Face, LastThrow
from knobel.core.frozen import Frozen
from knobel.core.moves import Bid
from knobel.core.options import Options
from knobel.core.phrases import Name, Names, Phrase, say
from knobel.core.rules import Rules
from knobel.core.secrets import Viewer
from knobel.core.spaces import Bids
from knobel.core.stages import Seat
from knobel.core.widgets import Announcement, DieView, Pile, Piles, Standing, Standings, Tray, Widget
from knobel.games.poker._betting import CALL, Betting, RaiseTiming
from knobel.games.poker._hands import Key, Ranks, name_of
from knobel.parts.rethrow import STOP, Rethrow

FRESH = Rethrow()


class PokerFacts(NamedTuple):
    """What a game of this kind states.

    A turn has `throws` throws, between which at least `least_kept` dice stay; in the play-off for a tied pot it has
    `playoff_throws`, and where it has none the pot is split.
    """

    dice: DiceSet
    ranking: Ranks
    ante: int
    most_stake: int = 0
    raise_timing: RaiseTiming = "none"
    throws: int = 1
    least_kept: int = 1
    playoff_throws: int = 1


class Outcome(Frozen, frozen=True):
    """How a deal ended: the dice that lay open, and what each seat got of the pot.

    `claims` are the hands that counted where they were announced and not compared.
    """

    hands: tuple[Faces, ...]
    won: tuple[int, ...]
    claims: tuple[Key, ...] = ()


class DealState(Frozen, frozen=True):
    """`hands` are the finished throws of this deal, empty for whoever has not thrown yet.

    `tied` throw off an absolute tie, for the `repeats`-th time; `last` is the deal before, until the dice fall again.
    """

    betting: Betting
    seat: Seat
    hands: tuple[Faces, ...]
    turn: Rethrow = FRESH
    deal: int = 1
    tied: tuple[Seat, ...] = ()
    repeats: int = 0
    last: Outcome | None = None


D = TypeVar("D", bound=DealState)


class PokerTableOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        start_chips: int


O = TypeVar("O", bound=PokerTableOptions)  # noqa: E741


class PokerTable(Rules[D, O]):
    """Five dice, chips and a pot, as they lie there. How a deal goes is told elsewhere."""

    def prepare(self) -> None:
        super().prepare()
        self.table = self.facts()
        self.ante = min(self.table.ante, self.options.start_chips)
        self.most_stake = max(self.ante, self.table.most_stake)
        self._keys: dict[Faces, Key] = {}

    # What a game of this kind states ---------------------------------------------------------------------------------

    def facts(self) -> PokerFacts:
        """The facts of the game, with these options."""
        raise NotImplementedError

    def key(self, faces: Faces) -> Key:
        """The rank of five dice, looked up once for every throw."""
        key = self._keys.get(faces)
        if key is None:
            key = self._keys[faces] = self.table.ranking.key(faces)
        return key

    def limit(self, state: D) -> int:
        """How many throws the turn may have."""
        return self.table.playoff_throws if state.tied else self.table.throws


R = TypeVar("R", bound=PokerTable[Any, Any])


class PokerTableFace(Face[R]):
    """What is seen and said."""

    def named(self, faces: Faces) -> Phrase:
        """What five dice are called."""
        return name_of(self.rules.key(faces))

    def draw(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (
            *(Announcement(id, phrase) for id, phrase in self.announced(state).items()),
            *self.hands(state, viewer),
            self._piles(state),
            Standings("standings", "chips", tuple(self._standing(state, seat) for seat in range(self.rules.seats))),
        )

    def announced(self, state: Any) -> dict[str, Phrase]:
        """What is to be said of the deal: its number, the stake or the play-off, and how the last one ended."""
        betting = state.betting
        told = {"deal": say("poker-deal", deal=state.deal, rounds=self.rules.options.rounds)}
        if state.tied:
            told["playoff"] = say("poker-playoff", who=Names(state.tied), repeats=state.repeats)
        elif betting.inside and self.rules.table.raise_timing != "none":
            told["level"] = say("poker-level", level=betting.level, cap=betting.cap(self.rules.most_stake))
        if state.last is not None:
            told["last"] = say("poker-last", **_winners(state.last))
        return told

    def hands(self, state: Any, viewer: Viewer) -> Iterator[Tray]:
        """The dice on the mat, and beside them the finished hands of this deal, or of the last one until they fall."""
        if state.betting.inside:
            yield self.mat(state)
        hands = state.hands if state.last is None else state.last.hands
        on_mat = state.seat if state.last is None else None
        for seat, faces in enumerate(hands):
            if faces and seat != on_mat:
                yield Tray(f"tray-{seat}", seat, self.views(faces))

    def mat(self, state: Any) -> Tray:
        """The dice of whoever throws now; the number of the throw is told where there can be several."""
        turn = state.turn.but(kept=()) if state.hands[state.seat] else state.turn
        limit = self.rules.limit(state) if self.rules.limit(state) > 1 else None
        throws = None if limit is None else turn.throws
        return Tray("tray", state.seat, turn.views(self.rules.table.dice), throws=throws, allowed=limit)

    def views(self, faces: tuple[int | None, ...]) -> tuple[DieView, ...]:
        """Dice that lie there, seen or unseen."""
        return tuple(
            DieView(die.index, face, die.kind.name) for die, face in zip(self.rules.table.dice.dice, faces, strict=True)
        )

    def _piles(self, state: Any) -> Piles:
        stocks = (
            Pile(f"stock-{seat}", say("poker-stock", who=Name(seat)), held, seat)
            for seat, held in enumerate(state.betting.chips)
        )
        return Piles("pot", (Pile("pot", say("poker-pot"), state.betting.pot), *stocks))

    def _standing(self, state: Any, seat: Seat) -> Standing:
        if seat not in state.betting.order:
            return Standing(seat, None, out=owned(state.betting)[seat] < self.rules.ante)
        return Standing(seat, None, self.note(state, seat))

    def note(self, state: Any, seat: Seat) -> Phrase:
        """How a seat stands in the deal."""
        paid, faces = state.betting.paid[seat], state.hands[seat]
        if seat not in state.betting.inside:
            return say("poker-note-folded", paid=paid)
        return say("poker-note-hand", paid=paid, hand=self.named(faces)) if faces else say("poker-note-in", paid=paid)

    def label(self, state: Any, seat: Seat, item: Item) -> Phrase:
        if item == CALL:
            return say("press-call", chips=state.betting.level - state.betting.paid[seat])
        if isinstance(item, Bid):
            return say("raise-to", amount=item.amount)
        if isinstance(item, Bids):
            one = item.low == item.high
            return say("raise-to", amount=item.low) if one else say("raise-between", low=item.low, high=item.high)
        return super().label(state, seat, item)

    def tell(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """A raise is told as one, everything else as usual."""
        if not isinstance(event, Did) or not isinstance(event.move, Bid):
            return super().tell(before, event, after, viewer)
        told = say("told-raise", who=Name(event.seat), amount=event.move.amount)
        return (told, *self.consequences(before, event, after, viewer))

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """A finished hand, a tie for the pot, and the end of a deal."""
        told = list(self.told_turn(before, event, after))
        if after.repeats > before.repeats:
            told.append(say("told-tie", who=Names(after.tied)))
        if after.last is not None and before.last is None:
            told.extend(self.told_end(before, event, after))
        return tuple(told)

    def told_turn(self, before: Any, event: Event, after: Any) -> Iterator[Phrase]:
        """What a finished turn has brought."""
        turn = before.turn.after(event.faces) if isinstance(event, Thrown) else before.turn
        last_throw = isinstance(event, Thrown) and turn.throws == self.rules.limit(before)
        if last_throw or event == Did(before.seat, STOP):
            yield say("told-hand", who=Name(before.seat), hand=self.named(turn.faces))

    def told_end(self, before: Any, event: Event, after: Any) -> Iterator[Phrase]:
        """Who gets what of the pot, who is out, and who starts the next deal."""
        assert after.last is not None
        for seat, chips in enumerate(after.last.won):
            if chips:
                yield say("told-pot", who=Name(seat), chips=chips)
        for seat in before.betting.order:
            if owned(after.betting)[seat] < self.rules.ante:
                yield say("told-out", who=Name(seat))
        if after.deal > before.deal:
            number = {"deal": after.deal, "rounds": self.rules.options.rounds}
            yield say("told-deal", **number, who=Name(after.seat), ante=after.betting.level)


def owned(betting: Betting) -> tuple[int, ...]:
    """Everybody's chips, those paid into an unfinished pot included."""
    return tuple(map(add, betting.chips, betting.paid))


def _winners(last: Outcome) -> dict[str, Any]:
    winners = tuple(seat for seat, chips in enumerate(last.won) if chips)
    return {"who": Names(winners), "count": len(winners), "chips": sum(last.won)}
