# The words of the minds: what a move is called, what it is worth, and why.

## Moves
named-keep-none = throw all again
named-keep = keep { $faces }
named-keep-numbers = keep dice { $dice }
named-place = { $cells }
named-stake =
    { $chips ->
        [one] one chip on { $field }
       *[other] { $chips } chips on { $field }
    }
named-lay =
    { $count ->
        [one] lay one die
       *[other] lay { $count } dice
    }
named-in-column = { $cell } (column { $column })
named-text = { $text }

## Values
amount-points = { $sign }{ $whole }.{ $tenth } points
amount-chips = { $sign }{ $whole }.{ $tenth } chips
amount-chance = { $sign }{ $whole }.{ $tenth }%
amount-chance-gap = { $sign }{ $whole }.{ $tenth } percentage points

## Hints
hint-first = At first sight “{ $move }” looks best. Better advice follows in a moment.
hint-alone = “{ $move }” is all there is to do.
hint-best-points = “{ $move }” brings you { $value } on average, { $gap } more than “{ $other }”.
hint-behind-points = “{ $move }” brings you { $value } on average, { $gap } less than “{ $other }”.
hint-even-points = “{ $move }” brings you { $value } on average, as much as “{ $other }”.
hint-best-chips = “{ $move }” leaves you at { $value } in the end on average, { $gap } better than “{ $other }”.
hint-behind-chips = “{ $move }” leaves you at { $value } in the end on average, { $gap } worse than “{ $other }”.
hint-even-chips = “{ $move }” leaves you at { $value } in the end on average, just like “{ $other }”.
hint-best-chance = With “{ $move }” you win { $value } of the time, { $gap } more often than with “{ $other }”.
hint-behind-chance = With “{ $move }” you win { $value } of the time, { $gap } less often than with “{ $other }”.
hint-even-chance = With “{ $move }” you win { $value } of the time, just as with “{ $other }”.
hint-best-safety = With “{ $move }” you get away { $value } of the time, { $gap } more often than with “{ $other }”.
hint-behind-safety = With “{ $move }” you get away { $value } of the time, { $gap } less often than with “{ $other }”.
hint-even-safety = With “{ $move }” you get away { $value } of the time, just as with “{ $other }”.
hint-best-round = “{ $move }” counts { $value } for you in this round on average, { $gap } better than “{ $other }”.
hint-behind-round = “{ $move }” counts { $value } for you in this round on average, { $gap } worse than “{ $other }”.
hint-even-round = “{ $move }” counts { $value } for you in this round on average, as much as “{ $other }”.

## Analysis
analysis-costly = Step { $number }: { $who } chose “{ $made }”. “{ $better }” would have been better by { $loss }.
analysis-nothing-lost = Nobody gave anything away: the rest was done by the dice.
analysis-exact = All values are worked out exactly. In the end = at the start + luck + given away.
analysis-sampled = The values are estimates, from many games played through or from rounded tables. In the end = at the start + luck + given away.
