# Bildunterschriften der Regeln.
keltis-picture-setup = Zwei Spieler zu Beginn. Alle Figuren und die Priesterin stehen auf dem Startstein. Neben den kleinen Steinen liegen Plättchen, auf den fünf großen Wunschsteine. Die letzten sieben Felder, mit Rand, sind der Zielbereich.
keltis-picture-rows = Grün begann mit 0 und 1, also steigt die Reihe: Nur eine 1 oder mehr darf folgen, die grüne 0 auf deiner Hand passt nicht. Rotbraun begann mit 9 und 9, das legt nichts fest; mit der 7 fällt die Reihe, also passt auch die 8 nicht.
keltis-picture-turn = Ein Zug: Du legst die grüne 0 aus und wählst eine Figur. Sie zieht auf das erste grüne Feld vor ihr, das auf dem Pfad markiert ist; der Wert ist egal. Dann ziehst du nach.
keltis-picture-priestess = Eine gelbe 8 darf die Priesterin bis zu drei Felder weit führen. Zwei Felder weiter steht deine Figur, also bekommst du 5 Punkte. Kassandra, die auch dort steht, bekommt nichts.
keltis-picture-discard = Die grüne Reihe steigt und endet mit der 3. Die grüne 2 lässt sich nicht mehr auslegen. Du darfst sie auf den grünen Stapel abwerfen.
keltis-picture-draw = Kassandra hat die rotbraune 3 abgeworfen und darf sie nicht wieder ziehen. Sie darf die blaue 2 nehmen oder eine Karte vom verdeckten Stapel.
keltis-picture-points = Deine Figur ist auf dem ersten grünen Feld gelandet. Das Feld selbst zählt am Ende −4, aber das Plättchen bringt sofort 3 Punkte.
keltis-picture-clover = Mit einer gelben 10 bist du auf das erste gelbe Feld und sein blaues Kleeblatt gekommen. Es darf deine Figur auf das nächste blaue Feld weiterführen, oder du bleibst.
keltis-picture-spiral = Die zweite grüne Karte führt zu einer Spirale. Sie darf die Figur auf irgendein früheres Feld zurückführen; hier auf den großen rosa Stein.
keltis-picture-kobold = Mit der rotbraunen 5 bist du zu einem Kobold gekommen. Du darfst die eben ausgelegte Karte abwerfen und die rotbraune Reihe später neu beginnen.
keltis-picture-kobolds = Alle drei Figuren stehen auf Kobolden, auf drei verschiedenen Feldern: Du darfst 15 Punkte werten, einmal im Spiel.
keltis-picture-wish = Zurück auf dem großen rosa Stein nimmst du einen seiner zwei Wunschsteine.
keltis-picture-fifth = Vier Figuren stehen im Zielbereich. Deine gelbe 5 bringt die fünfte dorthin: Das Spiel ist sofort aus, und die 3 Punkte dieses Plättchens gibt es nicht mehr.
keltis-picture-score = Die Endabrechnung. Du hast 10 + 6 − 3 = 13 für die Figuren und 3 für drei Wunschsteine; zwei Spiegel wiederholen das zweimal, zusammen 22. Ein Wunschstein kostet Kassandra 3, und ihr Spiegel verdoppelt das.
