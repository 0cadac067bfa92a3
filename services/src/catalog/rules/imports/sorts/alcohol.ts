import { type Sort, sort } from './sort.ts';

/** Drinks for adults. Cooking wine is for the pan, and root beer is soda. */
export const alcohol: readonly Sort[] = [
  sort(
    /^(?!.*\b(root|ginger) beer)(.*\b(beers?|ales?|lagers?)\b)/,
    'wine-beer-spirits.beer-cider.craft-beer',
    'beer e0932e',
  ),
  sort(/^(?!.*(cooking|vinegar)).*\bwines?\b/, 'wine-beer-spirits.wine.red-wine', 'wine 8a1f3a'),
  sort(/\b(spirits|liquors?|whiske?y|vodka|tequila)\b/, 'wine-beer-spirits.spirits-mixers.spirits', 'oil b5642a'),
];
