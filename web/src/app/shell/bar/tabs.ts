import type { IconName } from '@larder/design-system/Icon';
import { isAt, type Screen } from '../../routing/paths.ts';
import { shopPaths } from '../header/shop-paths.ts';

/** Screens that the bar leads to, besides the cart. */
export const tabs = [
  ['home', 'house'],
  ['shop', 'store'],
  ['search', 'search'],
  ['myList', 'list'],
] as const satisfies readonly (readonly [Screen, IconName])[];

/** The one whose pages a path is among; null for a path of none. */
export function tabOf(pathname: string): (typeof tabs)[number][0] | null {
  const own = tabs.find(([tab]) => isAt(pathname, tab));
  return own?.[0] ?? (shopPaths.some((path) => pathname.startsWith(path)) ? 'shop' : null);
}
