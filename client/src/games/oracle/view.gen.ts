// Made by `adyton types` from the server's messages and the games' views: do not edit.

/** A game as one seat sees it. Hidden are other hands, and prophecies held, put aside and handed on. */
export interface OracleView {
  viewer: number | null;
  seats: number;
  phase: string;
  acting: number[];
  options: Record<string, boolean | number | string>;
  removed: string | null;
  round: number;
  dealer: number | null;
  leader: number | null;
  led: string | null;
  trick: OracleCardView[];
  winning: number | null;
  hand: OracleCardView[];
  hand_sizes: number[];
  played: string[];
  voids: string[][];
  middle: Record<string, number>;
  chips: Record<string, number>[];
  losers: Record<string, number | null>;
  contested: string | null;
  tricks: number[];
  held: OracleProphecyView[];
  held_sizes: number[];
  aside: OracleProphecyView[];
  chosen: boolean[];
  draft: OracleDraftView | null;
  scores: number[];
  tallies: OracleTallyView[][];
  deadline: number | null;
}

/** A card: its name, and what is printed on it. */
export interface OracleCardView {
  name: string;
  colour: string;
  value: number;
  species: string;
}

/** An oracle card by its number in the deck, and whether it is fulfilled, open or lost. */
export interface OracleProphecyView {
  number: number;
  id: string;
  points: number;
  texts: Record<string, string>;
  when: string[];
  origin: string;
  standing: "fulfilled" | "lost" | "open" | null;
}

/** The passing draft, ORA-26 to ORA-28. */
export interface OracleDraftView {
  lap: number;
  laps: number;
  pile: number;
  discards: OracleProphecyView[];
  passed: number[];
}

/** How a seat's round was scored. */
export interface OracleTallyView {
  chips: Record<string, number>;
  losers: string[];
  lost: Record<string, number>;
  stars: number;
  prophecies: OracleProphecyView[];
  paid: number[];
  points: number;
  tricks: number | null;
}
