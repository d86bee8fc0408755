/** Lines between places, as SVG draws them. */
export type Point = readonly [number, number];

export function path(places: readonly Point[], closed: boolean): string {
  return places.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("") + (closed ? "Z" : "");
}
