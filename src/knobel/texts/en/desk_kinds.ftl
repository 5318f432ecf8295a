# The kinds of tournament, for setting one up.

desk-kind-schock-turnier = Tables of four, two bands, a consolation round and a grand final. Whoever loses hands in a chip.
desk-kind-points-rounds = Everybody plays every round, each time at another table. Whoever is ahead in the end wins.
desk-kind-knock-out = Whoever wins their group goes on, until one is left.
desk-kind-round-robin = Everybody meets everybody else once. Good for small fields, up to about twelve.
desk-kind-league = All play all, spread over several dates. The table goes on from evening to evening.
