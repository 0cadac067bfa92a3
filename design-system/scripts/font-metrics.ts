/** How a fallback face must be bent to take the room of the real one, in per cent. */
export interface FontMetrics {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/**
 * Mean advance of running English text, in units of the em, of the faces that a system has, measured as `fontMetrics` does:
 * Arial and Times nearly everywhere, Roboto and Noto Serif on Android.
 */
const models = {
  arial: 0.4403,
  'arial-bold': 0.475,
  'times-bold': 0.4235,
  roboto: 0.4404,
  'roboto-bold': 0.447,
  'noto-serif-bold': 0.5042,
} as const;
export type FontModel = keyof typeof models;

/** How often each sign stands in running text, per thousand. */
const frequencies: Record<string, number> = {
  ' ': 180,
  e: 102,
  t: 74,
  a: 66,
  o: 62,
  n: 58,
  i: 56,
  s: 52,
  h: 44,
  r: 49,
  d: 33,
  l: 34,
  u: 23,
  c: 24,
  m: 20,
  f: 17,
  p: 17,
  g: 17,
  w: 15,
  y: 16,
  b: 12,
  v: 9,
  k: 7,
  '.': 8,
  ',': 8,
  '0': 4,
  '1': 4,
  S: 3,
  P: 3,
  Y: 2,
};

interface Tables {
  view: DataView;
  at: (tag: string) => number;
}

function tablesOf(font: Uint8Array): Tables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const offsets = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    offsets.set(tag, view.getUint32(record + 8));
  }
  const at = (tag: string) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}.`);
    return offset;
  };
  return { view, at };
}

/** Glyph of a sign, through the format 4 character map. */
function glyphOf({ view, at }: Tables, sign: number): number {
  const cmap = at('cmap');
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(table) !== 4) continue;
    const segments = view.getUint16(table + 6) / 2;
    const [ends, starts] = [table + 14, table + 16 + segments * 2];
    for (let segment = 0; segment < segments; segment += 1) {
      const start = view.getUint16(starts + segment * 2);
      if (sign < start || sign > view.getUint16(ends + segment * 2)) continue;
      const delta = view.getUint16(starts + segments * 2 + segment * 2);
      const place = starts + segments * 4 + segment * 2;
      const range = view.getUint16(place);
      if (range === 0) return (sign + delta) & 0xffff;
      const glyph = view.getUint16(place + range + (sign - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
  }
  return 0;
}

function meanAdvance(tables: Tables): number {
  const { view, at } = tables;
  const last = view.getUint16(at('hhea') + 34) - 1;
  let sum = 0;
  let weight = 0;
  for (const [sign, frequency] of Object.entries(frequencies)) {
    const glyph = Math.min(glyphOf(tables, sign.codePointAt(0) ?? 0), last);
    sum += view.getUint16(at('hmtx') + glyph * 4) * frequency;
    weight += frequency;
  }
  return sum / weight;
}

const percent = (share: number) => Math.round(share * 10000) / 100;

/** Metrics for the fallback of a font (sfnt bytes, one static style), from its own tables. */
export function fontMetrics(font: Uint8Array, model: FontModel): FontMetrics {
  const tables = tablesOf(font);
  const { view, at } = tables;
  const em = view.getUint16(at('head') + 18);
  const hhea = at('hhea');
  const sizeAdjust = meanAdvance(tables) / em / models[model];
  const adjusted = (units: number) => percent(Math.abs(units) / (em * sizeAdjust));
  return {
    sizeAdjust: percent(sizeAdjust),
    ascent: adjusted(view.getInt16(hhea + 4)),
    descent: adjusted(view.getInt16(hhea + 6)),
    lineGap: adjusted(view.getInt16(hhea + 8)),
  };
}
