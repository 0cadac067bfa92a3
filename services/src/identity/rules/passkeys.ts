import { isLongerThan } from '../../../../server-kit/characters.ts';
import { minutes } from './limits.ts';

/** Passkeys: how long a challenge may be answered, and how many keys an account may have. */
export const passkeyLimits = {
  life: minutes(10),
  most: 10,
  longestName: 40,
} as const;

/** How often they may be asked for, and tried in vain, from one network; and how many keys a shopper may start to add. */
export const passkeyRates = {
  asked: { limit: 120, window: minutes(60) },
  failed: { limit: 20, window: minutes(60) },
  adding: { limit: 20, window: minutes(60) },
} as const;

/** Whatever turns, hides, or breaks a line; what joins the parts of an emoji stays. */
const unreadable = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu;

/** The name of a key as it's kept, on one line; null if there is nothing to read in it, or too much. */
export function passkeyName(given: string): string | null {
  const name = given.replaceAll(unreadable, ' ').trim().normalize();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && !isLongerThan(name, passkeyLimits.longestName) ? name : null;
}

/** Origin and host that keys are bound to: `https://shop.haggen.com`, `shop.haggen.com`. */
export interface Place {
  origin: string;
  host: string;
}

/** The place of an origin, or null unless it is nothing but one: http or https, a host, and maybe a port. */
export function placeOf(given: string): Place | null {
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== given) return null;
  return { origin: url.origin, host: url.hostname };
}
