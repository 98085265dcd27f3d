### Turniere und Simulationen

help-tournament = Bots in jeder Sitzordnung gegeneinander antreten lassen. Gewinnraten, Wertungen, Punkte und Zeiten; geht weiter, wo es unterbrochen wurde.
help-tournament-bots = Die Bots, mit Kommas: Namen, strategist@0.3 mit den Sekunden zum Nachdenken, modul:bot für einen eigenen, policy.onnx für einen gelernten.
help-tournament-games = Partien für jede Runde von Bots, aufgerundet, damit jede Sitzordnung jede Verteilung spielt.
help-jobs = Prozesse, in denen gespielt wird. Vorgabe: so viele, wie es Kerne gibt.
help-ray = Stattdessen auf dem Ray-Verbund unter dieser Adresse spielen, etwa auto oder 10.0.0.1:6379.
help-out = Der Ordner des Turniers: Journal, Aufzeichnungen und Berichte.
help-limit = Sekunden, die ein Bot für eine Entscheidung hat; danach geht sein Platz an einen anderen.
help-simulate-engine = Womit gespielt wird: reference, turbo (übersetzter Code, für zufällige Bots ohne Aufzeichnungen) oder auto: turbo ab 1000 Partien, wo es geht.

error-few-bots = { $told } Bot; ein Turnier braucht wenigstens zwei verschiedene
error-module = Der Bot ist nicht brauchbar: { $text }
error-turbo = Die Maschine turbo spielt nur zufällige Bots und schreibt keine Aufzeichnungen; für andere Bots und für Aufzeichnungen gibt es --engine reference
error-arena = Das Turnier ist nicht möglich: { $text }
error-jobs-ray = --jobs und --ray schließen einander aus; gib eines davon an

tournament-goes-on = { $done } von { $games } Partien sind schon gespielt; es geht weiter.
tournament-written = Berichte und Aufzeichnungen liegen in { $path }.

arena-column-bot = Bot
arena-column-seats = Plätze
arena-column-wins = Siege
arena-column-rate = Gewinnrate (95 %)
arena-column-score = Ergebnis
arena-column-rating = Wertung
arena-column-median = ms
arena-column-worst = max.
arena-column-incidents = Ausfälle
arena-unrated = Ohne Wertungen: Sie kommen mit stellwerk[arena].
arena-meetings = Wer vor wem landet
arena-rates = Gewinnrate in Prozent mit 95-%-Intervall; gestrichelt: ein gleicher Anteil
arena-scores = Ergebnis im Mittel mit 95-%-Intervall
arena-spread = Wie oft welches Ergebnis
arena-ratings = Wertung, zwei Sigma nach jeder Seite
arena-order = Gewinnrate in Prozent nach der Reihenfolge am Zug; gestrichelt: ein gleicher Anteil
arena-turn = { $place }. am Zug
arena-setting = { $options }; Startwert { $seed }
arena-place = { $place ->
    [1] Wer beginnt, gewinnt { $rate }, im Mittel { $score }
   *[other] Wer als { $place }. dran ist, gewinnt { $rate }, im Mittel { $score }
}
arena-incident = { $what ->
    [late] { $bot } brauchte in { $n ->
        [one] einer Partie
       *[other] { $n } Partien
    } zu lange; sein Platz ging an einen anderen Bot.
    [illegal] { $bot } wählte in { $n ->
        [one] einer Partie
       *[other] { $n } Partien
    }, was nicht zur Wahl stand ({ $text }); sein Platz ging an einen anderen Bot.
   *[crash] { $bot } fiel in { $n ->
        [one] einer Partie
       *[other] { $n } Partien
    } aus ({ $text }); sein Platz ging an einen anderen Bot.
}
