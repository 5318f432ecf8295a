tief-gewinnt-name = Low Wins
tief-gewinnt-aliases = Tief gewinnt
tief-gewinnt-line = Three dice: reckon with two, divide by the third, and the lowest result wins.
