import type { Allergen } from '../rules/product.ts';

/** Sounds like an allergen but isn't: plant butters and milks, refined oil. */
const harmless =
  /\b(peanut|cocoa|shea|apple) butter|\b(coconut|oat|rice) (milk|cream|drink)|cream of tartar|soybean oil|butter flavor|eggplant|wheat-free|buckwheat/gi;

const words: Readonly<Record<Allergen, RegExp>> = {
  MILK: /\b(milk|cream|butter|buttermilk|cheese|cheddar|mozzarella|parmesan|ricotta|whey|yogurt|ghee)\b/i,
  EGG: /\b(eggs?|mayonnaise)\b/i,
  FISH: /\b(fish|anchov(y|ies)|salmon|tuna|cod)\b/i,
  SHELLFISH: /\b(shellfish|shrimp|crab|lobster|clams?|oysters?|mussels|scallops)\b/i,
  TREE_NUTS: /\b(tree nuts|almonds?|cashews?|walnuts?|pecans?|pistachios?|hazelnuts?|pine nuts)\b/i,
  PEANUTS: /\bpeanuts?\b/i,
  WHEAT: /\b(wheat|semolina|farina|farro|couscous|bulgur)\b/i,
  SOY: /\b(soy|soybeans?|tofu|miso)\b/i,
  SESAME: /\b(sesame|tahini)\b/i,
};
const all = Object.keys(words) as Allergen[];

/** The allergens an ingredient list names, plus those declared separately. */
export function allergensIn(ingredients: string, besides = ''): Allergen[] {
  // Peanut butter isn't butter, but it is peanuts.
  const plain = ingredients.replaceAll(harmless, (found) => (/peanut/i.test(found) ? 'peanuts' : ''));
  return all.filter((allergen) => words[allergen].test(plain) || besides.split(' ').includes(allergen));
}
