"""Mäxchen: throw under the cup, say something higher than the last one did, and be believed or doubted.

Rulings followed: 31 is the lowest value; too low an announcement is legal and safe; after 66 only Mäxchen is left;
believing a Mäxchen opens a new round; two chips may lift a player past the limit; whoever goes out returns the chips.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.face import (
    CardDice,
    CardTable,
    ComparedHand,
    Event,
    Face,
    Item,
    LastThrow,
    Name,
    Payment,
    Phrase,
    Settlement,
    Tray,
    Viewer,
    dice_tray,
    say,
    sorted_dice,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, whole
from knobel.writing.rules import (
    STOPPED_BY_LIMIT,
    AnyMove,
    Bounds,
    Choices,
    Did,
    Faces,
    IllegalMove,
    Over,
    Press,
    Result,
    Rules,
    Say,
    Seat,
    Secret,
    Stage,
    ask,
    best_wins,
    d6,
    left_of,
    places,
    throw,
    up_to,
    with_item,
)

TWO_DICE = d6(2)
# From the lowest to the highest; the higher die stands first, except in the Mäxchen itself.
VALUES = tuple("31 32 41 42 43 51 52 53 54 61 62 63 64 65 11 22 33 44 55 66 21".split())
RANK = {value: rank for rank, value in enumerate(VALUES, start=1)}
MAEXCHEN = len(VALUES)
# Values from here up fall in a third of all throws or less.
DOUBTFUL_FROM = RANK["63"]
COVERED = (None, None)
BELIEVE, DOUBT = Press("believe"), Press("doubt")
ANSWER = Choices(BELIEVE, DOUBT)
# A game in which believing a Mäxchen is free could go on for ever.
MOST_ROUNDS = 500


class MaexchenOptions(Options, frozen=True):
    elimination_chips: Annotated[int, whole(2, 10)] = 5
    believe_maexchen_chips: Annotated[int, whole(0, 2)] = 1
    doubt_maexchen_chips: Annotated[int, whole(1, 3)] = 2
    play_until: Literal["last_survivor", "first_out"] = "last_survivor"


class State(Frozen, frozen=True):
    """`seat` has the cup; `said` is the rank to beat (0: free), `claim` the announcement that awaits an answer.

    `gone` are the seats that went out, in that order; `shown` the dice uncovered by the last doubt, and `shown_by`
    whose they are: the cup goes on.
    """

    seat: Seat
    chips: tuple[int, ...]
    gone: tuple[Seat, ...] = ()
    cup: Secret[Faces] | None = None
    said: int = 0
    claim: int | None = None
    shown: Faces = ()
    round: int = 1
    shown_by: Seat | None = None


def rank(faces: Faces) -> int:
    """The rank of two dice among the 21 values."""
    high, low = max(faces), min(faces)
    return MAEXCHEN if (high, low) == (2, 1) else RANK[f"{high}{low}"]


@cache
def announcements(above: int) -> Choices:
    """Every value above the last one."""
    return Choices(*(Say(value) for value in VALUES[above:]))


INFO = Info(
    id="maexchen", family=Family.BLUFF, players=Players(2, 8), dice=("d6",) * 2, hidden=True, codes=("too-low",)
)


class Maexchen(Rules[State, MaexchenOptions]):
    def prepare(self) -> None:
        self.ties = self.options.play_until == "first_out"

    def bounds(self) -> Bounds:
        most_paid = max(self.options.believe_maexchen_chips, self.options.doubt_maexchen_chips)
        return {
            "chips.*": up_to(self.options.elimination_chips + most_paid),
            "said": up_to(MAEXCHEN),
            "claim": range(1, MAEXCHEN + 1),
            "round": up_to(MOST_ROUNDS + 1),
        }

    def start(self, first: Seat) -> State:
        return State(first, (0,) * self.seats)

    def stage(self, state: State) -> Stage:
        if self._ended(state):
            return Over(self.result(state))
        if state.cup is None:
            return throw(state.seat, TWO_DICE, (state.seat,))
        if state.claim is None:
            return ask(state.seat, announcements(state.said))
        return ask(left_of(state.seat, self.seats, self._active(state)), ANSWER)

    def thrown(self, state: State, faces: Faces) -> State:
        return state.but(cup=Secret(faces, (state.seat,)), shown=(), shown_by=None)

    # Believed: the receiver throws anew and must say something higher; the old throw is never shown. After a doubt the
    # one who was right opens the next round, after a Mäxchen whoever believed it, or the next one still in.

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if isinstance(move, Say):
            return state.but(claim=RANK[move.value])
        penalty = self.penalty(state, seat, move)
        if penalty is None:
            return state.but(seat=seat, said=state.claim, cup=None, claim=None)
        loser, chips = penalty
        after = self._charged(state, loser, chips)
        if move == BELIEVE:
            return self._new_round(
                after, left_of(seat, self.seats, self._active(after)) if seat in after.gone else seat
            )
        assert state.cup is not None
        return self._new_round(after, state.seat if loser == seat else seat, state.cup.value, state.seat)

    # Doubted: the dice are uncovered; equal or higher than announced, and the doubter pays. A Mäxchen costs more, and
    # costs whoever believes it, too.

    def penalty(self, state: State, receiver: Seat, answer: AnyMove) -> tuple[Seat, int] | None:
        """Who pays how many chips for an answer, where it ends the round."""
        assert state.cup is not None
        assert state.claim is not None
        if answer == BELIEVE:
            return (receiver, self.options.believe_maexchen_chips) if state.claim == MAEXCHEN else None
        loser = receiver if rank(state.cup.value) >= state.claim else state.seat
        return loser, self.options.doubt_maexchen_chips if state.claim == MAEXCHEN else 1

    def _new_round(self, state: State, opener: Seat, shown: Faces = (), shown_by: Seat | None = None) -> State:
        return State(opener, state.chips, state.gone, shown=shown, round=state.round + 1, shown_by=shown_by)

    # With so many chips a player is out and gives them back.

    def _charged(self, state: State, seat: Seat, chips: int) -> State:
        held = state.chips[seat] + chips
        out = held >= self.options.elimination_chips
        chips_after = with_item(state.chips, seat, 0 if out else held)
        return state.but(chips=chips_after, gone=(*state.gone, seat) if out else state.gone)

    def _active(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in state.gone)

    # The last one left wins, or the first one out loses.

    def _ended(self, state: State) -> bool:
        enough = 1 if self.options.play_until == "first_out" else self.seats - 1
        return len(state.gone) >= enough or state.round > MOST_ROUNDS

    def result(self, state: State) -> Result:
        gone, chips = state.gone, state.chips
        order = [(gone.index(seat), 0) if seat in gone else (self.seats, -chips[seat]) for seat in range(self.seats)]
        if self.options.play_until == "first_out" and state.gone:
            return Result(places(order), winners=best_wins(order).winners, losers=state.gone)
        flags = (STOPPED_BY_LIMIT,) if state.round > MOST_ROUNDS else ()
        return best_wins(order, flags=flags)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Say) and move.value in RANK and state.claim is None:
            return IllegalMove("too-low", value=say(f"value-{move.value}"), last=_value(state.said))
        return None

    def reveals(self, before: State, event: Event, after: State) -> tuple[Seat, ...]:
        return (before.seat,) if before.cup is not None and after.shown else ()


def _drawn(value: str) -> CardDice:
    return CardDice.alike("d6", tuple(map(int, value)))


class MaexchenFace(Face[Maexchen]):
    unit = "penalty-chips"

    def card(self) -> tuple[CardTable, ...]:
        """What beats what, from the top: the Mäxchen, then the doubles, then all others."""
        doubles = [value for value in VALUES if value[0] == value[1]]
        others = [value for value in VALUES if value not in (*doubles, VALUES[-1])]
        kinds = {"maexchen": VALUES[-1:], "doubles": doubles, "others": others}
        rows = tuple((say(f"card-{kind}"), _drawn(values[-1]), _drawn(values[0])) for kind, values in kinds.items())
        return (CardTable(say("card-ranks"), (say("card-throw"), say("card-highest"), say("card-lowest")), rows),)

    def trays(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        if state.cup is not None:
            return (dice_tray(state.seat, state.cup.shown_to(viewer) or COVERED, cup="covered"),)
        if state.shown:
            # Where nobody wrote down whose they are, they lie before whoever goes on.
            return (dice_tray(state.seat if state.shown_by is None else state.shown_by, state.shown, cup="lifted"),)
        return (dice_tray(state.seat, COVERED),)

    def announcements(self, state: State) -> dict[str, Phrase]:
        """What was announced and awaits an answer, or else what whoever has the cup must beat: never both."""
        if state.claim is not None:
            return {"claim": say("claim", who=Name(state.seat), value=_value(state.claim))}
        return {"to-beat": say("to-beat", value=_value(state.said))} if state.said else {}

    def score(self, state: State, seat: Seat) -> int:
        return state.chips[seat]

    def out(self, state: State, seat: Seat) -> bool:
        return seat in state.gone

    # Whoever doubts lifts the cup.

    def widget_of(self, item: Item) -> str | None:
        return "tray" if item == DOUBT else super().widget_of(item)

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if item == BELIEVE and state.claim == MAEXCHEN:
            return say("press-believe-maexchen", chips=self.rules.options.believe_maexchen_chips)
        return super().label(state, seat, item)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = [_told_dice(before, rank(after.shown))] if after.shown and before.cup is not None else []
        gained = (now - then for now, then in zip(after.chips, before.chips, strict=True))
        told.extend(say("told-penalty", who=Name(seat), chips=chips) for seat, chips in enumerate(gained) if chips > 0)
        told.extend(say("told-out", who=Name(seat)) for seat in after.gone[len(before.gone) :])
        return tuple(told)

    def settlement(self, before: State, event: Event, after: State) -> Settlement | None:
        if not isinstance(event, Did) or before.claim is None:
            return None
        penalty = self.rules.penalty(before, event.seat, event.move)
        if penalty is None:
            return None
        seat, chips = penalty
        payments = (Payment(chips, None, seat),) if chips else ()
        return Settlement(_uncovered(before, after.shown), payments)


def _uncovered(before: State, shown: Faces) -> tuple[ComparedHand, ...]:
    """The dice that a doubt has shown, and whether they are what was announced."""
    if not shown:
        return ()
    honest = rank(shown) >= (before.claim or 0)
    return (ComparedHand(before.seat, 1, sorted_dice(shown), _value(rank(shown)), "true" if honest else "false"),)


def _told_dice(before: State, shown: int) -> Phrase:
    said = before.claim or 0
    key = "told-honest" if shown >= said else "told-lied"
    return say(key, who=Name(before.seat), value=_value(shown), said=_value(said))


def _value(rank: int) -> Phrase:
    return say(f"value-{VALUES[rank - 1]}")


class MaexchenAdvice(Advice[Maexchen]):
    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        if not is_unknown(state.cup):
            return state
        return state.but(cup=Secret(TWO_DICE.sample(below), (state.seat,)))

    def hidden_decisions(self, state: State) -> tuple[tuple[State, Seat, AnyMove], ...]:
        if state.claim is None:
            return ()
        return ((state.but(claim=None), state.seat, Say(VALUES[state.claim - 1])),)

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """Say the truth if it is enough, else as little as possible; doubt what is rarer than one in three."""
        if isinstance(move, Say):
            announced = RANK[move.value]
            honest = state.cup is not None and announced == rank(state.cup.value)
            return 100.0 if honest else -float(announced)
        doubtful = (state.claim or 0) > DOUBTFUL_FROM
        return float(doubtful == (move == DOUBT))


GAME = Game(INFO, Maexchen, MaexchenFace, MaexchenAdvice)
