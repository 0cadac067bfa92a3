import { itemsInCarts } from '../../cart/index.ts';
import { canBeHad, type Channel, type Goods, goodsAt, storeWay } from '../../catalog/index.ts';
import { smartBasketPageSize } from '../../constants.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { storeDay } from '../../platform/store-day.ts';
import { storeById } from '../../stores/index.ts';
import { itemsOnSchedule } from '../../subscriptions/index.ts';
import { mostBought, type ProductGrid, type ProductGridBody, type SmartBasket } from '../contract/purchase-history.ts';
import { dueReason, type Habit, habitsOf, inDueOrder } from '../rules/habits.ts';
import { sortedGrid } from '../rules/grid.ts';
import { basketsOf } from '../store/baskets.ts';

/** How far back habits go, and how many baskets are read at most. */
const remembered = { days: 400, baskets: 250 };

/** Where, when, and whose. */
interface Asked {
  db: Database;
  now: Temporal.Instant;
  householdId: string;
}

/**
 * What a household is due to buy (N-67), the most overdue first; what comes by subscription isn't.
 * @throws ServiceError 404 STORE_NOT_FOUND
 */
export async function smartBasket(
  asked: Asked,
  query: {
    storeId: string;
    channel?: Channel;
    availabilityCheck?: boolean;
    excludeCartItems?: boolean;
    pageNo?: number;
    pageSize?: number;
  },
): Promise<SmartBasket> {
  const { pageNo = 1, pageSize = smartBasketPageSize, storeId, channel } = query;
  const inCarts = query.excludeCartItems ? await itemsInCarts(asked.db, asked.householdId) : new Set<string>();
  const scheduled = await itemsOnSchedule(asked.db, asked.householdId);
  const due = inDueOrder(await habitsHere(asked, storeId)).filter(
    ({ itemId }) => !inCarts.has(itemId) && !scheduled.has(itemId),
  );
  const page = due.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const goods = query.availabilityCheck ? await goodsOf(asked, page, { storeId, channel }) : null;
  return {
    items: page.map(
      ({ itemId, due: score, cadenceDays, lastBought, dueInDays, suggestedQuantity, selectedWeight }) => ({
        itemId,
        score,
        cadenceDays: cadenceDays ?? 0,
        lastBought,
        dueInDays: dueInDays ?? 0,
        suggestedQty: suggestedQuantity,
        selectedWeight,
        available: goods && isAvailable(goods.get(itemId), channel),
        reason: dueReason(dueInDays ?? 0),
      }),
    ),
    pageNo,
    pageSize,
    total: due.length,
  };
}

/**
 * Everything a household has bought (S-209), with the departments it is from.
 * @throws ServiceError 404 STORE_NOT_FOUND
 */
export async function productGrid(asked: Asked, body: ProductGridBody): Promise<ProductGrid> {
  const { filter = {}, sort = 'FREQUENCY', pageNo = 1, pageSize = smartBasketPageSize, storeId, channel } = body;
  const habits = await habitsHere(asked, storeId);
  const goods = await goodsOf(asked, habits, { storeId, channel });
  const departments = filter.departments && new Set(filter.departments);
  const kept = sortedGrid(habits, sort).filter(({ itemId }) => {
    const here = goods.get(itemId);
    return (
      (!departments || departments.has(here?.place.department.departmentId ?? '')) &&
      (!filter.onSale || isOnSale(here)) &&
      (!filter.inStock || isAvailable(here, channel))
    );
  });
  return {
    items: kept.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((habit) => {
      const here = goods.get(habit.itemId);
      return {
        itemId: habit.itemId,
        timesBought: habit.timesBought,
        lastBought: habit.lastBought,
        cadenceDays: habit.cadenceDays,
        suggestedQty: habit.suggestedQuantity,
        selectedWeight: habit.selectedWeight,
        available: isAvailable(here, channel),
        onSale: isOnSale(here),
        departmentId: here?.place.department.departmentId ?? null,
      };
    }),
    departments: await departmentsOf(asked.db, goods),
    pageNo,
    pageSize,
    total: kept.length,
  };
}

/** What a household has bought before, most often first. @throws ServiceError 404 STORE_NOT_FOUND */
export async function boughtBefore(asked: Asked, { storeId }: { storeId: string }): Promise<{ itemIds: string[] }> {
  const habits = sortedGrid(await habitsHere(asked, storeId), 'FREQUENCY');
  return { itemIds: habits.slice(0, mostBought).map(({ itemId }) => itemId) };
}

/** @throws ServiceError 404 STORE_NOT_FOUND */
async function habitsHere({ db, now, householdId }: Asked, storeId: string): Promise<Habit[]> {
  const store = await storeById(db, storeId);
  if (!store) throw new ServiceError(404, 'STORE_NOT_FOUND', 'There is no such store.', 'storeId');
  const today = storeDay(now, store.timeZone).date;
  const since = today.subtract({ days: remembered.days }).toString();
  return habitsOf(await basketsOf(db, householdId, { since, most: remembered.baskets }), today);
}

type Here = ReadonlyMap<string, Goods>;

const goodsOf = (
  { db, now }: Asked,
  habits: readonly Habit[],
  { storeId, channel }: { storeId: string; channel: Channel | undefined },
): Promise<Here> => {
  const bpns = habits.map(({ itemId }) => itemId);
  return goodsAt(db, bpns, { storeId, ...(channel && { channel }) }, now);
};

const isAvailable = (here: Goods | undefined, channel: Channel | undefined): boolean =>
  here !== undefined && canBeHad(here, channel);

const isOnSale = (here: Goods | undefined): boolean =>
  here?.price != null && (here.price.promo !== null || here.price.priceCents < here.price.basePriceCents);

async function departmentsOf(db: Database, goods: Here): Promise<ProductGrid['departments']> {
  const way = await storeWay(db);
  const counts = new Map<string, number>();
  for (const { place } of goods.values())
    counts.set(place.department.departmentId, (counts.get(place.department.departmentId) ?? 0) + 1);
  return [...counts]
    .flatMap(([departmentId, count]) => {
      const place = way.department(departmentId);
      return place ? [{ departmentId, name: place.department, count, at: place.departmentAt }] : [];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ departmentId, name, count }) => ({ departmentId, name, count }));
}
