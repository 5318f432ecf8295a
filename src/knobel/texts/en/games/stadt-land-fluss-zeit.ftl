stadt-land-fluss-zeit-name = Town, Country, River against the Hourglass
stadt-land-fluss-zeit-aliases = Timed Categories with Dice; Letter Dice Categories; Timed Stadt-Land-Fluss
stadt-land-fluss-zeit-line = Thirteen letters, one category, one hourglass: terms that nobody else has are worth most.
stadt-land-fluss-zeit-rules =
    You play { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } with thirteen letter dice { $dice_set ->
        [en] made for English words
       *[de] made for German words
    }. Each round has one category, such as town, animal or first name.

    { $category_choice ->
        [vote] The lot draws three categories, and you vote for the one to play; if the vote is tied, the lot decides again.
        [random] The lot decides which one.
       *[rotate] Players take turns to propose it, from the list or one of their own. If at least half of the others object, or nothing comes within 20 seconds, the same player proposes once more; after that the lot decides. Whoever says nothing agrees.
    } No category comes up twice as long as there is a fresh one on the list.

    Then the dice are thrown, a joker ◆ is taken out, and the sand runs: for { $hourglass_s } seconds all write on their own sheets, for each die at most one term that begins with its letter. You may change your terms until you say that you are done or time is up; when all are done, play goes on at once. Whatever is on the sheet by then counts.

    A term needs at least two letters. Capitals, accents, blanks and hyphens make no difference; Ä, Ö, Ü and ß count as AE, OE, UE and SS, so Österreich begins with O. If a letter lies there twice, you need two different terms: the same one counts only once for you.

    Now all sheets lie open, and you have { $review_s } seconds to read them. You may challenge any term that you did not write; and if two spellings mean the same thing, anybody may ask to merge them. The vote is secret and lasts { $vote_s } seconds. All who did not write a challenged term vote on it, and it falls only if more are against it than for it. Two terms are merged only if more are for it than against it, and here everybody votes. Whoever says nothing abstains.

    A term that only you have is worth 3 points; if several have it, each of them gets 1 point. The most points win.

stadt-land-fluss-zeit-option-rounds = Rounds
stadt-land-fluss-zeit-option-rounds-help = How many categories you play.
stadt-land-fluss-zeit-option-hourglass_s = Hourglass in seconds
stadt-land-fluss-zeit-option-hourglass_s-help = How long you write in each round.
stadt-land-fluss-zeit-option-dice_set = Letters
stadt-land-fluss-zeit-option-dice_set-help = Which letters are on the dice.
stadt-land-fluss-zeit-value-dice_set-de = German
stadt-land-fluss-zeit-value-dice_set-en = English
stadt-land-fluss-zeit-option-category_choice = Category
stadt-land-fluss-zeit-option-category_choice-help = How you agree on the category.
stadt-land-fluss-zeit-value-category_choice-rotate = propose in turn
stadt-land-fluss-zeit-value-category_choice-vote = vote
stadt-land-fluss-zeit-value-category_choice-random = by lot
stadt-land-fluss-zeit-option-review_s = Reading time in seconds
stadt-land-fluss-zeit-option-review_s-help = How long you can read, challenge and merge after the writing.
stadt-land-fluss-zeit-option-vote_s = Vote in seconds
stadt-land-fluss-zeit-option-vote_s-help = How long you vote on challenged and equal terms.

## Categories
stadt-land-fluss-zeit-category-stadt = Town or city
stadt-land-fluss-zeit-category-land = Country
stadt-land-fluss-zeit-category-fluss = River
stadt-land-fluss-zeit-category-tier = Animal
stadt-land-fluss-zeit-category-pflanze = Plant
stadt-land-fluss-zeit-category-beruf = Job
stadt-land-fluss-zeit-category-vorname = First name
stadt-land-fluss-zeit-category-essen-und-trinken = Food and drink
stadt-land-fluss-zeit-category-sportart = Sport
stadt-land-fluss-zeit-category-haushaltsgegenstand = Household item
stadt-land-fluss-zeit-category-film-oder-serie = Film or series
stadt-land-fluss-zeit-category-beruehmte-person = Famous person
stadt-land-fluss-zeit-category-own = { $text }

## Finding the category
stadt-land-fluss-zeit-headline-category-lot = The lot decides on the category.
stadt-land-fluss-zeit-headline-category-vote = Which category will it be? Cast your vote.
stadt-land-fluss-zeit-headline-proposal = { $who } proposes a category.
stadt-land-fluss-zeit-headline-objections = { $who } has proposed a category. Do the others agree?
stadt-land-fluss-zeit-category-proposed = Proposed by { $who }: { $category }
stadt-land-fluss-zeit-category-objections = Against it: { $who }
stadt-land-fluss-zeit-category-candidate =
    { $votes ->
        [0] To choose from: { $category }
        [one] To choose from: { $category }, one vote
       *[other] To choose from: { $category }, { $votes } votes
    }
stadt-land-fluss-zeit-space-own-category = Propose a category of your own
stadt-land-fluss-zeit-move-category = { $category }
stadt-land-fluss-zeit-press-consent = Fine with me
stadt-land-fluss-zeit-press-object = Rather not
stadt-land-fluss-zeit-press-abstain = Any will do
stadt-land-fluss-zeit-told-press-consent = { $who } agrees.
stadt-land-fluss-zeit-told-press-object = { $who } objects.
stadt-land-fluss-zeit-told-press-abstain = { $who } abstains.
stadt-land-fluss-zeit-told-category-proposed = { $who } proposes: { $category }.
stadt-land-fluss-zeit-told-category-refused = { $who } needs another proposal: it cannot be empty, nor a category that has been played.
stadt-land-fluss-zeit-told-category-vote = { $who } votes for { $category }.
stadt-land-fluss-zeit-told-category-again = That is off. { $who } may propose once more.
stadt-land-fluss-zeit-told-category-lot = No agreement: the lot decides.
stadt-land-fluss-zeit-told-category-drawn = You can vote for { $category }.
stadt-land-fluss-zeit-told-category-chosen = The category is { $category }.

## Writing
stadt-land-fluss-zeit-round-begins = Round { $round } of { $rounds }: no category yet
stadt-land-fluss-zeit-round-goes-on = Round { $round } of { $rounds }: { $category }
stadt-land-fluss-zeit-last-round = This is how the last round came out ({ $category }):
stadt-land-fluss-zeit-headline-write = { $category }: write a term for each letter.
stadt-land-fluss-zeit-space-words = Write a term for a letter, or wipe it
stadt-land-fluss-zeit-press-hand-in = Done, hand in your sheet
stadt-land-fluss-zeit-note-done = done
stadt-land-fluss-zeit-told-joker = The joker is taken out.
stadt-land-fluss-zeit-told-write = Noted at { $slot }: { $text }
stadt-land-fluss-zeit-told-pens-down =
    { $count ->
        [0] Pens down! Nobody has anything that could count.
        [one] Pens down! There is one term on the table.
       *[other] Pens down! There are { $count } terms on the table.
    }
stadt-land-fluss-zeit-read-slot = { $who }, { $slot } with { $letter }: { $text }

## Review and vote
stadt-land-fluss-zeit-headline-review = Does it all count? Challenge what is wrong, and merge what is the same.
stadt-land-fluss-zeit-headline-vote = The vote is on, and it is secret.
stadt-land-fluss-zeit-space-challenge = Challenge a term
stadt-land-fluss-zeit-space-merge = Merge two terms that are the same
stadt-land-fluss-zeit-space-vote-words = Vote for or against a challenged term
stadt-land-fluss-zeit-space-vote-merges = Vote for or against merging
stadt-land-fluss-zeit-told-challenge = { $who } challenges “{ $word }”.
stadt-land-fluss-zeit-told-merge = { $who } thinks that “{ $one }” and “{ $other }” are the same.
stadt-land-fluss-zeit-told-accept = { $who } votes for “{ $word }”.
stadt-land-fluss-zeit-told-reject = { $who } votes against “{ $word }”.
stadt-land-fluss-zeit-told-voted = { $who } is voting.
stadt-land-fluss-zeit-told-vote-opens =
    { $count ->
        [one] Now this is put to the vote.
       *[other] Now { $count } questions are put to the vote.
    }
stadt-land-fluss-zeit-told-word-stands = “{ $word }” counts. For it: { $accepts }. Against it: { $rejects }.
stadt-land-fluss-zeit-told-word-fallen = “{ $word }” does not count. For it: { $accepts }. Against it: { $rejects }.
stadt-land-fluss-zeit-told-word-merged = “{ $word }”: these are the same. For it: { $accepts }. Against it: { $rejects }.
stadt-land-fluss-zeit-told-word-apart = “{ $word }”: these stay different. For it: { $accepts }. Against it: { $rejects }.
stadt-land-fluss-zeit-nobody = nobody
stadt-land-fluss-zeit-read-term = { $text } ({ $id }) by { $authors }: { $status }
stadt-land-fluss-zeit-term-challenged = up for a vote, { $accepts } for and { $rejects } against so far
stadt-land-fluss-zeit-term-rejected = rejected with { $accepts } for and { $rejects } against
stadt-land-fluss-zeit-read-term-points =
    { $points ->
        [one] { $text }: 1 point each
       *[other] { $text }: { $points } points
    }
stadt-land-fluss-zeit-told-points =
    { $points ->
        [one] { $who } gets 1 point and has { $total }.
       *[other] { $who } gets { $points } points and has { $total }.
    }
stadt-land-fluss-zeit-error-own-word = You wrote “{ $word }” yourself; that is for the others to decide.
