export interface Point {
  x: number;
  y: number;
}

/** A number for an SVG attribute: two decimals, so that server and browser print the same. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** Point on a circle; degrees run clockwise from the top. */
export function polar(center: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(center.x + radius * Math.cos(angle)), y: round(center.y + radius * Math.sin(angle)) };
}
