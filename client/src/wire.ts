/** The messages between browser and server, by the names that components use. */
export interface OptionField { name: string; kind: "flag" | "number" | "choice" | "content"; default: boolean | number | string | null; choices: string[] | null; least: number | null; most: number | null }
export interface GameInfo { slug: string; title: string; version: number; chairs: number[]; options: OptionField[]; levels: string[] }
export interface Chair { seat: number; kind: "person" | "bot" | "open"; name: string; level: string | null; connected: boolean; held: boolean; mine: boolean }
export interface TableCard { id: string; game: string; status: "open" | "running" | "finished"; chairs: Chair[]; mine: boolean; my_turn: boolean; private: boolean; result: Outcome | null }
export interface Outcome { points: number[]; places: number[]; ending: string }
export interface NewsItem { move: number; seat: number; text: string; name: string; args: Record<string, string | number> }
export interface Clock { kind: string; left: (number | null)[]; running: number[]; at: number }
export interface ChatLine { id: number; name: string; seat: number | null; text: string }
export interface Refusal { code: string; args: Record<string, string | number>; clause: string }
export interface BaseView { viewer: number | null; seats: number; phase: string; acting: number[]; deadline: number | null }
