zwoelf-minus-neun-name = Twelve Minus Nine
zwoelf-minus-neun-aliases = Zwölf minus neun
zwoelf-minus-neun-line = Six dice: even pips count for you, odd ones against you.
zwoelf-minus-neun-goal = The highest total wins: even pips are added, odd ones taken off.
zwoelf-minus-neun-each-turn = Throw all six dice once.
zwoelf-minus-neun-rules =
    Everybody throws all six dice once in turn. { $rounds ->
        [one] A single round is played.
       *[other] This goes on for { $rounds } rounds.
    }

    Add up all pips on 2s, 4s and 6s and take away the pips on 1s, 3s and 5s. If every die shows something else, that is twelve minus nine, 3 points, and so the game got its name. Negative points count too.

    The highest total wins.
zwoelf-minus-neun-option-rounds = Rounds
zwoelf-minus-neun-option-rounds-help = How many throws everybody has.
zwoelf-minus-neun-told-series-score = That makes { $gain }, and { $who } stands at { $score }.
