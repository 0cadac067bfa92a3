import { firstCharacters } from '../../../../server-kit/characters.ts';
import { flavors } from './flavors.ts';
import { formIn, type FormName } from './forms/index.ts';
import { motifColor } from './motifs/index.ts';
import type { PackshotData } from './packshot.ts';

/** What a kind of product looks like on its shelf. */
export interface Look {
  form: FormName;
  accent: string;
}

/** How products of a type are drawn. */
export interface Drawn {
  /** The pack they all come in; null where each has its own. */
  form: string | null;
  /** What their pictures show; empty for a label that stays blank. */
  motif: string;
  /** `#rrggbb`, where the type has a color of its own. */
  color: string | null;
  /** Does a flavor that a name tells come before the motif? Peach yogurt shows peaches; peach salsa is salsa. */
  flavored: boolean;
}

/** What a product shows, and in which color: its variant's, its type's, or that of the flavor which its name tells. */
export function shownOn({ motif, color, flavored }: Drawn, name: string): { motif: string; color: string | null } {
  const flavor = flavored ? flavors.find(([words]) => words.test(name)) : undefined;
  return flavor ? { motif: flavor[1], color: flavor[2] } : { motif, color: color ?? motifColor(motif) ?? null };
}

const longestName = 24;
const anyBrand = ['#7fae5a', '#f2d24a', '#fffdf6'] as const;

/**
 * What the picture of a product without one is drawn from: the form of its kind, what its type shows or its name says about
 * flavor, and its brand's colors.
 * @param palette the brand's colors; null without a brand
 * @param size as printed, or empty
 */
export function derivedPackshot(
  product: { name: string; brand: string | null; size: string },
  look: Look,
  drawn: Drawn,
  palette: PackshotData['palette'] | null,
): PackshotData {
  const { name, brand, size } = product;
  const { motif, color } = shownOn(drawn, name);
  return {
    form: byTheGallon(motif, size) ? 'milkJug' : packOf(formIn(drawn.form) ?? look.form, motif),
    palette: palette ?? anyBrand,
    brand: shortBrand(brand ?? ''),
    name: shortName(name),
    motif,
    size,
    accent: color ?? look.accent,
  };
}

const byTheGallon = (motif: string, size: string): boolean => motif === 'glass-of-milk' && /\bgal/.test(size);

/** A pack that would show its contents is a bag that doesn't, if nobody knows them. */
const packOf = (form: FormName, motif: string): FormName => (motif === '' && inView.includes(form) ? 'pouch' : form);
const inView: readonly FormName[] = ['plate', 'tray', 'clamshell', 'net', 'flowers', 'pasta'];

/** What the picture of a product is drawn from, when its type or the way its type is drawn has changed. */
export function redrawn(data: PackshotData, drawn: Drawn, name: string): PackshotData {
  const { motif } = shownOn(drawn, name);
  return { ...data, form: packOf(formIn(drawn.form) ?? data.form, motif), motif, accent: drawn.color ?? data.accent };
}

/** As many of a brand's first words as fit on a label. */
function shortBrand(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > longestName) words.pop();
  return firstCharacters(words.join(' ').replace(/( (and|of|the|by)|[\s,&-])+$/i, ''), longestName);
}

/** As many of the last parts of a name as fit on a label: the noun and the flavor stand at the end. */
function shortName(name: string): string {
  const whole = name.replaceAll(/\s*\([^)]*\)/g, '');
  const parts = whole.split(', ');
  for (let at = 0; at < parts.length; at++) {
    const text = parts.slice(at).join(', ');
    if (text.length <= longestName) return text;
  }
  const words = (parts.at(-1) ?? '').split(' ');
  while (words.length > 1 && words.join(' ').length > longestName) words.shift();
  const text = words.join(' ').replace(/^((and|with|in|of) |[^\p{L}\p{N}])+/iu, '');
  return firstCharacters(text, longestName).trim();
}
