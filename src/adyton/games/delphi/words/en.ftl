# The Oracle of Delphi

delphi-title = The Oracle of Delphi
delphi-blurb = Sail the Greek sea by the colours of your dice, and be first to bring twelve tasks home to Zeus.

## Words

delphi-colour = { $colour ->
    [red] red
    [black] black
    [pink] pink
    [blue] blue
    [yellow] yellow
    [green] green
   *[white] white
}

delphi-needed = { $needed ->
    [red] red
    [black] black
    [pink] pink
    [blue] blue
    [yellow] yellow
   *[green] green
}

delphi-first = { $first ->
    [red] red
    [black] black
    [pink] pink
    [blue] blue
    [yellow] yellow
   *[green] green
}

delphi-second = { $second ->
    [none] { "" }
    [red] and red
    [black] and black
    [pink] and pink
    [blue] and blue
    [yellow] and yellow
   *[green] and green
}

delphi-next = { $second ->
    [red] red
    [black] black
    [pink] pink
    [blue] blue
    [yellow] yellow
   *[green] green
}

delphi-third = { $third ->
    [red] red
    [black] black
    [pink] pink
    [blue] blue
    [yellow] yellow
   *[green] green
}

delphi-player = { $player ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [nobody] nobody
   *[other] { $player }
}

delphi-god = { $god ->
    [aphrodite] Aphrodite
    [ares] Ares
    [hermes] Hermes
    [poseidon] Poseidon
    [apollo] Apollo
   *[artemis] Artemis
}

delphi-monster = { $monster ->
    [cyclops] Cyclops
    [minotaur] Minotaur
    [hydra] Hydra
    [siren] Siren
    [chimera] Chimera
   *[gorgon] Gorgon
}

delphi-task = { $task ->
    [shrine] shrine
    [statue] statue
    [offering] offering
   *[monster] monster
}

delphi-role = { $role ->
    [hero] Hero
    [demigod] Demigod
   *[creature] Creature
}

delphi-letter = { $letter ->
    [psi] Ψ
    [phi] Φ
    [sigma] Σ
   *[omega] Ω
}

delphi-kind = { $kind ->
    [water] water
    [shallow] a shallow
    [zeus] Zeus
    [island] an island
    [statue] a statue island
    [monster] a monster island
    [monster2] a monster island
    [offering] an offering island
    [temple] a temple
    [city] a city
   *[off] no part of the sea
}

delphi-thing = { $needed ->
    [island] an island
    [statue] a statue island
    [monster] a monster island
    [offering] an offering island
    [temple] a temple
   *[city] a city
}

delphi-ship = { $ship ->
    [bulwark] Bulwark
    [shrine_ship] Shrine ship
    [swift] Swift
    [freighter] Freighter
    [favoured] Favoured
    [dyer] Dyer
    [gilded] Gilded
   *[armed] Armed
}

delphi-card = { $card ->
    [E1] Yellow omen
    [E2] Red omen
    [E3] Black omen
    [E4] Purse
    [E5] Pink amulet
    [E6] Green amulet
    [E7] Blue amulet
    [E8] Bounty
    [E9] Sail
    [E10] Long arm for statues
    [E11] Long arm for islands
    [E12] Long arm for offerings
    [E13] Choir
    [E14] Seer
    [E15] Keel
    [E16] Salve
    [E17] Chest
    [E18] Fetched offering, warm
    [E19] Fetched offering, cool
    [E20] Fetched statue, warm
    [E21] Fetched statue, cool
   *[E22] Ascent
}


## Pieces

delphi-ship-bulwark = Bulwark
    .help = Starts with shield 2.
delphi-ship-shrine_ship = Shrine ship
    .help = All gods start in, and return to, the row of the first step.
delphi-ship-swift = Swift
    .help = Range +2.
delphi-ship-freighter = Freighter
    .help = Room for four pieces, and recolouring goes both ways round the wheel.
delphi-ship-favoured = Favoured
    .help = One Zeus tile of your choice leaves at the start, without reward.
delphi-ship-dyer = Dyer
    .help = Each recolouring costs 1 favour less in all.
delphi-ship-gilded = Gilded
    .help = Every gain of favour is 1 higher, the first one too.
delphi-ship-armed = Armed
    .help = Starts with one open equipment card of your choice and one oracle card.
delphi-card-E1 = Yellow omen
    .help = When your roll in phase 3 shows yellow: 2 favour, once a roll.
delphi-card-E2 = Red omen
    .help = When your roll in phase 3 shows red: 2 favour, once a roll.
delphi-card-E3 = Black omen
    .help = When your roll in phase 3 shows black: 2 favour, once a roll.
delphi-card-E4 = Purse
    .help = Once a turn, 3 favour buy one more action of any colour.
delphi-card-E5 = Pink amulet
    .help = A new action in pink: 1 favour, 1 oracle card, and Hermes one step.
delphi-card-E6 = Green amulet
    .help = A new action in green: 1 favour, 1 oracle card, and Artemis one step.
delphi-card-E7 = Blue amulet
    .help = A new action in blue: 1 favour, 1 oracle card, and Poseidon one step.
delphi-card-E8 = Bounty
    .help = At once: 3 favour, 1 oracle card and two god steps.
delphi-card-E9 = Sail
    .help = Range +1.
delphi-card-E10 = Long arm for statues
    .help = Load and raise statues across one water hex, Hermes too.
delphi-card-E11 = Long arm for islands
    .help = Fight, explore and build shrines across one water hex, Ares too.
delphi-card-E12 = Long arm for offerings
    .help = Load and make offerings across one water hex.
delphi-card-E13 = Choir
    .help = Each finished offering, statue or monster task also gives one god step.
delphi-card-E14 = Seer
    .help = At once: look at two face-down islands, and uncover one of them as if explored.
delphi-card-E15 = Keel
    .help = Shallows may be crossed at no cost, but not stopped on.
delphi-card-E16 = Salve
    .help = You rest only with four injuries of a colour or eight in all.
delphi-card-E17 = Chest
    .help = Room for one more piece; at once shield +1.
delphi-card-E18 = Fetched offering, warm
    .help = At once: load one needed red, green or yellow offering from anywhere.
delphi-card-E19 = Fetched offering, cool
    .help = At once: load one needed pink, blue or black offering from anywhere.
delphi-card-E20 = Fetched statue, warm
    .help = At once: load one needed red, green or yellow statue.
delphi-card-E21 = Fetched statue, cool
    .help = At once: load one needed pink, blue or black statue.
delphi-card-E22 = Ascent
    .help = At once: Poseidon, Hermes, Artemis or Aphrodite rises to the top.
delphi-companion-red-hero = Odysseus
delphi-companion-red-demigod = Penthesilea
delphi-companion-red-creature = Phoenix
delphi-companion-yellow-hero = Bellerophon
delphi-companion-yellow-demigod = Minos
delphi-companion-yellow-creature = Griffin
delphi-companion-green-hero = Hector
delphi-companion-green-demigod = Perseus
delphi-companion-green-creature = Pegasus
delphi-companion-blue-hero = Achilles
delphi-companion-blue-demigod = Heracles
delphi-companion-blue-creature = Nereid
delphi-companion-pink-hero = Ajax
delphi-companion-pink-demigod = Helen
delphi-companion-pink-creature = Pan
delphi-companion-black-hero = Theseus
delphi-companion-black-demigod = Circe
delphi-companion-black-creature = Chiron
delphi-role-hero = Hero
    .help = Shield +2 at once; your injuries of this colour are discarded, now and whenever drawn.
delphi-role-demigod = Demigod
    .help = One oracle card at once; from then on a die or card that shows this colour counts as any colour.
delphi-role-creature = Creature
    .help = A move paid with this colour has range +3 and may end on any colour.
delphi-god-aphrodite = Aphrodite
    .help = Discard all your injuries.
delphi-god-ares = Ares
    .help = Defeat an adjacent monster that you need, without a fight.
delphi-god-hermes = Hermes
    .help = At any city: load one needed statue of any colour.
delphi-god-poseidon = Poseidon
    .help = Your ship goes to any water.
delphi-god-apollo = Apollo
    .help = Draw an oracle card; for the rest of the turn your dice and the card you play count as any colour.
delphi-god-artemis = Artemis
    .help = Uncover any face-down island, as if explored.

## Options

delphi-option-layout = Map
    .help = The fixed map, its tiles shuffled within one outline, or tiles joined at random.
delphi-option-layout-reference = the fixed map
delphi-option-layout-compact = shuffled tiles
delphi-option-layout-free = free
delphi-option-seed = Number of the map
    .help = The same number gives the same shuffled or free map; 0 draws one at random.
delphi-option-ships = Ship tiles
    .help = The four simple ones are dealt, or any of the eight, or you pick: one more lies there than there are players.
delphi-option-ships-beginner = simple ones
delphi-option-ships-random = any
delphi-option-ships-draft = draft
delphi-option-short = Short game
    .help = Eight tasks instead of twelve, two of each kind.
delphi-option-titan_always = Titan after every round
    .help = Otherwise the Titan stays away when the last player of the round had to rest.
delphi-option-content = Own pieces
    .help = A JSON file with tiles, maps and numbers that takes the place of the shipped one.

## Phases: what is asked

delphi-phase-map = The map is drawn.
delphi-phase-temples = The temples get their colours.
delphi-phase-offerings = The offerings are laid out.
delphi-phase-monsters = The monsters take their islands.
delphi-phase-sides = The Zeus tiles are turned.
delphi-phase-spare = Tasks leave the short game.
delphi-phase-spare-shrine = Each player puts back a shrine task.
delphi-phase-start = The start player is drawn.
delphi-phase-refill = Equipment is laid open.
delphi-phase-ship-deal = The ship tiles are dealt.
delphi-phase-ship-pick = Pick a ship tile.
delphi-phase-removal = Remove one of your Zeus tiles.
delphi-phase-equip = Take an equipment card.
delphi-phase-first-injury = Everybody draws a first injury.
delphi-phase-roll = The oracle dice are rolled.
delphi-phase-rest = You must rest: discard three injuries.
delphi-phase-morning = You are unhurt: take favour or raise a god.
delphi-phase-act = Use dice, a card or a god, or end your turn.
delphi-phase-oracle-card = An oracle card is drawn.
delphi-phase-injury-card = An injury is drawn.
delphi-phase-steps = Raise a god.
delphi-phase-bounty = The bounty: raise a god, or decline.
delphi-phase-companion = Choose a companion.
delphi-phase-look = Look at a second island.
delphi-phase-peek = An island is looked at.
delphi-phase-reveal = An island is uncovered.
delphi-phase-seer = The seer: look at an island, or decline.
delphi-phase-uncover = The seer: uncover one of the two islands, or decline.
delphi-phase-mend = Heal the injuries of one colour.
delphi-phase-fetch-offering = Load an offering from anywhere, or decline.
delphi-phase-fetch-statue = Load a statue from anywhere, or decline.
delphi-phase-ascent = A god rises to the top: choose, or decline.
delphi-phase-battle = The battle die is rolled.
delphi-phase-stand = Fight on for 1 favour, or give up?
delphi-phase-heed = You may raise one god of a rolled colour.
delphi-phase-titan = The Titan attacks.
delphi-phase-over = The game is over.

## Events

delphi-event-map = The map is number { $seed }.
delphi-event-start = { $seat } begins.
delphi-event-opened = “{ delphi-card }” lies open.
delphi-event-ship = { $seat } gets the ship “{ delphi-ship }”.
delphi-event-removed = { $seat } removes a { delphi-task } task ({ delphi-colour }).
delphi-event-removed-shrine = { $seat } removes the shrine task { delphi-letter }.
delphi-event-spared-shrine = { $seat } plays without the shrine task { delphi-letter }.
delphi-event-turn = It is { $seat }’s turn.
delphi-event-favor = { $seat } gains { $amount } favour.
delphi-event-shield = { $seat } now has shield { $shield }.
delphi-event-step = { $seat }: { delphi-god } rises to row { $row }.
delphi-event-drop = { $seat }: { delphi-god } goes back down.
delphi-event-injury = { $seat } draws a { delphi-colour } injury.
delphi-event-warded = A hero of { $seat } wards off a { delphi-colour } injury.
delphi-event-healed = { $seat } heals { $count ->
    [one] a { delphi-colour } injury.
   *[other] { $count } { delphi-colour } injuries.
}
delphi-event-oracle = { $seat } draws a { delphi-colour } oracle card.
delphi-event-rolled = { $seat } rolls { delphi-first }, { delphi-next }, { delphi-third }.
delphi-event-rested = { $seat } rests and discards { delphi-first }, { delphi-next }, { delphi-third }.
delphi-event-heard = { $seat } has decided about a god.
delphi-event-titan = The Titan attacks with { $number }.
delphi-towards = to { $at }
delphi-event-sailed = { $seat } sails { delphi-towards }.
delphi-event-carried = Poseidon carries { $seat } { delphi-towards }.
delphi-event-arrived = { $seat } has come back to Zeus!
delphi-event-fight = { $seat } fights the { delphi-monster } at { $at }, strength { $strength }.
delphi-event-battle = { $seat } rolls { $roll } against { $strength }.
delphi-event-again = { $seat } fights on against strength { $strength }.
delphi-event-won = The roll is enough.
delphi-event-gave-up = { $seat } gives up the fight.
delphi-event-defeated = { $seat } defeats the { delphi-monster } at { $at }.
delphi-event-looked = { $seat } looks at { $at }.
delphi-event-saw = { $at } belongs to { delphi-player } and shows { delphi-letter }.
delphi-event-explored = { $seat } uncovers { $at }: it belongs to { delphi-player } and shows { delphi-letter }.
delphi-event-shrine = { $seat } builds a shrine at { $at }.
delphi-event-loaded-offering = { $seat } loads the { delphi-colour } offering from { $at }.
delphi-event-loaded-statue = { $seat } loads a { delphi-colour } statue.
delphi-event-offered = { $seat } makes the { delphi-colour } offering at { $at }.
delphi-event-raised = { $seat } raises the { delphi-colour } statue at { $at }.
delphi-event-task = { $seat } has finished a task ({ delphi-task }): { $left ->
    [0] the last one
   *[other] { $left } left
  }.
delphi-event-companion = { $seat } welcomes the { delphi-colour } { delphi-role }.
delphi-event-equipped = { $seat } takes “{ delphi-card }”.
delphi-event-god = { $seat } calls { delphi-god }.
delphi-event-recalled = { $seat } puts { delphi-god } back for an oracle card.

## Refusals

delphi-refusal-aboard = You have a { delphi-colour } { delphi-task } aboard already.
delphi-refusal-amulet-lacking = You have no { delphi-colour } amulet.
delphi-refusal-apollo-spoke = Apollo has already helped you in this turn.
delphi-refusal-as-needless = It shows { delphi-colour } already: leave out the colour.
delphi-refusal-card-first = First decide about your new card.
delphi-refusal-card-lacking = You have no { delphi-colour } oracle card.
delphi-refusal-card-not-open = “{ delphi-card }” does not lie open.
delphi-refusal-card-played = You have already played an oracle card in this turn.
delphi-refusal-cheaper-way = There is a cheaper way to sail { delphi-towards }.
delphi-refusal-city-empty = There is no { delphi-colour } statue left.
delphi-refusal-colour-differs = That takes { delphi-needed }, not { delphi-colour }.
delphi-refusal-colour-done = You have done { delphi-colour } already, or another tile of this kind ({ delphi-task }) claims it.
delphi-refusal-colour-not-rolled = { delphi-god } may not rise: { delphi-colour } was not rolled.
delphi-refusal-companion-first = First choose your companion.
delphi-refusal-companion-taken = The { delphi-colour } { delphi-role } is taken.
delphi-refusal-die-alike = Use die { $alike } instead of die { $die }: they are alike.
delphi-refusal-die-used = You have already used die { $die }.
delphi-refusal-discard-lacking = You do not have these injuries.
delphi-refusal-equip-first = First take an equipment card.
delphi-refusal-favor-short = That needs { $needed } favour; you have { $have }.
delphi-refusal-fight-first = First decide about your fight.
delphi-refusal-god-at-bottom = { delphi-god } is still at the bottom.
delphi-refusal-god-at-top = { delphi-god } is at the top already.
delphi-refusal-god-not-ready = { delphi-god } helps from row 6, and is only in row { $row }.
delphi-refusal-island-foreign = { $at } belongs to { delphi-player }.
delphi-refusal-island-hidden = { $at } is still face down.
delphi-refusal-island-open = { $at } is uncovered already.
delphi-refusal-look-first = First look at an island.
delphi-refusal-look-other = You have just looked at { $at }: choose another island.
delphi-refusal-morning-first = First take favour or raise a god.
delphi-refusal-must-move = Your ship lies there already: choose another place.
delphi-refusal-must-rest = You are hurt too badly and must rest: discard three injuries.
delphi-refusal-name-colour = Name the colour of the action.
delphi-refusal-no-city = Your ship does not lie at a city.
delphi-refusal-no-injury = You have no { delphi-colour } injury.
delphi-refusal-no-island = There is no face-down island at { $at }.
delphi-refusal-no-monster = There is no { delphi-monster } at { $at }.
delphi-refusal-no-offering = There is no { delphi-colour } offering at { $at }.
delphi-refusal-no-oracle-cards = There is no oracle card left to draw.
delphi-refusal-no-pedestal = There is no { delphi-colour } pedestal at { $at }.
delphi-refusal-no-room = Your hold is full: it takes { $hold } pieces.
delphi-refusal-no-task = You have no { delphi-task } task left.
delphi-refusal-no-letter = { $at } shows { delphi-letter }; you have no open shrine task with that letter.
delphi-refusal-no-water = No ship can lie there: { $at }.
delphi-refusal-not-aboard = You have no { delphi-colour } { delphi-task } aboard.
delphi-refusal-not-beside = Your ship is { $by ->
    [one] one hex
   *[other] { $by } hexes
} too far from { $at }.
delphi-refusal-not-looked-at = The seer did not look at { $at }.
delphi-refusal-only-named = Your open tiles ({ delphi-task }) want { delphi-first } { delphi-second }, not { delphi-colour }.
delphi-refusal-out-of-range = { $at } is out of range by { $by }.
delphi-refusal-pedestal-taken = The { delphi-colour } pedestal at { $at } is taken.
delphi-refusal-place-colour = { $at } takes { delphi-needed }, not { delphi-colour }.
delphi-refusal-purse-lacking = You have no purse.
delphi-refusal-purse-used = You have already used your purse in this turn.
delphi-refusal-sail-colour = That water is { delphi-needed }; your move is { delphi-colour }.
delphi-refusal-shrine-stands = A shrine stands at { $at } already.
delphi-refusal-stays-on-zeus = You have arrived: your ship stays with Zeus.
delphi-refusal-steps-first = First raise a god.
delphi-refusal-unhurt = You have no injuries.
delphi-refusal-white-spoken-for = Your cargo needs all your white { delphi-task } tiles; none is left for { delphi-colour }.
delphi-refusal-wrong-place = { $at } is { delphi-kind }; that needs { delphi-thing }.
delphi-refusal-zeus-tasks = Zeus still waits for { $left ->
    [one] one task
   *[other] { $left } tasks
} of yours.

## Hints

delphi-hint-task = { $done ->
    [shrine] Your shrine stands
    [offering] Your offering is made
    [statue] Your statue stands
   *[monster] The monster is defeated
}: one of Zeus’s tasks is done. { delphi-hint-left }
delphi-hint-fight = A victory fulfils one of Zeus’s tasks. The first roll wins { $chance } times in 100{ $favor ->
    [0] , and you have no favour for a second one.
   *[other] ; if you spend all your favour ({ $favor }) on further rolls, you win { $all } times in 100.
} Each 0 brings an injury.
delphi-hint-purpose = { $kind ->
    [temple] where your offering belongs
    [offering] where there is an offering you need
    [city] where there is a statue you need
    [statue] where your statue belongs
    [monster] where there is a monster you need to defeat
   *[island] where a shrine of yours may be, or a reward
}
delphi-hint-payment = { $saved ->
    [favor] It does the same for { $favor } favour less.
    [card] It does the same, and you keep your oracle card for a later turn.
   *[die] It does the same, and leaves you the { delphi-colour } die.
}
delphi-hint-home = All tasks are done: Zeus is waiting.
delphi-hint-there = From there you reach { $at }, { delphi-hint-purpose }. { $paid ->
    [yes] You still have the right colour for it this turn.
   *[no] But you have nothing left in its colour this turn.
}
delphi-hint-nearer = You get nearer to { $at }, { delphi-hint-purpose }. { $hexes ->
    [one] One more hex to go.
   *[other] { $hexes } more hexes to go.
}
delphi-hint-no-nearer = No place that you need is nearer from there. But this move has no better use in your turn.
delphi-hint-explore = { $here ->
    [shrine] A shrine of yours is here and gets built: one of Zeus’s tasks is done. { delphi-hint-left }
    [reward] You know that none of your shrines is here. But the island pays { $letter ->
        [psi] 4 favour.
        [phi] two oracle cards.
        [sigma] three god steps.
       *[omega] a shield and heals one colour.
    }
   *[unknown] { $own ->
        [0] You look for no shrine any more, but the island has a reward for you.
        [one] Your last unknown shrine is under one of { $unseen } islands. If it is not this one, you get a reward.
       *[other] { $own } of your shrines are still under { $unseen } islands. If none is here, you get a reward.
    }
}
delphi-hint-left = { $left ->
    [0] Then only the way to Zeus is left.
    [one] Then one is left.
   *[other] Then { $left } are left.
}
delphi-hint-load = { $cargo ->
    [statue] One of your tasks asks for this statue. A pedestal for it { delphi-hint-way }.
   *[offering] One of your tasks asks for this offering. Its temple { delphi-hint-way }.
} { $rival ->
    [yes] But another ship carries the same statue and may take that pedestal first.
   *[no] { $room ->
        [0] But your hold is then full until you deliver something.
        [one] Then one more piece fits into your hold.
       *[other] Then { $room } more pieces fit into your hold.
    }
}
delphi-hint-way = { $hexes ->
    [0] is within your reach from here
    [one] is 1 hex away
   *[other] is { $hexes } hexes away
}
delphi-hint-look = { $own ->
    [0] It shows you which rewards two islands hold; no shrine of yours is hidden any more.
    [one] One shrine of yours is hidden among { $unseen } islands. A look at two of them can spare you a journey in vain.
   *[other] { $own } of your shrines are hidden among { $unseen } islands. A look at two of them can spare you a journey in vain.
} But it costs an action and builds nothing yet, and the others see where you look.
delphi-hint-peek = { $hexes ->
    [0] This island is within your reach:
    [one] This island is only 1 hex away:
   *[other] This island is { $hexes } hexes away:
} { $own ->
    [0] you see which reward waits there. The others see that you looked, so they may guess where you will go.
   *[other] you see whether a shrine of yours is there. The others see that you looked, so they may guess where you will go.
}
delphi-hint-heal = You lose { $healed ->
    [one] one of your { $injuries } injuries.
   *[other] { $healed } of your { $injuries } injuries.
} { $more ->
    [0] With so many you would have to rest, and that costs a turn.
    [one] One more could make you rest, and that costs a turn.
   *[other] With { $more } more you could have to rest, and that costs a turn.
}
delphi-hint-help = { $god ->
    [aphrodite] heal all your injuries
    [ares] defeat a monster beside you without a fight
    [hermes] give you a statue of any colour at any city
    [poseidon] carry your ship to any water
    [apollo] give you an oracle card and let your dice count as any colour for a turn
   *[artemis] uncover any face-down island for you
}
delphi-hint-god-step = { $left ->
    [0] { delphi-god } comes to the top and can once { delphi-hint-help }.
    [one] One more step, and { delphi-god } can once { delphi-hint-help }.
   *[other] { $left } more steps, and { delphi-god } can once { delphi-hint-help }.
}
delphi-hint-amulet = { $favor } favour, an oracle card and a step for { delphi-god }, all for one action.
delphi-hint-apollo = You get an oracle card{ $dice ->
    [0] . But all your dice are used, and Apollo goes back down.
    [one] , and your last die counts as any colour. Apollo then goes back down.
   *[other] , and your { $dice } unused dice count as any colour in this turn. Apollo then goes back down.
}
delphi-hint-oracle-card = You then hold { $cards ->
    [one] one oracle card
   *[other] { $cards } oracle cards
}, and in each turn one can pay like a die. { $back ->
    [none] But it takes the action, and no task gets any further.
   *[other] But { delphi-god } goes back down without helping you.
}
delphi-hint-favor = You then have { $favor } favour for other colours and further rolls. But it takes the action, and no task gets any further.
delphi-hint-gift = You then have { $favor } favour for other colours and further rolls. But no god takes a step for you this morning.
delphi-hint-equipment = { $card ->
    [E1] { delphi-card-E1.help }
    [E2] { delphi-card-E2.help }
    [E3] { delphi-card-E3.help }
    [E4] { delphi-card-E4.help }
    [E5] { delphi-card-E5.help }
    [E6] { delphi-card-E6.help }
    [E7] { delphi-card-E7.help }
    [E8] { delphi-card-E8.help }
    [E9] { delphi-card-E9.help }
    [E10] { delphi-card-E10.help }
    [E11] { delphi-card-E11.help }
    [E12] { delphi-card-E12.help }
    [E13] { delphi-card-E13.help }
    [E14] { delphi-card-E14.help }
    [E15] { delphi-card-E15.help }
    [E16] { delphi-card-E16.help }
    [E17] { delphi-card-E17.help }
    [E18] { delphi-card-E18.help }
    [E19] { delphi-card-E19.help }
    [E20] { delphi-card-E20.help }
    [E21] { delphi-card-E21.help }
   *[E22] { delphi-card-E22.help }
}
delphi-hint-companion = { $role ->
    [hero] { delphi-role-hero.help }
    [demigod] { delphi-role-demigod.help }
   *[creature] { delphi-role-creature.help }
}
delphi-hint-ship = { $ship ->
    [bulwark] { delphi-ship-bulwark.help }
    [shrine_ship] { delphi-ship-shrine_ship.help }
    [swift] { delphi-ship-swift.help }
    [freighter] { delphi-ship-freighter.help }
    [favoured] { delphi-ship-favoured.help }
    [dyer] { delphi-ship-dyer.help }
    [gilded] { delphi-ship-gilded.help }
   *[armed] { delphi-ship-armed.help }
}
delphi-hint-removal = { $task ->
    [shrine] You would have to find this shrine first, and it brings only one god step.
    [statue] This statue takes two journeys: to its city, and to a pedestal.
    [offering] This offering takes two journeys: to where it lies, and to its temple.
   *[monster] A fight depends on luck, and can cost favour and injuries.
}
delphi-hint-rest = { $left ->
    [0] You have no injury left, so your next turn begins with favour or a god step.
   *[other] { $more ->
        [0] You keep { delphi-hint-injuries }, too many even now: your next turn is a rest again.
        [one] You keep { delphi-hint-injuries }. Just one more can make you rest again.
       *[other] You keep { delphi-hint-injuries }. It takes at least { $more } more before you must rest again.
    }
}
delphi-hint-injuries = { $left ->
    [one] 1 injury
   *[other] { $left } injuries
}
delphi-hint-again = For 1 favour the next roll wins { $chance } times in 100. If it fails, the favour is gone, and a 0 brings an injury.
delphi-hint-give-up = You save your favour: the next roll would win only { $chance } times in 100. The task stays open.
delphi-hint-decline = { $offered ->
    [step] A step of a god gains you next to nothing now.
    [look] Which island lies where no longer matters to you.
    [fetch] It would only fill your hold: a place for what you can do sooner is worth more.
   *[other] You may take it or leave it, and what it offers is of no use to you now.
}
delphi-hint-end = { $kept ->
    [god] { delphi-god } stays at the top and can help you in a later turn, when it gains more.
    [card] You keep your oracle card for a later turn, when it gains more.
   *[none] { delphi-hint-unused }
}
delphi-hint-unused = { $dice ->
    [0] { $cards ->
        [0] All your dice are used.
        [one] All your dice are used. You keep your oracle card for a later turn.
       *[other] All your dice are used. You keep your { $cards } oracle cards for later turns.
    }
    [one] Your last die brings you nearer to no task.
   *[other] Your { $dice } unused dice bring you nearer to no task.
}

## Endings

delphi-ending-arrival = One ship came back to Zeus.
delphi-ending-cards = Several ships came back; the number of oracle cards decided.
delphi-ending-favor = Several ships came back; favour decided.
delphi-ending-shared = Several ships came back with equal cards and favour: the win is shared.

## The table in a terminal

delphi-table-round = Round { $round }
delphi-table-legend = Z Zeus · C city and its statues · S pedestals (● raised) · o offerings · T temple · M monsters · A–D ships and islands · ? face down · ⌂ shrine · ¹²³ dice that get there for nothing
delphi-table-ship = ship
delphi-table-dice = dice
delphi-table-stock = favour / shield
delphi-table-tasks = tasks
delphi-table-gods = gods
delphi-table-cards = oracle cards
delphi-table-injuries = injuries
delphi-table-cargo = cargo
delphi-table-crew = companions
delphi-table-gear = equipment
delphi-table-open = Open equipment:
delphi-table-reach = Where your dice could go
delphi-table-more = and { $count } more
delphi-table-favor = favour
