import type { Brush, Motif, Place } from './brush.ts';

const scorched = (b: Brush, c: string, places: readonly Place[]) =>
  b.repeat(b.oval(0, 0, 6, 3.6, '#8a4a1e', 'opacity=".34"') + b.oval(0, 0, 3.4, 2, '#6b3414', 'opacity=".4"'), places) +
  b.repeat(
    b.oval(0, 0, 5, 3, b.tint(c, 0.35), 'opacity=".6"'),
    places.map(([x, y, turn]) => [x + 7, y - 6, turn ?? 0] as const),
  );

/** A long drop, blistered by the oven. */
export const naan: Motif = (b, c) => {
  const d = 'M12 54C10 34 28 18 50 18C66 18 84 24 94 34C96 40 88 44 86 52C82 72 62 84 42 82C24 80 13 70 12 54Z';
  return (
    b.put(b.path(d, b.shade(c, 0.2)), 0, 6) +
    b.body(d, c, [12, 18, 95, 83]) +
    scorched(b, c, [
      [34, 38, 20],
      [56, 32, -10],
      [74, 42, 30],
      [28, 58],
      [48, 54, -24],
      [66, 62, 10],
      [44, 72, 14],
    ])
  );
};

/** Two rounds, the front one open at its edge. */
export const pita: Motif = (b, c) => {
  const disc = (x: number, y: number, color: string) =>
    b.put(b.path(b.ring(x, y, 36, 31), b.shade(color, 0.2)), 0, 5) +
    b.body(b.ring(x, y, 36, 31), color, [x - 36, y - 31, x + 36, y + 31], 0.9);
  return (
    disc(58, 38, b.shade(c, 0.03)) +
    disc(44, 58, c) +
    scorched(b, c, [
      [34, 48, 14],
      [54, 46, -14],
      [40, 64, 6],
      [60, 62, 20],
      [48, 74, -8],
    ]) +
    b.path('M10 66C20 84 58 92 76 72C64 80 30 80 10 66Z', '#fdf3dc') +
    b.line('M12 68C26 82 58 84 74 73', b.shade(c, 0.26), 1.8, 0.6)
  );
};

/** Thin sheets, folded and stacked. */
export const lavash: Motif = (b, c) => {
  const sheet = (y: number) =>
    b.body(
      `M8 ${y}C30 ${y - 14} 70 ${y - 14} 92 ${y}C94 ${y + 8} 92 ${y + 12} 90 ${y + 13}C70 ${y + 2} 30 ${y + 2} 10 ${y + 13}C8 ${y + 10} 7 ${y + 6} 8 ${y}Z`,
      c,
      [8, y - 11, 92, y + 13],
      0.8,
    );
  return (
    [72, 60, 48].map(sheet).join('') +
    b.body('M8 38C30 20 70 20 92 38C70 52 30 52 8 38Z', b.tint(c, 0.06), [8, 24, 92, 49]) +
    scorched(b, c, [
      [34, 36, 8],
      [54, 32, -6],
      [68, 40, 14],
      [46, 44],
    ])
  );
};

export const bagel: Motif = (b, c) => {
  const one =
    b.body(b.ring(0, 0, 40, 32), c, [-40, -32, 40, 32]) +
    b.oval(0, -1, 12.5, 8.6, b.shade(c, 0.3)) +
    b.path('M-12.5 -1A12.5 8.6 0 0 1 12.5 -1A12.5 6 0 0 0 -12.5 -1Z', b.shade(c, 0.44)) +
    b.gloss(18, -18, 11, 4, 28, 0.5) +
    b.repeat(b.oval(0, 0, 1.7, 2.7, '#fdf3d8'), [
      [-26, -8, 30],
      [-20, 8, -20],
      [-10, -18, 60],
      [4, -20, 10],
      [24, -6, -40],
      [28, 8, 20],
      [14, 18, 70],
      [-4, 20, -10],
      [-18, 18, 40],
      [-32, 4],
      [16, -10, 80],
    ]);
  return b.put(one, 58, 36, -8, 0.84) + b.put(one, 44, 62, 6, 0.92);
};

/** Halves of a loaf, buttered, with herbs. */
export const garlicBread: Motif = (b, c) => {
  const one =
    b.body('M-44 0C-46 14 -30 20 0 20C30 20 46 14 44 0Z', c, [-44, -4, 44, 20]) +
    b.body(
      'M-44 0C-44 -12 -28 -16 0 -16C28 -16 44 -12 44 0C44 8 28 11 0 11C-28 11 -44 8 -44 0Z',
      '#f8dc8a',
      [-44, -16, 44, 11],
      0.8,
    ) +
    b.line('M-22 -13L-26 9M0 -15L-2 10M22 -13L20 9', b.shade('#f8dc8a', 0.22), 2, 0.6) +
    b.repeat(b.oval(0, 0, 2, 1.4, '#4f8f3a'), [
      [-32, -2, 20],
      [-16, 3, -30],
      [-10, -8, 10],
      [6, -4, 40],
      [12, 5],
      [28, -6, -20],
      [33, 3, 30],
    ]);
  return b.put(one, 54, 32, -10) + b.put(one, 48, 66, 6);
};
