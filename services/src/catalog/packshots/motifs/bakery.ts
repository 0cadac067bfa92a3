import type { Brush, Motif } from './brush.ts';

/** A round country loaf, slashed and floured. */
export const boule: Motif = (b, c) =>
  b.put(
    b.body('M6 62C6 34 26 18 50 18S94 34 94 62C94 82 6 82 6 62Z', c, [6, 18, 94, 78]) +
      b.line('M24 52C26 40 34 32 44 30M42 58C44 42 54 32 64 30M62 62C66 48 74 42 82 42', '#f8e6c4', 7, 0.95) +
      b.line('M24 52C26 40 34 32 44 30M42 58C44 42 54 32 64 30M62 62C66 48 74 42 82 42', b.shade(c, 0.14), 1.6, 0.5) +
      b.gloss(72, 32, 8, 3, 24, 0.3),
    0,
    9,
  );
export const ciabatta: Motif = (b, c) =>
  b.put(
    b.body(
      'M-46 6C-50 -14 -34 -20 -10 -20C14 -22 42 -20 46 -4C48 14 34 20 4 20C-22 20 -44 18 -46 6Z',
      c,
      [-46, -20, 46, 20],
    ) +
      b.line('M-30 -6Q0 -14 30 -8M-24 4Q4 -4 34 2', '#fbeed4', 4, 0.75) +
      b.gloss(18, -13, 12, 2.6, 4, 0.4),
    50,
    50,
    -16,
  );
export const bun: Motif = (b, c) =>
  b.body('M10 74C10 66 90 66 90 74C90 90 10 90 10 74Z', b.tint(c, 0.18), [10, 66, 90, 88]) +
  b.path('M12 66Q50 76 88 66V70Q50 80 12 70Z', '#fbeed0') +
  b.body('M8 62C6 34 26 20 50 20S94 34 92 62C84 72 16 72 8 62Z', c, [8, 20, 92, 70]) +
  b.repeat(b.oval(0, 0, 2.8, 1.8, '#fdf3dc'), [
    [34, 40, 30],
    [48, 32, -20],
    [64, 36, 20],
    [76, 48, -30],
    [42, 50],
    [58, 48, 40],
    [26, 54, 10],
  ]) +
  b.gloss(68, 32, 9, 3.4, 22, 0.4);
export const hotDogBun: Motif = (b, c) => {
  const one =
    b.body('M-44 8C-48 -10 -34 -18 -14 -18H14C34 -18 48 -10 44 8C42 18 -42 18 -44 8Z', c, [-44, -18, 44, 16]) +
    b.line('M-40 2Q0 8 40 2', '#fdf0d4', 5) +
    b.gloss(14, -12, 16, 2.6, 0, 0.45);
  return b.put(one, 50, 34, -10) + b.put(one, 50, 68, -10);
};
export const rolls: Motif = (b, c) =>
  b.repeat(
    b.body('M-25 8C-27 -14 -14 -24 0 -24S27 -14 25 8C24 18 -24 18 -25 8Z', c, [-25, -24, 25, 15]) +
      b.line('M-12 -8Q0 -16 12 -8', b.tint(c, 0.45), 3, 0.7) +
      b.gloss(10, -15, 6, 2.4, 20, 0.45),
    [
      [50, 32],
      [27, 70],
      [73, 70],
    ],
  );
export const tortillas: Motif = (b, c) => {
  const rim = (y: number) =>
    b.path(b.ring(50, y, 42, 20), b.shade(c, 0.1)) + b.body(b.ring(50, y - 3, 42, 20), c, [8, y - 23, 92, y + 17], 0.7);
  return (
    [74, 66, 58, 50].map(rim).join('') +
    b.repeat(b.oval(0, 0, 5, 2.4, b.shade(c, 0.2), 'opacity=".55"'), [
      [34, 44, 20],
      [52, 38],
      [68, 46, -20],
      [44, 54],
      [62, 56, 14],
      [26, 50],
    ])
  );
};
export const englishMuffin: Motif = (b, c) => {
  const half = (x: number, y: number, face: string) =>
    b.body(`M${x - 30} ${y}V${y + 10}C${x - 28} ${y + 30} ${x + 28} ${y + 30} ${x + 30} ${y + 10}V${y}Z`, c, [
      x - 30,
      y,
      x + 30,
      y + 26,
    ]) + b.body(b.ring(x, y, 30, 17), face, [x - 30, y - 17, x + 30, y + 17], 0.6);
  return (
    half(62, 32, c) +
    b.gloss(70, 24, 10, 2.6, 6, 0.4) +
    half(40, 60, '#faecd0') +
    b.line('M10.4 61C12 77 68 77 69.6 61', b.shade(c, 0.12), 2.6, 0.5) +
    b.repeat(b.oval(0, 0, 3.2, 2, '#e0ba80') + b.oval(0.6, 0.6, 1.8, 1.1, '#c99a5c'), [
      [24, 57],
      [34, 52, 20],
      [48, 52],
      [59, 58, -20],
      [44, 62],
      [32, 66, 20],
      [52, 68],
      [20, 63],
      [38, 58, -10],
      [42, 70],
      [60, 64],
    ]) +
    b.body('M32 56L48 53L54 61L38 64Z', '#fbe08a', [32, 53, 54, 64], 0.6)
  );
};
/** A muffin in its paper cup. */
export const muffin: Motif = (b, c) =>
  b.body('M20 54H80L72 90Q50 96 28 90Z', '#e8b87a', [20, 54, 80, 94]) +
  b.line('M30 56L35 90M42 58L44 93M54 58L54 93M66 58L63 91', b.shade('#e8b87a', 0.16), 2.2, 0.6) +
  b.body(
    'M12 52C4 38 18 30 26 28C30 14 44 10 54 12C68 12 76 20 78 28C90 30 96 42 88 52C84 62 16 62 12 52Z',
    c,
    [8, 11, 93, 60],
  ) +
  b.gloss(66, 24, 8, 3.4, 24, 0.4);
const studs = (b: Brush, c: string) =>
  b.repeat(b.ball(0, 0, 5, c), [
    [30, 40],
    [46, 28],
    [62, 38],
    [76, 48],
    [48, 48],
    [22, 50],
    [66, 24],
  ]);
export const blueberryMuffin: Motif = (b, c) => muffin(b, c) + studs(b, '#4a55a8');
export const chocolateMuffin: Motif = (b, c) => muffin(b, c) + studs(b, '#54301e');
export const brownie: Motif = (b, c) =>
  b.block(42, 64, 46, 40, 22, c) +
  b.block(52, 94, 40, 36, 22, b.shade(c, 0.03)) +
  b.repeat(b.block(0, 0, 6, 5, 4, '#e0b878'), [
    [40, 38],
    [56, 32],
    [52, 66],
    [66, 62],
    [30, 34],
  ]);
export const graham: Motif = (b, c) => {
  const one =
    b.block(50, 0, 44, 46, 6, c) +
    b.line('M50 -6L88 -22M31 -14L69 -30M31 -13.5L12 -22M69 -14L30 -31', b.shade(c, 0.16), 1.6, 0.6);
  return [90, 76, 62].map((y, at) => b.put(one, at * 2 - 2, y)).join('');
};
export const saltines: Motif = (b, c) => {
  const one =
    b.body(
      'M-24 -22L-18 -24L-12 -22L-6 -24L0 -22L6 -24L12 -22L18 -24L24 -22L26 -12L24 0L26 12L24 22L12 24L0 22L-12 24L-24 22L-26 10L-24 0L-26 -12Z',
      c,
      [-26, -24, 26, 24],
    ) +
    b.repeat(b.oval(0, 0, 1.7, 1.7, b.shade(c, 0.2)), [
      [-13, -12],
      [0, -12],
      [13, -12],
      [-13, 0],
      [0, 0],
      [13, 0],
      [-13, 12],
      [0, 12],
      [13, 12],
    ]);
  return b.put(one, 62, 34, 14) + b.put(one, 36, 48, -12) + b.put(one, 60, 72, 6);
};
export const matzo: Motif = (b, c) => {
  const d = 'M12 14H88V88H12Z';
  return (
    b.body(d, c, [12, 14, 88, 88]) +
    b.line('M14 24H86M14 34H86M14 44H86M14 54H86M14 64H86M14 74H86', b.shade(c, 0.1), 1.4, 0.7) +
    b.repeat(b.oval(0, 0, 5, 2.6, b.shade(c, 0.3), 'opacity=".5"'), [
      [26, 30],
      [50, 26, 20],
      [72, 38],
      [36, 52, -10],
      [62, 58],
      [24, 70],
      [78, 74, 20],
      [48, 78],
    ])
  );
};
export const wafer: Motif = (b, c) => {
  const one =
    b.body('M-30 4C-30 18 30 18 30 4V0H-30Z', b.shade(c, 0.12), [-30, 0, 30, 16]) +
    b.body(b.ring(0, 0, 30, 16), c, [-30, -16, 30, 16]) +
    b.line('M-20 0A20 10 0 0 1 20 0A20 10 0 0 1 -20 0M-8 0H8M0 -5V5', b.tint(c, 0.16), 1.8, 0.7);
  const cream = b.body('M-29 3C-29 15 29 15 29 3V0H-29Z', '#fff4de', [-29, 0, 29, 14]);
  const stack = b.put(one, 0, 14) + b.put(cream, 0, 8) + one;
  return b.put(stack, 60, 26) + b.put(stack, 38, 60);
};
