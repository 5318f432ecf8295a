# Was die Kommandozeile sagt.

## Aufruf und Hilfe
cli-about = Die deutsche Würfelkiste: Würfelspiele für einen Tisch, einen Rechner und gute Freunde. Mit „knobel lobby“ geht es los.
cli-usage = Aufruf: { $command } { $arguments }
cli-usage-command = BEFEHL […]
cli-group-commands = Befehle
cli-group-arguments = Angaben
cli-group-parameters = Optionen
cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version zeigen.
cli-about-lobby = Hereinkommen, ein Spiel aussuchen und spielen.
cli-about-play = Ein Spiel spielen: Menschen an einer Tastatur, Computer auf den anderen Plätzen.
cli-about-games = Alle Spiele der Kiste auflisten.
cli-about-rules = Die Regeln eines Spiels lesen, genau so, wie ihr es einstellt.
cli-about-simulate = Computer gegeneinander spielen lassen und zählen, wer wie oft gewinnt.
cli-about-solve = Ausrechnen, was ein Spiel für jeden Platz wert ist, genau, wo das geht.
cli-about-odds = Genaue Chancen zeigen: was ein Wurf zeigt und was ein gut gespielter Zug bringt.
cli-about-arena = Herausfinden, welcher Computer besser spielt, und wie sicher das ist.
cli-about-replay = Eine gespeicherte Partie Schritt für Schritt nacherzählen.
cli-about-analyse = Eine gespeicherte Partie nachrechnen: was Glück war, und welche Züge am meisten gekostet haben.
cli-about-advise = Sagen, welche Züge in einer Stellung die besten sind und was jeder wert ist.
cli-about-bench = Messen, wie schnell gespielt wird.
cli-about-bench-engine = Ereignisse pro Sekunde für jedes Spiel messen, auf Wunsch neben OpenSpiel.
cli-about-bench-solve = Messen, wie schnell Kniffel ausgerechnet ist, neben einer einfachen Lösung mit numpy.
cli-about-bench-pocket = Messen, wie groß und wie schnell die Kiste im Browser ist; dazu gehören Chromium und Playwright.
cli-param-lang = Sprache: de oder en. Ohne Angabe die der Umgebung.
cli-param-json = Als JSON ausgeben.
cli-param-id = Das Spiel: seine Kennung oder sein Name. „knobel games“ zeigt alle.
cli-param-set = Regeln einstellen, zum Beispiel: --set lives=2 retake=yes. „knobel rules ID“ zeigt, was geht.
cli-param-every-set = Für alle Einstellungen des Spiels ausrechnen.
cli-param-limit-states = Wie viele Stellungen höchstens durchgesehen werden.
cli-param-from-scratch = Neu ausrechnen, auch wenn Werte da sind: auf einer Grafikkarte mit CuPy, sonst auf allen Kernen; das kann Stunden dauern und geht weiter, wo es abgebrochen wurde.
cli-param-seats = Plätze am Tisch.
cli-param-people = Wie viele davon Menschen sind; die anderen spielt der Computer. Ohne Angabe 1.
cli-param-names = Eure Namen, durch Kommas getrennt.
cli-param-mind = Wie der Computer spielt: random, greedy, strong, oder strength-0 bis strength-100 in Zehnerschritten.
cli-param-minds = Wer spielt, durch Kommas getrennt: random, greedy, strong, strength-0 bis strength-100.
cli-param-seed = Startwert für den Zufall; derselbe Wert gibt dieselben Würfe.
cli-param-real-dice = Ihr werft echte Würfel und tippt ein, was gefallen ist.
cli-param-save = Die Partie in diese Datei schreiben.
cli-param-games = Wie viele Spiele. Ohne Angabe 100.
cli-param-file = Die Datei mit der Partie.
cli-param-position = Die Stellung als eine Zeile (docs/notation.md); Spiel, Plätze und Optionen stehen darin.
cli-param-advise-seat = Wer fragt, ab 0; sonst der erste, der entscheiden muss.
cli-advise-throw = Hier muss niemand entscheiden: Es wird gewürfelt.
cli-advise-over = Diese Partie ist zu Ende.
cli-advise-who = { $who } entscheidet:
cli-param-step = Nur bis zu diesem Schritt erzählen.
cli-param-viewer = Mit wessen Augen: ein Platz (ab 0), ein Name, oder all für alle. Ohne Angabe als Zuschauer.
cli-param-seconds = Wie lange jedes Spiel gemessen wird. Ohne Angabe 2.
cli-param-arena-alone = Der Erste sitzt allein zwischen lauter Zweiten, reihum auf jedem Platz; mit --all zu viert.
cli-param-bench-games = Wie viele Partien gespielt werden. Ohne Angabe 10.
cli-param-bench-taps = Wie oft vom Tippen bis zum ersten Wurf gemessen wird. Ohne Angabe 5.
cli-param-bench-seconds = Wie lange die Ereignisse gezählt werden. Ohne Angabe 5 Sekunden.
cli-param-arena-all = Alle Spiele der Kiste; die Tabelle kommt nach docs/minds.md, wo es die Seite gibt.
cli-param-arena-minds = Wer spielt, der Stärkste zuerst, durch Kommas getrennt; jeder gegen den nächsten.
cli-param-arena-games = Wie viele Spiele ein Paar höchstens spielt. Ohne Angabe umso weniger, je mehr nachzudenken ist.
cli-param-thinking = Wie viele Partien der starke Computer für einen Zug durchspielt. Ohne Angabe { $default }.
cli-param-jobs = Wie viele Prozesse zugleich rechnen. Ohne Angabe 1.
cli-param-keep = Was gemessen ist, in dieser Datei behalten und nicht noch einmal messen.
cli-param-simulate-jobs = Wie viele Prozesse zugleich spielen. Sie haben eigene Würfel: Die Zahlen sind bei jeder Anzahl dieselben, und andere als ohne diese Angabe.
cli-simulate-interrupted = Abgebrochen: Das kam bei { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    } heraus.
error-bad-jobs = { $jobs } Prozesse gehen nicht; möglich sind 1 bis { $most }.
cli-param-analyse-thinking = Wie viele Partien für jeden Zug durchgespielt werden, wo das Spiel nicht gelöst ist. Ohne Angabe höchstens 96, bei langen Partien weniger.

## Listen und Tabellen
cli-column-game = Spiel
cli-column-option = Regel
cli-column-set = --set
cli-column-allowed = erlaubt
cli-column-place = Platz
cli-column-name = Name
cli-column-points = Punkte
cli-column-chips = Chips
cli-column-nets = Gewinn
cli-column-games = Spiele
cli-column-wins = Siege
cli-column-win-rate = Anteil
cli-column-mean-place = Platz im Mittel
cli-column-mean-points = Punkte im Mittel
cli-column-mean-chips = Chips im Mittel
cli-column-mean-net = Gewinn im Mittel
cli-column-rate = Ereignisse/s
cli-column-times = × OpenSpiel
cli-column-pair = Paar
cli-column-difference = Vorsprung (mit 99 % Sicherheit)
cli-column-verdict = gezeigt
cli-analysing = Schritt für Schritt durchrechnen
cli-column-start = am Anfang
cli-column-luck = Glück
cli-column-losses = verschenkt
cli-column-result = am Ende
cli-column-error = unsicher um
cli-dice-d6 = W6
cli-dice-d10 = W10
cli-dice-poker = Pokerwürfel
cli-dice-letter = Buchstabenwürfel
cli-game-facts = { $most ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, { $dice }
cli-games-next =
    { $count ->
        [one] Ein Spiel. Mit „knobel rules ID“ liest du seine Regeln, mit „knobel play ID“ spielst du es.
       *[other] { $count } Spiele. Mit „knobel rules ID“ liest du die Regeln, mit „knobel play ID“ spielst du.
    }
cli-simulated =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } an { $seats } Plätzen, Startwert { $seed }: { $events } Ereignisse in { $seconds } s, das sind { $rate } pro Sekunde; an der Grenze abgebrochen: { $stopped_by_limit }.
cli-median = Median
cli-arena-no-decisions = In { $game } gibt es mit diesen Regeln nichts zu entscheiden: Alle spielen gleich gut.
cli-arena-no-winner = In { $game } gewinnt und verliert mit diesen Regeln niemand: Alle spielen gleich gut.
cli-arena-all-alike = In { $game } ist jeder Zug genau gleich viel wert: Das Spiel ist gelöst, und alle spielen gleich gut.
cli-arena-rounds-all-alike = In { $game } ist jeder Zug genau gleich viel wert, Runde für Runde: Alle spielen gleich gut.
cli-arena-told = Startwert { $seed }, { $thinking } Simulationen für einen starken Zug. Ein Paar hört auf, sobald der Vorsprung sicher ist.
cli-arena-shown = ja
cli-arena-not-shown = nein
cli-arena-exact = ja, genau
cli-arena-level = besser geht es nicht
cli-arena-written = Die Tabelle steht in { $page }.
cli-ratio = Unser Median ist das { $ratio }-Fache des Mittels der beiden OpenSpiel-Spiele in Python.
cli-ratio-slowest = Das langsamste Spiel, { $game }, ist das { $ratio }-Fache dieses Mittels.
cli-ahead-of-cpp = { $ahead } von { $games } Spielen sind schneller als { $name }, das OpenSpiel in C++ hat, von Python aus gespielt.
cli-no-open-spiel = Für den Vergleich mit OpenSpiel: pip install knobel[openspiel]

## Ausrechnen
cli-solve-column-set = Regeln
cli-solve-column-states = Stellungen
cli-solve-column-seconds = Sekunden
cli-solve-unit-points = Punkte, die jeder Platz erwarten kann
cli-solve-unit-chips = Chips, die jeder Platz am Ende mehr oder weniger hat
cli-solve-unit-chance = Aussicht zu gewinnen oder nicht zu verlieren
cli-solve-exact = Die Werte sind genau, wenn alle bestmöglich spielen.
cli-solve-own = Alle spielen für sich: um die Punkte des eigenen Zettels oder die Chips der laufenden Runde.
cli-solve-loss = Wer nach den mitgelieferten Werten spielt, bekommt im Mittel { $loss } Punkte weniger.
cli-solve-out-of-reach = Mit Runde { $most } wäre Schluss. So weit kommt es nie: Wie auch alle spielen, spätestens mit Runde { $after } ist es vorbei.
cli-solve-exploitability-chips = Wer diese Spielweise kennt, gewinnt höchstens { $gain } Chips pro Runde daran.
cli-solve-exploitability-chance = Wer diese Spielweise kennt, erhöht die Aussicht auf den Sieg höchstens um { $gain }.
cli-too-big-states = Es sind zu viele Stellungen: mindestens { $estimate }, Platz ist für { $limit }. Mehr Platz: --limit.
cli-too-big-outcomes = Ein einziger Wurf kann auf zu viele Arten fallen, um alle durchzusehen.
cli-too-big-hidden = Es gibt verdeckte Würfel oder verdeckte Antworten: Das lässt sich nicht Stellung für Stellung ausrechnen.
cli-too-big-simultaneous = Mehrere entscheiden zugleich: Das lässt sich nicht Stellung für Stellung ausrechnen.
cli-too-big-open-choices = Geantwortet wird mit freiem Text oder Auslagen: Die lassen sich nicht auflisten.
cli-odds-sums = Der erste Wurf, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}: Summe der Augen
cli-odds-equal = Der erste Wurf: so viele gleiche Würfel
cli-odds-turn = Der erste Zug, bestmöglich um Punkte gespielt: { $mean } im Mittel
cli-odds-chance = Der erste Zug: { $mean } Punkte im Mittel
cli-odds-no-throw = Es gibt keinen Wurf, dessen Chancen sich auflisten ließen.
cli-too-big-no-score = Ein Zug bringt hier keine Punkte, also gibt es nichts aufzulisten.
cli-bench-pocket-column = Die Kiste im Browser
cli-bench-pocket-measured = gemessen
cli-bench-pocket-goal = Ziel
cli-bench-pocket-first_load = zum ersten Laden der Seite dazu
cli-bench-pocket-whole_box = die ganze Kiste, gepackt
cli-bench-pocket-cold_ms = vom Tippen bis zum ersten Wurf, eben geöffnet
cli-bench-pocket-warm_ms = vom Tippen bis zum ersten Wurf, schon offen
cli-bench-pocket-bot_median_ms = ein Zug eines starken Bots (Median)
cli-bench-pocket-bot_most_ms = ein Zug eines starken Bots (längster)
cli-bench-pocket-ratio = Ereignisse pro Sekunde neben CPython
cli-bench-pocket-memory = Speicher des Workers nach den Partien
cli-bench-pocket-beside = Neben der Kiste, erst bei Bedarf geladen: { $size } MB.
cli-bench-pocket-events = Ereignisse pro Sekunde bei Schocken: { $events } im Worker, { $events_here } in diesem Python.
cli-bench-pocket-start = Start des Workers: { $steps }.
cli-bench-pocket-step-runtime = Python
cli-bench-pocket-step-files = Auspacken
cli-bench-pocket-step-imports = Importe
cli-bench-pocket-step-house = das Haus
cli-bench-pocket-machine = Rechner: { $cores ->
    [one] ein Kern
   *[other] { $cores } Kerne
}, Last { $load } (über die Zahl der Kerne hinaus warten alle).
cli-bench-solve-column = Kniffel mit
cli-bench-solve-seconds = Sekunden (Median)
cli-bench-solve-best = beste
cli-bench-solve-processor = Prozessorsekunden
cli-bench-solve-ours = knobel
cli-bench-solve-reference = einfachem numpy
cli-bench-solve-ratio = knobel ist { $ratio }-mal so schnell (beide Male { $value } Punkte).
cli-bench-solve-alone = Die einfache Lösung mit numpy liegt im Ordner bench/ des Projekts, und der ist hier nicht da.

## Der Tisch
cli-seat = { $who }
    .you = Du
cli-held = liegen: { $faces }
cli-under-the-cup = unter dem Becher
cli-grid-results = Ergebnisse
cli-strikes = { $who }:
    .you = Du:
cli-authors = von { $authors }
cli-bot-names = Erna; Kalle; Uschi; Heinz; Hilde; Manni; Gerda; Willi; Inge; Otto; Lotte; Fritz; Käthe; Paul; Trude; Egon
cli-bots =
    { $count ->
        [one] Mit am Tisch sitzt { $who } und spielt für den Computer.
       *[other] Mit am Tisch sitzen { $who } und spielen für den Computer.
    }
cli-keys = ? Hilfe · h Tipp · u zurück · r Regeln · l Verlauf · q Schluss
cli-help =
    Tipp die Nummer oder den Buchstaben vor dem, was du tun willst, oder seinen Namen.
    Würfel zählen wie gezeichnet ab 1: „1 3“ lässt den ersten und den dritten liegen.
    Die Schreibweise der Partien geht auch, zum Beispiel „keep 0 2“ oder „press stop“.
    h  sagt, was du tun könntest
    u  nimmt deinen letzten Zug zurück, solange danach nichts gefallen ist
    r  zeigt die Regeln dieses Tischs
    l  zeigt den ganzen Verlauf
    q  hört auf
cli-no-hint = Gerade ist nichts zu entscheiden.
cli-help-real-dice = { "   " }c  berichtigt den Wurf, der zuletzt eingetippt wurde
cli-earlier =
    { $count ->
        [one] … eine Zeile davor, l zeigt sie
       *[other] … { $count } Zeilen davor, l zeigt sie
    }
cli-cover = Gib die Tastatur an { $who }. Die anderen schauen weg.
cli-press-enter = Weiter mit Enter
cli-clock =
    { $seconds ->
        [one] ⏳ noch eine Sekunde
       *[other] ⏳ noch { $seconds } Sekunden
    }
cli-bye = Schön, dass du da warst. Bis bald!
cli-left = Na gut, wir hören auf.

## Werfen
cli-throw =
    { $dice ->
        [one] { $who }: Enter wirft den Würfel
       *[other] { $who }: Enter wirft { $dice } Würfel
    }
cli-throw-how = Drück einfach Enter, dann rollt es. Mit ? siehst du, was sonst noch geht.
cli-real-throw =
    { $dice ->
        [one] { $who }: Was ist gefallen?
       *[other] { $who }: Was ist gefallen, { $dice } Würfel?
    }
cli-real-dice = Werft und tippt die Seiten ein, zum Beispiel „4 2 6“. Es gibt: { $faces }
cli-throw-right = Stimmt der Wurf? Enter heißt ja, c berichtigt
cli-corrected = Der Wurf ist zurückgenommen. Tippt ihn noch einmal ein.
cli-nothing-to-correct = Es gibt keinen Wurf, den man noch berichtigen könnte.
cli-faces-count =
    { $count ->
        [one] Ein Würfel ist geworfen worden, du hast { $typed } Seiten getippt.
       *[other] { $count } Würfel sind geworfen worden, du hast { $typed } Seiten getippt.
    }
cli-no-such-face = „{ $word }“ steht auf diesem Würfel nicht. Es gibt: { $known }

## Entscheiden
cli-keep-none = Alle noch einmal werfen
cli-keep = Liegen lassen: { $faces }
cli-keep-dice = Liegen lassen: Würfel Nummer { $dice }
cli-cell = { $cell } ({ $value })
cli-stake =
    { $chips ->
        [one] { $field }: 1 Chip
       *[other] { $field }: { $chips } Chips
    }
cli-type-cells = Ein Feld nimmst du mit dem Zeichen, das dabeisteht, oder mit seinem Namen.
cli-type-keeps =
    { $stop ->
        [yes] Welche Würfel lässt du liegen? Zum Beispiel „1 3“; „keine“ wirft alle neu, „alle“ hört auf.
       *[no] Welche Würfel lässt du liegen? Zum Beispiel „1 3“; „keine“ wirft alle neu.
    }
cli-type-bids = Eine Zahl von { $low } bis { $high }?
cli-type-stakes = { $label }: Feld und Chips, zum Beispiel „7 2“; Enter fragt der Reihe nach.
cli-type-places = { $label }: eins nach dem anderen, zum Beispiel „1,2 0,4“; Enter fragt der Reihe nach.
cli-type-marks = { $label }: das Wort, dann was damit ist; Enter fragt der Reihe nach.
cli-type-links = { $label }: beide Wörter oder ihre Nummern; Enter fragt der Reihe nach.
cli-type-words = { $label }: schreib es hin, oder davor die Nummer, zum Beispiel „3 Bremen“; Enter fragt der Reihe nach.
cli-type-text = { $label }: schreib es einfach hin.
cli-type-layouts = { $label }: Wort, Spalte,Reihe und Richtung (> oder v), zum Beispiel „HAUS 0,0 >; HUT 0,0 v“; „-“ legt nichts.
cli-ask-field = Welches Feld?
cli-ask-chips = Wie viele Chips, { $low } bis { $high }?
cli-ask-place = Feld { $number } von { $count }?
cli-ask-word = Welches Wort?
cli-ask-same = Und welches ist dasselbe?
cli-ask-mark = Was ist damit: { $known }?
cli-mark-challenge = anzweifeln
cli-mark-accept = gilt
cli-mark-reject = gilt nicht
cli-ask-slot = Wohin?
cli-ask-text = Welches Wort? Leer wischt es weg
cli-back = Gut, dann etwas anderes.
cli-not-understood = Das habe ich nicht verstanden. Nimm etwas aus der Liste, oder tipp ? für Hilfe.
cli-not-among = Das gibt es hier nicht. Es gibt: { $known }
cli-no-such-die = Einen Würfel { $position } gibt es nicht; gezählt wird von 1 bis { $count }.
cli-die-not-free = Würfel { $position } kannst du nicht liegen lassen.
cli-letters-clash = In Spalte { $column }, Reihe { $row } kann nicht zugleich { $one } und { $other } liegen.
cli-no-letter = Für das { $letter } ist kein Würfel mehr da.
cli-undone = Zurückgenommen.
cli-nothing-to-undo = Da gibt es nichts zurückzunehmen: Was gefallen ist, liegt, und was andere tun, gilt.
cli-really-quit = Wirklich aufhören? j oder n
cli-save-where = Partie speichern? Dateiname, oder Enter für nein
cli-saved = Gespeichert in { $file }.
cli-words-all = alle; alles; all
cli-words-none = keine; keinen; kein; nichts; none; 0
cli-words-yes = j; ja; y; yes
cli-words-throw = w; werfen; wurf; los
cli-words-quit = q; quit; ende; schluss; exit
cli-words-another = a; anderes; anderes spiel; n; neu

## Lobby
cli-lobby-welcome = Willkommen am Knobeltisch. Such dir ein Spiel aus, die Würfel liegen bereit.
cli-lobby-keys = Tipp eine Nummer oder einen Teil des Namens. en wechselt ins Englische, q geht nach Hause.
cli-words-more = m; mehr; +
cli-words-wish-players = spieler; s
cli-words-wish-dice = würfel; wuerfel; w
cli-words-wish-minutes = minuten; min
cli-words-wish-decisions = entscheidungen
cli-words-wish-luck = glück; glueck
cli-words-wish-hidden = verdeckt
cli-lobby-wishes = Oder was du dir wünschst: spieler=4, würfel=5, minuten=20, entscheidungen, glück, verdeckt.
cli-lobby-page = Seite { $page } von { $pages }. m: mehr
cli-lobby-game = Welches Spiel? Enter: { $name }
cli-lobby-nothing = Zu „{ $text }“ finde ich nichts. Versuch es mit einem kürzeren Stück des Namens.
cli-lobby-people = Wie viele Menschen, { $low } bis { $high }? Enter: { $default }
cli-lobby-bots = Wie viele Computergegner, { $low } bis { $high }? Enter: { $default }
cli-lobby-number = Bitte eine Zahl von { $low } bis { $high }.
cli-lobby-again = Enter: noch einmal · a: anderes Spiel · q: Schluss
cli-lobby-again-how = Enter spielt noch einmal, a nimmt ein anderes Spiel, q geht nach Hause.

## Fehler
cli-did-you-mean = Meinst du { $near }?
error-bad-setting = „{ $setting }“ ist keine Einstellung. Schreib sie als Name=Wert, zum Beispiel lives=2.
error-unknown-language = Die Sprache { $word } spreche ich nicht. Es gibt: { $known }
error-missing-argument = Es fehlt { $what }. Mehr mit --help.
error-cannot-read = { $file } lässt sich nicht lesen{ $reason ->
    [missing] : Diese Datei gibt es nicht
    [folder] : Das ist ein Ordner
    [forbidden] : Du darfst es nicht
    [no-text] : Das ist kein Text in UTF-8
    [name-too-long] : Der Name ist zu lang
   *[unknown] {""}
}.
error-cannot-write = { $file } lässt sich nicht schreiben{ $reason ->
    [missing] : Diesen Ordner gibt es nicht
    [folder] : Das ist ein Ordner
    [in-the-way] : Dort liegt schon eine Datei
    [forbidden] : Du darfst dort nicht schreiben
    [read-only] : Dort lässt sich nur lesen
    [full] : Der Datenträger ist voll
    [name-too-long] : Der Name ist zu lang
   *[unknown] {""}
}.
error-file-exists = { $file } gibt es schon. Nimm einen anderen Namen.
error-no-finding = Zeile { $line } von { $file } ist kein Messergebnis. Nimm eine andere Datei.
error-bad-people = { $people } Menschen passen nicht auf { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}.
error-bad-name = Namen haben 1 bis { $longest } Zeichen.
error-bad-games = { $games } Spiele gehen nicht; es müssen 1 bis { $most } sein.
error-bad-seconds = { $seconds } Sekunden gehen nicht; es müssen mehr als 0 und höchstens 600 sein.
error-bench-no-browser = Dazu gehören Chromium, Playwright und der Ordner bench/ des Projekts: make setup browsers.
error-bench-bad-counts = Partien und Wiederholungen: 1 bis { $most }; Sekunden: mehr als 0 und höchstens { $most_seconds }.
error-bench-stuck = Der Browser kam nicht weiter: { $told }
error-extra-missing = Dazu fehlt { $package }. So kommt es dazu: pip install 'knobel[{ $extra }]'
error-bad-limit = { $limit } Stellungen gehen nicht; möglich sind 1 bis { $most }.
error-too-many-sets = { $id } hat { $sets } Einstellungen; auf einmal gehen höchstens { $most }. Wähl mit --set aus.
error-not-from-scratch = { $id } rechnet dieser Befehl nicht neu aus; das macht „knobel values check --anew“.
error-bad-step = Schritt { $step } gibt es nicht; die Partie hat { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}.
error-bad-viewer = { $viewer } sitzt nicht mit am Tisch. Es gibt: { $known }
error-unknown-command = Einen Befehl { $word } gibt es nicht. Es gibt: { $known }
error-unknown-parameter = Eine Option { $word } gibt es hier nicht.
error-bad-parameter = { $parameter } kann nicht { $value } sein.
error-missing-value = Nach { $parameter } fehlt der Wert.
error-repeated-parameter = { $parameter } steht zweimal da.
error-too-much = Mit „{ $text }“ kann ich hier nichts anfangen.
error-unreadable-command = Diesen Aufruf verstehe ich nicht. Mehr mit --help.
error-unknown-zone = „{ $zone }“ ist keine Zeitzone, die dieser Rechner kennt. Gemeint ist etwas wie Europe/Berlin oder UTC.
error-bad-public-url = „{ $text }“ ist keine Adresse eines Hauses. Gemeint ist etwas wie https://knobel.example oder http://192.168.0.7:8000.
error-bad-certificate = { $certificate } und { $key_file } sind kein Zertifikat mit seinem Schlüssel (PEM, ohne Passwort).
error-bad-port = { $port } ist kein Port; es geht von 1 bis { $most }.
error-port-taken = Auf Port { $port } lauscht schon ein anderes Programm. Beende es, oder nimm mit --port einen anderen.
error-port-forbidden = Dieser Rechner lässt dich nicht auf Port { $port } lauschen. Nimm mit --port einen ab 1024.
error-no-such-address = { $host } ist keine Adresse dieses Rechners. Ohne --host lauscht das Haus auf allen.
error-bad-pace = So lange können Bots nicht überlegen: { $pace } s. Es geht von 0 bis { $most } s.
error-bad-hub-url = Knobel kann { $url } zwischen Servern nicht benutzen. Gib eine Adresse an, die mit redis:// beginnt.
error-no-database = Die Datenbank { $place } lässt sich nicht benutzen: { $reason ->
    [login] Sie weist diesen Namen oder dieses Passwort ab
    [missing] Eine Datenbank dieses Namens gibt es dort nicht
   *[unreachable] Dort antwortet niemand
}.
error-half-a-certificate = --tls-cert und --tls-key gehören zusammen.

## Server
cli-about-serve = Das Haus öffnen: Menschen und Bots spielen an Tischen übers Netz.
cli-about-verify = Die Würfel einer ganzen Partie prüfen, auch ohne Netz.
cli-param-host = Die Adresse, auf der gelauscht wird. Ohne Angabe alle.
cli-param-port = Der Port. Ohne Angabe 8000.
cli-param-data = Der Ordner für Tische und Leute. Ohne Angabe data.
cli-param-database-url = Eine PostgreSQL-Datenbank statt einer Datei, etwa postgresql://user@host/name.
cli-param-hub-url = Ein Redis zwischen mehreren Servern, etwa redis://host.
cli-param-host-name = Ein Name, unter dem der Server im Netz bekannt ist, etwa knobel.example. Mehrfach möglich; auch in KNOBEL_HOST_NAMES.
cli-param-origin = Eine Seite, die mit dem Server sprechen darf, etwa https://knobel.example. Mehrfach möglich; auch in KNOBEL_ORIGINS.
cli-param-proxy = Die Adresse eines Proxys, dem der Server glaubt, woher und ob über TLS eine Anfrage kam. Mehrfach möglich; auch in KNOBEL_PROXIES.
cli-param-pace = Wie lange Bots ungefähr überlegen, in Sekunden. Ohne Angabe 0,8.
cli-param-public-url = Die Adresse, unter der andere das Haus erreichen, etwa https://knobel.example. Links und Codes tragen sie.
cli-param-tls = Über HTTPS, mit einem eigenen Zertifikat, das im Datenordner liegt.
cli-param-tls-cert = Ein Zertifikat (PEM) statt des eigenen.
cli-param-tls-key = Der Schlüssel (PEM) zum Zertifikat.
cli-param-fairness-file = Die Fairness-Datei einer beendeten Partie.
cli-param-zone = Die Zeitzone des Hauses, in der ein Tag der Würfel des Tages beginnt und endet.
cli-param-fairness-before = Die Fairness-Datei der Partie davor: Zwischen beiden darf kein Wurf fehlen.
cli-serve-here = Die Tische stehen bereit: { $address }
cli-serve-lan = Für alle in diesem Netz: { $address }
cli-serve-own-certificate = Das Zertifikat ist vom Haus selbst: Jeder Browser warnt einmal. Mehr dazu in docs/operation.md.
cli-serve-no-app = Die Seiten für den Browser sind noch nicht gebaut. „make run“ baut sie und öffnet das Haus neu.
cli-serve-stop = Strg-C schließt das Haus. Verloren geht nichts.
error-not-a-fairness-file = { $file } ist keine Fairness-Datei.

## The box
cli-param-wish-players = Nur Spiele für so viele Leute.
cli-param-wish-dice = Nur Spiele mit so vielen Würfeln.
cli-param-wish-minutes = Nur Spiele von höchstens so vielen Minuten.
cli-param-wish-decisions = Nur Spiele, in denen du etwas entscheidest.
cli-param-wish-luck = Nur reine Glücksspiele.
cli-param-wish-hidden = Nur Spiele mit verdeckten Würfeln.
cli-param-all = Zufällige Partien durch die ganze Kiste, mit gemischten Optionen; --games sagt, wie viele insgesamt.
cli-games-none = So etwas ist nicht in der Kiste. Wünsch dir etwas weniger.
cli-game-minutes = etwa { $minutes } min
cli-boxful = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}, { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}, { $errors ->
    [one] 1 Spiel mit Fehlern
   *[other] { $errors } Spiele mit Fehlern
}.
cli-boxful-stopped = { $game }: { $count } an der Grenze beendet, die das Spiel selbst setzt.
cli-boxful-cut-off = { $game }: { $count } nach 10.000 Würfen abgebrochen.

## Backups
cli-about-backup = Ein ganzes Haus, Tische und Leute, in eine Datei schreiben.
cli-about-restore = Ein leeres Haus aus so einer Datei füllen.
cli-param-backup-file = Die Sicherung.
cli-backed-up = { $rows } Zeilen nach { $file } geschrieben. Verwahr sie so sicher wie das Haus selbst.
cli-restored = { $rows } Zeilen aus { $file } zurückgeholt.
error-store-not-empty = Dieses Haus ist nicht leer. Nimm einen neuen Datenordner oder eine leere Datenbank.
error-not-a-backup = { $file } ist keine Sicherung.
error-backup-damaged = { $file } ist abgeschnitten oder beschädigt. Nichts wurde zurückgeholt; nimm eine andere Sicherung.
error-no-house = In { $folder } ist kein Haus.
error-store-emptied = Das Haus in { $folder } ist geleert worden: Was darin war, ist weg. Hol mit knobel restore eine Sicherung zurück oder lösch { $mark }, um neu anzufangen.
error-store-behind = Die Daten in { $folder } sind nicht die, mit denen das Haus zuletzt offen war: Sie sind von einem anderen Haus, älter, oder ein Journal wurde abgeschnitten. Leg die richtigen Dateien zurück oder hol eine Sicherung zurück; lösch { $mark }, um mit dem weiterzumachen, was da ist.
error-store-damaged = Die Daten in { $folder } sind beschädigt. Hol eine Sicherung in einen leeren Ordner zurück.
error-folder-in-use = Auf { $folder } läuft schon ein Knobel. Beende es oder nimm mit --data einen anderen Ordner.
cli-about-look = Tische und Turniere ansehen, die nicht aufgehen: welcher Eintrag schlecht ist und was sich lesen lässt.
cli-param-look-id = Ein Tisch oder ein Turnier. Ohne Angabe werden alle probiert.
cli-param-look-out = Eine neue Datei für alles, was davon da ist, ein Eintrag je Zeile.
cli-look-good = { $kind } { $id } geht auf: { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}.
cli-look-bad-entry = { $kind } { $id }: Eintrag { $entry } von { $entries } passt nicht: { $what }
cli-look-bad = { $kind } { $id } geht nicht auf: { $what }
cli-look-all = { $seen ->
    [one] 1 Tisch oder Turnier
   *[other] { $seen } Tische und Turniere
}, { $bad } davon gehen nicht auf.
cli-look-exported = { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
} nach { $file } geschrieben.
error-no-such-log = Einen Tisch oder ein Turnier { $id } gibt es hier nicht.
error-store-too-new = Ein neueres Knobel hat diese Daten umgebaut (Schema { $revision }; dieses hier kennt sie bis { $newest }). Nimm das neuere oder spiel eine ältere Sicherung ein.

# Dateien mit Werten
cli-about-values = Dateien mit Werten machen, prüfen und auflisten.
cli-about-values-build = Werte ausrechnen und ihre Dateien schreiben: die eines Spiels, oder alle, die zum Paket gehören.
cli-about-values-check = Prüfen, ob Dateien mit Werten heil sind, oder ob darin steht, was neu ausgerechnet herauskommt.
cli-about-values-list = Die Dateien mit Werten auflisten, nach denen gespielt wird.
cli-param-values-out = Der Ordner für die Dateien. Ohne Angabe der Zwischenspeicher des Benutzers.
cli-param-values-files = Die Dateien. Ohne Angabe alle, nach denen gespielt wird.
cli-param-values-anew = Die Werte neu ausrechnen und vergleichen.
cli-values-built = { $file } ({ $size })
cli-values-good = In Ordnung: { $file }
cli-values-whole = Unversehrt; neu auszurechnen dauert zu lange: { $file }
cli-values-with-package = beim Paket
cli-values-column-game = Spiel
cli-values-column-part = Teil
cli-values-column-options = Regeln
cli-values-column-size = Größe
cli-values-column-where = Wo
error-no-values = Von { $id } werden mit diesen Regeln und Plätzen keine Werte aufgehoben. Es gibt sie für: { $known }.
error-values-missing = Genaue Werte, die nicht beim Paket liegen, gibt es hier nicht: dazu fehlt { $packages }. So kommt es dazu: pip install 'knobel[solve]'
error-bad-values =
    { $reason ->
        [checksum] { $file } wird nicht benutzt: Die Prüfsumme stimmt nicht.
        [no-values] { $file } wird nicht benutzt: Das ist keine Datei mit Werten.
        [other-key] { $file } wird nicht benutzt: Die Werte gehören zu einem anderen Spiel, einer anderen Fassung oder anderen Regeln.
        [other-rules] { $file } wird nicht benutzt: Solche Regeln hat kein jetziges Spiel.
        [other-values] { $file } wird nicht benutzt: Neu ausgerechnet kommen andere Werte heraus.
       *[unreadable] { $file } wird nicht benutzt: Sie ist nicht zu lesen.
    }

# Vervollständigung
cli-about-completion = Ein Skript ausgeben, mit dem deine Shell Befehle und Spiele ergänzt: eval "$(knobel completion bash)"
cli-param-shell = Die Shell: bash, zsh oder fish.
error-unknown-shell = Für { $word } gibt es keine Ergänzung. Es gibt sie für: { $known }

## A site of plain files
cli-about-site = Die ganze Kiste als einfache Dateien schreiben, für jeden Webspace, ohne Server.
cli-param-site-folder = Der Ordner: leer, noch nicht da, oder mit einer früheren Kiste darin.
cli-site-written = Die Kiste liegt in { $folder }: { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
}, gepackt { NUMBER($megabytes, minimumFractionDigits: 1) } MB.
cli-site-replaced = Die Kiste in { $folder } ist erneuert: { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
}, gepackt { NUMBER($megabytes, minimumFractionDigits: 1) } MB.
cli-site-try = Zum Ansehen: { $command }
cli-site-readme =
    Knobel: die Würfelkiste ohne Server

    Leg diesen Ordner auf irgendeinen Webspace, auch in einen Unterordner, und öffne seine Adresse. Über https läuft
    alles; ein Doppelklick auf index.html genügt nicht, denn Browser starten so kein Programm. Zum Ausprobieren hier:
    python3 -m http.server, dann http://localhost:8000 öffnen.

    _headers ist für Netlify und Cloudflare, .htaccess für Apache, nginx.conf.txt für nginx: mit ihnen schickt der
    Webspace gepackte Dateien und strenge Regeln mit. Ohne sie geht es auch. knobel-site.json gehört zum Ordner: daran
    erkennt knobel site ihn wieder und erneuert ihn.
error-site-not-empty = In { $folder } liegt schon etwas anderes. Nimm einen leeren Ordner.
error-site-not-built = Die Seiten für den Browser sind noch nicht gebaut. „make site“ baut sie und schreibt die Kiste nach build/site.

## Was gewinnt, wer das Spiel des starken Computers kennt

cli-about-exploit = Ausrechnen, wie viel gewinnt, wer das Spiel des starken Computers kennt, wo Würfel verdeckt sind.
cli-param-exploit-all = Alle Spiele für zwei mit verdeckten Würfeln; die Tabelle kommt nach docs/minds.md, wo es die Seite gibt.
cli-param-without-equilibria = Der starke Computer rechnet und sucht auch dort, wo er sonst nach einem Gleichgewicht spielt.
cli-exploit-exact-chips = In { $game } gewinnt die beste Antwort auf den starken Computer { $gain } Chips in einer Runde.
cli-exploit-exact-chance = In { $game } gewinnt die beste Antwort auf den starken Computer in einer Runde { $gain } % eines Spiels.
cli-exploit-sampled-chips = In { $game } gewinnt eine Antwort auf den starken Computer mit 99 % Sicherheit mindestens { $low } Chips in einer Runde, im Mittel { $gain } Chips. Die beste Antwort gewinnt vielleicht mehr.
cli-exploit-sampled-chance = In { $game } gewinnt eine Antwort auf den starken Computer in einer Runde mit 99 % Sicherheit mindestens { $low } % eines Spiels, im Mittel { $gain } %. Die beste Antwort gewinnt vielleicht mehr.
cli-exploit-exact-chips-game = In { $game } gewinnt die beste Antwort auf den starken Computer { $gain } Chips in einem Spiel.
cli-exploit-exact-chance-game = In { $game } gewinnt die beste Antwort auf den starken Computer { $gain } % der Spiele mehr als die Hälfte.
cli-exploit-sampled-chips-game = In { $game } gewinnt eine Antwort auf den starken Computer mit 99 % Sicherheit mindestens { $low } Chips in einem Spiel, im Mittel { $gain } Chips. Die beste Antwort gewinnt vielleicht mehr.
cli-exploit-sampled-chance-game = In { $game } gewinnt eine Antwort auf den starken Computer mit 99 % Sicherheit mindestens { $low } % der Spiele mehr als die Hälfte, im Mittel { $gain } %. Die beste Antwort gewinnt vielleicht mehr.
cli-exploit-no-decisions = In { $game } gibt es nichts zu entscheiden.
cli-exploit-no-winner = In { $game } gewinnt und verliert niemand.
cli-exploit-open = In { $game } ist mit diesen Regeln nichts verdeckt.
cli-exploit-words = { $game } wird mit Wörtern gespielt: nicht gemessen.
