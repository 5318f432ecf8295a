"""Kaiser Nero: whoever throws the first six becomes emperor, and all others try to bring the emperor down.

Rulings followed: the emperor leaves all sixes lying, however many, and must throw the other dice once more, even if
that costs pips; challengers leave all their sixes, too; who is already ahead of the emperor need not throw, unless the
table says otherwise; equal totals in the first exchange favour nobody; ties at the end are thrown off with three fresh
dice each, and after ten repetitions the place is shared. With more than two, all others challenge the emperor in turn,
and the highest total left wins.
"""

from collections.abc import Iterator
from functools import cache
from typing import Literal

from knobel.games.cup._cups import open_views
from knobel.parts.playoff import PlayOff
from knobel.parts.rethrow import fallen_beside, left_over
from knobel.writing.face import (
    Event,
    Face,
    LastThrow,
    Name,
    Names,
    Phrase,
    Settlement,
    Thrown,
    Tray,
    Viewer,
    compared,
    say,
    sorted_dice,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options
from knobel.writing.rules import Faces, Over, Result, Rules, Seat, Stage, Throw, d6, throw, with_item

THREE_DICE = d6(3)
SIX = 6
MOST_REPEATS = 10

# A six is searched; the others challenge; the emperor throws again; those not ahead answer; ties are thrown off.
Phase = Literal["search", "challenge", "again", "answer", "tie", "over"]


class KaiserNeroOptions(Options, frozen=True):
    b_throws: Literal["if_not_ahead", "always"] = "if_not_ahead"


class State(Frozen, frozen=True):
    """Who is to throw (or threw last), and the dice that count; `rivals` have held out against the emperor, in order.

    `waiting` are those who still have to answer the emperor's second throw; `best` who is first once it is over.
    """

    seat: Seat
    hands: tuple[Faces, ...]
    phase: Phase = "search"
    emperor: Seat | None = None
    rivals: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    tie: PlayOff | None = None
    best: tuple[Seat, ...] = ()


class KaiserNero(Rules[State, KaiserNeroOptions]):
    ties = False

    def start(self, first: Seat) -> State:
        return State(first, ((),) * self.seats)

    def stage(self, state: State) -> Stage:
        if state.phase == "over":
            return Over(self.result(state))
        if state.tie is not None:
            return state.tie.stage(THREE_DICE)
        if state.phase in ("search", "challenge"):
            return throw(state.seat, THREE_DICE)
        return _throw_beside_sixes(state.seat, state.hands[state.seat])

    def thrown(self, state: State, faces: Faces) -> State:
        if state.phase == "search":
            return self._searched(state, faces)
        if state.phase == "challenge":
            return self._challenged(state, faces)
        if state.tie is not None:
            return self._after_tie(state, state.tie.after(faces))
        hand = state.hands[state.seat]
        hands = with_item(state.hands, state.seat, fallen_beside(hand, sixes(hand), faces))
        if state.phase == "again":
            return self._answers(state, hands)
        return self._next_answer(state, hands, state.waiting[1:])

    # All throw in turn until a six falls; what was thrown before is void.

    def _searched(self, state: State, faces: Faces) -> State:
        seat = state.seat
        following = (seat + 1) % self.seats
        if SIX not in faces:
            return State(following, ((),) * self.seats)
        return State(following, with_item(((),) * self.seats, seat, faces), "challenge", seat)

    # Whoever stays below the emperor is out; if nobody is left, the emperor has won.

    def _challenged(self, state: State, faces: Faces) -> State:
        seat = state.seat
        hands = with_item(state.hands, seat, faces)
        rivals = (*state.rivals, seat) if sum(faces) >= sum(hands[_emperor(state)]) else state.rivals
        following = (seat + 1) % self.seats
        if following != state.emperor:
            return state.but(seat=following, hands=hands, rivals=rivals)
        after = state.but(seat=following, hands=hands, phase="again", rivals=rivals)
        if not rivals:
            return self._won(after, (following,))
        return after if len(sixes(hands[following])) < len(THREE_DICE) else self._answers(after, hands)

    # Whoever is not ahead of the emperor's new total must throw all but the sixes once more.

    def _answers(self, state: State, hands: tuple[Faces, ...]) -> State:
        total = sum(hands[_emperor(state)])
        waiting = tuple([seat for seat in state.rivals if self._answering(hands[seat], total)])
        return self._next_answer(state, hands, waiting)

    def _answering(self, hand: Faces, total: int) -> bool:
        wanted = self.options.b_throws == "always" or sum(hand) <= total
        return wanted and len(sixes(hand)) < len(THREE_DICE)

    def _next_answer(self, state: State, hands: tuple[Faces, ...], waiting: tuple[Seat, ...]) -> State:
        if waiting:
            return state.but(seat=waiting[0], hands=hands, phase="answer", waiting=waiting)
        return self._compared(state.but(hands=hands, phase="answer", waiting=()))

    # The highest total wins; those who are level throw three fresh dice each.

    def _compared(self, state: State) -> State:
        duellists = (_emperor(state), *state.rivals)
        highest = max([sum(state.hands[seat]) for seat in duellists])
        best = tuple([seat for seat in duellists if sum(state.hands[seat]) == highest])
        return self._won(state, best) if len(best) == 1 else state.but(phase="tie", tie=PlayOff(best))

    def _after_tie(self, state: State, tie: PlayOff) -> State:
        if tie.decided or tie.repeats == MOST_REPEATS:
            return self._won(state.but(tie=None), tie.seats)
        return state.but(tie=tie)

    def _won(self, state: State, best: tuple[Seat, ...]) -> State:
        return state.but(phase="over", waiting=(), best=best)

    # One winner, and all others share the second place; a tie that cannot be broken is a draw between those in it.

    def result(self, state: State) -> Result:
        best = state.best or tuple(range(self.seats))
        places = tuple([1 if seat in best else 1 + len(best) for seat in range(self.seats)])
        return Result(places, winners=best if len(best) == 1 else ())


class VoidThrows(LastThrow, frozen=True):
    """The last throw, and everybody's last one while a six is searched."""

    hands: tuple[Faces, ...] = ()


class KaiserNeroFace(Face[KaiserNero]):
    unit = "pips"
    last_type = VoidThrows

    def left_lying(self, before: State, event: Event, after: State, last: VoidThrows | None) -> VoidThrows | None:
        if after.phase != "search":
            return None
        assert isinstance(event, Thrown)
        return VoidThrows(before.seat, event.faces, with_item(_lying(after, last), before.seat, event.faces))

    def trays(self, state: State, viewer: Viewer, last: VoidThrows | None) -> tuple[Tray, ...]:
        return (*self._hands(state, _lying(state, last)), *(state.tie.trays if state.tie else ()))

    def _hands(self, state: State, hands: tuple[Faces, ...]) -> Iterator[Tray]:
        for seat, hand in enumerate(hands):
            if hand:
                due = state.phase in ("again", "answer") and seat == state.seat
                held = sixes(hand) if due else ()
                yield Tray(f"tray-{seat}", seat, open_views(hand, held))

    def announcements(self, state: State) -> dict[str, Phrase]:
        return {} if state.phase == "over" else {"phase": self._phase(state)}

    def _phase(self, state: State) -> Phrase:
        if state.emperor is None:
            return say("search")
        if state.tie is not None:
            return say("tie", who=Names(state.tie.seats))
        return say(state.phase, who=Name(state.emperor), total=sum(state.hands[state.emperor]))

    # Before there is an emperor nothing counts.

    def score(self, state: State, seat: Seat) -> int | None:
        return None if state.emperor is None or not state.hands[seat] else sum(state.hands[seat])

    def note(self, state: State, seat: Seat) -> Phrase | None:
        return say("emperor") if seat == state.emperor else None

    def out(self, state: State, seat: Seat) -> bool:
        playing = seat == state.emperor or seat in state.rivals
        return state.emperor is not None and bool(state.hands[seat]) and not playing

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        assert isinstance(event, Thrown)
        told = [*_told_throw(before, event.faces, after)]
        if before.phase == "challenge" and after.phase in ("answer", "tie"):
            told.append(say("told-all-sixes", who=Name(_emperor(after))))
        if before.phase in ("challenge", "again") and after.phase not in ("challenge", "again"):
            told += _told_resting(after)
        if after.tie is not None and (before.tie is None or after.tie.seats != before.tie.seats):
            told.append(say("told-tie", who=Names(after.tie.seats)))
        if len(after.best) == 1:
            told.append(
                say("told-stays" if after.best[0] == after.emperor else "told-toppled", who=Name(after.best[0]))
            )
        return tuple(told)

    def settlement(self, before: State, event: Event, after: State) -> Settlement | None:
        if after.phase != "over":
            return None
        hands = {seat: hand for seat, hand in enumerate(after.hands) if hand}
        totals = {seat: (seat in after.best, sum(hand)) for seat, hand in hands.items()}
        names = {seat: say("hand-total", total=sum(hand)) for seat, hand in hands.items()}
        dice = {seat: sorted_dice(hand) for seat, hand in hands.items()}
        return Settlement(compared(totals, names, dice, best=after.best))


def _lying(state: State, last: VoidThrows | None) -> tuple[Faces, ...]:
    """The dice before everybody: those that count, or the void ones of the search."""
    return last.hands if last is not None and last.hands else state.hands


def _told_throw(before: State, faces: Faces, after: State) -> Iterator[Phrase]:
    """What a throw has made of whoever threw it."""
    who, total = Name(before.seat), sum(after.hands[before.seat])
    if before.phase == "search":
        if after.emperor is not None:
            yield say("told-emperor", who=who, total=total)
    elif before.phase == "challenge":
        key = "told-holds" if before.seat in after.rivals else "told-falls"
        yield say(key, who=who, total=total, wanted=sum(after.hands[_emperor(after)]))
    elif before.tie is None:
        yield say("told-now", who=who, total=total)


def _told_resting(after: State) -> Iterator[Phrase]:
    """Those who throw no more, because they have nothing but sixes or are ahead of the emperor."""
    for seat in after.rivals:
        if seat not in after.waiting:
            stuck = len(sixes(after.hands[seat])) == len(THREE_DICE)
            yield say("told-all-sixes" if stuck else "told-ahead", who=Name(seat), total=sum(after.hands[seat]))


def _emperor(state: State) -> Seat:
    assert state.emperor is not None
    return state.emperor


@cache
def sixes(hand: Faces) -> tuple[int, ...]:
    """The sixes of a hand, by index: they stay lying."""
    return tuple(index for index, face in enumerate(hand) if face == SIX)


@cache
def _throw_beside_sixes(seat: Seat, hand: Faces) -> Throw:
    return throw(seat, left_over(THREE_DICE, sixes(hand)))


GAME = Game(Info(id="kaiser-nero", family=Family.CUP, dice=("d6",) * 3, decisions=False), KaiserNero, KaiserNeroFace)
