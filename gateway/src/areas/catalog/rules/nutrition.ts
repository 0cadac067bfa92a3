import type { NutritionRow } from '../../../generated/resolvers.ts';
import type { Nutrition } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';

const words = texts.nutrition;
type Nutrient = keyof typeof words.rows;

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
function amountText(nutrient: Nutrient, milligrams: number): string {
  if (nutrient === 'sodium') return words.milligrams(milligrams.toLocaleString('en-US'));
  return words.grams((Math.round(milligrams / 100) / 10).toLocaleString('en-US'));
}

/** The rows of the nutrition facts, in the order of the FDA label; what the manufacturer doesn't state is left out. */
export const nutritionRows = (nutrition: Nutrition): NutritionRow[] =>
  nutrients.flatMap((nutrient) => {
    const milligrams = nutrition[nutrient];
    const daily = dailyValues[nutrient];
    if (milligrams === null) return [];
    return {
      name: words.rows[nutrient],
      amount: amountText(nutrient, milligrams),
      dailyValue: daily === null ? null : words.percent(Math.round((milligrams / daily) * 100)),
      isPartOfAbove: parts.has(nutrient),
    };
  });
