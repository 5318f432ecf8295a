"""The throw of a game: what stood out and everybody saw, found in its record without knowing the game."""

from collections import Counter
from collections.abc import Iterator
from math import comb

from knobel.core.events import Event, Thrown
from knobel.core.frozen import Frozen
from knobel.core.phrases import Name, Phrase, Pips
from knobel.core.records import read_record
from knobel.core.stages import Throw
from knobel.core.widgets import DieView, Tray
from knobel.match.match import Match
from knobel.match.opening import game_of, start_of
from knobel.match.replaying import replay
from knobel.match.settling import settlement
from knobel.match.state import AnyState
from knobel.texts import texts

# What a game celebrates more often than this does not stand out in it.
MOST_CELEBRATED = 3
# Equal dice stand out if a throw gives so many of them once in forty times, or more rarely.
RARE = 1 / 40
SIX_SIDED = ("d6", "poker")


class ThrowOfGame(Frozen, frozen=True):
    """The throw of a game: at which step of its replay, whose, and its dice.

    `celebrated` is the line with which the game celebrated it; without one, `equal` of its dice fell alike at once.
    """

    step: int
    seat: int
    dice: tuple[DieView, ...]
    celebrated: Phrase | None = None
    equal: int = 0


def throw_of(text: str) -> ThrowOfGame | None:
    """The throw of a recorded game, or None where none stands out.

    What the game itself celebrates comes before dice that fell alike, then the less likely dice, then the later throw.
    Only what onlookers were told or shown counts: nothing that stayed under a cup is found here.
    """
    record = read_record(text)
    game = game_of(record)
    found: list[ThrowOfGame] = []
    for step, (before, event, after) in enumerate(replay(game, record.events, start_of(record)), start=1):
        found += _celebrated(game, step, before, event, after)
        found += _alike(game, step, before, event, after)
    often = Counter(each.celebrated.key for each in found if each.celebrated)
    rare = [each for each in found if each.celebrated is None or often[each.celebrated.key] <= MOST_CELEBRATED]
    return max(rare, key=_weight, default=None)


def _weight(throw: ThrowOfGame) -> tuple[bool, float, int]:
    faces = [die.face for die in throw.dice]
    most = max(Counter(faces).values())
    return throw.celebrated is not None, -chance_of_equals(len(faces), most), throw.step


def _celebrated(game: Match, step: int, before: AnyState, event: Event, after: AnyState) -> Iterator[ThrowOfGame]:
    """The throws that lines with a moment of their own are about; what somebody lost by is no throw of the game.

    What a decision brings may have nothing to do with the dice that lie there: then they must stand out by themselves.
    """
    words = texts("de")
    settled = settlement(game, before, event, after) is not None
    for phrase in game.tell(before, event, after, None):
        who = phrase.facts.get("who")
        if isinstance(who, Name) and words.moment(phrase, game.info.id):
            dice = _dice_of(game, who.seat, before, event, after)
            if dice and (isinstance(event, Thrown) or settled or _stands_out(dice)):
                yield ThrowOfGame(step, who.seat, dice, phrase)


def _dice_of(game: Match, seat: int, before: AnyState, event: Event, after: AnyState) -> tuple[DieView, ...]:
    """The dice of a seat that everybody sees at this event: compared, lying there, or told."""
    settled = settlement(game, before, event, after)
    for hand in settled.hands if settled else ():
        if hand.seat == seat:
            return hand.dice if hand.verdict not in ("worst", "false") and _is_open(hand.dice) else ()
    scene = game.scene(after if isinstance(event, Thrown) else before, None)
    for widget in scene.widgets:
        if isinstance(widget, Tray) and widget.owner in (seat, None) and _is_open(widget.dice):
            return widget.dice
    return _told(game, before, event, after)


def _stands_out(dice: tuple[DieView, ...]) -> bool:
    most = max(Counter(die.face for die in dice).values())
    return all(die.kind in SIX_SIDED for die in dice) and chance_of_equals(len(dice), most) <= RARE


def _is_open(dice: tuple[DieView, ...]) -> bool:
    return bool(dice) and all(die.face is not None for die in dice)


def _told(game: Match, before: AnyState, event: Event, after: AnyState) -> tuple[DieView, ...]:
    """The dice that have just been thrown, where everybody was told them."""
    if not isinstance(event, Thrown):
        return ()
    for phrase in game.tell(before, event, after, None):
        for fact in phrase.facts.values():
            if isinstance(fact, Pips) and sorted(fact.faces) == sorted(event.faces):
                kind = "d6" if fact.kind == "mixed" else fact.kind
                return tuple(DieView(index, face, kind) for index, face in enumerate(fact.faces))
    return ()


def _alike(game: Match, step: int, before: AnyState, event: Event, after: AnyState) -> Iterator[ThrowOfGame]:
    """An open throw with more equal dice than most."""
    if not isinstance(event, Thrown) or before.game_state is None:
        return
    stage = game.stage(before)
    dice = _told(game, before, event, after)
    if isinstance(stage, Throw) and stage.seat is not None and dice and _stands_out(dice):
        yield ThrowOfGame(step, stage.seat, dice, equal=max(Counter(event.faces).values()))


def chance_of_equals(dice: int, equal: int) -> float:
    """How likely it is that at least so many of these six-sided dice show the same."""
    ways = [1] + [0] * dice
    for _ in range(6):
        ways = [
            sum(comb(count, some) * ways[count - some] for some in range(min(equal, count + 1)))
            for count in range(dice + 1)
        ]
    return 1 - ways[dice] / float(6**dice)
