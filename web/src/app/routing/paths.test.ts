import { expect, test } from 'vitest';
import { isAt, pathTo, prizePath } from './paths.ts';

test('G-11, G-13 the path of a screen carries what the screen is about, escaped', () => {
  expect(pathTo('gameDetails', { programCode: 'HARVEST' })).toBe('/games/game-details/HARVEST');
  expect(pathTo('gameOver', { programCode: 'A/B 1' })).toBe('/games/game-over/A%2FB%201');
});

test("G-18 a prize's path names its game", () => {
  expect(prizePath({ id: 'P1', programCode: 'HARVEST 1' })).toBe('/games/prize-details/P1?programCode=HARVEST%201');
});

test('a path is known by its screen, whatever it is about', () => {
  expect(isAt('/games/play/HARVEST', 'gameGrid', 'play')).toBe(true);
  expect(isAt('/games/play', 'play')).toBe(false);
  expect(isAt('/account/sign-in.html', 'reSignIn', 'signIn')).toBe(true);
});
