stielaugen-name = Eyes on Stalks
stielaugen-aliases = Stielaugen
stielaugen-line = From one die up to six, and then from six back down to one.
stielaugen-goal = Whoever has the highest total of all throws wins.
stielaugen-each-turn = Six throws: with one to six dice, and backwards in the second round.
stielaugen-rules =
    There are two rounds. In the first one everybody throws six times in a row: first one die, then two, three, four, five and finally all six. In the second round it goes down again, from six dice to one.

    All pips of both rounds are added up. That is 42 dice for everybody, and whoever has the highest total wins.
stielaugen-told-series-score = That is { $gain }, and { $who } stands at { $score }.
    .you = That is { $gain }, and you stand at { $score }.
