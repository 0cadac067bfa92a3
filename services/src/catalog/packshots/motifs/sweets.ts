import type { Motif, Place } from './brush.ts';

/** Crackers in the shape of an elephant and a bear, pressed with a few lines. */
export const animalCrackers: Motif = (b, c) => {
  const pressed = b.shade(c, 0.3);
  const cracker = (d: string, lines: string, dots: string) =>
    b.put(b.path(d, b.shade(c, 0.22)), 0, 4) +
    b.body(d, c, [-34, -26, 34, 26]) +
    b.line(lines, pressed, 1.8, 0.75) +
    dots;
  const elephant = cracker(
    'M-30 22Q-34 22 -34 17L-33 -2Q-32 -20 -12 -22Q0 -23 5 -19Q12 -25 21 -21Q31 -16 31 -2Q31 8 34 13Q36 19 31 21Q26 22 24 15Q22 8 21 5Q16 9 11 7L11 17Q11 22 6 22L1 22Q-3 22 -3 17L-3 9L-15 9L-15 17Q-15 22 -20 22Z',
    'M10 -14Q0 -8 6 2Q11 5 14 -4M-33 2Q-38 6 -36 12M-24 16L-21 16M2 16L6 16',
    b.oval(20, -10, 1.9, 1.9, pressed),
  );
  const bear = cracker(
    'M-12 -22Q-20 -30 -24 -22Q-26 -16 -21 -13Q-23 -4 -15 0Q-22 8 -21 19Q-26 24 -20 27L-7 27Q-3 24 0 24Q3 24 7 27L20 27Q26 24 21 19Q22 8 15 0Q23 -4 21 -13Q26 -16 24 -22Q20 -30 12 -22Q0 -27 -12 -22Z',
    'M-4 -6Q0 -3 4 -6M-12 6Q-8 12 -3 9M12 6Q8 12 3 9M-6 18Q0 22 6 18',
    b.oval(-7, -13, 1.9, 1.9, pressed) + b.oval(7, -13, 1.9, 1.9, pressed) + b.oval(0, -9, 2.6, 1.9, pressed),
  );
  return b.put(elephant, 62, 26, 6, 0.9) + b.put(bear, 35, 70, -10, 0.92);
};

/** Round candies in clear wrappers twisted at both ends. */
export const hardCandy: Motif = (b) => {
  const candy = (c: string) => {
    const end = b.path(
      'M14 -3L31 -13Q27 -4 32 1Q27 5 31 13L14 4Z',
      b.linear(14, 0, 32, 0, `0 ${b.shade(c, 0.1)}, 1 ${b.tint(c, 0.5)}`),
    );
    const pleats = b.line('M16 -1L28 -8M16 1L28 1M16 2L28 9', b.tint(c, 0.7), 1.2, 0.8);
    return (
      end +
      pleats +
      b.put(end + pleats, 0, 0, 180) +
      b.ball(0, 0, 17, c, 16) +
      b.line('M-13 -8Q-2 -4 2 15M-4 -15Q9 -7 13 8M-16 2Q-8 4 -6 14', '#fff', 3, 0.55) +
      b.gloss(6, -8, 5, 2.6, -30, 0.7)
    );
  };
  return (
    b.put(candy('#d9303f'), 56, 26, -24) + b.put(candy('#e8a02c'), 40, 54, 16) + b.put(candy('#3f9f5a'), 60, 80, -12)
  );
};

/** A heap of shiny beans in many colors. */
export const jellyBeans: Motif = (b) => {
  const d = 'M-13 -1C-14 -11 -5 -12 0 -8C5 -12 14 -11 13 -1C12 8 5 9 0 6C-5 9 -12 8 -13 -1Z';
  const bean = (c: string, ...place: Place) =>
    b.put(b.body(d, c, [-14, -11, 14, 9]) + b.gloss(5, -5, 4, 1.8, -14, 0.65), ...place);
  return (
    bean('#8a4fb5', 50, 22, 12) +
    bean('#f2c230', 32, 38, -24) +
    bean('#3f9f5a', 66, 38, 34) +
    bean('#d9303f', 49, 47, -8) +
    bean('#f2853a', 22, 60, 30) +
    bean('#e86aa0', 76, 58, -30) +
    bean('#3f86d0', 42, 68, 14) +
    bean('#f6ecd2', 63, 72, -16) +
    bean('#d9303f', 24, 82, -12) +
    bean('#f2c230', 81, 82, 20) +
    bean('#3f9f5a', 48, 87, 6)
  );
};

/** Three ropes, each twisted of two strands. */
export const licorice: Motif = (b, c) => {
  const twist = b.line('M-5 0Q1 -2 6 5', b.tint(c, 0.5), 2, 0.75) + b.line('M-6 4Q0 3 4 9', b.shade(c, 0.3), 1.8, 0.7);
  const turns: Place[] = Array.from({ length: 9 }, (_, at) => [0, -38 + 9 * at]);
  const rope =
    b.body('M-7 -38Q-7 -42 0 -42Q7 -42 7 -38L7 42Q7 46 0 46Q-7 46 -7 42Z', c, [-7, -42, 7, 46]) +
    b.repeat(twist, turns);
  return b.put(rope, 32, 49, -14) + b.put(rope, 70, 49, 14) + b.put(rope, 51, 50, 2);
};

/** Soft cubes, one still in its wax paper. */
export const caramels: Motif = (b, c) => {
  const cube = b.block(0, 0, 30, 30, 20, c) + b.line('M3 -22Q12 -26 20 -29', b.tint(c, 0.5), 2.2, 0.65);
  const paper = b.path('M-27 -27L-42 -37Q-40 -27 -45 -21L-27 -13ZM26 -27L42 -37Q40 -26 45 -19L26 -11Z', '#f3ead6');
  const wrapped =
    paper +
    b.block(0, 0, 30, 30, 20, '#f7f0e0') +
    b.line('M-38 -30L-29 -23M-40 -24L-29 -19M38 -30L29 -23M40 -23L29 -18', '#d8c8a8', 1.4, 0.9) +
    b.line('M0 -19L25 -29M0 -12L26 -22', '#e0d2b4', 1.6, 0.8);
  return b.put(cube, 33, 52) + b.put(cube, 72, 56) + b.put(wrapped, 50, 93);
};

/** A whole cake on its plate, icing running down its side and a cherry on top. */
export const roundCake: Motif = (b, c) => {
  const side = 'M12 40L12 74C12 84 29 92 50 92C71 92 88 84 88 74L88 40Z';
  const drips =
    'M12 40L12 54Q15 61 19 54L19 52Q22 49 25 55L25 61Q29 68 33 61L33 57Q37 53 41 59L41 66Q45 73 50 66L50 60Q54 55 58 60L58 63Q62 70 66 62L66 57Q70 53 73 58L73 60Q77 66 80 58L80 52Q83 49 85 53Q87 56 88 52L88 40Z';
  const cream = '#fdf2e2';
  return (
    b.oval(50, 84, 48, 12, '#e6e9ea') +
    b.oval(50, 82, 48, 12, '#fbfcfc') +
    b.body(side, c, [12, 40, 88, 92]) +
    b.line('M14.5 71C19 80 32 86 50 86C68 86 81 80 85.5 71', b.shade(c, 0.24), 2.4, 0.6) +
    b.body(drips, cream, [12, 38, 88, 72], 0.6) +
    b.oval(50, 40, 38, 13, b.radial(62, 34, 44, 24, `0 #fffdf8, 1 ${b.shade(cream, 0.05)}`)) +
    b.repeat(b.ball(0, 0, 5, cream, 4.4), [
      [20, 38],
      [31, 32],
      [50, 29.5],
      [69, 32],
      [80, 38],
      [72, 46],
      [28, 46],
      [50, 50],
    ]) +
    b.line('M51 31Q55 20 63 17', '#5f7a38', 1.8) +
    b.ball(50, 34, 7, '#c8283c') +
    b.gloss(52.5, 31, 2.2, 1.3, -30, 0.7)
  );
};

/** A square pan with ridges, seen from above. */
export const griddle: Motif = (b, c) =>
  b.path(
    'M55 60L63 52L91 81Q96 87 91 92Q86 96 80 91Z',
    b.linear(60, 60, 94, 92, `0 ${b.shade(c, 0.2)}, 1 ${b.tint(c, 0.2)}`),
  ) +
  b.oval(86, 86, 2.8, 2.8, b.shade(c, 0.5)) +
  b.body('M14 8L64 8Q72 8 72 16L72 62Q72 70 64 70L14 70Q6 70 6 62L6 16Q6 8 14 8Z', c, [6, 8, 72, 70]) +
  b.path('M17 14L61 14Q66 14 66 19L66 59Q66 64 61 64L17 64Q12 64 12 59L12 19Q12 14 17 14Z', b.shade(c, 0.3)) +
  b.repeat(b.line('M0 18L0 60', b.tint(c, 0.24), 3, 0.85), [
    [18, 0],
    [26.5, 0],
    [35, 0],
    [43.5, 0],
    [52, 0],
    [60.5, 0],
  ]) +
  b.gloss(50, 11, 14, 1.2, 0, 0.4);
