# Die Wörter auf dem Brett von Oracle.
oracle-minute = Jede Runde behältst du zwei Prophezeiungen: Sie sagen, welche Siegpunkt-Chips du am Ende haben willst und welche nicht. Dann spielt ihr Stiche. Bediene die angespielte Farbe, wenn du kannst; der höchste Wert gewinnt, doch eine 1 schlägt eine 12. Das Tier auf der Gewinnerkarte bringt einen Chip seiner Art. Erfüllte Prophezeiungen und Sterne sind deine Punkte.
oracle-board-phoenix = Phönix
oracle-board-pegasus = Pegasus
oracle-board-hydra = Hydra
oracle-board-card = { $colour } { $value }
oracle-board-chips = { $count } { $species }-{ $count ->
    [one] Chip
   *[other] Chips
  }
oracle-board-loser = { $species }-Loser-Chip
oracle-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
oracle-board-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
oracle-board-dealer = gibt
oracle-board-has-chosen = hat gewählt
oracle-board-void = kein
oracle-board-void-in = hat kein { $colour }
oracle-board-trick = Der Stich
oracle-board-led = { $colour } ist angespielt
oracle-board-leads = { $name } spielt an
oracle-board-wins = gewinnt den Stich
oracle-board-wins-so-far = gewinnt bisher
oracle-board-one-beats-twelve = 1 schlägt 12
oracle-board-led-colour = angespielte Farbe gewinnt
oracle-board-earlier = gleich: die frühere gewinnt
oracle-board-any-colour = höchster Wert gewinnt
oracle-board-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
  }
oracle-board-hand = Deine Hand, { oracle-board-cards }
oracle-board-middle = Chips in der Mitte
oracle-board-prophecies = Deine Prophezeiungen
oracle-board-standing-fulfilled = bisher wahr
oracle-board-standing-open = noch möglich
oracle-board-standing-lost = verloren
oracle-board-choose-title = Behalte zwei dieser Prophezeiungen
oracle-board-choose-button = { $count ->
    [2] Diese beiden behalten
    [1] Noch eine wählen
   *[other] Zwei wählen
  }
oracle-board-pass-title = Zwei davon gibst du nach links weiter
oracle-board-pass-button = { $count ->
    [2] Diese beiden weitergeben
    [1] Noch eine wählen
   *[other] Zwei wählen
  }
oracle-board-discard-title = Zwei davon legst du offen ab
oracle-board-discard-button = { $count ->
    [2] Diese beiden ablegen
    [1] Noch eine wählen
   *[other] Zwei wählen
  }
oracle-board-draft = Weiterreichen, Umlauf { $lap } von { $laps }
oracle-board-others-choose = Du hast gewählt. Die anderen denken noch über ihre Prophezeiungen nach.
oracle-board-loser-title = Dein { $species }-Loser-Chip
oracle-board-loser-text = Du hast wieder mit { $species } gewonnen und darfst den Loser-Chip in die Mitte zurücklegen.
oracle-board-loser-return = Zurücklegen
oracle-board-loser-keep = Behalten
oracle-board-round-scored = Wertung der { $round }. Runde
oracle-board-show-all = Alles zeigen
oracle-board-go-on = Weiter
oracle-board-lost = { $count ->
    [one] ein Chip geht zurück
   *[other] { $count } Chips gehen zurück
  }
oracle-board-stars = Siegpunkt-Chips
oracle-board-source-chips = Siegpunkt-Chips
oracle-board-source-prophecies = Prophezeiungen, Runde { $round }
oracle-board-round-total = Diese Runde
oracle-board-pad = Wertungsblock
oracle-board-round = Runde
oracle-board-open-round = Wertung der { $round }. Runde ansehen
oracle-board-sum = Summe
oracle-board-winner = Gut vorhergesehen, { $names }!
oracle-board-say-play = { $card } spielen
oracle-board-say-choose = „{ $first }“ und „{ $second }“ behalten
oracle-board-say-pass = „{ $first }“ und „{ $second }“ weitergeben
oracle-board-say-discard = „{ $first }“ und „{ $second }“ offen ablegen
oracle-view-options = Optionen
oracle-view-removed = Farbe, die fehlt
oracle-view-round = Runde
oracle-view-dealer = Geber
oracle-view-leader = Anspieler
oracle-view-led = Angespielte Farbe
oracle-view-trick = Stich auf dem Tisch
oracle-view-winning = Gewinnt den Stich bisher
oracle-view-hand = Deine Hand
oracle-view-hand-sizes = Handkarten
oracle-view-played = Gespielte Karten dieser Runde
oracle-view-voids = Farben, die sie nicht haben
oracle-view-middle = Chips in der Mitte
oracle-view-chips = Siegpunkt-Chips
oracle-view-losers = Loser-Chips
oracle-view-contested = Loser-Chip, der zurückgelegt werden darf
oracle-view-held = Deine Prophezeiungen
oracle-view-held-sizes = Gehaltene Prophezeiungen
oracle-view-aside = Prophezeiungen, die du weggelegt hast
oracle-view-chosen = Hat gewählt
oracle-view-draft = Weiterreichen
oracle-view-scores = Punkte
oracle-view-tallies = Wertung der Runden
oracle-board-draft-pile = { $count } Karten im Stapel
oracle-board-draft-open = Offene Ablage
oracle-board-others-draft = Jemand wählt noch, was weitergegeben wird.
oracle-board-all-choose = Alle wählen gerade Prophezeiungen.
oracle-view-phoenix = Phönix
oracle-view-pegasus = Pegasus
oracle-view-hydra = Hydra
oracle-view-prophecy = { $text } ({ oracle-board-points }{ $standing ->
    [none] {""}
   *[other] {", "}{ $standing }
  })
oracle-view-lost = Chips, die zurückgehen
oracle-view-stars = Sterne
oracle-view-tricks = Gewonnene Stiche
oracle-view-prophecies = Prophezeiungen
oracle-view-paid = Punkte für jede Prophezeiung
oracle-view-points = Punkte der Runde
oracle-view-lap = Umlauf
oracle-view-laps = Umläufe insgesamt
oracle-view-pile = Prophezeiungen im Stapel
oracle-view-discards = Offen abgelegt
oracle-board-values = Werte mit { $species }:
oracle-board-fit = In deiner Hand: { $cards }
oracle-board-last-trick = Letzter Stich
oracle-board-loser-cost = { $count ->
    [0] Behalten kostet jetzt nichts: Du hast keine { $species }-Chips.
    [one] Behältst du ihn, geht dein { $species }-Chip am Ende der Runde zurück: { $stars } Sterne.
   *[other] Behältst du ihn, gehen deine { $count } { $species }-Chips am Ende der Runde zurück: { $stars } Sterne.
  }
oracle-explain-seat = Platz { $seat }
oracle-explain-chips = { $species }-Chip: { $stars } Sterne
oracle-explain-middle = { $count } in der Mitte.
oracle-explain-held = Verteilt: { $held }.
oracle-explain-chips-rule = Wer einen Stich mit { $species } gewinnt (Werte { $values }), nimmt einen. Ist keiner mehr da, gibt es den Loser-Chip (ORA-17, ORA-18).
oracle-explain-loser-middle = In der Mitte.
oracle-explain-loser-held = { $name } hat ihn. Er würde { $count ->
    [0] jetzt nichts kosten.
    [one] einen Chip kosten: { $stars } Sterne.
   *[other] { $count } Chips kosten: { $stars } Sterne.
  }
oracle-explain-loser-rule = Am Ende der Runde gehen damit alle { $species }-Chips zurück. Wer noch einmal mit { $species } gewinnt, darf ihn zurücklegen (ORA-19, ORA-21).
oracle-explain-standing-fulfilled = Bisher wahr: Endete die Runde jetzt, würde sie zahlen.
oracle-explain-standing-open = Noch möglich, aber noch nicht wahr.
oracle-explain-standing-lost = Verloren: Sie kann nicht mehr wahr werden.
oracle-explain-prophecy-rule = Zahlt { oracle-board-points }, wenn sie am Ende der Runde wahr ist (ORA-23).
oracle-explain-origin-all = Weder diese Karte noch ihre Punkte stehen in unseren Quellen.
oracle-explain-origin-points = So eine Karte ist bekannt; ihre Punkte stehen nicht in unseren Quellen.
oracle-explain-tricks = Gewonnene Stiche in dieser Runde
oracle-explain-tricks-rule = Eine Prophezeiung dieses Decks zählt sie.
oracle-explain-void-rule = Alle haben gesehen, dass eine andere Farbe gespielt wurde (ORA-13).
oracle-board-came-true = wahr geworden
oracle-board-chapter-dealt = Neue Runde
oracle-board-chapter-scored = Wertung
oracle-board-chapter-trick = Stich { $number }
oracle-board-latest = zuletzt gespielt
