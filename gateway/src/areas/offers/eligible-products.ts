import type { GatewayContext } from '../../context.ts';
import { shopOf } from '../stores/published.ts';
import type { CouponModel } from './models.ts';

/** As many prices as one call may name, and as many calls as one offer is worth. */
const [mostUpcs, mostCalls] = [50, 4];

const known = new WeakMap<CouponModel, Promise<readonly string[]>>();

/**
 * The products that an offer counts for at the visitor's store, by number, each once; asked for once, whoever wants to know.
 * Empty if they can't be loaded (S-228).
 */
export function eligibleProducts(model: CouponModel, context: GatewayContext): Promise<readonly string[]> {
  let products = known.get(model);
  if (!products) known.set(model, (products = load(model, context)));
  return products;
}

async function load({ coupon: { upcList } }: CouponModel, context: GatewayContext): Promise<readonly string[]> {
  if (upcList.length === 0) return [];
  const { storeId, channel } = await shopOf(context);
  const calls = Array.from({ length: Math.min(mostCalls, Math.ceil(upcList.length / mostUpcs)) }, (_, at) =>
    context.sources.catalog.prices(upcList.slice(at * mostUpcs, (at + 1) * mostUpcs), { storeId, channel }),
  );
  const answers = await Promise.all(calls).catch((error: unknown) => {
    context.log.warn({ err: error }, 'products of an offer could not be loaded');
    return [];
  });
  return [...new Set(answers.flatMap(({ prices }) => prices.map(({ bpn }) => bpn)))];
}
