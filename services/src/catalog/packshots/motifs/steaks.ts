import type { Motif } from './brush.ts';
import { cut, fat, veins } from './meat.ts';

// Cuts that a butcher tells apart at a glance.

/** Long and straight, with fat along one edge. */
export const stripSteak: Motif = (b, c) =>
  cut(
    b,
    'M10 50C8 30 24 22 48 22C70 22 92 28 93 44C94 58 84 66 62 70C40 74 12 74 10 50Z',
    [50, 54],
    c,
    b.path('M12 44C16 28 36 23 52 24C72 25 90 30 92 42C80 32 56 30 40 32C26 34 17 38 12 44Z', fat) +
      veins(b, 'M26 48C34 42 40 52 48 46M54 42C60 50 68 44 76 50M34 60C42 54 50 62 58 56M66 58C72 54 78 58 82 54') +
      b.gloss(64, 38, 11, 3, 8, 0.25),
  );

/** A T of bone between the strip and the tenderloin. */
export const tBone: Motif = (b, c) =>
  cut(
    b,
    'M20 22C36 8 66 10 82 22C96 34 94 58 82 74C72 88 56 94 44 88C24 80 12 62 12 46C12 36 14 28 20 22Z',
    [52, 50],
    c,
    veins(b, 'M24 44C30 38 36 46 42 40M26 58C32 52 38 60 44 54M70 44C76 40 80 46 84 42M68 58C72 54 78 58 80 54') +
      b.body(
        'M22 22C38 14 66 14 80 24C84 28 80 33 74 31C68 29 64 30 62 32C60 46 58 62 56 74C55 80 48 80 48 74C49 60 50 46 50 32C42 28 34 28 28 31C20 32 17 26 22 22Z',
        '#f6ead0',
        [20, 16, 82, 80],
        0.8,
      ) +
      b.line('M30 25Q50 20 72 26M54 36Q53 54 52 72', '#dcc59a', 1.8, 0.7),
  );

/** Wide and thin, with a grain from end to end. */
export const flankSteak: Motif = (b, c) => {
  const d = 'M6 46C10 32 26 24 46 22C66 20 88 26 94 42C98 56 84 70 62 76C40 80 12 74 6 58Q4 52 6 46Z';
  return (
    b.put(b.path(d, b.shade(c, 0.22)), 0, 6) +
    b.body(d, c, [4, 20, 96, 78]) +
    `<g ${b.clip(d)}>${b.line('M0 40Q46 22 100 38M0 48Q46 32 100 46M0 56Q46 42 100 54M0 64Q46 52 100 62M6 72Q50 62 94 70', b.shade(c, 0.16), 2.2, 0.6)}${b.line('M4 44Q40 28 74 32M20 60Q56 46 96 50M14 70Q40 60 66 60', fat, 1.5, 0.55)}</g>` +
    b.gloss(66, 32, 14, 2.8, 6, 0.25)
  );
};

/** A triangle that tapers to its tip. */
export const triTip: Motif = (b, c) =>
  cut(
    b,
    'M10 36C12 20 30 14 46 18C66 22 84 40 94 66C96 74 90 78 82 76C62 72 36 76 22 68C10 60 8 50 10 36Z',
    [46, 46],
    c,
    veins(b, 'M24 36C32 30 38 40 46 34M26 50C34 44 42 54 50 46M44 60C52 52 60 62 68 56M56 40C60 46 66 44 68 50') +
      b.gloss(50, 28, 11, 3.4, 18, 0.25),
  );

/** A slab under a thick cap of fat, its grain at the cut end. */
export const brisket: Motif = (b, c) => {
  const end = 'M8 50C8 40 14 34 22 36C30 38 34 48 34 60C34 74 30 84 22 84C12 84 8 66 8 50Z';
  return (
    b.body('M20 34C40 20 70 18 86 26C96 32 96 56 92 66C86 78 50 84 22 84Z', c, [8, 20, 96, 84]) +
    b.body(
      'M20 35C40 20 70 17 86 26C92 30 95 38 95 46C82 36 58 36 33 48C32 42 28 36 20 35Z',
      fat,
      [18, 18, 95, 48],
      0.7,
    ) +
    b.line('M34 51C58 39 82 39 94 49', b.tint(c, 0.24), 2.2, 0.8) +
    b.line('M40 58Q66 48 92 58M38 67Q64 58 90 66M34 76Q60 70 84 74', b.shade(c, 0.15), 2, 0.5) +
    b.body(end, b.tint(c, 0.08), [8, 35, 34, 84]) +
    b.path('M9 46C10 38 16 34 22 36C28 38 32 44 33 52C26 44 18 42 9 46Z', fat) +
    b.line('M14 56L18 60M22 54L26 59M14 68L18 71M23 66L27 70M18 77L21 79', fat, 2.2, 0.8) +
    b.gloss(64, 25, 13, 2.6, 2, 0.5)
  );
};

/** Round, an eye of meat in a rim of fat, its cap around it. */
export const ribeye: Motif = (b, c) =>
  cut(
    b,
    'M12 52C8 32 22 16 44 14C62 12 74 20 86 26C94 32 94 50 88 62C80 78 62 88 44 86C24 84 15 72 12 52Z',
    [50, 50],
    c,
    b.line('M24 34C34 24 52 22 64 30C76 40 78 56 68 66C62 72 52 76 44 75', fat, 4.4, 0.95) +
      b.body('M64 30C70 34 74 42 74 50C78 46 82 44 80 38C76 32 70 28 64 30Z', fat, [64, 28, 82, 50], 0.6) +
      veins(
        b,
        'M28 46C36 40 42 48 50 42M26 58C34 52 42 62 52 54M40 34C46 36 52 34 56 38M36 68C42 64 48 68 54 64M80 52C78 60 74 66 70 70',
        2,
      ) +
      b.gloss(50, 30, 10, 3, 8, 0.25),
  );

/** Wide and lean, a thin rim of fat along its upper edge. */
export const sirloin: Motif = (b, c) => {
  const d =
    'M8 52C8 36 24 24 44 24C58 24 64 30 76 28C90 26 96 38 93 52C90 68 76 74 60 74C46 74 40 80 26 78C14 76 8 64 8 52Z';
  return (
    b.put(b.path(d, b.shade(c, 0.22)), 0, 7) +
    b.body(d, c, [8, 24, 94, 80]) +
    b.path(
      'M10 46C12 34 26 25 44 25C58 25 64 31 76 29C86 27 92 32 93 42C88 34 80 36 72 36C62 36 56 31 44 31C30 31 18 36 10 46Z',
      fat,
    ) +
    b.line('M20 54Q42 42 62 50T88 48M22 64Q40 56 54 62', b.shade(c, 0.13), 2, 0.5) +
    veins(b, 'M30 46Q36 42 42 46M58 60Q66 56 72 60M70 44Q76 41 82 45M34 70Q40 66 46 69', 1.9) +
    b.gloss(60, 42, 12, 2.6, 4, 0.28)
  );
};

/** A round slice with its bone. */
export const hamSteak: Motif = (b, c) =>
  cut(
    b,
    'M12 50C10 28 30 14 54 14C78 14 92 32 90 54C88 76 68 88 46 86C26 84 13 70 12 50Z',
    [50, 50],
    c,
    b.line('M20 52C22 32 40 24 58 26M78 60C70 74 54 78 40 74', b.tint(c, 0.3), 2.2, 0.7) +
      b.line('M30 62C38 54 36 44 44 38M60 66C66 58 72 54 74 44', b.shade(c, 0.1), 2, 0.5) +
      b.ball(56, 48, 8.4, '#f4e6cc', 7.4) +
      b.oval(56, 48, 4.2, 3.6, '#d9a48c') +
      b.gloss(66, 26, 10, 3.4, 18, 0.4),
  );
