laeuse-wuerfeln-name = Throwing Lice
laeuse-wuerfeln-aliases = Läuse würfeln; Draw the Louse
laeuse-wuerfeln-line = Each lucky number adds a part to your louse: who finishes it first?
laeuse-wuerfeln-goal = Be the first to finish your louse of 13 parts.
laeuse-wuerfeln-each-turn = Throw one die; if your lucky number falls, you draw a part.
laeuse-wuerfeln-rules =
    In turn everybody chooses a lucky number from 1 to 6. { $unique_numbers ->
        [true] Each number can be had only once, so at most six can play.
       *[false] Two players may have the same.
    }

    Then one die is thrown in turn. If your own throw shows your lucky number, you draw a part of your louse. { $extra_throw_on_hit ->
        [true] After a hit you throw again at once.
       *[false] It is one throw a turn, even after a hit.
    }

    A whole louse has 13 parts: a body, a head, a tail, six legs, two feelers and two eyes. { $part_order ->
        [free] Which part comes next is for you to choose.
       *[auto] They are drawn in this order.
    }

    Whoever finishes their louse first { $finish ->
        [full_circuit] brings on the finish. The round is played to its end, so that all have had as many turns; whoever is done by then is level in front.
       *[sudden] wins. That ends the game at once, even if others have not had their turn in this round.
    } The others rank by how many parts they have.

    If no louse is finished after { $safety_circuits } rounds, the game is stopped and ranked as it stands.
laeuse-wuerfeln-option-unique_numbers = Each lucky number only once
laeuse-wuerfeln-option-unique_numbers-help = Whether two players may have the same lucky number. Each only once works for six players at most.
laeuse-wuerfeln-option-part_order = Order of the parts
laeuse-wuerfeln-option-part_order-help = Whether parts come in a fixed order or each player chooses.
laeuse-wuerfeln-value-part_order-auto = fixed
laeuse-wuerfeln-value-part_order-free = as each player likes
laeuse-wuerfeln-option-extra_throw_on_hit = Another throw after a hit
laeuse-wuerfeln-option-extra_throw_on_hit-help = Whether the lucky number brings another throw at once.
laeuse-wuerfeln-error-number-taken = The { $number } is taken. Still free: { $free }.
laeuse-wuerfeln-value-1 = 1
laeuse-wuerfeln-value-2 = 2
laeuse-wuerfeln-value-3 = 3
laeuse-wuerfeln-value-4 = 4
laeuse-wuerfeln-value-5 = 5
laeuse-wuerfeln-value-6 = 6
laeuse-wuerfeln-cell-body = body
laeuse-wuerfeln-cell-head = head
laeuse-wuerfeln-cell-tail = tail
laeuse-wuerfeln-cell-leg-1 = leg 1
laeuse-wuerfeln-cell-leg-2 = leg 2
laeuse-wuerfeln-cell-leg-3 = leg 3
laeuse-wuerfeln-cell-leg-4 = leg 4
laeuse-wuerfeln-cell-leg-5 = leg 5
laeuse-wuerfeln-cell-leg-6 = leg 6
laeuse-wuerfeln-cell-feeler-1 = feeler 1
laeuse-wuerfeln-cell-feeler-2 = feeler 2
laeuse-wuerfeln-cell-eye-1 = eye 1
laeuse-wuerfeln-cell-eye-2 = eye 2
laeuse-wuerfeln-move-say = Take { $value } as your lucky number
laeuse-wuerfeln-move-take = Draw: { $cell }
laeuse-wuerfeln-told-say = { $who } takes { $value } as a lucky number.
    .you = You take { $value } as your lucky number.
laeuse-wuerfeln-told-take = { $who } draws: { $cell }.
    .you = You draw: { $cell }.
laeuse-wuerfeln-told-hit = A hit! { $who } may choose a part.
    .you = A hit! You may choose a part.
laeuse-wuerfeln-told-drawn = A hit! { $who } draws: { $part }. That is part { $count } of { $length }.
    .you = A hit! You draw: { $part }. That is part { $count } of { $length }.
laeuse-wuerfeln-told-parts = That is part { $count } of { $length }.
laeuse-wuerfeln-finding = { $who } is to choose a lucky number.
    .you = You are to choose a lucky number.
laeuse-wuerfeln-note-lucky = lucky number { $number }
laeuse-wuerfeln-note-no-number = no lucky number yet
laeuse-wuerfeln-read-standing =
    { $score ->
        [one] { $who }: 1 part
       *[other] { $who }: { $score } parts
    }
    .you =
        { $score ->
            [one] You: 1 part
           *[other] You: { $score } parts
        }
laeuse-wuerfeln-option-finish = Finish
laeuse-wuerfeln-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
laeuse-wuerfeln-value-finish-sudden = at once
laeuse-wuerfeln-value-finish-full_circuit = after the round
laeuse-wuerfeln-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
laeuse-wuerfeln-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: like { $names }, you have reached the goal.
        }
laeuse-wuerfeln-option-safety_circuits = Rounds at most
laeuse-wuerfeln-option-safety_circuits-help = After these an endless game is stopped and ranked as it stands.
laeuse-wuerfeln-told-stopped = The game has gone on for too long and is stopped. It is ranked as it stands.
