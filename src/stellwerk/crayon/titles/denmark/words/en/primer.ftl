### The rules with pictures

primer-goal = What it is about
    .text = You draw tracks on the map, load goods and take them to where an order asks for them. That brings money for new track and better trains. In your turn you run first and build afterwards. All sums are millions of kroner; you begin with 50.
primer-start = The beginning
    .text = Of five order cards you keep three. Then you choose the city where your network begins: Århus, København or Odense. The first two have room for one player each, Odense for everybody. In the first round you only build; from the fourth on three orders lie open to all.
primer-build = Building track
    .text = A section joins two neighbouring mileposts and costs what it leads to: open country 1, a town 3, København 5. A river adds 2, a bay or lake 3. In the picture the Little Belt costs 4 and Odense behind its river 5, the whole line 12. You spend no more than 15 in a turn. You build from your own network, and each section belongs to one player only.
primer-towns = Room in the towns
    .text = Two players may join a small town (circle), three a medium one (square) or København. While places are free there, nobody may be shut out. No more than two new sections a turn lead out of the same one of the three big cities. In the picture Billund is full: both places are taken.
primer-run = Running and rent
    .text = Your train runs nine miles in a turn, the fast ones twelve. It may stop and turn round anywhere. On your own track you run for nothing; whoever uses somebody else's pays the owner 4, once in each turn. In the picture: five miles to Kolding, and from Billund on rent is due.
primer-ferries = Ferries
    .text = Whoever buys a ferry pays the price on its plate and is joined to both shores; two players may have it. In the port the run is over for this turn. In the next you cross first and then go on at half speed.
primer-freight = Loading and delivering
    .text = Below each town you see what is to be had there. Loading costs nothing, also in passing, but there are only a few of each good. Where an order asks for it, you deliver it and get the sum, more than once at a stop if you can. You may also leave a good behind, like the fish in Kolding: for four rounds anybody may take it.
primer-orders = Orders
    .text = Each card names three orders, and you serve one of them. Then the whole card goes, and a new one comes at once. The open cards are for whoever delivers first. If you do not like yours, you swap the whole hand instead of a turn. After your first better train you hold four cards instead of three.
primer-events = Events
    .text = Among the orders there are ten events. When one turns up, it concerns everybody: some at once, some for a round. In the picture snow lies on North Jutland; whoever runs there gets half as far, and nothing is built.
primer-trains = Better trains
    .text = One step costs 20 and the building of this turn: first more holds or more speed, then both. Between the two trains in the middle you change for 5. The new train runs from your next turn on.
primer-bargains = Tariffs and bargains
    .text = Where the table allows it, you can trade. A tariff: for a fixed sum you run on somebody else's network without rent, for up to ten rounds. A bargain: one brings the other a good to a town and is paid when it lies there in time. It is then kept for the other, like the medicine in Korsør. What both have confirmed is binding.
primer-end = The end
    .text = The game is over as soon as somebody has 250, and Århus, København and Odense on their own network. Who ends the game need not be the richest, and the richest wins. Money is secret; but whoever has 200 or more after a delivery must say so.
