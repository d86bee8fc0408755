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
keltis-hint-points = { keltis-hint-move } At once that is about { keltis-hint-worth } more than your other moves bring. { keltis-hint-risk }
keltis-hint-ahead = { keltis-hint-move } Your figures get further than by your other moves, worth about { keltis-hint-worth }. { keltis-hint-risk }
keltis-hint-wishes = { keltis-hint-move } { $wishes ->
    [0] Without a wish stone you lose points in the end, so it is worth about { keltis-hint-worth }.
    [one] With a single wish stone you lose points in the end, so another is worth about { keltis-hint-worth }.
   *[other] You have { $wishes } wish stones, and another is worth about { keltis-hint-worth }.
} { keltis-hint-risk }
keltis-hint-mirrors = { keltis-hint-move } With the mirror your wish stones count once more, worth about { keltis-hint-worth }. { keltis-hint-risk }
keltis-hint-hand = { keltis-hint-move } After it more of the cards in your hand still fit your rows, worth about { keltis-hint-worth }. { keltis-hint-risk }
keltis-hint-rows = { keltis-hint-move } It leaves out few values, so that your rows can take more cards, worth about { keltis-hint-worth }. { keltis-hint-risk }
keltis-hint-meeting = { keltis-hint-move } In your next turn a card can bring the priestess to one of your figures. { keltis-hint-risk }
keltis-hint-kobolds = { keltis-hint-move } It brings you nearer to scoring your kobolds, worth about { keltis-hint-worth }. { keltis-hint-risk }

# What the move itself does. Alone if no other move is clearly worse.
keltis-hint-move = { $deed ->
    [priestess] { keltis-hint-priestess }
    [clover] { keltis-hint-clover }
    [spiral] { keltis-hint-spiral }
   *[step] Your figure comes to a field that { keltis-hint-field }, { keltis-hint-find }.
}
keltis-hint-field = { $sign ->
    [minus] costs
   *[plus] pays
} { $pays ->
    [one] 1 point
   *[other] { $pays } points
} in the end
keltis-hint-find = { $tile ->
    [wish] and takes a wish stone
    [points] and gets { $tile-points ->
        [one] 1 point
       *[other] { $tile-points } points
    } at once
    [clover] where a clover may send it on
    [spiral] where a spiral may send it back
    [kobold] where a kobold takes a card from you, if you like
    [mirror] and takes a mirror
   *[none] where nothing lies
}
keltis-hint-skipped = { $skipped ->
    [0] The row loses no room.
    [one] But the row leaves out one value.
   *[other] But the row leaves out { $skipped } values.
}
keltis-hint-step = Your figure comes to a field that { keltis-hint-field }, { keltis-hint-find }. { keltis-hint-skipped }
keltis-hint-priestess = { $meets ->
    [yes] The priestess comes to your figure: { $bonus } points at once. Your figures stay where they are.
   *[no] Only the priestess moves: that spares your figures a bad step, but brings them no further.
}
keltis-hint-discard = { $fits ->
    [yes] The card would fit your row, but other cards of yours are worth more. Your figures do not move in this turn.
   *[no] The card no longer fits your row, so giving it up costs you nothing. But your figures do not move in this turn.
}
keltis-hint-unseen = { $open ->
    [0] None of the open cards fits your rows; an unknown one may.
   *[other] An unknown card may help you more than the open ones that fit, but it is a chance.
}
keltis-hint-open-card = { $fits ->
    [yes] You know what you get: the card fits your row. { keltis-hint-skipped }
   *[no] The card does not fit your rows, but what you do not take another may, and the pile does not shrink.
}
keltis-hint-clover = The figure goes { $steps ->
    [one] one field
   *[other] { $steps } fields
} further without a card, to one that { keltis-hint-field }, { keltis-hint-find }.
keltis-hint-spiral = The figure goes back { $steps ->
    [one] one field
   *[other] { $steps } fields
}, to one that { keltis-hint-field }, { keltis-hint-find }.
keltis-hint-drop = { $fits ->
    [yes] A new card for this one, which would still fit your row: the others in your hand are worth more.
   *[no] A new card for one that no longer fits your row: you lose nothing.
}
keltis-hint-drop-laid = Without its last card the row can take values again that it had left out. The figure stays where the card brought it.
keltis-hint-score = { $points } points at once, and your move is still to come. But you can score your kobolds only once.
keltis-hint-stay = Your figure keeps its field, which { keltis-hint-field }. The tile would not bring it to a better one.
