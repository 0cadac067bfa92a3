import { type Sort, sort } from './sort.ts';

/** Frozen. */
export const frozen: readonly Sort[] = [
  sort(
    /frozen breakfast|frozen pancakes|frozen bread/,
    'frozen-foods.frozen-breakfast-meat-snacks.breakfast',
    'frozen waffle e0a85a',
  ),
  sort(
    /frozen (fish|seafood)/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen shrimp f2a08a',
    /shrimp|prawn/i,
  ),
  sort(/frozen (fish|seafood)/, 'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks', 'frozen fish 5fa8c9'),
  sort(
    /frozen (poultry|chicken)/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen poultry-leg d98a4a',
  ),
  sort(
    /other meats/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen leafy-green 8fb56a',
    /veggie|meatless|smart|plant|vegan/i,
  ),
  sort(
    /frozen (bacon|sausage|patties|meat)|(vegetarian|other) frozen meats/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen cut-of-meat c9503a',
  ),
  sort(
    /frozen (appetizers|snacks)/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen dumpling e0a04a',
  ),
  sort(
    /frozen vegetables|vegetable.*frozen/,
    'frozen-foods.frozen-vegetables-fruit.vegetables',
    'pasta broccoli 5fa84a',
  ),
  sort(/french fries/, 'frozen-foods.frozen-vegetables-fruit.vegetables', 'pasta french-fries f2c53d'),
  sort(/frozen fruit/, 'frozen-foods.frozen-vegetables-fruit.fruit', 'pouch strawberry e2405a'),
  sort(
    /ice cream|frozen (yogurt|dessert)|frozen desserts/,
    'frozen-foods.ice-cream-desserts.ice-cream',
    'frozen ice-cream f2c9a8',
    /\b(bars?|sandwich|cones?|pops?|sticks?|pie|cake)s?\b/i,
  ),
  sort(
    /ice cream|frozen (yogurt|dessert)|frozen desserts/,
    'frozen-foods.ice-cream-desserts.ice-cream',
    'tub soft-ice-cream f2c9a8',
  ),
  sort(/pizza mixes/, 'grains-pasta-sides.sides-stuffing.boxed-sides', 'packet pizza d9502e'),
  sort(/^(frozen )?pizzas?$/, 'frozen-foods.frozen-meals.pizza', 'frozen pizza d9502e'),
  sort(/frozen/, 'frozen-foods.frozen-meals.meals-entrees', 'frozen pot-of-food d98a4a'),
];
