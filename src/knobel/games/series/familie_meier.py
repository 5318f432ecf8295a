"""Familie Meier: a one brings Herr Meier, a two then Frau Meier, and after them all pips are children.

Rulings followed: a throw is read in this order whatever the order of its dice, so that all three may come at once; a
two before Herr Meier and any pips before Frau Meier are lost; once both are there, ones and twos are children as well.
"""

from knobel.games.series._series import Series, SeriesFace, SeriesRules, series_info
from knobel.writing.face import Name, Phrase, say
from knobel.writing.facts import Frozen, Game, Options
from knobel.writing.rules import DiceSet, Faces, Seat, d6

FATHER, MOTHER = 1, 2
# Three dice in the first round, two in the second, one in the last.
DICE = (d6(3), d6(2), d6(1))


class Meiers(Frozen, frozen=True):
    """Who is at home: Herr Meier, Frau Meier, and so many children."""

    father: int = 0
    mother: int = 0
    children: int = 0

    @property
    def size(self) -> int:
        """How many people they are."""
        return self.father + self.mother + self.children

    def after(self, faces: Faces) -> "Meiers":
        """The family after a throw: each die is used once."""
        loose = list(faces)
        father = self.father or _used(loose, FATHER)
        mother = self.mother or (father and _used(loose, MOTHER))
        return Meiers(father, mother, self.children + (sum(loose) if mother else 0))


def _used(loose: list[int], face: int) -> int:
    """Take one die with this face from those lying there, if there is one."""
    if face not in loose:
        return 0
    loose.remove(face)
    return 1


def family(series: Series) -> Meiers:
    """The family that a series has brought."""
    meiers = Meiers()
    for faces in series:
        meiers = meiers.after(faces)
    return meiers


class FamilieMeier(SeriesRules[Options]):
    dice = DICE[0]
    in_rounds = True

    def length(self) -> int:
        return len(DICE)

    def dice_for(self, series: Series) -> DiceSet:
        return DICE[len(series)]

    def score(self, series: Series) -> int:
        return family(series).size


class FamilieMeierFace(SeriesFace[FamilieMeier]):
    unit = "people"

    def remark(self, series: Series) -> Phrase:
        meiers = family(series)
        facts = {"father": meiers.father, "mother": meiers.mother, "children": meiers.children}
        return say("at-home", **facts, count=len(series), length=len(DICE))

    def told(self, seat: Seat, series: Series) -> tuple[Phrase, ...]:
        before, after = family(series[:-1]), family(series)
        came = [
            *(["told-father"] if after.father > before.father else []),
            *(["told-mother"] if after.mother > before.mother else []),
            *(["told-children"] if after.children > before.children else []),
        ]
        children = after.children - before.children
        arrivals = tuple(say(key, who=Name(seat), children=children) for key in came or ["told-nobody"])
        return (*arrivals, say("told-size", who=Name(seat), size=after.size))


GAME = Game(series_info("familie-meier", dice=3), FamilieMeier, FamilieMeierFace)
