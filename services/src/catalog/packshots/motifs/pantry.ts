import type { Motif } from './brush.ts';

export const peanutButter: Motif = (b, c) =>
  b.body('M10 66L56 38L66 54L22 88Q8 92 6 80Q6 70 10 66Z', '#c9ced8', [6, 38, 66, 90]) +
  b.body('M60 34L88 10Q96 6 97 14Q97 18 94 22L68 50Z', '#9a5a30', [60, 8, 97, 50]) +
  b.body(
    'M8 60C14 46 30 50 38 40C46 28 60 32 62 44C64 56 52 58 48 68C42 82 20 92 10 80C4 72 4 66 8 60Z',
    c,
    [5, 33, 63, 87],
  ) +
  b.line('M18 66Q34 62 44 46M24 76Q40 70 52 52', b.tint(c, 0.3), 3, 0.7);

export const cinnamon: Motif = (b, c) => {
  const one =
    b.body('M-44 -8H40V10H-44Z', c, [-44, -8, 40, 10]) +
    b.line('M-44 -2H38M-44 4H38', b.shade(c, 0.16), 1.8, 0.6) +
    b.oval(40, 1, 6, 9, b.shade(c, 0.1)) +
    b.line('M40 -6C46 -4 46 4 40 6C36 6 36 -1 39 -1', b.tint(c, 0.3), 1.8);
  return b.put(one, 50, 32, -14) + b.put(one, 50, 54, 4) + b.put(one, 48, 78, -8);
};

export const sugarCubes: Motif = (b, c) =>
  b.block(32, 66, 28, 28, 26, c) +
  b.block(74, 62, 26, 26, 24, b.tint(c, 0.2)) +
  b.block(52, 42, 26, 26, 24, c) +
  b.block(50, 96, 28, 28, 26, b.tint(c, 0.2)) +
  b.repeat(b.oval(0, 0, 1.4, 1.2, b.shade(c, 0.14)), [
    [40, 56],
    [50, 50],
    [82, 50],
    [60, 86],
    [70, 80],
    [58, 30],
    [44, 76],
    [26, 56],
  ]);

/** A squeeze of sauce. */
export const sauceDrop: Motif = (b, c) =>
  b.body(
    'M10 66C6 48 26 46 34 38C44 28 40 18 52 10C56 24 70 28 74 42C82 46 94 52 90 66C86 84 16 86 10 66Z',
    c,
    [8, 10, 92, 80],
  ) +
  b.line('M22 62C34 52 52 58 62 46M34 72C50 66 66 72 80 62', b.tint(c, 0.4), 4, 0.7) +
  b.gloss(58, 32, 4, 8, -24, 0.5);

export const syrupPour: Motif = (b, c) =>
  b.put(
    b.body('M50 6C66 32 78 46 78 62C78 80 66 92 50 92S22 80 22 62C22 46 34 32 50 6Z', c, [22, 6, 78, 92]) +
      b.gloss(63, 58, 5, 14, 10, 0.5),
    0,
    0,
  );

/** A glass of something cold, with ice. */
export const coldGlass: Motif = (b, c) =>
  b.path('M20 10H80L72 92Q50 97 28 92Z', b.linear(20, 0, 80, 0, '0 #a9cfe6 .8, .7 #f3fbff .9, 1 #bfe0f0 .8')) +
  b.body('M24 28Q50 34 76 28L70 88Q50 92 30 88Z', c, [24, 26, 76, 90]) +
  b.put(b.block(0, 0, 13, 13, 12, '#f4fbff'), 36, 44) +
  b.put(b.block(0, 0, 13, 13, 12, '#f4fbff'), 54, 40) +
  b.oval(50, 28, 26, 4.6, b.tint(c, 0.3), 'opacity=".7"') +
  b.repeat(b.oval(0, 0, 1.9, 1.9, '#fff', 'opacity=".6"'), [
    [40, 62],
    [52, 70],
    [60, 58],
    [46, 78],
    [64, 74],
    [36, 72],
  ]) +
  b.line('M60 38L70 2', '#e2504a', 4.5);

export const icePop: Motif = (b, c) =>
  b.body('M44 68H56V92Q50 98 44 92Z', '#e0b878', [44, 68, 56, 95]) +
  b.body('M26 36C26 14 38 6 50 6S74 14 74 36V66Q74 74 66 74H34Q26 74 26 66Z', c, [26, 6, 74, 74]) +
  b.line('M42 24V60M58 24V60', b.shade(c, 0.14), 4, 0.45) +
  b.gloss(66, 30, 3, 12, 0, 0.5);

export const cornDog: Motif = (b, c) =>
  b.put(
    b.line('M0 40V66', '#d9b07a', 5) +
      b.body('M-15 -34C-15 -52 15 -52 15 -34V30C15 44 -15 44 -15 30Z', c, [-15, -48, 15, 42]) +
      b.line('M-8 -30Q8 -24 -6 -14T6 2T-6 18', '#f2c53d', 4.4),
    48,
    50,
    28,
    0.92,
  );

export const taters: Motif = (b, c) =>
  b.repeat(
    b.body('M-17 -10C-17 -16 17 -16 17 -10V10C17 16 -17 16 -17 10Z', c, [-17, -14, 17, 14]) +
      b.repeat(b.oval(0, 0, 2, 1.2, b.tint(c, 0.4)), [
        [-9, -4],
        [0, 3],
        [8, -5],
        [-6, 8],
        [10, 7],
      ]),
    [
      [34, 30, -20],
      [68, 34, 26],
      [50, 54, -8],
      [22, 66, 18],
      [78, 68, -14],
      [48, 84, 6],
    ],
  );

export const onionRings: Motif = (b, c) =>
  b.repeat(
    b.path(`${b.ring(0, 0, 26, 19)}${b.ring(0, -1, 14, 9)}`, b.shade(c, 0.14), 'fill-rule="evenodd"') +
      b.path(
        `${b.ring(0, -4, 26, 19)}${b.ring(0, -5, 14, 9)}`,
        b.radial(10, -14, 40, 34, `0 ${b.tint(c, 0.3)}, 1 ${c}`),
        'fill-rule="evenodd"',
      ),
    [
      [50, 30],
      [30, 58, -10],
      [70, 62, 12],
      [48, 82, 4, 0.9],
    ],
  );
