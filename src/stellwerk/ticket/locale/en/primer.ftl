### The rules with pictures

primer-cards = Drawing cards
    .text = A turn with cards gives you two: each from the five that lie open or unseen from the deck. The locomotive is a joker. Take one that lies open, and it is your whole turn; if it comes unseen, you were lucky and draw on. When three locomotives lie open, the row is changed.
primer-routes = Claiming a route
    .text = You lay down as many cards as the route has spaces, all in its colour. Locomotives stand in for what is missing. In the picture: three spaces, two pink cards and a locomotive. Then your trains stand there, and the points are yours at once. Long routes bring far more than short ones.
primer-grey = Grey routes
    .text = Grey means that the colour is up to you. Only mixing is not allowed. The picture shows two ways to pay for the same route.
primer-double = Two tracks side by side
    .text = Of routes that lie side by side you own one at most. With two or three players the first one closes the other: it then wears a stroke.
