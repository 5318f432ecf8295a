# Der Verein: was im Buch steht, und was er nicht zulässt.

club-log-found = { $name } ist gegründet.
club-log-rename-club = Der Verein heißt jetzt { $name }.
club-log-set-prices = Neue Preise für Striche.
club-log-set-public-on = Die Tabelle ist für alle zu sehen, die den Code haben.
club-log-set-public-off = Die Tabelle ist nur noch für Mitglieder zu sehen.
club-log-open-season = Neue Saison: { $name }.
club-log-change-formula = { $name } wird anders gezählt.
club-log-add-member = { $name } ist dabei.
club-log-rename-member = { $before } heißt jetzt { $name }.
club-log-appoint-member = { $name } schreibt nicht mehr mit.
club-log-appoint-scribe = { $name } schreibt mit.
club-log-appoint-keeper = { $name } leitet den Verein mit.
club-log-leave-club = { $name } ist ausgetreten.
club-log-return-to-club = { $name } ist wieder dabei.
club-log-renew-link = { $name } hat einen neuen Link.
club-log-renew-shared-keeper = Neuer Link für die Leitung.
club-log-renew-shared-guest = Neue Einladung.
club-log-renew-shared-public = Neuer Code zum Zuschauen.
club-month-1 = Januar
club-month-2 = Februar
club-month-3 = März
club-month-4 = April
club-month-5 = Mai
club-month-6 = Juni
club-month-7 = Juli
club-month-8 = August
club-month-9 = September
club-month-10 = Oktober
club-month-11 = November
club-month-12 = Dezember
club-log-record-evening = Abend vom { $day }. { $month } { $year } mit { $players ->
    [one] 1 Person
   *[other] { $players } Leuten
}.
club-log-record-evening-titled = { $title } am { $day }. { $month } { $year } mit { $players ->
    [one] 1 Person
   *[other] { $players } Leuten
}.
club-log-booked-round = { $count ->
    [one] 1 Strich
   *[other] { $count } Striche
} für { $name }: { $euros },{ $cents } €.
club-log-booked-chip = { $count ->
    [one] 1 Deckel
   *[other] { $count } Deckel
} für { $name }: { $euros },{ $cents } €.
club-log-booked-fee = Beitrag von { $name }: { $euros },{ $cents } €.
club-log-booked-prize = Gewinn für { $name }: { $euros },{ $cents } €.
club-log-booked-paid = { $name } hat { $euros },{ $cents } € beglichen.
club-log-undone = Zurückgenommen: { $what }

# Spalten für Tabellenprogramme.

club-kind-round = Strich
club-kind-chip = Deckel
club-kind-fee = Beitrag
club-kind-prize = Gewinn
club-kind-paid = Bezahlt
club-column-place = Platz
club-column-name = Name
club-column-points = Punkte
club-column-wins = Siege
club-column-evenings = Abende
club-column-date = Datum
club-column-kind = Art
club-column-count = Anzahl
club-column-amount = Betrag
club-column-note = Notiz
club-column-by = Eingetragen von
club-column-game = Spiel
club-column-last = Zuletzt
club-column-players = Spieler im Schnitt
club-column-winners = Sieger
club-column-best = Bester Schnitt
club-column-mean = Platz im Schnitt

# Was der Verein nicht zulässt.

error-no-such-club = Diesen Verein gibt es hier nicht, oder der Link stimmt nicht.
error-club-not-allowed = Das darf man mit diesem Link nicht.
error-club-link-in-use = Mit diesem Link bist du gerade hier; erneuern kann ihn nur, wer mit einem anderen kommt.
error-club-no-such-member = Dieses Mitglied gibt es nicht.
error-club-no-such-season = Diese Saison gibt es nicht.
error-club-no-such-entry = Diesen Eintrag gibt es nicht.
error-club-bad-name = Namen haben 1 bis { $longest } Zeichen.
error-club-name-taken = { $name } gibt es schon.
error-club-text-too-long = Der Text darf höchstens { $longest } Zeichen haben.
error-club-full = Mehr als { $most } passen nicht hinein.
error-club-bad-formula = So lässt sich nicht zählen: Ein schlechterer Platz darf nicht mehr bringen als ein besserer.
error-club-bad-amount = Der Betrag muss zwischen 0 und { $most } € liegen.
error-club-bad-count = Auf einmal gehen 1 bis { $most } Striche.
error-club-bad-date = Das Datum stimmt nicht.
error-club-bad-places = Die Plätze passen nicht zusammen: Jeder kommt einmal vor, und hinter zwei Ersten folgt der dritte Platz.
error-club-evening-known = Dieses Turnier ist schon eingetragen.
error-club-nothing-owed = Da ist nichts offen.
error-club-owes-otherwise = Inzwischen ist ein anderer Betrag offen. Sieh ihn dir noch einmal an.
error-club-member-gone = { $name } ist nicht mehr dabei.
error-club-member-here = { $name } ist schon dabei.
error-club-cannot-undo = Das lässt sich nicht zurücknehmen.
error-club-already-undone = Das ist schon zurückgenommen.
error-club-undo-later-first = Das lässt sich nicht mehr zurücknehmen: Späteres hängt davon ab.
error-club-not-a-club = Diese Datei ist kein Verein, oder sie ist beschädigt.
error-club-other-name = Zum Löschen bitte genau den Namen eintippen: { $name }
