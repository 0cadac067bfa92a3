// Cardboard: a lit front on the right, a shaded side on the left, a bright top.
import type { Kit } from '../kit.ts';
import type { Box } from '../label.ts';
import { short, soft } from '../pen.ts';

const slope = 0.085;

interface Carton {
  x: number;
  w: number;
  h: number;
  side: number;
  rise?: number;
  floor?: number;
  /** Drawn over the shaded side. */
  flank?: string;
}
type Point = [number, number];
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
/** Box standing on its near corner (x, floor). `paint` draws the front in its own square-on coordinates. */
function box(k: Kit, carton: Carton, paint: (face: Box) => string): string {
  const { x, w, h, side, rise = 0.3, floor = 147, flank: extra = '' } = carton;
  const c = k.main;
  const y = floor - h,
    up = w * slope,
    back = side * rise;
  const N: Point = [x, y],
    R: Point = [x + w, y - up],
    B: Point = [x + w - side, y - up - back],
    L: Point = [x - side, y - back];
  const hull = soft([
    [...L, 4],
    [...B, 5],
    [...R, 4],
    [R[0], R[1] + h, 5],
    [x, floor, 5],
    [L[0], L[1] + h, 5],
  ]);
  const front = `M${at(N)}L${at(R)}v${h}L${x} ${floor}Z`,
    flank = `M${at(N)}L${at(L)}v${h}L${x} ${floor}Z`;
  return (
    k.shadow(x + (w - side) / 2, w + side - 6, floor - up * 0.4) +
    `<g ${k.clip(hull)}>` +
    k.path(
      `M${at(L)}L${at(B)}L${at(R)}L${at(N)}Z`,
      k.linear(R[0], 0, L[0], 0, `0 ${k.tint(c, 0.5)}, 1 ${k.tint(c, 0.24)}`),
    ) +
    k.path(flank, k.linear(L[0], y, x, floor, `0 ${k.shade(c, 0.12)}, 1 ${k.shade(c, 0.22)}`)) +
    k.path(front, k.face(c, x, y, w, h)) +
    `<g ${k.clip(front)}><g transform="matrix(1 ${-slope} 0 1 ${x} ${y})">${paint({ x: 0, y: 0, w, h })}</g></g>` +
    k.bloom(front, x + w, y, w * 0.7, h * 0.6, 0.3) +
    k.bounce(hull, floor - h * 0.28, floor) +
    extra +
    k.line(`M${x} ${floor}L${at(N)}L${at(R)}`, '#fff', 1.2, 0.5) +
    '</g>'
  );
}
export const cereal = (k: Kit): string => box(k, { x: 54, w: 80, h: 118, side: 26 }, k.print);
export const packet = (k: Kit): string => box(k, { x: 48, w: 84, h: 84, side: 30, rise: 0.4 }, k.print);
export const frozen = (k: Kit): string =>
  box(
    k,
    { x: 38, w: 110, h: 84, side: 24, rise: 0.4 },
    (face) =>
      k.print({ ...face, y: 9, h: face.h - 9 }) +
      `<g fill="#fff" opacity=".8"><path d="M0 0H110V5Q104 9 100 5T90 6T78 5T66 7T52 5T40 8T28 5T14 7T0 6Z"/></g>`,
  );
export function block(k: Kit): string {
  const folds = k.line('M10 77L28 106M10 126L28 106M28 106L44 115', k.shade(k.main, 0.35), 1.4, 0.4);
  return box(k, { x: 44, w: 106, h: 52, side: 34, rise: 0.55, floor: 142, flank: folds }, k.print);
}
export function carton(k: Kit): string {
  const x = 62,
    w = 62,
    side = 26,
    y = 66,
    lean = 0.1,
    rise = 0.26,
    floor = 147,
    h = floor - y,
    c = k.main;
  const N: Point = [x, y],
    R: Point = [x + w, y - w * lean],
    L: Point = [x - side, y - side * rise];
  const p: Point = [x - side / 2, y - (side * rise) / 2 - 26],
    q: Point = [p[0] + w, p[1] - w * lean],
    fin = 11;
  const front = `M${at(N)}L${at(R)}v${h}L${x} ${floor}Z`,
    roof = `M${at(N)}L${at(R)}L${at(q)}L${at(p)}Z`,
    gable = `M${at(N)}L${at(L)}L${at(p)}Z`,
    seal = `M${at(p)}L${at(q)}v${-fin}L${p[0]} ${p[1] - fin}Z`;
  const hull = soft([
    [p[0], p[1] - fin, 3],
    [q[0], q[1] - fin, 3],
    [...q, 4],
    [...R, 3],
    [R[0], R[1] + h, 5],
    [x, floor, 5],
    [L[0], L[1] + h, 5],
    [...L, 3],
    [...p, 4],
  ]);
  return (
    k.shadow(82, 84, 144) +
    `<g ${k.clip(hull)}>` +
    k.path(
      `M${at(N)}L${at(L)}v${h}L${x} ${floor}Z`,
      k.linear(L[0], y, x, floor, `0 ${k.shade(c, 0.1)}, 1 ${k.shade(c, 0.22)}`),
    ) +
    k.path(front, k.face(c, x, y, w, h)) +
    k.path(gable, k.shade(c, 0.17)) +
    k.path(roof, k.linear(q[0], q[1], x, y, `0 ${k.tint(k.accent, 0.3)}, 1 ${k.accent}`)) +
    k.path(seal, k.linear(p[0], 0, q[0], 0, `0 ${k.shade(k.accent, 0.06)}, 1 ${k.tint(k.accent, 0.35)}`)) +
    k.line(`M${at(p)}L${at(q)}`, k.shade(k.accent, 0.25), 1.2, 0.5) +
    `<g ${k.clip(front)}><g transform="matrix(1 ${-lean} 0 1 ${x} ${y})">${k.print({ x: 0, y: 2, w, h: h - 3 })}</g></g>` +
    k.bounce(hull, 118, 147) +
    k.line(`M${x} ${floor}L${at(N)}L${at(R)}`, '#fff', 1.2, 0.5) +
    '</g>' +
    `<ellipse cx="92" cy="52" rx="10" ry="6.5" fill="${k.shade(k.second, 0.2)}"/><ellipse cx="92.5" cy="48" rx="10" ry="6.5" fill="${k.face(k.second, 82, 42, 20, 12)}"/><ellipse cx="93" cy="47.4" rx="6.5" ry="3.8" fill="#fff" opacity=".35"/>`
  );
}
