import type { Brush, Motif } from './brush.ts';

/** A boneless breast, pale and smooth. */
export const chickenBreast: Motif = (b, c) => {
  const one =
    b.body(
      'M-42 10C-44 -8 -28 -24 -6 -24C16 -24 30 -12 46 8C40 18 22 16 8 20C-10 26 -40 28 -42 10Z',
      c,
      [-42, -24, 46, 25],
    ) +
    b.line('M-30 6C-18 -8 0 -10 20 0M-22 14C-8 4 8 4 24 8', b.shade(c, 0.1), 2, 0.55) +
    b.gloss(2, -13, 14, 4, 12, 0.45);
  return b.put(one, 50, 34, -8) + b.put(one, 48, 68, 10);
};

export const chickenThigh: Motif = (b, c) => {
  const one =
    b.body(
      'M-36 6C-40 -14 -18 -28 6 -26C30 -24 42 -8 38 8C34 24 12 28 -8 26C-26 24 -34 18 -36 6Z',
      '#f6dcb4',
      [-38, -27, 40, 27],
    ) +
    b.body(
      'M-28 8C-32 -8 -14 -18 4 -17C22 -16 32 -6 29 6C26 17 8 20 -6 19C-20 18 -26 14 -28 8Z',
      c,
      [-28, -18, 30, 20],
    ) +
    b.line('M-16 4C-6 -6 8 -4 18 2', b.shade(c, 0.12), 2.2, 0.6) +
    b.gloss(12, -9, 8, 3, 14, 0.4);
  return b.put(one, 42, 34, -14) + b.put(one, 58, 68, 12);
};

export const bone = (b: Brush) =>
  b.body('M-3 0L-4 20C-12 22 -10 32 -3 30C-1 34 5 34 6 29C13 29 12 19 5 19L4 0Z', '#f6e6c4', [-10, 0, 12, 33]);

export const drumsticks: Motif = (b, c) => {
  const one =
    b.put(bone(b), 0, 24) +
    b.body('M-7 30C-8 12 -26 4 -22 -18C-18 -36 20 -38 24 -16C27 4 8 12 8 30Q0 34 -7 30Z', c, [-24, -32, 26, 32]) +
    b.gloss(11, -14, 5, 8, -20, 0.4) +
    b.line('M-10 -12Q-4 0 -2 14', b.shade(c, 0.1), 2, 0.5);
  return b.put(one, 34, 42, 20) + b.put(one, 66, 46, -8);
};

export const chickenWings: Motif = (b, c) => {
  const one =
    b.body(
      'M-38 16C-46 2 -34 -16 -18 -16C-8 -16 -2 -8 4 -4C12 -12 26 -24 38 -22C46 -20 46 -10 38 -8C28 -4 22 4 16 14C10 22 0 22 -8 20C-20 24 -32 24 -38 16Z',
      c,
      [-42, -24, 44, 24],
    ) +
    b.line('M-4 18C0 10 2 4 4 -4M-28 10C-24 0 -16 -6 -8 -6', b.shade(c, 0.13), 2.2, 0.6) +
    b.gloss(-20, -7, 7, 3, -18, 0.45);
  return b.put(one, 50, 32, -6) + b.put(one, 48, 70, 12);
};

export const wholeBird: Motif = (b, c) =>
  b.oval(50, 86, 42, 7, '#e9e6f0') +
  b.body('M12 54C12 30 32 14 54 16C78 18 92 38 90 58C88 78 72 88 50 88C26 88 12 76 12 54Z', c, [12, 15, 90, 88]) +
  b.body('M18 56C10 54 6 64 12 70C22 80 34 72 40 62C34 54 26 56 18 56Z', b.shade(c, 0.05), [8, 54, 40, 76]) +
  b.body(
    'M56 60C60 44 84 42 90 56C93 66 96 74 92 78C88 80 84 78 80 80C68 86 54 74 56 60Z',
    b.tint(c, 0.08),
    [56, 46, 93, 82],
  ) +
  b.put(bone(b), 86, 72, -46, 0.6) +
  b.line('M54 20C44 28 40 40 42 52', b.shade(c, 0.12), 2.6, 0.5) +
  b.gloss(66, 32, 10, 5, 20, 0.45);

/** Golden, breaded bites. */
export const nuggets: Motif = (b, c) =>
  b.repeat(
    b.body(
      'M-20 2C-22 -12 -6 -16 6 -14C18 -14 24 -2 20 8C16 18 2 14 -6 16C-16 18 -20 10 -20 2Z',
      c,
      [-21, -15, 22, 17],
    ) +
      b.repeat(b.oval(0, 0, 1.8, 1.2, b.tint(c, 0.4)), [
        [-10, -3],
        [0, -8],
        [9, -3],
        [-4, 5],
        [8, 7],
        [14, 2],
      ]),
    [
      [32, 30, -10],
      [68, 32, 16],
      [22, 58, 20],
      [54, 56, -8],
      [82, 60, 8],
      [38, 82, 6],
      [68, 84, -14],
    ],
  );

export const sticks: Motif = (b, c) =>
  b.repeat(
    b.block(-14, 14, 46, 15, 13, c) +
      b.repeat(b.oval(0, 0, 1.8, 1.2, b.tint(c, 0.4)), [
        [-8, 6],
        [0, 4],
        [10, -2],
        [18, -4],
        [4, -10],
        [14, -14],
      ]),
    [
      [30, 42],
      [44, 60],
      [28, 80],
    ],
  );
