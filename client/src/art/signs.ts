/** Seats differ by a sign and a tone of their own, never by one of the seven colours. */

/** Drawn in a square of 24; `cut` is drawn in the tone below the sign. */
export interface SeatSign {
  name: "owl" | "lyre" | "amphora" | "bull" | "dolphin";
  tone: string;
  ink: string;
  fill: string;
  line: string;
  cut: string;
}

const INK = "#1e1a17";
const IVORY = "#f6eedd";

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const OWL: SeatSign = {
  name: "owl",
  tone: INK,
  ink: IVORY,
  fill:
    "M4.4 2.4L8.4 4.6C10.6 3.8 13.4 3.8 15.6 4.6L19.6 2.4C20 5 20 7.2 19.4 9C20.6 13.6 19 19 15.4 21.2L16 22.8" +
    "H13L12.4 21.8H11.6L11 22.8H8L8.6 21.2C5 19 3.4 13.6 4.6 9C4 7.2 4 5 4.4 2.4Z",
  line: "",
  cut: disc(8.6, 9, 2.9) + disc(15.4, 9, 2.9) + "M12 10.6L13.4 13.4L12 15.6L10.6 13.4Z",
};
const LYRE: SeatSign = {
  name: "lyre",
  tone: "#c4623a",
  ink: INK,
  fill: "M6.4 17.6H17.6L15.8 22.4H8.2Z",
  line:
    "M7.6 18.6C2.6 14.6 2.8 8 6.6 2.6M16.4 18.6C21.4 14.6 21.2 8 17.4 2.6" +
    "M4.6 6.4H19.4M9.6 6.4V18M12 6.4V18M14.4 6.4V18",
  cut: "",
};
const AMPHORA: SeatSign = {
  name: "amphora",
  tone: IVORY,
  ink: INK,
  fill:
    "M8.6 1.6H15.4V4H14.4V6.8C18.2 8.2 19 12 17.2 15.8C16 18.4 14.6 19.8 13.8 20.4H15.4V22.6H8.6V20.4H10.2" +
    "C9.4 19.8 8 18.4 6.8 15.8C5 12 5.8 8.2 9.6 6.8V4H8.6Z",
  line: "M9.4 4C4.2 3.6 3.6 9 6.4 11M14.6 4C19.8 3.6 20.4 9 17.6 11",
  cut: "M6 11.4H18V13.6H6Z",
};
const BULL: SeatSign = {
  name: "bull",
  tone: "#5b6770",
  ink: IVORY,
  fill:
    "M2.4 2C2.4 6.4 4.8 8.4 7.8 8.2C9.4 7.4 14.6 7.4 16.2 8.2C19.2 8.4 21.6 6.4 21.6 2C24 7 22 11 18.2 11.6" +
    "L21.6 13.4C20.4 15.4 18.4 15.8 17 15.2L15.4 20C14.6 23 9.4 23 8.6 20L7 15.2C5.6 15.8 3.6 15.4 2.4 13.4L5.8 11.6" +
    "C2 11 0 7 2.4 2Z",
  line: "",
  cut: disc(9.2, 13, 1.2) + disc(14.8, 13, 1.2) + disc(10.6, 19.4, 0.9) + disc(13.4, 19.4, 0.9),
};
const DOLPHIN: SeatSign = {
  name: "dolphin",
  tone: "#8c6a3f",
  ink: IVORY,
  fill:
    "M0.8 14.4C2.6 8 8 4.4 13.2 5.2L16.4 1.6L17 6.4C20.4 8.6 21.8 12 21.4 15.6L23.6 19.4L19.4 18.8L16.6 22.4" +
    "L16.8 17.4C16.6 14 14.4 12.4 11.6 12.6L11.2 17L8.2 13.6C6.4 14.2 5 15.2 4 16.2C2.6 16.2 1.2 15.6 0.8 14.4Z",
  line: "",
  cut: disc(6.4, 10.8, 1.1),
};

export const SEAT_SIGNS: readonly SeatSign[] = [OWL, LYRE, AMPHORA, BULL, DOLPHIN];

export function signOf(seat: number): SeatSign {
  return SEAT_SIGNS[seat % SEAT_SIGNS.length]!;
}
