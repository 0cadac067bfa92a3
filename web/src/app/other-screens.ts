import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { parentOf, parents } from './frame-routes.tsx';
import { loadCode } from './loading/stale-chunk.ts';

/** Loads the list of all screens, which only a visit of more than one page needs. */
export const loadScreens = (): Promise<typeof import('./routes.tsx')> => import('./routes.tsx');

/** For the router: makes the other screens known when the first of them is gone to. */
export const otherScreens: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { screenRoutes } = await loadCode(loadScreens);
  for (const parent of [parents.bare, parents.page])
    patch(
      parent,
      screenRoutes.filter(({ id }) => parentOf(id) === parent),
    );
};
