neunundneunzig-name = Ninety-Nine
neunundneunzig-aliases = Neunundneunzig; 99
neunundneunzig-line = Name a number, throw at least as much, and be the first to reach the goal.
neunundneunzig-goal = Be the first to reach { $goal } points.
neunundneunzig-each-turn = Name a number and throw at least as much: then you score it.
neunundneunzig-rules =
    On your turn you name a number and then throw. If you throw at least as many pips, you get exactly that number of points; otherwise you get nothing. The first player has two dice and may name any number from 2 to 12.

    If the player before you was successful, you must name more and throw the same number of dice. If not, it starts again with two dice and any number from 2 to 12. You may never name less than there are dice.

    { $jokers_each ->
        [0] There are no jokers.
        [one] Everybody starts with one joker. { neunundneunzig-rules-jokers }
       *[other] Everybody starts with { $jokers_each } jokers. { neunundneunzig-rules-jokers }
    } If no higher number is possible with the dice, you may also pass; that counts as a failure.

    { $play_out_places ->
        [true] Whoever has at least { $goal } points is done and deals out the jokers to the others, one by one. They play on until a single one is left.
       *[false] Whoever has at least { $goal } points first wins at once. The others rank by their points.
    } After { $max_rounds } rounds at the latest it is over, and whoever has the most points wins.
neunundneunzig-rules-jokers =
    A joker is spent before the throw, for one more die (six at most, and it stays in play for the next ones) or for a second chance: if the first throw fails, you throw all dice once more. With two jokers you can have both, but not the same thing twice. Every joker you spend goes to another player of your choice, even if you would not have needed it.

    If you have no joker, you may take one instead of throwing, from somebody who has the most. You get no points then. { $after_joker_take ->
        [reset] The next player starts with two dice and any number.
        [chain] The next player must name more all the same, with as many dice.
       *[keep_dice] The next player has as many dice, but may name any number.
    }
neunundneunzig-option-goal = Goal
neunundneunzig-option-goal-help = How many points are needed.
neunundneunzig-option-play_out_places = Play out the places
neunundneunzig-option-play_out_places-help = Whether the others play on when somebody has reached the goal.
neunundneunzig-option-jokers_each = Jokers each
neunundneunzig-option-jokers_each-help = How many jokers everybody has at the start.
neunundneunzig-option-after_joker_take = After taking a joker
neunundneunzig-option-after_joker_take-help = What the next player goes on with when somebody has taken a joker.
neunundneunzig-value-after_joker_take-keep_dice = same dice, any number
neunundneunzig-value-after_joker_take-reset = two dice, any number
neunundneunzig-value-after_joker_take-chain = same dice, a higher number
neunundneunzig-option-max_rounds = Rounds at most
neunundneunzig-option-max_rounds-help = After these whoever has the most points wins.
neunundneunzig-chain-free = { $dice } dice, any number.
neunundneunzig-chain = { $dice } dice, the number must be more than { $floor }.
neunundneunzig-named =
    { $second ->
        [yes] { $who } has named { $number } and has a second chance.
       *[no] { $who } has named { $number }.
    }
    .you =
        { $second ->
            [yes] You have named { $number } and have a second chance.
           *[no] You have named { $number }.
        }
neunundneunzig-has-second-chance = { $who } has a second chance.
    .you = You have a second chance.
neunundneunzig-note-jokers =
    { $jokers ->
        [0] no jokers
        [one] one joker
       *[other] { $jokers } jokers
    }
neunundneunzig-note-home = at the goal, place { $place }
neunundneunzig-name-number = Name a number from { $low } to { $high } and throw { $dice } dice
neunundneunzig-name-only-number = Name { $low } and throw { $dice } dice
neunundneunzig-press-extra_die = Spend a joker: one more die
neunundneunzig-press-second_chance = Spend a joker: a second chance
neunundneunzig-press-pass = Pass
neunundneunzig-give-to = The joker goes to { $who }
    .you = The joker goes to you
neunundneunzig-take-from = Take a joker from { $who } instead of throwing
    .you = Take a joker from you instead of throwing
neunundneunzig-told-bid = { $who } names { $amount }.
    .you = You name { $amount }.
neunundneunzig-told-choose = { $who } decides for { $other }.
    .you = You decide for { $other }.
    .you-other = { $who } decides for you.
neunundneunzig-told-press-extra_die = { $who } spends a joker on one more die.
    .you = You spend a joker on one more die.
neunundneunzig-told-press-second_chance = { $who } spends a joker on a second chance.
    .you = You spend a joker on a second chance.
neunundneunzig-told-press-pass = { $who } passes.
    .you = You pass.
neunundneunzig-told-given = The joker goes to { $receiver }.
    .you-receiver = The joker goes to you.
neunundneunzig-told-taken = { $receiver } takes a joker from { $giver } and does not throw.
    .you-giver = { $receiver } takes a joker from you and does not throw.
    .you-receiver = You take a joker from { $giver } and do not throw.
neunundneunzig-told-chain-broken = No points. On with two dice and any number.
neunundneunzig-told-made = { $sum } is enough for { $number }: { $who } now has { $total } points.
    .you = { $sum } is enough for { $number }: you now have { $total } points.
neunundneunzig-told-failed = { $sum } is not enough for { $number }. On with two dice and any number.
neunundneunzig-told-second-chance = { $sum } is not enough for { $number }, but { $who } has a second chance.
    .you = { $sum } is not enough for { $number }, but you have a second chance.
neunundneunzig-told-home =
    { $jokers ->
        [0] { $who } has reached the goal. The others play on.
       *[other] { $who } has reached the goal. The others get the jokers, one by one, and play on.
    }
    .you =
        { $jokers ->
            [0] You have reached the goal. The others play on.
           *[other] You have reached the goal. The others get your jokers, one by one, and play on.
        }
neunundneunzig-told-last-round = That was the last of { $rounds } rounds. Whoever has the most points wins.
neunundneunzig-error-bad-number = You can name { $low } to { $high } now.
neunundneunzig-error-no-number = More than { $floor } is not possible with { $dice } dice.
