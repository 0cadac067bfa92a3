import type { FacetKind } from '../../../../generated/resolvers.ts';
import { dollars } from '../../../../shared/dollars.ts';
import type { Language } from '../../../../shared/language.ts';
import { facetValueTexts } from '../../texts/facet-values.ts';
import { wineTexts } from '../../texts/wines.ts';
import { departmentName } from '../department-name.ts';
import { placeName } from '../places/place-name.ts';

/**
 * What a facet's value is called in the shopper's language. Brands and regions are names of their own.
 * @param own what the service calls it: what stays for a value that a retailer has added
 */
export function valueName(kind: FacetKind, id: string, own: string, language: Language): string {
  const { PRICE, ...facets } = facetValueTexts[language];
  const fixed = { ...facets, BODY: wineTexts[language].BODY, GRAPE: wineTexts[language].GRAPE };
  if (kind === 'DEPARTMENT') return departmentName(id, own, language);
  if (kind === 'AISLE') return placeName(id, own, language);
  if (kind === 'PRICE') return priceName(id, PRICE) ?? own;
  if (kind === 'BRAND' || kind === 'REGION') return own;
  const names: Readonly<Record<string, string>> = fixed[kind];
  return Object.hasOwn(names, id) ? names[id]! : own;
}

/** `0-299`, `300-599`, and `2000-`, in cents. */
const priceRange = /^(\d{1,9})-(\d{0,9})$/;

function priceName(id: string, words: (typeof facetValueTexts)['en']['PRICE']): string | null {
  const [, low, high] = priceRange.exec(id) ?? [];
  if (low === undefined || high === undefined) return null;
  if (high === '') return words.from(dollars(Number(low)));
  return Number(low) === 0
    ? words.under(dollars(Number(high) + 1))
    : words.between(dollars(Number(low)), dollars(Number(high)));
}
