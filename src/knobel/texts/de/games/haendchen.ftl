haendchen-name = Händchen
haendchen-aliases = { "" }
haendchen-line = Nur Fünfen zählen – und zwei auf einmal zählen fünfundzwanzig.
haendchen-goal = Wer die meisten Punkte hat, gewinnt; nur Fünfen bringen welche.
haendchen-each-turn = Du wirfst einmal zwei Würfel: Eine Fünf zählt 5, zwei Fünfen zählen 25.
haendchen-rules =
    Reihum wirft jeder einmal mit zwei Würfeln. Es zählen nur Fünfen: Eine Fünf bringt 5 Punkte, zwei Fünfen in einem Wurf bringen 25. Alles andere bringt nichts, auch nicht Vier und Eins oder Drei und Zwei, die zusammen fünf Augen haben.

    { $rounds ->
        [one] Gespielt wird eine Runde.
       *[other] Gespielt werden { WORD($rounds) } Runden.
    } Wer die meisten Punkte hat, gewinnt.
haendchen-option-rounds = Runden
haendchen-option-rounds-help = Wie oft jeder wirft.
haendchen-told-series-score =
    { $gain ->
        [0] Keine Fünf. { $who } steht bei { $score }.
        [5] Eine Fünf! { $who } steht bei { $score }.
       *[other] Zwei Fünfen, { $gain } Punkte! { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Keine Fünf. Du stehst bei { $score }.
            [5] Eine Fünf! Du stehst bei { $score }.
           *[other] Zwei Fünfen, { $gain } Punkte! Du stehst bei { $score }.
        }
