stielaugen-name = Stielaugen
stielaugen-aliases = { "" }
stielaugen-line = Erst von einem Würfel hinauf zu sechs, dann wieder hinunter.
stielaugen-goal = Wer mit allen Würfen zusammen die höchste Summe hat, gewinnt.
stielaugen-each-turn = Du wirfst sechsmal: mit einem bis sechs Würfeln, in der zweiten Runde rückwärts.
stielaugen-rules =
    Gespielt wird in zwei Runden. In der ersten wirft jeder sechsmal hintereinander: erst mit einem Würfel, dann mit zwei, mit drei, mit vier, mit fünf und zuletzt mit allen sechs. In der zweiten Runde geht es wieder abwärts, von sechs Würfeln bis zu einem.

    Alle Augen aus beiden Runden werden zusammengezählt. Das sind 42 Würfel für jeden, und wer die höchste Summe hat, gewinnt.
stielaugen-told-series-score = Das sind { $gain }, und { $who } steht bei { $score }.
    .you = Das sind { $gain }, und du stehst bei { $score }.
