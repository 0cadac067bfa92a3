import { isSameForGuests } from '../app/routing/guest-screens.ts';
import type { Language } from '../messages/language.ts';
import { cookieNames, densityOf, schemeOf } from '../storage/cookies.ts';
import { languageFor } from './language.ts';

/** All that a guest's page is drawn from: guests whose requests equal each other get the same bytes. */
export interface GuestRequest {
  host: string;
  /** Address of the page, with its query. */
  url: URL;
  language: Language;
  /** `Cookie` header with what a guest has chosen, and nothing else. */
  cookie: string;
}

/** A visitor's request, as it came. */
interface Asked {
  host: string;
  url: URL;
  /** `Cookie` header, empty when there was none. */
  cookie: string;
  acceptLanguage: string;
}

/** What a guest chooses, by the cookie that keeps it: which of its values change a page. */
const choices: Readonly<Record<string, (value: string) => boolean>> = {
  [cookieNames.scheme]: (value) => schemeOf(value) !== undefined,
  [cookieNames.density]: (value) => densityOf(value) !== undefined,
  // Store, channel, and ZIP code; the gateway checks them against the store.
  larder_shop: (value) => /^[\w-]{1,64}\.\w{1,20}(?:\.\d{5})?$/.test(value),
};
/** Our cookies of which no guest's page knows anything, or knows by the language it is in. */
const unread: ReadonlySet<string> = new Set([
  cookieNames.language,
  cookieNames.timeZone,
  'larder_browser',
  'larder_guest_cart',
]);
/** Our own, and one that the front deletes where it finds it (G-30). */
const ours = /^(?:larder_|ABS_ELEVATED_SESSION$)/;

/** Longest path with its query of a page that is kept, in characters. */
const longestPath = 500;

/**
 * The request for a page that is the same for every guest; null when the page is drawn for whoever asks. A cookie of ours
 * that is not known to be a guest's makes it private: a session, one that has ended, and whatever is added later.
 */
export function guestRequest({ host, url, cookie, acceptLanguage }: Asked): GuestRequest | null {
  if (url.pathname.length + url.search.length > longestPath || !isSameForGuests(url.pathname)) return null;
  const chosen: string[] = [];
  for (const part of cookie.split(';')) {
    const [, name = '', value = ''] = /^\s*([^=]*?)\s*(?:=\s*(.*?)\s*)?$/.exec(part) ?? [];
    const isChoice = choices[name];
    if (isChoice?.(value)) chosen.push(`${name}=${value}`);
    else if (!isChoice && ours.test(name) && !unread.has(name)) return null;
  }
  return { host, url, language: languageFor({ cookie, acceptLanguage }), cookie: chosen.toSorted().join('; ') };
}
