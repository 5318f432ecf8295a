# Turniere, die kein Schock-Turnier sind: Punkte über Runden, K.-o., jeder gegen jeden, Liga.

desk-format-schock-turnier = Schock-Turnier
desk-format-points-rounds = Punkte über Runden
desk-format-knock-out = K.-o. in Gruppen
desk-format-round-robin = Jeder gegen jeden
desk-format-league = Liga über mehrere Abende

desk-headline-shared = Gleichauf vorn: { $names }
desk-title-round-final = Finale
desk-title-evening = Abend { $evening }, Runde { $number }
desk-title-table-plain = Tisch { $number }
desk-title-table-named = { $name }
desk-title-table-at = { $name } · { $round }
desk-title-final-table-at = { $name } · Final-Tisch der { $round }
desk-round-open = Runde
desk-round-knockout = K.-o.-Runde
desk-round-third = Spiel um Platz 3

desk-where-seated-plain = Tisch { $table }
desk-where-at = { $name }
desk-where-at-round = { $name }, { $round }
desk-where-waiting-plain = wartet auf die nächste Runde
desk-where-bye-plain = pausiert
desk-mine-at = { $name }
desk-mine-waiting-plain = Gleich geht es weiter
desk-mine-bye-plain = Du pausierst diese Runde
desk-when-wave = Dein Tisch ist noch besetzt. Sobald er frei ist, spielst du.

desk-table-plays-plain = Spiel { $game }
desk-table-wave = Spielt als { $wave }. Gruppe an diesem Tisch.
desk-table-done = Fertig.

desk-do-record-points = Punkte eintragen
desk-do-record-winner = hat gewonnen
desk-do-record-loser = hat verloren
desk-report-record-result = { $scores }
desk-report-record-winner = { $name } hat gewonnen
desk-report-record-loser = { $name } hat verloren
desk-log-record-winner = { $place }, Spiel { $game }: { $name } hat gewonnen
desk-log-record-loser = { $place }, Spiel { $game }: { $name } hat verloren
desk-log-record-result = { $place }, Spiel { $game }: { $scores }
desk-log-dispute-result = { $place }, Spiel { $game }: auch { $scores } gemeldet
desk-log-name-table = Tisch { $table } heißt jetzt { $name }
desk-log-plan-evening = Abend { $evening } hat einen anderen Termin

# Warum jemand vorn liegt.
desk-reason-and = { $one }, { $other }
desk-reason-points = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
desk-reason-places = { $value ->
    [one] 1 Platzpunkt
   *[other] { $value } Platzpunkte
}
desk-reason-wins = { $value ->
    [one] 1 Sieg
   *[other] { $value } Siege
}
desk-reason-matches = { $value ->
    [one] 1 Zähler
   *[other] { $value } Zähler
} aus { $played ->
    [one] 1 Spiel
   *[other] { $played } Spielen
}
desk-reason-together = { $value ->
    [one] 1 Zähler
   *[other] { $value } Zähler
}
desk-reason-went-on = { $value ->
    [one] einmal weitergekommen
   *[other] { $value }-mal weitergekommen
}
desk-tie-wins = { $value ->
    [one] 1 Sieg
   *[other] { $value } Siege
}
desk-tie-points = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
desk-tie-best-round = beste Runde { $value }
desk-tie-head-to-head = direkter Vergleich { $value }
desk-tie-lot = Los { $value }
desk-out-withdrawn = ausgestiegen{ $stage ->
    [0] { "" }
   *[other] { " " }in Runde { $stage }
}
desk-out-knockout = Aus in Runde { $stage }, { $place }. der Gruppe
desk-out-final = { $place ->
    [1] Finale gewonnen
   *[other] { $place }. im Finale
}
desk-out-third = { $place ->
    [1] Spiel um Platz 3 gewonnen
   *[other] { $place }. im Spiel um Platz 3
}

# Die Regeln, zum Aushängen.
desk-rules-points-rounds = Gespielt werden { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} an Tischen mit höchstens { $size } Leuten. { $games ->
    [one] Jeder Tisch spielt in jeder Runde ein Spiel.
   *[other] Jeder Tisch spielt in jeder Runde { $games } Spiele; die Ergebnisse zählen zusammen.
}
desk-rules-seating-lot = Vor jeder Runde lost das Los alle neu aus.
desk-rules-seating-standing = Die erste Runde wird ausgelost. Danach sitzen zusammen, die in der Tabelle nah beieinander stehen, möglichst ohne Wiedersehen.
desk-rules-seating-apart = Vor jeder Runde wird neu ausgelost, möglichst ohne Wiedersehen.
desk-rules-ranked-points = Es zählt die Summe aller Punkte. { $lowest ->
    [0] Wer am meisten hat, gewinnt. Wer pausiert, bekommt den Durchschnitt der Runde.
   *[other] Wer am wenigsten hat, gewinnt. Wer pausiert, bekommt den Durchschnitt der Runde; wer fehlt, so viel wie der Schlechteste.
}
desk-rules-ranked-places = Es zählt der Platz am Tisch: je besser, desto mehr Platzpunkte. { $lowest ->
    [0] Am Tisch ist vorn, wer mehr Punkte hat.
   *[other] Am Tisch ist vorn, wer weniger Punkte hat.
} Wer pausiert, bekommt einen mittleren Platz.
desk-rules-ranked-wins = Es zählt, wie oft jemand seinen Tisch gewinnt. { $lowest ->
    [0] Am Tisch gewinnt, wer die meisten Punkte hat.
   *[other] Am Tisch gewinnt, wer die wenigsten Punkte hat.
} Eine Pause zählt als Sieg.
desk-rules-tie-wins = Bei Gleichstand entscheidet, { $number ->
    [1] { "" }
   *[other] wenn das nicht reicht,{ " " }
}wer öfter am Tisch vorn war.
desk-rules-tie-points = Bei Gleichstand entscheiden, { $number ->
    [1] { "" }
   *[other] wenn das nicht reicht,{ " " }
}die Punkte aus allen Spielen.
desk-rules-tie-best-round = Bei Gleichstand entscheidet, { $number ->
    [1] { "" }
   *[other] wenn das nicht reicht,{ " " }
}die beste einzelne Runde.
desk-rules-tie-head-to-head = Bei Gleichstand entscheidet, { $number ->
    [1] { "" }
   *[other] wenn das nicht reicht,{ " " }
}wie die Gleichen gegeneinander gespielt haben.
desk-rules-tie-lot = Bei Gleichstand entscheidet, { $number ->
    [1] { "" }
   *[other] wenn das nicht reicht,{ " " }
}das Los.
desk-rules-teams = Mannschaften haben höchstens { $size } Leute. Ihre Ergebnisse zählen zusammen; an einem Tisch sitzen sie möglichst nicht zusammen.
desk-rules-waves = Es gibt { $tables ->
    [one] nur einen Tisch
   *[other] { $tables } Tische
}. Sind mehr nötig, spielt die nächste Gruppe, sobald einer frei ist.
desk-rules-late = Wer später kommt, spielt ab der nächsten Runde mit.
desk-rules-knock-out = Gespielt wird in Gruppen mit höchstens { $size } Leuten. { $on ->
    [one] Aus jeder Gruppe kommt einer weiter,
   *[other] Aus jeder Gruppe kommen { $on } weiter,
} die anderen sind aus. Wer übrig ist, hat ein Freilos.
desk-rules-cut-points = Wer { $lowest ->
    [0] mehr
   *[other] weniger
} Punkte hat, ist weiter. Bei Gleichstand spielen die Gleichen noch ein Spiel.
desk-rules-cut-winner = Wer gewinnt, ist weiter. Die anderen spielen um die übrigen Plätze.
desk-rules-cut-loser = Wer verliert, ist aus. Die anderen spielen weiter, bis nur noch so viele übrig sind, wie weiterkommen.
desk-rules-final = Passen alle an einen Tisch, ist das das Finale. Wer es gewinnt, gewinnt das Turnier.
desk-rules-third = Wer vor dem Finale ausscheidet, spielt um Platz 3.
desk-rules-round-robin = { $legs ->
    [one] Jeder spielt einmal gegen jeden.
   *[other] Jeder spielt { $legs }-mal gegen jeden.
} Bei ungerader Zahl pausiert reihum jemand.
desk-rules-matches = Ein Sieg bringt 2 Zähler, ein Unentschieden 1. { $measure ->
    [points] { $lowest ->
        [0] Wer mehr Punkte hat, gewinnt.
       *[other] Wer weniger Punkte hat, gewinnt.
    }
   *[other] { "" }
}
desk-rules-absent = Wer zu einem Spiel nicht da ist, verliert es{ $measure ->
    [points] { $lowest ->
        [0] {" "}mit 0 zu 1
       *[other] {" "}mit 1 zu 0
    }
   *[other] { "" }
}.
desk-rules-left = Steigt jemand aus, zählen die Spiele gegen ihn für niemanden.
desk-rules-league = Die Liga läuft über mehrere Abende mit je { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}. Die Tabelle geht mit.

desk-column-team = Mannschaft
desk-column-value = Wertung
desk-column-played = Gespielt
desk-column-wins = Siege
desk-column-points = Punkte
desk-column-best-round = Beste Runde
desk-column-head-to-head = Direkter Vergleich
desk-column-lot = Los
desk-column-team-place = Platz der Mannschaft
desk-column-team-value = Wertung der Mannschaft
desk-column-in-points = { $of }: Punkte
desk-came-on = weiter
desk-came-out = ausgeschieden
desk-came-won = gewonnen
desk-came-lost = verloren
desk-came-bye = Freilos

desk-format-option-lowest_wins = Weniger Punkte sind besser
desk-format-option-team_size = Mannschaften mit höchstens so vielen (0: keine)
desk-format-option-tables = So viele Tische gibt es (0: genug)
desk-format-option-rounds = Runden
desk-format-option-table_size = Höchstens so viele an einem Tisch
desk-format-option-games = Spiele je Tisch und Runde
desk-format-option-seating = Sitzordnung
desk-format-option-ranked_by = Es zählen
desk-format-option-tie_break = Bei Gleichstand
desk-format-option-second_tie_break = Dann
desk-format-option-third_tie_break = Zuletzt
desk-format-option-group_size = Höchstens so viele in einer Gruppe
desk-format-option-go_on = So viele kommen weiter
desk-format-option-play_for_third = Spiel um Platz 3
desk-format-option-legs = Jeder gegen jeden, so oft
desk-format-option-rounds_per_evening = Runden je Abend
desk-format-option-days_between = Tage von Abend zu Abend
desk-format-value-seating-lot = durch das Los
desk-format-value-seating-standing = nach dem Tabellenstand
desk-format-value-seating-apart = Los ohne Wiedersehen
desk-format-value-ranked_by-points = die Punkte
desk-format-value-ranked_by-places = die Plätze am Tisch
desk-format-value-ranked_by-wins = die Siege
desk-format-value-tie_break-none = nichts mehr
desk-format-value-tie_break-wins = mehr Siege
desk-format-value-tie_break-points = Punkte aus allen Spielen
desk-format-value-tie_break-best_round = beste Runde
desk-format-value-tie_break-head_to_head = direkter Vergleich
desk-format-value-tie_break-lot = das Los
desk-format-value-second_tie_break-none = nichts mehr
desk-format-value-second_tie_break-wins = mehr Siege
desk-format-value-second_tie_break-points = Punkte aus allen Spielen
desk-format-value-second_tie_break-best_round = beste Runde
desk-format-value-second_tie_break-head_to_head = direkter Vergleich
desk-format-value-second_tie_break-lot = das Los
desk-format-value-third_tie_break-none = nichts mehr
desk-format-value-third_tie_break-wins = mehr Siege
desk-format-value-third_tie_break-points = Punkte aus allen Spielen
desk-format-value-third_tie_break-best_round = beste Runde
desk-format-value-third_tie_break-head_to_head = direkter Vergleich
desk-format-value-third_tie_break-lot = das Los

error-desk-not-in-this-format = Das gibt es in dieser Art Turnier nicht.
error-desk-bad-scores = Trag für jeden am Tisch etwas ein: { $players ->
    [one] eine Zahl
   *[other] { $players } Zahlen
}.
error-desk-bad-points = So viele Punkte gibt es nicht: höchstens { $most }.
error-desk-name-exactly-one = Nenn genau einen.
error-desk-bad-seating = Diese Sitzordnung geht nicht auf: Alle genau einmal, an Tischen der vorgesehenen Größe.
error-desk-game-not-for-format = { $game } passt nicht zu dieser Art Turnier. Nimm ein anderes Spiel.
error-desk-bad-table-size = { $game } spielen { $least } bis { $most }. Nimm eine andere Tischgröße.
error-desk-nobody-goes-out = So kämen alle weiter. Lass weniger weiterkommen oder nimm größere Gruppen.
error-desk-no-teams = In diesem Turnier gibt es keine Mannschaften.
error-desk-team-full = { $team } hat schon { $size } Leute.

cli-param-desk-format = Art des Turniers: schock_turnier, points_rounds, knock_out, round_robin oder league
error-desk-no-such-format = Ein Turnier „{ $format }“ gibt es nicht. Es gibt: { $known }.
