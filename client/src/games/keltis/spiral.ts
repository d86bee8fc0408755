/** The path as a spiral: 36 places at equal distances, the start stone outside, the last field in the middle. */
export interface Place {
  x: number;
  y: number;
  /** Unit vector away from the middle. */
  nx: number;
  ny: number;
}
export interface Spiral {
  width: number;
  height: number;
  places: Place[];
  line: string;
}

/** The two shapes of the path: for a wide area, and for a tall one. */
export const BROAD = { width: 900, height: 760 };
export const TALL = { width: 720, height: 900 };
const PLACES = 36;
const TURNS = 2.22;
const INNER = 0.17;
const SAMPLES = 1600;
const MARGIN = 80;

function along(width: number, height: number): { x: number; y: number }[] {
  const [a, b] = [width / 2, height / 2];
  const winding = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const part = index / SAMPLES;
    const angle = Math.PI * 0.93 - part * TURNS * 2 * Math.PI;
    const reach = 1 - part * (1 - INNER);
    return { x: a * reach * Math.cos(angle), y: b * reach * Math.sin(angle) };
  });
  return stretched(winding, width, height);
}

/** The same line, scaled to fill the area up to its margin, in which the outer tiles lie. */
function stretched(points: { x: number; y: number }[], width: number, height: number): { x: number; y: number }[] {
  const fit = (values: number[], room: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value: number) => MARGIN + ((value - least) / (most - least)) * (room - 2 * MARGIN);
  };
  const across = fit(
    points.map((point) => point.x),
    width,
  );
  const down = fit(
    points.map((point) => point.y),
    height,
  );
  return points.map((point) => ({ x: across(point.x), y: down(point.y) }));
}

export function spiral(portrait: boolean): Spiral {
  const { width, height } = portrait ? TALL : BROAD;
  const samples = along(width, height);
  const lengths = [0];
  for (let index = 1; index < samples.length; index += 1)
    lengths.push(
      lengths[index - 1]! +
        Math.hypot(samples[index]!.x - samples[index - 1]!.x, samples[index]!.y - samples[index - 1]!.y),
    );
  const whole = lengths.at(-1)!;
  const places: Place[] = [];
  for (let number = 0, index = 0; number < PLACES; number += 1) {
    while (index < SAMPLES && lengths[index]! < (whole * number) / (PLACES - 1)) index += 1;
    places.push({ ...samples[index]!, ...outward(samples, index, width, height) });
  }
  const line = samples
    .filter((_, index) => index % 8 === 0)
    .map((point, index) => `${index ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
    .join("");
  return { width, height, places, line };
}

function outward(
  samples: { x: number; y: number }[],
  index: number,
  width: number,
  height: number,
): { nx: number; ny: number } {
  const before = samples[Math.max(0, index - 1)]!;
  const after = samples[Math.min(samples.length - 1, index + 1)]!;
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(dx, dy) || 1;
  const here = samples[index]!;
  const sign = Math.sign(-dy * (here.x - width / 2) + dx * (here.y - height / 2)) || 1;
  return { nx: (sign * -dy) / length, ny: (sign * dx) / length };
}

const ROOM = { width: 34, height: 46 };

/** Where the n-th of several groups of figures stands: on the inner side of its stone, three in a row. */
export function standing(place: Place, index: number, count: number): { x: number; y: number } {
  const [columns, rows] = [Math.min(3, count), Math.ceil(count / 3)];
  const depth = 20 + (Math.abs(place.nx) * columns * ROOM.width + Math.abs(place.ny) * rows * ROOM.height) / 2;
  return {
    x: place.x - place.nx * depth + ((index % 3) - (columns - 1) / 2) * ROOM.width,
    y: place.y - place.ny * depth + (Math.floor(index / 3) - (rows - 1) / 2) * ROOM.height - 2,
  };
}
