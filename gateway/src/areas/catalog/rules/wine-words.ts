import type { Product } from '../../../generated/rest.ts';
import type { Language } from '../../../shared/language.ts';
import { wineTexts } from '../texts/wines.ts';
import { sizeText } from './size-text.ts';

type Wine = NonNullable<Product['wine']>;

const named = (names: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(names, word) ? names[word]! : word;
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** `Full`; null where the maker doesn't say. */
export const bodyText = ({ body }: Wine, language: Language): string | null => body && wineTexts[language].BODY[body];

/** `Pinot Noir`; a word of a retailer's own stays as it is. */
export const grapeText = ({ grape }: Wine, language: Language): string | null =>
  grape && named(wineTexts[language].GRAPE, grape);

/** `Light, dry. Cherry, clove`; null where the maker doesn't say how it tastes. */
export function tasteText(wine: Wine, language: Language): string | null {
  const { styles, notes } = wineTexts[language];
  const style = wine.style && named(styles, wine.style);
  const feel = [bodyText(wine, language), style].filter(Boolean).join(', ');
  const taste = wine.notes.map((note) => named(notes, note)).join(', ');
  return [feel, taste].filter(Boolean).map(capital).join('. ') || null;
}

/** `750 ml · 13.8% vol.`; the size alone where the strength isn't known. */
export function strengthText(product: Product, language: Language): string {
  const size = sizeText(product, language);
  const { alcoholVolumePct: percent } = product;
  return percent === null ? size : wineTexts[language].strength(size, String(percent));
}
