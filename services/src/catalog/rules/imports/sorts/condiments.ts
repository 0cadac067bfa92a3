import { type Sort, sort } from './sort.ts';

/** Condiments and baking. */
export const condiments: readonly Sort[] = [
  sort(
    /^seasoning|herbs spices|other condiments/,
    'condiments-spices-bakes.condiments.sauces-salsa',
    'oil d9402a',
    /marinade|sauce/i,
  ),
  sort(/^seasoning|herbs spices/, 'condiments-spices-bakes.spices-seasonings.spices', 'spice b5642a'),
  sort(
    /ketchup mustard/,
    'condiments-spices-bakes.condiments.ketchup-mustard-mayo',
    'squeeze d8432f',
    /ketchup|catsup|mustard|mayo/i,
  ),
  sort(
    /ketchup mustard|other condiments|sauces spreads|other cooking sauces/,
    'condiments-spices-bakes.condiments.sauces-salsa',
    'squeeze c9402a',
  ),
  sort(/salad dressing/, 'condiments-spices-bakes.condiments.ketchup-mustard-mayo', 'jar f2e2b8', /mayo|aioli/i),
  sort(/salad dressing/, 'condiments-spices-bakes.condiments.dressings-pickles', 'oil 9ab54a'),
  sort(/pickles olives/, 'condiments-spices-bakes.condiments.dressings-pickles', 'jar 8a9a3a', /olive/i),
  sort(/pickles olives/, 'condiments-spices-bakes.condiments.dressings-pickles', 'jar d9402a', /pepper|jalape/i),
  sort(/pickles olives/, 'condiments-spices-bakes.condiments.dressings-pickles', 'jar 7fa83a'),
  sort(/cooking oils|vegetable oil/, 'condiments-spices-bakes.oils-vinegars.oils', 'oil d9c23a'),
  sort(/vinegar/, 'condiments-spices-bakes.oils-vinegars.vinegars', 'oil 8a2f4a'),
  sort(
    /oriental|ethnic sauces/,
    'international-cuisine.hispanic.tacos-mexican-pantry',
    'tin d9402a',
    /enchilada|taco|mole|adobo|salsa|chipotle|sofrito|mexican/i,
  ),
  sort(
    /oriental|ethnic sauces/,
    'international-cuisine.indian-middle-eastern.indian',
    'jar e0932e',
    /curry|tikka|masala|korma|vindaloo|chutney|indian/i,
  ),
  sort(/oriental|ethnic sauces/, 'international-cuisine.asian.asian-sauces', 'oil 8a3f1d'),
  sort(/jam jelly|fruit spreads/, 'condiments-spices-bakes.baking.spreads-honey', 'jar e2405a'),
  sort(/nut seed butters/, 'condiments-spices-bakes.baking.spreads-honey', 'jar c98a4a'),
  sort(/^honey/, 'condiments-spices-bakes.baking.spreads-honey', 'squeeze f2a83a'),
  sort(/syrups molasses/, 'breakfast-cereal.hot-breakfast.pancakes-syrup', 'oil b5642a'),
  sort(/sugar|flours?\b|corn meal/, 'condiments-spices-bakes.baking.flour-sugar', 'sack e0b45a'),
  sort(/pancakes? waffles/, 'breakfast-cereal.hot-breakfast.pancakes-syrup', 'packet e0a85a'),
  sort(
    /mixes\b.*|baking|pastry shells|crusts dough|gelatin|puddings/,
    'breakfast-cereal.hot-breakfast.pancakes-syrup',
    'packet e0a85a',
    /pancake|waffle/i,
  ),
  sort(/mexican dinner/, 'international-cuisine.hispanic.tacos-mexican-pantry', 'packet e0a04a'),
  sort(/vegetable and lentil mixes/, 'grains-pasta-sides.rice-grains.grains-dry-beans', 'pouch b5642a'),
  sort(
    /bread muffin mixes|cake cookie|baking|pastry shells|crusts dough|dessert toppings|gelatin|puddings/,
    'condiments-spices-bakes.baking.baking-mixes-chocolate',
    'packet f28ab8',
  ),
];
