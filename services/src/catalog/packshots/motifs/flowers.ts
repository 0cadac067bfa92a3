import type { Motif, Place } from './brush.ts';

/** A rose in bloom, on its stem. */
export const rose: Motif = (b, c) =>
  b.line('M50 56Q48 78 54 98', '#4f8f3a', 4.5) +
  b.leaf(52, 82, -28, 28, '#5fa53e') +
  b.leaf(50, 78, -158, 26, '#4f8f3a') +
  b.body(
    'M50 62C24 62 14 44 18 26C28 22 36 26 40 32C36 16 44 6 52 6C60 6 68 16 62 32C68 24 76 22 84 28C86 46 76 62 50 62Z',
    b.shade(c, 0.1),
    [16, 6, 86, 62],
  ) +
  b.body('M50 60C32 60 26 46 28 34C36 34 42 38 46 44C48 36 56 32 70 34C74 48 66 60 50 60Z', c, [26, 32, 74, 60]) +
  b.body('M36 24C36 12 64 12 64 24C66 36 60 44 50 44C40 44 34 36 36 24Z', b.tint(c, 0.1), [34, 14, 66, 44]) +
  b.line('M42 24C44 17 58 18 58 25C57 32 46 32 46 26C47 23 52 23 53 26', b.shade(c, 0.2), 2.6, 0.7) +
  b.line('M30 36C38 38 44 44 46 52M72 36C62 36 54 42 52 52', b.shade(c, 0.16), 2, 0.5);

/** A wreath of leaves, with berries and a bow. */
export const wreath: Motif = (b, c) => {
  const around = (count: number, r: number, turn: number, size = 1): Place[] =>
    Array.from({ length: count }, (_, at) => {
      const a = (at * 2 * Math.PI) / count;
      return [50 + Math.sin(a) * r, 48 - Math.cos(a) * r, (a * 180) / Math.PI + turn, size];
    });
  const twig = (color: string) => b.leaf(0, 0, 0, 24, color);
  const berries = around(9, 34, 0).filter((_, at) => at !== 4 && at !== 5);
  return (
    b.repeat(twig(b.shade(c, 0.1)), around(16, 38, -30)) +
    b.repeat(twig(c), around(16, 32, 24)) +
    b.repeat(twig(b.tint(c, 0.14)), around(14, 34, -6, 0.84)) +
    b.repeat(b.ball(0, 0, 4.4, '#d9303f'), berries) +
    b.body('M50 84C40 70 24 72 24 84C24 96 42 96 50 86Z', '#d9303f', [24, 72, 50, 95]) +
    b.body('M50 84C60 70 76 72 76 84C76 96 58 96 50 86Z', '#e0424e', [50, 72, 76, 95]) +
    b.path('M46 86L38 99L45 98L50 88L55 98L62 99L54 86Z', '#b8202f') +
    b.ball(50, 85, 6, '#e8555e')
  );
};
