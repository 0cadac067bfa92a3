// Bottles: a turned body, a cap, a label.
import { turned, rect, band, soft } from '../pen.ts';
import type { Kit } from '../kit.ts';
import { luminance } from '../color.ts';

const cap = (k: Kit, c: string, w: number, y0: number, y1: number, r = 4, ribs = 5): string => {
  const d = turned([
    [w - 0.6, y0, r],
    [w, y1, 2.5],
    [0, y1 + w * 0.12, w],
  ]);
  return (
    k.path(d, k.lit(c, 80 - w, 80 + w)) +
    k.bounce(d, y0 + (y1 - y0) * 0.55, y1 + 2, 0.25) +
    Array.from({ length: ribs }, (_, i) =>
      k.line(
        `M${+(80 - w * 0.72 + (i * w * 1.44) / (ribs - 1)).toFixed(1)} ${y0 + 5}V${y1 - 1}`,
        k.shade(c, 0.25),
        1,
        0.4,
      ),
    ).join('') +
    k.oval(80, y0 + 1.5, w - 2.5, Math.max(1.6, w * 0.13), k.tint(c, 0.35))
  );
};
/** Clear plastic or glass in a tone of the liquid inside; dark liquids stay dark. */
const clear = (k: Kit, d: string, c: string, x0: number, x1: number): string => {
  const t = 0.08 + 0.5 * luminance(c);
  return k.path(
    d,
    k.linear(x0, 0, x1, 0, `0 ${k.shade(c, 0.12)}, .35 ${k.tint(c, t * 0.5)}, .74 ${k.tint(c, t)}, 1 ${c}`),
  );
};

export function juice(k: Kit): string {
  const d = turned('16 30 3, 17 42 8, 39 62 22, 39 86 12, 37 98 10, 39 112 10, 39 142 10, 32 148 6, 0 150 30');
  const drink = turned('13 46 8, 35 64 20, 35 141 9, 29 145.5 5, 0 147 30'),
    label = band(80, 39, 74, 135, 2.8);
  return (
    k.shadow(80, 82) +
    clear(k, d, k.tint(k.accent, 0.45), 41, 119) +
    k.solid(drink, k.accent, [45, 46, 115, 147]) +
    k.sticker({ shape: label, x: 44, y: 76, w: 72, h: 62 }) +
    k.wrap(d, 41, 119, 0.8) +
    k.bounce(d, 134, 150, 0.3) +
    cap(k, k.main, 19, 13, 32) +
    k.glint('M107 58q7 6 7 18', 3.4, 0.8)
  );
}
export function water(k: Kit): string {
  const d = turned(
      '11 26 2, 12 36 6, 31 62 22, 31 74 4, 29.5 79 4, 31 84 4, 31 119 4, 29.5 124 4, 31 130 4, 31 142 9, 25 148 5, 0 149.5 20',
    ),
    label = band(80, 31, 70, 121, 2.6);
  const ring = (y: number) => k.line(`M52 ${y}q28 5 56 0`, '#fff', 1.4, 0.55);
  return (
    k.shadow(80, 66) +
    clear(k, d, k.accent, 49, 111) +
    k.bloom(d, 96, 58, 18, 40, 0.15 + 0.5 * luminance(k.accent)) +
    ring(127) +
    ring(135) +
    k.bounce(d, 130, 149, 0.32) +
    k.sticker({ shape: label, x: 50, y: 72, w: 60, h: 52, fill: k.main }) +
    k.wrap(label, 49, 111) +
    cap(k, k.main, 14, 12, 27) +
    k.glint('M97 48q8 7 8 18', 3.2, 0.9)
  );
}
/** A bottle of wine: red stands in dark glass, white and rosé in glass that shows them. */
function wineBottle(k: Kit, body: string, foil: string, glint: string, label = { x: 53, y: 82, w: 54, h: 56 }): string {
  const { accent } = k;
  const isDark = luminance(accent) < 0.12;
  const glass = isDark ? '#24382c' : accent;
  const whole = turned(body);
  const neck = turned(foil);
  const half = label.w / 2 + 2;
  return (
    k.shadow(80, 70) +
    (isDark ? k.solid(whole, glass, [80 - half, 18, 80 + half, 150]) : clear(k, whole, glass, 80 - half, 80 + half)) +
    (isDark ? '' : k.bloom(whole, 96, 62, 20, 40, 0.4) + k.bounce(whole, 132, 150, 0.3)) +
    k.sticker({ ...label, r: 3 }) +
    k.wrap(rect(label.x, label.y, label.w, label.h, 3), 80 - half, 80 + half) +
    k.path(neck, k.lit(k.main, 69, 91)) +
    k.line('M71 12.5q9 2 18 0', k.shade(k.main, 0.2), 1.4, 0.6) +
    k.glint(glint, 3.2, 0.65)
  );
}
const capsule = '9.6 4 3, 9.6 12 1, 10 36 2, 0 38 10';
/** Straight sides and high shoulders: cabernet, merlot, sauvignon blanc. */
export const wine = (k: Kit): string =>
  wineBottle(
    k,
    '8.6 12 2, 9 48 8, 26 62 13, 27 70 6, 27 143 7, 23 148 5, 0 150 20',
    capsule,
    'M88 50q1 6 7 9 7 4 8 12',
  );
/** Sloping shoulders and a wider body: pinot noir, chardonnay. */
export const burgundy = (k: Kit): string =>
  wineBottle(
    k,
    '8.6 12 2, 9 38 16, 19 62 24, 29 88 20, 29.5 143 7, 25 148 5, 0 150 20',
    capsule,
    'M87 44q1 9 7 18 6 8 8 18',
    {
      x: 52,
      y: 88,
      w: 56,
      h: 52,
    },
  );
/** Slim and tall, without shoulders: riesling, pinot gris. */
export const flute = (k: Kit): string =>
  wineBottle(
    k,
    '7.8 8 2, 8.4 32 20, 16 64 34, 23.5 94 20, 23.5 143 7, 20 148 5, 0 150 20',
    '8.4 2 3, 8.4 10 1, 9 30 2, 0 32 9',
    'M88 44q1 14 6 24 5 8 6 18',
    {
      x: 57,
      y: 90,
      w: 46,
      h: 50,
    },
  );
/** Thick glass, a wide foil, a cork under its wire. */
export function champagne(k: Kit): string {
  const cork = turned('11 4 5, 11.5 12 4, 8 18 2, 0 19 8');
  return (
    wineBottle(
      { ...k, accent: '#2f4a34' },
      '9 20 2, 10.6 46 16, 21 70 24, 31 96 20, 31.5 142 8, 27 148 5, 0 150 20',
      '9.8 18 2, 11 30 3, 13.6 56 8, 0 62 13',
      'M90 66q2 7 8 15 6 7 7 16',
      { x: 51, y: 90, w: 58, h: 50 },
    ) +
    k.path(cork, k.lit('#d9b98a', 68, 92)) +
    k.line('M70 16Q80 19 90 16M72 6L74 17M88 6L86 17', '#8b8896', 1.3, 0.8)
  );
}
/** Short, with a bulge in its neck: port and sherry. */
export const port = (k: Kit): string =>
  wineBottle(
    k,
    '9 20 2, 9 32 4, 12.4 42 8, 11 54 6, 28 66 12, 29 74 6, 29 143 7, 25 148 5, 0 150 20',
    '9.8 10 3, 9.8 20 1, 10.2 30 2, 0 32 10',
    'M90 60q2 4 7 5 6 3 7 9',
    {
      x: 52,
      y: 82,
      w: 56,
      h: 56,
    },
  );
export function beer(k: Kit): string {
  const d = turned('10 22 2, 11.5 40 12, 14 54 16, 33 78 20, 33 142 8, 27 148 5, 0 150 20');
  const crown = soft(
    '68 13 4, 92 13 4, 94 23 2, 91 25 1.5, 87.5 23 1, 84 26 1.5, 80 24 1, 76 26 1.5, 72.5 23 1, 69 25 1.5, 66 23 2',
  );
  return (
    k.shadow(80, 72) +
    k.solid(d, k.main, [47, 22, 113, 150]) +
    k.path(band(80, 13.6, 40, 53, 1.6), k.lit(k.accent, 65, 95)) +
    k.sticker({ x: 49.5, y: 82, w: 61, h: 59, r: 16 }) +
    k.wrap(rect(49.5, 82, 61, 59, 16), 47, 113) +
    k.path(crown, k.metal(66, 94)) +
    k.glint('M91 56q1 8 7 12 8 5 8 12', 3.2, 0.65)
  );
}
export function squeeze(k: Kit): string {
  const d = turned('21 56 6, 35 72 18, 36 92 16, 32 112 20, 36 132 14, 36 143 8, 30 148 5, 0 150 30');
  const nozzle = turned('3.5 12 3, 5.5 28 4, 10 42 4, 20 44 5, 22 57 3, 0 61 20');
  return (
    k.shadow(80, 76) +
    k.solid(d, k.main, [44, 56, 116, 150]) +
    k.dress(d, { x: 53, y: 63, w: 54, h: 80 }, 44, 116) +
    k.path(nozzle, k.lit(k.accent, 58, 102)) +
    k.bounce(nozzle, 46, 60, 0.3) +
    k.glint('M110.5 76q3 8 .5 18', 3.2, 0.7)
  );
}
export function spice(k: Kit): string {
  const glass = turned('25 62 3, 33 72 10, 33 141 8, 27 148 5, 0 150 20'),
    food = turned('28 74 6, 29.5 78 4, 29.5 140 7, 24 145 4, 0 147 20'),
    label = band(80, 33, 82, 136, 2.4);
  return (
    k.shadow(80, 70) +
    k.path(glass, k.linear(47, 0, 113, 0, '0 #8fb6cf, .4 #cfe6f2, .74 #f3fbff, 1 #b3d3e6')) +
    k.solid(food, k.accent, [50, 74, 110, 147]) +
    k.sticker({ shape: label, x: 48, y: 84, w: 64, h: 54 }) +
    k.wrap(glass, 47, 113, 0.8) +
    k.bounce(glass, 136, 150, 0.3) +
    cap(k, k.main, 28, 32, 63, 6, 8) +
    k.glint('M103 68q5 3 6 11', 3, 0.85)
  );
}
export function oil(k: Kit): string {
  const d = turned('9 28 2, 10 44 8, 28 64 16, 31 78 12, 31 143 8, 26 148 5, 0 150 20'),
    drink = turned('7 50 4, 25 66 14, 28 80 10, 28 141 7, 23 145.5 4, 0 147 20');
  return (
    k.shadow(80, 68) +
    clear(k, d, k.tint(k.accent, 0.2), 49, 111) +
    k.solid(drink, k.accent, [52, 50, 108, 147]) +
    k.sticker({ x: 51, y: 79, w: 58, h: 60, r: 4 }) +
    k.wrap(d, 49, 111, 0.8) +
    k.bounce(d, 136, 150, 0.3) +
    cap(k, k.main, 12, 12, 30, 3, 4) +
    k.glint('M93 52q11 7 12 19', 3, 0.8)
  );
}
export function pill(k: Kit): string {
  const d = turned('32 58 4, 38 66 10, 38 142 9, 32 148 5, 0 150 30'),
    label = band(80, 38, 76, 137, 2.8);
  return (
    k.shadow(80, 80) +
    k.solid(d, k.main, [42, 58, 118, 150]) +
    k.sticker({ shape: label, x: 44, y: 78, w: 72, h: 61 }) +
    k.wrap(d, 42, 118) +
    cap(k, k.second, 35, 31, 59, 7, 9) +
    k.glint('M107 64q5 2 6 9', 3.2, 0.75)
  );
}
export function jug(k: Kit): string {
  const d = soft(
    '66 44 4, 98 44 4, 108 58 14, 124 76 18, 126 140 14, 118 148 8, 42 148 8, 33 138 14, 34 78 26, 52 52 16',
  );
  const hole = soft('51 74 8, 45 98 8, 56 100 8, 62 78 10');
  return (
    k.shadow(80, 92) +
    k.solid(d + hole, k.main, [33, 44, 126, 148]) +
    k.line('M51 74Q43 84 45 96', k.shade(k.main, 0.28), 2, 0.5) +
    k.line('M60 80Q58 92 55 99', k.tint(k.main, 0.4), 2, 0.7) +
    k.sticker({ x: 63, y: 72, w: 58, h: 67, r: 11 }) +
    `<g transform="translate(2 0)">${cap(k, k.accent, 19, 20, 45, 5, 7)}</g>` +
    k.glint('M112 64q8 6 9 16', 3.4, 0.6)
  );
}
/** Milk stands in clouded plastic: the brand is on the label alone. */
export const milkJug = (k: Kit): string => gallon(k, '#eef2f4');
/** Water and tea show their own color. */
export const clearJug = (k: Kit): string => gallon(k, k.tint(k.accent, 0.35));

/** A small cap, and a handle in the shoulder. */
function gallon(k: Kit, body: string): string {
  const d = soft(
    '70 27 3, 90 27 3, 91 36 5, 107 52 12, 121 68 10, 122 141 12, 113 149 8, 47 149 8, 38 141 12, 39 68 10, 53 52 12, 69 36 5',
  );
  const hole = soft('52 63 7, 46 70 6, 46 93 8, 54 97 8, 57 80 10, 60 68 6');
  return (
    k.shadow(80, 90) +
    k.solid(d + hole, body, [38, 27, 122, 149]) +
    k.line('M46 71Q44 84 47 94', k.shade(body, 0.2), 2, 0.6) +
    k.line('M60 69Q57 84 56 95', k.tint(body, 0.6), 2, 0.9) +
    k.line('M67 45Q80 49 93 45', k.shade(body, 0.12), 1.4, 0.7) +
    k.sticker({ x: 61, y: 78, w: 58, h: 63, r: 8 }) +
    cap(k, k.accent, 13.5, 15, 28, 4, 5) +
    k.glint('M104 55q8 6 11 14', 3.2, 0.8)
  );
}
export function pump(k: Kit): string {
  const d = turned('14 66 6, 36 72 20, 37 138 14, 31 148 10, 0 149.5 30');
  const head = soft('58 25 5, 92 22 7, 92 34 5, 70 36 5, 60 37 3, 57 33 3');
  return (
    k.shadow(80, 78) +
    k.path(rect(76, 32, 8, 22, 1), k.lit(k.shade(k.second, 0.08), 76, 84)) +
    k.path(head, k.face(k.second, 57, 22, 36, 16)) +
    k.bounce(head, 28, 37, 0.25) +
    k.path(turned('12 50 4, 15 67 3, 0 69 15'), k.lit(k.second, 65, 95)) +
    k.solid(d, k.main, [43, 66, 117, 149]) +
    k.sticker({ x: 50, y: 79, w: 60, h: 61, r: 10 }) +
    k.wrap(d, 43, 117, 0.8) +
    k.glint('M112.5 88v34', 3, 0.6)
  );
}
export function spray(k: Kit): string {
  const d = turned('11 52 4, 13 62 10, 35 86 22, 35 142 9, 29 148 5, 0 149.5 30');
  const head = soft('54 18 4, 92 18 9, 100 30 8, 96 46 5, 74 46 4, 72 34 5, 54 32 3'),
    trigger = soft('62 32 2, 70 32 3, 68 46 8, 60 58 3, 57 55 3, 63 44 5');
  return (
    k.shadow(80, 74) +
    k.path(trigger, k.shade(k.second, 0.14)) +
    k.path(head, k.face(k.second, 54, 18, 46, 28)) +
    k.bounce(head, 32, 46, 0.25) +
    k.path(rect(50, 20, 6, 10, 2), k.accent) +
    k.path(turned('13 44 3, 14 54 3, 0 56 14'), k.lit(k.accent, 66, 94)) +
    k.solid(d, k.main, [45, 52, 115, 149]) +
    k.sticker({ x: 51, y: 84, w: 58, h: 57, r: 9 }) +
    k.wrap(d, 45, 115, 0.8) +
    k.glint('M94 66q9 8 12 16', 3.2, 0.65)
  );
}
