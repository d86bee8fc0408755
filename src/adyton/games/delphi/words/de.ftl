# Das Orakel von Delphi

delphi-title = Das Orakel von Delphi
delphi-blurb = Segle mit den Farben deiner Würfel über das griechische Meer und bringe als Erster zwölf Aufgaben heim zu Zeus.

## Wörter

delphi-colour = { $colour ->
    [red] Rot
    [black] Schwarz
    [pink] Rosa
    [blue] Blau
    [yellow] Gelb
    [green] Grün
   *[white] Weiß
}

delphi-needed = { $needed ->
    [red] Rot
    [black] Schwarz
    [pink] Rosa
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}

delphi-first = { $first ->
    [red] Rot
    [black] Schwarz
    [pink] Rosa
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}

delphi-second = { $second ->
    [none] { "" }
    [red] und Rot
    [black] und Schwarz
    [pink] und Rosa
    [blue] und Blau
    [yellow] und Gelb
   *[green] und Grün
}

delphi-next = { $second ->
    [red] Rot
    [black] Schwarz
    [pink] Rosa
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}

delphi-third = { $third ->
    [red] Rot
    [black] Schwarz
    [pink] Rosa
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}

delphi-player = { $player ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [nobody] niemandem
   *[other] { $player }
}

delphi-god = { $god ->
    [aphrodite] Aphrodite
    [ares] Ares
    [hermes] Hermes
    [poseidon] Poseidon
    [apollo] Apollon
   *[artemis] Artemis
}

delphi-monster = { $monster ->
    [cyclops] Zyklop
    [minotaur] Minotaurus
    [hydra] Hydra
    [siren] Sirene
    [chimera] Chimäre
   *[gorgon] Gorgone
}

delphi-task = { $task ->
    [shrine] Kultstätte
    [statue] Statue
    [offering] Opfergabe
   *[monster] Monster
}

delphi-role = { $role ->
    [hero] Held
    [demigod] Halbgott
   *[creature] Wesen
}

delphi-letter = { $letter ->
    [psi] Ψ
    [phi] Φ
    [sigma] Σ
   *[omega] Ω
}

delphi-kind = { $kind ->
    [water] Wasser
    [shallow] eine Untiefe
    [zeus] Zeus
    [island] eine Insel
    [statue] eine Statueninsel
    [monster] eine Monsterinsel
    [monster2] eine Monsterinsel
    [offering] eine Opferinsel
    [temple] ein Tempel
    [city] eine Stadt
   *[off] kein Teil des Meeres
}

delphi-thing = { $needed ->
    [island] eine Insel
    [statue] eine Statueninsel
    [monster] eine Monsterinsel
    [offering] eine Opferinsel
    [temple] einen Tempel
   *[city] eine Stadt
}

delphi-ship = { $ship ->
    [bulwark] Bollwerk
    [shrine_ship] Götterschiff
    [swift] Schnellsegler
    [freighter] Frachter
    [favoured] Begünstigt
    [dyer] Färber
    [gilded] Vergoldet
   *[armed] Gerüstet
}

delphi-card = { $card ->
    [E1] Omen in Gelb
    [E2] Omen in Rot
    [E3] Omen in Schwarz
    [E4] Geldbeutel
    [E5] Amulett in Rosa
    [E6] Amulett in Grün
    [E7] Amulett in Blau
    [E8] Beute
    [E9] Segel
    [E10] Langer Arm für Statuen
    [E11] Langer Arm für Inseln
    [E12] Langer Arm für Opfergaben
    [E13] Chor
    [E14] Seherin
    [E15] Kiel
    [E16] Salbe
    [E17] Truhe
    [E18] Geholte Opfergabe, warm
    [E19] Geholte Opfergabe, kühl
    [E20] Geholte Statue, warm
    [E21] Geholte Statue, kühl
   *[E22] Aufstieg
}


## Teile

delphi-ship-bulwark = Bollwerk
    .help = Beginnt mit Schild 2.
delphi-ship-shrine_ship = Götterschiff
    .help = Alle Götter beginnen in der Reihe des ersten Schritts und kehren dorthin zurück.
delphi-ship-swift = Schnellsegler
    .help = Reichweite +2.
delphi-ship-freighter = Frachter
    .help = Platz für vier Teile, und Umfärben geht in beide Richtungen.
delphi-ship-favoured = Begünstigt
    .help = Zu Beginn fällt ein Zeus-Plättchen deiner Wahl weg, ohne Belohnung.
delphi-ship-dyer = Färber
    .help = Jedes Umfärben kostet insgesamt 1 Gunst weniger.
delphi-ship-gilded = Vergoldet
    .help = Jeder Gewinn an Gunst ist um 1 höher, auch der erste.
delphi-ship-armed = Gerüstet
    .help = Beginnt mit einer offenen Ausrüstung deiner Wahl und einer Orakelkarte.
delphi-card-E1 = Omen in Gelb
    .help = Zeigt dein Wurf in Phase 3 Gelb: 2 Gunst, einmal je Wurf.
delphi-card-E2 = Omen in Rot
    .help = Zeigt dein Wurf in Phase 3 Rot: 2 Gunst, einmal je Wurf.
delphi-card-E3 = Omen in Schwarz
    .help = Zeigt dein Wurf in Phase 3 Schwarz: 2 Gunst, einmal je Wurf.
delphi-card-E4 = Geldbeutel
    .help = Einmal im Zug kaufst du für 3 Gunst eine weitere Aktion beliebiger Farbe.
delphi-card-E5 = Amulett in Rosa
    .help = Eine neue Aktion in Rosa: 1 Gunst, 1 Orakelkarte und Hermes einen Schritt.
delphi-card-E6 = Amulett in Grün
    .help = Eine neue Aktion in Grün: 1 Gunst, 1 Orakelkarte und Artemis einen Schritt.
delphi-card-E7 = Amulett in Blau
    .help = Eine neue Aktion in Blau: 1 Gunst, 1 Orakelkarte und Poseidon einen Schritt.
delphi-card-E8 = Beute
    .help = Sofort: 3 Gunst, 1 Orakelkarte und zwei Götterschritte.
delphi-card-E9 = Segel
    .help = Reichweite +1.
delphi-card-E10 = Langer Arm für Statuen
    .help = Statuen über ein Wasserfeld hinweg laden und errichten, auch mit Hermes.
delphi-card-E11 = Langer Arm für Inseln
    .help = Über ein Wasserfeld hinweg kämpfen, entdecken und Kultstätten bauen, auch mit Ares.
delphi-card-E12 = Langer Arm für Opfergaben
    .help = Opfergaben über ein Wasserfeld hinweg laden und darbringen.
delphi-card-E13 = Chor
    .help = Jede erfüllte Aufgabe mit Opfergabe, Statue oder Monster gibt auch einen Götterschritt.
delphi-card-E14 = Seherin
    .help = Sofort: zwei verdeckte Inseln ansehen und eine davon aufdecken, als hättest du sie entdeckt.
delphi-card-E15 = Kiel
    .help = Du darfst Untiefen kostenlos überqueren, aber nicht darauf anhalten.
delphi-card-E16 = Salbe
    .help = Du rastest erst bei vier Verletzungen einer Farbe oder acht insgesamt.
delphi-card-E17 = Truhe
    .help = Platz für ein weiteres Teil; sofort Schild +1.
delphi-card-E18 = Geholte Opfergabe, warm
    .help = Sofort: eine benötigte Opfergabe in Rot, Grün oder Gelb von irgendwo laden.
delphi-card-E19 = Geholte Opfergabe, kühl
    .help = Sofort: eine benötigte Opfergabe in Rosa, Blau oder Schwarz von irgendwo laden.
delphi-card-E20 = Geholte Statue, warm
    .help = Sofort: eine benötigte Statue in Rot, Grün oder Gelb laden.
delphi-card-E21 = Geholte Statue, kühl
    .help = Sofort: eine benötigte Statue in Rosa, Blau oder Schwarz laden.
delphi-card-E22 = Aufstieg
    .help = Sofort: Poseidon, Hermes, Artemis oder Aphrodite steigt ganz nach oben.
delphi-companion-red-hero = Odysseus
delphi-companion-red-demigod = Penthesilea
delphi-companion-red-creature = Phoenix
delphi-companion-yellow-hero = Bellerophon
delphi-companion-yellow-demigod = Minos
delphi-companion-yellow-creature = Gryphos
delphi-companion-green-hero = Hektor
delphi-companion-green-demigod = Perseus
delphi-companion-green-creature = Pegasus
delphi-companion-blue-hero = Achilles
delphi-companion-blue-demigod = Herakles
delphi-companion-blue-creature = Nereide
delphi-companion-pink-hero = Aias
delphi-companion-pink-demigod = Helena
delphi-companion-pink-creature = Pan
delphi-companion-black-hero = Theseus
delphi-companion-black-demigod = Kirke
delphi-companion-black-creature = Cheiron
delphi-role-hero = Held
    .help = Sofort Schild +2; deine Verletzungen dieser Farbe legst du ab, jetzt und immer, wenn du eine ziehst.
delphi-role-demigod = Halbgott
    .help = Sofort eine Orakelkarte; danach zählt ein Würfel oder eine Karte dieser Farbe als jede Farbe.
delphi-role-creature = Wesen
    .help = Eine Fahrt in dieser Farbe reicht 3 weiter und darf auf jeder Farbe enden.
delphi-god-aphrodite = Aphrodite
    .help = Alle deine Verletzungen ablegen.
delphi-god-ares = Ares
    .help = Ein Monster neben dir, das du brauchst, ohne Kampf besiegen.
delphi-god-hermes = Hermes
    .help = An einer Stadt: eine benötigte Statue beliebiger Farbe laden.
delphi-god-poseidon = Poseidon
    .help = Dein Schiff kommt auf ein beliebiges Wasserfeld.
delphi-god-apollo = Apollon
    .help = Eine Orakelkarte ziehen; für den Rest des Zuges zählen deine Würfel und die Karte, die du spielst, als jede Farbe.
delphi-god-artemis = Artemis
    .help = Eine beliebige verdeckte Insel aufdecken, als hättest du sie entdeckt.

## Optionen

delphi-option-layout = Karte
    .help = Die feste Karte, ihre Teile im selben Umriss gemischt, oder frei zusammengelegte Teile.
delphi-option-layout-reference = die feste Karte
delphi-option-layout-compact = gemischte Teile
delphi-option-layout-free = frei
delphi-option-seed = Nummer der Karte
    .help = Dieselbe Nummer ergibt dieselbe gemischte oder freie Karte; 0 lost eine aus.
delphi-option-ships = Schiffsplättchen
    .help = Die vier einfachen werden ausgeteilt, oder beliebige der acht, oder ihr wählt aus: Es liegt eines mehr da, als ihr Spieler seid.
delphi-option-ships-beginner = einfache
delphi-option-ships-random = beliebige
delphi-option-ships-draft = Auswahl
delphi-option-short = Kurzes Spiel
    .help = Acht statt zwölf Aufgaben, zwei von jeder Art.
delphi-option-titan_always = Titan nach jeder Runde
    .help = Sonst bleibt der Titan aus, wenn der Letzte der Runde rasten muss.
delphi-option-content = Eigene Teile
    .help = Eine JSON-Datei mit Kartenteilen, Karten und Zahlen anstelle der mitgelieferten.

## Phasen: was gefragt ist

delphi-phase-map = Die Karte wird ausgelost.
delphi-phase-temples = Die Tempel erhalten ihre Farben.
delphi-phase-offerings = Die Opfergaben werden ausgelegt.
delphi-phase-monsters = Die Monster beziehen ihre Inseln.
delphi-phase-sides = Die Zeus-Plättchen werden gewendet.
delphi-phase-spare = Aufgaben fallen für das kurze Spiel weg.
delphi-phase-spare-shrine = Alle legen eine Aufgabe für eine Kultstätte zurück.
delphi-phase-start = Wer beginnt, wird ausgelost.
delphi-phase-refill = Ausrüstung wird offen ausgelegt.
delphi-phase-ship-deal = Die Schiffsplättchen werden ausgeteilt.
delphi-phase-ship-pick = Such dir ein Schiffsplättchen aus.
delphi-phase-removal = Entferne eines deiner Zeus-Plättchen.
delphi-phase-equip = Nimm eine Ausrüstung.
delphi-phase-first-injury = Alle ziehen eine erste Verletzung.
delphi-phase-roll = Die Orakelwürfel werden geworfen.
delphi-phase-rest = Du musst rasten: Leg drei Verletzungen ab.
delphi-phase-morning = Du bist unverletzt: Nimm Gunst oder lass einen Gott steigen.
delphi-phase-act = Nutze deine Würfel, oder beende deinen Zug.
delphi-phase-oracle-card = Eine Orakelkarte wird gezogen.
delphi-phase-injury-card = Eine Verletzung wird gezogen.
delphi-phase-steps = Lass einen Gott steigen.
delphi-phase-bounty = Die Beute: Lass einen Gott steigen oder verzichte.
delphi-phase-companion = Wähle einen Gefährten.
delphi-phase-look = Sieh dir eine zweite Insel an.
delphi-phase-peek = Eine Insel wird angesehen.
delphi-phase-reveal = Eine Insel wird aufgedeckt.
delphi-phase-seer = Die Seherin: Sieh dir eine Insel an oder verzichte.
delphi-phase-uncover = Die Seherin: Decke eine der beiden Inseln auf oder verzichte.
delphi-phase-mend = Heile die Verletzungen einer Farbe.
delphi-phase-fetch-offering = Lade eine Opfergabe von irgendwo oder verzichte.
delphi-phase-fetch-statue = Lade eine Statue von irgendwo oder verzichte.
delphi-phase-ascent = Ein Gott steigt ganz nach oben: Wähle oder verzichte.
delphi-phase-battle = Der Kampfwürfel wird geworfen.
delphi-phase-stand = Für 1 Gunst weiterkämpfen oder aufgeben?
delphi-phase-heed = Du darfst einen Gott einer geworfenen Farbe steigen lassen.
delphi-phase-titan = Der Titan greift an.
delphi-phase-over = Das Spiel ist zu Ende.

## Ereignisse

delphi-event-map = Die Karte hat die Nummer { $seed }.
delphi-event-start = { $seat } beginnt.
delphi-event-opened = „{ delphi-card }“ liegt offen.
delphi-event-ship = { $seat } bekommt das Schiff „{ delphi-ship }“.
delphi-event-removed = { $seat } entfernt eine Aufgabe: { delphi-task } ({ delphi-colour }).
delphi-event-removed-shrine = { $seat } entfernt die Kultstätte { delphi-letter }.
delphi-event-spared-shrine = { $seat } spielt ohne die Kultstätte { delphi-letter }.
delphi-event-turn = { $seat } ist am Zug.
delphi-event-favor = { $seat } erhält { $amount } Gunst.
delphi-event-shield = { $seat } hat jetzt Schild { $shield }.
delphi-event-step = { $seat }: { delphi-god } steigt in Reihe { $row }.
delphi-event-drop = { $seat }: { delphi-god } kehrt nach unten zurück.
delphi-event-injury = { $seat } zieht eine Verletzung in { delphi-colour }.
delphi-event-warded = Ein Held von { $seat } wehrt eine Verletzung in { delphi-colour } ab.
delphi-event-healed = { $seat } heilt { $count ->
    [one] eine Verletzung
   *[other] { $count } Verletzungen
} in { delphi-colour }.
delphi-event-oracle = { $seat } zieht eine Orakelkarte in { delphi-colour }.
delphi-event-rolled = { $seat } würfelt { delphi-first }, { delphi-next }, { delphi-third }.
delphi-event-rested = { $seat } rastet und legt { delphi-first }, { delphi-next }, { delphi-third } ab.
delphi-event-heard = { $seat } hat über einen Gott entschieden.
delphi-event-titan = Der Titan greift mit { $number } an.
delphi-towards = { $at ->
    [Zeus] zu Zeus
   *[other] nach { $at }
  }
delphi-event-sailed = { $seat } segelt { delphi-towards }.
delphi-event-carried = Poseidon trägt { $seat } { delphi-towards }.
delphi-event-arrived = { $seat } ist zurück bei Zeus!
delphi-event-fight = { $seat } bekämpft ein Monster ({ $at }): { delphi-monster }, Stärke { $strength }.
delphi-event-battle = { $seat } würfelt { $roll } gegen { $strength }.
delphi-event-again = { $seat } kämpft weiter gegen Stärke { $strength }.
delphi-event-won = Der Wurf genügt.
delphi-event-gave-up = { $seat } gibt den Kampf auf.
delphi-event-defeated = { $seat } besiegt ein Monster ({ $at }): { delphi-monster }.
delphi-event-looked = { $seat } sieht sich eine Insel an: { $at }.
delphi-event-saw = { $at }: gehört { delphi-player } und zeigt { delphi-letter }.
delphi-event-explored = { $seat } deckt eine Insel auf ({ $at }): Sie gehört { delphi-player } und zeigt { delphi-letter }.
delphi-event-shrine = { $seat } baut eine Kultstätte ({ $at }).
delphi-event-loaded-offering = { $seat } lädt die Opfergabe in { delphi-colour } ({ $at }).
delphi-event-loaded-statue = { $seat } lädt eine Statue in { delphi-colour }.
delphi-event-offered = { $seat } bringt die Opfergabe in { delphi-colour } dar ({ $at }).
delphi-event-raised = { $seat } errichtet die Statue in { delphi-colour } ({ $at }).
delphi-event-task = { $seat } hat eine Aufgabe erfüllt ({ delphi-task }): { $left ->
    [0] die letzte
   *[other] noch { $left }
  }.
delphi-event-companion = { $seat } bekommt einen Gefährten: { delphi-role } in { delphi-colour }.
delphi-event-equipped = { $seat } nimmt „{ delphi-card }“.
delphi-event-god = { $seat } ruft { delphi-god }.
delphi-event-recalled = { $seat } setzt { delphi-god } für eine Orakelkarte zurück.

## Ablehnungen

delphi-refusal-aboard = Du hast schon etwas in { delphi-colour } an Bord ({ delphi-task }).
delphi-refusal-amulet-lacking = Du hast kein Amulett in { delphi-colour }.
delphi-refusal-apollo-spoke = Apollon hat dir in diesem Zug schon geholfen.
delphi-refusal-as-needless = Das zeigt schon { delphi-colour }: Lass die Farbe weg.
delphi-refusal-card-first = Entscheide zuerst über deine neue Karte.
delphi-refusal-card-lacking = Du hast keine Orakelkarte in { delphi-colour }.
delphi-refusal-card-not-open = „{ delphi-card }“ liegt nicht offen.
delphi-refusal-card-played = Du hast in diesem Zug schon eine Orakelkarte gespielt.
delphi-refusal-cheaper-way = Es gibt einen billigeren Weg { delphi-towards }.
delphi-refusal-city-empty = Es gibt keine Statue in { delphi-colour } mehr.
delphi-refusal-colour-differs = Dafür braucht es { delphi-needed }, nicht { delphi-colour }.
delphi-refusal-colour-done = { delphi-colour } hast du schon erfüllt, oder ein anderes Plättchen dieser Art ({ delphi-task }) beansprucht es.
delphi-refusal-colour-not-rolled = { delphi-god } darf nicht steigen: { delphi-colour } wurde nicht geworfen.
delphi-refusal-companion-first = Wähle zuerst deinen Gefährten.
delphi-refusal-companion-taken = Schon vergeben: { delphi-role } in { delphi-colour }.
delphi-refusal-die-alike = Nimm Würfel { $alike } statt Würfel { $die }: Sie sind gleich.
delphi-refusal-die-used = Würfel { $die } hast du schon genutzt.
delphi-refusal-discard-lacking = Diese Verletzungen hast du nicht.
delphi-refusal-equip-first = Nimm zuerst eine Ausrüstung.
delphi-refusal-favor-short = Das kostet { $needed } Gunst; du hast { $have }.
delphi-refusal-fight-first = Entscheide zuerst über deinen Kampf.
delphi-refusal-god-at-bottom = { delphi-god } steht noch ganz unten.
delphi-refusal-god-at-top = { delphi-god } steht schon ganz oben.
delphi-refusal-god-not-ready = { delphi-god } hilft ab Reihe 6 und steht erst in Reihe { $row }.
delphi-refusal-island-foreign = { $at }: gehört { delphi-player }.
delphi-refusal-island-hidden = { $at }: ist noch verdeckt.
delphi-refusal-island-open = { $at }: ist schon aufgedeckt.
delphi-refusal-look-first = Sieh dir zuerst eine Insel an.
delphi-refusal-look-other = { $at } hast du gerade angesehen: Wähle eine andere Insel.
delphi-refusal-morning-first = Nimm zuerst Gunst oder lass einen Gott steigen.
delphi-refusal-must-move = Dein Schiff liegt schon dort: Wähle ein anderes Feld.
delphi-refusal-must-rest = Du bist zu schwer verletzt und musst rasten: Leg drei Verletzungen ab.
delphi-refusal-name-colour = Nenne die Farbe der Aktion.
delphi-refusal-no-city = Dein Schiff liegt an keiner Stadt.
delphi-refusal-no-injury = Du hast keine Verletzung in { delphi-colour }.
delphi-refusal-no-island = { $at }: Dort liegt keine verdeckte Insel.
delphi-refusal-no-monster = { $at }: Dieses Monster ist dort nicht: { delphi-monster }.
delphi-refusal-no-offering = { $at }: Dort liegt keine Opfergabe in { delphi-colour }.
delphi-refusal-no-oracle-cards = Es gibt keine Orakelkarte mehr zu ziehen.
delphi-refusal-no-pedestal = { $at }: Dort gibt es keinen Sockel in { delphi-colour }.
delphi-refusal-no-room = Dein Laderaum ist voll: Er fasst { $hold } Teile.
delphi-refusal-no-task = Du hast keine solche Aufgabe mehr: { delphi-task }.
delphi-refusal-no-letter = { $at }: zeigt { delphi-letter }; du hast keine offene Kultstätte mit diesem Buchstaben.
delphi-refusal-no-water = Dort kann kein Schiff liegen: { $at }.
delphi-refusal-not-aboard = Du hast nichts in { delphi-colour } an Bord ({ delphi-task }).
delphi-refusal-not-beside = Dein Schiff ist { $by ->
    [one] ein Feld
   *[other] { $by } Felder
} zu weit entfernt: { $at }.
delphi-refusal-not-looked-at = { $at } hat die Seherin nicht angesehen.
delphi-refusal-only-named = Deine offenen Plättchen ({ delphi-task }) wollen { delphi-first } { delphi-second }, nicht { delphi-colour }.
delphi-refusal-out-of-range = { $at } liegt um { $by } zu weit weg.
delphi-refusal-pedestal-taken = { $at }: Der Sockel in { delphi-colour } ist besetzt.
delphi-refusal-place-colour = { $at } braucht { delphi-needed }, nicht { delphi-colour }.
delphi-refusal-purse-lacking = Du hast keinen Geldbeutel.
delphi-refusal-purse-used = Du hast deinen Geldbeutel in diesem Zug schon genutzt.
delphi-refusal-sail-colour = Dieses Wasser braucht { delphi-needed }, nicht { delphi-colour }.
delphi-refusal-shrine-stands = { $at }: Dort steht schon eine Kultstätte.
delphi-refusal-stays-on-zeus = Du bist angekommen: Dein Schiff bleibt bei Zeus.
delphi-refusal-steps-first = Lass zuerst einen Gott steigen.
delphi-refusal-unhurt = Du hast keine Verletzungen.
delphi-refusal-white-spoken-for = Deine Ladung braucht alle deine weißen Plättchen ({ delphi-task }); für { delphi-colour } bleibt keines.
delphi-refusal-wrong-place = { $at } ist { delphi-kind }; dafür braucht es { delphi-thing }.
delphi-refusal-zeus-tasks = Zeus wartet noch auf { $left ->
    [one] eine Aufgabe
   *[other] { $left } Aufgaben
} von dir.

## Tipps

delphi-hint-task = { $done ->
    [shrine] Deine Kultstätte steht
    [offering] Deine Opfergabe ist dargebracht
    [statue] Deine Statue steht
   *[monster] Das Monster ist besiegt
}: Eine der Aufgaben des Zeus ist erfüllt. { delphi-hint-left }
delphi-hint-fight = Ein Sieg erfüllt eine der Aufgaben des Zeus. Der erste Wurf gewinnt in { $chance } von 100 Fällen{ $favor ->
    [0] , und für einen zweiten hast du keine Gunst.
   *[other] ; setzt du deine ganze Gunst ({ $favor }) für weitere Würfe ein, gewinnst du in { $all } von 100.
} Jede 0 bringt eine Verletzung.
delphi-hint-purpose = { $kind ->
    [temple] dorthin gehört deine Opfergabe
    [offering] dort liegt eine Opfergabe, die du brauchst
    [city] dort steht eine Statue, die du brauchst
    [statue] dorthin gehört deine Statue
    [monster] dort haust ein Monster, das du besiegen sollst
   *[island] dort kann eine deiner Kultstätten liegen oder eine Belohnung
}
delphi-hint-payment = { $saved ->
    [favor] So erreichst du dasselbe für { $favor } Gunst weniger.
    [card] So erreichst du dasselbe und behältst deine Orakelkarte für einen späteren Zug.
   *[die] So erreichst du dasselbe, und dir bleibt der Würfel in { delphi-colour }.
}
delphi-hint-home = Alle Aufgaben sind erfüllt: Zeus wartet.
delphi-hint-there = Von dort aus erreichst du dein Ziel ({ $at }): { delphi-hint-purpose }. { $paid ->
    [yes] Die passende Farbe dafür hast du in diesem Zug noch.
   *[no] Aber die passende Farbe dafür fehlt dir in diesem Zug.
}
delphi-hint-nearer = So kommst du näher an dein Ziel ({ $at }): { delphi-hint-purpose }. { $hexes ->
    [one] Dann fehlt noch 1 Feld.
   *[other] Dann fehlen noch { $hexes } Felder.
}
delphi-hint-no-nearer = Von dort ist kein Ort näher, den du brauchst. Aber Besseres ist in diesem Zug nicht zu holen.
delphi-hint-explore = { $here ->
    [shrine] Hier liegt eine deiner Kultstätten, und sie wird gebaut: Eine der Aufgaben des Zeus ist erfüllt. { delphi-hint-left }
    [reward] Du weißt, dass hier keine deiner Kultstätten liegt. Aber die Insel bringt { $letter ->
        [psi] 4 Gunst.
        [phi] zwei Orakelkarten.
        [sigma] drei Götterschritte.
       *[omega] einen Schild und heilt eine Farbe.
    }
   *[unknown] { $own ->
        [0] Eine Kultstätte suchst du nicht mehr, aber die Insel hat eine Belohnung für dich.
        [one] Deine letzte unbekannte Kultstätte liegt unter einer von { $unseen } Inseln. Ist es nicht diese, bekommst du eine Belohnung.
       *[other] { $own } deiner Kultstätten liegen noch unter { $unseen } Inseln. Ist hier keine, bekommst du eine Belohnung.
    }
}
delphi-hint-left = { $left ->
    [0] Jetzt fehlt nur noch der Weg zu Zeus.
    [one] Danach bleibt noch eine.
   *[other] Danach bleiben noch { $left }.
}
delphi-hint-load = { $cargo ->
    [statue] Diese Statue brauchst du für eine Aufgabe. Ein Sockel dafür { delphi-hint-way }.
   *[offering] Diese Opfergabe brauchst du für eine Aufgabe. Ihr Tempel { delphi-hint-way }.
} { $rival ->
    [yes] Aber ein anderes Schiff hat die gleiche Statue an Bord und kann dir den Sockel wegschnappen.
   *[no] { $room ->
        [0] Aber dein Laderaum ist dann voll, bis du etwas ablieferst.
        [one] In deinen Laderaum passt dann noch ein Stück.
       *[other] In deinen Laderaum passen dann noch { $room } Stücke.
    }
}
delphi-hint-way = { $hexes ->
    [0] ist von hier aus schon zu erreichen
    [one] liegt nur 1 Feld entfernt
   *[other] liegt { $hexes } Felder entfernt
}
delphi-hint-look = { $own ->
    [0] Du erfährst, welche Belohnung auf zwei Inseln liegt; eine Kultstätte suchst du nicht mehr.
    [one] Eine deiner Kultstätten liegt noch unter { $unseen } Inseln versteckt. Schaust du zwei davon an, ersparst du dir vielleicht einen Umweg.
   *[other] { $own } deiner Kultstätten liegen noch unter { $unseen } Inseln versteckt. Schaust du zwei davon an, ersparst du dir vielleicht einen Umweg.
} Aber das kostet eine Aktion, gebaut ist damit noch nichts, und die anderen sehen, wo du nachschaust.
delphi-hint-peek = { $hexes ->
    [0] Diese Insel kannst du von hier aus erreichen:
    [one] Diese Insel liegt nur 1 Feld entfernt:
   *[other] Diese Insel liegt { $hexes } Felder entfernt:
} { $own ->
    [0] Du siehst, welche Belohnung dort liegt. Die anderen sehen, wo du nachschaust, und können sich denken, wohin du willst.
   *[other] Du siehst, ob dort eine deiner Kultstätten liegt. Die anderen sehen, wo du nachschaust, und können sich denken, wohin du willst.
}
delphi-hint-heal = Von deinen Verletzungen ({ $injuries }) wirst du { $healed } los. { $more ->
    [0] Mit so vielen müsstest du rasten, und das kostet einen Zug.
    [one] Schon eine weitere könnte dich zum Rasten zwingen, und das kostet einen Zug.
   *[other] Mit { $more } weiteren müsstest du vielleicht rasten, und das kostet einen Zug.
}
delphi-hint-help = { $god ->
    [aphrodite] alle deine Verletzungen heilen
    [ares] ein Monster neben dir ohne Kampf besiegen
    [hermes] an jeder Stadt eine Statue beliebiger Farbe laden
    [poseidon] dein Schiff auf ein beliebiges Wasserfeld bringen
    [apollo] eine Orakelkarte geben und deine Würfel für einen Zug als jede Farbe zählen lassen
   *[artemis] eine beliebige verdeckte Insel für dich aufdecken
}
delphi-hint-god-step = { $left ->
    [0] { delphi-god } steht dann ganz oben und kann einmal { delphi-hint-help }.
    [one] Noch ein Schritt, und { delphi-god } kann einmal { delphi-hint-help }.
   *[other] Noch { $left } Schritte, und { delphi-god } kann einmal { delphi-hint-help }.
}
delphi-hint-amulet = { $favor } Gunst, eine Orakelkarte und ein Schritt für { delphi-god }, alles für eine Aktion.
delphi-hint-apollo = Du bekommst eine Orakelkarte{ $dice ->
    [0] . Aber deine Würfel sind schon genutzt, und Apollon geht wieder nach unten.
    [one] , und dein letzter Würfel zählt als jede Farbe. Dafür geht Apollon wieder nach unten.
   *[other] , und deine { $dice } freien Würfel zählen in diesem Zug als jede Farbe. Dafür geht Apollon wieder nach unten.
}
delphi-hint-oracle-card = Damit hast du { $cards ->
    [one] eine Orakelkarte
   *[other] { $cards } Orakelkarten
}, und in jedem Zug kann eine wie ein Würfel bezahlen. { $back ->
    [none] Aber die Aktion ist weg, und keine Aufgabe kommt voran.
   *[other] Aber { delphi-god } geht wieder nach unten, ohne dir zu helfen.
}
delphi-hint-favor = Damit hast du { $favor } Gunst für andere Farben und weitere Würfe. Aber die Aktion ist weg, und keine Aufgabe kommt voran.
delphi-hint-gift = Damit hast du { $favor } Gunst für andere Farben und weitere Würfe. Dafür steigt jetzt kein Gott.
delphi-hint-equipment = { $card ->
    [E1] { delphi-card-E1.help }
    [E2] { delphi-card-E2.help }
    [E3] { delphi-card-E3.help }
    [E4] { delphi-card-E4.help }
    [E5] { delphi-card-E5.help }
    [E6] { delphi-card-E6.help }
    [E7] { delphi-card-E7.help }
    [E8] { delphi-card-E8.help }
    [E9] { delphi-card-E9.help }
    [E10] { delphi-card-E10.help }
    [E11] { delphi-card-E11.help }
    [E12] { delphi-card-E12.help }
    [E13] { delphi-card-E13.help }
    [E14] { delphi-card-E14.help }
    [E15] { delphi-card-E15.help }
    [E16] { delphi-card-E16.help }
    [E17] { delphi-card-E17.help }
    [E18] { delphi-card-E18.help }
    [E19] { delphi-card-E19.help }
    [E20] { delphi-card-E20.help }
    [E21] { delphi-card-E21.help }
   *[E22] { delphi-card-E22.help }
}
delphi-hint-companion = { $role ->
    [hero] { delphi-role-hero.help }
    [demigod] { delphi-role-demigod.help }
   *[creature] { delphi-role-creature.help }
}
delphi-hint-ship = { $ship ->
    [bulwark] { delphi-ship-bulwark.help }
    [shrine_ship] { delphi-ship-shrine_ship.help }
    [swift] { delphi-ship-swift.help }
    [freighter] { delphi-ship-freighter.help }
    [favoured] { delphi-ship-favoured.help }
    [dyer] { delphi-ship-dyer.help }
    [gilded] { delphi-ship-gilded.help }
   *[armed] { delphi-ship-armed.help }
}
delphi-hint-removal = { $task ->
    [shrine] Diese Kultstätte müsstest du erst finden, und sie bringt nur einen Götterschritt.
    [statue] Diese Statue kostet zwei Fahrten: zu ihrer Stadt und zu einem Sockel.
    [offering] Diese Opfergabe kostet zwei Fahrten: dorthin, wo sie liegt, und zu ihrem Tempel.
   *[monster] Ein Kampf ist Glückssache und kann Gunst und Verletzungen kosten.
}
delphi-hint-rest = { $left ->
    [0] Du bist alle Verletzungen los, und dein nächster Zug beginnt mit Gunst oder einem Götterschritt.
   *[other] { $more ->
        [0] Du behältst { delphi-hint-injuries }, und das sind immer noch zu viele: Auch nächstes Mal musst du rasten.
        [one] Du behältst { delphi-hint-injuries }. Schon eine weitere kann dich wieder zum Rasten zwingen.
       *[other] Du behältst { delphi-hint-injuries }. Frühestens nach { $more } weiteren musst du wieder rasten.
    }
}
delphi-hint-injuries = { $left ->
    [one] 1 Verletzung
   *[other] { $left } Verletzungen
}
delphi-hint-again = Für 1 Gunst gewinnt der nächste Wurf in { $chance } von 100 Fällen. Geht er daneben, ist die Gunst weg, und eine 0 bringt eine Verletzung.
delphi-hint-give-up = Du sparst deine Gunst: Der nächste Wurf würde nur in { $chance } von 100 Fällen gewinnen. Die Aufgabe bleibt offen.
delphi-hint-decline = { $offered ->
    [step] Ein Schritt eines Gottes bringt dir jetzt kaum etwas.
    [look] Was unter den Inseln liegt, spielt für dich keine Rolle mehr.
    [fetch] Es würde nur deinen Laderaum füllen: Ein Platz für etwas, das schneller geht, ist mehr wert.
   *[other] Du kannst es nehmen oder lassen, und es nützt dir jetzt nichts.
}
delphi-hint-end = { $kept ->
    [god] { delphi-god } bleibt oben und kann dir in einem späteren Zug helfen, wenn es mehr bringt.
    [card] Deine Orakelkarte hebst du für einen späteren Zug auf, in dem sie mehr bringt.
   *[none] { delphi-hint-unused }
}
delphi-hint-unused = { $dice ->
    [0] { $cards ->
        [0] Alle deine Würfel sind genutzt.
        [one] Alle deine Würfel sind genutzt. Deine Orakelkarte hebst du für einen späteren Zug auf.
       *[other] Alle deine Würfel sind genutzt. Deine { $cards } Orakelkarten hebst du für spätere Züge auf.
    }
    [one] Dein letzter Würfel bringt dich keiner Aufgabe näher.
   *[other] Deine { $dice } freien Würfel bringen dich keiner Aufgabe näher.
}

## Spielenden

delphi-ending-arrival = Ein Schiff kam zu Zeus zurück.
delphi-ending-cards = Mehrere Schiffe kamen zurück; die Zahl der Orakelkarten entschied.
delphi-ending-favor = Mehrere Schiffe kamen zurück; die Gunst entschied.
delphi-ending-shared = Mehrere Schiffe kamen mit gleich vielen Karten und gleich viel Gunst zurück: Der Sieg wird geteilt.

## Der Tisch im Terminal

delphi-table-round = Runde { $round }
delphi-table-legend = Z Zeus · C Stadt und ihre Statuen · S Sockel (● besetzt) · o Opfergaben · T Tempel · M Monster · A–D Schiffe und Inseln · ? verdeckt · ⌂ Kultstätte · ¹²³ Würfel, die umsonst dorthin kommen
delphi-table-ship = Schiff
delphi-table-dice = Würfel
delphi-table-stock = Gunst / Schild
delphi-table-tasks = Aufgaben
delphi-table-gods = Götter
delphi-table-cards = Orakelkarten
delphi-table-injuries = Verletzungen
delphi-table-cargo = Ladung
delphi-table-crew = Gefährten
delphi-table-gear = Ausrüstung
delphi-table-open = Offene Ausrüstung:
delphi-table-reach = Wohin deine Würfel kommen
delphi-table-more = und { $count } weitere
delphi-table-favor = Gunst
