# Keltis: Das Orakel

keltis-title = Keltis: Das Orakel
keltis-blurb = Lege Kartenreihen und schicke deine Figuren den Spiralpfad entlang, zur Priesterin und zu den Wunschsteinen.

keltis-colour = { $colour ->
    [pink] Rosa
    [yellow] Gelb
    [red] Rotbraun
    [green] Grün
   *[blue] Blau
}
keltis-card = { keltis-colour } { $value }
keltis-of-colour = { $colour ->
    [pink] rosafarbene
    [yellow] gelbe
    [red] rotbraune
    [green] grüne
   *[blue] blaue
}
keltis-tile = { $tile ->
    [clover] Kleeblatt
    [spiral] Spirale
    [kobold] Kobold
    [mirror] Spiegel
   *[points] Punkte
}
keltis-field = { $field ->
    [0] dem Startstein
   *[other] Feld { $field }
}

## Phasen: was gefragt ist

keltis-phase-tiles = Die Plättchen werden an den Pfad gelegt.
keltis-phase-deal = Die Karten werden ausgeteilt.
keltis-phase-first = Wer beginnt, wird ausgelost.
keltis-phase-lay = Leg eine Karte aus oder wirf eine ab.
keltis-phase-clover = Das Kleeblatt: Zieh weiter oder bleib stehen.
keltis-phase-spiral = Die Spirale: Zieh zurück oder bleib stehen.
keltis-phase-kobold = Der Kobold: Wirf eine Karte ab oder lass es.
keltis-phase-draw = Zieh von einem Stapel nach.
keltis-phase-pile = Eine Karte wird vom Stapel gezogen.
keltis-phase-over = Das Spiel ist zu Ende.

## Ereignisse

keltis-event-first = { $seat } beginnt.
keltis-event-laid = { $seat } legt { keltis-card }.
keltis-event-moved = { $seat } zieht Figur { $figure } { $field ->
    [0] auf den Startstein
   *[other] auf Feld { $field }
}.
keltis-event-priestess = { $seat } zieht die Priesterin auf Feld { $field }.
keltis-event-bonus = Die Priesterin kommt zu { $seat }: { $points } Punkte.
keltis-event-points = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} vom Plättchen.
keltis-event-wish = { $seat } nimmt einen Wunschstein.
keltis-event-mirror = { $seat } nimmt einen Spiegel.
keltis-event-stayed = { $seat } lässt das Plättchen ungenutzt.
keltis-event-discarded = { $seat } wirft { keltis-card } ab.
keltis-event-dropped = Kobold: { $seat } entfernt { keltis-card } aus der Hand.
keltis-event-dropped-laid = Kobold: { $seat } entfernt { keltis-card } aus der Reihe.
keltis-event-kobolds = { $seat } macht die Koboldwertung: { $points } Punkte.
keltis-event-took = { $seat } nimmt { keltis-card } vom Abwurfstapel.
keltis-event-last-round = { $seat } leitet die letzte Runde ein. Niemand zieht mehr nach.
keltis-event-drew = { $seat } zieht vom Stapel.
keltis-event-drawn = Du ziehst { keltis-card }.

## Ablehnungen

keltis-refusal-not-in-hand = Du hast { keltis-card } nicht auf der Hand.
keltis-refusal-row-up = Deine { keltis-of-colour } Reihe steigt und endet mit { $last }.
keltis-refusal-row-down = Deine { keltis-of-colour } Reihe fällt und endet mit { $last }.
keltis-refusal-no-field = Vor Figur { $figure } liegt kein Feld in { keltis-colour }.
keltis-refusal-priestess-end = Die Priesterin steht auf dem letzten Feld und kann nicht weiter.
keltis-refusal-priestess-steps = Mit dieser Karte kann die Priesterin { $most ->
    [one] nur 1 Feld
   *[other] höchstens { $most } Felder
} weiter.
keltis-refusal-lay-first = Erst eine Karte legen oder abwerfen, dann nachziehen.
keltis-refusal-draw-now = Dein Zug ist gemacht; zieh jetzt auf acht Karten nach.
keltis-refusal-no-discard = Der { keltis-of-colour } Abwurfstapel ist leer.
keltis-refusal-just-discarded = { keltis-card } hast du in diesem Zug abgeworfen; weder diese Karte noch eine darunter darf gezogen werden.
keltis-refusal-kobolds-scored = Deine Koboldwertung ist schon gemacht; sie gilt einmal im Spiel.
keltis-refusal-kobolds-late = Du hast schon nachgezogen; mach die Koboldwertung in einem späteren Zug vor dem Nachziehen.
keltis-refusal-kobolds-elsewhere = Deine drei Figuren stehen nicht alle auf Kobolden.
keltis-refusal-clover-first = Sag erst, ob du dem Kleeblatt folgst oder stehen bleibst.
keltis-refusal-clover-own = Das Kleeblatt bewegt die Figur, die darauf gezogen ist: Figur { $figure }.
keltis-refusal-clover-any = Sag, welche deiner Figuren dem Kleeblatt folgt.
keltis-refusal-spiral-first = Sag erst, wohin die Spirale deine Figur führt, oder bleib stehen.
keltis-refusal-spiral-visited = Diese Figur stand in diesem Zug schon auf { keltis-field }.
keltis-refusal-spiral-began = Auf { keltis-field } hat diese Figur den Zug begonnen.
keltis-refusal-position-again = Das brächte eine Stellung dieses Zuges zurück.
keltis-refusal-spiral-ahead = Eine Spirale führt nur zurück; Feld { $field } liegt nicht hinter dieser Figur.
keltis-refusal-kobold-first = Sag erst, welche Karte du beim Kobold abwirfst, oder lass es bleiben.
keltis-refusal-not-last = { keltis-card } ist nicht die letzte Karte einer deiner Reihen.
keltis-refusal-drop-laid = Du hast { keltis-card } nicht auf der Hand. Für die Karte in deiner Reihe sag 'laid' davor.

## Spielende

keltis-ending-third = Die dritte Figur eines Spielers hat den Zielbereich erreicht.
keltis-ending-fifth = Die fünfte Figur hat den Zielbereich erreicht.
keltis-ending-pile = Die letzte Karte des Stapels wurde gezogen.
keltis-ending-guard = 100 Züge lang hat niemand vom Stapel gezogen.

## Optionen

keltis-option-free_clover = Freies Kleeblatt
    .help = Ein Kleeblatt darf eine beliebige deiner Figuren bewegen, nicht nur die, die darauf gezogen ist.
keltis-option-equal_turns = Gleich viele Züge
    .help = Die Runde, in der das Ende kommt, wird zu Ende gespielt, damit alle gleich viele Züge hatten. Diese Option ist unsere.
keltis-option-content = Eigener Spielplan
    .help = Eine Datei mit Pfad, Werten, Plättchen, Zahlen der Priesterin und Wunschsteintabelle.

## Im Terminal

keltis-label-start = Start
keltis-label-legend = +3 Punkte · ♣ Kleeblatt · ↺ Spirale · ☻ Kobold · ◊ Spiegel · ● Wunschstein · ♀ Priesterin · ⚑ Felder · * Zielbereich
keltis-label-player = Spieler
keltis-label-figures = Figuren
keltis-label-rows = Reihen
keltis-label-found = Gefunden
keltis-label-score = Punkte, wenn jetzt Schluss wäre
keltis-label-known = hat { $cards }
keltis-label-parts = +{ $tiles } ♀{ $priestess } ☻{ $kobolds } ⚑{ $figures } ●{ $wishes }
keltis-label-pile = Stapel { $cards }
keltis-label-discards = Abgeworfen (was darunter liegt):
keltis-label-hand = Hand
keltis-label-figure = Figur { $figure }
keltis-label-priestess = Priesterin
keltis-label-unfit = passt nicht

## Warum ein Bot das täte

keltis-hint-risk = { $risk ->
    [points] Dafür verzichtest du auf Punkte, die du sofort haben könntest.
    [ahead] Dafür kommen deine Figuren weniger weit voran.
    [wishes] Dafür bleibt ein Wunschstein liegen.
    [mirrors] Dafür bleibt ein Spiegel liegen.
    [hand] Dafür passen weniger deiner Handkarten in deine Reihen.
    [rows] Dafür überspringst du Werte, und in einer Reihe wird der Platz knapp.
    [meeting] Dafür ist die Priesterin für deine Figuren außer Reichweite.
    [kobolds] Dafür rückt die Koboldwertung in die Ferne.
   *[none] { "" }
}
keltis-hint-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
keltis-hint-others = { $others ->
    [one] dem anderen Zug
   *[other] deinen anderen Zügen
}
keltis-hint-points = { keltis-hint-move } Sofort bringt das etwa { keltis-hint-worth } mehr als { $others ->
    [one] der andere Zug
   *[other] deine anderen Züge
}. { keltis-hint-risk }
keltis-hint-ahead = { keltis-hint-move } Deine Figuren kommen weiter als mit { keltis-hint-others }, das ist etwa { keltis-hint-worth } wert. { keltis-hint-risk }
keltis-hint-wishes = { keltis-hint-move }{ $tile ->
    [wish] { "" }
   *[none] { " " }So kommst du zu einem Wunschstein.
} { $wishes ->
    [one] Ein einziger Wunschstein zählt am Ende { $wish-points }, aber ab zwei lohnen sie sich.
   *[other] Deine { $wishes } Wunschsteine zählen dann am Ende { $wish-points }.
} { keltis-hint-risk }
keltis-hint-mirrors = { keltis-hint-move }{ $tile ->
    [mirror] { "" }
   *[none] { " " }So kommst du zu einem Spiegel.
} Der Spiegel zählt deine Wunschsteine noch einmal, jetzt { $wish-points }{ $wish-sign ->
    [minus] : Er lohnt sich, wenn du weitere nimmst.
   *[plus] .
} { keltis-hint-risk }
keltis-hint-hand = { keltis-hint-move } { $fitting ->
    [one] Danach passt noch eine deiner Handkarten
   *[other] Danach passen noch { $fitting } deiner Handkarten
} in deine Reihen, mehr als nach { keltis-hint-others }. { keltis-hint-risk }
keltis-hint-rows = { keltis-hint-move } { $skipped ->
    [0] Deine Reihe überspringt keinen Wert, anders als bei { keltis-hint-others }.
    [one] Deine Reihe überspringt nur einen Wert, weniger als bei { keltis-hint-others }.
   *[other] Deine Reihe überspringt nur { $skipped } Werte, weniger als bei { keltis-hint-others }.
} { keltis-hint-risk }
keltis-hint-meeting = { keltis-hint-move } Im nächsten Zug kann eine Karte die Priesterin zu einer deiner Figuren bringen. { keltis-hint-risk }
keltis-hint-kobolds = { keltis-hint-move } { $standing ->
    [one] Dann steht eine deiner Figuren auf einem Kobold. Stehen alle drei auf Kobolden, kannst du sie werten.
    [3] Dann stehen alle deine Figuren auf Kobolden: Du kannst sie werten.
   *[other] Dann stehen { $standing } deiner Figuren auf Kobolden. Stehen alle drei auf Kobolden, kannst du sie werten.
} { keltis-hint-risk }

keltis-hint-move = { $deed ->
    [priestess] { keltis-hint-priestess }
    [clover] { keltis-hint-clover }
    [spiral] { keltis-hint-spiral }
   *[step] { keltis-hint-field } { keltis-hint-find }
}
keltis-hint-field = { $change ->
    [same] Das Feld deiner Figur zählt am Ende { $pays }, so viel wie das alte.
   *[other] Das Feld deiner Figur zählt am Ende { $pays } statt { $was }.
}
keltis-hint-find = { $tile ->
    [wish] Du nimmst einen Wunschstein.
    [points] Du bekommst sofort { $tile-points ->
        [one] 1 Punkt
       *[other] { $tile-points } Punkte
    }.
    [clover] Dort kann ein Kleeblatt sie weiterschicken.
    [spiral] Dort kann eine Spirale sie zurückschicken.
    [kobold] Beim Kobold darfst du eine Karte ablegen.
    [mirror] Du nimmst einen Spiegel.
   *[none] Dort liegt kein Plättchen.
}
keltis-hint-skipped = { $skipped ->
    [0] Die Reihe überspringt keinen Wert.
    [one] Dafür überspringt die Reihe einen Wert.
   *[other] Dafür überspringt die Reihe { $skipped } Werte.
}
keltis-hint-step = { keltis-hint-field } { keltis-hint-find } { keltis-hint-skipped }
keltis-hint-priestess = { $meets ->
    [yes] Die Priesterin kommt zu deiner Figur: sofort { $bonus } Punkte. Deine Figuren bleiben, wo sie sind.
    [next] Deine Figuren bleiben, wo sie sind. Im nächsten Zug kann eine deiner Karten die Priesterin zu einer von ihnen bringen, für { $bonus } Punkte.
   *[no] Nur die Priesterin zieht: Das erspart deinen Figuren einen schlechten Schritt, bringt sie aber nicht weiter. { $gap ->
        [0] Vor ihr steht dann keine deiner Figuren mehr.
        [one] Sie steht dann ein Feld hinter einer von ihnen.
       *[other] Sie steht dann { $gap } Felder hinter einer von ihnen.
    }
}
keltis-hint-ends = Mit diesem Zug endet das Spiel: Du hast { $points } Punkte, von den anderen hat niemand mehr als { $best }.
keltis-hint-discard = { $fits ->
    [yes] { $skipped ->
        [0] Die Karte würde noch in deine Reihe passen, aber deine anderen Karten sind mehr wert.
        [one] Die Karte würde noch in deine Reihe passen, aber einen Wert überspringen.
       *[other] Die Karte würde noch in deine Reihe passen, aber { $skipped } Werte überspringen.
    }
   *[no] Die Karte passt nicht mehr in deine Reihe, du brauchst sie also nicht.
} Deine Figuren ziehen diesmal nicht{ $taken ->
    [yes] , und andere können die Karte nehmen: Sie passt in eine ihrer Reihen.
   *[no] .
}
keltis-hint-unseen = { $open ->
    [0] Keine der offenen Karten passt in deine Reihen; eine verdeckte vielleicht schon.
   *[other] { $skipped ->
        [0] Eine offene Karte passt in deine Reihe, aber eine verdeckte kann dir mehr helfen. Das ist Glückssache.
        [one] Von den offenen Karten passen nur solche, die in deiner Reihe einen Wert überspringen. Eine verdeckte passt vielleicht besser, vielleicht gar nicht.
       *[other] Die offenen Karten, die passen, überspringen mindestens { $skipped } Werte deiner Reihe. Eine verdeckte passt vielleicht besser, vielleicht gar nicht.
    }
} { $hurry ->
    [yes] Du führst, und mit jeder Karte vom Stapel rückt das Ende näher: Noch liegen dort { $left }.
   *[no] { "" }
}
keltis-hint-open-card = { $fits ->
    [yes] Du weißt, was du bekommst: Die Karte passt in deine Reihe. { keltis-hint-skipped }
   *[no] Die Karte passt nicht in deine Reihen. Aber so nimmt sie dir niemand weg, und der Stapel wird nicht kleiner.
} { $hold ->
    [yes] Du führst nicht, und so rückt das Ende nicht näher: Im Stapel liegen noch { $left }.
   *[no] { "" }
}
keltis-hint-clover = Die Figur kommt ohne Karte { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} weiter. { keltis-hint-field } { keltis-hint-find }
keltis-hint-spiral = Die Figur geht { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} zurück. { keltis-hint-field } { keltis-hint-find }
keltis-hint-drop = { $fits ->
    [yes] { $skipped ->
        [0] Du ziehst eine neue Karte für diese. Sie würde noch in deine Reihe passen, aber die anderen auf deiner Hand sind mehr wert.
        [one] Du ziehst eine neue Karte für diese, die in deiner Reihe einen Wert überspringen würde.
       *[other] Du ziehst eine neue Karte für diese, die in deiner Reihe { $skipped } Werte überspringen würde.
    }
   *[no] Du ziehst eine neue Karte für eine, die nicht mehr in deine Reihe passt.
} { $taken ->
    [yes] Aber andere können sie nehmen: Sie passt in eine ihrer Reihen.
   *[no] { "" }
}
keltis-hint-drop-laid = { $more ->
    [0] Dann ist die Reihe leer und kann mit jeder Karte beginnen.
    [one] Ohne ihre letzte Karte nimmt die Reihe einen Wert mehr auf.
   *[other] Ohne ihre letzte Karte nimmt die Reihe { $more } Werte mehr auf.
} Die Figur bleibt, wo sie ist.
keltis-hint-score = Sofort { $points } Punkte, und dein Zug kommt erst noch. Aber Kobolde wertest du nur einmal.
keltis-hint-stay = { $tile ->
    [kobold] { $unfit ->
        [0] Alle deine Handkarten passen noch in deine Reihen: Du musst keine ablegen.
       *[other] Du behältst deine Karten und Reihen: Was du ablegst, können andere nehmen.
    }
    [clover] { $steps ->
        [0] Deine anderen Figuren behalten die Felder vor sich für spätere Karten.
       *[other] Deine Figur behält { $steps ->
            [one] das Feld
           *[other] die { $steps } Felder
        } vor sich für spätere Karten. Mit dem Kleeblatt würde ihr Feld am Ende { $pays } statt { $was } zählen.
    }
   *[spiral] Deine Figur gibt kein gewonnenes Feld auf: Hier zählt sie am Ende { $was }.
}
