kaiser-nero-name = Kaiser Nero
kaiser-nero-aliases = Nero
kaiser-nero-line = Die erste Sechs macht dich zum Kaiser – und alle anderen wollen dich stürzen.
kaiser-nero-goal = Wer die meisten Augen hat, gewinnt: als Kaiser oder indem du ihn stürzt.
kaiser-nero-each-turn = Du wirfst drei Würfel; die erste Sechs macht zum Kaiser, und alle wollen ihn schlagen.
kaiser-nero-rules =
    Jeder wirft mit drei Würfeln. Ihr werft reihum, bis in einem Wurf eine Sechs liegt: Wer ihn geworfen hat, ist Kaiser, und seine Augen gelten. Alles, was vorher geworfen wurde, ist vergessen.

    Jetzt werfen alle anderen der Reihe nach. Wer weniger Augen hat als der Kaiser, ist draußen; mit gleich vielen oder mehr bleibst du im Rennen. Sind alle draußen, hat der Kaiser gewonnen.

    Sonst muss der Kaiser noch einmal werfen: Alle seine Sechsen bleiben liegen, die anderen Würfel wirft er neu, auch wenn es schlechter wird. Danach sind seine Gegner der Reihe nach dran: { $b_throws ->
        [always] Jeder lässt seine Sechsen liegen und wirft die anderen Würfel einmal neu, auch wer schon vorn liegt.
       *[if_not_ahead] Wer noch nicht mehr Augen hat als der Kaiser, lässt seine Sechsen liegen und wirft die anderen Würfel einmal neu; wer schon mehr hat, wirft nicht.
    }

    Wer dann die meisten Augen hat, gewinnt. Liegen mehrere gleichauf, werfen sie noch einmal alle drei Würfel, bis einer mehr hat; nach zehn Versuchen ist es unentschieden. Alle anderen teilen sich den zweiten Platz.
kaiser-nero-option-b_throws = Nach dem Kaiser wirft noch einmal
kaiser-nero-option-b_throws-help = Ob auch Gegner antworten müssen, die schon vor dem Kaiser liegen.
kaiser-nero-value-b_throws-if_not_ahead = wer nicht vorn liegt
kaiser-nero-value-b_throws-always = jeder
kaiser-nero-emperor = Kaiser
kaiser-nero-search = Gesucht ist die erste Sechs.
kaiser-nero-challenge = { $who } ist Kaiser mit { $total }. Wer weniger wirft, ist draußen.
    .you = Du bist Kaiser mit { $total }. Wer weniger wirft, ist draußen.
kaiser-nero-again = { $who } lässt die Sechsen liegen und wirft den Rest.
    .you = Du lässt die Sechsen liegen und wirfst den Rest.
kaiser-nero-answer = Der Kaiser steht bei { $total }. Sechsen bleiben liegen, der Rest wird einmal neu geworfen.
kaiser-nero-tie = Stechen mit drei frischen Würfeln: { $who }.
    .you = Stechen mit drei frischen Würfeln: { $names } und du.
kaiser-nero-told-emperor = Eine Sechs! { $who } ist Kaiser mit { $total }.
    .moment = Kaiser { $who }!
    .you = Eine Sechs! Du bist Kaiser mit { $total }.
    .moment-you = Du bist Kaiser!
kaiser-nero-told-holds = { $who } hält mit { $total } gegen { $wanted } stand.
    .you = Du hältst mit { $total } gegen { $wanted } stand.
kaiser-nero-told-falls = { $who } bleibt mit { $total } unter { $wanted } und ist draußen.
    .you = Du bleibst mit { $total } unter { $wanted } und bist draußen.
kaiser-nero-told-now = { $who } hat jetzt { $total }.
    .you = Du hast jetzt { $total }.
kaiser-nero-told-ahead = { $who } liegt mit { $total } vorn und braucht nicht mehr zu werfen.
    .you = Du liegst mit { $total } vorn und brauchst nicht mehr zu werfen.
kaiser-nero-told-all-sixes = { $who } hat drei Sechsen: Da gibt es nichts mehr zu werfen.
    .you = Du hast drei Sechsen: Da gibt es nichts mehr zu werfen.
kaiser-nero-told-tie = Gleichstand: { $who } werfen drei frische Würfel.
    .you = Gleichstand: { $names } und du werft drei frische Würfel.
kaiser-nero-told-stays = { $who } bleibt Kaiser.
    .you = Du bleibst Kaiser.
kaiser-nero-told-toppled = { $who } stürzt den Kaiser.
    .you = Du stürzt den Kaiser.
