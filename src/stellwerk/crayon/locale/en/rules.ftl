### Denmark, a crayon-rail game (2–3 players)

## Material and set-up
DK-01 = For 2 or 3 players: 22 cities, 20 goods on 56 chips, 63 order cards with three orders each, 10 events and 4 types of locomotive.
DK-02 = Each player starts with 50 million kroner (50 M), a type A freight train and a locomotive piece.
DK-03 = You get 5 order cards and keep 3; the other 2 go under the pile. An event among them is replaced by an order card.
DK-03R = Replaced events are shuffled back into the pile before the rest of it is used. Your two cards go under the pile in the order you choose, and it is not shuffled afterwards.
    .why = The printed rules put the two cards under the pile and also have the remaining cards shuffled, without saying what comes first or where replaced events go.
DK-04 = Start cities are Århus, København (also spelt “Københaven”) and Odense. Århus and København take one player each, Odense any number. Your locomotive starts in the centre of the city.
DK-04R = All players choose their start city and their cards at the same time; whoever is second to confirm a city that is already taken chooses again. The start city is free of charge and counts as joined to your network.
    .why = The printed rules name no order of choosing and no price for the first city; choosing together saves waiting.
DK-05R = The start player is picked at random from the game's seed; with a table option, whoever is ready first starts. Play goes clockwise, and the start player stays the same for the whole game.
    .why = The printed rules let the first player with a plan begin, which rewards haste, and they speak of a current start player without saying that it ever changes.
DK-06 = In round 1 nobody moves: everyone only builds. From the start of round 4, three order cards lie open as public orders; events turned up for this are set aside and shuffled back.

## A turn
DK-10 = First you move, and on the way you load, unload and deliver. Then you build track or upgrade your locomotive.
DK-11 = Instead of taking a whole turn you may discard all your order cards and draw new ones.
DK-11R = You draw up to your own hand limit, three or four cards. This is allowed in round 1 too, and your loads stay on the train.
    .why = The printed rules always speak of three new cards, forget the hand of four and say nothing about round 1 or loads.

## Movement
DK-20 = Trains run only on built track and spend one movement point per milepost. The speed is 9 or 12, depending on the type; points may be left unused. Any number of trains may be on the same track or in the same city.
DK-20R = A train may stop and turn round on any milepost.
    .why = The printed rules speak of running from city to city but neither demand nor forbid stopping or turning in between.
DK-21 = Your own network is free. Using another player's network costs 4 M per owner and turn; the owner gets the money and cannot refuse.
DK-21R = The fee is due for the first foreign section or ferry you use in a turn. City mileposts and the inner links of København are free, and standing still costs nothing. If you cannot pay, you may not enter. A train already on foreign track may leave on credit: the debt is taken from your next income, and you build nothing until it is paid.
    .why = The printed rules do not say when exactly the fee falls due or what happens if you cannot pay; nobody should be stranded.
DK-22 = Players may agree on a different tariff for one or more rounds.
DK-22R = A tariff is agreed by an offer of a flat sum for 1 to 10 rounds that both sides confirm; it is then binding. Bots bargain only if they know how.
    .why = The printed rules leave the form of such deals open; a fixed form makes clear what was agreed.
DK-23 = To use a ferry, your train ends its movement in the port. On a later turn it crosses first, which costs no movement points, and then has half its speed, rounded up, for the rest of that turn.
DK-23R = You need not cross and may wait in the port. If you reach a second port in the same turn, the same applies there again on your next turn.
    .why = The printed rules do not mention waiting or two ferries in a row; the same rule is applied each time.
DK-27 = Players may also agree that one brings a good to a certain town for the other, where it lies for four rounds at most.
DK-27R = Such a bargain names the good, the town, a sum of 0 to 50 M and within 1 to 10 rounds; once the other accepts, it binds both. It is paid when the supplier unloads the good there in time; what the partner cannot pay is owed like rent. While the good lies there, it is kept for the partner. Nobody owes anything for a good that was not brought in time. Bargains are played where tariffs are.
    .why = The printed rules leave the form of such deals open; a fixed form makes clear what was agreed. The rounds count the supplier's own turns, so that the order of play favours nobody.

## Freight
DK-30 = You can load a good in any city that supplies it, even while passing through. It is free, costs no movement and needs no order; each hold (2 or 3) carries one good.
DK-31 = Chips are limited: while all chips of a good are on trains or lying in cities, it cannot be loaded where it is supplied.
DK-32 = You can unload a good in any city without an order. It then lies there for anyone to take; after four rounds it returns to the supply.
DK-32R = It lies there until the end of your turn four rounds later. In a city that supplies this good it returns to the supply at once, and outside cities nothing can be unloaded.
    .why = The printed rules do not say exactly when the four rounds end or what happens in a city that supplies the good anyway.
DK-33 = If you deliver a good that one order on your own cards or on a public card asks for, you are paid its sum. The good returns to the supply; the card with all three orders is discarded and replaced at once, and you may move on.
DK-33R = Several deliveries in one stop are allowed, also for a card you have just drawn.
    .why = The printed rules neither limit nor mention several deliveries in one place; the new card is yours at once.
DK-34 = A public card is replaced at once by the player who served it.
DK-35 = You always hold three order cards.
DK-35R = With your first upgrade your hand grows to four cards for good. A table option switches this off.
    .why = The printed rules grant a fourth card for buying a second train, but nobody can own two trains; an upgrade comes closest.
DK-36 = When the pile is used up, the discard is shuffled into a new one.

## Events
DK-40 = An event that turns up when a card is drawn is revealed, takes effect and is discarded. Then another card is drawn, until it is an order card.
DK-41 = Events “for one round” begin when the current player's turn ends; all others take effect at once. They hit every player in the region and whoever enters it in that round.
DK-41R = A one-round event lasts until the end of the next turn of the player who drew it, so everyone feels it for exactly one turn. Half speed is rounded up and never halved twice; a train that has already moved further than that stops on the first milepost inside the region.
    .why = The printed rules do not define the length of a round, nor what happens to a train that enters late.
DK-42 = There are ten events. Each one says which area it hits, what it does and how long it lasts.

## Building
DK-50 = You may spend at most 15 M per turn on track, ferries and conversion together.
DK-51 = A section joins two neighbouring mileposts; where there are none (sea, border) nothing can be built. You pay for the milepost it leads to: plain 1 M, small or medium town 3 M, København 5 M, port the price of the ferry. Crossing a river adds 2 M, a lake or bay 3 M. Inside København no track is needed.
DK-51R = A further section into a port of your own costs only its water surcharge. If both ends are already yours, the cheaper direction counts. A section pays for its milepost again even if another one already ends there.
    .why = The printed rules price only the joining of new mileposts and leave out sections between places already joined.
DK-52 = Your network starts in your start city. From then on it may branch off from any milepost of your own network.
DK-52R = You cannot start building from another player's track.
    .why = The printed rules allow branching from the existing network without saying whose; we read it as your own.
DK-53 = In one turn you may build at most two sections out of the same big city (Århus, København, Odense). Building into it does not count.
DK-53R = A section between two mileposts that are both yours counts in the cheaper direction, as its price does: out of the big city.
    .why = The printed rules count what leaves a big city, but a section that closes a gap has no direction of its own; with its price it already has one.
DK-54 = Two mileposts are joined by at most one section, whoever owns it. Sections may meet on a milepost.
DK-55 = For a ferry you join its port and pay the price of the line. It is then marked as yours, and you may build on from the far end. Joining a port city as a city does not include its ferry. The two ports that are no cities (near Ålborg and near Nyborg) can only be joined together with their ferry.
DK-55R = Buying a ferry joins you to both ends, including a port city on the far side, and needs a free place at both. The limit of two players counts per ferry line, not per port.
    .why = The printed limit counts per port, but then the two lines at Korsør would lock each other out.
DK-56 = A small town or a ferry can be joined by two players, a medium town or København by three.
DK-57 = While a city or port still has free places, nobody may be shut out from it.
DK-57R = A section or a ferry is refused if it would leave a city with fewer ways in than free places. A way in is a ferry line with a free place, or an unbuilt section into the city from whose outer end another unbuilt one leads on. Where none does any more, the section counts only for a player who has track there and has not joined the city, and once for each of them. Free places are the limit of the city, or the number of players if that is lower, minus the players already joined. For the big cities that have to be joined the whole way counts as well: while such a city has a free place, nobody may be left without any way to build there, unless the builder has no other way either. The refusal names the city.
    .why = The printed rules forbid barring the way into a city but give no test for it. Counting ways in is the same for all, and a section that nobody can get to is no way. Whoever could no longer get to a big city could not win, so there the whole map is looked at.

## Locomotives
DK-60 = Type A has speed 9 and 2 holds, B9 speed 9 and 3 holds, B12 speed 12 and 2 holds, C12 speed 12 and 3 holds. An upgrade by one step costs 20 M and replaces building in that turn. Converting between B9 and B12 costs 5 M, counts towards the 15 M and may be combined with building.
DK-60R = The upgrade is outside the limit of 15 M. There are four types, no fifth.
    .why = At 20 M an upgrade could never be paid within the limit, and the printed rules mention five types but list only four.
DK-61 = The change takes effect at the end of your turn, wherever your train stands. If it leaves you with fewer holds, one good is lost.
DK-61R = You choose which good is lost. If all your goods still fit, none is lost.
    .why = The printed rules do not say who chooses, nor what happens when the train is not full.

## End
DK-70 = If you have 200 M or more after a delivery, you must announce it, but not the exact sum.
DK-70R = The announcement is a mark that all can see; the exact cash of other players is hidden. With a table option all money is open.
    .why = The printed rules ask for the announcement without the sum, which makes sense only if money is otherwise secret.
DK-71 = The game ends as soon as a player has at least 250 M and has joined Århus, København and Odense. Who ends the game need not be the richest; the richest player wins.
DK-71R = This is checked after every change of money or track, in anybody's turn; joined means by own track and ferries. With a table option the round is finished first. Debts are deducted. Ties go to the player who has joined more of the three cities, then more cities in all; then the win is shared.
    .why = The printed rules end the game at that moment but do not define joining and name no tie-break.
DK-72R = You may freely undo within your own turn until something hidden has been revealed.
    .why = The printed rules say nothing about taking moves back; what has been seen cannot be unseen.
DK-73R = After 60 rounds without a delivery the game ends and is scored as it stands.
    .why = The printed rules know no such end, but a game that nobody can finish must not go on for ever.
