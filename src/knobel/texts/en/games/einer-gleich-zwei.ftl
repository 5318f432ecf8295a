einer-gleich-zwei-name = One Equals Two
einer-gleich-zwei-aliases = Einer gleich zwei
einer-gleich-zwei-line = One die has to show as much as the two others together.
einer-gleich-zwei-goal = Whoever has the most points wins: one die must show as much as the two others together.
einer-gleich-zwei-each-turn =
    Throw three dice{ $throws ->
        [one] {" "}just once
       *[other] , { TIMES($throws) } in a row
    }.
einer-gleich-zwei-rules =
    Everybody throws three dice { $throws ->
        [one] just once
       *[other] { TIMES($throws) } in a row
    }{ $throws ->
        [one] .
       *[other] {" "}and then passes them on.
    }

    A throw counts if two dice together show exactly as much as the third. Then you get the pips of that third die: 4 2 6 gives 6 points, 1 4 5 gives 5, and 1 2 4 gives nothing.

    { $throws ->
        [one] Whoever has the most points wins.
       *[other] Your points are added up, and whoever has the most wins.
    }
einer-gleich-zwei-option-throws = Throws
einer-gleich-zwei-option-throws-help = How often everybody throws in a row.
einer-gleich-zwei-told-series-score =
    { $gain ->
        [0] That does not add up: { $who } stays at { $score }.
       *[other] That adds up and gives { $gain }; { $who } stands at { $score }.
    }
    .you =
        { $gain ->
            [0] That does not add up: you stay at { $score }.
           *[other] That adds up and gives { $gain }; you stand at { $score }.
        }
