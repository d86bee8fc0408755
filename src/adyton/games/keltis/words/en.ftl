# Keltis: Das Orakel

keltis-title = Keltis: Das Orakel
keltis-blurb = Lay rows of cards and send your figures along the spiral path, to the priestess and the wish stones.

keltis-colour = { $colour ->
    [pink] pink
    [yellow] yellow
    [red] red-brown
    [green] green
   *[blue] blue
}
keltis-card = { keltis-colour } { $value }
keltis-of-colour = { keltis-colour }
keltis-tile = { $tile ->
    [clover] clover
    [spiral] spiral
    [kobold] kobold
    [mirror] mirror
   *[points] points
}
keltis-field = { $field ->
    [0] the start stone
   *[other] field { $field }
}

## Phases: what is asked

keltis-phase-tiles = The tiles are laid along the path.
keltis-phase-deal = The cards are dealt.
keltis-phase-first = The first player is drawn.
keltis-phase-lay = Lay a card and move, or discard one.
keltis-phase-clover = The clover: go on, or stay.
keltis-phase-spiral = The spiral: go back, or stay.
keltis-phase-kobold = The kobold: discard a card, or leave it.
keltis-phase-draw = Draw a card, from any pile.
keltis-phase-pile = A card is drawn from the pile.
keltis-phase-over = The game is over.

## Events

keltis-event-first = { $seat } begins.
keltis-event-laid = { $seat } lays { keltis-card }.
keltis-event-moved = { $seat } moves figure { $figure } to { keltis-field }.
keltis-event-priestess = { $seat } moves the priestess to field { $field }.
keltis-event-bonus = The priestess comes to { $seat }: { $points } points.
keltis-event-points = { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} from the tile.
keltis-event-wish = { $seat } takes a wish stone.
keltis-event-mirror = { $seat } takes a mirror.
keltis-event-stayed = { $seat } leaves the tile alone.
keltis-event-discarded = { $seat } discards { keltis-card }.
keltis-event-dropped = Kobold: { $seat } removes { keltis-card } from the hand.
keltis-event-dropped-laid = Kobold: { $seat } removes { keltis-card } from the row.
keltis-event-kobolds = { $seat } scores the kobolds: { $points } points.
keltis-event-took = { $seat } takes { keltis-card } from the discards.
keltis-event-last-round = { $seat } brings on the last round. Nobody draws any more.
keltis-event-drew = { $seat } draws from the pile.
keltis-event-drawn = You draw { keltis-card }.

## Refusals

keltis-refusal-not-in-hand = You do not hold { keltis-card }.
keltis-refusal-row-up = Your { keltis-of-colour } row goes upwards and ends in { $last }.
keltis-refusal-row-down = Your { keltis-of-colour } row goes downwards and ends in { $last }.
keltis-refusal-no-field = There is no { keltis-colour } field ahead of figure { $figure }.
keltis-refusal-priestess-end = The priestess stands on the last field and cannot go on.
keltis-refusal-priestess-steps = With this card the priestess can go { $most ->
    [one] only 1 field
   *[other] at most { $most } fields
} ahead.
keltis-refusal-lay-first = Lay or discard a card first, then draw.
keltis-refusal-draw-now = You have made your move; now draw back to eight cards.
keltis-refusal-no-discard = The { keltis-of-colour } discard pile is empty.
keltis-refusal-just-discarded = You discarded { keltis-card } in this turn; neither it nor a card below it may be drawn.
keltis-refusal-kobolds-scored = You have scored your kobolds already; that is allowed once in a game.
keltis-refusal-kobolds-late = You have drawn already; score the kobolds in a later turn, before you draw.
keltis-refusal-kobolds-elsewhere = Your three figures do not all stand on kobolds.
keltis-refusal-clover-first = First say whether you follow the clover or stay.
keltis-refusal-clover-own = The clover moves the figure that landed on it, figure { $figure }.
keltis-refusal-clover-any = Say which of your figures follows the clover.
keltis-refusal-spiral-first = First say where the spiral takes your figure, or stay.
keltis-refusal-spiral-visited = This figure has already stood on { keltis-field } in this turn.
keltis-refusal-spiral-began = Your figure began this turn on { keltis-field }.
keltis-refusal-position-again = That would bring back a position of this turn.
keltis-refusal-spiral-ahead = A spiral only leads back, and { keltis-field } does not lie behind this figure.
keltis-refusal-kobold-first = First say which card you discard at the kobold, or stay.
keltis-refusal-not-last = You have no row that ends in { keltis-card }.
keltis-refusal-drop-laid = You do not hold { keltis-card }. To discard the one in your row, say 'laid' before it.

## Endings

keltis-ending-third = The third figure of one player reached the target area.
keltis-ending-fifth = The fifth figure reached the target area.
keltis-ending-pile = The last card of the pile was drawn.
keltis-ending-guard = For 100 turns nobody drew from the pile.

## Options

keltis-option-free_clover = Free clover
    .help = A clover may move any one of your figures, not only the one that landed on it.
keltis-option-equal_turns = Equal turns
    .help = The round in which the end comes is played to its end, so that everybody has had equally many turns. This option is ours.
keltis-option-content = A board of your own
    .help = A data file with the path, its values, the tiles, the priestess’s numbers and the wish table.

## In the terminal

keltis-label-start = start
keltis-label-legend = +3 points · ♣ clover · ↺ spiral · ☻ kobold · ◊ mirror · ● wish stone · ♀ priestess · ⚑ fields · * target area
keltis-label-player = Player
keltis-label-figures = Figures
keltis-label-rows = Rows
keltis-label-found = Found
keltis-label-score = Score if it ended now
keltis-label-known = holds { $cards }
keltis-label-parts = +{ $tiles } ♀{ $priestess } ☻{ $kobolds } ⚑{ $figures } ●{ $wishes }
keltis-label-pile = Pile { $cards }
keltis-label-discards = Discards (what lies below):
keltis-label-hand = Hand
keltis-label-figure = Figure { $figure }
keltis-label-priestess = Priestess
keltis-label-unfit = does not fit

## Why a bot would do it

keltis-hint-risk = { $risk ->
    [points] But it gives up points that you could have at once.
    [ahead] But your figures get less far along the path.
    [wishes] But it leaves a wish stone behind.
    [mirrors] But it leaves a mirror behind.
    [hand] But fewer of the cards in your hand will fit your rows.
    [rows] But it leaves out values, so that a row has less room for later cards.
    [meeting] But the priestess is then out of reach for your figures.
    [kobolds] But it takes you further from scoring your kobolds.
   *[none] { "" }
}
keltis-hint-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
keltis-hint-others = { $others ->
    [one] the other move
   *[other] your other moves
}
keltis-hint-points = { keltis-hint-move } At once that is about { keltis-hint-worth } more than by { keltis-hint-others }. { keltis-hint-risk }
keltis-hint-ahead = { keltis-hint-move } Your figures get further than by { keltis-hint-others }, worth about { keltis-hint-worth }. { keltis-hint-risk }
keltis-hint-wishes = { keltis-hint-move }{ $tile ->
    [wish] { "" }
   *[none] { " " }In this way you get a wish stone.
} { $wishes ->
    [one] A single wish stone counts { $wish-points } in the end, but from two on they pay.
   *[other] Your { $wishes } wish stones then count { $wish-points } in the end.
} { keltis-hint-risk }
keltis-hint-mirrors = { keltis-hint-move }{ $tile ->
    [mirror] { "" }
   *[none] { " " }In this way you get a mirror.
} The mirror counts your wish stones once more, now { $wish-points }{ $wish-sign ->
    [minus] : it pays if you take more of them.
   *[plus] .
} { keltis-hint-risk }
keltis-hint-hand = { keltis-hint-move } { $fitting ->
    [one] One card in your hand then still fits
   *[other] { $fitting } cards in your hand then still fit
} your rows, more than after { keltis-hint-others }. { keltis-hint-risk }
keltis-hint-rows = { keltis-hint-move } { $skipped ->
    [0] Your row leaves out no value, unlike by { keltis-hint-others }.
    [one] Your row leaves out only one value, fewer than by { keltis-hint-others }.
   *[other] Your row leaves out only { $skipped } values, fewer than by { keltis-hint-others }.
} { keltis-hint-risk }
keltis-hint-meeting = { keltis-hint-move } In your next turn a card can bring the priestess to one of your figures. { keltis-hint-risk }
keltis-hint-kobolds = { keltis-hint-move } { $standing ->
    [one] One of your figures then stands on a kobold. With all three there you can score them.
    [3] All your figures then stand on kobolds: you can score them.
   *[other] { $standing } of your figures then stand on kobolds. With all three there you can score them.
} { keltis-hint-risk }

keltis-hint-move = { $deed ->
    [priestess] { keltis-hint-priestess }
    [clover] { keltis-hint-clover }
    [spiral] { keltis-hint-spiral }
   *[step] { keltis-hint-field } { keltis-hint-find }
}
keltis-hint-field = { $change ->
    [same] Your figure’s field counts { $pays } in the end, like the one before.
   *[other] Your figure’s field then counts { $pays } in the end instead of { $was }.
}
keltis-hint-find = { $tile ->
    [wish] You take a wish stone.
    [points] You get { $tile-points ->
        [one] 1 point
       *[other] { $tile-points } points
    } at once.
    [clover] A clover there may send it on.
    [spiral] A spiral there may send it back.
    [kobold] At the kobold you may put a card away.
    [mirror] You take a mirror.
   *[none] No tile lies there.
}
keltis-hint-skipped = { $skipped ->
    [0] The row leaves out no value.
    [one] But the row leaves out one value.
   *[other] But the row leaves out { $skipped } values.
}
keltis-hint-step = { keltis-hint-field } { keltis-hint-find } { keltis-hint-skipped }
keltis-hint-priestess = { $meets ->
    [yes] The priestess comes to your figure: { $bonus } points at once. Your figures stay where they are.
    [next] Your figures stay where they are. In your next turn a card of yours can bring the priestess to one of them, for { $bonus } points.
   *[no] Only the priestess moves: that spares your figures a bad step, but brings them no further. { $gap ->
        [0] None of them is ahead of her any more.
        [one] She then stands one field before one of them.
       *[other] She then stands { $gap } fields before one of them.
    }
}
keltis-hint-ends = The game ends with this move: you have { $points } points, the best of the others { $best }.
keltis-hint-discard = { $fits ->
    [yes] { $skipped ->
        [0] The card would fit your row, but other cards of yours are worth more.
        [one] The card would fit your row, but leave out one value.
       *[other] The card would fit your row, but leave out { $skipped } values.
    }
   *[no] The card no longer fits your row, so you do not need it.
} Your figures do not move in this turn{ $taken ->
    [yes] , and others may take the card: it fits a row of theirs.
   *[no] .
}
keltis-hint-unseen = { $open ->
    [0] None of the open cards fits your rows; an unknown one may.
   *[other] { $skipped ->
        [0] An open card fits your row, but an unknown one may help you more. That is a chance.
        [one] The open cards that fit would leave out a value of your row. An unknown one may fit better, or not at all.
       *[other] The open cards that fit would leave out at least { $skipped } values of your row. An unknown one may fit better, or not at all.
    }
} { $hurry ->
    [yes] You lead, and each card from the pile brings the end nearer: { $left } are left.
   *[no] { "" }
}
keltis-hint-open-card = { $fits ->
    [yes] You know what you get: the card fits your row. { keltis-hint-skipped }
   *[no] The card does not fit your rows, but what you do not take another may, and the pile does not shrink.
} { $hold ->
    [yes] You do not lead, and the end comes no nearer: { $left } cards are left in the pile.
   *[no] { "" }
}
keltis-hint-clover = The figure goes { $steps ->
    [one] one field
   *[other] { $steps } fields
} further without a card. { keltis-hint-field } { keltis-hint-find }
keltis-hint-spiral = The figure goes back { $steps ->
    [one] one field
   *[other] { $steps } fields
}. { keltis-hint-field } { keltis-hint-find }
keltis-hint-drop = { $fits ->
    [yes] { $skipped ->
        [0] You draw a new card for this one. It would still fit your row, but the others in your hand are worth more.
        [one] You draw a new card for this one, which would leave out one value of your row.
       *[other] You draw a new card for this one, which would leave out { $skipped } values of your row.
    }
   *[no] You draw a new card for one that no longer fits your row.
} { $taken ->
    [yes] But others may take it: it fits a row of theirs.
   *[no] { "" }
}
keltis-hint-drop-laid = { $more ->
    [0] The row is empty then and can begin with any card.
    [one] Without its last card the row can take one more value.
   *[other] Without its last card the row can take { $more } more values.
} The figure stays where the card brought it.
keltis-hint-score = { $points } points at once, and your move is still to come. But you can score your kobolds only once.
keltis-hint-stay = { $tile ->
    [kobold] { $unfit ->
        [0] All cards in your hand still fit your rows: you need not put one away.
       *[other] You keep your cards and rows: what you put away, others may take.
    }
    [clover] { $steps ->
        [0] Your other figures keep the fields ahead of them for later cards.
       *[other] Your figure keeps the { $steps ->
            [one] field
           *[other] { $steps } fields
        } ahead for later cards. With the clover its field would count { $pays } instead of { $was } in the end.
    }
   *[spiral] Your figure gives up no field that it has gained: it counts { $was } here in the end.
}
