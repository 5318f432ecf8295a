hoch-gewinnt-name = High Wins
hoch-gewinnt-aliases = Hoch gewinnt
hoch-gewinnt-line = Three dice: calculate with two, divide by the third, and the best result wins.
hoch-gewinnt-goal =
    { $direction ->
        [tief] The lowest result wins.
       *[hoch] The highest result wins.
    }
hoch-gewinnt-each-turn =
    One throw with three dice: { $operation ->
        [add] add
       *[multiply] multiply
    } two, divide by the third.
hoch-gewinnt-rules =
    Everybody throws three dice just once. { $operation ->
        [add] Two of them are added, and the sum is divided by the third: { $direction ->
            [tief] with 5 3 2, say, 2 plus 3 divided by 5, which is 1.
           *[hoch] with 5 3 2, say, 5 plus 3 divided by 2, which is 4.
        }
       *[multiply] Two of them are multiplied, and the product is divided by the third: { $direction ->
            [tief] with 5 3 2, say, 2 times 3 divided by 5, which is 1.2.
           *[hoch] with 5 3 2, say, 5 times 3 divided by 2, which is 7.5.
        }
    }

    { $assignment ->
        [player] You choose yourself which die to divide by.
       *[auto] It is always divided by the die that is best for you.
    } { $direction ->
        [tief] Whoever has the lowest result wins; it is best to divide by the highest die.
       *[hoch] Whoever has the highest result wins; it is best to divide by the lowest die.
    } Results are compared exactly, decimals and all.
hoch-gewinnt-option-direction = Direction
hoch-gewinnt-option-direction-help = Whether the highest or the lowest result wins.
hoch-gewinnt-value-direction-hoch = high wins
hoch-gewinnt-value-direction-tief = low wins
hoch-gewinnt-option-operation = The other two dice
hoch-gewinnt-option-operation-help = Whether they are multiplied or added before dividing.
hoch-gewinnt-value-operation-multiply = are multiplied
hoch-gewinnt-value-operation-add = are added
hoch-gewinnt-option-assignment = Divide by
hoch-gewinnt-option-assignment-help = Whether the best die is always taken, or everybody chooses.
hoch-gewinnt-value-assignment-auto = the best die
hoch-gewinnt-value-assignment-player = a die of your choice
hoch-gewinnt-move-take = Divide by { $cell }
hoch-gewinnt-told-take = { $who } divides by { $cell }.
    .you = You divide by { $cell }.
hoch-gewinnt-cell-1 = 1
hoch-gewinnt-cell-2 = 2
hoch-gewinnt-cell-3 = 3
hoch-gewinnt-cell-4 = 4
hoch-gewinnt-cell-5 = 5
hoch-gewinnt-cell-6 = 6
hoch-gewinnt-calculation-multiply = { $one } × { $other } ÷ { $divisor } = { $worth }
hoch-gewinnt-calculation-add = ({ $one } + { $other }) ÷ { $divisor } = { $worth }
hoch-gewinnt-number-whole = { $whole }
hoch-gewinnt-number-exact = { $whole }.{ $decimals }
hoch-gewinnt-number-about = about { $whole }.{ $decimals }
hoch-gewinnt-told-calculation = { $who } works it out: { $calculation }.
    .you = You work it out: { $calculation }.
hoch-gewinnt-note-waiting = not thrown yet
hoch-gewinnt-note-thinking = still working it out
