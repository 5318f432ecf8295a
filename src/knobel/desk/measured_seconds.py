"""Lengths of tournament games, measured by simulation: seconds with two, three and four players, in full
and as a scharfes Spiel.

Written by `python -m knobel.minds.measuring_tables`; do not edit.
"""

Seconds = tuple[int, int, int]

SECONDS: dict[str, tuple[Seconds, Seconds]] = {
    "chips-auswuerfeln": ((122, 191, 252), (122, 189, 256)),
    "das-grosse-herz": ((68, 106, 138), (66, 106, 139)),
    "doppeltes-lottchen": ((27, 27, 27), (27, 27, 27)),
    "faule-sechs": ((82, 83, 79), (83, 80, 81)),
    "filzlaus": ((43, 60, 84), (43, 62, 80)),
    "kombinierte-filzlaus": ((104, 154, 203), (107, 147, 204)),
    "langsamer-peter": ((66, 90, 120), (65, 88, 123)),
    "schocken": ((519, 654, 712), (221, 262, 260)),
    "siamesische-zwillinge": ((36, 35, 36), (36, 36, 35)),
    "teure-sieben": ((43, 49, 54), (41, 46, 53)),
    "todessprung": ((97, 87, 72), (96, 85, 73)),
}
