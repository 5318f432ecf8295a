# Worte der Wortspiele: Kategorien, Buchstaben, Prüfen und Abstimmen.

## Optionen
option-dice_set = Buchstaben
option-dice_set-help = Welche Buchstaben auf den Würfeln stehen.
value-dice_set-de = deutsch
value-dice_set-en = englisch
option-category_choice = Kategorie
option-category_choice-help = Wie ihr euch auf die Kategorie einigt.
value-category_choice-rotate = reihum vorschlagen
value-category_choice-vote = abstimmen
value-category_choice-random = auslosen
option-review_s = Lesezeit in Sekunden
option-review_s-help = So lange könnt ihr die Begriffe einer Runde lesen und anzweifeln.
option-vote_s = Abstimmung in Sekunden
option-vote_s-help = So lange wird über das abgestimmt, was zur Frage steht.

## Kategorien
category-stadt = Stadt
category-land = Land
category-fluss = Fluss
category-tier = Tier
category-pflanze = Pflanze
category-beruf = Beruf
category-vorname = Vorname
category-essen-und-trinken = Essen und Trinken
category-sportart = Sportart
category-haushaltsgegenstand = Haushaltsgegenstand
category-film-oder-serie = Film oder Serie
category-beruehmte-person = Berühmte Person
category-own = { $text }

## Die Kategorie finden
headline-category-lot = Das Los entscheidet über die Kategorie.
headline-category-vote = Welche Kategorie soll es sein? Stimmt ab.
headline-proposal = { $who } schlägt eine Kategorie vor.
    .you = Du schlägst eine Kategorie vor.
headline-objections = { $who } schlägt eine Kategorie vor. Einverstanden?
    .you = Du schlägst eine Kategorie vor. Sind die anderen einverstanden?
category-proposed = Vorschlag von { $who }: { $category }
    .you = Dein Vorschlag: { $category }
category-objections = Dagegen: { $who }
    .you =
        { $others ->
            [0] Dagegen: du
           *[other] Dagegen: { $names } und du
        }
category-candidate =
    { $votes ->
        [0] Zur Wahl: { $category }
        [one] Zur Wahl: { $category }, eine Stimme
       *[other] Zur Wahl: { $category }, { $votes } Stimmen
    }
space-own-category = Eine eigene Kategorie vorschlagen
move-category = { $category }
press-consent = Einverstanden
press-object = Lieber nicht
press-abstain = Mir egal
told-press-consent = { $who } ist einverstanden.
    .you = Du bist einverstanden.
told-press-object = { $who } ist dagegen.
    .you = Du bist dagegen.
told-press-abstain = { $who } enthält sich.
    .you = Du enthältst dich.
told-category-proposed = { $who } schlägt vor: { $category }.
    .you = Du schlägst vor: { $category }.
told-category-refused = { $who } braucht einen anderen Vorschlag: Leer darf er nicht sein, und die Kategorie darf noch nicht dran gewesen sein.
    .you = Du brauchst einen anderen Vorschlag: Leer darf er nicht sein, und die Kategorie darf noch nicht dran gewesen sein.
told-category-vote = { $who } ist für { $category }.
    .you = Du bist für { $category }.
told-category-again = Daraus wird nichts. { $who } darf noch einmal vorschlagen.
    .you = Daraus wird nichts. Du darfst noch einmal vorschlagen.
told-category-lot = Keine Einigung: Das Los entscheidet.
told-category-drawn = Zur Wahl steht { $category }.
told-category-chosen = Die Kategorie ist { $category }.

## Runden
round-begins = Runde { $round } von { $rounds }: noch ohne Kategorie
round-goes-on = Runde { $round } von { $rounds }: { $category }
last-round = Das kam in der letzten Runde heraus ({ $category }):
note-done = fertig
told-joker = Der Joker kommt weg.

## Prüfen und abstimmen
headline-vote = Es wird geheim abgestimmt.
space-challenge = Einen Begriff anzweifeln
space-vote-words = Für oder gegen einen angezweifelten Begriff stimmen
space-vote-merges = Für oder gegen ein Zusammenlegen stimmen
told-challenge = { $who } zweifelt „{ $word }“ an.
    .you = Du zweifelst „{ $word }“ an.
told-merge = { $who } findet, „{ $one }“ und „{ $other }“ sind dasselbe.
    .you = Du findest, „{ $one }“ und „{ $other }“ sind dasselbe.
told-accept = { $who } stimmt für „{ $word }“.
    .you = Du stimmst für „{ $word }“.
told-reject = { $who } stimmt gegen „{ $word }“.
    .you = Du stimmst gegen „{ $word }“.
told-voted = { $who } stimmt ab.
    .you = Du stimmst ab.
told-vote-opens =
    { $count ->
        [one] Darüber wird jetzt abgestimmt.
       *[other] Über { $count } Fragen wird jetzt abgestimmt.
    }
told-word-stands = „{ $word }“ gilt. Dafür: { $accepts }. Dagegen: { $rejects }.
    .you-accepts =
        { $others ->
            [0] „{ $word }“ gilt. Dafür: du. Dagegen: { $rejects }.
           *[other] „{ $word }“ gilt. Dafür: { $names } und du. Dagegen: { $rejects }.
        }
    .you-rejects =
        { $others ->
            [0] „{ $word }“ gilt. Dafür: { $accepts }. Dagegen: du.
           *[other] „{ $word }“ gilt. Dafür: { $accepts }. Dagegen: { $names } und du.
        }
told-word-fallen = „{ $word }“ zählt nicht. Dafür: { $accepts }. Dagegen: { $rejects }.
    .you-accepts =
        { $others ->
            [0] „{ $word }“ zählt nicht. Dafür: du. Dagegen: { $rejects }.
           *[other] „{ $word }“ zählt nicht. Dafür: { $names } und du. Dagegen: { $rejects }.
        }
    .you-rejects =
        { $others ->
            [0] „{ $word }“ zählt nicht. Dafür: { $accepts }. Dagegen: du.
           *[other] „{ $word }“ zählt nicht. Dafür: { $accepts }. Dagegen: { $names } und du.
        }
told-word-merged = „{ $word }“: Das ist dasselbe. Dafür: { $accepts }. Dagegen: { $rejects }.
    .you-accepts =
        { $others ->
            [0] „{ $word }“: Das ist dasselbe. Dafür: du. Dagegen: { $rejects }.
           *[other] „{ $word }“: Das ist dasselbe. Dafür: { $names } und du. Dagegen: { $rejects }.
        }
    .you-rejects =
        { $others ->
            [0] „{ $word }“: Das ist dasselbe. Dafür: { $accepts }. Dagegen: du.
           *[other] „{ $word }“: Das ist dasselbe. Dafür: { $accepts }. Dagegen: { $names } und du.
        }
told-word-apart = „{ $word }“: Das bleibt zweierlei. Dafür: { $accepts }. Dagegen: { $rejects }.
    .you-accepts =
        { $others ->
            [0] „{ $word }“: Das bleibt zweierlei. Dafür: du. Dagegen: { $rejects }.
           *[other] „{ $word }“: Das bleibt zweierlei. Dafür: { $names } und du. Dagegen: { $rejects }.
        }
    .you-rejects =
        { $others ->
            [0] „{ $word }“: Das bleibt zweierlei. Dafür: { $accepts }. Dagegen: du.
           *[other] „{ $word }“: Das bleibt zweierlei. Dafür: { $accepts }. Dagegen: { $names } und du.
        }
nobody = niemand
told-points =
    { $points ->
        [one] { $who } bekommt 1 Punkt und hat { $total }.
       *[other] { $who } bekommt { $points } Punkte und hat { $total }.
    }
    .you =
        { $points ->
            [one] Du bekommst 1 Punkt und hast { $total }.
           *[other] Du bekommst { $points } Punkte und hast { $total }.
        }
error-own-word = „{ $word }“ ist von dir; darüber entscheiden die anderen.
