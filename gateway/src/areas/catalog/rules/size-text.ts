import type { Product } from '../../../generated/rest.ts';
import { facetValueTexts } from '../texts/facet-values.ts';
import { texts } from '../texts/index.ts';
import { type Language, retailersLanguage } from '../../../shared/language.ts';

type Sized = Pick<Product, 'size' | 'sellByWeight' | 'packageQuantity' | 'packageUnit' | 'sizeQuantity'>;

/** S-70: `16 oz`, `12 ct`, `6 × 12 fl oz`; `Each`; `Sold by weight`. In Spanish `12 piezas`: other units are those of the package. */
export function sizeText({ size, sellByWeight, packageQuantity, packageUnit }: Sized, language: Language): string {
  if (sellByWeight) return texts[language].size.weighed;
  return packageUnit === 'ea' && packageQuantity === 1 ? texts[language].size.each : sizeWords(size, language);
}

/** A size as it is printed, in the shopper's language: `12 piezas`, `Por libra`. */
export function sizeWords(size: string, language: Language): string {
  if (language === retailersLanguage) return size;
  const names: Readonly<Record<string, string>> = facetValueTexts[language].SIZE;
  if (Object.hasOwn(names, size)) return names[size]!;
  const [, before = '', count = ''] = /^(.* )?([\d.]+) ct$/.exec(size) ?? [];
  return count === '' ? size : `${before}${texts[language].size.pieces(Number(count))}`;
}

/** Size and unit price in one line, for a card: `16 oz · 24.9¢/oz`. */
export const metaLine = (product: Sized, unitPrice: string | null, language: Language): string =>
  unitPrice === null ? sizeText(product, language) : texts[language].size.meta(sizeText(product, language), unitPrice);
