import { isAt, screens } from '../../../app/routing/paths.ts';
import type { IdentityTexts } from '../../../messages/identity.ts';

/** A path that leads nowhere but to this site; anything else becomes the games' page. */
export const samePath = (path: string | null | undefined): string =>
  path && /^\/(?![/\\])/.test(path) ? path : screens.forU;

/** Where the shopper was going, in words; undefined when there is nothing to say. */
export function destinationName(path: string | null | undefined, texts: IdentityTexts): string | undefined {
  if (!path) return undefined;
  const { game, grid } = texts.reSignIn.destinations;
  const [pathname = ''] = path.split(/[?#]/);
  if (isAt(pathname, 'gameDetails', 'gameOver', 'play')) return game;
  return isAt(pathname, 'gameGrid', 'forU') ? grid : undefined;
}
