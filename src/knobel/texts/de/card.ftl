## Die Regelkarte: die Zeile unter dem Titel
card-head = { $players } · { $dice } · { $minutes }
card-players =
    { $most ->
        [one] 1 Spieler
       *[other] { $least } bis { $most } Spieler
    }
card-players-exact = { $least } Spieler
card-dice-d6 =
    { $count ->
        [one] ein Würfel
       *[other] { WORD($count) } Würfel
    }
card-dice-d10 =
    { $count ->
        [one] ein zehnseitiger Würfel
       *[other] { WORD($count) } zehnseitige Würfel
    }
card-dice-poker =
    { $count ->
        [one] ein Pokerwürfel
       *[other] { WORD($count) } Pokerwürfel
    }
card-dice-letter = { WORD($count) } Buchstabenwürfel
card-minutes =
    { $count ->
        [one] etwa eine Minute
       *[other] etwa { $count } Minuten
    }
card-minutes-usual =
    { $count ->
        [one] üblich etwa eine Minute
       *[other] üblich etwa { $count } Minuten
    }

card-number = { $number }

## Was die Grundregeln sagen, in jedem Spiel gleich
card-starter-highest_throw = Wer anfängt, würfelt ihr aus: Der höchste Wurf beginnt.
card-starter-random = Wer anfängt, entscheidet das Los.
card-starter-first_seat = Es fängt an, wer auf dem ersten Platz sitzt.
card-clock = Für jede Entscheidung habt ihr { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }; danach wird der harmloseste Zug gespielt.
card-tie-shared-first = Liegen am Ende mehrere gleichauf vorn, gewinnen sie gemeinsam.
card-tie-shared-last = Liegen am Ende mehrere gleichauf hinten, verlieren sie gemeinsam; liegen alle gleichauf, verliert niemand.
card-tie-off-first =
    Liegen am Ende mehrere gleichauf vorn, stechen sie: Jeder wirft einmal { $dice ->
        [one] mit einem Würfel
       *[other] mit { WORD($dice) } Würfeln
    }, und der { $value ->
        [game] beste Wurf, gezählt wie im Spiel,
       *[sum] höchste Wurf
    } gewinnt. Bei erneutem Gleichstand werfen diese noch einmal.
card-tie-off-last =
    Liegen am Ende mehrere gleichauf hinten, stechen sie: Jeder wirft einmal { $dice ->
        [one] mit einem Würfel
       *[other] mit { WORD($dice) } Würfeln
    }, und der { $value ->
        [game] schlechteste Wurf, gezählt wie im Spiel,
       *[sum] niedrigste Wurf
    } verliert. Bei erneutem Gleichstand werfen diese noch einmal.
card-tie-repeats =
    { $place ->
        [last] Ist nach { WORD($repeats) } Stechen nichts entschieden, verlieren alle gemeinsam, die noch darum stechen.
       *[first] Ist nach { WORD($repeats) } Stechen nichts entschieden, gewinnen alle gemeinsam, die noch darum stechen.
    }
card-games = Ihr spielt { WORD($games) } Spiele hintereinander.
card-match-wins = Das Match gewinnt, wer die meisten Spiele gewonnen hat; bei Gleichstand gewinnt ihr es gemeinsam.
card-match-points = Die Punkte aller Spiele werden zusammengezählt: Wer die meisten hat, gewinnt das Match; bei Gleichstand gewinnt ihr es gemeinsam.
card-match-chips = Gewonnene und verlorene Chips werden über alle Spiele zusammengerechnet: Wer am besten dasteht, gewinnt das Match; bei Gleichstand gewinnt ihr es gemeinsam.
card-match-loser = Das Match gewinnt, wer am seltensten verloren hat, und wer am häufigsten verloren hat, verliert es; bei Gleichstand gemeinsam.
card-next-left = Jedes weitere Spiel beginnt, wer links vom Startspieler des vorigen sitzt.
card-next-loser = Jedes weitere Spiel beginnt, wer das vorige verloren hat.

## Tabellen auf den Karten
card-boxes = Was zählt
card-ranks = Vom höchsten zum niedrigsten
card-faces = Was ein Würfel zählt
card-prices = Was die Runde kostet
card-triples = Drei und vier Gleiche
card-stakes = Was aus den Einsätzen wird
card-odds = So oft gewinnt der Werfer
card-box = Feld
card-example = Beispiel
card-points = Punkte
card-served = serviert
card-throw = Wurf
card-dice = Würfel
card-die = Würfel
card-discs = Deckel
card-all = alle
card-highest = höchster
card-lowest = niedrigster
card-maexchen = Mäxchen
card-doubles = Pasch
card-others = alle anderen
card-hand = Kombination
card-hand-nothing = kein Paar
card-hand-pair = ein Paar
card-hand-two-pairs = zwei Paare
card-hand-triple = Drilling
card-hand-sequence = Straße
card-hand-full-house = Full House
card-hand-four = Vierling
card-hand-five = Fünfling
card-who = Wer
card-chips = Chips
card-over = über dem Ziel
card-beaten = darunter, aber nicht gewonnen
card-ones = Einser
card-fives = Fünfer
card-fallen = Geworfen
card-numbers = { $numbers }
card-stake-on = Einsatz auf { $numbers }
card-stays = bleibt liegen
card-back =
    { $times ->
        [2] doppelt zurück
        [3] dreifach zurück
       *[other] { TIMES($times) } zurück
    }
card-lost = verloren
card-number-named = Genannte Zahl
card-chance = Chance
card-percent = { $percent } %
card-range = { $low } bis { $high }
card-called = Ansage { $field }
card-to-maker = alles an den Werfer
card-to-others = alles an die Gegner
card-stake = Einsatz
card-top = Oben: { $stake }
card-bottom = Unten: { $stake }
card-sides = Übrige: { $stake }
card-pays = Was für einen Chip zurückkommt
card-colour = Farbe
card-values = Werte
card-for-one = zurück
card-reckoned = Rechnung
