# Die erste Minute an einem Tisch.
start-throws = Wer fängt an? Der höchste Wurf.
start-tie = Gleichstand – noch einmal.
first-minute = Kurz gesagt
first-minute-go = Alles klar
first-minute-rules = Alle Regeln stehen oben im Buch.

# Ein begleitetes erstes Spiel: was gerade gefragt ist, was neu auf dem Tisch liegt, und ein freundliches Wort danach.
learn-title = Mitspielhilfe
learn-tip = Tipp zeigen
learn-leave = Ohne Hilfe weiter
learn-well = Gut gewählt, das hätte ich auch gemacht.
learn-better = Geht auch. { $why }
learn-better-move = Geht auch. Etwas mehr verspricht hier: { $move }.
learn-start = Erst wird ausgeworfen, wer anfängt: Der höchste Wurf beginnt.
learn-throw = Du bist dran: Tipp auf den großen Knopf und wirf.
learn-wait = Jetzt ist { $who } dran. Schau zu, du kommst gleich.
learn-keeps = Tipp an, was liegen bleiben soll. Der Rest wird noch einmal geworfen.
learn-keeps-stop = Tipp an, was liegen bleiben soll, und wirf den Rest. Zufrieden? Dann hör auf.
learn-cells = Tipp ein freies Feld an und bestätige mit dem großen Knopf.
learn-cells-keeps = Tipp an, was liegen bleiben soll, und wirf den Rest. Zufrieden? Dann tipp ein Feld an.
learn-press = Such dir aus, was du tun willst.
learn-press-stop-throw = Noch einmal werfen oder aufhören? Du entscheidest.
learn-say = Such aus, was du ansagen willst.
learn-stakes = Tipp ein Feld an und setz deine Chips.
learn-bids-check = Du darfst erhöhen: Stell die Chips ein. Oder du lässt es dabei.
learn-press-call-fold = Jemand hat erhöht: Geh mit, oder steig aus und spar dir die Chips.
learn-choose = Jetzt musst du dich entscheiden.
learn-cup = Deine Würfel liegen unter dem Becher: Nur du siehst sie.
learn-lifted = Die Becher sind oben: Jetzt sehen alle, was liegt.
learn-thing-sheet = Auf dem Blatt zeigt der Bleistift, was der Wurf in jedem Feld brächte.
learn-thing-discs = Die Deckel liegen in der Mitte. Bei jedem Namen steht, wie viele er schon hat.
learn-thing-chips = Bei jedem Namen steht, wie viele Chips er hat.
learn-thing-bets = Auf dem Brett liegt, wer wie viel worauf gesetzt hat.
learn-thing-standings = Oben bei den Namen siehst du, wie es steht.
learn-over = Geschafft: Jetzt kennst du das Spiel.
