### The lesson

lesson-1 = Welcome! A ticket names two cities for you to join. Budapest–Sofia is a short way: keep this one and at least one more. What you complete brings its points at the end; what you do not costs them.
lesson-2 = It is your turn, and you draw cards, always two. The route Budapest–Sarajevo has three pink spaces, and you hold two pink cards already. Take the third from the row.
lesson-3 = Now the second card: take the green one. The open locomotive goes with every colour, but can only be your first card, and then you get no second.
lesson-4 = Three pink cards for three pink spaces: choose the route Budapest–Sarajevo on the map and pay for it.
lesson-5 = That was four points. What is missing is the way to Sofia, and it is a tunnel: it may cost more than it shows. So draw two more cards, this time unseen from the deck.
lesson-6 = And the second one, from the deck again.
lesson-7 = Sarajevo–Sofia is a tunnel: you know it by its toothed edge. Choose it and pay two green cards. Then three cards are turned up, and each green one and each locomotive among them costs you one card more.
lesson-8 = One green card turned up, so the tunnel costs one more. You have a green one left: pay it.
lesson-end = Done, Budapest–Sofia is completed! Three things you will meet soon: ferries ask for locomotives. A station lends you a route of somebody else. And whoever is down to two trains starts the last round. Play on right away against { $rival }.
