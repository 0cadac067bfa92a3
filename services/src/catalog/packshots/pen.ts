import { luminance, shade, tint, toLch } from './color.ts';

/** Where packs stand, on a canvas of 160 x 160. */
export const floor = 148;

/** A corner: x, y, and its radius. */
export type Corner = readonly [x: number, y: number, radius?: number];
type Corners = readonly Corner[] | string;
type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** A number with one decimal at most. */
export const short = (value: number): number => +value.toFixed(1);
const point = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** Corners as they are, or from text: `10 20 4, 30 20 4`. */
const corners = (of: Corners): readonly Corner[] =>
  typeof of === 'string' ? of.split(', ').map((each) => each.split(' ').map(Number) as unknown as Corner) : of;

/** A closed polygon with soft corners. */
export function soft(of: Corners): string {
  const list = corners(of);
  const step = ([ax, ay]: Corner, [bx, by]: Corner, radius = 0): [number, number] => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const share = Math.min(radius, length / 2) / length;
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  };
  const drawn = list.map((corner, at) => {
    const before = list.at(at - 1) ?? corner;
    const after = list[(at + 1) % list.length] ?? corner;
    const start = point(...step(corner, before, corner[2]));
    const end = point(...step(corner, after, corner[2]));
    return `${at === 0 ? 'M' : 'L'}${start}${corner[2] ? `Q${point(corner[0], corner[1])} ${end}` : ''}`;
  });
  return `${drawn.join('')}Z`;
}

/** A round solid by its half-widths from top to bottom; a half-width of 0 is a point on the axis. */
export function turned(outline: Corners, cx = 80): string {
  const profile = corners(outline);
  const right = profile.map(([width, y, radius]): Corner => [cx + width, y, radius ?? 0]);
  const left = profile.filter(([width]) => width).map(([width, y, radius]): Corner => [cx - width, y, radius ?? 0]);
  return soft([...right, ...left.toReversed()]);
}

export const rect = (x: number, y: number, w: number, h: number, r = 4): string =>
  soft([
    [x, y, r],
    [x + w, y, r],
    [x + w, y + h, r],
    [x, y + h, r],
  ]);

/** A band around a solid of half-width `w`; both edges sag by `s`, as seen from slightly above. */
export const band = (cx: number, w: number, y0: number, y1: number, s = 3): string =>
  `M${point(cx - w, y0)}Q${point(cx, y0 + 2 * s)} ${point(cx + w, y0)}L${point(cx + w, y1)}Q${point(cx, y1 + 2 * s)} ${point(cx - w, y1)}Z`;

/** Shapes with light and shadow. Fills and clips are defined once, and `defs` writes them. */
export type Pen = ReturnType<typeof makePen>;

/** @param main steers the color of shadow and floor bounce: rose under warm packs, violet under cool ones */
export function makePen(main: string) {
  const { C, h } = toLch(main);
  const warm = C > 0.04 && h > -40 && h < 125;
  const glow = warm ? '#d42f86' : '#6a35d6';
  const gloom = warm ? '#5a0f3c' : '#24124f';
  const seen = new Map<string, string>();

  /** Defines markup whose id is `$`. @returns the id */
  const define = (markup: string): string => {
    const known = seen.get(markup);
    if (known !== undefined) return known;
    const id = `p${seen.size.toString(36)}`;
    seen.set(markup, id);
    return id;
  };
  const fill = (markup: string) => `url(#${define(markup)})`;
  /** Stops as text: `offset color alpha?, ...`. */
  const stops = (list: string) =>
    list
      .split(', ')
      .map((stop) => {
        const [offset, color, alpha = '1'] = stop.split(' ');
        const opacity = Number(alpha) < 1 ? ` stop-opacity="${+Number(alpha).toFixed(2)}"` : '';
        return `<stop offset="${offset}" stop-color="${color}"${opacity}/>`;
      })
      .join('');
  const linear = (x1: number, y1: number, x2: number, y2: number, list: string) =>
    fill(
      `<linearGradient id="$" gradientUnits="userSpaceOnUse" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}">${stops(list)}</linearGradient>`,
    );
  const radial = (cx: number, cy: number, rx: number, ry: number, list: string) =>
    fill(
      `<radialGradient id="$" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(${short(rx)} 0 0 ${short(ry)} ${short(cx)} ${short(cy)})">${stops(list)}</radialGradient>`,
    );
  const clip = (d: string) => `clip-path="url(#${define(`<clipPath id="$"><path d="${d}"/></clipPath>`)})"`;
  /** Markup drawn once and placed many times. @returns the reference for `<use>` */
  const share = (markup: string) => `#${define(`<g id="$">${markup}</g>`)}`;
  const path = (d: string, paint: string, more = '') => `<path d="${d}" fill="${paint}"${more && ` ${more}`}/>`;
  const oval = (cx: number, cy: number, rx: number, ry: number, paint: string, more = '') =>
    `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${paint}"${more && ` ${more}`}/>`;
  const line = (d: string, color: string, width = 1, alpha = 1) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${alpha < 1 ? ` opacity="${alpha}"` : ''}/>`;

  /** A color around a round body from x0 to x1: dark left, lit right of the middle. */
  const lit = (c: string, x0: number, x1: number, k = 1) =>
    linear(x0, 0, x1, 0, `0 ${shade(c, 0.15 * k)}, .38 ${c}, .72 ${tint(c, 0.2 * k)}, 1 ${shade(c, 0.03 * k)}`);
  /** A color on a flat face, lit from the upper right. */
  const face = (c: string, x: number, y: number, w: number, h2: number, k = 1) =>
    linear(x + w * 0.8, y, x + w * 0.25, y + h2, `0 ${tint(c, 0.2 * k)}, .45 ${c}, 1 ${shade(c, 0.08 * k)}`);
  /** Bounce from the floor over the lowest part of a shape. */
  const bounce = (d: string, y0: number, y1: number, a = 0.36) =>
    path(d, linear(0, y0, 0, y1, `0 ${glow} 0, 1 ${glow} ${a}`));
  /** Soft light on the upper right of a shape. */
  const bloom = (d: string, cx: number, cy: number, rx: number, ry: number, a = 0.5) =>
    path(d, radial(cx, cy, rx, ry, `0 #fff ${a}, 1 #fff 0`));
  /** A whole round solid: wrapped color, bloom, bounce. */
  const solid = (d: string, c: string, [x0, y0, x1, y1]: Box, k = 1) =>
    path(d, lit(c, x0, x1, k)) +
    bloom(
      d,
      x0 + (x1 - x0) * 0.72,
      y0 + (y1 - y0) * 0.2,
      (x1 - x0) * 0.4,
      (y1 - y0) * 0.34,
      luminance(c) > 0.6 ? 0.6 : 0.3,
    ) +
    bounce(d, y1 - Math.min(26, (y1 - y0) * 0.4), y1);
  /** The one crisp highlight. */
  const glint = (d: string, width = 4, a = 0.75) =>
    `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity="${a}"/>`;
  /** The one contact shadow. */
  const shadow = (cx: number, w: number, y = floor) =>
    `<ellipse cx="${short(cx)}" cy="${short(y)}" rx="${short(w * 0.6)}" ry="7" fill="${radial(cx, y, w * 0.6, 7, '0 #150a2a .34, .6 #150a2a .15, 1 #150a2a 0')}"/>`;
  /** Light and dark of a round body over its print. */
  const wrap = (d: string, x0: number, x1: number, a = 1) =>
    path(
      d,
      linear(
        x0,
        0,
        x1,
        0,
        `0 ${gloom} ${0.26 * a}, .3 ${gloom} 0, .6 #fff 0, .76 #fff ${0.2 * a}, .9 #fff 0, 1 ${gloom} ${0.1 * a}`,
      ),
    );
  const metal = (x0: number, x1: number) =>
    linear(x0, 0, x1, 0, '0 #8b8896, .3 #c2becb, .55 #a9a5b4, .75 #f4f2f8, 1 #b3afbe');
  const defs = () =>
    seen.size === 0 ? '' : `<defs>${[...seen].map(([markup, id]) => markup.replace('$', id)).join('')}</defs>`;
  return {
    linear,
    radial,
    clip,
    share,
    path,
    oval,
    line,
    lit,
    face,
    bounce,
    bloom,
    solid,
    glint,
    shadow,
    wrap,
    metal,
    defs,
  };
}
