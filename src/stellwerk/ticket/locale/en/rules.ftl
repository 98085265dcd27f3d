### Ticket family: what Europe, Germany and First Journey share

## Train cards (Europe, Germany)
T-01 = There are 110 train cards: 12 in each of 8 colours and 14 locomotives. First Journey has 72 cards in six colours and locomotives instead.
T-02 = Everyone starts with 4 train cards. Then 5 cards are turned up to form the face-up row.
T-03 = A draw turn takes two cards, each either from the face-up row or blind from the deck.
T-03R = The second card is not optional: if there is one you may take, you take it.
    .why = The printed rules only say that you may take two cards; a fixed number keeps draw turns alike for everyone.
T-04 = A card taken from the face-up row is replaced from the deck at once, before you choose your second card.
T-05 = A face-up locomotive taken as your first card is your whole turn.
T-06 = A face-up locomotive can never be your second card, not even one that has just replaced your first.
T-06R = This also holds when your first card was drawn blind from the deck.
    .why = The printed rules say it only for a face-up first card; treating both cases alike is common practice at the table.
T-07 = A locomotive drawn blind costs nothing extra: you may still take a second card.
T-08 = As soon as three or more of the five face-up cards are locomotives, all five go to the discard and five new ones are turned up. This is repeated while it still holds, and it applies at set-up too.
T-08R = The row is judged once it is as full as it can be. If a flush and a new deck are due together, the flush comes first, so the flushed five are part of the shuffle. The row stays as it is when deck, discard and row together hold fewer than three cards that are not locomotives, or when nothing is left to refill it.
    .why = The printed rules give neither an order nor a stop; with the other order, or with too few coloured cards, the row could be swapped for ever.
T-09 = There is no hand limit.
T-10 = When the deck is used up, the discard is shuffled into a new deck at once.
T-11 = When deck and discard are both empty, gaps in the face-up row stay empty and nobody can draw blind.
T-11R = Face-up cards can still be taken then. Only when there is nothing at all to draw is the draw action not available.
    .why = The printed rules rule out drawing altogether in this case but overlook the cards still lying in the row.
T-12 = As soon as cards are discarded again, they form a new deck and the face-up row is filled up.
T-13R = If there is no second card, or the only one is a face-up locomotive, your draw turn ends after the first card.
    .why = The printed rules do not say what happens when the second card cannot be taken; ending the turn there is the only way on.
T-14R = A player with no legal action at all passes. If every player passes for one full round in a row, the game goes straight to final scoring.
    .why = The printed rules demand an action and do not foresee that none is possible; without a pass the game would be stuck.

## Routes
T-20 = In your turn you may claim exactly one free route anywhere on the board. It need not touch your other routes.
T-21 = You pay exactly as many cards as the route has spaces, all of one colour. Locomotives are jokers, and you may use any number of them; a set of locomotives only is allowed and counts as the colour you want.
T-22 = A coloured route takes only cards of its own colour. A grey route takes any colour, but only one.
T-23 = You need at least as many trains as the route has spaces, because a route is always filled completely in one turn.
T-24 = The cards you play go to the discard.
T-25 = In Europe and Germany you score the points for a route at once, by the points table of the map.
T-26 = Of parallel routes (double or triple) between two cities, one player never owns more than one.
T-27 = With 2 or 3 players in Europe and Germany, as soon as one of several parallel routes is claimed, the others are closed for the rest of the game.
T-28 = Routes count as parallel only if they run side by side with the same ends and the same length. Two different routes between the same ends that are not parallel do not count as a double.

## Tickets
T-30 = In Europe and Germany the tickets in your hand stay secret until the end of the game.
T-31 = A ticket is complete when its two ends are joined by an unbroken chain of your own routes, whichever way it runs. In Europe, the routes you use through your stations count as well.
T-32 = In the final scoring each complete ticket adds its value and each incomplete one subtracts it (Europe, Germany).
T-33 = You may hold any number of tickets. Tickets you have kept cannot be given back later.
T-34 = If fewer tickets are left than the action would draw, you draw what is there. With none left, the action is not available.

## End
T-40 = When a player ends a turn with 2 or fewer trains left, every player, this one included, has one more turn. Then comes the final scoring (Europe, Germany).
T-41 = The final scoring shows each player's full breakdown: the routes (recounted, and equal to the running score), every ticket with plus or minus, and every bonus.

## Order of play
T-51 = Play goes clockwise from seat to seat.
T-50R = The table may name the start player; otherwise one is picked at random from the game's seed.
    .why = The printed rules choose by age or by travels, which a program cannot know.
