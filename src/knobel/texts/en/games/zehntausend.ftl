zehntausend-name = Ten Thousand
zehntausend-aliases = Zehntausend; Macke; 10000
zehntausend-line = Set aside what scores, throw on, and stop in time: who gets to ten thousand?
