stadt-land-fluss-schnapp-name = Würfel-Stadt-Land-Fluss, Schnappspiel
stadt-land-fluss-schnapp-aliases = Stadt-Land-Fluss zum Schnappen; Buchstaben schnappen; Schnapp den Würfel
stadt-land-fluss-schnapp-line = Dreizehn Buchstaben, eine Kategorie: Wer zuerst einen Begriff schreibt, schnappt sich den Würfel mit dem Anfangsbuchstaben.
stadt-land-fluss-schnapp-goal = Wer die meisten Punkte hat, gewinnt: einer für jeden Würfel, den du dir schnappst.
stadt-land-fluss-schnapp-each-turn = Schreib schnell einen Begriff der Kategorie: Der Würfel mit seinem Buchstaben ist deiner.
stadt-land-fluss-schnapp-rules =
    { $rounds ->
        [one] Gespielt wird eine Runde
       *[other] Gespielt werden { WORD($rounds) } Runden
    } mit dreizehn Buchstabenwürfeln, { $dice_set ->
        [en] deren Buchstaben zur englischen Sprache passen
       *[de] deren Buchstaben zur deutschen Sprache passen
    }. Jede Runde hat eine Kategorie, etwa Stadt, Tier oder Vorname.

    { $category_choice ->
        [vote] Das Los zieht drei Kategorien, und ihr stimmt ab, welche es wird; bei Gleichstand entscheidet wieder das Los.
        [random] Welche es ist, entscheidet das Los.
       *[rotate] Reihum schlägt einer die Kategorie vor, aus der Liste oder eine eigene. Ist mindestens die Hälfte der anderen dagegen oder fällt ihm in 20 Sekunden nichts ein, schlägt er noch einmal vor; danach entscheidet das Los. Wer schweigt, ist einverstanden.
    } Keine Kategorie kommt zweimal dran, solange auf der Liste noch eine frei ist.

    Dann fallen alle Würfel offen in die Mitte, ein Joker ◆ kommt weg, und alle schnappen gleichzeitig: Schreib einen Begriff, und der freie Würfel mit seinem Anfangsbuchstaben gehört dir. Du darfst dazu einen bestimmten Würfel antippen; sonst bekommst du den ersten freien mit dem Buchstaben. Wer schneller schreibt, bekommt ihn, und jeder Begriff gilt in einer Runde nur einmal, auch wenn sein Buchstabe zweimal daliegt.

    Ein Begriff braucht mindestens zwei Buchstaben. Groß und klein, Akzente, Leerzeichen und Bindestriche spielen keine Rolle; Ä, Ö, Ü und ß gelten als AE, OE, UE und SS, Österreich fängt also mit O an. Artikel lässt du besser weg. { $wrong_claim_lock_s ->
        [0] Ein falscher Begriff bringt nichts und kostet nichts.
        [one] Nach einem falschen Begriff bist du eine Sekunde lang gesperrt.
       *[other] Nach einem falschen Begriff bist du { $wrong_claim_lock_s } Sekunden lang gesperrt.
    }

    Fällt dir nichts mehr ein, dann sag es; mit dem nächsten Begriff bist du wieder dabei. Die Runde ist vorbei, wenn kein Würfel mehr liegt, wenn keinem mehr etwas einfällt, wenn { $idle_s } Sekunden lang niemand einen Würfel gewonnen hat, spätestens aber nach { $round_max_s } Sekunden.

    { $challenge ->
        [live] Gezweifelt wird sofort: 5 Sekunden lang kann jeder andere einen neuen Begriff anzweifeln; wer anzweifelt, stimmt damit dagegen. Dann stimmen alle, die ihn nicht geschrieben haben, 10 Sekunden lang geheim ab, während das Spiel weiterläuft. Sind mehr dagegen als dafür, kommt der Würfel zurück in die Mitte, und der Begriff ist für diese Runde verbraucht. Ist die Runde schon vorbei, bekommt den Würfel niemand. Wer schweigt, enthält sich.
       *[review] Nach der Runde lest ihr { $review_s } Sekunden lang, was geschrieben wurde. Was nicht von dir ist, darfst du anzweifeln; wer anzweifelt, stimmt damit dagegen. Was zur Abstimmung steht, entscheiden alle, die es nicht geschrieben haben, { $vote_s } Sekunden lang und geheim; der Begriff fällt nur, wenn mehr dagegen als dafür sind, und dann zählt sein Würfel für niemanden. Wer schweigt, enthält sich.
    }

    Jeder Würfel mit einem gültigen Begriff ist 1 Punkt wert, Minuspunkte gibt es nicht. Wer die meisten Punkte hat, gewinnt.

stadt-land-fluss-schnapp-option-rounds = Runden
stadt-land-fluss-schnapp-option-rounds-help = So viele Kategorien werden gespielt.
stadt-land-fluss-schnapp-option-challenge = Anzweifeln
stadt-land-fluss-schnapp-option-challenge-help = Nach der Runde in Ruhe, oder sofort, während weitergespielt wird.
stadt-land-fluss-schnapp-value-challenge-review = nach der Runde
stadt-land-fluss-schnapp-value-challenge-live = sofort
stadt-land-fluss-schnapp-option-idle_s = Ende bei Stillstand, in Sekunden
stadt-land-fluss-schnapp-option-idle_s-help = Gewinnt so lange niemand einen Würfel, ist die Runde vorbei.
stadt-land-fluss-schnapp-option-round_max_s = Längste Runde in Sekunden
stadt-land-fluss-schnapp-option-round_max_s-help = Länger dauert keine Runde.
stadt-land-fluss-schnapp-option-wrong_claim_lock_s = Sperre in Sekunden
stadt-land-fluss-schnapp-option-wrong_claim_lock_s-help = So lange ist gesperrt, wer etwas Falsches geschrieben hat; 0 heißt gar nicht.

## Schnappen
stadt-land-fluss-schnapp-headline-grab = { $category }: Ruf einen Begriff, schnapp den Würfel!
stadt-land-fluss-schnapp-headline-closing = { $category }: Die Runde ist vorbei. Zweifelt noch jemand?
stadt-land-fluss-schnapp-headline-review = Gilt das alles? Zweifle an, was nicht stimmt.
stadt-land-fluss-schnapp-space-words = Einen Begriff rufen und seinen Würfel schnappen
stadt-land-fluss-schnapp-cell-any = egal welcher
stadt-land-fluss-schnapp-press-pass = Mir fällt nichts mehr ein
stadt-land-fluss-schnapp-press-waive = Ich habe keine Zweifel
stadt-land-fluss-schnapp-told-pass = { $who } fällt nichts mehr ein.
    .you = Dir fällt nichts mehr ein.
stadt-land-fluss-schnapp-told-waived = { $who } hat keine Zweifel.
    .you = Du hast keine Zweifel.
stadt-land-fluss-schnapp-told-claim = { $who } ruft „{ $text }“ und schnappt sich den Würfel.
    .you = Du rufst „{ $text }“ und schnappst dir den Würfel.
stadt-land-fluss-schnapp-told-refused-short =
    { $seconds ->
        [0] { $who } ruft „{ $text }“: Das ist zu kurz.
       *[other] { $who } ruft „{ $text }“: Das ist zu kurz. { $seconds } s Sperre.
    }
    .you =
        { $seconds ->
            [0] Du rufst „{ $text }“: Das ist zu kurz.
           *[other] Du rufst „{ $text }“: Das ist zu kurz. { $seconds } s Sperre.
        }
stadt-land-fluss-schnapp-told-refused-used =
    { $seconds ->
        [0] { $who } ruft „{ $text }“: Das war schon.
       *[other] { $who } ruft „{ $text }“: Das war schon. { $seconds } s Sperre.
    }
    .you =
        { $seconds ->
            [0] Du rufst „{ $text }“: Das war schon.
           *[other] Du rufst „{ $text }“: Das war schon. { $seconds } s Sperre.
        }
stadt-land-fluss-schnapp-told-refused-letter =
    { $seconds ->
        [0] { $who } ruft „{ $text }“: Kein freier Würfel zeigt diesen Buchstaben.
       *[other] { $who } ruft „{ $text }“: Kein freier Würfel zeigt diesen Buchstaben. { $seconds } s Sperre.
    }
    .you =
        { $seconds ->
            [0] Du rufst „{ $text }“: Kein freier Würfel zeigt diesen Buchstaben.
           *[other] Du rufst „{ $text }“: Kein freier Würfel zeigt diesen Buchstaben. { $seconds } s Sperre.
        }
stadt-land-fluss-schnapp-told-time-idle = Niemandem fällt mehr etwas ein.
stadt-land-fluss-schnapp-told-time-round = Die Zeit der Runde ist um.
stadt-land-fluss-schnapp-told-closing = Was eben erst gerufen wurde, kann noch angezweifelt werden.
stadt-land-fluss-schnapp-told-hands-off =
    { $count ->
        [0] Hände weg! Die Runde ist vorbei, und niemand hat etwas gerufen, das zählen kann.
        [one] Hände weg! Die Runde ist vorbei, ein Begriff hat einen Würfel gewonnen.
       *[other] Hände weg! Die Runde ist vorbei, { $count } Begriffe haben einen Würfel gewonnen.
    }
stadt-land-fluss-schnapp-note-held =
    { $dice ->
        [0] noch kein Würfel
        [one] 1 Würfel geschnappt
       *[other] { $dice } Würfel geschnappt
    }
stadt-land-fluss-schnapp-note-passed =
    { $dice ->
        [0] noch kein Würfel, keine Idee mehr
        [one] 1 Würfel geschnappt, keine Idee mehr
       *[other] { $dice } Würfel geschnappt, keine Idee mehr
    }
stadt-land-fluss-schnapp-note-locked = einen Moment gesperrt
stadt-land-fluss-schnapp-read-slot = { $slot }: { $letter } { $text }
stadt-land-fluss-schnapp-read-term = { $text } ({ $id }) von { $authors }: { $status }
    .you-authors =
        { $others ->
            [0] { $text } ({ $id }) von dir: { $status }
           *[other] { $text } ({ $id }) von { $names } und dir: { $status }
        }
stadt-land-fluss-schnapp-read-term-points =
    { $points ->
        [0] { $text }: kein Punkt
       *[other] { $text }: 1 Punkt
    }
stadt-land-fluss-schnapp-read-clock =
    { $kind ->
        [idle] Noch { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}, wenn niemand einen Würfel gewinnt
        [round] Die Runde dauert höchstens { $seconds } Sekunden
        [lock] Gesperrt für { $seconds } Sekunden
        [challenge] { $seconds } Sekunden Zeit, den letzten Begriff anzuzweifeln
        [vote] { $seconds } Sekunden Zeit zum Abstimmen
       *[other] { $seconds } Sekunden
    }
stadt-land-fluss-schnapp-error-locked =
    { $seconds ->
        [one] Nach einem falschen Begriff bist du eine Sekunde lang gesperrt.
       *[other] Nach einem falschen Begriff bist du { $seconds } Sekunden lang gesperrt.
    }
