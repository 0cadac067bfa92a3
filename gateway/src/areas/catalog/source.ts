import { createCache } from 'async-cache-dedupe';
import type { Channel } from '../../generated/resolvers.ts';
import type { Customizations, Department, PriceList, Product, ProductDetails, Seller } from '../../generated/rest.ts';
import { DeadlineError, withDeadline } from '../../upstream/deadline.ts';
import { type CallOf, filledPath, type ParametersOf, type PathOf } from '../../upstream/rest-call.ts';
import type { Query, Upstream } from '../../upstream/upstream.ts';
import { nullWhenMissing, UpstreamError } from '../../upstream/upstream-error.ts';

/** Whose prices and stock. */
export interface At {
  storeId: string;
  channel: Channel;
}

type ListCall = CallOf<'catalog', 'GET', '/departments/{departmentId}/products'>;
export type ProductList = ListCall['answer'];
/** Which products of a department, and which page of them. */
export interface ListQuery extends Omit<ListCall['query'], 'storeId' | 'channel'> {
  departmentId: string;
}

/** Public facts about products, the same for everyone in a store and channel, so they are cached briefly. */
export interface CatalogSource {
  departments(): Promise<Department[]>;
  sellers(): Promise<Seller[]>;
  /** null if there is no such product. */
  product(bpn: string, at: At): Promise<ProductDetails | null>;
  /** In the order requested; unknown ones are left out. */
  products(bpns: readonly string[], at: At): Promise<Product[]>;
  /** null if there is no such department, aisle, or shelf. */
  list(query: ListQuery, at: At): Promise<ProductList | null>;
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
}

/** S-251, in milliseconds; other calls wait as long as any call of a service. */
export const deadlines = { productByBpn: 1000, brandIndex: 3000, pdpData: 1500 } as const;

const mostCached = 5000;

/** Errors are never cached: the next visit asks again. */
export function catalogSource({ upstream, uuid, ttlSeconds = 30, staleSeconds = 60 }: CatalogOptions): CatalogSource {
  const fetched = async <Path extends PathOf<'catalog', 'GET'>>(
    template: Path,
    { path: parts, query }: ParametersOf<CallOf<'catalog', 'GET', Path>> & { path?: object; query?: Query },
    deadlineMs?: number,
  ) => {
    const correlationId = uuid();
    const headers = { accept: 'application/json', 'x-correlation-id': correlationId, 'x-client-name': 'webui' };
    const call = () => upstream.call({ method: 'GET', path: filledPath(template, parts), query, headers });
    const { body } = await (deadlineMs === undefined
      ? call()
      : withDeadline(deadlineMs, call).catch((error: unknown) => {
          if (!(error instanceof DeadlineError)) throw error;
          throw new UpstreamError({ upstream: upstream.name, failure: 'TIMEOUT', status: 504, correlationId });
        }));
    return body as CallOf<'catalog', 'GET', Path>['answer'];
  };

  const cache = createCache({
    ttl: ttlSeconds,
    stale: staleSeconds,
    storage: { type: 'memory', options: { size: mostCached } },
  })
    .define('departments', async () => (await fetched('/departments', {})).departments)
    .define('sellers', async () => (await fetched('/sellers', {}, deadlines.brandIndex)).sellers)
    .define('product', ({ bpn, at }: { bpn: string; at: At }) =>
      fetched('/products/{bpn}', { path: { bpn }, query: { ...at } }, deadlines.productByBpn).catch(nullWhenMissing),
    )
    .define(
      'products',
      async ({ bpns, at }: { bpns: string; at: At }) => (await fetched('/products', { query: { bpns, ...at } })).items,
    )
    .define('list', ({ query: { departmentId, ...query }, at }: { query: ListQuery; at: At }) =>
      fetched('/departments/{departmentId}/products', { path: { departmentId }, query: { ...query, ...at } }).catch(
        nullWhenMissing,
      ),
    )
    .define('prices', ({ upcIds, at }: { upcIds: string; at: At }) =>
      twice(() => fetched('/priceList', { query: { upcIds, ...at } })),
    )
    .define('customizations', (query: { bpn: string; storeId: string }) =>
      fetched('/product/getPrefCustomizations', { query }, deadlines.pdpData).catch(nullWhenMissing),
    );

  return {
    departments: () => cache.departments(),
    sellers: () => cache.sellers(),
    product: (bpn, at) => cache.product({ bpn, at: placeOf(at) }),
    products: (bpns, at) => cache.products({ bpns: bpns.join(','), at: placeOf(at) }),
    list: (query, at) => cache.list({ query, at: placeOf(at) }),
    prices: (upcs, at) => cache.prices({ upcIds: upcs.join(','), at: placeOf(at) }),
    customizations: (bpn, storeId) => cache.customizations({ bpn, storeId }),
  };
}

/** Nothing else of a visit may get into a key, or into a call that others share. */
const placeOf = ({ storeId, channel }: At): At => ({ storeId, channel });

/** S-247: a price list that fails is asked for once more, unless the service refused it. */
async function twice<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error: unknown) => {
    if (error instanceof UpstreamError && error.status < 500) throw error;
    return ask();
  });
}
