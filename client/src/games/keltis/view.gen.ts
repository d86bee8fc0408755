// Made by `adyton types` from the server's messages and the games' views: do not edit.

/** The table; colours are "pink", "yellow", "red", "green" and "blue". */
export interface KeltisView {
  viewer: number | null;
  seats: number;
  phase: string;
  acting: number[];
  options: Record<string, boolean | number | string>;
  path: KeltisFieldView[];
  wish_table: number[];
  kobold_table: number[];
  priestess_bonus: number;
  ours: Record<string, number[]>;
  priestess: number;
  first: number;
  mover: number;
  hand: KeltisCardView[];
  places: KeltisSeatView[];
  discards: Record<string, number[]>;
  barred: string[];
  pile: number;
  aside: number;
  choice: KeltisChoiceView | null;
  reach: KeltisReachView[];
  closing: boolean[];
  visited: number[][];
  positions: number[][];
  has_drawn: boolean;
  fresh: boolean;
  quiet: number;
  ending: string;
  deadline: number | null;
}

/** A field of the path with what lies there now. */
export interface KeltisFieldView {
  number: number;
  colour: string;
  value: number;
  target: boolean;
  large: boolean;
  stones: number;
  tile: string;
}

/** A card by its name, as actions call it (`g4`), and what is printed on it. */
export interface KeltisCardView {
  name: string;
  colour: string;
  value: number;
  priestess: number;
}

/** A seat's pieces, rows and scores. */
export interface KeltisSeatView {
  figures: number[];
  rows: Record<string, number[]>;
  directions: Record<string, string>;
  hand_size: number;
  known: KeltisCardView[];
  wishes: number;
  mirrors: number;
  scored_kobolds: boolean;
  kobold_points: number;
  score: KeltisScoreView;
}

/** A seat's score if the game ended now, by its sources: the first three are paid already. */
export interface KeltisScoreView {
  tiles: number;
  priestess: number;
  kobolds: number;
  figures: number[];
  wishes: number;
  mirrors: number;
  running: number;
  total: number;
}

/** The tile that waits for an answer. */
export interface KeltisChoiceView {
  tile: string;
  figure: number;
  field: number;
  targets: number[];
}

/** Where one card of the viewer's hand can take figures and priestess in the viewer's turn. */
export interface KeltisReachView {
  card: string;
  fits: boolean;
  figures: number[];
  priestess: number[];
}
