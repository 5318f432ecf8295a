abseits-name = Abseits
abseits-aliases = { "" }
abseits-line = Ein Würfel, eine gemeinsame Summe, und wer sie an die Grenze bringt, steht im Abseits.
abseits-goal = Bring die gemeinsame Summe nie an die Grenze; wer übrig bleibt, gewinnt.
abseits-each-turn = Du wirfst einen Würfel, und die Augen kommen zur gemeinsamen Summe.
abseits-rules =
    Reihum wirft jeder einmal mit einem Würfel, Runde um Runde. Alle Augen kommen zu einer gemeinsamen Summe zusammen.

    { $limit_choice ->
        [starter_names] Vor dem ersten Wurf nennt der, der anfängt, eine Grenze von 30 bis 50; beide Zahlen sind erlaubt.
        [random] Vor dem ersten Wurf wird eine Grenze von 30 bis 50 ausgelost.
       *[agreed] Die Grenze liegt bei { $limit }.
    } Sie gilt für das ganze Spiel.

    Wer die Summe auf die Grenze oder darüber bringt, ist draußen. Dann geht es bei null weiter, und der linke Nachbar des Ausgeschiedenen wirft.

    Wer als Letzter übrig bleibt, gewinnt.
abseits-option-limit = Grenze
abseits-option-limit-help = Wer die Summe bis hierher bringt, scheidet aus; gilt, wenn die Grenze abgemacht wird.
abseits-option-limit_choice = Die Grenze wird
abseits-option-limit_choice-help = Vorher abmachen, vom Ersten nennen lassen oder auslosen.
abseits-value-limit_choice-agreed = abgemacht
abseits-value-limit_choice-starter_names = vom Ersten genannt
abseits-value-limit_choice-random = ausgelost
abseits-table-throws = Die Grenze wird ausgelost.
abseits-space-bids = Eine Grenze von { $low } bis { $high } nennen
abseits-move-bid = { $amount } als Grenze nennen
abseits-limit-open = Die Grenze steht noch nicht fest.
abseits-total = Die Summe steht bei { $total }, die Grenze liegt bei { $limit }.
abseits-told-bid = { $who } legt die Grenze auf { $amount }.
    .you = Du legst die Grenze auf { $amount }.
abseits-told-table-throws = Das Los fällt.
abseits-told-limit = Die Grenze liegt bei { $limit }.
abseits-told-total = Das macht { $total }, noch { $left } bis zur Grenze.
abseits-told-last-leap = Das macht { $total }: Der nächste Wurf ist auf jeden Fall zu viel.
abseits-told-reached = Das macht { $total }: { $who } steht im Abseits.
    .you = Das macht { $total }: Du stehst im Abseits.
abseits-error-limit-bounds = Die Grenze muss zwischen { $low } und { $high } liegen; beide Zahlen sind erlaubt.
