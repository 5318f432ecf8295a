"""What people see and hear at a Schocken table.

The viewer's own dice lie on the tray `tray`, those of any other player on `tray-<seat>`. From the end of a round to the
next throw the trays show what everybody had.
"""

from collections.abc import Iterator
from typing import Protocol

from knobel.games.cup._cups import open_views
from knobel.games.cup._schocken_ranks import Rank
from knobel.games.cup._schocken_state import FINAL, THREE_DICE, Hand, Round, SchockenOptions, State, Tally, Turn
from knobel.writing.face import (
    Announcement,
    Event,
    Item,
    Name,
    Names,
    Phrase,
    Pile,
    Piles,
    Pips,
    Standing,
    Standings,
    Tray,
    Viewer,
    Widget,
    say,
)
from knobel.writing.rules import AnyMove, Did, Faces, IllegalMove, Keep, Press, Seat


class Schocken(Protocol):
    """What the words need to know of the rules."""

    seats: int
    options: SchockenOptions

    def limit(self, state: State) -> int: ...
    def loading(self, tally: Tally) -> bool: ...
    def lifted(self, seat: Seat, turn: Turn, tally: Tally) -> Hand: ...
    def rank(self, hand: Hand) -> Rank: ...
    def strength(self, hand: Hand) -> tuple[int, int]: ...
    def best_and_worst(self, hands: tuple[Hand, ...]) -> tuple[Hand, Hand]: ...


# The scene -----------------------------------------------------------------------------------------------------------


def table(game: Schocken, state: State, viewer: Viewer) -> tuple[Widget, ...]:
    """Everything on the table, as this viewer may see it."""
    between_rounds = not state.stood and not state.turn.throws
    trays = _open_trays(state.tally.last, viewer) if between_rounds else ()
    return (
        *(trays or _covered_trays(state, viewer, game.limit(state))),
        *(Announcement(id, phrase) for id, phrase in _announcements(game, state, viewer)),
        _piles(state.tally),
        _standings(game, state),
    )


def _open_trays(last: Round | None, viewer: Viewer) -> tuple[Tray, ...]:
    return tuple(
        Tray(_tray(hand.seat, viewer), hand.seat, open_views(hand.faces, hand.out), "lifted", hand.throws)
        for hand in (last.hands if last else ())
    )


def _covered_trays(state: State, viewer: Viewer, limit: int) -> tuple[Tray, ...]:
    return tuple(_covered_tray(seat, turn, viewer, limit) for seat, turn in _turns(state))


def _covered_tray(seat: Seat, turn: Turn, viewer: Viewer, limit: int) -> Tray:
    if turn.forced:
        return Tray(
            _tray(seat, viewer), seat, open_views(turn.shown, turn.out + turn.forced), "lifted", turn.throws, limit
        )
    views = turn.views(THREE_DICE, viewer)
    return Tray(
        _tray(seat, viewer), seat, views, "covered" if turn.cup is not None else "none", turn.throws or None, limit
    )


def _turns(state: State) -> Iterator[tuple[Seat, Turn]]:
    """Everybody's dice in this round, in the order of play."""
    for position, seat in enumerate(state.order):
        if position < len(state.stood):
            yield seat, state.stood[position]
        else:
            yield seat, state.turn if position == len(state.stood) else Turn()


def _tray(seat: Seat, viewer: Viewer) -> str:
    return "tray" if seat == viewer else f"tray-{seat}"


def _announcements(game: Schocken, state: State, viewer: Viewer) -> Iterator[tuple[str, Phrase]]:
    if state.tally.last is not None:
        yield "last-round", _last_round(game, state.tally.last)
    if state.tally.loser is not None:
        return
    yield "half", _half(game, state.tally)
    if game.loading(state.tally):
        yield "limit", say("loading")
    elif state.stood:
        yield "limit", say("limit", throws=game.limit(state))
    if state.turn.shown and not state.turn.forced:
        yield "given-up", say("given-up", who=Name(state.seat), faces=_pips(state.turn.shown))
    for seat, turn in _turns(state):
        if turn.turned is not None:
            yield f"turned-{seat}", say("turned", who=Name(seat))
        if seat == viewer and turn.cup is not None:
            yield "yours", say("yours", figure=figure(game.rank(game.lifted(seat, turn, state.tally))))


def _half(game: Schocken, tally: Tally) -> Phrase:
    number = 0 if game.options.halves == 1 else tally.half
    return say("half", number=number, phase="supply" if tally.supply else "players")


def _last_round(game: Schocken, last: Round) -> Phrase:
    best, worst = game.best_and_worst(last.hands)
    return say(
        "last-round",
        who=Name(best.seat),
        figure=figure(game.rank(best)),
        loser=Name(worst.seat),
        discs=last.discs,
    )


def figure(rank: Rank) -> Phrase:
    """What a result is called."""
    return say(f"figure-{rank.kind}", value=rank.value)


def _piles(tally: Tally) -> Piles:
    held = (
        Pile(f"seat-{seat}", say("pile-of", who=Name(seat)), discs, owner=seat)
        for seat, discs in enumerate(tally.discs)
    )
    return Piles("piles", (Pile("supply", say("supply"), tally.supply), *held), "discs")


def _standings(game: Schocken, state: State) -> Standings:
    rows = (Standing(seat, discs, _note(game, state, seat)) for seat, discs in enumerate(state.tally.discs))
    return Standings("standings", "discs", tuple(rows))


def _note(game: Schocken, state: State, seat: Seat) -> Phrase | None:
    """The half that somebody has lost, and whether somebody need not play on."""
    lost = state.tally.half_losers if game.options.halves > 1 else ()
    half = lost.index(seat) + 1 if seat in lost else 0
    resting = seat not in state.order and state.tally.loser is None
    return say("note", half=half, resting=str(resting).lower()) if half or resting else None


# What is told --------------------------------------------------------------------------------------------------------


def told(game: Schocken, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
    """What there is to say of an event beyond the event itself."""
    settled = after.tally != before.tally
    said = [*_told_move(before, event, after)]
    if not settled and len(after.stood) > len(before.stood):
        said += _told_standing(game, before.seat, after, viewer)
    if settled:
        said += [*_told_round(game, before, after.tally), *_told_after(game, before, after)]
    return tuple(said)


def _told_move(before: State, event: Event, after: State) -> Iterator[Phrase]:
    """A throw that is given up is shown, and so are the dice laid out."""
    if not isinstance(event, Did) or not after.turn.shown or after.turn.cup is not None:
        return
    if before.turn.cup is not None:
        yield say("told-given-up", faces=_pips(before.turn.cup.value))
    if after.turn.out and not after.turn.forced:
        yield say("told-laid-out", faces=_pips(tuple(after.turn.shown[index] for index in after.turn.out)))


def _told_standing(game: Schocken, seat: Seat, after: State, viewer: Viewer) -> Iterator[Phrase]:
    turn = after.stood[-1]
    if viewer == seat and turn.turned is None and game.lifted(seat, turn, after.tally).turned:
        yield say("told-turned-for-you")
    if len(after.stood) == 1 and turn.throws < game.options.max_throws and not game.loading(after.tally):
        yield say("told-limit", throws=turn.throws)


def _told_round(game: Schocken, before: State, after: Tally) -> Iterator[Phrase]:
    assert after.last is not None
    hands = after.last.hands
    best, worst = game.best_and_worst(hands)
    yield say("told-cups-up")
    yield from (_told_hand(game, hand) for hand in hands)
    strengths = [game.strength(hand) for hand in hands]
    if strengths.count(game.strength(best)) > 1:
        yield say("told-equal-best", who=Name(best.seat))
    if strengths.count(game.strength(worst)) > 1:
        yield say("told-equal-worst", who=Name(worst.seat))
    key = "told-round-supply" if before.tally.supply else "told-round-players"
    if game.rank(best).discs is None:
        key = "told-schock-out"
    yield say(key, who=Name(best.seat), loser=Name(worst.seat), discs=after.last.discs)


def _told_hand(game: Schocken, hand: Hand) -> Phrase:
    faces = _pips(tuple(sorted(hand.faces, reverse=True)))
    key = "told-hand-turned" if hand.turned else "told-hand"
    return say(key, who=Name(hand.seat), faces=faces, figure=figure(game.rank(hand)), throws=hand.throws)


def _told_after(game: Schocken, before: State, after: State) -> Iterator[Phrase]:
    """What the end of a round brings: safety, the end of a half, the final, the end."""
    tally = after.tally
    if tally.loser is not None:
        yield from _told_end(before.tally, tally.loser)
    elif tally.half > before.tally.half:
        yield say("told-half-lost", who=Name(tally.half_losers[-1]), half=before.tally.half)
        if tally.half == FINAL:
            yield say("told-final", who=Names(tuple(sorted(after.order))), starter=Name(after.seat))
        else:
            yield say("told-half-begins", who=Name(after.seat), loading=str(game.loading(tally)).lower())
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


# Choices and refusals ------------------------------------------------------------------------------------------------


def label(game: Schocken, state: State, item: Item) -> Phrase | None:
    """Turning in the tournament way may turn two sixes, and a throw must follow."""
    if item == Press("turn") and game.options.six_turn == "tournament" and state.turn.cup is not None:
        return say("press-turn-and-throw", count=state.turn.cup.value.count(6) - 1)
    return None


def refusal(game: Schocken, state: State, move: AnyMove) -> IllegalMove | None:
    """Why dice cannot be laid out like that, or nothing be turned, or not stood."""
    turn = state.turn
    if move == Press("turn"):
        return IllegalMove("no-turning" if game.options.six_turn == "off" else "no-sixes")
    if move == Press("stand"):
        return IllegalMove("must-throw")
    if not isinstance(move, Keep) or not {*move.dice} <= {0, 1, 2} or list(move.dice) != sorted({*move.dice}):
        return None
    return _cannot_keep(game, turn, move.dice)


def _cannot_keep(game: Schocken, turn: Turn, dice: tuple[int, ...]) -> IllegalMove | None:
    turned = turn.forced if turn.turned is None else (turn.turned.value,)
    faces = turn.shown if turn.cup is None else turn.cup.value
    if not {*turned} <= {*dice}:
        return IllegalMove("turned-stays")
    if not game.options.take_back and not {*turn.out} <= {*dice}:
        return IllegalMove("laid-out-stays")
    if (game.options.lay_out == "ones_only" or turn.forced) and any(faces[index] != 1 for index in dice):
        return IllegalMove("ones-only")
    return IllegalMove("throw-one") if len(dice) == len(faces) else None
