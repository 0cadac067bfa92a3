import { createCache } from 'async-cache-dedupe';
import type { CheckShopAnswer, StoreDetails, StoreSearch } from '../../generated/rest.ts';
import { type CallOf, filledPath, type PathOf } from '../../upstream/rest-call.ts';
import { lastAnswers, mostStaleSeconds } from '../../upstream/last-answers.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { nullIfNotFound, UpstreamError } from '../../upstream/upstream-error.ts';

/** Public facts about stores, cached briefly for everyone. */
export interface StoresSource {
  /** null when there is no such place (G-120). */
  search(place: string, banner: string): Promise<StoreSearch | null>;
  /** null when no store has this id. */
  store(storeId: string): Promise<StoreDetails | null>;
  /** The banner's store for visitors who have chosen none; null when it has no store. */
  defaultStore(banner: string): Promise<StoreDetails | null>;
  /** May a visitor shop there this way? Never from a cache. @throws UpstreamError 404 or 409 with the reason's code if not */
  checkShop(shop: AskedShop): Promise<CheckShopAnswer>;
}

/** How a visitor wants to shop at one of a banner's stores. */
export interface AskedShop {
  storeId: string;
  banner: string;
  channel: StoreDetails['channels'][number];
  /** Where orders are delivered. */
  zipCode: string | null;
}

export interface StoresOptions {
  upstream: Upstream;
  uuid: () => string;
  ttlSeconds?: number;
  staleSeconds?: number;
}

/** So long it is believed that a banner has no store: who opens the first sees it soon. */
const noneForSeconds = 5;

/**
 * Opens the source. Errors are never cached: the next visit asks again. While the service is away, the last answers are
 * given, and tell their age.
 */
export function storesSource({ upstream, uuid, ttlSeconds = 60, staleSeconds = 600 }: StoresOptions) {
  const { outlasting, freshFor, telling } = lastAnswers({ upstream, mostSeconds: mostStaleSeconds.facts, most: 1000 });
  const fetched = async <Path extends PathOf<'stores', 'GET'>>(
    template: Path,
    {
      path: parts,
      query,
      isKept = true,
    }: { path?: object; query?: Readonly<Record<string, string | undefined>>; isKept?: boolean },
  ) => {
    const path = filledPath(template, parts);
    const headers = { accept: 'application/json', 'x-correlation-id': uuid(), 'x-client-name': 'webui' };
    const { body } = await upstream.call({ method: 'GET', route: template, path, query, headers, isKept });
    return body as CallOf<'stores', 'GET', Path>['answer'];
  };
  const cache = createCache({
    ttl: freshFor(ttlSeconds),
    stale: freshFor(staleSeconds),
    storage: { type: 'memory', options: { size: 1000 } },
  })
    .define(
      'search',
      outlasting('search', (query: { place: string; banner: string }) =>
        fetched('/search', { query }).catch(nullIfNoPlace),
      ),
    )
    .define(
      'defaultStore',
      {
        ttl: (store: StoreDetails | null) => (store === null ? noneForSeconds : freshFor(ttlSeconds)(store)),
        stale: (store: StoreDetails | null) => (store === null ? 0 : freshFor(staleSeconds)(store)),
      },
      outlasting('default', (banner: string) => fetched('/default', { query: { banner } }).catch(nullIfNotFound)),
    )
    .define(
      'store',
      outlasting('store', (storeId: string) => fetched('/{storeId}', { path: { storeId } }).catch(nullIfNotFound)),
    );
  const source: StoresSource = {
    search: (place, banner) => cache.search({ place, banner }),
    store: (storeId) => cache.store(storeId),
    defaultStore: (banner) => cache.defaultStore(banner),
    checkShop: ({ storeId, banner, channel, zipCode }) =>
      fetched('/{storeId}/shop', {
        path: { storeId },
        query: { banner, channel, zipcode: zipCode ?? undefined },
        isKept: false,
      }),
  };
  return (tell: (staleSeconds: number) => void): StoresSource => telling(source, tell);
}

/** There is no such place, or the text can be none. */
function nullIfNoPlace(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 400) return null;
  return nullIfNotFound(error);
}
