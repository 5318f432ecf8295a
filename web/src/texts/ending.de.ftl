# Das Ende einer Partie: wer gewonnen hat, wer nicht, was besonders war.

web-ending-you = Du hast gewonnen
web-ending-you-lost = Du hast verloren
web-ending-won = { $who } hat gewonnen
web-ending-shared = Gewonnen haben { $who }
web-ending-shared-you = { $who } habt gewonnen
web-ending-lost =
    { $count ->
        [one] { $who } hat verloren
       *[other] { $who } haben verloren
    }
web-ending-lost-through =
    { $count ->
        [one] { $who } hat verloren, du bist durch
       *[other] { $who } haben verloren, du bist durch
    }
web-ending-lost-you = { $who } habt verloren
web-ending-draw = Unentschieden: alle gleichauf
web-ending-draw-more = Gleich gut, gleich schlecht. Da hilft nur noch ein Spiel.
web-ending-nobody = Diesmal gewinnt niemand
web-ending-nobody-more = Den Sieg haben sich die Würfel behalten. Holt ihn euch beim nächsten Spiel.
web-ending-performance = Die Vorstellung ist zu Ende
web-ending-performance-more = Applaus für alle, die auf der Bühne standen. Zugabe?
web-ending-alone = Geschafft
web-ending-alone-points = Geschafft: { $score }
web-ending-stopped = Nach langem Spiel abgebrochen
web-ending-stopped-more = So viele Würfe, und niemand kam ans Ziel. Das habt ihr gemeinsam geschafft.
web-ending-ahead = Zu dem Zeitpunkt vorn: { $who }.
web-ending-given-up = Die Partie wurde abgebrochen
web-ending-given-up-more = Ohne Ergebnis. Die Würfel liegen bereit, wenn ihr wieder wollt.
web-ending-stand-in = Ein Bot hat für dich gespielt, und er spielt auch das nächste Spiel.
web-ending-stand-in-for = Für { $who } hat ein Bot gespielt, und er spielt auch das nächste Spiel.
web-ending-wins = { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
web-ending-loses = { $count ->
        [one] verliert
       *[other] verlieren
    }

# Für die Letzten: mit einem Namen oder mit mehreren, und so, dass niemand beleidigt ist.
web-ending-last-1 = Die Würfel schulden { $who } noch etwas.
web-ending-last-2 = Kopf hoch, { $who }: Der nächste Wurf weiß von nichts.
web-ending-last-3 = Für { $who } war das nur die Aufwärmrunde.
web-ending-last-4 = Alle Sechsen von { $who } sind fürs nächste Spiel gespart.
web-ending-last-5 = Mit Geduld gespielt, { $who }. Mit sehr viel Geduld.
web-ending-last-6 = Applaus für { $who }: So gut sehen die anderen sonst nie aus.
web-ending-last-7 = { $who }: Platz eins von hinten, einstimmig.
web-ending-last-8 = Am Werfen lag es nicht, { $who }. Nur an den Würfeln.
web-ending-last-9 = Die gute Nachricht für { $who }: Ab jetzt geht es aufwärts.
web-ending-last-10 = { $who } und das Glück: Das wird noch eine schöne Geschichte.
web-ending-last-11 = Der Preis für den schönsten Wurfstil geht an { $who }.
web-ending-last-12 = Beim nächsten Mal vorher auf die Würfel pusten, { $who }.

web-ending-loser-1 = Irgendwer muss es ja machen. Danke, { $who }.
web-ending-loser-2 = Mit Fassung verloren: { $who }.
web-ending-loser-3 = Das Pech hieß heute { $who }. Morgen heißt es anders.
web-ending-loser-4 = Kleiner Trost, { $who }: Das nächste Spiel fängt bei null an.
web-ending-loser-5 = Schuld sind die Würfel, { $who }. Das sagen alle am Tisch.
web-ending-loser-6 = Ohne { $who } hätte hier niemand gewonnen.
web-ending-loser-7 = Revanche gefällig, { $who }? Die Würfel liegen schon da.
web-ending-loser-8 = Für { $who } gibt es Beifall und beim nächsten Mal bessere Würfel.
web-ending-loser-9 = Der Preis fürs Durchhalten geht an { $who }.
web-ending-loser-10 = Knapp daneben ist auch gewürfelt, { $who }.
web-ending-loser-11 = { $who }: verloren, aber mit Haltung.
web-ending-loser-12 = Wer so schön verliert wie { $who }, darf gern wiederkommen.

web-ending-alone-1 = Niemand am Tisch war besser.
web-ending-alone-2 = Die Würfel und du, ganz unter euch.
web-ending-alone-3 = Und das ohne Publikum.
web-ending-alone-4 = Der ganze Tisch gehört dir.

web-ending-points = Punkte
web-ending-chips = Chips
web-ending-nets = Gewinn
web-ending-place = Platz
web-ending-name = Name
web-ending-best-own = Dein bestes Ergebnis: { $points }, vorher { $before }.
web-ending-best-table = Rekord an diesem Tisch: { $who } mit { $points }, vorher { $before }.
web-ending-throw = Wurf der Partie
web-ending-equal = { $equal } Gleiche auf einen Wurf
web-ending-thrown = Geworfen von { $who }
web-ending-step = Schritt { $step }
web-ending-picture = Bild teilen
web-ending-picture-file = Bild speichern
web-ending-picture-saved = Das Bild ist gespeichert.
web-ending-picture-failed = Das Bild ließ sich hier nicht zeichnen.
web-ending-mark = Gewürfelt mit Knobel
