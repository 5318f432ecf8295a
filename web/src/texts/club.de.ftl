# Der Verein: die Worte seiner Seiten.

web-club = Verein
web-club-claim = Eine Runde, eine Tabelle, eine Strichliste.
web-club-home = Zu den Vereinen
web-club-been = Hier warst du schon
web-club-role-keeper = Leitung
web-club-role-scribe = Schriftführung
web-club-role-member = Mitglied
web-club-role-guest = Eingeladen
web-club-role-public = Zum Anschauen
web-club-new = Neuer Verein
web-club-new-help = Für Stammtisch, Kegelrunde oder WG. Wer den Verein anlegt, leitet ihn und lädt die anderen ein.
web-club-name = Wie heißt ihr?
web-club-usual-name = Die Filzläuse
web-club-season = Wie heißt die Saison?
web-club-found = Verein gründen
web-club-restore = Aus einer Datei
web-club-restore-help = Ein gesicherter Verein geht hier weiter, mit neuen Links.
web-club-file = Datei wählen
web-club-view = Ansicht
web-club-view-table = Tabelle
web-club-view-book = Strichliste
web-club-view-evenings = Abende
web-club-view-people = Mitglieder
web-club-view-records = Rekorde
web-club-view-log = Protokoll
web-club-view-settings = Einstellungen
web-club-season-title = Saison { $name }
web-club-season-choose = Andere Saison
web-club-formula-places = Punkte nach Plätzen: { $places }, danach { $others } fürs Mitspielen.
web-club-formula-beaten = Ein Punkt für jeden, der hinter dir liegt, dazu { $others } fürs Mitspielen.
web-club-formula-best = { $best ->
    [one] Nur der beste Abend zählt.
   *[other] Die besten { $best } Abende zählen.
}
web-club-place = Platz
web-club-who = Name
web-club-points = Punkte
web-club-wins = Siege
web-club-evenings = Abende
web-club-podium = Treppchen
web-club-mean = Ø Platz
web-club-lanterns = Rote Laternen
web-club-dropped = { $points }, zählt nicht mit
web-club-as-sheet = Als Tabelle speichern
web-club-no-evening-yet = Noch kein Abend eingetragen.
web-club-no-evening-yet-writes = Noch kein Abend eingetragen. Unter „Abende“ geht es los.
web-club-gets = bekommt { $amount }
web-club-mark-round = Strich
web-club-mark-chip = Deckel
web-club-mark-fee = Beitrag
web-club-mark-round-for = Strich für { $name }
web-club-mark-chip-for = Deckel für { $name }
web-club-mark-fee-for = Beitrag von { $name }
web-club-settle = Abrechnen
web-club-settle-for = Mit { $name } abrechnen
web-club-settle-title = { $name } abrechnen
web-club-nobody-yet = Noch niemand im Verein. Unter „Mitglieder“ lädst du ein.
web-club-lines = Was eingetragen ist
web-club-line-round = { $name }: { $count ->
    [one] 1 Strich
   *[other] { $count } Striche
}, { $amount }
web-club-line-chip = { $name }: { $count } Deckel, { $amount }
web-club-line-fee = { $name }: Beitrag, { $amount }
web-club-line-prize = { $name }: Gewinn, { $amount }
web-club-line-paid = { $name } hat { $amount } beglichen
web-club-undo = Rückgängig
web-club-log-older = Das sind die letzten { $count } Einträge. Die älteren stehen in der Datei, die die Leitung sichert.
web-club-undone = (zurückgenommen)
web-club-no-lines = Noch nichts eingetragen.
web-club-all-lines = Alle { $count ->
    [one] Einträge
   *[other] { $count } Einträge
} zeigen
web-club-owes-us = Offen sind { $amount }.
web-club-owes-them = Der Verein schuldet { $amount }.
web-club-amount = Betrag
web-club-note = Notiz (wenn ihr wollt)
web-club-close = Schließen
web-club-prize = Gewinn gutschreiben{ $given ->
    [0] { "" }
   *[other] : { $amount }
}
web-club-pay = { $given ->
    [0] Hat das bezahlt
   *[other] Hat { $amount } bezahlt
}
web-club-pay-all = Alles beglichen ({ $amount })
web-club-new-evening = Abend eintragen
web-club-date = Wann war es?
web-club-title = Was war es? (wenn ihr wollt)
web-club-from-tournament = Plätze von einem Turnier
web-club-by-hand = von Hand
web-club-unknown = Nicht im Verein: { $names }
web-club-tap-order = Tippt alle an, die da waren: die Besten zuerst.
web-club-shares = gleichauf
web-club-drop = { $name } wieder streichen
web-club-record = { $count ->
    [0] Abend eintragen
    [one] Abend mit 1 Person eintragen
   *[other] Abend mit { $count } Leuten eintragen
}
web-club-gone = ausgetreten
web-club-office-of = Was { $name } darf
web-club-office-member = Mitglied
web-club-office-scribe = schreibt mit
web-club-office-keeper = leitet mit
web-club-own-link = Eigener Link
web-club-leaves = Tritt aus
web-club-returns = Ist wieder dabei
web-club-add = Wer kommt dazu?
web-club-add-button = Dazuschreiben
web-club-invite = Einladen
web-club-invite-help = Wer diesen Code scannt, schreibt sich selbst ein und sieht Tabelle und Strichliste.
web-club-record-evenings = Die meisten Abende
web-club-record-wins = Die meisten Siege
web-club-record-streak = Die längste Siegesserie
web-club-record-season-points = Die meisten Punkte in einer Saison
web-club-record-titles = Die meisten Meistertitel
web-club-record-lanterns = Die meisten roten Laternen
web-club-record-rounds = Die meisten Striche
web-club-games = Spiel für Spiel
web-club-game-played = { $evenings ->
    [one] Ein Abend
   *[other] { $evenings } Abende
}, zuletzt am { $last }; im Schnitt waren { $players } dabei.
web-club-game-won = Gewonnen: { $names }
web-club-game-best = Bester Platz im Schnitt: { $names } · { $mean }
web-club-no-records = Rekorde gibt es nach dem ersten Abend.
web-club-careers = Alle Jahre zusammen
web-club-join-claim = Du bist eingeladen.
web-club-join-name = Wie heißt du in der Runde?
web-club-join = Dabei sein
web-club-prices = Was ein Strich kostet
web-club-price-round = Verlorene Runde
web-club-price-chip = Deckel
web-club-price-fee = Beitrag für einen Abend
web-club-prices-help = Gilt ab jetzt; was schon eingetragen ist, bleibt. Was 0 kostet, hat keinen Knopf.
web-club-save = Speichern
web-club-counting = Wie gezählt wird
web-club-by-places = Punkte nach Plätzen
web-club-by-beaten = Punkte für Geschlagene
web-club-points-for-places = Punkte für die Plätze, von oben
web-club-points-for-coming = Punkte für alle anderen, die da waren
web-club-best = Wie viele Abende zählen? (0: alle)
web-club-count-so = { $name } so zählen
web-club-next-season = Nächste Saison
web-club-open-season = Saison beginnen
web-club-looking = Wer zuschauen darf
web-club-public = Tabelle für alle mit dem Code
web-club-public-help = Zu sehen sind Tabelle, Abende und Rekorde. Wer was schuldet, sehen nur Mitglieder.
web-club-renew = Links erneuern
web-club-renew-help = Der alte Link und sein Code gelten dann nicht mehr.
web-club-renew-guest = Neue Einladung
web-club-renew-public = Neuer Code zum Zuschauen
web-club-files = Datei und Ende
web-club-file-export = Verein als Datei sichern
web-club-delete = Verein löschen
web-club-delete-help = Mitglieder, Abende und Strichliste von { $name } sind dann weg, für alle und für immer.
web-club-delete-name = Zum Löschen den Namen eintippen
web-club-delete-button = Für immer löschen
web-club-mine = Meine Vereine
web-club-i-owe = { $amount } offen
web-club-i-get = bekommt { $amount }
web-club-part = Hier entfernen
web-club-part-for = { $name } hier entfernen
web-club-tied = verbunden
web-club-game = Was wurde gespielt?
web-club-any-game = Verschiedenes
web-club-enter = In „{ $club }“ eintragen
web-club-entered = { $count ->
    [0] Niemand aus „{ $club }“ war dabei.
    [one] In „{ $club }“ eingetragen: 1 Mitglied.
   *[other] In „{ $club }“ eingetragen: { $count } Mitglieder.
}
web-club-to = Zum Verein
web-club-pay-out = Ausgezahlt ({ $amount })
web-club-own-code = Eigener Code
web-club-own-code-for = Der Code von { $name }
web-club-own-code-help = Das Handy, das ihn scannt, gehört von da an { $name }: Der Verein steht dort unter „Ich“.
web-club-change = Ändern
web-club-change-title = { $name } ändern
web-club-my-name = Wie heißt du in der Runde?
web-club-member-name = Name in der Runde
web-club-renew-link = Neuer eigener Link
web-club-renew-link-title = Neuer Link für { $name }?
web-club-renew-link-help = Der alte Link und sein Code öffnen dann nichts mehr, auch nicht auf dem Handy, das ihn schon hat. { $name } braucht den neuen: unter „Eigener Code“.
web-club-forget = Namen vergessen
web-club-forget-title = Den Namen { $name } vergessen?
web-club-forget-help = { $name } steht dann nirgends mehr im Verein, auch nicht in alten Einträgen und Notizen. Plätze und Beträge bleiben, ohne Namen. Das lässt sich nicht rückgängig machen.
web-club-rather-not = Lieber nicht
web-club-called = Name des Vereins
web-club-renew-keeper = Neuer Link der Leitung
web-club-renew-keeper-how = Den gemeinsamen Link der Leitung, mit dem du hier bist, erneuert, wer mit einem eigenen Link leitet: Schreib dich als Mitglied dazu, lass dich mitleiten und öffne deinen eigenen Code.
web-club-renew-guest-help = Wer nur die alte Einladung hat, kann nicht mehr beitreten. Mitglieder merken davon nichts.
web-club-renew-public-help = Wer nur den alten Code zum Zuschauen hat, sieht nichts mehr.
web-club-renew-keeper-help = Alle, die mit dem gemeinsamen Link der Leitung kommen, sind dann draußen, auch wer den Verein gegründet hat. Eigene Links gelten weiter.
web-club-renew-yes = Erneuern
