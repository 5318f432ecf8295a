todessprung-name = Leap of Death
todessprung-aliases = Todessprung
todessprung-line = Somebody names a limit, and you leap towards it with one die or two: woe to whoever reaches it.
todessprung-goal =
    { $mode ->
        [elimination] Never bring the shared total to the limit; the last one left wins.
       *[single_loser] Whoever brings the shared total to the limit loses.
    }
todessprung-each-turn = Take one die or two and throw once for the shared total.
todessprung-rules =
    Whoever begins names a limit from 30 to 50, both included. The left neighbour throws first, then everybody in turn; whoever named the limit throws last.

    On your turn take one die or two and throw once. The pips are added to the common total. Nobody gets by without throwing.

    { $mode ->
        [elimination] Whoever brings the total to the limit or beyond is out. The left neighbour of that player names a new limit, and the next one on the left throws first, from zero. The last one left wins.
       *[single_loser] Whoever brings the total to the limit or beyond loses, and the game is over. Everybody else is safe, however close it was.

        { todessprung-rules-next }
    }
todessprung-rules-next =
    { $games ->
        [one] {""}
       *[other] { $next_namer ->
            [rotate] The next limit is always named by the left neighbour of whoever named the last one.
           *[loser] The next limit is always named by the loser.
        }
    }
todessprung-option-games-help = How many games you play in a row: usually five, and only one if you play until one is left.
todessprung-option-mode = Play
todessprung-option-mode-help = Until somebody loses, or until one is left.
todessprung-value-mode-single_loser = until somebody loses
todessprung-value-mode-elimination = until one is left
todessprung-option-next_namer = The next limit is named by
todessprung-option-next_namer-help = Who names the limit of the next game when you play until somebody loses.
todessprung-value-next_namer-loser = the loser
todessprung-value-next_namer-rotate = everybody in turn
todessprung-space-bids = Name a limit from { $low } to { $high }
todessprung-move-bid = Name { $amount } as the limit
todessprung-press-one-die = Throw one die
todessprung-press-two-dice = Throw two dice
todessprung-limit-open = The limit is not known yet.
todessprung-total = The total is { $total }, the limit { $limit }.
todessprung-lost = lost this game
todessprung-told-bid = { $who } sets the limit at { $amount }.
    .you = You set the limit at { $amount }.
todessprung-told-press-one-die = { $who } takes one die.
    .you = You take one die.
todessprung-told-press-two-dice = { $who } takes two dice.
    .you = You take two dice.
todessprung-told-total = That makes { $total }, { $left } short of the limit.
todessprung-told-last-leap = That makes { $total }: the next leap is bound to be too far.
todessprung-told-reached = That makes { $total }: { $who } has leapt too far.
    .you = That makes { $total }: you have leapt too far.
todessprung-error-limit-bounds = The limit must be from { $low } to { $high }, both included.
