import { createCache } from 'async-cache-dedupe';
import type { GamesConfig, GamesTexts, LeftNavigation, Logos, PageDocument } from '../../generated/rest.ts';
import type { Language } from '../../shared/language.ts';
import { type CallOf, filledPath, type PathOf } from '../../upstream/rest-call.ts';
import { lastAnswers, mostStaleSeconds } from '../../upstream/last-answers.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { nullIfNotFound } from '../../upstream/upstream-error.ts';

/** Public content: cached for everyone, parsed and frozen, and served stale for a while during a refetch. */
export interface ContentSource {
  gamesConfig(): Promise<GamesConfig>;
  /** What games and prizes are called in a language; null if nobody has said it. */
  gamesTexts(language: Language): Promise<GamesTexts | null>;
  /** null if the banner has none of its own (G-24). @param name a banner, or `master` */
  leftNavigation(name: string): Promise<LeftNavigation | null>;
  logos(): Promise<Logos>;
  /** null when there is none with this name. */
  document(name: string, banner: string, language: Language): Promise<PageDocument | null>;
}

export interface ContentOptions {
  upstream: Upstream;
  /** Names one fetch in the logs and breaks caches on the way (G-95). */
  uuid: () => string;
  /** Seconds an answer stays fresh; then it is served for `staleSeconds` more during a refetch. */
  ttlSeconds?: number;
  staleSeconds?: number;
}

/**
 * Opens the source. Errors are never cached: the next visit asks again. While the service is away, the last answers are
 * given, and tell their age.
 */
export function contentSource({ upstream, uuid, ttlSeconds = 60, staleSeconds = 600 }: ContentOptions) {
  const { outlasting, freshFor, telling } = lastAnswers({ upstream, mostSeconds: mostStaleSeconds.facts, most: 100 });
  const fetched = async <Path extends PathOf<'content', 'GET'>>(
    template: Path,
    { path: parts, query }: { path?: object; query?: Readonly<Record<string, string>> } = {},
  ) => {
    const path = filledPath(template, parts);
    const headers = { accept: 'application/json', 'x-correlation-id': uuid(), 'x-client-name': 'webui' };
    const { body } = await upstream.call({ method: 'GET', route: template, path, query, headers, isKept: true });
    return deepFreeze(body) as CallOf<'content', 'GET', Path>['answer'];
  };
  const cache = createCache({
    ttl: freshFor(ttlSeconds),
    stale: freshFor(staleSeconds),
    storage: { type: 'memory', options: { size: 100 } },
  })
    .define(
      'gamesConfig',
      outlasting('gamesConfig', () => fetched('/gamesConfig.json', { query: { rand: uuid() } })),
    )
    .define(
      'gamesTexts',
      outlasting('gamesTexts', (language: Language) =>
        fetched('/games-texts/{language}.json', { path: { language } }).catch(nullIfNotFound),
      ),
    )
    .define(
      'leftNavigation',
      outlasting('leftNavigation', (banner: string) =>
        fetched('/left-navigation/{banner}.json', { path: { banner } }).catch(nullIfNotFound),
      ),
    )
    .define(
      'document',
      outlasting('document', ({ name, ...query }: { name: string; banner: string; language: Language }) =>
        fetched('/documents/{name}', { path: { name }, query }).catch(nullIfNotFound),
      ),
    )
    .define(
      'logos',
      outlasting('logos', () => fetched('/logos.json')),
    );
  const source: ContentSource = {
    gamesConfig: () => cache.gamesConfig(),
    gamesTexts: (language) => cache.gamesTexts(language),
    leftNavigation: (name) => cache.leftNavigation(name),
    logos: () => cache.logos(),
    document: (name, banner, language) => cache.document({ name, banner, language }),
  };
  return (tell: (staleSeconds: number) => void): ContentSource => telling(source, tell);
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

/** One answer for the whole visit, so that a page never shows two versions. */
export function oncePerVisit(content: ContentSource): ContentSource {
  let config: ReturnType<ContentSource['gamesConfig']> | null = null;
  let texts: ReturnType<ContentSource['gamesTexts']> | null = null;
  return {
    ...content,
    gamesConfig: () => (config ??= content.gamesConfig()),
    gamesTexts: (language) => (texts ??= content.gamesTexts(language)),
  };
}
