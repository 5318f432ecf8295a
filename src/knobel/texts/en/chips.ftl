# The words of the chip games: stocks, pots and boards that more than one of them has.

## Stocks and pots
pile = { $who }
    .you = You
pile-gone = { $who } (out)
    .you = You (out)
pile-pot = Pot

## Boards
board-field = { $number }
board-keeper = { $number }
circuit = Round { $number }
told-lays =
    { $left ->
        [0] { $who } puts the last chip on field { $field }.
       *[other] { $who } puts one chip on field { $field } and has { $left } left.
    }
    .you =
        { $left ->
            [0] You put your last chip on field { $field }.
           *[other] You put one chip on field { $field } and have { $left } left.
        }
told-picks = { $who } takes the chip from field { $field } and now has { $left }.
    .you = You take the chip from field { $field } and now have { $left }.
told-board = Only { $who } is still in the game, takes the whole board and now has all { $chips } chips.
    .you = Only you are still in the game, take the whole board and now have all { $chips } chips.

## Options
option-start_chips = Chips at the start
option-start_chips-help = How many chips everybody begins with.
option-safety_circuits = Rounds at most
option-safety_circuits-help = After these an endless game is stopped and ranked as it stands.
