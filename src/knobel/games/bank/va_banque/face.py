"""What is seen and told of Va banque."""

from knobel.games.bank._bets import enumerated
from knobel.games.bank.va_banque.calculation import DICE, MINUS, OVER, PLUS, TIMES, Calculation, step
from knobel.games.bank.va_banque.rules import NONE_YET, State, VaBanque, score_of
from knobel.parts.chips import pot_pile, stocks
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
    Piles,
    Thrown,
    Viewer,
    Widget,
    dice_tray,
    say,
)
from knobel.writing.rules import Say, Seat

# The calculation that the card explains in its text, too.
EXAMPLE = Calculation((3, 5, 6, 1, 4), (PLUS, TIMES, OVER, MINUS))


class LastCalculation(LastThrow, frozen=True):
    """The last die, and the calculation that it has finished, with the player whose it was."""

    player: Seat | None = None
    calculation: Calculation = NONE_YET


class VaBanqueFace(Face[VaBanque]):
    unit = "result"
    last_type = LastCalculation

    def card(self) -> tuple[CardTable, ...]:
        """An example: the dice in the order in which they fall, and what is reckoned with each."""
        steps: list[CardCell] = [EXAMPLE.dice[0], *EXAMPLE.steps]
        rows = tuple((CardDice.alike("d6", (die,)), step) for die, step in zip(EXAMPLE.dice, steps, strict=True))
        return (CardTable(say("card-example"), (say("card-die"), say("card-reckoned")), rows),)

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Say):
            return step(state.calculation.value, item.value, state.calculation.dice[-1])
        return super().label(state, seat, item)

    # All dice of a calculation lie on the table until the next one begins.

    def left_lying(
        self, before: State, event: Event, after: State, last: LastCalculation | None
    ) -> LastCalculation | None:
        if not isinstance(event, Thrown):
            return last
        calculation = before.calculation.after(event.faces[0])
        finished = LastCalculation(before.banker, event.faces, before.player, calculation)
        return finished if calculation.is_complete else None

    def draw(self, state: State, viewer: Viewer, last: LastCalculation | None) -> tuple[Widget, ...]:
        player, calculation = (None, NONE_YET) if last is None else (last.player, last.calculation)
        if state.calculation.dice and not state.calculation.is_complete:
            player, calculation = state.player, state.calculation
        dice = (*calculation.dice, *(None,) * (DICE - len(calculation.dice)))
        told = (Announcement(id, phrase) for id, phrase in self._told(state, player, calculation).items())
        return (dice_tray(player, dice), *told, self._piles(state), self.standings(state, viewer))

    def _told(self, state: State, player: Seat | None, calculation: Calculation) -> dict[str, Phrase]:
        told = {}
        if state.stakers:
            told["round"] = say("round", round=state.round, rounds=self.rules.rounds, who=Name(state.banker))
        if state.repeats:
            told["playoff"] = say("playoff", who=Names(state.order), repeats=state.repeats)
        if player is not None and calculation.dice:
            told["calculation"] = _calculation(player, calculation)
        if calculation.is_asked:
            unused = [say(f"value-{operation}") for operation in calculation.unused]
            told["unused"] = say("unused", die=calculation.dice[-1], operations=enumerated(unused))
        return told

    def _piles(self, state: State) -> Piles:
        banker = state.banker if state.stakers else None
        pot = pot_pile(self.rules.pot(state.stakers))
        return stocks(
            state.chips, lambda seat: say("pile-bank" if seat == banker else "pile", who=Name(seat)), pot, id="pot"
        )

    def score(self, state: State, seat: Seat) -> int | None:
        score = score_of(state, seat)
        return None if score is None else score.value

    def note(self, state: State, seat: Seat) -> Phrase | None:
        score = score_of(state, seat)
        if score is None:
            return say("note-to-come") if seat in state.order else None
        return say("note-failed") if self.rules.fails(state, score) else None

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if not isinstance(event, Thrown):
            return (say("told-step", step=after.calculation.steps[-1]),)
        calculation = before.calculation.after(event.faces[0])
        if calculation.is_complete:
            scored = self.rules.reckoned(before, event.faces[0])
            return self._told_score(before.player, calculation, scored, after)
        key = "told-die" if calculation.is_asked else "told-first"
        return (say(key, who=Name(before.player), value=calculation.value, die=event.faces[0]),)

    def _told_score(self, player: Seat, calculation: Calculation, scored: State, after: State) -> tuple[Phrase, ...]:
        score = scored.scores[-1]
        key = "told-failed" if self.rules.fails(scored, score) else "told-result"
        told = (
            say("told-step", step=calculation.steps[-1]),
            say(key, who=Name(player), value=score.value),
        )
        return told if len(scored.scores) < len(scored.order) else (*told, *self._told_pot(scored, after))

    def _told_pot(self, scored: State, after: State) -> list[Phrase]:
        stakers, best, is_thrown_off = self.rules.verdict(scored)
        told, pot = [], self.rules.pot(stakers)
        if len(stakers) < len(scored.stakers):
            lost = self.rules.pot(scored.stakers) - pot
            told.append(say("told-collects", who=Name(scored.banker), chips=lost))
        if is_thrown_off:
            return [*told, say("told-playoff-pot", who=Names(best))]
        if best:
            told.append(say("told-pot", who=Names(best), count=len(best), chips=pot))
        elif stakers:
            told.append(say("told-both-failed"))
        return [*told, say("told-bank", who=Name(after.banker), round=after.round)] if after.stakers else told


def _calculation(player: Seat, calculation: Calculation) -> Phrase:
    """The calculation on the table, as far as it has gone."""
    if not calculation.operations:
        return say("calculation-begun", who=Name(player), value=calculation.dice[0])
    return say("calculation", who=Name(player), steps=enumerated(calculation.steps))
