### analyse: auf eine Partie zurückblicken

help-analyse = Glück und Können in einer aufgezeichneten Partie. Wer nach jedem Eintrag wie gute Aussichten hatte und was am meisten gekostet hat.
help-depth = So oft wird jede Stellung zu Ende gespielt; öfter dauert länger und ist genauer.
error-no-analysis = Keine Analyse für { $game }: Für diese Spielfamilie gibt es keinen übersetzten Kern
progress-positions = Stellungen
analyse-head = { $positions } Stellungen, jede { $n }-mal zu Ende gespielt. Gewinnaussichten in Prozent.
analyse-seat = Platz
analyse-prior = vorher
analyse-luck = Glück
analyse-skill = eigene Züge
analyse-others = fremde Züge
analyse-result = Ergebnis
analyse-sum = Vorher, Glück, eigene und fremde Züge ergeben zusammen das Ergebnis.
analyse-costly = Die teuersten Entscheidungen
analyse-costly-about = Nach dem beurteilt, was damals zu sehen war. Die Linien kennen alle Karten; darum stimmen beide nicht überein.
analyse-done = { $action } (Gewinnaussicht { $chance }).
analyse-better = Besser: { $action } ({ $chance }).
analyse-lucky = Das größte Glück
analyse-unlucky = Das größte Pech
analyse-nothing = Nichts Nennenswertes.
