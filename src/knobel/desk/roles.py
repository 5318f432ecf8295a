"""Who may ask what of the desk."""

from knobel.desk.actions import (
    AcceptRules,
    AddDeskLink,
    AnnulGame,
    Arrive,
    CheckIn,
    Describe,
    Draw,
    PlanEvening,
    PlayerId,
    RecordLoss,
    RecordResult,
    RenewDeskLink,
    Request,
    Reschedule,
    RevokeDeskLink,
    Role,
    SetRecovery,
    SignUp,
    StartGame,
    StartStage,
    Withdraw,
)
from knobel.desk.link_book import OF_A_PLAYER
from knobel.desk.refusal import DeskRefused

OF_THE_HOUSE = (
    *(Arrive, Draw, StartStage, StartGame, RecordLoss, RecordResult, AnnulGame),
    *(AddDeskLink, RenewDeskLink, SetRecovery),
)


def must_be_allowed(role: Role, player: PlayerId | None, request: Request) -> None:
    """Refuse what is not for this role. The organiser may do everything that people do, referees all but change
    the times, the links of roles and what stands on certificates."""
    if not _may(role, player, request):
        raise DeskRefused("desk-not-allowed")
    if role == "entry" and isinstance(request, SignUp) and not request.accepted:
        # The desk may write down later what somebody says on paper; whoever is alone with a phone says it there.
        raise DeskRefused("desk-accept-rules")


def _may(role: Role, player: PlayerId | None, request: Request) -> bool:
    match role:
        case "organiser":
            return not isinstance(request, Arrive | SetRecovery) and not _is_recovered(request)
        case "referee":
            # Links of roles are the organiser's; a player who has lost a phone gets another link from any referee.
            if isinstance(request, RenewDeskLink | RevokeDeskLink):
                return request.link.startswith(OF_A_PLAYER)
            return not isinstance(request, Describe | Reschedule | PlanEvening | Arrive | AddDeskLink | SetRecovery)
        case "entry":
            return isinstance(request, SignUp) and not request.late and not request.bot
        case "player":
            # A player speaks for nobody else: nobody takes a chip from another.
            return isinstance(request, AcceptRules | CheckIn | Withdraw) and request.player == player
        case "house":
            return isinstance(request, OF_THE_HOUSE)
        case "projector":
            return False


def _is_recovered(request: Request) -> bool:
    """Only the house has seen the code that somebody came back with."""
    return isinstance(request, AddDeskLink) and request.recovered
