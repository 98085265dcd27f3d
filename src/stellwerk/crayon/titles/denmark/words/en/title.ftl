### Denmark

title = Denmark
    .line = Draw tracks, deliver goods
    .time = 120 min
    .age = 12 and up

option-finish_round = Finish the round
option-four_cards = A fourth card after the first upgrade
option-open_money = Money lies open
option-start-ready = whoever is ready first
option-tariffs = Tariffs and bargains may be agreed
option-win_sum = Sum to win, in millions of kroner

## Not verified
unverified-1 = Board, cities, ferries, goods, order and event cards are our own design: the rulebook shows neither the board nor the cards.
