# The words of dice poker: hands, stakes and options that its games have in common.

## Hands
faces-1 = nines
faces-2 = tens
faces-3 = jacks
faces-4 = queens
faces-5 = kings
faces-6 = aces
hand-nothing = no pair
hand-pair = a pair of { $value }
hand-two-pairs = two pairs, { $value } and { $second }
hand-triple = three { $value }
hand-sequence =
    { $top ->
        [6] a straight up to the ace
       *[other] a straight up to the king
    }
hand-full-house = full house, { $value } over { $second }
hand-four = four { $value }
hand-five = five { $value }

## Buttons and choices
press-check = Do not raise
press-call =
    { $chips ->
        [one] Go along (1 chip)
       *[other] Go along ({ $chips } chips)
    }
press-fold = Fold
raise-to = Raise to { $amount }
raise-between = Raise to { $low } to { $high }
press-accept = Fine by me
press-doubt =
    { $chips ->
        [one] Doubt it (1 chip if you are wrong)
       *[other] Doubt it ({ $chips } chips if you are wrong)
    }
move-claim = Announce { $hand }

## What happened
told-press-check = { $who } does not raise.
    .you = You do not raise.
told-press-call = { $who } goes along.
    .you = You go along.
told-press-fold = { $who } folds.
    .you = You fold.
told-raise = { $who } raises to { $amount }.
    .you = You raise to { $amount }.
told-hand = { $who } has { $hand }.
    .you = You have { $hand }.
told-tie = { $who } are level and throw for the pot.
    .you = You and { $names } are level and throw for the pot.
told-pot =
    { $chips ->
        [one] { $who } takes 1 chip from the pot.
       *[other] { $who } takes { $chips } chips from the pot.
    }
    .you =
        { $chips ->
            [one] You take 1 chip from the pot.
           *[other] You take { $chips } chips from the pot.
        }
told-deal =
    { $ante ->
        [one] Round { $deal } of { $rounds }: everybody pays 1 chip, { $who } begins.
       *[other] Round { $deal } of { $rounds }: everybody pays { $ante } chips, { $who } begins.
    }
    .you =
        { $ante ->
            [one] Round { $deal } of { $rounds }: everybody pays 1 chip, you begin.
           *[other] Round { $deal } of { $rounds }: everybody pays { $ante } chips, you begin.
        }
told-press-accept = { $who } does not doubt it.
    .you = You do not doubt it.
told-press-doubt = { $who } doubts it. Up goes the cup!
    .you = You doubt it. Up goes the cup!
told-claim = { $who } announces { $hand }.
    .you = You announce { $hand }.
told-claim-stands = Nobody doubts it any more. { $who } is taken to have { $hand }.
    .you = Nobody doubts it any more. You are taken to have { $hand }.
told-claim-unopposed = Nobody can doubt it, as nobody else has a chip left: the announcement of { $who } stands.
    .you = Nobody can doubt it, as nobody else has a chip left: your announcement stands.
told-claim-true = { $who } has { $hand }. The announcement is in order.
    .you = You have { $hand }. Your announcement is in order.
told-claim-false = { $who } has { $hand }. That was a fib; what lies there counts.
    .you = You have { $hand }. That was a fib; what lies there counts.
told-doubles =
    { $chips ->
        [0] { $who } should double the pot, but has no chip left.
        [one] { $who } pays 1 chip into the pot.
       *[other] { $who } pays { $chips } chips into the pot.
    }
    .you =
        { $chips ->
            [0] You should double the pot, but have no chip left.
            [one] You pay 1 chip into the pot.
           *[other] You pay { $chips } chips into the pot.
        }
told-revealed = Under the cup of { $who } lay { $hand }.
    .you = Under your cup lay { $hand }.

## The table
poker-deal = Round { $deal } of { $rounds }
poker-level = The stake is { $level }; it can go up to { $cap }.
poker-playoff = Play-off number { $repeats } for the pot: { $who }
    .you =
        { $others ->
            [0] Play-off number { $repeats } for the pot: you
           *[other] Play-off number { $repeats } for the pot: you and { $names }
        }
poker-last =
    { $count ->
        [one] This is how the last round lay; { $chips } chips went to { $who }.
       *[other] This is how the last round lay; { $chips } chips were shared by { $who }.
    }
    .you =
        { $others ->
            [0] This is how the last round lay; { $chips } chips went to you.
           *[other] This is how the last round lay; you and { $names } shared { $chips } chips.
        }
poker-pot = Pot
poker-stock = Stock of { $who }
    .you = Your stock
poker-note-in = { $paid } in the pot
poker-note-hand = { $paid } in the pot, { $hand }
poker-note-folded = { $paid } in the pot, folded
poker-note-claim = { $paid } in the pot, counts as { $hand }
poker-claim = { $who } says { $hand }. Any doubts?
    .you = You say { $hand }. Any doubts?
poker-last-claim = Last round, { $who }: { $hand }
    .you = Last round, you: { $hand }
poker-own-hand = Under your cup: { $hand }

## Errors
error-keep-count =
    { $least ->
        [0] At most four dice stay when you throw again.
       *[other] One to four dice stay when you throw again.
    }
error-raise-bounds = A raise must go above { $level } and to { $cap } at most.
error-no-reraise = Now you can only go along or fold.

## Options
option-min_stake = Ante
option-min_stake-help = So many chips everybody puts into the pot at the start of a round.
option-max_stake = Highest stake
option-max_stake-help = Nobody may have more in the pot in one round, ante included; at least the ante.
option-sequences = Straights
option-sequences-help = Whether five dice in a row count, above three of a kind and below a full house.
option-raise_timing = Raising
option-raise_timing-help = When the stake may be raised.
value-raise_timing-after_throw = right after one's own throw
value-raise_timing-after_all = when all have thrown
value-raise_timing-none = not at all
option-rethrow_all = Throw all five again
option-rethrow_all-help = Whether a further throw may be made without leaving any die.
option-nothing_rank = Throws without a pair
option-nothing_rank-help = Whether the higher dice decide between throws without a pair.
value-nothing_rank-high_dice = higher dice decide
value-nothing_rank-all_equal = all equal
option-truth_test = When an announcement is true
option-truth_test-help = Whether exactly what was announced must lie there, or something better will do.
value-truth_test-exact = only exactly so
value-truth_test-at_least = also if there is more
option-challenge_mode = Doubting
option-challenge_mode-help = All at once while the clock runs, or one after the other.
value-challenge_mode-timed = all at once
value-challenge_mode-sequential = in turn
option-challenge_seconds = Seconds to doubt
option-challenge_seconds-help = So long an announcement may be doubted when all are asked at once.
option-reveal_after_deal = Show at the end
option-reveal_after_deal-help = Whether all cups are lifted when a round is over.
