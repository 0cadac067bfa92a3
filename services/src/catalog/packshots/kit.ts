import { shade, tint } from './color.ts';
import { type Box, makePrinter, type Printer } from './label.ts';
import { makePen, type Pen } from './pen.ts';

/** `thumb` for up to 96 px, without what can't be read there; `card` for up to 240; `page` for the product page. */
export const details = ['thumb', 'card', 'page'] as const;
export type Detail = (typeof details)[number];

/** What a form is drawn from: colors as `#rrggbb`, its motif as markup on a grid of 32 x 32. */
export interface Drawing {
  main: string;
  second: string;
  paper: string;
  accent: string;
  brand: string;
  name: string;
  motif: string;
  size: string;
  detail: Detail;
}

/** What a form draws with. */
export interface Kit extends Drawing, Omit<Pen, 'defs'>, Printer {
  shade: typeof shade;
  tint: typeof tint;
  /** Full-face print clipped to a round body, with the body's light and dark over it. */
  dress(d: string, box: Box, x0: number, x1: number): string;
}

/** The kit for one drawing, and the definitions that it has gathered. */
export function makeKit(data: Omit<Drawing, 'motif'>, motif: (pen: Pen) => string): { kit: Kit; defs(): string } {
  const whole = makePen(data.main);
  const { defs, ...pen } = whole;
  const drawing = { ...data, motif: motif(whole) };
  const printer = makePrinter({ ...pen, defs }, drawing);
  const dress: Kit['dress'] = (d, box, x0, x1) => `<g ${pen.clip(d)}>${printer.print(box)}${pen.wrap(d, x0, x1)}</g>`;
  return { kit: { ...drawing, ...pen, ...printer, shade, tint, dress }, defs };
}
