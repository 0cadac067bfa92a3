import type { Brush, Motif, Place } from './brush.ts';
import { fat } from './meat.ts';

/** Links of sausage. */
export const sausage: Motif = (b, c) => {
  const one =
    b.body(
      'M-42 10C-48 2 -42 -10 -30 -8C-10 -4 10 -4 30 -8C42 -10 48 2 42 10C38 18 18 20 0 20C-18 20 -38 18 -42 10Z',
      c,
      [-44, -9, 44, 20],
    ) +
    b.line('M-44 6L-52 2M44 6L52 2', b.shade(c, 0.12), 4) +
    b.gloss(6, 2, 26, 2.4, 0, 0.4) +
    b.repeat(b.oval(0, 0, 1.6, 1, b.shade(c, 0.2)), [
      [-26, 6],
      [-8, 11],
      [12, 9],
      [26, 8],
      [-16, 14],
      [20, 14],
    ]);
  return b.repeat(one, [
    [50, 22, -8, 0.86],
    [50, 47, 4, 0.86],
    [50, 72, -5, 0.86],
  ]);
};

/** Smooth franks. */
export const franks: Motif = (b, c) => {
  const one =
    b.body(
      'M-40 0C-40 -12 -32 -12 -24 -12H24C32 -12 40 -12 40 0S32 12 24 12H-24C-32 12 -40 12 -40 0Z',
      c,
      [-40, -12, 40, 12],
    ) + b.gloss(0, -5, 30, 2.4, 0, 0.5);
  return b.repeat(one, [
    [50, 20, -4],
    [50, 44, -4],
    [50, 68, -4],
  ]);
};

/** Thin slices, folded; speckled ones are salami. */
const folded = (b: Brush, c: string, rim: string, dots: readonly Place[]) => {
  const one =
    b.path('M-30 8C-30 -16 -10 -26 4 -24C24 -22 34 -6 30 10Q0 22 -30 8Z', b.shade(c, 0.12)) +
    b.body('M-32 6C-30 -14 -14 -22 2 -20C20 -18 32 -6 32 8Q10 -2 0 2T-32 6Z', c, [-32, -22, 32, 10]) +
    b.line('M-32 6C-30 -14 -14 -22 2 -20C20 -18 32 -6 32 8', rim, 3) +
    b.repeat(b.oval(0, 0, 2.4, 1.7, fat), dots);
  return b.repeat(one, [
    [36, 30, -10],
    [66, 34, 12],
    [28, 58, -6],
    [58, 60, 4],
    [44, 84, -4],
    [74, 82, 10],
  ]);
};

export const deliSlices: Motif = (b, c) => folded(b, c, b.tint(c, 0.4), []);

export const salami: Motif = (b, c) =>
  folded(b, c, b.shade(c, 0.22), [
    [-16, -8],
    [-6, -14],
    [6, -10],
    [16, -6],
    [-22, -1],
    [20, 1],
    [0, -4],
  ]);

export const meatballs: Motif = (b, c) =>
  b.repeat(
    b.ball(0, 0, 19, c) +
      b.repeat(b.oval(0, 0, 2.6, 1.6, b.shade(c, 0.18)), [
        [-8, -4],
        [2, -10],
        [8, 2],
        [-4, 8],
        [11, -7],
        [-12, 5],
      ]) +
      b.gloss(7, -9, 4, 2.6, -30, 0.4),
    [
      [32, 38],
      [68, 38],
      [16, 70],
      [84, 70],
      [50, 58],
      [50, 82],
    ],
  );

export const baconStrips: Motif = (b, c) => {
  const d =
    'M-46 -8C-32 -20 -22 2 -8 -8C4 -18 14 4 28 -6C36 -12 42 -10 48 -6V12C42 8 36 6 28 12C14 22 4 0 -8 10C-22 20 -32 -2 -46 10Z';
  const wave = (y: number) =>
    `M-46 ${y}C-32 ${y - 12} -22 ${y + 10} -8 ${y}C4 ${y - 10} 14 ${y + 12} 28 ${y + 2}C36 ${y - 4} 42 ${y - 2} 48 ${y + 2}`;
  const one =
    b.body(d, c, [-46, -16, 48, 18]) +
    b.line(wave(-5), fat, 3.6, 0.95) +
    b.line(wave(3), fat, 2.4, 0.8) +
    b.line(wave(8), b.shade(c, 0.2), 1.6, 0.5);
  return b.put(one, 50, 24, -4) + b.put(one, 49, 50, 3) + b.put(one, 50, 76, -4);
};
