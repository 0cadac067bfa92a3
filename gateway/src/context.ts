import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { UpstreamName } from './config.ts';
import { callHeaders } from './http/call-headers.ts';
import { createClient } from './http/client.ts';
import type { Upstream } from './http/upstream.ts';
import type { Caller } from './limits/operation-rates.ts';
import { bannerOfHost } from './rules/banner.ts';
import type { BannerKey } from './rules/banner-names.ts';
import { cookieJar, type CookieJar } from './session/cookies.ts';
import { createSession, type Session } from './session/session.ts';
import { browserTimeZone } from './session/time-zone.ts';
import type { ContentSource } from './sources/content.ts';
import { drawsSource, type DrawsSource } from './sources/draws.ts';
import { gamesSource, type GamesSource } from './sources/games.ts';
import { identitySource, type IdentitySource } from './sources/identity.ts';
import { offersSource, type OffersSource } from './sources/offers.ts';
import { profileSource, type ProfileSource } from './sources/profile.ts';

/** Upstream calls, by service. */
export interface Sources {
  identity: IdentitySource;
  profile: ProfileSource;
  content: ContentSource;
  games: GamesSource;
  draws: DrawsSource;
  offers: OffersSource;
}

/** What resolvers work with; one for each visit. */
export interface GatewayContext {
  correlationId: string;
  banner: BannerKey;
  /** Path and query of the page that asks; empty when it did not say. */
  pagePath: string;
  clock: Clock;
  jar: CookieJar;
  session: Session;
  sources: Sources;
  /** Whose uses are counted; null for a page that is being rendered, which counts as a page. */
  caller: Caller | null;
  /** Is the District of Columbia on the list of states (N-7)? */
  withDc: boolean;
  uuid: () => string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** What a browser's request, or a page that is being rendered for it, says. */
export interface VisitRequest {
  host: string;
  cookie: string;
  pagePath: string;
  correlationId: string;
  /** Address of the browser, for the rate limits of the identity service. */
  address?: string;
}

/** What lasts longer than a visit. */
export interface Environment {
  upstreams: Readonly<Record<UpstreamName, Upstream>>;
  content: ContentSource;
  clock: Clock;
  secureCookies: boolean;
  withDc: boolean;
  log: FastifyBaseLogger;
}

export function openContext(environment: Environment, request: VisitRequest): GatewayContext {
  const { upstreams, content, clock, secureCookies, withDc } = environment;
  const { correlationId } = request;
  const log = environment.log.child({ correlationId });
  const banner = bannerOfHost(request.host);
  const jar = cookieJar(request.cookie, secureCookies);
  const timeZone = browserTimeZone(jar);
  const headers = (token: string | null) =>
    callHeaders({ correlationId, banner, storeId: () => session.storeId(), timeZone }, token);
  const identity = identitySource({
    upstream: upstreams.identity,
    jar,
    banner,
    uuid: randomUUID,
    headers: () => ({ ...headers(null), 'x-forwarded-for': request.address }),
  });
  const session: Session = createSession({
    identity,
    jar,
    clock,
    onFailure: (error) => log.warn({ err: error }, 'user info failed'),
  });
  const clientOf = (name: UpstreamName) => createClient(upstreams[name], headers, session);
  return {
    correlationId,
    banner,
    pagePath: request.pagePath,
    caller: request.address === undefined ? null : callerOf(request.address, jar),
    clock,
    jar,
    session,
    sources: {
      identity,
      content: perVisit(content),
      profile: profileSource(clientOf('profile')),
      games: gamesSource(clientOf('games')),
      draws: drawsSource(clientOf('games')),
      offers: offersSource(clientOf('offers')),
    },
    withDc,
    uuid: randomUUID,
    log,
  };
}

/** Whose uses of the gateway are counted. */
export const callerOf = (address: string, jar: Pick<CookieJar, 'get'>): Caller => ({
  address,
  session: jar.get('larder_session') ?? null,
});

/** One answer for the whole visit, so that a page never shows two versions. */
function perVisit(content: ContentSource): ContentSource {
  let config: ReturnType<ContentSource['gamesConfig']> | null = null;
  return { ...content, gamesConfig: () => (config ??= content.gamesConfig()) };
}
