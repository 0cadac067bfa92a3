/** A place in a square's own units. */
export interface Point {
  x: number;
  y: number;
}

/** Side of a square in its own units. */
export const squareSide = 100;
/** A square opens by itself when this much of it is rubbed away. */
export const opensAt = 0.4;
/** Half the width of what the coin takes away. */
export const coinRadius = 17;

const cells = 12;
const cellSide = squareSide / cells;

/** What has been rubbed off one square: a cell of a 12 x 12 grid is gone when the coin has passed its middle. */
export type Rubbed = ReadonlySet<number>;

/** Rubs along a line from one point to another, both in the square's own units. */
export function rub(rubbed: Rubbed, from: Point, to: Point, radius = coinRadius): Rubbed {
  const next = new Set(rubbed);
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (cellSide / 2)));
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    for (let cell = 0; cell < cells * cells; cell += 1) {
      const middle = { x: ((cell % cells) + 0.5) * cellSide, y: (Math.floor(cell / cells) + 0.5) * cellSide };
      if (Math.hypot(middle.x - x, middle.y - y) <= radius) next.add(cell);
    }
  }
  return next;
}

/** Part of a square (0 to 1) that has been rubbed away. */
export const scratchCoverage = (rubbed: Rubbed): number => rubbed.size / (cells * cells);
