# Checking the dice: what came of it, and why. The command and the page say the same.

fair-verdict-fair =
    { $count ->
        [one] The dice were fair: the one throw is right, and by the rules it was made with just these dice.
       *[other] The dice were fair: all { $count } throws are right, and by the rules they were made with just these dice.
    }
fair-verdict-partly-sealed =
    { $count ->
        [one] The one throw that you were allowed to see is fair.
       *[other] All { $count } throws that you were allowed to see are fair.
    }
fair-verdict-without-rules =
    { $count ->
        [one] The one open throw is right, as far as can be said without the rules of the game.
       *[other] All { $count } open throws are right, as far as can be said without the rules of the game.
    }
fair-verdict-nothing-to-check = There is nothing to check in this file.
fair-verdict-no-seeds = The table alone decided these throws.
fair-verdict-not-complete = What the file holds is right. But it does not show everything.
fair-verdict-not-fair = These throws are not right. Somebody has tampered with the file or with the dice.
fair-verdict-unreadable = This is not a fairness file that I can read.

## What is wrong
fair-reason-another-seed = Seat { $place } opened another seed than promised.
fair-reason-wrong-seats = The seeds do not fit a game with { $place ->
    [one] 1 seat
   *[other] { $place } seats
}.
fair-reason-order = Before throw { $place } one is missing, or there twice: the throws do not follow one another without a gap.
fair-reason-cut-start = Throws are missing at the start of the game.
fair-reason-cut-end = Throws are missing at the end of the game, or there are too many.
fair-reason-border-start = The border at the start does not lead to the seal that was published beforehand.
fair-reason-border-end = The border at the end does not lead to the seal that was published beforehand.
fair-reason-root = Throw { $place } does not lead to the seal that was published beforehand.
fair-reason-faces = Throw { $place } should have shown other faces.
fair-reason-dice = Throw { $place } was not made with the dice that the game asks for, or not by whose turn it was.
fair-reason-another-game = The file and its record do not name the same game.
fair-reason-another-first = In the first game of a table nobody has been chosen to begin yet.
fair-reason-odd-header = What was agreed on does not stand as a table writes it down. Whoever can write it in several ways chooses among the throws.
fair-reason-record-throws = The record tells of { $place ->
    [one] 1 throw
   *[other] { $place } throws
}. The file has another number of them.
fair-reason-record-faces = Throw { $place } is told otherwise in the record.
fair-reason-against-the-rules = Line { $place } of the record is not possible by the rules.
fair-reason-sealed-but-shown = Throw { $place } is sealed, but everybody has seen it.
fair-reason-hidden-but-open = Line { $place } of the record is hidden, but everybody has seen it.
fair-reason-not-two-games = These are not two games of one table, one after the other.
fair-reason-passed-over = Throws are missing between the game before and this one.

## What could not be shown
fair-reason-no-throws = It holds no throw that Knobel has made.
fair-reason-all-sealed =
    { $place ->
        [one] The only throw stayed hidden and is sealed.
       *[other] All { $place } throws stayed hidden and are sealed.
    }
fair-reason-no-borders = Nothing shows that these are all throws of the game.
fair-reason-no-record = The file is of an earlier format without a record. How many dice had to fall cannot be said.
fair-reason-unknown-rules = I do not know these rules. Whether these were the right dice cannot be said.
fair-reason-unknown-words = I do not know the word list of the game. Whether that was its name cannot be said.
fair-reason-unfinished = The game was not played to its end.
fair-reason-no-seeds = No device added a seed. The table could know beforehand what would fall.
fair-reason-unopened = Seat { $place } promised a seed and did not open it. The game began without it.
fair-reason-sealed =
    { $place ->
        [one] One throw stayed hidden and is sealed. It cannot be worked out.
       *[other] { $place } throws stayed hidden and are sealed. They cannot be worked out.
    }
fair-reason-replay-stopped = From line { $place } of the record on too much depends on what stayed hidden. From there on it is not checked how many dice had to fall.
fair-reason-without-rules = How many dice had to fall, and whose turn it was, only the rules can say. On a computer with Knobel, the command “knobel verify” checks that too.
fair-reason-handed-over = Up to throw { $place } another house has thrown; then the table was handed over. Those throws too follow from what was fixed there.
fair-reason-decisions = The dice are what was checked. That everybody decided as the record tells, only the file says.

fair-day-fair = Fair: the seed is the sealed one, and every throw of { $day } follows from it (counted: { $count }).
fair-day-seed = The seed of { $day } is the sealed one. There is no game in the file.
fair-day-another-seed = Not fair: the seed of { $day } is not the one that was sealed.
fair-day-another-game = Not fair: another game was sealed for { $day }.
fair-day-another-throw = Not fair: throw { $number } of { $day } does not follow from the seed.
fair-day-bad-record = The game of { $day } cannot be played again.
fair-day-not-over = The game of { $day } is not over.
fair-day-binding = Compare the seal with the one that you saw before: { $commitment }
