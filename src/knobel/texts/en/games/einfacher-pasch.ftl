einfacher-pasch-name = Simple Doubles
einfacher-pasch-aliases = Einfacher Pasch
einfacher-pasch-line = Two dice, and only doubles score.
einfacher-pasch-goal = Whoever has the most points wins, and only doubles score.
einfacher-pasch-each-turn = Throw two dice once.
einfacher-pasch-rules =
    In turn everybody throws two dice once. { $rounds ->
        [one] A single round is played.
       *[other] This goes on for { WORD($rounds) } rounds.
    }

    Only doubles count. { $double_value ->
        [face] They are worth their number once: two fives are 5 points.
       *[sum] They are worth the pips of both dice: two fives are 10 points.
    } Anything else is worth nothing.

    Whoever has the most points wins.
einfacher-pasch-option-rounds = Rounds
einfacher-pasch-option-rounds-help = How many throws everybody has.
einfacher-pasch-option-double_value = Doubles count
einfacher-pasch-option-double_value-help = Whether both dice count, or the number only once.
einfacher-pasch-value-double_value-sum = both dice
einfacher-pasch-value-double_value-face = their number once
einfacher-pasch-told-series-score =
    { $gain ->
        [0] No doubles: { $who } stays at { $score }.
       *[other] Doubles! That is { $gain }, and { $who } stands at { $score }.
    }
    .you =
        { $gain ->
            [0] No doubles: you stay at { $score }.
           *[other] Doubles! That is { $gain }, and you stand at { $score }.
        }
