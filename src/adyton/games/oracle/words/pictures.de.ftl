# Bildunterschriften der Regeln.
oracle-picture-setup = Drei Spieler zu Beginn einer Runde: sechzehn Karten auf deiner Hand, in der Mitte 6 Phönix-, 4 Pegasus- und 3 Hydra-Chips, daneben jeweils der Loser-Chip. Du spielst den ersten Stich an.
oracle-picture-choice = Deine zehn Prophezeiungen. Die zwei, die du behältst, sind umrahmt: Genau ein Pegasus-Chip bringt 5 Punkte, genau zwei bringen 9. Nur eine davon kann eintreten; sicherer wären zwei mit verschiedenen Tieren.
oracle-picture-follow = Jason hat die rote 12 angespielt. Du hast rote Karten und musst eine davon spielen; die erlaubten Karten stehen höher.
oracle-picture-high = Du spielst die blaue 7 an, Kassandra gibt die blaue 10 zu. Jason hat kein Blau und spielt die rote 11. Der höchste Wert sticht, egal in welcher Farbe: Jason nimmt einen Phönix-Chip.
oracle-picture-one = Du spielst die rote 12 an, Kassandra die rote 1. Eine 1 schlägt die 12: Kassandra gewinnt den Stich und einen Hydra-Chip. Käme die 12 erst nach der 1, wäre es genauso.
oracle-picture-led = Angespielt war die blaue 7, dann folgten zwei Zehnen. Die blaue 10 gewinnt, denn Blau war angespielt.
oracle-picture-earlier = Angespielt war die blaue 12, zwei Einsen schlagen sie. Keine davon ist blau, also gewinnt die frühere: die grüne 1.
oracle-picture-loser = In der Mitte liegt kein Phönix-Chip mehr, Jason hat sie alle. Du gewinnst mit der blauen 11 und musst den Phönix-Loser-Chip nehmen.
oracle-picture-moved = Im nächsten Stich gewinnt Kassandra mit der roten 12. Der Phönix-Loser-Chip wandert von dir zu ihr.
oracle-picture-return = Kassandra gewinnt noch einmal mit einer Phönix-Karte. Jetzt darf sie den Loser-Chip in die Mitte zurücklegen oder behalten.
oracle-picture-scoring = Das Ende einer Runde. Du hast 1 Phönix-, 2 Pegasus- und 1 Hydra-Chip und den Hydra-Loser-Chip. Der Hydra-Chip geht zurück. Die übrigen bringen 2 + 3 + 3 = 8. „Genau zwei Pegasus“ bringt 9, „von jedem mindestens einer“ tritt nicht ein: 17 Punkte.
oracle-picture-without = Dasselbe ohne den Loser-Chip: 2 + 3 + 3 + 5 = 13 Sterne, und beide Prophezeiungen treten ein, das sind 9 + 6 = 15. Zusammen 28 Punkte.
oracle-picture-exact = Genau ein Pegasus-Chip bringt 5 Punkte, was du auch sonst hast. Kassandra hat den Pegasus-Loser-Chip: Sie gibt ihren einzigen Pegasus-Chip zurück, und der Loser-Chip zählt nicht als einer.
oracle-picture-draft = Weiterreichen: Du hast zwei vom Stapel genommen und nun vier. Zwei davon gehen an deinen linken Nachbarn.
