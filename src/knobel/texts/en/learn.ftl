# The first minute at a table.
start-throws = Who begins? The highest throw.
start-tie = A tie – once more.
first-minute = In a nutshell
first-minute-go = Got it
first-minute-rules = All the rules are in the book at the top.
