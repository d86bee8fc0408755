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
keltis-hint-points = { keltis-hint-move } Sofort bringt das etwa { keltis-hint-worth } mehr als deine anderen Züge. { keltis-hint-risk }
keltis-hint-ahead = { keltis-hint-move } Deine Figuren kommen weiter als mit deinen anderen Zügen, das ist etwa { keltis-hint-worth } wert. { keltis-hint-risk }
keltis-hint-wishes = { keltis-hint-move } { $wishes ->
    [0] Ohne Wunschstein verlierst du am Ende Punkte, darum ist er etwa { keltis-hint-worth } wert.
    [one] Mit nur einem Wunschstein verlierst du am Ende Punkte, darum ist ein weiterer etwa { keltis-hint-worth } wert.
   *[other] Du hast { $wishes } Wunschsteine, und ein weiterer ist etwa { keltis-hint-worth } wert.
} { keltis-hint-risk }
keltis-hint-mirrors = { keltis-hint-move } Mit dem Spiegel zählen deine Wunschsteine noch einmal, das ist etwa { keltis-hint-worth } wert. { keltis-hint-risk }
keltis-hint-hand = { keltis-hint-move } Danach passen noch mehr deiner Handkarten in deine Reihen, das ist etwa { keltis-hint-worth } wert. { keltis-hint-risk }
keltis-hint-rows = { keltis-hint-move } Du überspringst wenige Werte, so passen mehr Karten in deine Reihen; das ist etwa { keltis-hint-worth } wert. { keltis-hint-risk }
keltis-hint-meeting = { keltis-hint-move } Im nächsten Zug kann eine Karte die Priesterin zu einer deiner Figuren bringen. { keltis-hint-risk }
keltis-hint-kobolds = { keltis-hint-move } So rückt die Koboldwertung näher, das ist etwa { keltis-hint-worth } wert. { keltis-hint-risk }

# Was der Zug selbst tut. Allein, wenn kein anderer Zug deutlich schlechter ist.
keltis-hint-move = { $deed ->
    [priestess] { keltis-hint-priestess }
    [clover] { keltis-hint-clover }
    [spiral] { keltis-hint-spiral }
   *[step] Deine Figur kommt auf ein Feld, das { keltis-hint-field }, { keltis-hint-find }.
}
keltis-hint-field = am Ende { $pays ->
    [one] 1 Punkt
   *[other] { $pays } Punkte
} { $sign ->
    [minus] kostet
   *[plus] bringt
}
keltis-hint-find = { $tile ->
    [wish] und nimmt einen Wunschstein
    [points] und bekommt sofort { $tile-points ->
        [one] 1 Punkt
       *[other] { $tile-points } Punkte
    }
    [clover] wo ein Kleeblatt sie weiterschicken kann
    [spiral] wo eine Spirale sie zurückschicken kann
    [kobold] wo ein Kobold dir eine Karte abnimmt, wenn du magst
    [mirror] und nimmt einen Spiegel
   *[none] wo nichts liegt
}
keltis-hint-skipped = { $skipped ->
    [0] In der Reihe geht kein Platz verloren.
    [one] Dafür überspringt die Reihe einen Wert.
   *[other] Dafür überspringt die Reihe { $skipped } Werte.
}
keltis-hint-step = Deine Figur kommt auf ein Feld, das { keltis-hint-field }, { keltis-hint-find }. { keltis-hint-skipped }
keltis-hint-priestess = { $meets ->
    [yes] Die Priesterin kommt zu deiner Figur: sofort { $bonus } Punkte. Deine Figuren bleiben, wo sie sind.
   *[no] Nur die Priesterin zieht: Das erspart deinen Figuren einen schlechten Schritt, bringt sie aber nicht weiter.
}
keltis-hint-discard = { $fits ->
    [yes] Die Karte würde noch in deine Reihe passen, aber deine anderen Karten sind mehr wert. Deine Figuren ziehen diesmal nicht.
   *[no] Die Karte passt nicht mehr in deine Reihe, sie abzulegen kostet dich nichts. Aber deine Figuren ziehen diesmal nicht.
}
keltis-hint-unseen = { $open ->
    [0] Keine der offenen Karten passt in deine Reihen; eine verdeckte vielleicht schon.
   *[other] Eine verdeckte Karte kann dir mehr helfen als die offenen, die passen, aber das ist Glückssache.
}
keltis-hint-open-card = { $fits ->
    [yes] Du weißt, was du bekommst: Die Karte passt in deine Reihe. { keltis-hint-skipped }
   *[no] Die Karte passt nicht in deine Reihen. Aber so nimmt sie dir niemand weg, und der Stapel wird nicht kleiner.
}
keltis-hint-clover = Die Figur kommt ohne Karte { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} weiter, auf eines, das { keltis-hint-field }, { keltis-hint-find }.
keltis-hint-spiral = Die Figur geht { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} zurück, auf eines, das { keltis-hint-field }, { keltis-hint-find }.
keltis-hint-drop = { $fits ->
    [yes] Eine neue Karte für diese, die noch in deine Reihe passen würde: Die anderen auf deiner Hand sind mehr wert.
   *[no] Eine neue Karte für eine, die nicht mehr in deine Reihe passt: Du verlierst nichts.
}
keltis-hint-drop-laid = Ohne ihre letzte Karte nimmt die Reihe wieder Werte auf, die sie übersprungen hatte. Die Figur bleibt, wo sie ist.
keltis-hint-score = Sofort { $points } Punkte, und dein Zug kommt erst noch. Aber Kobolde wertest du nur einmal.
keltis-hint-stay = Deine Figur behält ihr Feld, das { keltis-hint-field }. Das Plättchen brächte sie auf kein besseres.
