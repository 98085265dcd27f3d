### Was an einer Datei nicht stimmt; auf Englisch steht es im Quelltext

## Lesen
file-no-file = nicht lesbar: Datei oder Ordner fehlt
file-folder = nicht lesbar: Das ist ein Ordner
file-unread = nicht lesbar: { $text }
file-no-text = kein UTF-8-Text (Byte { $n })
file-large = größer als { $n } MB
file-nested = zu tief verschachtelt
file-nested-more = tiefer als { $n } Ebenen verschachtelt
file-digits = Eine Zahl hat zu viele Ziffern
file-no-number = { $word } ist keine Zahl
file-not-json = kein gültiges JSON: { $what }
file-not-toml = kein gültiges TOML: { $what }
file-not-python = kein Python: { $text }
file-syntax = das ist nicht lesbar
file-syntax-array = eine Liste endet nicht
file-syntax-colon = hier fehlt ein Doppelpunkt
file-syntax-comma = hier fehlt ein Komma
file-syntax-equals = hier fehlt ein Gleichheitszeichen
file-syntax-escape = ein Rückstrich zu viel
file-syntax-extra = nach dem Ende folgt noch etwas
file-syntax-key = hier fehlt ein Name
file-syntax-last-comma = das letzte Komma ist zu viel
file-syntax-name = hier fehlt ein Name in Anführungszeichen, oder ein Komma ist zu viel
file-syntax-newline = hier muss eine Zeile enden
file-syntax-quote = ein Text endet nicht
file-syntax-statement = eine Zeile lautet [Tabelle] oder Name = Wert
file-syntax-table = eine Tabelle endet nicht
file-syntax-twice = derselbe Name steht hier zweimal
file-syntax-value = hier fehlt ein Wert

## Form
file-kind = verlangt ist { $wanted }, nicht { $got }
file-kind-array = eine Liste
file-kind-bool = true oder false
file-kind-float = eine Zahl
file-kind-int = eine ganze Zahl
file-kind-null = nichts
file-kind-object = eine Tabelle
file-kind-other = etwas anderes
file-kind-str = ein Text
file-either = { $one } oder { $other }
file-least = { $value } ist zu wenig; mindestens { $bound }
file-most = { $value } ist zu viel; höchstens { $bound }
file-beyond = { $value } ist nicht { $sign } { $bound }
file-few = { $n } Einträge sind zu wenige; mindestens { $bound }
file-many = { $n } Einträge sind zu viele; höchstens { $bound }
file-length = verlangt sind { $n } Einträge, nicht { $got }
file-short = Der Text ist zu kurz; mindestens { $bound } Zeichen
file-long = Der Text ist zu lang; höchstens { $bound } Zeichen
file-spelling = { $value } ist falsch geschrieben: { $wanted }
file-slug = Kleinbuchstaben und Ziffern, Wörter mit Bindestrichen verbunden
file-word = Kleinbuchstaben und Ziffern, Wörter mit Binde- oder Unterstrichen verbunden
file-choose = { $value } geht nicht; zur Wahl stehen { $values }
file-missing-field = Das Feld { $name } fehlt
file-unknown-field = Dieses Feld gibt es nicht; es gibt { $names }
file-unknown-meant = Dieses Feld gibt es nicht; ist { $name } gemeint?
file-unprinted = U+{ $code } ist kein druckbares Zeichen
file-shape = { $value } passt hier nicht

## Titel und Optionen
file-option = { $name }=„{ $value }“ geht nicht; zur Wahl stehen { $values }
file-no-option = Die Option „{ $name }“ gibt es nicht; es gibt { $there }
file-outside = „{ $name }“ liegt außerhalb des Ordners dieses Titels
file-called-twice = Ein Spiel namens „{ $name }“ gibt es schon; wähle einen anderen Namen
file-no-family = Keine Spielefamilie liest diese Datei; es gibt { $families }
file-no-folder = ist kein Ordner mit Titeln
file-unseen = { $text }

## Gelernte Bots
file-policy-folder = ist kein Ordner mit gelernten Bots
file-policy-runtime = wird mit onnxruntime gespielt, und das ist nicht installiert: pip install 'stellwerk[onnx]'
file-policy-name = Der Name muss aus Kleinbuchstaben und Ziffern bestehen, Wörter mit Bindestrichen verbunden
file-policy-taken = Einen Bot namens „{ $name }“ gibt es schon
file-policy-large = ist größer als { $most } MiB
file-policy-no-model = ist kein ONNX-Modell, das hier laufen kann: { $text }
file-policy-label = In den Metadaten steht unter „{ $key }“ nicht, wofür es gemacht ist: { $text }
file-policy-inputs = hat { $count } Eingaben; eine ist gewünscht
file-policy-unknown = spielt { $env }; hier gibt es { $envs }
file-policy-game = spielt { $env }, nicht { $wanted }
file-policy-rules = ist für einen anderen Plan oder andere Regeln von { $env } gemacht; auch Optionen zählen
file-policy-input = lässt sich keine Beobachtung von { $size } Zahlen geben: { $text }
file-policy-output = Die Bewertungen haben die Form { $found }; gewünscht ist { $wanted }, eine für jede Aktion

## Küsten und Karten
file-no-map = Diese Karte gibt es nicht; es gibt { $known }
file-no-layout = Der Plan „{ $board }“ hat noch kein Layout; stellwerk layout macht eines
file-no-coast = Darin ist kein Land
file-no-ring = ein Vieleck ohne Ring
file-small-ring = Ein Ring aus { $n } verschiedenen Punkten umschließt nichts
file-no-point = { $point } ist nicht [Länge, Breite]
