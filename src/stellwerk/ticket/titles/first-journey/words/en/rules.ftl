### First Journey Europe (2–4 players, 20 trains each)

## Set-up
FJ-01 = There are 72 train cards in six colours (yellow, green, white, black, blue, red) and locomotives, 32 tickets, and 4 bonus tickets for joining east and west.
FJ-02 = Everyone starts with 4 train cards and 2 tickets. There is no face-up row, and there are no points.

## A turn
FJ-03 = A turn is exactly one of two actions: draw two cards from the deck or claim a route.
FJ-03R = Instead you may use your turn to discard both tickets and draw two new ones. This is always allowed.
    .why = The printed rules allow it when tickets can no longer be completed, but nobody can check that while tickets are secret.
FJ-04 = To claim a route, play as many cards of its colour as it has spaces, with locomotives as jokers. Place your trains and discard the cards. The colour of the route has nothing to do with the colour of your trains.
FJ-05 = Nobody may own both routes of a double. The second one stays open to others, even with few players.

## Tickets
FJ-06 = As soon as your own trains join the two cities of a ticket, it is complete: you show it, lay it face up in front of you and draw a new one.
FJ-06R = If the new ticket is already complete, it is completed at once too, and so on.
    .why = The printed rules do not mention a drawn ticket that is already done; making you wait would only cost time.
FJ-07 = If you discard tickets, you always discard both.
FJ-07R = Discarded tickets form a discard of their own, which is shuffled into a new pile when the pile is empty. If nothing is left to draw, you have fewer tickets.
    .why = The printed rules say neither where discarded tickets go nor what happens when the pile runs out.
FJ-08 = East–west bonus: if your own trains join one of Moscow, Rostov and Ankara with one of Dublin, Brest and Madrid, you take a bonus ticket. It counts as a completed ticket.
FJ-08R = Each player can get this bonus only once.
    .why = The printed rules set no limit, but there are four bonus tickets for at most four players.

## End
FJ-09 = Whoever has six completed tickets, bonus included, wins at once; nobody else has another turn.
FJ-10 = The game also ends at once when a player places their last train. Then the most completed tickets win, and players who tie share the win.
FJ-10R = What the last train completes, tickets and the crossing, is shown and counts, but no ticket is drawn in its place. With the sixth it is a win by six tickets.
    .why = The printed rules end the game at once but have a completed ticket replaced; drawing on would let one train win by luck after the game is over.
FJ-11R = An empty deck is rebuilt from the discard. If for a whole round no player could draw cards or claim a route, the game ends and the most completed tickets win, ties shared; swapping tickets does not count as a way on.
    .why = The printed rules do not cover this, and it can happen: everyone has one train left, no route of length 1 is free and no cards remain, so the game would never end.

## Open and secret
FJ-12 = Completed tickets are open for all to see; tickets still to be completed are secret.
