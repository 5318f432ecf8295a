"""Whether a state can be: values that are possible, chips that have not become more, a table around the game that fits
to it, and rules that can go on from it."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from knobel.core.errors import BadPosition, KnobelError
from knobel.core.events import Did, Event, Thrown
from knobel.core.results import Result
from knobel.core.secrets import Secret, is_unknown
from knobel.core.spaces import RandBelow
from knobel.core.stages import Ask, Over, Stage, Throw
from knobel.core.value_text import NONE, write_value
from knobel.core.widgets import Board, Piles
from knobel.match.match import Match
from knobel.match.position_values import check_values, wrong
from knobel.match.state import AnyState, MatchState
from knobel.parts.playoff import PlayOff

# The rules are tried for so many events.
EVENTS_TRIED = 40


def check_position(game: Match, state: AnyState) -> None:
    """Refuse what cannot be, with the place where that shows."""
    check_values(game, state)
    _check_around(game, state)
    if state.game_state is not None:
        if game.rules.conserved(game.rules.start(0)) is not None:
            _check_chips(game, state)
        _check_rules(game, state)


def _check_around(game: Match, state: AnyState) -> None:
    """The table around a game: the throw for the start before it, play-offs and finished games after it."""
    if state.game_state is None and state != MatchState(state.first, state.opening):
        wrong("state", None, "…")
    _check_opening(game, state)
    if state.game_state is not None and len(state.answers) != game.seats:
        wrong("match.answers", state.answers, f"{game.seats} × 0–")
    if len(state.finished) > game.ground.games:
        wrong("match.finished", len(state.finished), f"0–{game.ground.games}")
    for number, result in enumerate(state.finished):
        _check_result(game, result, f"match.finished.{number}")
    for name, playoff, most in (("opening", state.opening, 1), ("tie", state.tie, len(game.info.dice) or 1)):
        if playoff is not None:
            _check_playoff(game, playoff, f"match.{name}", most)


def _check_opening(game: Match, state: AnyState) -> None:
    """Who begins is thrown for before the game, and only where the ground rules say so: all of them, from `first` on,
    or those who are left of them."""
    start = game.start(state.first)
    if state.game_state is None and start.game_state is not None:
        wrong("state", None, "…")
    expected = None if state.game_state is not None else start.opening
    if (state.opening is None) != (expected is None):
        wrong("match.opening", state.opening, NONE if expected is None else write_value(expected))
    if state.opening is None or expected is None:
        return
    left = state.opening.seats if state.opening.repeats else expected.seats
    if state.opening.seats != tuple(seat for seat in expected.seats if seat in left):
        wrong("match.opening.seats", state.opening.seats, write_value(expected.seats))


def _check_playoff(game: Match, playoff: PlayOff, place: str, dice: int) -> None:
    seats = playoff.seats
    if len(seats) < 2 or len(set(seats)) < len(seats) or not set(seats) <= set(range(game.seats)):
        wrong(f"{place}.seats", seats, f"0–{game.seats - 1}")
    if len(playoff.thrown) >= len(seats):
        wrong(f"{place}.thrown", playoff.thrown, f"0–{len(seats) - 1}")
    if any(len(faces) > max(dice, len(game.info.dice)) for faces in playoff.thrown):
        wrong(f"{place}.thrown", playoff.thrown, f"{dice}")


def _check_result(game: Match, result: Result, place: str) -> None:
    places = sorted(result.places)
    if len(places) != game.seats or any(place != 1 + sum(other < place for other in places) for place in places):
        wrong(f"{place}.places", result.places, f"1–{game.seats}")
    for name in ("points", "chips", "nets"):
        row = getattr(result, name)
        if row is not None and len(row) != game.seats:
            wrong(f"{place}.{name}", row, f"{game.seats} × …")
    if not {*result.winners, *result.losers} <= set(range(game.seats)):
        wrong(f"{place}.winners", result.winners, f"0–{game.seats - 1}")


def _check_chips(game: Match, state: AnyState) -> None:
    """No chip is made or lost, and nobody has fewer than none."""
    expected = game.rules.conserved(game.rules.start(0))
    try:
        state = imagined(game, state, _Numbers().below)
        found = game.rules.conserved(state.game_state)
        piles = list(_piles(game, state))
    except Exception as trouble:
        raise _impossible(trouble) from trouble
    if found != expected:
        raise BadPosition("position-chips", place="state", found=str(found), expected=str(expected))
    if any(chips < 0 for chips in piles):
        raise BadPosition("position-chips", place="state", found=str(min(piles)), expected="0–")


def _piles(game: Match, state: AnyState) -> Iterator[int]:
    for widget in game.face.draw(state.game_state, None, state.last):
        if isinstance(widget, Piles):
            yield from (pile.chips for pile in widget.piles)
        elif isinstance(widget, Board):
            yield from (field.chips for field in widget.fields)


def _check_rules(game: Match, state: AnyState) -> None:
    """The rules say what happens now, everybody sees something, and the game can go on."""
    try:
        numbers = _Numbers()
        state = imagined(game, state, numbers.below)
        for viewer in (*range(game.seats), None):
            game.scene(state, viewer)
        _check_result(game, game.result(state), "state")
        for _ in range(EVENTS_TRIED):
            stage = game.stage(state)
            _check_stage(game, stage)
            if isinstance(stage, Over):
                break
            state = game.apply(state, _event(stage, numbers))
    except BadPosition:
        raise
    except Exception as trouble:
        raise _impossible(trouble) from trouble


def _check_stage(game: Match, stage: Stage) -> None:
    if isinstance(stage, Over):
        _check_result(game, stage.result, "state")
        return
    seats = tuple(stage.choices) if isinstance(stage, Ask) else () if stage.seat is None else (stage.seat,)
    if not set(seats) <= set(range(game.seats)):
        wrong("state", seats, f"0–{game.seats - 1}")
    if isinstance(stage, Throw) and not stage.dice.dice:
        raise BadPosition("position-impossible", place="state", reason="no dice")


def _event(stage: Throw | Ask, numbers: "_Numbers") -> Event:
    if isinstance(stage, Throw):
        return Thrown(stage.dice.sample(numbers.below))
    seat, choices = list(stage.choices.items())[numbers.below(len(stage.choices))]
    return Did(seat, choices.sample(numbers.below))


class _Numbers:
    """Numbers that look drawn, and are always the same: the rules are tried with them."""

    def __init__(self) -> None:
        self._last = 1

    def below(self, limit: int) -> int:
        self._last = self._last * 48_271 % 2_147_483_647
        return self._last % limit


def imagined(game: Match, state: AnyState, below: RandBelow) -> AnyState:
    """The state with something in every secret that was left open: as one may imagine it who does not know them."""
    unknown = list(_unknown(state.game_state))
    if not unknown:
        return state
    knowing = {seat for secret in unknown for seat in secret.seen_by}
    viewer = next((seat for seat in range(game.seats) if seat not in knowing), 0)
    return state.but(game_state=game.advice.sample_hidden(state.game_state, viewer, below))


def _unknown(value: Any) -> Iterator[Secret[Any]]:
    if isinstance(value, Secret) and is_unknown(value):
        yield value
    elif isinstance(value, tuple | Struct):
        names = () if isinstance(value, tuple) else value.__struct_fields__
        for each in value if isinstance(value, tuple) else [getattr(value, name) for name in names]:
            yield from _unknown(each)


def _impossible(trouble: Exception) -> BadPosition:
    reason = trouble.code if isinstance(trouble, KnobelError) else type(trouble).__name__
    return BadPosition("position-impossible", place="state", reason=reason)
