# Captions of the pictures in the rules.
keltis-picture-setup = Two players at the start. All figures and the priestess stand on the start stone. Beside the small stones lie tiles; the five large ones carry wish stones. The last seven fields, with a rim, are the target area.
keltis-picture-rows = Green began with 0 and 1, so it climbs: only a 1 or more may follow, and the green 0 in your hand does not fit. Red-brown began with 9 and 9, which decides nothing; the 7 made it fall, so the 8 does not fit either.
keltis-picture-turn = A turn: you lay the green 0 and choose a figure. It goes to the first green field ahead, which is marked on the path; the value does not matter. Then you draw.
keltis-picture-priestess = A yellow 8 may move the priestess up to three fields. Two fields ahead your figure stands, so you get 5 points. Cassandra, who stands there too, gets nothing.
keltis-picture-discard = The green row climbs and ends in 3. The green 2 cannot be laid any more. You may discard it on the green pile.
keltis-picture-draw = Cassandra discarded the red-brown 3 and may not draw it again. She may take the blue 2, or a card from the face-down pile.
keltis-picture-points = Your figure landed on the first green field. The field itself counts −4 at the end, but its tile pays 3 points at once.
keltis-picture-clover = With a yellow 10 you reached the first yellow field and its blue clover. It may send your figure on to the next blue field, or you stay.
keltis-picture-spiral = The second green card leads to a spiral. It may send the figure back to any earlier field; here to the large pink stone.
keltis-picture-kobold = With the red-brown 5 you reached a kobold. You may discard the card that you just laid; later you can begin the red-brown row anew.
keltis-picture-kobolds = All three figures stand on kobolds, on three different fields: you may score 15 points, once in the game.
keltis-picture-wish = Back on the large pink stone you take one of its two wish stones.
keltis-picture-fifth = Four figures stand in the target area. Your yellow 5 brings the fifth there: the game ends at once, and the 3 points of that tile are not paid.
keltis-picture-score = The final scores. You have 10 + 6 − 3 = 13 for figures and 3 for three wish stones; two mirrors repeat that twice, together 22. One wish stone costs Cassandra 3, and her mirror doubles it.
