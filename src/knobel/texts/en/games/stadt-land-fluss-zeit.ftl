stadt-land-fluss-zeit-name = Town, Country, River against the Hourglass
stadt-land-fluss-zeit-aliases = Timed Categories with Dice; Letter Dice Categories; Timed Stadt-Land-Fluss
stadt-land-fluss-zeit-line = Thirteen letters, one category, one hourglass: terms that nobody else has are worth most.
stadt-land-fluss-zeit-goal = Whoever has the most points wins; words that nobody else has count three times.
stadt-land-fluss-zeit-each-turn = Write a word of the category for each letter before the hourglass has run out.
stadt-land-fluss-zeit-rules =
    You play { $rounds ->
        [one] one round
       *[other] { WORD($rounds) } rounds
    } with thirteen letter dice { $dice_set ->
        [en] made for English words
       *[de] made for German words
    }. Each round has one category, such as town, animal or first name.

    { $category_choice ->
        [vote] Three categories are drawn at random, and you vote for the one to play; a tie is decided at random, too.
        [random] It is drawn at random.
       *[rotate] Players take turns to propose it, from the list or one of their own. If at least half of the others object, or nothing comes within 20 seconds, the same player proposes once more; after that one is drawn at random. Whoever says nothing agrees.
    } No category comes up twice as long as there is a fresh one on the list.

    Then the dice are thrown, a joker ◆ is taken out, and the sand runs: for { $hourglass_s } seconds all write on their own sheets, for each die at most one term that begins with its letter. You may change your terms until you say that you are done or time is up; when all are done, play goes on at once. Whatever is on the sheet by then counts.

    A term needs at least two letters. Capitals, accents, blanks and hyphens make no difference; Ä, Ö, Ü and ß count as AE, OE, UE and SS, so Österreich begins with O. If a letter lies there twice, you need two different terms: the same one counts only once for you.

    Now all sheets lie open, and you have { $review_s } seconds to read them. You may challenge any term that you did not write; whoever challenges it votes against it. And if two spellings mean the same thing, anybody may ask to merge them. The vote is secret and lasts { $vote_s } seconds. All who did not write a challenged term vote on it, and it falls only if more are against it than for it. Two terms are merged only if more are for it than against it, and here everybody votes. Whoever says nothing abstains.

    A term that only you have is worth 3 points; if several have it, each of them gets 1 point. Whoever has the most points wins.

stadt-land-fluss-zeit-option-rounds = Rounds
stadt-land-fluss-zeit-option-rounds-help = How many categories you play.
stadt-land-fluss-zeit-option-hourglass_s = Hourglass in seconds
stadt-land-fluss-zeit-option-hourglass_s-help = How long you write in each round.

## Writing
stadt-land-fluss-zeit-headline-write = { $category }: a term for each letter.
stadt-land-fluss-zeit-space-words = Write a term for a letter, or wipe it
stadt-land-fluss-zeit-press-hand-in = Done, hand in your sheet
stadt-land-fluss-zeit-told-write = Noted: { $text }
stadt-land-fluss-zeit-told-pens-down =
    { $count ->
        [0] Pens down! Nobody has anything that could count.
        [one] Pens down! There is one term on the table.
       *[other] Pens down! There are { $count } terms on the table.
    }
stadt-land-fluss-zeit-read-slot = { $who }, { $slot } with { $letter }: { $text }
    .you = You, { $slot } with { $letter }: { $text }

## Review and vote
stadt-land-fluss-zeit-headline-review = Does it all count? Challenge, or merge.
stadt-land-fluss-zeit-space-merge = Merge two terms that are the same
stadt-land-fluss-zeit-read-term = { $text } ({ $id }) by { $authors }: { $status }
    .you-authors =
        { $others ->
            [0] { $text } ({ $id }) by you: { $status }
           *[other] { $text } ({ $id }) by { $names } and you: { $status }
        }
stadt-land-fluss-zeit-term-challenged = up for a vote, { $accepts } for and { $rejects } against so far
stadt-land-fluss-zeit-term-rejected = rejected with { $accepts } for and { $rejects } against
stadt-land-fluss-zeit-read-term-points =
    { $points ->
        [one] { $text }: 1 point each
       *[other] { $text }: { $points } points
    }
