import type { Motif } from './brush.ts';

/** Crisp rolls, one cut to show its filling. */
export const eggRolls: Motif = (b, c) => {
  const roll =
    b.body(
      'M-38 -2C-40 -14 -32 -17 -20 -17H22C34 -17 40 -12 39 0C38 12 32 16 20 16H-22C-33 16 -37 10 -38 -2Z',
      c,
      [-39, -17, 40, 16],
    ) +
    b.line('M-12 -16Q2 -4 -6 15M12 -16Q24 -2 18 15', b.shade(c, 0.18), 2.2, 0.6) +
    b.repeat(b.ball(0, 0, 2, b.tint(c, 0.3)), [
      [-26, -6],
      [-20, 6],
      [2, 4],
      [8, -8],
      [28, -6],
      [-4, -10],
      [26, 8],
    ]) +
    b.gloss(2, -11, 18, 2.4, 0, 0.45);
  const filling =
    b.body(b.ring(38, -1, 9, 16), b.tint(c, 0.2), [29, -17, 47, 15], 0.7) +
    b.oval(38, -1, 6.6, 13, '#f2e6c0') +
    b.line('M36 -9L41 -5M35 -1L41 2M37 6L41 8', '#6fae4a', 2.8) +
    b.line('M40 -10L36 -4M40 -2L36 4', '#f2902e', 2.4) +
    b.oval(39, 8, 2, 1.6, '#b5583a');
  return b.put(roll, 52, 26, -8) + b.put(roll, 46, 50, 6) + b.put(roll + filling, 46, 77, -6, 0.96);
};

/** Corn dough steamed in its husk, one of them open. */
export const tamales: Motif = (b, c) => {
  const husk =
    b.body(
      'M-46 2C-44 -14 -24 -19 4 -18C26 -17 40 -12 50 -6C48 6 34 14 6 17C-22 19 -44 16 -46 2Z',
      c,
      [-46, -19, 50, 18],
    ) + b.line('M-42 -2Q0 -14 46 -6M-44 4Q0 -4 46 -2M-38 10Q2 4 38 4', b.shade(c, 0.14), 1.8, 0.55);
  return (
    b.put(
      husk +
        b.body('M-12 -19L-4 -19L-2 17L-10 18Z', b.shade(c, 0.16), [-12, -19, -2, 18]) +
        b.gloss(18, -11, 12, 2.2, 6, 0.4),
      50,
      27,
      -8,
    ) +
    b.put(
      b.body(
        'M-48 6C-46 -14 -22 -24 6 -22C30 -20 44 -12 52 -2C46 16 26 24 2 24C-24 24 -47 20 -48 6Z',
        c,
        [-48, -23, 52, 24],
      ) +
        b.line('M-46 2L-58 -6M-46 8L-58 10M-44 13L-54 20', b.shade(c, 0.06), 5) +
        b.body(
          'M-32 6C-32 -8 -14 -14 6 -13C24 -12 34 -6 37 0C32 10 18 14 2 14C-16 14 -31 14 -32 6Z',
          '#f4d88a',
          [-32, -14, 37, 14],
        ) +
        b.path('M-8 -3C0 -8 16 -7 20 -1C16 4 -4 5 -8 -3Z', '#a8502e') +
        b.repeat(b.oval(0, 0, 1.6, 1.1, '#e2bc62'), [
          [-22, 2],
          [-14, 8],
          [26, 2],
          [6, 10],
          [-16, -6],
        ]) +
        b.gloss(10, -10, 10, 1.8, 4, 0.5),
      54,
      68,
      4,
    )
  );
};

/** Soft and puffed, white and pink. */
export const marshmallows: Motif = (b, c) => {
  const one = (color: string) =>
    b.body(
      'M-19 -10C-21 -4 -21 8 -19 13C-16 24 16 24 19 13C21 8 21 -4 19 -10Z',
      b.shade(color, 0.03),
      [-20, -10, 20, 21],
      0.7,
    ) +
    b.body(b.ring(0, -11, 19, 10), b.tint(color, 0.4), [-19, -21, 19, -1], 0.5) +
    b.gloss(11, 4, 2.6, 7, 4, 0.8);
  const pink = '#f6bcc8';
  return (
    b.put(one(pink), 50, 26) +
    b.put(one(c), 28, 48, -8) +
    b.put(one(c), 72, 48, 10) +
    b.put(one(c), 50, 72, 2) +
    b.put(one(pink), 16, 78, -14, 0.9) +
    b.put(one(pink), 84, 78, 14, 0.9)
  );
};

/** In their shells, and one without. */
export const hazelnuts: Motif = (b, c) => {
  const nut =
    b.body('M0 -25C14 -24 26 -10 25 4C24 18 12 25 0 25S-24 18 -25 4C-26 -10 -14 -24 0 -25Z', c, [-25, -25, 25, 25]) +
    b.path('M-24 8C-18 2 -10 6 0 4C10 6 18 2 24 8C20 20 10 25 0 25S-20 20 -24 8Z', '#e6c48c') +
    b.line('M-14 -18Q-18 -4 -14 4M0 -24V3M14 -18Q18 -4 14 4', b.shade(c, 0.16), 1.8, 0.5) +
    b.line('M-12 12Q-8 18 -4 22M4 12Q8 16 12 20M-18 12L-14 16', '#c49a5c', 1.6, 0.6) +
    b.gloss(9, -12, 4, 7, -24, 0.5);
  const kernel =
    b.ball(0, 0, 18, '#eed3a0') +
    b.path('M-17 -4C-14 -16 -4 -19 4 -17C0 -10 2 -2 -4 4C-8 8 -16 4 -17 -4Z', b.shade(c, 0.02), 'opacity=".8"') +
    b.gloss(7, -7, 4, 3, -30, 0.6);
  return b.put(nut, 34, 36, -14) + b.put(nut, 68, 44, 16, 0.96) + b.put(nut, 34, 76, 10, 0.9) + b.put(kernel, 70, 80);
};

/** Two canes, crossed, striped in red. */
export const candyCanes: Motif = (b, c) => {
  const d = 'M0 48V-20C0 -46 36 -46 36 -20V-12';
  const cane =
    b.line(d, b.shade('#fdf6f0', 0.12), 15) +
    b.line(d, '#fffaf4', 12.6) +
    b.line(
      'M-6 42L6 34M-6 26L6 18M-6 10L6 2M-6 -6L6 -14M-5 -24L7 -27M2 -40L12 -32M18 -46L20 -34M34 -40L27 -31M42 -24L30 -21M42 -10L30 -13',
      c,
      5,
    ) +
    b.line('M3.4 46V-20C4 -38 22 -42 30 -32', '#fff', 1.8, 0.6);
  const right = b.put(cane, 50, 52, 16, 0.86);
  return `<g transform="matrix(-1 0 0 1 100 0)">${right}</g>${right}`;
};
