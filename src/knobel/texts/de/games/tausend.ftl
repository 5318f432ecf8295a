tausend-name = Tausend
tausend-aliases = Eintausend; Auf tausend
tausend-line = Drei Zahlen aus je drei Würfeln: so nah wie möglich ans Ziel, aber nicht darüber.
tausend-goal = Komm mit drei Zahlen so nah wie möglich an { $target }, aber nicht darüber.
tausend-each-turn = Du wirfst drei Würfel und machst daraus eine dreistellige Zahl.
tausend-rules =
    Drei Würfel, drei Runden. Bist du dran, wirfst du alle drei Würfel und schreibst sie als dreistellige Zahl auf; die Reihenfolge der Ziffern bestimmst du. Aus 3, 5 und 6 wird so 356, 365, 536, 563, 635 oder 653. Alle drei Ziffern müssen mit, und was steht, bleibt stehen.

    Deine drei Zahlen werden zusammengezählt. Wer am Ende am nächsten an { $target } liegt, ohne darüber zu sein, gewinnt. Genau { $target } ist das Beste, beendet das Spiel aber nicht: Ein anderer kann es auch noch schaffen. Aufhören nach zwei Zahlen gibt es nicht.

    Wer über { $target } kommt, ist raus und wirft nicht mehr mit. { $all_bust ->
        [least_over] Wer raus ist, liegt hinter allen anderen, und zwar umso besser, je weniger er darüber ist. Sind alle darüber, gewinnt, wer am wenigsten darüber ist.
        [replay] Alle, die raus sind, teilen sich den letzten Platz. Sind alle darüber, spielt ihr noch einmal von vorn, und es beginnt, wer links vom letzten Startspieler sitzt; nach dem zwanzigsten Mal ist es unentschieden.
       *[draw] Alle, die raus sind, teilen sich den letzten Platz. Sind alle darüber, gewinnt niemand.
    }
tausend-option-target = Ziel
tausend-option-target-help = So viel darf es höchstens werden.
tausend-option-all_bust = Wenn alle darüber sind
tausend-option-all_bust-help = Was gilt, wenn keiner unter dem Ziel geblieben ist.
tausend-value-all_bust-draw = gewinnt niemand
tausend-value-all_bust-least_over = gewinnt, wer am wenigsten darüber ist
tausend-value-all_bust-replay = wird noch einmal gespielt
tausend-cell-1 = 1. Zahl
tausend-cell-2 = 2. Zahl
tausend-cell-3 = 3. Zahl
tausend-sum-total = Summe
tausend-target =
    { $attempt ->
        [1] Höchstens { $target }, und so nah wie möglich heran.
       *[other] Höchstens { $target }, und so nah wie möglich heran. Das ist schon Anlauf { $attempt }.
    }
tausend-is-over = { $who } ist darüber und raus
    .you = Du bist darüber und raus
tausend-move-write = { $number } schreiben, das macht { $total }
tausend-move-write-over = { $number } schreiben – mit { $total } bist du raus
tausend-told-entry = { $who } schreibt { $number } und steht bei { $total }.
    .you = Du schreibst { $number } und stehst bei { $total }.
tausend-told-forced = Daraus wird nur { $number }: { $who } steht bei { $total }.
    .you = Daraus wird nur { $number }: Du stehst bei { $total }.
tausend-told-over = Das sind { $excess } zu viel: { $who } ist raus.
    .you = Das sind { $excess } zu viel: Du bist raus.
tausend-told-finished =
    { $short ->
        [0] { $who } trifft genau. Besser geht es nicht!
       *[other] { $who } ist fertig, { $short } fehlen.
    }
    .you =
        { $short ->
            [0] Du triffst genau. Besser geht es nicht!
           *[other] Du bist fertig, { $short } fehlen.
        }
tausend-told-replay = Alle sind darüber: Es geht noch einmal von vorn los (zum { $number }. Mal), { $who } fängt an.
    .you = Alle sind darüber: Es geht noch einmal von vorn los (zum { $number }. Mal), du fängst an.
tausend-error-wrong-digits = { $number } lässt sich aus deinen drei Würfeln nicht legen. Nimm jede Ziffer genau einmal.
