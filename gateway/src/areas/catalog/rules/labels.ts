import type { Product, ProductDetails } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';
import { allOf } from './lists/listed.ts';

/** Can it be eaten or drunk? The catalog says so by its facts: SNAP is of no concern to soap. */
const isFood = ({ nutrition, ingredients, allergens }: ProductDetails): boolean =>
  nutrition !== null || ingredients !== null || allergens.length > 0;

/** N-52: whether SNAP pays for it, and why not; null for what isn't food. */
export function snapText(details: ProductDetails): string | null {
  const { snapEligible, containsAlcohol, isMtoProduct } = details.product;
  if (snapEligible) return texts.snap.eligible;
  if (containsAlcohol) return texts.snap.alcohol;
  if (!isFood(details)) return null;
  return isMtoProduct ? texts.snap.prepared : texts.snap.not;
}

/** N-54: what the law asks of the buyer; null without alcohol. */
export function alcoholText({
  containsAlcohol,
  alcoholVolumePct,
}: Pick<Product, 'containsAlcohol' | 'alcoholVolumePct'>): string | null {
  if (!containsAlcohol) return null;
  return alcoholVolumePct === null
    ? texts.alcohol.law
    : `${texts.alcohol.strength(String(alcoholVolumePct))} ${texts.alcohol.law}`;
}

/** N-50: the price of a weighed item is an estimate; null unless it's sold by weight. */
export function weightText({
  sellByWeight,
  minimumWeight,
}: Pick<Product, 'sellByWeight' | 'minimumWeight'>): string | null {
  if (!sellByWeight) return null;
  return minimumWeight === null
    ? texts.weight.estimate
    : `${texts.weight.from((minimumWeight / 100).toFixed(2))} ${texts.weight.estimate}`;
}

/** `Contains milk and wheat.` null if none is declared. */
export const allergensText = (allergens: ProductDetails['allergens']): string | null =>
  allergens.length === 0
    ? null
    : texts.allergens.contains(allOf(allergens.map((allergen) => texts.allergens.names[allergen])));
