import type { Brush, Motif } from '../brush.ts';

/** A green star of sepals around a stalk, at the top of a fruit. */
const calyx = (b: Brush, x: number, y: number, size = 1) =>
  b.put(
    [-168, -128, -52, -12, 24, 156].map((turn) => b.leaf(0, 0, turn, 25, '#4f9440')).join('') +
      b.leaf(0, 0, 90, 17, '#5fa34a') +
      b.body('M-3 2C-4 -8 -2 -14 4 -18L9 -15C4 -11 3 -6 4 2Q0 4 -3 2Z', '#5fa34a', [-4, -18, 9, 4]),
    x,
    y,
    0,
    size,
  );

export const tomato: Motif = (b, c) =>
  b.body('M50 27C60 20 92 24 92 56C92 80 72 92 50 92S8 80 8 56C8 24 40 20 50 27Z', c, [8, 24, 92, 92]) +
  b.path(
    'M50 27C42 36 30 34 26 44C34 26 44 28 50 27ZM50 27C58 36 70 34 74 44C66 26 56 28 50 27Z',
    b.shade(c, 0.16),
    'opacity=".5"',
  ) +
  b.gloss(73, 47, 7, 11, -34, 0.42) +
  calyx(b, 50, 27);

export const cherryTomatoes: Motif = (b, c) => {
  const one = b.ball(0, 0, 20, c) + b.gloss(8, -7, 4, 5, -30, 0.5) + calyx(b, 0, -17, 0.5);
  return b.repeat(one, [
    [28, 46, -10],
    [70, 42, 12],
    [50, 74, 4],
  ]);
};

export const eggplant: Motif = (b, c) =>
  b.put(
    b.body(
      'M0 -34C14 -34 20 -22 23 -8C30 10 36 22 28 34C20 46 -20 46 -28 34C-36 22 -30 10 -23 -8C-20 -22 -14 -34 0 -34Z',
      c,
      [-32, -34, 32, 44],
    ) +
      b.gloss(15, 8, 5, 19, -8, 0.34) +
      b.body(
        'M-19 -22C-15 -34 -6 -38 -3 -39C-4 -46 -6 -50 -8 -53L4 -56C6 -50 6 -44 5 -39C10 -38 16 -34 20 -22C16 -28 10 -28 8 -16C4 -28 -2 -28 -6 -18C-8 -28 -14 -28 -19 -22Z',
        '#5f9a48',
        [-19, -56, 20, -16],
      ),
    50,
    56,
    18,
    0.98,
  );

export const tomatillos: Motif = (b, c) => {
  const husk = '#d3cf8e';
  const bare = b.ball(0, 0, 25, c) + b.gloss(10, -9, 5, 7, -30, 0.4);
  return (
    b.put(
      b.body(
        'M-27 2C-27 -14 -10 -22 0 -34C10 -22 27 -14 27 2C27 20 12 27 0 27S-27 20 -27 2Z',
        husk,
        [-27, -30, 27, 27],
      ) + b.line('M0 -32C-12 -12 -14 8 -8 25M0 -32C12 -12 14 8 8 25M-2 -32L2 -42', b.shade(husk, 0.2), 1.9, 0.75),
      30,
      46,
      -10,
    ) +
    b.put(
      bare +
        b.body(
          'M-24 -4C-26 -18 -10 -22 0 -34C10 -22 26 -18 24 -4C16 -12 10 2 0 -8C-10 2 -16 -12 -24 -4Z',
          husk,
          [-25, -34, 25, 2],
        ) +
        b.line('M0 -32C-8 -22 -12 -14 -12 -6M0 -32C8 -22 12 -14 12 -6', b.shade(husk, 0.2), 1.7, 0.7),
      67,
      62,
      8,
    )
  );
};

export const poblano: Motif = (b, c) => {
  const one =
    b.body(
      'M-36 -6C-36 -20 -22 -22 -10 -19C10 -16 34 -4 50 12C38 18 10 24 -12 21C-28 19 -36 8 -36 -6Z',
      c,
      [-36, -20, 48, 22],
    ) +
    b.line('M-30 2C-10 2 12 6 34 11', b.shade(c, 0.2), 2, 0.5) +
    b.gloss(-4, -10, 14, 3, 12, 0.35) +
    b.body(
      'M-37 -10C-28 -12 -27 -2 -30 8C-34 8 -38 4 -39 2C-46 2 -52 -2 -54 -10L-48 -14C-46 -9 -42 -8 -37 -10Z',
      '#86a85a',
      [-54, -14, -27, 8],
    );
  return b.put(one, 50, 32, 8) + b.put(one, 52, 68, -8);
};

export const okra: Motif = (b, c) => {
  const pod =
    b.body('M-34 -8C-16 -13 14 -12 46 0C14 12 -16 13 -34 8C-38 4 -38 -4 -34 -8Z', c, [-36, -11, 44, 11]) +
    b.line('M-33 -3C-10 -6 14 -5 40 0M-33 4C-10 6 14 5 40 1', b.shade(c, 0.16), 1.6, 0.6) +
    b.gloss(-4, -7, 12, 1.6, 3, 0.4) +
    b.body('M-32 -9Q-28 0 -32 9L-42 7Q-46 0 -42 -7Z', b.tint(c, 0.16), [-45, -9, -29, 9]) +
    b.line('M-43 0L-53 -3', b.shade(c, 0.1), 4);
  return b.repeat(pod, [
    [52, 24, 14],
    [48, 46, -14],
    [54, 62, 10],
    [50, 82, -6],
  ]);
};
