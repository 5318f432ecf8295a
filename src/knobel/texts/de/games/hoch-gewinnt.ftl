hoch-gewinnt-name = Hoch gewinnt
hoch-gewinnt-aliases = Hoch mal hoch durch nieder
hoch-gewinnt-line = Drei Würfel: mit zweien rechnen, durch den dritten teilen, und das beste Ergebnis gewinnt.
hoch-gewinnt-goal =
    { $direction ->
        [tief] Das niedrigste Ergebnis gewinnt.
       *[hoch] Das höchste Ergebnis gewinnt.
    }
hoch-gewinnt-each-turn =
    Ein Wurf mit drei Würfeln: zwei { $operation ->
        [add] zusammenzählen
       *[multiply] malnehmen
    }, durch den dritten teilen.
hoch-gewinnt-rules =
    Jeder wirft ein einziges Mal mit drei Würfeln. { $operation ->
        [add] Zwei davon werden zusammengezählt, und die Summe wird durch den dritten geteilt: { $direction ->
            [tief] Mit 5 3 2 sind das zum Beispiel 2 plus 3, geteilt durch 5, also 1.
           *[hoch] Mit 5 3 2 sind das zum Beispiel 5 plus 3, geteilt durch 2, also 4.
        }
       *[multiply] Zwei davon werden miteinander malgenommen, und das Ergebnis wird durch den dritten geteilt: { $direction ->
            [tief] Mit 5 3 2 sind das zum Beispiel 2 mal 3, geteilt durch 5, also 1,2.
           *[hoch] Mit 5 3 2 sind das zum Beispiel 5 mal 3, geteilt durch 2, also 7,5.
        }
    }

    { $assignment ->
        [player] Durch welchen Würfel du teilst, suchst du dir selbst aus.
       *[auto] Geteilt wird immer durch den Würfel, der für dich am besten ist.
    } { $direction ->
        [tief] Wer das niedrigste Ergebnis hat, gewinnt; am besten ist es, durch den höchsten Würfel zu teilen.
       *[hoch] Wer das höchste Ergebnis hat, gewinnt; am besten ist es, durch den niedrigsten Würfel zu teilen.
    } Verglichen wird ganz genau, auch hinter dem Komma.
hoch-gewinnt-option-direction = Richtung
hoch-gewinnt-option-direction-help = Ob das höchste oder das niedrigste Ergebnis gewinnt.
hoch-gewinnt-value-direction-hoch = hoch gewinnt
hoch-gewinnt-value-direction-tief = tief gewinnt
hoch-gewinnt-option-operation = Die beiden anderen Würfel
hoch-gewinnt-option-operation-help = Ob sie vor dem Teilen malgenommen oder zusammengezählt werden.
hoch-gewinnt-value-operation-multiply = malnehmen
hoch-gewinnt-value-operation-add = zusammenzählen
hoch-gewinnt-option-assignment = Geteilt wird durch
hoch-gewinnt-option-assignment-help = Ob immer der beste Würfel genommen wird oder jeder selbst wählt.
hoch-gewinnt-value-assignment-auto = den besten Würfel
hoch-gewinnt-value-assignment-player = den Würfel deiner Wahl
hoch-gewinnt-move-take = Durch { $cell } teilen
hoch-gewinnt-told-take = { $who } teilt durch { $cell }.
    .you = Du teilst durch { $cell }.
hoch-gewinnt-cell-1 = 1
hoch-gewinnt-cell-2 = 2
hoch-gewinnt-cell-3 = 3
hoch-gewinnt-cell-4 = 4
hoch-gewinnt-cell-5 = 5
hoch-gewinnt-cell-6 = 6
hoch-gewinnt-calculation-multiply = { $one } × { $other } : { $divisor } = { $worth }
hoch-gewinnt-calculation-add = ({ $one } + { $other }) : { $divisor } = { $worth }
hoch-gewinnt-number-whole = { $whole }
hoch-gewinnt-number-exact = { $whole },{ $decimals }
hoch-gewinnt-number-about = ungefähr { $whole },{ $decimals }
hoch-gewinnt-told-calculation = { $who } rechnet: { $calculation }.
    .you = Du rechnest: { $calculation }.
hoch-gewinnt-note-waiting = noch nicht geworfen
hoch-gewinnt-note-thinking = noch am Rechnen
