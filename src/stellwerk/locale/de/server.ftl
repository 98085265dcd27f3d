### Die Befehle des Servers

## Hilfe
help-serve = Tische für Browser und Programme öffnen. Bis Strg-C.
help-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 ist jede dieses Rechners.
help-port = Der Port, auf dem gelauscht wird.
help-data = Der Ordner, in dem Tische liegen. Sonst der Datenordner des Benutzers.
help-database = Eine Datenbank statt eines Ordners, etwa postgresql://benutzer@rechner/name.
help-origin = Eine Seite anderer Herkunft, die diesen Server benutzen darf; mehrmals möglich.
help-public = Wo man den Server erreicht, wenn unter einer anderen Adresse: Einladungen nennen sie, und Seiten von dort sind seine eigenen.
help-proxy = Eine Adresse oder ein Netz, dessen X-Forwarded-For und X-Forwarded-Proto geglaubt wird; mehrmals möglich. Sonst: dieser Rechner.
help-titles = Ein Ordner mit eigenen Spielen und Plänen, die neben unseren angeboten werden; auch mehrmals.
help-workers = Wie viele Prozesse bedienen. Mehr als einer nur an PostgreSQL.
help-keep-records = Der Ordner, in den Aufzeichnungen beendeter Partien geschrieben werden, bevor ihre Tische gehen.
help-settings = Eine Einstellungsdatei (TOML). Sonst die, die die Variable STELLWERK_SETTINGS nennt. Schalter gehen vor.
help-set = Eine beliebige Einstellung der Datei, etwa limits.sockets=50; mehrmals möglich.
help-show-settings = Sagen, welche Einstellungen gelten, als Einstellungsdatei, und enden.
help-open = Den Browser öffnen.
help-verify = Jede Ziehung einer Aufzeichnung aus ihrem Glücksbeweis nachrechnen. Code 2, wenn eine abweicht.
help-tables = Die Tische, die der Server aufbewahrt.
help-tables-list = Alle Tische, die neuesten zuerst.
help-tables-export = Die Aufzeichnung eines Tischs; solange gespielt wird, sein Protokoll mit allem Verdeckten.
help-tables-delete = Einen Tisch endgültig löschen.
help-tables-clean = Von Hand wegräumen, was der Server von selbst wegräumt: Tische, Gespräche und Gäste nach den Tagen, die [keep] in den Einstellungen nennt.
help-dry-run = Nur sagen, was ginge.
help-table-name = Kurzcode oder Kennung eines Tischs.
help-backup = Alles in eine Datei schreiben, auch während der Server läuft. Sie enthält Verdecktes: sicher verwahren.
help-restore = Eine leere Datenbank aus einer Sicherung füllen, auch aus einer anderer Art.
help-backup-file = Die Datei der Sicherung.
help-doctor = Sagen, was mit dem Ort nicht stimmt, an dem Tische liegen. Code 1, wenn etwas offen bleibt.
help-mend = In Ordnung bringen, was sich ohne Verlust in Ordnung bringen lässt.
help-drill = Einen eigenen Server auf diesem Rechner hart prüfen.
help-drill-load = Viele Partien zugleich: Wie lange dauert ein Zug?
help-drill-kill = Den Server immer wieder hart beenden: Geht etwas verloren?
help-drill-contest = Zwei Knoten an einer PostgreSQL-Datenbank und derselbe Zug an beiden: Wird er je zweimal ausgeführt?
help-drill-fuzz = Pakete, die beinahe Nachrichten sind: Bricht oder ändert sich etwas?
help-drill-presence = Zwei Leute an zwei Knoten einer PostgreSQL-Datenbank: Spielt ein Bot für jemanden, der da ist?
help-drill-boot = Den Server beim allerersten Start hart beenden: Geht sein Datenordner wieder auf?
help-drill-rows = Zeilen, die niemand lesen kann: Fällt jeder Tisch nur für sich aus?
help-drill-attack = Jemand überschüttet den Server, während zwei Leute spielen: Merken sie etwas davon?
help-drill-names = Welche Angriffe: frames, requests, headers, silence, readers, boards, replays, spectators, bots. Alle, wenn keiner genannt ist.
help-drill-games = Wie viele Partien.
help-drill-seats = Wie viele Plätze in jeder, jeder mit einer Verbindung.
help-drill-bot = Ein Mensch an jedem Tisch, und auf den anderen Plätzen dieser Bot.
help-drill-every = Sekunden zwischen zwei Zügen einer Partie; 0 ist so schnell wie möglich.
help-drill-seconds = Wie viele Sekunden.
help-drill-kills = Wie oft.
help-drill-moves = Wie viele Züge.
help-drill-frames = Wie viele Pakete.
help-drill-postgresql = An einem eigenen PostgreSQL-Server statt an SQLite.

## Was gesagt wird
serve-ready = Stellwerk ist unter { $address }
command-line = Befehlszeile
serve-not-offered = Wird nicht angeboten: { $text }
verify-passed = { $n ->
    [one] { $file }: Das Glück war ehrlich, { $n } Ziehung nachgerechnet
   *[other] { $file }: Das Glück war ehrlich, { $n } Ziehungen nachgerechnet
}
verify-takebacks = { $takebacks ->
    [one] { $file }: einmal wurde eine gesehene Ziehung zurückgenommen
   *[other] { $file }: { $takebacks }-mal wurde eine gesehene Ziehung zurückgenommen
}
verify-taken = { $file }: die ersten { $taken } Einträge stammen aus einer anderen Partie, ihr Glück wurde nicht geprüft
tables-deleted = Tisch { $code } ({ $game }) ist gelöscht.
clean-finished = { $what }: seit langem beendet
clean-unfinished = { $what }: niemand spielt weiter
clean-abandoned = { $what }: abgebrochen
clean-unbegun = { $what }: nie begonnen
clean-chat = { $what ->
    [one] { $what } Zeile Gespräch
   *[other] { $what } Zeilen Gespräch
}
clean-guests = { $what ->
    [one] { $what } Gast ohne Tisch
   *[other] { $what } Gäste ohne Tisch
}
clean-designs = { $what ->
    [one] { $what } Spielplan, den niemand spielt
   *[other] { $what } Spielpläne, die niemand spielt
}
clean-stays = { $what }: bleibt, weil seine Aufzeichnung nicht zu schreiben ist oder eben noch jemand da war
backup-done = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
}
restore-done = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
} wiederhergestellt
doctor-well = Alles in Ordnung.
doctor-found = { $text }
doctor-mendable = { $text } Das lässt sich beheben: --mend.
doctor-mended = { $text } Behoben.
doctor-none = Unter { $place } gibt es keine Datenbank.
doctor-readable = Andere auf diesem Rechner dürfen in { $place } hineinsehen (Modus { $mode }).
doctor-damaged = Die Datenbankdatei ist beschädigt: { $text }. Spiel eine Sicherung ein.
doctor-shut = Die Datenbank lässt sich nicht öffnen: { $text }.
doctor-half = Ein erster Start wurde abgebrochen: Das Schema ist halb fertig.
doctor-newer = Die Datenbank stammt von einer neueren Fassung dieses Programms (Schema { $step }, unseres ist { $ours }).
doctor-older = Die Datenbank hat ein älteres Schema ({ $step }, unseres ist { $ours }); der nächste Start bringt sie auf den Stand.
doctor-gap = Tisch { $table }: In seinem Protokoll fehlen Versionen. Spiel eine Sicherung ein.
doctor-unreadable = Tisch { $table }: Version { $version } seines Protokolls ist nicht zu lesen.
doctor-contradiction = Tisch { $table }: Sein Protokoll widerspricht sich ({ $text }).
doctor-snapshot = Tisch { $table }: Seine Zwischenablage ist nicht, was sein Protokoll ergibt.
doctor-status = Tisch { $table }: Er steht als { $status } im Verzeichnis, sein Protokoll sagt { $right }.
column-code = Code
column-status = Stand
column-opened = eröffnet
column-who = wer
column-versions = Versionen

## Was nicht ging
error-data-or-database = Einen Ordner oder eine Datenbank nennen, nicht beides.
error-workers = Mehrere Prozesse brauchen PostgreSQL: mit --database eine Datenbank nennen. In die eingebaute schreibt nur einer.
error-setting = { $source }: { $setting } nimmt { $allowed }.
error-no-setting = { $source }: Eine Einstellung { $setting } gibt es nicht; es gibt { $known }.
allowed-whole = eine ganze Zahl, mindestens { $least }
allowed-number = eine Zahl, mindestens { $least }
allowed-flag = true oder false
allowed-port = einen Port von 1 bis 65535
allowed-text = einen Text
allowed-rate = einen Text wie "600/minute", "40/2 second" oder "1000/day"
allowed-folder = den Pfad eines Ordners
allowed-folders = eine Liste von Ordnern
allowed-networks = eine Liste von Adressen und Netzen wie "10.0.0.2" oder "10.0.0.0/24"
allowed-address = eine Adresse, die mit http:// oder https:// beginnt
allowed-addresses = eine Liste von Adressen, die mit http:// oder https:// beginnen
allowed-database = eine URL, die mit postgresql:// oder sqlite:// beginnt, oder den Pfad einer Datei
error-attack = Es gibt keinen Angriff „{ $name }“, nur { $names }.
error-database = Die Datenbank ist nicht zu gebrauchen: { $text }
error-table = Es gibt keinen Tisch { $table }.
error-backup = Die Sicherung ist nicht zu gebrauchen: { $text }
