# Die Worte des Hauses: alles, was mehr als ein Spiel sagt.

## Plätze und Aufzählungen
seat = Spieler { $number }
the-table = Der Tisch
list-and = { $first } und { $last }
list-pair = { $first }, { $second }
list-nothing = nichts

## Seiten des Pokerwürfels
face-poker-1 = 9
face-poker-2 = 10
face-poker-3 = B
face-poker-4 = D
face-poker-5 = K
face-poker-6 = A

## Wer dran ist
your-turn = Du bist dran.
turn-of = { $who } ist dran.
    .you = Du bist dran.
turn-to-stake = { $who } setzt.
    .you = Du setzt.
turn-of-several = Warten auf { $who }.
    .you =
        { $others ->
            [0] Du bist dran.
           *[other] Warten auf { $names } und dich.
        }
table-throws = Die Würfel fallen.
over = Das Spiel ist aus.
you-throw-for-start = Auswürfeln, wer anfängt.
throw-for-start = Wer fängt an? { $who } wirft.
    .you = Wer fängt an? Du wirfst.
lot-for-start = Das Los entscheidet, wer anfängt.
playoff-for-place = Stechen: { $who } wirft.
    .you = Stechen: Du wirfst.

## Was geschah
told-throw = { $who } wirft { $faces }.
    .you = Du wirfst { $faces }.
told-throw-hidden = { $who } wirft verdeckt.
    .you = Du wirfst verdeckt.
told-table-throws = Die Würfel zeigen { $faces }.
told-table-throws-hidden = Verdeckt fallen Würfel.
told-decided = { $who } hat sich entschieden.
    .you = Du hast dich entschieden.
told-expired = Die Zeit ist um.
told-keep =
    { $count ->
        [0] { $who } wirft alle Würfel noch einmal.
        [one] { $who } lässt einen Würfel liegen und wirft weiter.
       *[other] { $who } lässt { $count } Würfel liegen und wirft weiter.
    }
    .you =
        { $count ->
            [0] Du wirfst alle Würfel noch einmal.
            [one] Du lässt einen Würfel liegen und wirfst weiter.
           *[other] Du lässt { $count } Würfel liegen und wirfst weiter.
        }
told-take = { $who } trägt ein: { $cell }.
    .you = Du trägst ein: { $cell }.
told-place = { $who } hat eingetragen.
    .you = Du hast eingetragen.
told-say = { $who } sagt { $value }.
    .you = Du sagst { $value }.
told-bid = { $who } sagt { $amount }.
    .you = Du sagst { $amount }.
told-stake =
    { $chips ->
        [one] { $who } setzt einen Chip auf { $field }.
       *[other] { $who } setzt { $chips } Chips auf { $field }.
    }
    .you =
        { $chips ->
            [one] Du setzt einen Chip auf { $field }.
           *[other] Du setzt { $chips } Chips auf { $field }.
        }
told-choose = { $who } wählt { $other }.
    .you = Du wählst { $other }.
    .you-other = { $who } wählt dich.
told-write = { $who } schreibt { $text }.
    .you = Du schreibst { $text }.
told-link = { $who } sagt: { $one } und { $other } sind dasselbe.
    .you = Du sagst: { $one } und { $other } sind dasselbe.
told-lay = { $who } legt { $count } Würfel.
    .you = Du legst { $count } Würfel.
told-press-stop = { $who } hört auf.
    .you = Du hörst auf.
told-press-throw = { $who } wirft weiter.
    .you = Du wirfst weiter.
told-press-turn = { $who } dreht eine Sechs zur Eins.
    .you = Du drehst eine Sechs zur Eins.
told-press-pass = { $who } passt.
    .you = Du passt.
told-press-done = { $who } ist fertig.
    .you = Du bist fertig.
told-begins = { $who } fängt an.
    .you = Du fängst an.
told-playoff = Gleichstand: Es wird gestochen.
told-game-finished = Spiel { $number } von { $games } ist beendet.
told-winners =
    { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } gewinnen gemeinsam.
    }
    .you =
        { $others ->
            [0] Du gewinnst.
           *[other] { $names } und du gewinnt gemeinsam.
        }
told-losers =
    { $count ->
        [one] { $who } verliert.
       *[other] { $who } verlieren gemeinsam.
    }
    .you =
        { $others ->
            [0] Du verlierst.
           *[other] { $names } und du verliert gemeinsam.
        }
told-draw = Unentschieden.
told-performed = Die Vorstellung ist zu Ende: Applaus für alle.
told-stopped = Das Spiel wurde nach 10.000 Würfen abgebrochen.
told-out = { $who } scheidet aus.
    .you = Du scheidest aus.
told-chip =
    { $chips ->
        [one] { $who } bekommt einen Chip.
       *[other] { $who } bekommt einen Chip und hat jetzt { $chips }.
    }
    .you =
        { $chips ->
            [one] Du bekommst einen Chip.
           *[other] Du bekommst einen Chip und hast jetzt { $chips }.
        }

series-progress = { $count } von { $length ->
    [one] 1 Wurf
   *[other] { $length } Würfen
}
told-series-score = { $who } steht bei { $score }.
    .you = Du stehst bei { $score }.

## Knöpfe
press-stop = Aufhören
press-throw = Weiter werfen
press-turn = Eine Sechs zur Eins drehen
press-pass = Passen
press-done = Fertig

## Auswahl
move-keep =
    { $count ->
        [0] Alle Würfel noch einmal werfen
        [one] Einen Würfel liegen lassen
       *[other] { $count } Würfel liegen lassen
    }
move-take = { $cell } eintragen
move-say = { $value } sagen
move-bid = { $amount } sagen
move-choose = { $who } wählen
    .you = Dich selbst wählen
space-keeps = { $least } bis { $most } Würfel liegen lassen und die anderen noch einmal werfen
space-cells = Feld wählen
space-places = Eintragen
space-bids = Eine Zahl von { $low } bis { $high } nennen
space-stakes = { $low } bis { $high } Chips auf ein Feld setzen
space-marks = Ein Wort wählen
space-links = Zwei gleiche Wörter nennen
space-words = Ein Wort schreiben
space-layouts = Würfel auslegen

## Der Tisch, vorgelesen
read-dice = { $who }: { $faces }
    .you = Du: { $faces }
read-held = { $who }, herausgelegt: { $faces }
    .you = Du, herausgelegt: { $faces }
read-covered =
    { $count ->
        [one] { $who }: ein Würfel unter dem Becher
       *[other] { $who }: { $count } Würfel unter dem Becher
    }
    .you =
        { $count ->
            [one] Du: ein Würfel unter dem Becher
           *[other] Du: { $count } Würfel unter dem Becher
        }
read-throws =
    { $allowed ->
        [0] { $who }: { $throws }. Wurf
       *[other] { $who }: { $throws }. Wurf von { $allowed }
    }
    .you =
        { $allowed ->
            [0] Du: { $throws }. Wurf
           *[other] Du: { $throws }. Wurf von { $allowed }
        }
read-cell = { $who }, { $row }: { $value }
    .you = Du, { $row }: { $value }
read-preview = { $row } gäbe { $value }
pays = { $gain } : 1
pad-open = Tragt ein, was ihr werft.
told-pad = { $who }, { $cell }: { $value }
    .you = Deine Spalte, { $cell }: { $value }
told-pad-erased = { $who }, { $cell }: wieder frei
    .you = Deine Spalte, { $cell }: wieder frei
section-upper = Oberer Teil
section-lower = Unterer Teil
bonus-missing = noch { $points }
read-strikes = { $who }: noch offen { $left }; gestrichen { $struck }
    .you = Du: noch offen { $left }; gestrichen { $struck }
read-pile =
    { $unit ->
        [discs] { $label }: { $chips ->
            [one] 1 Deckel
           *[other] { $chips } Deckel
        }
       *[chips] { $label }: { $chips ->
            [one] 1 Chip
           *[other] { $chips } Chips
        }
    }
read-field =
    { $chips ->
        [one] Feld { $label }: 1 Chip
       *[other] Feld { $label }: { $chips } Chips
    }
read-token = { $who } steht auf { $at } von { $length }
    .you = Du stehst auf { $at } von { $length }
read-squares = { $who }, Quadrate, Reihe { $row }: { $cells }
    .you = Du, Quadrate, Reihe { $row }: { $cells }
read-circles = { $who }, Kreise, Reihe { $row }: { $cells }
    .you = Du, Kreise, Reihe { $row }: { $cells }
read-results = { $who }, Ergebnisse, Reihe { $row }: { $cells }
    .you = Du, Ergebnisse, Reihe { $row }: { $cells }
read-bet =
    { $chips ->
        [one] { $who } hat 1 Chip auf { $field }
       *[other] { $who } hat { $chips } Chips auf { $field }
    }
    .you =
        { $chips ->
            [one] Du hast 1 Chip auf { $field }
           *[other] Du hast { $chips } Chips auf { $field }
        }
read-letters = { $who }, Buchstaben: { $letters }
    .you = Du, Buchstaben: { $letters }
read-tile = { $letter } in Spalte { $column }, Reihe { $row }
read-picture = { $who } hat gezeichnet: { $drawn }; es fehlt: { $missing }
    .you = Du hast gezeichnet: { $drawn }; es fehlt: { $missing }
read-slot = { $who }, { $slot } ({ $letter }): { $text }
    .you = Du, { $slot } ({ $letter }): { $text }
read-term = { $text } ({ $authors }): { $status }
read-term-points = { $text }: je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
term-open = offen
term-challenged = angezweifelt, { $accepts } dafür und { $rejects } dagegen
term-valid = gilt
term-rejected = abgelehnt, { $accepts } dafür und { $rejects } dagegen
read-standing =
    { $unit ->
        [points] { $who }: { $score ->
            [one] { $score } Punkt
           *[other] { $score } Punkte
        }
        [chips] { $who }: { $score ->
            [one] { $score } Chip
           *[other] { $score } Chips
        }
        [discs] { $who }: { $score ->
            [one] { $score } Deckel
           *[other] { $score } Deckel
        }
        [penalty-chips] { $who }: { $score ->
            [one] { $score } Strafchip
           *[other] { $score } Strafchips
        }
        [throws] { $who }: { $score ->
            [one] { $score } Wurf
           *[other] { $score } Würfe
        }
        [match-chips] { $who }: { $score } Chips im Match
        [match-winner] { $who }: { $score } im Match
        [match-loser] { $who }: { $score } im Match
       *[other] { $who }: { $score }
    }
    .you =
        { $unit ->
            [points] Du: { $score ->
                [one] { $score } Punkt
               *[other] { $score } Punkte
            }
            [chips] Du: { $score ->
                [one] { $score } Chip
               *[other] { $score } Chips
            }
            [discs] Du: { $score ->
                [one] { $score } Deckel
               *[other] { $score } Deckel
            }
            [penalty-chips] Du: { $score ->
                [one] { $score } Strafchip
               *[other] { $score } Strafchips
            }
            [throws] Du: { $score ->
                [one] { $score } Wurf
               *[other] { $score } Würfe
            }
            [match-chips] Du: { $score } Chips im Match
            [match-winner] Du: { $score } im Match
            [match-loser] Du: { $score } im Match
           *[other] Du: { $score }
        }
read-out = { $who } ist ausgeschieden
    .you = Du bist ausgeschieden
read-note = { $who }: { $note }
    .you = Du: { $note }
read-offer = Du kannst: { $label }
read-clock = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}

## Familien
family-series = Wurfserien
family-race = Wettrennen
family-luck = Glück herausfordern
family-sheet = Spielblätter
family-chips = Chips und Bretter
family-bank = Bank und Einsätze
family-total = Laufende Summen
family-cup = Becherspiele
family-bluff = Bluffen
family-poker = Würfelpoker
family-word = Wortspiele
family-trick = Zaubertricks

## Optionen, die jedes Spiel hat
option-starter = Wer anfängt
option-starter-help = Auswürfeln, auslosen oder der erste Platz.
value-starter-highest_throw = höchster Wurf
value-starter-random = Los
value-starter-first_seat = erster Platz
option-games = Spiele im Match
option-games-help = Wie viele Spiele nacheinander gespielt werden; der Anfang wandert jedes Mal einen Platz weiter.
option-decision_seconds = Bedenkzeit in Sekunden
option-decision_seconds-help = 0 heißt ohne Uhr; ist die Zeit um, wird der harmloseste Zug gespielt.
option-tie_break = Gleichstand
option-tie_break-help = Den entscheidenden Platz teilen oder darum stechen.
value-tie_break-shared = geteilt
value-tie_break-throw_off = Stechen
option-match_scoring = Im Match zählen
option-match_scoring-help = Gewonnene Spiele zählen oder Punkte zusammenrechnen.
value-match_scoring-wins = gewonnene Spiele
value-match_scoring-points = Punkte
value-decision_seconds-0 = ohne Bedenkzeit
value-answer_seconds-0 = ohne Uhr
value-bet_seconds-0 = ohne Uhr
value-claim_seconds-0 = ohne Uhr
value-entry_seconds-0 = ohne Uhr
value-true = ja
value-false = nein

## Fehler
error-game-over = Das Spiel ist schon aus.
error-throw-expected =
    { $dice ->
        [one] Erst muss der Würfel geworfen werden.
       *[other] Erst müssen { $dice } Würfel geworfen werden.
    }
error-answer-expected = Erst entscheidet { $asked }.
error-not-asked = Du bist nicht dran: Jetzt entscheidet { $asked }.
error-not-a-choice = Das geht jetzt nicht. Wähl einen der angebotenen Züge.
error-wrong-dice =
    { $dice ->
        [one] Ein Würfel ist zu werfen; das kann nicht gefallen sein: { $faces }.
       *[other] { $dice } Würfel sind zu werfen; das kann nicht gefallen sein: { $faces }.
    }
error-no-such-clock = Es läuft keine Uhr namens { $clock }.
error-words-not-asked = Nach { $words } hat hier niemand die Wortliste gefragt.
error-unknown-game =
    { $near ->
        [none] Ein Spiel namens { $id } gibt es nicht.
       *[other] Ein Spiel namens { $id } gibt es nicht. Meinst du { $near }?
    }
error-unknown-version = Version { $version } der Regeln von { $id } ist nicht da.
error-bad-first = Einen Platz { $first } hat dieser Tisch nicht: Gezählt wird von 0 bis { $most }.
error-bad-seats = { $id } geht mit { $least } bis { $most } Spielern, nicht mit { $seats }.
error-unknown-option = Eine Option { $option } gibt es nicht. Es gibt: { $known }
error-bad-option-value = { $option } kann nicht { $value } sein. Erlaubt: { $allowed }
error-option-not-there = { $needs ->
    [none] { $option } kann in diesem Spiel nicht { $value } sein.
   *[other] { $option } kann hier nicht { $value } sein: Das gibt es nur mit { $needs }.
}
error-option-fixed = { $option } steht bei { $preset } fest: { $value }.
error-stakes-crossed = Der höchste Einsatz darf nicht kleiner sein als der kleinste.
error-too-few-chips = Im offenen Spiel braucht jeder mindestens sechs Chips.
error-numbers-run-out = Es gibt nur sechs Glückszahlen: Soll jede nur einmal vergeben werden, können höchstens sechs mitspielen.
error-unreadable-state = Das ist keine Stellung von { $id }: { $told }
error-unreadable-event = Diese Zeile ist kein Ereignis: { $line }
error-unreadable-move = Das ist kein Zug: { $line }
error-not-on-pad = Das kann hier nicht stehen. Schau dir die Würfel noch einmal an.
error-no-pad = { $id } hat keinen Block für alle.
error-not-a-record = Das ist keine Knobel-Partie.
error-bad-header = Diese Kopfzeile ist nicht lesbar: { $line }
error-illegal-event = Ereignis { $number } ({ $event }) verstößt gegen die Regeln: { $reason }
error-position-parts = Eine Stellung hat drei bis fünf Teile zwischen Schrägstrichen; diese hat { $count }.
error-position-no-such-field = { $place } hat kein { $field }. Möglich sind: { $known }
error-position-field-missing = { $place } fehlt.
error-position-field-twice = { $place } steht zweimal da.
error-position-brackets = Die Klammern in { $place } passen nicht zueinander: { $value }
error-position-wrong-value = { $place } kann nicht { $value } sein. Erlaubt: { $allowed }
error-position-chips = Die Chips in { $place } gehen nicht auf: { $found } statt { $expected }.
error-position-impossible = Dazu kann es in keiner Partie kommen: Von { $place } aus können die Regeln nicht weiter ({ $reason }).
error-position-of-another-game = Das ist eine Stellung von { $found }, nicht von { $id }.
error-unknown-mind = Einen Mitspieler { $mind } gibt es nicht. Es gibt: { $known }
error-too-few-minds = Für einen Vergleich braucht es zwei Mitspieler, zum Beispiel --minds strong,greedy.
error-game-not-over = Die Partie ist noch nicht zu Ende. Spielt sie erst fertig, dann gibt es die Analyse.

# What a hand is called when a round is settled.
hand-sum =
    { $over ->
        [true] { $total }, zu viel
       *[other] { $total }
    }
hand-total = { $total }
