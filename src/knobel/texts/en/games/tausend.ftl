tausend-name = Thousand
tausend-aliases = Tausend; One Thousand
tausend-line = Three numbers of three dice each: as near to the target as you can get, but not over.
tausend-goal = With three numbers, get as close to { $target } as you can, but not over it.
tausend-each-turn = Throw three dice and make a number of three digits from them.
tausend-rules =
    Three dice, three rounds. On your turn you throw all three dice and write them down as a three-digit number; the order of the digits is up to you. So 3, 5 and 6 become 356, 365, 536, 563, 635 or 653. All three digits must be used, and what is written stays.

    Your three numbers are added up. Whoever ends nearest to { $target } without being over it wins. Exactly { $target } is best, but does not end the game: somebody else may still get there too. There is no stopping after two numbers.

    Whoever goes over { $target } is out and throws no more. { $all_bust ->
        [least_over] Those who are out come behind all others, the better the less they are over. If everybody is over, whoever is least over wins.
        [replay] Those who are out share the last place. If everybody is over, you start again, and the left neighbour of whoever began last begins; after the twentieth time it is a draw.
       *[draw] Those who are out share the last place. If everybody is over, nobody wins.
    }
tausend-option-target = Target
tausend-option-target-help = The total may not be more than this.
tausend-option-all_bust = If everybody is over
tausend-option-all_bust-help = What counts if nobody has stayed below the target.
tausend-value-all_bust-draw = nobody wins
tausend-value-all_bust-least_over = whoever is least over wins
tausend-value-all_bust-replay = it is played again
tausend-cell-1 = number 1
tausend-cell-2 = number 2
tausend-cell-3 = number 3
tausend-sum-total = Sum
tausend-target =
    { $attempt ->
        [1] At most { $target }, and as near to it as you can.
       *[other] At most { $target }, and as near to it as you can. This is attempt { $attempt }.
    }
tausend-is-over = { $who } is over and out
    .you = You are over and out
tausend-move-write = Write { $number }, which makes { $total }
tausend-move-write-over = Write { $number } – with { $total } you are out
tausend-told-entry = { $who } writes { $number } and stands at { $total }.
    .you = You write { $number } and stand at { $total }.
tausend-told-forced = That can only be { $number }: { $who } stands at { $total }.
    .you = That can only be { $number }: you stand at { $total }.
tausend-told-over = That is { $excess } too many: { $who } is out.
    .you = That is { $excess } too many: you are out.
tausend-told-finished =
    { $short ->
        [0] { $who } hits it exactly. It cannot be beaten!
       *[other] { $who } is done, { $short } short.
    }
    .you =
        { $short ->
            [0] You hit it exactly. It cannot be beaten!
           *[other] You are done, { $short } short.
        }
tausend-told-replay = Everybody is over: once more from the beginning (time { $number }), and { $who } begins.
    .you = Everybody is over: once more from the beginning (time { $number }), and you begin.
tausend-error-wrong-digits = Your three dice do not make { $number }. Use each digit exactly once.
