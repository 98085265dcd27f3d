### Der Tisch der Ticket-Familie im Browser

## Knöpfe
cancel = Abbrechen
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
guest-held = du: { $mine } · Höchststand: { $most }
guest-none = keinen

## Erste Reise
passes = Reisepass
journey-yours = Geschafft!
journey-across = Von Küste zu Küste!
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
