import { redirect, type RouteObject } from 'react-router-dom';
import type { Messages } from '../messages/messages.ts';
import { FrameError, PageError } from './ErrorBoundary.tsx';
import { errorLoader, notFoundLoader } from './failures.ts';
import { frameLoader } from './frame.ts';
import { Root } from './Root.tsx';
import type { RouteHandle } from './route-handle.ts';
import { loadCode } from './stale-chunk.ts';
import { Shell } from './Shell.tsx';

type Lazy = NonNullable<RouteObject['lazy']>;

type LazyModule = Extract<Lazy, (...never: never[]) => unknown>;

/** A screen. Its code waits for a connection, and the page that is there stays meanwhile. */
const page = (path: string, load: LazyModule, handle: RouteHandle): RouteObject => ({
  path,
  lazy: () => loadCode(load),
  handle,
});
const settings = {
  crumb: ({ frame }: Messages): string => frame.account.pages.settings,
  href: '/account/profile.html',
};
const playAndEarn = ({ games }: Messages): string => games.playAndEarn;

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
      { index: true, loader: () => redirect('/foru.html') },
      { path: 'games', loader: () => redirect('/games/game-grid') },
      {
        ErrorBoundary: FrameError,
        children: [
          page('account/sign-in.html', () => import('../routes/account/sign-in/route.tsx'), {
            module: 'src/routes/account/sign-in/route.tsx',
          }),
          page('account/re-sign-in.html', () => import('../routes/account/re-sign-in/route.tsx'), {
            module: 'src/routes/account/re-sign-in/route.tsx',
          }),
        ],
      },
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              page('foru.html', () => import('../routes/foru/route.tsx'), {
                module: 'src/routes/foru/route.tsx',
                crumb: playAndEarn,
              }),
              page('games/game-grid', () => import('../routes/games/game-grid/route.tsx'), {
                module: 'src/routes/games/game-grid/route.tsx',
                crumb: playAndEarn,
              }),
              page('games/activity', () => import('../routes/games/activity/route.tsx'), {
                module: 'src/routes/games/activity/route.tsx',
                crumb: ({ games }) => games.details.activity,
                parent: { crumb: playAndEarn, href: '/games/game-grid' },
              }),
              page('games/prizes', () => import('../routes/games/prizes/route.tsx'), {
                module: 'src/routes/games/prizes/route.tsx',
                crumb: ({ frame }) => frame.account.pages.prizes,
                parent: { crumb: playAndEarn, href: '/games/game-grid' },
              }),
              page('games/game-details/:id', () => import('../routes/games/game-details/route.tsx'), {
                module: 'src/routes/games/game-details/route.tsx',
              }),
              page('games/game-over/:id', () => import('../routes/games/game-over/route.tsx'), {
                module: 'src/routes/games/game-over/route.tsx',
              }),
              page('games/prize-details/:prizeId', () => import('../routes/games/prize-details/route.tsx'), {
                module: 'src/routes/games/prize-details/route.tsx',
              }),
              page('games/play/:code', () => import('../routes/games/play/route.tsx'), {
                module: 'src/routes/games/play/route.tsx',
              }),
              page('games/official-rules/:programCode', () => import('../routes/games/official-rules/route.tsx'), {
                module: 'src/routes/games/official-rules/route.tsx',
              }),
              page('inbox', () => import('../routes/inbox/route.tsx'), {
                module: 'src/routes/inbox/route.tsx',
                crumb: ({ frame }) => frame.inbox.title,
              }),
              page('verify/:drawId', () => import('../routes/verify/route.tsx'), {
                module: 'src/routes/verify/route.tsx',
              }),
              page('free-entry/:programCode', () => import('../routes/free-entry/route.tsx'), {
                module: 'src/routes/free-entry/route.tsx',
              }),
              page('account/profile.html', () => import('../routes/account/profile/route.tsx'), {
                module: 'src/routes/account/profile/route.tsx',
                crumb: settings.crumb,
              }),
              page('account/addresses.html', () => import('../routes/account/addresses/route.tsx'), {
                module: 'src/routes/account/addresses/route.tsx',
                crumb: ({ frame }) => frame.account.pages.addresses,
                parent: settings,
              }),
              page(
                'customer-account/communication-preference.html',
                () => import('../routes/customer-account/communication-preference/route.tsx'),
                {
                  module: 'src/routes/customer-account/communication-preference/route.tsx',
                  crumb: ({ frame }) => frame.account.pages.communication,
                  parent: settings,
                },
              ),
              { path: 'error', loader: errorLoader, Component: () => null },
              { path: '*', loader: notFoundLoader, Component: () => null },
            ],
          },
        ],
      },
    ],
  },
];
