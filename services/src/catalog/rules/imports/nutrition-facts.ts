import type { Nutrition } from '../product.ts';

/** Figures of a file, in grams per 100 g or 100 ml, as text; empty when unknown. */
export interface FactsPer100 {
  fat: string;
  saturatedFat: string;
  carbohydrate: string;
  sugars: string;
  fiber: string;
  protein: string;
  salt: string;
  /** Grams of sodium; salt is 2.5 times as much. */
  sodium: string;
  /** Kilocalories. */
  calories: string;
}

/** Kilocalories in a gram of fat, carbohydrate, and protein: the general factors of 21 CFR 101.9. */
const perGram = { fat: 9, carbohydrate: 4, protein: 4 };

/**
 * Nutrition facts of one serving, from figures per 100 g. Null unless the serving, fat, carbohydrate, and protein are known
 * and possible. Calories are computed from those three if the file has none.
 * @param serving `28.0 g` or `240 ml`
 * @param household `1 cup`, or empty
 */
export function nutritionOf(serving: string, household: string, facts: FactsPer100): Nutrition | null {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?) ?(g|ml|grm|mlt)$/i.exec(serving.trim()) ?? [];
  const size = Number(amount);
  if (amount === '' || size <= 0 || size > 2000) return null;
  const grams = Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, figure(text)])) as Record<
    keyof FactsPer100,
    number | null
  >;
  const { fat, carbohydrate, protein } = grams;
  if (fat === null || carbohydrate === null || protein === null) return null;
  // Labels round up, so a little more than 100 g in 100 g is possible.
  if (fat + carbohydrate + protein > 105) return null;
  const milligrams = (per100: number) => Math.round(per100 * size * 10);
  const within = (part: number | null, whole: number) => (part === null || part > whole + 1 ? null : milligrams(part));
  const sodium = grams.sodium ?? (grams.salt === null ? null : grams.salt / 2.5);
  const energy = grams.calories ?? fat * perGram.fat + carbohydrate * perGram.carbohydrate + protein * perGram.protein;
  return {
    serving: servingText(household, +size.toFixed(1), /^g/i.test(unit) ? 'g' : 'ml'),
    calories: caloriesOf((energy * size) / 100),
    fat: milligrams(fat),
    saturatedFat: within(grams.saturatedFat, fat),
    sodium: sodium === null || sodium > 40 ? null : milligrams(sodium),
    carbohydrate: milligrams(carbohydrate),
    fiber: within(grams.fiber, carbohydrate),
    sugars: within(grams.sugars, carbohydrate),
    protein: milligrams(protein),
  };
}

function figure(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 && value <= 1000 ? value : null;
}

/** As labels state them: by 5 up to 50, by 10 above. */
const caloriesOf = (exact: number): number =>
  exact < 5 ? 0 : exact <= 50 ? Math.round(exact / 5) * 5 : Math.round(exact / 10) * 10;

const householdUnits: readonly (readonly [RegExp, string])[] = [
  [/\bONZ\b/i, 'oz'],
  [/\bOZA\b/i, 'fl oz'],
];
function servingText(household: string, amount: number, unit: string): string {
  const named = householdUnits.reduce((text, [code, name]) => text.replace(code, name), household.trim());
  const isSaid = /^[\d./ ]+ ?\p{L}[\p{L} .-]{0,30}$/u.test(named);
  return isSaid ? `${named.toLowerCase()} (${amount} ${unit})` : `${amount} ${unit}`;
}
