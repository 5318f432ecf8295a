# Die Worte der Köpfe: wie ein Zug heißt, was er wert ist, und warum.

## Züge
named-keep-none = alle noch einmal werfen
named-keep = { $faces } liegen lassen
named-keep-numbers = Würfel { $dice } liegen lassen
named-place = { $cells }
named-stake =
    { $chips ->
        [one] ein Chip auf { $field }
       *[other] { $chips } Chips auf { $field }
    }
named-lay =
    { $count ->
        [one] einen Würfel legen
       *[other] { $count } Würfel legen
    }
named-in-column = { $cell } (Spalte { $column })
named-text = { $text }

## Werte
amount-points = { $sign }{ $whole },{ $tenth } Punkte
amount-chips = { $sign }{ $whole },{ $tenth } Chips
amount-chance = { $sign }{ $whole },{ $tenth } %

## Tipps
hint-alone = „{ $move }“ ist im Schnitt { $value } wert.
hint-best = „{ $move }“ ist im Schnitt { $value } wert, { $gap } mehr als „{ $other }“.
hint-behind = „{ $move }“ ist im Schnitt { $value } wert, { $gap } weniger als „{ $other }“.
hint-even = „{ $move }“ ist im Schnitt { $value } wert, so viel wie „{ $other }“.
