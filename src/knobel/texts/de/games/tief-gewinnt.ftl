tief-gewinnt-name = Tief gewinnt
tief-gewinnt-aliases = { "" }
tief-gewinnt-line = Drei Würfel: zwei malnehmen, durch den dritten teilen, und das kleinste Ergebnis gewinnt.
