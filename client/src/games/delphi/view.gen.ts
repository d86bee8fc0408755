// Made by `adyton types` from the server's messages and the games' views: do not edit.

/** The table as a seat sees it. */
export interface DelphiView {
  viewer: number | null;
  seats: number;
  phase: string;
  acting: number[];
  options: Record<string, boolean | number | string>;
  map_seed: number;
  hexes: DelphiHexView[];
  zeus: string;
  islands: DelphiIslandView[];
  lairs: DelphiLairView[];
  offerings: DelphiStockView[];
  temples: DelphiStockView[];
  cities: DelphiCityView[];
  statues: DelphiPedestalsView[];
  players: DelphiSeatView[];
  first: number | null;
  active: number | null;
  round: number;
  used: number[];
  played: string | null;
  apollo: boolean;
  purse_used: boolean;
  fight: DelphiFightView | null;
  ways: DelphiWayView[];
  oracle_deck: Record<string, number>;
  oracle_discards: Record<string, number>;
  injury_deck: Record<string, number>;
  injury_discards: Record<string, number>;
  gear_open: string[];
  gear_deck: string[];
  sides: number[];
  ships_open: string[];
  ships_left: string[];
  asked: number[];
  heard: number[];
  choice: number | null;
  agenda: [number, number, number][];
  deadline: number | null;
}

/** A hex of the map; water, island and city have one colour, a statue island three. */
export interface DelphiHexView {
  at: string;
  q: number;
  r: number;
  kind: string;
  colours: string[];
}

/** An island. Its tile is named only for viewers who may know it. */
export interface DelphiIslandView {
  at: string;
  colour: string;
  player: string | null;
  letter: string | null;
  tile: number | null;
  uncovered: boolean;
  known_to: number[];
  shrine: number | null;
}

/** A monster island. */
export interface DelphiLairView {
  at: string;
  marked: boolean;
  monsters: string[];
}

/** An offering island with its offerings, or a temple with its colour. */
export interface DelphiStockView {
  at: string;
  colours: string[];
}

export interface DelphiCityView {
  at: string;
  colour: string;
  statues: number;
}

/** A statue island. */
export interface DelphiPedestalsView {
  at: string;
  colours: string[];
  raised: string[];
}

/** A player's ship, tasks and possessions. */
export interface DelphiSeatView {
  player: string;
  ship: string | null;
  at: string;
  arrived: boolean;
  favor: number;
  shield: number;
  hold: number;
  range: number;
  tasks_left: number;
  shrines: number;
  shrine_letters: string[];
  statues: DelphiTasksView;
  offerings: DelphiTasksView;
  monsters: DelphiTasksView;
  gods: Record<string, number>;
  cards: Record<string, number>;
  injuries: Record<string, number>;
  rest_same: number;
  rest_total: number;
  odds: number[];
  offerings_aboard: string[];
  statues_aboard: string[];
  heroes: string[];
  demigods: string[];
  creatures: string[];
  gear: string[];
  prospects: DelphiProspectView[];
  dice: string[];
}

/** The tiles of one kind: open white ones, colours that tiles name, colours done. */
export interface DelphiTasksView {
  white: number;
  named: string[];
  done: string[];
}

/** A card that lies open: its kind, and the number or the colours that it would change for this player. */
export interface DelphiProspectView {
  card: string;
  kind: string;
  now: number;
  then: number;
  colours: string[];
}

export interface DelphiFightView {
  monster: string;
  at: string;
  strength: number;
  odds: number[];
}

/** What the active player can pay with, and the favor that colours and moves cost with it (DEL-20). */
export interface DelphiWayView {
  source: string;
  shows: string | null;
  fee: number;
  costs: Record<string, number>;
  moves: Record<string, number>;
}

/** All errands of a seat, and the ways from where its ship lies. */
export interface DelphiErrands {
  at: string;
  errands: DelphiErrand[];
  steps: Record<string, number>;
  after: Record<string, string>;
}

/** One step towards a task, at one land. `dice` are for the whole task; a favour spent may save some. */
export interface DelphiErrand {
  task: string;
  tiles: string[];
  do: string;
  colour: string | null;
  at: string;
  sites: string[];
  site: string;
  steps: number;
  then: string[];
  dice: number;
  turns: number;
  needs_room: boolean;
  now: DelphiPayment | null;
}

/** How something can be done in this turn: the favour in all, and what pays for sailing and for acting. */
export interface DelphiPayment {
  favor: number;
  sail: string | null;
  sail_as: string | null;
  sail_favor: number;
  act: string | null;
  act_as: string | null;
  act_favor: number;
}
