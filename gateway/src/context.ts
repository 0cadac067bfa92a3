import type { FastifyBaseLogger } from 'fastify';
import type { Sources } from './generated/areas.ts';
import type { CookieJar } from './session/cookies.ts';
import type { Seal } from './session/seal.ts';
import type { Session } from './session/session.ts';
import type { SiteType } from './session/sites.ts';
import type { BannerKey } from './shared/banner-names.ts';
import type { Language } from './shared/language.ts';
import type { Clock } from './shared/clock.ts';

/** Whose uses of the gateway are counted. */
export interface Caller {
  address: string;
  /** The session cookie as it came; null for a visitor, who is counted by the address alone. */
  session: string | null;
}

/** What running an operation has to know of whoever asks, a shopper or an operator. */
export type AskingVisit = Pick<GatewayContext, 'correlationId' | 'language' | 'caller' | 'jar' | 'staleness' | 'log'>;

/** What resolvers work with; one for each visit. */
export interface GatewayContext {
  correlationId: string;
  banner: BannerKey;
  /** What the shopper reads in. */
  language: Language;
  /** Site of the host; that of a signed-in shopper's account comes before it (S-165). */
  site: SiteType;
  /** The site's origin in the browser, such as `https://shop.haggen.com`; null at a host that isn't known to be the site's. */
  origin: string | null;
  /** Path and query of the page that asks; empty when it did not say. */
  pagePath: string;
  /** Path and query of the page whose link was followed, if it is one of ours; else empty. */
  cameFrom: string;
  /** Whose page asks, by their id; null for a guest's, and when it did not say. */
  pageShopper: string | null;
  clock: Clock;
  jar: CookieJar;
  /** Signs what the browser keeps. */
  seal: Seal;
  session: Session;
  sources: Sources;
  /** How old the oldest answer is that was given again because its service is away; 0 if none was. */
  staleness: { seconds: number };
  /** Whose uses are counted; null for a page that is being rendered, which counts as a page. */
  caller: Caller | null;
  /** Is the District of Columbia on the list of states (N-7)? */
  withDc: boolean;
  /** Where pictures of category banners come from (S-275); null for our own origin. */
  mediaUrl: string | null;
  /** May guests fill a cart (S-11, S-132)? */
  hasGuestCart: boolean;
  uuid: () => string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}
