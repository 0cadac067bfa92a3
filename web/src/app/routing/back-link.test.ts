import { expect, test } from 'vitest';
import { backTarget, cameFrom, hasBackLink, isLandingPage } from './back-link.ts';

test.each(['/games/game-details/HARVEST', '/games/game-over/COOKOUT', '/games/prize-details/P1'])(
  'G-14, G-15, G-16 %s is a landing page: Back, no left navigation',
  (path) => {
    expect(isLandingPage(path)).toBe(true);
    expect(hasBackLink(path)).toBe(true);
  },
);

test.each(['/foru.html', '/games/game-grid', '/account/sign-in.html'])('G-14 %s is not a landing page', (path) => {
  expect(isLandingPage(path)).toBe(false);
  expect(hasBackLink(path)).toBe(false);
});

test('the play screen has the frame of its game without being a landing page', () => {
  expect(isLandingPage('/games/play/HARVEST')).toBe(false);
  expect(hasBackLink('/games/play/HARVEST')).toBe(true);
  expect(backTarget('/games/play/HARVEST')).toEqual({ kind: 'page', path: '/games/game-details/HARVEST' });
});

test.each(['/verify/harvest', '/free-entry/HARVEST', '/games/official-rules/HARVEST'])(
  '%s is read by everybody: Back is one step, and no left navigation of the games stands beside it',
  (path) => {
    expect(isLandingPage(path)).toBe(false);
    expect(hasBackLink(path)).toBe(true);
    expect(backTarget(path)).toEqual({ kind: 'history' });
  },
);

test('G-17 Back from game-details leads to the grid', () => {
  expect(backTarget('/games/game-details/HARVEST')).toEqual({ kind: 'page', path: '/games/game-grid' });
});

test('G-18 Back from prize-details leads to its game, or a step back in history when no game is known', () => {
  expect(backTarget('/games/prize-details/P1', 'HARVEST 1')).toEqual({
    kind: 'page',
    path: '/games/game-details/HARVEST%201',
  });
  expect(backTarget('/games/prize-details/P1')).toEqual({ kind: 'history' });
  expect(backTarget('/games/prize-details/P1', '')).toEqual({ kind: 'history' });
});

test('G-19 Back from any other landing page is a step back in history', () => {
  expect(backTarget('/games/game-over/COOKOUT', 'COOKOUT')).toEqual({ kind: 'history' });
});

test('G-19 after a full load a page of this site is history, another site and the sign-in are not', () => {
  const origin = 'https://www.larder.example';
  expect(cameFrom(`${origin}/games/game-grid`, origin)).toBe(true);
  for (const elsewhere of [
    '',
    'https://mail.example/',
    `${origin}/account/sign-in.html`,
    `${origin}/account/re-sign-in.html`,
  ])
    expect(cameFrom(elsewhere, origin)).toBe(false);
});
