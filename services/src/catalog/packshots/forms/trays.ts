// Fresh food: trays, clear boxes, egg cartons, flowers, and the loose emoji.
import type { Kit } from '../kit.ts';
import { soft, rect, turned } from '../pen.ts';

/** Loose produce: the emoji as it is, on the floor. */
export const plate = (k: Kit): string => k.shadow(80, 108, 140) + k.picture(80, 80, 128);

const FOAM = '#f6f3fa';
export function tray(k: Kit): string {
  const rim = soft('24 36 14, 136 36 14, 148 124 18, 12 124 18'),
    lip = soft('22 50 14, 138 50 14, 148 136 18, 12 136 18');
  const well = soft('33 43 10, 127 43 10, 137 115 14, 23 115 14');
  return (
    k.shadow(80, 130, 136) +
    k.path(lip, k.shade(FOAM, 0.16)) +
    k.bounce(lip, 118, 136, 0.4) +
    k.path(rim, k.face(FOAM, 12, 36, 136, 88)) +
    k.path(well, k.linear(0, 43, 0, 115, `0 ${k.shade(FOAM, 0.2)}, 1 ${k.shade(FOAM, 0.1)}`)) +
    `<g ${k.clip(well)}>` +
    k.picture(58, 66, 66, -8) +
    k.picture(108, 80, 66, 8) +
    '</g>' +
    k.path(well, '#eaf4ff', 'opacity=".16"') +
    k.line(well, '#fff', 1.4, 0.5) +
    `<path d="M98 44L120 44L92 114L70 114Z" fill="#fff" opacity=".22"/><path d="M124 44L129 52L108 114L98 114Z" fill="#fff" opacity=".16"/>` +
    `<g transform="rotate(-3 62 112)">${k.sticker({ x: 18, y: 90, w: 80, h: 42, r: 5, bare: true })}</g>`
  );
}
export function clamshell(k: Kit): string {
  const base = soft('20 98 5, 140 98 5, 132 142 10, 124 148 6, 36 148 6, 28 142 10'),
    lid = soft('36 54 12, 124 54 12, 138 96 4, 22 96 4'),
    lip = rect(16, 93, 128, 9, 4.5);
  const pale = (y: number) => k.linear(20, y, 140, y, '0 #b4cedd, .45 #dcedf5, .75 #f7fdff, 1 #cfe3ee');
  return (
    k.shadow(80, 112) +
    k.path(lid, pale(54)) +
    k.path(base, pale(98)) +
    `<g ${k.clip(lid + base)}>` +
    (
      [
        [48, 82],
        [112, 84],
        [80, 78],
        [62, 104],
        [98, 104],
        [36, 112],
        [124, 112],
      ] as const
    )
      .map(([x, y], i) => k.picture(x, y, 44, ((i * 40) % 50) - 24))
      .join('') +
    '</g>' +
    k.path(lid, k.linear(0, 54, 0, 96, '0 #fff .55, .5 #fff .08, 1 #fff .2')) +
    k.path(base, '#fff', 'opacity=".12"') +
    k.bounce(base, 130, 148) +
    k.path(lip, k.linear(0, 93, 0, 102, '0 #ffffff, 1 #a9c6d8')) +
    k.sticker({ x: 36, y: 105, w: 88, h: 38, r: 6, bare: true }) +
    k.glint('M112 60h8q4 0 6 8l5 16', 3.6, 0.85)
  );
}
export function eggs(k: Kit): string {
  const lid = soft('26 46 12, 134 46 12, 142 92 6, 18 92 6'),
    shell = (x: number, c: string) =>
      k.solid(turned('0 70 14, 14 76 12, 17 104 18, 0 122 20', x), c, [x - 16, 70, x + 16, 122], 0.7);
  const cups = soft(
    '14 100 5, 146 100 5, 142 112 6, 136 148 10, 112 148 8, 108 142 6, 104 148 8, 84 148 8, 80 142 6, 76 148 8, 56 148 8, 52 142 6, 48 148 8, 24 148 10, 18 112 6',
  );
  return (
    k.shadow(80, 118) +
    k.path(lid, k.face(k.main, 18, 46, 124, 46)) +
    k.logo({ x: 32, y: 50, w: 96, h: 18 }, k.main, { lines: 1, max: 18 }) +
    k.bounce(lid, 66, 92, 0.3) +
    [34, 64.5, 95.5, 126].map((x) => shell(x, k.accent)).join('') +
    k.solid(cups, k.main, [14, 100, 146, 148], 0.8) +
    [52, 80, 108].map((x) => k.line(`M${x} 116v24`, k.shade(k.main, 0.3), 2, 0.35)).join('') +
    k.path(rect(14, 99, 132, 8, 4), k.face(k.tint(k.main, 0.25), 14, 99, 132, 8)) +
    k.sticker({ x: 40, y: 110, w: 80, h: 31, r: 6, bare: true })
  );
}
export function flowers(k: Kit): string {
  const wrap = soft('30 64 5, 54 72 10, 80 66 10, 106 72 10, 130 64 5, 98 146 8, 62 146 8'),
    back = soft('26 56 6, 60 30 20, 100 30 20, 134 56 6, 110 110 10, 50 110 10');
  return (
    k.shadow(80, 52) +
    k.path(back, k.face(k.shade(k.second, 0.05), 26, 30, 108, 80)) +
    k.picture(52, 52, 50, -18) +
    k.picture(108, 52, 50, 18) +
    k.picture(80, 38, 54) +
    k.picture(80, 66, 44, 8) +
    k.path(wrap, k.lit(k.main, 30, 130)) +
    `<g ${k.clip(wrap)}>` +
    k.path('M30 64L84 150L104 150Z', k.shade(k.main, 0.3), 'opacity=".22"') +
    k.path('M130 64L88 150H110L140 60Z', '#fff', 'opacity=".25"') +
    k.bounce(wrap, 118, 146) +
    '</g>' +
    k.path(rect(60, 118, 40, 7, 3.5), k.lit(k.accent, 60, 100)) +
    k.path(rect(54, 80, 52, 32, 6), k.paper) +
    k.logo({ x: 57, y: 82, w: 46, h: 15 }, k.paper, { lines: 1 }) +
    k.title({ x: 57, y: 97, w: 46, h: 13 }, k.paper, { max: 9 })
  );
}
