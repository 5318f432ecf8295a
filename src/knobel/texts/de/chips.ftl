# Die Worte der Chipspiele: Vorräte, Pot und Bretter, die mehr als eines von ihnen hat.

## Vorräte und Pot
pile = { $who }
    .you = Du
pile-gone = { $who } (ausgeschieden)
    .you = Du (ausgeschieden)
pile-pot = Pot

## Bretter
board-field = { $number }
board-keeper = { $number }
circuit = Runde { $number }
told-lays =
    { $left ->
        [0] { $who } legt den letzten Chip auf Feld { $field }.
       *[other] { $who } legt einen Chip auf Feld { $field } und hat noch { $left }.
    }
    .you =
        { $left ->
            [0] Du legst deinen letzten Chip auf Feld { $field }.
           *[other] Du legst einen Chip auf Feld { $field } und hast noch { $left }.
        }
told-picks = { $who } nimmt den Chip von Feld { $field } und hat jetzt { $left }.
    .you = Du nimmst den Chip von Feld { $field } und hast jetzt { $left }.
told-board = Nur { $who } ist noch im Spiel, nimmt das ganze Brett und hat jetzt alle { $chips } Chips.
    .you = Nur du bist noch im Spiel, nimmst das ganze Brett und hast jetzt alle { $chips } Chips.

## Optionen
option-start_chips = Chips am Anfang
option-start_chips-help = So viele Chips bekommt jeder zu Beginn.
option-safety_circuits = Höchstens so viele Runden
option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen und nach dem Stand gewertet.
