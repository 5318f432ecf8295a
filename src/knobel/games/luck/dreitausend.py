"""Dreitausend: ones and fives count; throw on as long as they fall, and be the first at three thousand.

Rulings followed: points once thrown are kept, and all six dice are thrown each time, so that nothing is to be decided;
nobody stops at the target, because what lies above it counts; equal dice of different throws never combine; a turn ends
after so many throws at the latest, with its points. When somebody has the target at the end of a turn, the round is
completed and the highest total wins. What tables know from Zehntausend can be agreed on: that a blank throw takes the
points of the turn, that scoring dice are set aside, all of them or those one likes, and least scores for entering and
for stopping. Setting dice aside, only the dice chosen are scored, and each of them must score.
"""

from typing import Annotated, Literal

from knobel.games.luck._scoring_dice import (
    DICE,
    TRIPLES_OF,
    LastDice,
    chance_and_average,
    scoring,
    scoring_sets,
    set_aside,
    shown,
    worth,
)
from knobel.parts.chips import changed
from knobel.parts.race import RaceFace, RaceState, TargetRules
from knobel.parts.rethrow import STOP, STOP_OR_THROW, THROW
from knobel.writing.advice import Advice
from knobel.writing.face import CardDice, CardTable, DieView, Event, Item, Name, Phrase, Thrown, Tray, Viewer, say
from knobel.writing.facts import Family, Game, Info, Options, Preset, only, when, whole
from knobel.writing.rules import AnyMove, Ask, Bounds, DiceSet, Did, Faces, Keep, Seat, Stage, ask, d6, up_to

ZEHNTAUSEND = Preset(
    "zehntausend",
    {
        "target": 10000,
        "bust": "lose_turn",
        "rethrow": "remaining",
        "set_aside": "at_least_one",
        "hot_dice": True,
        "entry_minimum": 350,
        "bank_minimum": 350,
        "triples": True,
    },
)


class DreitausendOptions(Options, frozen=True):
    target: Annotated[int, whole(1000, 20000, step=500)] = 3000
    bust: Literal["keep", "lose_turn"] = "keep"
    rethrow: Literal["all_six", "remaining"] = "all_six"
    set_aside: Literal["all_scoring", "at_least_one"] = "all_scoring"
    hot_dice: bool = True
    entry_minimum: Literal[0, 300, 350, 500] = 0
    bank_minimum: Literal[0, 300, 350] = 0
    triples: bool = False
    max_throws_per_turn: Annotated[int, whole(10, 500)] = 100

    depends = (
        only("set_aside", when(rethrow="remaining")),
        only("hot_dice", when(rethrow="remaining")),
        only("bank_minimum", when(bust="lose_turn")),
    )


class DreitausendState(RaceState, frozen=True):
    """The turn has brought `turn` points in so many `throws`; `aside` are its dice set aside.

    `asked` says what is to be decided: where it is dice, of those in `faces`.
    """

    faces: Faces = ()
    turn: int = 0
    throws: int = 0
    aside: Faces = ()
    asked: Literal["", "dice", "stop"] = ""

    @property
    def lying(self) -> Faces:
        """The dice set aside that stay there in the next throw; six of them are all thrown again."""
        return self.aside if self.throws and len(self.aside) < DICE else ()


class Dreitausend(TargetRules[DreitausendState, DreitausendOptions]):
    dice = d6(DICE)
    scores = True

    def prepare(self) -> None:
        super().prepare()
        self._sets_aside = self.options.rethrow == "remaining"
        self.chooses = self._sets_aside and self.options.set_aside == "at_least_one"
        self.keeps = self.options.bust == "keep"

    # The round is completed, and the highest total wins.

    def sudden(self) -> bool:
        return False

    def bounds(self) -> Bounds:
        return {"throws": up_to(self.options.max_throws_per_turn)}

    def dice_for(self, state: DreitausendState) -> DiceSet:
        return d6(DICE - len(state.lying)) if state.aside else self.dice

    def stage(self, state: DreitausendState) -> Stage:
        if state.asked == "dice":
            return Ask({state.seat: scoring_sets(state.faces, self.options.triples)})
        return ask(state.seat, STOP_OR_THROW) if state.asked == "stop" else super().stage(state)

    # A blank throw ends the turn; any other adds its points.

    def thrown(self, state: DreitausendState, faces: Faces) -> DreitausendState:
        points, throws = worth(faces, self.options.triples), state.throws + 1
        if not points:
            return self._turn_over(state, state.turn if self.keeps else 0)
        if self.chooses:
            return state.but(throws=throws, faces=faces, aside=state.lying, asked="dice")
        _, aside = self.fallen(state, faces)
        return self._scored(state, throws, points, aside)

    def fallen(self, state: DreitausendState, faces: Faces) -> tuple[Faces, Faces]:
        """The dice left loose and those set aside when a throw has fallen: where nobody chooses, all that score."""
        chosen = scoring(faces, self.options.triples) if self._sets_aside and not self.chooses else ()
        return set_aside(faces, state.lying, chosen)

    def did(self, state: DreitausendState, seat: Seat, move: AnyMove) -> DreitausendState:
        if isinstance(move, Keep):
            points = worth(shown(state.faces, move.dice), self.options.triples)
            return self._scored(state, state.throws, points, set_aside(state.faces, state.lying, move.dice)[1])
        return self._turn_over(state, state.turn) if move == STOP else state.but(asked="")

    # After a scoring throw the turn goes on, by itself or if the player likes; a bound or the last die may end it.

    def _scored(self, state: DreitausendState, throws: int, points: int, aside: Faces) -> DreitausendState:
        turn = state.turn + points
        may_stop = not self.keeps and turn >= self.options.bank_minimum
        asked: Literal["", "stop"] = "stop" if may_stop else ""
        after = state.but(turn=turn, throws=throws, faces=(), aside=aside, asked=asked)
        all_aside = len(aside) == DICE and not self.options.hot_dice
        return self._turn_over(after, turn) if all_aside or throws >= self.options.max_throws_per_turn else after

    # A player without points needs a turn of some size to enter the game.

    def _turn_over(self, state: DreitausendState, points: int) -> DreitausendState:
        if not state.sheets[state.seat] and points < self.options.entry_minimum:
            points = 0
        sheets = changed(state.sheets, state.seat, points) if points else state.sheets
        return self.moved_on(state.but(turn=0, throws=0, faces=(), aside=(), asked=""), sheets)


def _priced(faces: Faces, triples: bool) -> tuple[CardDice, int]:
    return CardDice.alike("d6", faces), worth(faces, triples)


class DreitausendFace(RaceFace[Dreitausend]):
    last_type = LastDice

    def card(self) -> tuple[CardTable, ...]:
        """What one to six ones and fives bring, and what triples bring where they count."""
        triples = self.rules.options.triples
        rows = tuple((*_priced((1,) * count, triples), *_priced((5,) * count, triples)) for count in range(1, DICE + 1))
        points = say("card-points")
        singles = CardTable(say("card-boxes"), (say("card-ones"), points, say("card-fives"), points), rows)
        if not triples:
            return (singles,)
        alike = tuple(_priced((face,) * count, triples) for face in TRIPLES_OF for count in (3, 4))
        return singles, CardTable(say("card-triples"), (say("card-throw"), points), alike)

    def label(self, state: DreitausendState, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Keep):
            faces = shown(state.faces, item.dice)
            return say("set-aside", faces=" ".join(map(str, faces)), points=worth(faces, self.rules.options.triples))
        if item == THROW:
            return say("throw-on", dice=DICE - len(state.lying))
        return say("stop-with", points=state.turn) if item == STOP else super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        return "tray" if isinstance(item, Keep) else super().widget_of(item)

    # Before the first throw of a turn the dice of the turn before lie there.

    def left_lying(
        self, before: DreitausendState, event: Event, after: DreitausendState, last: LastDice | None
    ) -> LastDice | None:
        if isinstance(event, Thrown):
            return LastDice(before.seat, event.faces, *self.rules.fallen(before, event.faces))
        if isinstance(event, Did) and isinstance(event.move, Keep):
            return LastDice(before.seat, before.faces, *set_aside(before.faces, before.lying, event.move.dice))
        return last

    def trays(self, state: DreitausendState, viewer: Viewer, last: LastDice | None) -> tuple[Tray, ...]:
        loose: tuple[int | None, ...] = () if last is None else last.loose
        aside = () if last is None else last.aside
        if state.asked == "dice":
            loose, aside = state.faces, state.lying
        elif not loose and not aside:
            loose = (None,) * DICE
        lying = [*((face, False) for face in loose), *((face, True) for face in aside)]
        dice = tuple(DieView(place, face, held=held) for place, (face, held) in enumerate(lying))
        return (Tray("tray", state.first if last is None else last.seat, dice),)

    def announcements(self, state: DreitausendState) -> dict[str, Phrase]:
        told = {"target": say("target", points=self.rules.target)}
        if state.throws and not state.over:
            key, dice = "turn-choosing" if state.asked == "dice" else "turn", DICE - len(state.lying)
            told["turn"] = say(key, who=Name(state.seat), points=state.turn, dice=dice)
        return told

    def told(self, before: DreitausendState, event: Event, after: DreitausendState) -> tuple[Phrase, ...]:
        told = [*self._told_points(before, event)]
        if after.over or after.seat != before.seat:
            told.append(self._told_turn(before, event, after))
        elif len(after.aside) == DICE and after.asked != "dice" and not _is_throw_on(event):
            told.append(say("told-hot-dice", who=Name(before.seat)))
        return tuple(told)

    def _told_points(self, before: DreitausendState, event: Event) -> tuple[Phrase, ...]:
        """What a throw, or the dice chosen of it, have brought."""
        if isinstance(event, Thrown) and not self.rules.chooses:
            points = worth(event.faces, self.rules.options.triples)
        elif isinstance(event, Did) and isinstance(event.move, Keep):
            points = worth(shown(before.faces, event.move.dice), self.rules.options.triples)
        else:
            return ()
        return (say("told-points", who=Name(before.seat), points=points, turn=before.turn + points),) if points else ()

    def _told_turn(self, before: DreitausendState, event: Event, after: DreitausendState) -> Phrase:
        """How a turn has ended."""
        seat = before.seat
        gain, total = after.sheets[seat] - before.sheets[seat], after.sheets[seat]
        blank = isinstance(event, Thrown) and not worth(event.faces, self.rules.options.triples)
        facts = {"gain": gain, "total": total, "lost": before.turn, "least": self.rules.options.entry_minimum}
        if blank and not self.rules.keeps:
            return say("told-lost", who=Name(seat), **facts)
        if not gain and self.rules.options.entry_minimum and not total:
            return say("told-not-entered", who=Name(seat), **facts)
        return say("told-blank" if blank else "told-banked", who=Name(seat), **facts)


class DreitausendAdvice(Advice[Dreitausend]):
    # Of the dice set aside only the number counts.

    def canonical(self, state: DreitausendState) -> DreitausendState:
        return state.but(aside=(0,) * len(state.lying))

    # A player weighs what is safe against what a throw of the dice left is worth on average.

    def heuristic(self, state: DreitausendState, seat: Seat, move: AnyMove) -> float | None:
        if move == STOP:
            return float(state.turn)
        if not isinstance(move, Keep):
            return self._prospect(state.turn, DICE - len(state.lying))
        turn = state.turn + worth(shown(state.faces, move.dice), self.rules.options.triples)
        left = DICE - len(state.aside) - len(move.dice)
        return max(turn, self._prospect(turn, left or DICE))

    def _prospect(self, turn: int, dice: int) -> float:
        chance, points = chance_and_average(dice, self.rules.options.triples)
        return (turn if self.rules.keeps else chance * turn) + points


def _is_throw_on(event: Event) -> bool:
    return isinstance(event, Did) and event.move == THROW


INFO = Info(id="dreitausend", family=Family.LUCK, dice=("d6",) * DICE, presets=(ZEHNTAUSEND,))
GAME = Game(INFO, Dreitausend, DreitausendFace, DreitausendAdvice)
