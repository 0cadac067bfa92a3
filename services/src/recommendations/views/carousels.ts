import { canBeHad, type Channel, type Goods, goodsAt, onShelves } from '../../catalog/index.ts';
import { crossSellMost } from '../../constants.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { storeDay } from '../../platform/store-day.ts';
import { storeById } from '../../stores/index.ts';
import { carouselMost, type CarouselBody, type RecommendedItem, type ZoneContent } from '../contract/carousels.ts';
import { forShopper, type Reason, type Recommended } from '../rules/for-shopper.ts';
import { habitsOf } from '../rules/habits.ts';
import { departmentsFirst } from '../rules/departments-first.ts';
import { reasonText } from '../rules/reason-text.ts';
import { partnersOf } from '../rules/together.ts';
import { basketsOf } from '../store/baskets.ts';
import { basketCounts, countedBaskets, popularItems, togetherOf } from '../store/together.ts';

/** Who asks, and when. */
interface Asked {
  db: Database;
  now: Temporal.Instant;
  /** null for a guest. */
  householdId: string | null;
}

/** Candidates that are looked up, because some can't be had. */
const candidates = 60;
/** Products that many buy. */
const popularMost = 200;
/** Products of a cart that are looked at. */
const cartMost = 40;
/** Blocks of a zone. */
const blocksMost = 4;
const remembered = { days: 400, baskets: 250 };

/**
 * What is often bought with a product, of other shelves, and can be had now (S-204). Nothing for a product that nobody
 * bought. @throws ServiceError 404 STORE_NOT_FOUND
 */
export async function crossSell(
  { db, now }: Asked,
  query: { storeid: string; bpn: string; channel?: Channel; 'max-result'?: number; 'exclude-bpn'?: string },
): Promise<RecommendedItem[]> {
  const { storeid: storeId, bpn, channel } = query;
  await knownStore(db, storeId);
  const own = (await togetherOf(db, [bpn])).get(bpn);
  if (!own) return [];
  const excluded = new Set([bpn, ...(query['exclude-bpn']?.split(',') ?? [])]);
  const partners = partnersOf(own, await basketCounts(db, [...own.partners.keys()]))
    .filter(({ itemId }) => !excluded.has(itemId))
    .slice(0, candidates);
  const reason = { code: 'BOUGHT_TOGETHER', withItemId: bpn } as const;
  const found = partners.map(({ itemId, score }) => ({ itemId, score, reason }));
  const goods = await goodsAt(db, [bpn, ...found.map(({ itemId }) => itemId)], at(storeId, channel), now);
  const wanted = goods.get(bpn);
  return itemsOf(found, goods, channel)
    .filter(({ goods: { product } }) => product.shelfId !== wanted?.product.shelfId && isOfShop(product, wanted))
    .slice(0, query['max-result'] ?? crossSellMost)
    .map(({ recommended, goods: here }) => itemView(recommended, here, goods, false));
}

const isOfShop = (product: Goods['product'], wanted: Goods | undefined): boolean =>
  product.program === (wanted?.product.program ?? 'abs');

/** What a visitor is recommended (S-207). @throws ServiceError 404 STORE_NOT_FOUND */
export async function carousel(asked: Asked, body: CarouselBody, includeOffer: boolean): Promise<RecommendedItem[]> {
  const { storeId, assortmentChannel: channel, cartItems = [], size = crossSellMost } = body;
  const found = await recommendedFor(asked, storeId, cartItems, candidates + carouselMost);
  const named = found.flatMap(({ itemId, reason }) =>
    'withItemId' in reason ? [itemId, reason.withItemId] : [itemId],
  );
  const goods = await goodsAt(asked.db, [...new Set(named)], at(storeId, channel), asked.now);
  return itemsOf(found, goods, channel)
    .filter(({ goods: { product } }) => isOfShop(product, undefined) && !product.containsAlcohol)
    .slice(0, size)
    .map(({ recommended, goods: here }) => itemView(recommended, here, goods, includeOffer));
}

/** Departments of what a visitor is recommended (S-208). @throws ServiceError 404 STORE_NOT_FOUND */
export async function zoneContent(
  asked: Asked,
  { zone, storeId, cartItems = [] }: { zone: string; storeId: string; cartItems?: { bpn: string }[] },
): Promise<ZoneContent> {
  const found = await recommendedFor(asked, storeId, cartItems, candidates);
  const goods = await goodsAt(
    asked.db,
    found.map(({ itemId }) => itemId),
    { storeId },
    asked.now,
  );
  const here = itemsOf(found, goods, undefined).map(({ recommended, goods: { place, product } }) => ({
    bpn: product.bpn,
    score: recommended.score,
    departmentId: place.department.departmentId,
    title: place.department.name,
  }));
  const departments = departmentsFirst(here, blocksMost);
  const today = storeDay(asked.now, (await knownStore(asked.db, storeId)).timeZone).date.toString();
  const shelves = await onShelves(
    asked.db,
    departments.map(({ bpn }) => bpn),
    { storeId, today },
  );
  return {
    zone,
    blocks: departments.map(({ bpn, departmentId, title }) => ({
      type: 'DEPARTMENT' as const,
      title,
      image: shelves.get(bpn)?.picture ?? null,
      href: `/catalog/departments/${departmentId}`,
    })),
  };
}

async function recommendedFor(
  { db, now, householdId }: Asked,
  storeId: string,
  cartItems: readonly { bpn: string }[],
  most: number,
): Promise<Recommended[]> {
  const today = storeDay(now, (await knownStore(db, storeId)).timeZone).date;
  const since = today.subtract({ days: remembered.days }).toString();
  const bpns = [...new Set(cartItems.map(({ bpn }) => bpn))];
  const [baskets, together, popular, allBaskets] = await Promise.all([
    householdId === null ? [] : basketsOf(db, householdId, { since, most: remembered.baskets }),
    togetherOf(db, bpns.slice(0, cartMost)),
    popularItems(db, popularMost),
    countedBaskets(db),
  ]);
  const cart = new Map(bpns.map((bpn) => [bpn, together.get(bpn)]));
  const known = { habits: habitsOf(baskets, today), householdBaskets: baskets.length, cart, popular, allBaskets };
  return forShopper(known, most);
}

async function knownStore(db: Database, storeId: string) {
  const store = await storeById(db, storeId);
  if (!store) throw new ServiceError(404, 'STORE_NOT_FOUND', 'There is no such store.', 'storeId');
  return store;
}

const at = (storeId: string, channel: Channel | undefined) => ({ storeId, ...(channel && { channel }) });

const itemsOf = (found: readonly Recommended[], goods: ReadonlyMap<string, Goods>, channel: Channel | undefined) =>
  found.flatMap((recommended) => {
    const here = goods.get(recommended.itemId);
    return here && canBeHad(here, channel) ? [{ recommended, goods: here }] : [];
  });

function itemView(
  { itemId, score, reason }: Recommended,
  here: Goods,
  goods: ReadonlyMap<string, Goods>,
  includeOffer: boolean,
): RecommendedItem {
  return {
    itemId,
    name: here.product.name,
    score,
    reason: reasonView(reason, goods),
    offer: (includeOffer && here.price?.promo?.text) || null,
  };
}

function reasonView(reason: Reason, goods: ReadonlyMap<string, Goods>): RecommendedItem['reason'] {
  const withName = reason.code === 'BOUGHT_TOGETHER' ? (goods.get(reason.withItemId)?.place.shelf.name ?? null) : null;
  return {
    code: reason.code,
    withItemId: reason.code === 'BOUGHT_TOGETHER' ? reason.withItemId : null,
    withName,
    dueInDays: reason.code === 'DUE' ? reason.dueInDays : null,
    cadenceDays: reason.code === 'DUE' ? reason.cadenceDays : null,
    text: reasonText(reason, withName),
  };
}
