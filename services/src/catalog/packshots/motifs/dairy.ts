import type { Brush, Motif, Place } from './brush.ts';

export const china = '#6f9fd8';

export const white = '#fdf2d8';

/** A swirl of something soft and white. */
const swirl = (b: Brush, c: string) =>
  b.body('M12 78C10 66 22 60 34 60H66C78 60 90 66 88 78C86 92 14 92 12 78Z', c, [12, 58, 88, 90], 0.7) +
  b.body('M22 62C20 50 32 46 42 46H60C70 46 80 52 78 62C76 74 24 74 22 62Z', b.tint(c, 0.1), [22, 46, 78, 72], 0.7) +
  b.body(
    'M33 47C30 36 42 34 48 28C52 23 52 16 50 10C64 14 70 26 66 36C68 40 68 44 66 48C60 56 38 56 33 47Z',
    b.tint(c, 0.2),
    [32, 10, 70, 54],
    0.7,
  ) +
  b.line('M20 74Q46 84 80 72M30 60Q50 68 70 58M40 44Q54 48 62 38', b.shade(c, 0.1), 2.4, 0.5);

export const dollop: Motif = (b, c) => swirl(b, c);

export const whippedCream: Motif = (b, c) =>
  b.put(swirl(b, c), 0, 6) +
  b.ball(48, 13, 9, '#d9203f') +
  b.line('M50 6Q54 -2 62 -1', '#5f7a2a', 2.4) +
  b.gloss(51, 10, 2.6, 1.8, -30, 0.6);

export const creamPitcher: Motif = (b) =>
  b.line('M74 36C96 32 96 68 72 68', china, 7) +
  b.body('M22 18L10 12Q18 26 22 34C18 54 18 70 28 86H70C80 70 80 50 72 18Q46 28 22 18Z', china, [12, 14, 80, 88]) +
  b.oval(46, 20, 26, 6, b.shade(china, 0.16)) +
  b.oval(45, 22, 23, 4.4, '#fffaf0') +
  b.path('M12 13Q18 24 23 30Q26 24 30 22Q20 20 12 13Z', '#fffaf0') +
  b.gloss(66, 48, 4, 13, 4, 0.4);

const speckle = (b: Brush, c: string, places: readonly Place[], r = 6) => b.repeat(b.ball(0, 0, r, c, r * 0.8), places);

const top: readonly Place[] = [
  [24, 48],
  [38, 44],
  [52, 42],
  [66, 45],
  [77, 49],
  [32, 52],
  [46, 51],
  [60, 53],
  [70, 54],
  [40, 36],
  [56, 34],
  [48, 44],
];

/** Bowls: what is in one says what it is. */
export const yogurtBowl: Motif = (b, c) =>
  b.bowl(
    50,
    china,
    b.body(
      'M14 50C20 36 34 38 42 30C50 24 62 30 66 36C76 38 84 44 86 50C76 58 24 58 14 50Z',
      white,
      [14, 28, 86, 58],
      0.6,
    ) +
      b.line('M28 48Q44 36 58 44T78 49', b.shade(white, 0.1), 2.2, 0.5) +
      b.ball(40, 34, 8, c) +
      b.ball(58, 37, 6.5, '#5268c4') +
      b.leaf(46, 28, -30, 16),
  );

export const plainYogurt: Motif = (b) =>
  b.bowl(
    50,
    china,
    b.body(
      'M14 50C20 38 36 40 44 32C48 26 50 22 54 20C60 26 62 34 70 38C78 42 84 44 86 50C76 58 24 58 14 50Z',
      white,
      [14, 20, 86, 58],
      0.6,
    ) + b.line('M26 49Q44 38 60 45T80 50M44 36Q54 38 58 30', b.shade(white, 0.1), 2.2, 0.5),
  );

export const cottageCheese: Motif = (b) =>
  b.bowl(50, china, b.oval(50, 50, 37, 9, '#f2ecdc') + speckle(b, white, top, 7));

export const hummus: Motif = (b, c) =>
  b.bowl(
    50,
    '#c9603a',
    b.oval(50, 50, 37, 9, c) +
      b.line('M22 50Q36 42 52 46T78 49M32 54Q46 48 60 53M42 46Q50 43 58 47', b.tint(c, 0.35), 3, 0.8) +
      b.line('M28 50Q40 55 54 51T74 52', '#d9a02a', 2.8, 0.9) +
      speckle(
        b,
        '#e0b878',
        [
          [48, 45],
          [56, 43],
          [52, 49],
        ],
        4,
      ) +
      b.leaf(62, 45, -20, 12),
  );

export const guacamole: Motif = (b, c) =>
  b.bowl(
    50,
    '#5a5048',
    b.body('M14 50C22 36 40 32 52 33C66 34 80 40 86 50C76 59 24 59 14 50Z', c, [14, 32, 86, 58]) +
      speckle(
        b,
        '#d9382f',
        [
          [34, 44],
          [56, 40],
          [70, 48],
          [44, 52],
        ],
        3.4,
      ) +
      speckle(
        b,
        '#f6efe0',
        [
          [46, 42],
          [62, 50],
          [26, 49],
        ],
        2.6,
      ) +
      b.leaf(54, 38, -24, 16, '#4f9a3a'),
  );

export const salsaBowl: Motif = (b, c) =>
  b.bowl(
    50,
    '#5a5048',
    b.oval(50, 50, 37, 9, b.shade(c, 0.06)) +
      b.repeat(b.block(0, 0, 7, 7, 6, c), [
        [26, 50],
        [40, 47],
        [56, 46],
        [70, 49],
        [34, 56],
        [50, 55],
        [64, 57],
        [48, 42],
      ]) +
      b.repeat(b.block(0, 0, 5, 5, 4, '#f8f0e0'), [
        [33, 50],
        [58, 53],
        [46, 50],
      ]) +
      [
        [40, 44, 0],
        [60, 44, -40],
        [66, 54, 10],
        [30, 48, -20],
      ]
        .map(([x, y, t]) => b.leaf(x ?? 0, y ?? 0, t ?? 0, 9, '#5fae4a'))
        .join(''),
  );

export const dipBowl: Motif = (b, c) =>
  b.bowl(
    50,
    china,
    b.body(
      'M14 50C20 40 36 42 44 36C50 32 58 38 66 40C76 42 84 44 86 50C76 58 24 58 14 50Z',
      c,
      [14, 34, 86, 58],
      0.6,
    ) +
      b.repeat(b.oval(0, 0, 2.6, 1.2, '#5f9f3a'), [
        [30, 47, 20],
        [42, 42, -30],
        [54, 44, 10],
        [66, 46, 40],
        [74, 50],
        [48, 51, -20],
        [36, 53, 16],
        [60, 53, -12],
      ]),
  );

export const tofu: Motif = (b, c) =>
  b.oval(52, 84, 46, 8, '#dfe6f0') +
  b.block(42, 84, 54, 40, 34, c) +
  b.block(18, 88, 10, 26, 26, b.tint(c, 0.3)) +
  b.repeat(b.oval(0, 0, 2, 1.2, b.shade(c, 0.1)), [
    [54, 62],
    [66, 70],
    [78, 56],
    [60, 74],
    [84, 64],
  ]);

export const egg: Motif = (b, c) =>
  b.body('M50 10C72 10 86 40 86 60C86 82 70 92 50 92S14 82 14 60C14 40 28 10 50 10Z', c, [14, 10, 86, 92]) +
  b.gloss(64, 34, 7, 12, -20, 0.5);
