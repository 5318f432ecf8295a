zehnerspiel-name = Game of Ten
zehnerspiel-aliases = Zehnerspiel; Under Ten
zehnerspiel-line = Three dice against the bank: up to nine it pays, from ten on it takes.
zehnerspiel-goal = Whoever has the most chips at the end wins.
zehnerspiel-each-turn = All bet against the bank: it pays up to 9 pips and collects from 10 on.
zehnerspiel-rules =
    Everybody gets { $start_chips } chips. { $bank ->
        [fixed] Whoever begins holds the bank for the whole game.
       *[rotate] Whoever begins holds the bank first.
    } Before each throw the others stake in turn, beginning to the left of the bank: { $max_stake ->
        [one] exactly one chip each.
       *[other] 1 to { $max_stake } chips each.
    } If you have chips, you must stake. But the bank accepts only what it can pay if everything wins; once it is at its limit, the rest sit out this throw.

    Then the bank throws all three dice, once for everybody. With 9 pips or fewer { $payout ->
        [double_profit] everybody gets their stake back and twice as much again from the bank; the old rule can be read like that. You can also set the stake to come back double.
       *[double_back] everybody gets double their stake back: the stake itself and the same again from the bank; that is how we read the old rule. You can also set double the stake to come on top.
    } From 10 pips on the bank takes all stakes.

    { $bank ->
        [fixed] When the bank has no chips left, the game is over.
       *[rotate] After every throw the bank moves left, to the next player with chips.
    } Without chips you no longer stake or hold the bank.

    A round has as many throws as there are players with chips when it begins. { $rounds ->
        [one] After one round
       *[other] After { WORD($rounds) } rounds
    } the game is over, and also when one player has all the chips. Whoever has the most chips then wins.
zehnerspiel-option-max_stake = Highest stake
zehnerspiel-option-max_stake-help = The most chips that can be staked on a throw.
zehnerspiel-option-payout = Winnings
zehnerspiel-option-payout-help = Whether double the stake comes back, or double is added to it.
zehnerspiel-value-payout-double_back = double back
zehnerspiel-value-payout-double_profit = double on top
zehnerspiel-option-bank = Who holds the bank
zehnerspiel-option-bank-help = Whether the bank moves on after every throw or stays with one player.
zehnerspiel-value-bank-rotate = goes round
zehnerspiel-value-bank-fixed = stays with one player
zehnerspiel-option-rounds = Rounds
zehnerspiel-option-rounds-help = A round has as many throws as there are players with chips.
zehnerspiel-field-low = 9 or fewer
zehnerspiel-pile-bank = { $who } (bank)
    .you = You (bank)
zehnerspiel-bank =
    { $left ->
        [one] { $who } holds the bank. Round { $round } of { $rounds }, the last throw.
       *[other] { $who } holds the bank. Round { $round } of { $rounds }, { $left } throws to go.
    }
    .you =
        { $left ->
            [one] You hold the bank. Round { $round } of { $rounds }, the last throw.
           *[other] You hold the bank. Round { $round } of { $rounds }, { $left } throws to go.
        }
zehnerspiel-cover =
    { $chips ->
        [0] The bank accepts nothing more.
        [one] The bank accepts one more chip.
       *[other] The bank accepts { $chips } more chips.
    }
zehnerspiel-space-stakes =
    { $high ->
        [one] Stake one chip
       *[other] Stake { $low } to { $high } chips
    }
zehnerspiel-told-stake =
    { $chips ->
        [one] { $who } stakes one chip.
       *[other] { $who } stakes { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You stake one chip.
           *[other] You stake { $chips } chips.
        }
zehnerspiel-read-bet =
    { $chips ->
        [one] { $who } has staked 1 chip
       *[other] { $who } has staked { $chips } chips
    }
    .you =
        { $chips ->
            [one] You have staked 1 chip
           *[other] You have staked { $chips } chips
        }
zehnerspiel-told-sits-out = The bank can pay no more: { $who } sits out.
    .you = The bank can pay no more: you sit out.
zehnerspiel-told-idle = { $pips } pips, but nobody has staked.
zehnerspiel-told-paid = { $pips } pips: the bank pays.
zehnerspiel-told-taken = { $pips } pips: the bank takes everything.
zehnerspiel-told-loses =
    { $chips ->
        [one] { $who } loses one chip.
       *[other] { $who } loses { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You lose one chip.
           *[other] You lose { $chips } chips.
        }
zehnerspiel-told-wins =
    { $chips ->
        [one] { $who } wins one chip.
       *[other] { $who } wins { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You win one chip.
           *[other] You win { $chips } chips.
        }
zehnerspiel-told-broken = The bank is empty! { $who } has no chips left.
    .moment = The bank is empty!
    .you = The bank is empty! You have no chips left.
zehnerspiel-told-bank = The bank goes to { $who }.
    .you = The bank goes to you.
zehnerspiel-told-begins = { $who } holds the bank first.
    .you = You hold the bank first.
zehnerspiel-error-wrong-amount =
    { $most ->
        [one] You can stake only one chip now.
       *[other] Stake 1 to { $most } chips.
    }
