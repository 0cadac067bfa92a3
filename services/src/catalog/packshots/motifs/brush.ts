import { shade, tint } from '../color.ts';
import type { Pen } from '../pen.ts';

type Box = readonly [x0: number, y0: number, x1: number, y1: number];
/** Where a shape stands: x, y, a turn in degrees, and its size. */
export type Place = readonly [x: number, y: number, turn?: number, size?: number];

/** What a motif is drawn with, on a grid of 100 x 100; light comes from the upper right, as on packs. */
export type Brush = ReturnType<typeof makeBrush>;

/** A motif in its color, `#rrggbb`. */
export type Motif = (brush: Brush, color: string) => string;

const n = (value: number) => +value.toFixed(1);

export function makeBrush(pen: Pen) {
  const { path, oval, line, linear, radial, bounce, share, clip } = pen;

  /** A round body: light on its upper right, its own shade on the lower left, a glow from the floor. */
  const body = (d: string, c: string, [x0, y0, x1, y1]: Box, k = 1) => {
    const [w, h] = [x1 - x0, y1 - y0];
    const light = radial(
      x0 + w * 0.68,
      y0 + h * 0.26,
      w * 0.95,
      h * 0.95,
      `0 ${tint(c, 0.3 * k)}, .45 ${c}, 1 ${shade(c, 0.2 * k)}`,
    );
    return path(d, light) + bounce(d, y0 + h * 0.55, y1, 0.26 * k);
  };
  const ring = (cx: number, cy: number, rx: number, ry = rx) =>
    `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;
  const ball = (cx: number, cy: number, rx: number, c: string, ry = rx) =>
    body(ring(cx, cy, rx, ry), c, [cx - rx, cy - ry, cx + rx, cy + ry]);
  const gloss = (cx: number, cy: number, rx: number, ry: number, turn = 0, a = 0.45) =>
    oval(cx, cy, rx, ry, '#fff', `opacity="${a}"${turn ? ` transform="rotate(${turn} ${n(cx)} ${n(cy)})"` : ''}`);

  const at = ([x, y, turn = 0, size = 1]: Place) =>
    `translate(${n(x)} ${n(y)})${turn ? `rotate(${turn})` : ''}${size === 1 ? '' : `scale(${+size.toFixed(2)})`}`;
  /** A drawing moved, turned, and scaled around its origin. */
  const put = (markup: string, ...place: Place) => `<g transform="${at(place)}">${markup}</g>`;
  /** One shape, drawn around its origin, in many places. */
  const repeat = (shape: string, places: readonly Place[]) => {
    const id = share(shape);
    return places.map((place) => `<use href="${id}" transform="${at(place)}"/>`).join('');
  };

  /** A leaf from its stalk at (x, y), pointing to the right before it is turned. */
  const leaf = (x: number, y: number, turn: number, length: number, c = '#7cb342') => {
    const d = `M0 0C${n(length * 0.2)} ${n(length * -0.42)} ${n(length * 0.75)} ${n(length * -0.4)} ${n(length)} 0C${n(length * 0.75)} ${n(length * 0.34)} ${n(length * 0.2)} ${n(length * 0.3)} 0 0Z`;
    return put(
      path(d, linear(length, -length * 0.4, 0, length * 0.3, `0 ${tint(c, 0.25)}, .5 ${c}, 1 ${shade(c, 0.16)}`)) +
        line(
          `M${n(length * 0.08)} 0Q${n(length * 0.5)} ${n(length * -0.08)} ${n(length * 0.85)} 0`,
          shade(c, 0.22),
          1.6,
          0.5,
        ),
      x,
      y,
      turn,
    );
  };
  /** An outline with a scalloped edge around (cx, cy). */
  const frill = (cx: number, cy: number, rx: number, ry: number, bumps: number, depth: number, from = 0) => {
    const point = (share: number, out: number) => {
      const angle = ((share + from) / bumps) * 2 * Math.PI;
      return `${n(cx + Math.sin(angle) * rx * out)} ${n(cy - Math.cos(angle) * ry * out)}`;
    };
    const steps = Array.from(
      { length: bumps },
      (_, i) => `Q${point(i + 0.5, 1 + depth)} ${point(i + 1, 1 - depth * 0.2)}`,
    );
    return `M${point(0, 1 - depth * 0.2)}${steps.join('')}Z`;
  };
  /** A block seen from its corner, `s` wide at its nearest edge (x, y). */
  const block = (x: number, y: number, w: number, d: number, h: number, c: string) => {
    const [wx, wy, dx, dy] = [w * 0.87, w * 0.36, d * 0.87, d * 0.36];
    const top = `M${n(x)} ${n(y - h)}l${n(wx)} ${n(-wy)}l${n(-dx)} ${n(-dy)}l${n(-wx)} ${n(wy)}Z`;
    const right = `M${n(x)} ${n(y)}v${n(-h)}l${n(wx)} ${n(-wy)}v${n(h)}Z`;
    const left = `M${n(x)} ${n(y)}v${n(-h)}l${n(-dx)} ${n(-dy)}v${n(h)}Z`;
    const soft = (paint: string) => `stroke="${paint}" stroke-width="2.4" stroke-linejoin="round"`;
    const [a, b, e] = [tint(c, 0.22), c, shade(c, 0.14)];
    return (
      path(left, e, soft(e)) + path(right, b, soft(b)) + path(top, a, soft(a)) + bounce(left + right, y - h, y, 0.2)
    );
  };
  /** A bowl whose rim stands at `y`, filled. */
  const bowl = (y: number, c: string, filling: string) => {
    const d = `M8 ${y}C8 ${y + 30} 26 ${y + 42} 50 ${y + 42}C74 ${y + 42} 92 ${y + 30} 92 ${y}Z`;
    return (
      body(d, c, [8, y - 14, 92, y + 42]) +
      oval(50, y, 42, 11, linear(8, 0, 92, 0, `0 ${shade(c, 0.1)}, .75 ${tint(c, 0.45)}, 1 ${c}`)) +
      oval(50, y + 0.6, 37.5, 8.6, shade(c, 0.24)) +
      filling +
      gloss(76, y + 18, 4, 9, 24, 0.4)
    );
  };
  return {
    path,
    oval,
    line,
    linear,
    radial,
    clip,
    bounce,
    body,
    ring,
    ball,
    gloss,
    put,
    repeat,
    leaf,
    frill,
    block,
    bowl,
    shade,
    tint,
  };
}
