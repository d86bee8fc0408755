# Die Wörter auf dem Brett von Keltis.
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
keltis-board-ends-sure = Das beendet das Spiel. Drücke noch einmal, wenn du es willst.
keltis-board-zoom = Größerer Pfad
keltis-board-running = Bisherige Punkte
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
keltis-board-say-figure = Figur { $figure } auf { $where }
keltis-board-say-priestess = Priesterin auf { $where }
keltis-board-say-discard = { $card } abwerfen
keltis-board-say-drop = { $card } aus der Hand abwerfen
keltis-board-say-drop-laid = { $card } aus deiner Reihe abwerfen
keltis-board-say-draw = Vom Stapel ziehen
keltis-board-say-take = Oberste Karte nehmen: { $colour }
keltis-board-say-clover = Mit Figur { $figure } weiter auf { $where }
keltis-board-say-spiral = Zurück auf { $where }
keltis-board-say-score = Kobolde werten: { $points } Punkte
keltis-board-say-stay = Hier bleiben
keltis-board-plain-figure = { $card } legen, Figur { $number } ziehen
keltis-board-plain-priestess = { $card } legen, Priesterin { $number } weiter
keltis-board-plain-spiral = Zurück auf Feld { $number }
keltis-board-plain-clover = Mit dem Kleeblatt weiter{ $number ->
    [0] {""}
   *[other] , Figur { $number }
  }
keltis-board-plain-score = Kobolde werten
keltis-view-options = Einstellungen
keltis-view-path = Der Spiralpfad
keltis-view-wish-table = Punkte nach Zahl der Wunschsteine
keltis-view-kobold-table = Punkte nach Zahl der Koboldfelder
keltis-view-priestess-bonus = Punkte für ein Treffen mit der Priesterin
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
keltis-view-closing = Figuren, deren Schritt ins Ziel das Spiel beendet
keltis-view-visited = In diesem Zug besuchte Felder
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
