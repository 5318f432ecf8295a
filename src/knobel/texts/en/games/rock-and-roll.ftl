rock-and-roll-name = Rock & Roll
rock-and-roll-aliases = Rock and Roll; Rock 'n' Roll; Dice Roulette
rock-and-roll-line = Roulette with poker dice: bet on colours and on values, and hope that they fall.
rock-and-roll-goal = Whoever gains the most chips wins; that may be the bank.
rock-and-roll-each-turn =
    Bet on colours and values; then the bank throws { $match_rule ->
        [single_die] one poker die
       *[other] four poker dice
    }.
rock-and-roll-rules =
    { $rotate_bank ->
        [never] Whoever begins holds the bank for the whole game, and the others bet against it. The bank has { $bank_chips } chips, everybody else { $start_chips }.
       *[other] Whoever begins holds the bank first, and the others bet against it. Everybody begins with { $bank_chips } chips, and the bank goes round: after { $rotate_bank } throws, or as soon as it is empty, it moves left, to the next player with chips.
    } There are nine fields on the table: the colours black, red and blue, and the six values of the poker die. 9 and ace are black, 10 and king red, jack and queen blue.

    Before each throw all the others bet at the same time, as much and on what they like, or not at all. { $bet_seconds ->
        [0] The dice fall when all have finished.
       *[other] The dice fall when all have finished, after { $bet_seconds } seconds at the latest.
    } The bank accepts a bet only if it can pay everything whatever the dice may show.

    { $match_rule ->
        [single_die] Then the bank throws a single poker die. Its colour and its value win, all other fields lose.
        [any] Then the bank throws four poker dice. Every colour and every value that at least one die shows wins, all other fields lose.
       *[majority] Then the bank throws four poker dice. The colour shown most often wins, and so does the value shown most often; all other fields lose.
    }{ $match_rule ->
        [any] {""}
        [single_die] {""}
       *[majority] {" "}{ $tied_leaders ->
            [lose] If several colours or several values are level in front, they lose as well.
            [win] If several colours or several values are level in front, all of them win.
           *[push] If several colours or several values are level in front, the stakes on these fields are only given back.
        }
    } On a colour you get three chips back for one, on a value five, the stake included. Then all fields are empty again.

    { $rotate_bank ->
        [never] After { $max_throws } throws it is over. The bank may announce the end earlier: then exactly five more throws follow. The game also ends when the bank is empty, or when nobody but the bank has chips.
       *[other] There are { $rotate_bank } throws for everybody at the table; it ends earlier only if one player has all the chips.
    } Whoever has gained the most chips wins; that may be the bank, too.
rock-and-roll-option-match_rule = What wins
rock-and-roll-option-match_rule-help = How the dice make the right colour and the right value.
rock-and-roll-value-match_rule-majority = what is shown most often
rock-and-roll-value-match_rule-any = everything that is shown
rock-and-roll-value-match_rule-single_die = one die only
rock-and-roll-option-tied_leaders = Several level in front
rock-and-roll-option-tied_leaders-help = What happens when several colours or values are shown most often.
rock-and-roll-value-tied_leaders-push = stakes go back
rock-and-roll-value-tied_leaders-lose = all lose
rock-and-roll-value-tied_leaders-win = all win
rock-and-roll-option-start_chips = Players' chips
rock-and-roll-option-start_chips-help = How many chips everybody but the bank gets; if the bank goes round, all begin with the bank's chips.
rock-and-roll-option-bank_chips = The bank's chips
rock-and-roll-option-bank_chips-help = How many chips the bank begins with; everybody does if it goes round.
rock-and-roll-option-max_throws = Most throws
rock-and-roll-option-max_throws-help = After so many throws the game is over; does not count if the bank goes round.
rock-and-roll-option-rotate_bank = Bank goes round
rock-and-roll-option-rotate_bank-help = After so many throws the bank moves on, or never.
rock-and-roll-value-rotate_bank-never = never
rock-and-roll-option-bet_seconds = Seconds to bet
rock-and-roll-option-bet_seconds-help = 0 means until everybody has finished.
rock-and-roll-field-black = black
rock-and-roll-field-red = red
rock-and-roll-field-blue = blue
rock-and-roll-field-9 = 9
rock-and-roll-field-10 = 10
rock-and-roll-field-J = jack
rock-and-roll-field-Q = queen
rock-and-roll-field-K = king
rock-and-roll-field-A = ace
rock-and-roll-layout = A colour pays { $colour } for 1, a value { $value } for 1.
rock-and-roll-pile-bank = { $who } (bank)
    .you = You (bank)
rock-and-roll-bank = { $who } holds the bank: throw { $throw } of { $throws }.
    .you = You hold the bank: throw { $throw } of { $throws }.
rock-and-roll-last =
    { $left ->
        [one] The end is announced: this is the last throw.
       *[other] The end is announced: { $left } throws to go.
    }
rock-and-roll-term =
    { $left ->
        [one] After this throw the bank moves on.
       *[other] After { $left } throws the bank moves on.
    }
rock-and-roll-headline-bet = Bet what you like!
rock-and-roll-headline-bank = You hold the bank.
rock-and-roll-up-to = { $field } up to { $most }
rock-and-roll-space-stakes =
    { $high ->
        [one] Put one chip on a field
       *[other] Put { $low } to { $high } chips on a field
    }
rock-and-roll-space-stakes-limited = Put down chips: { $fields }
rock-and-roll-press-done = No more bets
rock-and-roll-press-go-on = Play on
rock-and-roll-press-last = Announce the end: five more throws
rock-and-roll-told-press-last = { $who } announces the end: five more throws.
    .you = You announce the end: five more throws.
rock-and-roll-told-expired = No more bets: the time is up.
rock-and-roll-told-colour-wins =
    { $count ->
        [one] Colour: { $fields } wins.
       *[other] Colour: { $fields } win.
    }
rock-and-roll-told-colour-pushed = Colour: { $fields } level, stakes go back.
rock-and-roll-told-colour-none = Colour: none is alone in front, all lose.
rock-and-roll-told-value-wins =
    { $count ->
        [one] Value: { $fields } wins.
       *[other] Value: { $fields } win.
    }
rock-and-roll-told-value-pushed = Value: { $fields } level, stakes go back.
rock-and-roll-told-value-none = Value: none is alone in front, all lose.
rock-and-roll-told-loses =
    { $chips ->
        [one] { $who } loses one chip.
       *[other] { $who } loses { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You lose one chip.
           *[other] You lose { $chips } chips.
        }
rock-and-roll-told-wins =
    { $chips ->
        [one] { $who } wins one chip.
       *[other] { $who } wins { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You win one chip.
           *[other] You win { $chips } chips.
        }
rock-and-roll-told-broken = The bank is broken! { $who } has no chips left.
    .moment = The bank is broken!
    .you = The bank is broken! You have no chips left.
rock-and-roll-told-bank = The bank goes to { $who }.
    .you = The bank goes to you.
rock-and-roll-told-begins = { $who } holds the bank.
    .you = You hold the bank.
rock-and-roll-error-wrong-amount =
    { $most ->
        [0] You have no chips left.
        [one] You have only one chip left.
       *[other] Put down 1 to { $most } chips; you have no more.
    }
rock-and-roll-error-bank-limit =
    { $most ->
        [0] The bank accepts nothing more on { $field } now: it could not pay.
        [one] The bank accepts only one more chip on { $field }.
       *[other] The bank accepts only { $most } more chips on { $field }.
    }
