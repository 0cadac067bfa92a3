import type { Motif } from './brush.ts';

/** A motif as lists name it. */
export interface Entry {
  draw: Motif;
  /** Its usual color, `#rrggbb`. */
  color: string;
  /** Does it take the color of the product's variety, such as red grapes and green ones? */
  dyed: boolean;
}
export const plain = (draw: Motif, color: string): Entry => ({ draw, color: `#${color}`, dyed: false });
export const dyed = (draw: Motif, color: string): Entry => ({ draw, color: `#${color}`, dyed: true });
