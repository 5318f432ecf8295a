pasch-name = Doubles and Triples
pasch-aliases = Pasch
pasch-line = Three dice: a pair is nice, but a triple counts four times.
pasch-goal = Whoever has the most points wins: two alike count once, three alike four times.
pasch-each-turn =
    Throw three dice{ $throws ->
        [one] {" "}just once
       *[other] , { TIMES($throws) } in a row
    }.
pasch-rules =
    { $throws ->
        [one] Everybody throws three dice just once.
       *[other] Everybody throws three dice { TIMES($throws) } in a row and then passes them on. Nothing is kept: all three dice are thrown every time.
    }

    With two alike the number counts once: 5 5 2 is 5 points. With three alike it counts four times: 6 6 6 is 24. If all three differ you get nothing.

    { $throws ->
        [one] Whoever has the most points wins.
       *[other] Your points are added up, and whoever has the most wins.
    }
pasch-option-throws = Throws
pasch-option-throws-help = How often everybody throws in a row.
pasch-told-series-score =
    { $gain ->
        [0] No pair: { $who } stays at { $score }.
       *[other] That makes { $gain }: { $who } is now at { $score }.
    }
    .you =
        { $gain ->
            [0] No pair: you stay at { $score }.
           *[other] That makes { $gain }: you are now at { $score }.
        }
