# Die Wörter auf dem Spielfeld von Delphi.
delphi-minute = Zwölf Aufgaben für Zeus: Kultstätten bauen, Statuen errichten, Opfergaben darbringen, Monster besiegen. Jeden Zug nutzt du drei Würfel. Die Farbe eines Würfels sagt, wohin dein Schiff fahren darf und was du dort tun kannst; Gunst macht aus einer Farbe die nächste. Bring als Erster alle Aufgaben heim.
delphi-board-sea = Das Meer
delphi-board-hex = { $what }{ $ships ->
    [none] {""}
   *[other] {". "}{ $ships }
  }{ $offers ->
    [none] {""}
   *[other] {". "}{ $offers }{ $price ->
        [0] {""}
       *[other] {", "}{ $price } Gunst
      }
  }
delphi-board-zeus = Zeus
delphi-board-island-hidden = verdeckt{ $known ->
    [none] {""}
   *[other] {", angesehen von "}{ $known }
  }
delphi-board-island-known = verdeckt; du kennst sie: { $owner }, { $letter }
delphi-board-island-open = { $owner }, { $letter }
delphi-board-island-shrine = Kultstätte von { $owner }
delphi-board-seen = { $at }: { $owner }, { $letter }
delphi-board-seen-none = hat keine Insel angesehen, die noch verdeckt ist
delphi-board-nobody = gehört niemandem
delphi-board-lair = { $monsters ->
    [none] leer
   *[other] { $monsters }
  }
delphi-board-monster = { $monster } ({ $colour })
delphi-board-stock = { $colours ->
    [none] leer
   *[other] { $colours }
  }
delphi-board-city = { $count ->
    [0] keine Statue mehr
    [one] 1 Statue
   *[other] { $count } Statuen
  }
delphi-board-pedestals = Sockel { $colours }; errichtet: { $raised ->
    [none] keine
   *[other] { $raised }
  }
delphi-board-ships-here = Hier: { $names }
delphi-board-legend = Legende
delphi-board-coordinates = Koordinaten aller Felder zeigen
delphi-board-legend-colours = Die sechs Farben
delphi-board-colour = Farbe
delphi-board-god = Gott
delphi-board-beast = Monster
delphi-board-wheel-help = In dieser Reihenfolge geht das Rad herum; jeder Schritt kostet 1 Gunst.
delphi-board-legend-offering = Opfergabe: laden und zum Tempel ihrer Farbe bringen
delphi-board-legend-temple = Tempel: hier eine Opfergabe seiner Farbe darbringen
delphi-board-legend-statue = Statue: in ihrer Stadt laden, auf einem Sockel ihrer Farbe errichten
delphi-board-legend-monster = Monster: bekämpfen, wenn du es brauchst
delphi-board-legend-shrine = Kultstätte, mit dem Buchstaben des Erbauers
delphi-board-legend-island = Insel, verdeckt; aufgedeckt zeigt sie einen griechischen Buchstaben und wem sie gehört
delphi-board-legend-eye = Du hast sie angesehen
delphi-board-legend-goal = Der gewählte Würfel, die Karte oder der Gott kann hier etwas tun; die Zahl ist der Preis in Gunst
delphi-board-legend-near = Hier lässt sich jetzt etwas tun
delphi-board-legend-look = Du könntest sie ansehen
delphi-board-closer = Näher
delphi-board-farther = Weiter weg
delphi-board-whole = Das ganze Meer
delphi-board-sources = Würfel, Karten und Götter
delphi-board-die = Würfel { $number }, { $colour }
delphi-board-die-plain = Würfel { $number }
delphi-board-die-used = Würfel { $number }, { $colour }, benutzt
delphi-board-card = Orakelkarte { $colour }
delphi-board-cards = { $count ->
    [one] Orakelkarte { $colour }
   *[other] { $count } Orakelkarten { $colour }
  }
delphi-board-cards-word = Orakelkarten
delphi-board-apollo = Apollon: jede Farbe
delphi-board-choices = Was du tun kannst
delphi-board-choose = Wähle Würfel, Karte oder Gott, oder einen Ort auf dem Meer.
delphi-board-spent = Mehr geht nicht: Beende deinen Zug.
delphi-board-on-map = Wähle einen markierten Ort auf dem Meer, oder antworte hier.
delphi-board-moves = { $count ->
    [one] 1 erreichbarer Ort
   *[other] { $count } erreichbare Orte
  }
delphi-board-nothing-here = Hier lässt sich jetzt nichts tun.
delphi-board-nothing-with = Hier geht nichts: { $source }.
delphi-board-clear = Etwas anderes wählen
delphi-board-row = (jetzt Reihe { $row })
delphi-board-wheel = Gunst für jede Farbe
delphi-board-recolour = { $colour }: { $cost } Gunst
delphi-board-pay = { $source ->
    [none] {""}
   *[other] { $source }
  }{ $as ->
    [none] {""}
   *[other] {" "}als { $as }
  }
delphi-board-say = { $source }{ $as ->
    [none] {""}
   *[other] {" "}als { $as }
  }: { $done }
delphi-board-tile = { $task }{ $colour ->
    [none] {""}
   *[other] {" "}({ $colour })
  }
delphi-board-do-sail = { $at ->
    [Zeus] Heim zu Zeus segeln
   *[other] Nach { $at } segeln
  }
delphi-board-do-fight = Bekämpfen: { $of }
delphi-board-do-explore = Diese Insel entdecken
delphi-board-do-build = Eine Kultstätte bauen
delphi-board-do-load-offering = Eine Opfergabe laden{ $colour ->
    [none] {""}
   *[other] : { $colour }
  }
delphi-board-do-make-offering = Die Opfergabe darbringen
delphi-board-do-load-statue = Eine Statue laden
delphi-board-do-raise-statue = Die Statue errichten{ $colour ->
    [none] {""}
   *[other] : { $colour }
  }
delphi-board-do-look = Ansehen: { $at }
delphi-board-do-heal = { $of } heilen
delphi-board-do-lift = { $of } steigt
delphi-board-do-amulet = Das Amulett benutzen
delphi-board-do-draw = Eine Orakelkarte ziehen
delphi-board-do-favor = Gunst nehmen
delphi-board-do-go = { $at ->
    [Zeus] Zu Zeus
   *[other] Nach { $at }
  }
delphi-board-do-reveal = Aufdecken: { $at }
delphi-board-do-slay = Besiegen: { $of }
delphi-board-do-hermes = Eine Statue laden: { $of }
delphi-board-do-aphrodite = Alles heilen
delphi-board-do-apollo = Jede Farbe in diesem Zug, und eine Karte
delphi-board-do-recall = { $of } für eine Orakelkarte zurücksetzen
delphi-board-do-peek = Ansehen: { $at }
delphi-board-do-uncover = Aufdecken: { $at }
delphi-board-do-fetch = Opfergabe laden ({ $at }): { $of }
delphi-board-do-fetch-statue = Statue laden: { $of }
delphi-board-do-mend = { $of } heilen
delphi-board-do-step = { $of } steigt
delphi-board-do-ascend = { $of } ganz nach oben
delphi-board-do-take = { $of }
delphi-board-do-welcome = { $of }
delphi-board-do-ship = { $of }
delphi-board-do-remove = Weglegen: { $of }
delphi-board-do-discard = Ablegen: { $of }
delphi-board-do-gain = Gunst nehmen
delphi-board-do-again = Noch ein Wurf
delphi-board-do-give-up = Aufgeben
delphi-board-do-decline = Verzichten
delphi-board-do-pass = Keinen aufsteigen lassen
delphi-board-do-end = Zug beenden
delphi-board-end-sure = { $count ->
    [one] Du hast einen unbenutzten Würfel.
   *[other] Du hast { $count } unbenutzte Würfel.
  } Den Zug trotzdem beenden?
delphi-board-end-yes = Zug jetzt beenden
delphi-board-end-no = Weiterspielen
delphi-board-fight = Der Kampf
delphi-board-shield = Schild { $shield }
delphi-board-strength = Stärke { $strength }
delphi-board-no-roll = Der Würfel rollt …
delphi-board-roll-won = genug
delphi-board-roll-lost = { $roll ->
    [0] zu wenig, und eine Verletzung
   *[other] zu wenig
  }
delphi-board-stand = Für 1 Gunst noch ein Wurf gegen { $strength }, oder aufgeben. Du hast { $favor }.
delphi-board-stand-other = { $name } darf für 1 Gunst noch einmal gegen { $strength } würfeln oder gibt auf. Gunst: { $favor }.
delphi-board-odds = Chance auf den Sieg, je nach Gunst, die du im Kampf zahlst
delphi-board-odds-favor = { $favor } Gunst
delphi-board-recap = Seit deinem letzten Zug
delphi-board-recap-play = Nochmal zeigen
delphi-board-recap-stop = Halt
delphi-board-meanwhile = Inzwischen
delphi-board-rest = Wähle die drei Verletzungen, die du ablegst; damit endet dein Zug.
delphi-board-rest-now = { $count ->
    [3] Diese drei ablegen
   *[other] { $count } von 3 gewählt
  }
delphi-board-injury = Verletzung { $colour }
delphi-board-recap-list = Was geschah
delphi-board-recap-close = Schließen
delphi-board-last-round = Die letzte Runde. Zurück bei Zeus: { $names }.
delphi-board-laying = Das Meer wird ausgelegt.
delphi-board-own = Schiff und Aufgaben
delphi-board-favor = Gunst
delphi-board-shield-word = Schild
delphi-board-tasks-left = Offene Aufgaben
delphi-board-hold = Laderaum: { $used } von { $room }
delphi-board-aboard-offering = Opfergabe an Bord: { $colour }
delphi-board-aboard-statue = Statue an Bord: { $colour }
delphi-board-gods = Götter
delphi-board-god-row = { $god }: Reihe { $row } von 6
delphi-board-injuries = Verletzungen
delphi-board-danger = { $total } von { $most }. Bei { $most } Verletzungen, oder { $same } einer Farbe, setzt du aus
delphi-board-source-shrines = Kultstätten gebaut
delphi-board-source-statues = Statuen errichtet
delphi-board-source-offerings = Opfergaben dargebracht
delphi-board-source-monsters = Monster besiegt
delphi-board-reward-shrine = Kultstätten: Finde deine Inseln und baue dort. Jede gibt einen Götterschritt.
delphi-board-reward-statue = Statuen: in Städten laden, auf Sockeln errichten. Jede bringt einen Gefährten.
delphi-board-reward-offering = Opfergaben: laden und zum Tempel ihrer Farbe bringen. Jede gibt Gunst.
delphi-board-reward-monster = Monster: besiegen. Jedes gibt eine Ausrüstung.
delphi-board-home = Zurück bei Zeus

# Die Textansicht.
delphi-view-options = Optionen
delphi-view-map-seed = Nummer der Karte
delphi-view-hexes = Felder des Meeres
delphi-view-zeus = Ort von Zeus
delphi-view-islands = Inseln
delphi-view-lairs = Monsterinseln
delphi-view-offerings = Opfergaben
delphi-view-temples = Tempel
delphi-view-cities = Städte
delphi-view-statues = Statuen
delphi-view-players = Spieler
delphi-view-first = Begann
delphi-view-active = Am Zug
delphi-view-round = Runde
delphi-view-used = Benutzte Würfel
delphi-view-played = Gespielte Orakelkarte
delphi-view-apollo = Apollon hat gesprochen
delphi-view-purse-used = Geldbeutel benutzt
delphi-view-fight = Kampf
delphi-view-ways = Womit sich bezahlen lässt
delphi-view-oracle-deck = Orakelkarten im Stapel
delphi-view-oracle-discards = Orakelkarten abgelegt
delphi-view-injury-deck = Verletzungen im Stapel
delphi-view-injury-discards = Verletzungen abgelegt
delphi-view-gear-open = Offene Ausrüstung
delphi-view-gear-deck = Ausrüstung im Stapel
delphi-view-ships-open = Offene Schiffsplättchen
delphi-view-ships-left = Nicht verteilte Schiffsplättchen
delphi-view-asked = Nach einem Gott gefragt
delphi-view-heard = Haben gewählt
delphi-view-choice = Deine eigene Wahl
delphi-view-at = Ort
delphi-view-kind = Art
delphi-view-colours = Farben
delphi-view-colour = Farbe
delphi-view-player = Gehört
delphi-view-letter = Buchstabe
delphi-view-uncovered = Aufgedeckt
delphi-view-known-to = Bekannt bei
delphi-view-shrine = Kultstätte von
delphi-view-marked = Markiert
delphi-view-monsters = Monster
delphi-view-raised = Errichtet
delphi-view-ship = Schiffsplättchen
delphi-view-arrived = Zurück bei Zeus
delphi-view-favor = Gunst
delphi-view-shield = Schild
delphi-view-hold = Platz im Laderaum
delphi-view-range = Reichweite
delphi-view-tasks-left = Offene Aufgaben
delphi-view-shrines = Offene Kultstätten
delphi-view-shrine-letters = Buchstaben der offenen Kultstätten
delphi-view-gods = Götter nach Reihe
delphi-view-cards = Orakelkarten
delphi-view-injuries = Verletzungen
delphi-view-rest-same = Verletzungen einer Farbe, die zur Rast zwingen
delphi-view-rest-total = Verletzungen insgesamt, die zur Rast zwingen
delphi-view-odds = Prozent für den Sieg mit einem Wurf und mehr
delphi-view-offerings-aboard = Opfergaben an Bord
delphi-view-statues-aboard = Statuen an Bord
delphi-view-heroes = Helden
delphi-view-demigods = Halbgötter
delphi-view-creatures = Wesen
delphi-view-gear = Ausrüstung
delphi-view-dice = Würfel
delphi-view-white = Offene weiße Plättchen
delphi-view-named = Farben, die Plättchen nennen
delphi-view-done = Erledigte Farben
delphi-view-monster = Monster
delphi-view-strength = Stärke
delphi-view-source = Bezahlt mit
delphi-view-shows = Zeigt
delphi-view-fee = Gebühr in Gunst
delphi-view-costs = Gunst für jede Farbe
delphi-view-moves = Gunst für jeden Weg
delphi-view-aphrodite = Aphrodite
delphi-view-ares = Ares
delphi-view-hermes = Hermes
delphi-view-poseidon = Poseidon
delphi-view-artemis = Artemis
delphi-view-players-player = Farbe
delphi-view-gods-apollo = Apollon
delphi-view-prospects = Was die offene Ausrüstung ändern würde
delphi-view-card = Karte
delphi-view-now = Jetzt
delphi-view-then = Danach

delphi-board-market = Offene Ausrüstung ({ $count })
delphi-board-prospect-omen = Für dich: { $by } Gunst, sooft du { $colours } würfelst, in etwa zwei von fünf Zügen.
delphi-board-prospect-purse = Für dich: eine Aktion mehr im Zug; sie kostet { $then } Gunst, du hast { $now }.
delphi-board-prospect-amulet = Für dich: Bei jeder Aktion in { $colours } steigt der Gott, jetzt von Reihe { $now } auf { $then }.
delphi-board-prospect-bounty = Für dich: sofort { $then } statt { $now } Gunst.
delphi-board-prospect-sail = Für dich: Reichweite { $then } statt { $now }.
delphi-board-prospect-long-arm = { $then ->
    [0] Für dich: nichts, deine Aufgaben dieser Art sind erfüllt.
    [one] Für dich: Er dient einer offenen Aufgabe.
   *[other] Für dich: Er dient { $then } offenen Aufgaben.
}
delphi-board-prospect-choir = { $then ->
    [0] Für dich: nichts, keine solche Aufgabe ist offen.
    [one] Für dich: noch ein Götterschritt.
   *[other] Für dich: noch bis zu { $then } Götterschritte.
}
delphi-board-prospect-seer = { $then ->
    [0] Für dich: nichts, du kennst jede Insel.
    [one] Für dich: eine Insel, die du nicht kennst.
   *[other] Für dich: zwei der { $then } Inseln, die du nicht kennst.
}
delphi-board-prospect-keel = { $then ->
    [0] Für dich: nichts, dieses Meer hat keine Untiefen.
   *[other] Für dich: kürzere Wege über { $then } Untiefen.
}
delphi-board-prospect-salve = Für dich: Du rastest bei { $then } statt { $now } Verletzungen.
delphi-board-prospect-chest = Für dich: Platz für { $then } statt { $now } Teile.
delphi-board-prospect-fetch-offering = { $colours ->
    [none] Für dich: gerade nichts zu holen.
   *[other] Für dich: { $colours } lässt sich jetzt holen.
}
delphi-board-prospect-fetch-statue = { $colours ->
    [none] Für dich: gerade nichts zu holen.
   *[other] Für dich: { $colours } lässt sich jetzt holen.
}
delphi-board-prospect-ascent = { $colours ->
    [none] Für dich: nichts, diese Götter stehen ganz oben.
   *[other] Für dich: Der Gott von { $colours } könnte gleich helfen.
}
delphi-board-price = { $price } Gunst

# Namen der Orte.
delphi-region = { $region ->
    [north] im Norden
    [northeast] im Nordosten
    [east] im Osten
    [southeast] im Südosten
    [south] im Süden
    [southwest] im Südwesten
    [west] im Westen
    [northwest] im Nordwesten
    [north-far] weit im Norden
    [northeast-far] weit im Nordosten
    [east-far] weit im Osten
    [southeast-far] weit im Südosten
    [south-far] weit im Süden
    [southwest-far] weit im Südwesten
    [west-far] weit im Westen
    [northwest-far] weit im Nordwesten
    [north-near] nördlich der Mitte
    [northeast-near] nordöstlich der Mitte
    [east-near] östlich der Mitte
    [southeast-near] südöstlich der Mitte
    [south-near] südlich der Mitte
    [southwest-near] südwestlich der Mitte
    [west-near] westlich der Mitte
    [northwest-near] nordwestlich der Mitte
    [middle-near] genau in der Mitte
    [middle-far] nahe der Mitte
   *[middle] in der Mitte
  }
delphi-hue-land = { $colour ->
    [red] rote
    [black] schwarze
    [pink] rosa
    [blue] blaue
    [yellow] gelbe
   *[green] grüne
  }
delphi-hue-by = { $colour ->
    [red] roten
    [black] schwarzen
    [pink] rosa
    [blue] blauen
    [yellow] gelben
   *[green] grünen
  }
delphi-hue-temple = { $colour ->
    [red] roter
    [black] schwarzer
    [pink] rosa
    [blue] blauer
    [yellow] gelber
   *[green] grüner
  }
delphi-place-city = { delphi-hue-land } Stadt
delphi-place-temple = { $colour ->
    [none] Tempel { delphi-region }
   *[other] { delphi-hue-temple } Tempel
  }
delphi-place-island = { delphi-hue-land } Insel { delphi-region }
delphi-place-statue = Statueninsel { delphi-region }
delphi-place-offering = Opferinsel { delphi-region }
delphi-place-monster = Monsterinsel { delphi-region }
delphi-place-water = { $by ->
    [none] { delphi-colour } auf offener See
   *[other] { delphi-colour } { $near ->
        [yes] {""}
       *[no] {"draußen "}
      }{ $by }
  }
delphi-place-shallow = { $by ->
    [none] Untiefe
   *[other] Untiefe { $by }
  }
delphi-by-city = bei der { delphi-hue-by } Stadt
delphi-by-temple = { $colour ->
    [none] beim Tempel { delphi-region }
   *[other] beim { delphi-hue-by } Tempel
  }
delphi-by-island = bei der { delphi-hue-by } Insel { delphi-region }
delphi-by-statue = bei der Statueninsel { delphi-region }
delphi-by-offering = bei der Opferinsel { delphi-region }
delphi-by-monster = bei der Monsterinsel { delphi-region }
delphi-by-piece = bei der { delphi-hue-by } Opfergabe
delphi-by-beast = beim Monster { delphi-monster }

# Aufgaben, Wege und Preise.
delphi-goal = { $done } von { $all } Aufgaben
delphi-goal-label = Deine Aufgaben für Zeus: { $done } von { $all } erfüllt
delphi-goal-rule = Erfülle alle, dann sei als Erster zurück bei Zeus.
delphi-goal-home = Alle Aufgaben sind erfüllt: Segle heim zu Zeus!
delphi-task-name = { $task ->
    [shrine] Kultstätte { $which }
    [statue] Statue{ $which ->
        [none] {" "}in beliebiger Farbe
       *[other] {": "}{ $which }
      }
    [offering] Opfergabe{ $which ->
        [none] {" "}in beliebiger Farbe
       *[other] {": "}{ $which }
      }
   *[monster] Monster{ $which ->
        [none] {" "}in beliebiger Farbe
       *[other] {": "}{ $which }
      }
  }
delphi-task-done-now = Erfüllt.
delphi-task-places = { $count ->
    [0] Das geht zurzeit nirgends.
    [one] Ein Ort:
   *[other] { $count } Orte, der schnellste zuerst:
  }
delphi-task-more = { $count ->
    [one] Noch ein Ort
   *[other] Noch { $count } Orte
  }
delphi-errand-explore = Entdecken; sie könnte dir gehören
delphi-errand-build = Die Kultstätte bauen
delphi-errand-fight = Bekämpfen: { delphi-monster }
delphi-errand-load-offering = Opfergabe in { delphi-colour } laden
delphi-errand-make-offering = Opfergabe in { delphi-colour } darbringen
delphi-errand-load-statue = Statue in { delphi-colour } laden
delphi-errand-raise-statue = Statue in { delphi-colour } errichten
delphi-errand-home = Heim zu Zeus
delphi-errand-here = du bist dort
delphi-errand-then = danach: { $place }
delphi-errand-room = Dein Laderaum ist voll: Liefere erst etwas ab.
delphi-errand-now = In diesem Zug{ $favor ->
    [0] {" "}ohne Gunst
   *[other] {" "}für { $favor } Gunst
  }: { $how }
delphi-errand-now-sail = segeln mit { $sail }, dann { $act }
delphi-errand-with = { $source }{ $as ->
    [none] {""}
   *[other] {" "}als { $as }
  }
delphi-errand-not-now = In diesem Zug mit deinen Würfeln und deiner Gunst nicht.
delphi-here-later = Für deine Aufgaben
delphi-here-nothing = Hier gibt es nichts für deine Aufgaben.
delphi-here-more = Andere Arten zu zahlen
delphi-way-to = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  } von deinem Schiff
delphi-spend = Das kostet { $price } Gunst; du hast { $favor }.

# Was Zeichen von sich sagen.
delphi-fact-favor = Gunst: { $value }
delphi-fact-favor-rule = Sie färbt Würfel und Karten um, trägt ein Schiff weiter und lässt einen Kampf weitergehen: jedes Mal 1 Gunst.
delphi-fact-shield = Schild: { $value }
delphi-fact-shield-rule = Um so viel schwächer sind Monster, und Schläge des Titanen bis zu dieser Zahl tun nicht weh. Höchstens 5.
delphi-fact-range = Reichweite: { $value }
delphi-fact-range-rule = So viele Felder weit geht eine Fahrt; jedes weitere kostet 1 Gunst.
delphi-fact-tasks = Aufgaben übrig: { $value }
delphi-fact-tasks-rule = Ist keine mehr übrig, segle heim zu Zeus.
delphi-fact-injuries = Verletzungen: { $value }
delphi-fact-injuries-rule = Zu viele kosten einen Zug, in dem drei abgelegt werden. Ein Würfel ihrer Farbe heilt alle dieser Farbe. Ohne Verletzung beginnt dein Zug mit 2 Gunst oder einem Götterschritt.
delphi-fact-cards = Orakelkarten: { $value }
delphi-fact-cards-rule = Eine pro Zug kann wie ein Würfel ihrer Farbe gespielt werden.
delphi-fact-hold-rule = Jede Opfergabe oder Statue füllt einen Platz, bis sie abgeliefert ist.
delphi-explain-hex-water = Ein Würfel dieser Farbe bringt dein Schiff hierher, ein anderer nur gegen Gunst.
delphi-explain-hex-shallow = Über Untiefen kommt ein Schiff nur mit der passenden Ausrüstung.
delphi-explain-hex-zeus = Hier beginnen alle Schiffe. Sind alle Aufgaben erfüllt, gewinnt, wer zuerst zurück ist.
delphi-explain-hex-island = Von einem Wasser daneben entdeckst du sie mit einem Würfel ihrer Farbe. Gehört sie dir, baust du eine Kultstätte.
delphi-explain-hex-lair = Von einem Wasser daneben kämpfst du gegen ein Monster, mit einem Würfel in dessen Farbe.
delphi-explain-hex-stock = Von einem Wasser daneben lädst du eine Opfergabe, mit einem Würfel in ihrer Farbe. Ihr Tempel hat dieselbe Farbe.
delphi-explain-hex-temple = Von einem Wasser daneben bringst du eine Opfergabe in der Farbe des Tempels dar, mit einem Würfel dieser Farbe.
delphi-explain-hex-city = Von einem Wasser daneben lädst du eine Statue, mit einem Würfel in der Farbe der Stadt.
delphi-explain-hex-pedestals = Von einem Wasser daneben errichtest du eine Statue auf einem Sockel ihrer Farbe, mit einem Würfel dieser Farbe.
delphi-explain-god-ready = Ganz oben: bereit zu helfen, ohne Würfel.
delphi-explain-die-now = Drück darauf oder auf die Taste { $number }, um zu sehen, was er kann.
delphi-explain-die = Seine Farbe sagt, wohin du segelst und was du dort tust. Jeder Würfel bringt auch eine Karte, 2 Gunst oder einen Blick auf zwei Inseln.
delphi-explain-card-now = Drück darauf, um zu sehen, was sie kann.
delphi-explain-card = Eine Orakelkarte pro Zug wird wie ein Würfel ihrer Farbe gespielt.
delphi-explain-ours-name = Gedruckt ist nur ein Bild; der Name ist von uns.
delphi-explain-map = { $layout ->
    [reference] Die feste Karte
    [compact] Eine gemischte Karte
   *[free] Eine freie Karte
  }
delphi-explain-map-seed = Sie hat die Nummer { $seed }.
delphi-explain-ours-map = { $layout ->
    [reference] Die Teile sind die des Spiels; so gelegt haben wir sie.
   *[free] Die Teile sind die des Spiels; wie sie aneinanderliegen, ist von uns.
  }
delphi-sheet = Der ganze Bogen von { $name }
delphi-sheet-open = Ganzer Bogen
delphi-sheet-ship = Schiff
delphi-sheet-companions = Gefährten
delphi-sheet-gear = Ausrüstung
delphi-sheet-none = noch nichts
delphi-titan = Der Titan schlägt zu
delphi-titan-rule = Nach jeder Runde: Wessen Schild kleiner ist als die Zahl, zieht eine Verletzung; bei 6 ziehen alle zwei.
delphi-titan-all = Eine 6: Alle ziehen zwei Verletzungen.
delphi-titan-below = Eine { $number }: Verletzt wird, wessen Schild kleiner ist als { $number }.
delphi-titan-safe = unverletzt
delphi-titan-warded = Verletzung { $colour }, von einem Helden abgewehrt
delphi-race = Das Rennen, Runde für Runde
delphi-race-home = heimgekehrt in Runde { $round }
delphi-race-away = { $done } von { $all } Aufgaben
delphi-race-round = Runde { $round }:
delphi-race-rounds = { $count ->
    [one] Was in der einen Runde geschah
   *[other] Was in { $count } Runden geschah
  }
delphi-errand-steps = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  }
delphi-errand-die = Würfel in { delphi-colour }
delphi-errand-turns = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  } im Ganzen: { $turns ->
    [one] in diesem Zug
   *[other] { $turns } Züge oder mehr
  }
delphi-errand-turns-later = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  } im Ganzen: { $turns ->
    [one] 1 Zug oder mehr
   *[other] { $turns } Züge oder mehr
  }
delphi-explain-god-row = Reihe { $row } von 6
delphi-here-sail = Hierher segeln
delphi-here-go = Hierher
delphi-here-look = Ansehen
delphi-here-peek = Ansehen
delphi-here-reveal = Aufdecken
delphi-here-uncover = Aufdecken
delphi-puzzle-ask = Wozu nutzt du diese Würfel am besten?
delphi-steps-left = { $count ->
    [one] Noch ein Schritt für einen Gott.
   *[other] Noch { $count } Schritte für Götter.
}
