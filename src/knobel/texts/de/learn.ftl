# Die erste Minute an einem Tisch.
start-throws = Wer fängt an? Der höchste Wurf.
start-tie = Gleichstand – noch einmal.
first-minute = Kurz gesagt
first-minute-go = Alles klar
first-minute-rules = Alle Regeln stehen oben im Buch.
