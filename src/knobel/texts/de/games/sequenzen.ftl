sequenzen-name = Sequenzen
sequenzen-aliases = { "" }
sequenzen-line = Bis zu drei Würfe für drei Zahlen in einer Reihe: Wer wirft die höchste Sequenz?
sequenzen-goal = Wer die höchste Sequenz hat, gewinnt: drei Zahlen in einer Reihe, etwa 4-5-6.
sequenzen-each-turn = Bis zu drei Würfe mit drei Würfeln; nach jedem darfst du aufhören.
sequenzen-rules =
    Reihum hat jeder bis zu drei Würfe mit drei Würfeln. Gesucht ist eine Sequenz, also drei Zahlen in einer Reihe: 1-2-3, 2-3-4, 3-4-5 oder 4-5-6, egal in welcher Ordnung sie liegen. Um die Ecke (6-1-2) geht es nicht.

    Nach dem ersten und zweiten Wurf darfst du aufhören oder alle drei Würfel noch einmal werfen. { $keep_two ->
        [on] Du darfst auch genau zwei Würfel liegen lassen und nur den dritten noch einmal werfen.
       *[off] Einzelne Würfel liegen lassen darfst du nicht.
    } { $count ->
        [best] Es zählt die beste Sequenz, die du geworfen hast, und zwar mit dem Wurf, in dem sie gefallen ist. Die alte Regel lässt das offen; ihr könnt auch einstellen, dass der letzte Wurf zählt.
       *[last] Es zählt nur der letzte Wurf: Wer weitermacht, setzt eine Sequenz, die schon daliegt, aufs Spiel. Die alte Regel lässt das offen; ihr könnt auch einstellen, dass der beste Wurf zählt.
    }

    Wer die höchste Sequenz hat, gewinnt. Bei gleicher ist besser, wer weniger Würfe gebraucht hat; mit gleich vielen Würfen ist es ein Gleichstand. { $if_nobody ->
        [draw] Hat niemand eine Sequenz, gewinnt niemand.
       *[replay] Hat niemand eine Sequenz, wird die Runde noch einmal gespielt, und es beginnt, wer links vom letzten Startspieler sitzt; nach zwanzig vergeblichen Wiederholungen gewinnt niemand.
    }
sequenzen-option-keep_two = Zwei Würfel liegen lassen
sequenzen-option-keep_two-help = Ob man zwei Würfel behalten und nur den dritten noch einmal werfen darf.
sequenzen-value-keep_two-off = nein
sequenzen-value-keep_two-on = ja
sequenzen-option-count = Es zählt
sequenzen-option-count-help = Ob der letzte Wurf gilt oder der beste.
sequenzen-value-count-last = der letzte Wurf
sequenzen-value-count-best = der beste Wurf
sequenzen-option-if_nobody = Ohne Sequenz
sequenzen-option-if_nobody-help = Was geschieht, wenn niemand eine Sequenz hat.
sequenzen-value-if_nobody-replay = Runde wiederholen
sequenzen-value-if_nobody-draw = niemand gewinnt
sequenzen-space-keeps = Zwei Würfel liegen lassen und den dritten noch einmal werfen
sequenzen-sequence =
    { $throws ->
        [one] { $low }-{ $middle }-{ $high } in einem Wurf
       *[other] { $low }-{ $middle }-{ $high } in { $throws } Würfen
    }
sequenzen-nothing = keine Sequenz
sequenzen-note-waiting = noch nicht dran gewesen
sequenzen-note-so-far = bisher { $result }
sequenzen-replay =
    { $number ->
        [one] Eine Wiederholung, weil niemand eine Sequenz hatte.
       *[other] Wiederholung { $number } von höchstens { $most }, weil niemand eine Sequenz hatte.
    }
sequenzen-told-result = { $who }: { $result }.
    .you = Du: { $result }.
sequenzen-told-replay = Niemand hat eine Sequenz. Noch einmal, { $who } fängt an.
    .you = Niemand hat eine Sequenz. Noch einmal, du fängst an.
sequenzen-error-two-dice = Liegen bleiben dürfen genau zwei Würfel, oder du wirfst alle noch einmal.
