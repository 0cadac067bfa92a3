import type { Brush, Motif } from '../brush.ts';

const tie = (b: Brush) => b.body('M42 76Q50 80 58 76L57 84Q50 88 43 84Z', '#d9584a', [42, 76, 58, 86]);

/** A bunch of herbs: stalks, tied, under fans of small leaves. */
const herbs = (b: Brush, c: string, fan: string) =>
  b.line(
    'M50 92L22 34M50 92L36 24M50 92L50 18M50 92L64 24M50 92L78 34M50 92L45 98M50 92L55 98M50 92L50 99',
    b.shade(c, 0.06),
    2.8,
  ) +
  b.repeat(fan, [
    [20, 36, -40],
    [80, 36, 40],
    [32, 20, -18],
    [68, 20, 18],
    [50, 16],
    [34, 46, -30, 0.8],
    [66, 46, 30, 0.8],
    [50, 42, 6, 0.86],
  ]) +
  tie(b);

export const cilantro: Motif = (b, c) =>
  herbs(
    b,
    c,
    b.body(
      'M0 12C-6 8 -18 10 -19 2C-20 -5 -14 -7 -11 -6C-12 -14 -5 -18 0 -14C5 -18 12 -14 11 -6C14 -7 20 -5 19 2C18 10 6 8 0 12Z',
      c,
      [-19, -16, 19, 12],
    ) + b.line('M0 10V-6M0 8L-9 0M0 8L9 0', b.tint(c, 0.35), 1.4, 0.6),
  );

export const parsley: Motif = (b, c) =>
  herbs(
    b,
    c,
    b.body(
      'M0 14L-8 8L-20 9L-15 2L-20 -6L-11 -5L-11 -15L-4 -9L0 -20L4 -9L11 -15L11 -5L20 -6L15 2L20 9L8 8Z',
      c,
      [-20, -20, 20, 14],
    ) + b.line('M0 12V-10M0 9L-12 0M0 9L12 0', b.tint(c, 0.3), 1.4, 0.6),
  );

/** Broad leaves that bulge between their veins, the youngest in the middle. */
export const basil: Motif = (b, c) => {
  const leaf = (color: string) =>
    b.body(
      'M0 0C-20 -4 -27 -26 -17 -42C-11 -51 -4 -53 0 -57C4 -53 11 -51 17 -42C27 -26 20 -4 0 0Z',
      color,
      [-23, -56, 23, 0],
    ) +
    b.line(
      'M0 -2V-48M0 -14Q-9 -18 -14 -27M0 -14Q9 -18 14 -27M0 -28Q-7 -31 -10 -39M0 -28Q7 -31 10 -39',
      b.tint(color, 0.4),
      1.7,
      0.7,
    ) +
    b.gloss(9, -32, 4, 9, 16, 0.35);
  return (
    b.line('M50 60V98', b.shade(c, 0.02), 4.4) +
    b.repeat(leaf(b.shade(c, 0.1)), [
      [48, 64, -92],
      [52, 64, 92],
    ]) +
    b.repeat(leaf(c), [
      [48, 60, -50],
      [52, 60, 50],
    ]) +
    b.put(leaf(b.tint(c, 0.1)), 50, 62, 0, 1.02) +
    b.repeat(leaf(b.tint(c, 0.22)), [
      [48, 66, -26, 0.52],
      [52, 66, 28, 0.52],
    ])
  );
};

/** Pairs of toothed leaves up a stalk. */
export const mint: Motif = (b, c) => {
  const leaf =
    b.body(
      'M0 0L-9 -4L-8 -8L-15 -12L-12 -17L-17 -22L-12 -27L-14 -33L-7 -37L-6 -42L0 -48L6 -42L7 -37L14 -33L12 -27L17 -22L12 -17L15 -12L8 -8L9 -4Z',
      c,
      [-17, -48, 17, 0],
    ) + b.line('M0 0V-40M0 -10L-9 -18M0 -10L9 -18M0 -22L-8 -29M0 -22L8 -29', b.tint(c, 0.4), 1.5, 0.65);
  return (
    b.line('M50 98Q52 60 50 20', '#7a8a4a', 4) +
    b.repeat(leaf, [
      [50, 78, -74, 0.94],
      [50, 78, 74, 0.94],
      [50, 56, -60, 0.86],
      [50, 56, 60, 0.86],
      [50, 36, -42, 0.66],
      [50, 36, 42, 0.66],
      [50, 34, 0, 0.6],
    ])
  );
};

/** Threads that fan out at the end of each stalk. */
export const dill: Motif = (b, c) =>
  herbs(
    b,
    c,
    b.line(
      'M0 14V-16M0 10L-15 0M0 10L15 0M0 2L-16 -10M0 2L16 -10M0 -5L-11 -18M0 -5L11 -18M0 -10L-5 -22M0 -10L5 -22',
      c,
      1.7,
    ) + b.line('M-8 4L-17 5M8 4L17 5M-9 -4L-19 -3M9 -4L19 -3M-7 -12L-15 -14M7 -12L15 -14', b.tint(c, 0.16), 1.5),
  );

/** A woody sprig with needles along it. */
export const rosemary: Motif = (b, c) => {
  const needles = Array.from({ length: 9 }, (_, i) => {
    const y = 30 - i * 9;
    return [
      [0, y, -128],
      [0, y, -52],
    ] as const;
  }).flat();
  const needle =
    b.body('M0 -2.6C8 -3.6 15 -2 19 0C15 2 8 3.6 0 2.6Z', c, [0, -3, 19, 3]) +
    b.line('M2 0H15', b.tint(c, 0.4), 1, 0.7);
  const sprig = b.line('M0 46V-46', '#8a7450', 3.2) + b.repeat(needle, [...needles, [0, -44, -90]]);
  return b.put(sprig, 30, 52, -16) + b.put(sprig, 70, 52, 16) + b.put(sprig, 50, 50);
};

/** Thin stalks with pairs of tiny leaves. */
export const thyme: Motif = (b, c) => {
  const leaf = b.oval(0, -4, 3.4, 5, c) + b.oval(0.8, -5, 1.2, 2.4, b.tint(c, 0.4));
  const pairs = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [Math.sin(i * 0.5) * 3, 34 - i * 10];
    return [
      [x, y, -66],
      [x, y, 66],
    ] as const;
  }).flat();
  const sprig = b.line('M0 44C4 20 -4 0 0 -40', '#8f7a5a', 2) + b.repeat(leaf, [...pairs, [0, -40]]);
  return (
    b.put(sprig, 20, 52, -26) +
    b.put(sprig, 80, 52, 26) +
    b.put(sprig, 36, 50, -12) +
    b.put(sprig, 64, 50, 12) +
    b.put(sprig, 50, 50)
  );
};

/** Hollow blades, tied. */
export const chives: Motif = (b, c) => {
  const blade = b.path(
    'M-2.4 46L-2 -30Q0 -48 2 -30L2.4 46Z',
    b.linear(-3, 0, 3, 0, `0 ${b.shade(c, 0.14)}, .6 ${b.tint(c, 0.2)}, 1 ${c}`),
  );
  return (
    b.repeat(
      blade,
      [-20, -15, -10, -6, -2, 3, 7, 12, 17, 22].map((turn, i) => [50 + turn * 1.1, 50 + (i % 3) * 2, turn] as const),
    ) + b.body('M34 62Q50 68 66 62V69Q50 75 34 69Z', '#d9584a', [34, 62, 66, 73])
  );
};
