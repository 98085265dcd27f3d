### The rules with pictures

primer-goal = What it is about
    .text = You join cities. Each ticket names two, and as soon as a chain of your routes joins them it is completed, whichever way it runs. At the end it brings its points; one that stays open costs them. In your turn you do exactly one thing: draw cards, claim a route, draw tickets or build a station.
primer-ferries = Ferries
    .text = A wheel on a space asks for a locomotive. The rest is grey: one colour of your choice. In the picture: one wheel, so one locomotive and three cards of a colour.
primer-tunnels = Tunnels
    .text = You see the toothed edge from afar. First you pay what is printed; then three cards are turned up. Each in your colour and each locomotive costs one card more. In the picture: two green cards are paid, a green one lies below, so one more is due. If you will not or cannot, you get everything back, and your turn is over.
primer-stations = Stations
    .text = If somebody was faster, a station helps: from its city you may use one route of somebody else for your tickets at the end. The first costs one card, the second two, the third three of a colour. Whoever saves one gets four points for it.
primer-tickets = Tickets
    .text = At the start you choose from four cards, one of them long, and keep at least two. Later you draw three and keep at least one. Kept is kept: nothing can be given back. Other ways to play mix other cards; what applies is told when the table is opened.
primer-end = The end
    .text = When somebody ends a turn with two trains or fewer, everybody has one more turn. Then tickets count, stations that were saved, and ten points for the longest path without a branch. The most points win.
