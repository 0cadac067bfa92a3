import type { Motif } from './brush.ts';

/** Two wedges of a scone, tall and rough, sugar on top, with blueberries. */
export const scone: Motif = (b, c) => {
  const one = (berries: string) =>
    b.body(
      'M-38 10L2 -24Q8 -28 13 -22L38 8Q40 12 38 16L36 28Q35 32 30 32L-32 34Q-38 34 -39 28Z',
      b.shade(c, 0.08),
      [-39, -27, 40, 34],
    ) +
    b.body('M-38 12L2 -24Q8 -28 13 -22L38 9Q22 4 8 10Q-8 4 -18 12Q-28 8 -38 12Z', b.tint(c, 0.1), [-38, -27, 38, 12]) +
    b.line('M-30 20Q-24 18 -18 21M-4 22Q4 19 10 23M20 18Q26 16 31 19M-10 29Q-2 27 4 29', b.shade(c, 0.2), 2, 0.6) +
    berries +
    b.repeat(b.oval(0, 0, 1.3, 1.1, '#fffdf4'), [
      [-20, 2],
      [-8, -6],
      [4, -14],
      [12, -6],
      [20, 2],
      [-2, 2],
      [8, 2],
      [26, 5],
    ]);
  const berry = b.ball(0, 0, 4.6, '#4a55a8') + b.gloss(1.4, -1.6, 1.3, 0.9, -20, 0.6);
  return (
    b.put(
      one(
        b.repeat(berry, [
          [-12, -2],
          [8, -10],
          [14, 24],
          [-24, 26],
        ]),
      ),
      58,
      36,
      4,
      0.92,
    ) +
    b.put(
      one(
        b.repeat(berry, [
          [-16, 4],
          [2, -6],
          [20, 4],
          [-6, 20],
          [26, 24],
        ]),
      ),
      44,
      66,
      -4,
    )
  );
};

/** Rolled dough from above: a spiral of cinnamon under icing that runs down its side. */
export const cinnamonRoll: Motif = (b, c) => {
  const spiral =
    'M50 46C53 42 60 44 60 49C60 56 48 58 42 53C34 46 40 35 52 34C68 33 76 46 70 57C62 70 38 71 28 60C18 48 26 28 48 25C66 23 82 32 84 48';
  return (
    b.body('M6 48V62C8 90 92 90 94 62V48Z', c, [6, 48, 94, 86]) +
    b.line('M12 62C16 76 34 82 50 82S84 76 88 62', b.shade(c, 0.16), 3, 0.5) +
    b.body(b.ring(50, 47, 44, 32), b.tint(c, 0.08), [6, 15, 94, 79]) +
    b.line(spiral, '#8a4a22', 7.4) +
    b.line(spiral, '#6d3616', 2.4, 0.6) +
    b.path(
      'M14 40C22 24 40 19 54 21C70 22 86 32 88 44C89 50 88 62 84 63C79 64 81 52 77 50C72 48 72 62 70 72C68 78 62 77 62 71C62 65 58 62 54 64C49 66 50 76 45 76C40 76 42 66 38 62C32 58 28 64 26 70C24 74 18 72 19 66C20 58 10 52 14 40Z',
      '#fffaf0',
      'opacity=".9"',
    ) +
    b.line('M30 42C38 30 60 28 72 40M40 48C46 40 60 42 62 50M30 52C34 58 40 60 46 60', '#c98a5a', 2.6, 0.55) +
    b.gloss(66, 29, 11, 2.8, 14, 0.9)
  );
};

/** A pocket of puff pastry: layers at its edge, cuts that show the filling, sugar on top. */
export const turnover: Motif = (b, c) => {
  const one =
    b.body(
      'M-44 24L-2 -30Q4 -36 10 -30L44 22Q48 32 38 33L-36 34Q-48 34 -44 24Z',
      b.shade(c, 0.06),
      [-45, -34, 46, 34],
    ) +
    b.line('M-40 30L40 29M-42 25L43 24M-38 20L40 19', b.shade(c, 0.2), 1.7, 0.6) +
    b.body('M-38 17L-2 -29Q4 -35 10 -29L39 15Q20 22 2 18Q-18 23 -38 17Z', c, [-38, -33, 39, 22]) +
    b.path('M-10 -2Q0 -8 12 -4Q2 2 -10 -2ZM-15 8Q0 1 18 5Q2 12 -15 8ZM-4 -13Q2 -17 9 -14Q3 -9 -4 -13Z', '#a8412e') +
    b.line('M-30 14Q-14 -4 -2 -22M30 12Q20 -6 12 -20', b.tint(c, 0.4), 2.2, 0.6) +
    b.repeat(b.oval(0, 0, 1.3, 1.1, '#fffdf4'), [
      [-24, 12],
      [-14, -6],
      [24, 10],
      [20, -4],
      [4, -24],
      [-2, 14],
      [14, 14],
    ]) +
    b.gloss(20, -9, 2.4, 9, -34, 0.4);
  return b.put(one, 56, 38, 6, 0.86) + b.put(one, 44, 62, -6);
};
/** A round of twisted dough around custard, with a berry and icing. */
export const danish: Motif = (b, c) => {
  const twist =
    b.body('M-13 4C-16 -6 -8 -14 4 -13C14 -12 18 -4 14 4C10 12 -10 14 -13 4Z', c, [-15, -14, 17, 11]) +
    b.line('M-9 4Q0 -2 11 -7', b.shade(c, 0.2), 2.4, 0.6) +
    b.gloss(4, -8, 5, 1.8, 14, 0.5);
  const around = Array.from({ length: 11 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 11;
    return [50 + Math.cos(angle) * 31, 50 + Math.sin(angle) * 27, (angle * 180) / Math.PI + 62, 0.98] as const;
  });
  return (
    b.body(b.ring(50, 54, 42, 37), b.shade(c, 0.1), [8, 17, 92, 91]) +
    b.oval(50, 51, 27, 23, b.shade(c, 0.16)) +
    b.repeat(twist, around) +
    b.body(b.ring(50, 51, 21, 18), '#fbe6a0', [29, 33, 71, 69], 0.7) +
    b.body(b.ring(50, 51, 11, 9.4), '#c92a4a', [39, 41, 61, 61]) +
    b.gloss(53, 47, 4, 2, 20, 0.6) +
    b.gloss(60, 40, 5, 1.8, 20, 0.7) +
    b.line(
      'M16 40Q24 34 30 38T44 26M56 24Q66 30 74 30M84 44Q80 54 86 60M70 76Q62 80 54 78M38 80Q28 76 20 66',
      '#fffaf0',
      3.4,
      0.92,
    )
  );
};
