"""What is seen and told of Neunundneunzig."""

from knobel.games.luck.neunundneunzig.rules import FEWEST_DICE, PASS, Neunundneunzig, State
from knobel.writing.face import Event, Face, Item, Name, Phrase, Thrown, Viewer, say
from knobel.writing.rules import Bids, Choose, Did, Faces, Seat


class NeunundneunzigFace(Face[Neunundneunzig]):
    dice_ready = FEWEST_DICE
    giving_up = (PASS,)

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Bids):
            key = "name-number" if item.low < item.high else "name-only-number"
            return say(key, low=item.low, high=item.high, dice=state.throwing)
        if isinstance(item, Choose):
            return say("give-to" if state.turn.giving else "take-from", who=Name(item.seat))
        return super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        return None

    def announcements(self, state: State) -> dict[str, Phrase]:
        if self.rules.is_over(state):
            return {}
        key, turn, who = "chain" if state.floor else "chain-free", state.turn, Name(state.seat)
        told = {"chain": say(key, dice=state.throwing, floor=state.floor)}
        if turn.number:
            second = "yes" if turn.second_chance else "no"
            told["named"] = say("named", who=who, number=turn.number, second=second)
        elif turn.second_chance:
            told["second"] = say("has-second-chance", who=who)
        return told

    def score(self, state: State, seat: Seat) -> int:
        return state.points[seat]

    def note(self, state: State, seat: Seat) -> Phrase:
        if seat in state.home and self.rules.options.play_out_places:
            return say("note-home", place=state.home.index(seat) + 1)
        return say("note-jokers", jokers=state.jokers[seat])

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = (
            self._told_throw(before, event.faces, after) if isinstance(event, Thrown) else _told_jokers(before, after)
        )
        if isinstance(event, Did) and event.move == PASS:
            told = (*told, say("told-chain-broken"))
        if after.round > self.rules.options.max_rounds and not after.home:
            told = (*told, say("told-last-round", rounds=self.rules.options.max_rounds))
        return told

    def _told_throw(self, before: State, faces: Faces, after: State) -> tuple[Phrase, ...]:
        seat, turn = before.seat, before.turn
        who, facts = Name(seat), {"sum": sum(faces), "number": turn.number, "total": after.points[seat]}
        if sum(faces) < turn.number:
            return (say("told-second-chance" if after.turn.failed else "told-failed", who=who, **facts),)
        leaves = after.home != before.home and not self.rules.is_over(after)
        home = (say("told-home", who=who, jokers=before.jokers[seat]),) if leaves else ()
        return (say("told-made", who=who, **facts), *home)


def _told_jokers(before: State, after: State) -> tuple[Phrase, ...]:
    """Who has got a joker from whom."""
    moves = [now - then for now, then in zip(after.jokers, before.jokers, strict=True)]
    if not any(moves):
        return ()
    giver, receiver = moves.index(-1), moves.index(1)
    key = "told-taken" if receiver == before.seat else "told-given"
    return (say(key, giver=Name(giver), receiver=Name(receiver)),)
