### The lesson

lesson-1 = Welcome! You have two journeys. The short one leads from Brest to Amsterdam. For that you need cards: draw one from the deck.
lesson-2 = And one more. You always draw two.
lesson-3 = Two yellow cards! The route Brest–Paris has two yellow spaces. Tap it and pay for it.
lesson-4 = From Paris to Amsterdam only one blue space is missing, and you have a blue card. Tap the route and pay for it.
lesson-end = Done, your first journey is stamped, and a new one is here already! Whoever has six stamps first wins. Play on right away against { $rival }.
