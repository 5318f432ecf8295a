"""What people see and hear at a Schocken table.

The viewer's own dice lie on the tray `tray`, those of any other player on `tray-<seat>`. From the end of a round to the
next throw the trays show what everybody had.
"""

from collections.abc import Iterator

from knobel.games.cup._cups import open_views
from knobel.games.cup.schocken.ranks import Rank
from knobel.games.cup.schocken.rules import TURN, Schocken
from knobel.games.cup.schocken.state import FINAL, THREE_DICE, Hand, Round, State, Tally, Turn
from knobel.writing.face import (
    Announcement,
    CardCell,
    CardDice,
    CardTable,
    Event,
    Face,
    Item,
    LastThrow,
    Name,
    Names,
    Phrase,
    Pile,
    Piles,
    Pips,
    Settlement,
    Standing,
    Standings,
    Tray,
    Viewer,
    Widget,
    compared,
    payments_between,
    say,
    sorted_dice,
)
from knobel.writing.rules import Did, Faces, Keep, Seat


class SchockenFace(Face[Schocken]):
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

    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return table(self.rules, state, viewer)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        return told(self.rules, before, event, after, viewer)

    def settlement(self, before: State, event: Event, after: State) -> Settlement | None:
        return settlement(self.rules, before.tally, after.tally)

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        return label(self.rules, state, item) or super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        return "tray" if isinstance(item, Keep) else super().widget_of(item)


# The scene -----------------------------------------------------------------------------------------------------------


def table(rules: Schocken, state: State, viewer: Viewer) -> tuple[Widget, ...]:
    """Everything on the table, as this viewer may see it."""
    trays = _open_trays(state.tally.last, viewer) if is_between_rounds(state) else ()
    return (
        *(trays or _covered_trays(state, viewer, rules.limit(state))),
        *_announcements(rules, state, viewer),
        _piles(state.tally),
        _standings(rules, state),
    )


def is_between_rounds(state: State) -> bool:
    """Whether the dice of the last round still lie there."""
    return not state.stood and not state.turn.throws


def _open_trays(last: Round | None, viewer: Viewer) -> tuple[Tray, ...]:
    return tuple(
        Tray(_tray(hand.seat, viewer), hand.seat, open_views(hand.faces, hand.out), "lifted", hand.throws)
        for hand in (last.hands if last else ())
    )


def _covered_trays(state: State, viewer: Viewer, limit: int) -> tuple[Tray, ...]:
    return tuple(_covered_tray(seat, turn, viewer, limit) for seat, turn in _turns(state))


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


def _announcements(rules: Schocken, state: State, viewer: Viewer) -> Iterator[Announcement]:
    if state.tally.last is not None and is_between_rounds(state):
        yield Announcement("last-round", _last_round(rules, state.tally.last))
    if state.tally.loser is not None:
        return
    yield Announcement("half", _half(rules, state.tally))
    if rules.loading(state.tally):
        yield Announcement("limit", say("loading"))
    elif state.stood and state.turn.throws == 0:
        # From the first throw on it stands beside the dice.
        yield Announcement("limit", say("limit", throws=rules.limit(state)))
    if state.turn.shown and not state.turn.forced:
        yield Announcement("given-up", say("given-up", who=Name(state.seat), faces=_pips(state.turn.shown)))
    for seat, turn in _turns(state):
        if turn.turned is not None:
            yield Announcement(f"turned-{seat}", say("turned", who=Name(seat)))
        if seat == viewer and turn.cup is not None:
            hand = rules.lifted(seat, turn, state.tally)
            yield Announcement("yours", say("yours", figure=figure(rules.rank(hand))), at=_tray(seat, viewer))


def _half(rules: Schocken, tally: Tally) -> Phrase:
    return say("half", number=0 if rules.options.halves == 1 else tally.half)


def _last_round(rules: Schocken, last: Round) -> Phrase:
    best, worst = rules.best_and_worst(last.hands)
    kind = figure(rules.rank(best))
    return say("last-round", who=Name(best.seat), figure=kind, loser=Name(worst.seat), discs=last.discs)


def figure(rank: Rank) -> Phrase:
    """What a result is called."""
    return say(f"figure-{rank.kind}", value=rank.value)


def _piles(tally: Tally) -> Piles:
    held = (
        Pile(f"seat-{seat}", say("pile-of", who=Name(seat)), discs, owner=seat)
        for seat, discs in enumerate(tally.discs)
    )
    return Piles("piles", (Pile("supply", say("supply"), tally.supply), *held), "discs")


def _standings(rules: Schocken, state: State) -> Standings:
    rows = (Standing(seat, discs, _note(rules, state, seat)) for seat, discs in enumerate(state.tally.discs))
    return Standings("standings", "discs", tuple(rows))


def _note(rules: Schocken, state: State, seat: Seat) -> Phrase | None:
    """The half that somebody has lost, and whether somebody need not play on."""
    lost = state.tally.half_losers if rules.options.halves > 1 else ()
    half = lost.index(seat) + 1 if seat in lost else 0
    resting = seat not in state.order and state.tally.loser is None
    return say("note", half=half, resting=str(resting).lower()) if half or resting else None


# What is told --------------------------------------------------------------------------------------------------------


def told(rules: Schocken, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
    """What there is to say of an event beyond the event itself."""
    settled = after.tally != before.tally
    said = [*_told_move(before, event, after)]
    if not settled and len(after.stood) > len(before.stood):
        said += _told_standing(rules, before.seat, after, viewer)
    if settled:
        said += [*_told_round(rules, before, after.tally), *_told_after(rules, before, after)]
    return tuple(said)


def _told_move(before: State, event: Event, after: State) -> Iterator[Phrase]:
    """A throw that is given up is shown, and so are the dice laid out."""
    if not isinstance(event, Did) or not after.turn.shown or after.turn.cup is not None:
        return
    if before.turn.cup is not None:
        yield say("told-given-up", faces=_pips(before.turn.cup.value))
    if after.turn.out and not after.turn.forced:
        yield say("told-laid-out", faces=_pips(tuple(after.turn.shown[index] for index in after.turn.out)))


def _told_standing(rules: Schocken, seat: Seat, after: State, viewer: Viewer) -> Iterator[Phrase]:
    turn = after.stood[-1]
    if viewer == seat and turn.turned is None and (hand := rules.lifted(seat, turn, after.tally)).turned:
        yield say("told-turned-for-you", who=Name(seat), faces=_pips(hand.faces))
    if len(after.stood) == 1 and turn.throws < rules.options.max_throws and not rules.loading(after.tally):
        yield say("told-limit", throws=turn.throws)


def _told_round(rules: Schocken, before: State, after: Tally) -> Iterator[Phrase]:
    assert after.last is not None
    hands = after.last.hands
    best, worst = rules.best_and_worst(hands)
    yield say("told-cups-up")
    yield from (_told_hand(rules, hand) for hand in hands)
    strengths = [rules.strength(hand) for hand in hands]
    if strengths.count(rules.strength(best)) > 1:
        yield say("told-equal-best", who=Name(best.seat))
    if strengths.count(rules.strength(worst)) > 1:
        yield say("told-equal-worst", who=Name(worst.seat))
    key = "told-round-supply" if before.tally.supply else "told-round-players"
    if rules.rank(best).discs is None:
        key = "told-schock-out"
    yield say(key, who=Name(best.seat), loser=Name(worst.seat), discs=after.last.discs)


def _told_hand(rules: Schocken, hand: Hand) -> Phrase:
    faces = _pips(tuple(sorted(hand.faces, reverse=True)))
    key = "told-hand-turned" if hand.turned else "told-hand"
    return say(key, who=Name(hand.seat), faces=faces, figure=figure(rules.rank(hand)), throws=hand.throws)


def _told_after(rules: Schocken, before: State, after: State) -> Iterator[Phrase]:
    """What the end of a round brings: safety, the end of a half, the final, the end."""
    tally = after.tally
    if tally.loser is not None:
        yield from _told_end(before.tally, tally.loser)
    elif tally.half > before.tally.half:
        yield say("told-half-lost", who=Name(tally.half_losers[-1]), half=before.tally.half)
        if tally.half == FINAL:
            yield say("told-final", who=Names(tuple(sorted(after.order))), starter=Name(after.seat))
        else:
            yield say("told-half-begins", who=Name(after.seat), loading=str(rules.loading(tally)).lower())
    else:
        if before.tally.supply and not tally.supply:
            yield say("told-supply-empty")
        safe = tuple(seat for seat in before.order if seat not in after.order)
        if safe:
            yield say("told-safe", who=Names(safe), count=len(safe))


def _told_end(before: Tally, loser: Seat) -> Iterator[Phrase]:
    if before.half == FINAL:
        yield say("told-final-lost", who=Name(loser))
    elif loser in before.half_losers:
        yield say("told-both-halves", who=Name(loser))


def _pips(faces: Faces) -> Pips:
    return Pips("d6", faces)


# What is shown of a round that has ended ------------------------------------------------------------------------------


def settlement(rules: Schocken, before: Tally, after: Tally) -> Settlement | None:
    """Everybody's dice, the highest and the lowest, and the discs that the lowest takes."""
    if after == before or after.last is None:
        return None
    hands = after.last.hands
    best, worst = rules.best_and_worst(hands)
    _, discs = rules.paid(before, best.seat, worst.seat, rules.rank(best).discs)
    return Settlement(
        compared(
            {hand.seat: rules.strength(hand) for hand in hands},
            {hand.seat: figure(rules.rank(hand)) for hand in hands},
            {hand.seat: sorted_dice(hand.faces) for hand in hands},
            best=(best.seat,),
            worst=(worst.seat,),
        ),
        payments_between(before.discs, discs),
        "discs",
    )


# Choices -------------------------------------------------------------------------------------------------------------


def label(rules: Schocken, state: State, item: Item) -> Phrase | None:
    """Turning in the tournament way may turn two sixes, and a throw must follow."""
    if item == TURN and rules.options.six_turn == "tournament" and state.turn.cup is not None:
        return say("press-turn-and-throw", count=state.turn.cup.value.count(6) - 1)
    return None
