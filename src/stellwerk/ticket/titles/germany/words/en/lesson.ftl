### The lesson

lesson-1 = Welcome! First you decide how far apart your goals lie: take two short and two long tickets.
lesson-2 = A ticket names two places for you to join. Hamburg–Rostock is a short way: keep this one and at least one more. What you have not completed at the end costs its points.
lesson-3 = It is your turn, and you draw cards, always two. Hamburg–Schwerin has two green spaces, and you hold one green card already. Take the second from the row.
lesson-4 = Now the second card: take the red one. It goes with Rostock–Schwerin, the other piece of your way.
lesson-5 = Two green cards for two green spaces: choose the route Hamburg–Schwerin on the map and pay for it.
lesson-6 = Passengers wait at both ends of your route. In Hamburg one may board: choose a colour. At the end each colour brings points to those who have most of it.
lesson-7 = In Schwerin somebody boards too.
lesson-8 = You hold two red cards: choose Rostock–Schwerin and pay for the route. Then your way reaches from Hamburg to Rostock.
lesson-9 = One more passenger, this time from Rostock. It pays to collect the same colours.
lesson-end = Done, Hamburg–Rostock is completed! Whoever comes first finds the most passengers, and whoever is down to two trains starts the last round. Play on right away against { $rival }.
