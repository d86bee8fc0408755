# Captions of the pictures in the rules.
oraklos-picture-cards = Three wish cards. Read each clockwise, from any corner. The second and the third show the same colours, but one is the mirror image of the other.
oraklos-picture-put = Before the throw each player puts dice into the shaker: with three players five, in any colours that they still have.
oraklos-picture-search = The search: the marked dice match your card red, black, blue, black. If you see that, take a token and put it on the card; the 3 pays most and costs most.
oraklos-picture-true = You point at four dice. Lines join red, black, blue and black clockwise, and nothing is in their way: a true prediction, and token 3 pays 3 points.
oraklos-picture-hole = One of the four shows its hole. That is no true prediction, and token 2 costs 2 points.
oraklos-picture-crossing = These four could be read as red, blue, black, black only if two lines crossed. Joined without crossing they have another order, so the card is not there.
oraklos-picture-over = A line passes over another die, here one with a hole. The prediction is false.
oraklos-picture-corners = The ringed die is no corner: the straight line between its two neighbours passes over it.
oraklos-picture-concave = A figure may point inwards. This one is true: every die is a corner, and nothing lies inside or under a line.
oraklos-picture-inside = Another die lies inside the figure, so the prediction is false.
oraklos-picture-mirror = The same four dice, but for the mirrored card. Read clockwise their colours come in the wrong order: they do not match.
oraklos-picture-antipodes = Antipodes: six cards lie open for all. Be the first to name one that is not on the table. Holes do not matter here.
