# Was nur die Web-App sagt. Alles andere steht in den Katalogen des Hauses.

web-claim = Die deutsche Würfelkiste
web-play = Jetzt spielen
web-bots = Gegen Bots
web-bots-help = Hinsetzen und losspielen
web-friends = Mit Freunden
web-friends-help = Jeder am eigenen Gerät
web-local = An diesem Gerät
web-local-help = Reihum weitergeben
web-continue = Weiterspielen: { $game }
web-box = Die Kiste
web-search = Spiel suchen, auch unter anderem Namen
web-players = Spieler
web-any = egal
web-filter-players = { $count } Spieler
web-filter-decisions = Entscheiden
web-filter-luck = Nur Glück
web-filter-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
web-filter-many-dice = 4 und mehr
web-dice = Würfel
web-found =
    { $count ->
        [0] Nichts gefunden. Nimm einen Filter weg oder such anders.
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
web-seats = { $least }–{ $most } Spieler
web-seats-exact = { $least } Spieler
web-join = Code eingeben
web-join-go = Mitspielen
web-your-name = Dein Name
web-player-name = Name { $number }
web-how-many = Wie viele seid ihr?
web-open-table = Tisch eröffnen
web-start = Los geht’s
web-fewer = Einer weniger
web-more = Einer mehr
web-language = Auf Englisch
web-theme-dark = Dunkel
web-theme-light = Hell
web-loading = Die Kiste wird geholt …
web-bot-names = Erna; Kalle; Uschi; Heinz; Hilde; Manni; Gerda; Willi; Inge; Otto; Lotte; Fritz

web-back = Zurück zur Kiste
web-rules = Regeln
web-close = Schließen
web-log = Verlauf
web-log-earlier = Frühere Schritte zeigt nach der Partie „Partie ansehen“.
web-log-empty = Noch ist nichts geschehen.
web-pad = Ganzer Block
web-pad-own = Nur mein Blatt
web-pad-cell = { $who }: { $cell }
web-pad-write = Eintragen
web-pad-erase = Ausradieren
web-pad-undo = Letzten Eintrag zurück
web-pad-print = Drucken
web-pad-dice = Würfel eintippen
web-pad-number = Was kommt hinein?
web-pad-help = Tipp ein Kästchen an und wähl, was hineinkommt.
web-pad-pencilled = Mit Bleistift steht da, was die Würfel von { $who } geben. Tipp an, was gelten soll.
web-pad-won =
    { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } gewinnen.
    }
web-pad-full = Alles eingetragen.
web-others = Am Tisch
web-hand = Deine Hand
web-you = Du
web-guest = Gast
web-setting-up = Der Tisch wird gedeckt …
web-waiting-for = Warten auf { $who }
web-turn = ist dran
web-hidden = hat verdeckte Würfel
web-out = draußen
web-bot = Bot

web-throw =
    { $count ->
        [one] Werfen
       *[other] { $count } Würfel werfen
    }
web-rethrow =
    { $count ->
        [one] 1 Würfel noch einmal
       *[other] { $count } Würfel noch einmal
    }
web-rethrow-all = Alle { $count } noch einmal
web-enter = { $cell } eintragen: { $value }
web-strike = { $cell } streichen
web-take = { $cell } nehmen
web-choose-cell = Tipp ein Feld an
web-choose = Tipp etwas an
web-choose-call = Wähl eine Ansage
web-keep-hint = Tipp an, was liegen bleibt.
web-keep-least = Lass mindestens { $count } liegen
web-keep-most = Lass höchstens { $count } liegen
web-throw-of = { $number }. Wurf von { $most }
web-throw-number = { $number }. Wurf
web-only-you = Nur du siehst das.
web-flick = Knipsen
web-flick-hint = Knips den Würfel mit dem Finger an.
web-cup-hint-shake = Schüttel den Becher, oder tipp ihn an.
web-cup-hint-look = Halten zum Nachsehen, antippen zum Aufdecken.
web-cup-hint-lift = Becher hochziehen heißt: „{ $deed }“
web-cup-throw = Becher schütteln
web-cup-look = Unter den Becher sehen
web-cup-lift = Becher hochziehen
web-under-cup = Unter dem Becher
web-lifted = Aufgedeckt
web-die = Würfel { $number }: { $face }
web-die-hidden = Würfel { $number }, nicht zu sehen
web-die-falls = Würfel { $number } fällt noch
web-die-kept = bleibt liegen
web-stake = { $chips } auf { $field } setzen
web-places-hint = Tipp ein freies Quadrat und einen freien Kreis an.
web-place = Eintragen
web-write = Schreiben
web-erase-sign = Letztes Zeichen löschen
mark-challenge = Zweifeln
mark-accept = Gilt
mark-reject = Gilt nicht
web-mark = { $on }: { $mark }
web-link = { $one } = { $other }
web-link-choose = Welche beiden Wörter sind dasselbe?
web-link-two = Tipp zwei Wörter an
web-lay = Auslegen
web-bid = { $amount } ansagen
web-take-back = Zurücknehmen
web-place-number = { $number }. Zahl
web-missing = fehlt noch
web-step = Schritt { $at } von { $length }

web-sound = Ton
web-chat = Chat
web-chat-open =
    { $count ->
        [0] Mitreden
        [one] Mitreden, eine neue Nachricht
       *[other] Mitreden, { $count } neue Nachrichten
    }
web-chat-say = Sag etwas
web-chat-send = Sagen
web-chat-empty = Noch hat niemand etwas gesagt.
web-more-options = Mehr
web-leave = Tisch verlassen
web-give-up = Partie aufgeben
web-leave-alone = Die Partie endet ohne Ergebnis, und der Tisch wird abgeräumt.
web-leave-playing = Ein Bot übernimmt deinen Platz, und die anderen spielen weiter. In diese Partie kommst du nicht zurück.
web-leave-lobby = Dein Platz wird frei. Mit dem Code kannst du dich wieder dazusetzen.
web-leave-not = Doch bleiben
web-large-type = Große Schrift
web-rules-of = Regeln: { $game }
web-rules-coming = Die Regeln werden geholt …
web-key-space = Leertaste
web-key-space-does = werfen
web-key-digits = 1 bis 6
web-key-digits-does = Würfel liegen lassen
web-key-enter = Eingabe
web-key-enter-does = bestätigen
web-key-help = ?
web-key-help-does = diese Regeln
web-sheet = Block
web-on-table = Auf dem Tisch
web-away = gerade nicht da
web-waiting-clock = Warten auf { $who } (noch { $seconds } s)
web-waiting-many = { $count } Leute
web-you-throw = Du wirfst …
web-throws = { $who } wirft …
web-cell = Reihe { $row }, Spalte { $column }
web-square = Quadrat in Reihe { $row }, Spalte { $column }
web-circle = Kreis in Reihe { $row }, Spalte { $column }
web-letters = Deine Buchstaben
web-joker = { $letter } gilt als
web-goal = Ziel: { $goal }
web-hint = Tipp
web-hint-title = Guter Rat
web-hint-none = Dazu fällt niemandem etwas ein.
web-hint-points = im Schnitt { $value } Punkte
web-hint-chips = im Schnitt { $value } Chips
web-hint-chance = gewinnt zu { $value } %
web-hint-keep = { $faces } liegen lassen
web-hint-keep-none = Alle noch einmal
web-hurry = Schneller
web-notes = Was gilt
web-clock = Restzeit
web-keep-all = Alle liegen lassen
web-colour-ivory = elfenbein
web-colour-white = weiß
web-colour-grey = grau
web-colour-red = rot
web-colour-black = schwarz
web-colour-blue = blau
web-colour-green = grün
web-colour-yellow = gelb

web-lobby = Noch nicht alle da
web-code = Zeig den Code herum
web-copy = Link kopieren
web-copied = Link kopiert
web-copy-by-hand = Von selbst geht es hier nicht. Der Link ist markiert: lange drücken oder Strg-C kopiert ihn.
web-reach-one = Links und Codes führen zu { $url } im Netz. Die Adresse { $host } gilt nur auf diesem Gerät.
web-reach-several = { $host } gilt nur auf diesem Gerät. Links und Codes führen zu:
web-reach-none = { $host } gilt nur auf diesem Gerät, und es hat keine Adresse im Netz: Links von hier öffnen sich nur hier, und Codes für Handys gibt es nicht. Verbinde es mit einem Netz, oder nenne seine Adresse mit --public-url.
web-reach-open = Diese Seite unter der Adresse im Netz öffnen
web-seat-free = frei
web-sit = Hinsetzen
web-add-bot = Bot dazu
web-begin = Anfangen
web-begin-waits = Noch ist ein Platz frei
web-waits-for-host = Es geht los, sobald alle sitzen.
web-waits-for-start = Gleich geht es los: Warten auf { $who }.
web-place-of = { $place }. Platz
web-to-box = Ein anderes Spiel
web-pass = Gib das Gerät an { $who }
web-pass-help = Die anderen schauen kurz weg.
web-pass-go = Ich bin { $who }
web-watching = Du schaust zu.

web-connecting = Verbindung wird aufgebaut …
web-lost = Verbindung weg. Deine Würfel sind sicher.
web-connected = Verbunden
web-refused = Diesen Tisch gibt es nicht, oder er ist für dich nicht offen. Frag nach dem Code.

error-no-connection = Der Server antwortet nicht. Versuch es gleich noch einmal.
error-other = Das ging nicht. Versuch es noch einmal.

# Settings of throws that nobody has to make.
web-set-auto-throw = „Wirf für mich“ anbieten
web-set-quick = Bei Glücksspielen: schnell
