import type { Brush, Motif } from './brush.ts';
import { bone } from './poultry.ts';

export const fat = '#f8e6d6';

/** A cut seen from above: its thickness, its rim of fat, and the meat in it. */
export const cut = (b: Brush, outline: string, [x, y]: readonly [number, number], c: string, more: string) =>
  b.put(b.path(outline, b.shade(c, 0.2)), 0, 6) +
  b.body(outline, fat, [10, 10, 90, 90], 0.7) +
  b.put(b.body(outline, c, [10, 10, 90, 90]), x * 0.12, y * 0.12, 0, 0.88) +
  more;

export const veins = (b: Brush, d: string, width = 2.4) => b.line(d, fat, width, 0.8);

export const steak: Motif = (b, c) =>
  cut(
    b,
    'M14 44C12 22 38 8 62 14C86 20 96 40 88 58C80 74 64 74 54 82C40 92 20 84 16 68C14 60 15 54 14 44Z',
    [50, 46],
    c,
    veins(
      b,
      'M30 38C40 30 46 40 56 34M64 26C70 36 78 36 82 44M28 56C38 50 44 58 52 54M60 48C66 54 72 54 78 52M30 70C36 64 44 70 48 66M48 24C50 28 54 28 58 24',
    ) +
      b.path('M44 44C48 36 60 38 60 46C58 52 46 52 44 44Z', fat, 'opacity=".85"') +
      b.gloss(66, 28, 10, 4, 18, 0.25),
  );

export const filet: Motif = (b, c) =>
  b.path('M16 48C16 26 34 16 52 16C72 16 86 30 85 50V62C84 80 68 90 50 90C32 90 17 80 16 62Z', b.shade(c, 0.16)) +
  b.bounce('M16 48V62C17 80 32 90 50 90C68 90 84 80 85 62V50Z', 50, 90, 0.3) +
  b.body(b.ring(50, 46, 35, 30), c, [15, 16, 85, 76]) +
  veins(b, 'M34 40C40 36 44 42 50 38M56 52C62 48 66 52 70 48M36 56C42 54 46 58 50 56', 1.8) +
  b.line('M15.5 56C18 84 82 84 85 56', '#f2e4cc', 3.4) +
  b.gloss(62, 32, 11, 4.5, 14, 0.3);

/** A roast or tenderloin, tied; its cut face to the left. */
export const roast: Motif = (b, c) =>
  b.body('M24 26C44 16 78 20 88 34C96 48 92 70 80 78C64 86 40 86 26 80Z', c, [12, 18, 92, 86]) +
  b.body('M24 26C44 16 78 20 88 34C90 38 91 42 91 46C74 30 44 30 26 36Z', fat, [24, 18, 91, 46], 0.6) +
  b.body(b.ring(27, 53, 17, 28), b.tint(c, 0.08), [10, 25, 44, 81]) +
  veins(b, 'M20 42C26 38 28 46 34 42M20 58C26 54 30 62 36 56M24 70C28 66 30 70 34 68', 2) +
  b.line('M52 20.5C44 40 44 64 52 84M68 21C62 40 62 64 68 82M82 27C78 42 78 62 82 76', '#f6efe0', 2.6);

export const ribs: Motif = (b, c) =>
  b.repeat(b.body('M-5 30V-34Q0 -40 5 -34V30Q0 36 -5 30Z', '#f4ead8', [-5, -38, 5, 34]), [
    [20, 50, -4],
    [35, 48, -2],
    [50, 48],
    [65, 48, 2],
    [80, 50, 4],
  ]) +
  b.body('M10 32Q50 18 90 32L94 68Q50 84 6 68Z', c, [6, 24, 94, 78]) +
  b.line('M27 28L25 72M43 25L42 76M57 25L58 76M73 28L75 72', b.shade(c, 0.2), 3, 0.6) +
  veins(
    b,
    'M14 44Q18 40 20 46M32 40Q36 50 38 44M48 54Q52 48 54 56M64 40Q68 46 70 40M80 54Q84 48 86 54M34 62Q38 58 40 62M64 62Q68 66 72 60',
  ) +
  b.gloss(70, 34, 14, 3, 6, 0.25);

/** As it leaves the grinder: strands side by side, cut off at their ends. */
export const groundMeat: Motif = (b, c) => {
  const strand = (color: string) =>
    b.line('M-36 2C-26 -5 -16 5 -6 -1S16 -6 24 1S34 2 38 -2', color, 9.4) +
    b.line('M-34 -1C-26 -7 -16 2 -6 -4S16 -9 24 -2', b.tint(color, 0.24), 2, 0.75) +
    b.repeat(b.oval(0, 0, 2.5, 1.4, fat, 'opacity=".85"'), [
      [-24, 2, 20],
      [-2, 0, -30],
      [17, -1, 10],
      [31, 1, 40],
    ]);
  const end = (color: string) =>
    b.oval(0, 0, 4.8, 4.8, b.shade(color, 0.12)) + b.oval(0.6, -0.6, 3.2, 3.2, b.tint(color, 0.1));
  const dark = b.shade(c, 0.08);
  return (
    b.body('M8 76C4 52 20 26 50 24C80 26 96 52 92 76C88 90 12 90 8 76Z', b.shade(c, 0.2), [6, 24, 94, 88]) +
    b.repeat(strand(dark), [
      [50, 82, 1, 1.06],
      [48, 64, -3, 1.1],
      [51, 46, 2],
    ]) +
    b.repeat(strand(c), [
      [51, 73, 3, 1.12],
      [50, 55, -2, 1.08],
      [49, 38, 1, 0.86],
    ]) +
    b.repeat(strand(b.tint(c, 0.1)), [
      [50, 64, 6, 0.84],
      [52, 46, -7, 0.74],
      [50, 29, 2, 0.62],
    ]) +
    b.repeat(end(c), [
      [11, 72],
      [13, 56],
      [90, 70],
      [88, 54],
      [74, 38],
      [25, 39],
    ])
  );
};

export const patties: Motif = (b, c) => {
  const specks = b.repeat(b.oval(0, 0, 3.4, 1.8, b.tint(c, 0.3), 'opacity=".7"'), [
    [-20, -4, 14],
    [-6, 3],
    [8, -6, 24],
    [22, 1],
    [-12, -10],
    [16, 7],
    [0, -1],
  ]);
  const one =
    b.body('M-40 0V10C-40 22 40 22 40 10V0Z', b.shade(c, 0.12), [-40, 0, 40, 20]) +
    b.body(b.ring(0, 0, 40, 15), c, [-40, -15, 40, 15]) +
    specks;
  return b.repeat(one, [
    [50, 68],
    [48, 48, -3],
    [52, 28, 2],
  ]);
};

export const porkChop: Motif = (b, c) =>
  cut(
    b,
    'M14 40C14 18 40 8 60 16C78 22 82 34 86 50C90 66 92 84 84 88C76 90 74 76 64 72C50 68 40 84 26 78C14 72 14 56 14 40Z',
    [48, 46],
    c,
    b.body(
      'M20 34C24 30 30 34 27 40C25 50 25 60 30 70C31 76 24 78 22 72C16 60 16 44 20 34Z',
      '#fbf3e4',
      [16, 30, 31, 78],
    ) +
      veins(b, 'M42 34C50 30 54 38 62 34M44 52C52 48 58 56 66 50M42 66C46 62 50 66 54 62') +
      b.gloss(60, 28, 9, 4, 20, 0.35),
  );

export const lambChop: Motif = (b, c) => {
  const one =
    b.body('M6 -4C22 -16 34 -22 50 -24C56 -25 57 -17 51 -16C36 -12 26 -4 14 8Z', '#f2dfb8', [6, -24, 56, 8]) +
    b.put(b.path(b.ring(-12, 4, 28, 22), b.shade(c, 0.2)), 0, 4) +
    b.body(b.ring(-12, 4, 28, 22), fat, [-40, -18, 16, 26], 0.7) +
    b.body(b.ring(-13, 5, 22, 16), c, [-36, -12, 10, 22]) +
    veins(b, 'M-26 2C-20 -2 -16 4 -10 0M-18 12C-12 8 -8 12 -2 8', 2);
  return b.put(one, 42, 32, 4) + b.put(one, 44, 70, -4);
};

export const lambLeg: Motif = (b, c) =>
  b.put(bone(b), 72, 30, -138, 0.96) +
  b.body(
    'M76 20C84 26 82 34 76 40C70 50 72 70 58 82C42 94 14 88 10 66C8 46 26 36 42 32C56 28 64 20 68 16Q72 15 76 20Z',
    c,
    [10, 16, 82, 88],
  ) +
  b.body('M18 60C22 46 40 42 50 38C44 52 36 56 32 74C26 76 18 70 18 60Z', fat, [18, 38, 50, 76], 0.6) +
  b.gloss(56, 44, 5, 10, 30, 0.3);

export const meatCubes: Motif = (b, c) =>
  b.block(30, 62, 26, 26, 20, c) +
  b.block(72, 58, 26, 26, 20, b.tint(c, 0.06)) +
  b.block(50, 42, 24, 24, 18, b.shade(c, 0.04)) +
  b.block(26, 92, 26, 24, 20, b.tint(c, 0.08)) +
  b.block(66, 94, 28, 28, 22, c) +
  veins(b, 'M34 54Q40 48 46 50M74 48Q80 44 86 46M70 82Q78 76 86 80M30 84Q36 80 42 82', 2);

export const kabob: Motif = (b, c) => {
  const one =
    b.line('M-52 0H56', '#c9a06a', 3.4) +
    b.block(-34, 12, 15, 13, 17, c) +
    b.ball(-16, 0, 9, '#d9382f') +
    b.block(0, 12, 15, 13, 17, c) +
    b.ball(18, 0, 9, '#6fae3a') +
    b.block(36, 12, 15, 13, 17, c);
  return b.put(one, 48, 34, -18, 0.86) + b.put(one, 50, 66, -18, 0.86);
};

/** Long and slim, and one cut into medallions. */
export const tenderloin: Motif = (b, c) =>
  b.put(
    b.body(
      'M-46 4C-48 -8 -34 -17 -12 -18C14 -19 38 -14 49 -4C46 8 24 16 -4 18C-28 19 -45 15 -46 4Z',
      c,
      [-46, -18, 49, 19],
    ) +
      b.line('M-36 2Q0 -8 40 -4M-30 10Q4 4 32 5', b.shade(c, 0.12), 2.2, 0.55) +
      b.path('M-20 -17C-4 -21 20 -19 34 -12C18 -14 -2 -13 -20 -17Z', fat, 'opacity=".85"') +
      b.gloss(8, -11, 16, 2.6, 4, 0.4),
    51,
    30,
    -10,
  ) +
  [24, 51, 78]
    .map((x, at) =>
      b.put(
        b.put(b.path(b.ring(0, 0, 17, 11), b.shade(c, 0.18)), 0, 6) +
          b.body(b.ring(0, 0, 17, 11), b.tint(c, 0.14), [-17, -11, 17, 11], 0.7) +
          veins(b, 'M-9 -2Q-2 -8 4 -3M-6 6Q2 1 9 5', 1.8) +
          b.gloss(6, -5, 4, 1.6, 14, 0.4),
        x,
        72 + (at % 2) * 4,
      ),
    )
    .join('');

/** Thick blocks of meat, each on its bone. */
export const shortRibs: Motif = (b, c) => {
  const one = (x: number, y: number) =>
    b.put(b.block(0, 0, 34, 26, 22, c), x, y) +
    b.put(b.path('M0 -23L29 -35L23 -39L-6 -27Z', fat, 'opacity=".9"'), x, y) +
    b.put(
      b.body(b.ring(-11, -14, 6, 7.6), '#f6ead0', [-17, -22, -5, -6], 0.8) + b.oval(-11, -14, 3, 4, '#d9a48c'),
      x,
      y,
    ) +
    b.put(veins(b, 'M6 -10Q14 -16 24 -16M5 -3Q14 -9 25 -9', 1.9), x, y);
  return one(62, 52) + one(28, 66) + one(64, 92);
};
