quinze-name = Quinze
quinze-aliases = Fifteen
quinze-line = Throw as close to the limit as you dare, and not a pip beyond.
quinze-goal = Get as close to { $limit } as you can, never over it; whoever has the most chips wins.
quinze-each-turn = You must throw once; then you decide: stop or throw again.
quinze-rules =
    One die, and { $start_chips } chips each. On your turn you add up your throws: exactly { $limit } is what you want, just below is good too. One throw is compulsory; after each one you choose to go on or to stop. At exactly { $limit } you are done, and above it you have lost the round.

    When all have played, whoever has the highest sum up to { $limit } wins. Of equal sums, the one made in fewer throws is better. { $round_tie ->
        [no_payment] If the throws are equal too, the round does not count and nobody pays.
       *[throw_off] If the throws are equal too, those players throw once more, and the highest takes the round.
    }

    Whoever went over pays the winner of the round two chips, everybody else one. If you have too few, you give what you have. If all went over, nobody pays.{ quinze-rules-next }

    The game is over as soon as somebody has no chips left, { $max_rounds ->
        [one] and in any case after a single round.
       *[other] and in any case after { $max_rounds } rounds.
    } Whoever has the most chips then wins.
quinze-rules-next =
    { $max_rounds ->
        [one] {""}
       *[other] {" "}The next round is begun by the left neighbour of whoever began the last.
    }
quinze-option-limit = Target
quinze-option-limit-help = How far the sum may go, and no further.
quinze-option-round_tie = Tie in a round
quinze-option-round_tie-help = What happens when several have the same sum in equally many throws.
quinze-value-round_tie-throw_off = throw for it
quinze-value-round_tie-no_payment = nobody pays
quinze-option-max_rounds = Most rounds
quinze-option-max_rounds-help = The game ends after so many rounds at the latest.
quinze-round = Round { $number }. Target: { $limit }.
quinze-hand-over = over { $limit }
quinze-hand-stands =
    { $throws ->
        [one] done after one throw
       *[other] done after { $throws } throws
    }
quinze-hand-running =
    { $throws ->
        [one] one throw so far
       *[other] { $throws } throws so far
    }
quinze-playoff-for-round = Play-off for the round: { $who } throws.
    .you = Play-off for the round: you throw.
quinze-told-playoff = A tie: they throw for the round.
quinze-told-total = { $who } stands at { $total }.
    .you = You stand at { $total }.
quinze-told-limit = Exactly { $total }! { $who } is done.
    .moment = Exactly { $total }!
    .you = Exactly { $total }! You are done.
quinze-told-over = { $total } is too much: { $who } has lost the round.
    .you = { $total } is too much: you have lost the round.
quinze-told-stands =
    { $throws ->
        [one] { $who } stays at { $total } in one throw.
       *[other] { $who } stays at { $total } in { $throws } throws.
    }
    .you =
        { $throws ->
            [one] You stay at { $total } in one throw.
           *[other] You stay at { $total } in { $throws } throws.
        }
quinze-told-all-over = All went over: nobody pays.
quinze-told-void = A tie: the round does not count and nobody pays.
quinze-told-round =
    { $chips ->
        [one] { $who } wins the round and gets one chip.
       *[other] { $who } wins the round and gets { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You win the round and get one chip.
           *[other] You win the round and get { $chips } chips.
        }
quinze-told-pays =
    { $chips ->
        [one] { $who } pays one chip.
       *[other] { $who } pays { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You pay one chip.
           *[other] You pay { $chips } chips.
        }

# The guided first game.
quinze-learn-press-stop-throw = Throw again or stop? The closer to the goal the better – over it the round is lost.
quinze-learn-after-told-over = Over: this round is lost, and costs two chips if somebody else wins it.
quinze-learn-after-told-pays = Whoever wins the round gets chips from all the others.
