// Film and paper: pillows, pouches, sacks.
import type { Kit } from '../kit.ts';
import { type Corner, soft, rect, turned } from '../pen.ts';

const teeth = (x0: number, x1: number, y: number, deep: number, count: number): Corner[] =>
  Array.from({ length: count * 2 + 1 }, (_, i): Corner => [
    x0 + ((x1 - x0) * i) / (count * 2),
    i % 2 ? y - deep : y,
    0.8,
  ]);
const crimp = (k: Kit, x0: number, x1: number, y0: number, y1: number, dark: string): string =>
  Array.from({ length: 16 }, (_, i) => +(x0 + 3 + ((x1 - x0 - 6) * i) / 15).toFixed(1))
    .map((x) => `M${x} ${y0}V${y1}`)
    .reduce((all, m) => all + m, '')
    .replace(/^/, '<path d="') + `" stroke="${dark}" stroke-width="1.2" opacity=".3"/>`;
/** Puffed film over print: dark edges, one broad light, creases from the seals. */
const puff = (k: Kit, d: string, x0: number, y0: number, x1: number, y1: number): string =>
  k.wrap(d, x0, x1, 0.9) +
  k.bloom(d, x0 + (x1 - x0) * 0.74, y0 + (y1 - y0) * 0.26, (x1 - x0) * 0.3, (y1 - y0) * 0.3, 0.26) +
  k.bounce(d, y1 - 34, y1, 0.4);

export function chips(k: Kit): string {
  const d = soft([
    ...teeth(36, 124, 26, 3, 11),
    [122, 38, 8],
    [130, 84, 60],
    [122, 136, 8],
    ...teeth(124, 36, 148, -3, 11).map(([x, y, r = 0]): Corner => [x, Math.min(y, 150), r]),
    [38, 136, 8],
    [30, 84, 60],
    [38, 38, 8],
  ]);
  return (
    k.shadow(80, 92) +
    k.path(d, k.lit(k.main, 30, 130)) +
    `<g ${k.clip(d)}>${k.print({ x: 40, y: 39, w: 77, h: 97 })}${puff(k, d, 30, 26, 130, 150)}` +
    k.path('M30 20H130V37Q80 41 30 37Z', k.lit(k.tint(k.main, 0.15), 30, 130)) +
    k.path('M30 152H130V137Q80 133 30 137Z', k.lit(k.shade(k.main, 0.06), 30, 130)) +
    crimp(k, 34, 126, 26, 37, k.shade(k.main, 0.35)) +
    crimp(k, 34, 126, 138, 148, k.shade(k.main, 0.4)) +
    k.line(
      'M46 39q-3 8-7 12M60 40q-1 5-4 9M114 39q3 8 7 13M44 136q-2-8-6-14M116 136q3-7 6-14',
      k.shade(k.main, 0.4),
      1.6,
      0.28,
    ) +
    '</g>' +
    k.glint('M121 56q3.5 16 2.5 30', 3.4, 0.65)
  );
}
export function pasta(k: Kit): string {
  const d = soft([
    ...teeth(42, 118, 16, 2.6, 9),
    [117, 28, 6],
    [122, 80, 60],
    [120, 142, 6],
    [110, 148, 5],
    [50, 148, 5],
    [40, 142, 6],
    [38, 80, 60],
    [43, 28, 6],
  ]);
  const pane = soft('50 92 14, 80 84 24, 110 92 14, 110 138 9, 50 138 9');
  const goods = (
    [
      [62, 104, -20],
      [97, 104, 15],
      [80, 96, 0],
      [58, 128, 30],
      [102, 128, -25],
      [80, 122, 8],
    ] as const
  ).map(([x, y, a]) => k.picture(x, y, 34, a));
  return (
    k.shadow(80, 84) +
    k.path(d, k.lit(k.main, 38, 122)) +
    `<g ${k.clip(d)}>` +
    k.logo({ x: 47, y: 31, w: 66, h: 30 }, k.main) +
    k.title({ x: 47, y: 62, w: 66, h: 18 }, k.main) +
    k.path(pane, k.shade(k.accent, -0.1)) +
    `<g ${k.clip(pane)}>${goods.join('')}</g>` +
    k.line(pane, k.tint(k.main, 0.6), 1.6, 0.8) +
    puff(k, d, 38, 16, 122, 148) +
    k.path('M38 8H122V27Q80 30 38 27Z', k.lit(k.second, 42, 118)) +
    crimp(k, 42, 118, 16, 27, k.shade(k.second, 0.35)) +
    '</g>' +
    k.glint('M117.5 40q2 10 1.5 20', 3, 0.65)
  );
}
/** Film that stands on its own: as wide at its seal as at its foot, with a zip to close it again, so that nobody takes it for a jar. */
export function pouch(k: Kit): string {
  const d = soft('38 20 1.5, 122 20 1.5, 121 60 60, 123 140 9, 110 147 14, 80 150 60, 50 147 14, 37 140 9, 39 60 60');
  const dark = k.shade(k.main, 0.32);
  return (
    k.shadow(80, 90) +
    k.path(d, k.lit(k.main, 37, 123)) +
    `<g ${k.clip(d)}>${k.print({ x: 45, y: 42, w: 68, h: 96 })}${puff(k, d, 37, 20, 123, 151)}` +
    k.path('M36 134Q80 159 124 134V154H36Z', dark, 'opacity=".3"') +
    k.line('M42 40Q43.5 80 40.5 137M118 40Q116.5 80 119.5 137', k.tint(k.main, 0.5), 1, 0.5) +
    k.path('M36 19H124V29H36Z', k.lit(k.tint(k.main, 0.12), 38, 122)) +
    crimp(k, 37, 123, 21, 28, dark) +
    k.path('M36 33H124V37H36Z', k.lit(k.accent, 38, 122)) +
    k.line('M36 32.7H124', '#fff', 1, 0.5) +
    '</g>' +
    k.glint('M114 50q0 14 1.5 34', 3, 0.6)
  );
}
export function spout(k: Kit): string {
  const d = soft(
    '52 46 12, 70 40 5, 90 40 5, 108 46 12, 110 90 60, 116 138 12, 106 147 10, 80 150 40, 54 147 10, 44 138 12, 50 90 60',
  );
  return (
    k.shadow(80, 72) +
    k.path(rect(73, 30, 14, 14, 2), k.lit('#f1eff6', 73, 87)) +
    k.path(turned('12 14 5, 13 34 4'), k.lit(k.accent, 67, 93)) +
    [73, 80, 87].map((x) => k.line(`M${x} 19v11`, k.shade(k.accent, 0.25), 1, 0.4)).join('') +
    k.path(d, k.lit(k.main, 44, 116)) +
    `<g ${k.clip(d)}>${k.print({ x: 50, y: 48, w: 60, h: 92 })}${puff(k, d, 44, 40, 116, 150)}${k.path('M40 132Q80 156 120 132V152H40Z', k.shade(k.main, 0.3), 'opacity=".3"')}</g>` +
    k.glint('M104 60v40', 3.4, 0.6)
  );
}
export function sack(k: Kit): string {
  const d = soft(
    '31 12 4, 129 12 4, 128 32 12, 126 50 30, 130 138 10, 120 148 8, 40 148 8, 30 138 10, 34 50 30, 32 32 12',
  );
  return (
    k.shadow(80, 98) +
    k.path(d, k.lit(k.main, 32, 128)) +
    `<g ${k.clip(d)}>${k.print({ x: 42, y: 34, w: 72, h: 108 })}${puff(k, d, 32, 14, 128, 148)}` +
    k.path('M30 28L42 40V150H30Z', k.shade(k.main, 0.35), 'opacity=".2"') +
    k.path('M130 28L118 40V150H130Z', '#fff', 'opacity=".1"') +
    k.path('M28 10H132V30H28Z', k.lit(k.second, 32, 128)) +
    `<path d="M36 24H124" stroke="${k.tint(k.second, 0.5)}" stroke-width="1.6" stroke-dasharray="4 3" opacity=".8"/></g>` +
    k.glint('M120 48q-1 18 1 34', 3.4, 0.5)
  );
}
export function bread(k: Kit): string {
  const loaf = soft(
    '30 70 16, 44 54 20, 80 56 30, 116 54 20, 130 70 16, 124 94 12, 127 138 12, 118 148 10, 42 148 10, 33 138 12, 36 94 12',
  );
  const neck = soft('62 14 3, 71 10 4, 80 17 4, 90 9 4, 98 15 3, 88 36 8, 104 58 14, 56 58 14, 72 36 8'),
    film = 'M28 96Q80 88 132 96V152H28Z',
    crust = k.shade(k.accent, 0.16);
  return (
    k.shadow(80, 92) +
    k.path(neck, k.linear(60, 0, 100, 0, `0 ${k.shade(k.paper, 0.12)}, .7 #ffffff, 1 ${k.paper}`)) +
    k.line('M70 16l7 18M89 15l-6 19M66 56l11-15M94 56l-10-15', k.shade(k.paper, 0.25), 1, 0.5) +
    k.path(rect(70, 32, 20, 8, 3.5), k.lit(k.second, 70, 90)) +
    k.solid(loaf, k.accent, [30, 54, 130, 148]) +
    k.line('M54 66q3 8 1 17M79 66q2 8 0 16M104 65q1 8-2 17', crust, 3, 0.45) +
    `<g ${k.clip(loaf)}>` +
    k.path(film, k.lit(k.main, 32, 128)) +
    k.line('M28 96Q80 88 132 96', k.second, 3.5) +
    k.print({ x: 36, y: 95, w: 88, h: 51 }) +
    puff(k, loaf, 30, 54, 130, 148) +
    '</g>' +
    k.glint('M110 62q11 2 13 10', 3.4, 0.75)
  );
}
export function net(k: Kit): string {
  const d = soft('74 48 4, 86 48 4, 112 64 20, 130 104 30, 116 146 24, 80 150 40, 44 146 24, 30 104 30, 48 64 20');
  const spots = [
    [62, 78, -14],
    [98, 80, 12],
    [80, 92, 4],
    [52, 108, 20],
    [108, 110, -16],
    [68, 124, -8],
    [95, 126, 10],
  ] as const;
  const mesh = Array.from(
    { length: 14 },
    (_, i) => `M${20 + i * 11 - 60} 150q50-40 110-110M${140 - i * 11 + 60} 150q-50-40-110-110`,
  ).join('');
  return (
    k.shadow(80, 88) +
    k.path(d, k.main, 'opacity=".22"') +
    `<g ${k.clip(d)}>` +
    spots.map(([x, y, a]) => k.picture(x, y, 46, a)).join('') +
    `<path d="${mesh}" fill="none" stroke="${k.main}" stroke-width="1.3" opacity=".75"/>` +
    k.wrap(d, 30, 130, 0.6) +
    k.bounce(d, 120, 150, 0.3) +
    '</g>' +
    k.path(rect(48, 14, 64, 38, 6), k.face(k.main, 48, 14, 64, 38)) +
    k.path(rect(48, 44, 64, 8, 0), k.accent) +
    k.logo({ x: 52, y: 16, w: 56, h: 16 }, k.main, { lines: 1 }) +
    k.title({ x: 52, y: 31, w: 56, h: 12 }, k.main, { lines: 1 }) +
    k.note({ x: 52, y: 44, w: 56, h: 8 }, k.accent)
  );
}
const sixths = [0, 1, 2, 3, 4, 5];
export function bar(k: Kit): string {
  const right = sixths.flatMap((i): Corner[] => [
    [153, 60 + i * 9, 1],
    [150, 64.5 + i * 9, 1],
  ]);
  const left = sixths.flatMap((i): Corner[] => [
    [7, 105 - i * 9, 1],
    [10, 100.5 - i * 9, 1],
  ]);
  const d = soft([
    [20, 60, 3],
    [28, 58, 8],
    [132, 58, 8],
    [140, 60, 3],
    ...right.slice(0, 11),
    [140, 110, 3],
    [132, 112, 8],
    [28, 112, 8],
    [20, 110, 3],
    ...left.slice(0, 11),
  ]);
  return (
    k.shadow(78, 124, 128) +
    `<g transform="rotate(-10 80 86) translate(0 6)">` +
    k.path(d, k.face(k.main, 8, 58, 144, 54)) +
    `<g ${k.clip(d)}>${k.print({ x: 24, y: 60, w: 112, h: 50 })}` +
    k.path(d, k.linear(0, 58, 0, 112, '0 #fff .3, .2 #fff .05, .6 #2a0f45 0, 1 #5a1f9a .4')) +
    k.path('M0 50H21V120H0ZM139 50H160V120H139Z', k.second) +
    '</g>' +
    [10, 14, 18, 142, 146, 150].map((x) => k.line(`M${x} 62V108`, k.shade(k.second, 0.3), 1.1, 0.4)).join('') +
    k.glint('M92 63.5H130', 3, 0.6) +
    '</g>'
  );
}
