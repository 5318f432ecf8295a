# Die Prüfung der Würfel: was sie ergeben hat, und warum. Das Kommando und die Seite sagen dasselbe.

fair-verdict-fair =
    { $count ->
        [one] Die Würfel waren fair: Der eine Wurf stimmt, und nach den Regeln waren es genau diese Würfel.
       *[other] Die Würfel waren fair: Alle { $count } Würfe stimmen, und nach den Regeln waren es genau diese Würfel.
    }
fair-verdict-partly-sealed =
    { $count ->
        [one] Der eine Wurf, den du sehen durftest, ist fair.
       *[other] Alle { $count } Würfe, die du sehen durftest, sind fair.
    }
fair-verdict-without-rules =
    { $count ->
        [one] Der eine offene Wurf stimmt, soweit es sich ohne die Spielregeln sagen lässt.
       *[other] Alle { $count } offenen Würfe stimmen, soweit es sich ohne die Spielregeln sagen lässt.
    }
fair-verdict-nothing-to-check = In dieser Datei gibt es nichts zu prüfen.
fair-verdict-no-seeds = Diese Würfe hat der Tisch allein bestimmt.
fair-verdict-not-complete = Was in der Datei steht, stimmt. Sie zeigt aber nicht alles.
fair-verdict-not-fair = Diese Würfe stimmen nicht. Jemand hat an der Datei oder an den Würfeln gedreht.
fair-verdict-unreadable = Das ist keine Fairness-Datei, die ich lesen kann.

## Was nicht stimmt
fair-reason-another-seed = Platz { $place } hat einen anderen Startwert geöffnet als versprochen.
fair-reason-wrong-seats = Die Startwerte passen nicht zu einer Partie mit { $place } Plätzen.
fair-reason-order = Vor Wurf { $place } fehlt einer, oder einer ist doppelt: Die Würfe folgen nicht lückenlos aufeinander.
fair-reason-cut-start = Am Anfang der Partie fehlen Würfe.
fair-reason-cut-end = Am Ende der Partie fehlen Würfe, oder es sind welche zu viel.
fair-reason-border-start = Die Grenze am Anfang führt nicht zum Siegel, das vorher veröffentlicht wurde.
fair-reason-border-end = Die Grenze am Ende führt nicht zum Siegel, das vorher veröffentlicht wurde.
fair-reason-root = Wurf { $place } führt nicht zum Siegel, das vorher veröffentlicht wurde.
fair-reason-faces = Wurf { $place } hätte andere Augen zeigen müssen.
fair-reason-dice = Wurf { $place } wurde nicht mit den Würfeln geworfen, die das Spiel verlangt, oder nicht von dem, der an der Reihe war.
fair-reason-another-game = Die Datei und ihr Partieverlauf nennen nicht dasselbe Spiel.
fair-reason-another-first = Die erste Partie eines Tisches hat noch niemanden, der beginnt.
fair-reason-odd-header = Was abgemacht war, steht nicht so da, wie ein Tisch es aufschreibt. Wer es auf mehrere Arten schreiben kann, sucht sich die Würfe aus.
fair-reason-record-throws = Der Partieverlauf erzählt von { $place ->
    [one] 1 Wurf
   *[other] { $place } Würfen
}. Die Datei hat eine andere Zahl.
fair-reason-record-faces = Wurf { $place } steht im Partieverlauf anders da.
fair-reason-against-the-rules = Zeile { $place } des Partieverlaufs ist nach den Regeln nicht möglich.
fair-reason-sealed-but-shown = Wurf { $place } ist versiegelt, aber alle haben ihn gesehen.
fair-reason-hidden-but-open = Zeile { $place } des Partieverlaufs ist verdeckt, aber alle haben sie gesehen.
fair-reason-not-two-games = Das sind nicht zwei Partien eines Tisches, die aufeinander folgen.
fair-reason-passed-over = Zwischen der Partie davor und dieser fehlen Würfe.

## Was sich nicht zeigen ließ
fair-reason-no-throws = Darin steht kein Wurf, den Knobel geworfen hat.
fair-reason-all-sealed =
    { $place ->
        [one] Der einzige Wurf blieb verdeckt und ist versiegelt.
       *[other] Alle { $place } Würfe blieben verdeckt und sind versiegelt.
    }
fair-reason-no-borders = Nichts zeigt, dass es alle Würfe der Partie sind.
fair-reason-no-record = Die Datei ist aus einer früheren Fassung ohne Partieverlauf. Wie viele Würfel fallen mussten, lässt sich nicht sagen.
fair-reason-unknown-rules = Diese Regeln kenne ich nicht. Ob es die richtigen Würfel waren, lässt sich nicht sagen.
fair-reason-unknown-words = Die Wortliste der Partie kenne ich nicht. Ob sie so hieß, lässt sich nicht sagen.
fair-reason-unfinished = Die Partie wurde nicht zu Ende gespielt.
fair-reason-no-seeds = Kein Gerät hat einen Startwert dazugelegt. Der Tisch konnte vorher wissen, was fällt.
fair-reason-unopened = Platz { $place } hat einen Startwert versprochen und nicht geöffnet. Die Partie begann ohne ihn.
fair-reason-sealed =
    { $place ->
        [one] Ein Wurf blieb verdeckt und ist versiegelt. Er lässt sich nicht nachrechnen.
       *[other] { $place } Würfe blieben verdeckt und sind versiegelt. Sie lassen sich nicht nachrechnen.
    }
fair-reason-replay-stopped = Ab Zeile { $place } des Partieverlaufs hängt zu viel an dem, was verdeckt blieb. Von dort an ist nicht geprüft, wie viele Würfel fallen mussten.
fair-reason-without-rules = Wie viele Würfel fallen mussten und wer an der Reihe war, sagen nur die Regeln. Auf einem Rechner mit Knobel prüft der Befehl „knobel verify“ auch das.
fair-reason-handed-over = Bis zum Wurf { $place } hat ein anderes Haus geworfen; dann wurde der Tisch übergeben. Auch jene Würfe folgen aus dem, was dort festgelegt war.
fair-reason-decisions = Geprüft sind die Würfel. Dass alle so entschieden haben, wie es der Partieverlauf erzählt, sagt nur die Datei.

fair-day-fair = Fair: Der Startwert ist der versiegelte, und aus ihm folgt jeder Wurf vom { $day } (gezählt: { $count }).
fair-day-seed = Der Startwert vom { $day } ist der versiegelte. Eine Partie steht nicht in der Datei.
fair-day-another-seed = Nicht fair: Der Startwert vom { $day } ist nicht der, der versiegelt wurde.
fair-day-another-game = Nicht fair: Am { $day } wurde ein anderes Spiel versiegelt.
fair-day-another-throw = Nicht fair: Wurf { $number } vom { $day } folgt nicht aus dem Startwert.
fair-day-bad-record = Die Partie vom { $day } lässt sich nicht nachspielen.
fair-day-not-over = Die Partie vom { $day } ist nicht zu Ende.
fair-day-binding = Vergleiche das Siegel mit dem, das du vorher gesehen hast: { $commitment }
