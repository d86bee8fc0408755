# The words on Delphi's board.
delphi-minute = Twelve tasks for Zeus: build shrines, raise statues, bring offerings, defeat monsters. Each turn you use three dice. A die’s colour says where your ship may go and what you may do there; favour turns a colour into the next. Be the first to bring all tasks home.
delphi-board-sea = The sea
delphi-board-hex = { $what }{ $ships ->
    [none] {""}
   *[other] {". "}{ $ships }
  }{ $offers ->
    [none] {""}
   *[other] {". "}{ $offers }{ $price ->
        [0] {""}
       *[other] {", "}{ $price } favour
      }
  }
delphi-board-zeus = Zeus
delphi-board-island-hidden = face down{ $known ->
    [none] {""}
   *[other] {", seen by "}{ $known }
  }
delphi-board-island-known = face down; you know it: { $owner }, { $letter }
delphi-board-island-open = { $owner }, { $letter }
delphi-board-island-shrine = shrine of { $owner }
delphi-board-seen = { $at }: { $owner }, { $letter }
delphi-board-seen-none = has looked at no island that is still face down
delphi-board-nobody = of nobody
delphi-board-lair = { $monsters ->
    [none] empty
   *[other] { $monsters }
  }
delphi-board-monster = { $monster } ({ $colour })
delphi-board-stock = { $colours ->
    [none] empty
   *[other] { $colours }
  }
delphi-board-city = { $count ->
    [0] no statue left
    [one] 1 statue
   *[other] { $count } statues
  }
delphi-board-pedestals = pedestals { $colours }; raised: { $raised ->
    [none] none
   *[other] { $raised }
  }
delphi-board-ships-here = Here: { $names }
delphi-board-legend = Legend
delphi-board-coordinates = Show the coordinates of all hexes
delphi-board-legend-colours = The six colours
delphi-board-colour = Colour
delphi-board-god = God
delphi-board-beast = Monster
delphi-board-wheel-help = The wheel goes round in this order; each step costs 1 favour.
delphi-board-legend-offering = Offering: load it, bring it to the temple of its colour
delphi-board-legend-temple = Temple: make an offering of its colour here
delphi-board-legend-statue = Statue: load it at its city, raise it on a pedestal of its colour
delphi-board-legend-monster = Monster: fight it if you need it
delphi-board-legend-shrine = Shrine, with the letter of its builder
delphi-board-legend-island = Island, face down; uncovered it shows a Greek letter and whose it is
delphi-board-legend-eye = You have looked at it
delphi-board-legend-goal = The chosen die, card or god can do something here; a number is its price in favour
delphi-board-legend-near = Something can be done here now
delphi-board-legend-look = You could look at it
delphi-board-closer = Closer
delphi-board-farther = Farther
delphi-board-whole = The whole sea
delphi-board-sources = Dice, cards and gods
delphi-board-die = die { $number }, { $colour }
delphi-board-die-plain = die { $number }
delphi-board-die-used = die { $number }, { $colour }, used
delphi-board-card = { $colour } oracle card
delphi-board-cards = { $count ->
    [one] { $colour } oracle card
   *[other] { $count } { $colour } oracle cards
  }
delphi-board-cards-word = Oracle cards
delphi-board-apollo = Apollo: any colour
delphi-board-choices = Your choices
delphi-board-choose = Choose a die, card or god, or a place on the sea.
delphi-board-spent = Nothing is left to do: end your turn.
delphi-board-on-map = Choose a marked place on the sea, or answer here.
delphi-board-moves = { $count ->
    [one] 1 place to sail to
   *[other] { $count } places to sail to
  }
delphi-board-nothing-here = Nothing can be done here now.
delphi-board-nothing-with = Nothing to do here with { $source }.
delphi-board-clear = Choose something else
delphi-board-row = (now row { $row })
delphi-board-wheel = Favour for each colour
delphi-board-recolour = { $colour }: { $cost } favour
delphi-board-pay = { $source ->
    [none] {""}
   *[other] with { $source }
  }{ $as ->
    [none] {""}
   *[other] {" "}as { $as }
  }
delphi-board-say = { $source }{ $as ->
    [none] {""}
   *[other] {" "}as { $as }
  }: { $done }
delphi-board-tile = { $task }{ $colour ->
    [none] {""}
   *[other] {" "}({ $colour })
  }
delphi-board-do-sail = Sail to { $at }
delphi-board-do-fight = Fight the { $of }
delphi-board-do-explore = Explore this island
delphi-board-do-build = Build a shrine
delphi-board-do-load-offering = Load an offering{ $colour ->
    [none] {""}
   *[other] : { $colour }
  }
delphi-board-do-make-offering = Make the offering
delphi-board-do-load-statue = Load a statue
delphi-board-do-raise-statue = Raise the statue{ $colour ->
    [none] {""}
   *[other] : { $colour }
  }
delphi-board-do-look = Look at { $at }
delphi-board-do-heal = Heal { $of }
delphi-board-do-lift = Raise { $of }
delphi-board-do-amulet = Use the amulet
delphi-board-do-draw = Draw an oracle card
delphi-board-do-favor = Take favour
delphi-board-do-go = Go to { $at }
delphi-board-do-reveal = Uncover { $at }
delphi-board-do-slay = Defeat the { $of }
delphi-board-do-hermes = Load a statue: { $of }
delphi-board-do-aphrodite = Heal everything
delphi-board-do-apollo = Any colour this turn, and a card
delphi-board-do-recall = Put { $of } back for an oracle card
delphi-board-do-peek = Look at { $at }
delphi-board-do-uncover = Uncover { $at }
delphi-board-do-fetch = Load an offering from { $at }: { $of }
delphi-board-do-fetch-statue = Load a statue: { $of }
delphi-board-do-mend = Heal { $of }
delphi-board-do-step = Raise { $of }
delphi-board-do-ascend = { $of } to the top
delphi-board-do-take = { $of }
delphi-board-do-welcome = { $of }
delphi-board-do-ship = { $of }
delphi-board-do-remove = Remove: { $of }
delphi-board-do-discard = Discard { $of }
delphi-board-do-gain = Take favour
delphi-board-do-again = Fight on
delphi-board-do-give-up = Give up
delphi-board-do-decline = Decline
delphi-board-do-pass = Raise none
delphi-board-do-end = End the turn
delphi-board-end-sure = { $count ->
    [one] You have an unused die.
   *[other] You have { $count } unused dice.
  } End your turn all the same?
delphi-board-end-yes = End the turn now
delphi-board-end-no = Go on
delphi-board-fight = The fight
delphi-board-shield = shield { $shield }
delphi-board-strength = strength { $strength }
delphi-board-no-roll = The die rolls …
delphi-board-roll-won = enough
delphi-board-roll-lost = { $roll ->
    [0] too little, and an injury
   *[other] too little
  }
delphi-board-stand = Pay 1 favour and roll against { $strength }, or give up. You have { $favor }.
delphi-board-stand-other = { $name } may pay 1 favour and roll against { $strength }, or give up. { $name } has { $favor }.
delphi-board-odds = Chance to win, by the favour you pay in the fight
delphi-board-odds-favor = { $favor } favour
delphi-board-recap = Since your last turn
delphi-board-recap-play = Show again
delphi-board-recap-stop = Stop
delphi-board-meanwhile = Meanwhile
delphi-board-rest = Pick the three injuries that you discard; your turn ends with that.
delphi-board-rest-now = { $count ->
    [3] Discard these three
   *[other] { $count } of 3 picked
  }
delphi-board-injury = { $colour } injury
delphi-board-recap-list = What happened
delphi-board-recap-close = Close
delphi-board-last-round = The last round: { $names } came back to Zeus.
delphi-board-laying = The sea is being laid out.
delphi-board-own = Ship and tasks
delphi-board-favor = Favour
delphi-board-shield-word = Shield
delphi-board-tasks-left = Tasks left
delphi-board-hold = Hold: { $used } of { $room }
delphi-board-aboard-offering = { $colour } offering aboard
delphi-board-aboard-statue = { $colour } statue aboard
delphi-board-gods = Gods
delphi-board-god-row = { $god }: row { $row } of 6
delphi-board-injuries = Injuries
delphi-board-danger = { $total } of { $most }. You lose a turn at { $most } injuries, or { $same } of one colour
delphi-board-source-shrines = Shrines built
delphi-board-source-statues = Statues raised
delphi-board-source-offerings = Offerings made
delphi-board-source-monsters = Monsters defeated
delphi-board-reward-shrine = Shrines: find your islands and build there. Each gives a god step.
delphi-board-reward-statue = Statues: load them at cities, raise them on pedestals. Each brings a companion.
delphi-board-reward-offering = Offerings: load them, bring them to the temple of their colour. Each gives favour.
delphi-board-reward-monster = Monsters: defeat them. Each gives an equipment card.
delphi-board-home = Back with Zeus

# The plain table: what the view tells.
delphi-view-options = Options
delphi-view-map-seed = Number of the map
delphi-view-hexes = Hexes of the sea
delphi-view-zeus = Place of Zeus
delphi-view-islands = Islands
delphi-view-lairs = Monster islands
delphi-view-offerings = Offerings
delphi-view-temples = Temples
delphi-view-cities = Cities
delphi-view-statues = Statues
delphi-view-players = Players
delphi-view-first = Began
delphi-view-active = To move
delphi-view-round = Round
delphi-view-used = Dice used
delphi-view-played = Oracle card played
delphi-view-apollo = Apollo has spoken
delphi-view-purse-used = Purse used
delphi-view-fight = Fight
delphi-view-ways = What can be paid with
delphi-view-oracle-deck = Oracle cards in the deck
delphi-view-oracle-discards = Oracle cards discarded
delphi-view-injury-deck = Injuries in the deck
delphi-view-injury-discards = Injuries discarded
delphi-view-gear-open = Open equipment
delphi-view-gear-deck = Equipment in the deck
delphi-view-ships-open = Open ship tiles
delphi-view-ships-left = Ship tiles not dealt
delphi-view-asked = Asked about a god
delphi-view-heard = Have chosen
delphi-view-choice = Your own choice
delphi-view-at = Place
delphi-view-kind = Kind
delphi-view-colours = Colours
delphi-view-colour = Colour
delphi-view-player = Belongs to
delphi-view-letter = Letter
delphi-view-uncovered = Uncovered
delphi-view-known-to = Known to
delphi-view-shrine = Shrine of
delphi-view-marked = Marked
delphi-view-monsters = Monsters
delphi-view-raised = Raised
delphi-view-ship = Ship tile
delphi-view-arrived = Back with Zeus
delphi-view-favor = Favour
delphi-view-shield = Shield
delphi-view-hold = Room in the hold
delphi-view-range = Range
delphi-view-tasks-left = Tasks left
delphi-view-shrines = Open shrine tasks
delphi-view-shrine-letters = Letters of the open shrine tasks
delphi-view-gods = Gods by row
delphi-view-cards = Oracle cards
delphi-view-injuries = Injuries
delphi-view-rest-same = Injuries of a colour that make one rest
delphi-view-rest-total = Injuries in all that make one rest
delphi-view-odds = Percent to win with one roll and more
delphi-view-offerings-aboard = Offerings aboard
delphi-view-statues-aboard = Statues aboard
delphi-view-heroes = Heroes
delphi-view-demigods = Demigods
delphi-view-creatures = Creatures
delphi-view-gear = Equipment
delphi-view-dice = Dice
delphi-view-white = Open white tiles
delphi-view-named = Colours that tiles name
delphi-view-done = Colours done
delphi-view-monster = Monster
delphi-view-strength = Strength
delphi-view-source = Paid with
delphi-view-shows = Shows
delphi-view-fee = Fee in favour
delphi-view-costs = Favour for each colour
delphi-view-moves = Favour for each move
delphi-view-aphrodite = Aphrodite
delphi-view-ares = Ares
delphi-view-hermes = Hermes
delphi-view-poseidon = Poseidon
delphi-view-artemis = Artemis
delphi-view-players-player = Colour
delphi-view-gods-apollo = Apollo
delphi-view-prospects = What the open equipment would change
delphi-view-card = Card
delphi-view-now = Now
delphi-view-then = Then

delphi-board-market = Open equipment ({ $count })
delphi-board-prospect-omen = For you: { $by } favour whenever you roll { $colours }, in about two turns of five.
delphi-board-prospect-purse = For you: one more action a turn; it costs { $then } favour, you have { $now }.
delphi-board-prospect-amulet = For you: at every action in { $colours } the god climbs, now from row { $now } to { $then }.
delphi-board-prospect-bounty = For you: favour from { $now } to { $then } at once.
delphi-board-prospect-sail = For you: range from { $now } to { $then }.
delphi-board-prospect-long-arm = { $then ->
    [0] For you: nothing, your tasks of this kind are done.
    [one] For you: it serves one open task.
   *[other] For you: it serves { $then } open tasks.
}
delphi-board-prospect-choir = { $then ->
    [0] For you: nothing, no such task is open.
    [one] For you: one god step still to come.
   *[other] For you: up to { $then } god steps still to come.
}
delphi-board-prospect-seer = { $then ->
    [0] For you: nothing, you know every island.
    [one] For you: one island that you do not know.
   *[other] For you: two of the { $then } islands that you do not know.
}
delphi-board-prospect-keel = { $then ->
    [0] For you: nothing, this sea has no shallows.
   *[other] For you: shorter ways across { $then } shallows.
}
delphi-board-prospect-salve = For you: you rest at { $then } injuries instead of { $now }.
delphi-board-prospect-chest = For you: room for { $then } instead of { $now } pieces.
delphi-board-prospect-fetch-offering = { $colours ->
    [none] For you: nothing to fetch now.
   *[other] For you: { $colours } can be fetched now.
}
delphi-board-prospect-fetch-statue = { $colours ->
    [none] For you: nothing to fetch now.
   *[other] For you: { $colours } can be fetched now.
}
delphi-board-prospect-ascent = { $colours ->
    [none] For you: nothing, these gods are at the top.
   *[other] For you: the god of { $colours } could help at once.
}
delphi-board-price = { $price } favour

# Names of places.
delphi-region = { $region ->
    [north] in the north
    [northeast] in the north-east
    [east] in the east
    [southeast] in the south-east
    [south] in the south
    [southwest] in the south-west
    [west] in the west
    [northwest] in the north-west
    [north-far] far in the north
    [northeast-far] far in the north-east
    [east-far] far in the east
    [southeast-far] far in the south-east
    [south-far] far in the south
    [southwest-far] far in the south-west
    [west-far] far in the west
    [northwest-far] far in the north-west
    [north-near] north of the middle
    [northeast-near] north-east of the middle
    [east-near] east of the middle
    [southeast-near] south-east of the middle
    [south-near] south of the middle
    [southwest-near] south-west of the middle
    [west-near] west of the middle
    [northwest-near] north-west of the middle
    [middle-near] in the very middle
    [middle-far] near the middle
   *[middle] in the middle
  }
# Other languages bend the colour.
delphi-hue-land = { delphi-colour }
delphi-hue-by = { delphi-colour }
delphi-hue-temple = { delphi-colour }
delphi-place-city = the { delphi-hue-land } city
delphi-place-temple = { $colour ->
    [none] the temple { delphi-region }
   *[other] the { delphi-hue-temple } temple
  }
delphi-place-island = the { delphi-hue-land } island { delphi-region }
delphi-place-statue = the statue island { delphi-region }
delphi-place-offering = the offering island { delphi-region }
delphi-place-monster = the monster island { delphi-region }
delphi-place-water = { $by ->
    [none] open { delphi-colour } water
   *[other] { delphi-colour } water { $near ->
        [yes] by
       *[no] off
      } { $by }
  }
delphi-place-shallow = { $by ->
    [none] shallows
   *[other] the shallows by { $by }
  }
delphi-by-city = the { delphi-hue-by } city
delphi-by-temple = { $colour ->
    [none] the temple { delphi-region }
   *[other] the { delphi-hue-by } temple
  }
delphi-by-island = the { delphi-hue-by } island { delphi-region }
delphi-by-statue = the statue island { delphi-region }
delphi-by-offering = the offering island { delphi-region }
delphi-by-monster = the monster island { delphi-region }
delphi-by-piece = the { delphi-colour } offering
delphi-by-beast = the { delphi-monster }

# Tasks, ways and prices.
delphi-goal = { $done } of { $all } tasks
delphi-goal-label = Your tasks for Zeus: { $done } of { $all } done
delphi-goal-rule = Do all of them, then be the first back at Zeus.
delphi-goal-home = All tasks are done: sail home to Zeus!
delphi-task-name = { $task ->
    [shrine] Shrine { $which }
    [statue] Statue{ $which ->
        [none] {" "}of any colour
       *[other] {": "}{ $which }
      }
    [offering] Offering{ $which ->
        [none] {" "}of any colour
       *[other] {": "}{ $which }
      }
   *[monster] Monster{ $which ->
        [none] {" "}of any colour
       *[other] {": "}{ $which }
      }
  }
delphi-task-done-now = Done.
delphi-task-places = { $count ->
    [0] It cannot be done anywhere now.
    [one] One place:
   *[other] { $count } places, the quickest first:
  }
delphi-task-more = { $count ->
    [one] One more place
   *[other] { $count } more places
  }
delphi-errand-explore = Explore; it may be yours
delphi-errand-build = Build the shrine
delphi-errand-fight = Fight the { delphi-monster }
delphi-errand-load-offering = Load the { delphi-colour } offering
delphi-errand-make-offering = Make the { delphi-colour } offering
delphi-errand-load-statue = Load a { delphi-colour } statue
delphi-errand-raise-statue = Raise the { delphi-colour } statue
delphi-errand-home = Home to Zeus
delphi-errand-here = you are there
delphi-errand-then = then to { $place }
delphi-errand-room = Your hold is full: deliver something first.
delphi-errand-now = This turn{ $favor ->
    [0] , without favour
   *[other] {" "}for { $favor } favour
  }: { $how }
delphi-errand-now-sail = sail with { $sail }, then { $act }
delphi-errand-with = { $source }{ $as ->
    [none] {""}
   *[other] {" "}as { $as }
  }
delphi-errand-not-now = Not in this turn with your dice and favour.
delphi-here-later = For your tasks
delphi-here-nothing = Nothing here for your tasks.
delphi-here-more = Other ways to pay
delphi-way-to = { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  } from your ship
delphi-spend = It costs { $price } favour; you have { $favor }.

# What signs say of themselves.
delphi-fact-favor = Favour: { $value }
delphi-fact-favor-rule = It recolours dice and cards, carries a ship farther, and lets a fight go on: 1 favour each time.
delphi-fact-shield = Shield: { $value }
delphi-fact-shield-rule = Monsters are weaker by it, and the Titan’s blows up to it do not hurt. At most 5.
delphi-fact-range = Range: { $value }
delphi-fact-range-rule = So many hexes a move goes; each further one costs 1 favour.
delphi-fact-tasks = Tasks left: { $value }
delphi-fact-tasks-rule = Without a task left, sail home to Zeus.
delphi-fact-injuries = Injuries: { $value }
delphi-fact-injuries-rule = Too many of them cost you a turn, in which three are discarded. A die of their colour heals all of that colour. Without any you begin your turn with 2 favour or a god step.
delphi-fact-cards = Oracle cards: { $value }
delphi-fact-cards-rule = One a turn can be played like a die of its colour.
delphi-fact-hold-rule = Each offering or statue fills one place until it is delivered.
delphi-explain-hex-water = A die of this colour brings your ship here; so does another die, for favour.
delphi-explain-hex-shallow = No ship can cross the shallows without the equipment for it.
delphi-explain-hex-zeus = Here the ships begin. With all tasks done, be the first to come back.
delphi-explain-hex-island = From a water beside it, a die of its colour explores it. If it is yours, you build a shrine.
delphi-explain-hex-lair = From a water beside it, fight a monster with a die of the monster’s colour.
delphi-explain-hex-stock = From a water beside it, load an offering with a die of its colour. Its temple has the same colour.
delphi-explain-hex-temple = From a water beside it, make an offering of the temple’s colour with a die of that colour.
delphi-explain-hex-city = From a water beside it, load a statue with a die of the city’s colour.
delphi-explain-hex-pedestals = From a water beside it, raise a statue on a pedestal of its colour with a die of that colour.
delphi-explain-god-ready = At the top: ready to help, without a die.
delphi-explain-die-now = Press it, or the key { $number }, to see what it can do.
delphi-explain-die = Its colour says where you sail and what you do there. Any die also gives a card, 2 favour, or a look at two islands.
delphi-explain-card-now = Press it to see what it can do.
delphi-explain-card = One oracle card a turn is played like a die of its colour.
delphi-explain-ours-name = The printed piece shows only a picture; the name is ours.
delphi-explain-map = { $layout ->
    [reference] The fixed map
    [compact] A shuffled map
   *[free] A free map
  }
delphi-explain-map-seed = Its number is { $seed }.
delphi-explain-ours-map = { $layout ->
    [reference] The tiles are those of the game; this way to lay them is ours.
   *[free] The tiles are those of the game; the way in which they are joined is ours.
  }
delphi-sheet = The whole sheet of { $name }
delphi-sheet-open = Whole sheet
delphi-sheet-ship = Ship
delphi-sheet-companions = Companions
delphi-sheet-gear = Equipment
delphi-sheet-none = none yet
delphi-titan = The Titan strikes
delphi-titan-rule = After every round: players with a shield below the number draw an injury; at 6 everybody draws two.
delphi-titan-all = A 6: everybody draws two injuries.
delphi-titan-below = A { $number }: players with a shield below { $number } are hurt.
delphi-titan-safe = unhurt
delphi-titan-warded = { $colour } injury, warded off by a hero
delphi-race = The race, round by round
delphi-race-home = home in round { $round }
delphi-race-away = { $done } of { $all } tasks
delphi-race-round = Round { $round }:
delphi-race-rounds = { $count ->
    [one] What happened in the one round
   *[other] What happened in { $count } rounds
  }
delphi-errand-steps = { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  }
delphi-errand-die = { delphi-colour } die
delphi-errand-turns = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } in all: { $turns ->
    [one] this turn
   *[other] { $turns } turns or more
  }
delphi-errand-turns-later = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } in all: { $turns ->
    [one] 1 turn or more
   *[other] { $turns } turns or more
  }
delphi-explain-god-row = Row { $row } of 6
delphi-here-sail = Sail here
delphi-here-go = Go here
delphi-here-look = Look at it
delphi-here-peek = Look at it
delphi-here-reveal = Uncover it
delphi-here-uncover = Uncover it
delphi-puzzle-ask = What is the best use of these dice?
delphi-steps-left = { $count ->
    [one] One more step for a god.
   *[other] { $count } more steps for gods.
}
