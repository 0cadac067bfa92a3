import { apricot, plum } from './fruit.ts';
import type { Motif } from '../brush.ts';

/** Pale and smooth, a slice beside it. */
export const honeydew: Motif = (b, c) =>
  b.line('M40 10Q39 3 45 1', '#8a9a5a', 4) +
  b.ball(42, 46, 38, c, 37) +
  b.line('M40 10C22 24 18 58 30 78M44 10C62 22 66 58 54 80M42 10V83', b.tint(c, 0.4), 1.6, 0.4) +
  b.gloss(57, 27, 6, 10, -34, 0.45) +
  b.body(
    'M96 46C98 74 76 98 46 96C39 95 37 88 42 86C66 83 82 68 85 48C86 43 95 41 96 46Z',
    b.shade(c, 0.1),
    [38, 42, 97, 97],
  ) +
  b.path('M93 49C94 73 74 93 47 92C42 91 42 88 46 87C68 83 83 68 86 50Q90 45 93 49Z', '#eef4cc') +
  b.path('M89 51C88 70 72 86 50 88C46 88 46 87 49 86C68 82 81 68 84 53Q87 48 89 51Z', '#d3e6a0') +
  b.repeat(b.oval(0, 0, 1.5, 3.2, '#f4dc9a'), [
    [82, 60, 24],
    [77, 68, 36],
    [70, 75, 48],
    [62, 81, 62],
  ]);

/** Whole and shaggy behind, a half before it with its white flesh. */
export const coconut: Motif = (b, c) => {
  const shag =
    'M8 34Q16 30 18 36M12 50Q20 46 22 53M24 18Q30 16 33 22M30 66Q36 62 38 68M44 10Q50 10 52 15M58 18Q64 18 65 24M22 62Q26 58 29 63M66 30Q70 30 72 35M34 32Q40 28 43 33M48 26Q54 24 56 29';
  return (
    b.ball(40, 42, 34, c) +
    b.line(shag, b.shade(c, 0.2), 2.2, 0.7) +
    b.line('M16 26Q24 20 28 26M52 40Q58 36 62 40', b.tint(c, 0.3), 2, 0.6) +
    b.oval(34, 20, 3, 3.6, b.shade(c, 0.34)) +
    b.oval(45, 22, 3, 3.6, b.shade(c, 0.34)) +
    b.oval(38, 28, 3, 3.4, b.shade(c, 0.34)) +
    b.ball(64, 66, 32, b.shade(c, 0.06), 29) +
    b.oval(64, 65, 30, 27, '#fffaf0') +
    b.body(b.ring(64, 66, 22, 19), '#f1ecdf', [42, 47, 86, 85], 0.7) +
    b.path(
      'M42 66C42 56 52 47 64 47C74 47 82 53 85 60C78 53 70 51 62 52C52 53 45 58 42 66Z',
      '#b9b1a6',
      'opacity=".45"',
    ) +
    b.gloss(74, 78, 7, 3, -24, 0.8)
  );
};

/** A peach, a plum, and half an apricot. */
export const stoneFruit: Motif = (b) =>
  b.put(
    b.leaf(51, 20, -22, 32) +
      b.ball(50, 56, 39, '#f8b068') +
      b.path(b.ring(50, 56, 39), b.radial(30, 70, 60, 64, '0 #d9503e, .5 #ea7a55, 1 #f2a05a 0')) +
      b.line('M51 18C38 36 36 68 45 93', '#b5443a', 3, 0.45) +
      b.gloss(70, 40, 6, 11, -24, 0.45),
    16,
    -6,
    0,
    0.7,
  ) +
  b.put(plum(b, '#6d3060'), -2, 38, -8, 0.54) +
  b.put(apricot(b, '#f2a144'), 46, 42, 0, 0.54);
