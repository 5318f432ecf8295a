"""What people see at a Schocken table.

The viewer's own dice lie on the tray `tray`, those of any other player on `tray-<seat>`. From the end of a round to the
next throw the trays show what everybody had.
"""

from collections.abc import Iterator

from knobel.games.cup._cups import open_views
from knobel.games.cup.schocken.rules import TURN, Schocken
from knobel.games.cup.schocken.state import THREE_DICE, State, Tally, Turn
from knobel.games.cup.schocken.telling import LastRound, closed, cost, figure, pips_of, settlement, told
from knobel.parts.chips import stocks
from knobel.writing.face import (
    Announcement,
    CardCell,
    CardDice,
    CardTable,
    Event,
    Face,
    Item,
    Name,
    Phrase,
    Pile,
    Piles,
    Settlement,
    Tray,
    Viewer,
    Widget,
    say,
)
from knobel.writing.rules import Keep, Seat


class SchockenFace(Face[Schocken]):
    unit = "discs"
    last_type = LastRound

    def card(self) -> tuple[CardTable, ...]:
        """What beats what, from the top, and how many discs it costs the lowest; of each kind the highest, of Schocks
        all."""
        rows: dict[tuple[str, int], tuple[CardCell, ...]] = {}
        ranks = sorted(self.rules.throw_ranks.items(), key=lambda each: -each[1].place)
        for (faces, single), rank in ranks:
            if single and faces == tuple(sorted(faces, reverse=True)):
                discs: CardCell = say("card-all") if rank.discs is None else rank.discs
                row = (figure(rank), CardDice.alike("d6", faces), discs)
                rows.setdefault((rank.kind, rank.value if rank.kind == "schock" else 0), row)
        return (
            CardTable(say("card-ranks"), (say("card-throw"), say("card-dice"), say("card-discs")), (*rows.values(),)),
        )

    # When a round is over all dice lie open, until somebody throws again.

    def left_lying(self, before: State, event: Event, after: State, last: LastRound | None) -> LastRound | None:
        return None if after.tally is before.tally else closed(self.rules, before, event)

    def draw(self, state: State, viewer: Viewer, last: LastRound | None) -> tuple[Widget, ...]:
        return (
            *self.trays(state, viewer, last),
            *self._last_round(last),
            *self._announcements(state, viewer),
            _piles(state.tally),
            self.standings(state, viewer),
        )

    def trays(self, state: State, viewer: Viewer, last: LastRound | None) -> tuple[Tray, ...]:
        if last is None or not last.hands:
            return tuple(_covered_tray(seat, turn, viewer, self.rules.limit(state)) for seat, turn in _turns(state))
        return tuple(
            Tray(_tray(hand.seat, viewer), hand.seat, open_views(hand.faces, hand.out), "lifted", hand.throws)
            for hand in last.hands
        )

    def _last_round(self, last: LastRound | None) -> Iterator[Announcement]:
        if last is not None and last.tally is not None:
            best, worst = self.rules.best_and_worst(last.hands)
            told, who, loser = figure(self.rules.rank(best)), Name(best.seat), Name(worst.seat)
            discs = cost(self.rules, last.tally, last.hands)
            yield Announcement("last-round", say("last-round", who=who, figure=told, loser=loser, discs=discs))

    def _announcements(self, state: State, viewer: Viewer) -> Iterator[Announcement]:
        if state.tally.loser is not None:
            return
        yield Announcement("half", say("half", number=0 if self.rules.options.halves == 1 else state.tally.half))
        if self.rules.loading(state.tally):
            yield Announcement("limit", say("loading"))
        elif state.stood and state.turn.throws == 0:
            # From the first throw on it stands beside the dice.
            yield Announcement("limit", say("limit", throws=self.rules.limit(state)))
        if state.turn.shown and not state.turn.forced:
            yield Announcement("given-up", say("given-up", who=Name(state.seat), faces=pips_of(state.turn.shown)))
        for seat, turn in _turns(state):
            if turn.turned is not None:
                yield Announcement(f"turned-{seat}", say("turned", who=Name(seat)))
            if seat == viewer and turn.cup is not None:
                hand = self.rules.lifted(seat, turn, state.tally)
                own = say("yours", figure=figure(self.rules.rank(hand)))
                yield Announcement("yours", own, at=_tray(seat, viewer))

    def score(self, state: State, seat: Seat) -> int:
        return state.tally.discs[seat]

    # The half that somebody has lost, and whether somebody need not play on.

    def note(self, state: State, seat: Seat) -> Phrase | None:
        lost = state.tally.half_losers if self.rules.options.halves > 1 else ()
        half = lost.index(seat) + 1 if seat in lost else 0
        resting = seat not in state.order and state.tally.loser is None
        return say("note", half=half, resting=str(resting).lower()) if half or resting else None

    # Turning in the tournament way may turn two sixes, and a throw must follow.

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if item == TURN and self.rules.options.six_turn == "tournament" and state.turn.cup is not None:
            return say("press-turn-and-throw", count=state.turn.cup.value.count(6) - 1)
        return super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        return "tray" if isinstance(item, Keep) else super().widget_of(item)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        return tuple(told(self.rules, before, event, after, viewer))

    def settlement(self, before: State, event: Event, after: State) -> Settlement | None:
        return None if after.tally == before.tally else settlement(self.rules, before, event)


def _covered_tray(seat: Seat, turn: Turn, viewer: Viewer, limit: int) -> Tray:
    id = _tray(seat, viewer)
    if turn.forced:
        return Tray(id, seat, open_views(turn.shown, turn.out + turn.forced), "lifted", turn.throws, limit)
    views = turn.views(THREE_DICE, viewer)
    return Tray(id, seat, views, "none" if turn.cup is None else "covered", turn.throws or None, limit)


def _turns(state: State) -> Iterator[tuple[Seat, Turn]]:
    """Everybody's dice in this round, in the order of play."""
    for position, seat in enumerate(state.order):
        if position < len(state.stood):
            yield seat, state.stood[position]
        else:
            yield seat, state.turn if position == len(state.stood) else Turn()


def _tray(seat: Seat, viewer: Viewer) -> str:
    return "tray" if seat == viewer else f"tray-{seat}"


def _piles(tally: Tally) -> Piles:
    supply = Pile("supply", say("supply"), tally.supply)
    return stocks(tally.discs, lambda seat: say("pile-of", who=Name(seat)), supply, id="piles").but(unit="discs")
