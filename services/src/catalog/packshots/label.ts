import { inkOn, luminance, pickInk, shade, tint } from './color.ts';
import type { Drawing } from './kit.ts';
import { type Pen, rect, short } from './pen.ts';
import { outline, plain, type Type, widthOf, wordmarks } from './type.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface TextOptions {
  fill: string;
  type?: Type;
  max?: number;
  min?: number;
  lines?: number;
  align?: 'middle' | 'start';
  /** Leading words fall away until it can be read: the noun stands at the end. */
  tail?: boolean;
}
type More = Partial<TextOptions>;
const lineHeight = 1.02;

/** All ways to break words into `count` lines. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, at) =>
      breaks(words.slice(at + 1), count - 1).map((rest) => [words.slice(0, at + 1).join(' '), ...rest]),
    );
}

function fit(text: string, { w, h }: Box, { type, max, lines }: { type: Type; max: number; lines: number }) {
  const words = text.split(/\s+/);
  let best: { size: number; rows: readonly string[] } = { size: 0, rows: [] };
  for (let count = 1; count <= Math.min(lines, words.length); count++)
    for (const rows of breaks(words, count)) {
      const size = Math.min(max, w / Math.max(...rows.map((row) => widthOf(row, type))), h / (count * lineHeight));
      if (size > best.size * 1.08) best = { size, rows };
    }
  return best;
}

/** Text as outlines, fitted and centered in a box. @param grid steps in a unit of the canvas */
function write(text: string, box: Box, grid: number, options: TextOptions): string {
  const { fill, type = plain, max = 40, min = 0, lines = 2, align = 'middle', tail = false } = options;
  if (text === '') return '';
  let shown = text;
  let found = fit(shown, box, { type, max, lines });
  while (tail && found.size < 5.2 && /\s/.test(shown)) {
    shown = shown.replace(/^\S+\s+((&|and|with)\s+)?/i, '');
    found = fit(shown, box, { type, max, lines });
  }
  const { size, rows } = found;
  if (rows.length === 0 || size < min) return '';
  const stepsPerEm = Math.max(16, Math.round(size * grid));
  const top = box.y + (box.h - rows.length * size * lineHeight) / 2;
  const drawn = rows.map((row, at) => {
    const x = align === 'middle' ? box.x + (box.w - widthOf(row, type) * size) / 2 : box.x;
    const y = top + size * (0.86 + at * lineHeight);
    return `<path transform="translate(${short(x)} ${short(y)})scale(${+(size / stepsPerEm).toFixed(4)})" d="${outline(row, type, stepsPerEm)}"/>`;
  });
  return `<g fill="${fill}">${drawn.join('')}</g>`;
}

/** panel, sun disc, hill, belt, arch, bleed */
const looks = 6;
const hash = (text: string) => Array.from(text).reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) >>> 0, 7);

export type Printer = ReturnType<typeof makePrinter>;

/** Everything that a form may print, for one product. */
export function makePrinter(pen: Pen, drawing: Drawing) {
  const { main, second, paper, accent, brand, name, motif, size, detail } = drawing;
  const style = hash(brand);
  const wordmark = wordmarks[style % wordmarks.length] ?? plain;
  const layout = (style >>> 3) % looks;
  const deep = shade(main, 0.42);
  const sun = luminance(second) < 0.3 ? paper : second;
  const grid = { thumb: 2.5, card: 2.7, page: 7 }[detail];
  const readable = detail !== 'thumb';
  /** On a label without a picture the name takes its room. */
  const roomy: More = motif === '' ? { max: 17, lines: 3 } : {};
  const from = (share: number, blank: number) => (motif === '' ? blank : share);

  /** Soft light behind a picture that stands straight on the pack's color. */
  const halo = (cx: number, cy: number, s: number) =>
    `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(s * 0.66)}" fill="${pen.radial(cx, cy, s * 0.66, s * 0.66, `.2 ${tint(main, 0.7)} .55, 1 ${tint(main, 0.6)} 0`)}"/>`;
  const picture = (cx: number, cy: number, s: number, turn = 0) =>
    motif &&
    `<use href="${pen.share(motif)}" transform="translate(${short(cx - s / 2)} ${short(cy - s / 2)})scale(${+(s / 32).toFixed(3)})${turn ? `rotate(${turn} 16 16)` : ''}"/>`;
  const logo = (box: Box, on: string, more: More = {}) =>
    write(brand, box, grid, {
      fill: pickInk(on, on === main ? [paper, second, deep] : [main, second, main], on === main ? 2.7 : 3.2),
      type: wordmark,
      ...more,
    });
  const title = (box: Box, on: string, more: More = {}) =>
    readable
      ? write(name, box, grid, {
          fill: on === main ? pickInk(on, [paper, deep], 2.7) : inkOn(on, shade(main, 0.2), 4.5),
          max: 13,
          tail: true,
          ...more,
        })
      : '';
  const note = (box: Box, on: string, more: More = {}) =>
    readable
      ? write(size, box, grid, {
          fill: pickInk(on, [paper, shade(on, 0.45)], 2.7),
          max: 8.5,
          min: 5.2,
          lines: 1,
          ...more,
        })
      : '';
  const disc = (cx: number, cy: number, r: number) =>
    `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${pen.radial(cx + r * 0.5, cy - r * 0.6, r * 1.6, r * 1.6, `0 ${tint(sun, 0.4)}, 1 ${sun}`)}"/>`;

  /** A label stuck on a body: wordmark, picture, name, flavor strip with the size. */
  function sticker(label: Box & { r?: number; shape?: string; fill?: string; bare?: boolean }) {
    const { x, y, w, h, r = 5, shape = rect(x, y, w, h, r), fill = paper, bare = false } = label;
    const strip = Math.min(10, h * 0.17);
    const body = h - strip;
    const cx = x + w / 2;
    const inner = { x: x + 3.5, w: w - 7 };
    const ground =
      pen.path(shape, pen.lit(fill, x, x + w, 0.7)) +
      `<g ${pen.clip(shape)}>${pen.path(rect(x - 9, y + body, w + 18, strip + 12, 0), pen.lit(accent, x, x + w))}</g>` +
      note({ ...inner, y: y + body + 0.5, h: strip }, accent);
    if (w > h * 1.3) {
      const pic = bare || motif === '' ? 1 : Math.min(body * 1.04, w * 0.44);
      const side = { x: x + 4, w: w - pic - 7 };
      return (
        ground +
        logo({ ...side, y: y + 3, h: body * (readable ? 0.54 : 0.9) }, fill, { max: 18 }) +
        title({ ...side, y: y + body * 0.58, h: body * 0.4 }, fill, { max: 10 }) +
        (bare ? '' : picture(x + w - 2 - pic / 2, y + body / 2 + 1, pic))
      );
    }
    const head = Math.max(11, body * 0.26);
    const foot = readable ? Math.max(9, body * 0.2) : 2;
    const pic = Math.min(w * 0.74, body - head - foot + 1);
    // Half of the brands reverse their wordmark out of a colored head.
    const banner = layout % 2 === 1 && fill !== main;
    return (
      ground +
      (banner
        ? `<g ${pen.clip(shape)}>${pen.path(rect(x - 9, y - 2, w + 18, head + 2.5, 0), pen.lit(main, x, x + w))}</g>`
        : '') +
      logo({ ...inner, y: y + 1.5 + (banner ? 0 : 0.5), h: head - 2 }, banner ? main : fill, { max: 16, lines: 1 }) +
      picture(cx, y + head + (body - head - foot) / 2 + 0.5, pic) +
      (motif === ''
        ? title({ ...inner, y: y + head + 2, h: body - head - 4 }, fill, roomy)
        : title({ ...inner, y: y + body - foot - 0.5, h: foot }, fill, { max: 10.5, lines: foot > 16 ? 2 : 1 }))
    );
  }

  /** Full-face artwork on a body that is filled with `main`; the caller clips it to the silhouette. */
  function print({ x, y, w, h }: Box): string {
    if (w > h * 1.25) return wide({ x, y, w, h });
    const pad = Math.max(3, w * 0.055);
    const cx = x + w / 2;
    const at = (share: number) => y + h * share;
    const row = (from: number, to: number, inset = pad): Box => ({
      x: x + inset,
      w: w - 2 * inset,
      y: at(from),
      h: h * (to - from),
    });
    const top = logo(row(0.04, 0.26), main);
    const ends = (on: string) => title(row(from(0.75, 0.62), 0.9), on, roomy) + note(row(0.9, 0.985, w * 0.2), on);
    const layouts: readonly (() => string)[] = [
      () => {
        const panel = rect(x + pad, at(0.27), w - 2 * pad, h * 0.7, 7);
        return (
          top +
          pen.path(panel, pen.face(paper, x, at(0.27), w, h * 0.7)) +
          `<g ${pen.clip(panel)}>${pen.path(rect(x, at(0.87), w, h * 0.2, 0), pen.face(accent, x, at(0.87), w, h * 0.1))}</g>` +
          picture(cx, at(0.48), Math.min(w * 0.8, h * 0.45)) +
          title(row(from(0.7, 0.38), 0.86, pad + 2.5), paper, roomy) +
          note(row(0.875, 0.965, w * 0.2), accent)
        );
      },
      () => {
        const r = Math.min(w * 0.43, h * 0.25);
        return disc(cx, at(0.51), r) + top + picture(cx, at(0.51), r * 1.9) + ends(main);
      },
      () => {
        const hill = `M${short(x - 9)} ${short(at(0.6))}Q${short(x + w * 0.3)} ${short(at(0.48))} ${short(x + w * 0.62)} ${short(at(0.57))}T${short(x + w + 9)} ${short(at(0.54))}V${short(y + h + 12)}H${short(x - 9)}Z`;
        return (
          pen.path(hill, pen.face(second, x, at(0.5), w, h * 0.5)) +
          top +
          picture(cx, at(0.5), Math.min(w * 0.84, h * 0.47)) +
          ends(second)
        );
      },
      () =>
        pen.path(rect(x - 9, at(0.49), w + 18, h * 0.23, 0), pen.face(paper, x, at(0.5), w, h * 0.2)) +
        pen.path(rect(x - 9, at(0.72), w + 18, h * 0.03, 0), accent) +
        (motif && halo(cx, at(0.27), Math.min(w * 0.84, h * 0.46))) +
        picture(cx, at(0.27), Math.min(w * 0.84, h * 0.46)) +
        logo(row(0.5, 0.71), paper) +
        title(row(0.765, 0.9), main) +
        note(row(0.9, 0.985, w * 0.2), main),
      () => {
        const r = w / 2 - pad;
        const arch = `M${short(x + pad)} ${short(y + h + 12)}V${short(at(0.3) + r * 0.8)}C${short(x + pad)} ${short(at(0.3))} ${short(x + w - pad)} ${short(at(0.3))} ${short(x + w - pad)} ${short(at(0.3) + r * 0.8)}V${short(y + h + 12)}Z`;
        return (
          top +
          pen.path(arch, pen.face(paper, x, at(0.3), w, h * 0.7)) +
          picture(cx, at(0.54), Math.min(w * 0.72, h * 0.42)) +
          title(row(from(0.75, 0.44), 0.89, pad + 2), paper, roomy) +
          note(row(0.9, 0.98, w * 0.2), paper)
        );
      },
      () => {
        // It ends below the words at the top, however wide the face is.
        const pic = Math.min(Math.max(w * 1.02, h * 0.66), h * 0.73);
        return (
          `<circle cx="${short(cx)}" cy="${short(at(0.86))}" r="${short(pic * 0.6)}" fill="${pen.radial(cx + w * 0.2, at(0.5), pic, pic, `0 ${tint(sun, 0.45)}, 1 ${sun}`)}"/>` +
          picture(cx + w * 0.06, at(0.79), pic, -10) +
          logo(row(0.03, 0.22), main) +
          title(row(0.225, 0.335), main, { lines: 1 }) +
          note(row(0.34, 0.41, w * 0.2), main)
        );
      },
    ];
    return layouts[layout]?.() ?? top;
  }

  /** Artwork for faces wider than tall: words left, picture right. */
  function wide({ x, y, w, h }: Box): string {
    const pad = h * 0.09;
    const pic = Math.min(h * 0.9, w * 0.42);
    const px = x + w - pad - pic / 2;
    const words = { x: x + pad, w: motif === '' ? w - pad * 2 : w - pic - pad * 2.9 };
    return (
      (layout % 2 && motif !== ''
        ? `<circle cx="${short(px)}" cy="${short(y + h / 2)}" r="${short(pic * 0.54)}" fill="${pen.radial(px + pic / 3, y, pic, pic, `0 ${tint(sun, 0.4)}, 1 ${sun}`)}"/>`
        : '') +
      picture(px, y + h / 2, pic) +
      logo({ ...words, y: y + pad * 0.8, h: h * (readable ? 0.46 : 0.8) }, main, { align: 'start' }) +
      title({ ...words, y: y + h * 0.54, h: h * 0.28 }, main, { align: 'start' }) +
      note({ ...words, y: y + h * 0.82, h: h * 0.13 }, main, { align: 'start' })
    );
  }
  return { picture, logo, title, note, sticker, print };
}
