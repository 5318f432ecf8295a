"""Rules: what a game's rules are made of."""

from knobel.core.bounds import SIGNED, Bounds, up_to
from knobel.core.choices import Choices
from knobel.core.dice import D10, DiceSet, Die, DieIndex, Faces, d6, dice_set, lot, orderings, poker_dice, some_of
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Expired
from knobel.core.info import NextBegins
from knobel.core.moves import AnyMove, Bid, Choose, Keep, Lay, Mark, Move, Place, Press, Say, Stake, Take, Write
from knobel.core.results import PERFORMANCE, STOPPED_BY_LIMIT, Result
from knobel.core.rules import Rules, SafetyBound, WordRules
from knobel.core.secrets import Secret
from knobel.core.spaces import Bids, Cells, Group, Keeps, Layouts, Marks, Places, Stakes, Words
from knobel.core.stages import Ask, Clock, Over, Seat, SeveralTimes, Stage, Throw, ask, throw, throw_each
from knobel.core.tuples import with_item
from knobel.parts.ranking import best_wins, by_chips, by_points, last_loses, nets, no_winner, on_place, places
from knobel.parts.turns import around, clockwise, later_in_round, left_of, next_in

__all__ = [
    "D10",
    "PERFORMANCE",
    "SIGNED",
    "STOPPED_BY_LIMIT",
    "AnyMove",
    "Ask",
    "Bid",
    "Bids",
    "Bounds",
    "Cells",
    "Choices",
    "Choose",
    "Clock",
    "DiceSet",
    "Did",
    "Die",
    "DieIndex",
    "Expired",
    "Faces",
    "Group",
    "IllegalMove",
    "Keep",
    "Keeps",
    "Lay",
    "Layouts",
    "Mark",
    "Marks",
    "Move",
    "NextBegins",
    "Over",
    "Place",
    "Places",
    "Press",
    "Result",
    "Rules",
    "SafetyBound",
    "Say",
    "Seat",
    "Secret",
    "SeveralTimes",
    "Stage",
    "Stake",
    "Stakes",
    "Take",
    "Throw",
    "WordRules",
    "Words",
    "Write",
    "around",
    "ask",
    "best_wins",
    "by_chips",
    "by_points",
    "clockwise",
    "d6",
    "dice_set",
    "last_loses",
    "later_in_round",
    "left_of",
    "lot",
    "nets",
    "next_in",
    "no_winner",
    "on_place",
    "orderings",
    "places",
    "poker_dice",
    "some_of",
    "throw",
    "throw_each",
    "up_to",
    "with_item",
]
