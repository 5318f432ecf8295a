himmel-und-hoelle-name = Himmel und Hölle
himmel-und-hoelle-aliases = { "" }
himmel-und-hoelle-line = Was oben liegt, zählt als Zehner, was unten liegt, als Einer.
himmel-und-hoelle-goal = Wer die höchste Summe hat, gewinnt: Oben zählt als Zehner, unten als Einer.
himmel-und-hoelle-each-turn = Du wirfst einmal zwei Würfel; eine Sechs ist 61 wert, eine Eins 16.
himmel-und-hoelle-rules =
    Zwei Würfel, und von jedem zählen zwei Seiten: Die Augen oben sind der Himmel und geben die Zehner, die Augen unten sind die Hölle und geben die Einer. Oben und unten ergeben zusammen immer sieben; eine Sechs ist also 61 wert, eine Fünf 52, eine Vier 43, eine Drei 34, eine Zwei 25 und eine Eins 16. Beide Würfel werden zusammengezählt.

    { $rounds ->
        [one] Gespielt wird eine Runde, jeder wirft einmal.
       *[other] Gespielt werden { WORD($rounds) } Runden, in jeder wirft jeder einmal. Deine Würfe werden zusammengezählt.
    } Wer die höchste Summe hat, gewinnt.
himmel-und-hoelle-option-rounds = Runden
himmel-und-hoelle-option-rounds-help = Wie oft jeder wirft.
himmel-und-hoelle-told-series-score = Das gibt { $gain }; { $who } steht bei { $score }.
    .you = Das gibt { $gain }; du stehst bei { $score }.
