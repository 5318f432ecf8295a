"""What an organiser can agree on before a tournament."""

from typing import Annotated, Literal

from knobel.core.options import Options, off_or, whole

MINUTE = 60_000


class DeskOptions(Options, frozen=True):
    """The options of a tournament. Bands are always two.

    `checkin_minutes` and `close_minutes` say how long before the start check-in opens and registration closes;
    `sharp_after_min` is 0 where games never become scharf. No game is over within `least_game_seconds`: a loss that is
    reported sooner has to be meant.
    """

    checkin_minutes: Annotated[int, whole(1, 1440)] = 30
    close_minutes: Annotated[int, whole(0, 1439)] = 15
    chips_stage: Annotated[int, whole(1, 5)] = 2
    chips_final: Annotated[int, whole(1, 5)] = 3
    sharp_after_min: Annotated[int, off_or(5, 60)] = 15
    sharp_in_final: bool = False
    draw: Literal["random", "avoid_rematch", "manual"] = "random"
    venue: Literal["onsite", "online"] = "onsite"
    fill_vacancies: bool = False
    decision_seconds: Annotated[int, off_or(10, 120)] = 60
    least_game_seconds: Annotated[int, off_or(5, 300)] = 20
