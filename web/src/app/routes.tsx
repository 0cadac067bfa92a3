import { redirect, type RouteObject } from 'react-router-dom';
import type { Messages } from '../messages/messages.ts';
import { FrameError, PageError } from '../ui/PageError/PageError.tsx';
import { errorLoader, notFoundLoader } from './data/failures.ts';
import { frameLoader } from './data/frame.ts';
import { withSheet } from './loading/load-sheet.ts';
import { loadCode } from './loading/stale-chunk.ts';
import { productScreens, type Screen, screens } from './routing/paths.ts';
import type { RouteHandle } from './routing/route-handle.ts';
import { Root } from './shell/Root.tsx';
import { Shell } from './shell/Shell.tsx';

type Lazy = NonNullable<RouteObject['lazy']>;
type LazyModule = Extract<Lazy, (...never: never[]) => unknown>;

const modules = import.meta.glob('../routes/**/route.tsx') as Readonly<Record<string, LazyModule>>;

/** A screen. Its code stands in the folder of its path, and waits for a connection while the page that is there stays. */
function page(
  screen: Screen,
  { folder, ...handle }: Omit<RouteHandle, 'module'> & { folder?: string } = {},
): RouteObject {
  const path = screens[screen];
  const module = `routes${folder ?? path.replace(/\/:.*|\.html$/, '')}/route.tsx`;
  const load = modules[`../${module}`];
  if (!load) throw new Error(`${path} has no src/${module}.`);
  const key = `src/${module}`;
  const lazy = () => loadCode(withSheet(key, load));
  return { path, lazy, handle: { ...handle, module: key } satisfies RouteHandle };
}

const playAndEarn = ({ games }: Messages): string => games.playAndEarn;
const grid = { crumb: playAndEarn, href: screens.gameGrid };
const settings = {
  crumb: ({ frame }: Messages): string => frame.account.pages.settings,
  href: screens.profile,
};

/** Every screen, by its path. A page that fails leaves the shell; a shell that fails leaves a page with a way on. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: Root,
    loader: frameLoader,
    // The frame changes with the session only, and a change of session loads the document anew.
    shouldRevalidate: () => false,
    ErrorBoundary: FrameError,
    HydrateFallback: () => null,
    children: [
      { path: screens.games, loader: () => redirect(screens.gameGrid) },
      { ErrorBoundary: FrameError, children: [page('signIn'), page('join'), page('reSignIn'), page('checkout')] },
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              page('home', { area: 'shop', folder: '/home' }),
              page('search', { area: 'shop' }),
              page('shop', { area: 'shop' }),
              page('department', { area: 'shop', folder: '/shop/department' }),
              page('aisle', { area: 'shop', folder: '/shop/department' }),
              page('wine', { area: 'shop' }),
              page('forU', { crumb: playAndEarn }),
              page('coupons', { area: 'shop' }),
              page('gameGrid', { crumb: playAndEarn }),
              page('activity', { crumb: ({ games }) => games.details.activity, parent: grid }),
              page('wallet', { crumb: ({ frame }) => frame.account.pages.prizes, parent: grid }),
              page('gameDetails'),
              page('gameOver'),
              page('prizeDetails'),
              page('play'),
              page('officialRules'),
              page('inbox', { crumb: ({ frame }) => frame.inbox.title }),
              page('verify'),
              page('freeEntry'),
              ...productScreens.map((screen) => page(screen, { area: 'shop', describesItself: true })),
              page('orderCart', { area: 'shop' }),
              page('cart', { area: 'shop', folder: '/erums/cart' }),
              page('seller', { area: 'shop', describesItself: true }),
              page('sellers', { area: 'shop' }),
              page('stores', { area: 'shop' }),
              page('orderPlaced', { area: 'shop', folder: '/account/orders/placed' }),
              page('store', { area: 'shop', folder: '/stores/store' }),
              page('document', { crumb: ({ frame }) => frame.footer.information }),
              page('profile', { crumb: settings.crumb }),
              page('addresses', { crumb: ({ frame }) => frame.account.pages.addresses, parent: settings }),
              page('communicationPreference', {
                crumb: ({ frame }) => frame.account.pages.communication,
                parent: settings,
              }),
              page('orders', { area: 'shop' }),
              page('order', { area: 'shop', folder: '/account/orders/order' }),
              { path: screens.error, loader: errorLoader, Component: () => null },
              { path: '*', loader: notFoundLoader, Component: () => null },
            ],
          },
        ],
      },
    ],
  },
];
