kleine-differenzen-name = Kleine Differenzen
kleine-differenzen-aliases = Differenzen; Quadrate und Kreise
kleine-differenzen-line = Alle schreiben dieselben Würfe in ihr Gitter, und die Zahl im Quadrat soll die Summe seiner vier Kreise sein.
kleine-differenzen-goal = Jedes Quadrat soll so groß sein wie die Kreise an seinen Ecken zusammen.
kleine-differenzen-each-turn = Alle tragen denselben Wurf ein: drei Würfel in ein Quadrat, den vierten in einen Kreis.
kleine-differenzen-rules =
    Vier Würfel, und für jeden ein Gitter aus 16 Quadraten. An den Ecken der Quadrate sitzen 25 Kreise; ein Kreis im Innern gehört zu vier Quadraten, einer am Rand zu zweien, einer ganz in der Ecke nur zu einem.

    Es wird 16-mal geworfen, reihum, und jeder Wurf gilt für alle. Erst fallen drei Würfel: Ihre Summe schreibst du in eines deiner freien Quadrate. Dann fällt der vierte allein: Seine Augen schreibst du in einen freien Kreis, irgendwo im Gitter. Alle tragen gleichzeitig und heimlich ein, und was steht, bleibt stehen. { $sheets_visible ->
        [at_end] Die Gitter der anderen siehst du erst ganz am Schluss.
       *[after_each_throw] Haben alle eingetragen, dürft ihr einander aufs Blatt schauen.
    }{ $entry_seconds ->
        [0] {""}
       *[other] {" "}Zum Eintragen habt ihr { $entry_seconds } Sekunden; wer es nicht schafft, bekommt das erste freie Quadrat und den ersten freien Kreis, Reihe für Reihe gelesen.
    }

    Nach dem letzten Wurf wird abgerechnet; neun Kreise bleiben leer und zählen nichts. Die Zahl im Quadrat soll die Summe seiner vier Kreise sein: Stimmt es genau, gibt es 3 Punkte. Sonst kostet das Quadrat so viele Punkte, wie die beiden Zahlen auseinanderliegen. Plus und Minus werden verrechnet, und wer die meisten Punkte hat, gewinnt. { $tie_break ->
        [most_exact] Bei Gleichstand gewinnt, wer mehr Quadrate genau getroffen hat.
       *[shared] Bei Gleichstand wird der Platz geteilt.
    }
kleine-differenzen-option-sheets_visible = Gitter der anderen
kleine-differenzen-option-sheets_visible-help = Wann man sehen darf, was die anderen eingetragen haben.
kleine-differenzen-value-sheets_visible-after_each_throw = nach jedem Wurf offen
kleine-differenzen-value-sheets_visible-at_end = erst am Schluss offen
kleine-differenzen-option-entry_seconds = Uhr für alle zugleich, in Sekunden
kleine-differenzen-option-entry_seconds-help = Ist sie um, bekommt jeder, der noch nicht fertig ist, die ersten freien Felder. 0 heißt ohne Uhr.
kleine-differenzen-option-decision_seconds = Bedenkzeit für jeden einzeln, in Sekunden
kleine-differenzen-option-decision_seconds-help = Ist sie um, wird nur für den, dessen Zeit es war, der harmloseste Eintrag gemacht. 0 heißt ohne Uhr.
kleine-differenzen-option-tie_break = Gleichstand
kleine-differenzen-option-tie_break-help = Den Platz teilen, oder mehr genau getroffene Quadrate entscheiden lassen.
kleine-differenzen-value-tie_break-shared = geteilt
kleine-differenzen-value-tie_break-most_exact = mehr genaue Quadrate

kleine-differenzen-throw-number = Wurf { $number } von { $throws }
kleine-differenzen-to-enter = Einzutragen: { $total } in ein Quadrat, { $value } in einen Kreis.
kleine-differenzen-space-places = { $total } in ein freies Quadrat und { $value } in einen freien Kreis eintragen
kleine-differenzen-place-1 = Quadrat (Reihe,Spalte; die ersten heißen 0)
kleine-differenzen-place-2 = Kreis (Reihe,Spalte; die ersten heißen 0)
kleine-differenzen-spot = Reihe { $row }, Spalte { $column }
kleine-differenzen-note-waiting = noch am Überlegen
kleine-differenzen-note-written = eingetragen
kleine-differenzen-note-exact =
    { $exact ->
        [one] 1 Quadrat genau
       *[other] { $exact } Quadrate genau
    }
kleine-differenzen-told-decided = { $who } hat eingetragen.
    .you = Du hast eingetragen.
kleine-differenzen-told-place = { $who } hat eingetragen.
    .you = Du hast eingetragen.
kleine-differenzen-told-filled =
    { $count ->
        [one] Für { $who } wird das erste freie Feld gefüllt.
       *[other] Für { $who } werden die ersten freien Felder gefüllt.
    }
    .you =
        { $others ->
            [0] Für dich wird das erste freie Feld gefüllt.
           *[other] Für { $names } und dich werden die ersten freien Felder gefüllt.
        }
kleine-differenzen-told-entry = { $who }: { $total } ins Quadrat ({ $square }), { $value } in den Kreis ({ $circle }).
    .you = Du: { $total } ins Quadrat ({ $square }), { $value } in den Kreis ({ $circle }).
kleine-differenzen-told-total =
    { $exact ->
        [one] { $who } kommt auf { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }; 1 Quadrat ist genau getroffen.
       *[other] { $who } kommt auf { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }; { $exact } Quadrate sind genau getroffen.
    }
    .you =
        { $exact ->
            [one] Du kommst auf { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }; 1 Quadrat ist genau getroffen.
           *[other] Du kommst auf { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }; { $exact } Quadrate sind genau getroffen.
        }
kleine-differenzen-error-square-taken = In diesem Quadrat steht schon { $value }.
kleine-differenzen-error-circle-taken = In diesem Kreis steht schon { $value }.
