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

/** Drumettes, each with the end of its bone, and a flat one with two bones. */
export const chickenWings: Motif = (b, c) => {
  const drumette =
    b.ball(0, 33, 6, '#f6e6c4', 5) +
    b.body(
      'M-6 32C-7 20 -22 12 -22 -6C-22 -24 -8 -31 2 -30C16 -29 25 -18 23 -3C21 12 9 20 8 32Q1 36 -6 32Z',
      c,
      [-22, -30, 24, 34],
    ) +
    b.line('M-12 -10Q-8 6 0 16M10 -14Q14 -4 10 6', b.shade(c, 0.13), 2.2, 0.5) +
    b.gloss(9, -17, 6, 8, -20, 0.5);
  const flat =
    b.body(
      'M-34 -2C-36 -12 -26 -17 -14 -15C0 -13 14 -16 28 -15C40 -14 44 -4 38 4C32 12 14 13 0 13C-16 14 -32 12 -34 -2Z',
      b.tint(c, 0.06),
      [-35, -17, 42, 14],
    ) +
    b.line('M-24 -4Q0 -8 28 -6M-22 5Q2 4 28 3', b.shade(c, 0.15), 2.2, 0.5) +
    b.repeat(b.oval(0, 0, 1.3, 1, b.shade(c, 0.18)), [
      [-12, 0],
      [2, -1],
      [16, -2],
      [-4, 9],
      [10, -11],
    ]) +
    b.gloss(6, -11, 12, 2.2, -2, 0.5);
  return b.put(drumette, 30, 36, 34, 0.94) + b.put(drumette, 70, 34, -16, 0.94) + b.put(flat, 46, 77, -6, 1.04);
};

/** A bird ready for the oven, its legs tied, seen from its side. */
export const rawBird: Motif = (b, c) =>
  b.body('M8 58C6 36 22 16 46 14C66 13 82 28 86 48C88 66 78 84 52 86C26 88 10 78 8 58Z', c, [8, 14, 87, 87]) +
  b.line('M44 16C36 26 32 38 33 48', b.shade(c, 0.1), 2.4, 0.45) +
  b.body(
    'M14 52C8 48 4 56 8 64C12 72 24 74 32 66C38 60 42 54 36 50C28 46 20 54 14 52Z',
    b.tint(c, 0.1),
    [4, 48, 40, 73],
  ) +
  b.line('M12 62Q22 64 32 56', b.shade(c, 0.12), 2, 0.5) +
  b.put(bone(b), 80, 62, -84, 0.62) +
  b.body(
    'M46 62C46 46 62 38 74 44C82 48 84 56 90 60C94 64 92 70 86 70C78 70 74 80 62 82C50 83 46 74 46 62Z',
    b.tint(c, 0.14),
    [46, 42, 93, 83],
  ) +
  b.line('M50 66C52 56 60 50 70 50', b.shade(c, 0.1), 2.2, 0.5) +
  b.line('M84 56Q90 62 84 70', '#f4ecdc', 3) +
  b.gloss(60, 27, 12, 5, 20, 0.5) +
  b.gloss(66, 50, 6, 2.6, 14, 0.45);

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

/** Breaded sticks, crumbs and all; one is broken and shows its white inside. */
export const sticks: Motif = (b, c) => {
  const crumbs = b.repeat(b.oval(0, 0, 2.2, 1.4, b.tint(c, 0.42)), [
    [-32, -3, 20],
    [-22, 5],
    [-14, -5, -30],
    [-4, 3],
    [6, -4, 20],
    [15, 5, -20],
    [25, -3],
    [33, 4, 30],
  ]);
  const dark = b.repeat(b.oval(0, 0, 1.6, 1, b.shade(c, 0.16)), [
    [-27, 2],
    [-9, 0],
    [1, 7],
    [11, -7],
    [20, 1],
    [30, -7],
  ]);
  const rough = (x: number) =>
    b.body(
      `M-40 2Q-42 -10 -34 -11Q-24 -14 -14 -11Q-4 -14 6 -11Q16 -14 ${x - 12} -11Q${x} -12 ${x} -3Q${x + 2} 8 ${x - 6} 11Q${x - 16} 14 6 11Q-6 14 -16 12Q-28 14 -34 11Q-41 10 -40 2Z`,
      c,
      [-41, -13, x + 1, 13],
    );
  const one = rough(41) + crumbs + dark;
  return (
    b.put(one, 50, 24, -9) +
    b.put(one, 48, 50, 6) +
    b.put(
      rough(26) +
        crumbs.replace(/<use[^>]*33[^>]*>/, '') +
        b.body('M20 -11Q30 -12 31 -2Q32 10 24 12Q16 8 18 0Q15 -6 20 -11Z', '#fbf3e0', [15, -12, 32, 12], 0.7) +
        b.line('M21 -4Q24 -2 27 -4M21 4Q24 5 27 3', '#e8d8b8', 1.6, 0.8),
      56,
      78,
      -5,
    )
  );
};

/** Slim strips of breast. */
export const chickenTenders: Motif = (b, c) => {
  const one =
    b.body(
      'M-44 4C-40 -8 -16 -12 6 -10C26 -9 40 -8 48 -2C42 8 22 12 0 12C-20 13 -46 14 -44 4Z',
      c,
      [-44, -12, 48, 13],
    ) +
    b.line('M-34 3C-14 -3 12 -3 34 -1', b.shade(c, 0.1), 2, 0.55) +
    b.gloss(2, -6, 16, 2.4, 2, 0.5);
  return b.repeat(one, [
    [50, 22, -8],
    [48, 44, 8],
    [53, 62, -6],
    [48, 82, 5],
  ]);
};
