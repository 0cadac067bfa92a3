import { redirect, type RouteObject } from 'react-router-dom';
import { framed, parentOf, type ScreenRoute } from './frame-routes.tsx';
import { withSheet } from './loading/load-sheet.ts';
import { loadCode } from './loading/stale-chunk.ts';
import { businessesOnly, businessScreens, householdScreens, householdsOnly } from './data/households-only.ts';
import { olderOfferPaths, toOffer } from './routing/older-offer-paths.ts';
import { forUArea } from './shell/parts.ts';
import { productScreens, type Screen, screens } from './routing/paths.ts';
import type { RouteHandle, ServedHandle } from './routing/route-handle.ts';

type Lazy = NonNullable<RouteObject['lazy']>;
type LazyModule = Extract<Lazy, (...never: never[]) => unknown>;

const modules = import.meta.glob('../routes/**/route.tsx') as Readonly<Record<string, LazyModule>>;

/** A screen. Its code stands in the folder of its path, and waits for a connection while the page that is there stays. */
function page(screen: Screen, { folder, ...handle }: RouteHandle & { folder?: string } = {}): ScreenRoute {
  const path = screens[screen];
  const module = `routes${folder ?? path.replace(/\/:.*|\.html$/, '')}/route.tsx`;
  const load = modules[`../${module}`];
  if (!load) throw new Error(`${path} has no src/${module}.`);
  const key = `src/${module}`;
  const isForU = handle.area !== 'shop' && parentOf(screen) === 'page';
  const lazy: LazyModule = async () => {
    const [code] = await Promise.all([loadCode(withSheet(key, load)), isForU && forUArea.load()]);
    const { loader } = code;
    if (typeof loader !== 'function') return code;
    if (householdScreens.has(screen)) return { ...code, loader: householdsOnly(loader) };
    return businessScreens.has(screen) ? { ...code, loader: businessesOnly(loader) } : code;
  };
  return { id: screen, path, lazy, handle: { ...handle, name: screen, module: key } satisfies ServedHandle };
}

const grid = { crumb: 'playAndEarn', screen: 'gameGrid' } as const;
const settings = { crumb: 'settings', screen: 'profile' } as const;

/** Every screen. The browser loads this list when a visit goes on to a second page: `frame-routes.tsx`. */
export const screenRoutes: readonly ScreenRoute[] = [
  { id: 'games', path: screens.games, loader: () => redirect(screens.gameGrid) },
  page('signIn'),
  page('join'),
  page('reSignIn'),
  page('checkout'),
  page('clubCard'),
  page('home', { area: 'shop', folder: '/home' }),
  page('search', { area: 'shop' }),
  page('scan', { area: 'shop' }),
  page('shop', { area: 'shop' }),
  page('department', { area: 'shop', folder: '/shop/department' }),
  page('aisle', { area: 'shop', folder: '/shop/department' }),
  page('wine', { area: 'shop' }),
  page('business', { area: 'shop' }),
  page('forU'),
  page('coupons', { area: 'shop' }),
  page('myList', { area: 'shop' }),
  page('weeklyAd', { area: 'shop' }),
  page('offer', { area: 'shop', describesItself: true }),
  ...olderOfferPaths.map((path) => ({ id: `older:${path}` as const, path, loader: toOffer, Component: () => null })),
  page('bonusPath', { crumb: 'bonusPath' }),
  page('welcomeOffers', { crumb: 'welcomeOffers' }),
  page('freshPass', { crumb: 'freshPass' }),
  page('rewards', { crumb: 'rewards' }),
  page('reward', { folder: '/foru/rewards/reward', crumb: 'reward', parent: { crumb: 'rewards', screen: 'rewards' } }),
  page('gameGrid', { crumb: 'playAndEarn' }),
  page('activity', { crumb: 'activity', parent: grid }),
  page('wallet', { crumb: 'prizes', parent: grid }),
  page('gameDetails'),
  page('gameOver'),
  page('prizeDetails'),
  page('play'),
  page('officialRules'),
  page('inbox', { crumb: 'inbox' }),
  page('verify'),
  page('tour', { area: 'shop' }),
  page('freeEntry'),
  ...productScreens.map((screen) => page(screen, { area: 'shop', describesItself: true })),
  page('orderCart', { area: 'shop' }),
  page('cart', { area: 'shop', folder: '/erums/cart' }),
  page('seller', { area: 'shop', describesItself: true }),
  page('sellers', { area: 'shop' }),
  page('stores', { area: 'shop' }),
  page('orderPlaced', { area: 'shop', folder: '/account/orders/placed' }),
  page('store', { area: 'shop', folder: '/stores/store' }),
  page('help', { area: 'shop' }),
  page('document', { crumb: 'information' }),
  page('profile', { crumb: settings.crumb }),
  page('addresses', { crumb: 'addresses', parent: settings }),
  page('security', { crumb: 'security', parent: settings }),
  page('communicationPreference', { crumb: 'communication', parent: settings }),
  page('scheduleAndSave', { area: 'shop' }),
  page('quickAdd', { area: 'shop' }),
  page('purchaseHistory', { area: 'shop' }),
  page('orders', { area: 'shop' }),
  page('order', { area: 'shop', folder: '/account/orders/order' }),
  page('invoices', { area: 'shop' }),
  page('invoice', { area: 'shop', folder: '/account/invoices/invoice' }),
];

/** Every screen in its frame, by its path: for the server. */
export const routes: RouteObject[] = framed(screenRoutes);
