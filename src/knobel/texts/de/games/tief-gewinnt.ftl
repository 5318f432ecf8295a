tief-gewinnt-name = Tief gewinnt
tief-gewinnt-aliases = { "" }
tief-gewinnt-line = Drei Würfel: mit zweien rechnen, durch den dritten teilen, und wer das kleinste Ergebnis hat, gewinnt.
