lustige-sieben-name = Merry Seven
lustige-sieben-aliases = Lustige Sieben; Jeu du Sept
lustige-sieben-line = Bet on the left, the right or the seven: the column that is thrown loses.
lustige-sieben-goal = Whoever has the most chips at the end wins.
lustige-sieben-each-turn =
    Bet on { $fields_per_player ->
        [one] a number
       *[other] numbers
    }; then the bank throws, and the column that is thrown loses.
lustige-sieben-rules =
    Whoever begins holds the bank first, and the others bet against it; everybody begins with { $start_chips } chips. The board has two columns, { $board ->
        [low_high] 2 to 6 on the left and 8 to 12 on the right,
       *[booklet] 2, 4, 6, 9 and 11 on the left and 3, 5, 8, 10 and 12 on the right,
    } and the 7 across the top.

    Before each throw the bets are made in turn, beginning to the left of the bank: { $fields_per_player ->
        [one] each player on one number,
       *[other] each player on up to { $fields_per_player } different numbers,
    } { $max_bet ->
        [none] as much as they like.
        [one] never more than one chip.
       *[other] at most { $max_bet } chips at a time.
    } If you have chips, you must bet at least one. Only those who still have something lying on the 7 may pass.

    Then the bank throws both dice: the column thrown loses, the other one wins. On a number of the left column the bank takes everything on the left and on the 7, and every stake on the right comes back doubled. On a number of the right column it takes everything on the right, stakes on the left come back doubled, and the 7 stays for the next throw. On a 7 it takes both columns, and stakes on the 7 come back threefold. What lies on the 7 may be added to, but not taken away.

    The bank first collects and then pays in turn. If it runs short it is broken: winners always get their stake back, but whatever is missing from their win is lost. { $throws_per_bank ->
        [one] After every throw the bank moves left, to the next player with chips.
       *[other] After { $throws_per_bank } throws, or when it is empty, the bank moves left, to the next player with chips.
    } Stakes on the 7 then go back to their owners.

    { $bank_cycles ->
        [one] When the bank has been once round the table,
       *[other] When the bank has been round the table { TIMES($bank_cycles) },
    } the game is over, and also when one player has all the chips. Whoever has the most chips then wins.
lustige-sieben-option-board = Board
lustige-sieben-option-board-help = Which numbers are on the left and which on the right; the odds are the same.
lustige-sieben-value-board-booklet = mixed
lustige-sieben-value-board-low_high = 2 to 6 left, 8 to 12 right
lustige-sieben-option-throws_per_bank = Throws per bank
lustige-sieben-option-throws_per_bank-help = After so many throws the bank moves on.
lustige-sieben-option-bank_cycles = Times round the table
lustige-sieben-option-bank_cycles-help = How often the bank goes round.
lustige-sieben-option-max_bet = Highest stake
lustige-sieben-option-max_bet-help = The most chips that can be put down at a time.
lustige-sieben-value-max_bet-none = no limit
lustige-sieben-option-fields_per_player = Numbers per throw
lustige-sieben-option-fields_per_player-help = On how many numbers a player may bet before a throw.
lustige-sieben-field-2 = 2
lustige-sieben-field-3 = 3
lustige-sieben-field-4 = 4
lustige-sieben-field-5 = 5
lustige-sieben-field-6 = 6
lustige-sieben-field-7 = 7
lustige-sieben-field-8 = 8
lustige-sieben-field-9 = 9
lustige-sieben-field-10 = 10
lustige-sieben-field-11 = 11
lustige-sieben-field-12 = 12
lustige-sieben-caption = The column that is thrown loses, the other one wins 1 : 1. The 7 pays 2 : 1, loses with the left and stays down with the right.
lustige-sieben-mark-thrown = thrown
lustige-sieben-pile-bank = { $who } (bank)
    .you = You (bank)
lustige-sieben-bank =
    { $cycles ->
        [one] { $who } holds the bank: throw { $throw } of { $throws }.
       *[other] { $who } holds the bank: throw { $throw } of { $throws }, time { $cycle } of { $cycles } round the table.
    }
    .you =
        { $cycles ->
            [one] You hold the bank: throw { $throw } of { $throws }.
           *[other] You hold the bank: throw { $throw } of { $throws }, time { $cycle } of { $cycles } round the table.
        }
lustige-sieben-columns = Left { $left }; right { $right }; the 7 by itself.
lustige-sieben-space-stakes =
    { $high ->
        [one] Put one chip on a number
       *[other] Put { $low } to { $high } chips on a number
    }
lustige-sieben-press-done = No more bets
lustige-sieben-told-press-done = { $who } bets no more.
    .you = You bet no more.
lustige-sieben-told-stake =
    { $chips ->
        [one] { $who } puts one chip on the { $field }.
       *[other] { $who } puts { $chips } chips on the { $field }.
    }
    .you =
        { $chips ->
            [one] You put one chip on the { $field }.
           *[other] You put { $chips } chips on the { $field }.
        }
lustige-sieben-read-bet =
    { $chips ->
        [one] { $who } has 1 chip on the { $field }
       *[other] { $who } has { $chips } chips on the { $field }
    }
    .you =
        { $chips ->
            [one] You have 1 chip on the { $field }
           *[other] You have { $chips } chips on the { $field }
        }
lustige-sieben-told-left = { $pips } is on the left: the left and the 7 lose, the right wins.
lustige-sieben-told-right = { $pips } is on the right: the right loses, the left wins.
lustige-sieben-told-seven = Seven! Left and right lose, the 7 wins.
    .moment = Seven!
lustige-sieben-told-loses =
    { $chips ->
        [one] { $who } loses one chip.
       *[other] { $who } loses { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You lose one chip.
           *[other] You lose { $chips } chips.
        }
lustige-sieben-told-wins =
    { $chips ->
        [one] { $who } wins one chip.
       *[other] { $who } wins { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You win one chip.
           *[other] You win { $chips } chips.
        }
lustige-sieben-told-wins-short =
    { $chips ->
        [0] { $who } gets the stake back, but there is nothing left to pay the win.
       *[other] { $who } wins only { $chips } of { $due } chips: the bank has no more.
    }
    .you =
        { $chips ->
            [0] You get your stake back, but there is nothing left to pay the win.
           *[other] You win only { $chips } of { $due } chips: the bank has no more.
        }
lustige-sieben-told-stands =
    { $chips ->
        [one] One chip of { $who } stays on the 7.
       *[other] { $chips } chips of { $who } stay on the 7.
    }
    .you =
        { $chips ->
            [one] Your chip stays on the 7.
           *[other] Your { $chips } chips stay on the 7.
        }
lustige-sieben-told-returned =
    { $chips ->
        [one] { $who } gets one chip back from the 7.
       *[other] { $who } gets { $chips } chips back from the 7.
    }
    .you =
        { $chips ->
            [one] You get one chip back from the 7.
           *[other] You get { $chips } chips back from the 7.
        }
lustige-sieben-told-broken = The bank is broken! { $who } has no chips left.
    .moment = The bank is broken!
    .you = The bank is broken! You have no chips left.
lustige-sieben-told-bank = The bank goes to { $who }.
    .you = The bank goes to you.
lustige-sieben-told-begins = { $who } holds the bank first.
    .you = You hold the bank first.
lustige-sieben-error-wrong-amount =
    { $most ->
        [one] You can put down only one chip now.
       *[other] Put down 1 to { $most } chips.
    }
lustige-sieben-error-field-taken = You have already bet on the { $field } for this throw. Choose another number.
lustige-sieben-error-must-stake = You may pass only while a stake of yours lies on the 7. Put down at least one chip.

# The guided first game.
lustige-sieben-learn-throw = You hold the bank and throw for everybody.
lustige-sieben-learn-stakes = Bet on a number. The column that is not thrown wins: double back. The 7 pays three times.
lustige-sieben-learn-after-told-bank = The bank moves on: everybody holds it in turn.
