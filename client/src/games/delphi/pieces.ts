/** Delphi's pieces as outlines in a square of 24. Each differs by shape alone. Also where its symbol sits. */
export interface Shape {
  d: string;
  mark: { x: number; y: number; size: number };
  line?: string;
}

export const SHAPES = {
  offering: {
    d:
      "M8 1.5H16V3.5L14.8 5.4C18.6 6.8 21 10 21 13.8C21 18.8 17 22.5 12 22.5S3 18.8 3 13.8C3 10 5.4 6.8 9.2 5.4" +
      "L8 3.5Z",
    mark: { x: 6.2, y: 7.9, size: 11.6 },
  },
  statue: {
    d:
      "M12 0.8A4 4 0 0 1 14.9 7.6C18 8.4 19.6 10.4 19.6 13V19.4H21.6V23H2.4V19.4H4.4V13C4.4 10.4 6 8.4 9.1 7.6" +
      "A4 4 0 0 1 12 0.8Z",
    mark: { x: 6.9, y: 8.8, size: 10.2 },
  },
  temple: {
    d: "M12 0.8L23.2 7.4V9.6H21V20H23V23H1V20H3V9.6H0.8V7.4Z",
    mark: { x: 6.6, y: 9, size: 10.8 },
    line: "M3 9.6H21M3 20H21M5.6 9.6V20M18.4 9.6V20",
  },
  shrine: {
    d: "M12 1C13 3.4 19.6 5.6 19.6 11H21.4V14H20V23H4V14H2.6V11H4.4C4.4 5.6 11 3.4 12 1Z",
    mark: { x: 6.4, y: 10.2, size: 11.2 },
  },
  monster: {
    d:
      "M2.6 1C3.6 4.4 5.6 5.8 8 5.6C10.4 4.6 13.6 4.6 16 5.6C18.4 5.8 20.4 4.4 21.4 1C24.2 6 23.4 10.4 20.6 12.4" +
      "C20.4 18.4 16.6 23 12 23S3.6 18.4 3.4 12.4C0.6 10.4 -0.2 6 2.6 1Z",
    mark: { x: 6.4, y: 7.6, size: 11.2 },
  },
  injury: {
    d: "M12 0.8C15.4 6.6 20.4 10.2 20.4 15.2A8.4 8 0 0 1 3.6 15.2C3.6 10.2 8.6 6.6 12 0.8Z",
    mark: { x: 6.6, y: 9.2, size: 10.8 },
  },
  card: {
    d: "M5.4 1H18.6A2.4 2.4 0 0 1 21 3.4V20.6A2.4 2.4 0 0 1 18.6 23H5.4A2.4 2.4 0 0 1 3 20.6V3.4A2.4 2.4 0 0 1 5.4 1Z",
    mark: { x: 6, y: 6, size: 12 },
  },
  die: {
    d: "M5 1H19A4 4 0 0 1 23 5V19A4 4 0 0 1 19 23H5A4 4 0 0 1 1 19V5A4 4 0 0 1 5 1Z",
    mark: { x: 5, y: 5, size: 14 },
  },
  god: { d: "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z", mark: { x: 5, y: 5, size: 14 } },
} as const satisfies Record<string, Shape>;
export type PieceKind = keyof typeof SHAPES;

/** Signs without a colour. */
export const SIGNS = {
  favor:
    "M12 2C16.6 2 20 4 20 6.4V17.6C20 20 16.6 22 12 22S4 20 4 17.6V6.4C4 4 7.4 2 12 2ZM12 4.2" +
    "C8.6 4.2 6.2 5.4 6.2 6.4S8.6 8.6 12 8.6S17.8 7.4 17.8 6.4S15.4 4.2 12 4.2ZM6.2 11.4V13" +
    "C6.2 14 8.6 15.2 12 15.2S17.8 14 17.8 13V11.4C14.6 13 9.4 13 6.2 11.4Z",
  shield:
    "M12 1.4A10.6 10.6 0 1 1 12 22.6A10.6 10.6 0 1 1 12 1.4ZM12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM12 7.6" +
    "A4.4 4.4 0 1 1 12 16.4A4.4 4.4 0 1 1 12 7.6Z",
  range:
    "M12.8 1.6C18 5 20.4 10 20.6 15H12.8ZM10.8 5V15H4.4C5 11 7 7.4 10.8 5ZM2 17H22C20.8 20.4 18.4 22 15 22H9" +
    "C5.6 22 3.2 20.4 2 17Z",
  hold: "M2 6H22V21H2ZM4.4 8.4V12H9V10.6H15V12H19.6V8.4ZM4.4 14.2V18.6H19.6V14.2H15V15.8H9V14.2Z",
  tasks: "M3 2H21V22H3ZM5.4 4.4V19.6H18.6V4.4ZM13.6 5.6L8 13H11.4L10 18.6L16 10.8H12.4Z",
  zeus: "M14.4 1L4.6 13.4H10.6L8 23L19.4 9.6H13Z",
  eye:
    "M12 5C17 5 21 8.4 23 12C21 15.6 17 19 12 19S3 15.6 1 12C3 8.4 7 5 12 5ZM12 7.6A4.4 4.4 0 1 0 12 16.4" +
    "A4.4 4.4 0 1 0 12 7.6ZM12 9.8A2.2 2.2 0 1 1 12 14.2A2.2 2.2 0 1 1 12 9.8Z",
} as const;
export type SignName = keyof typeof SIGNS;

export const MONSTER_COLOURS: Record<string, string> = {
  cyclops: "red",
  minotaur: "black",
  hydra: "pink",
  siren: "blue",
  chimera: "yellow",
  gorgon: "green",
};
export const GOD_COLOURS: Record<string, string> = {
  aphrodite: "red",
  ares: "black",
  hermes: "pink",
  poseidon: "blue",
  apollo: "yellow",
  artemis: "green",
};
export const WHEEL = ["red", "black", "pink", "blue", "yellow", "green"] as const;
export const LETTERS: Record<string, string> = { psi: "Ψ", phi: "Φ", sigma: "Σ", omega: "Ω" };
