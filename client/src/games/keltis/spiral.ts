/** The path as a spiral: 36 places at equal distances, the start stone outside, the last field in the middle. */
export interface Place {
  x: number;
  y: number;
  /** unit vector away from the middle */
  nx: number;
  ny: number;
}
export interface Spiral {
  width: number;
  height: number;
  places: Place[];
  line: string;
}

/** The two shapes of the path: for a place that is broader than high, and for one that is higher than broad. */
export const BROAD = { width: 900, height: 760 };
export const TALL = { width: 720, height: 900 };
const PLACES = 36;
const TURNS = 2.22;
const INNER = 0.17;
const SAMPLES = 1600;

function along(width: number, height: number): { x: number; y: number }[] {
  const [a, b] = [width / 2 - 64, height / 2 - 62];
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const part = index / SAMPLES;
    const angle = Math.PI * 0.93 - part * TURNS * 2 * Math.PI;
    const reach = 1 - part * (1 - INNER);
    return { x: width / 2 + a * reach * Math.cos(angle), y: height / 2 + 8 + b * reach * Math.sin(angle) };
  });
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

/** Where the n-th of several figures stands: beside its stone, on the inner side, in rows of three. */
export function standing(place: Place, index: number, count: number): { x: number; y: number } {
  const row = Math.floor(index / 3);
  const inRow = Math.min(3, count - row * 3);
  const across = ((index % 3) - (inRow - 1) / 2) * 25;
  const depth = 27 + row * 20;
  return { x: place.x - place.nx * depth - place.ny * across, y: place.y - place.ny * depth + place.nx * across - 4 };
}
