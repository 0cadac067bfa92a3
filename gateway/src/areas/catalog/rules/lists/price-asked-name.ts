import { dollars } from '../../../../shared/dollars.ts';
import type { Language } from '../../../../shared/language.ts';
import { facetValueTexts } from '../../texts/facet-values.ts';
import { texts } from '../../texts/index.ts';

/**
 * A price that words ask for, in cents with both ends included: under $5 is at most 499.
 * @param price null for no end
 */
export function priceAskedName({ low, high }: { low: number | null; high: number | null }, language: Language): string {
  const { PRICE } = facetValueTexts[language];
  const said = texts[language].search;
  if (low !== null && high !== null) return PRICE.between(dollars(low), dollars(high));
  if (high !== null) return high % 100 === 99 ? PRICE.under(dollars(high + 1)) : said.upTo(dollars(high));
  return (low ?? 0) % 100 === 1 ? said.over(dollars((low ?? 0) - 1)) : PRICE.from(dollars(low ?? 0));
}
