"""The arena: minds at the seats, chance at the dice, one game after another."""

import random
from collections.abc import Sequence
from math import floor
from typing import Any

from knobel.core.choices import Choices
from knobel.core.dice import DiceSet
from knobel.core.errors import KnobelError
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.frozen import Frozen
from knobel.core.info import Family
from knobel.core.moves import Move
from knobel.core.results import Result
from knobel.core.spaces import RandBelow
from knobel.core.stages import Ask, Over, Seat, Throw
from knobel.match.match import Match
from knobel.minds.knowledge import Knowledge
from knobel.minds.mind import MINDS, MOVES_LOOKED_AT, Mind, View
from knobel.minds.worlds import known_to

# A question with clocks may also be answered by time: in simulations it does so once in so many decisions.
EXPIRES_ONE_IN = 12


class Playthrough(Frozen, frozen=True):
    """A finished game: how it ended, and all that happened if it was asked for."""

    result: Result
    count: int
    events: tuple[Event, ...] = ()


class Chance:
    """A seeded source of dice and choices."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit-1."""
        return floor(self._random() * limit)

    def throw(self, dice: DiceSet, seat: Seat | None = None) -> Thrown:
        """A throw of these dice, whoever makes it."""
        if dice.thrown:
            return dice.thrown[floor(self._random() * dice.size)]
        random, sides = self._random, dice.sides
        if sides:
            return Thrown(tuple([faces[floor(random() * sides)] for faces in dice.faces]))
        return Thrown(tuple([faces[floor(random() * len(faces))] for faces in dice.faces]))


class SeatLuck(Chance):
    """Dice of its own for every seat: they fall the same whatever is decided, and whoever decides it.

    So a game can be played again with the seats exchanged, and each of two minds has had the luck of the other.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._seed = seed
        self._dice: dict[Seat | None, Chance] = {}

    def throw(self, dice: DiceSet, seat: Seat | None = None) -> Thrown:
        if seat not in self._dice:
            self._dice[seat] = Chance(f"{self._seed} {seat}")
        return self._dice[seat].throw(dice)


def minds_named(names: Sequence[str], knowledge: Knowledge | None = None) -> tuple[Mind, ...]:
    """The minds of these names, who share what is known about games."""
    for name in names:
        if name not in MINDS:
            raise KnobelError("unknown-mind", mind=name, known=", ".join(MINDS))
    shared = knowledge or Knowledge()
    return tuple(MINDS[name](shared) for name in names)


def play(game: Match, state: Any, minds: Sequence[Mind], chance: Chance, *, keep_events: bool = False) -> Playthrough:
    """Play on from a state to the end; seat k is played by mind k, going round where there are fewer minds."""
    events: list[Event] = []
    count = 0
    while True:
        stage = game.stage(state)
        event: Event
        if isinstance(stage, Over):
            return Playthrough(stage.result, count, tuple(events))
        if isinstance(stage, Throw):
            event = chance.throw(stage.dice, stage.seat)
        else:
            event = answer(game, state, stage, minds, chance)
        if keep_events:
            event = game.with_words(state, event)
            events.append(event)
        state = game.apply(state, event)
        count += 1


def answer(game: Match, state: Any, stage: Ask, minds: Sequence[Mind], chance: Chance) -> Event:
    """What comes of a question: the decision of one of those who are asked, or an expired clock."""
    if stage.clocks and chance.below(EXPIRES_ONE_IN) == 0:
        return Expired(stage.clocks[chance.below(len(stage.clocks))].name)
    seats = tuple(stage.choices)
    seat = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
    mind = minds[seat % len(minds)]
    if not mind.wants:
        return Did(seat, mind.decide(View(seat, stage.choices[seat]), chance.below))
    return Did(seat, mind.decide(view_for(game, state, seat, stage.choices[seat], mind, chance.below), chance.below))


def view_for(game: Match, state: Any, seat: int, choices: Choices, mind: Mind, below: RandBelow) -> View:
    """What a seat's mind is shown before it decides."""
    # In a game with words, whoever asks for these goes by what is known of words, and not by looks.
    words = "words" in mind.wants and game.info.family is Family.WORD
    moves = _looked_at(game, state, seat, choices, below) if "heuristics" in mind.wants and not words else ()
    heuristics = tuple(game.advice.heuristic(state.game_state, seat, move) for move in moves)
    scene = game.scene(state, seat) if "scene" in mind.wants else None
    known = known_to(game, state, seat) if words or "worlds" in mind.wants else None
    return View(seat, choices, moves, heuristics, scene, known)


def _looked_at(game: Match, state: Any, seat: int, choices: Choices, below: RandBelow) -> tuple[Any, ...]:
    """All moves where they are few, else a sample; where they cannot be listed, what the game would think of."""
    if choices.size <= MOVES_LOOKED_AT and not choices.open_spaces:
        return choices.moves
    plain = tuple(item for item in choices.items if isinstance(item, Move))
    proposals = game.advice.proposals(state.game_state, seat) if choices.open_spaces else None
    return (*plain, *([choices.sample(below) for _ in range(MOVES_LOOKED_AT)] if proposals is None else proposals))
