import type { Motif } from '../brush.ts';

/** Two ears of corn in their husks: rows of kernels, silk at the tip. */
export const corn: Motif = (b, c) => {
  const d = 'M0 -44C11 -42 15 -22 15 2C15 26 10 40 0 44C-10 40 -15 26 -15 2C-15 -22 -11 -42 0 -44Z';
  const rows = Array.from({ length: 11 }, (_, at) => -38 + at * 8);
  const ear =
    b.line('M0 -42C-4 -50 -8 -50 -10 -54M0 -42C2 -50 6 -50 7 -55M0 -42V-54', '#d9b56a', 1.8, 0.9) +
    b.body(d, c, [-15, -44, 15, 44]) +
    `<g ${b.clip(d)}>${b.line(rows.map((y) => `M-16 ${y}Q0 ${y + 5} 16 ${y}`).join(''), b.shade(c, 0.13), 1.7, 0.75)}${b.line('M-8.4 -44Q-11 0 -8 44M-2.8 -46V46M2.8 -46V46M8.4 -44Q11 0 8 44', b.shade(c, 0.13), 1.7, 0.75)}</g>` +
    b.gloss(6, -16, 3, 15, 3, 0.4);
  const husk = (x: number, color: string) =>
    b.body(
      `M0 50C${-4 * x} 46 ${-24 * x} 34 ${-24 * x} 4C${-24 * x} -6 ${-26 * x} -12 ${-31 * x} -18C${-18 * x} -14 ${-10 * x} 4 ${-6 * x} 20C${-4 * x} 32 ${2 * x} 42 0 50Z`,
      color,
      [-26, -18, 26, 50],
    ) + b.line(`M${-25 * x} -10C${-17 * x} 4 ${-15 * x} 26 ${-3 * x} 44`, b.tint(color, 0.3), 1.8, 0.6);
  const whole =
    ear + husk(1, '#7fb04a') + husk(-1, '#93c25a') + b.body('M-6 44H6L4 54H-4Z', '#a9c46a', [-6, 44, 6, 54]);
  return b.put(whole, 34, 50, -26, 0.86) + b.put(whole, 66, 52, 18, 0.9);
};

/** Long and dark, with slices before it. */
export const cucumber: Motif = (b, c) => {
  const slice =
    b.ball(0, 0, 17, c) +
    b.oval(0, 0, 15, 15, '#e2efb4') +
    b.oval(0, 0, 11.5, 11.5, '#cfe39a') +
    b.repeat(b.oval(0, -7, 1.5, 3.2, '#f4f7d8'), [
      [0, 0],
      [0, 0, 60],
      [0, 0, 120],
      [0, 0, 180],
      [0, 0, 240],
      [0, 0, 300],
    ]) +
    b.oval(0, 0, 2.4, 2.4, '#b9d488');
  return (
    b.put(
      b.body(
        'M-50 4C-51 -12 -40 -17 -24 -17C0 -18 24 -18 38 -13C48 -9 52 -4 51 2C50 10 42 14 30 15C4 17 -22 18 -36 17C-45 16 -50 13 -50 4Z',
        c,
        [-50, -18, 51, 18],
      ) +
        b.line('M-42 -7Q0 -12 44 -6M-44 3Q0 -1 46 2M-38 11Q0 9 40 9', b.tint(c, 0.26), 1.7, 0.5) +
        b.repeat(b.oval(0, 0, 1.6, 1.1, b.tint(c, 0.4)), [
          [-34, -2],
          [-18, 6],
          [-4, -6],
          [12, 5],
          [26, -4],
          [36, 5],
          [-26, 12],
          [4, 11],
        ]) +
        b.gloss(10, -12, 22, 2.4, 0, 0.4),
      50,
      34,
      -22,
    ) +
    b.put(slice, 74, 68) +
    b.put(slice, 48, 74, 24) +
    b.put(slice, 23, 80, 10, 0.92)
  );
};

/** Thicker than bananas, straighter, and with edges. */
export const plantains: Motif = (b, c) => {
  const one =
    b.body('M-4 -2C-12 20 -8 50 14 72C20 80 30 86 34 80C37 75 30 70 26 62C16 44 14 20 12 -2Z', c, [-11, -2, 36, 84]) +
    b.line('M2 0C-2 24 6 52 26 74', b.shade(c, 0.2), 2.4, 0.7) +
    b.line('M9 0C8 24 14 48 26 66', b.tint(c, 0.3), 1.8, 0.6) +
    b.oval(6, 30, 1.6, 4, '#5a5a2c', 'opacity=".45" transform="rotate(-8 6 30)"') +
    b.path('M27 79C30 85 37 83 34 77Z', '#4a3a22');
  return (
    b.repeat(one, [
      [33, 13, 34],
      [42, 10, 10],
      [52, 12, -12],
    ]) +
    b.body('M27 17L33 3Q43 -2 53 3L62 14Q56 24 45 22Q35 26 27 17Z', b.shade(c, 0.12), [27, 0, 62, 24]) +
    b.path('M34 4Q43 -2 52 4L50 -1Q43 -4 36 -1Z', '#4a3a22')
  );
};

/** Ivory and tapering, in a bunch. */
export const parsnip: Motif = (b, c) => {
  const one =
    b.leaf(-2, -24, -112, 20, '#6fa53a') +
    b.leaf(3, -24, -66, 22, '#7cb342') +
    b.leaf(0, -24, -90, 25, '#5f9a3a') +
    b.body('M-15 -18C-15 -27 15 -27 15 -18C15 4 7 32 1 56Q-1 60 -2 56C-6 32 -15 4 -15 -18Z', c, [-15, -25, 15, 58]) +
    b.oval(0, -22, 6, 2.2, b.shade(c, 0.2), 'opacity=".6"') +
    b.line(
      'M-13 -8Q-6 -5 -2 -6M13 -2Q6 0 3 -1M-10 8Q-5 10 -1 9M9 16Q4 18 2 17M-6 26Q-3 28 0 27',
      b.shade(c, 0.16),
      1.7,
      0.7,
    ) +
    b.gloss(7, -8, 2.4, 9, 6, 0.5);
  return b.put(one, 24, 40, 20) + b.put(one, 78, 40, -20) + b.put(one, 51, 40, 0, 1.04);
};

/** Larger than a turnip and yellow below its violet shoulder, cut to show its flesh. */
export const rutabaga: Motif = (b, c) =>
  b.line('M42 22L38 12M50 20V9M58 22L63 13', '#7f9a4a', 6) +
  b.body(
    'M50 18C78 16 94 34 92 56C90 76 72 86 56 92Q51 97 46 92C28 86 10 76 8 56C6 34 22 16 50 18Z',
    '#e8bf72',
    [8, 17, 92, 95],
  ) +
  b.path(
    'M50 18C78 16 93 34 92 52C76 60 64 50 50 57C36 50 24 60 8 52C7 34 22 16 50 18Z',
    b.linear(0, 18, 0, 62, `0 ${b.shade(c, 0.06)}, .55 ${c}, 1 ${b.tint(c, 0.3)} 0`),
  ) +
  b.line('M40 24Q50 28 60 24M32 30Q50 37 68 30', b.shade(c, 0.16), 2, 0.5) +
  b.line('M20 66Q28 71 36 70M66 78Q74 75 78 70M44 84Q50 86 56 84', '#c9924a', 2, 0.6) +
  b.gloss(76, 38, 5, 10, -30, 0.4);

/** A tight head of crisp, waved leaves, one of them turned out. */
export const iceberg: Motif = (b, c) => {
  const wave = (cx: number, cy: number, rx: number, ry: number, turn: number, color: string) =>
    b.put(
      b.body(b.frill(0, 0, rx, ry, 12, 0.1), color, [-rx, -ry, rx, ry], 0.8) +
        b.line(
          `M0 ${ry * 0.9}V${-ry * 0.55}M0 ${ry * 0.4}L${-rx * 0.5} ${-ry * 0.15}M0 ${ry * 0.4}L${rx * 0.5} ${-ry * 0.15}M0 0L${-rx * 0.34} ${-ry * 0.45}M0 0L${rx * 0.34} ${-ry * 0.45}`,
          '#f2f8dc',
          2,
          0.85,
        ),
      cx,
      cy,
      turn,
    );
  return (
    wave(50, 54, 43, 39, 0, b.shade(c, 0.12)) +
    wave(28, 62, 25, 32, -30, b.shade(c, 0.04)) +
    wave(73, 60, 25, 32, 30, c) +
    wave(46, 44, 27, 30, -12, b.tint(c, 0.16)) +
    wave(58, 62, 25, 29, 10, b.tint(c, 0.34)) +
    b.gloss(64, 34, 7, 3, 30, 0.5)
  );
};

/** Round and ribbed, with its stalk. */
export const pumpkin: Motif = (b, c) =>
  b.body('M44 26C42 18 44 10 52 6L59 9C55 14 55 20 57 26Z', '#7a8f3a', [42, 6, 59, 26]) +
  b.ball(22, 60, 20, b.shade(c, 0.08), 31) +
  b.ball(78, 60, 20, b.shade(c, 0.02), 31) +
  b.ball(35, 58, 21, c, 34) +
  b.ball(65, 58, 21, b.tint(c, 0.06), 34) +
  b.ball(50, 58, 19, b.tint(c, 0.1), 36) +
  b.line('M36 30Q50 22 64 30', b.shade(c, 0.2), 3, 0.4) +
  b.gloss(62, 40, 5, 10, -14, 0.45);
