// Household: tube, rolls, soft packs.
import type { Kit } from '../kit.ts';
import { soft, rect, turned, band } from '../pen.ts';

export function tube(k: Kit): string {
  const d = soft('47 16 2, 113 16 2, 112 30 8, 106 112 10, 94 126 8, 66 126 8, 54 112 10, 48 30 8'),
    cap = turned('16 124 3, 19 145 4, 0 149 20');
  return (
    k.shadow(80, 46) +
    k.path(d, k.lit(k.main, 47, 113)) +
    `<g ${k.clip(d)}>${k.print({ x: 55, y: 28, w: 46, h: 90 })}${k.wrap(d, 47, 113)}` +
    k.path('M40 10H120V27H40Z', k.lit(k.second, 47, 113)) +
    k.line('M48 21H112', k.shade(k.second, 0.25), 1.2, 0.4) +
    k.bounce(d, 100, 126, 0.3) +
    '</g>' +
    k.path(cap, k.lit(k.accent, 61, 99)) +
    [68, 74, 80, 86, 92].map((x) => k.line(`M${x} 130v13`, k.shade(k.accent, 0.25), 1, 0.4)).join('') +
    k.glint('M105.5 36l-3 50', 3.4, 0.6)
  );
}
export function rolls(k: Kit): string {
  const roll = (x: number, y: number) =>
    k.path(
      turned(
        [
          [20, y, 1],
          [20, 144, 5],
          [0, 149, 16],
        ],
        x,
      ),
      k.lit('#f4f1f8', x - 20, x + 20),
    ) +
    k.oval(x, y, 20, 7, k.face('#fbf9ff', x - 20, y - 7, 40, 14)) +
    k.oval(x, y, 7, 2.6, '#9a7f72');
  const film = band(80, 61, 72, 140, 1.6);
  return (
    k.shadow(80, 122) +
    [44, 80, 116].map((x) => roll(x, 42)).join('') +
    [40, 80, 120].map((x) => roll(x, 56)).join('') +
    k.path(film, k.face(k.main, 19, 72, 122, 70)) +
    `<g ${k.clip(film)}>${k.print({ x: 19, y: 74, w: 122, h: 68 })}` +
    [40, 80, 120].map((x) => k.wrap(rect(x - 20, 70, 40, 76, 0), x - 20, x + 20, 0.45)).join('') +
    '</g>' +
    k.bounce(film, 118, 142, 0.3)
  );
}
export function softpack(k: Kit): string {
  const d = soft('34 46 14, 80 42 40, 126 46 14, 132 96 50, 128 146 14, 80 150 50, 32 146 14, 28 96 50');
  const handle = 'M60 48Q60 24 80 24T100 48';
  return (
    k.shadow(80, 102) +
    k.line(handle, k.shade(k.second, 0.1), 7) +
    k.line(handle, k.tint(k.second, 0.25), 3, 0.7) +
    k.path(d, k.lit(k.main, 28, 132)) +
    `<g ${k.clip(d)}>${k.print({ x: 34, y: 50, w: 92, h: 94 })}${k.wrap(d, 28, 132, 0.9)}${k.bloom(d, 106, 66, 34, 30, 0.4)}${k.bounce(d, 116, 150, 0.4)}</g>` +
    k.line('M38 56q-5 6-5 14M122 56q5 6 5 14M40 140q-4-5-5-12M120 140q4-5 5-12', k.shade(k.main, 0.35), 1.6, 0.3) +
    k.glint('M118 66q4 12 3 26', 4, 0.55)
  );
}
