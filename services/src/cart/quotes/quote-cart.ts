import { goodsAt, sellersById } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/errors.ts';
import { storeById } from '../../stores/index.ts';
import type { Line } from '../rules/line.ts';
import type { CartHead } from '../store/carts.ts';
import { offersFor } from './offers.ts';
import { type PricedCart, pricedCart } from './priced-cart.ts';

/** A cart with all of its lines, the removed ones too. */
export interface LoadedCart {
  head: CartHead;
  lines: readonly Line[];
}

/**
 * What a cart costs now where it shops; a marketplace cart has its seller's shipping as its fee unless another is given.
 * @throws ServiceError 404 STORE_NOT_FOUND for a store that has closed
 */
export async function quoteCart(
  db: Database,
  { head, lines }: LoadedCart,
  { now, feeCents }: { now: Temporal.Instant; feeCents?: number | undefined },
): Promise<PricedCart> {
  const bpns = [...new Set(lines.filter(({ quantity }) => quantity > 0).map(({ bpn }) => bpn))];
  const store = await storeById(db, head.storeId);
  if (!store) throw notFound('STORE_NOT_FOUND', 'There is no such store.');
  const [goods, offers, sellers] = await Promise.all([
    goodsAt(db, bpns, head, now),
    // What is being changed keeps the offers it was placed with.
    head.ordered ? [] : offersFor(db, head, { store, now }),
    head.sellerId === null ? null : sellersById(db),
  ]);
  const shipping = head.sellerId === null ? 0 : (sellers?.get(head.sellerId)?.shippingCents ?? 0);
  return pricedCart(head, lines, { goods, store, now, offers, feeCents: feeCents ?? shipping });
}
