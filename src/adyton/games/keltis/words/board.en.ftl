# The words on Keltis' board.
keltis-minute = Lay a card in your row of its colour, always upwards or always downwards, and move a figure to the next field of that colour. Or discard a card. Then draw. Tiles on the path give points, wish stones and more. Figures that stay near the start cost points, those that come far bring many.
keltis-board-path = The spiral path
keltis-board-start = the start stone
keltis-board-field = field { $field }, { $colour }, counts { $value }: { $tile }
keltis-board-tile-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
keltis-board-tile-clover = clover of { $colour }
keltis-board-tile-spiral = spiral
keltis-board-tile-kobold = kobold
keltis-board-tile-mirror = mirror
keltis-board-tile-none = nothing lies there
keltis-board-tile-wish = { $stones ->
    [0] no wish stone left
    [one] 1 wish stone
   *[other] { $stones } wish stones
  }
keltis-board-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
keltis-board-priestess-number = priestess { $steps }
keltis-board-rows = Your rows
keltis-board-row = { $colour }: { $values }
keltis-board-up = upwards
keltis-board-down = downwards
keltis-board-piles = Piles
keltis-board-pile = Face-down pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
keltis-board-discards = { $colour } discard pile, { $top ->
    [-1] empty
   *[other] a { $top } on top
  }
keltis-board-offers = Your choices
keltis-board-choose-card = Choose a card; you see on the path where it leads.
keltis-board-ends = This ends the game.
keltis-board-zoom = Larger path
keltis-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
keltis-board-stones = { $wishes ->
    [one] 1 wish stone
   *[other] { $wishes } wish stones
  }{ $mirrors ->
    [0] {""}
    [one] , 1 mirror
   *[other] , { $mirrors } mirrors
  }
keltis-board-made-figures = figures
keltis-board-made-mirrors = mirrors
keltis-board-made-running = paid
keltis-board-made-wishes = { $count ->
    [0] no wish stone
    [one] only 1 wish stone
   *[other] { $count } wish stones
  }
keltis-board-now = If the game ended now
keltis-board-final = Final score
keltis-board-part = Part
keltis-board-part-tiles = Tiles
keltis-board-part-priestess = Priestess
keltis-board-part-kobolds = Kobolds
keltis-board-part-figures = Figures
keltis-board-part-wishes = Wish stones
keltis-board-part-mirrors = Mirrors
keltis-board-part-total = Total
keltis-board-say-figure = { $from ->
    [0] From the start stone
   *[other] From field { $from }
  } to { $where }
keltis-board-say-priestess = Priestess to field { $field }: { $bonus ->
    [0] no bonus
   *[other] { $bonus } points
  }
keltis-board-discard = Discard
keltis-board-say-discard = Discard { $card }
keltis-board-say-drop = Discard { $card } from your hand
keltis-board-say-drop-laid = Discard { $card } from your row
keltis-board-say-draw = Draw from the pile
keltis-board-say-take = Take the top { $colour } card
keltis-board-say-clover = Go on from field { $from } to { $where }
keltis-board-say-spiral = Back to { $where }
keltis-board-say-score = Score your kobolds: { $points } points
keltis-board-say-stay = Stay here
keltis-board-say-keep = Discard nothing
keltis-board-plain-figure = Lay { $card }, move { $from ->
    [0] a figure from the start stone
   *[other] the figure on field { $from }
  }
keltis-board-plain-priestess = Lay { $card }, move the priestess by { $number }
keltis-board-plain-spiral = { $number ->
    [0] Back to the start stone
   *[other] Back to field { $number }
  }
keltis-board-plain-clover = Go on by the clover{ $number ->
    [0] {""}
   *[other] {" "}with the figure on field { $from }
  }
keltis-board-plain-score = Score your kobolds
keltis-view-options = Options
keltis-view-path = The path
keltis-view-wish-table = Points by number of wish stones
keltis-view-kobold-table = Points by number of kobold fields
keltis-view-priestess-bonus = Points when the priestess comes to you
keltis-view-priestess = Field of the priestess
keltis-view-first = Began
keltis-view-mover = To move
keltis-view-hand = Your hand
keltis-view-places = What lies before each player
keltis-view-discards = Discard piles
keltis-view-barred = Colours that may not be drawn now
keltis-view-pile = Cards in the pile
keltis-view-aside = Cards out of the game
keltis-view-choice = The tile that waits
keltis-view-reach = Where your cards can lead
keltis-view-closing = Figures whose step into the target area ends the game
keltis-view-visited = Fields visited in this turn
keltis-view-positions = Positions of this turn
keltis-view-has-drawn = Has drawn
keltis-view-fresh = A card came from the pile
keltis-view-quiet = Turns without one
keltis-view-ending = How it ended
keltis-view-figures = Figures
keltis-view-rows = Rows
keltis-view-directions = Directions
keltis-view-hand-size = Cards in hand
keltis-view-known = Known cards in hand
keltis-view-wishes = Wish stones
keltis-view-mirrors = Mirrors
keltis-view-scored-kobolds = Has scored kobolds
keltis-view-kobold-points = Kobolds would pay
keltis-view-score = Score
keltis-view-card = { $card } (priestess { $steps })
keltis-view-score-priestess = Points with the priestess
keltis-view-score-figures = Points of the figures
keltis-view-score-wishes = Points for wish stones
keltis-view-score-mirrors = Points with mirrors
keltis-view-tiles = Points from tiles
keltis-view-kobolds = Points for kobolds
keltis-view-running = Points so far
keltis-view-total = Total
keltis-view-tile = Tile
keltis-view-figure = Figure
keltis-view-field = Field
keltis-view-targets = Fields to choose from
keltis-view-reach-card = Card
keltis-view-fits = Fits
keltis-view-reach-figures = Fields of the figures
keltis-view-reach-priestess = Fields of the priestess
keltis-view-pink = pink
keltis-view-yellow = yellow
keltis-view-red = red-brown
keltis-view-green = green
keltis-view-blue = blue
keltis-view-place = { $colour }, counts { $value }: { $tile }{ $target ->
    [yes] , in the target area
   *[no] {""}
  }
keltis-board-ends-would = What everybody would have
keltis-board-ends-do = End the game
keltis-board-ends-not = Not yet
keltis-explain-field = Field { $field }, { $colour }
keltis-explain-counts = A figure that ends here counts { $value }.
keltis-explain-target = Target area: a figure here counts { $value }.
keltis-explain-lies = Here: { $tile }.
keltis-explain-tile-points = When your figure lands here, you get the points at once. The tile stays (KEL-15).
keltis-explain-tile-clover = When your figure lands here, it may go on to the next field of the clover’s colour (KEL-16).
keltis-explain-tile-spiral = When your figure lands here, it may go back to any earlier field, and the tile there works too (KEL-17).
keltis-explain-tile-kobold = You may discard a card. With all three figures on kobolds you may score once: { $three }, { $two } or { $one } points for three, two or one different fields (KEL-19, KEL-20).
keltis-explain-tile-mirror = If your figure lands here, you take it. At the end it pays the wish stones’ points once more, negative ones too (KEL-22, KEL-27).
keltis-explain-tile-wish = If your figure lands here, you take a wish stone, as long as there is one. They count at the end (KEL-21, KEL-26).
keltis-explain-wish-now = You have { $wishes }, which count { $points }; one more would count { $next }
keltis-explain-priestess = Priestess
keltis-explain-priestess-start = She stands on the start stone.
keltis-explain-priestess-now = She stands on field { $field }.
keltis-explain-priestess-rule = Lay a card to move her instead of a figure. If she stops beside your figure, you get { $bonus } points. Tiles do not work for her (KEL-11).
keltis-explain-card = Moves a figure to the next field of its colour, or the priestess up to { $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
  }.
keltis-explain-row-rule = Each row goes only up or only down; equal values may follow each other (KEL-8).
keltis-explain-points-now = Paid already { $running }, figures { $figures }, wish stones { $wishes }, mirrors { $mirrors }.
keltis-explain-points-rule = What it would be if the game ended now, as in the score.
keltis-explain-stones-now = They count { $wishes }, mirrors { $mirrors }.
keltis-explain-stones-rule = Wish stones pay by number: { $table } (KEL-26).
keltis-explain-ours-colours = its colour
keltis-explain-ours-values = its value
keltis-explain-ours-wish-stones = that it is a large stone
keltis-explain-ours-priestess = Priestess numbers other than those of 8 and 9.
keltis-explain-ours-wish = What { $stones } stones pay.
