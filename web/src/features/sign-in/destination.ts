import type { AccountTexts } from '../../messages/account.ts';

/** A path that leads nowhere but to this site; anything else becomes the games' page. */
export const samePath = (path: string | null | undefined): string =>
  path && /^\/(?![/\\])/.test(path) ? path : '/foru.html';

/** Where the shopper was going, in words; undefined when there is nothing to say. */
export function destinationName(path: string | null | undefined, texts: AccountTexts): string | undefined {
  if (!path) return undefined;
  const { game, grid } = texts.reSignIn.destinations;
  if (/^\/games\/(game-details|game-over|play)\//.test(path)) return game;
  return /^\/(games\/game-grid|foru\.html)/.test(path) ? grid : undefined;
}
