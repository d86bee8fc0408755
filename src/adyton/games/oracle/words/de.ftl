oracle-title = Oracle
oracle-blurb = Gewinne genau die richtigen Stiche. Zwei Prophezeiungen sagen, was du am Ende hast; nun mach sie wahr.

oracle-colour = { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [yellow] Gelb
   *[violet] Violett
}
oracle-species-phoenix = Phönix
oracle-species-pegasus = Pegasus
oracle-species-hydra = Hydra
oracle-standing-fulfilled = jetzt erfüllt
oracle-standing-open = noch möglich
oracle-standing-lost = verloren

oracle-option-draft = Prophezeiungen weiterreichen
    .help = Die Prophezeiungen wandern um den Tisch: Nimm zwei, dann gib zwei deiner vier nach links weiter.
oracle-option-removed = Farbe, die zu dritt fehlt
    .help = Zu dritt bleiben die zwölf Karten einer Farbe aus dem Spiel: ausgelost oder vom Gastgeber gewählt.
oracle-option-removed-random = ausgelost
oracle-option-removed-blue = Blau
oracle-option-removed-red = Rot
oracle-option-removed-green = Grün
oracle-option-removed-yellow = Gelb
oracle-option-removed-violet = Violett
oracle-option-content = Eigene Prophezeiungen
    .help = Eine TOML-Datei mit 40 Karten, die an die Stelle der mitgelieferten tritt.

oracle-phase-removal = Eine Farbe verlässt das Spiel.
oracle-phase-dealer = Der erste Geber wird ausgelost.
oracle-phase-deal = Die Karten werden gegeben.
oracle-phase-foretell = Die Prophezeiungen werden gegeben.
oracle-phase-choice = Wähle zwei Prophezeiungen, die du behältst.
oracle-phase-draft = Wähle zwei deiner vier Prophezeiungen, die du abgibst.
oracle-phase-trick = Spiel eine Karte.
oracle-phase-loser = Legst du deinen Loser-Chip zurück, oder behältst du ihn?
oracle-phase-over = Das Spiel ist aus.

oracle-event-removed = Die { $colour ->
    [blue] blauen
    [red] roten
    [green] grünen
    [yellow] gelben
   *[violet] violetten
} Karten verlassen das Spiel.
oracle-event-dealt = Runde { $round }. { $seat } gibt.
oracle-event-chosen = { $seat } hat zwei Prophezeiungen gewählt.
oracle-event-handed = { $seat } gibt zwei Prophezeiungen an { $other } weiter.
oracle-event-laid-open = { $seat } legt zwei Prophezeiungen offen ab: „{ $first }“ und „{ $second }“.
oracle-event-these = Es sind „{ $first }“ und „{ $second }“.
oracle-event-begun = { $seat } spielt zum ersten Stich an.
oracle-event-played = { $seat } spielt { $card }.
oracle-event-won = { $seat } gewinnt den Stich mit { $card }.
oracle-event-chip = { $seat } nimmt einen { $species ->
    [phoenix] Phönix
    [pegasus] Pegasus
   *[hydra] Hydra
}-Chip.
oracle-event-loser = { $seat } nimmt den { $species ->
    [phoenix] Phönix
    [pegasus] Pegasus
   *[hydra] Hydra
}-Loser-Chip.
oracle-event-loser-moved = { $seat } nimmt den { $species ->
    [phoenix] Phönix
    [pegasus] Pegasus
   *[hydra] Hydra
}-Loser-Chip von { $other }.
oracle-event-returned = { $seat } legt den { $species ->
    [phoenix] Phönix
    [pegasus] Pegasus
   *[hydra] Hydra
}-Loser-Chip zurück.
oracle-event-kept = { $seat } behält den { $species ->
    [phoenix] Phönix
    [pegasus] Pegasus
   *[hydra] Hydra
}-Loser-Chip.
oracle-event-scored = { $seat } bekommt { $points } Punkte: { $stars } für Sterne und { $prophecies } für Prophezeiungen.

oracle-refusal-must-follow = Du musst { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [yellow] Gelb
   *[violet] Violett
} bedienen.
oracle-refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
oracle-refusal-not-held = Du hast die Prophezeiung { $number } nicht.
oracle-refusal-removed-three = Nur zu dritt verlässt eine Farbe das Spiel.

oracle-ending-rounds = Alle Runden sind gespielt.

## Warum ein Bot das täte

oracle-hint-risk = { $risk ->
    [stars] Dafür bekommst du weniger Sterne für Chips.
    [prophecies] Dafür wird „{ $risked }“ unwahrscheinlicher.
    [others] Dafür holen die anderen mehr aus der Runde.
   *[none] { "" }
}
oracle-hint-species = { $species ->
    [phoenix] Phönix
    [pegasus] Pegasus
   *[hydra] Hydra
}
oracle-hint-prize = { $prize ->
    [chip] einen { oracle-hint-species }-Chip mit { $stars } Sternen
    [own-loser] das Recht, deinen { oracle-hint-species }-Loser-Chip zurückzulegen
   *[loser] { $chips ->
        [0] den { oracle-hint-species }-Loser-Chip, und der kostet dich nichts: Du hast keinen { oracle-hint-species }-Chip
       *[other] den { oracle-hint-species }-Loser-Chip; solange du ihn hast, zählen deine { oracle-hint-species }-Chips nicht
    }
}
oracle-hint-beaten = { $beaten ->
    [one] Im Stich liegt eine 1, und neben einer 12 gewinnt die 1.
    [higher] Diese Karte schlägt nicht, was schon im Stich liegt.
   *[later] Diese Karte ist zu niedrig, um den Stich zu gewinnen.
}
oracle-hint-card = { $wins ->
    [sure] Diese Karte dürfte den Stich gewinnen und bringt { oracle-hint-prize }.
    [likely] Diese Karte gewinnt den Stich meistens und bringt dann { oracle-hint-prize }.
    [sometimes] Diese Karte gewinnt den Stich manchmal, verliert ihn aber öfter; wenn sie gewinnt, bringt sie { oracle-hint-prize }.
    [unlikely] Diese Karte gewinnt den Stich selten; wenn doch, bringt sie { oracle-hint-prize }.
   *[never] { oracle-hint-beaten } { $prize ->
        [loser] So bleibt dir der { oracle-hint-species }-Loser-Chip erspart.
       *[chip] { $stays ->
            [stronger] Du wirst sie los und behältst deine höheren Karten.
           *[none] So bringt sie dir keinen Chip ein.
        }
    }
}
oracle-hint-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
oracle-hint-trick = { oracle-hint-card } { $others ->
    [one] Die andere Karte verspricht etwas weniger.
   *[other] Keine deiner anderen Karten verspricht deutlich mehr.
}
oracle-hint-stars = { oracle-hint-card } In dieser Runde kannst du so etwa { $points ->
    [one] 1 Stern
   *[other] { $points } Sterne
} mehr erwarten als mit { $others ->
    [one] der anderen Karte
   *[other] deinen anderen Karten
}. { oracle-hint-risk }
oracle-hint-prophecies = { oracle-hint-card } „{ $prophecy }“ wird wahrscheinlicher, das ist etwa { oracle-hint-points } wert. { oracle-hint-risk }
oracle-hint-others = { oracle-hint-card } Die anderen können je etwa { oracle-hint-points } weniger erwarten. { oracle-hint-risk }
oracle-hint-pair = Mit so einer Hand geht „{ $first }“ in etwa { $first-chance } von 100 Runden auf und bringt { $first-points } Punkte, „{ $second }“ in { $second-chance } und bringt { $second-points }.
oracle-hint-kept-pair = Du behältst, was zu deiner Hand passt: „{ $first }“ geht in etwa { $first-chance } von 100 Runden auf und bringt { $first-points } Punkte, „{ $second }“ in { $second-chance } und bringt { $second-points }.
oracle-hint-return = { $chips ->
    [0] Ohne den Loser-Chip zählen deine nächsten { oracle-hint-species }-Chips wieder.
   *[other] Ohne den Loser-Chip zählen deine { oracle-hint-species }-Chips wieder, zusammen { $stars } Sterne.
} { $serves ->
    [one] Auch „{ $prophecy }“ wird dadurch wahrscheinlicher.
   *[none] { "" }
}
oracle-hint-keep = { $serves ->
    [one] Mit dem Loser-Chip wird „{ $prophecy }“ wahrscheinlicher. { $chips ->
        [0] Er kostet dich nichts: Du hast keinen { oracle-hint-species }-Chip.
       *[other] Aber deine { oracle-hint-species }-Chips zählen am Ende nicht, und das kostet { $stars } Sterne.
    }
   *[none] { $chips ->
        [0] Der Loser-Chip kostet dich nichts: Du hast keinen { oracle-hint-species }-Chip.
       *[other] Am Ende zählen deine { oracle-hint-species }-Chips nicht, das kostet { $stars } Sterne. Aber die Runde ist noch nicht vorbei, und man kann dir den Chip noch abnehmen.
    }
}

## Im Terminal

oracle-label-round = Runde { $round } von { $rounds }
oracle-label-dealer = { $name } gibt
oracle-label-removed = ohne
oracle-label-cards = Karten
oracle-label-tricks = Stiche
oracle-label-voids = Hat kein
oracle-label-score = Punkte
oracle-label-middle = in der Mitte
oracle-label-trick = Stich
oracle-label-hand = Hand
oracle-label-prophecies = Deine Prophezeiungen
oracle-label-discards = Offene Ablage
oracle-label-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Die Prophezeiungen, nach ihren Namen in deck.toml

oracle-prophecy-pho_eq1 = Genau ein Phönix-Chip
oracle-prophecy-pho_eq2 = Genau zwei Phönix-Chips
oracle-prophecy-pho_eq3 = Genau drei Phönix-Chips
oracle-prophecy-peg_eq1 = Genau ein Pegasus-Chip
oracle-prophecy-peg_eq2 = Genau zwei Pegasus-Chips
oracle-prophecy-peg_eq3 = Genau drei Pegasus-Chips
oracle-prophecy-hyd_eq1 = Genau ein Hydra-Chip
oracle-prophecy-hyd_eq2 = Genau zwei Hydra-Chips
oracle-prophecy-pho_none = Kein Phönix-Chip
oracle-prophecy-peg_none = Kein Pegasus-Chip
oracle-prophecy-hyd_none = Kein Hydra-Chip
oracle-prophecy-pho_ge2 = Mindestens zwei Phönix-Chips
oracle-prophecy-pho_ge3 = Mindestens drei Phönix-Chips
oracle-prophecy-peg_ge2 = Mindestens zwei Pegasus-Chips
oracle-prophecy-hyd_ge1 = Mindestens ein Hydra-Chip
oracle-prophecy-pho_peg = Mindestens je 1 Phönix- und Pegasus-Chip
oracle-prophecy-pho_hyd = Mindestens je 1 Phönix- und Hydra-Chip
oracle-prophecy-peg_hyd = Mindestens je 1 Pegasus- und Hydra-Chip
oracle-prophecy-all_ge1 = Mindestens je 1 Phönix-, Pegasus- und Hydra-Chip
oracle-prophecy-pho1_peg1 = Genau je 1 Phönix- und Pegasus-Chip
oracle-prophecy-pho1_hyd1 = Genau je 1 Phönix- und Hydra-Chip
oracle-prophecy-peg1_hyd1 = Genau je 1 Pegasus- und Hydra-Chip
oracle-prophecy-kind_eq1 = Siegpunkt-Chips genau einer Tierart
oracle-prophecy-kind_eq2 = Siegpunkt-Chips genau zweier Tierarten
oracle-prophecy-vp_eq0 = Kein Siegpunkt-Chip
oracle-prophecy-vp_eq2 = Genau zwei beliebige Siegpunkt-Chips
oracle-prophecy-vp_eq3 = Genau drei beliebige Siegpunkt-Chips
oracle-prophecy-vp_eq4 = Genau vier beliebige Siegpunkt-Chips
oracle-prophecy-vp_ge4 = Mindestens vier beliebige Siegpunkt-Chips
oracle-prophecy-vp_ge5 = Mindestens fünf beliebige Siegpunkt-Chips
oracle-prophecy-loser_eq0 = Kein Loser-Chip
oracle-prophecy-loser_eq1 = Genau ein Loser-Chip
oracle-prophecy-loser_ge2 = Mindestens zwei Loser-Chips
oracle-prophecy-loser_pho = Den Phönix-Loser-Chip besitzen
oracle-prophecy-loser_peg = Den Pegasus-Loser-Chip besitzen
oracle-prophecy-all_most = Die meisten Chips (allein), Loser-Chips mitgezählt
oracle-prophecy-all_fewest = Die wenigsten Chips (allein), Loser-Chips mitgezählt
oracle-prophecy-pho_most = Die meisten Phönix-Chips (allein)
oracle-prophecy-peg_most = Die meisten Pegasus-Chips (allein)
oracle-prophecy-hyd_most = Die meisten Hydra-Chips (allein)
