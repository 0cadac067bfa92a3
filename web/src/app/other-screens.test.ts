// @vitest-environment jsdom
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { framed, type ScreenRoute } from './frame-routes.tsx';
import { otherScreens } from './other-screens.ts';
import { screenRoutes } from './routes.tsx';

const asked: string[] = [];
const quiet = (routes: RouteObject[]): RouteObject[] => {
  for (const route of routes) {
    if (route.id === 'root') route.loader = () => null;
    if (route.children) quiet(route.children);
  }
  return routes;
};
/** A browser's page that knows one screen, and has asked for the others so often. */
function openPage(path: string, ...known: string[]) {
  const routes = quiet(framed(screenRoutes.filter(({ id }) => known.includes(id)).map(withoutCode)));
  return createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { root: null } },
    patchRoutesOnNavigation: async (args) => {
      asked.push(args.path);
      await otherScreens(args);
    },
  });
}
const withoutCode = ({ id, path = '' }: ScreenRoute): ScreenRoute => ({ id, path });
for (const route of screenRoutes) if (route.lazy) route.lazy = async () => ({ Component: () => null });

afterEach(() => void asked.splice(0));

test('a page knows its own screen, and learns of the others when one of them is gone to', async () => {
  const router = openPage('/inbox', 'inbox');
  expect(asked).toEqual([]);
  await router.navigate('/search');
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['root', 'shell', 'page', 'search']);
  await router.navigate('/checkout');
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['root', 'bare', 'checkout']);
  await router.navigate('/inbox');
  expect(router.state.matches.at(-1)?.route.id).toBe('inbox');
});

test('G-9 /games leads to the grid, from a page that knew neither', async () => {
  const router = openPage('/inbox', 'inbox');
  await router.navigate('/games');
  expect(router.state.location.pathname).toBe('/games/game-grid');
});

test('a screen of one thing gives way to one that fits better, once that is known', async () => {
  const router = openPage('/stores/1', 'store');
  await router.navigate('/stores');
  expect(router.state.matches.at(-1)?.route.id).toBe('stores');
});

test('where there is no screen, all screens are known before the page says so', async () => {
  const router = openPage('/nothing-here');
  await router.navigate('/nor/here');
  expect(router.state.matches.at(-1)?.route.id).toBe('unknown');
  expect(Object.keys(router.state.errors ?? {})).toEqual(['page']);
});

test('on the server each path leads to the screen that it leads to in the browser', () => {
  const all = framed(screenRoutes);
  for (const { id, path } of screenRoutes)
    expect(matchRoutes(all, path?.replace(/:\w+/g, 'x') ?? '')?.at(-1)?.route.id).toBe(id);
});
