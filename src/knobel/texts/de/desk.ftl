# Der Turniertisch.

desk-headline-signup = Anmeldung läuft. { $players ->
    [0] Noch niemand angemeldet.
    [one] 1 angemeldet.
   *[other] { $players } angemeldet.
}
desk-headline-checkin = Bitte melden: { $here } von { $players } sind da.
desk-headline-closed = Anmeldung beendet, { $here } spielen mit. Gleich wird ausgelost.
desk-headline-drawn = { $stage } ist ausgelost. Bitte an die Tische!
desk-headline-drawn-early = { $stage } ist ausgelost. Schaut schon mal, wo ihr sitzt.
desk-headline-playing = { $stage } läuft.
desk-headline-between = { $stage } ist fertig. Gleich geht es weiter.
desk-headline-over = { $name } gewinnt { $format ->
    [league] die Liga
   *[other] das Turnier
}!
desk-headline-cancelled = { $format ->
    [league] Die Liga
   *[other] Das Turnier
} ist ohne Sieger zu Ende.

desk-title-stage = Runde { $number }
desk-title-final = Großes Finale
desk-title-final-table = Tisch { $number } · Final-Tisch der { $round }
desk-title-table = Tisch { $number } · { $round }

desk-round-first = 1. Spielrunde
desk-round-main = Hauptrunde
desk-round-consolation = Trostrunde
desk-round-final = Finale

desk-status-registered = angemeldet
desk-status-checked-in = ist da
desk-status-no-show = nicht erschienen
desk-status-waiting = wartet
desk-status-seated = spielt
desk-status-qualified = im Finale
desk-status-eliminated = ausgeschieden
desk-status-ranked = fertig
desk-status-withdrawn = ausgestiegen
desk-status-disqualified = ausgeschlossen

desk-where-seated = Tisch { $table }, { $round }
desk-where-bye = Freilos, { $round }
desk-where-waiting = wartet auf die { $round }
desk-where-qualified = im Finale ({ $round })

desk-ranked-ranked = Finale{ $left ->
    [0] , gewonnen
    [one] , bis zuletzt dabei
   *[other] , danach noch { $left } am Tisch
}
desk-ranked-eliminated = Aus in Runde { $stage }{ $left ->
    [9] { "" }
   *[other] , danach noch { $left } am Tisch
}, { $lost ->
    [one] 1 Chip verloren
   *[other] { $lost } Chips verloren
}
desk-ranked-withdrawn = ausgestiegen{ $stage ->
    [0] { "" }
   *[other] { " " }in Runde { $stage }, { $lost ->
        [one] 1 Chip verloren
       *[other] { $lost } Chips verloren
    }
}
desk-ranked-disqualified = ausgeschlossen
desk-ranked-no-show = nicht erschienen

desk-table-waits = Gleich geht es los.
desk-table-plays = Spiel { $game }, zwei Hälften
desk-table-sharp = Spiel { $game }, scharf: eine Hälfte
desk-table-over = Weiter: { $names }
desk-table-won = Sieger: { $names }

desk-clock-runs = Die Uhr läuft.
desk-clock-sharp = Scharfes Spiel: Jedes neue Spiel hat nur eine Hälfte.
desk-clock-paused = Die Uhr steht.

desk-when-now = Du spielst gerade.
desk-when-soon = Gleich geht es los. Setz dich schon hin.
desk-when-drawn = Dein Tisch steht fest. Bis zum Start hast du noch Zeit.
desk-when-later = Du spielst in der nächsten Runde.
desk-when-registered = Bist du da? Ab Einlass tippst du hier auf „Ich bin da“, oder du sagst am Turniertisch Bescheid.
desk-when-checked-in = Sobald ausgelost ist, steht hier dein Tisch.
desk-when-no-show = Frag am Turniertisch: Bis zur Auslosung kannst du noch dazukommen.
desk-when-qualified = Du spielst im Großen Finale.
desk-when-withdrawn = Danke fürs Mitspielen! War es ein Versehen, sag am Turniertisch Bescheid.
desk-when-won = Du hast das Turnier gewonnen. Glückwunsch!
desk-when-never = Für dich ist das Turnier vorbei. Danke fürs Mitspielen!

desk-mine-registered = Du bist angemeldet
desk-mine-checked-in = Du bist dabei
desk-mine-no-show = Die Anmeldung ist zu
desk-mine-seated = Tisch { $table }
desk-mine-waiting = Weiter in der { $round }
desk-mine-bye = Freilos in der { $round }
desk-mine-qualified = Du bist im Finale
desk-mine-eliminated = Ausgeschieden
desk-mine-ranked = Zu Ende gespielt
desk-mine-withdrawn = Du bist ausgestiegen
desk-mine-disqualified = Ausgeschlossen

desk-seat-through = weiter
desk-seat-won = gewinnt
desk-seat-consolation = in die Trostrunde
desk-seat-out = ausgeschieden

desk-do-draw = Nächste Runde auslosen
desk-do-draw-few = Mit so wenigen auslosen
desk-do-start-stage = Runde starten
desk-do-pause-clock = Uhr anhalten
desk-do-resume-clock = Uhr weiterlaufen lassen
desk-do-record-loss = hat verloren: { $then ->
    [chip] ein Chip ab
    [consolation] letzter Chip, ein Band ab
    [eliminated] letzter Chip, letztes Band
   *[ranked] letzter Chip
}
desk-do-next-game = Noch ein Spiel: { $name }
desk-do-same-game = Dasselbe Spiel: { $name } statt { $other }
desk-do-keep-report = { $name } stimmt
desk-do-drop-report = { $name } zurücknehmen
desk-do-start-game = Spiel beginnt jetzt
desk-do-annul-game = Spiel zählt nicht
desk-do-check-in = Ist da
desk-do-accept-rules = Regeln anerkannt
desk-do-i-accept-rules = Ich erkenne Regeln und Schiedsrichter an
desk-do-i-am-here = Ich bin da
desk-do-reinstate = Doch noch mitspielen lassen
desk-do-rename = Name ändern
desk-do-replace = Jemand anderes übernimmt
desk-do-renew-link = Link erneuern
desk-do-revoke-link = Link sperren
desk-do-renew-player-link = Neuen Link geben
desk-do-take-chip = Strafchip nehmen
desk-do-cut-band = Band abschneiden
desk-do-withdraw = Steigt aus
desk-do-disqualify = Ausschließen
desk-do-undo-withdraw = Aussteigen zurücknehmen
desk-do-undo-disqualify = Ausschluss zurücknehmen
desk-do-leave = Aussteigen

desk-change-void-draw = Die Auslosung von Runde { $stage } wird ungültig.
desk-change-new-draw = Runde { $stage } wird ausgelost.
desk-change-reopened = Runde { $stage }, { $place } geht mit Spiel { $game } weiter.
desk-change-player = { $names }: { $what }
desk-change-players = { $names } und { $more ->
    [one] 1 weiterer
   *[other] { $more } weitere
}: { $what }
desk-change-and = { $one }, { $other }
desk-change-table = Runde { $stage }, { $place }
desk-change-chips = { $chips ->
    [0] kein Chip
    [one] 1 Chip
   *[other] { $chips } Chips
}
desk-change-bands = { $bands ->
    [0] kein Band
    [one] 1 Band
   *[other] { $bands } Bänder
}
desk-change-annulled = { $place }: Das laufende Spiel { $game } zählt nicht.
desk-change-renamed = { $before } heißt jetzt { $after }.
desk-change-replaced = { $after } übernimmt den Platz von { $before }, mit allem, was schon gespielt ist. Der Link von { $before } gilt nicht mehr.
desk-change-link-added = Neuer Link: { $whose }.
desk-change-link-renewed = { $whose }: Der alte Link gilt nicht mehr, wer damit offen hat, wird abgemeldet. Gib den neuen weiter.
desk-change-link-revoked = { $whose }: Der Link gilt nicht mehr, wer damit offen hat, wird abgemeldet.
desk-link-organiser = Leitung, { $name }
desk-link-referee = Schiedsrichter, { $name }
desk-link-any-organiser = Leitung
desk-link-any-referee = Schiedsrichter
desk-link-any-projector = Leinwand und Tischkarten
desk-link-any-entry = Anmeldung
desk-link-player = Link von { $name }
desk-link-gone = ein alter Link
desk-change-removed = nicht mehr auf der Liste
desk-change-place = { $name }: { $before ->
    [0] ohne Platz
   *[other] Platz { $before }
} → { $after ->
    [0] ohne Platz
   *[other] Platz { $after }
}
desk-change-over = Damit ist das Turnier zu Ende.
desk-change-checkin-open = Der Einlass öffnet { $way ->
    [earlier] früher
   *[other] später
}.
desk-change-registration-close = Die Anmeldung schließt { $way ->
    [earlier] früher
   *[other] später
}.
desk-change-start = Das Turnier beginnt { $way ->
    [earlier] früher
   *[other] später
}.
desk-change-evening = Abend { $evening } beginnt zu einer anderen Zeit.
desk-change-table-name = Tisch { $table } heißt { $name }.
desk-change-table-name-off = Tisch { $table } hat keinen Namen mehr.
desk-change-hosts = Auf den Urkunden steht: { $club }, { $location }
desk-change-accepted = { $name } hat Regeln und Schiedsrichter anerkannt.
desk-change-accepted-off = { $name } hat Regeln und Schiedsrichter noch nicht anerkannt.
desk-change-for-nothing = { $games ->
    [one] Das Spiel gegen { $name } zählt für niemanden mehr.
   *[other] Die { $games } Spiele gegen { $name } zählen für niemanden mehr.
}
desk-change-counts-again = { $games ->
    [one] Das Spiel gegen { $name } zählt wieder.
   *[other] Die { $games } Spiele gegen { $name } zählen wieder.
}
desk-change-clock-off = Die Uhr ist noch nicht gestartet.
desk-change-clock-paused = Die Uhr steht.
desk-change-clock-runs = Die Uhr läuft.
desk-change-waits = { $place }: Die { $wave }. Gruppe dort wartet wieder.
desk-change-order = { $place }: Die Reihenfolge am Tisch ändert sich.
desk-change-begun = { $place }: Spiel { $game } beginnt zu einer anderen Zeit.
desk-change-result = { $place }: Spiel { $game } ist eingetragen.
desk-change-dispute = { $place }: Spiel { $game } ist zweimal verschieden gemeldet.
desk-change-dispute-off = { $place }: Die andere Meldung zu Spiel { $game } fällt weg.
desk-change-announce = Angesagt ist: { $text }
desk-change-announce-off = Die Ansage fällt weg.

desk-report-record-loss = { $name } gemeldet
desk-report-annul-game = Spiel { $game } zählt nicht
desk-report-dispute = Spiel { $game }: { $by ->
    [referee] Eingetragen ist
    [organiser] Eingetragen ist
   *[other] { $by } meldet
} { $name }, { $other_by ->
    [referee] gemeldet auch
    [organiser] gemeldet auch
   *[other] { $other_by } meldet
} { $other }. Wer war es?

desk-log-create = Turnier „{ $name }“ angelegt
desk-log-reschedule = Zeiten geändert
desk-log-sign-up = { $name } meldet sich an
desk-log-sign-up-accepted = { $name } meldet sich an und erkennt Regeln und Schiedsrichter an
desk-log-accept-rules = { $name } erkennt Regeln und Schiedsrichter an
desk-log-describe = Auf den Urkunden steht: { $club }, { $location }
desk-log-check-in = { $name } ist da
desk-log-arrive = { $name } ist online da
desk-log-rename-player = { $before } heißt jetzt { $name }
desk-log-replace-player = { $name } übernimmt den Platz von { $before }
desk-log-add-desk-link-organiser = { $name } leitet mit
desk-log-add-desk-link-referee = { $name } bekommt einen eigenen Schiedsrichter-Link
desk-log-add-desk-link-recovered = Mit dem Notfall-Code wieder in der Leitung
desk-log-renew-desk-link = Link erneuert: { $whose }
desk-log-revoke-desk-link = Link gesperrt: { $whose }
desk-log-set-recovery = Neuer Notfall-Code
desk-log-reinstate = { $name } spielt doch mit
desk-log-drawn = Runde { $stage } ausgelost, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} (Los { $seed })
desk-log-swap-seats = { $one } und { $other } tauschen die Plätze
desk-log-start-stage = Runde gestartet
desk-log-pause-clock = Uhr angehalten
desk-log-resume-clock = Uhr läuft weiter
desk-log-start-game = { $place }: Spiel { $game } beginnt
desk-log-record-loss = { $place }, Spiel { $game }: { $name } gibt einen Chip ab
desk-log-dispute = { $place }, Spiel { $game }: auch { $name } gemeldet
desk-log-annul-game = { $place }: Spiel { $game } zählt nicht
desk-log-take-chip = Strafchip von { $name }
desk-log-cut-band = Band von { $name } abgeschnitten
desk-log-withdraw = { $name } steigt aus
desk-log-disqualify = { $name } ausgeschlossen
desk-log-announce = Ansage: { $text }
desk-log-undone = Zurückgenommen: { $what }
desk-log-correct = { $name } auf Platz { $place ->
    [0] „ohne Platz“
   *[other] { $place }
} gesetzt

desk-sheet-bring = Bring deinen eigenen Würfelbecher und eigene Würfel mit.
desk-sheet-plays = Gespielt wird { $game }.
desk-sheet-game = Gespielt wird { $game }. Jedes Spiel hat genau einen Verlierer.
desk-sheet-chips = An jedem Tisch bekommst du { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}. Wer ein Spiel verliert, gibt einen Chip bei den Schiedsrichtern ab.
desk-sheet-bands = Am Arm hast du zwei Bänder. Ist der letzte Chip weg, verlässt du den Tisch, und ein Band wird abgeschnitten: erst geht es in die Trostrunde, beim zweiten Mal ist Schluss.
desk-sheet-sharp = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} nach Beginn einer Runde wird es scharf: Jedes neue Spiel hat nur noch eine Hälfte.
desk-sheet-final = Ins Große Finale kommen vier: zwei aus der Hauptrunde, zwei aus der Trostrunde. Dort hat jeder { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}, und die Bänder zählen nicht mehr.
desk-sheet-referees = Ihr achtet selbst auf die Regeln. Sind die Schiedsrichter gefragt, gilt, was sie entscheiden.
desk-sheet-consent = Wer mitspielt, erkennt die Regeln und die Entscheidungen der Schiedsrichter an.
desk-sheet-check-in = Melde dich zwischen Einlass und Anmeldeschluss am Turniertisch. Wer dann fehlt, kommt nur bis zur Auslosung noch dazu, wenn die Schiedsrichter es erlauben.
desk-sheet-two-left = Sind noch zwei am Tisch, ist er zu Ende, und beide sind weiter, egal mit wie vielen Chips. Zur nächsten Runde gibt es neue.
desk-sheet-first = 1. Spielrunde: Alle spielen. Wer weiterkommt, spielt in der Hauptrunde, wer ausscheidet, in der Trostrunde.
desk-sheet-main = Hauptrunde: Wer hier ausscheidet, verliert das erste Band und spielt in der nächsten Runde in der Trostrunde mit.
desk-sheet-consolation = Trostrunde: Wer hier ausscheidet, verliert das zweite Band und ist draußen.
desk-sheet-stages = Alle Tische einer Runde spielen gleichzeitig. Erst wenn der letzte fertig ist, wird die nächste ausgelost.
desk-sheet-draw-random = Wer wo sitzt, entscheidet das Los.
desk-sheet-draw-avoid-rematch = Wer wo sitzt, entscheidet das Los; wer schon zusammensaß, soll sich möglichst nicht gleich wiedersehen.
desk-sheet-draw-manual = Wer wo sitzt, bestimmen die Schiedsrichter.
desk-sheet-sizes = Gespielt wird an Vierertischen und, wo es nicht aufgeht, an Dreiertischen. Bei fünf Spielern haben zwei ein Freilos.
desk-sheet-sharp-running = Es zählt, wann ein Spiel beginnt: Ein laufendes Spiel wird mit beiden Hälften zu Ende gespielt. Hält ein Schiedsrichter die Uhr an, steht sie für alle.
desk-sheet-sharp-final-not = Im Großen Finale gibt es kein scharfes Spiel.
desk-sheet-sharp-final-also = Das gilt auch im Großen Finale.
desk-sheet-final-places = Wer keinen Chip mehr hat, ist raus: erst der vierte, dann der dritte, dann der zweite. Wer übrig bleibt, gewinnt das Turnier.
desk-sheet-vacancies = Fehlt dort jemand, wird mit denen gespielt, die da sind.
desk-sheet-vacancies-filled = Fehlt dort jemand, rückt nach, wer am besten ausgeschieden ist.
desk-sheet-places = Wer vor dem Finale ausscheidet, steht umso weiter vorn, je später das war. In derselben Runde geht vor, wer als Letzter vom Tisch ging, dann, wer weniger Chips verloren hat. Ist auch das gleich, teilt man sich den Platz.
desk-sheet-places-none = Wer ausgeschlossen wird oder nicht kommt, hat keinen Platz.
desk-sheet-leaving = Wer aussteigt, verliert beide Bänder. Das laufende Spiel an diesem Tisch zählt nicht, die anderen beginnen ein neues.
desk-sheet-penalties = Schiedsrichter können einen Strafchip nehmen, ein Band abschneiden, ein Spiel wiederholen lassen oder jemanden ausschließen. Nur sie können etwas zurücknehmen.
desk-sheet-title-taking-part = Mitmachen
desk-sheet-title-table = An einem Tisch
desk-sheet-title-rounds = Die Runden
desk-sheet-title-clock = Die Uhr
desk-sheet-title-final = Das Große Finale
desk-sheet-title-places = Die Plätze
desk-sheet-title-leaving = Aussteigen
desk-sheet-title-decisions = Schiedsrichter

desk-results-title = Ergebnis
desk-column-place = Platz
desk-column-number = Startnummer
desk-column-name = Name
desk-column-status = Stand
desk-column-stage = Runde
desk-column-left-at-table = Danach noch am Tisch
desk-column-chips-lost = Verlorene Chips
desk-column-bands = Bänder

desk-option-checkin_minutes = Einlass so viele Minuten vor dem Start
desk-option-close_minutes = Anmeldeschluss so viele Minuten vor dem Start
desk-option-chips_stage = Chips je Runde
desk-option-chips_final = Chips im Finale
desk-option-sharp_after_min = Scharf nach so vielen Minuten (0: nie)
desk-option-sharp_in_final = Auch im Finale scharf
desk-option-draw = Auslosung
desk-option-venue = Ort
desk-option-fill_vacancies = Freie Plätze im Finale auffüllen
desk-option-decision_seconds = Bedenkzeit an Online-Tischen in Sekunden (0: keine)
desk-option-least_game_seconds = Nachfragen, wenn ein Tisch früher als nach so vielen Sekunden wieder meldet (0: nie)
desk-value-draw-random = durch das Los
desk-value-draw-avoid_rematch = Los ohne Wiedersehen
desk-value-draw-manual = von Hand
desk-value-venue-onsite = vor Ort, mit echten Würfeln
desk-value-venue-online = online, an Knobel-Tischen

error-desk-not-allowed = Das darf von hier aus niemand. Sprich eine Schiedsrichterin oder einen Schiedsrichter an.
error-desk-no-such-player = Diesen Spieler gibt es hier nicht.
error-desk-no-such-table = Einen Tisch { $table } gibt es in dieser Runde nicht.
error-desk-no-such-entry = Diesen Eintrag gibt es nicht.
error-desk-registration-over = Die erste Runde ist schon ausgelost.
error-desk-accept-rules = Sag noch, dass du Regeln und Schiedsrichter anerkennst.
error-desk-too-early = Dafür ist es noch zu früh. Versuch es etwas später noch einmal.
error-desk-too-late = Die Anmeldung ist beendet. Frag am Turniertisch, ob noch etwas geht.
error-desk-name-taken = { $name } steht schon auf der Liste. Nimm einen anderen Namen.
error-desk-bad-name = Namen haben 1 bis { $longest } Zeichen.
error-desk-other-name = Hier steht inzwischen { $name }. Schau noch einmal nach.
error-desk-full = Mehr als { $most } Spieler passen nicht ins Turnier.
error-desk-already-here = Schon abgehakt.
error-desk-not-a-no-show = Wieder aufgenommen wird nur, wer beim Anmeldeschluss fehlte.
error-desk-player-gone = Für diesen Spieler ist das Turnier schon vorbei.
error-desk-not-seated = Dieser Spieler sitzt nicht an diesem Tisch.
error-desk-no-band-to-cut = Hier gibt es kein Band abzuschneiden.
error-desk-bad-times = Die Zeiten passen nicht: erst Einlass, dann Anmeldeschluss, dann Start.
error-desk-stage-running = Erst muss die laufende Runde fertig sein.
error-desk-too-few-players = Mit { $players ->
    [one] 1 Spieler
   *[other] { $players } Spielern
} gibt es kein Turnier.
error-desk-confirm-few = Nur { $players ->
    [one] 1 Spieler ist
   *[other] { $players } Spieler sind
} da. Bestätige, dass trotzdem ausgelost wird.
error-desk-draw-by-hand = In diesem Turnier wird von Hand ausgelost. Verteile die Spieler auf die Tische.
error-desk-bad-draw = Diese Sitzordnung geht nicht auf: Alle genau einmal, an Vierer- und Dreiertischen.
error-desk-not-drawn = Erst muss ausgelost werden.
error-desk-not-started = Die Runde ist noch nicht gestartet.
error-desk-clock-paused = Die Uhr steht schon.
error-desk-clock-running = Die Uhr läuft schon.
error-desk-table-over = An Tisch { $table } ist schon alles entschieden.
error-desk-game-settled = Spiel { $game } an Tisch { $table } { $how ->
    [annulled] zählt nicht.
   *[lost] ist schon gemeldet: { $name }.
}
error-desk-game-not-begun = Spiel { $game } an Tisch { $table } hat noch nicht begonnen.
error-desk-just-reported = { $seconds ->
    [0] Gerade eben
   *[other] Gerade eben, vor { $seconds } s,
} wurde { $name } eingetragen{ $by ->
    [referee] { "" }
    [organiser] { "" }
   *[other] {" "}(von { $by })
}. Noch ein Spiel?
error-desk-other-rounds = Getauscht wird nur innerhalb einer Runde.
error-desk-first-game-played = Getauscht wird nur vor dem ersten Spiel.
error-desk-cannot-undo = Dieser Eintrag lässt sich nicht zurücknehmen.
error-desk-already-undone = Dieser Eintrag ist schon zurückgenommen.
error-desk-undo-later-first = Nimm erst den späteren Eintrag { $entry } zurück.
error-desk-stage-settled = In der Runde danach ist schon ein Spiel gemeldet. Jetzt lassen sich nur noch Plätze in der Endliste berichtigen.
error-desk-not-over = Plätze werden erst nach dem Finale berichtigt.
error-desk-bad-place = Plätze gehen von 1 bis { $most }.
error-desk-is-over = Das Turnier ist zu Ende.
error-desk-text-too-long = Hier passen höchstens { $longest } Zeichen hin.
error-desk-game-names-no-loser = { $game } kennt nicht genau einen Verlierer. Nimm ein anderes Spiel.
error-desk-not-a-tournament = Das ist keine lesbare Turnierdatei.
error-desk-stale = Inzwischen hat sich etwas geändert. Schau noch einmal hin.
error-no-such-desk = Dieses Turnier gibt es hier nicht, oder der Link stimmt nicht.
error-desk-list-too-large = Diese Tabelle ist zu groß. Speichere nur das Blatt mit den Namen, oder füg die Namen hier ein.
error-desk-no-such-link = Diesen Link gibt es nicht mehr.
error-desk-last-organiser = Das ist der letzte Link der Leitung. Gib erst jemandem einen eigenen.
error-desk-too-many-links = Mehr als { $most } Links gibt es nicht. Erneuere einen alten.
error-desk-name-it = Schreib zum Löschen genau den Namen des Turniers: { $name }
error-desk-bad-list = Diese Liste lässt sich nicht lesen. Schreib einen Namen in jede Zeile.

cli-about-desk = Turniere: durchspielen, anlegen, anschauen.
cli-about-desk-simulate = Ein ganzes Turnier mit ausgelosten Verlierern, oder online mit Bots.
cli-about-desk-new = Ein Turnier in einer neuen Datei anlegen.
cli-about-desk-status = Wie ein Turnier steht.
cli-about-desk-export = Die Ergebnisse als CSV oder JSON.
cli-about-desk-import = Alle Namen einer Liste anmelden.
cli-param-desk-players = So viele spielen mit.
cli-param-desk-game = Ein Spiel, das genau einen Verlierer kennt.
cli-param-desk-online = Bots spielen an echten Tischen eines Servers.
cli-param-desk-file = Datei des Turniers.
cli-param-desk-name = Name des Turniers.
cli-param-desk-start = Beginn, zum Beispiel 17:00 oder 2030-05-01T17:00.
cli-param-desk-list = Namensliste: ein Name je Zeile, oder eine Tabelle mit Überschrift.
cli-desk-name = Turnier
cli-desk-simulated = { $players } Spieler, { $stages ->
    [one] 1 Runde
   *[other] { $stages } Runden
}, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} in { $seconds } s. Los: { $seed }
cli-desk-new = Angelegt: { $file }
cli-desk-imported = { $players ->
    [one] 1 Name angemeldet.
   *[other] { $players } Namen angemeldet.
}
cli-desk-expected = { $stage }: voraussichtlich bis { $time }
cli-desk-column-place = Platz
cli-desk-column-name = Name
cli-desk-column-how = Verlauf
error-bad-players = { $players } Spieler gehen nicht. Es können { $least } bis { $most } sein.
error-bad-time = „{ $time }“ ist keine Zeit. Schreib sie wie 17:00 oder 2030-05-01T17:00.
