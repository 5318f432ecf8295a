va-banque-name = Va Banque
va-banque-aliases = Big Bank; Große Bank
va-banque-line = Five dice and the four rules of arithmetic, each exactly once: the highest result takes the pot.
va-banque-goal = The highest result takes the pot; in the end whoever has the most chips wins.
va-banque-each-turn = Five dice one by one: plus, minus, times and divided by, each exactly once.
va-banque-rules =
    Everybody begins with { $start_chips } chips. Whoever begins holds the bank first; all others put { $stake ->
        [one] one chip
       *[other] { $stake } chips
    } into the pot. If you no longer have that many, you sit out this round.

    Now the bank throws five dice for one player after the other, one die at a time. The first die is your value. At the second, third and fourth you say how to go on: plus, minus, times or divided by the die. Each operation may be used only once, and the one you have not used yet is left for the fifth die. On the way you may divide only if it leaves no remainder; results below zero are allowed. With 3, 5, 6, 1 and 4 you can go like this: 3 plus 5 is 8, times 6 is 48, divided by 1 is still 48, minus 4 is 44.{ $seats ->
        [2] { $two_player_mode ->
            [bank_collects_only] {""}
           *[banker_plays] {" "}{ va-banque-rules-remainder }
        }
       *[other] {" "}{ va-banque-rules-remainder }
    }

    { $seats ->
        [2] { $two_player_mode ->
            [bank_collects_only] {""}
           *[banker_plays] { va-banque-rules-winner }{" "}
        }
       *[other] { va-banque-rules-winner }{" "}
    }Then the bank moves left.

    { $seats ->
        [2] { $two_player_mode ->
            [bank_collects_only] With two players the bank does not play: the other one stakes alone and gets the stake back. Only if the division comes with the fifth die and leaves a remainder does the bank collect it.
           *[banker_plays] With two players the bank stakes too and gets its five dice last; the higher result takes both stakes.{ $bank_collects ->
                [true] {" "}If both fail by a remainder, each takes back their own stake.
               *[false] {""}
            }
        }
       *[other] {""}
    }

    { $cycles ->
        [one] When everybody has held the bank once,
       *[other] When everybody has held the bank { TIMES($cycles) },
    } the game is over. Whoever has the most chips then wins.
va-banque-rules-winner =
    Whoever has the highest result takes the pot. { $tie ->
        [throw_off] With equal results the best get five new dice, until one of them is ahead, ten times at most. Then the pot is split; chips left over go one each to the winners whose turn came first. In a play-off a remainder costs nothing.
       *[split] With equal results the pot is split; chips left over go one each to the winners whose turn came first.
    }
va-banque-rules-remainder =
    { $bank_collects ->
        [true] If your division comes only with the fifth die and leaves a remainder, you have failed: your stake goes to the bank.
       *[false] If your division comes only with the fifth die, a remainder is simply dropped.
    }
va-banque-option-stake = Stake
va-banque-option-stake-help = How many chips everybody puts into the pot before a round.
va-banque-option-bank_collects = Bank collects on a remainder
va-banque-option-bank_collects-help = If the division at the end leaves a remainder, the stake goes to the bank.
va-banque-option-cycles = Times round the table
va-banque-option-cycles-help = How often everybody holds the bank.
va-banque-option-tie = Equal results
va-banque-option-tie-help = Split the pot or play for it.
va-banque-value-tie-split = split the pot
va-banque-value-tie-throw_off = play-off
va-banque-option-two_player_mode = With two players
va-banque-option-two_player_mode-help = Whether the bank plays too, or only collects.
va-banque-value-two_player_mode-banker_plays = the bank plays too
va-banque-value-two_player_mode-bank_collects_only = the bank only collects
va-banque-value-plus = plus
va-banque-value-minus = minus
va-banque-value-times = times
va-banque-value-over = divide
va-banque-step-plus = { $value } + { $die } = { $result }
va-banque-step-minus = { $value } − { $die } = { $result }
va-banque-step-times = { $value } × { $die } = { $result }
va-banque-step-over = { $value } ÷ { $die } = { $result }
va-banque-step-rest = { $value } ÷ { $die } = { $result }, with a remainder
va-banque-pile-bank = { $who } (bank)
    .you = You (bank)
va-banque-round = Round { $round } of { $rounds }: { $who } holds the bank and throws.
    .you = Round { $round } of { $rounds }: you hold the bank and throw.
va-banque-playoff = Play-off { $repeats } for the pot: { $who }.
    .you = Play-off { $repeats } for the pot: you against { $names }.
va-banque-calculation-begun = { $who } has begun with { $value }.
    .you = You have begun with { $value }.
va-banque-calculation = { $who } reckons: { $steps }.
    .you = You reckon: { $steps }.
va-banque-unused = Next is the { $die }. Left: { $operations }.
va-banque-note-to-come = in the pot, no result yet
va-banque-note-failed = a remainder, stake lost
va-banque-told-say = { $who } says “{ $value }”.
    .you = You say “{ $value }”.
va-banque-told-first = { $who } begins with { $value }.
    .you = You begin with { $value }.
va-banque-told-die = { $who } has { $value } and must go on with the { $die }.
    .you = You have { $value } and must go on with the { $die }.
va-banque-told-step = { $step }.
va-banque-told-result = { $who } comes to { $value }.
    .you = You come to { $value }.
va-banque-told-failed = A remainder is left: { $who } has failed.
    .you = A remainder is left: you have failed.
va-banque-told-collects =
    { $chips ->
        [one] { $who } collects one chip for the bank.
       *[other] { $who } collects { $chips } chips for the bank.
    }
    .you =
        { $chips ->
            [one] You collect one chip for the bank.
           *[other] You collect { $chips } chips for the bank.
        }
va-banque-told-pot =
    { $count ->
        [one] { $chips ->
            [one] { $who } takes the pot, one chip.
           *[other] { $who } takes the pot, { $chips } chips.
        }
       *[other] { $who } split the pot, { $chips } chips.
    }
    .you =
        { $others ->
            [0]
                { $chips ->
                    [one] You take the pot, one chip.
                   *[other] You take the pot, { $chips } chips.
                }
           *[other] You split the pot with { $names }, { $chips } chips.
        }
va-banque-told-both-failed = Both have failed: each takes back their own stake.
va-banque-told-playoff-pot = A tie: { $who } play off for the pot.
    .you = A tie with { $names }: you play off for the pot.
va-banque-told-bank = Round { $round }: now { $who } holds the bank.
    .you = Round { $round }: now you hold the bank.
va-banque-told-begins = { $who } holds the bank first.
    .you = You hold the bank first.
va-banque-error-not-exact = { $value } divided by { $die } leaves a remainder. Here you may divide only without one.
va-banque-error-already-used = You have used “{ $operation }” already. Each operation comes only once.
