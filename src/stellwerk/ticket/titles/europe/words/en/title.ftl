### Europe

title = Europe
    .line = Ferries, tunnels, stations
    .time = 60 min
    .age = 8 and up

option-way = Way to play
option-way-classic = Classic
    .help = 46 tickets; one long and three normal ones to begin with, of which you keep at least two.
option-way-1912 = Europe 1912
    .told = tickets of 1912
    .help = 55 other tickets, everything else as in Classic.
option-way-mega = Mega Europe
    .told = Mega
    .help = All 101 tickets: choose from two long ones, then from five normal ones.
option-way-big-cities = Big Cities
    .help = 45 tickets, all from or to one of the nine big cities.
option-bonus = Bonus tickets
option-bonus-orient-express = Orient Express (6 tickets)
option-bonus-max = Max (1 ticket)

## Not verified
unverified-1 = The six Orient Express tickets are reconstructed (along historical trains, valued by the shortest path), and the value of the Max ticket is not verified.
