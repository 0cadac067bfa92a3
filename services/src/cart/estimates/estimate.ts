import { type Goods, goodsAt } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import type { Random } from '../../platform/random.ts';
import { type Store, storeById } from '../../stores/index.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import { factsOf } from '../changing/draft-changes.ts';
import { changeLine, draftOf } from '../rules/change-lines.ts';
import { byKind, type CartCategory, cartFor } from '../rules/kinds.ts';
import type { Line } from '../rules/line.ts';
import { channelFor } from '../rules/places.ts';
import { cartsOf, type CartHead, type Owner, type Place } from '../store/carts.ts';
import { offersIn } from '../quotes/offers.ts';
import { type PricedCart, pricedCart } from '../quotes/priced-cart.ts';

/** So much of a product that may be added. */
export interface EstimatedItem {
  itemId: string;
  /** Packages. */
  quantity: number;
  /** Hundredths of a pound in each; undefined for the least, and for what isn't sold by weight. */
  weight: number | undefined;
  /** Is it in the carts? What isn't is priced by itself. */
  isCounted: boolean;
}

interface Estimating {
  owner: Owner;
  store: Store;
  place: Place;
  /** The kinds of carts that the caller's site keeps (S-165). */
  categories: readonly CartCategory[];
  items: readonly EstimatedItem[];
  /** The order that groceries go into while it is changed, by its own prices and coupons; null for a cart, and so for one that isn't. */
  orderNumber: string | null;
}

/** What carts of some items would cost, and each of the others alone in its cart; what can't be added is in none. */
export interface Estimate {
  carts: readonly PricedCart[];
  others: readonly PricedCart[];
}

/**
 * Prices items as a cart would that held nothing else, by the rules and offers of every cart; nothing is kept, and a household's
 * grocery rewards stay unspent.
 */
export async function estimateCarts(
  { db, random, now }: { db: Database; random: Random; now: Temporal.Instant },
  { owner, store, place, categories, items, orderNumber }: Estimating,
): Promise<Estimate> {
  const bpns = [...new Set(items.map(({ itemId }) => itemId))];
  const [here, order] = await Promise.all([goodsAt(db, bpns, place, now), orderOf(db, owner, orderNumber)]);
  const heads = new Map<string, { head: CartHead; items: EstimatedItem[] }>();
  for (const item of items) {
    const product = here.get(item.itemId)?.product;
    const category = product && cartFor(product.program, categories);
    if (!category) continue;
    const sellerId = category === '3P_MARKETPLACE' ? product.sellerId : null;
    const key = `${category} ${sellerId}`;
    const isOrders = order !== null && (category === '1P' || category === '1P_B2B');
    const head = isOrders ? order : headOf({ owner, place, category, sellerId, now });
    const known = heads.get(key) ?? { head, items: [] };
    known.items.push(item);
    heads.set(key, known);
  }
  const all = await Promise.all(
    [...heads.values()].map(async ({ head, items: wanted }) => {
      const own = head.storeId === store.storeId ? store : ((await storeById(db, head.storeId)) ?? store);
      const [goods, offers] = await Promise.all([
        head.storeId === place.storeId && head.channel === place.channel ? here : goodsAt(db, bpns, head, now),
        offersIn(db, head, { store: own, now }),
      ]);
      return estimatesOf(head, wanted, { goods, offers, store: own, now, random });
    }),
  );
  return {
    carts: all.flatMap(({ cart }) => (cart.lines.length > 0 ? [cart] : [])).toSorted((a, b) => byKind(a.head, b.head)),
    others: all.flatMap(({ others }) => others),
  };
}

async function estimatesOf(
  head: CartHead,
  items: readonly EstimatedItem[],
  by: {
    goods: ReadonlyMap<string, Goods>;
    offers: readonly Offer[];
    store: Store;
    now: Temporal.Instant;
    random: Random;
  },
): Promise<{ cart: PricedCart; others: PricedCart[] }> {
  const facts = factsOf(head, by.goods, by.random);
  const linesFor = (wanted: readonly EstimatedItem[]): Line[] => {
    const draft = draftOf([]);
    for (const { itemId, quantity, weight } of wanted)
      changeLine(draft, { kind: 'ADD', itemId, quantity, weight }, facts);
    return [...draft.lines.values()];
  };
  const counted = items.filter(({ isCounted }) => isCounted);
  const cart = await inTurns(pricedCart(head, linesFor(counted), by));
  const others: PricedCart[] = [];
  for (const item of items) if (!item.isCounted) others.push(await inTurns(pricedCart(head, linesFor([item]), by)));
  return { cart, others: others.filter(({ lines }) => lines.length > 0) };
}

/** The cart of an owner's order that is being changed; null if it isn't. */
async function orderOf(db: Database, owner: Owner, orderNumber: string | null): Promise<CartHead | null> {
  if (orderNumber === null) return null;
  return (await cartsOf(db, owner)).find((cart) => cart.orderNumber === orderNumber) ?? null;
}

/** A cart that nobody has. */
const headOf = ({
  owner,
  place,
  category,
  sellerId,
  now,
}: Pick<CartHead, 'owner' | 'category' | 'sellerId'> & { place: Place; now: Temporal.Instant }): CartHead => ({
  ...place,
  cartId: 'estimate',
  owner,
  category,
  sellerId,
  channel: channelFor(category, place.channel),
  orderNumber: null,
  ordered: null,
  usesRewards: false,
  version: 0,
  updatedAt: now,
});
