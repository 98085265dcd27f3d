### Die Oberfläche im Browser

## Rahmen
nav = Seiten
nav-play = Spielen
nav-rules = Regeln
nav-replay = Partie ansehen
nav-design = Entwerfen
home = Zur Startseite
close = Schließen
yes = Ja
no = Nein
loading = Einen Augenblick …
cancel = Abbrechen
language = Sprache
dark = Dunkle Darstellung
sound = Töne
volume = Lautstärke
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
seats-exactly = { $count } Spieler
my-games = Deine Partien
played = Zuletzt gespielt
live-now = wird gerade gespielt
watch = Zuschauen
watch-allow = Zuschauen erlaubt: Die Startseite zeigt die Partie allen
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
game-over = Beendet
seats-free = { $free } von { $of } Plätzen frei
no-tables = Noch kein Zug auf der Tafel. Eröffne einen Tisch oder gib einen Kurzcode ein.
terminal-only = Der Tisch im Browser wird noch gebaut. Im Terminal kannst du schon spielen:
new-table = Neuer Tisch
seats = Plätze
seat = Platz { $number }
seat-open = frei für Gäste
seat-bot = Bot
seat-here = an diesem Gerät
seat-none = kein Platz
bot-level = Stärke des Bots
bot-random = Lehrling: würfelt
bot-greedy = Schaffner: zielstrebig
bot-planner = Fahrdienstleiter: plant voraus
bot-strategist = Betriebsleiter: denkt am weitesten voraus
name-of = Name auf Platz { $number }
player-number = Spieler { $number }
your-name = Dein Name
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
last-lap-yours = Das ist dein letzter Zug.
last-lap-others = Nach dieser Runde wird gezählt.
points = Punkte
clock = Uhr
clock-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
hint = Tipp
undo = Zurücknehmen
hint-other = Auch möglich: { $label }.
why = Warum?
do-it = Ausführen
not-possible = Das geht gerade nicht.
rule = Regel { $id }
tab-log = Protokoll
tab-chat = Chat
tab-rules = Regeln
unread = ungelesen
views = Ansichten
phone-map = Karte
phone-players = Spieler
phone-log = Protokoll
rules-find = In den Regeln suchen
choices-all = Alles zeigen
choices = Was du tun kannst
rules-unverified = Nicht gesichert
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

## Meldungen
offline = Keine Verbindung.
offline-safe = Dein Platz bleibt dir, alle Züge sind gespeichert.
offline-held = Dein Zug ist unterwegs und gilt, sobald die Verbindung wieder steht.
offline-not-held = Solange nimmt der Tisch nichts an; nichts davon wird später nachgeholt.
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
key-hint = Tipp
key-undo = zurücknehmen
key-zoom = vergrößern, verkleinern, ganzer Plan
key-players = Mitspieler
key-log = Protokoll
key-chat = Chat
key-rules = Regeln
key-text = Textmodus
key-help = diese Liste

## Aktionen in Worten
type-action = Aktion eintippen, etwa „{ $sample }“

## Ende
end-abandoned = Partie abgebrochen
score-sheet = Abrechnung
rank = Platz { $rank }
total = Gesamt
score-course = Punkteverlauf
plot-label = Punkte im Verlauf der Partie. Endstand: { $text }
net-of =
    { $you ->
        [yes] Dein Netz
       *[no] Netz von { $who }
    }
nets = Alle Netze
net-show = Groß zeigen
skip = Überspringen
share-picture = Bild teilen
rematch = Noch eine Partie
rematch-join = Zur nächsten Partie
watch-replay = Partie ansehen
download = Aufzeichnung laden
proof-checking = Die Mischung wird nachgerechnet …
proof-fair =
    { $count ->
        [one] Mischung geprüft: Startwert offengelegt, die eine Ziehung stimmt.
       *[other] Mischung geprüft: Startwert offengelegt, alle { $count } Ziehungen stimmen.
    }
proof-foul = Die Mischung stimmt nicht mit dem Versprechen vor dem Geben überein.
proof-unknown = Die Mischung konnte hier nicht nachgerechnet werden.
proof-taken = Die ersten { $taken } Einträge stammen aus einer anderen Partie.
analyse = Analysieren
analysis = Glück und Können
analysis-waiting = Gleich geht es los: Andere sind vorher dran, oder der Server bereitet sich zum ersten Mal vor.
analysis-working = Aus jeder Stellung wird weitergespielt, immer wieder …
analysis-again = Noch einmal versuchen
analysis-plot = Gewinnaussichten im Verlauf der Partie. Pfeiltasten gehen Schritt für Schritt, Eingabe führt in die Wiedergabe.
analysis-plot-help = Wähle eine Stelle: Von dort geht es in die Wiedergabe. Die Zahlen stehen bei den teuersten Entscheidungen.
analysis-before = Vor dem Geben.
analysis-open = In der Partie ansehen

## Wiedergabe
replay = Wiedergabe
replay-more = Karten und Protokoll
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
play-on = Von hier weiterspielen
replay-slider = Stelle in der Partie

## Lernen
learn = Lernen
learn-at = { $game } lernen
newcomer = Zum ersten Mal hier?
newcomer-offer = Lerne { $game } in ein paar geführten Zügen am richtigen Plan.
no-thanks = Nein, danke
lesson = Lektion
lesson-step = Schritt { $now } von { $of }
lesson-over = Lektion geschafft
lesson-go-on = Weiterspielen
rules-pictured = Regeln mit Bildern
rules-of = Regeln von { $game }
rules-exact = Alle Regeln im Wortlaut
rules-why = Mehr mit Bildern
rules-here = Dazu die Regeln

## Ergebnisse
my-results = Meine Ergebnisse
results-none = Noch keine Partie zu Ende gespielt. Deine Ergebnisse stehen hier, sobald es eine gibt.
results-lead = Gezählt werden beendete Partien, die letzten zweihundert. Lektionen und Partien, in denen du für mehrere spielst, zählen nicht.
results-games = Partien
results-wins = Siege
results-best = Bestes Ergebnis
results-won = { $wins } von { $games } gewonnen
results-share = { $value } von { $of } ({ $percent } %)
results-against = Gegen Bots
results-export = Als Datei mitnehmen
results-delete = Ergebnisse löschen
results-delete-question = Alle Ergebnisse löschen?
results-delete-help = Deine beendeten Partien gelten dann nicht mehr als deine. Die anderen behalten ihre. Das lässt sich nicht rückgängig machen.
results-delete-yes = Ja, löschen
results-keep = Behalten

## Dein Platz, überall
anywhere = Dein Platz, überall
pass-title = Auf einem anderen Gerät weiterspielen
pass-help = Ein Link bringt deine Plätze dorthin: einmal, innerhalb von zehn Minuten. Gib ihn niemandem, der nicht für dich spielen soll.
pass-move = Dieses Gerät dabei abmelden
pass-make = Link und QR-Code zeigen
pass-qr = QR-Code für deinen Platz
pass-copies = Öffne den Link am anderen Gerät. Danach spielst du an beiden.
pass-moves = Öffne den Link am anderen Gerät. Danach spielst du nur noch dort.
pass-left = Gilt noch { $time }, für ein einziges Mal.
pass-close = Zurückziehen
devices = Geräte mit deinem Platz
device-unknown = Unbekanntes Gerät
device-this = dieses Gerät
device-seen = zuletzt da: { $when }
device-drop = Abmelden
device-drop-named = { $name } abmelden
calls = Bescheid, wenn du am Zug und nicht da bist
push-here = Nachricht auf dieses Gerät
push-never = Dieser Browser oder dieser Server kann keine Nachrichten schicken.
push-denied = Dein Browser lässt keine Nachrichten zu. In seinen Einstellungen für diese Seite kannst du es ändern.
push-failed = Dein Browser konnte sich bei seinem Nachrichtendienst nicht anmelden.
mail-address = E-Mail-Adresse
mail-write = Per E-Mail
mail-help = Zuerst kommt ein Brief, in dem du Ja sagst. In jedem steht ein Link, der sie mit einem Klick abbestellt.
mail-asked = wartet auf dein Ja: Sieh in dein Postfach.
mail-on = bekommt Bescheid.
mail-stop = Abbestellen
mail-yes = Abgemacht: Stellwerk schreibt dir, wenn du am Zug bist.
mail-stopped = Abbestellt. Es kommt kein Brief mehr.
install = Stellwerk als App
install-add = Zum Startbildschirm hinzufügen
install-menu = Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Danach geht auch die Nachricht, wenn du am Zug bist.
seat-take = Hier weiterspielen?
seat-take-help = Dieser Link bringt einen Platz an einem Tisch auf dieses Gerät. Er gilt ein einziges Mal.
seat-take-here = Platz auf dieses Gerät holen
seat-elsewhere = Dieses Gerät ist abgemeldet. Dein Platz ist auf einem anderen.

## Vor dem eigenen Zug
kept = Wenn du dran bist:
kept-else = sonst
kept-remove = Verwerfen

## Warten
awaited = Alle warten auf { $who }.
awaited-away = { $who } ist am Zug und nicht da.
nudge = Erinnern
nudged = { $who } wartet auf dich: Du bist am Zug.
replace = Bot einspringen lassen
replace-votes = { $votes } von { $needed } Stimmen dafür.

## Eigene Spielpläne
design-invite = Zeichne einen eigenen Spielplan
design-invite-about = Städte, Strecken und Ziele auf einem Blatt Papier, und ein paar Minuten später eine Partie mit Freunden.
own-picture = Der Spielplan { $title }
own-link = Wer diesen Link hat, kann auf diesem Plan spielen:
own-copy = Eine Kopie bearbeiten
