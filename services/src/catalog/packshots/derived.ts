import { firstCharacters } from '../../../../server-kit/characters.ts';
import type { FormName } from './forms/index.ts';
import { flavors } from './flavors.ts';
import type { PackshotData } from './packshot.ts';

/** What a kind of product looks like on its shelf. */
export interface Look {
  form: FormName;
  emoji: string;
  accent: string;
}

const longestName = 24;
const anyBrand = ['#7fae5a', '#f2d24a', '#fffdf6'] as const;

/**
 * What the picture of a product without one is drawn from: the form of its kind, what its name says about flavor, and
 * its brand's colors.
 * @param palette the brand's colors; null without a brand
 * @param size as printed, or empty
 */
export function derivedPackshot(
  product: { name: string; brand: string | null; size: string },
  look: Look,
  palette: PackshotData['palette'] | null,
): PackshotData {
  const { name, brand, size } = product;
  const flavor = flavors.find(([words]) => words.test(name));
  return {
    form: look.form,
    palette: palette ?? anyBrand,
    brand: shortBrand(brand ?? ''),
    name: shortName(name),
    emoji: flavor?.[1] ?? look.emoji,
    size,
    accent: flavor?.[2] ?? look.accent,
  };
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
