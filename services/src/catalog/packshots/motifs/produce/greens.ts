import type { Brush, Motif } from '../brush.ts';

export const asparagus: Motif = (b, c) => {
  const spear =
    b.body('M-6 44V-22C-8 -32 -4 -40 0 -46C4 -40 8 -32 6 -22V44Q0 47 -6 44Z', c, [-8, -46, 8, 46]) +
    b.path('M-6 -20C-8 -32 -4 -40 0 -46C4 -40 8 -32 6 -20Q3 -14 0 -20Q-3 -14 -6 -20Z', b.shade(c, 0.15)) +
    b.path(
      'M-4 -28L0 -38L4 -28L0 -22ZM-4 -2L0 -11L4 -2Q0 2 -4 -2ZM-4 18L0 9L4 18Q0 22 -4 18Z',
      '#8a6aa0',
      'opacity=".6"',
    );
  return (
    b.repeat(spear, [
      [26, 54, -9],
      [74, 54, 9],
      [38, 50, -4],
      [62, 50, 4],
      [50, 49],
    ]) + b.body('M22 64Q50 71 78 64V76Q50 83 22 76Z', '#e8a23a', [22, 64, 78, 82])
  );
};

export const brusselsSprouts: Motif = (b, c) => {
  const sprout =
    b.ball(0, 0, 23, c) +
    b.path('M-3 23C-24 18 -24 -10 -10 -20C-12 -4 -8 10 -3 23Z', b.tint(c, 0.2)) +
    b.path('M3 23C26 18 24 -12 8 -21C12 -4 8 10 3 23Z', b.tint(c, 0.32)) +
    b.line(
      'M0 22C-4 6 -2 -8 2 -20M-4 20C-14 10 -16 -4 -12 -14M6 20C16 10 17 -4 12 -15M0 8L8 0M-1 12L-8 4',
      '#e4efb0',
      1.7,
      0.85,
    ) +
    b.oval(0, 22, 5.5, 2.6, '#eef0cc');
  return b.repeat(sprout, [
    [50, 30],
    [28, 66, -16],
    [72, 66, 14],
  ]);
};

export const cabbage: Motif = (b, c) =>
  b.ball(50, 52, 42, b.shade(c, 0.1), 40) +
  b.path('M12 40C2 62 18 90 46 92C26 78 20 56 28 22C20 26 15 32 12 40Z', c) +
  b.path('M88 40C98 62 82 90 54 92C74 78 80 56 72 22C80 26 85 32 88 40Z', b.tint(c, 0.14)) +
  b.body(
    'M50 16C78 14 84 44 76 66C70 82 58 90 50 92C42 90 30 82 24 66C16 44 22 14 50 16Z',
    b.tint(c, 0.16),
    [20, 14, 80, 92],
    0.8,
  ) +
  b.line(
    'M50 90C48 66 50 44 56 24M50 74C40 64 34 54 32 42M51 66C62 58 68 48 70 38M50 54C44 48 42 40 42 32M48 90C28 80 18 66 14 50M54 90C74 80 82 66 86 50',
    '#f4f8dc',
    2.2,
    0.85,
  );

/** One upright leaf with a scalloped edge, from its stalk up. */
const upright = (b: Brush, c: string, rib: string, bumps: number, depth: number) =>
  b.body(b.frill(0, -30, 19, 30, bumps, depth), c, [-22, -62, 22, 0]) +
  b.line('M0 16V-50M0 -8L-11 -20M0 -8L11 -20M0 -22L-10 -34M0 -22L10 -34M0 -36L-6 -45M0 -36L6 -45', rib, 2, 0.8) +
  b.path('M-4 24L-2.4 -26Q0 -30 2.4 -26L4 24Q0 27 -4 24Z', rib);

const bundle = (leaf: string, b: Brush) =>
  b.repeat(leaf, [
    [30, 70, -24, 0.94],
    [70, 70, 24, 0.94],
    [50, 68, 0, 1.06],
  ]);

export const kale: Motif = (b, c) => bundle(upright(b, c, '#b9d08a', 19, 0.34), b);

export const chard: Motif = (b, c) => bundle(upright(b, '#4a8a3a', c, 11, 0.18), b);

export const romaine: Motif = (b, c) => bundle(upright(b, c, '#eaf4c8', 13, 0.16), b);

export const lettuce: Motif = (b, c) => {
  const leaf = (color: string) =>
    b.body(b.frill(0, -18, 21, 24, 13, 0.2), color, [-24, -44, 24, 8], 0.9) +
    b.line('M0 8V-32M0 -6L-10 -16M0 -6L10 -16M0 -18L-8 -27M0 -18L8 -27', '#f2f8d4', 2, 0.75);
  return b.put(
    b.repeat(leaf('#46963c'), [
      [24, 62, -62],
      [76, 62, 62],
      [34, 48, -32],
      [66, 48, 32],
      [50, 44],
    ]) +
      b.repeat(leaf('#6ab646'), [
        [30, 72, -48, 0.94],
        [70, 72, 48, 0.94],
        [50, 60, 0, 0.96],
      ]) +
      b.repeat(leaf(b.tint(c, 0.2)), [
        [40, 80, -22, 0.86],
        [60, 80, 22, 0.86],
        [50, 86, 0, 0.8],
      ]) +
      b.body('M38 84Q50 78 62 84L58 94Q50 98 42 94Z', '#f2f5d6', [38, 80, 62, 97]),
    8,
    8,
    0,
    0.84,
  );
};

/** Rounded leaves on thin stalks. */
const rounded = (b: Brush, c: string) =>
  b.line('M0 26Q2 8 0 -6', b.tint(c, 0.3), 4) +
  b.body('M0 0C-22 2 -28 -20 -16 -36C-8 -46 8 -46 16 -36C28 -20 22 2 0 0Z', c, [-24, -44, 24, 2]) +
  b.line('M0 0V-32M0 -10L-10 -20M0 -10L10 -20M0 -22L-7 -29M0 -22L7 -29', b.tint(c, 0.4), 1.7, 0.6);

export const spinach: Motif = (b, c) =>
  b.repeat(rounded(b, c), [
    [26, 66, -46, 0.86],
    [74, 66, 46, 0.86],
    [36, 68, -18],
    [64, 68, 18],
    [50, 74, 0, 0.94],
  ]);

export const saladGreens: Motif = (b, c) =>
  b.put(rounded(b, c), 26, 62, -42, 0.9) +
  b.put(rounded(b, '#8f3a54'), 74, 60, 40, 0.86) +
  b.put(upright(b, b.tint(c, 0.12), '#eaf4c8', 13, 0.24), 50, 62, 4, 0.8) +
  b.put(rounded(b, b.shade(c, 0.08)), 60, 82, 20, 0.7) +
  b.put(rounded(b, b.tint(c, 0.18)), 38, 84, -18, 0.7);

export const greenOnions: Motif = (b, c) => {
  const one =
    b.line('M-2 46L-6 54M0 46V55M2 46L6 54', '#d9cfae', 1.6) +
    b.path(
      'M-4 40V-6L-11 -48L-4 -42L0 -50L5 -42L12 -46L4 -6V40Z',
      b.linear(0, -48, 0, 40, `0 ${c}, .45 ${b.tint(c, 0.18)}, .8 #eef4d4, 1 #fffdf2`),
    ) +
    b.body('M-4 30C-9 36 -9 46 0 47C9 46 9 36 4 30Z', '#fbf9ee', [-8, 30, 8, 47]) +
    b.line('M0 -40V24', b.shade(c, 0.16), 1.4, 0.4);
  return (
    b.repeat(one, [
      [27, 48, -12],
      [73, 48, 12],
      [42, 47, -5],
      [58, 47, 5],
    ]) + b.body('M30 56Q50 63 70 56V65Q50 72 30 65Z', '#4a78c4', [30, 56, 70, 70])
  );
};

export const celery: Motif = (b, c) => {
  const stalk =
    b.body('M-8 46C-10 20 -8 -4 -6 -24L6 -24C8 -4 10 20 8 46Q0 50 -8 46Z', c, [-9, -24, 9, 48]) +
    b.line('M-3 42V-20M3 42V-20', b.tint(c, 0.45), 1.6, 0.8);
  const tuft = b.repeat(
    b.body('M0 10L-12 6L-14 -4L-8 -6L-6 -16L0 -12L6 -16L8 -6L14 -4L12 6Z', '#6fae3a', [-14, -16, 14, 10]),
    [
      [0, -28],
      [-9, -18, -30, 0.8],
      [9, -18, 30, 0.8],
    ],
  );
  return (
    b.repeat(stalk + tuft, [
      [24, 48, -13],
      [76, 48, 13],
      [38, 46, -5],
      [62, 46, 5],
      [50, 48],
    ]) +
    b.body('M26 74Q50 80 74 74L72 94Q50 99 28 94Z', b.tint(c, 0.2), [26, 74, 74, 97]) +
    b.line('M34 78V92M42 80V94M50 80V95M58 80V94M66 78V92', b.shade(c, 0.08), 1.5, 0.5)
  );
};
