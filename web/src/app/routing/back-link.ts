import { matchPath } from 'react-router-dom';
import { isAt, pathTo, screens } from './paths.ts';

const landing = /game-details|game-over|prize-details/;

/** Where Back leads: a page, or one step back in the browser's history. */
export type BackTarget = { kind: 'page'; path: string } | { kind: 'history' };

/** Is the path a landing page: does it contain `game-details`, `game-over` or `prize-details` (G-14)? */
export const isLandingPage = (pathname: string): boolean => landing.test(pathname);

/**
 * Does the page have Back and no left navigation (G-15, G-16)? Landing pages do, and so do the play screen, the pages of
 * a draw, and the rules, which open from one and are read by members and visitors alike.
 */
export const hasBackLink = (pathname: string): boolean =>
  isLandingPage(pathname) || isAt(pathname, 'play', 'verify', 'freeEntry', 'officialRules');

/**
 * Where Back leads from a page (G-17..G-19): from game-details to the grid, from prize-details to the details of its
 * game when the game's code is known, from the play screen to its game, from anywhere else a step back in history.
 */
export function backTarget(pathname: string, programCode?: string | null): BackTarget {
  if (pathname.includes('game-details')) return { kind: 'page', path: screens.gameGrid };
  if (pathname.includes('prize-details') && programCode)
    return { kind: 'page', path: pathTo('gameDetails', { programCode }) };
  const played = matchPath(screens.play, pathname)?.params.programCode;
  if (played) return { kind: 'page', path: pathTo('gameDetails', { programCode: played }) };
  return { kind: 'history' };
}

/** Did the shopper come from a page of this site that is worth going back to? The sign-in is none (G-19). */
export function cameFrom(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === origin && !isAt(from.pathname, 'signIn', 'reSignIn');
}
