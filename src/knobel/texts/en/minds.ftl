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

## Hints
hint-alone = “{ $move }” is worth { $value } on average.
hint-best = “{ $move }” is worth { $value } on average, { $gap } more than “{ $other }”.
hint-behind = “{ $move }” is worth { $value } on average, { $gap } less than “{ $other }”.
hint-even = “{ $move }” is worth { $value } on average, as much as “{ $other }”.
