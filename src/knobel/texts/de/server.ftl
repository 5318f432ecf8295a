# Was der Tisch sagt: kurze Zurufe, und warum etwas nicht geht.

## Zurufe
quick-hello = Hallo zusammen!
quick-good-luck = Viel Glück!
quick-well-done = Gut gemacht!
quick-lucky = So ein Glück!
quick-bad-luck = So ein Pech!
quick-oops = Hoppla.
quick-haha = Haha!
quick-your-turn = Du bist dran.
quick-one-moment = Augenblick noch.
quick-thanks = Danke!
quick-again = Noch eine Runde?
quick-bye = Tschüss, bis bald!

## Am Tisch geht das nicht
error-not-allowed = Das darfst du hier nicht.
error-seat-taken = Der Platz ist schon besetzt. Nimm einen anderen.
error-already-seated = Du sitzt schon.
error-no-such-seat = So viele Plätze hat der Tisch nicht.
error-seat-empty = Da sitzt niemand.
error-not-in-lobby = Das geht erst nach dem Spiel.
error-not-playing = Gerade wird nicht gespielt.
error-seats-open = Noch ist ein Platz frei. Warte, bis alle sitzen, oder setz einen Bot dazu.
error-stale = Gerade hat sich am Tisch etwas geändert. Schau noch einmal hin.
error-too-late = Dafür ist es zu spät. Beim nächsten Spiel bist du wieder dabei.
error-too-early = Noch hat nicht jedes Gerät am Tisch seinen Beitrag zu den Würfeln versprochen. Warte einen Moment.
error-bad-seed = Das ist nicht der versprochene Beitrag zu den Würfeln. Lade die Seite neu.
error-bad-wait = Wähl eine Wartezeit von { $least } bis { $most } Sekunden, oder 0 für gar nicht.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-nothing-to-decide = Gerade hast du nichts zu entscheiden.
error-hints-off = An diesem Tisch wird ohne Tipps gespielt.
error-table-closed = Dieser Tisch ist geschlossen. Mach einen neuen auf.
error-bad-name = Schreib einen Namen mit mindestens einem Buchstaben oder einer Ziffer.
error-not-its-name = So heißt dieses Spiel nicht. Such es noch einmal.
error-not-luck = Schnell geht nur, wo niemand etwas entscheidet und die Würfel hier fallen.
error-real-dice = Hier rollen echte Würfel. Gib ein, was gefallen ist.
error-digital-dice = Hier würfelt der Tisch. Tipp auf „Werfen“.
error-chat-off = An diesem Tisch wird gerade nicht geredet.
error-phrases-only = Hier gibt es nur kurze Zurufe. Wähl einen aus.
error-muted = Du darfst an diesem Tisch gerade nichts sagen.

## An der Tür geht das nicht
error-unknown-code = Diesen Code gibt es nicht, oder er gilt nicht mehr. Schau noch einmal genau hin, oder lass dir den Link geben.
error-no-such-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen. Lass dir einen neuen Link geben.
error-table-set-aside = Dieser Tisch ist beschädigt und beiseitegestellt. Bitte wer das Haus betreibt, nachzusehen, oder mach einen neuen auf.
error-desk-set-aside = Dieses Turnier ist beschädigt und beiseitegestellt. Bitte wer das Haus betreibt, nachzusehen.
error-club-set-aside = Dieser Verein ist beschädigt und beiseitegestellt. Bitte wer das Haus betreibt, nachzusehen.
error-day-sealed = Dieser Tag ist noch versiegelt. Komm wieder, wenn er da ist.
error-no-such-day = Diesen Tag gibt es hier nicht.
error-dice-of-the-day = Diese Würfel sind die eines Tages. Prüfen kannst du sie auf der Seite „Heute“, sobald der Tag vorbei ist.
error-no-such-replay = Diese Partie ist nicht da, oder sie ist nicht für dich offen.
error-no-device = Dieses Gerät ist noch nicht bekannt. Lade die Seite neu.
error-needs-house = Dafür braucht es ein Haus mit Server. Auf diesem Gerät allein geht das nicht.
error-foreign-origin = Das kam von einer fremden Seite. Öffne Knobel selbst und versuch es dort.
error-nod-needed = Hier wird vorher gefragt: Klopf an, dann lässt man dich herein.
error-no-knock-needed = Du musst nicht anklopfen. Setz dich.
error-no-such-knock = Da klopft niemand mehr.
error-too-many-knocks = Es stehen schon zu viele vor der Tür. Versuch es gleich noch einmal.
error-foreign-host = Unter diesem Namen kennt sich dieser Server nicht. Öffne ihn unter seiner Adresse, oder starte ihn mit --host-name.
error-mistake = Da ist dem Server ein Fehler unterlaufen. Versuch es gleich noch einmal.
error-bad-host-name = „{ $given }“ ist kein Name eines Rechners. So sieht einer aus: knobel.example, ohne http:// und ohne Port.
error-bad-origin = „{ $given }“ ist keine Adresse einer Seite. So sieht eine aus: https://knobel.example, ohne Pfad dahinter.
error-bad-proxy = „{ $given }“ ist keine Adresse eines Proxys. So sieht eine aus: 192.168.0.2 oder 192.168.0.0/24.
error-too-many-requests = Langsam, langsam. Warte einen Augenblick.
error-too-large = Das ist zu lang. Fass dich kürzer.
error-unreadable = Das war nicht zu verstehen. Lade die Seite neu.
error-bad-key = Das war nicht zu verstehen. Lade die Seite neu.
error-say-hello-first = Du bist noch an keinem Tisch. Öffne den Tisch noch einmal.
error-busy = Am Tisch ist gerade viel los. Versuch es gleich noch einmal.
error-no-free-code = Gerade ist kein Code frei. Versuch es gleich noch einmal.
error-unreachable = Der Server erreicht seine Daten nicht. Versuch es gleich noch einmal.

## Von Haus zu Haus
error-not-alone = An diesem Tisch saß oder klopfte schon jemand anderes. Mitnehmen kannst du nur einen, an dem immer nur du und Bots gespielt haben.
error-bad-table-file = Das ist kein Tisch, der hier weitergehen könnte. Lade die Seite neu und versuch es noch einmal.
error-table-too-long = An diesem Tisch ist zu viel gespielt worden, um ihn zu übergeben. Mach einen neuen auf.
error-impossible-entry = So kann an diesem Tisch nicht gespielt worden sein (Eintrag { $entry }). Er bleibt, wo er ist.
error-other-dice = Die Würfel dieses Tisches folgen nicht aus dem, was vorher festgelegt war (Eintrag { $entry }). Er bleibt, wo er ist.
error-table-taken = Unter dieser Nummer gibt es hier schon einen Tisch. Versuch es noch einmal.

## Konto
error-not-signed-in = Du bist hier nicht angemeldet. Melde dich erst mit deinem Passkey an.
error-no-passkeys-here = Passkeys gehen nur über eine sichere Adresse (https). Als Gast spielst du auch so.
error-bad-passkey = Das hat nicht geklappt. Fang noch einmal von vorn an.
error-unknown-passkey = Diesen Passkey kennt Knobel nicht. Leg einen neuen an.
error-no-such-passkey = Diesen Passkey gibt es nicht mehr.
error-last-passkey = Das ist dein letzter Passkey. Leg erst einen neuen an, oder lösch alle deine Daten.
error-bad-database-url = Mit { $url } kann Knobel nichts anfangen. Gib eine Adresse an, die mit postgresql:// beginnt.
error-no-such-page = Diese Seite gibt es nicht.
