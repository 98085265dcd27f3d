### Why a bot would do what it hints at

hint-only = Nothing else is possible.
hint-mix = An even mix leaves both ways open.
hint-keep = These tickets bring the most points for the trains they need.
hint-route = Your tickets need this route.
hint-station = With a station here one of your tickets can still be completed.
hint-swap = No free path completes one of your tickets any more.
hint-tickets = Your tickets are done, and you have trains for more.
hint-points = No ticket needs it, but it brings the most points.
hint-colour = This colour is missing for a route you need.
hint-loco = No colour you need lies open, and a locomotive fits everywhere.
hint-draw = Your tickets still lack cards.
hint-blind = Nothing you need lies open.
hint-pay = This costs the fewest locomotives.
hint-passenger = You already have most of this colour.
hint-nothing = Nothing of what you could do helps your tickets.
