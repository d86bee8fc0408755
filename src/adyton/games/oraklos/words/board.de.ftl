# Die Wörter auf dem Brett von Oraklos.
oraklos-minute = Jeder hat Karten mit vier Farben. Die Würfel fallen auf den Tisch. Suche vier Würfel in den Farben einer deiner Karten, zwischen denen kein anderer Würfel liegt. Lege einen Marker auf die Karte, sobald du sie siehst, und zeige dann deine Würfel. Hast du recht, bekommst du Punkte; irrst du dich, verlierst du welche.
oraklos-board-die = Würfel { $number }, { $colour }{ $hole ->
    [yes] , Loch oben
   *[no] {""}
}
oraklos-board-card = Wunschkarte: { $colours }.
oraklos-board-token-on = Darauf liegt Marker { $token } von { $name }.
oraklos-board-table = { $count } Würfel auf dem Tisch
oraklos-board-closer = Näher
oraklos-board-farther = Weiter weg
oraklos-board-whole = Der ganze Tisch
oraklos-board-time = Noch { $seconds } Sekunden
oraklos-board-put = Leg { $count } Würfel in den Becher
oraklos-board-take = Nimm { $count } Würfel zurück
oraklos-board-put-these = Hinein damit ({ $count } von { $size })
oraklos-board-take-these = Diese nehmen ({ $count } von { $size })
oraklos-board-fewer = Ein Würfel weniger: { $colour }
oraklos-board-more = Ein Würfel mehr: { $colour }
oraklos-board-tokens = Marker
oraklos-board-free = frei
oraklos-board-cards = Deine Wunschkarten
oraklos-board-open = Die sechs offenen Karten
oraklos-board-others = Karten der anderen
oraklos-board-absent = Fehlt!
oraklos-board-time-out = Keine Würfel in der Zeit gezeigt
oraklos-board-no-more = Ich finde nichts mehr
oraklos-board-all-there = Alle sechs sind da
oraklos-board-look-again = Weitersuchen
oraklos-board-ready = Ich bin bereit
oraklos-board-say-claim = Marker { $token } auf { $card }
oraklos-board-say-absent = Nicht auf dem Tisch: { $card }
oraklos-board-say-put = Hinein: { $dice }
oraklos-board-say-take = Nimm { $dice }
oraklos-board-say-show = Zeig auf diese vier Würfel
oraklos-board-say-show-numbers = Zeig auf die Würfel { $dice }
oraklos-board-late = Zu spät, um { $by } Millisekunden.
oraklos-board-empty = Die Würfel sind im Becher.
oraklos-board-choosing = Wähle die Farben, die deine Wunschkarten brauchen.
oraklos-board-gathering = Der Becher wartet, bis alle Würfel hineingelegt haben.
oraklos-board-point = Zeig auf die vier Würfel, der Reihe nach um die Figur: { $card }, für { $token }.
oraklos-board-watch = { $name } zeigt auf die Würfel für { $card }.
oraklos-board-points-at = { $name } zeigt auf { $dice }.
oraklos-board-challenged = { $name } sagt, { $card } sei nicht da. Zeig auf vier Würfel, die das Gegenteil beweisen.
oraklos-board-challenging = { $name } sagt, { $card } sei nicht da. Beweist jemand das Gegenteil?
oraklos-board-put-in = Im Becher:
oraklos-board-nothing-hidden = hat nichts verdeckt in den Becher gelegt
oraklos-board-verdict = { $token ->
    [0] { $name }: { $reason }.
   *[other] { $name }, Marker { $token }: { $reason }.
}
oraklos-board-review = Runde { $round }: { $count ->
    [0] keine Vorhersage für diese Karten war da
    [one] eine Vorhersage für diese Karten war da
   *[other] { $count } Vorhersagen für diese Karten waren da
}
oraklos-board-review-card = { $name } { $colours }: { $count } da
oraklos-board-there = { $count ->
    [0] Das hätte niemand finden können.
    [one] Eine Figur war möglich.
   [2] Zwei Figuren waren möglich.
   *[other] { $count } Figuren waren möglich.
}
oraklos-board-claimed = { $token ->
    [0] { $name } sagte, es fehle.
   *[other] { $name } legte Marker { $token } darauf.
}
oraklos-board-next-figure = Nächste Figur ({ $at } von { $count })
oraklos-board-open-review = Was war da?
oraklos-board-close = Weiter
oraklos-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
oraklos-board-quiet = ist fertig
oraklos-board-has-put = hat gelegt
oraklos-board-is-ready = bereit
oraklos-board-chapter = Runde { $number }
oraklos-board-goal = Wer zuerst { $goal } Punkte hat, beendet das Spiel.
oraklos-board-this-round = Diese Runde

oraklos-board-falling = Die Würfel rollen …
oraklos-board-before = Vor der letzten Runde
oraklos-board-last-round = Die letzte Runde

# Protokoll und Tipps am Brett: Würfel haben dort keine Nummern, sie werden gezeigt.
oraklos-board-event-shown = { $seat } zeigt vier Würfel für { $card }: { $reason ->
    [true] richtig, { $token } { $token ->
        [one] Punkt
       *[other] Punkte
    }.
    [hole] bei einem liegt das Loch oben. Minus { $token }.
    [crossing] Linien kreuzen sich. Minus { $token }.
    [over] eine Linie führt über einen anderen Würfel. Minus { $token }.
    [corners] einer ist keine Ecke. Minus { $token }.
    [concave] die Figur hat eine Ecke nach innen. Minus { $token }.
    [inside] ein anderer Würfel liegt darin. Minus { $token }.
   *[mismatch] eine wahre Vorhersage, aber nicht für diese Karte. Minus { $token }.
}
oraklos-board-event-challenged = { $seat } zeigt vier Würfel gegen { $card }: { $reason ->
    [true] da ist sie.
    [hole] bei einem liegt das Loch oben.
    [crossing] Linien kreuzen sich.
    [over] eine Linie führt über einen anderen Würfel.
    [corners] einer ist keine Ecke.
    [concave] die Figur hat eine Ecke nach innen.
    [inside] ein anderer Würfel liegt darin.
   *[mismatch] eine wahre Vorhersage, aber nicht für diese Karte.
}
oraklos-board-hint-seen = Die vier markierten Würfel bilden eine wahre Vorhersage für { $card }: Zeigst du sie vor, bekommst du { oraklos-hint-worth }. { oraklos-hint-trap }
oraklos-board-hint-shown = Die vier markierten Würfel bilden eine wahre Vorhersage für { $card } und bringen dir { oraklos-hint-worth }. { oraklos-hint-trap }
oraklos-board-hint-missed = Vier Würfel bildeten eine wahre Vorhersage für { $card }, und Marker { $token } war noch frei.

# Was Zeichen über sich sagen.
oraklos-explain-die = Ein Würfel: { $colour }
oraklos-explain-plain = Er kann Ecke einer Vorhersage sein.
oraklos-explain-hole = Sein Loch liegt oben: Er kann keine Ecke sein.
oraklos-explain-hole-holy = Sein Loch liegt oben. Bei Antipodes macht das nichts.
oraklos-explain-die-rule = Keine Linie darf über ihn führen, und er darf nicht in einer Figur liegen.
oraklos-explain-card = Wunschkarte: { $colours }
oraklos-explain-card-rule = Finde vier Würfel in diesen Farben, im Uhrzeigersinn um die Figur. Mit welcher du anfängst, ist gleich.
oraklos-explain-open-rule = Nenne sie, wenn keine vier Würfel eine Figur in diesen Farben ergeben, im Uhrzeigersinn.
oraklos-explain-token = Marker { $token }
oraklos-explain-token-free = Er ist frei. Leg ihn auf die Karte, die du gefunden hast.
oraklos-explain-token-taken = { $name } hat ihn auf { $card } gelegt.
oraklos-explain-token-rule = Richtig gezeigt bringt er { $token }, falsch gezeigt kostet er { $token }. Marker 3 wird zuerst gezeigt.
oraklos-explain-clock = Die Uhr
oraklos-explain-clock-rule = Ist sie abgelaufen, geht das Spiel von selbst weiter. Wer den Tisch aufmacht, kann die Zeit ändern oder ausschalten.
oraklos-explain-clock-ours = Die gedruckten Regeln kennen keine Uhr.
oraklos-explain-throw = Der Wurf
oraklos-explain-throw-now = Jeder Platz und jede Drehung ist gleich wahrscheinlich. Zwei der sechs Seiten eines Würfels zeigen ein Loch.
oraklos-explain-throw-ours = Die Regeln sagen nicht, wie groß Würfel im Vergleich zum Tisch sind und wie nah sie liegen dürfen.
oraklos-explain-throw-own = Der Wurf ist vom Gastgeber.
oraklos-explain-gain = { $points ->
    [0] In dieser Runde noch nichts.
   *[other] { $points } in dieser Runde.
}
oraklos-explain-stock = Würfel im Vorrat
oraklos-explain-stock-rule = Vor dem Wurf legt jeder Würfel in Farben seiner Wahl in den Becher, ungesehen von den anderen.
oraklos-explain-quiet = Findet in diesem Wurf nichts mehr.
oraklos-explain-others = Die Wunschkarten aller liegen offen.

oraklos-practice-title = Übung: Oraklos allein
oraklos-practice-mode = Was geübt wird
oraklos-practice-wishes = Wünsche, wie in Oraklos und Junior
oraklos-practice-antipodes = Antipodes
oraklos-practice-about = { $mode ->
    [antipodes] { $throws } Würfe mit je sechs offenen Karten, { $seconds } Sekunden für jeden Wurf. Nenn eine Karte, die nicht auf dem Tisch liegt, oder sag, dass alle sechs da sind; Löcher sind hier heilig. Für jeden Wurf hast du eine Antwort. Ein verfehlter Wurf zählt mit seiner ganzen Zeit; die kürzeste Zeit ist dein Rekord.
    [wishes] { $throws } Würfe mit je drei Wunschkarten, { $seconds } Sekunden für jeden Wurf. Zeig auf vier Würfel, die für eine deiner Karten eine wahre Vorhersage sind, oder sag, dass nichts für sie da ist. Ein verfehlter Wurf zählt mit seiner ganzen Zeit, einer ohne Vorhersage gar nicht. Die kürzeste Zeit ist dein Rekord.
   *[other] { $throws } Würfe mit je einer Wunschkarte, { $seconds } Sekunden für jeden Wurf. Zeig auf vier Würfel, die für deine Karte eine wahre Vorhersage sind; es gibt immer eine. Ein verfehlter Wurf zählt mit seiner ganzen Zeit; die kürzeste Zeit ist dein Rekord.
}
oraklos-practice-keys = { $mode ->
    [antipodes] Mit der Tastatur: 1 bis 6 nennen eine Karte, N sagt, dass alle sechs da sind.
    [wishes] Mit der Tastatur: die Nummern der Würfel oder Pfeile und Enter; N sagt, dass nichts da ist.
   *[other] Mit der Tastatur: die Nummern der Würfel oder Pfeile und Enter.
}
oraklos-practice-four = Finde vier
oraklos-practice-holes = Achte auf Löcher
oraklos-practice-crossings = Linien, die sich kreuzen
oraklos-practice-inner = Der Würfel darin
oraklos-practice-concave = Ecken nach innen
oraklos-practice-lesson-four = Vier Würfel in den Farben der Karte, im Ring verbunden. Lies die Farben im Uhrzeigersinn, von irgendeiner Ecke an.
oraklos-practice-lesson-holes = Ein Würfel mit dem Loch oben ist keine Ecke, aber auch über ihn darf keine Linie führen.
oraklos-practice-lesson-crossings = Die vier Linien dürfen sich nicht kreuzen, und keine darf über einen Würfel führen.
oraklos-practice-lesson-inner = In der Figur darf kein anderer Würfel liegen.
oraklos-practice-lesson-concave = Eine Ecke darf nach innen zeigen. Hier zählen nur solche Figuren.
oraklos-practice-lesson-wishes = Drei Karten zugleich, wie am Tisch. Manchmal ist nichts da.
oraklos-practice-lesson-antipodes = Umgekehrt: Welche von sechs Karten ist nicht da?
oraklos-practice-begin = Los
oraklos-practice-again = Noch einmal
oraklos-practice-next = Nächster Wurf
oraklos-practice-finish = Zum Ergebnis
oraklos-practice-nothing = Nichts für meine Karten
oraklos-practice-ask = Zeig auf vier Würfel, der Reihe nach um die Figur.
oraklos-practice-ask-absent = Welche der sechs ist nicht auf dem Tisch?
oraklos-practice-wrong = { $card }: { $reason }. Such weiter.
oraklos-practice-right = { $reason ->
    [none] Richtig: Da war nichts. Dieser Wurf zählt nicht.
    [absent] Richtig: Die war nicht da. { $seconds } s.
    [all] Richtig: Alle sechs waren da. Dieser Wurf zählt nicht.
   *[other] Richtig, in { $seconds } s.
}
oraklos-practice-missed = { $reason ->
    [some] Nein: Es war etwas da.
    [there] Nein: Die war da.
    [lacking] Nein: Nicht alle sechs waren da.
   *[other] Die Zeit ist um.
}
oraklos-practice-place = Wurf { $place } von { $throws }
oraklos-practice-so-far = bisher { $seconds } s
oraklos-practice-result = { $right } von { $throws } richtig: { $seconds } s
oraklos-practice-throw = Wurf { $place }: { $right ->
    [yes] richtig, { $seconds } s
   *[no] verfehlt, { $seconds } s
}
oraklos-practice-best-now = Das ist dein bester Lauf bisher.
oraklos-practice-records = { $mode ->
    [antipodes] Deine Rekorde in Antipodes
   *[wishes] Deine Rekorde
}
oraklos-practice-best = Bester Lauf
oraklos-practice-quickest = Schnellste Antwort
oraklos-practice-right-share = Richtige Antworten
oraklos-practice-runs = Läufe
oraklos-practice-of = { $right } von { $throws }
oraklos-practice-seconds = { $seconds } s
oraklos-practice-clear = Rekorde löschen
oraklos-practice-keep = Behalten
oraklos-practice-sure = Alle?
oraklos-practice-here-only = Sie bleiben nur in diesem Browser.

# Die Textansicht.
oraklos-view-options = Optionen
oraklos-view-round = Runde
oraklos-view-starter = Beginnt
oraklos-view-scores = Punkte
oraklos-view-gains = Punkte dieser Runde
oraklos-view-pile = Wunschkarten im Stapel
oraklos-view-discards = Abgelegte Wunschkarten
oraklos-view-hands = Wunschkarten
oraklos-view-open-cards = Offene Karten
oraklos-view-stocks = Vorrat an Würfeln
oraklos-view-shaker = Sichtbar im Becher
oraklos-view-has-put = Hat Würfel gelegt
oraklos-view-put = Von dir in den Becher gelegt
oraklos-view-ready = Bereit
oraklos-view-dice = Würfel
oraklos-view-die = { $colour }{ $hole ->
    [yes] , Loch oben
   *[no] {""}
}, Mitte { $middle }, Ecken { $corners }
oraklos-view-left = Würfel, die zurückgenommen werden
oraklos-view-order = Nehmen noch Würfel zurück
oraklos-view-pending = Marker, die noch überholt werden können
oraklos-view-landed = Liegende Marker
oraklos-view-quiet = Findet nichts mehr
oraklos-view-spent = Hat schon eine Karte genannt
oraklos-view-shown = Gezeigt
oraklos-view-review = Was in der letzten Runde da war
oraklos-view-ending = Wie es endete
oraklos-view-seat = Wer
oraklos-view-token = Marker
oraklos-view-card = Wunschkarte
oraklos-view-reason = Urteil
oraklos-view-shown-die = Würfel, an dem es liegt
oraklos-view-way = Reihenfolge der Würfel
oraklos-view-line = Enden der Linie, an der es liegt
oraklos-view-cards = Wunschkarten
oraklos-view-found = Vorhersagen dafür
oraklos-view-claims = Gelegte Marker
oraklos-view-predictions = Vorhersagen insgesamt
# Die drei Tasten links in der untersten Buchstabenreihe, wie deutsche Tastaturen sie haben.
oraklos-board-third-keys = Y X C
oraklos-puzzle-ask = Sieh dir den Wurf an: Was ist hier richtig?
