auf-und-ab-name = Auf und ab
auf-und-ab-aliases = Rauf und runter
auf-und-ab-line = Sieben Würfe im Wechsel von Plus und Minus – unter null bist du raus.
auf-und-ab-goal = Sammle mit sieben Würfen die höchste Summe; unterwegs nie unter null.
auf-und-ab-each-turn = Du wirfst siebenmal: Wurf 1, 2, 4 und 6 zählen dazu, Wurf 3, 5 und 7 gehen ab.
auf-und-ab-rules =
    Reihum hat jeder sieben Würfe hintereinander mit einem Würfel. Der erste, zweite, vierte und sechste Wurf werden dazugezählt, der dritte, fünfte und siebte abgezogen.

    Fällt deine Summe unterwegs unter null, bist du sofort draußen; genau null ist noch gut. { $final_negative ->
        [out] Auch nach dem letzten Wurf darf sie nicht unter null liegen.
       *[ranked] Nach dem letzten Wurf darf sie negativ sein: Das ist immer noch besser, als auszuscheiden.
    }

    Wer die höchste Summe hat, gewinnt. Sind alle draußen, gewinnt niemand.
auf-und-ab-option-final_negative = Am Ende unter null
auf-und-ab-option-final_negative-help = Ob ein negatives Endergebnis noch zählt.
auf-und-ab-value-final_negative-ranked = zählt
auf-und-ab-value-final_negative-out = ist draußen
