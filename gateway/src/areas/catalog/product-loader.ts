import DataLoader from 'dataloader';
import type { GatewayContext } from '../../context.ts';
import type { Product } from '../../generated/rest.ts';
import type { At } from './source.ts';

/** A product, and whose prices and stock of it. */
export interface ProductPlace extends At {
  bpn: string;
}

type Loader = DataLoader<ProductPlace, Product | null, string>;
const loaders = new WeakMap<GatewayContext, Loader>();

/** As many as one call may name. */
const mostInCall = 100;

/**
 * Products of a visit: whoever asks, and however many lines they ask for, there is one call for each store and channel.
 * null for one that there is not, or that can't be loaded: what holds it is shown without it.
 */
export function productLoader(context: GatewayContext): Loader {
  let loader = loaders.get(context);
  if (!loader) loaders.set(context, (loader = openLoader(context)));
  return loader;
}

const openLoader = ({ sources, log }: GatewayContext): Loader =>
  new DataLoader<ProductPlace, Product | null, string>(
    async (places) => {
      const found = new Map<string, Product>();
      const byShop = Map.groupBy(places, ({ storeId, channel }) => `${storeId} ${channel}`);
      const calls = [...byShop.values()].flatMap((ofShop) => {
        const [at] = ofShop;
        if (!at) return [];
        const bpns = [...new Set(ofShop.map(({ bpn }) => bpn))].toSorted();
        return chunks(bpns).map(async (some) => {
          for (const product of await sources.catalog.products(some, at))
            found.set(keyOf({ ...at, bpn: product.bpn }), product);
        });
      });
      for (const { status, reason } of (await Promise.allSettled(calls)).map(failureOf))
        if (status === 'rejected') log.warn({ err: reason }, 'products of lines could not be loaded');
      return places.map((place) => found.get(keyOf(place)) ?? null);
    },
    { cacheKeyFn: keyOf, maxBatchSize: 1000 },
  );

const keyOf = ({ storeId, channel, bpn }: ProductPlace): string => `${storeId} ${channel} ${bpn}`;

const failureOf = (result: PromiseSettledResult<void>): { status: string; reason: unknown } => ({
  status: result.status,
  reason: result.status === 'rejected' ? (result.reason as unknown) : null,
});

const chunks = (all: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(all.length / mostInCall) }, (_, i) => all.slice(i * mostInCall, (i + 1) * mostInCall));
