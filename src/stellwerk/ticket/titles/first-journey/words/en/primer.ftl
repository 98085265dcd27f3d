### The rules with pictures

primer-goal = What it is about
    .text = Your journeys tell you where you want to go: always from one city to another. When your trains lead from the one to the other, you get a stamp. Whoever has six stamps first wins.
primer-cards = Drawing cards
    .text = You draw two cards from the deck. Coloured cards go with routes of their colour, and the locomotive goes with every one.
primer-routes = Claiming a route
    .text = Two spaces cost two cards in the colour of the route. If you lack one, a locomotive helps. Then the spaces are yours.
primer-double = Two tracks side by side
    .text = Where two routes lie side by side, only one of them can be yours. The other is left to the others.
primer-journeys = Your journeys
    .text = You always have two. When one is done, you show it and get a new one at once. If you like neither, you can use your turn to swap both for two new ones.
primer-crossing = From east to west
    .text = When your trains reach from Dublin, Brest or Madrid to Moscow, Rostov or Ankara, you get one more stamp, once a game.
primer-end = The end
    .text = With six stamps the game is over at once. It is over too when somebody places the last train; then the most stamps win.
