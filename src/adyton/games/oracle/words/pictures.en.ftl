# Captions of the pictures in the rules.
oracle-picture-setup = Three players at the start of a round: sixteen cards in your hand, and in the middle 6 Phoenix, 4 Pegasus and 3 Hydra chips, each beside its loser chip. You lead the first trick.
oracle-picture-choice = Your ten prophecies. The two that you keep are framed: exactly one Pegasus chip pays 5 points, exactly two pay 9. Only one of them can come true; a safer pair would name different creatures.
oracle-picture-follow = Jason led the red 12. You have red cards, so you must play one of them; the cards that you may play are raised.
oracle-picture-high = You lead the blue 7, Cassandra adds the blue 10. Jason has no blue card and plays the red 11. The highest value wins, whatever its colour: Jason takes a Phoenix chip.
oracle-picture-one = You lead the red 12, and Cassandra plays the red 1. A 1 beats a 12, so she wins the trick and a Hydra chip. It would be the same if the 12 came after the 1.
oracle-picture-led = Blue 7 was led, and two tens followed. The blue 10 wins, because blue was led.
oracle-picture-earlier = Blue 12 was led, and two 1s beat it. Neither is blue, so the earlier one wins: the green 1.
oracle-picture-loser = No Phoenix victory chip is left; Jason has them all. You win with the blue 11 and must take the Phoenix loser chip.
oracle-picture-moved = In the next trick Cassandra wins with the red 12. The Phoenix loser chip moves from you to her.
oracle-picture-return = Cassandra wins once more with a Phoenix card. Now she may put the loser chip back in the middle, or keep it.
oracle-picture-scoring = The end of a round. You hold 1 Phoenix, 2 Pegasus and 1 Hydra chip, and the Hydra loser chip. The Hydra chip goes back. The others pay 2 + 3 + 3 = 8. Exactly two Pegasus pays 9, at least one of each does not come true: 17 points.
oracle-picture-without = The same without the loser chip: 2 + 3 + 3 + 5 = 13 stars, and both prophecies come true for 9 + 6 = 15. That makes 28 points.
oracle-picture-exact = Exactly one Pegasus chip pays 5 points, whatever else you hold. Cassandra has the Pegasus loser chip, gives her only Pegasus chip back, and the loser chip does not count as one.
oracle-picture-draft = The passing draft: you took two from the pile and have four. Two of them go to your left neighbour.
