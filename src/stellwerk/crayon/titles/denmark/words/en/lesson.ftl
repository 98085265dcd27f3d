### The lesson

lesson-1 = Welcome! You build tracks across Denmark and take goods to where an order asks for them. Keep three of the five cards, among them 21 and 48: they want toys and machinery in Odense. Begin in Århus, because machinery is to be had there.
lesson-2 = In the first round you only build, for 15 million kroner at most. Toys come from Billund: draw a line there from Århus, or choose Billund and confirm. The numbers along the line say what each section costs.
lesson-3 = The track to Billund is there and has cost nine million. You need no more today: end your turn.
lesson-4 = From the second round on you run first and build afterwards. Your train stands in Århus and has two holds. Load machinery; that costs neither money nor miles.
lesson-5 = Choose Billund on the map and run there: it is seven miles, and your train can do nine. Load the toys there.
lesson-6 = Both are wanted in Odense, and there is no track to it yet. Go on to building and draw the line from Billund to Odense. Across a river a section costs two million more, across a bay three.
lesson-7 = Fourteen of fifteen million are spent. End your turn.
lesson-8 = On your own track you run for nothing; on somebody else's the owner would get four million. Odense is nine miles away, just as many as your train can do: run there and deliver one of the two goods.
lesson-9 = That was 15 million, and a new card has come for the one you served. You may deliver more than once at a stop: deliver the other good too.
lesson-end = Done, 30 million earned! Århus and Odense are on your network; København is still missing. When somebody has all three and 250 million, the game is over, and the richest wins. Ferries, events and better trains you will meet on the way. Play on right away against { $rival }.
