import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { FrameError, PageError } from '../ui/PageError/PageError.tsx';
import { errorLoader, notFoundLoader } from './data/failures.ts';
import { frameLoader } from './data/frame.ts';
import { loadCode } from './loading/stale-chunk.ts';
import { type Screen, screens } from './routing/paths.ts';
import type { PageScreen, RouteHandle } from './routing/route-handle.ts';
import { forUArea, loadFrame, welcome } from './shell/parts.ts';
import { Root } from './shell/Root.tsx';
import { Shell } from './shell/Shell.tsx';

/** Screens that stand without header and footer. */
const bare: readonly string[] = ['signIn', 'join', 'reSignIn', 'checkout', 'clubCard'];
/** Ids of the routes under which screens stand: those without the shell, and those in it. */
export const parents = { bare: 'bare', page: 'page' } as const;

/** What is no screen stands in the shop. */
const shop: RouteHandle = { area: 'shop' };

/** Under which of them a screen stands, by its route's id. */
export const parentOf = (screen: ScreenRoute['id']): keyof typeof parents => (bare.includes(screen) ? 'bare' : 'page');

/** A screen's route: its id is its name, so that it is known again. A path that a screen was found under before leads to it. */
export type ScreenRoute = RouteObject & { id: Screen | `older:${string}` };

/** @returns is there no store yet? The server says so; the browser takes its word. */
async function rootLoader(args: LoaderFunctionArgs): Promise<boolean> {
  const [hasShop] = await Promise.all([frameLoader(args), loadFrame()]);
  if (!import.meta.env.SSR || hasShop) return false;
  const [{ isEmpty }] = await Promise.all([import('./shell/welcome/empty.ts'), welcome.load()]);
  return isEmpty(args);
}

/** The frame around screens. A page that fails leaves the shell; a shell that fails leaves a page with a way on. */
export function framed(routes: readonly ScreenRoute[]): RouteObject[] {
  const under = (parent: keyof typeof parents) => routes.filter(({ id }) => parentOf(id) === parent);
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      loader: rootLoader,
      // The frame changes with the session only, and a change of session loads the document anew.
      shouldRevalidate: () => false,
      ErrorBoundary: FrameError,
      HydrateFallback: () => null,
      children: [
        { id: parents.bare, ErrorBoundary: FrameError, children: under('bare') },
        {
          id: 'shell',
          Component: Shell,
          children: [
            {
              id: parents.page,
              ErrorBoundary: PageError,
              children: [
                ...under('page'),
                { id: 'error', path: screens.error, handle: shop, loader: errorLoader, Component: () => null },
                { id: 'unknown', path: '*', handle: shop, loader: notFoundLoader, Component: () => null },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/**
 * The routes that a page starts with in the browser: of all screens only its own, with its code; `other-screens.ts` has the
 * rest. @param screen null for a page that says there is none
 */
export async function startingRoutes(screen: PageScreen | null): Promise<RouteObject[]> {
  if (!screen) return framed([]);
  if (screen.handle.area !== 'shop') await forUArea.load();
  const { name, file, handle } = screen;
  const code = await loadCode(() => import(/* @vite-ignore */ file) as Promise<Partial<RouteObject>>);
  return framed([{ id: name, path: screens[name], handle, ...code } as ScreenRoute]);
}
