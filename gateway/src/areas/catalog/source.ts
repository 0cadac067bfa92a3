import { catalogDeadlines, priceListRetries } from '../../constants.ts';
import { createCache } from 'async-cache-dedupe';
import type { Channel } from '../../generated/resolvers.ts';
import type {
  Collections,
  Customizations,
  Department,
  PriceList,
  Product,
  ProductDetails,
  ProductSearch,
  ProductSuggestions,
  Seller,
  Substitutes,
} from '../../generated/rest.ts';
import { DeadlineError, withDeadline } from '../../upstream/deadline.ts';
import type { StockAskSource } from './stock-ask-source.ts';
import { lastAnswers, mostStaleSeconds } from '../../upstream/last-answers.ts';
import { type CallOf, filledPath, type ParametersOf, type PathOf } from '../../upstream/rest-call.ts';
import type { Query, Upstream } from '../../upstream/upstream.ts';
import { nullWhenMissing, UpstreamError } from '../../upstream/upstream-error.ts';

/** Whose prices and stock. */
export type At = Readonly<{ storeId: string; channel: Channel }>;

/** What to look for, where, and which page of it. */
export type SearchQuery = Omit<CallOf<'catalog', 'GET', '/search'>['query'], 'storeId' | 'channel'>;

/** What was typed, and in which language the page is. */
export type SuggestionQuery = Omit<CallOf<'catalog', 'GET', '/suggestions'>['query'], 'storeId' | 'channel'>;

/** Calls to the catalog service. */
export type CatalogSource = PublicCatalogSource & StockAskSource;

/** Public facts about products, the same for everyone in a store and channel, so they are cached briefly. */
export interface PublicCatalogSource {
  /** With counts of what is carried there; of the whole catalog without a place. */
  departments(at: At | null): Promise<Department[]>;
  sellers(): Promise<Seller[]>;
  /** null if there is no such product; what can't be a bpn is never asked for. */
  product(bpn: string, at: At): Promise<ProductDetails | null>;
  /** In the order requested; unknown ones are left out. */
  products(bpns: readonly string[], at: At): Promise<Product[]>;
  /**
   * null if there is no such department, aisle, shelf, or seller.
   * @param usuals what the household has bought before, by bpn: it comes first among equals, and its answer is nobody else's
   */
  search(query: SearchQuery, at: At, usuals?: readonly string[]): Promise<ProductSearch | null>;
  suggestions(query: SuggestionQuery, at: At): Promise<ProductSuggestions>;
  collections(at: At): Promise<Collections['collections']>;
  /** What can take a product's place, at most 8; empty if there is no such product (N-79). */
  substitutes(bpn: string, at: At): Promise<Substitutes['productsinfo']>;
  /** Stores nearby that have the product now, by id, nearest first; the channel's. */
  elsewhere(bpn: string, at: At): Promise<string[]>;
  /** Prices by UPC (S-179). */
  prices(upcs: readonly string[], at: At): Promise<PriceList>;
  /** null if there is no such product (S-180). */
  customizations(bpn: string, storeId: string): Promise<Customizations | null>;
}

export interface CatalogOptions {
  upstream: Upstream;
  uuid: () => string;
  ttlSeconds?: number;
  /** Then it is served for that long while it's fetched again. */
  staleSeconds?: number;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** In every zone the day ends at a quarter of an hour: what is out today, and what a day's end ends, is asked for anew then. */
const quarterMs = 15 * 60_000;
/** The quarter of an hour that an answer is of: of its key, and of no call. */
type InQuarter<Query> = Query & { quarter?: number };

/** What every bpn looks like (N-51). */
export const isBpn = /^\d{9}$/;

/** How many answers are kept: a list has up to 100 products of about 2 KB each. */
const kept = (size: number) => ({ storage: { type: 'memory', options: { size } } }) as const;
const lists = kept(300);
const singles = kept(2000);

/**
 * Opens the source. Errors are never cached: the next visit asks again. While the service is away, the last answers are
 * given, and tell their age.
 */
export function catalogSource({ upstream, uuid, ttlSeconds = 30, staleSeconds = 60, now = Date.now }: CatalogOptions) {
  const { outlasting, freshFor, telling } = lastAnswers({ upstream, mostSeconds: mostStaleSeconds.prices, most: 300 });
  const fetched = async <Path extends PathOf<'catalog', 'GET'>>(
    template: Path,
    { path: parts, query: asked }: ParametersOf<CallOf<'catalog', 'GET', Path>> & { path?: object; query?: Query },
    deadlineMs?: number,
  ) => {
    const { quarter: _, ...query } = asked ?? {};
    const correlationId = uuid();
    const headers = { accept: 'application/json', 'x-correlation-id': correlationId, 'x-client-name': 'webui' };
    const path = filledPath(template, parts);
    const call = () => upstream.call({ method: 'GET', route: template, path, query, headers, isKept: true });
    const { body } = await (deadlineMs === undefined
      ? call()
      : withDeadline(deadlineMs, call).catch((error: unknown) => {
          if (!(error instanceof DeadlineError)) throw error;
          throw new UpstreamError({ upstream: upstream.name, failure: 'TIMEOUT', status: 504, correlationId });
        }));
    return body as CallOf<'catalog', 'GET', Path>['answer'];
  };
  const { productByBpn, brandIndex, pdpData } = catalogDeadlines;

  const cache = createCache({ ttl: freshFor(ttlSeconds), stale: freshFor(staleSeconds), ...kept(10) })
    .define(
      'departments',
      lists,
      outlasting('departments', async (query: Partial<At>) => (await fetched('/departments', { query })).departments),
    )
    .define(
      'sellers',
      outlasting('sellers', async () => (await fetched('/sellers', {}, brandIndex)).sellers),
    )
    .define(
      'product',
      singles,
      outlasting('product', ({ bpn, ...at }: At & { bpn: string }) =>
        fetched('/products/{bpn}', { path: { bpn }, query: at }, productByBpn).catch(nullWhenMissing),
      ),
    )
    .define(
      'products',
      lists,
      outlasting('products', async (query: At & { bpns: string }) => (await fetched('/products', { query })).items),
    )
    .define(
      'search',
      lists,
      outlasting('search', (query: At & SearchQuery) => fetched('/search', { query }).catch(nullIfNoSuchPlace)),
    )
    .define(
      'suggestions',
      lists,
      outlasting('suggestions', (query: At & SuggestionQuery) => fetched('/suggestions', { query })),
    )
    .define(
      'collections',
      lists,
      outlasting('collections', async (query: At) => (await fetched('/collections', { query })).collections),
    )
    .define(
      'substitutes',
      lists,
      outlasting(
        'substitutes',
        async (query: At & { bpn: string }) =>
          (await fetched('/substitutes', { query }, pdpData).catch(nullWhenMissing))?.productsinfo ?? [],
      ),
    )
    .define(
      'elsewhere',
      lists,
      outlasting('elsewhere', async (query: At & { bpn: string }) =>
        (await fetched('/elsewhere', { query }, pdpData)).stores.map(({ storeId }) => storeId),
      ),
    )
    .define(
      'prices',
      lists,
      outlasting('prices', (query: At & { upcIds: string }) =>
        again(() => fetched('/priceList', { query }), priceListRetries),
      ),
    )
    .define(
      'customizations',
      singles,
      outlasting('customizations', (query: { bpn: string; storeId: string }) =>
        fetched('/product/getPrefCustomizations', { query }, pdpData).catch(nullWhenMissing),
      ),
    );

  /** Nothing else of a visit may get into a key, or into a call that others share. */
  const placeOf = ({ storeId, channel }: At): InQuarter<At> => ({
    storeId,
    channel,
    quarter: Math.floor(now() / quarterMs),
  });
  const source: PublicCatalogSource = {
    departments: (at) => cache.departments(at ? placeOf(at) : {}),
    sellers: () => cache.sellers(),
    product: async (bpn, at) => (isBpn.test(bpn) ? cache.product({ bpn, ...placeOf(at) }) : null),
    products: (bpns, at) => cache.products({ bpns: bpns.join(','), ...placeOf(at) }),
    async search(query, at, usuals = []) {
      const shared = () => cache.search({ ...query, ...placeOf(at) });
      if (usuals.length === 0) return shared();
      const own = { ...query, ...placeOf(at), usuals: usuals.join(',') };
      const answer = await fetched('/search', { query: own })
        .catch(nullIfNoSuchPlace)
        .catch(() => undefined);
      return answer === undefined ? shared() : answer;
    },
    suggestions: (query, at) => cache.suggestions({ ...query, ...placeOf(at) }),
    collections: (at) => cache.collections(placeOf(at)),
    substitutes: (bpn, at) => cache.substitutes({ bpn, ...placeOf(at) }),
    elsewhere: (bpn, at) => cache.elsewhere({ bpn, ...placeOf(at) }),
    prices: (upcs, at) => cache.prices({ upcIds: upcs.join(','), ...placeOf(at) }),
    customizations: (bpn, storeId) => cache.customizations({ bpn, storeId }),
  };
  return (tell: (staleSeconds: number) => void): PublicCatalogSource => telling(source, tell);
}

/** S-247: what fails is asked for so many times more, unless the service refused it. */
async function again<T>(ask: () => Promise<T>, retries: number): Promise<T> {
  return ask().catch((error: unknown) => {
    if (retries === 0 || (error instanceof UpstreamError && error.status < 500)) throw error;
    return again(ask, retries - 1);
  });
}

const places: ReadonlySet<string | undefined> = new Set(['departmentId', 'aisleId', 'shelfId', 'sellerId']);

/**
 * null for a search in a department, aisle, or shelf, or at a seller, that there isn't, an id that no service would take
 * included. @throws the error itself when it is any other, such as a page that is too old
 */
function nullIfNoSuchPlace(error: unknown): null {
  if (error instanceof UpstreamError) {
    const { field } = error.envelope?.errors[0] ?? {};
    if (error.status === 404 && field !== 'storeId') return null;
    if (error.status === 400 && places.has(field)) return null;
  }
  throw error;
}
