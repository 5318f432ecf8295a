# Das Turnier: die Worte seiner Seiten. Was die Turnierleitung selbst sagt, steht im Katalog des Hauses.

web-desk-home = Zu den Turnieren
web-desk-claim = Ein Abend, viele Tische, am Ende eine Urkunde für alle.
web-desk-lost = Verbindung weg. { $waiting ->
    [0] Was gemeldet ist, bleibt gemeldet; gleich geht es weiter.
    [one] Eine Meldung wartet hier und geht von selbst raus, sobald es weitergeht.
   *[other] { $waiting } Meldungen warten hier und gehen von selbst raus, sobald es weitergeht.
}
web-desk-slow = Die Leitung ist langsam. Deine Meldung ist unterwegs.
web-desk-missed = { $count ->
    [one] Eine Meldung ist vielleicht nicht angekommen:
   *[other] { $count } Meldungen sind vielleicht nicht angekommen:
}
web-desk-missed-something = etwas, das du angetippt hast
web-desk-missed-help = Dein Gerät war zu lange ohne Verbindung, darum geht das nicht mehr von selbst raus. Schau kurz nach, was schon eingetragen ist, und tipp den Rest noch einmal an.
web-desk-missed-read = Alles klar
web-desk-been = Hier warst du schon
web-desk-role-organiser = Leitung
web-desk-role-referee = Schiedsrichter
web-desk-role-projector = Leinwand
web-desk-role-entry = Anmeldung
web-desk-role-player = Mitspielen

# Anlegen
web-desk-new = Neues Turnier
web-desk-name = Wie heißt es?
web-desk-usual-name = Schock-Turnier
web-desk-start = Wann geht es los?
web-desk-game = Was wird gespielt?
web-desk-options = Chips, Uhr und Auslosung
web-desk-create = Turnier anlegen
web-desk-club = Verein
web-desk-club-help = Ihr spielt öfter zusammen? Mit Saisontabelle, Strichliste und Rekorden.
web-desk-restore = Aus einer Datei
web-desk-restore-help = Ein gesichertes Turnier geht hier weiter, mit neuen Links.

# Ansichten
web-desk-view = Ansicht
web-desk-view-run = Ablauf
web-desk-view-tables = Tische
web-desk-view-players = Spieler
web-desk-view-standings = Stand
web-desk-view-log = Protokoll
web-desk-view-links = Links und Papier

# Fragen, bevor etwas geschieht
web-desk-previewing = Wir schauen, was sich ändert …
web-desk-will-change = Das ändert sich:
web-desk-no-change = An Tischen und Plätzen ändert sich nichts.
web-desk-reason = Warum? (steht dann im Protokoll)
web-desk-reason-hint = zum Beispiel: falsch gehört
web-desk-yes = Ja, so machen
web-desk-no = Lieber nicht
web-desk-not-meant = Nein, ein Versehen
web-desk-undo = Rückgängig
web-desk-undo-what = Zurücknehmen: { $what }
web-desk-undone = (zurückgenommen)
web-desk-log-older = Ältere Einträge stehen in der Datei („Turnier sichern“).

# Tische
web-desk-sharp = scharf
web-desk-gong-allow = Gong: einmal tippen
web-desk-podium = Siegertreppchen
web-desk-who-where = Wer sitzt wo? Die Zahl ist der Tisch.
web-desk-sheet = { $sheet } von { $sheets }
web-desk-scan-to-sign-up = Mitspielen? Code scannen und anmelden.
web-desk-out-already = Schon raus
web-desk-next-at = Weiter etwa
web-desk-more = Mehr
web-desk-my-tables = Meine Tische
web-desk-latest = Zuletzt gemeldet
web-desk-my-name = Wer steht hier? (fürs Protokoll)
web-desk-left-chips = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
web-desk-left = { $chips ->
    [0] { "" }
    [one] 1 Chip,{ " " }
   *[other] { $chips } Chips,{ " " }
}{ $bands ->
    [one] 1 Band
   *[other] { $bands } Bänder
}

# Ablauf
web-desk-next = Wie es weitergeht
web-desk-invite = Wer spielt mit?
web-desk-show-code = Code zum Anmelden zeigen
web-desk-due = { $round }: { $players } Spieler{ $fours ->
    [0] { "" }
    [one] , ein Vierertisch
   *[other] , { $fours } Vierertische
}{ $threes ->
    [0] { "" }
    [one] , ein Dreiertisch
   *[other] , { $threes } Dreiertische
}{ $twos ->
    [0] { "" }
    [one] , ein Zweiertisch
   *[other] , { $twos } Zweiertische
}{ $byes ->
    [0] { "" }
    [one] , ein Freilos
   *[other] , { $byes } Freilose
}
web-desk-clock = Uhr der Runde
web-desk-seed = Los
web-desk-byes = Freilos: { $names }
web-desk-over = Geschafft! Jetzt fehlen nur noch die Urkunden.
web-desk-print-certificates = Urkunden drucken
web-desk-save-results = Ergebnis speichern
web-desk-times = Zeiten ändern
web-desk-times-are = Einlass ab { $open }, Anmeldeschluss { $close }, Start { $start }
web-desk-times-save = Zeiten übernehmen
web-desk-time-checkin_open = Einlass
web-desk-time-registration_close = Anmeldeschluss
web-desk-time-start = Start
web-desk-open-now = Einlass jetzt öffnen
web-desk-close-now = Anmeldung jetzt schließen
web-desk-draw-hand = So setzen
web-desk-hand-table = { $table }. Tisch ({ $size ->
    [one] 1 Platz
   *[other] { $size } Plätze
})
web-desk-hand-bye = Freilos
web-desk-swap = Plätze tauschen
web-desk-swap-do = Tauschen
web-desk-announce = Ansage
web-desk-announce-help = Steht auf der Leinwand und auf allen Handys.
web-desk-announce-do = Ansagen
web-desk-announce-off = Ansage abnehmen
web-desk-forecast = Voraussichtlich
web-desk-expected = { $stage }: { $begins } bis { $ends }

# Spieler
web-desk-players = { $count ->
    [0] Noch niemand
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-desk-nobody-here = Noch niemand da. Trag ein, wer mitspielt, oder füg eine Liste ein.
web-desk-nobody = Noch niemand da. Zeig den Code zum Anmelden herum, oder füg eine Liste ein.
web-desk-add = Spieler eintragen
web-desk-add-late = Nachmeldungen
web-desk-add-help = Ein Name je Zeile, oder eine Tabelle mit Überschrift: aus Excel (.xlsx) oder als CSV.
web-desk-add-do = Eintragen
web-desk-add-file = Datei holen
web-desk-added = { $count ->
    [0] Niemand eingetragen.
    [one] 1 Name eingetragen.
   *[other] { $count } Namen eingetragen.
}
web-desk-read = { $count ->
    [0] In dieser Datei steht kein Name.
    [one] 1 Name gelesen
   *[other] { $count } Namen gelesen
}{ $headed ->
    [0] { "" }
   *[other] { " " }(Spalten: { $columns })
}. Schau kurz drüber, eingetragen ist noch nichts.
web-desk-new-name = Neuer Name
web-desk-check-in-all = Alle { $count } sind da
web-desk-away = { $turns ->
    [one] 1 Zug ohne Antwort
   *[other] { $turns } Züge ohne Antwort
}
web-desk-search = Name suchen

# Regeln und Zustimmung
web-desk-rules = Die Regeln in Kürze
web-desk-rules-all = Alle Regeln
web-desk-accept = Ich kenne die Regeln und erkenne an, was die Schiedsrichter entscheiden.
web-desk-accepted-on-paper = Alle auf dieser Liste haben unterschrieben, dass sie Regeln und Schiedsrichter anerkennen.
web-desk-accepted-all = { $count ->
    [one] Regeln anerkannt: 1
   *[other] Regeln anerkannt: alle { $count }
}
web-desk-accepted = Regeln ✓
web-desk-not-accepted = Regeln noch offen
web-desk-you-accepted = Du hast Regeln und Schiedsrichter anerkannt.
web-desk-club-name = Wer lädt ein?
web-desk-location = Wo wird gespielt?
web-desk-hosts = Auf Urkunden und Blättern
web-desk-hosts-save = Übernehmen

# Links und Papier
web-desk-links = Wer mitmacht
web-desk-links-help = Wer einen Code scannt, handelt in dieser Rolle. Die Leitung bleibt auf diesem Gerät.
web-desk-role-help-entry = An die Tür: Gäste melden sich selbst an.
web-desk-role-help-referee = Fürs Handy der Schiedsrichter, so viele ihr wollt.
web-desk-role-help-projector = Für den Beamer: zeigt alles, kann nichts ändern.
web-desk-open = Öffnen
web-desk-keys = Wer leitet mit?
web-desk-keys-help = Gib anderen einen eigenen Link. Ein erneuerter oder gesperrter Link meldet alle ab, die ihn offen haben.
web-desk-key-for = Für wen?
web-desk-key-role = Als was?
web-desk-key-add = Link anlegen
web-desk-key-show = Code zeigen
web-desk-key-own = Dein Link
web-desk-key-revoked = gesperrt
web-desk-key-recovered = mit dem Notfall-Code
web-desk-recovery = Notfall-Code
web-desk-recovery-help = Gerät verloren? Mit diesem Code kommst du von jedem Gerät zurück in die Leitung. Er wird nur einmal gezeigt; ein neuer macht den alten ungültig.
web-desk-recovery-new = Neuen Code zeigen
web-desk-recovery-keep = Notfall-Code der Turnierleitung. Gut aufheben: Wer ihn hat, kann das Turnier leiten.
web-desk-recover = Zurück in die Leitung
web-desk-recover-help = Notfall-Code vom Zettel
web-desk-recover-do = Turnier öffnen
web-desk-delete = Turnier löschen
web-desk-delete-help = Alles verschwindet: Tische, Protokoll, Ergebnisse und alle Links.
web-desk-delete-name = Schreib „{ $name }“, dann ist es weg.
web-desk-delete-do = Für immer löschen
web-desk-backup-found = Auf diesem Gerät liegt „{ $name }“, gesichert am { $time }.
web-desk-backup-restore = Damit weitermachen
web-desk-papers = Drucken
web-desk-paper-tables = Tischkarten
web-desk-paper-cards = Spielerkarten
web-desk-paper-players = Spielerliste
web-desk-paper-standings = Rangliste
web-desk-paper-certificates = Urkunden
web-desk-paper-rules = Regelblatt
web-desk-paper-tally = Strichblätter
web-desk-paper-referees = Zettel für Schiedsrichter
web-desk-paper-signature = Unterschrift
web-desk-paper-here = Da
web-desk-tally-blank = Tisch ____
web-desk-tally-chips = Chips
web-desk-tally-bands = Bänder
web-desk-tally-game = Spiel
web-desk-tally-loser = Verlierer
web-desk-tally-help = Je verlorenes Spiel einen Chip durchstreichen, mit dem letzten Chip ein Band. Sind noch zwei am Tisch, sind beide weiter.
web-desk-tally-final = Je verlorenes Spiel einen Chip durchstreichen. Wer den letzten verliert, ist aus; wer übrig bleibt, gewinnt das Turnier.
web-desk-tally-sharp = Ab { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}: scharf, jedes neue Spiel hat eine Hälfte.
web-desk-guide = { $lines ->
    [9] Ein Abend in neun Zeilen
   *[other] Ein Abend in zehn Zeilen
}
web-desk-guide-code-referee = Nur für euch: Scannt ihn mit dem eigenen Handy. Hängt diesen Zettel nicht auf.
web-desk-guide-code-projector = Für Fernseher oder Tablet. Am Laptop mit Beamer: „{ $papers }“, „{ $wall }“, „{ $show }“.
web-desk-guide-things = Das liegt bereit: für jeden Gast zwei Bänder und { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}, eine Schere, Stifte; gedruckt das Regelblatt, die Spielerliste und die Strichblätter.
web-desk-guide-things-counted = Das liegt bereit: an jedem Tisch, was man für { $game } braucht, und Stifte; gedruckt das Regelblatt, die Spielerliste und nach jeder Auslosung die Ergebniszettel.
web-desk-guide-open = Scannt beide den Code „{ $referee }“. Öffnet die Leinwand{ $minutes ->
    [0] { "" }
   *[other] {" "}und tippt dort einmal auf den Gong
}. Hängt das Regelblatt an die Tür: Mit dem Code darauf melden sich die Gäste an.
web-desk-guide-guests = Ab { $open } Uhr kommen die Gäste. Wer kein Handy dabeihat, unterschreibt auf der Spielerliste: Tippt unter „{ $players }“ den Namen ein, setzt den Haken und tippt auf „{ $add }“.
web-desk-guide-bands = Wer da ist: unter „{ $players }“ neben dem Namen auf „{ $here }“ tippen und zwei Bänder ums Handgelenk legen.
web-desk-guide-here = Wer da ist: unter „{ $players }“ neben dem Namen auf „{ $here }“ tippen.
web-desk-guide-draw = Nach Anmeldeschluss um { $close } Uhr: unter „{ $tables }“ auf „{ $draw }“ tippen. Die Leinwand zeigt, wer wo sitzt.
web-desk-guide-chips = Um { $start } Uhr: Gebt an jedem Tisch jedem { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}. Tippt dann auf „{ $begin }“. Die Uhr läuft.
web-desk-guide-start = Um { $start } Uhr: Wenn alle sitzen, tippt auf „{ $begin }“. Jeder Tisch spielt { $game }.
web-desk-guide-loss = Wer ein Spiel verliert, bringt euch einen Chip. Tippt an diesem Tisch auf den Namen. Die Taste sagt, was das kostet: Steht dort „ein Band ab“ oder „letztes Band“, schneidet ein Band ab.
web-desk-guide-points = Ist ein Tisch fertig, bringt er euch seinen Ergebniszettel. Tippt an diesem Tisch hinter jeden Namen die Punkte und dann auf „{ $record }“.
web-desk-guide-winner = Ist ein Spiel zu Ende, sagt euch der Tisch, wer gewonnen hat. Tippt an diesem Tisch auf den Namen.
web-desk-guide-loser = Ist ein Spiel zu Ende, sagt euch der Tisch, wer verloren hat. Tippt an diesem Tisch auf den Namen.
web-desk-guide-undo = Vertippt? Tippt am selben Tisch auf „{ $undo }“ und dann auf „{ $yes }“.
web-desk-guide-gong = { $minutes ->
    [0] Die Uhr zeigt, wie lange die Runde schon dauert; ihr müsst nichts tun.
    [one] Nach 1 Minute schlägt der Gong: Jedes neue Spiel ist scharf und hat nur eine Hälfte. Ihr müsst nichts tun.
   *[other] Nach { $minutes } Minuten schlägt der Gong: Jedes neue Spiel ist scharf und hat nur eine Hälfte. Ihr müsst nichts tun.
}
web-desk-guide-next = Sind alle Tische fertig, sammelt die Chips ein. Tippt wieder auf „{ $draw }“, verteilt Chips und tippt auf „{ $begin }“. So geht es weiter bis zum Großen Finale; dort bekommt jeder { $final ->
    [one] einen Chip
   *[other] { $final } Chips
}.
web-desk-guide-on = Sind alle Tische fertig, zeigt die Leinwand den Stand. Tippt wieder auf „{ $draw }“ und, wenn alle sitzen, auf „{ $begin }“. So geht es weiter bis zur letzten Runde.
web-desk-guide-end = Ist das Finale gespielt, zeigt die Leinwand das Treppchen. Die Urkunden druckt ihr am Laptop unter „{ $papers }“, „{ $certificates }“.
web-desk-guide-end-counted = Am Ende zeigt die Leinwand das Treppchen. Die Urkunden druckt ihr am Laptop unter „{ $papers }“, „{ $certificates }“.
web-desk-guide-trouble = Wenn etwas ist
web-desk-guide-trouble-network = Ein Code öffnet nichts? Das Handy muss ins selbe WLAN wie der Laptop.
web-desk-guide-trouble-line = Verbindung weg? Tippt einfach weiter, das Handy schickt alles nach. Geht gar nichts mehr, schreibt auf Papier weiter und tippt später nach. „{ $pause }“ hält die Uhr an.
web-desk-guide-trouble-late = Kommt jemand zu spät? Bis zur Auslosung geht es noch: unter „{ $players }“ eintragen.
web-desk-guide-trouble-late-round = Kommt jemand zu spät? Unter „{ $players }“ eintragen; gespielt wird ab der nächsten Runde.
web-desk-guide-trouble-absent = Ist jemand zu einem Spiel nicht da? Dann ist es verloren: { $measure ->
    [points] Tippt { $lowest ->
        [0] 0 für ihn und 1 für den anderen ein.
       *[other] 1 für ihn und 0 für den anderen ein.
    }
    [winner] Tippt auf den, der da ist.
   *[other] Tippt auf den, der fehlt.
}
web-desk-guide-trouble-leaves = Name verschrieben, oder jemand geht nach Hause? Unter „{ $players }“ neben dem Namen auf „⋯“: „{ $rename }“, „{ $leaves }“ und, wenn es ein Versehen war, „{ $back }“.
web-desk-guide-trouble-both = Ihr habt dasselbe Spiel verschieden gemeldet? Am Tisch stehen dann beide Namen. Ist der falsche eingetragen, nehmt ihn dort zurück und tippt den richtigen an.
web-desk-guide-trouble-penalty = Streit um eine Regel: Ihr entscheidet, und dabei bleibt es. Auch „{ $chip }“ steht unter „⋯“.
web-desk-guide-trouble-quarrel = Streit um eine Regel: Ihr entscheidet, und dabei bleibt es.
web-desk-guide-trouble-lost = Laptop weg? Mit dem Notfall-Code kommt die Leitung von jedem Gerät zurück: Turnier, „{ $recover }“.
web-desk-paper-scan-table = Scannen zeigt diesen Tisch: wer sitzt hier, mit wie vielen Chips und Bändern.
web-desk-no-table = Tisch { $table } wird in dieser Runde nicht gebraucht.
web-desk-paper-scan = Scannen zeigt dir, wo und wann du spielst.
web-desk-print = Drucken
web-desk-files = Dateien
web-desk-file-export = Turnier sichern
web-desk-file-results-xlsx = Ergebnis für Excel
web-desk-file-results-sheet = Ergebnis als CSV
web-desk-file-results-csv = CSV für Programme
web-desk-file-results-json = JSON für Programme
web-desk-certificate = Urkunde
web-desk-own-certificate = Meine Urkunde
web-desk-no-certificates-yet = Urkunden gibt es, sobald das Turnier zu Ende ist.
web-desk-print-or-save = Drucken oder sichern
web-desk-certificate-place = { $place }. Platz
web-desk-certificate-what = beim Turnier „{ $tournament }“ · { $game }
web-desk-certificate-among = { $count ->
    [one] allein unterwegs
   *[other] unter { $count } Spielerinnen und Spielern
}
web-desk-print-small = Karten: zwei auf ein Blatt (A5)
web-desk-print-three = Nur die ersten drei
web-desk-certificate-sign = Turnierleitung

# Turniere, die zählen
web-desk-kind = Was für ein Turnier?
web-desk-sign = { $name }: Vorzeichen wechseln
web-desk-more-options = Wertung, Tische und Zeiten
web-desk-wave = { $wave }. Durchgang
web-desk-sum = Summe: { $sum }
web-desk-no-number = Bitte nur ganze Zahlen.
web-desk-minus = ± Minuspunkte
web-desk-missing = { $count ->
    [one] Noch eine Zahl fehlt
   *[other] Noch { $count } Zahlen fehlen
}
web-desk-through = ist weiter
web-desk-grid = Jeder gegen jeden
web-desk-bracket = Turnierbaum
web-desk-teams = Mannschaften
web-desk-team = Mannschaft
web-desk-due-tables = { $round }: { $players } Spieler an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
} ({ $sizes }){ $byes ->
    [0] { "" }
    [one] , einer pausiert
   *[other] , { $byes } pausieren
}
web-desk-table-names = Tische benennen
web-desk-table-names-help = Zum Beispiel „Stammtisch“ oder „Saal, Fenster“. Der Name steht auf der Leinwand, auf allen Handys und auf Papier.
web-desk-table-number = Tisch { $table }
web-desk-evenings = Abende der Liga
web-desk-evening = { $evening }. Abend
web-desk-your-team = Deine Mannschaft (bis zu { $size })
web-desk-add-teams-help = Eine Tabelle mit den Überschriften Name und Mannschaft, aus Excel (.xlsx) oder als CSV. Wer allein spielt, lässt sie leer.
web-desk-paper-slips = Ergebniszettel
web-desk-paper-scan-results = Scannen zeigt diesen Tisch: wer sitzt hier, und wie steht es.
web-desk-slip-points = { $games ->
    [one] Punkte
   *[other] Punkte { $game }
}
web-desk-slip-winner = { $games ->
    [one] Sieg (X)
   *[other] Sieg { $game } (X)
}
web-desk-slip-loser = { $games ->
    [one] Verloren (X)
   *[other] Verloren { $game } (X)
}
web-desk-slip-sign = Alle am Tisch einig? Dann ab damit zum Turniertisch.

# Stand und Endliste
web-desk-ranking = Endstand
web-desk-place = Platz
web-desk-who = Name
web-desk-has-left = Was noch da ist
web-desk-correct = Platz berichtigen
web-desk-tables-open = { $open ->
    [0] fertig
   *[other] { $open }/{ $all } offen
}

# Spieler am Handy
web-desk-number-short = Nr.
web-desk-number = Startnummer { $number }
web-desk-your-place = { $place }. Platz
web-desk-start-at = Start ist um { $time } Uhr.
web-desk-about = Etwa um { $time } Uhr.
web-desk-about-day = Am { $day } gegen { $time } Uhr.
web-desk-to-table = An meinen Tisch
web-desk-sign-up = Mach mit
web-desk-sign-up-do = Anmelden
web-desk-sign-up-over = Die Anmeldung ist beendet. Frag am Turniertisch, ob noch etwas geht.
web-desk-begins = Es geht los: { $time }
web-desk-your-name = Wie heißt du?
