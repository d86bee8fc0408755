oraklos-title = Oraklos
oraklos-blurb = Die Würfel fallen auf den Tisch. Wer sieht zuerst die Figur zwischen vier von ihnen?

oraklos-colour = { $colour ->
    [red] rot
    [yellow] gelb
    [blue] blau
   *[black] schwarz
}
oraklos-letters = r rot, y gelb, b blau, k schwarz
oraklos-reason-true = wahr und passend
oraklos-reason-hole = ein Loch liegt oben
oraklos-reason-crossing = Linien kreuzen sich
oraklos-reason-over = eine Linie läuft über einen Würfel
oraklos-reason-corners = das sind keine vier Ecken
oraklos-reason-concave = die Figur ist nicht konvex
oraklos-reason-inside = ein Würfel liegt darin
oraklos-reason-mismatch = eine wahre Vorhersage, aber nicht für diese Karte
oraklos-reason-time = die Zeit lief ab

# How the bots are offered.
oraklos-bot-child = Für Kinder: findet etwas nach etwa einer Minute
oraklos-bot-easy = Gemütlich: findet etwas nach etwa 30 s
oraklos-bot-even = Gleich stark: passt sich dir an
oraklos-bot-normal = Flott: findet etwas nach etwa 15 s
oraklos-bot-hard = Schnell: findet etwas nach etwa 7 s
oraklos-bot-oracle = Orakel: findet etwas nach etwa 3 s

oraklos-name = Name
oraklos-points = Punkte
oraklos-cards = Karten
oraklos-stock = Würfel
oraklos-round = Runde { $number }
oraklos-starts = { $name } beginnt
oraklos-pile = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
oraklos-shaker = im Becher:
oraklos-left = Auf dem Tisch:
oraklos-open = Offene Karten:
oraklos-legend = r rot · y gelb · b blau · k schwarz · ° das Loch liegt oben
oraklos-review = Runde { $number }: { $count } Vorhersagen lagen auf dem Tisch
oraklos-found = { $count ->
    [0] keine
   *[other] { $count } da
}
oraklos-named = { $name } sagte, sie fehle

oraklos-option-mode = Spiel
    .help = Das Grundspiel, Junior ohne Würfelwahl oder Antipodes, wo man nennt, was nicht da ist.
oraklos-option-mode-standard = Oraklos
oraklos-option-mode-junior = Junior
oraklos-option-mode-antipodes = Antipodes
oraklos-option-convex_only = Nur konvexe Figuren
    .help = Eine Figur mit einer Ecke nach innen ist keine Vorhersage.
oraklos-option-scale = Größe der Würfel in Prozent
    .help = Größere Würfel lassen weniger Vorhersagen auf dem Tisch.
oraklos-option-search = Zeit zum Suchen, in Sekunden
    .help = Läuft sie ab, ist die Suche vorbei; bei 0 wird beliebig lange gesucht.
oraklos-option-showing = Zeit zum Zeigen, in Sekunden
    .help = So lange hast du, um auf deine vier Würfel zu zeigen; 0 ist ohne Uhr.
oraklos-option-challenge = Zeit zum Einspruch, in Sekunden
    .help = In Antipodes dürfen die anderen so lange nach einem Gegenbeispiel suchen; 0 ist ohne Uhr.
oraklos-option-ready = Pause vor dem Wurf, in Sekunden
    .help = In Junior und Antipodes fallen die Würfel, wenn alle bereit sind oder diese Zeit um ist; 0 wartet auf alle.
oraklos-option-claim_window = Wartezeit für Meldungen, in Millisekunden
    .help = So lange wartet eine Meldung, damit jemand, der früher gedrückt hat, noch zuerst kommt.
oraklos-option-content = Eigener Wurf
    .help = Eine TOML-Datei mit Größe, Abstand und Löchern der Würfel anstelle der mitgelieferten.

oraklos-phase-start = Wer beginnt, wird ausgelost.
oraklos-phase-spies = Die Spione bringen Wunschkarten.
oraklos-phase-deal = Sechs Wunschkarten werden ausgelegt.
oraklos-phase-dice = Wähle Würfel für den Becher.
oraklos-phase-ready = Sag, wenn du für den Wurf bereit bist.
oraklos-phase-throw = Die Würfel fallen.
oraklos-phase-search = Finde eine Vorhersage, nimm einen Marker.
oraklos-phase-showing = Zeig auf die vier Würfel deiner Vorhersage.
oraklos-phase-taking = Nimm Würfel vom Tisch zurück.
oraklos-phase-naming = Nenne eine Karte, zu der keine Vorhersage auf dem Tisch passt.
oraklos-phase-challenge = Zeig eine Vorhersage zur Karte, oder sag: keine.
oraklos-phase-over = Das Spiel ist aus.

oraklos-event-start = { $seat } beginnt.
oraklos-event-round = Runde { $number } beginnt.
oraklos-event-shuffled = Die abgelegten Karten werden eingemischt.
oraklos-event-wish = { $seat } zieht { $card }.
oraklos-event-put = { $seat } hat Würfel in den Becher gelegt.
oraklos-event-ready = { $seat } ist bereit.
oraklos-event-throw = { $dice } Würfel liegen auf dem Tisch.
oraklos-event-no-more = { $seat } findet nichts mehr.
oraklos-event-look-again = { $seat } sucht weiter.
oraklos-event-claim = { $seat } legt Marker { $token } auf { $card }.
oraklos-event-late = { $seat } war um { $by } ms zu spät.
oraklos-event-search-over = Die Suche ist vorbei.
oraklos-event-absent = { $seat } sagt: { $card } liegt nicht auf dem Tisch.
oraklos-event-all-occur = Alle sind sich einig: Alle sechs Karten liegen auf dem Tisch.
oraklos-event-shown = { $seat } zeigt auf { $dice } für { $card }: { $reason ->
    [true] wahr, { $token } { $token ->
        [one] Punkt
       *[other] Punkte
    }.
    [hole] Würfel { $die } zeigt ein Loch. Minus { $token }.
    [crossing] Linien kreuzen sich. Minus { $token }.
    [over] eine Linie läuft über Würfel { $die }. Minus { $token }.
    [corners] Würfel { $die } ist keine Ecke. Minus { $token }.
    [concave] die Figur ist nicht konvex. Minus { $token }.
    [inside] Würfel { $die } liegt darin. Minus { $token }.
   *[mismatch] eine wahre Vorhersage, aber nicht für diese Karte. Minus { $token }.
}
oraklos-event-hesitated = { $seat } zögert zu lange mit { $card }: minus { $token }.
oraklos-event-challenged = { $seat } zeigt auf { $dice } gegen { $card }: { $reason ->
    [true] da ist sie.
    [hole] Würfel { $die } zeigt ein Loch.
    [crossing] Linien kreuzen sich.
    [over] eine Linie läuft über Würfel { $die }.
    [corners] Würfel { $die } ist keine Ecke.
    [concave] die Figur ist nicht konvex.
    [inside] Würfel { $die } liegt darin.
   *[mismatch] eine wahre Vorhersage, aber nicht für diese Karte.
}
oraklos-event-unrefuted = Niemand widerlegt { $seat }: ein Punkt für { $card }.
oraklos-event-refuted = { $card } war da: { $seat } verliert einen Punkt.
oraklos-event-took = { $seat } nimmt { $dice } zurück.

oraklos-refusal-too-early = Die Würfel rollen noch.
oraklos-refusal-dice-count = Es müssen { $count } Würfel sein.
oraklos-refusal-dice-short = Es gibt nur { $count } { $colour ->
    [red] rote
    [yellow] gelbe
    [blue] blaue
   *[black] schwarze
} Würfel.
oraklos-refusal-said-no-more = Du hast gesagt, dass du nichts mehr findest: Such erst weiter.
oraklos-refusal-not-your-card = { $card } ist nicht deine Karte.
oraklos-refusal-card-has-token = Auf { $card } liegt schon ein Marker.
oraklos-refusal-token-gone = Zu spät, um { $by } ms: { $token ->
    [0] { $seat } hat schon eine Karte genannt.
   *[other] Marker { $token } liegt bei { $seat }.
}
oraklos-refusal-token-settled = Du warst { $by } ms früher, aber deine Meldung kam an, als { $token ->
    [0] die Karte von { $seat } schon galt.
   *[other] Marker { $token } schon bei { $seat } lag.
}
oraklos-refusal-token-yours = Du hast Marker { $token } schon genommen.
oraklos-refusal-search-over = Zu spät, um { $by } ms: Die Suche ist vorbei.
oraklos-refusal-not-open = { $card } liegt nicht auf dem Tisch.
oraklos-refusal-named-one = Du hast schon eine Karte genannt.
oraklos-refusal-no-such-die = Es liegen nur { $count } Würfel auf dem Tisch.

oraklos-ending-ten = Mit zehn Punkten ist das Spiel zu Ende.
oraklos-ending-pile = Es sind nicht genug Wunschkarten da.
oraklos-ending-five = Jemand hat fünf Punkte.

## Warum ein Bot das täte

oraklos-hint-worth = { $token ->
    [one] einen Punkt
   *[other] { $token } Punkte
}
oraklos-hint-trap = { $trap ->
    [narrow] Schau genau hin: Eine Linie läuft knapp an einem anderen Würfel vorbei.
    [concave] Eine Ecke zeigt nach innen; das ist erlaubt.
   *[none] Keine Linie kommt einem anderen Würfel nahe.
}
oraklos-hint-rival = { $rival ->
    [none] Keine Karte der anderen wird wahrscheinlicher als diese.
   *[other] Aber die Karte { $rival } wird noch wahrscheinlicher, und die gehört nicht dir.
}
oraklos-hint-rest = { $rival ->
    [none] Was du liegen lässt, ergibt keine Karte der anderen.
   *[other] Aber was du liegen lässt, reicht für die Karte { $rival }, und die gehört nicht dir.
}
oraklos-hint-seen = Die Würfel { $dice } bilden eine wahre Vorhersage für { $card }: Zeigst du sie vor, bekommst du { oraklos-hint-worth }. { oraklos-hint-trap }
oraklos-hint-guess = Keine vier Würfel bilden eine wahre Vorhersage für { $card }: Marker { $token } würde dich { oraklos-hint-worth } kosten.
oraklos-hint-shown = Diese vier bilden eine wahre Vorhersage für { $card } und bringen dir { oraklos-hint-worth }. { oraklos-hint-trap }
oraklos-hint-elsewhere = { $token ->
    [0] Diese vier ergeben nicht die Karte { $card }, und du hast nur einen Versuch.
   *[other] Diese vier ergeben nicht die Karte { $card } und kosten dich { oraklos-hint-worth }: Die Vorhersage liegt woanders.
}
oraklos-hint-lost = { $token ->
    [0] Keine vier Würfel ergeben die Karte { $card }: Worauf du auch zeigst, es widerlegt nichts, kostet aber auch nichts.
   *[other] Keine vier Würfel ergeben die Karte { $card }: Worauf du auch zeigst, es kostet dich { oraklos-hint-worth }.
}
oraklos-hint-refuted = Diese vier bilden eine wahre Vorhersage für { $card }: Sie ist da, und wer sie genannt hat, verliert einen Punkt, statt einen zu bekommen. { oraklos-hint-trap }
oraklos-hint-nothing = { $cards ->
    [0] Auf allen deinen Karten liegen Marker: Du kannst nichts mehr beanspruchen.
    [one] Keine vier Würfel ergeben deine letzte Karte ohne Marker: Ein Marker darauf würde dich seine Punkte kosten.
   *[other] Keine vier Würfel ergeben eine deiner { $cards } Karten ohne Marker: Ein Marker darauf würde dich seine Punkte kosten.
}
oraklos-hint-overlooked = Aufhören kostet nichts, ein falscher Marker schon. Aber die Karte { $card } liegt noch auf dem Tisch, wenn du weitersuchst.
oraklos-hint-absent = Keine vier Würfel bilden eine wahre Vorhersage für { $card }: Niemand kann dich widerlegen, und du bekommst den Punkt.
oraklos-hint-named = Die Karte { $card } liegt auf dem Tisch: Sieht es niemand, bekommst du den Punkt, sonst verlierst du einen.
oraklos-hint-all-there = Alle sechs Karten liegen auf dem Tisch: Jede lässt sich widerlegen, und das würde dich einen Punkt kosten.
oraklos-hint-not-all-there = Eine der sechs fehlt, aber wer die falsche nennt, verliert einen Punkt.
oraklos-hint-irrefutable = Keine vier Würfel ergeben die Karte { $card }: Es gibt nichts zu widerlegen, weitersuchen bringt nichts.
oraklos-hint-refutable = Aufhören kostet nichts. Aber die Karte { $card } liegt auf dem Tisch, wenn du weitersuchst.
oraklos-hint-dice = Mit diesen Farben wird die Karte { $card } zur wahrscheinlichsten von deinen. { oraklos-hint-rival }
oraklos-hint-keep = Mit diesen Farben passt dein Vorrat in der nächsten Runde am besten zur Karte { $card }. { oraklos-hint-rest }
oraklos-hint-ready = Schau dir deine Karten an, bis du sie kennst: Die Würfel fallen, wenn alle bereit sind.
oraklos-hint-look-again = Noch einmal zu suchen kostet nichts, und nur wer sucht, kann einen Marker nehmen.

## Im Rückblick: was in der Runde lag

oraklos-hint-missed = Die Würfel { $dice } bildeten eine wahre Vorhersage für { $card }, und Marker { $token } war noch frei.
oraklos-hint-wrong-dice = Diese vier bildeten eine wahre Vorhersage für { $card }: Sie hätten dir { oraklos-hint-worth } gebracht, statt dich so viel zu kosten.
oraklos-hint-not-there = Keine vier Würfel bildeten eine wahre Vorhersage für { $card }: Ohne den Marker hättest du { oraklos-hint-worth } mehr.
oraklos-hint-was-absent = Keine vier Würfel bildeten eine wahre Vorhersage für { $card }: Sie zu nennen war einen Punkt wert.
oraklos-hint-were-all-there = Alle sechs Karten lagen auf dem Tisch: Jede ließ sich widerlegen, und das zu sagen hätte nichts gekostet.
oraklos-hint-was-there = Diese vier bildeten eine wahre Vorhersage für { $card }: Damit wäre der Punkt verloren statt gewonnen gewesen.

## Üben im Terminal

oraklos-exercise-cards = Karten:
oraklos-exercise-ask = Nenne vier Würfel, die eine wahre Vorhersage für eine deiner Karten ergeben, oder „keine“.
oraklos-exercise-ask-absent = Nenne die Karte, die nicht auf dem Tisch liegt, oder „alle“.
oraklos-exercise-no = keine
oraklos-exercise-whole = alle
oraklos-exercise-none = Stimmt: Es gibt keine.
oraklos-exercise-some = Es gibt eine.
oraklos-exercise-absent = Stimmt: Sie fehlt.
oraklos-exercise-there = Sie ist da.
oraklos-exercise-all = Stimmt: Alle sechs sind da.
oraklos-exercise-lacking = Eine von ihnen fehlt.
oraklos-exercise-nothing = keine
oraklos-refusal-practice-dice = Zeig auf vier verschiedene Würfel, mit Nummern von 1 bis { $count }.
oraklos-refusal-practice-card = Das ist keine der sechs offenen Karten.
