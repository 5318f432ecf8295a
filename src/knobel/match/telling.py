"""What is told of the ground rules: who begins, a play-off, the end."""

from knobel.core.phrases import Fact, Name, Names, Phrase, say
from knobel.core.results import PERFORMANCE, STOPPED_BY_LIMIT, Result
from knobel.core.stages import Over, Seat, Stage
from knobel.match.state import AnyState


def told_ground(before: AnyState, after: AnyState, stage: Stage, games: int) -> tuple[Phrase, ...]:
    """What an event has changed around the game."""
    told = []
    if before.game_state is None and after.game_state is not None:
        told.append(say("told-begins", who=Name(after.first)))
    if before.tie is None and after.tie is not None:
        told.append(say("told-playoff"))
    if len(after.finished) > len(before.finished) and games > 1:
        told.append(say("told-game-finished", number=len(after.finished), games=games))
    if isinstance(stage, Over):
        told.extend(_told_result(stage.result))
    return tuple(told)


def _told_result(result: Result) -> list[Phrase]:
    told = []
    if result.winners:
        told.append(say("told-winners", **_names(result.winners)))
    if result.losers:
        told.append(say("told-losers", **_names(result.losers)))
    if not result.winners and not result.losers:
        told.append(say("told-performed" if PERFORMANCE in result.flags else "told-draw"))
    if STOPPED_BY_LIMIT in result.flags:
        told.append(say("told-stopped"))
    return told


def _names(seats: tuple[Seat, ...]) -> dict[str, Fact]:
    return {"who": Names(seats), "count": len(seats)}
