import type { Motif } from './brush.ts';

/** Pale fingers, pricked with a fork, a crumb of sugar at their edge. */
export const shortbread: Motif = (b, c) => {
  const dot = b.oval(0, 0, 1.7, 1.3, b.shade(c, 0.26));
  const one =
    b.body(
      'M-42 -9Q-44 -14 -38 -15L38 -15Q43 -15 42 -9L42 9Q43 14 38 14L-38 15Q-43 14 -42 9Z',
      b.shade(c, 0.1),
      [-43, -15, 43, 20],
    ) +
    b.body(
      'M-41 -12Q-42 -16 -37 -17L37 -17Q42 -17 41 -12L41 4Q42 9 37 9L-37 9Q-42 9 -41 4Z',
      c,
      [-42, -17, 42, 9],
      0.8,
    ) +
    b.repeat(dot, [
      [-30, -9],
      [-15, -9],
      [0, -9],
      [15, -9],
      [30, -9],
      [-30, 1],
      [-15, 1],
      [0, 1],
      [15, 1],
      [30, 1],
    ]) +
    b.gloss(10, -14, 24, 1.6, 0, 0.5);
  return b.put(one, 50, 76, 3) + b.put(one, 50, 52, -7) + b.put(one, 52, 28, 4);
};

/** Round and rough, with oats and raisins. */
export const oatmealCookie: Motif = (b, c) => {
  const one =
    b.put(b.path(b.frill(0, 0, 30, 26, 17, 0.06), b.shade(c, 0.2)), 0, 5) +
    b.body(b.frill(0, 0, 30, 26, 17, 0.06), c, [-31, -27, 31, 27]) +
    b.repeat(b.oval(0, 0, 4.4, 2.2, b.tint(c, 0.42), 'opacity=".9"'), [
      [-16, -10, 30],
      [4, -16, -20],
      [17, -4, 60],
      [-4, 0, 10],
      [-20, 8, -40],
      [8, 12, 24],
      [-6, 18, -10],
      [20, 10, -30],
    ]) +
    b.repeat(b.ball(0, 0, 4, '#4c2c3c', 3.2) + b.gloss(1, -1, 1.2, 0.7, -20, 0.5), [
      [-8, -12, 20],
      [12, -10, -30],
      [-14, 0],
      [2, 6, 40],
      [15, 3],
      [-10, 13, -20],
    ]);
  return b.put(one, 58, 34, 20) + b.put(one, 38, 62, -14, 1.1);
};

/** Crisp layers with cream between them. */
export const wafers: Motif = (b, c) => {
  const one =
    [18, 13.5, 9, 4.5, 0].map((y, at) => b.put(b.block(0, 0, 54, 22, 4.6, at % 2 ? '#fff1da' : c), 0, y)).join('') +
    b.line(
      'M-6 -7L41 -26.5M-12.6 -9.8L34 -29M11.7 -9.5L-7 -17.2M23.5 -14.3L4.5 -22M35 -19.2L16 -26.8',
      b.shade(c, 0.18),
      1.4,
      0.65,
    );
  return b.put(one, 40, 34) + b.put(one, 30, 58) + b.put(one, 44, 80);
};

/** Soft dough around a filling of fruit, seen at its cut ends. */
export const figBars: Motif = (b, c) => {
  const one =
    b.block(0, 0, 44, 30, 22, c) +
    b.body(
      'M-22 -14Q-23 -19 -17 -18L-7 -14Q-3 -12 -3 -8L-3 -5Q-3 -2 -7 -3L-18 -8Q-22 -10 -22 -14Z',
      '#6a3450',
      [-22, -19, -3, -2],
    ) +
    b.repeat(b.oval(0, 0, 0.9, 0.8, '#e6c88a'), [
      [-17, -14],
      [-12, -11],
      [-8, -8],
      [-14, -8],
      [-9, -12],
    ]) +
    b.line('M6 -24Q16 -30 28 -33', b.tint(c, 0.4), 2.4, 0.7);
  return b.put(one, 56, 48) + b.put(one, 40, 72) + b.put(one, 66, 94);
};
