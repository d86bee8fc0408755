oracle-title = Oracle
oracle-blurb = Win just the right tricks. Two prophecies say what you will hold in the end; now make them come true.

oracle-colour = { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}
oracle-species-phoenix = Phoenix
oracle-species-pegasus = Pegasus
oracle-species-hydra = Hydra
oracle-standing-fulfilled = fulfilled now
oracle-standing-open = still possible
oracle-standing-lost = lost

oracle-option-draft = Passing draft
    .help = Prophecies go round the table: take two, then hand two of your four to the left.
oracle-option-removed = Colour that leaves a game of three
    .help = With three players the twelve cards of one colour are not used: drawn at random, or the host’s choice.
oracle-option-removed-random = at random
oracle-option-removed-blue = blue
oracle-option-removed-red = red
oracle-option-removed-green = green
oracle-option-removed-yellow = yellow
oracle-option-removed-violet = violet
oracle-option-content = Own deck of prophecies
    .help = A TOML file with 40 cards that takes the place of the shipped deck.

oracle-phase-removal = A colour leaves the game.
oracle-phase-dealer = The first dealer is drawn.
oracle-phase-deal = The cards are dealt.
oracle-phase-foretell = The prophecies are dealt.
oracle-phase-choice = Choose two prophecies to keep.
oracle-phase-draft = Choose two of your four prophecies to give away.
oracle-phase-trick = Play a card.
oracle-phase-loser = Put your loser chip back, or keep it?
oracle-phase-over = The game is over.

oracle-event-removed = The { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
} cards leave the game.
oracle-event-dealt = Round { $round }. { $seat } deals.
oracle-event-chosen = { $seat } has chosen two prophecies.
oracle-event-handed = { $seat } hands two prophecies to { $other }.
oracle-event-laid-open = { $seat } lays two prophecies open: “{ $first }” and “{ $second }”.
oracle-event-these = They are “{ $first }” and “{ $second }”.
oracle-event-begun = { $seat } leads the first trick.
oracle-event-played = { $seat } plays { $card }.
oracle-event-won = { $seat } wins the trick with { $card }.
oracle-event-chip = { $seat } takes a { $species ->
    [phoenix] Phoenix
    [pegasus] Pegasus
   *[hydra] Hydra
} chip.
oracle-event-loser = { $seat } takes the { $species ->
    [phoenix] Phoenix
    [pegasus] Pegasus
   *[hydra] Hydra
} loser chip.
oracle-event-loser-moved = { $seat } takes the { $species ->
    [phoenix] Phoenix
    [pegasus] Pegasus
   *[hydra] Hydra
} loser chip from { $other }.
oracle-event-returned = { $seat } puts the { $species ->
    [phoenix] Phoenix
    [pegasus] Pegasus
   *[hydra] Hydra
} loser chip back.
oracle-event-kept = { $seat } keeps the { $species ->
    [phoenix] Phoenix
    [pegasus] Pegasus
   *[hydra] Hydra
} loser chip.
oracle-event-scored = { $seat } scores { $points }: { $stars } for stars and { $prophecies } for prophecies.

oracle-refusal-must-follow = You must follow { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}.
oracle-refusal-not-in-hand = You do not hold { $card }.
oracle-refusal-not-held = You do not hold prophecy { $number }.
oracle-refusal-removed-three = A colour leaves the game only with three players.

oracle-ending-rounds = All rounds are played.

## Why a bot would do it

oracle-hint-risk = { $risk ->
    [stars] But you get fewer stars from chips.
    [prophecies] But “{ $risked }” becomes less likely.
    [others] But the others get more out of the round.
   *[none] { "" }
}
oracle-hint-species = { $species ->
    [phoenix] Phoenix
    [pegasus] Pegasus
   *[hydra] Hydra
}
oracle-hint-prize = { $prize ->
    [chip] a { oracle-hint-species } chip of { $stars } stars
    [own-loser] the right to put your { oracle-hint-species } loser chip back
   *[loser] { $chips ->
        [0] the { oracle-hint-species } loser chip, which costs you nothing: you have no { oracle-hint-species } chip
       *[other] the { oracle-hint-species } loser chip; while you have it, your { oracle-hint-species } chips count nothing
    }
}
oracle-hint-beaten = { $beaten ->
    [one] A 1 lies in the trick, and beside a 12 the 1 wins.
    [higher] This card does not beat what lies in the trick.
   *[later] This card is too low to win the trick.
}
oracle-hint-card = { $wins ->
    [sure] This card should win the trick and bring { oracle-hint-prize }.
    [likely] This card wins the trick more often than not; then it brings { oracle-hint-prize }.
    [sometimes] This card may win the trick, but loses it more often; if it wins, it brings { oracle-hint-prize }.
    [unlikely] This card seldom wins the trick; if it does, it brings { oracle-hint-prize }.
   *[never] { oracle-hint-beaten } { $prize ->
        [loser] That spares you the { oracle-hint-species } loser chip.
       *[chip] { $stays ->
            [stronger] You get rid of it and keep your higher cards.
           *[none] So it wins you no chip.
        }
    }
}
oracle-hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
oracle-hint-trick = { oracle-hint-card } { $others ->
    [one] The other card promises a little less.
   *[other] None of your other cards promises clearly more.
}
oracle-hint-stars = { oracle-hint-card } From this round you can expect about { $points ->
    [one] 1 star
   *[other] { $points } stars
} more than with { $others ->
    [one] the other card
   *[other] your other cards
}. { oracle-hint-risk }
oracle-hint-prophecies = { oracle-hint-card } “{ $prophecy }” becomes likelier, worth about { oracle-hint-points }. { oracle-hint-risk }
oracle-hint-others = { oracle-hint-card } Each of the others can expect about { oracle-hint-points } less. { oracle-hint-risk }
oracle-hint-pair = With such a hand “{ $first }” comes true about { $first-chance } times in 100 and pays { $first-points } points, “{ $second }” { $second-chance } times and pays { $second-points }.
oracle-hint-kept-pair = You keep what suits your hand: “{ $first }” comes true about { $first-chance } times in 100 and pays { $first-points } points, “{ $second }” { $second-chance } times and pays { $second-points }.
oracle-hint-return = { $chips ->
    [0] Without the loser chip your next { oracle-hint-species } chips count again.
   *[other] Without the loser chip your { oracle-hint-species } chips count again, { $stars } stars together.
} { $serves ->
    [one] “{ $prophecy }” becomes likelier by that, too.
   *[none] { "" }
}
oracle-hint-keep = { $serves ->
    [one] With the loser chip “{ $prophecy }” becomes likelier. { $chips ->
        [0] It costs you nothing: you have no { oracle-hint-species } chip.
       *[other] But your { oracle-hint-species } chips do not count in the end, and that costs { $stars } stars.
    }
   *[none] { $chips ->
        [0] The loser chip costs you nothing: you have no { oracle-hint-species } chip.
       *[other] Your { oracle-hint-species } chips do not count in the end, which costs { $stars } stars. But the round is not over, and the chip may still be taken from you.
    }
}

## In the terminal

oracle-label-round = Round { $round } of { $rounds }
oracle-label-dealer = { $name } deals
oracle-label-removed = without
oracle-label-cards = Cards
oracle-label-tricks = Tricks
oracle-label-voids = Has no
oracle-label-score = Points
oracle-label-middle = in the middle
oracle-label-trick = Trick
oracle-label-hand = Hand
oracle-label-prophecies = Your prophecies
oracle-label-discards = Open discards
oracle-label-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The prophecies, by the ids of deck.toml

oracle-prophecy-pho_eq1 = Exactly 1 Phoenix chip
oracle-prophecy-pho_eq2 = Exactly 2 Phoenix chips
oracle-prophecy-pho_eq3 = Exactly 3 Phoenix chips
oracle-prophecy-peg_eq1 = Exactly 1 Pegasus chip
oracle-prophecy-peg_eq2 = Exactly 2 Pegasus chips
oracle-prophecy-peg_eq3 = Exactly 3 Pegasus chips
oracle-prophecy-hyd_eq1 = Exactly 1 Hydra chip
oracle-prophecy-hyd_eq2 = Exactly 2 Hydra chips
oracle-prophecy-pho_none = No Phoenix chip
oracle-prophecy-peg_none = No Pegasus chip
oracle-prophecy-hyd_none = No Hydra chip
oracle-prophecy-pho_ge2 = At least 2 Phoenix chips
oracle-prophecy-pho_ge3 = At least 3 Phoenix chips
oracle-prophecy-peg_ge2 = At least 2 Pegasus chips
oracle-prophecy-hyd_ge1 = At least 1 Hydra chip
oracle-prophecy-pho_peg = At least 1 Phoenix and 1 Pegasus chip
oracle-prophecy-pho_hyd = At least 1 Phoenix and 1 Hydra chip
oracle-prophecy-peg_hyd = At least 1 Pegasus and 1 Hydra chip
oracle-prophecy-all_ge1 = At least 1 each of Phoenix, Pegasus and Hydra chip
oracle-prophecy-pho1_peg1 = Exactly 1 Phoenix and exactly 1 Pegasus chip
oracle-prophecy-pho1_hyd1 = Exactly 1 Phoenix and exactly 1 Hydra chip
oracle-prophecy-peg1_hyd1 = Exactly 1 Pegasus and exactly 1 Hydra chip
oracle-prophecy-kind_eq1 = Victory chips of exactly 1 creature
oracle-prophecy-kind_eq2 = Victory chips of exactly 2 creatures
oracle-prophecy-vp_eq0 = No victory chip at all
oracle-prophecy-vp_eq2 = Exactly 2 victory chips of any creature
oracle-prophecy-vp_eq3 = Exactly 3 victory chips of any creature
oracle-prophecy-vp_eq4 = Exactly 4 victory chips of any creature
oracle-prophecy-vp_ge4 = At least 4 victory chips of any creature
oracle-prophecy-vp_ge5 = At least 5 victory chips of any creature
oracle-prophecy-loser_eq0 = No loser chip
oracle-prophecy-loser_eq1 = Exactly 1 loser chip
oracle-prophecy-loser_ge2 = At least 2 loser chips
oracle-prophecy-loser_pho = Hold the Phoenix loser chip
oracle-prophecy-loser_peg = Hold the Pegasus loser chip
oracle-prophecy-all_most = Most chips of all players (alone), loser chips included
oracle-prophecy-all_fewest = Fewest chips of all players (alone), loser chips included
oracle-prophecy-pho_most = Most Phoenix chips of all players (alone)
oracle-prophecy-peg_most = Most Pegasus chips of all players (alone)
oracle-prophecy-hyd_most = Most Hydra chips of all players (alone)
