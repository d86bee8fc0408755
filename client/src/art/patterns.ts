/** Seats are told apart by a letter and a pottery pattern, never by one of the seven colours. */
export const SEAT_LETTERS = "ABCDE";

/** One repeat of each band, drawn as a line in a box 12 wide and 10 high. */
export const BANDS: readonly { name: string; d: string; filled: boolean }[] = [
  { name: "meander", d: "M0 8.8H9.6V2H3.6V6H6.4M9.6 8.8H12", filled: false },
  { name: "waves", d: "M0 8.6C3 8.6 3.4 2 7 2C9.4 2 10 5.6 7.6 5.8M5 8.6H12", filled: false },
  { name: "key", d: "M0 8.4H2.4V1.8H7.2V8.4H9.6V5H12", filled: false },
  { name: "tongues", d: "M1 1.4H11V5.4A5 3.6 0 0 1 1 5.4ZM3.4 1.4V5.2A2.6 1.6 0 0 0 8.6 5.2V1.4", filled: false },
  {
    name: "laurel",
    d: "M0 5H12M1 4.2C1.6 1.6 4 1 6 1.4C5.4 3.6 3.4 4.8 1 4.2ZM7 5.8C7.6 8.4 10 9 11.8 8.6C11.4 6.4 9.4 5.2 7 5.8Z",
    filled: true,
  },
];
