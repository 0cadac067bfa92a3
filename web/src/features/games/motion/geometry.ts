export interface Point {
  x: number;
  y: number;
}

/** A number for an SVG attribute: two decimals, so that server and browser print the same. */
export const round = (value: number): number => Math.round(value * 100) / 100;
