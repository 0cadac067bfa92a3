import { type Sort, sort } from './sort.ts';

/** Condiments and baking. */
export const condiments: readonly Sort[] = [
  sort(
    /^seasoning|herbs spices|other condiments/,
    'condiments-spices-bakes.condiments.sauces-salsa',
    'oil hot-pepper d9402a',
    /marinade|sauce/i,
  ),
  sort(/^seasoning|herbs spices/, 'condiments-spices-bakes.spices-seasonings.spices', 'spice herb b5642a'),
  sort(
    /ketchup mustard/,
    'condiments-spices-bakes.condiments.ketchup-mustard-mayo',
    'squeeze tomato d8432f',
    /ketchup|catsup|mustard|mayo/i,
  ),
  sort(
    /ketchup mustard|other condiments|sauces spreads|other cooking sauces/,
    'condiments-spices-bakes.condiments.sauces-salsa',
    'squeeze hot-pepper c9402a',
  ),
  sort(/salad dressing/, 'condiments-spices-bakes.condiments.ketchup-mustard-mayo', 'jar egg f2e2b8', /mayo|aioli/i),
  sort(/salad dressing/, 'condiments-spices-bakes.condiments.dressings-pickles', 'oil green-salad 9ab54a'),
  sort(/pickles olives/, 'condiments-spices-bakes.condiments.dressings-pickles', 'jar olive 8a9a3a', /olive/i),
  sort(
    /pickles olives/,
    'condiments-spices-bakes.condiments.dressings-pickles',
    'jar hot-pepper d9402a',
    /pepper|jalape/i,
  ),
  sort(/pickles olives/, 'condiments-spices-bakes.condiments.dressings-pickles', 'jar cucumber 7fa83a'),
  sort(/cooking oils|vegetable oil/, 'condiments-spices-bakes.oils-vinegars.oils', 'oil olive d9c23a'),
  sort(/vinegar/, 'condiments-spices-bakes.oils-vinegars.vinegars', 'oil grapes 8a2f4a'),
  sort(
    /oriental|ethnic sauces/,
    'international-cuisine.hispanic.tacos-mexican-pantry',
    'tin hot-pepper d9402a',
    /enchilada|taco|mole|adobo|salsa|chipotle|sofrito|mexican/i,
  ),
  sort(
    /oriental|ethnic sauces/,
    'international-cuisine.indian-middle-eastern.indian',
    'jar curry-rice e0932e',
    /curry|tikka|masala|korma|vindaloo|chutney|indian/i,
  ),
  sort(/oriental|ethnic sauces/, 'international-cuisine.asian.asian-sauces', 'oil takeout-box 8a3f1d'),
  sort(/jam jelly|fruit spreads/, 'condiments-spices-bakes.baking.spreads-honey', 'jar strawberry e2405a'),
  sort(/nut seed butters/, 'condiments-spices-bakes.baking.spreads-honey', 'jar peanuts c98a4a'),
  sort(/^honey/, 'condiments-spices-bakes.baking.spreads-honey', 'squeeze honey-pot f2a83a'),
  sort(/syrups molasses/, 'breakfast-cereal.hot-breakfast.pancakes-syrup', 'oil maple-leaf b5642a'),
  sort(/sugar|flours?\b|corn meal/, 'condiments-spices-bakes.baking.flour-sugar', 'sack sheaf-of-rice e0b45a'),
  sort(/pancakes? waffles/, 'breakfast-cereal.hot-breakfast.pancakes-syrup', 'packet pancakes e0a85a'),
  sort(
    /mixes\b.*|baking|pastry shells|crusts dough|gelatin|puddings/,
    'breakfast-cereal.hot-breakfast.pancakes-syrup',
    'packet pancakes e0a85a',
    /pancake|waffle/i,
  ),
  sort(/mexican dinner/, 'international-cuisine.hispanic.tacos-mexican-pantry', 'packet taco e0a04a'),
  sort(/vegetable and lentil mixes/, 'grains-pasta-sides.rice-grains.grains-dry-beans', 'pouch beans b5642a'),
  sort(
    /bread muffin mixes|cake cookie|baking|pastry shells|crusts dough|dessert toppings|gelatin|puddings/,
    'condiments-spices-bakes.baking.baking-mixes-chocolate',
    'packet cupcake f28ab8',
  ),
];
