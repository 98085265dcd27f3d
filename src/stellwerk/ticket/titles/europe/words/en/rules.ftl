### Europe (2–5 players, 45 trains and 3 stations each)

## A turn
EU-01 = A turn is exactly one of four actions: draw train cards, claim a route, draw tickets or build a station.
EU-02 = Routes score by length: 1 space 1 point, 2 spaces 2, 3 spaces 4, 4 spaces 7, 6 spaces 15 and 8 spaces 21 points.

## Ferries
EU-10 = A ferry is a grey route with locomotive symbols. You play at least one locomotive for each symbol; the other cards are all of one colour, with locomotives as jokers.

## Tunnels
EU-20 = For a tunnel you first lay the set for its printed length, with colour and jokers as for any route. Only then are the top three cards of the deck revealed.
EU-21 = For each revealed card of the colour you played, and for each revealed locomotive, you owe one more card: one of that colour or a locomotive.
EU-22 = If the set you laid was all locomotives, only revealed locomotives count, and the extra cards must be locomotives too.
EU-22R = If nothing extra is due, the tunnel is claimed at once; you cannot give up then.
    .why = The printed rules let you refuse only the extra payment; with none to make there is nothing to refuse.
EU-23 = If you cannot or do not want to pay the extra, the cards you laid return to your hand, no trains are placed and your turn is over. You may give up even if you could pay.
EU-24 = The revealed cards go to the discard at the end of the turn, whether or not the tunnel was claimed.
EU-25 = If deck and discard together hold fewer than three cards, only what is there is revealed. If there are none, the tunnel costs nothing extra.
EU-25R = While cards are being revealed, the set you laid is not yet in the discard. If the discard is shuffled into a new deck for the reveal, that set is not part of it.
    .why = The printed rules do not say when the laid set is discarded; it may still return to the hand, so it has to wait.
EU-26 = Whether you pay the extra with cards of the colour, with locomotives or with a mix is your choice.

## Tickets
EU-30 = Drawing tickets: draw 3 (Big Cities: 4), keep at least 1 and put the rest under the pile.

## Stations
EU-40 = You may build one station per turn, in any city that has none yet, even where you own no route. Each city holds only one station.
EU-41 = Your first station costs 1 card, the second 2 and the third 3. The cards are all of one colour, with locomotives as jokers.
EU-42 = At the end each of your stations lets you use exactly one route of another player that ends in that city, the same one for all your tickets. The choice is made only then: the program weighs all possibilities and takes the one that gives you the most ticket points and, if equal, the most completed tickets.
EU-43 = A route that nobody has claimed is of no use to a station. Stations of different players may use the same route.
EU-44 = Routes used through stations count for tickets only, not for the longest path.
EU-45 = Each station you have not built is worth 4 points at the end.

## End
EU-50 = The longest continuous path earns the bonus card and 10 points. It may form loops and pass a city more than once, but every route counts only once and branches do not count. All who tie get 10 points.
EU-50R = With a length of 0 nobody gets the bonus.
    .why = The printed rules do not mention a longest path of no length; having no route at all should not be rewarded.
EU-51 = Most points win. Ties are broken by the most completed tickets, then by the longest path.
EU-51R = For this tie-break the length of each player's longest path is compared. If that is equal too, the win is shared.
    .why = The printed rules do not say how players who tie for the longest path are separated, or what happens after this last tie-break.

## Ways to play
EU-60 = Classic uses the 46 tickets with the Europe logo. Each player is dealt 1 of the 6 long and 3 of the 40 normal tickets and keeps at least 2 of the four in any mix. Unused long tickets and all returned ones are out of the game. In play, draw 3 and keep at least 1. Here as in every way to play, you start with 4 train cards and the longest path earns its bonus.
EU-61 = Europe 1912 uses the 55 tickets with the 1912 logo (6 long, 49 normal) instead. Everything else is as in Classic.
EU-62 = Mega Europe uses the 101 tickets with the Europe or 1912 logo (12 long, 89 normal). Each player is dealt 2 long ones and keeps one or none, never both; all other long ones are out of the game. Then come 5 normal ones: keep at least 2 if you kept a long one, otherwise at least 3. Normal ones not chosen are shuffled and go under the pile. In play, draw 3 and keep at least 1.
EU-63 = Big Cities uses the 45 tickets with the big-city logo and no long ones. Each player is dealt 5 and keeps at least 2; those not chosen are shuffled and go under the pile. In play, draw 4 and keep at least 1. The nine big cities are marked on the board: London, Berlin, Moskva, Paris, Wien, Madrid, Roma, Athína and Angora.
EU-64 = The seven bonus tickets (6 Orient Express, 1 Max) can be switched on for any way to play. They join the pile that their logos name.
EU-64R = All seven join the normal pile in every way to play. These seven cards are reconstructed and may differ from the printed ones.
    .why = The rules refer to logos on the cards that are not known to us, so one simple pile serves for all.
