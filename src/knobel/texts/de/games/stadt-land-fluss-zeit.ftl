stadt-land-fluss-zeit-name = Würfel-Stadt-Land-Fluss, Zeitspiel
stadt-land-fluss-zeit-aliases = Stadt-Land-Fluss auf Zeit; Stadt-Land-Fluss gegen die Sanduhr; Stadt, Name, Land mit Würfeln
stadt-land-fluss-zeit-line = Dreizehn Buchstaben, eine Kategorie, eine Sanduhr: Wer auf Begriffe kommt, die sonst keiner hat, punktet am meisten.
stadt-land-fluss-zeit-goal = Wer die meisten Punkte hat, gewinnt; Begriffe, die sonst keiner hat, zählen dreifach.
stadt-land-fluss-zeit-each-turn = Schreib zu jedem Buchstaben einen Begriff der Kategorie, bevor die Sanduhr durch ist.
stadt-land-fluss-zeit-rules =
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

    Dann fallen die Würfel, ein Joker ◆ kommt weg, und die Sanduhr läuft: { $hourglass_s } Sekunden lang schreibt jeder für sich zu jedem Würfel höchstens einen Begriff, der mit dem Buchstaben anfängt. Ändern darfst du, bis du dich fertig meldest oder die Zeit um ist; sind alle fertig, geht es gleich weiter. Was bis dahin auf dem Blatt steht, zählt.

    Ein Begriff braucht mindestens zwei Buchstaben. Groß und klein, Akzente, Leerzeichen und Bindestriche spielen keine Rolle; Ä, Ö, Ü und ß gelten als AE, OE, UE und SS, Österreich fängt also mit O an. Liegt ein Buchstabe zweimal da, brauchst du zwei verschiedene Begriffe: Derselbe zählt bei dir nur einmal.

    Danach liegen alle Blätter offen, und ihr habt { $review_s } Sekunden zum Lesen. Was du nicht selbst geschrieben hast, darfst du anzweifeln; wer anzweifelt, stimmt damit dagegen. Und meinen zwei Schreibweisen dasselbe, kann jeder vorschlagen, sie zusammenzulegen. Was zur Abstimmung steht, wird { $vote_s } Sekunden lang und geheim entschieden. Über einen angezweifelten Begriff stimmen alle ab, die ihn nicht geschrieben haben; er fällt nur, wenn mehr dagegen als dafür sind. Zusammengelegt wird nur, wenn mehr dafür als dagegen sind; da stimmen alle mit. Wer schweigt, enthält sich.

    Ein Begriff, den nur du hast, bringt 3 Punkte; haben ihn mehrere, bekommt jeder 1 Punkt. Wer die meisten Punkte hat, gewinnt.

stadt-land-fluss-zeit-option-rounds = Runden
stadt-land-fluss-zeit-option-rounds-help = So viele Kategorien werden gespielt.
stadt-land-fluss-zeit-option-hourglass_s = Sanduhr in Sekunden
stadt-land-fluss-zeit-option-hourglass_s-help = So lange wird in jeder Runde geschrieben.

## Schreiben
stadt-land-fluss-zeit-headline-write = { $category }: zu jedem Buchstaben einen Begriff.
stadt-land-fluss-zeit-space-words = Einen Begriff zu einem Buchstaben schreiben, oder ihn leeren
stadt-land-fluss-zeit-press-hand-in = Fertig, Blatt abgeben
stadt-land-fluss-zeit-told-write = Notiert: { $text }
stadt-land-fluss-zeit-told-pens-down =
    { $count ->
        [0] Stifte weg! Niemand hat etwas, das zählen kann.
        [one] Stifte weg! Ein Begriff liegt auf dem Tisch.
       *[other] Stifte weg! { $count } Begriffe liegen auf dem Tisch.
    }
stadt-land-fluss-zeit-read-slot = { $who }, { $slot } mit { $letter }: { $text }
    .you = Du, { $slot } mit { $letter }: { $text }

## Prüfen und abstimmen
stadt-land-fluss-zeit-headline-review = Gilt das alles? Zweifle an, oder leg zusammen.
stadt-land-fluss-zeit-space-merge = Zwei Begriffe zusammenlegen, die dasselbe sind
stadt-land-fluss-zeit-read-term = { $text } ({ $id }) von { $authors }: { $status }
    .you-authors =
        { $others ->
            [0] { $text } ({ $id }) von dir: { $status }
           *[other] { $text } ({ $id }) von { $names } und dir: { $status }
        }
stadt-land-fluss-zeit-term-challenged = zur Abstimmung, bisher { $accepts } dafür und { $rejects } dagegen
stadt-land-fluss-zeit-term-rejected = abgelehnt mit { $accepts } dafür und { $rejects } dagegen
stadt-land-fluss-zeit-read-term-points =
    { $points ->
        [one] { $text }: je 1 Punkt
       *[other] { $text }: { $points } Punkte
    }
