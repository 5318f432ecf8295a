einundzwanzig-name = Twenty-One
einundzwanzig-aliases = Einundzwanzig; Dice blackjack
einundzwanzig-line = Three dice, then two, then one by one: as close to twenty-one as you dare, and not a pip beyond.
einundzwanzig-goal = Get as close to 21 as you can, never over it; whoever has the most chips wins.
einundzwanzig-each-turn = First three dice, then two, then one at a time – after any throw you may stop.
einundzwanzig-rules =
    Everybody gets { $start_chips } chips. You add up your throws: exactly 21 is what you want, just below is good too. First everybody throws three dice, and must. Then you may stop or go on: once with two dice, after that with one, as often as you like. At exactly 21 you are done, and above it you have lost the round.

    { $structure ->
        [own_turn] Everybody throws the whole series in one go, then it is the next one's turn.
       *[laps] The dice go round: first three for everybody, then two, then one again and again. Whoever has stopped does not come back in this round.
    }

    When all are done, whoever has the highest sum up to 21 wins. Of equal sums the one with fewer throws is better. { $round_tie ->
        [no_payment] If the throws are equal too, the round does not count and nobody pays.
       *[throw_off] If the throws are equal too, each of them throws all three dice once more, and the highest throw takes the round.
    }

    Whoever went over pays the winner of the round two chips, everybody else one. If you do not have enough, you pay what you have. If all went over, nobody pays.{ einundzwanzig-rules-next }

    The game is over when somebody has no chips left, { $max_rounds ->
        [one] or after a single round.
       *[other] or after { $max_rounds } rounds.
    } Whoever has the most chips then wins.
einundzwanzig-rules-next =
    { $max_rounds ->
        [one] {""}
       *[other] {" "}The next round is begun by the left neighbour of whoever began the last.
    }
einundzwanzig-option-structure = Turns
einundzwanzig-option-structure-help = Whether the dice go on after every throw, or everybody throws in one go.
einundzwanzig-value-structure-laps = in turn
einundzwanzig-value-structure-own_turn = in one go
einundzwanzig-option-round_tie = Tie in a round
einundzwanzig-option-round_tie-help = What happens when several have as many pips in as many throws.
einundzwanzig-value-round_tie-throw_off = play-off
einundzwanzig-value-round_tie-no_payment = nobody pays
einundzwanzig-option-max_rounds = Rounds at most
einundzwanzig-option-max_rounds-help = After so many rounds the game is over in any case.
einundzwanzig-throw-dice =
    { $dice ->
        [one] Go on with one die
       *[other] Go on with { $dice } dice
    }
einundzwanzig-round = Round { $number }. The limit is { $limit }.
einundzwanzig-hand-over = over { $limit }
einundzwanzig-hand-stands =
    { $throws ->
        [one] done after one throw
       *[other] done after { $throws } throws
    }
einundzwanzig-hand-running =
    { $throws ->
        [one] still in, one throw so far
       *[other] still in, { $throws } throws so far
    }
einundzwanzig-playoff-for-round = Play-off for the round: { $who } throws.
    .you = Play-off for the round: you throw.
einundzwanzig-told-playoff = A tie: the round takes a play-off.
einundzwanzig-told-total = { $who } stands at { $total }.
    .you = You stand at { $total }.
einundzwanzig-told-limit = Exactly { $total }! { $who } is done.
    .moment = Exactly { $total }!
    .you = Exactly { $total }! You are done.
einundzwanzig-told-over = { $total } is too much: { $who } has lost the round.
    .you = { $total } is too much: you have lost the round.
einundzwanzig-told-stands =
    { $throws ->
        [one] { $who } stays at { $total } in one throw.
       *[other] { $who } stays at { $total } in { $throws } throws.
    }
    .you =
        { $throws ->
            [one] You stay at { $total } in one throw.
           *[other] You stay at { $total } in { $throws } throws.
        }
einundzwanzig-told-all-over = All are over: nobody pays.
einundzwanzig-told-void = A tie: the round does not count, nobody pays.
einundzwanzig-told-round =
    { $chips ->
        [one] { $who } wins the round and gets one chip.
       *[other] { $who } wins the round and gets { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You win the round and get one chip.
           *[other] You win the round and get { $chips } chips.
        }
einundzwanzig-told-pays =
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
einundzwanzig-learn-press-stop-throw = Throw again or stop? The closer to 21 the better – over it the round is lost.
einundzwanzig-learn-after-told-over = Over 21: this round is lost, and costs two chips if somebody else wins it.
einundzwanzig-learn-after-told-pays = Whoever wins the round gets chips from all the others.
