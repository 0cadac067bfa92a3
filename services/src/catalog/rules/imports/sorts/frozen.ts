import { type Sort, sort } from './sort.ts';

/** Frozen. */
export const frozen: readonly Sort[] = [
  sort(
    /frozen breakfast|frozen pancakes|frozen bread/,
    'frozen-foods.frozen-breakfast-meat-snacks.breakfast',
    'frozen e0a85a',
  ),
  sort(
    /frozen (fish|seafood)/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen f2a08a',
    /shrimp|prawn/i,
  ),
  sort(/frozen (fish|seafood)/, 'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks', 'frozen 5fa8c9'),
  sort(/frozen (poultry|chicken)/, 'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks', 'frozen d98a4a'),
  sort(
    /other meats/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen 8fb56a',
    /veggie|meatless|smart|plant|vegan/i,
  ),
  sort(
    /frozen (bacon|sausage|patties|meat)|(vegetarian|other) frozen meats/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen c9503a',
  ),
  sort(/frozen (appetizers|snacks)/, 'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks', 'frozen e0a04a'),
  sort(/frozen vegetables|vegetable.*frozen/, 'frozen-foods.frozen-vegetables-fruit.vegetables', 'pasta 5fa84a'),
  sort(/french fries/, 'frozen-foods.frozen-vegetables-fruit.vegetables', 'pasta f2c53d'),
  sort(/frozen fruit/, 'frozen-foods.frozen-vegetables-fruit.fruit', 'pouch e2405a'),
  sort(
    /ice cream|frozen (yogurt|dessert)|frozen desserts/,
    'frozen-foods.ice-cream-desserts.ice-cream',
    'frozen f2c9a8',
    /\b(bars?|sandwich|cones?|pops?|sticks?|pie|cake)s?\b/i,
  ),
  sort(/ice cream|frozen (yogurt|dessert)|frozen desserts/, 'frozen-foods.ice-cream-desserts.ice-cream', 'tub f2c9a8'),
  sort(/pizza mixes/, 'grains-pasta-sides.sides-stuffing.boxed-sides', 'packet d9502e'),
  sort(/^(frozen )?pizzas?$/, 'frozen-foods.frozen-meals.pizza', 'frozen d9502e'),
  sort(/frozen/, 'frozen-foods.frozen-meals.meals-entrees', 'frozen d98a4a'),
];
