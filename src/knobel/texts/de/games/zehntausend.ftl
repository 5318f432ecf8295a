zehntausend-name = Zehntausend
zehntausend-aliases = Macke; Zehntausender; 10000
zehntausend-line = Leg heraus, was Punkte bringt, wirf weiter und hör rechtzeitig auf: Wer kommt auf zehntausend?
