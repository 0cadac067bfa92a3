import type { Motif } from './brush.ts';

/** Round and cream-colored, one half in its shell. */
export const macadamias: Motif = (b, c) =>
  b.ball(30, 70, 22, '#7a4a2c') +
  b.oval(30, 66, 17, 15, '#c79a6a') +
  b.repeat(
    b.ball(0, 0, 17, c) + b.gloss(6, -7, 4, 2.8, -30, 0.6) + b.line('M-8 8Q0 12 8 8', b.shade(c, 0.1), 1.6, 0.5),
    [
      [46, 30],
      [76, 44],
      [30, 62, 0, 0.82],
      [64, 74],
      [90, 76, 0, 0.8],
    ],
  );

/** Curved, three-sided, with stripes of brown skin. */
export const brazilNuts: Motif = (b, c) => {
  const one =
    b.body(
      'M-30 8C-26 -10 -8 -19 12 -17C24 -16 32 -8 30 0C18 -4 4 0 -8 8C-16 14 -28 16 -30 8Z',
      c,
      [-31, -19, 31, 14],
    ) +
    b.path('M-30 8C-26 -10 -8 -19 12 -17C-2 -12 -16 -4 -22 10C-26 13 -30 12 -30 8Z', '#8a5a36', 'opacity=".85"') +
    b.line('M-14 2C-4 -6 10 -10 24 -8', '#9a6a42', 2.4, 0.7) +
    b.gloss(12, -12, 7, 2, 10, 0.5);
  return b.put(one, 40, 28, -14) + b.put(one, 66, 48, 20) + b.put(one, 36, 66, -6) + b.put(one, 66, 84, 10);
};

/** Slim drops in a heap. */
export const pineNuts: Motif = (b, c) =>
  b.repeat(
    b.body('M-15 2C-12 -6 2 -9 13 -3C16 -1 16 3 13 5C2 9 -10 8 -15 2Z', c, [-15, -8, 16, 8], 0.8) +
      b.oval(12, 1, 2, 2.4, '#a8743e') +
      b.gloss(2, -3.4, 5, 1.3, 6, 0.6),
    [
      [50, 24, 70],
      [36, 36, -24],
      [64, 36, 24],
      [50, 46, -8],
      [24, 52, 34],
      [76, 52, -30],
      [40, 60, 12],
      [62, 62, -40],
      [14, 70, -12],
      [86, 70, 16],
      [32, 74, -34],
      [54, 76, 8],
      [74, 76, 36],
      [22, 86, 10],
      [46, 88, -16],
      [68, 88, 14],
      [88, 86, -10],
    ],
  );

/** Dark seeds with pale stripes. */
export const sunflowerSeeds: Motif = (b, c) =>
  b.repeat(
    b.body('M0 -20C9 -14 12 2 9 12C6 19 -6 19 -9 12C-12 2 -9 -14 0 -20Z', c, [-11, -20, 11, 17]) +
      b.line('M-1 -15C-6 -4 -6 6 -4 13M2 -14C6 -4 6 6 4 13', '#f0e6d4', 2.2, 0.85) +
      b.gloss(4, -4, 1.4, 5, 6, 0.4),
    [
      [50, 26, 20],
      [28, 44, -34],
      [70, 44, 40],
      [49, 56, -8],
      [18, 72, 30],
      [80, 72, -28],
      [38, 80, -50],
      [62, 82, 56],
    ],
  );

/** Flat and green, some in their white hulls. */
export const pumpkinSeeds: Motif = (b, c) => {
  const seed = (color: string) =>
    b.body('M0 -19C10 -14 13 0 9 10C6 17 -6 17 -9 10C-13 0 -10 -14 0 -19Z', color, [-12, -19, 12, 16], 0.8) +
    b.line('M0 -14C-6 -6 -6 4 -3 10', b.shade(color, 0.14), 1.6, 0.6) +
    b.gloss(4, -3, 1.6, 5, 8, 0.45);
  return (
    b.repeat(seed(c), [
      [50, 26, 14],
      [70, 46, 44],
      [46, 54, -20],
      [20, 70, 24],
      [62, 80, 62],
      [84, 72, -30],
    ]) +
    b.repeat(seed('#f2e8cc'), [
      [28, 44, -40],
      [40, 82, -58],
    ])
  );
};
