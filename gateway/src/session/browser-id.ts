import type { GatewayContext } from '../context.ts';

const cookieName = 'larder_browser';
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Random id of the browser; null when it has none yet, or one that was made up: each is signed. */
export function knownBrowserId({ jar, seal }: Pick<GatewayContext, 'jar' | 'seal'>): string | null {
  const known = jar.get(cookieName);
  return known === undefined ? null : seal.open(cookieName, known);
}

/** Random id of the browser, to which an age refusal sticks (N-17); made when it is first needed. */
export function browserId({ jar, seal, uuid }: Pick<GatewayContext, 'jar' | 'seal' | 'uuid'>): string {
  const known = knownBrowserId({ jar, seal });
  if (known !== null) return known;
  const id = uuid();
  jar.set(cookieName, seal.sign(cookieName, id), oneYearSeconds);
  return id;
}
