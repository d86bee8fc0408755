/** Geometry of the picture of Delphi. */

/** A small sea of hexes, pointed side up: centres by axial row and column. */
export function hexes(rows: number, columns: number, size: number): { x: number; y: number; d: string }[] {
  const width = Math.sqrt(3) * size;
  const cells = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = 42 + column * width + (row % 2 ? width / 2 : 0);
      const y = 34 + row * size * 1.5;
      cells.push({ x, y, d: hexagon(x, y, size) });
    }
  return cells;
}

export function hexagon(x: number, y: number, size: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    return `${(x + size * Math.cos(angle)).toFixed(1)} ${(y + size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
