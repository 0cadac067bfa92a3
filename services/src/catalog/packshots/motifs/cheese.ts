import type { Motif, Place } from './brush.ts';
import { china, white } from './dairy.ts';

export const ricotta: Motif = (b, c) =>
  b.oval(50, 84, 42, 9, china) +
  b.oval(50, 81, 38, 7, b.tint(china, 0.4)) +
  b.body('M18 80C20 50 26 34 32 28Q50 18 68 28C74 34 80 50 82 80Q50 92 18 80Z', c, [18, 22, 82, 88], 0.7) +
  b.line(
    'M30 34L24 80M40 28L37 84M50 26V86M60 28L63 84M70 34L76 80M26 46Q50 54 74 46M23 60Q50 70 77 60M21 73Q50 84 79 73',
    b.shade(c, 0.1),
    2,
    0.55,
  ) +
  b.gloss(62, 34, 8, 3, 14, 0.6);

export const creamCheese: Motif = (b, c) =>
  b.oval(50, 84, 46, 8, '#dfe6f0') +
  b.block(36, 84, 60, 34, 30, c) +
  b.block(14, 86, 12, 14, 28, b.tint(c, 0.2)) +
  b.leaf(56, 36, -20, 18, '#6fae3a') +
  b.leaf(56, 36, 190, 16, '#5a9a3a');

/** A slab of cheese with slices cut off its end. */
export const cheeseBlock: Motif = (b, c) =>
  b.block(44, 80, 56, 34, 34, c) +
  b.block(30, 86, 6, 34, 34, b.tint(c, 0.12)) +
  b.block(16, 90, 6, 34, 34, b.tint(c, 0.2));

/** Square slices fanned out, one corner turned up. */
export const cheeseSlices: Motif = (b, c) => {
  const d = 'M-28 -26Q-30 -28 -26 -29L26 -27Q30 -27 29 -23L27 26Q27 29 23 29L-25 27Q-29 27 -28 23Z';
  const one = (color: string) =>
    b.put(b.path(d, b.shade(c, 0.2), 'opacity=".7"'), 1, 3.4) + b.body(d, color, [-29, -29, 29, 29], 0.7);
  return (
    b.put(one(b.shade(c, 0.05)), 36, 38, -24) +
    b.put(one(c), 46, 46, -6) +
    b.put(one(b.tint(c, 0.14)), 58, 57, 12) +
    b.put(
      b.path('M29 -23L27 26Q27 29 23 29L2 28Q18 22 29 -2Z', b.shade(c, 0.16), 'opacity=".5"') +
        b.body('M4 28C14 22 24 10 28 0C24 14 22 20 24 29Z', b.tint(c, 0.4), [4, 0, 28, 29], 0.5) +
        b.gloss(-6, -17, 14, 2.6, 3, 0.55),
      58,
      57,
      12,
    )
  );
};

/** A block of two cheeses marbled, slices cut off its end. */
export const marbled: Motif = (b, c) =>
  cheeseBlock(b, c) +
  b.line(
    'M50 74Q58 64 66 66T86 58M52 62Q60 54 70 56T88 50M48 50Q58 44 64 40M60 46Q70 42 76 34M40 46Q48 38 58 36M24 76Q28 70 33 72M10 80Q14 76 18 76',
    '#f8e8bc',
    4.4,
    0.85,
  );

export const stringCheese: Motif = (b, c) =>
  b.repeat(
    b.body('M-8 40V-36C-8 -44 8 -44 8 -36V40C8 46 -8 46 -8 40Z', c, [-8, -42, 8, 45], 0.8) +
      b.line('M-3 -30V38M2 -34V36', b.shade(c, 0.1), 1.5, 0.6),
    [
      [28, 52, -10],
      [48, 50],
      [68, 52, 8],
    ],
  ) +
  b.line('M70 14C74 4 84 6 88 16C90 24 86 34 88 42', c, 5) +
  b.line('M70 14C74 4 84 6 88 16C90 24 86 34 88 42', b.shade(c, 0.1), 1.4, 0.6);

export const shredded: Motif = (b, c) => {
  const shred = (color: string) => b.line('M-14 2Q0 -6 14 2', color, 5);
  const row = (color: string, places: readonly Place[]) => b.repeat(shred(color), places);
  return (
    b.body('M8 80C14 56 36 30 50 26C64 30 86 56 92 80Q50 94 8 80Z', b.shade(c, 0.1), [8, 26, 92, 88]) +
    row(b.shade(c, 0.05), [
      [26, 76, 20],
      [50, 80, -10],
      [74, 76, -24],
      [40, 62, 40],
      [62, 62, -40],
    ]) +
    row(c, [
      [34, 70, -30],
      [58, 72, 24],
      [80, 80, 10],
      [20, 82, -14],
      [50, 54, 10],
      [44, 44, -40],
    ]) +
    row(b.tint(c, 0.2), [
      [44, 78, 30],
      [66, 80, -30],
      [50, 66, -16],
      [36, 56, 30],
      [60, 52, 46],
      [52, 38, -10],
      [28, 66, 50],
      [72, 66, -50],
      [50, 30, 30],
    ])
  );
};

export const mozzarella: Motif = (b, c) =>
  b.ball(42, 46, 33, c, 31) +
  b.gloss(54, 30, 8, 5, -20, 0.8) +
  [
    [62, 66],
    [78, 76],
  ]
    .map(
      ([x, y]) =>
        b.body(b.ring(x ?? 0, (y ?? 0) + 4, 20, 13), b.shade(c, 0.06), [40, 56, 98, 92]) +
        b.body(b.ring(x ?? 0, y ?? 0, 20, 13), c, [42, 54, 98, 90], 0.6),
    )
    .join('') +
  b.leaf(34, 16, -24, 26, '#4f9a3a') +
  b.leaf(36, 18, -150, 22, '#5fae4a');

export const parmesan: Motif = (b, c) =>
  b.path('M14 74V46L84 20Q94 22 94 34V62Z', c) +
  b.body('M14 74V46L94 30V62Z', c, [14, 24, 94, 74]) +
  b.path('M14 46L64 16Q88 14 94 30Z', b.tint(c, 0.3)) +
  b.body('M64 16Q90 12 94 30V62L88 63V34Q84 20 64 16Z', '#b5803a', [64, 14, 94, 63]) +
  b.line(
    'M24 52L30 56M40 54L46 50M34 64L42 62M56 48L62 54M60 58L68 52M76 42L80 50M40 38L48 34M58 30L66 30',
    b.shade(c, 0.14),
    2,
    0.6,
  ) +
  b.repeat(b.block(0, 0, 8, 7, 6, b.tint(c, 0.1)), [
    [22, 90],
    [44, 88],
    [64, 84],
  ]);

export const brie: Motif = (b, c) =>
  b.body('M8 46V66C10 84 90 84 92 66V46Z', white, [8, 46, 92, 82]) +
  b.body(b.ring(50, 46, 42, 22), white, [8, 24, 92, 68], 0.7) +
  b.path('M50 46L22 62.5C32 68 44 68 58 67.5Z', b.tint(c, 0.2)) +
  b.path('M50 46V66L22 81C20 76 21 68 22 62.5Z', c) +
  b.path('M50 46L58 67.5V81L50 66Z', b.shade(c, 0.08)) +
  b.body('M14 86L42 74L50 88Q30 98 14 86Z', b.tint(c, 0.2), [14, 74, 50, 94]) +
  b.gloss(64, 34, 14, 4, 6, 0.6);

export const goatLog: Motif = (b, c) =>
  b.body('M28 32L82 20C94 22 96 50 86 58L34 78Z', c, [28, 20, 94, 78], 0.8) +
  b.body(b.ring(30, 55, 17, 23), b.tint(c, 0.2), [13, 32, 47, 78], 0.6) +
  b.line('M22 50Q30 46 36 52M24 62Q32 58 38 60', b.shade(c, 0.1), 1.8, 0.5) +
  b.body(b.ring(22, 78, 16, 12), c, [6, 66, 38, 90], 0.6) +
  b.repeat(b.oval(0, 0, 2.6, 1.2, '#5f9f3a'), [
    [56, 36, 30],
    [68, 32, -20],
    [78, 42, 40],
    [62, 50, -30],
    [74, 54, 10],
    [86, 32, 60],
  ]);

export const feta: Motif = (b, c) =>
  b.block(30, 62, 28, 28, 22, c) +
  b.block(72, 58, 28, 28, 22, b.tint(c, 0.3)) +
  b.block(48, 42, 26, 26, 20, c) +
  b.block(34, 94, 28, 28, 22, b.tint(c, 0.2)) +
  b.block(74, 92, 24, 24, 20, c) +
  b.repeat(b.oval(0, 0, 2.4, 1.4, b.shade(c, 0.12)), [
    [36, 52],
    [80, 46],
    [52, 34],
    [42, 84],
    [78, 82],
    [60, 86],
  ]) +
  b.leaf(50, 26, -24, 20, '#5f9f3a');

export const blueCheese: Motif = (b, c) =>
  b.body('M10 78V50L90 32V64Z', c, [10, 32, 90, 78]) +
  b.path('M10 50L60 20Q86 18 90 32Z', b.tint(c, 0.3)) +
  b.line(
    'M22 60Q30 54 36 62T50 58M54 48Q62 44 68 52T82 46M28 70Q36 66 42 70M60 64Q66 58 74 60M40 40Q48 34 54 38M64 28Q72 26 76 30',
    '#4a6a9a',
    3.4,
    0.75,
  ) +
  b.repeat(b.oval(0, 0, 3, 2, '#3f5f94'), [
    [32, 52],
    [48, 66],
    [76, 54],
    [58, 34],
    [20, 66],
  ]);

/** A wheel in wax, a wedge lifted out. */
export const gouda: Motif = (b, c) =>
  b.body('M8 44V62C10 84 90 84 92 62V44Z', '#c9302a', [8, 44, 92, 82]) +
  b.body(b.ring(50, 44, 42, 22), '#d9483a', [8, 22, 92, 66]) +
  b.path('M50 44L16 57C26 65 44 67 60 65.5Z', '#e8e0d0') +
  b.path('M50 44V64L18 78C15 72 15 64 16 57Z', c) +
  b.path('M50 44L60 65.5V80L50 64Z', b.shade(c, 0.1)) +
  b.gloss(66, 32, 14, 4, 8, 0.35);
