import type { Motif, Place } from '../brush.ts';

const green = '#5f9f3a';

export const beet: Motif = (b, c) =>
  [
    [-14, '#4f8f3a'],
    [0, '#6fae3a'],
    [14, '#5a9a3a'],
  ]
    .map(([turn, color]) =>
      b.put(
        b.body('M-2 -2C-22 -16 -18 -36 0 -44C18 -36 22 -16 2 -2Z', String(color), [-20, -44, 20, 0]) +
          b.line('M0 16V-36M0 -12L-8 -20M0 -12L8 -20M0 -22L-6 -29M0 -22L6 -29', '#b5204f', 2.4),
        50,
        36,
        Number(turn) * 2.2,
        0.86,
      ),
    )
    .join('') +
  b.line('M40 48L36 34M50 46V34M60 48L64 34', '#c22a5a', 4) +
  b.body(
    'M50 44C70 40 84 52 82 68C80 82 62 86 54 92C51 95 50 98 49 100C47 97 47 94 44 91C36 85 19 81 18 67C17 51 32 40 50 44Z',
    c,
    [18, 42, 82, 96],
  ) +
  b.line('M32 50Q50 56 68 50M26 58Q34 61 40 61', b.shade(c, 0.14), 2, 0.55) +
  b.gloss(68, 58, 4, 8, -30, 0.3);

export const radish: Motif = (b, c) =>
  b.leaf(48, 40, -118, 40, green) +
  b.leaf(54, 40, -64, 40, '#7cb342') +
  b.leaf(51, 40, -90, 44, '#6aa53a') +
  b.body(
    'M50 38C72 36 84 50 82 64C80 80 58 84 52 98Q50 101 48 98C42 84 20 80 18 64C16 50 28 36 50 38Z',
    c,
    [18, 36, 82, 98],
  ) +
  b.path('M44 82Q50 86 56 82C54 86 53 90 52 98Q50 101 48 98C47 90 46 86 44 82Z', '#fff3f3', 'opacity=".85"') +
  b.gloss(67, 54, 5, 9, -28, 0.5);

export const onion: Motif = (b, c) =>
  b.line('M40 88L36 96M47 90L46 98M54 90L55 98M60 88L64 96', '#b59a6a', 2) +
  b.body(
    'M50 8C51 22 58 28 70 34C92 46 92 78 66 88C56 91.5 44 91.5 34 88C8 78 8 46 30 34C42 28 49 22 50 8Z',
    c,
    [10, 24, 90, 91],
  ) +
  b.line(
    'M50 20C30 36 24 66 40 90M50 20C70 36 76 66 60 90M50 18C46 40 46 68 50 90M46 24C18 44 14 66 28 84M54 24C82 44 86 66 72 84',
    b.shade(c, 0.13),
    1.8,
    0.55,
  ) +
  b.gloss(72, 52, 5, 11, -16, 0.4);

export const potato: Motif = (b, c) => {
  const one = b.body(
    'M-38 4C-40 -16 -18 -26 4 -24C28 -22 42 -8 38 8C34 24 10 26 -10 24C-28 22 -37 16 -38 4Z',
    c,
    [-38, -25, 39, 25],
  );
  const eyes = (places: readonly Place[]) => b.repeat(b.oval(0, 0, 3.4, 1.8, b.shade(c, 0.16)), places);
  return (
    b.put(
      one +
        eyes([
          [-20, -4, 20],
          [4, -12],
          [20, 4, -20],
          [-6, 10],
        ]) +
        b.gloss(16, -14, 8, 3.4, 14, 0.35),
      46,
      36,
      -12,
    ) +
    b.put(
      one +
        eyes([
          [-22, 2],
          [0, -8, 30],
          [18, -2],
          [8, 12],
        ]) +
        b.gloss(16, -14, 8, 3.4, 14, 0.35),
      54,
      68,
      8,
    )
  );
};

export const sweetPotato: Motif = (b, c) => {
  const one =
    b.body(
      'M-48 8C-36 4 -28 -16 -4 -18C20 -20 34 -10 50 -10C40 0 32 16 6 19C-18 22 -32 12 -48 8Z',
      c,
      [-46, -18, 48, 20],
    ) +
    b.line('M-22 -4Q-16 -8 -10 -8M2 6Q8 4 14 5M-8 10Q-4 9 0 11M14 -8Q20 -9 26 -7', b.shade(c, 0.18), 1.8, 0.6) +
    b.gloss(8, -11, 10, 2.8, -4, 0.35);
  return b.put(one, 50, 36, -16) + b.put(one, 50, 68, 8);
};

/** White, with a violet shoulder and a tap root. */
export const turnip: Motif = (b, c) =>
  b.leaf(46, 30, -120, 38, green) +
  b.leaf(55, 30, -60, 38, '#7cb342') +
  b.leaf(50, 30, -90, 42, '#6aa53a') +
  b.body(
    'M50 28C76 24 92 38 90 56C88 76 64 84 54 94Q51 100 49 94C38 84 12 76 10 56C8 38 24 24 50 28Z',
    '#fbf4ea',
    [10, 28, 90, 98],
  ) +
  b.path(
    'M50 28C76 24 92 38 90 55C76 64 64 54 50 60C36 54 24 64 10 55C8 38 24 24 50 28Z',
    b.linear(0, 26, 0, 64, `0 ${c}, .6 ${b.tint(c, 0.2)}, 1 ${b.tint(c, 0.4)} 0`),
  ) +
  b.line('M26 68Q34 72 40 71M60 78Q66 76 70 73', '#d9cbbd', 2, 0.7) +
  b.gloss(73, 44, 5, 10, -30, 0.45);

export const shallots: Motif = (b, c) => {
  const one =
    b.line('M-5 28L-8 34M0 30V36M5 28L8 34', '#b59a6a', 1.8) +
    b.body(
      'M1 -44C2 -32 6 -28 14 -18C26 -4 26 18 14 26C6 31 -6 31 -14 26C-26 18 -26 -4 -14 -18C-6 -28 -2 -32 1 -44Z',
      c,
      [-23, -34, 23, 29],
    ) +
    b.line('M0 -34C-14 -14 -16 8 -8 28M1 -34C14 -14 16 8 8 28M0 -32V29', b.shade(c, 0.16), 1.8, 0.5) +
    b.gloss(12, -2, 3.4, 9, -14, 0.4);
  return b.put(one, 32, 50, -24, 0.96) + b.put(one, 66, 56, 16);
};

/** Squat and brown, a piece cut out of it that shows it white. */
export const jicama: Motif = (b, c) =>
  b.body(
    'M50 20C80 16 94 34 92 56C90 76 74 88 56 90Q50 96 44 90C26 88 10 76 8 56C6 34 20 16 50 20Z',
    c,
    [8, 19, 92, 92],
  ) +
  b.line('M42 21Q46 12 44 6M50 20Q51 13 55 9', '#9a7a4a', 4) +
  b.line('M16 42Q26 46 34 44M14 62Q24 66 30 64M26 78Q32 78 36 76M62 28Q70 28 76 32', b.shade(c, 0.16), 2, 0.55) +
  b.path('M54 44C74 38 90 44 91 62C88 78 74 88 58 89C50 78 48 56 54 44Z', b.shade(c, 0.14)) +
  b.body('M57 47C74 42 87 47 88 62C85 75 73 84 60 85C54 76 52 57 57 47Z', '#fbf7ea', [53, 44, 88, 85], 0.6) +
  b.line('M62 54Q72 50 80 54M61 64Q72 60 84 62M63 75Q70 72 78 72', '#e8dfc8', 1.8, 0.8);

/** Long and brown as bark, cut at its end. */
export const yuca: Motif = (b, c) => {
  const one =
    b.body('M-48 2C-44 -8 -30 -14 -8 -15L30 -14V14L-8 15C-30 14 -44 10 -48 2Z', c, [-46, -15, 34, 15]) +
    b.line('M-34 -8Q-30 0 -34 8M-20 -13Q-15 0 -20 13M-4 -14Q1 0 -4 14M12 -13Q17 0 12 13', b.shade(c, 0.22), 2, 0.55) +
    b.gloss(-2, -9, 16, 2, -2, 0.25) +
    b.oval(30, 0, 9, 14.4, b.shade(c, 0.12)) +
    b.oval(30.6, 0, 7.6, 12.6, '#e8b8a4') +
    b.oval(31, 0, 6.6, 11.2, '#fdfaf0') +
    b.oval(31, 0, 1.2, 2, '#d9c9a8');
  return b.put(one, 54, 36, -20) + b.put(one, 52, 70, -8);
};

/** A pear-shaped squash with deep furrows. */
export const chayote: Motif = (b, c) =>
  b.put(
    b.body(
      'M-2 -42C12 -44 20 -32 24 -16C30 4 34 18 28 32C22 46 6 46 0 38C-6 46 -22 46 -28 32C-34 18 -30 4 -24 -16C-20 -32 -14 -42 -2 -42Z',
      c,
      [-30, -42, 30, 44],
    ) +
      b.line(
        'M0 38C-2 20 -3 4 -1 -14M-13 40C-18 22 -15 0 -12 -18M13 40C18 22 15 0 12 -18',
        b.shade(c, 0.18),
        2.4,
        0.6,
      ) +
      b.body('M-5 -40L-4 -50Q0 -53 5 -49L4 -40Z', '#8a9a4a', [-5, -51, 5, -40]) +
      b.gloss(17, -4, 4, 10, -12, 0.4),
    50,
    54,
    10,
  );
