import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { type FormName, formOf } from './forms/index.ts';
import { type Detail, makeKit } from './kit.ts';
import { isOurMotif, motifArt } from './motifs/index.ts';
import { floor, type Pen } from './pen.ts';

/** Everything a product's picture shows; products with the same data share a picture. */
export interface PackshotData {
  form: FormName;
  /** `#rrggbb`: the pack, its second color, its paper. They belong to the brand. */
  palette: readonly [main: string, second: string, paper: string];
  /** The wordmark; it also picks the brand's type and layout. Empty for loose produce. */
  brand: string;
  /** Short: up to 24 letters. */
  name: string;
  /** Name of what is shown: one of ours (`motifs/`), an emoji (`generated/emoji.json`), or empty for a blank label. */
  motif: string;
  /** As printed on the pack, such as `16 oz`. */
  size: string;
  /** The flavor's color: strip, lid, or what can be seen inside. */
  accent: string;
}

/** A drawing that looks different than before gets a new edition, and so every picture a new address. */
const edition = 5;

interface Emoji {
  /** For a print: without filters. */
  print: string;
  /** With its own light, for what lies loose; only where a product needs it. */
  whole?: string;
}
const emoji = createRequire(import.meta.url)('./generated/emoji.json') as Record<string, Emoji>;

export const isDrawable = (motif: string): boolean => motif === '' || isOurMotif(motif) || Object.hasOwn(emoji, motif);

/** The name of a product's picture: the same data make the same name, in every process and on every day. */
export function packshotName(data: PackshotData): string {
  const { form, palette, brand, name, motif, size, accent } = data;
  const text = JSON.stringify([edition, form, palette, brand, name, motif, size, accent]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 20);
}

/** A product's picture as SVG: same data, same drawing; no clock, no chance. A motif that isn't known leaves its label blank. */
export function packshot(data: PackshotData, detail: Detail): string {
  const form = formOf(data.form);
  const [main, second, paper] = data.palette;
  const { brand, name, size, accent } = data;
  const artOf = (pen: Pen) => motifArt(data.motif, pen, accent) ?? emojiArt(data.motif, form.whole ?? false);
  const { kit, defs } = makeKit({ main, second, paper, accent, brand, name, size, detail }, artOf);
  const art = form.draw(kit);
  // The floor stays at the same height of the picture whatever the zoom.
  const side = 160 / (form.zoom ?? 1);
  const view = [80 - side / 2, floor - side * 0.93 + (form.lift ?? 0), side, side].map((value) => +value.toFixed(1));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">${defs()}${art}</svg>`;
}

function emojiArt(name: string, whole: boolean): string {
  const found = Object.hasOwn(emoji, name) ? emoji[name] : undefined;
  return (whole ? found?.whole : undefined) ?? found?.print ?? '';
}
