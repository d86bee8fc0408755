/** The log in chapters: by turn by default, by trick or round if a game says so. */
import { COLOURS, type Colour } from "../art/colours";
import type { Note } from "../wire.gen";
import type { GameEvent } from "./sentences";

/** A line of the log: an event as a sentence, or a note of the table. */
export interface LogLine {
  key: number;
  line: number;
  text: string;
  name: string;
  args: GameEvent["args"];
  /** Who played this seat then. By default, the one who does now. */
  player?: string | undefined;
}

export interface Chapter {
  key: number;
  title: string;
  /** Whose turn it is, if one seat has it. */
  seat: number | null;
  lines: LogLine[];
}

/** A piece as a small sign beside the sentence: its colour with the symbol, and what stands on it. */
export interface PieceSign {
  colour: Colour;
  text: string;
}

/** The signs of a piece, such as the card `b7`. Null if the value is not a piece. */
export type Pieces = (value: string | number) => readonly PieceSign[] | null;

/** The title of the chapter that begins with this line. Null: it belongs to the chapter before it. */
export type Begins = (line: LogLine, before: readonly LogLine[]) => string | null;

const seatOf = (line: LogLine): number | null => (typeof line.args["seat"] === "number" ? line.args["seat"] : null);

/** By turns: a chapter for each run of lines that are about the same seat. */
function byTurn(lines: readonly LogLine[], names: readonly string[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    const seat = seatOf(line) ?? chapters.at(-1)?.seat ?? null;
    const title = seat === null ? "" : (line.player ?? names[seat] ?? "");
    const last = chapters.at(-1);
    if (last && last.seat === seat && (line.player === undefined || last.title === title)) last.lines.push(line);
    else chapters.push({ key: line.key, title, seat, lines: [line] });
  }
  return chapters;
}

function byTitles(lines: readonly LogLine[], begins: Begins): Chapter[] {
  const chapters: Chapter[] = [];
  lines.forEach((line, index) => {
    const title = begins(line, lines.slice(0, index));
    const last = chapters.at(-1);
    if (last && title === null) last.lines.push(line);
    else chapters.push({ key: line.key, title: title ?? "", seat: null, lines: [line] });
  });
  return chapters;
}

/** The chapters of these lines; `begins` is the game's own way to divide them. */
export function chaptersOf(lines: readonly LogLine[], names: readonly string[], begins: Begins | null): Chapter[] {
  return begins ? byTitles(lines, begins) : byTurn(lines, names);
}

/** Only what this seat did. Null: everything. */
export function onlyOf(lines: readonly LogLine[], seat: number | null): LogLine[] {
  return seat === null ? [...lines] : lines.filter((line) => seatOf(line) === seat);
}

/** The lines with the table's notes among them, each after the line that it follows. */
export function withNotes(
  lines: readonly Omit<LogLine, "key">[],
  notes: readonly Note[],
  text: (note: Note) => string,
): LogLine[] {
  const noted = notes.map((note) => ({ line: note.line, name: "", args: { seat: note.seat }, text: text(note) }));
  return [...lines, ...noted].sort((one, two) => one.line - two.line).map((line, key) => ({ ...line, key }));
}

const isColour = (value: string | number): value is Colour => (COLOURS as readonly (string | number)[]).includes(value);

/** The signs of the pieces in these arguments: the game's own, else those of colours. */
export function signsOf(args: GameEvent["args"], pieces: Pieces): readonly PieceSign[] {
  return Object.entries(args)
    .filter(([key]) => key !== "seat" && key !== "other")
    .flatMap(([, value]) => pieces(value) ?? (isColour(value) ? [{ colour: value, text: "" }] : []));
}
