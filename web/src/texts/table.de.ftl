# What is said at a table only, and comes with the words of the house.

# A round is settled: the hands, what they come to, and who pays.
web-compared = Becher hoch
web-verdict-best = vorn
web-verdict-worst = hinten
web-verdict-true = stimmt
web-verdict-false = stimmt nicht
web-paid = { $giver } gibt { $amount } an { $taker }
    .you-giver = Du gibst { $amount } an { $taker }
    .you-taker = { $giver } gibt dir { $amount }
web-paid-to = { $taker } bekommt { $amount }
    .you-taker = Du bekommst { $amount }
web-paid-by = { $giver } zahlt { $amount }
    .you-giver = Du zahlst { $amount }
web-laid-out = offen: { $faces }

# Where nothing is decided, the table throws.
web-auto-throw = Wirf für mich
web-auto-stop = Wirft für dich · Halt

# Where nobody decides anything, the house throws for everybody.
web-quick = Schnell: alles auf einmal würfeln
web-quick-start = Schnell für alle
web-quick-on = Schnell: Das Haus würfelt für alle.
web-quick-by = Schnell: { $who } lässt für alle würfeln.
    .you = Schnell: Du lässt für alle würfeln.
web-quick-end = Gleich zum Ende
web-quick-stop = Selbst würfeln
web-quick-help = Wo niemand etwas entscheidet, würfelt das Haus zügig für alle. Niemand muss tippen.

# Von diesem Gerät ins Haus, und umgekehrt.
web-move-open = Für Freunde öffnen
web-move-take = Auf dieses Gerät mitnehmen

# Whose part in the dice is missing.
web-seeds-awaited = Von { $who } fehlt noch die Zufallszahl für die Würfel. Wer jetzt beginnt, spielt ohne Zufallszahlen der Geräte.
web-seeds-unopened = { $who } hat eine Zufallszahl versprochen und nicht gezeigt. Die Partie läuft ohne sie.
