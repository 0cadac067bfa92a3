import { type Sort, sort } from './sort.ts';

/** Drinks. */
export const drinks: readonly Sort[] = [
  sort(
    /plant based milk|milk substitute|(soy|almond|oat) ?milk/,
    'dairy-eggs-cheese.milk-cream.plant-based-milk',
    'carton 8fb56a',
  ),
  sort(
    /plant based water|^water$|bottled water/,
    'beverages.water.sparkling-water',
    'can 57b5d8',
    /sparkling|seltzer|carbonated|mineral|club/i,
  ),
  sort(/plant based water|non alcoholic/, 'beverages.water.still-water', 'carton cfe0d0', /coconut water/i),
  sort(/plant based water|^water$|bottled water/, 'beverages.water.still-water', 'water 5fa8e8'),
  sort(/soda|soft drink/, 'beverages.soda-mixers.mixers', 'beer 9ad04b', /tonic|club soda|ginger beer|mixer/i),
  sort(/soda|soft drink/, 'beverages.soda-mixers.soda', 'can d9402a'),
  sort(/sport|energy protein|energy drink/, 'beverages.sports-energy.sports-drinks', 'water 3f8fd0'),
  sort(/iced bottle tea|bottled tea/, 'beverages.coffee-tea.ready-to-drink', 'water c9702e'),
  sort(/tea bags/, 'beverages.coffee-tea.tea-cocoa', 'packet 6fae5a'),
  sort(/coffee|tea\b/, 'beverages.coffee-tea.tea-cocoa', 'packet 6fae5a', /\bteas?\b/i),
  sort(/coffee/, 'beverages.coffee-tea.ground-whole-bean-coffee', 'pouch 8a5a3a'),
  sort(/milk additives/, 'dairy-eggs-cheese.milk-cream.cream-creamers', 'canister e0c98a', /creamer/i),
  sort(
    /powdered drinks|milk additives|not ready to drink/,
    'beverages.coffee-tea.tea-cocoa',
    'canister 8a5a3a',
    /cocoa|chocolate|cappuccino|coffee|chai|\bteas?\b|malt/i,
  ),
  sort(
    /powdered drinks|water enhancer|milk additives|not ready to drink/,
    'beverages.soda-mixers.mixers',
    'canister f2a83a',
  ),
  sort(
    /other drinks|non alcoholic/,
    'beverages.coffee-tea.ready-to-drink',
    'water 8a5a3a',
    /coffee|latte|\bteas?\b|espresso|mocha/i,
  ),
  sort(/juice|nectar|fruit drink|other drinks|non alcoholic/, 'beverages.juice.shelf-stable-juice', 'juice f28a1f'),
];
