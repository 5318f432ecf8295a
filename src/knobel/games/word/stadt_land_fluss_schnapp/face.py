"""What is seen and told of grabbing dice."""

from knobel.games.word._round_face import RoundFace, letter_tray, word_sheet
from knobel.games.word._vote import CHALLENGE
from knobel.games.word._vote_face import term_of, told_in_vote, verdict
from knobel.games.word.stadt_land_fluss_schnapp.rules import PASS, StadtLandFlussSchnapp
from knobel.games.word.stadt_land_fluss_schnapp.state import State
from knobel.writing.face import Event, Item, Name, Phrase, SeenEvent, Terms, Unseen, Viewer, Widget, say
from knobel.writing.rules import Did, Expired, Mark, Press, Seat, Write


class StadtLandFlussSchnappFace(RoundFace[StadtLandFlussSchnapp]):
    terms_open = "told-hands-off"
    giving_up = (PASS,)

    def activity(self, state: State) -> str:
        return "closing" if state.closing else "grab"

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        waives = item == PASS and state.is_played and state.closing
        return say("press-waive") if waives else super().label(state, seat, item)

    # The free dice, the viewer's sheet with the words that have won dice, and everybody's words in order of arrival.

    def table(self, state: State, viewer: Viewer) -> tuple[Widget, ...]:
        if not state.is_played:
            return ()
        own = [claim for claim in state.claims if claim.is_held and viewer in claim.word.authors]
        called = {claim.die: claim.word.text for claim in own}
        texts = [called.get(die, "") for die in range(len(state.letters))]
        sheet = () if viewer is None else (word_sheet("words", viewer, state.letters, texts),)
        terms = tuple(term_of(claim.word, claim.issue, viewer, closed=claim.settled) for claim in state.claims)
        return (*letter_tray(state.letters, state.free_dice), *sheet, *((Terms("terms", terms),) if terms else ()))

    def note(self, state: State, seat: Seat) -> Phrase | None:
        if not state.is_played:
            return super().note(state, seat)
        if state.locks[seat]:
            return say("note-locked")
        held = len([claim for claim in state.claims if seat in claim.word.authors and claim.is_held])
        return say("note-passed" if seat in state.passed else "note-held", dice=held)

    # A live vote is secret until its last one is cast.

    def seen(self, state: State, event: Event, viewer: Viewer) -> SeenEvent:
        if state.is_played and isinstance(event, Did) and event.seat != viewer and self._is_secret(state, event):
            return Unseen(event.seat)
        return super().seen(state, event, viewer)

    def _is_secret(self, state: State, event: Did) -> bool:
        if not isinstance(event.move, Mark) or event.move.mark == CHALLENGE:
            return False
        after = self.rules.played(state, event.seat, event.move)
        return after.is_played and not any(c.settled for c in after.claims if c.word.id == event.move.on)

    def told_in_play(self, state: State, seen: SeenEvent) -> tuple[Phrase, ...]:
        match seen:
            case Did(seat, Write(_, text)):
                return (self._told_claim(state, seat, text),)
            case Did(seat, Press()):
                key = "waived" if state.closing else "pass"
                return () if seat in state.passed else (say(f"told-{key}", who=Name(seat)),)
            case Expired(clock):
                kind = clock.split("-")[0]
                return (say(f"told-time-{kind}"),) if kind in ("idle", "round") else ()
            case _:
                return told_in_vote(self.rules.verdicts(state), self.rules.stage(state), seen)

    def _told_claim(self, state: State, seat: Seat, text: str) -> Phrase:
        refused = self.rules.refused(state, text)
        if refused is None:
            return say("told-claim", who=Name(seat), text=text)
        return say(f"told-refused-{refused}", who=Name(seat), text=text, seconds=self.rules.options.wrong_claim_lock_s)

    # The votes that have ended, and that nothing can be claimed any more.

    def told_of_play(self, before: State, after: State) -> tuple[Phrase, ...]:
        pending = {claim.word.id: claim.word.text for claim in before.claims if not claim.settled}
        settled = [claim.issue for claim in after.claims if claim.settled and claim.issue is not None]
        issues = settled if after.review is None else after.review.issues
        verdicts = [verdict(issue, pending[issue.one]) for issue in issues if issue.one in pending]
        closes = after.is_played and after.closing and not before.closing
        return (*verdicts, *((say("told-closing"),) if closes else ()))
