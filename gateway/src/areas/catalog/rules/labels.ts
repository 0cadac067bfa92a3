import type { Product, ProductDetails } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { allOf } from './lists/listed.ts';
import type { Language } from '../../../shared/language.ts';

/** Can it be eaten or drunk? The catalog says so by its facts: SNAP is of no concern to soap. */
const isFood = ({ nutrition, ingredients, allergens }: ProductDetails): boolean =>
  nutrition !== null || ingredients !== null || allergens.length > 0;

/** N-52: whether SNAP pays for it, and why not; null for what isn't food. */
export function snapText(details: ProductDetails, language: Language): string | null {
  const { snapEligible, containsAlcohol, isMtoProduct } = details.product;
  if (snapEligible) return texts[language].snap.eligible;
  if (containsAlcohol) return texts[language].snap.alcohol;
  if (!isFood(details)) return null;
  return isMtoProduct ? texts[language].snap.prepared : texts[language].snap.not;
}

/** N-54: what the law asks of the buyer; null without alcohol. */
export function alcoholText(
  { containsAlcohol, alcoholVolumePct }: Pick<Product, 'containsAlcohol' | 'alcoholVolumePct'>,
  language: Language,
): string | null {
  if (!containsAlcohol) return null;
  return alcoholVolumePct === null
    ? texts[language].alcohol.law
    : `${texts[language].alcohol.strength(String(alcoholVolumePct))} ${texts[language].alcohol.law}`;
}

/** N-50: the price of a weighed item is an estimate; null unless it's sold by weight. */
export function weightText(
  { sellByWeight, minimumWeight }: Pick<Product, 'sellByWeight' | 'minimumWeight'>,
  language: Language,
): string | null {
  if (!sellByWeight) return null;
  return minimumWeight === null
    ? texts[language].weight.estimate
    : `${texts[language].weight.from((minimumWeight / 100).toFixed(2))} ${texts[language].weight.estimate}`;
}

/** `Contains milk and wheat.` null if none is declared. */
export const allergensText = (allergens: ProductDetails['allergens'], language: Language): string | null =>
  allergens.length === 0
    ? null
    : texts[language].allergens.contains(
        allOf(
          allergens.map((allergen) => texts[language].allergens.names[allergen]),
          language,
        ),
      );
