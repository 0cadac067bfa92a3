import type { Motif, Place } from './brush.ts';
import { heap } from './grains.ts';

/** Dried pasta, piece by piece. */
export const penne: Motif = (b, c) =>
  b.repeat(
    b.body('M-24 -7L18 -9L25 -3L20 9L-18 8Z', c, [-24, -9, 25, 9]) +
      b.line('M-20 -3H20M-20 1H20M-19 5H19', b.shade(c, 0.12), 1.4, 0.6) +
      b.oval(21, 0, 3.6, 8, b.shade(c, 0.26), 'transform="rotate(-24 21 0)"'),
    heap.map(([x, y, t = 0]): Place => [x, y, t * 1.3, 0.86]),
  );

export const macaroni: Motif = (b, c) =>
  b.repeat(
    b.line('M-14 8C-14 -12 14 -12 14 8', b.shade(c, 0.1), 13) +
      b.line('M-14 8C-14 -12 14 -12 14 8', c, 10) +
      b.line('M-11 2C-9 -7 6 -9 11 0', b.tint(c, 0.4), 2.4, 0.8) +
      b.oval(14, 10, 4, 3, b.shade(c, 0.3)) +
      b.oval(-14, 10, 4, 3, b.shade(c, 0.3)),
    heap.map(([x, y, t = 0]): Place => [x, y, t * 2, 0.84]),
  );

export const rotini: Motif = (b, c) =>
  b.repeat(
    b.body(
      'M-26 0Q-20 -12 -14 -4Q-8 -14 -2 -5Q4 -14 10 -5Q16 -13 26 -2Q20 10 14 5Q8 13 2 5Q-4 13 -10 5Q-16 12 -26 0Z',
      c,
      [-26, -12, 26, 11],
    ) + b.line('M-16 -6L-10 7M-4 -7L2 7M8 -7L14 6', b.shade(c, 0.16), 2, 0.7),
    heap.map(([x, y, t = 0]): Place => [x, y, t * 1.4, 0.9]),
  );

export const farfalle: Motif = (b, c) =>
  b.repeat(
    b.body('M-26 -14L-20 -16L-4 -5H4L20 -16L26 -14V14L20 16L4 5H-4L-20 16L-26 14Z', c, [-26, -16, 26, 16]) +
      b.line('M-5 -4Q0 0 -5 4M5 -4Q0 0 5 4M-8 0H8', b.shade(c, 0.2), 2, 0.7),
    [
      [50, 24, 6],
      [28, 48, -24],
      [72, 48, 26],
      [50, 66, -6],
      [24, 82, 14],
      [76, 82, -12],
    ],
  );

export const lasagnaSheets: Motif = (b, c) => {
  const wave = (y: number) =>
    `Q${[8, 12, 16, 20]
      .map((x, at) => `${x * 4 - 24} ${y + (at % 2 ? 4 : -4)} ${x * 4 - 16} ${y}`)
      .join('T')
      .replace(/T\S+ \S+ /g, 'T')}`;
  return [70, 50, 30]
    .map((y, at) =>
      b.put(
        b.body(`M4 ${-8}${wave(-8)}L92 -8V10L4 10Z`, c, [4, -12, 92, 10]) +
          b.line(
            'M6 -10Q14 -15 22 -10T38 -10T54 -10T70 -10T90 -10M6 9Q14 14 22 9T38 9T54 9T70 9T90 9',
            b.tint(c, 0.2),
            5,
          ),
        2,
        y,
        at * 4 - 6,
      ),
    )
    .join('');
};

export const longPasta: Motif = (b, c) =>
  b.line('M20 8L38 92M28 6L42 92M36 5L46 92M44 4L50 92M52 4L54 92M60 5L57 92M68 6L60 92M76 8L64 92', c, 4.4) +
  b.line('M24 7L40 92M48 4L52 92M64 5L59 92', b.tint(c, 0.4), 1.4, 0.8) +
  b.body('M33 46Q50 53 68 46V58Q50 65 34 58Z', '#4a78c4', [33, 46, 68, 63]);

export const nest: Motif = (b, c) =>
  b.body('M8 62C8 38 92 38 92 62C92 88 8 88 8 62Z', b.shade(c, 0.1), [8, 42, 92, 82]) +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      b.line(
        `M${12 + i * 5} ${60 + (i % 2) * 8}C${20 + i * 4} ${30 + i * 5} ${80 - i * 3} ${28 + i * 5} ${88 - i * 5} ${58 + (i % 3) * 5}C${80 - i * 4} ${82 - i * 3} ${22 + i * 4} ${84 - i * 2} ${12 + i * 5} ${60 + (i % 2) * 8}`,
        i % 2 ? c : b.tint(c, 0.2),
        4.6,
      ),
    )
    .join('');

export const ravioli: Motif = (b, c) => {
  const one =
    b.body(b.frill(0, 0, 25, 23, 16, 0.1), c, [-26, -24, 26, 24]) +
    b.body('M-14 4C-16 -10 -8 -14 0 -14S16 -10 14 4C12 14 -12 14 -14 4Z', b.tint(c, 0.16), [-15, -14, 15, 11]) +
    b.gloss(5, -7, 5, 2.4, 20, 0.6);
  return b.repeat(one, [
    [50, 28],
    [27, 66, -14],
    [73, 66, 12],
  ]);
};

/** Shells, their ribs outside and a hollow. */
export const shells: Motif = (b, c) =>
  b.repeat(
    b.body(
      'M-24 6C-24 -12 -10 -18 2 -18C16 -18 26 -8 24 4C22 14 10 18 -2 17C-14 18 -23 14 -24 6Z',
      c,
      [-24, -18, 25, 18],
    ) +
      b.line('M-18 -6Q-8 -16 4 -16M-21 0Q-8 -12 12 -14M-20 6Q-6 -8 18 -9', b.shade(c, 0.13), 1.6, 0.7) +
      b.path('M-18 11C-8 2 12 -2 23 2C20 12 8 16 -2 15C-10 16 -16 14 -18 11Z', b.shade(c, 0.24)) +
      b.path('M-14 11C-4 5 12 3 20 4C16 12 6 14 -2 13.5Z', b.shade(c, 0.36), 'opacity=".6"'),
    heap.map(([x, y, t = 0]): Place => [x, y, t * 1.4, 0.86]),
  );

/** Pillows of dough, marked by a fork. */
export const gnocchi: Motif = (b, c) =>
  b.repeat(
    b.body('M-21 2C-22 -10 -12 -15 0 -15S22 -10 21 2C20 12 12 15 0 15S-20 12 -21 2Z', c, [-21, -15, 21, 15], 0.8) +
      b.line('M-12 -11Q-16 0 -12 10M-4 -13Q-7 0 -4 13M4 -13Q2 0 4 13M12 -11Q11 0 12 11', b.shade(c, 0.12), 2, 0.6) +
      b.gloss(6, -9, 6, 2, 10, 0.6),
    [
      [50, 24, 10],
      [28, 44, -24],
      [70, 46, 22],
      [48, 62, -6],
      [20, 76, 16],
      [76, 80, -18],
      [47, 88, 4, 0.9],
    ],
  );
