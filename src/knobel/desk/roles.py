"""Who may ask what of the desk."""

from knobel.desk.actions import (
    AnnulGame,
    Arrive,
    CheckIn,
    Draw,
    PlayerId,
    RecordLoss,
    Request,
    Reschedule,
    Role,
    SignUp,
    StartGame,
    StartStage,
    Withdraw,
)
from knobel.desk.refusal import DeskRefused

OF_THE_HOUSE = (Arrive, Draw, StartStage, StartGame, RecordLoss, AnnulGame)


def must_be_allowed(role: Role, player: PlayerId | None, request: Request) -> None:
    """Refuse what is not for this role. The organiser may do everything that people do, referees all but change
    the times."""
    if not _may(role, player, request):
        raise DeskRefused("desk-not-allowed")


def _may(role: Role, player: PlayerId | None, request: Request) -> bool:
    match role:
        case "organiser":
            return not isinstance(request, Arrive)
        case "referee":
            return not isinstance(request, Reschedule | Arrive)
        case "entry":
            return isinstance(request, SignUp) and not request.late and not request.bot
        case "player":
            # A player speaks for nobody else: nobody takes a chip from another.
            return isinstance(request, CheckIn | Withdraw) and request.player == player
        case "house":
            return isinstance(request, OF_THE_HOUSE)
        case "projector":
            return False
