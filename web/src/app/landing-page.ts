const landing = /game-details|game-over|prize-details/;
const play = /^\/games\/play\/([^/]+)/;
/** Pages of a draw and the official rules, which members and visitors read alike. */
const forEverybody = /^\/(verify|free-entry|games\/official-rules)\//;

/** Where Back leads: a page, or one step back in the browser's history. */
export type BackTarget = { kind: 'page'; path: string } | { kind: 'history' };

/** Is the path a landing page: does it contain `game-details`, `game-over` or `prize-details` (G-14)? */
export const isLandingPage = (pathname: string): boolean => landing.test(pathname);

/** Has the page the stage's frame: no left navigation, but Back (G-15, G-16)? Landing pages have, and the play screen, the pages of a draw and the rules, which open from one. */
export const hasBackLink = (pathname: string): boolean =>
  isLandingPage(pathname) || play.test(pathname) || forEverybody.test(pathname);

/**
 * Where Back leads from a page (G-17..G-19): from game-details to the grid, from prize-details to the details of its
 * game when the game's code is known, from the play screen to its game, from anywhere else a step back in history.
 */
export function backTarget(pathname: string, programCode?: string | null): BackTarget {
  if (pathname.includes('game-details')) return { kind: 'page', path: '/games/game-grid' };
  if (pathname.includes('prize-details') && programCode)
    return { kind: 'page', path: `/games/game-details/${encodeURIComponent(programCode)}` };
  const code = play.exec(pathname)?.[1];
  if (code) return { kind: 'page', path: `/games/game-details/${code}` };
  return { kind: 'history' };
}

/** Did the shopper come from a page of this site that is worth going back to? The sign-in is none (G-19). */
export function cameFrom(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === origin && !/^\/account\/(re-)?sign-in\.html$/.test(from.pathname);
}
