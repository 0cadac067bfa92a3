import { createCache } from 'async-cache-dedupe';
import type { StoreDetails, StoreSearch } from '../../generated/rest.ts';
import { type CallOf, filledPath, type PathOf } from '../../upstream/rest-call.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { nullIfNotFound } from '../../upstream/upstream-error.ts';

/** Public facts about stores, cached briefly for everyone. */
export interface StoresSource {
  /** null when there is no such ZIP code (G-120). */
  search(zipCode: string, banner: string): Promise<StoreSearch | null>;
  /** null when no store has this id. */
  store(storeId: string): Promise<StoreDetails | null>;
}

export interface StoresOptions {
  upstream: Upstream;
  uuid: () => string;
  ttlSeconds?: number;
  staleSeconds?: number;
}

/** Errors are never cached: the next visit asks again. */
export function storesSource({ upstream, uuid, ttlSeconds = 60, staleSeconds = 600 }: StoresOptions): StoresSource {
  const fetched = async <Path extends PathOf<'stores', 'GET'>>(
    template: Path,
    { path: parts, query }: { path?: object; query?: Readonly<Record<string, string>> },
  ) => {
    const path = filledPath(template, parts);
    const headers = { accept: 'application/json', 'x-correlation-id': uuid(), 'x-client-name': 'webui' };
    const { body } = await upstream.call({ method: 'GET', path, query, headers });
    return body as CallOf<'stores', 'GET', Path>['answer'];
  };
  const cache = createCache({
    ttl: ttlSeconds,
    stale: staleSeconds,
    storage: { type: 'memory', options: { size: 1000 } },
  })
    .define('search', ({ zipCode, banner }: { zipCode: string; banner: string }) =>
      fetched('/search', { query: { zipcode: zipCode, banner } }).catch(nullIfNotFound),
    )
    .define('store', (storeId: string) => fetched('/{storeId}', { path: { storeId } }).catch(nullIfNotFound));
  return {
    search: (zipCode, banner) => cache.search({ zipCode, banner }),
    store: (storeId) => cache.store(storeId),
  };
}
