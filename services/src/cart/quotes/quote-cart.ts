import { type Goods, goodsAt, sellersById } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Store, storeById } from '../../stores/index.ts';
import type { Line } from '../rules/line.ts';
import type { CartHead } from '../store/carts.ts';
import { offersIn } from './offers.ts';
import { rewardsFor } from './rewards.ts';
import { type PricedCart, pricedCart } from './priced-cart.ts';

/** A cart with all of its lines, the removed ones too. */
export interface LoadedCart {
  head: CartHead;
  lines: readonly Line[];
}

interface Quoting {
  now: Temporal.Instant;
  feeCents?: number | undefined;
}

/**
 * What a cart costs now where it shops; a marketplace cart has its seller's shipping as its fee unless another is given (N-63).
 * @throws ServiceError 404 STORE_NOT_FOUND for a store that has closed
 */
export async function quoteCart(db: Database, cart: LoadedCart, quoting: Quoting): Promise<PricedCart> {
  const store = await storeById(db, cart.head.storeId);
  if (!store) throw notFound('STORE_NOT_FOUND', 'There is no such store.');
  return quoteAt(db, store, cart, quoting);
}

/** What lines cost by the store's own prices: no coupon counts, no reward, and nobody's shipping. */
export async function quoteWithoutOffers(
  db: Database,
  { head, lines }: LoadedCart,
  { now }: Quoting,
): Promise<PricedCart> {
  const bpns = [...new Set(lines.map(({ bpn }) => bpn))];
  const [store, goods] = await Promise.all([storeById(db, head.storeId), goodsAt(db, bpns, head, now)]);
  const by = store ? { store, goods } : { store: closed(head), goods: new Map<string, Goods>() };
  return inTurns(pricedCart({ ...head, usesRewards: false }, lines, { ...by, now, offers: [] }));
}

/** A cart to be looked at: in a store that has closed nothing can be had, and the cart can be moved to another. */
export async function quoteShownCart(db: Database, cart: LoadedCart, quoting: Quoting): Promise<PricedCart> {
  const store = await storeById(db, cart.head.storeId);
  if (store) return quoteAt(db, store, cart, quoting);
  const offers = cart.head.ordered?.offers ?? [];
  return inTurns(pricedCart(cart.head, cart.lines, { ...quoting, goods: new Map(), store: closed(cart.head), offers }));
}

const closed = ({ storeId }: CartHead): Store => ({
  storeId,
  name: storeId,
  banner: '',
  displayBanner: '',
  division: '',
  timeZone: 'UTC',
  branchId: null,
  address: '',
  city: '',
  state: '',
  zip: '',
});

async function quoteAt(
  db: Database,
  store: Store,
  { head, lines }: LoadedCart,
  { now, feeCents }: Quoting,
): Promise<PricedCart> {
  const bpns = [...new Set(lines.filter(({ quantity }) => quantity > 0).map(({ bpn }) => bpn))];
  const [goods, offers, sellers, rewardCents] = await Promise.all([
    goodsAt(db, bpns, head, now),
    offersIn(db, head, { store, now }),
    head.sellerId === null ? null : sellersById(db),
    rewardsFor(db, head, now),
  ]);
  // What is being changed keeps the shipping it was placed with: the order adds it.
  const seller = head.sellerId === null || head.ordered ? undefined : sellers?.get(head.sellerId);
  return inTurns(pricedCart(head, lines, { goods, store, now, offers, feeCents, seller, rewardCents }));
}
