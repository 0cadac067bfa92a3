import type { Brush, Motif } from './brush.ts';

const crust = '#d9a052';

/** A pie in its tin, seen from above the rim. */
const pie = (b: Brush, filling: string, more: string) =>
  b.body('M8 52L20 82Q50 92 80 82L92 52Z', '#c4c2cc', [8, 52, 92, 88]) +
  b.line('M22 62L28 82M36 66L40 86M50 67V87M64 66L60 86M78 62L72 82', '#9a98a6', 2, 0.5) +
  b.body(b.frill(50, 48, 44, 25, 22, 0.1), crust, [6, 20, 94, 76]) +
  b.oval(50, 46, 36, 18.5, b.shade(crust, 0.2)) +
  b.oval(50, 46.6, 35, 17.5, b.radial(62, 38, 44, 30, `0 ${b.tint(filling, 0.24)}, 1 ${filling}`)) +
  more;

const face = 'M15 46.6a35 17.5 0 1 1 70 0a35 17.5 0 1 1 -70 0Z';
/** Strips of dough across the filling. */
const lattice = (b: Brush) => {
  const strips = 'M20 26L44 70M36 22L62 70M54 22L80 70M80 24L56 70M64 22L38 70M46 22L20 70';
  return `<g ${b.clip(face)}>${b.line(strips, b.shade(crust, 0.22), 9)}${b.line(strips, b.tint(crust, 0.12), 6.6)}</g>`;
};

export const latticePie: Motif = (b, c) => pie(b, c, lattice(b));
export const openPie: Motif = (b, c) =>
  pie(b, c, b.gloss(62, 39, 14, 3.4, 6, 0.35) + b.line('M26 50Q50 58 74 50', b.shade(c, 0.1), 1.8, 0.5));
export const pecanPie: Motif = (b, c) =>
  pie(
    b,
    '#7a3f1a',
    b.repeat(
      b.body('M-8 0C-7 -5 7 -5 8 0C7 5 -7 5 -8 0Z', c, [-8, -4, 8, 4]) +
        b.line('M-6 0H6M-4 -2L-3 2M3 -2L4 2', b.shade(c, 0.24), 1, 0.7),
      [
        [30, 40, -30],
        [46, 34],
        [62, 35, 20],
        [74, 43, 50],
        [26, 50, 70],
        [40, 46, -10],
        [56, 45, 30],
        [68, 53, -20],
        [38, 57, 20],
        [54, 57, -8],
      ],
    ),
  );
export const creamPie: Motif = (b, c) =>
  pie(
    b,
    c,
    b.repeat(b.ball(0, 0, 6.4, '#fdf6e2', 5) + b.ball(0, -4, 3.4, '#fffaf0', 3), [
      [24, 44],
      [36, 36],
      [50, 33],
      [64, 36],
      [76, 44],
      [34, 54],
      [50, 58],
      [66, 54],
    ]),
  );

/** A slice on its crumb base. */
export const cheesecake: Motif = (b, c) => {
  const top = 'M10 42L70 24Q92 30 92 42L34 60Z';
  return (
    b.body('M10 42L34 60V86L10 66Z', b.shade(c, 0.12), [10, 42, 34, 86]) +
    b.body('M34 60L92 42V66L34 86Z', c, [34, 42, 92, 86]) +
    b.path('M10 60L34 79V86L10 66Z', '#9a6430') +
    b.path('M34 79L92 60V66L34 86Z', '#b87a3e') +
    b.body(top, b.tint(c, 0.1), [10, 24, 92, 60], 0.7) +
    b.path(
      'M10 42L34 60L92 42L90 47Q84 52 80 48Q76 58 70 51Q62 62 56 55Q48 66 42 59L34 65L28 59Q24 62 20 52Q14 54 10 42Z',
      '#c9283e',
    ) +
    b.path('M10 42L70 24Q92 30 92 42L34 60Z', '#d93048') +
    b.put(b.body('M0 14C-14 8 -16 -6 -8 -10Q0 -13 8 -10C16 -6 14 8 0 14Z', '#e2354a', [-14, -12, 14, 14]), 52, 34, 10) +
    b.leaf(50, 25, -150, 12, '#6fae3a') +
    b.leaf(53, 24, -30, 12, '#6fae3a') +
    b.gloss(72, 34, 9, 2, 14, 0.5)
  );
};

/** A loaf with two slices cut off it. */
export const loafCake: Motif = (b, c) => {
  const crumb = b.tint(c, 0.34);
  const slice =
    b.body('M-20 26V-4C-24 -16 -12 -24 0 -24S24 -16 20 -4V26Q0 31 -20 26Z', c, [-22, -24, 22, 29]) +
    b.put(
      b.body('M-20 26V-4C-24 -16 -12 -24 0 -24S24 -16 20 -4V26Q0 31 -20 26Z', crumb, [-22, -24, 22, 29], 0.6),
      -2,
      1,
      0,
      0.88,
    ) +
    b.repeat(b.oval(0, 0, 1.5, 1, b.shade(crumb, 0.18)), [
      [-10, -6],
      [2, -12],
      [8, 0],
      [-6, 8],
      [4, 14],
      [-12, 18],
      [10, 20],
    ]);
  return (
    b.body('M40 30C52 18 78 16 88 26C94 34 90 42 90 46V70L50 84V44C44 42 36 36 40 30Z', c, [38, 18, 92, 84]) +
    b.line('M52 30Q66 22 82 28', b.shade(c, 0.22), 4, 0.7) +
    b.put(slice, 46, 58) +
    b.put(slice, 24, 66, -10)
  );
};
