import type { Motif } from '../brush.ts';

/** A bud of thick scales that point upward. */
export const artichoke: Motif = (b, c) => {
  const scale = (color: string) =>
    b.body('M0 14C-14 12 -16 -4 -10 -14Q-4 -24 0 -30Q4 -24 10 -14C16 -4 14 12 0 14Z', color, [-14, -30, 14, 14]) +
    b.line('M0 10V-18', b.tint(color, 0.35), 1.6, 0.6) +
    b.path('M-4 -20Q-1 -26 0 -30Q1 -26 4 -20Q0 -23 -4 -20Z', '#8a6a8f', 'opacity=".75"');
  const row = (y: number, xs: readonly number[], size: number, color: string) =>
    b.repeat(
      scale(color),
      xs.map((x) => [50 + x, y, x * 0.9, size] as const),
    );
  return (
    b.body('M43 84H57L56 98Q50 100 44 98Z', b.tint(c, 0.1), [43, 84, 57, 99]) +
    b.ball(50, 58, 34, b.shade(c, 0.16), 32) +
    row(32, [-12, 12, 0], 0.9, b.shade(c, 0.08)) +
    row(46, [-27, 27, -10, 10], 1, b.shade(c, 0.02)) +
    row(62, [-32, 32, -17, 17, 0], 1.06, c) +
    row(78, [-24, 24, -9, 9], 1, b.tint(c, 0.1))
  );
};

export const leek: Motif = (b, c) => {
  const one =
    b.line('M-4 46L-9 55M0 47V56M4 46L9 55', '#d9cfae', 1.6) +
    b.path(
      'M-8 -14L-24 -46L-13 -40L-7 -52L0 -42L7 -52L13 -40L24 -46L8 -14Z',
      b.linear(0, -50, 0, -10, `0 ${b.shade(c, 0.12)}, 1 ${c}`),
    ) +
    b.line('M-6 -14L-16 -40M0 -14V-42M6 -14L16 -40', b.tint(c, 0.3), 1.6, 0.6) +
    b.path(
      'M-8 42V-16H8V42Q0 50 -8 42Z',
      b.linear(0, -16, 0, 44, `0 ${c}, .35 ${b.tint(c, 0.35)}, .6 #f2f4dc, 1 #fffdf4`),
    ) +
    b.path('M-8 42V-16H-3V46Q-6 46 -8 42Z', b.shade(c, 0.16), 'opacity=".18"') +
    b.line('M-2 40V-10M4 40V-10', b.shade(c, 0.05), 1.3, 0.35) +
    b.oval(0, 44, 9, 4.4, '#fbf6e2');
  return b.put(one, 28, 50, -14) + b.put(one, 72, 50, 14) + b.put(one, 50, 48);
};

export const bokChoy: Motif = (b, c) => {
  const leaf = (color: string) =>
    b.body(b.frill(0, -30, 19, 26, 11, 0.12), color, [-21, -58, 21, -4]) +
    b.line('M0 -6V-48M0 -20L-11 -30M0 -20L11 -30M0 -32L-8 -41M0 -32L8 -41', '#e4f0cc', 2, 0.8) +
    b.body('M-5 -16C-6 0 -16 20 -13 36Q0 44 13 36C16 20 6 0 5 -16Q0 -20 -5 -16Z', '#f4f6e4', [-14, -18, 14, 40], 0.8) +
    b.line('M0 -12V34M-5 6L-7 34M5 6L7 34', '#d5dfc0', 1.6, 0.8);
  return (
    b.put(leaf(b.shade(c, 0.1)), 26, 62, -26) +
    b.put(leaf(b.shade(c, 0.1)), 74, 62, 26) +
    b.put(leaf(c), 38, 62, -9) +
    b.put(leaf(c), 62, 62, 9) +
    b.put(leaf(b.tint(c, 0.1)), 50, 66, 0, 0.9)
  );
};

export const fennel: Motif = (b, c) => {
  const frond = b.line(
    'M0 6V-18M0 0L-9 -8M0 0L9 -8M0 -6L-10 -16M0 -6L10 -16M0 -12L-6 -20M0 -12L6 -20M-5 -4L-12 -5M5 -4L12 -5',
    '#5fa34a',
    1.8,
  );
  return (
    b.repeat(frond, [
      [26, 16, -34],
      [74, 16, 34],
      [40, 12, -10],
      [60, 12, 10],
      [30, 28, -50, 0.8],
      [70, 28, 50, 0.8],
      [50, 14, 0, 0.9],
    ]) +
    b.line('M40 56L28 20M60 56L72 20', b.shade(c, 0.06), 9) +
    b.line('M47 56L43 18M54 56L57 18', b.tint(c, 0.1), 9) +
    b.body(
      'M50 98C30 98 10 90 12 74C14 60 30 56 36 46Q50 40 64 46C70 56 86 60 88 74C90 90 70 98 50 98Z',
      '#f3f4e0',
      [12, 44, 88, 98],
      0.9,
    ) +
    b.body('M50 97C32 96 28 78 40 50Q50 44 60 50C72 78 68 96 50 97Z', '#fdfcee', [30, 44, 70, 98], 0.7) +
    b.line(
      'M44 54C36 72 38 86 46 95M56 54C64 72 62 86 54 95M28 64C20 74 22 84 32 92M72 64C80 74 78 84 68 92',
      b.shade(c, 0.04),
      1.8,
      0.55,
    )
  );
};

/** Large flat leaves with pale ribs. */
export const collards: Motif = (b, c) => {
  const leaf = (color: string) =>
    b.body(b.frill(0, -26, 26, 32, 15, 0.07), color, [-28, -60, 28, 8]) +
    b.line(
      'M0 36V-50M0 -6L-18 -20M0 -6L18 -20M0 -20L-17 -36M0 -20L17 -36M0 -34L-10 -47M0 -34L10 -47',
      '#d5e6c4',
      2.2,
      0.85,
    );
  return (
    b.put(leaf(b.shade(c, 0.1)), 30, 62, -26) + b.put(leaf(b.shade(c, 0.04)), 70, 62, 26) + b.put(leaf(c), 50, 64, 2)
  );
};

export const nopales: Motif = (b, c) => {
  const spines = b.repeat(b.line('M0 0L-2 -4M0 0L2 -4', '#f4eecb', 1.4), [
    [0, -20],
    [-10, -8],
    [10, -8],
    [0, 2],
    [-11, 14],
    [11, 14],
    [0, 24],
  ]);
  const pad = (color: string) =>
    b.body(
      'M0 42C-8 42 -12 34 -17 22C-26 2 -22 -34 0 -36C22 -34 26 2 17 22C12 34 8 42 0 42Z',
      color,
      [-23, -36, 23, 42],
    ) +
    b.gloss(10, -14, 4, 12, -12, 0.3) +
    spines;
  return b.put(pad(b.shade(c, 0.06)), 34, 48, -20) + b.put(pad(c), 66, 54, 16);
};

export const beanSprouts: Motif = (b, c) => {
  const one =
    b.line('M-30 16C-14 20 -2 4 10 0C18 -3 24 -8 22 -16', b.shade(c, 0.2), 8.4) +
    b.line('M-30 15C-14 19 -2 3 10 -1C18 -4 24 -9 22 -16', c, 6) +
    b.line('M-30 16Q-40 18 -46 12', b.shade(c, 0.06), 2) +
    b.put(b.ball(0, 0, 8, '#e6cd6a', 6.4) + b.line('M-5 1Q0 3 5 -1', '#b39a3e', 1.4, 0.7), 22, -18, -50);
  return b.put(
    b.repeat(one, [
      [52, 26, -14],
      [62, 40, 22],
      [42, 48, -30],
      [66, 58, 4],
      [46, 68, 16],
      [60, 78, -12],
    ]),
    8,
    4,
    0,
    0.86,
  );
};

export const broccoli: Motif = (b, c) => {
  const floret =
    b.ball(0, 0, 15, c) +
    b.repeat(b.ball(0, 0, 5.6, b.tint(c, 0.1)), [
      [-7, -6],
      [2, -9],
      [9, -3],
      [-2, 0],
      [-9, 4],
      [5, 6],
    ]);
  return (
    b.body('M36 54C40 66 40 80 38 92Q50 98 62 92C60 80 60 66 64 54Z', '#a8c474', [36, 54, 64, 96]) +
    b.line('M44 62Q30 62 22 54M56 62Q70 62 78 54', '#a8c474', 9) +
    b.line('M46 68L46 90M55 66L55 90', b.shade('#a8c474', 0.14), 1.8, 0.5) +
    b.repeat(floret, [
      [20, 44],
      [80, 44],
      [34, 28],
      [66, 28],
      [50, 20],
      [36, 48],
      [64, 48],
      [50, 40],
    ])
  );
};
