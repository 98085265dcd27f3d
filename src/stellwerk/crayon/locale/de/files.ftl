### Was an Plänen und Rezepten der Crayon-Familie nicht stimmt; auf Englisch steht es im Quelltext

## Dinge
file-region = Region
file-water = Gewässer
file-post = Meilenstein
file-city-or-port = Stadt oder Hafen
file-city = Stadt
file-ferry = Fähre
file-good = Ware
file-event = Ereignis
file-cities = Städte
file-goods = Waren

## Pläne
file-given-twice = { $kind } „{ $name }“ steht { $n }-mal da
file-card-twice = Karte { $card } steht { $n }-mal da
file-post-id = Meilenstein „{ $name }“: Eine Kennung besteht aus Kleinbuchstaben und Ziffern, mit einem Buchstaben zuerst
file-entry-id = { $kind } „{ $name }“: Eine Kennung besteht aus kleingeschriebenen Wörtern, mit Bindestrichen verbunden
file-does-not-exist = { $kind } „{ $name }“ gibt es nicht
file-same-spot = Die Meilensteine „{ $other }“ und „{ $name }“ stehen beide in Spalte { $col } und Reihe { $row }
file-off-board = Der Meilenstein „{ $name }“ liegt bei { $x }, { $y } außerhalb des Plans
file-edge-twice = Der Abschnitt { $a }-{ $b } steht zweimal da
file-edge-far = Der Abschnitt { $a }-{ $b } verbindet keine Nachbarn
file-post-unreached = Der Meilenstein „{ $name }“ ist von „{ $other }“ aus nicht zu erreichen
file-post-shared = Der Meilenstein „{ $name }“ gehört zu „{ $one }“ und zu „{ $other }“
file-city-post = Stadt „{ $name }“: Ihr erster Meilenstein muss heißen wie sie
file-approaches = Die Stadt „{ $name }“ hat { $ways } Zugänge für { $limit } Personen
file-no-big-city = Keine Stadt ist groß: Es gibt nichts anzuschließen
file-few-starts = Nur { $starts } Personen können beginnen, { $seats } dürfen spielen
file-chips = Die Ware „{ $name }“ hat { $n } Chips
file-unsupplied = Die Ware „{ $name }“ gibt es nirgends
file-ferry-end = Die Fähre „{ $name }“ endet bei „{ $post }“; dort ist keine Stadtmitte und kein Hafen
file-ferry-loop = Die Fähre „{ $name }“ führt von „{ $post }“ zu sich selbst
file-ferry-cost = Die Fähre „{ $name }“ kostet { $cost }; möglich sind 1 bis { $most }
file-port-idle = Der Hafen „{ $name }“ hat keine Fähre
file-card-orders = Karte { $card } hat { $n } Aufträge statt { $wanted }
file-card-goods = Karte { $card } verlangt dieselbe Ware zweimal
file-pay = Karte { $card } zahlt { $pay } für „{ $good }“ nach „{ $city }“
file-own-good = Karte { $card } verlangt „{ $good }“ in „{ $city }“, wo es diese Ware gibt
file-few-orders = { $n } Auftragskarten sind zu wenige: { $need } können nötig sein, bevor die öffentlichen Aufträge ausliegen
file-event-when = Ereignis „{ $name }“: { $kind } kann nicht „{ $when }“ sein
file-tax = Ereignis „{ $name }“: eine Steuer von { $n } %
file-bonus = Ereignis „{ $name }“: eine Prämie von { $n }
file-no-area = Ereignis „{ $name }“: { $kind } hat kein Gebiet

## Rezepte
file-format = { $format } ist unbekannt; dieses Programm liest Format { $ours }
file-range = { $value } liegt nicht zwischen { $low } und { $high }
file-weight = { $value } liegt nicht über 0 und nicht bis { $most }
file-too-few = { $n } sind zu wenige; nötig sind { $least }
file-town-id = „{ $name }“ muss aus Kleinbuchstaben und Ziffern bestehen und darf nicht wie ein Meilenstein heißen
file-no-good = Die Ware „{ $name }“ ist nicht unter den Waren
file-no-supply = Keine Stadt liefert „{ $name }“
file-no-harbour = „{ $name }“ ist keine Stadt und kein Hafen
file-no-region = Eine Region „{ $name }“ gibt es nicht
file-named-twice = „{ $name }“ steht { $n }-mal da
file-no-post = „{ $name }“ ist kein Meilenstein in { $columns } Spalten und { $rows } Reihen
file-no-outline = Der Meilenstein { $post } liegt in keinem Umriss; lass ihn bei der letzten Region weg, dann nimmt sie den Rest
file-no-section = Kein Abschnitt führt nach „{ $name }“ auf dem Meilenstein { $post }
file-stub = Der Meilenstein { $post } führt nirgendwohin: Er braucht zwei Nachbarn
file-no-neighbours = { $a } und { $b } sind keine benachbarten Meilensteine
file-same-post = „{ $name }“ steht auf dem Meilenstein { $post } wie „{ $other }“
file-off-grid = „{ $name }“ liegt { $km } km vom Gitter entfernt; prüfe lon und lat oder das Gitter
file-no-land = Bei { $at } ist kein Land
file-island = Von „{ $other }“ führt kein Abschnitt und keine Fähre nach „{ $name }“: Seine Insel braucht eine Fähre
file-near = „{ $name }“ hat { $count } Aufträge, aber nur { $room } { $other } sind orders.nearest = { $steps } Schritte entfernt; gib weniger Gewicht oder erhöhe orders.repeats
file-no-orders = Keine { $total } Aufträge wurden gefunden, die orders.nearest = { $steps } und orders.repeats = { $repeats } einhalten
file-no-cards = Es fand sich kein Weg, auf jede Karte drei Städte und drei Waren zu bringen
file-made-of-it = Der Plan, der daraus wird, { $field }: { $reason } ({ $n } insgesamt)
file-unwritten = nicht schreibbar: { $text }
