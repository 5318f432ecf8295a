mariechen-rueckwaerts-name = Little Mary Backwards
mariechen-rueckwaerts-aliases = Mariechen rückwärts
mariechen-rueckwaerts-line = Six throws from six down to one, and only an exact match counts.
mariechen-rueckwaerts-goal = Whoever has the most points wins; only exact hits count.
mariechen-rueckwaerts-each-turn = Six throws: first you want a six, then a five, and a one in the end.
mariechen-rueckwaerts-rules =
    In turn everybody makes six throws with one die, all in a row. What you want is the series 6, 5, 4, 3, 2, 1: a six with your first throw, a five with your second, and so on down to a one with your last.

    A hit brings as many points as the die shows, everything else nothing. More than 21 is not possible. Whoever has the most points wins, even if that is none at all.
mariechen-rueckwaerts-told-series-score =
    { $gain ->
        [0] No hit.
       *[other] A hit! { $who } stands at { $score }.
    }
    .you =
        { $gain ->
            [0] No hit.
           *[other] A hit! You stand at { $score }.
        }
