stadt-land-fluss-zeit-name = Würfel-Stadt-Land-Fluss, Zeitspiel
stadt-land-fluss-zeit-aliases = Stadt-Land-Fluss auf Zeit; Stadt-Land-Fluss gegen die Sanduhr; Stadt, Name, Land mit Würfeln
stadt-land-fluss-zeit-line = Dreizehn Buchstaben, eine Kategorie, eine Sanduhr: Wer auf Begriffe kommt, die sonst keiner hat, punktet am meisten.
stadt-land-fluss-zeit-rules =
    { $rounds ->
        [one] Gespielt wird eine Runde
       *[other] Gespielt werden { $rounds } Runden
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

    Danach liegen alle Blätter offen, und ihr habt { $review_s } Sekunden zum Lesen. Was du nicht selbst geschrieben hast, darfst du anzweifeln; und meinen zwei Schreibweisen dasselbe, kann jeder vorschlagen, sie zusammenzulegen. Abgestimmt wird { $vote_s } Sekunden lang und geheim. Über einen angezweifelten Begriff stimmen alle ab, die ihn nicht geschrieben haben; er fällt nur, wenn mehr dagegen als dafür sind. Zusammengelegt wird nur, wenn mehr dafür als dagegen sind; da stimmen alle mit. Wer schweigt, enthält sich.

    Ein Begriff, den nur du hast, bringt 3 Punkte; haben ihn mehrere, bekommt jeder 1 Punkt. Die meisten Punkte gewinnen.

stadt-land-fluss-zeit-option-rounds = Runden
stadt-land-fluss-zeit-option-rounds-help = So viele Kategorien werden gespielt.
stadt-land-fluss-zeit-option-hourglass_s = Sanduhr in Sekunden
stadt-land-fluss-zeit-option-hourglass_s-help = So lange wird in jeder Runde geschrieben.
stadt-land-fluss-zeit-option-dice_set = Buchstaben
stadt-land-fluss-zeit-option-dice_set-help = Welche Buchstaben auf den Würfeln stehen.
stadt-land-fluss-zeit-value-dice_set-de = deutsch
stadt-land-fluss-zeit-value-dice_set-en = englisch
stadt-land-fluss-zeit-option-category_choice = Kategorie
stadt-land-fluss-zeit-option-category_choice-help = Wie ihr euch auf die Kategorie einigt.
stadt-land-fluss-zeit-value-category_choice-rotate = reihum vorschlagen
stadt-land-fluss-zeit-value-category_choice-vote = abstimmen
stadt-land-fluss-zeit-value-category_choice-random = auslosen
stadt-land-fluss-zeit-option-review_s = Lesezeit in Sekunden
stadt-land-fluss-zeit-option-review_s-help = So lange könnt ihr nach dem Schreiben lesen, anzweifeln und zusammenlegen.
stadt-land-fluss-zeit-option-vote_s = Abstimmung in Sekunden
stadt-land-fluss-zeit-option-vote_s-help = So lange wird über angezweifelte und gleiche Begriffe abgestimmt.

## Kategorien
stadt-land-fluss-zeit-category-stadt = Stadt
stadt-land-fluss-zeit-category-land = Land
stadt-land-fluss-zeit-category-fluss = Fluss
stadt-land-fluss-zeit-category-tier = Tier
stadt-land-fluss-zeit-category-pflanze = Pflanze
stadt-land-fluss-zeit-category-beruf = Beruf
stadt-land-fluss-zeit-category-vorname = Vorname
stadt-land-fluss-zeit-category-essen-und-trinken = Essen und Trinken
stadt-land-fluss-zeit-category-sportart = Sportart
stadt-land-fluss-zeit-category-haushaltsgegenstand = Haushaltsgegenstand
stadt-land-fluss-zeit-category-film-oder-serie = Film oder Serie
stadt-land-fluss-zeit-category-beruehmte-person = Berühmte Person
stadt-land-fluss-zeit-category-own = { $text }

## Die Kategorie finden
stadt-land-fluss-zeit-headline-category-lot = Das Los entscheidet über die Kategorie.
stadt-land-fluss-zeit-headline-category-vote = Welche Kategorie soll es sein? Stimmt ab.
stadt-land-fluss-zeit-headline-proposal = { $who } schlägt eine Kategorie vor.
stadt-land-fluss-zeit-headline-objections = { $who } hat eine Kategorie vorgeschlagen. Sind die anderen einverstanden?
stadt-land-fluss-zeit-category-proposed = Vorschlag von { $who }: { $category }
stadt-land-fluss-zeit-category-objections = Dagegen: { $who }
stadt-land-fluss-zeit-category-candidate =
    { $votes ->
        [0] Zur Wahl: { $category }
        [one] Zur Wahl: { $category }, eine Stimme
       *[other] Zur Wahl: { $category }, { $votes } Stimmen
    }
stadt-land-fluss-zeit-space-own-category = Eine eigene Kategorie vorschlagen
stadt-land-fluss-zeit-move-category = { $category }
stadt-land-fluss-zeit-press-consent = Einverstanden
stadt-land-fluss-zeit-press-object = Lieber nicht
stadt-land-fluss-zeit-press-abstain = Mir egal
stadt-land-fluss-zeit-told-press-consent = { $who } ist einverstanden.
stadt-land-fluss-zeit-told-press-object = { $who } ist dagegen.
stadt-land-fluss-zeit-told-press-abstain = { $who } enthält sich.
stadt-land-fluss-zeit-told-category-proposed = { $who } schlägt vor: { $category }.
stadt-land-fluss-zeit-told-category-refused = { $who } braucht einen anderen Vorschlag: Leer darf er nicht sein, und die Kategorie darf noch nicht dran gewesen sein.
stadt-land-fluss-zeit-told-category-vote = { $who } ist für { $category }.
stadt-land-fluss-zeit-told-category-again = Daraus wird nichts. { $who } darf noch einmal vorschlagen.
stadt-land-fluss-zeit-told-category-lot = Keine Einigung: Das Los entscheidet.
stadt-land-fluss-zeit-told-category-drawn = Zur Wahl steht { $category }.
stadt-land-fluss-zeit-told-category-chosen = Die Kategorie ist { $category }.

## Schreiben
stadt-land-fluss-zeit-round-begins = Runde { $round } von { $rounds }: noch ohne Kategorie
stadt-land-fluss-zeit-round-goes-on = Runde { $round } von { $rounds }: { $category }
stadt-land-fluss-zeit-last-round = Das kam in der letzten Runde heraus ({ $category }):
stadt-land-fluss-zeit-headline-write = { $category }: Schreib zu jedem Buchstaben einen Begriff.
stadt-land-fluss-zeit-space-words = Einen Begriff zu einem Buchstaben schreiben, oder ihn leeren
stadt-land-fluss-zeit-press-hand-in = Fertig, Blatt abgeben
stadt-land-fluss-zeit-note-done = fertig
stadt-land-fluss-zeit-told-joker = Der Joker kommt weg.
stadt-land-fluss-zeit-told-write = Notiert bei { $slot }: { $text }
stadt-land-fluss-zeit-told-pens-down =
    { $count ->
        [0] Stifte weg! Niemand hat etwas, das zählen kann.
        [one] Stifte weg! Ein Begriff liegt auf dem Tisch.
       *[other] Stifte weg! { $count } Begriffe liegen auf dem Tisch.
    }
stadt-land-fluss-zeit-read-slot = { $who }, { $slot } mit { $letter }: { $text }

## Prüfen und abstimmen
stadt-land-fluss-zeit-headline-review = Gilt das alles? Zweifle an, was nicht stimmt, und leg zusammen, was dasselbe ist.
stadt-land-fluss-zeit-headline-vote = Es wird geheim abgestimmt.
stadt-land-fluss-zeit-space-challenge = Einen Begriff anzweifeln
stadt-land-fluss-zeit-space-merge = Zwei Begriffe zusammenlegen, die dasselbe sind
stadt-land-fluss-zeit-space-vote-words = Für oder gegen einen angezweifelten Begriff stimmen
stadt-land-fluss-zeit-space-vote-merges = Für oder gegen ein Zusammenlegen stimmen
stadt-land-fluss-zeit-told-challenge = { $who } zweifelt „{ $word }“ an.
stadt-land-fluss-zeit-told-merge = { $who } findet, „{ $one }“ und „{ $other }“ sind dasselbe.
stadt-land-fluss-zeit-told-accept = { $who } stimmt für „{ $word }“.
stadt-land-fluss-zeit-told-reject = { $who } stimmt gegen „{ $word }“.
stadt-land-fluss-zeit-told-voted = { $who } stimmt ab.
stadt-land-fluss-zeit-told-vote-opens =
    { $count ->
        [one] Darüber wird jetzt abgestimmt.
       *[other] Über { $count } Fragen wird jetzt abgestimmt.
    }
stadt-land-fluss-zeit-told-word-stands = „{ $word }“ gilt. Dafür: { $accepts }. Dagegen: { $rejects }.
stadt-land-fluss-zeit-told-word-fallen = „{ $word }“ zählt nicht. Dafür: { $accepts }. Dagegen: { $rejects }.
stadt-land-fluss-zeit-told-word-merged = „{ $word }“: Das ist dasselbe. Dafür: { $accepts }. Dagegen: { $rejects }.
stadt-land-fluss-zeit-told-word-apart = „{ $word }“: Das bleibt zweierlei. Dafür: { $accepts }. Dagegen: { $rejects }.
stadt-land-fluss-zeit-nobody = niemand
stadt-land-fluss-zeit-read-term = { $text } ({ $id }) von { $authors }: { $status }
stadt-land-fluss-zeit-term-challenged = zur Abstimmung, bisher { $accepts } dafür und { $rejects } dagegen
stadt-land-fluss-zeit-term-rejected = abgelehnt mit { $accepts } dafür und { $rejects } dagegen
stadt-land-fluss-zeit-read-term-points =
    { $points ->
        [one] { $text }: je 1 Punkt
       *[other] { $text }: { $points } Punkte
    }
stadt-land-fluss-zeit-told-points =
    { $points ->
        [one] { $who } bekommt 1 Punkt und hat { $total }.
       *[other] { $who } bekommt { $points } Punkte und hat { $total }.
    }
stadt-land-fluss-zeit-error-own-word = „{ $word }“ hast du selbst geschrieben; darüber entscheiden die anderen.
