import { type Sort, sort } from './sort.ts';

/** Breakfast, pasta, and grains. */
export const grains: readonly Sort[] = [
  sort(
    /cereal/,
    'breakfast-cereal.hot-breakfast.oatmeal-hot-cereal',
    'canister d9a05a',
    /oatmeal|hot cereal|grits|farina|(quick|rolled|instant|steel|fashioned).*oats/i,
  ),
  sort(/cereal/, 'breakfast-cereal.cereal.granola-muesli', 'pouch c98a4a', /granola|muesli/i),
  sort(/cereal/, 'breakfast-cereal.cereal.family-cereal', 'cereal f2a51f'),
  sort(/pasta dinners/, 'grains-pasta-sides.pasta-sauce.mac-cheese', 'packet f2a83a'),
  sort(/pasta pizza sauces|pasta sauce/, 'grains-pasta-sides.pasta-sauce.pasta-sauce', 'jar d8432f'),
  sort(/noodles/, 'international-cuisine.asian.noodles-asian-pantry', 'pasta e0a04a'),
  sort(/pasta/, 'grains-pasta-sides.pasta-sauce.dry-pasta', 'pasta f2d25a'),
  sort(
    /flavored rice|stuffing|entrees sides|prepared sides|gravy|grain based|vegetable based|dough based/,
    'grains-pasta-sides.sides-stuffing.boxed-sides',
    'packet d98a4a',
  ),
  sort(/^rice/, 'grains-pasta-sides.rice-grains.rice', 'pouch e8dcc0'),
  sort(/grains/, 'grains-pasta-sides.rice-grains.grains-dry-beans', 'pouch c9a05a'),
];
