die-sonne-name = The Sun
die-sonne-aliases = Die Sonne
die-sonne-line = Strike out every ray of your sun and the seven in its middle, and have the others pay for it.
die-sonne-goal = Be the first to cross out all eleven numbers of your sun; chips decide in the end.
die-sonne-each-turn = Throw two dice and cross out the sum; after the first round you go on while it fits.
die-sonne-rules =
    Everybody draws a sun: the seven in the middle, and around it the numbers 2 to 6 and 8 to 12. Two dice are thrown, and their sum is struck out.

    In the first round everybody throws exactly once. From the second on you throw as long as there is something to strike; when a number falls that is struck already, your left neighbour goes on. Only the seven can be struck again and again: each further one adds a stroke, and you go on.

    The moment somebody has a stroke on all eleven numbers, the deal is over and is settled. { $stroke_payment ->
        [theirs] Every other player pays the one who is done a chip for each stroke on their own sun, repeated sevens included. In return everybody gets a chip for each number that is still open on their own sheet. One is set off against the other, so that being first may even cost chips.
       *[own] Every other player pays the one who is done a chip for each stroke on the finished sun, repeated sevens included. In return everybody gets a chip for each number that is still open on their own sheet. One is set off against the other: whoever is furthest behind pays least.
    }

    { $payment_mode ->
        [stack] Everybody starts with { $start_chips } chips. Nobody can pay more than they have; first all others pay the one who is done, then it is the other way round. Whoever has no chips left sits out the next deals, and if fewer than two have any, it is all over.
       *[ledger] Accounts start at zero and may go below it.
    }

    { $deals ->
        [one] One sun is played.
       *[other] { $deals } suns are played; each new one is begun by the left neighbour of whoever began the last.
    } Whoever has the most chips in the end wins.
die-sonne-option-stroke_payment = Paid for
die-sonne-option-stroke_payment-help = Whose strokes the others pay for when somebody is done.
die-sonne-value-stroke_payment-own = the strokes of the finished sun
die-sonne-value-stroke_payment-theirs = the payer's own strokes
die-sonne-option-payment_mode = Accounts
die-sonne-option-payment_mode-help = Whether it is written down, or paid with chips that can run out.
die-sonne-value-payment_mode-ledger = written down
die-sonne-value-payment_mode-stack = with chips
die-sonne-option-start_chips = Chips each
die-sonne-option-start_chips-help = Counts only where chips are paid.
die-sonne-option-deals = Suns
die-sonne-option-deals-help = How often a new sun is drawn.
die-sonne-deal = Sun { $number } of { $deals }.
die-sonne-first-lap = First round: everybody throws once.
die-sonne-note-strokes =
    { $struck } of 11{ $more ->
        [0] { "" }
        [one] , plus a 7
       *[other] , plus { $more }× 7
    }
die-sonne-cell-core-7 = 7 (middle)
die-sonne-cell-ray-2 = 2
die-sonne-cell-ray-3 = 3
die-sonne-cell-ray-4 = 4
die-sonne-cell-ray-5 = 5
die-sonne-cell-ray-6 = 6
die-sonne-cell-ray-8 = 8
die-sonne-cell-ray-9 = 9
die-sonne-cell-ray-10 = 10
die-sonne-cell-ray-11 = 11
die-sonne-cell-ray-12 = 12
die-sonne-read-picture = { $who }'s sun: struck { $drawn }; open { $missing }
    .you = Your sun: struck { $drawn }; open { $missing }
die-sonne-told-struck = { $who } strikes out the { $number }.
    .you = You strike out the { $number }.
die-sonne-told-seven = Another seven: that makes { $sevens } strokes in the middle for { $who }.
    .you = Another seven: that makes { $sevens } strokes in the middle for you.
die-sonne-told-already = { $who } has struck the { $number } already. The dice go on.
    .you = You have struck the { $number } already. The dice go on.
die-sonne-told-done = The sun is complete: { $who } has { $strokes } strokes.
    .you = The sun is complete: you have { $strokes } strokes.
die-sonne-told-pays =
    { $chips ->
        [one] { $who } pays one chip to { $winner }.
       *[other] { $who } pays { $chips } chips to { $winner }.
    }
    .you =
        { $chips ->
            [one] You pay one chip to { $winner }.
           *[other] You pay { $chips } chips to { $winner }.
        }
    .you-winner =
        { $chips ->
            [one] { $who } pays you one chip.
           *[other] { $who } pays you { $chips } chips.
        }
die-sonne-told-gets =
    { $chips ->
        [one] { $who } gets one chip from { $winner }.
       *[other] { $who } gets { $chips } chips from { $winner }.
    }
    .you =
        { $chips ->
            [one] You get one chip from { $winner }.
           *[other] You get { $chips } chips from { $winner }.
        }
    .you-winner =
        { $chips ->
            [one] { $who } gets one chip from you.
           *[other] { $who } gets { $chips } chips from you.
        }
die-sonne-told-broke = { $who } has no chips left.
    .you = You have no chips left.
die-sonne-told-deal = Sun { $number } of { $deals }: { $who } begins.
    .you = Sun { $number } of { $deals }: you begin.
