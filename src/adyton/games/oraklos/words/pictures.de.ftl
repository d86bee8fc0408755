# Bildunterschriften der Regeln.
oraklos-picture-cards = Drei Wunschkarten. Man liest sie im Uhrzeigersinn, von irgendeiner Ecke aus. Die zweite und die dritte zeigen dieselben Farben, aber die eine ist das Spiegelbild der anderen.
oraklos-picture-put = Vor dem Wurf legt jeder Würfel in den Becher: zu dritt fünf, in beliebigen Farben, die er noch hat.
oraklos-picture-search = Die Suche: Die markierten Würfel passen zu deiner Karte Rot, Schwarz, Blau, Schwarz. Wer das sieht, nimmt einen Marker und legt ihn auf die Karte; die 3 bringt am meisten und kostet am meisten.
oraklos-picture-true = Du zeigst auf vier Würfel. Linien verbinden im Uhrzeigersinn Rot, Schwarz, Blau und Schwarz, und nichts ist ihnen im Weg: eine wahre Vorhersage, Marker 3 bringt 3 Punkte.
oraklos-picture-hole = Einer der vier zeigt sein Loch. Das ist keine wahre Vorhersage, Marker 2 kostet 2 Punkte.
oraklos-picture-crossing = Diese vier ergäben nur dann Rot, Blau, Schwarz, Schwarz, wenn sich zwei Linien kreuzten. Ohne Kreuzung verbunden ist die Reihenfolge eine andere, also ist die Karte nicht da.
oraklos-picture-over = Eine Linie führt über einen anderen Würfel, hier einen mit Loch. Die Vorhersage ist falsch.
oraklos-picture-corners = Der eingekreiste Würfel ist keine Ecke: Die gerade Linie zwischen seinen beiden Nachbarn führt über ihn.
oraklos-picture-concave = Eine Figur darf auch nach innen zeigen. Diese ist wahr: Jeder Würfel ist eine Ecke, und nichts liegt innen oder unter einer Linie.
oraklos-picture-inside = In der Figur liegt noch ein Würfel, also ist die Vorhersage falsch.
oraklos-picture-mirror = Dieselben vier Würfel, aber für die gespiegelte Karte. Im Uhrzeigersinn gelesen kommen ihre Farben in der falschen Reihenfolge: Sie passen nicht.
oraklos-picture-antipodes = Antipodes: Sechs Karten liegen offen für alle. Nenne als Erster eine, die nicht auf dem Tisch ist. Löcher spielen hier keine Rolle.
