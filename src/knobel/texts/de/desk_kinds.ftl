# Die Arten von Turnieren, zum Anlegen.

desk-kind-schock-turnier = Vierertische, zwei Bänder, Trostrunde und ein großes Finale. Wer verliert, gibt einen Chip ab.
desk-kind-points-rounds = Alle spielen jede Runde, jedes Mal an einem anderen Tisch. Wer am Ende vorn liegt, gewinnt.
desk-kind-knock-out = Wer in seiner Gruppe gewinnt, kommt weiter, bis einer übrig ist.
desk-kind-round-robin = Jeder trifft einmal auf jeden anderen. Schön für kleine Runden bis etwa zwölf.
desk-kind-league = Jeder gegen jeden, verteilt auf mehrere Termine. Die Tabelle geht von Abend zu Abend weiter.
