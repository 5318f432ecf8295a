mariechen-vorwaerts-name = Little Mary Forwards
mariechen-vorwaerts-aliases = Mariechen vorwärts; Mariechen
mariechen-vorwaerts-line = Six throws, and each counts only if it shows its own number.
mariechen-vorwaerts-goal = Whoever has the most points wins; only exact hits count.
mariechen-vorwaerts-each-turn = Six throws: first you want a one, then a two, and a six in the end.
mariechen-vorwaerts-rules =
    In turn everybody makes six throws with one die, all in a row. What you want is the series 1, 2, 3, 4, 5, 6: a one with your first throw, a two with your second, and so on up to a six with your last.

    A hit brings as many points as the die shows, everything else nothing. More than 21 is not possible. Whoever has the most points wins, even if that is none at all.
mariechen-vorwaerts-told-series-score =
    { $gain ->
        [0] No hit.
       *[other] A hit! { $who } stands at { $score }.
    }
    .you =
        { $gain ->
            [0] No hit.
           *[other] A hit! You stand at { $score }.
        }
