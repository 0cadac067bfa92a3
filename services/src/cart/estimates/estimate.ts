import { type Goods, goodsAt } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import type { Random } from '../../platform/random.ts';
import { type Store } from '../../stores/index.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import { factsOf } from '../changing/draft-changes.ts';
import { changeLine, draftOf } from '../rules/change-lines.ts';
import { byKind, type CartCategory, cartFor } from '../rules/kinds.ts';
import type { Line } from '../rules/line.ts';
import { channelFor } from '../rules/places.ts';
import type { CartHead, Owner, Place } from '../store/carts.ts';
import { offersFor } from '../quotes/offers.ts';
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
  /** Do they go into an order that is being changed? It keeps the offers it was placed with. */
  isForOrder: boolean;
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
  { owner, store, place, categories, items, isForOrder }: Estimating,
): Promise<Estimate> {
  const bpns = [...new Set(items.map(({ itemId }) => itemId))];
  const here = await goodsAt(db, bpns, place, now);
  const heads = new Map<string, { head: CartHead; items: EstimatedItem[] }>();
  for (const item of items) {
    const product = here.get(item.itemId)?.product;
    const category = product && cartFor(product.program, categories);
    if (!category) continue;
    const sellerId = category === '3P_MARKETPLACE' ? product.sellerId : null;
    const key = `${category} ${sellerId}`;
    const known = heads.get(key) ?? { head: headOf({ owner, place, category, sellerId, now }), items: [] };
    known.items.push(item);
    heads.set(key, known);
  }
  const all = await Promise.all(
    [...heads.values()].map(async ({ head, items: own }) => {
      const [goods, offers] = await Promise.all([
        head.channel === place.channel ? here : goodsAt(db, bpns, head, now),
        isForOrder ? [] : offersFor(db, head, { store, now }),
      ]);
      return estimatesOf(head, own, { goods, offers, store, now, random });
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
