### Der Tisch der Ticket-Familie im Browser

## Knöpfe
none = keine

## Tisch
points-count =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
stamps-count = { $count } Stempel
trains-count =
    { $count ->
        [one] 1 Waggon
       *[other] { $count } Waggons
    }
cards-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tickets = Ziele
supply = Auslage und Stapel
row = Auslage
deck = Stapel
empty = leer
take-card = { $card } nehmen, Platz { $place } der Auslage
your-hand = Deine Hand
hand = Hand
hand-stack = { $count } { $card }. Zeigt passende Strecken.
hand-empty = Keine Karten
your-tickets = Deine Ziele
your-journeys = Deine Reisen
your-routes = Deine Strecken
no-tickets = Noch keine Zielkarten
ticket-done = erfüllt
ticket-fulfilled = Ziel erfüllt
ticket-lost = nicht mehr zu schaffen
ticket-open =
    noch { $trains ->
        [one] 1 Waggon
       *[other] { $trains } Waggons
    }
ticket-open-one = noch offen: { $route }
why-not = Warum nicht?
phone-hand = Hand
phone-tickets = Ziele
phone-journeys = Reisen
city-facts = { $city }: { $routes ->
    [one] 1 Strecke
   *[other] { $routes } Strecken
}, { $payable } davon bezahlbar. Eingabe zeigt sie.

## Strecke und Bezahlung
payment = Bezahlung
spares-locos = Loks bleiben dir
after-payment = Danach hast du noch { $trains ->
    [one] 1 Waggon
   *[other] { $trains } Waggons
} und { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}.
tunnel-warning = Drei Karten werden aufgedeckt, bis zu drei kommen dazu.
claim-route = Strecke nehmen
claim-short = Nehmen
dare-tunnel = Tunnel wagen
build-station = Bahnhof bauen
station-in = Bahnhof in { $city }
station-choose = Wo soll der Bahnhof stehen? Wähle eine Stadt mit Ring.
tunnel-title = Tunnel { $route }
tunnel-counts = +1 Karte
tunnel-not = zählt nicht
tunnel-extra =
    { $extra ->
        [one] 1 Karte kommt dazu.
       *[other] { $extra } Karten kommen dazu.
    }
tunnel-nothing = Keine Karte kommt dazu.
tunnel-why = { $colour } wurde gespielt: { $colour } und Lokomotiven zählen.
tunnel-cannot = Dazu fehlen dir die Karten.
give-up = Verzichten
pay-extra = { $cost } zuzahlen
routes = Strecken
routes-of = { $city }: Strecken
routes-find = Städte eintippen
routes-payable = nur bezahlbare
routes-all = Alle Strecken
routes-none = Keine Strecke passt.
route-facts = Angaben
owned-by = gehört { $who }
free = frei
closed = gesperrt

## Der eigene Plan
plan-mark = In meinen Plan
plan-count =
    { $count ->
        [one] Dein Plan, 1 Strecke:
       *[other] Dein Plan, { $count } Strecken:
    }
plan-clear = Plan leeren
your-plan = Dein Plan
plan-none = Keine Strecke. In der Liste der Strecken nimmst du welche auf.
plan-unmark = { $route } aus dem Plan nehmen
claim-later = Nehmen, wenn ich dran bin
keep-for-turn = Vormerken
else-draw = Sonst zwei Karten vom Stapel ziehen

## Zielkarten
choose-tickets = Welche Ziele behältst du?
keep-least = mindestens { $least } von { $of }
keep-exactly = genau { $count }
keep-between = { $least } bis { $most }
keep-count = { $count } behalten
keep-none = Keine behalten
keep-choose = Mindestens { $least } wählen
value = Wert { $value }
mix-title = Welche Mischung?
mix-help = Vier Zielkarten: Lege vorher fest, wie viele aus jedem Stapel kommen.
ask-title = Zielkarten ziehen?
ask-help = Das ist dein ganzer Zug und lässt sich nicht zurücknehmen.

## Fahrgäste
board-passengers = Fahrgast einsteigen lassen
board-at = { $city }: Hier darf einer mitfahren.
guest-held = du { $mine }, Höchststand { $most }
guest-none = Keinen

## Erste Reise
passes = Reisepass
journey-yours = Geschafft!
journey-across = Von Küste zu Küste!
one-to-go = Nur noch eine Reise!
swap-tickets = Beide Reisen tauschen
swap-question = Beide weglegen und zwei neue ziehen?
swap-help = Das ist dein ganzer Zug.
swap-yes = Ja, tauschen
read-aloud = Vorlesen

## Tasten
key-row = Karte der Auslage nehmen
key-deck = Karte vom Stapel ziehen
key-tickets = Zielkarten ziehen
key-choose = Zielkarte wählen
key-routes = Liste der Strecken
key-station = Bahnhof bauen
key-swap = Reisen tauschen
key-pass = passen, wenn nichts anderes geht
key-search = Stadt suchen

## Bots mit Charakter
bot-longhaul-name = Frau Fernzug
bot-longhaul = { bot-longhaul-name }: liebt lange Strecken
bot-timetable-name = Herr Kursbuch
bot-timetable = { bot-timetable-name }: sammelt Zielkarten
bot-buffer-name = Onkel Prellbock
bot-buffer = { bot-buffer-name }: stellt sich in den Weg
bot-semaphore-name = Tante Vorsignal
bot-semaphore = { bot-semaphore-name }: geht kein Wagnis ein

## Der Editor
design = Spielplan-Editor
design-unnamed = Mein Spielplan
design-copy-of = { $title }, verändert
design-new-city = Stadt { $number }
design-sheet = Blatt. Pfeiltasten verschieben die gewählte Stadt, Entfernen löscht das Gewählte, Eingabe setzt eine Stadt in die Mitte.
design-sheet-title = Skizze
design-picture = Der Spielplan, wie er gedruckt wird
design-things = Was auf dem Blatt liegt
design-tools = Werkzeuge
design-tool-choose = Bewegen
design-tool-city = Stadt
design-tool-route = Strecke
design-tool-ticket = Ziel
design-help-choose = Ziehe Städte umher. Klicke auf eine Stadt oder Strecke, um sie zu ändern.
design-help-city = Klicke dorthin, wo eine Stadt liegen soll.
design-help-route = Klicke auf eine Stadt, dann auf die, zu der die Strecke führt. Noch einmal dieselben zwei: eine Doppelstrecke.
design-help-ticket = Klicke auf die beiden Städte, die die Zielkarte nennt.
design-help-second = Jetzt die andere Stadt.
design-help-printed = So wird der Spielplan aussehen.
design-begin = Ein leeres Blatt. Wo liegt die erste Stadt?
design-begin-here = Klicke irgendwohin: Das ist die erste Stadt.
design-start = Beginnen mit …
design-start-blank = leerem Papier
design-start-from = einer Kopie von { $title }
design-start-file = eigenen Dateien …
design-undo = Rückgängig
design-redo = Wiederholen
design-sketch = Skizze
design-printed = Spielplan
design-tab-cities = Städte
design-tab-routes = Strecken
design-tab-tickets = Ziele
design-tab-frame = Regeln
design-tab-finish = Spielen
design-none-cities = Noch keine Stadt. Nimm das Werkzeug Stadt und klicke auf das Blatt, oder gib hier einen Namen ein.
design-none-routes = Noch keine Strecke. Nimm das Werkzeug Strecke und klicke auf zwei Städte.
design-none-tickets = Noch keine Zielkarte. Nimm das Werkzeug Ziel und klicke auf zwei Städte.
design-add-cities = Stadt hinzufügen
design-add-routes = Strecke hinzufügen
design-add-tickets = Zielkarte hinzufügen
design-city-name = Name einer neuen Stadt
design-routes-here = Strecken
design-from = von
design-to = nach
design-name = Name
design-passengers = Plätze für Fahrgäste
design-marks = Liegt im
design-mark-west = Westen
design-mark-east = Osten
design-length = Länge
design-colour = Farbe
design-colour-grey = beliebige Farbe
design-colour-red = Rot
design-colour-orange = Orange
design-colour-yellow = Gelb
design-colour-green = Grün
design-colour-blue = Blau
design-colour-pink = Rosa
design-colour-white = Weiß
design-colour-black = Schwarz
design-tunnel = Tunnel
design-ferry = Fähre, Lokomotiven
design-ferry-short = Fähre
design-beside = Noch eine daneben
design-points = Punkte
design-kind = Art
design-kind-long = lang
design-kind-short = kurz
design-kind-normal = normal
design-kind-ticket = Zielkarte
design-usual = Zurück zu { $points }
design-usual-now = So viele, wie der kürzeste Weg lang ist.
design-unscored = Nach diesen Regeln zählt die Zahl der Ziele; Punkte haben sie nicht.
design-remove = Entfernen
design-remove-it = { $name } entfernen
design-title = Name des Spielplans
design-ground = Untergrund
design-ground-paper = leeres Papier
design-ground-europe = Küste Europas
design-ground-germany = Küste Deutschlands
design-ground-own = eigene Küste (GeoJSON)
design-rules = Regeln von
design-rules-own = eigene Titeldatei
design-about-europe = Fähren, Tunnel und Bahnhöfe. Zu Beginn wählen alle aus einer langen und drei normalen Zielkarten.
design-about-germany = Kurze und lange Zielkarten. Sobald Städte Plätze für Fahrgäste haben, werden auch die gewertet.
design-about-first-journey = Ein Rennen zu sechs Zielen, ohne Punkte. Sobald Städte im Westen und im Osten liegen, gibt es die Durchquerung.
design-number-fewest_seats = Spieler mindestens
design-number-most_seats = Spieler höchstens
design-number-trains = Waggons für jeden
design-number-cards = Karten jeder Farbe
design-number-locos = Lokomotiven
design-checking = Der Server sieht nach …
design-playable =
    { $count ->
        [0] Alles passt
        [one] Spielbar, mit einer Bemerkung
       *[other] Spielbar, mit { $count } Bemerkungen
    }
design-faults =
    { $count ->
        [one] Eines fehlt noch
       *[other] { $count } Dinge fehlen noch
    }
design-not-yet =
    { $count ->
        [one] Eines fehlt noch; es steht oben.
       *[other] { $count } Dinge fehlen noch; sie stehen oben.
    }
design-see = Spielplan ansehen
design-see-about = Jede Strecke bekommt Raum für ihre Felder und jeder Name einen Platz. Das dauert ein paar Sekunden.
design-see-done = Jede Strecke hat ihren Raum.
design-try = Bots ausprobieren lassen
design-try-about = Ein paar Sekunden lang spielen Bots gegeneinander. Ihre Partien sagen etwas über den Plan.
design-tried =
    { $count ->
        [one] Eine Partie wurde gespielt.
       *[other] { $count } Partien wurden gespielt.
    }
design-endless =
    { $count ->
        [one] Eine weitere kam zu keinem Ende: Mehr Strecken oder weniger Waggons würden helfen.
       *[other] { $count } weitere kamen zu keinem Ende: Mehr Strecken oder weniger Waggons würden helfen.
    }
design-light-green = gut
design-light-amber = unentschieden
design-light-red = zu verbessern
design-needed = ({ $count } Partien würden es zeigen)
design-report-file = Der ganze Bericht als Datei
design-play = Mit Freunden spielen
design-play-about = Der Plan wird ein Titel dieses Servers, für alle, die den Link haben. Er bleibt, wie er jetzt ist.
design-files = Dateien sichern
design-files-about = Titel, Plan und Layout in einem Archiv. Die Kommandozeile spielt sie, und diese Seite öffnet sie wieder.
design-work-layout = Alles bekommt seinen Platz …
design-work-report = Die Bots spielen …
design-work-publish = Der Plan wird gebunden …
design-work-files = Die Dateien werden geschrieben …
design-work-open = Der Plan wird ausgerollt …
