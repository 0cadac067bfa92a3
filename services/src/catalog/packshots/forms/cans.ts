// Round containers that stand on their own: cans, jars, tubs, cups.
import type { Kit } from '../kit.ts';
import { turned, band, soft } from '../pen.ts';

/** Flat lid seen from slightly above. */
const lidTop = (k: Kit, c: string, y: number, w: number, h: number): string =>
  k.oval(80, y, w, h, k.face(k.tint(c, 0.22), 80 - w, y - h, 2 * w, 2 * h)) +
  k.oval(80, y + 0.4, w - 6, h - 1.8, 'none', 'stroke="#fff" stroke-opacity=".4" stroke-width="1.2"');
const well = (k: Kit, w: number): string => k.linear(80 - w, 0, 80 + w, 0, '0 #7d7988, 1 #d2cfda');

/** Drink can without print, also the unit of the multipack. */
function bareCan(k: Kit) {
  const d = turned('24 34 2, 25 39 3, 34 51 10, 34 136 9, 27 147 4, 0 150 30');
  const neck = turned('24 33 2, 25.5 40 3, 0 44 20'),
    foot = turned('31.5 141 3, 27 147 4, 0 150 30');
  return {
    d,
    under: k.solid(d, k.main, [46, 34, 114, 150]),
    over:
      k.path(foot, k.metal(50, 110)) +
      k.path(neck, k.metal(55, 105)) +
      k.oval(80, 35, 24.5, 5.4, k.metal(55, 105)) +
      k.oval(80, 35.8, 21, 3.6, well(k, 22)) +
      k.oval(80, 36.6, 6, 1.7, '#efedf4'),
  };
}
export function can(k: Kit): string {
  const { d, under, over } = bareCan(k);
  return (
    k.shadow(80, 70) +
    under +
    k.dress(d, { x: 53, y: 50, w: 53, h: 91 }, 46, 114) +
    over +
    k.glint('M109.8 58V106', 3, 0.65)
  );
}

export function sixpack(k: Kit): string {
  const { under, over } = bareCan(k);
  const place = (x: number, y: number) =>
    `<g transform="translate(${x - 52.8} ${y - 97.7}) scale(.66)">${under}${over}</g>`;
  const sleeve = soft('12 90 6, 148 90 6, 148 140 7, 12 140 7');
  return (
    k.shadow(80, 136) +
    [42, 80, 118].map((x) => place(x, 132)).join('') +
    [36, 80, 124].map((x) => place(x, 148)).join('') +
    k.path(sleeve, k.face(k.main, 12, 90, 136, 50)) +
    `<g ${k.clip(sleeve)}>${k.print({ x: 12, y: 90, w: 136, h: 50 })}</g>` +
    k.bounce(sleeve, 112, 140, 0.3) +
    k.line('M20 87.5H140', '#fff', 1.2, 0.5)
  );
}

export function tin(k: Kit): string {
  const d = turned('39 48 3, 39 144 3, 0 150 36'),
    paper = band(80, 39, 62, 135, 3);
  const ridge = (y: number) =>
    k.line(`M41.5 ${y}Q80 ${y + 6} 118.5 ${y}`, '#fff', 1.5, 0.6) +
    k.line(`M41.5 ${y + 2.2}Q80 ${y + 8.2} 118.5 ${y + 2.2}`, '#3b2a55', 1.2, 0.2);
  return (
    k.shadow(80, 84) +
    k.path(turned('40.5 141 4, 40 147 5, 0 151 36'), k.metal(40, 120)) +
    k.path(d, k.metal(41, 119)) +
    ridge(55) +
    ridge(138) +
    k.path(paper, k.lit(k.main, 41, 119)) +
    k.dress(paper, { x: 46, y: 65, w: 68, h: 72 }, 41, 119) +
    k.oval(80, 48, 40.5, 7.6, k.metal(40, 120)) +
    k.oval(80, 48.8, 36.5, 5.6, well(k, 37)) +
    k.oval(80, 49.4, 27, 3.6, 'none', 'stroke="#fff" stroke-opacity=".55"') +
    k.bounce(d, 134, 150) +
    k.glint('M113.5 76v34', 3, 0.6)
  );
}

export function jar(k: Kit): string {
  const glass = turned('30 52 4, 32 60 8, 41 73 13, 41 140 10, 33 148 6, 0 150 30');
  const food = turned('34 70 10, 37.5 79 10, 37.5 138 9, 31 145 5, 0 147 30');
  const lid = turned('32 36 5, 33 54 4, 0 59 30');
  return (
    k.shadow(80, 86) +
    k.path(glass, k.linear(39, 0, 121, 0, '0 #8fb6cf, .4 #cfe6f2, .74 #f3fbff, 1 #b3d3e6')) +
    k.solid(food, k.accent, [42, 70, 118, 147]) +
    k.sticker({ shape: band(80, 41, 82, 134, 2.6), x: 40, y: 83, w: 80, h: 54 }) +
    k.wrap(glass, 39, 121, 0.7) +
    k.bounce(glass, 134, 150, 0.3) +
    k.path(lid, k.lit(k.main, 47, 113)) +
    k.bounce(lid, 46, 58, 0.28) +
    [53, 60, 69, 80, 91, 100, 107].map((x) => k.line(`M${x} 46v8`, k.shade(k.main, 0.2), 1, 0.5)).join('') +
    lidTop(k, k.main, 38, 31, 5.4) +
    k.glint('M107 66q7 4 8 12', 3.2, 0.85)
  );
}

export function tub(k: Kit): string {
  const d = turned('42 66 4, 36 145 6, 0 151 36'),
    lid = turned('46 52 5, 46 67 4, 0 74 46');
  return (
    k.shadow(80, 84) +
    k.solid(d, k.main, [40, 66, 120, 151]) +
    k.dress(d, { x: 50, y: 73, w: 59, h: 71 }, 40, 120) +
    k.path(turned('42 64 3, 41.5 73 3, 0 80 46'), k.shade(k.main, 0.3), 'opacity=".22"') +
    k.path(lid, k.lit(k.accent, 34, 126)) +
    k.bounce(lid, 60, 73, 0.28) +
    lidTop(k, k.accent, 53.5, 45, 8.5) +
    k.glint('M112 82l-2.5 38', 3, 0.55)
  );
}

export function cup(k: Kit): string {
  const d = turned('40 58 4, 30 144 8, 0 151 32'),
    foil = k.face(k.tint(k.accent, 0.2), 37, 48, 87, 16);
  return (
    k.shadow(80, 72) +
    k.solid(d, k.main, [40, 58, 120, 151]) +
    k.dress(d, { x: 50, y: 68, w: 60, h: 75 }, 40, 120) +
    k.path(turned('43 55 4, 41.5 64 4, 0 72 46'), k.metal(37, 123)) +
    k.path(soft('110 49 4, 130 56 5, 127 67 5, 106 62 4'), k.face(k.accent, 104, 48, 28, 18)) +
    k.oval(80, 56, 43.5, 8, foil) +
    k.oval(80, 56.4, 36, 5.6, 'none', 'stroke="#fff" stroke-opacity=".4" stroke-width="1.2"') +
    k.glint('M112 74l-3.5 36', 3, 0.6)
  );
}

export function canister(k: Kit): string {
  const d = turned('37 46 2, 37 144 4, 0 150 36'),
    lid = turned('39 31 5, 39 46 4, 0 53 38');
  return (
    k.shadow(80, 80) +
    k.solid(d, k.main, [43, 46, 117, 150]) +
    k.dress(d, { x: 50, y: 54, w: 58, h: 87 }, 43, 117) +
    k.path(turned('37.6 142 3, 37.6 146 4, 0 151 36'), k.metal(42, 118)) +
    k.path(lid, k.lit(k.accent, 41, 119)) +
    k.bounce(lid, 40, 52, 0.28) +
    lidTop(k, k.accent, 33, 38, 6.5) +
    k.glint('M111.5 64V112', 3, 0.55)
  );
}
