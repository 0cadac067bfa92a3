import { screens } from '../../routing/paths.ts';

/** What the paths of the shop begin with. */
export const shopPaths: readonly string[] = [
  '/shop',
  '/search',
  '/product/',
  '/wine',
  '/mkp/',
  '/seller',
  screens.quickAdd,
  screens.purchaseHistory,
];
