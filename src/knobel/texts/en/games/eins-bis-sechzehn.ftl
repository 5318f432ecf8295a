eins-bis-sechzehn-name = One to Sixteen
eins-bis-sechzehn-aliases = Eins bis sechzehn; One to sixteen and back
eins-bis-sechzehn-line = Work out number after number from three dice, from one to sixteen.
eins-bis-sechzehn-goal =
    Be the first to tick off 1 to 16{ $passes ->
        [1] {""}
       *[2] { $order ->
            [free] {" "}twice
           *[strict] {" "}and back again
        }
    }.
eins-bis-sechzehn-each-turn =
    { $assist ->
        [auto] Throw three dice; numbers that can be made from them are ticked off.
       *[manual] Throw three dice and make numbers of them to tick off.
    }
eins-bis-sechzehn-rules =
    In turn everybody throws three dice and makes numbers of them. { $operations ->
        [all_four] You may add, subtract, multiply and divide, with brackets if you like; a division must come out even.
       *[plus_minus] You may add and subtract.
    } For one number you use one, two or all three dice, each at most once; for the next number you may use the same dice again. Dice are not joined: a one and a six are no 16.

    { $order ->
        [free] { $passes ->
            [1] The numbers wanted are 1 to 16, in any order: with one throw you may tick everything that can be made and is still open.
           *[2] The numbers wanted are 1 to 16 in two passes, each in any order: with one throw you may tick everything that can be made and is still open. The second pass begins only with the next throw.
        }
       *[strict] { $passes ->
            [1] The numbers wanted are 1 to 16
           *[2] The numbers wanted are 1 to 16 and then back again to 1
        }, strictly one after another. One throw may tick as many in a row as can be made: 1, 3 and 6 tick everything from 1 to 10 at once. If one is missing, nothing moves until you have it.
    }{ $passes ->
        [1] {""}
       *[2] {" "}{ $top_number ->
            [twice] The 16 is needed in both passes.
           *[once] The 16 is needed only once.
        }
    }

    { $turn ->
        [while_ticking] If a throw has ticked something, you throw again.
       *[one_throw] After each throw it is your left neighbour's turn.
    } { $assist ->
        [manual] The sums are up to you: you write down how you make a number, and say when you are done. What you overlook is lost for this throw; a mistake costs nothing. { $claim_seconds ->
            [0] You have all the time you want.
           *[other] You have { $claim_seconds } seconds for each throw.
        }
       *[auto] Everything that can be made is ticked by itself.
    }

    Whoever has ticked everything first { $finish ->
        [full_circuit] brings on the finish. The round is played to its end, so that all have had as many turns; whoever is done by then is level in front.
       *[sudden] wins. That ends the game at once.
    } The others rank by how many numbers they have ticked. After { $max_laps } rounds at the latest the game is over, and whoever has come furthest wins.
eins-bis-sechzehn-option-operations = Arithmetic
eins-bis-sechzehn-option-operations-help = What the sums may use. With all four it goes much faster.
eins-bis-sechzehn-value-operations-plus_minus = plus and minus
eins-bis-sechzehn-value-operations-all_four = all four
eins-bis-sechzehn-option-order = Order
eins-bis-sechzehn-option-order-help = Whether the numbers are ticked one after another or in any order.
eins-bis-sechzehn-value-order-strict = one after another
eins-bis-sechzehn-value-order-free = any order
eins-bis-sechzehn-option-passes = Passes
eins-bis-sechzehn-option-passes-help = 2 means there and back, 1 only there.
eins-bis-sechzehn-option-top_number = The sixteen
eins-bis-sechzehn-option-top_number-help = Whether the 16 is needed again for the way back.
eins-bis-sechzehn-value-top_number-once = once
eins-bis-sechzehn-value-top_number-twice = twice
eins-bis-sechzehn-option-turn = Throws a turn
eins-bis-sechzehn-option-turn-help = Whether a throw that ticks something brings another.
eins-bis-sechzehn-value-turn-one_throw = always one
eins-bis-sechzehn-value-turn-while_ticking = on while it ticks
eins-bis-sechzehn-option-assist = Sums
eins-bis-sechzehn-option-assist-help = Whether numbers tick themselves or everybody writes down the sums.
eins-bis-sechzehn-value-assist-auto = by themselves
eins-bis-sechzehn-value-assist-manual = written down
eins-bis-sechzehn-option-claim_seconds = Seconds for the sums
eins-bis-sechzehn-option-claim_seconds-help = Time for each throw where everybody writes down the sums; 0 means no clock.
eins-bis-sechzehn-option-finish = Finish
eins-bis-sechzehn-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
eins-bis-sechzehn-value-finish-sudden = at once
eins-bis-sechzehn-value-finish-full_circuit = after the round
eins-bis-sechzehn-option-max_laps = Rounds at most
eins-bis-sechzehn-option-max_laps-help = After these, whoever has come furthest wins.
eins-bis-sechzehn-number = { $number }
eins-bis-sechzehn-read-token = { $who }: { $at } of { $length } numbers ticked
    .you = You: { $at } of { $length } numbers ticked
eins-bis-sechzehn-read-strikes = { $who }: still open { $left }; ticked { $struck }
    .you = You: still open { $left }; ticked { $struck }
eins-bis-sechzehn-write-next = Sum for the { $number }
eins-bis-sechzehn-write-any = Name a number and write down its sum
eins-bis-sechzehn-told-write = { $who } writes: { $slot } = { $text }.
    .you = You write: { $slot } = { $text }.
eins-bis-sechzehn-note-up = next: the { $number }
eins-bis-sechzehn-note-back = on the way back, next: the { $number }
eins-bis-sechzehn-note-open =
    { $count ->
        [one] one number open
       *[other] { $count } numbers open
    }
eins-bis-sechzehn-note-open-again =
    { $count ->
        [one] second pass, one number open
       *[other] second pass, { $count } numbers open
    }
eins-bis-sechzehn-note-done = done
eins-bis-sechzehn-next-up = needs the { $number }
    .you = You need the { $number }
eins-bis-sechzehn-next-back = needs the { $number } on the way back
    .you = You need the { $number } on the way back
eins-bis-sechzehn-next-open =
    { $count ->
        [one] has one number open
       *[other] has { $count } numbers open
    }
    .you =
        { $count ->
            [one] You have one number open
           *[other] You have { $count } numbers open
        }
eins-bis-sechzehn-next-open-again =
    { $count ->
        [one] has one number of the second pass open
       *[other] has { $count } numbers of the second pass open
    }
    .you =
        { $count ->
            [one] You have one number of the second pass open
           *[other] You have { $count } numbers of the second pass open
        }
eins-bis-sechzehn-next-done = is done
    .you = You are done
eins-bis-sechzehn-told-ticks =
    { $count ->
        [one] { $who } ticks { $numbers } and { $next }.
       *[other] { $who } ticks { $count } numbers ({ $numbers }) and { $next }.
    }
    .you =
        { $count ->
            [one] You tick { $numbers }. { $next }.
           *[other] You tick { $count } numbers ({ $numbers }). { $next }.
        }
eins-bis-sechzehn-told-missed = No use: { $who } { $next }.
    .you = No use to you. { $next }.
eins-bis-sechzehn-told-right = Right! { $who } { $next }.
    .you = Right, your sum works. { $next }.
eins-bis-sechzehn-told-unreadable = This sum does not count.
eins-bis-sechzehn-told-wrong-dice = These dice do not lie there, or one of them is used twice.
eins-bis-sechzehn-told-wrong-value = That makes { $value } and not { $number }.
eins-bis-sechzehn-told-ticked-before = This number is ticked already.
eins-bis-sechzehn-told-last-lap = After { $laps } rounds it is over. Whoever has come furthest wins.
eins-bis-sechzehn-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
eins-bis-sechzehn-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
