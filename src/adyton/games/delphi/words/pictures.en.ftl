# Captions of the pictures in the rules.
delphi-picture-map = The whole sea, set up for two. All ships start with Zeus. Around them lie coloured waters, islands, monsters, offerings, temples, cities and statue islands.
delphi-picture-tasks = Your twelve tasks: three shrines, three statues, three offerings and three monsters. White tiles leave the colour to you.
delphi-picture-injuries = A player’s board: favour, shield, range and hold; the six gods on their way up; and the injuries. Two red ones: a third red one would force a rest.
delphi-picture-dice = The third die shows blue. The wheel says what each other colour costs. This ship is the Freighter, which recolours both ways: blue to black costs 2 favour. Other ships go one way round and pay 4.
delphi-picture-sail = A red die moves your ship up to three hexes, to a red water; the goal is marked.
delphi-picture-fight = A fight without a shield: the Cyclops has strength 9, and the roll was 5. You may give up, or pay 1 favour and roll again against strength 8. The bars show your chances.
delphi-picture-explore = Your ship lies beside a face-down island. A die in the colour of its border explores it.
delphi-picture-shrine = The island was yours, so your shrine stands there at once, and a god takes a step.
delphi-picture-offering = Beside an offering island, a die loads an offering of its own colour.
delphi-picture-temple = At the temple of the same colour, a die of that colour makes the offering: 3 favour.
delphi-picture-statue = Beside a city, a die of its colour loads a statue.
delphi-picture-pedestal = On a free pedestal of its colour the statue is raised. A companion of that colour joins you.
delphi-picture-god = Poseidon stands in the top row, so this player can call on the god once. Then Poseidon starts again in row 0.
delphi-picture-home = All tasks are done. A red die takes this ship five hexes to Zeus, for 2 favour.
