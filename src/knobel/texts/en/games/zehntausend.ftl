zehntausend-name = Ten Thousand
zehntausend-aliases = Zehntausend; Macke; 10000
zehntausend-line = Three Thousand as pubs play it: set dice aside, throw on, and stop in time, up to ten thousand.
