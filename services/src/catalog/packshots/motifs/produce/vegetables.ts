import type { Brush, Motif, Place } from '../brush.ts';
import { beet, onion } from './roots.ts';
import { lettuce, celery } from './greens.ts';

const seeds = (b: Brush, x: number, y: number, places: readonly Place[]) =>
  b.put(b.repeat(b.oval(0, 0, 1.6, 3, '#d8d9a0'), places), x, y);

/** A slice of zucchini, its face to us. */
const coin = (b: Brush, x: number, y: number, r: number, c: string) =>
  b.ball(x, y, r, c) +
  b.oval(x, y, r * 0.86, r * 0.86, '#eef2c9') +
  b.oval(x, y, r * 0.55, r * 0.55, '#e2e8ae') +
  seeds(
    b,
    x,
    y,
    [0, 72, 144, 216, 288].map(
      (turn) =>
        [Math.sin((turn * Math.PI) / 180) * r * 0.34, -Math.cos((turn * Math.PI) / 180) * r * 0.34, turn] as const,
    ),
  );

export const zucchini: Motif = (b, c) =>
  b.put(
    b.body(
      'M-44 0C-44 -14 -30 -16 -14 -15L30 -11C40 -10 45 -7 45 0C45 7 40 10 30 11L-14 15C-30 16 -44 14 -44 0Z',
      c,
      [-44, -16, 45, 16],
    ) +
      b.line('M-34 -8Q0 -11 36 -6M-38 1H40M-34 9Q0 9 34 6', b.tint(c, 0.34), 1.8, 0.65) +
      b.body('M40 -6L54 -9L57 -2L56 7L40 6Z', '#8fae5a', [40, -9, 57, 7]),
    46,
    40,
    -38,
  ) +
  coin(b, 66, 74, 19, c) +
  coin(b, 36, 80, 17, c);

export const butternut: Motif = (b, c) =>
  b.put(
    b.body('M-9 -38L-7 -50Q0 -53 8 -49L9 -37Z', '#8a7a4a', [-9, -52, 9, -37]) +
      b.body(
        'M-14 -36C-14 -44 14 -44 14 -36C13 -16 13 -8 20 0C34 10 36 26 28 38C20 48 -20 48 -28 38C-36 26 -34 10 -20 0C-13 -8 -13 -16 -14 -36Z',
        c,
        [-34, -42, 34, 47],
      ) +
      b.line('M-6 -34C-7 -10 -16 4 -18 40M6 -34C7 -10 16 4 18 40', b.shade(c, 0.09), 2, 0.5) +
      b.gloss(17, 12, 4.5, 10, -14, 0.4),
    50,
    50,
    16,
  );

export const greenBeans: Motif = (b, c) => {
  const pod =
    b.body(
      'M-44 4C-30 -14 20 -18 42 -6C46 -4 48 -8 47 -11C52 -6 48 3 40 4C16 2 -20 4 -38 14C-44 16 -48 10 -44 4Z',
      c,
      [-46, -16, 50, 14],
    ) +
    b.line('M-36 6C-14 -4 16 -8 38 -2', b.tint(c, 0.3), 1.8, 0.7) +
    b.gloss(14, -8, 8, 1.8, 6, 0.4);
  return b.repeat(pod, [
    [50, 28, -14],
    [46, 48, 18],
    [54, 62, -26],
    [48, 80, 6],
  ]);
};

export const bellPepper: Motif = (b, c) =>
  b.body(
    'M30 30C14 22 8 38 10 56C12 80 24 94 36 92C44 91 46 88 50 88C54 88 56 91 64 92C76 94 88 80 90 56C92 38 86 22 70 30C62 24 54 24 50 28C46 24 38 24 30 30Z',
    c,
    [10, 24, 90, 93],
  ) +
  b.path('M36 26C28 48 32 74 42 90C30 92 20 80 20 56C20 38 26 28 36 26Z', b.shade(c, 0.1), 'opacity=".5"') +
  b.line('M50 30C46 50 46 70 50 86M66 30C74 48 72 70 66 88', b.shade(c, 0.18), 2.4, 0.5) +
  b.body(
    'M34 28C40 22 46 24 47 22C48 14 46 10 44 6L54 4C55 12 54 18 56 22C60 22 64 24 67 29C58 34 42 34 34 28Z',
    '#5f9f3a',
    [34, 4, 67, 33],
  ) +
  b.gloss(76, 46, 4.5, 11, -10, 0.5);

export const jalapeno: Motif = (b, c) => {
  const one =
    b.body(
      'M-34 -8C-30 -20 -12 -20 2 -14C20 -6 32 2 46 14C28 20 2 18 -16 12C-30 8 -36 2 -34 -8Z',
      c,
      [-34, -18, 46, 18],
    ) +
    b.gloss(2, -7, 13, 2.6, 22, 0.45) +
    b.body(
      'M-36 -10C-28 -14 -26 -8 -28 0C-29 4 -34 4 -36 2C-40 0 -46 -2 -50 -10L-46 -14Q-42 -8 -36 -10Z',
      '#9bc25a',
      [-50, -14, -26, 4],
    );
  return b.put(one, 50, 34, 12) + b.put(one, 52, 68, -10);
};

export const mushrooms: Motif = (b, c) => {
  const one =
    b.body('M-13 4L-11 34C-10 42 10 42 11 34L13 4Z', '#f6ecdc', [-13, 4, 13, 42]) +
    b.oval(0, 6, 30, 8, b.shade(c, 0.2)) +
    b.body('M-36 4C-38 -22 -16 -34 0 -34C16 -34 38 -22 36 4C24 12 -24 12 -36 4Z', c, [-36, -34, 36, 10]) +
    b.gloss(13, -19, 8, 5, 24, 0.4);
  return b.put(one, 64, 42, 12, 0.96) + b.put(one, 34, 56, -10);
};

export const cauliflower: Motif = (b) =>
  b.leaf(44, 90, -150, 44, '#6fa53a') +
  b.leaf(56, 90, -30, 44, '#7cb342') +
  b.repeat(
    b.ball(0, 0, 13, '#f6ecc8') +
      b.repeat(b.ball(0, 0, 5.4, '#fdf6dc'), [
        [-4, -5],
        [5, -4],
        [0, 4],
      ]),
    [
      [50, 24],
      [30, 30],
      [70, 30],
      [17, 46],
      [83, 46],
      [40, 42],
      [60, 42],
      [28, 60],
      [72, 60],
      [50, 60],
    ],
  ) +
  b.body('M16 58C8 76 22 94 44 95C34 86 24 74 16 58Z', '#6fa53a', [10, 58, 44, 95]) +
  b.body('M84 58C92 76 78 94 56 95C66 86 76 74 84 58Z', '#7cb342', [56, 58, 90, 95]) +
  b.body('M36 70C32 84 38 94 50 96C62 94 68 84 64 70C58 80 42 80 36 70Z', '#9bc25a', [32, 70, 68, 96]);

export const olives: Motif = (b, c) =>
  b.leaf(52, 26, -30, 36, '#7f9a4a') +
  b.leaf(48, 26, -150, 36, '#6a8a3e') +
  b.repeat(b.ball(0, 0, 21, c, 17) + b.oval(-19, 2, 2.6, 4, b.shade(c, 0.24)) + b.gloss(7, -8, 6, 3, 14, 0.5), [
    [30, 46, -20],
    [68, 44, 16],
    [50, 66, -6],
    [20, 76, 12],
    [78, 74, -14],
    [48, 86, 4],
  ]);

export const mixedVegetables: Motif = (b) =>
  b.put(celery(b, '#b5d06a'), 8, 2, -12, 0.52) +
  b.put(lettuce(b, '#7cb84a'), 38, 0, 4, 0.6) +
  b.put(onion(b, '#dfa94f'), 56, 44, 6, 0.46) +
  b.put(bellPepper(b, '#d9382f'), 0, 44, -6, 0.54) +
  b.put(beet(b, '#8f2250'), 31, 46, 0, 0.52);

/** Cut into sticks. */
export const vegetableSticks: Motif = (b, c) => {
  const stick = (color: string) => b.block(-5, 24, 11, 11, 46, color);
  return (
    b.repeat(stick(c), [
      [24, 60, -8],
      [40, 54, 4],
    ]) +
    b.repeat(stick('#b5d06a'), [
      [54, 60, -4],
      [70, 56, 8],
    ]) +
    b.repeat(stick('#e2483a'), [
      [34, 74, 6],
      [62, 76, -6],
    ])
  );
};
