import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { isAt, pathTo, prizePath, screens } from './paths.ts';

test('G-11, G-13 the path of a screen carries what the screen is about, escaped', () => {
  expect(pathTo('gameDetails', { programCode: 'HARVEST' })).toBe('/games/game-details/HARVEST');
  expect(pathTo('gameOver', { programCode: 'A/B 1' })).toBe('/games/game-over/A%2FB%201');
});

test('G-34 G-35 the cart and the checkout have their paths on the site, and their screens are there', () => {
  expect([screens.cart, screens.checkout]).toEqual(['/erums/cart/', '/checkout']);
  for (const path of [screens.cart, screens.checkout])
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
});

test("G-18 a prize's path names its game", () => {
  expect(prizePath({ id: 'P1', programCode: 'HARVEST 1' })).toBe('/games/prize-details/P1?programCode=HARVEST%201');
});

test('S-13 S-19 the pages of search results are known by their paths, whatever is searched for', () => {
  expect([isAt('/search', 'search'), isAt('/wine', 'wine')]).toEqual([true, true]);
  expect([isAt('/search/milk', 'search'), isAt('/wine/product/977300105', 'wine')]).toEqual([false, false]);
});

test('a path is known by its screen, whatever it is about', () => {
  expect(isAt('/games/play/HARVEST', 'gameGrid', 'play')).toBe(true);
  expect(isAt('/games/play', 'play')).toBe(false);
  expect(isAt('/account/sign-in.html', 'reSignIn', 'signIn')).toBe(true);
});
