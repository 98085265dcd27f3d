### Die Oberfläche im Browser

## Titel

## Farben
kind-red = Rot
    .short = Rot
kind-orange = Orange
    .short = Orange
kind-yellow = Gelb
    .short = Gelb
kind-green = Grün
    .short = Grün
kind-blue = Blau
    .short = Blau
kind-pink = Rosa
    .short = Rosa
kind-white = Weiß
    .short = Weiß
kind-black = Schwarz
    .short = Schwarz
kind-grey = Grau
    .short = Grau
kind-loco = { $count ->
        [one] Lokomotive
       *[other] Lokomotiven
    }
    .short = { $count ->
        [one] Lok
       *[other] Loks
    }
guest-red = Rot
guest-green = Grün
guest-yellow = Gelb
guest-black = Schwarz
guest-blue = Blau
guest-white = Weiß
pile-short = kurze
pile-long = lange
pile-normal = normale
pile-tickets = Reisen

## Rahmen
nav = Seiten
nav-play = Spielen
nav-rules = Regeln
nav-replay = Partie ansehen
home = Zur Startseite
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
none = keine
loading = Einen Augenblick …
language = Sprache
dark = Dunkle Darstellung
sound = Töne
motion = Bewegung
text-mode = Textmodus
settings = Einstellungen
footer = Eigene Grafik, eigener Server, eigene Aufzeichnungen. Stellwerk steht in keiner Verbindung zu den Verlagen der Spiele.
page-lost = Hier endet das Gleis.

## Startseite
hero = Bitte einsteigen.
hero-lead = Eisenbahnspiele mit Freunden und Bots, im Browser, ohne Konto.
play-now = Jetzt spielen
with-friends = Mit Freunden
with-friends-at = { $game } mit Freunden spielen
seats-range = { $fewest }–{ $most } Spieler
departures = Abfahrten
departure = Abfahrt
game = Spiel
players = Mitspieler
state = Stand
open = Öffnen
open-word = offen
continue = Weiterspielen
look-at = Ansehen
waiting = Wartet auf Mitspieler
others-turn = Andere sind am Zug
seats-free = { $free } von { $of } Plätzen frei
no-tables = Noch kein Zug auf der Tafel. Eröffne einen Tisch oder gib einen Kurzcode ein.
new-table = Neuer Tisch
seats = Plätze
seat = Platz { $number }
seat-open = frei für Gäste
seat-bot = Bot
seat-here = an diesem Gerät
seat-none = kein Platz
bot-level = Stärke des Bots
bot-random = würfelt
bot-greedy = plant
name-of = Name auf Platz { $number }
player-number = Spieler { $number }
your-name = Dein Name
you-name = Ich
guest = Gast
pace = Tempo
pace-free = Ohne Uhr
pace-live = 90 s je Zug
pace-days = 1 Tag je Zug
open-table = Tisch eröffnen
open-table-help = Danach: Link, Kurzcode und QR-Code zum Einladen. Mehrere „an diesem Gerät“ geben es reihum weiter.
join-by-code = Mit Kurzcode beitreten
join = Mitspielen
code = Kurzcode
server-away = Der Server antwortet gerade nicht. Deine Partien sind gespeichert.

## Warteraum
waiting-for-players = Die Partie beginnt, sobald alle Plätze besetzt sind.
host = eröffnet
sit-down = Platz nehmen
begin-with-bots = Freie Plätze mit Bots besetzen und beginnen
begin-now = Ohne die freien Plätze beginnen
invite = Einladen
invite-qr = QR-Code der Einladung
copy-link = Link kopieren
copied = Kopiert

## Tisch
board = Spielplan
board-label = Spielplan. Pfeiltasten gehen von Stadt zu Stadt, Eingabe zeigt ihre Strecken.
board-failed = Der Spielplan konnte nicht geladen werden. Mit X spielst du im Textmodus weiter.
search-city = Stadt suchen
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzer Plan
you = du
bot = Bot
away = nicht da
last-lap = Letzte Runde
points = Punkte
points-count = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
stamps = Stempel
stamps-count = { $count } Stempel
trains = Waggons
trains-count = { $count ->
        [one] 1 Waggon
       *[other] { $count } Waggons
    }
cards = Karten
cards-count = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cards-left = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tickets = Ziele
stations-left = Bahnhöfe übrig
passengers = Fahrgäste
clock = Uhr
clock-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
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
ticket-lost = nicht mehr zu schaffen
ticket-open = noch { $trains ->
        [one] 1 Waggon
       *[other] { $trains } Waggons
    }
ticket-open-one = noch offen: { $route }
hint = Tipp
hint-reason = So würde der stärkste Bot hier ziehen.
undo = Zurücknehmen
do-it = Ausführen
not-possible = Das geht gerade nicht.
rule = Regel { $id }
why-not = Warum nicht?
views = Ansichten
phone-map = Karte
phone-hand = Hand
phone-tickets = Ziele
phone-journeys = Reisen
phone-players = Spieler
phone-log = Protokoll
tab-log = Protokoll
tab-chat = Chat
tab-rules = Regeln
rules-find = In den Regeln suchen
chat-say = Nachricht
chat-empty = Noch hat niemand etwas gesagt.
chat-off = An diesem Tisch wird nicht gesprochen.
send = Senden
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-good-game = Schöne Partie!
phrase-thinking = Ich überlege …
phrase-hurry = Du bist dran!
phrase-oops = Hoppla!
phrase-again = Noch eine?
phrase-bye = Tschüss!
your-turn = Du bist am Zug
your-turn-facts = { $prompt }. { $cards } Karten, { $trains } Waggons.
city-facts = { $city }: { $routes } Strecken, { $payable } davon bezahlbar. Eingabe zeigt sie.

## Aufforderungen

## Strecke und Bezahlung
route-facts = { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }, { $colour }
tunnel = Tunnel
ferry = { $count ->
        [one] Fähre, 1 Lok nötig
       *[other] Fähre, { $count } Loks nötig
    }
payment = Bezahlung
spares-locos = Loks bleiben dir
after-payment = Danach hast du noch { $trains } Waggons und { $cards } Karten.
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
tunnel-extra = { $extra ->
        [one] 1 Karte kommt dazu.
       *[other] { $extra } Karten kommen dazu.
    }
tunnel-why = { $colour } wurde gespielt: { $colour } und Lokomotiven zählen.
tunnel-cannot = Dazu fehlen dir die Karten.
give-up = Verzichten
pay-extra = { $cost } zuzahlen
routes = Strecken
routes-of = Strecken von { $city }
routes-find = Städte eintippen
routes-payable = nur bezahlbare
routes-all = Alle Strecken
routes-none = Keine Strecke passt.
spaces = Felder
colour = Farbe
owned-by = gehört { $who }
free = frei

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
mix-help = Vier Zielkarten: Sage vorher, wie viele von jedem Stapel.

## Fahrgäste
board-passengers = Fahrgast einsteigen lassen
board-at = In { $city } darf einer mitfahren.
guest-held = du: { $mine } · Höchststand: { $most }
guest-none = keinen

## Erste Reise
passes = Reisepass
swap-tickets = Beide Reisen tauschen
swap-question = Beide weglegen und zwei neue ziehen?
swap-help = Das ist dein ganzer Zug.
swap-yes = Ja, tauschen
read-aloud = Vorlesen

## Meldungen
offline = Keine Verbindung.
offline-safe = Dein Platz bleibt dir, alle Züge sind gespeichert.
offline-retry = Nächster Versuch in { $seconds } s.
retry = Jetzt versuchen
stand-in = Ein Bot spielt gerade für dich.
come-back = Selbst weiterspielen
takeback-wish = { $who } möchte den letzten Zug zurücknehmen.
takeback-ask = Um Rücknahme bitten
curtain = { $who } ist am Zug
curtain-help = Gib das Gerät weiter. Niemand sonst schaut zu.
curtain-open = Ich bin { $who }
leave = Partie verlassen
leave-question = Partie verlassen?
leave-help = Ein Bot spielt für dich weiter. Zurück kannst du dann nicht mehr.
stay = Bleiben
table-code = Kurzcode des Tisches: { $code }
keys = Tastatur
key-tab = Bereiche wechseln
key-arrows = auf dem Plan von Stadt zu Stadt
key-enter = tun, bestätigen
key-esc = zurück
key-row = Karte der Auslage nehmen
key-deck = Karte vom Stapel ziehen
key-tickets = Zielkarten ziehen
key-choose = Zielkarte wählen
key-routes = Liste der Strecken
key-station = Bahnhof bauen
key-swap = Reisen tauschen
key-pass = passen, wenn nichts anderes geht
key-search = Stadt suchen
key-hint = Tipp
key-undo = zurücknehmen
key-zoom = vergrößern, verkleinern, ganzer Plan
key-players = Mitspieler
key-log = Protokoll
key-chat = Chat
key-text = Textmodus
key-help = diese Liste

## Aktionen in Worten
type-action = Aktion eintippen, etwa „draw blind“
do-draw = { $card } nehmen
do-draw-blind = Karte vom Stapel ziehen
do-claim = { $route } nehmen ({ $facts })
do-build = Bahnhof in { $city } bauen
do-ask = Zielkarten ziehen: { $mix }
do-pay = Mit { $cost } bezahlen
do-keep = { $count ->
        [0] Keine behalten
       *[other] Behalten: { $tickets }
    }
do-take = Fahrgast { $colour } in { $city } mitnehmen
do-leave = In { $city } niemanden mitnehmen
do-pass = Passen
verb-draw = Karten ziehen
verb-claim = Strecke nehmen
verb-build = Bahnhof bauen
verb-ask = Zielkarten ziehen
verb-pay = Bezahlen
verb-keep = Zielkarten behalten
verb-take = Fahrgast mitnehmen
verb-leave = Niemanden mitnehmen
verb-give = Verzichten
verb-swap = Tauschen
verb-pass = Passen

## Protokoll
log-started = { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
log-took = { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $who } nimmt { $card }.
    }
log-hidden = eine verdeckte Karte
log-two-hidden = zwei verdeckte Karten
log-both = { $first } und { $second }
log-claimed = { $you ->
        [yes] Du nimmst { $route } (+{ $points }).
       *[no] { $who } nimmt { $route } (+{ $points }).
    }
log-claimed-plain = { $you ->
        [yes] Du nimmst { $route }.
       *[no] { $who } nimmt { $route }.
    }
log-gave-up = { $you ->
        [yes] Du verzichtest auf den Tunnel { $route }.
       *[no] { $who } verzichtet auf den Tunnel { $route }.
    }
log-due = Tunnel: { $cards }. { $extra ->
        [one] Eine Karte kommt dazu.
       *[other] { $extra } Karten kommen dazu.
    }
log-built = { $you ->
        [yes] Du baust einen Bahnhof in { $city }.
       *[no] { $who } baut einen Bahnhof in { $city }.
    }
log-asked = { $you ->
        [yes] Du ziehst { $count } Zielkarten.
       *[no] { $who } zieht { $count } Zielkarten.
    }
log-kept = { $you ->
        [yes] Du behältst { $count }.
       *[no] { $who } behält { $count }.
    }
log-boarded = { $you ->
        [yes] Du nimmst in { $city } einen Fahrgast mit ({ $colour }).
       *[no] { $who } nimmt in { $city } einen Fahrgast mit ({ $colour }).
    }
log-completed = { $you ->
        [yes] Du hast { $ticket } geschafft!
       *[no] { $who } hat { $ticket } geschafft!
    }
log-crossed = { $you ->
        [yes] Du verbindest Ost und West: Extrastempel!
       *[no] { $who } verbindet Ost und West: Extrastempel!
    }
log-swapped = { $you ->
        [yes] Du tauschst deine Reisen.
       *[no] { $who } tauscht die Reisen.
    }
log-passed = { $you ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
log-lastlapbegan = Die letzte Runde beginnt: { $who } hat kaum noch Waggons.
log-flushed = Drei Loks: Die Auslage wird ausgetauscht.
log-reshuffled = Die Ablage wird zum neuen Stapel gemischt.
log-ended = Die Partie ist zu Ende.

## Ende
end-points = { $you ->
        [yes] Du gewinnst mit { $points } Punkten
       *[no] { $count ->
            [one] { $who } gewinnt mit { $points } Punkten
           *[other] { $who } gewinnen mit { $points } Punkten
        }
    }
end-race = { $you ->
        [yes] Du gewinnst die Reise
       *[no] { $count ->
            [one] { $who } gewinnt die Reise
           *[other] { $who } gewinnen die Reise
        }
    }
end-abandoned = Partie abgebrochen
ending-last-lap = Die letzte Runde ist gespielt.
ending-tickets = Sechs Stempel sind voll.
ending-trains = Der letzte Waggon ist gesetzt.
ending-stuck = Niemand konnte mehr etwas tun.
ending-abandoned = Ohne Ergebnis beendet.
score-sheet = Abrechnung
rank = Platz { $rank }
total = Gesamt
total-stamps = Stempel
score-course = Punkteverlauf
plot-label = Punkte im Verlauf der Partie. Endstand: { $text }
net-of = { $you ->
        [yes] Dein Netz
       *[no] Netz von { $who }
    }
trail-shown = Hervorgehoben: der längste zusammenhängende Weg.
borrowed = Der Bahnhof in { $city } nutzt { $route }.
rematch = Noch eine Partie
rematch-join = Zur nächsten Partie
watch-replay = Partie ansehen
download = Aufzeichnung laden
proof-checking = Die Mischung wird nachgerechnet …
proof-fair = Mischung geprüft: Startwert offengelegt, alle { $count } Ziehungen stimmen.
proof-foul = Die Mischung stimmt nicht mit dem Versprechen vor dem Geben überein.
proof-unknown = Die Mischung konnte hier nicht nachgerechnet werden.

## Wiedergabe
replay = Wiedergabe
replay-file = Aufzeichnung wählen
replay-file-help = Öffne eine Aufzeichnung (.record) und sieh die Partie Zug für Zug.
back-to-result = Zum Ergebnis
eyes = Blick von
spectator = Zuschauer
replay-first = Zum Anfang
replay-prev = Ein Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Zug weiter
replay-last = Zum Ende
replay-at = Zug { $now } von { $of }
replay-speed = Tempo { $speed }×
replay-link = Link zum Zug
replay-slider = Stelle in der Partie
