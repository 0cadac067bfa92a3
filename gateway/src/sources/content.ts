import { createCache } from 'async-cache-dedupe';
import type { GamesConfig, LeftNavigation, Logos } from '../generated/rest.ts';
import type { Upstream } from '../http/upstream.ts';
import { UpstreamError } from '../http/upstream-error.ts';

/** Public content: kept for everybody, parsed and frozen, shown a while longer while it is fetched anew. */
export interface ContentSource {
  gamesConfig(): Promise<GamesConfig>;
  /** null when the banner has none of its own (G-24). @param name a banner, or `master` */
  leftNavigation(name: string): Promise<LeftNavigation | null>;
  logos(): Promise<Logos>;
}

export interface ContentOptions {
  upstream: Upstream;
  /** Names one fetch in the logs and breaks caches on the way (G-95). */
  uuid: () => string;
  /** Seconds for which an answer is fresh; afterwards it is shown for `staleSeconds` while it is fetched anew. */
  ttlSeconds?: number;
  staleSeconds?: number;
}

/** Errors are never kept: the next visit asks again. */
export function contentSource({ upstream, uuid, ttlSeconds = 60, staleSeconds = 600 }: ContentOptions): ContentSource {
  const fetched = async <T>(path: string, query?: { rand: string }) => {
    const headers = { accept: 'application/json', 'x-correlation-id': uuid(), 'x-client-name': 'webui' };
    const { body } = await upstream.call({ method: 'GET', path, query, headers });
    return deepFreeze(body) as T;
  };
  const cache = createCache({
    ttl: ttlSeconds,
    stale: staleSeconds,
    storage: { type: 'memory', options: { size: 100 } },
  })
    .define('gamesConfig', () => fetched<GamesConfig>('/gamesConfig.json', { rand: uuid() }))
    .define('leftNavigation', (name: string) =>
      fetched<LeftNavigation>(`/left-navigation/${encodeURIComponent(name)}.json`).catch((error: unknown) => {
        if (error instanceof UpstreamError && error.status === 404) return null;
        throw error;
      }),
    )
    .define('logos', () => fetched<Logos>('/logos.json'));
  return {
    gamesConfig: () => cache.gamesConfig(),
    leftNavigation: (name) => cache.leftNavigation(name),
    logos: () => cache.logos(),
  };
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
