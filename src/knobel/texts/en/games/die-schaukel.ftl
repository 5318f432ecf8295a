die-schaukel-name = The Swing
die-schaukel-aliases = Die Schaukel; Seesaw
die-schaukel-line = Bet on the faces of a poker die: the top wins, the bottom loses, everything else stays.
die-schaukel-goal = Whoever gains the most chips wins; that may be the bank.
die-schaukel-each-turn = Bet on the sides of the die: top wins, bottom loses, the rest stays where it is.
die-schaukel-rules =
    Whoever begins holds the bank for the whole game, with { $bank_chips } chips; the others get { $start_chips } each. There is one poker die and six fields: 9, 10, jack, queen, king and ace. On the die three pairs of faces lie opposite each other: 9 and ace, 10 and king, jack and queen.

    Before each throw all the others bet at the same time, as much and on what they like, or not at all. { $bet_seconds ->
        [0] The die falls when all have finished.
       *[other] The die falls when all have finished, after { $bet_seconds } seconds at the latest.
    } The bank accepts a bet only if it can pay it: with five chips on the king and two on the 10, it needs three for this pair. It must have as much as all three pairs ask for together.

    Then the bank throws. If the king is on top, the 10 is at the bottom: whoever bet on the king gets the stake back double, and what lies on the 10 goes to the bank. The stakes on the other four fields stay where they are. { $withdraw ->
        [true] Between throws you may add to them, and also take chips back as long as the bank can still pay the rest.
       *[false] Between throws you may add to them, but not take back or move anything.
    }

    After { $max_throws } throws it is over. The bank may announce the end earlier: then exactly five more throws follow. The game also ends when the bank is empty, or when nobody but the bank has chips. Whatever lies on the fields then goes back to its owners. Whoever has gained the most chips wins; that may be the bank, too.
die-schaukel-option-withdraw = Take stakes back
die-schaukel-option-withdraw-help = Whether chips may be taken back from a field between throws.
die-schaukel-option-start_chips = Players' chips
die-schaukel-option-start_chips-help = How many chips everybody but the bank gets.
die-schaukel-option-bank_chips = The bank's chips
die-schaukel-option-bank_chips-help = How many chips the bank begins with.
die-schaukel-option-max_throws = Most throws
die-schaukel-option-max_throws-help = After so many throws the game is over.
die-schaukel-option-bet_seconds = Seconds to bet
die-schaukel-option-bet_seconds-help = 0 means until everybody has finished.
die-schaukel-field-9 = 9
die-schaukel-field-10 = 10
die-schaukel-field-J = jack
die-schaukel-field-Q = queen
die-schaukel-field-K = king
die-schaukel-field-A = ace
die-schaukel-cell-9 = 9
die-schaukel-cell-10 = 10
die-schaukel-cell-J = jack
die-schaukel-cell-Q = queen
die-schaukel-cell-K = king
die-schaukel-cell-A = ace
die-schaukel-layout = Opposite faces: 9 and ace, 10 and king, jack and queen.
die-schaukel-pile-bank = { $who } (bank)
    .you = You (bank)
die-schaukel-bank = { $who } holds the bank: throw { $throw } of { $throws }.
    .you = You hold the bank: throw { $throw } of { $throws }.
die-schaukel-last =
    { $left ->
        [one] The end is announced: this is the last throw.
       *[other] The end is announced: { $left } throws to go.
    }
die-schaukel-headline-bet = Bet what you like!
die-schaukel-headline-bank = You hold the bank.
die-schaukel-up-to = { $field } up to { $most }
die-schaukel-space-stakes =
    { $high ->
        [one] Put one chip on a field
       *[other] Put { $low } to { $high } chips on a field
    }
die-schaukel-space-stakes-limited = Put down chips: { $fields }
die-schaukel-move-take = Take one chip back: { $cell }
die-schaukel-press-done = No more bets
die-schaukel-press-go-on = Play on
die-schaukel-press-last = Announce the end: five more throws
die-schaukel-told-press-last = { $who } announces the end: five more throws.
    .you = You announce the end: five more throws.
die-schaukel-told-take = { $who } takes one chip back: { $cell }.
    .you = You take one chip back: { $cell }.
die-schaukel-told-expired = No more bets: the time is up.
die-schaukel-told-swing = On top lies { $top }, below { $bottom }.
die-schaukel-told-loses =
    { $chips ->
        [one] { $who } loses one chip.
       *[other] { $who } loses { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You lose one chip.
           *[other] You lose { $chips } chips.
        }
die-schaukel-told-wins =
    { $chips ->
        [one] { $who } wins one chip.
       *[other] { $who } wins { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You win one chip.
           *[other] You win { $chips } chips.
        }
die-schaukel-told-broken = The bank is broken! { $who } has no chips left.
    .moment = The bank is broken!
    .you = The bank is broken! You have no chips left.
die-schaukel-told-returned =
    { $chips ->
        [one] { $who } gets one chip back from the fields.
       *[other] { $who } gets { $chips } chips back from the fields.
    }
    .you =
        { $chips ->
            [one] You get one chip back from the fields.
           *[other] You get { $chips } chips back from the fields.
        }
die-schaukel-told-begins = { $who } holds the bank.
    .you = You hold the bank.
die-schaukel-error-wrong-amount =
    { $most ->
        [0] You have no chips left in hand.
        [one] You have only one chip left.
       *[other] Put down 1 to { $most } chips; you have no more.
    }
die-schaukel-error-bank-limit =
    { $most ->
        [0] The bank accepts nothing more on { $field } now: it could not pay.
        [one] The bank accepts only one more chip on { $field }.
       *[other] The bank accepts only { $most } more chips on { $field }.
    }
die-schaukel-error-no-withdrawal = What lies there stays there: stakes cannot be taken back.
