/** The seven colours of all four games, each with its symbol and its letter, so that no colour stands alone. */
export const COLOURS = ["red", "yellow", "green", "blue", "pink", "violet", "black"] as const;
export type Colour = (typeof COLOURS)[number];

/** Drawn in a square of 24; `cut` is drawn in the colour below. */
export interface Mark {
  fill: string;
  stroke?: string;
  cut?: string;
}

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => ray((angle * Math.PI) / 180)).join("");

function ray(angle: number): string {
  const at = (radius: number, turn: number) =>
    `${(12 + radius * Math.cos(angle + turn)).toFixed(1)} ${(12 + radius * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${at(7.4, -0.2)}L${at(11.2, 0)}L${at(7.4, 0.2)}Z`;
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export const MARKS: Record<Colour, Mark> = {
  red: {
    fill:
      "M12.4 1.5C13 5.5 18.8 8.6 18.8 15C18.8 19.4 15.8 22.5 12 22.5C8.2 22.5 5.2 19.5 5.2 15.4" +
      "C5.2 12.4 6.8 10.4 8.2 9C8.3 11 8.8 12 9.8 12.6C9.4 8.4 10 4.2 12.4 1.5Z",
    cut:
      "M12.2 13.6C13.4 15 14.6 16.4 14.6 18.2C14.6 19.8 13.4 20.9 12 20.9C10.6 20.9 9.5 19.8 9.5 18.3" +
      "C9.5 16.6 11.2 15.6 12.2 13.6Z",
  },
  yellow: { fill: disc(12, 12, 5.8) + RAYS },
  green: {
    fill: "M19.5 2.6C20.8 10.4 19 18.6 8.8 19.4L6.2 22.4L4.4 21L6.8 17.8C3.6 9.6 10.4 3.2 19.5 2.6Z",
    cut: "M7.4 18.2C10.4 13.6 13.2 10 17 6.2C14.2 10.2 11.4 14 8.4 18.8Z",
  },
  blue: {
    fill: "",
    stroke:
      "M2.5 7.4C4.9 4.2 7.2 4.2 9.6 6.8S14.4 9.6 16.8 6.8S20.3 4.8 21.5 5.4M2.5 13.4C4.9 10.2 7.2 10.2 9.6 12.8" +
      "S14.4 15.6 16.8 12.8S20.3 10.8 21.5 11.4M2.5 19.4C4.9 16.2 7.2 16.2 9.6 18.8S14.4 21.6 16.8 18.8" +
      "S20.3 16.8 21.5 17.4",
  },
  pink: {
    fill:
      "M12 3C16.8 3 22 7 22.4 12.2C20.2 15.4 17.4 17.4 14.6 18.6L16 21.4H8L9.4 18.6C6.6 17.4 3.8 15.4 1.6 12.2" +
      "C2 7 7.2 3 12 3Z",
    cut:
      "M11.6 17.6L11.4 5.4H12.6L12.4 17.6ZM10.8 17.4L6.2 7.6L7.3 6.9L11.4 17.2ZM13.2 17.4L17.8 7.6L16.7 6.9" +
      "L12.6 17.2Z",
  },
  violet: {
    fill:
      [
        disc(7.6, 9.6, 3),
        disc(13, 9.2, 3),
        disc(17.6, 10.4, 2.7),
        disc(10, 14.2, 3),
        disc(15, 14.6, 2.9),
        disc(12.4, 19.2, 2.9),
      ].join("") + "M12 7.4C11.6 4.8 12.6 2.8 14.6 1.4C15.8 3 18.6 2.4 20.4 3.8C18.4 5.8 14.8 5 13.2 7.4Z",
  },
  black: {
    fill:
      "M5 22.5C3.4 18 3 12.4 5.4 8.6C3.6 7.4 2.8 5.2 3.4 3C8.6 0.4 16.4 0.6 21 6.4L19.2 9" +
      "C20.4 11 20.6 13 20.4 15.2L18.4 22.5H14.6L14.2 16.4L12.8 15.4L12 22.5Z",
    cut: "M13.4 11.4H18.4L17.8 13.8L14.8 14.2ZM6.4 8.2C9.4 4.6 14.6 4.2 18.4 7.8L17.4 8.6C14 5.8 9.8 6.2 7.2 9Z",
  },
};

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}
