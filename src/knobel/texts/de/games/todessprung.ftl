todessprung-name = Todessprung
todessprung-aliases = { "" }
todessprung-line = Einer nennt die Grenze, und ihr springt mit einem oder zwei Würfeln darauf zu – wer sie erreicht, den erwischt es.
todessprung-goal =
    { $mode ->
        [elimination] Bring die gemeinsame Summe nie an die Grenze; wer übrig bleibt, gewinnt.
       *[single_loser] Wer die gemeinsame Summe an die Grenze bringt, verliert.
    }
todessprung-each-turn = Du nimmst einen oder zwei Würfel und wirfst einmal zur gemeinsamen Summe.
todessprung-rules =
    Wer anfängt, nennt eine Grenze von 30 bis 50; beide Zahlen sind erlaubt. Geworfen wird reihum, sein linker Nachbar zuerst, er selbst also zuletzt.

    Bist du dran, nimmst du einen oder zwei Würfel und wirfst einmal. Die Augen kommen zur gemeinsamen Summe. Ganz ohne Wurf kommt keiner davon.

    { $mode ->
        [elimination] Wer die Summe auf die Grenze oder darüber bringt, ist draußen. Sein linker Nachbar nennt eine neue Grenze, und von dessen linkem Nachbarn aus geht es bei null weiter. Wer als Letzter übrig bleibt, gewinnt.
       *[single_loser] Wer die Summe auf die Grenze oder darüber bringt, verliert, und das Spiel ist aus. Allen anderen ist nichts passiert, egal wie knapp es war.

        { todessprung-rules-next }
    }
todessprung-rules-next =
    { $games ->
        [one] {""}
       *[other] { $next_namer ->
            [rotate] Die nächste Grenze nennt jedes Mal der linke Nachbar dessen, der die vorige genannt hat.
           *[loser] Die nächste Grenze nennt jedes Mal der Verlierer.
        }
    }
todessprung-option-games-help = Wie viele Spiele ihr nacheinander spielt: üblich sind fünf, und nur eins, wenn ihr spielt, bis einer übrig ist.
todessprung-option-mode = Gespielt wird
todessprung-option-mode-help = Bis einer verliert, oder bis einer übrig ist.
todessprung-value-mode-single_loser = bis einer verliert
todessprung-value-mode-elimination = bis einer übrig ist
todessprung-option-next_namer = Die nächste Grenze nennt
todessprung-option-next_namer-help = Wer im nächsten Spiel die Grenze nennt, wenn bis zum ersten Verlierer gespielt wird.
todessprung-value-next_namer-loser = der Verlierer
todessprung-value-next_namer-rotate = der Nächste reihum
todessprung-space-bids = Eine Grenze von { $low } bis { $high } nennen
todessprung-move-bid = { $amount } als Grenze nennen
todessprung-press-one-die = Mit einem Würfel werfen
todessprung-press-two-dice = Mit zwei Würfeln werfen
todessprung-limit-open = Die Grenze steht noch nicht fest.
todessprung-total = Die Summe steht bei { $total }, die Grenze liegt bei { $limit }.
todessprung-lost = dieses Spiel verloren
todessprung-told-bid = { $who } legt die Grenze auf { $amount }.
    .you = Du legst die Grenze auf { $amount }.
todessprung-told-press-one-die = { $who } nimmt einen Würfel.
    .you = Du nimmst einen Würfel.
todessprung-told-press-two-dice = { $who } nimmt zwei Würfel.
    .you = Du nimmst zwei Würfel.
todessprung-told-total = Das macht { $total }, noch { $left } bis zur Grenze.
todessprung-told-last-leap = Das macht { $total }: Der nächste Sprung ist auf jeden Fall zu weit.
todessprung-told-reached = Das macht { $total }: { $who } ist zu weit gesprungen.
    .you = Das macht { $total }: Du bist zu weit gesprungen.
todessprung-error-limit-bounds = Die Grenze muss zwischen { $low } und { $high } liegen; beide Zahlen sind erlaubt.
