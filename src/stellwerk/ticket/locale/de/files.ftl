### Was an Plänen und Titeln der Ticket-Familie nicht stimmt; auf Englisch steht es im Quelltext

## Pläne
file-repeated = „{ $name }“ kommt { $n }-mal vor
file-colour-twice = „{ $name }“ steht zweimal da
file-no-city = Eine Stadt „{ $name }“ gibt es nicht
file-both-ends = Beide Enden sind „{ $name }“
file-not-of = „{ $name }“ gehört nicht zu { $known }
file-symbols = { $locos } Lokomotiven auf { $spaces } Feldern
file-ferry-grey = Eine Fähre ist grau und kein Tunnel (EU-10)
file-two-countries = Eine Strecke verbindet zwei Länder, durch die nichts hindurchführt
file-beside = liegt neben „{ $other }“, aber nicht in derselben Gruppe: Beide darf dieselbe Person besitzen, wie wenige auch spielen (T-28)
file-group-differs = Parallele Strecken haben dieselben Enden und dieselbe Länge; { $other } aus „{ $group }“ weicht ab (T-28)
file-group-of-one = „{ $group }“ hat nur eine Strecke
file-unreached = „{ $name }“ ist von „{ $other }“ aus nicht zu erreichen
file-same-point = „{ $name }“ liegt, wo „{ $other }“ liegt
file-value = { $name }: Der Wert { $points } weicht vom kürzesten Weg mit { $path } Feldern ab
file-off-path = { $name }: Der Wert { $points } ist als off_path gekennzeichnet, entspricht aber dem kürzesten Weg mit { $path } Feldern

## Titel
file-seats = { $few } ist mehr als most_seats { $most }
file-flush = { $n } Lokomotiven liegen nie in einer Auslage von { $size }
file-empty-pile = Keine Zielkarte des Plans passt zum Stapel „{ $name }“
file-hand-piles = Eine offene Hand zieht von einem Stapel, nicht von { $n }
file-no-pile = Einen Stapel „{ $name }“ gibt es nicht
file-few-tickets = Der Stapel „{ $name }“ hat { $n } Zielkarten, zu Beginn werden { $need } ausgeteilt
file-draw-piles = draw { $draw } nennt nicht jeden Stapel
file-keep = { $keep } Zielkarten sind zu behalten, aber nur { $n } werden gezeigt
file-keep-most = Höchstens { $most } dürfen behalten werden, aber { $keep } müssen es
file-stations = Ein Plan mit Ländern ({ $name }) hat keine Bahnhöfe
file-no-points = Für eine Strecke mit { $n } Feldern gibt es keine Punkte
file-no-length = „{ $name }“ ist keine Länge
file-few-cards = Zu Beginn werden { $need } Karten gebraucht, der Stapel hat { $n }
file-few-guests = Der Plan hat Platz für { $n }, der Beutel enthält { $bag }
file-no-places = Keine Stadt des Plans hat Platz für Reisende
file-no-mark = Keine Stadt ist mit „{ $name }“ markiert
file-ranking = Nichts in diesen Regeln zählt „{ $name }“
file-no-rule = Eine Regel „{ $rule }“ gibt es nicht

## Der Editor im Browser
file-no-base = Regeln von „{ $name }“ gibt es nicht
file-no-board = Unter diesen Dateien ist kein Spielplan
file-no-number-of = „{ $name }“ ist keine Zahl, die sich ändern lässt
