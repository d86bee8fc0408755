# Die Wörter auf dem Brett von Keltis.
keltis-minute = Lege eine Karte an deine Reihe ihrer Farbe, immer aufwärts oder immer abwärts, und ziehe eine Figur zum nächsten Feld dieser Farbe. Oder wirf eine Karte ab. Dann ziehst du nach. Plättchen am Weg bringen Punkte, Wunschsteine und mehr. Figuren, die am Anfang stehen bleiben, kosten Punkte; wer weit kommt, bekommt viele.
keltis-board-path = Der Spiralpfad
keltis-board-start = der Startstein
keltis-board-field = Feld { $field }, { $colour }, zählt { $value }: { $tile }
keltis-board-tile-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
keltis-board-tile-clover = Kleeblatt { $colour }
keltis-board-tile-spiral = Spirale
keltis-board-tile-kobold = Kobold
keltis-board-tile-mirror = Spiegel
keltis-board-tile-none = dort liegt nichts
keltis-board-tile-wish = { $stones ->
    [0] kein Wunschstein mehr
    [one] 1 Wunschstein
   *[other] { $stones } Wunschsteine
  }
keltis-board-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
keltis-board-priestess-number = Priesterin { $steps }
keltis-board-rows = Deine Reihen
keltis-board-row = { $colour }: { $values }
keltis-board-up = aufwärts
keltis-board-down = abwärts
keltis-board-piles = Stapel
keltis-board-pile = Verdeckter Stapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
keltis-board-discards = Abwurfstapel { $colour }, { $top ->
    [-1] leer
   *[other] oben eine { $top }
  }
keltis-board-offers = Deine Möglichkeiten
keltis-board-choose-card = Wähle eine Karte; auf dem Pfad siehst du, wohin sie führt.
keltis-board-ends = Das beendet das Spiel.
keltis-board-zoom = Größerer Pfad
keltis-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
keltis-board-stones = { $wishes ->
    [one] 1 Wunschstein
   *[other] { $wishes } Wunschsteine
  }{ $mirrors ->
    [0] {""}
    [one] , 1 Spiegel
   *[other] , { $mirrors } Spiegel
  }
keltis-board-made-figures = Figuren
keltis-board-made-mirrors = Spiegel
keltis-board-made-running = bezahlt
keltis-board-made-wishes = { $count ->
    [0] kein Wunschstein
    [one] erst 1 Wunschstein
   *[other] { $count } Wunschsteine
  }
keltis-board-now = Wenn das Spiel jetzt endete
keltis-board-final = Endstand
keltis-board-part = Teil
keltis-board-part-tiles = Plättchen
keltis-board-part-priestess = Priesterin
keltis-board-part-kobolds = Kobolde
keltis-board-part-figures = Figuren
keltis-board-part-wishes = Wunschsteine
keltis-board-part-mirrors = Spiegel
keltis-board-part-total = Summe
keltis-board-say-figure = { $from ->
    [0] Vom Startstein
   *[other] Von Feld { $from }
  } auf { $where }
keltis-board-say-priestess = Priesterin auf Feld { $field }: { $bonus ->
    [0] kein Bonus
   *[other] { $bonus } Punkte
  }
keltis-board-discard = Abwerfen
keltis-board-say-discard = { $card } abwerfen
keltis-board-say-drop = { $card } aus der Hand abwerfen
keltis-board-say-drop-laid = { $card } aus deiner Reihe abwerfen
keltis-board-say-draw = Vom Stapel ziehen
keltis-board-say-take = Oberste Karte nehmen: { $colour }
keltis-board-say-clover = Von Feld { $from } weiter auf { $where }
keltis-board-say-spiral = Zurück auf { $field ->
    [0] den Startstein
   *[other] { $where }
  }
keltis-board-say-score = Kobolde werten: { $points } Punkte
keltis-board-say-stay = Hier bleiben
keltis-board-say-keep = Nichts abwerfen
keltis-board-plain-figure = { $card } legen, { $from ->
    [0] eine Figur vom Startstein
   *[other] die Figur auf Feld { $from }
  } ziehen
keltis-board-plain-priestess = { $card } legen, Priesterin { $number } weiter
keltis-board-plain-spiral = { $number ->
    [0] Zurück auf den Startstein
   *[other] Zurück auf Feld { $number }
  }
keltis-board-plain-clover = Mit dem Kleeblatt weiter{ $number ->
    [0] {""}
   *[other] {" "}mit der Figur auf Feld { $from }
  }
keltis-board-plain-score = Kobolde werten
keltis-view-options = Optionen
keltis-view-path = Der Spiralpfad
keltis-view-wish-table = Punkte nach Zahl der Wunschsteine
keltis-view-kobold-table = Punkte nach Zahl der Koboldfelder
keltis-view-priestess-bonus = Punkte, wenn die Priesterin zu dir kommt
keltis-view-priestess = Feld der Priesterin
keltis-view-first = Begann
keltis-view-mover = Am Zug
keltis-view-hand = Deine Hand
keltis-view-places = Was vor jedem liegt
keltis-view-discards = Abwurfstapel
keltis-view-barred = Farben, die jetzt nicht gezogen werden
keltis-view-pile = Karten im Stapel
keltis-view-aside = Karten aus dem Spiel
keltis-view-choice = Das Plättchen, das wartet
keltis-view-reach = Wohin deine Karten führen
keltis-view-closing = Figuren, deren Schritt in den Zielbereich das Spiel beendet
keltis-view-visited = In diesem Zug besuchte Felder
keltis-view-positions = Stellungen dieses Zuges
keltis-view-has-drawn = Hat gezogen
keltis-view-fresh = Eine Karte kam vom Stapel
keltis-view-quiet = Züge ohne eine solche
keltis-view-ending = Wie es endete
keltis-view-figures = Figuren
keltis-view-rows = Reihen
keltis-view-directions = Richtungen
keltis-view-hand-size = Handkarten
keltis-view-known = Bekannte Handkarten
keltis-view-wishes = Wunschsteine
keltis-view-mirrors = Spiegel
keltis-view-scored-kobolds = Hat Kobolde gewertet
keltis-view-kobold-points = Kobolde brächten
keltis-view-score = Wertung
keltis-view-card = { $card } (Priesterin { $steps })
keltis-view-score-priestess = Punkte mit der Priesterin
keltis-view-score-figures = Punkte der Figuren
keltis-view-score-wishes = Punkte für Wunschsteine
keltis-view-score-mirrors = Punkte mit Spiegeln
keltis-view-tiles = Punkte von Plättchen
keltis-view-kobolds = Punkte für Kobolde
keltis-view-running = Bisherige Punkte
keltis-view-total = Summe
keltis-view-tile = Plättchen
keltis-view-figure = Figur
keltis-view-field = Feld
keltis-view-targets = Felder zur Wahl
keltis-view-reach-card = Karte
keltis-view-fits = Passt
keltis-view-reach-figures = Felder der Figuren
keltis-view-reach-priestess = Felder der Priesterin
keltis-view-pink = Rosa
keltis-view-yellow = Gelb
keltis-view-red = Rotbraun
keltis-view-green = Grün
keltis-view-blue = Blau
keltis-view-place = { $colour }, zählt { $value }: { $tile }{ $target ->
    [yes] , im Zielbereich
   *[no] {""}
  }
keltis-board-ends-would = Was alle hätten
keltis-board-ends-do = Spiel beenden
keltis-board-ends-not = Noch nicht
keltis-explain-field = Feld { $field }, { $colour }
keltis-explain-counts = Wer hier endet, zählt { $value }.
keltis-explain-target = Zielbereich: Wer hier endet, zählt { $value }.
keltis-explain-lies = Hier: { $tile }.
keltis-explain-tile-points = Landet deine Figur hier, bekommst du die Punkte sofort. Das Plättchen bleibt liegen (KEL-15).
keltis-explain-tile-clover = Landet deine Figur hier, darf sie weiter zum nächsten Feld in der Farbe des Kleeblatts (KEL-16).
keltis-explain-tile-spiral = Landet deine Figur hier, darf sie auf ein früheres Feld zurück, und das Plättchen dort wirkt auch (KEL-17).
keltis-explain-tile-kobold = Du darfst eine Karte abwerfen. Stehen alle drei Figuren auf Kobolden, darfst du einmal werten: { $three }, { $two } oder { $one } Punkte für drei, zwei oder ein Feld (KEL-19, KEL-20).
keltis-explain-tile-mirror = Wer hier landet, nimmt ihn. Am Ende zahlt er die Punkte der Wunschsteine noch einmal, auch Minuspunkte (KEL-22, KEL-27).
keltis-explain-tile-wish = Wer hier landet, nimmt einen Wunschstein, solange einer da ist. Sie zählen am Ende (KEL-21, KEL-26).
keltis-explain-wish-now = Du hast { $wishes }, das zählt { $points }; einer mehr zählt { $next }
keltis-explain-priestess = Priesterin
keltis-explain-priestess-start = Sie steht auf dem Startstein.
keltis-explain-priestess-now = Sie steht auf Feld { $field }.
keltis-explain-priestess-rule = Mit einer Karte ziehst du sie statt einer Figur. Endet sie bei deiner Figur, bekommst du { $bonus } Punkte. Plättchen wirken für sie nicht (KEL-11).
keltis-explain-card = Zieht eine Figur zum nächsten Feld ihrer Farbe oder die Priesterin bis zu { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
  } weit.
keltis-explain-row-rule = Jede Reihe geht nur aufwärts oder nur abwärts; gleiche Werte dürfen aufeinander folgen (KEL-8).
keltis-explain-points-now = Schon bezahlt { $running }, Figuren { $figures }, Wunschsteine { $wishes }, Spiegel { $mirrors }.
keltis-explain-points-rule = So viel wäre es, wenn das Spiel jetzt endete, wie in der Wertung.
keltis-explain-stones-now = Sie zählen { $wishes }, die Spiegel { $mirrors }.
keltis-explain-stones-rule = Wunschsteine zahlen nach Anzahl: { $table } (KEL-26).
keltis-explain-ours-colours = seine Farbe
keltis-explain-ours-values = sein Wert
keltis-explain-ours-wish-stones = dass es ein großer Stein ist
keltis-explain-ours-priestess = Die Priesterinnenzahlen außer denen der 8 und 9.
keltis-explain-ours-wish = Was { $stones } Steine zahlen.
