import { type Sort, sort } from './sort.ts';

/** Breakfast, pasta, and grains. */
export const grains: readonly Sort[] = [
  sort(
    /cereal/,
    'breakfast-cereal.hot-breakfast.oatmeal-hot-cereal',
    'canister bowl-with-spoon d9a05a',
    /oatmeal|hot cereal|grits|farina|(quick|rolled|instant|steel|fashioned).*oats/i,
  ),
  sort(/cereal/, 'breakfast-cereal.cereal.granola-muesli', 'pouch bowl-with-spoon c98a4a', /granola|muesli/i),
  sort(/cereal/, 'breakfast-cereal.cereal.family-cereal', 'cereal bowl-with-spoon f2a51f'),
  sort(/pasta dinners/, 'grains-pasta-sides.pasta-sauce.mac-cheese', 'packet cheese-wedge f2a83a'),
  sort(/pasta pizza sauces|pasta sauce/, 'grains-pasta-sides.pasta-sauce.pasta-sauce', 'jar tomato d8432f'),
  sort(/noodles/, 'international-cuisine.asian.noodles-asian-pantry', 'pasta steaming-bowl e0a04a'),
  sort(/pasta/, 'grains-pasta-sides.pasta-sauce.dry-pasta', 'pasta spaghetti f2d25a'),
  sort(
    /flavored rice|stuffing|entrees sides|prepared sides|gravy|grain based|vegetable based|dough based/,
    'grains-pasta-sides.sides-stuffing.boxed-sides',
    'packet pot-of-food d98a4a',
  ),
  sort(/^rice/, 'grains-pasta-sides.rice-grains.rice', 'pouch cooked-rice e8dcc0'),
  sort(/grains/, 'grains-pasta-sides.rice-grains.grains-dry-beans', 'pouch sheaf-of-rice c9a05a'),
];
