ohio-name = Ohio
ohio-aliases = { "" }
ohio-line = Sechs Würfel, sechs Zahlen – und die große Straße von eins bis sechs.
ohio-goal = Füll alle sieben Zeilen deines Blatts; wer die meisten Punkte hat, gewinnt.
ohio-each-turn =
    { $max_throws ->
        [one] Ein Wurf
       *[other] Bis zu { WORD($max_throws) } Würfe
    } mit sechs Würfeln; dann trägst du in eine freie Zeile ein.
ohio-rules =
    Sechs Würfel und für jeden ein Blatt mit sieben Zeilen: eine für jede Zahl und eine für den Ohio.

    { $max_throws ->
        [one] Bist du dran, wirfst du alle sechs Würfel ein einziges Mal.
       *[other] Bist du dran, wirfst du alle sechs Würfel und hast insgesamt bis zu { WORD($max_throws) } Würfe. Vor jedem weiteren Wurf lässt du liegen, was du behalten willst, oder auch gar nichts.
    }{ $max_throws ->
        [one] {""}
       *[other] {" "}{ $kept_dice ->
            [locked] Was einmal liegt, bleibt liegen.
           *[free] Was einmal liegt, darfst du später wieder aufnehmen.
        } Nach jedem Wurf kannst du aufhören.
    }

    Dann trägst du den Wurf in eine freie Zeile ein; welche, entscheidest du erst jetzt. Bei den Zahlen zählen nur die Augen dieser Zahl. Ein Ohio, also alle sechs Zahlen zugleich, bringt 40 Punkte. Passt nichts, kommt in eine freie Zeile eine Null. Jede Zeile füllst du nur einmal.

    Nach sieben Runden sind alle Blätter voll, und wer die meisten Punkte hat, gewinnt.
ohio-option-max_throws = Würfe
ohio-option-max_throws-help = So oft darf jeder werfen, bevor er eintragen muss.
ohio-option-kept_dice = Liegen gelassene Würfel
ohio-option-kept_dice-help = Ob man sie später wieder aufnehmen darf.
ohio-value-kept_dice-free = dürfen wieder mit
ohio-value-kept_dice-locked = bleiben liegen
ohio-cell-ones = Einsen
ohio-cell-twos = Zweien
ohio-cell-threes = Dreien
ohio-cell-fours = Vieren
ohio-cell-fives = Fünfen
ohio-cell-sixes = Sechsen
ohio-cell-ohio = Ohio
ohio-sum-total = Summe
ohio-space-cells = Den Wurf in eine freie Zeile eintragen
ohio-read-preview = Noch frei: { $row }, jetzt { $value }
ohio-told-together = Zusammen liegen jetzt { $faces }.
ohio-told-entry =
    { $points ->
        [0] { $who } trägt bei „{ $cell }“ eine Null ein.
        [one] { $who } trägt bei „{ $cell }“ einen Punkt ein.
       *[other] { $who } trägt bei „{ $cell }“ { $points } Punkte ein.
    }
    .you =
        { $points ->
            [0] Du trägst bei „{ $cell }“ eine Null ein.
            [one] Du trägst bei „{ $cell }“ einen Punkt ein.
           *[other] Du trägst bei „{ $cell }“ { $points } Punkte ein.
        }
ohio-told-finished =
    { $points ->
        [one] Das Blatt von { $who } ist voll: ein Punkt.
       *[other] Das Blatt von { $who } ist voll: { $points } Punkte.
    }
    .you =
        { $points ->
            [one] Dein Blatt ist voll: ein Punkt.
           *[other] Dein Blatt ist voll: { $points } Punkte.
        }
ohio-error-box-filled = „{ $cell }“ ist schon ausgefüllt. Nimm eine freie Zeile.
ohio-error-no-throw-left =
    { $throws ->
        [one] Es gibt nur einen Wurf. Jetzt musst du eintragen.
       *[other] Du hast schon { $throws } Mal geworfen. Jetzt musst du eintragen.
    }
ohio-error-kept-stays =
    { $count ->
        [one] Ein Würfel liegt schon und bleibt liegen.
       *[other] { $count } Würfel liegen schon und bleiben liegen.
    }
