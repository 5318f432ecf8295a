"""What can be advised to somebody who grabs dice."""

from knobel.games.word._categories import CONSENT
from knobel.games.word._vote import DONE
from knobel.games.word._vote_advice import VoteAdvice
from knobel.games.word.stadt_land_fluss_schnapp.rules import PASS, StadtLandFlussSchnapp
from knobel.games.word.stadt_land_fluss_schnapp.state import State
from knobel.writing.advice import RandBelow
from knobel.writing.rules import AnyMove, Seat, Write


class StadtLandFlussSchnappAdvice(VoteAdvice[StadtLandFlussSchnapp]):
    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        claims = tuple([claim.sample_hidden() for claim in state.claims])
        sampled: State = super().sample_hidden(state.but(claims=claims), seat, below)
        return sampled

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float:
        """Consent, never challenge, abstain; and a claim that would win a die looks like its point."""
        if state.choice.chosen is None:
            return float(move == CONSENT)
        if state.is_played and isinstance(move, Write):
            return 0.0 if self.rules.refused(state, move.text) else 1.0
        return 0.5 if move in (PASS, DONE) else 0.0
