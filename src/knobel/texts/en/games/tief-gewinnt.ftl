tief-gewinnt-name = Low Wins
tief-gewinnt-aliases = Tief gewinnt
tief-gewinnt-line = Three dice: reckon with two, divide by the third, and whoever has the lowest result wins.
