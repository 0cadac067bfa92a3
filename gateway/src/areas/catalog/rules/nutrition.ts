import type { NutritionRow } from '../../../generated/resolvers.ts';
import type { Nutrition } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].nutrition);
type Nutrient = keyof (typeof words)['en']['rows'];

/** Daily values for adults, in milligrams (21 CFR 101.9, 2016); none is given for total sugars, nor shown for protein. */
const dailyValues: Readonly<Record<Nutrient, number | null>> = {
  fat: 78_000,
  saturatedFat: 20_000,
  sodium: 2300,
  carbohydrate: 275_000,
  fiber: 28_000,
  sugars: null,
  protein: null,
};
const nutrients = Object.keys(dailyValues) as Nutrient[];
const parts: ReadonlySet<Nutrient> = new Set(['saturatedFat', 'fiber', 'sugars']);

/** `1.5 g`; sodium in milligrams, as on the label. */
function amountText(nutrient: Nutrient, milligrams: number, language: Language): string {
  if (nutrient === 'sodium') return words[language].milligrams(milligrams.toLocaleString('en-US'));
  return words[language].grams((Math.round(milligrams / 100) / 10).toLocaleString('en-US'));
}

/** The rows of the nutrition facts, in the order of the FDA label; what the manufacturer doesn't state is left out. */
export const nutritionRows = (nutrition: Nutrition, language: Language): NutritionRow[] =>
  nutrients.flatMap((nutrient) => {
    const milligrams = nutrition[nutrient];
    const daily = dailyValues[nutrient];
    if (milligrams === null) return [];
    return {
      name: words[language].rows[nutrient],
      amount: amountText(nutrient, milligrams, language),
      dailyValue: daily === null ? null : words[language].percent(Math.round((milligrams / daily) * 100)),
      isPartOfAbove: parts.has(nutrient),
    };
  });
