"""A maker against the table: one player announces a bet, the others hold against it, and the maker's dice decide.

What the others put down lies in `stakes`, and beside each of these stakes lie as many chips of the maker, the `covers`.
The maker wins all of it, or everybody takes what lies before them. Then the left neighbour with chips is the maker.
"""

from functools import cache
from operator import add
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from knobel.games.bank._bets import BankFace, Bet
from knobel.parts.chips import Chips, came_round, changed, next_holder
from knobel.writing.advice import Advice, Round
from knobel.writing.face import Event, Item, Name, Phrase, Thrown, Viewer, say
from knobel.writing.facts import Family, Frozen, Info, Options, Players
from knobel.writing.rules import (
    AnyMove,
    Bid,
    Bids,
    Bounds,
    Choices,
    DiceSet,
    IllegalMove,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    Stake,
    Stakes,
    ask,
    by_chips,
    clockwise,
    d6,
    throw,
    up_to,
)

TWO_DICE = d6(2)
WRONG_AMOUNT = "wrong-amount"


def maker_info(id: str) -> Info:
    """The facts of a game of this kind: two dice, three to six players, ties thrown off."""
    return Info(
        id=id,
        family=Family.BANK,
        players=Players(3, 6),
        dice=("d6", "d6"),
        matches=False,
        tie_break=True,
        codes=(WRONG_AMOUNT,),
    )


class MakerState(Frozen, frozen=True):
    """`first` was the maker first, `maker` is it now; `asked` is to hold against, or is the maker when all have.

    The maker has put `unit` chips on `field`, or nothing yet.
    """

    first: Seat
    maker: Seat
    asked: Seat
    chips: tuple[int, ...]
    stakes: tuple[int, ...]
    covers: tuple[int, ...]
    field: str = ""
    unit: int = 0
    round: int = 1


M = TypeVar("M", bound=MakerState)


class MakerOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        start_chips: int
        rounds: int


O = TypeVar("O", bound=MakerOptions)  # noqa: E741


class MakerRules(Rules[M, O]):
    """The base of such games; they have the options `start_chips` and `rounds`."""

    ranks = "chips"
    fields: ClassVar[tuple[str, ...]]

    def prepare(self) -> None:
        super().prepare()
        self.all_chips = self.seats * self.options.start_chips

    # What a game of this kind states ---------------------------------------------------------------------------------

    def most(self, state: M) -> int:
        """The most chips that the maker can announce."""
        raise NotImplementedError

    def announced(self, state: M) -> M:
        """What follows from the maker's announcement."""
        raise NotImplementedError

    def answers(self, state: M) -> Choices:
        """What whoever is asked may hold against it."""
        raise NotImplementedError

    def answered(self, state: M) -> M:
        """What follows when whoever was asked has put down chips or passed."""
        raise NotImplementedError

    # The flow --------------------------------------------------------------------------------------------------------

    def bounds(self) -> Bounds:
        return {"round": up_to(self.options.rounds + 1)}

    def start(self, first: Seat) -> M:
        chips = (self.options.start_chips,) * self.seats
        return self._before_bet(first, first, chips, 1)

    def _before_bet(self, first: Seat, maker: Seat, chips: Chips, number: int) -> M:
        nothing = (0,) * self.seats
        state: M = self.state_type(first, maker, maker, chips, stakes=nothing, covers=nothing, round=number)
        return state

    def stage(self, state: M) -> Stage:
        if not state.field:
            return Over(self.result(state)) if self.over(state) else ask(state.maker, self._openings(state))
        return throw(state.maker, TWO_DICE) if state.asked == state.maker else ask(state.asked, self.answers(state))

    def _openings(self, state: M) -> Choices:
        return openings(self.fields, self.most(state))

    # The game ends when everybody has been the maker as often as agreed, or when one player has all chips.

    def over(self, state: M) -> bool:
        """Whether nobody is the maker any more."""
        return state.round > self.options.rounds or self.all_chips in state.chips

    def did(self, state: M, seat: Seat, move: AnyMove) -> M:
        if isinstance(move, Stake):
            return self.announced(state.but(field=move.field, unit=move.chips))
        return self.answered(self.laid(state, seat, move.amount) if isinstance(move, Bid) else state)

    def laid(self, state: M, seat: Seat, amount: int) -> M:
        """A player holds so many chips against the maker, who puts down as many."""
        return state.but(
            chips=changed(changed(state.chips, seat, -amount), state.maker, -amount),
            stakes=changed(state.stakes, seat, amount),
            covers=changed(state.covers, seat, amount),
        )

    # The maker takes all that lies there, or everybody takes their own stake and what the maker put beside it.

    def decided(self, state: M, maker_wins: bool) -> M:
        """What follows when the dice have decided the bet."""
        if maker_wins:
            chips = changed(state.chips, state.maker, sum(state.stakes) + sum(state.covers))
        else:
            chips = tuple(map(add, state.chips, map(add, state.stakes, state.covers)))
        return self.next_maker(state, chips)

    # The left neighbour is the next maker; whoever has no chips is skipped.

    def next_maker(self, state: M, chips: Chips) -> M:
        """The state when a bet is over."""
        maker = next_holder(chips, state.maker)
        number = state.round + came_round(state.first, state.maker, maker, self.seats)
        return self._before_bet(state.first, maker, chips, number)

    # The most chips win; those on the table belong to whoever put them there.

    def result(self, state: M) -> Result:
        own = map(add, state.chips, state.stakes)
        return by_chips(changed(tuple(own), state.maker, sum(state.covers)), self.options.start_chips)

    def conserved(self, state: M) -> int:
        return sum(state.chips) + sum(state.stakes) + sum(state.covers)

    def refusal(self, state: M, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Stake) and not state.field and move.field in self.fields:
            return IllegalMove(WRONG_AMOUNT, most=self.most(state))
        if isinstance(move, Bid) and state.field:
            return IllegalMove(WRONG_AMOUNT, most=_highest(self.answers(state)))
        return None


R = TypeVar("R", bound=MakerRules[Any, Any])


class MakerFace(BankFace[R]):
    """What is seen and said."""

    holder_pile = "pile-maker"

    def against(self, field: str) -> str:
        """The field on which the others' chips lie."""
        raise NotImplementedError

    def told_throw(self, before: Any, pips: int, after: Any) -> list[Phrase]:
        """What there is to say of a throw."""
        raise NotImplementedError

    def told_announced(self, after: Any) -> list[Phrase]:
        """What there is to say when the others' chips are put down for them."""
        return [
            say("told-holds", who=Name(seat), chips=after.stakes[seat])
            for seat in clockwise(after.maker, self.rules.seats)
            if after.stakes[seat]
        ]

    def told_answered(self, before: Any, after: Any) -> list[Phrase]:
        """What there is to say when somebody has put down chips or passed."""
        return []

    def widget_of(self, item: Item) -> str | None:
        return "bets" if isinstance(item, Bids) else super().widget_of(item)

    def dice(self) -> DiceSet:
        return TWO_DICE

    def holder(self, state: Any) -> Seat | None:
        return None if self.rules.over(state) else state.maker

    def announcements(self, state: Any) -> dict[str, Phrase]:
        """What is to be said of the round and of the bet."""
        if self.rules.over(state):
            return {}
        maker = Name(state.maker)
        told = {"round": say("round", round=state.round, rounds=self.rules.options.rounds, who=maker)}
        if state.field:
            told["bet"] = say("bet", who=maker, field=say(f"field-{state.field}"), chips=state.unit)
        return told

    def bets(self, state: Any) -> tuple[Bet, ...]:
        own = sum(state.covers)
        if not own:
            return ()
        other = self.against(state.field)
        held = [Bet(seat, other, state.stakes[seat]) for seat in clockwise(state.maker, self.rules.seats)]
        return (Bet(state.maker, state.field, own), *(bet for bet in held if bet.chips))

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        if isinstance(event, Thrown):
            told = self.told_throw(before, sum(event.faces), after)
        else:
            told = self.told_answered(before, after) if before.field else self.told_announced(after)
        if before.field and not after.field and not self.rules.over(after):
            told.append(say("told-maker", who=Name(after.maker)))
        return tuple(told)

    def told_decided(self, before: Any, after: Any) -> list[Phrase]:
        """What everybody has won and lost."""
        won = after.chips[before.maker] > before.chips[before.maker]
        told = []
        for seat in clockwise(before.maker, self.rules.seats):
            if before.covers[seat] and won:
                told.append(say("told-loses", who=Name(seat), chips=before.stakes[seat]))
            elif before.covers[seat]:
                told.append(say("told-wins", who=Name(seat), chips=before.covers[seat]))
        total = sum(before.stakes) if won else sum(before.covers)
        return [*told, say("told-maker-wins" if won else "told-maker-loses", who=Name(before.maker), chips=total)]


class MakerAdvice(Advice[R]):
    """What can be advised."""

    def round_of(self, state: Any) -> Round[Any]:
        return Round((state.round, state.maker), self.rules.result(state).nets or ())


@cache
def openings(fields: tuple[str, ...], most: int) -> Choices:
    """The maker's announcement: any field, with any number of chips up to the most."""
    return Choices(Stakes(fields, 1, most))


def _highest(choices: Choices) -> int:
    """The highest amount on offer."""
    return max(item.high for item in choices.items if isinstance(item, Bids))
