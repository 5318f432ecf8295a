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
amount-chance-gap = { $sign }{ $whole },{ $tenth } Prozentpunkte

## Tipps
hint-first = Auf den ersten Blick sieht „{ $move }“ am besten aus. Genaueres folgt gleich.
hint-alone = „{ $move }“ ist alles, was hier geht.
hint-best-points = „{ $move }“ bringt dir im Schnitt { $value }, { $gap } mehr als „{ $other }“.
hint-behind-points = „{ $move }“ bringt dir im Schnitt { $value }, { $gap } weniger als „{ $other }“.
hint-even-points = „{ $move }“ bringt dir im Schnitt { $value }, genauso viel wie „{ $other }“.
hint-best-chips = Mit „{ $move }“ liegst du am Ende im Schnitt bei { $value }, { $gap } besser als mit „{ $other }“.
hint-behind-chips = Mit „{ $move }“ liegst du am Ende im Schnitt bei { $value }, { $gap } schlechter als mit „{ $other }“.
hint-even-chips = Mit „{ $move }“ liegst du am Ende im Schnitt bei { $value }, genau wie mit „{ $other }“.
hint-best-chance = Mit „{ $move }“ gewinnst du in { $value } der Fälle, { $gap } öfter als mit „{ $other }“.
hint-behind-chance = Mit „{ $move }“ gewinnst du in { $value } der Fälle, { $gap } seltener als mit „{ $other }“.
hint-even-chance = Mit „{ $move }“ gewinnst du in { $value } der Fälle, genau wie mit „{ $other }“.
hint-best-safety = Mit „{ $move }“ kommst du in { $value } der Fälle davon, { $gap } öfter als mit „{ $other }“.
hint-behind-safety = Mit „{ $move }“ kommst du in { $value } der Fälle davon, { $gap } seltener als mit „{ $other }“.
hint-even-safety = Mit „{ $move }“ kommst du in { $value } der Fälle davon, genau wie mit „{ $other }“.
hint-best-round = „{ $move }“ zählt für dich in dieser Runde im Schnitt { $value }, { $gap } besser als „{ $other }“.
hint-behind-round = „{ $move }“ zählt für dich in dieser Runde im Schnitt { $value }, { $gap } schlechter als „{ $other }“.
hint-even-round = „{ $move }“ zählt für dich in dieser Runde im Schnitt { $value }, genauso viel wie „{ $other }“.

## Analyse
analysis-costly = Schritt { $number }: { $who } wählte „{ $made }“. „{ $better }“ wäre { $loss } besser gewesen.
analysis-nothing-lost = Niemand hat etwas verschenkt: Den Rest haben die Würfel gemacht.
analysis-exact = Alle Werte sind genau berechnet. Am Ende = am Anfang + Glück + verschenkt.
analysis-sampled = Die Werte sind geschätzt, aus vielen durchgespielten Partien oder gerundeten Tabellen. Am Ende = am Anfang + Glück + verschenkt.
