### Germany (2–5 players, 45 trains each)

## Set-up
DE-01 = At the start 60 passengers are drawn blind from a bag and placed on the board: each city and each neighbouring country gets its printed number.
DE-02 = There are two ticket piles: 55 short ones (values 3 to 11, and Mannheim–Stuttgart with 2) and 34 long ones (12 to 22). At the start you announce a mix of four from the two piles, draw those four and keep at least 2.
DE-03 = Tickets returned at the start go under their own pile; then both piles are shuffled again.

## A turn
DE-04 = A turn is exactly one of three actions: draw train cards, claim a route or draw tickets.
DE-05 = To draw tickets you first announce a mix of four from the two piles, and only then see them. Keep at least 1; returned ones go under their own pile, which is not shuffled.
DE-06 = If both piles together hold fewer than four tickets, you draw what is there. Your mix cannot ask a pile for more tickets than it holds.
DE-07 = Routes score by length: 1 space 1 point, 2 spaces 2, 3 spaces 4, 4 spaces 7, 5 spaces 10, 6 spaces 15 and 7 spaces 18 points.

## Passengers
DE-08 = When you claim a route you may take one passenger from each of its two ends, city or country. Where several wait, you choose which; an empty place gives none. At each end you are free to take none.
DE-09 = Collected passengers are open for all to see.

## Countries and special routes
DE-10 = Neighbouring countries are end points: a route into a country stops there. Two cities are never joined through a country, and two routes into one country do not join each other there. A ticket to a country is complete when any of your routes into it is joined to the other end.
DE-11 = There are no ferries, no tunnels and no stations.

## End
DE-12 = Whoever has completed the most tickets gets 15 points; all who tie get them. Incomplete tickets do not count for this.
DE-12R = If nobody has completed a ticket, nobody gets this bonus.
    .why = The printed rules do not cover a tie at zero; a bonus for completed tickets needs at least one of them.
DE-13 = For each passenger colour, the player with the most gets 20 points and the one with the second most 10. If several tie for most, each gets 20 and there is no second place. If several tie for second, each gets 10.
DE-13R = A player without any passenger of a colour gets nothing for that colour.
    .why = The printed rules do not say whether none can be the second most; points for passengers should need a passenger.
DE-14 = Most points win. Ties are broken by the most completed tickets, then by the most passengers; after that the win is shared.
