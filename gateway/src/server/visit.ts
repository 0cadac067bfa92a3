import { identityCookies } from '../session/cookie-names.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { sourcesOf, Upstreams } from '../compose.ts';
import type { Caller, GatewayContext } from '../context.ts';
import { cookieJar, type CookieJar } from '../session/cookies.ts';
import type { Seal } from '../session/seal.ts';
import { createSession, type Session } from '../session/session.ts';
import { siteOfHost, sites } from '../session/sites.ts';
import { browserTimeZone } from '../session/time-zone.ts';
import { bannerOfHost } from '../shared/banner.ts';
import type { Clock } from '../shared/clock.ts';
import type { Language } from '../shared/language.ts';
import { callHeaders } from '../upstream/call-headers.ts';
import { createClient, type Bearer, type Client } from '../upstream/client.ts';
import type { Service } from '../upstream/rest-call.ts';

/** What a browser's request, or a page that is being rendered for it, says. */
export interface VisitRequest {
  host: string;
  cookie: string;
  /** What the shopper reads in. */
  language: Language;
  /** The same cookies, when they have been read already. */
  jar?: CookieJar | null;
  pagePath: string;
  /** Path and query of the page whose link was followed. */
  cameFrom?: string;
  /** Whose page asks; null when it did not say. */
  pageShopper?: string | null;
  correlationId: string;
  /** Address of the browser, for the rate limits of the identity service. */
  address?: string;
}

/** What lasts longer than a visit. */
export interface Environment {
  upstreams: Upstreams;
  openSources: ReturnType<typeof sourcesOf>;
  clock: Clock;
  secureCookies: boolean;
  seal: Seal;
  /** The origin of a host of the site's; null at any other. */
  originOf: (host: string) => string | null;
  withDc: boolean;
  mediaUrl: string | null;
  hasGuestCart: boolean;
  log: FastifyBaseLogger;
}

export function openContext(environment: Environment, request: VisitRequest): GatewayContext {
  const { upstreams, openSources, clock, secureCookies, seal, originOf, withDc, mediaUrl, hasGuestCart } = environment;
  const { correlationId, address } = request;
  const log = new VisitLog(environment.log, correlationId);
  const banner = bannerOfHost(request.host);
  const jar = request.jar ?? cookieJar(request.cookie, secureCookies);
  const timeZone = browserTimeZone(jar);
  const site = siteOfHost(request.host);
  // Who the token is for has a store and a site.
  const headers = lastKept((token: string | null, storeId: string | null) => {
    const program = sites[session.siteType() ?? site].programHeader;
    return callHeaders({ correlationId, banner, storeId, program, timeZone }, token);
  });
  const headersNow = (token: string | null) => headers(token, session.storeId());
  const bearer: Bearer = { token: () => session.token(), renew: () => session.renew() };
  const clients = new Map<Service, Client<never>>();
  // One client for each service, whichever areas call it: what one of them changes, none of them remembers.
  const client = <Name extends Service>(name: Name): Client<Name> => {
    let known = clients.get(name);
    if (!known) clients.set(name, (known = createClient(upstreams[name], headersNow, bearer)));
    return known as unknown as Client<Name>;
  };
  const staleness = { seconds: 0 };
  const sources = openSources({
    client,
    jar,
    banner,
    uuid: randomUUID,
    tellAge: (seconds) => void (staleness.seconds = Math.max(staleness.seconds, seconds)),
    headers: () => ({ ...headersNow(null), 'x-forwarded-for': address }),
  });
  const session: Session = createSession({
    identity: sources.identity,
    jar,
    clock,
    uuid: randomUUID,
    onFailure: (error) => log.warn({ err: error }, 'user info failed'),
  });
  return {
    correlationId,
    banner,
    language: request.language,
    site,
    origin: originOf(request.host),
    pagePath: request.pagePath,
    cameFrom: request.cameFrom ?? '',
    pageShopper: request.pageShopper ?? null,
    caller: address === undefined ? null : callerOf(address, jar),
    clock,
    jar,
    seal,
    session,
    sources,
    staleness,
    withDc,
    mediaUrl,
    hasGuestCart,
    uuid: randomUUID,
    log,
  };
}

/** The same headers for the same token and store: what has been checked once is not checked for each call. */
function lastKept<First, Second, Value>(make: (first: First, second: Second) => Value) {
  let last: { first: First; second: Second; value: Value } | null = null;
  return (first: First, second: Second): Value => {
    if (last === null || last.first !== first || last.second !== second)
      last = { first, second, value: make(first, second) };
    return last.value;
  };
}

/** A log of the visit's own lines; most visits have none, so it is opened by the first. */
class VisitLog implements Pick<FastifyBaseLogger, 'warn' | 'error'> {
  readonly #log: FastifyBaseLogger;
  readonly #correlationId: string;
  #own: FastifyBaseLogger | null = null;

  constructor(log: FastifyBaseLogger, correlationId: string) {
    this.#log = log;
    this.#correlationId = correlationId;
  }

  get warn() {
    return this.#opened().warn.bind(this.#own);
  }

  get error() {
    return this.#opened().error.bind(this.#own);
  }

  #opened() {
    return (this.#own ??= this.#log.child({ correlationId: this.#correlationId }));
  }
}

/** Whose uses of the gateway are counted. */
export const callerOf = (
  address: string,
  jar: Pick<CookieJar, 'get'>,
  sessionCookie: string = identityCookies.session,
): Caller => ({
  address,
  session: jar.get(sessionCookie) ?? null,
});
