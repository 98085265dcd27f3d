### The rules with pictures

primer-goal = What it is about
    .text = You join places and collect passengers on the way. Each ticket names two places, and as soon as a chain of your routes joins them it is completed, whichever way it runs. At the end it brings its points; one that stays open costs them. In your turn you do exactly one thing: draw cards, claim a route or draw tickets.
primer-routes = Claiming a route
    .text = You lay down as many cards as the route has spaces, all in its colour. Locomotives stand in for what is missing. In the picture: two spaces, one red card and a locomotive. Then your trains stand there, and the points are yours at once. Long routes bring far more than short ones.
primer-passengers = Passengers
    .text = When you claim a route, one passenger may board at each of its ends, and you choose who. At the end each colour brings twenty points for the most and ten for the second most. Whoever comes early has the choice.
primer-countries = Neighbouring countries
    .text = A country is a goal, not a way through: each route into it ends at its sign. Two routes into the same country do not join each other.
primer-tickets = Tickets
    .text = There are short and long ones. First say how many of the four come from which pile, then you see them. At the start you keep at least two, later at least one. Kept is kept: nothing can be given back.
primer-end = The end
    .text = When somebody ends a turn with two trains or fewer, everybody has one more turn. Then tickets count, passengers, and fifteen points for the most completed tickets. The most points win.
