import type { Brush, Motif } from '../brush.ts';

const long = 'M0 -44C14 -44 18 -26 24 -8C32 16 26 44 0 44C-26 44 -32 16 -24 -8C-18 -26 -14 -44 0 -44Z';
export const papaya: Motif = (b, c) => {
  const box = [-28, -44, 28, 44] as const;
  const face =
    b.body(long, '#d9b03e', box) +
    b.put(b.body(long, c, box, 0.8), 0, 0, 0, 0.9) +
    b.path('M0 -16C7 -16 8 -4 12 6C15 18 10 31 0 31C-10 31 -15 18 -12 6C-8 -4 -7 -16 0 -16Z', b.shade(c, 0.2)) +
    b.repeat(b.ball(0, 0, 3.6, '#38302c') + b.oval(1.2, -1.2, 0.9, 0.8, '#fff', 'opacity=".6"'), [
      [0, -7],
      [-4, 1],
      [5, 2],
      [-6, 10],
      [1, 9],
      [7, 12],
      [-5, 19],
      [3, 18],
      [0, 25],
    ]);
  return (
    b.put(b.body(long, '#a8b84e', box) + b.gloss(8, -18, 4, 11, -14, 0.35), 32, 48, -20, 0.94) + b.put(face, 64, 52, 14)
  );
};

/** A half of a round fruit: its rind, its pith, and what it is filled with. */
const round = (b: Brush, r: number, rind: string, pith: string, flesh: string, thick = 0.84) =>
  b.ball(0, 0, r, rind) +
  b.oval(0, 0, r * 0.93, r * 0.93, pith) +
  b.oval(0, 0, r * thick, r * thick, b.radial(r * 0.2, -r * 0.2, r, r, `0 ${b.tint(flesh, 0.25)}, 1 ${flesh}`));
/** Seeds in rings around the middle. */
const seeded = (b: Brush, seed: string, rings: readonly (readonly [count: number, r: number])[]) =>
  b.repeat(
    seed,
    rings.flatMap(([count, r]) =>
      Array.from({ length: count }, (_, i) => {
        const a = ((i + (r % 2) / 2) * 2 * Math.PI) / count;
        return [Math.sin(a) * r, -Math.cos(a) * r, (a * 180) / Math.PI] as const;
      }),
    ),
  );

export const guava: Motif = (b, c) =>
  b.body('M38 14C60 12 76 30 74 50C72 70 56 80 38 80C20 80 6 68 6 48C6 30 18 15 38 14Z', '#b9cc5a', [6, 14, 74, 80]) +
  b.path('M33 16L36 8L40 13L45 8L45 16Z', '#7d8f3a') +
  b.gloss(56, 30, 5, 10, -28, 0.4) +
  b.put(
    round(b, 30, '#b9cc5a', '#f6e4c8', c, 0.8) +
      b.oval(0, 0, 14, 14, b.shade(c, 0.08), 'opacity=".7"') +
      seeded(b, b.oval(0, 0, 1.7, 2.4, '#fbeec8'), [
        [1, 0],
        [7, 7],
        [11, 13],
      ]),
    66,
    66,
  );

export const passionFruit: Motif = (b, c) =>
  b.ball(38, 42, 34, c) +
  b.line('M16 30Q28 22 40 26M12 48Q26 42 36 46M44 60Q54 56 60 46', b.shade(c, 0.2), 2, 0.45) +
  b.gloss(52, 26, 6, 9, -30, 0.3) +
  b.put(
    round(b, 31, c, '#f4e2d4', '#f2a92c', 0.74) +
      seeded(b, b.oval(0, 0, 5, 5.6, '#f8c84a', 'opacity=".9"') + b.oval(0, 0.4, 2.2, 3.2, '#2f2a26'), [
        [1, 0],
        [6, 9],
        [9, 17],
      ]),
    66,
    64,
  );

export const dragonFruit: Motif = (b, c) => {
  const scale = b.path(
    'M-9 6C-8 -4 -2 -12 6 -20C8 -8 8 0 9 8Q0 12 -9 6Z',
    b.linear(0, 8, 4, -20, `0 ${c}, .55 ${b.tint(c, 0.12)}, 1 #9fc24a`),
  );
  return (
    b.repeat(scale, [
      [26, 24, -34],
      [40, 14, -6],
      [54, 18, 22],
    ]) +
    b.body('M40 14C62 14 74 32 72 52C70 72 56 84 38 84C20 84 6 70 6 50C6 30 20 14 40 14Z', c, [6, 14, 74, 84]) +
    b.repeat(scale, [
      [22, 42, -24],
      [44, 36, 4],
      [20, 64, -30],
      [38, 60, -6],
      [62, 44, 30],
    ]) +
    b.put(
      round(b, 30, c, '#f7b3cf', '#fdf9f4', 0.84) +
        seeded(b, b.oval(0, 0, 1.1, 1.7, '#2f2a2c'), [
          [1, 0],
          [6, 6],
          [11, 11],
          [15, 16],
          [19, 21],
        ]),
      67,
      67,
    )
  );
};

export const persimmon: Motif = (b, c) =>
  b.body('M50 26C78 20 94 36 92 58C90 80 72 92 50 92S10 80 8 58C6 36 22 20 50 26Z', c, [8, 22, 92, 92]) +
  b.line('M32 34C22 48 22 70 34 86M68 34C78 48 78 70 66 86', b.shade(c, 0.14), 2.4, 0.4) +
  b.gloss(74, 44, 6, 11, -26, 0.4) +
  [-96, -34, 28, 152, 214].map((turn) => b.leaf(50, 27, turn, 26, '#7f9a4a')).join('') +
  b.body('M45 20Q50 10 55 20L56 28Q50 32 44 28Z', '#8a6a3a', [44, 12, 56, 30]);

export const fig: Motif = (b, c) => {
  const d = 'M2 -38C6 -30 6 -26 12 -18C24 -6 34 8 28 24C22 38 -22 38 -28 24C-34 8 -22 -6 -10 -18C-4 -26 -4 -30 -2 -38Z';
  const box = [-30, -36, 30, 36] as const;
  const face =
    b.body(d, c, box) +
    b.put(b.path(d, '#f6e6d2'), 0, 2, 0, 0.88) +
    b.put(b.body(d, '#d9566a', box, 0.8), 0, 5, 0, 0.72) +
    b.repeat(b.oval(0, 0, 1.5, 2.2, '#f8dc9c'), [
      [0, -2, 10],
      [-7, 5, -30],
      [6, 4, 30],
      [-11, 13, -40],
      [0, 12],
      [11, 13, 40],
      [-6, 21, -20],
      [6, 21, 20],
    ]);
  return (
    b.put(
      b.body(d, c, box) +
        b.line('M-6 -16C-16 0 -20 14 -14 28M2 -20V30M8 -14C18 0 20 14 16 28', b.tint(c, 0.2), 1.8, 0.45) +
        b.gloss(12, 4, 4, 9, -14, 0.25),
      34,
      44,
      -12,
    ) + b.put(face, 66, 58, 14)
  );
};

export const tamarind: Motif = (b, c) => {
  const pod =
    b.body(
      'M-46 -6C-44 -16 -34 -14 -28 -10C-22 -16 -12 -14 -8 -8C0 -14 10 -10 14 -4C22 -8 32 -2 36 8C40 18 30 22 24 18C16 22 8 18 4 12C-4 16 -14 12 -18 8C-26 12 -34 8 -38 4C-44 4 -47 -2 -46 -6Z',
      c,
      [-46, -15, 38, 22],
    ) +
    b.line('M-26 -8V8M-7 -6V10M14 -2V16', b.shade(c, 0.2), 2, 0.5) +
    b.line('M-46 -8L-54 -14', b.shade(c, 0.12), 3.4);
  return b.put(pod, 54, 28, -10) + b.put(pod, 50, 54, 10) + b.put(pod, 56, 78, -8);
};

export const pineapple: Motif = (b, c) => {
  const body = 'M50 36C70 36 80 50 78 68C76 86 66 97 50 97S24 86 22 68C20 50 30 36 50 36Z';
  const cross = Array.from(
    { length: 7 },
    (_, i) => `M${2 + i * 16} 30L${-34 + i * 16} 102M${-2 + i * 16} 30L${34 + i * 16} 102`,
  ).join('');
  const blade = (turn: number, length: number, color: string) => b.leaf(50, 40, turn, length, color);
  return (
    blade(-140, 32, '#4f8f3e') +
    blade(-40, 32, '#4f8f3e') +
    blade(-118, 38, '#5fa34a') +
    blade(-62, 38, '#5fa34a') +
    blade(-90, 42, '#6fb04e') +
    blade(-104, 34, '#7cba58') +
    blade(-76, 34, '#7cba58') +
    b.body(body, c, [22, 36, 78, 97]) +
    `<g ${b.clip(body)}>${b.line(cross, b.shade(c, 0.22), 2.2, 0.75)}${b.repeat(b.oval(0, 0, 1.8, 1.4, '#8a5a1e'), [
      [42, 50],
      [58, 50],
      [34, 64],
      [50, 64],
      [66, 64],
      [42, 79],
      [58, 79],
    ])}</g>` +
    b.gloss(66, 54, 4, 8, -20, 0.4)
  );
};
