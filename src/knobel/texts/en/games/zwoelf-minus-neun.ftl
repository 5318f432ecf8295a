zwoelf-minus-neun-name = Twelve Minus Nine
zwoelf-minus-neun-aliases = Zwölf minus neun
zwoelf-minus-neun-line = Six dice: even pips count for you, odd ones against you.
zwoelf-minus-neun-goal = Whoever has the highest total wins: even pips are added, odd ones taken off.
zwoelf-minus-neun-each-turn = Throw all six dice once.
zwoelf-minus-neun-rules =
    In turn everybody throws all six dice once. { $rounds ->
        [one] A single round is played.
       *[other] This goes on for { WORD($rounds) } rounds.
    }

    Add up the pips of all twos, fours and sixes and take away the pips of all ones, threes and fives. If every die shows something else, that is twelve minus nine, 3 points, and so the game got its name. Negative points count too.

    Whoever has the highest total wins.
zwoelf-minus-neun-option-rounds = Rounds
zwoelf-minus-neun-option-rounds-help = How many throws everybody has.
zwoelf-minus-neun-told-series-score = That makes { $gain }, and { $who } stands at { $score }.
    .you = That makes { $gain }, and you stand at { $score }.
