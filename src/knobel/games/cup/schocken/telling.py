"""What people hear at a Schocken table, and what they are shown of a round that has ended."""

from collections.abc import Iterator

from knobel.games.cup.schocken.ranks import Rank
from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import FINAL, Hand, State, Tally
from knobel.writing.face import (
    Event,
    LastThrow,
    Name,
    Names,
    Phrase,
    Pips,
    Settlement,
    Viewer,
    compared,
    payments_between,
    say,
    sorted_dice,
)
from knobel.writing.rules import Did, Faces, Seat


def figure(rank: Rank) -> Phrase:
    """What a result is called."""
    return say(f"figure-{rank.kind}", value=rank.value)


def pips_of(faces: Faces) -> Pips:
    """Dice as they are told."""
    return Pips("d6", faces)


# A round that has ended ----------------------------------------------------------------------------------------------


class LastRound(LastThrow, frozen=True):
    """The last dice of a round that is over, what everybody had, in the order of play, and how the table stood."""

    hands: tuple[Hand, ...] = ()
    tally: Tally | None = None


def closed(rules: Schocken, before: State, event: Event) -> LastRound:
    """The round that an event has ended."""
    hands = rules.uncovered(before, event)
    return LastRound(hands[-1].seat, hands[-1].faces, hands, before.tally)


def cost(rules: Schocken, tally: Tally, hands: tuple[Hand, ...]) -> int:
    """How many discs a round with these hands costs the lowest."""
    best, worst = rules.best_and_worst(hands)
    _, discs = rules.paid(tally, best, worst)
    return discs[worst.seat] - tally.discs[worst.seat]


def settlement(rules: Schocken, before: State, event: Event) -> Settlement:
    """Everybody's dice, the highest and the lowest, and the discs that the lowest takes."""
    hands = rules.uncovered(before, event)
    best, worst = rules.best_and_worst(hands)
    _, discs = rules.paid(before.tally, best, worst)
    return Settlement(
        compared(
            {hand.seat: rules.strength(hand) for hand in hands},
            {hand.seat: figure(rules.rank(hand)) for hand in hands},
            {hand.seat: sorted_dice(hand.faces) for hand in hands},
            best=(best.seat,),
            worst=(worst.seat,),
        ),
        payments_between(before.tally.discs, discs),
        "discs",
    )


# What is told --------------------------------------------------------------------------------------------------------


def told(rules: Schocken, before: State, event: Event, after: State, viewer: Viewer) -> Iterator[Phrase]:
    """What there is to say of an event beyond the event itself."""
    yield from _told_move(before, event, after)
    if after.tally != before.tally:
        yield from _told_round(rules, before, event)
        yield from _told_after(rules, before, after)
    elif len(after.stood) > len(before.stood):
        yield from _told_standing(rules, before.seat, after, viewer)


def _told_move(before: State, event: Event, after: State) -> Iterator[Phrase]:
    """A throw that is given up is shown, and so are the dice laid out."""
    if not isinstance(event, Did) or not after.turn.shown or after.turn.cup is not None:
        return
    if before.turn.cup is not None:
        yield say("told-given-up", faces=pips_of(before.turn.cup.value))
    if after.turn.out and not after.turn.forced:
        yield say("told-laid-out", faces=pips_of(tuple(after.turn.shown[index] for index in after.turn.out)))


def _told_standing(rules: Schocken, seat: Seat, after: State, viewer: Viewer) -> Iterator[Phrase]:
    turn = after.stood[-1]
    if viewer == seat and turn.turned is None and (hand := rules.lifted(seat, turn, after.tally)).turned:
        yield say("told-turned-for-you", who=Name(seat), faces=pips_of(hand.faces))
    if len(after.stood) == 1 and turn.throws < rules.options.max_throws and not rules.loading(after.tally):
        yield say("told-limit", throws=turn.throws)


def _told_round(rules: Schocken, before: State, event: Event) -> Iterator[Phrase]:
    hands = rules.uncovered(before, event)
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
    yield say(key, who=Name(best.seat), loser=Name(worst.seat), discs=cost(rules, before.tally, hands))


def _told_hand(rules: Schocken, hand: Hand) -> Phrase:
    faces = pips_of(tuple(sorted(hand.faces, reverse=True)))
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
