import type { Motif } from './brush.ts';

/** A fillet of salmon: chevrons of fat, a silver edge of skin. */
export const salmon: Motif = (b, c) => {
  const d = 'M8 62C6 44 28 24 60 22C82 20 94 30 92 44C90 58 78 66 56 74C36 81 10 82 8 62Z';
  return b.put(
    b.put(b.path(d, '#8f97a6'), 0, 6) +
      b.body(d, c, [8, 20, 92, 80]) +
      `<g ${b.clip(d)}>${b.line('M4 50Q26 52 34 84M14 38Q40 44 50 80M28 28Q54 36 66 74M44 22Q68 30 80 66M62 18Q82 26 94 54', b.tint(c, 0.42), 3, 0.85)}</g>` +
      b.line('M12 58Q44 50 88 40', b.shade(c, 0.12), 2.2, 0.5) +
      b.gloss(62, 31, 14, 3.4, -6, 0.35),
    0,
    10,
  );
};
export const whiteFillet: Motif = (b, c) => {
  const one =
    b.body(
      'M-44 6C-40 -10 -14 -18 10 -16C28 -15 38 -8 48 -12C46 0 40 14 18 18C-6 22 -40 22 -44 6Z',
      c,
      [-44, -18, 48, 20],
    ) +
    b.line('M-34 6Q-2 -4 38 -2M-22 -4Q-16 2 -20 12M-6 -10Q2 0 -2 16M12 -12Q20 -2 14 14', b.shade(c, 0.1), 2, 0.6) +
    b.gloss(4, -10, 14, 2.6, -2, 0.6);
  return b.put(one, 50, 34, -10) + b.put(one, 49, 66, 6);
};
export const tunaSteak: Motif = (b, c) => {
  const d = 'M12 42C14 24 36 14 56 16C78 18 92 32 88 48C84 64 64 74 44 72C24 70 10 58 12 42Z';
  return (
    b.put(b.body(d, b.shade(c, 0.14), [12, 16, 90, 80]), 0, 14) +
    b.put(b.path(d, b.shade(c, 0.1)), 0, 7) +
    b.body(d, c, [12, 15, 90, 73]) +
    b.line('M22 42Q46 30 80 38M24 54Q48 44 80 52M40 22Q48 40 42 68M62 19Q68 40 60 70', b.tint(c, 0.2), 2.2, 0.6) +
    b.gloss(64, 27, 12, 4, 8, 0.3)
  );
};
export const wholeFish: Motif = (b, c) =>
  b.put(
    b.body('M32 -2L54 -22Q50 -2 54 20L32 4Z', b.shade(c, 0.1), [32, -22, 54, 20]) +
      b.body('M-8 -16Q4 -28 18 -18L10 -10Z', b.shade(c, 0.08), [-8, -26, 18, -10]) +
      b.body('M-6 14Q4 26 14 20L8 10Z', b.shade(c, 0.08), [-6, 10, 14, 25]) +
      b.body(
        'M-48 2C-38 -16 -14 -22 8 -16C22 -12 32 -4 38 0C32 6 22 14 8 17C-14 22 -38 18 -48 2Z',
        c,
        [-48, -20, 38, 20],
      ) +
      b.path('M-44 6C-30 20 4 22 36 2C30 8 20 14 8 17C-14 22 -36 18 -44 6Z', '#fff', 'opacity=".6"') +
      b.line('M-28 -2Q4 -8 36 0', '#d9607a', 5, 0.45) +
      b.line('M-24 -12Q-18 0 -24 12', b.shade(c, 0.2), 2.2, 0.6) +
      b.oval(-36, -2, 3.4, 3.4, '#fff') +
      b.oval(-36, -2, 2, 2, '#22202a') +
      b.repeat(b.oval(0, 0, 1.5, 1.5, b.shade(c, 0.3)), [
        [-12, -10],
        [-2, -13],
        [6, -9],
        [14, -11],
        [22, -6],
        [-6, -5],
        [2, -3],
      ]),
    50,
    50,
    -14,
    0.94,
  );
export const smokedSalmon: Motif = (b, c) => {
  const one =
    b.body(
      'M-40 10C-44 -6 -20 -18 0 -12C18 -8 26 -18 40 -14C46 -4 38 10 20 12C0 14 -6 4 -20 12C-30 18 -38 18 -40 10Z',
      c,
      [-42, -18, 43, 16],
    ) +
    b.line(
      'M-34 8C-28 -2 -12 -8 0 -4C16 0 26 -8 38 -6M-26 11C-18 4 -8 2 2 5C14 8 26 4 34 2',
      b.tint(c, 0.42),
      2.4,
      0.85,
    );
  return b.put(one, 50, 26, -6) + b.put(one, 48, 52, 4) + b.put(one, 52, 78, -4);
};
export const scallops: Motif = (b, c) => {
  const one =
    b.body('M-21 0V12C-21 24 21 24 21 12V0Z', b.shade(c, 0.06), [-21, 0, 21, 22]) +
    b.body(b.ring(0, 0, 21, 13), c, [-21, -13, 21, 13], 0.6) +
    b.oval(0, 0, 14, 8, b.tint(c, 0.5), 'opacity=".7"') +
    b.line('M-12 -2Q0 4 12 -3', b.shade(c, 0.1), 1.6, 0.5);
  return b.repeat(one, [
    [50, 24],
    [26, 46],
    [74, 46],
    [50, 68],
  ]);
};
/** Shells, hinged at the bottom and ribbed. */
export const clams: Motif = (b, c) => {
  const one =
    b.body('M0 22C-18 22 -30 6 -26 -8C-22 -20 -10 -24 0 -24S22 -20 26 -8C30 6 18 22 0 22Z', c, [-28, -24, 28, 22]) +
    b.line('M-21 4Q0 -12 21 4M-25 -6Q0 -24 25 -6M-14 14Q0 2 14 14', b.shade(c, 0.16), 2, 0.6) +
    b.gloss(10, -14, 6, 2.6, 20, 0.45);
  return b.repeat(one, [
    [50, 30, 0, 0.94],
    [27, 66, -16, 0.94],
    [73, 66, 16, 0.94],
  ]);
};
export const mussels: Motif = (b, c) => {
  const one =
    b.body('M-34 12C-36 -2 -16 -18 8 -18C28 -18 38 -6 34 4C28 18 -4 20 -34 12Z', c, [-34, -18, 36, 16]) +
    b.path('M-30 10C-24 0 -4 -10 14 -10C26 -10 32 -4 30 2C24 12 -6 14 -30 10Z', '#cdd6e6') +
    b.body('M-20 8C-14 0 2 -6 14 -5C22 -4 26 0 23 3C16 10 -6 11 -20 8Z', '#f2a24a', [-20, -6, 26, 10]);
  return b.put(one, 50, 24, -12) + b.put(one, 40, 52, 8) + b.put(one, 58, 80, -8);
};
export const snowCrab: Motif = (b, c) => {
  const leg = (y: number, turn: number) =>
    b.put(
      b.body('M-6 -4C14 -12 30 -12 46 -6L44 2C30 -2 14 0 -4 6Z', c, [-6, -12, 46, 6]) +
        b.body('M44 -7C56 0 62 14 64 30L58 30C54 16 50 6 42 2Z', b.tint(c, 0.12), [42, -7, 64, 30]) +
        b.line('M4 -3Q24 -9 40 -4', '#fff', 1.8, 0.5),
      26,
      y,
      turn,
    );
  return (
    leg(26, -14) +
    leg(42, 0) +
    leg(58, 12) +
    leg(72, 24) +
    b.body('M8 24Q30 16 34 30V74Q30 86 8 78Q2 50 8 24Z', b.tint(c, 0.3), [4, 20, 34, 82])
  );
};
/** Raw: curled, ringed, with its tail. */
export const shrimp: Motif = (b, c) => {
  const one =
    b.line('M-30 -16C-44 -24 -52 -16 -56 -24M-30 -14C-44 -16 -50 -6 -58 -8', b.shade(c, 0.14), 1.6, 0.8) +
    b.line('M-10 4L-14 16M0 8L-2 20M10 8L11 19M19 4L23 13', b.shade(c, 0.08), 2.6) +
    b.body(
      'M20 16C30 16 40 24 42 34C34 34 30 32 27 27C24 36 18 40 9 40C8 30 12 20 20 16Z',
      b.shade(c, 0.1),
      [8, 15, 42, 40],
    ) +
    b.body(
      'M-34 -14C-26 -30 -4 -36 14 -28C34 -18 38 8 24 24C20 27 14 24 15 18C18 8 14 0 4 -2C-8 -4 -18 2 -26 2C-34 0 -37 -8 -34 -14Z',
      c,
      [-35, -33, 35, 26],
    ) +
    b.line(
      'M-12 -29Q-6 -14 -12 -1M2 -31Q6 -16 0 -3M16 -27Q14 -12 7 0M28 -12Q20 -6 14 2M32 4Q24 6 16 11',
      b.shade(c, 0.16),
      2.2,
      0.65,
    ) +
    b.line('M-30 -14C-18 -28 6 -30 20 -18', b.tint(c, 0.45), 2.4, 0.6) +
    b.oval(-27, -11, 2.4, 2.6, '#2b2630');
  return b.put(one, 50, 40, -6, 0.86) + b.put(one, 56, 72, 8, 0.78);
};
export const calamari: Motif = (b, c) => {
  const ring =
    b
      .body(`${b.ring(0, 0, 23, 17)}${b.ring(0, -1, 12, 8)}`, c, [-23, -17, 23, 17], 0.9)
      .replaceAll('<path ', '<path fill-rule="evenodd" ') +
    b.line('M-12 -1A12 8 0 0 0 12 -1', b.shade(c, 0.14), 2.6, 0.7) +
    b.gloss(13, -10, 6, 2, 26, 0.7);
  return (
    b.repeat(ring, [
      [30, 30, -14],
      [70, 32, 18],
      [50, 54, -4],
    ]) +
    b.body(
      'M14 78C20 66 34 66 42 74C48 80 40 82 34 80C38 88 32 92 26 84C24 92 14 92 16 84C10 84 10 80 14 78Z',
      b.shade(c, 0.05),
      [10, 67, 44, 91],
    ) +
    b.put(ring, 74, 76, 10, 0.9)
  );
};
/** On the half shell. */
export const oyster: Motif = (b, c) => {
  const one =
    b.body(b.frill(0, 0, 34, 25, 13, 0.12), b.shade(c, 0.02), [-38, -28, 38, 28]) +
    b.body(b.frill(1, -2, 27, 18, 9, 0.06), '#f4f1ec', [-28, -20, 30, 18], 0.7) +
    b.body(
      'M-17 2C-18 -8 -4 -13 8 -11C20 -9 22 -1 16 5C10 11 0 9 -6 11C-12 13 -16 8 -17 2Z',
      '#cfc6b8',
      [-17, -12, 20, 12],
    ) +
    b.line('M-12 4C-6 -2 4 2 13 -2', '#9a9088', 2, 0.6) +
    b.gloss(6, -6, 7, 2, 6, 0.7);
  return b.put(one, 60, 32, 10, 0.9) + b.put(one, 44, 70, -12);
};
/** Cod and halibut: a thick white loin that parts in flakes. */
export const thickFillet: Motif = (b, c) => {
  const side = 'M8 50C12 58 30 66 52 66C72 66 88 58 94 48V62C88 74 72 82 52 82C30 82 12 74 8 64Z';
  return (
    b.body(side, b.shade(c, 0.07), [8, 48, 94, 82]) +
    b.line('M24 60L22 74M38 65L37 80M54 66V82M70 64L71 78', b.shade(c, 0.16), 1.8, 0.5) +
    b.body('M8 50C8 36 28 24 52 22C76 20 94 32 94 48C88 60 72 68 52 68C30 68 10 62 8 50Z', c, [8, 21, 94, 68], 0.7) +
    b.line('M26 32Q34 46 26 60M42 25Q52 44 44 66M60 22Q72 42 64 66M78 26Q88 40 80 58', b.shade(c, 0.13), 2.2, 0.65) +
    b.line('M14 48Q50 40 90 46', b.tint(c, 0.6), 2.4, 0.7) +
    b.gloss(60, 30, 15, 3, -4, 0.75) +
    b.leaf(20, 84, -20, 20, '#6fae3a') +
    b.leaf(20, 84, 8, 18, '#5a9a3a')
  );
};
/** Tilapia and catfish: thin and long, a rosy line down its middle. */
export const thinFillet: Motif = (b, c) => {
  const one =
    b.put(
      b.path('M-46 4C-44 -8 -24 -17 0 -16C22 -15 36 -8 50 -8C46 2 34 12 12 15C-12 18 -46 18 -46 4Z', b.shade(c, 0.12)),
      0,
      4,
    ) +
    b.body(
      'M-46 4C-44 -8 -24 -17 0 -16C22 -15 36 -8 50 -8C46 2 34 12 12 15C-12 18 -46 18 -46 4Z',
      c,
      [-46, -17, 50, 17],
      0.8,
    ) +
    b.line('M-40 3Q-8 -6 44 -6', '#d9787a', 4.4, 0.55) +
    b.line(
      'M-34 -2L-40 -8M-22 -5L-26 -13M-8 -6L-11 -15M8 -6L6 -15M22 -6L22 -12M-30 5L-34 12M-16 3L-18 14M0 2L-1 15M16 0L17 12M30 -2L32 6',
      b.shade(c, 0.12),
      1.7,
      0.55,
    ) +
    b.gloss(2, -12, 16, 2, 0, 0.7);
  return b.put(one, 50, 32, -10) + b.put(one, 48, 68, 8);
};
