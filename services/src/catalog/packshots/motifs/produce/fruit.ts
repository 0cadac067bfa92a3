import type { Brush, Motif } from '../brush.ts';

const bark = '#7a5230';
const stem = (b: Brush, d: string, width = 4.5) => b.line(d, bark, width);

export const apple: Motif = (b, c) =>
  stem(b, 'M50 34Q49 20 56 11') +
  b.leaf(53, 23, -18, 30) +
  b.body(
    'M50 31C40 22 11 20 10 53C9 78 29 95 42 93Q47 91 50 91T58 93C71 95 91 78 90 53C89 20 60 22 50 31Z',
    c,
    [10, 22, 90, 94],
  ) +
  b.oval(50, 31.5, 12, 3.6, b.shade(c, 0.26), 'opacity=".55"') +
  b.gloss(72, 44, 7, 11, -24, 0.32);

export const pear: Motif = (b, c) =>
  stem(b, 'M50 24Q50 13 57 6') +
  b.leaf(53, 16, 10, 26) +
  b.body(
    'M50 20C40 20 37 31 35 41C32 54 15 59 15 76C15 90 32 95 50 95S85 90 85 76C85 59 68 54 65 41C63 31 60 20 50 20Z',
    c,
    [15, 20, 85, 95],
  ) +
  b.gloss(66, 66, 6, 12, -14, 0.34);

/** Half a citrus fruit, its face to us. */
const half = (b: Brush, x: number, y: number, r: number, rind: string, flesh: string) =>
  b.ball(x, y, r, rind) +
  b.oval(x, y, r * 0.9, r * 0.9, '#fff6e0') +
  b.oval(x, y, r * 0.8, r * 0.8, b.radial(x, y, r, r, `0 ${b.tint(flesh, 0.3)}, 1 ${flesh}`)) +
  Array.from({ length: 9 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 9 + 0.3;
    return b.line(
      `M${x} ${y}L${(x + Math.cos(a) * r * 0.82).toFixed(1)} ${(y + Math.sin(a) * r * 0.82).toFixed(1)}`,
      '#fff6e0',
      r * 0.08,
    );
  }).join('') +
  b.oval(x, y, r * 0.13, r * 0.13, '#fff6e0');

export const orange: Motif = (b, c) =>
  b.ball(40, 46, 36, c) + b.leaf(42, 13, -10, 26) + b.gloss(54, 30, 6, 9, -30) + half(b, 66, 66, 28, c, c);
export const grapefruit: Motif = (b, c) =>
  b.ball(38, 44, 35, '#f2b85a') + b.gloss(52, 28, 6, 9, -30) + half(b, 63, 63, 32, '#f2b04a', c);
export const lime: Motif = (b, c) =>
  b.body(
    'M8 48C6 28 24 14 46 14C62 14 72 22 76 34L84 40L79 46C78 66 62 80 42 80C24 80 10 68 8 48Z',
    c,
    [8, 14, 82, 80],
  ) +
  b.gloss(58, 30, 6, 9, -40) +
  half(b, 66, 67, 26, b.shade(c, 0.04), b.tint(c, 0.28));

export const grapes: Motif = (b, c) =>
  stem(b, 'M52 26Q50 14 58 6', 4) +
  b.leaf(54, 18, -172, 34, '#6fa53a') +
  b.repeat(b.ball(0, 0, 13, c) + b.gloss(4.5, -5, 3.4, 2.4, -30, 0.55), [
    [26, 38],
    [50, 34],
    [74, 38],
    [16, 54],
    [38, 55],
    [62, 55],
    [84, 54],
    [28, 71],
    [50, 72],
    [72, 71],
    [40, 86],
    [60, 86],
  ]);

export const bananas: Motif = (b, c) => {
  const one =
    b.body('M-5 0C-10 32 2 62 40 74C50 77 56 72 51 67C26 52 14 30 8 0Z', c, [-10, 0, 56, 76]) +
    b.line('M2 4C2 30 16 54 46 70', b.shade(c, 0.12), 2, 0.6) +
    b.path('M44 74C52 77 57 72 51 67Z', '#5a4524');
  return b.put(
    b.repeat(one, [
      [36, 14, 30],
      [40, 13, 4],
      [44, 13, -22],
    ]) +
      b.path('M28 20L33 5Q40 1 47 5L53 17Q40 26 28 20Z', b.shade(c, 0.16)) +
      b.path('M33 6Q40 1 47 6L46 2Q40 -2 34 2Z', '#5a4524'),
    -4,
    6,
    6,
    0.88,
  );
};

export const pomegranate: Motif = (b, c) => {
  const seed = b.ball(0, 0, 4.6, '#d9203f', 5.6) + b.gloss(1.4, -2, 1.4, 1.6, 0, 0.7);
  return (
    b.body('M36 22L30 5L42 12L50 3L58 12L70 5L64 22Z', b.shade(c, 0.06), [30, 3, 70, 22]) +
    b.ball(50, 56, 40, c, 38) +
    b.gloss(76, 38, 5, 9, -28, 0.4) +
    b.path('M24 64C24 44 40 38 54 46C66 53 68 76 56 84C42 92 24 84 24 64Z', '#fff0d2') +
    b.repeat(seed, [
      [34, 58],
      [44, 53],
      [54, 57],
      [31, 69],
      [41, 66],
      [51, 68],
      [59, 70],
      [37, 78],
      [47, 79],
      [55, 80],
    ])
  );
};

export const plum: Motif = (b, c) =>
  stem(b, 'M48 26Q48 14 54 7') +
  b.leaf(51, 17, -12, 30) +
  b.body('M48 22C74 16 92 34 90 58C88 82 70 95 48 94C26 93 9 78 10 56C11 36 26 22 48 22Z', c, [10, 20, 90, 94]) +
  b.line('M48 24C36 40 34 68 44 92', b.shade(c, 0.22), 3, 0.5) +
  b.gloss(70, 44, 9, 14, -22, 0.22);

const half2 = (b: Brush, c: string) =>
  b.ball(66, 66, 27, c) + b.oval(66, 66, 23.5, 23.5, b.tint(c, 0.28)) + b.ball(66, 66, 11, '#8a5a34', 12);
export const apricot: Motif = (b, c) =>
  b.ball(40, 44, 35, c) +
  b.line('M42 10C28 26 26 54 34 76', b.shade(c, 0.16), 3, 0.5) +
  b.leaf(42, 12, -14, 30) +
  b.gloss(56, 28, 6, 9, -30, 0.4) +
  half2(b, c);
export const nectarine: Motif = (b, c) =>
  b.leaf(51, 18, -20, 30) +
  stem(b, 'M50 26V14') +
  b.ball(50, 57, 38, '#f2b04a') +
  b.path(b.ring(50, 57, 38), b.radial(34, 72, 66, 66, `0 #b5203a, .5 ${c}, 1 ${c} 0`)) +
  b.line('M50 21C36 38 36 70 46 93', '#8a1f34', 3, 0.4) +
  b.gloss(70, 42, 6, 11, -26, 0.5);

export const cantaloupe: Motif = (b) =>
  b.ball(42, 42, 36, '#d9c294') +
  b.line(
    'M14 30Q42 44 72 24M8 48Q42 60 78 44M14 64Q40 74 66 66M24 12Q34 42 26 74M46 7Q56 40 46 78M64 16Q72 42 64 66',
    '#f6e8c4',
    2.4,
    0.9,
  ) +
  b.path('M92 44C96 74 74 96 44 92C38 91 38 84 43 83C66 80 80 66 83 48C84 42 91 40 92 44Z', '#b5b56a') +
  b.path('M88 48C90 72 72 91 46 88C66 84 80 70 83 50Q86 44 88 48Z', '#f2a05a') +
  b.path('M83 50C80 70 66 84 46 88C44 86 44 84 46 83C64 78 76 66 80 52Z', '#f8c48a');

/** A berry of many small ones. */
const drupelets = (b: Brush, c: string) =>
  b.repeat(b.ball(0, 0, 10.5, c) + b.gloss(3.4, -4, 2.6, 2, -30, 0.5), [
    [30, 34],
    [50, 30],
    [70, 34],
    [20, 50],
    [40, 48],
    [60, 48],
    [80, 50],
    [27, 65],
    [50, 64],
    [73, 65],
    [38, 79],
    [62, 79],
    [50, 88],
  ]);
const cap = (b: Brush) => [-150, -110, -70, -30, 180, 0].map((turn) => b.leaf(50, 26, turn, 24, '#6fae3a')).join('');
export const raspberry: Motif = (b, c) => drupelets(b, c) + cap(b);
export const blackberry: Motif = (b, c) => drupelets(b, c) + cap(b);

export const cranberries: Motif = (b, c) =>
  b.leaf(46, 30, -160, 34, '#4f8f3a') +
  b.leaf(54, 28, -30, 34, '#4f8f3a') +
  b.repeat(b.ball(0, 0, 19, c) + b.gloss(7, -8, 4.5, 3.2, -30, 0.6) + b.oval(-2, 12, 3, 1.6, b.shade(c, 0.25)), [
    [34, 46],
    [66, 46],
    [20, 74],
    [80, 74],
    [50, 74],
  ]);

export const berries: Motif = (b) =>
  b.put(raspberry(b, '#d93a62'), 2, 4, -8, 0.54) +
  b.put(blackberry(b, '#43284f'), 48, 2, 8, 0.5) +
  b.repeat(b.ball(0, 0, 14, '#5268c4') + b.oval(2, -3, 5, 3.4, '#3a4798') + b.gloss(6, -7, 3, 2, -30, 0.5), [
    [22, 78],
    [50, 70],
    [78, 76],
  ]) +
  b.leaf(50, 86, -12, 26);

export const mixedFruit: Motif = (b) =>
  b.put(bananas(b, '#f2cc3e'), 24, -6, -4, 0.72) +
  b.put(apple(b, '#d93a48'), 2, 36, -4, 0.6) +
  b.put(orange(b, '#f28f24'), 50, 40, 0, 0.52) +
  b.put(grapes(b, '#6d4190'), 32, 54, 0, 0.46);

/** Cubes of cut fruit. */
export const cutFruit: Motif = (b, c) =>
  b.block(30, 66, 26, 26, 22, '#f2c53d') +
  b.block(72, 64, 26, 26, 22, '#a9d06a') +
  b.block(50, 48, 26, 26, 22, c) +
  b.block(24, 92, 24, 24, 20, c) +
  b.block(52, 94, 26, 26, 22, '#f2a05a') +
  b.block(80, 92, 20, 24, 20, '#e2485a');

/** Dried fruit: wrinkled, matte. */
export const raisins: Motif = (b, c) =>
  b.repeat(
    b.ball(0, 0, 17, c, 13) +
      b.line('M-10 -3Q0 2 9 -5M-8 5Q0 8 10 3', b.shade(c, 0.22), 2, 0.7) +
      b.gloss(6, -6, 4, 2, -20, 0.25),
    [
      [32, 36, -20],
      [64, 34, 24],
      [48, 52, -6],
      [20, 64, 30],
      [78, 60, -30],
      [36, 80, 8],
      [66, 80, -14],
    ],
  );
export const dates: Motif = (b, c) =>
  b.repeat(
    b.body('M-30 0C-30 -14 -12 -17 4 -16C20 -15 31 -10 31 0S20 15 4 16C-12 17 -30 14 -30 0Z', c, [-30, -17, 31, 17]) +
      b.line('M-20 -6Q0 -1 22 -7M-18 6Q2 10 20 4', b.shade(c, 0.2), 2, 0.6) +
      b.gloss(10, -9, 9, 2.4, -6, 0.35),
    [
      [40, 30, -28],
      [64, 52, 18],
      [38, 74, -10],
    ],
  );
