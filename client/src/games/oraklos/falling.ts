/** How dice fall: they tumble over the table and all come to rest at the same moment. */

/** The fraction of the fall after which the face of a die is visible. */
const FACE_FROM = 0.94;

/** A number from 0 to 1, fixed for each die. */
function spread(index: number, salt: number): number {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

function away(index: number, salt: number, far: number): string {
  const angle = 2 * Math.PI * spread(index, salt);
  return `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far}px)`;
}

/** Lets one die fall for this many ms. Until shortly before the end its final place and face are not visible. */
export function tumble(die: SVGGElement, index: number, radius: number, ms: number): void {
  const spin = (index % 2 ? 1 : -1) * (540 + 360 * spread(index, 4));
  const step = (salt: number, far: number, part: number, size: number) => ({
    transform: `${away(index, salt, far * radius)} rotate(${spin * (1 - part)}deg) scale(${size})`,
    offset: part,
  });
  die.animate(
    [
      { ...step(1, 1.15, 0, 1.3), opacity: 0 },
      { ...step(1, 0.9, 0.12, 1.35), opacity: 1 },
      step(2, 0.6, 0.45, 1.25),
      step(3, 0.38, 0.75, 1.12),
      { transform: "none", opacity: 1, offset: 1 },
    ],
    { duration: ms, easing: "linear", fill: "backwards" },
  );
  die
    .querySelector(".face")
    ?.animate([{ opacity: 0 }, { opacity: 0, offset: FACE_FROM }, { opacity: 1 }], { duration: ms, fill: "backwards" });
}
