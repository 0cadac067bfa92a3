import { type Goods, goodsAt } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { Change } from '../rules/change-lines.ts';
import { type CartCategory, cartFor } from '../rules/kinds.ts';
import { channelFor } from '../rules/places.ts';
import { cartsOf, type CartHead, type Owner, type Place } from '../store/carts.ts';
import { linesOf } from '../store/lines.ts';

/** A cart that changes go into; made with them if its owner has none of the kind. */
export interface Target {
  category: CartCategory;
  sellerId: string | null;
  orderNumber: string | null;
  place: Place;
  /** null: to be made. */
  cartId: string | null;
  /** Positions of the changes in the request. */
  changes: number[];
  /** Products of the lines that are changed, by those positions. */
  bpns: Map<number, string>;
  /** What the products are where it shops. */
  goods: ReadonlyMap<string, Goods>;
}

/** Where changes go, and by their positions those that add what the site doesn't sell. */
interface Found {
  targets: Target[];
  elsewhere: ReadonlyMap<number, 'BUSINESS_ONLY' | 'HOUSEHOLDS_ONLY'>;
}

/**
 * Finds the cart of each change: SET and REMOVE go to the line with the entry id, an ADD to the cart of the product's kind
 * and seller, or to the order that is being changed (N-63, S-111). What finds none is left out.
 */
export async function targetsOf(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  owner: Owner | null,
  asked: { changes: readonly Change[]; place: Place; orderNumber: string | null; categories: readonly CartCategory[] },
): Promise<Found> {
  const { changes, place, orderNumber, categories } = asked;
  const now = clock.now();
  const heads = owner === null ? [] : await cartsOf(db, owner);
  const cartOf = await cartsByEntry(db, heads);
  const added = changes.flatMap(({ kind, itemId }) => (kind === 'ADD' && itemId !== undefined ? [itemId] : []));
  const here = await goodsAt(db, [...new Set(added)], place, now);
  const targets = new Map<string, Target>();
  const elsewhere = new Map<number, 'BUSINESS_ONLY' | 'HOUSEHOLDS_ONLY'>();
  for (const [index, change] of changes.entries()) {
    const named = cartOf.get(change.entryId ?? '');
    const target = named
      ? existing(named.head)
      : change.kind === 'ADD'
        ? forGoods(here.get(change.itemId ?? ''), index)
        : undefined;
    if (!target) continue;
    const key = target.cartId ?? `${target.category} ${target.sellerId}`;
    const known = targets.get(key) ?? target;
    known.changes.push(index);
    if (named) known.bpns.set(index, named.bpn);
    targets.set(key, known);
  }
  const withTheirGoods = [...targets.values()].map((target) =>
    withGoods(db, target, changes, { at: place, goods: here, now }),
  );
  return { targets: await Promise.all(withTheirGoods), elsewhere };

  function forGoods(goods: Goods | undefined, index: number): Target | undefined {
    if (!goods) return undefined;
    const category = cartFor(goods.product.program, categories);
    if (category === undefined) {
      elsewhere.set(index, goods.product.program === '1P_B2B' ? 'BUSINESS_ONLY' : 'HOUSEHOLDS_ONLY');
      return undefined;
    }
    const sellerId = category === '3P_MARKETPLACE' ? goods.product.sellerId : null;
    const order = category === '1P' || category === '1P_B2B' ? orderNumber : null;
    const head = heads.find((each) =>
      // Groceries go into the order that is being changed, whether it was scheduled or not.
      order === null
        ? each.category === category && each.sellerId === sellerId && each.orderNumber === null
        : each.orderNumber === order,
    );
    if (head) return existing(head);
    const own = { ...place, channel: channelFor(category, place.channel) };
    return {
      category,
      sellerId,
      orderNumber: order,
      place: own,
      cartId: null,
      changes: [],
      bpns: new Map(),
      goods: new Map(),
    };
  }
}

const existing = ({ cartId, category, sellerId, orderNumber, storeId, channel, zipCode }: CartHead): Target => ({
  category,
  sellerId,
  orderNumber,
  place: { storeId, channel, zipCode },
  cartId,
  changes: [],
  bpns: new Map(),
  goods: new Map(),
});

async function cartsByEntry(
  db: Database,
  heads: readonly CartHead[],
): Promise<ReadonlyMap<string, { head: CartHead; bpn: string }>> {
  const lines = await linesOf(
    db,
    heads.map(({ cartId }) => cartId),
  );
  return new Map(
    heads.flatMap((head) =>
      (lines.get(head.cartId) ?? []).map(({ entryId, bpn }) => [entryId, { head, bpn }] as const),
    ),
  );
}

/** Most carts shop where the request comes from: then the catalog has already been asked. */
async function withGoods(
  db: Database,
  target: Target,
  changes: readonly Change[],
  known: { at: Place; goods: ReadonlyMap<string, Goods>; now: Temporal.Instant },
): Promise<Target> {
  const bpns = [...new Set(target.changes.flatMap((index) => changes[index]?.itemId ?? target.bpns.get(index) ?? []))];
  const isHere = known.at.storeId === target.place.storeId && known.at.channel === target.place.channel;
  if (isHere && bpns.every((bpn) => known.goods.has(bpn))) return { ...target, goods: known.goods };
  return { ...target, goods: await goodsAt(db, bpns, target.place, known.now) };
}
