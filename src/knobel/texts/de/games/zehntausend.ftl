zehntausend-name = Zehntausend
zehntausend-aliases = Macke; Zehntausender; 10000
zehntausend-line = Dreitausend in der Kneipenfassung: herauslegen, weiterwerfen und rechtzeitig aufhören, bis zehntausend.
