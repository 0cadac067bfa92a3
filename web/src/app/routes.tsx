import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { FrameError, PageError } from './ErrorBoundary.tsx';
import { frameLoader } from './frame.ts';
import { notFoundLoader } from './NotFound.tsx';
import { Root } from './Root.tsx';
import { Shell } from './Shell.tsx';

type Lazy = NonNullable<RouteObject['lazy']>;

/** `module` is the page's key in Vite's manifest, so that the server can name its files before the browser asks. */
const page = (path: string, module: string, lazy: Lazy): RouteObject => ({ path, lazy, handle: { module } });

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
      {
        ErrorBoundary: FrameError,
        children: [
          page(
            'account/sign-in.html',
            'src/routes/account/sign-in/route.tsx',
            () => import('../routes/account/sign-in/route.tsx'),
          ),
          page(
            'account/re-sign-in.html',
            'src/routes/account/re-sign-in/route.tsx',
            () => import('../routes/account/re-sign-in/route.tsx'),
          ),
        ],
      },
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              page('foru.html', 'src/routes/foru/route.tsx', () => import('../routes/foru/route.tsx')),
              page(
                'games/game-grid',
                'src/routes/games/game-grid/route.tsx',
                () => import('../routes/games/game-grid/route.tsx'),
              ),
              page(
                'games/game-details/:id',
                'src/routes/games/game-details/route.tsx',
                () => import('../routes/games/game-details/route.tsx'),
              ),
              page(
                'games/game-over/:id',
                'src/routes/games/game-over/route.tsx',
                () => import('../routes/games/game-over/route.tsx'),
              ),
              page(
                'games/play/:code',
                'src/routes/games/play/route.tsx',
                () => import('../routes/games/play/route.tsx'),
              ),
              { path: '*', loader: notFoundLoader },
            ],
          },
        ],
      },
    ],
  },
];
